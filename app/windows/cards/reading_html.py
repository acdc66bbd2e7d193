"""How a card's text reads back: what plays by itself in the one canonical wording, what is played by hand, and why."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from app.controller.speaking import written
from app.engine.program import Ability, ByHand
from app.library.changes import PlayChange
from app.library.compiling import Part, Reading
from app.windows.cards.html import text_html
from app.windows.colours import Colours
from app.words.signs import spelled
from carddb.programs import Plays

Say = Callable[..., str]
_HAND = '<img src="sign:hand" width="{side}" height="{side}" style="vertical-align:middle">'


def reading_html(reading: Reading, say: Say, colours: Colours, side: int) -> str:
    """Every особенность on lines of its own; a card without text says so."""
    if not reading.parts:
        return f'<p style="margin:0">{escape(say("browser.no_text"))}</p>'
    return "".join(_part(part, say, colours, side) for part in reading.parts)


def verdict_message(reading: Reading) -> str:
    """The message that tells how much of the card plays by itself."""
    return {
        Plays.WHOLE: "browser.plays.whole",
        Plays.PARTLY: "browser.plays.partly",
        Plays.BY_HAND: "browser.plays.by_hand",
    }[reading.plays]


def change_html(change: PlayChange, say: Say, colours: Colours, side: int) -> str:
    """What a text changed in how a card plays: abilities that went, abilities that came; or that it plays the same."""
    if change.is_none:
        return f'<span style="color:{colours.text_soft}">{escape(say("browser.change.none"))}</span>'
    marked = [(each, "−", colours.bad) for each in change.gone] + [(each, "+", colours.good) for each in change.came]
    lines = (
        f'<b style="color:{ink}">{mark}</b> {text_html(_wording(ability), side, colours.text)}'
        for ability, mark, ink in marked
    )
    return "<br>".join(lines)


def change_lines(change: PlayChange, say: Say) -> str:
    """The same as plain lines."""
    lines = [say("browser.change.gone", words=spelled(_wording(each))) for each in change.gone]
    return "\n".join(lines + [say("browser.change.came", words=spelled(_wording(each))) for each in change.came])


def _wording(ability: Ability) -> str:
    """An ability in the canonical wording; one that is played by hand as it stands in the text."""
    return ability.text if isinstance(ability, ByHand) else written(ability)


def _part(part: Part, say: Say, colours: Colours, side: int) -> str:
    lines = [_declined(part, say, colours, side)] if part.declined else [_read(part, colours, side)]
    mended = (text_html(say("browser.mended", read=each.read, taken=each.taken_for), side) for each in part.mended)
    lines += [f'<span style="color:{colours.warning}">{words}</span>' for words in mended]
    return f'<p style="margin-top:0; margin-bottom:5px">{"<br>".join(lines)}</p>'


def _read(part: Part, colours: Colours, side: int) -> str:
    said = [written(ability) for ability in part.abilities]
    words = " ".join(filter(None, said)) or part.text
    return f'<b style="color:{colours.good}">•</b> {text_html(words, side, colours.text)}'


def _declined(part: Part, say: Say, colours: Colours, side: int) -> str:
    """The words as they stand, those that were not read marked, and the nearest known phrase."""
    declined = part.declined
    assert declined is not None
    at = max(0, part.text.find(declined.words)) if declined.words else 0
    before, words, after = part.text[:at], declined.words, part.text[at + len(declined.words) :]
    marked = f'<span style="background:{colours.gone}">{text_html(words, side)}</span>'
    line = f"{_HAND.format(side=side)} {text_html(before, side)}{marked}{text_html(after, side)}"
    told = say(f"browser.why.{declined.why.value}")
    if declined.nearest:
        told += " " + say("browser.nearest", words=declined.nearest)
    return f'{line}<br><span style="color:{colours.text_soft}">{text_html(told, side)}</span>'
