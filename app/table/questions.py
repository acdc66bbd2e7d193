"""Puts the waiting question to the player: lights cards, names buttons, opens the one overlay that it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from app.controller.gestures import Announcement, gestures, subject
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.view import View
from app.table import dimensions as size
from app.table.asking import Form, form_of, other_options, plain_options, several
from app.table.bar_words import idle_bar, plain_button
from app.table.faces_of import numbers_now
from app.table.hands import Hands
from app.table.overlays.base import Overlay, main_button
from app.table.overlays.cards import CardChoice, CardsOverlay, MulliganOverlay, SeveralOverlay
from app.table.overlays.lists import ListOverlay, OrderOverlay
from app.table.overlays.names import NameOverlay
from app.table.overlays.numbers import NumberOverlay
from app.table.overlays.split import SplitOverlay
from app.table.scene import TableScene
from app.table.turn_bar import BarButton, BarState
from app.table.words_of import Speaker, name_of

BACK = "BACK"
ON_TABLE = frozenset({Form.TURN, Form.PICK, Form.BUTTONS})
"""Forms that are answered on the table and its bar; all others have an overlay."""

Locate = Callable[[QPointF], QPoint]
"""From a point of the scene to one of the overlays' parent."""


class Questions(QObject):
    """Asks one decision at a time.

    `answered` carries options in order, `ordered` all options of an order; `backed` takes the announcement back.
    """

    answered = Signal(object)
    ordered = Signal(object)
    backed = Signal()
    pointed = Signal(int, bool)
    menu_wanted = Signal(int, QPoint)
    """A card of a sheet, and where on the screen."""
    """A card of an overlay is under the mouse."""

    def __init__(self, scene: TableScene, hands: Hands, host: QWidget, locate: Locate) -> None:
        super().__init__(host)
        self._scene = scene
        self._hands = hands
        self._host = host
        self._locate = locate
        self.overlay: Overlay | None = None
        self.decision: Decision | None = None
        self.view: View | None = None
        self.speaker: Speaker | None = None
        self._offered: tuple[Option, ...] = ()
        self._choices: Overlay | None = None

    # -------------------------------------------------------------------------------------------------- asking

    def ask(self, decision: Decision, view: View, announcement: Announcement, speaker: Speaker) -> BarState:
        """Ask it; returns what the bar has to say."""
        self.hush()
        self.decision, self.view, self.speaker = decision, view, speaker
        form = self._form(decision)
        on_table = form in ON_TABLE
        self._hands.ask(gestures(decision) if on_table else None, announcement.picked, decision.source.id)
        self._offered = other_options(decision)
        opener = _OPENERS.get(form)
        if opener is not None:
            self._open(opener(self, decision, view, speaker), decision, speaker)
        return self._bar(form, decision, view, speaker)

    def _form(self, decision: Decision) -> Form:
        """How to ask."""
        form = form_of(decision, self._scene.in_sight())
        if form is Form.CARDS and decision.high > 1:
            return Form.SEVERAL
        if form is Form.ORDER and _is_one_choice(decision):
            return Form.LIST
        return form

    def hush(self) -> None:
        """Nothing is asked any more."""
        self._hands.ask(None)
        self.close_choices()
        self._close(self.overlay)
        self.overlay = None
        self.decision = None

    def _close(self, overlay: Overlay | None) -> None:
        if overlay is None:
            return
        overlay.hide()
        overlay.deleteLater()
        self._host.setFocus()

    def _open(self, overlay: Overlay, decision: Decision, speaker: Speaker) -> None:
        self.overlay = overlay
        overlay.cancelled.connect(self._back)
        buttons = self._foot(decision, speaker)
        if buttons and not isinstance(overlay, SeveralOverlay):
            overlay.button_row(*buttons)
        overlay.open_near(self._point_for(decision))

    def _foot(self, decision: Decision, speaker: Speaker) -> list[QPushButton]:
        """Back, done, no: what goes on without the overlay's own choice."""
        known = [plain_button(option, decision, speaker) for option in plain_options(decision)]
        if decision.can_back:
            known.insert(0, BarButton(BACK, speaker.say("table.bar.back")))
        made = []
        for each in known:
            button = main_button(each.text) if each.primary else QPushButton(each.text)
            button.clicked.connect(lambda _checked=False, name=each.id: self.press(name))
            made.append(button)
        return made

    def _point_for(self, decision: Decision) -> QPoint | None:
        """In the half with less of what the question is about: the card that asks, those among which it divides."""
        spots, layout = self._scene.spots, self._scene.layout
        about = [spots[card].near for card in (*decision.among, decision.source.id) if card in spots]
        if not about or layout is None:
            return None
        field = layout.far.field
        is_near = sum(about) * 2 > len(about)
        foot = field.bottom + layout.unit * size.GAP if is_near else layout.table.bottom
        return self._locate(QPointF(field.x + field.width / 2, foot))

    def settle(self) -> None:
        """The host has another size."""
        for overlay in (self.overlay, self._choices):
            if overlay is not None:
                overlay.settle()

    def _back(self) -> None:
        if self.decision is not None and self.decision.can_back:
            self.backed.emit()

    # ------------------------------------------------------------------------------------------------ the bar

    def _bar(self, form: Form, decision: Decision, view: View, speaker: Speaker) -> BarState:
        idle = idle_bar(view, decision.seat, speaker, mine=True)
        buttons = tuple(plain_button(option, decision, speaker) for option in plain_options(decision))
        if form is Form.TURN:
            return replace(idle, buttons=buttons)
        if form not in ON_TABLE:
            return idle
        if form is Form.BUTTONS:
            more = (self._word_button(place, option) for place, option in enumerate(self._offered))
            buttons = (*more, *buttons)
        if decision.can_back:
            buttons = (BarButton(BACK, speaker.say("table.bar.back")), *buttons)
        details = speaker.details(decision, view)
        return replace(idle, question=speaker.prompt(decision), details=details, buttons=buttons)

    def _word_button(self, place: int, option: Option) -> BarButton:
        assert self.decision is not None and self.view is not None and self.speaker is not None
        text = self.speaker.option(option, self.decision, self.view)
        return BarButton(f"option {place}", text, primary=not place)

    def press(self, button: str) -> None:
        """A button of the bar."""
        if button == BACK:
            self._back()
            return
        if self.decision is None:
            return
        if button.startswith("option "):
            self.answered.emit((self._offered[int(button.removeprefix("option "))],))
            return
        option = next((each for each in self.decision.options if each.act.name == button), None)
        if option is not None:
            self.answered.emit((option,))

    def accept(self) -> None:
        """Enter: the main button, where one goes on without more ado."""
        option = self._go_on_option()
        if option is not None:
            self.answered.emit((option,))

    def _go_on_option(self) -> Option | None:
        if self.decision is None or self.decision.kind is Ask.TURN:
            return None
        plain = {option.act: option for option in plain_options(self.decision)}
        return plain.get(Act.DONE) or plain.get(Act.YES)

    def number(self, digit: int) -> None:
        """A number key that no card took: the button of that number."""
        if self.decision is None or self.decision.kind is Ask.TURN:
            return
        options = (*self._offered, *plain_options(self.decision))
        if 1 <= digit <= len(options):
            self.answered.emit((options[digit - 1],))

    # ---------------------------------------------------------------------------- several meanings of one gesture

    def choose_one(self, options: Sequence[Option], at: QPointF) -> None:
        """One gesture, several options: take the only one, else ask which."""
        if len(options) == 1:
            self.answered.emit(tuple(options))
            return
        assert self.decision is not None and self.view is not None and self.speaker is not None
        lines = [self.speaker.option(option, self.decision, self.view) for option in options]
        title, cancel = self.speaker.say("table.which"), self.speaker.say("table.cancel")
        overlay = ListOverlay(self._host, title, "", lines, cancel)
        kept = tuple(options)
        overlay.chosen.connect(lambda place: self._chose(kept[place]))
        overlay.cancelled.connect(self.close_choices)
        self.close_choices()
        self._choices = overlay
        overlay.open_near(self._locate(at))

    def choose_away(self, card: int) -> None:
        """The first target of a card, looked for among cards out of sight."""
        if self.decision is None or self.view is None or self.speaker is None:
            return
        sight, view = self._scene.in_sight(), self.view
        kept = [it for it in self.decision.options if it.card == card and it.target and it.target not in sight]
        overlay = CardsOverlay(
            self._host,
            self.speaker.say("table.away", name=name_of(view, card)),
            "",
            [self._choice(option.target, view) for option in kept],
            self._scene.pictures,
            self._scene.skin.palette,
        )
        back = QPushButton(self.speaker.say("table.cancel"))
        back.clicked.connect(self.close_choices)
        overlay.button_row(back)
        overlay.chosen.connect(lambda place: self._chose(kept[place]))
        overlay.cancelled.connect(self.close_choices)
        overlay.pointed.connect(self.pointed)
        overlay.menu_wanted.connect(self.menu_wanted)
        self.close_choices()
        self._choices = overlay
        overlay.open_near()

    @property
    def choices(self) -> Overlay | None:
        """The overlay that asks which of several is meant."""
        return self._choices

    def _chose(self, option: Option) -> None:
        self.close_choices()
        self.answered.emit((option,))

    def close_choices(self) -> None:
        overlay, self._choices = self._choices, None
        self._close(overlay)

    # ------------------------------------------------------------------------------------------------- overlays

    def _list(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        lines = [speaker.option(option, decision, view) for option in self._offered]
        overlay = ListOverlay(self._host, speaker.prompt(decision), speaker.source_line(decision, view), lines)
        overlay.chosen.connect(lambda place: self.answered.emit((self._offered[place],)))
        return overlay

    def _number(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        numbers = {option.number: option for option in decision.options if option.act is Act.NUMBER}
        overlay = NumberOverlay(
            self._host,
            speaker.prompt(decision),
            speaker.source_line(decision, view),
            min(numbers, default=decision.low),
            max(numbers, default=decision.high),
            speaker.say("table.accept"),
        )

        def answer(number: int) -> None:
            if number in numbers:
                self.answered.emit((numbers[number],))

        overlay.chosen.connect(answer)
        return overlay

    def _choice(self, card_id: int, view: View) -> CardChoice:
        card = next((card for card in view.cards if card.id == card_id), None)
        if card is None or not card.facts:
            return CardChoice(card_id, "", None)
        tongue = self._scene.skin.tongue
        return CardChoice(card_id, card.name, self._scene.face_of(card), numbers_now(card), tongue=tongue)

    def _cards(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        choices = [self._choice(subject(option), view) for option in self._offered]
        overlay = CardsOverlay(
            self._host,
            speaker.prompt(decision),
            speaker.source_line(decision, view),
            choices,
            self._scene.pictures,
            self._scene.skin.palette,
        )
        overlay.chosen.connect(lambda place: self.answered.emit((self._offered[place],)))
        overlay.pointed.connect(self.pointed)
        overlay.menu_wanted.connect(self.menu_wanted)
        return overlay

    def _mulligan(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        hand = view.players[decision.seat].hand
        choices = [self._choice(card, view) for card in hand]

        def accept(number: int) -> str:
            return speaker.say("table.mulligan.change" if number else "table.mulligan.keep", n=number)

        overlay = MulliganOverlay(
            self._host,
            speaker.prompt(decision),
            speaker.say("table.mulligan.detail"),
            accept,
            choices,
            self._scene.pictures,
            self._scene.skin.palette,
        )
        overlay.accepted.connect(lambda places: self._change_deal([hand[place] for place in places]))
        overlay.pointed.connect(self.pointed)
        overlay.menu_wanted.connect(self.menu_wanted)
        return overlay

    def _change_deal(self, cards: Sequence[int]) -> None:
        """One answer a card, and one that there are no more."""
        self.answered.emit((*(Option(Act.RETURN, card) for card in cards), Option(Act.DONE)))

    def _several(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        """Cards out of sight, all chosen before the first is answered; equal ones of a deck lie side by side."""
        offered = several(self._offered, decision)
        overlay = SeveralOverlay(
            self._host,
            speaker.prompt(decision),
            speaker.source_line(decision, view),
            lambda number: speaker.say("table.several", n=number),
            [self._choice(subject(option), view) for option in offered],
            self._scene.pictures,
            self._scene.skin.palette,
            decision.low,
            decision.high,
        )
        done = Option(Act.DONE)
        overlay.accepted.connect(lambda places: self.answered.emit((*(offered[place] for place in places), done)))
        overlay.pointed.connect(self.pointed)
        overlay.menu_wanted.connect(self.menu_wanted)
        return overlay

    def _order(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        offered = self._offered
        title, detail = speaker.prompt(decision), speaker.say("table.order.detail")
        accept = speaker.say("table.order.accept")
        lines = [speaker.option(option, decision, view) for option in offered]
        overlay = OrderOverlay(self._host, title, detail, lines, accept)
        overlay.ordered.connect(lambda places: self.ordered.emit(tuple(offered[place] for place in places)))
        return overlay

    def _split(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        overlay = SplitOverlay(
            self._host,
            speaker.say("table.split", card=decision.source.name, n=decision.undivided),
            lambda left: speaker.say("table.split.left" if left else "table.split.done", n=left),
            speaker.say("table.accept"),
            decision.undivided,
            [self._choice(card, view) for card in decision.among],
            self._scene.pictures,
            self._scene.skin.palette,
        )
        overlay.accepted.connect(lambda shares: self.answered.emit(_shares(decision, shares)))
        overlay.pointed.connect(self.pointed)
        return overlay

    def _name(self, decision: Decision, view: View, speaker: Speaker) -> Overlay:
        names = [option.name for option in self._offered]
        overlay = NameOverlay(
            self._host,
            speaker.prompt(decision),
            speaker.source_line(decision, view),
            names,
            speaker.say("table.accept"),
        )
        overlay.chosen.connect(lambda place: self.answered.emit((self._offered[place],)))
        return overlay


_OPENERS: dict[Form, Callable[[Questions, Decision, View, Speaker], Overlay]] = {
    Form.LIST: Questions._list,
    Form.NUMBER: Questions._number,
    Form.CARDS: Questions._cards,
    Form.MULLIGAN: Questions._mulligan,
    Form.NAME: Questions._name,
    Form.SPLIT: Questions._split,
    Form.ORDER: Questions._order,
    Form.SEVERAL: Questions._several,
}


def _is_one_choice(decision: Decision) -> bool:
    """An order of two, or of one ability's several points, of which one only is announced (112.6)."""
    return len(decision.options) < 3 or len({(option.card, option.ability) for option in decision.options}) == 1


def _shares(decision: Decision, shares: Sequence[int]) -> tuple[Option, ...]:
    """An answer for each target but the last, which gets the rest unasked."""
    pairs = zip(decision.among[:-1], shares, strict=False)
    return tuple(Option(Act.NUMBER, target=target, number=share) for target, share in pairs)
