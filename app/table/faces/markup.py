"""Rules text cut into words: signs in line, heads and keywords bold, reminders in brackets italic."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from app.table.faces.signs import NOTATIONS, Sign


class Style(Enum):
    """How letters are set: bold, italic."""

    PLAIN = (False, False)
    BOLD = (True, False)
    ITALIC = (False, True)


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters of one style, a sign, or (`is_chip`) the name of a sign that is not known, set in a little frame."""

    text: str
    style: Style = Style.PLAIN
    sign: Sign | None = None
    is_chip: bool = False


@dataclass(frozen=True, slots=True)
class Word:
    """What no line break may part, and the letters of the text that it stands for."""

    pieces: tuple[Piece, ...]
    start: int
    end: int


Paragraph = tuple[Word, ...]

_SIGN = r"\{[^{}\s]{1,12}\}|\[:[^\[\]\s]{1,12}\]|🪙|🔄"
_TOKEN = re.compile(rf"({_SIGN})|([^\S\xa0]+)|([^\s{{\[🪙🔄]+|\xa0|.)")
_HEAD = re.compile(r"(?:^|(?<=[.!?;)»]\s)|(?<=[.!?]))\s*(?P<head>(?:[^\s.:;!?()«»]+[ \xa0]?){1,4}):(?=\s|$|[«А-ЯЁ])")
_DASH_HEAD = re.compile(
    rf"(?:^|(?<=[.!?;]\s))\s*(?P<head>(?:Найм|Гибель|(?:[0-9XХ]|{_SIGN}|,\s?)+(?:\([^)]*\))?))\s(?=[-–—]\s)",
)
_REMINDER = re.compile(r"\([^()]*\)")
_NAMES = (
    "авангард|броня|единение|жажда|инкарнация|медитация|отравление|регенерация|вампиризм|могущество|чешуя|бешенство|гнев|"
    "модуль|направленный удар|немертвый|опыт в атаке|опыт в защите|орда|первый удар|рывок|скрытность|уникальность|"
    "уязвимость|ярость|созданный|помещенный|оглушение|кладка|спящий|подавление|засада|защита от [а-я ]+|"
    "уклонение от [а-я ]+|неуловимость от [а-я ]+|не закрывается после атаки|не получает ран от [а-я ]+|набег|"
    "концентрация|усовершенствование|невидимость|полёт|полет|парализация"
)
_KEYWORDS = re.compile(rf"(?:{_NAMES})(?: на)?(?: [0-9xх+]+)?(?:,? (?:и )?(?:{_NAMES})(?: на)?(?: [0-9xх+]+)?)*\.?")
_SENTENCE = re.compile(r"[^.!?\n]+[.!?]*")
_LONE_DASH = re.compile(r"[-–—−]")


@lru_cache(maxsize=2048)
def parse_text(text: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a text, one for each line that is not empty."""
    paragraphs = []
    start = 0
    for line in text.split("\n"):
        words = tuple(_joined(_words(line, start)))
        if words:
            paragraphs.append(words)
        start += len(line) + 1
    return tuple(paragraphs)


def _words(line: str, start: int) -> Iterator[Word]:
    """The words of one line."""
    bold, italic = _bold_spans(line), [match.span() for match in _REMINDER.finditer(line)]
    pieces: list[Piece] = []
    begin = 0
    for token in _TOKEN.finditer(line):
        sign, gap, letters = token.groups()
        if gap is not None:
            if pieces:
                yield Word(tuple(pieces), start + begin, start + token.start())
            pieces = []
            continue
        if not pieces:
            begin = token.start()
        for place, part in [(token.start(), sign)] if sign else _parted(token.start(), letters, bold + italic):
            style = Style((_inside(bold, place), _inside(italic, place)))
            pieces.append(_sign_piece(part, style) if sign else Piece(part, style))
    if pieces:
        yield Word(tuple(pieces), start + begin, start + len(line.rstrip()))


def _parted(start: int, letters: str, spans: list[tuple[int, int]]) -> Iterator[tuple[int, str]]:
    """Letters cut where a style begins or ends, each part with its place."""
    edges = sorted({edge - start for span in spans for edge in span if 0 < edge - start < len(letters)})
    for first, last in zip([0, *edges], [*edges, len(letters)], strict=True):
        yield start + first, letters[first:last]


def _sign_piece(written: str, style: Style) -> Piece:
    """A sign that is known, else a chip with its name."""
    name = written.strip("{}[]:").casefold()
    sign = NOTATIONS.get(name)
    return Piece(name, style, sign) if sign else Piece(name, style, is_chip=True)


def _bold_spans(line: str) -> list[tuple[int, int]]:
    """Heads before a colon and sentences of keywords alone."""
    spans = [match.span("head") for match in (*_HEAD.finditer(line), *_DASH_HEAD.finditer(line))]
    spans = [(start, end + 1 if line[end : end + 1] == ":" else end) for start, end in spans]
    for sentence in _SENTENCE.finditer(line):
        if _KEYWORDS.fullmatch(sentence.group().strip().casefold().replace("ё", "е")):
            spans.append(sentence.span())
    return spans


def _inside(spans: list[tuple[int, int]], place: int) -> bool:
    return any(start <= place < end for start, end in spans)


def _joined(words: Iterator[Word]) -> Iterator[Word]:
    """Words with what typography keeps together: a dash with the word before, a one-letter word with the next."""
    held: Word | None = None
    for word in words:
        if held is None:
            held = word
        elif _is_dash(word) or _is_letter(held):
            held = Word((*held.pieces, Piece("\xa0", word.pieces[0].style), *word.pieces), held.start, word.end)
        else:
            yield held
            held = word
    if held is not None:
        yield held


def _is_dash(word: Word) -> bool:
    return len(word.pieces) == 1 and _LONE_DASH.fullmatch(word.pieces[0].text) is not None


def _is_letter(word: Word) -> bool:
    last = word.pieces[-1]
    alone = len(word.pieces) == 1 or word.pieces[-2].text == "\xa0"
    return alone and last.sign is None and len(last.text) == 1 and last.text.isalpha() and not last.text.isupper()
