"""A card's printed text in one notation, cut into особенности, with the way back to the printed letters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from app.cardtext.lexicon.dictionary import folded
from app.cardtext.lexicon.nouns import CLASS_NAMES
from app.cardtext.reading.assembly import Remarks
from app.engine.program import EVERY_TIME, Limit
from app.engine.terms import Per, Zone

_SIGNS: tuple[tuple[str, str], ...] = (
    (r"🪙\ufe0f?|\{COINS?\}|\[:coin\]|\{coin\}", "{COIN}"),
    (r"🔄\ufe0f?|\{TAP\}|\[:tap\]|\{tap\}", "{TAP}"),
    (r"\{PRAY(?:ER)?\}|\{pray\}", "{PRAY}"),
    (r"[“”„‟\"]", '"'),
    (r"\u00a0|\u2009|\t", " "),
    (r"[‚]", ","),
    (r"(?<=[а-яё.])n(?=[А-ЯЁ\d{])", "\n"),
)
_SIGN = re.compile("|".join(f"(?P<s{i}>{pattern})" for i, (pattern, _) in enumerate(_SIGNS)))
_REMARKS: tuple[tuple[str, Remarks], ...] = (
    (r"(?:один|1) раз за ход", Remarks(limit=Limit(1, Per.TURN))),
    (r"(?:один|1) раз за (?:игру|бой)", Remarks(limit=Limit(1, Per.GAME))),
    (r"(?:два|2) раза за ход", Remarks(limit=Limit(2, Per.TURN))),
    (r"эта (?:особенность|способность) работает на кладбище", Remarks(zones=(Zone.GRAVEYARD,))),
    (r"эта (?:особенность|способность) работает (?:в|из) рук[еи]", Remarks(zones=(Zone.HAND,))),
    (r"эта (?:особенность|способность) работает в колоде", Remarks(zones=(Zone.DECK,))),
    (r"эта (?:особенность|способность) работает в дополнительной колоде", Remarks(zones=(Zone.SIDE_DECK,))),
    (r"эту (?:особенность|способность) может активировать (?:каждый|любой) игрок", Remarks(by_anyone=True)),
    (r"эту (?:особенность|способность) можно применить любое число раз за ход", Remarks(limit=EVERY_TIME)),
)
_REMINDERS = (
    r"округл\w+ вниз",
    r"найм срабатывает, когда .*",
    r"найдите в (?:своей|вашей) колоде .*",
    r"может действовать и атаковать в тот же ход.*",
    r"должн?о? ?атаковать ударом при первой возможности",
    r"это считается ранением",
    r"если (?:оно|он|она) (?:выжило|выжил|выжила)",
    r"после атаки",
    r"заклинание оста[её]тся в руке",
    r"добытые карты возвращаются .*",
)
"""What is so by the rules anyway."""
_REMINDER = re.compile("|".join(f"(?:{pattern})" for pattern in _REMINDERS))


@dataclass(slots=True)
class Text:
    """Letters with the place in the printed text that each came from."""

    letters: str
    places: list[int]

    def cut(self, start: int, end: int) -> Text:
        return Text(self.letters[start:end], self.places[start:end])

    def without(self, start: int, end: int) -> Text:
        return Text(self.letters[:start] + self.letters[end:], self.places[:start] + self.places[end:])

    def changed(self, start: int, end: int, put: str) -> Text:
        """With other letters in this place."""
        letters = self.letters[:start] + put + self.letters[end:]
        return Text(letters, self.places[:start] + [self.place(start)] * len(put) + self.places[end:])

    def stripped(self, letters: str = " ,") -> Text:
        start = len(self.letters) - len(self.letters.lstrip(letters))
        end = len(self.letters.rstrip(letters))
        return self.cut(start, max(start, end))

    def place(self, index: int) -> int:
        """Where in the printed text a letter stood."""
        if not self.places:
            return 0
        return self.places[min(index, len(self.places) - 1)]


@dataclass(slots=True)
class Unit:
    """One особенность (110.1), or the classes of a first line."""

    text: Text
    remarks: Remarks = field(default_factory=Remarks)
    unread: Text | None = None  # a remark that is none of the known ones, so that nothing it changes is lost


@dataclass(slots=True)
class Normal:
    units: list[Unit]
    classes: tuple[str, ...] = ()


def normalised(printed: str) -> Normal:
    """The особенности of a card's text, in one notation; known reminders in brackets are dropped."""
    text = _with_signs(printed)
    classes, text = _class_line(text)
    units: list[Unit] = []
    for piece in _sentences(text):
        _add(units, piece)
    return Normal(units, classes)


