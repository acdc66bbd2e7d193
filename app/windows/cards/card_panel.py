"""A card's page: its face, the text in force, how it plays, what its texts were, its printings."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from html import escape

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.library import Library
from app.library.changes import PlayChange
from app.windows.cards.face import face_of
from app.windows.cards.face_view import FaceView
from app.windows.cards.html import CardText, bullets, difference_html, paragraph, section, text_html
from app.windows.cards.reading_html import change_html, reading_html, verdict_message
from app.windows.cards.story import Story, story_of, story_on
from app.windows.cards.vocabulary import element_message, game_message, rarity_message, type_message
from app.windows.client import Client
from app.windows.jobs import Job
from app.windows.sheet import with_kind
from app.windows.speech import Texts
from carddb.facts import Card, CardType, Facts, Printing, Wording

CHOOSE, CANCEL, RESTORE = "choose", "cancel", "restore"


class CardPanel(QWidget):
    """Shows one card. `told` has the story when it is known; links ask to choose a printing or cancel an erratum."""

    told = Signal(object)
    printing_wanted = Signal(object)
    erratum_wanted = Signal(int, bool)
    term_wanted = Signal(str)

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client
        self._job: Job | None = None
        self.story: Story | None = None
        self.day: date | None = None
        self.face = FaceView(client, 380)
        self.face.term_wanted.connect(self.term_wanted)
        self.name = with_kind(QLabel(wordWrap=True), "title")
        self.line = with_kind(QLabel(wordWrap=True), "soft")
        self.text = CardText()
        Texts(client.speech, self).put(self.text.setAccessibleName, "browser.about")
        self.text.anchorClicked.connect(self._follow)
        self.text.term_wanted.connect(self.term_wanted)
        self._lay_out()
        client.speech.changed.connect(self._tell)
        client.theme.changed.connect(self._tell)
        client.shelf.changed.connect(self._again)

    def show_card(self, card: Card | None) -> None:
        """Show a card: the face at once, the rest when it is found out."""
        if card is None:
            return
        day = self.day
        self._ask(lambda library: story_of(library, card) if day is None else story_on(library, card, day))
        self.face.show_face(face_of(card))

    def look_on(self, day: date | None) -> None:
        """Show the card as it was on a day; None: today."""
        self.day = day
        if self.story is not None:
            card = self.story.card
            self._ask(lambda library: story_on(library, card, day))

    def _ask(self, question: Callable[[Library], Story]) -> None:
        if self._job is not None:
            self._job.cancel()
        shelf = self._client.shelf
        self._job = shelf.ask("story", lambda _catalogue: question(shelf.library()), self._show, owner=self)
        self._job.ended.connect(self._ended)

    def _ended(self) -> None:
        self._job = None

    def _again(self) -> None:
        if self.story is None:
            return
        name, game = self.story.card.name, self.story.card.facts.game
        self._client.shelf.ask("card", lambda catalogue: catalogue.card(name, game), self.show_card, owner=self)

    def _show(self, story: Story) -> None:
        self.story = story
        self.face.show_face(face_of(story.card, str(story.picture or "")))
        self._tell()
        self.text.verticalScrollBar().setValue(0)
        self.told.emit(story)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.name)
        words.addWidget(self.line)
        words.addSpacing(8)
        words.addWidget(self.text, 1)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(18)
        across.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        across.addLayout(words, 1)

    # -- what is told

    def _say(self, message: str, /, **arguments: object) -> str:
        return self._client.speech.say(message, **arguments)

    def _tell(self) -> None:
        if self.story is None:
            return
        self.text.tongue = self._client.speech.tongue
        self.name.setText(self.story.card.name)
        self.line.setText(self._facts_line(self.story.card.facts))
        place = self.text.verticalScrollBar().value()
        self.text.setHtml(
            "".join(tell(self.story) for tell in (self._text, self._meaning, self._history, self._printings))
        )
        self.text.verticalScrollBar().setValue(place)

    def _facts_line(self, facts: Facts) -> str:
        """Type, classes, elements, cost, strike and life, rarity."""
        kinds = [self._say(type_message(facts.type)), *facts.classes]
        elements = facts.elements or (None,)
        parts = [" · ".join(kinds), ", ".join(self._say(element_message(element)) for element in elements)]
        numbers = {"cost": facts.cost, "strike": facts.strike, "life": facts.life}
        known = {name: value for name, value in numbers.items() if value is not None}
        parts += [self._say(f"browser.fact.{name}", value=value) for name, value in known.items()]
        if facts.rarity is not None:
            parts.append(self._say(rarity_message(facts.rarity)))
        if facts.ours:
            parts.append(self._say("browser.ours"))
        return "  ·  ".join(parts)

    @property
    def _side(self) -> int:
        return self._client.theme.pixels(1.15)

    def _section(self, message: str, body: str, **arguments: object) -> str:
        theme = self._client.theme
        return section(self._say(message, **arguments), body, theme.colours, theme.pixels(1.2))

    def _text(self, story: Story) -> str:
        colours = self._client.theme.colours
        body = text_html(story.card.text, self._side, colours.text) or self._say("browser.no_text")
        told = paragraph(body)
        if story.card.facts.flavour:
            told += paragraph(f"<i>{escape(story.card.facts.flavour)}</i>", colour=colours.text_soft)
        if story.on is None:
            return self._section("browser.text", told)
        return self._section("browser.text_on", told, day=story.on.isoformat())

    def _meaning(self, story: Story) -> str:
        """What the program does with the text, in its own words."""
        if story.reading is None:
            return self._section("browser.meaning", paragraph(self._say("browser.plays.classic")))
        colours = self._client.theme.colours
        ink = colours.warning if story.reading.declined else colours.good
        verdict = paragraph(escape(self._say(verdict_message(story.reading))), colour=ink)
        return self._section("browser.meaning", verdict + reading_html(story.reading, self._say, colours, self._side))

    def _history(self, story: Story) -> str:
        """The texts by date, each beside the one before it; nothing when there was only one."""
        if len(story.wordings) < 2:
            return ""
        lines, before = [], ""
        for wording, change in zip(story.wordings, story.changes, strict=True):
            lines.append(self._wording(wording, before) + self._change(change))
            before = before if wording.cancelled else wording.text
        return self._section("browser.history", bullets(reversed(lines)))

    def _wording(self, wording: Wording, before: str) -> str:
        colours = self._client.theme.colours
        kind = "browser.printed" if wording.erratum is None else "browser.erratum"
        head = self._say(kind, date=wording.date or "—", source=wording.source or "—")
        if wording.in_force:
            head = f'<b style="color:{colours.good}">{escape(head)} · {escape(self._say("browser.in_force"))}</b>'
        else:
            head = f'<span style="color:{colours.text_soft}">{escape(head)}</span>'
        words = text_html(wording.text, self._side)
        if before and not wording.cancelled:
            words = difference_html(before, wording.text, colours, self._side)
        return f"{head}{self._erratum_link(wording)}<br>{words}"

    def _change(self, change: PlayChange | None) -> str:
        if change is None:
            return ""
        return f"<br>{change_html(change, self._say, self._client.theme.colours, self._side)}"

    def _erratum_link(self, wording: Wording) -> str:
        if wording.erratum is None:
            return ""
        link, message = (RESTORE, "browser.restore") if wording.cancelled else (CANCEL, "browser.cancel")
        mark = f" · {self._say('browser.cancelled')}" if wording.cancelled else ""
        return f'{mark} &nbsp; <a href="{link}:{wording.erratum}">{escape(self._say(message))}</a>'

    def _printings(self, story: Story) -> str:
        lines = [self._printing(number, printing) for number, printing in enumerate(story.printings)]
        return self._section("browser.printings", bullets(lines))

    def _printing(self, number: int, printing: Printing) -> str:
        place = f"{printing.set_name or printing.facts.set_id} · {printing.facts.number}"
        parts = [place, printing.date, self._say(f"browser.list.{printing.kind.name.lower()}")]
        if printing.facts.game is not None and printing.facts.type is not CardType.HERO:
            parts.append(self._say(game_message(printing.facts.game)))
        words = escape(" · ".join(filter(None, parts)))
        if number == 0:
            return f"<b>{words}</b> · {escape(self._say('browser.in_force'))}"
        return f'{words} &nbsp; <a href="{CHOOSE}:{number}">{escape(self._say("browser.choose"))}</a>'

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == CHOOSE and self.story is not None:
            self.printing_wanted.emit(self.story.printings[int(link.path())])
        elif link.scheme() in (CANCEL, RESTORE):
            self.erratum_wanted.emit(int(link.path()), link.scheme() == CANCEL)
