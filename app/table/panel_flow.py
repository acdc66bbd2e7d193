"""Keeps the side panel true: the large card, the queue, the log, the buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.controller.byhand import unread_text
from app.controller.session import Session
from app.controller.undo import Leave
from app.engine.terms import Kind
from app.engine.view import CardView, EntryView, View
from app.table.faces.typeset import Ranges
from app.table.faces_of import full_numbers
from app.table.marks import marks_of
from app.table.queue_panel import QueueLine
from app.table.scene import TableScene
from app.table.side_panel import SidePanel
from app.table.words_of import Speaker
from app.words.story import Level


class PanelFlow(QObject):
    """Fills the panel from the session and from what the mouse is on."""

    def __init__(self, session: Session, scene: TableScene, panel: SidePanel) -> None:
        super().__init__(panel)
        self._session = session
        self._scene = scene
        self._panel = panel
        self.speaker: Speaker | None = None
        self._queue: tuple[EntryView, ...] = ()
        self._told = 0
        """How much of what happened was shown on the table, and so may stand in the log."""
        self.text = 14
        """The height of plain text in pixels."""
        scene.card_hovered.connect(self.point)
        panel.log.pointed.connect(self._point_name)
        panel.queue.pointed.connect(self._point_lit)

    # ----------------------------------------------------------------------------------------------- refreshing

    def refresh(self, view: View, speaker: Speaker) -> None:
        """All of it, after something happened."""
        self.speaker = speaker
        self._refresh_queue(view, speaker)
        if not self._scene.director.is_busy:
            self._told = len(self._session.chronicle.entries)
        self._follow_log()
        self._refresh_buttons()
        shown = self._panel.preview.shown
        if shown is None:
            self._show(self._hero(view))
        else:
            self._show(_card(view, shown.id) or shown)

    def forget_log(self, level: Level) -> None:
        """The log is written anew, at this level."""
        self._panel.log.set_level(level)
        self._follow_log()

    def follow_show(self) -> None:
        """An event is shown: it stands in the log now. Without motion all come at once, when the table has settled."""
        entries = self._session.chronicle.entries
        while self._told < len(entries):
            self._told += 1
            if self._session.sees(entries[self._told - 1].event) is not None:
                break
        if self._scene.director.has_motion:
            self._follow_log()

    def _follow_log(self) -> None:
        if self.speaker is not None:
            self._panel.log.follow(self._session.chronicle, self._told, self.speaker.teller, self._session.eyes)

    def follow_queue(self, view: View, speaker: Speaker) -> None:
        """The queue while things are shown: a single ability acts at once and is no queue."""
        if view.queue != self._queue and (len(view.queue) > 1 or self._panel.queue.isVisible()):
            self._refresh_queue(view, speaker, begun="table.queue.acts")

    def _refresh_queue(self, view: View, speaker: Speaker, begun: str = "table.queue.waits") -> None:
        """`begun` tells what the entry does that has begun."""
        self._queue = view.queue
        lines = []
        for entry in view.queue:
            card = _card(view, entry.card.id)
            face = self._scene.face_of(card) if card is not None and card.facts else None
            text = speaker.ability_text(view, entry.card.id, entry.ability)
            if entry.waits:
                text = f"{speaker.say(begun)} · {text}" if text else speaker.say(begun)
            name = entry.card.name or speaker.say("log.some_card")
            mine = entry.seat == self._scene.near
            lines.append(QueueLine(entry.card.id, name, text, entry.waits, mine, face, speaker.cause(entry)))
        self._panel.queue.show_lines(
            lines,
            self._scene.skin.palette,
            self.text,
            speaker.say("table.queue"),
            lambda n: speaker.say("table.queue.more", n=n),
        )

    def _refresh_buttons(self) -> None:
        session, buttons = self._session, self._panel.buttons
        buttons["undo"].setEnabled(session.can_undo().leave is not Leave.NO)
        buttons["redo"].setEnabled(session.can_redo)
        buttons["bookmark"].setEnabled(session.outcome is None)

    # ---------------------------------------------------------------------------------------------- what is shown

    def point(self, key: int) -> None:
        """The mouse is on this card of the table; 0: on none, and the last one stays."""
        if key and self._scene.view is not None:
            self._show(_card(self._scene.view, key))

    def point_any(self, card: int) -> None:
        """A card of a sheet, wherever it lies."""
        if self._scene.view is not None:
            self._show(_card(self._scene.view, card))

    def _point_lit(self, card: int, on: bool) -> None:
        self._scene.light((card,) if on else ())
        if on:
            self.point(card)

    def _point_name(self, card: int, name: str) -> None:
        """A name in the log: its card is lit; one that is gone is shown as printed."""
        self._scene.light((card,) if card else ())
        view = self._scene.view
        if not name or view is None:
            return
        known = _card(view, card) or next((each for each in view.cards if each.name == name), None)
        if known is not None and known.facts:
            self._show(known)
            return
        facts = next((facts for facts in self._scene.facts.values() if facts.name == name), None)
        if facts is not None:
            self._panel.preview.show_card(None, self._scene.facer(facts), None, [])

    def _show(self, card: CardView | None) -> None:
        if card is None or not card.facts or self.speaker is None:
            return
        numbers = full_numbers(card)
        lines = self.speaker.card_lines(card, marks_of(card))
        face = self._scene.face_of(card)
        self._panel.preview.show_card(card, face, numbers, lines, self._unread(card, face.text))

    def _unread(self, card: CardView, text: str) -> Ranges:
        """Where the parts of a card's text stand that are played by hand."""
        view = self._scene.view
        parts = unread_text(view, card) if view is not None else ()
        starts = [(text.find(part), len(part)) for part in parts]
        return tuple((start, start + length) for start, length in starts if start >= 0)

    @staticmethod
    def _hero(view: View) -> CardView | None:
        return next((card for card in view.cards if card.kind is Kind.HERO and card.controller == view.seat), None)


def _card(view: View, key: int) -> CardView | None:
    return next((card for card in view.cards if card.id == key), None)