def _with_signs(printed: str) -> Text:
    letters: list[str] = []
    places: list[int] = []
    at = 0
    for match in _SIGN.finditer(printed):
        letters.append(printed[at : match.start()])
        places += range(at, match.start())
        replacement = _SIGNS[int(str(match.lastgroup)[1:])][1]
        letters.append(replacement)
        places += [match.start()] * len(replacement)
        at = match.end()
    letters.append(printed[at:])
    places += range(at, len(printed))
    return _paired_quotes(
        _exceptions(
            _limits(_swapped(_without_more(_separated_signs(Text(_GOES_ON.sub(" ", "".join(letters)), places)))))
        )
    )


_COIN_COMMA = re.compile(r"(?<=\{COIN\}), ?(?=\{TAP\})")
_BARE_TAP = re.compile(r"(?<=\{TAP\}) ?(?=[А-ЯЁ])")
_SLIPPED_COLON = re.compile(r"(?<=\}) ?[;](?= )")


def _separated_signs(text: Text) -> Text:
    """«1{COIN},{TAP} -», «{TAP}Закройте» and «{TAP};» as «1{COIN}{TAP}:»."""
    for pattern, replacement in ((_COIN_COMMA, ""), (_BARE_TAP, ": "), (_SLIPPED_COLON, ":")):
        while (match := pattern.search(text.letters)) is not None:
            start, end = match.span()
            place = text.place(start)
            text = Text(
                text.letters[:start] + replacement + text.letters[end:],
                text.places[:start] + [place] * len(replacement) + text.places[end:],
            )
    return text


_LIMIT = re.compile(r" ?\((?:максимум|не более|не больше)(?: чем)?(?: на)? (\d+)\)", re.IGNORECASE)


def _limits(text: Text) -> Text:
    """«… (максимум 5)» as «…, но не больше чем на 5»."""
    while (match := _LIMIT.search(text.letters)) is not None:
        start, end = match.span()
        said = f", но не больше чем на {match[1]}"
        letters = text.letters[:start] + said + text.letters[end:]
        text = Text(letters, text.places[:start] + [text.place(start)] * len(said) + text.places[end:])
    return text


_EXCEPTION = re.compile(r" ?\((кроме [^()]*)\)", re.IGNORECASE)


def _exceptions(text: Text) -> Text:
    """«… (кроме атакованного)» as «…, кроме атакованного»."""
    while (match := _EXCEPTION.search(text.letters)) is not None:
        text = text.changed(match.start(), match.end(), f", {match[1]}")
    return text


_MORE = re.compile(
    r"(?<=[а-яё] )ещё (?=карт|одну карт|(?:\d+|две|три) карт)"
    r"|(?<=(?:вызовите|создайте|получите) )ещё (?=одн|[\dдт])",
    re.IGNORECASE,
)


def _without_more(text: Text) -> Text:
    """«возьмите ещё карту» is one card, whatever was taken before."""
    while (match := _MORE.search(text.letters)) is not None:
        text = text.without(*match.span())
    return text


_NUMBER_AFTER = re.compile(r"((?:верхн|нижн)\w+) (\d+|две|три|четыре|пять|шесть)(?= карт)", re.IGNORECASE)


def _swapped(text: Text) -> Text:
    """«верхние 3 карты» as «3 верхние карты»."""
    while (match := _NUMBER_AFTER.search(text.letters)) is not None:
        (start, middle), (number, end) = match.span(1), match.span(2)
        pieces = [text.cut(0, start), text.cut(number, end), text.cut(middle, number), text.cut(start, middle)]
        pieces.append(text.cut(end, len(text.letters)))
        text = Text("".join(it.letters for it in pieces), [place for it in pieces for place in it.places])
    return text


def _paired_quotes(text: Text) -> Text:
    said, *others = text.letters.split('"')
    for i, part in enumerate(others):
        said += ("»" if i % 2 else "«") + part
    return Text(said, text.places)


def _class_line(text: Text) -> tuple[tuple[str, ...], Text]:
    """The first line names the classes in some lists."""
    line = text.letters.lstrip().split("\n", 1)[0]
    end = text.letters.find(line) + len(line)
    name = folded(" ".join(line.split()))
    hero = re.fullmatch(r"герой[- ](\w+)", name)
    if hero is not None:
        return (hero.group(1),), text.cut(end, len(text.letters))
    if name in CLASS_NAMES:
        return (name,), text.cut(end, len(text.letters))
    return (), text


_GOES_ON = re.compile(r"[.\n](?=\s*(?:[а-яё]{2}|[а-яё] [а-яё]))")
"""A small letter goes on with the sentence: the line was too short for it, or a stop was seen where there is none."""


_BOUND = re.compile(r"[(«)».\n]")


def _sentences(text: Text) -> Iterator[Text]:
    """The text between full stops and line ends outside brackets and quotation marks."""
    start, depth = 0, 0
    for match in _BOUND.finditer(text.letters):
        i, letter = match.start(), match.group()
        if letter in "(«":
            depth += 1
        elif letter in ")»":
            depth = max(0, depth - 1)
        elif letter == "\n" or (letter == "." and depth == 0):
            yield text.cut(start, i)
            start, depth = i + 1, 0 if letter == "\n" else depth
    yield text.cut(start, len(text.letters))


_BRACKETS = re.compile(r"\([^()]*\)|\([^()]*$|(?<=\s)\)")
_NO_EFFECT = re.compile("можно разыграть без эффекта")
_WORD = re.compile(r"[^\W\d_]{3,}")


def _add(units: list[Unit], piece: Text) -> None:
    unit = Unit(piece)
    meant: list[Text] = []
    while (match := _BRACKETS.search(unit.text.letters)) is not None:
        if _NO_EFFECT.search(folded(match.group())):
            meant.append(unit.text.cut(match.start() + 1, match.end() - 1).stripped(" .,"))
        elif (remarks := _remarks(match.group())) is not None:
            unit.remarks = _joined(unit.remarks, remarks)
        else:
            unit.unread = unit.text.cut(*match.span())
        unit.text = unit.text.without(*match.span())
    unit.text = unit.text.stripped(" \n,;")
    if _WORD.search(unit.text.letters):
        units.append(unit)
    elif units:
        units[-1].remarks = _joined(units[-1].remarks, unit.remarks)
        units[-1].unread = units[-1].unread or unit.unread
    units += [Unit(text) for text in meant]


_STRAY = re.compile(r"(?<=[а-яё] )[окх] ")


def _remarks(brackets: str) -> Remarks | None:
    """What a bracket says; None: something that is not known."""
    inside = _STRAY.sub("", folded(brackets).strip("(). "))
    if _REMINDER.fullmatch(inside):
        return Remarks()
    found = Remarks()
    for part in re.split(r"[.,;] ?", inside):
        remarks = next((each for pattern, each in _REMARKS if re.fullmatch(pattern, part)), None)
        if remarks is None and _WORD.search(part):
            return None
        found = _joined(found, remarks or Remarks())
    return found


def _joined(a: Remarks, b: Remarks) -> Remarks:
    return Remarks(a.limit or b.limit, a.zones or b.zones, a.by_anyone or b.by_anyone)
