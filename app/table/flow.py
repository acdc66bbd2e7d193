"""How a game runs at the table: what happened is shown, then what waits is asked, and the answer goes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Signal

from app.controller.handover import Cover
from app.controller.session import Session
from app.engine.decision import Act, Ask, Decision, Option
from app.engine.errors import IllegalChoice
from app.engine.event import DrawOffered, Event
from app.engine.message import CardRef, Message
from app.engine.view import View
from app.table.arrows import ArrowKind
from app.table.bar_words import idle_bar
from app.table.bridge import Bridge
from app.table.hands import Hands
from app.table.questions import Questions
from app.table.scene import TableScene
from app.table.show import Show
from app.table.turn_bar import BarButton, BarState
from app.table.words_of import Speaker

READY, HURRY, CONFIRM, STAY = "READY", "HURRY", "CONFIRM_END", "STAY"


class Stage(Protocol):
    """What the flow needs of the widget around it."""

    def speaker(self) -> Speaker: ...

    def refresh_panels(self, view: View) -> None:
        """Queue, log and buttons follow the view."""

    def follow_queue(self, view: View) -> None:
        """The queue goes on while things are shown."""

    def drop_curtain(self, seat: int) -> None: ...

    def lift_curtain(self) -> None: ...

    def close_sheet(self) -> None:
        """What a sheet showed is no more, or is not for the eyes that look now."""

    def show_winner(self, view: View) -> None: ...

    def ask_leave(self, seat: int) -> None: ...

    def offer_draw(self, seat: int) -> None: ...

    def notice(self, text: str, at: QPointF | None = None) -> None: ...


class Flow(QObject):
    """One session at the table. `asked` tells that something is put to the player or nothing is any more."""

    asked = Signal()

    def __init__(self, session: Session, scene: TableScene, hands: Hands, questions: Questions, show: Show) -> None:
        super().__init__(scene)
        self.session = session
        self.turn_table = True
        self.warn_unused = True
        self.confirm_end = False
        self._scene = scene
        self._hands = hands
        self._questions = questions
        self._show = show
        self._stage: Stage | None = None
        self._draw_offer: int | None = None
        self._confirming = False
        self._over_shown = False
        self.bridge = Bridge(session, self)
        self.bridge.happened.connect(self._happened)
        self.bridge.asked.connect(self._asked)
        self.bridge.rewound.connect(self._rewound)
        self.bridge.told.connect(self._told)
        show.settled.connect(self._settled)
        show.changed.connect(self._follow_show)
        questions.answered.connect(self.answer)
        questions.ordered.connect(self.order)
        questions.backed.connect(self.back)

    def start(self, stage: Stage) -> None:
        """Show the table as it is; what waits is asked when the session begins."""
        self._show.jump(self.session.view(), self.near())
        self._stage = stage

    @property
    def is_started(self) -> bool:
        return self._stage is not None

    def ask_again(self) -> None:
        """Put the question anew: in another language, on a table of another size."""
        if not self._scene.director.is_busy:
            self._put_question()

    @property
    def stage(self) -> Stage:
        assert self._stage is not None
        return self._stage

    # ------------------------------------------------------------------------------------------- who sits where

    def near(self) -> int:
        """The seat that sits below: the only person, else whoever looks (in practice: whose turn it is), as far as the
        setting turns the table.
        """
        persons = self.session.persons
        if len(persons) == 1:
            return persons[0]
        if not persons or not self.turn_table:
            return 0
        if self.session.options.open_hands:
            return self.session.timeline.active
        looking = self.session.eyes
        if looking is not None:
            return looking
        return self.session.showing.waits_for if self.session.showing.waits_for is not None else self._scene.near

    @property
    def mine(self) -> bool:
        """Whether the seat below is the one person of this game, so that «ваш ход» is true."""
        return self.session.persons == [self.near()]

    # ---------------------------------------------------------------------------------------- from the session

    def _happened(self, events: Sequence[Event]) -> None:
        self._questions.hush()
        offer = next((event for event in reversed(events) if isinstance(event, DrawOffered)), None)
        self._draw_offer = offer.seat if offer else None
        self._show.play(events, self.session.view(), self.near())

    def _asked(self) -> None:
        if not self._scene.director.is_busy:
            self._put_question()

    def _settled(self) -> None:
        if self._stage is not None and not self._scene.director.is_busy:
            self._put_question()

    def _rewound(self) -> None:
        self._questions.hush()
        if self._stage is not None:
            self._stage.close_sheet()
        self._over_shown = False
        self._show.jump(self.session.view(), self.near())

    def _told(self, what: Message) -> None:
        self.stage.notice(self.stage.speaker().message(what))

    # ------------------------------------------------------------------------------------------------- asking

    def _put_question(self) -> None:
        """Ask what waits now, or say what is being waited for."""
        if self._stage is None:
            return
        view = self._show.shown or self.session.view()
        self._confirming = False
        self._cover()
        decision = self.session.decision
        if decision is None:
            self._questions.hush()
            self._scene.bar.show_state(self._waiting_bar(view))
        else:
            self._point_attack(decision)
            bar = self._questions.ask(decision, view, self.session.announcement, self.stage.speaker())
            self._scene.bar.show_state(self._addressed(bar, decision.seat, view))
        self.stage.refresh_panels(view)
        self._ask_players(view)
        self.asked.emit()

    def _addressed(self, bar: BarState, seat: int, view: View) -> BarState:
        """Where two sit at one screen, what is asked in the other's turn names the one who answers."""
        if len(self.session.persons) < 2 or seat == view.active or not bar.question:
            return bar
        question = self.stage.speaker().say("table.asked", name=view.players[seat].name, question=bar.question)
        return replace(bar, question=question)

    def point_attack(self) -> None:
        """Show the attack again that is asked about, after other arrows took its place."""
        decision = self.session.decision
        if decision is not None:
            self._point_attack(decision)

    def _point_attack(self, decision: Decision) -> None:
        """While a defender is asked for, the attack stands before everybody's eyes, after an undo as well."""
        named = {name: value for name, value in decision.prompt.args if isinstance(value, CardRef)}
        if decision.kind is Ask.DEFEND and not self._show.arrows.arrows and {"card", "target"} <= named.keys():
            self._show.arrows.announce(ArrowKind.STRIKE, named["card"].id, [named["target"].id])

    def _cover(self) -> None:
        showing = self.session.showing
        if showing.cover is Cover.CURTAIN and showing.waits_for is not None:
            self.stage.drop_curtain(showing.waits_for)
        else:
            self.stage.lift_curtain()

    def _ask_players(self, view: View) -> None:
        """Questions between players, outside the rules: an undo, a draw, the end."""
        if self.session.outcome is not None:
            if not self._over_shown and not self.session.is_replay:
                self._over_shown = True
                self.stage.show_winner(view)
        elif self.session.asks_leave is not None:
            self.stage.ask_leave(self.session.asks_leave[0])
        elif self._draw_offer is not None and 1 - self._draw_offer in self.session.persons:
            offer, self._draw_offer = self._draw_offer, None
            self.stage.offer_draw(offer)

    def _waiting_bar(self, view: View) -> BarState:
        speaker = self.stage.speaker()
        idle = idle_bar(view, self.near(), speaker, mine=self.mine)
        thinking, showing = self.session.thinking, self.session.showing
        if self.session.outcome is not None:
            return BarState(speaker.say("table.over"), False)
        if showing.cover is Cover.HANDS and showing.waits_for is not None:
            name = view.players[showing.waits_for].name
            button = BarButton(READY, speaker.say("table.ready"), primary=True)
            return _with(idle, speaker.say("table.waits_for", name=name), "", button)
        if thinking is not None:
            name = view.players[thinking].name
            button = BarButton(HURRY, speaker.say("table.hurry"))
            return _with(idle, speaker.say("table.thinking", name=name), "", button)
        return idle

    def _follow_show(self) -> None:
        """Bar and queue go along with what is shown."""
        view = self._show.shown
        if view is not None and self._stage is not None and self._scene.director.is_busy:
            self._scene.bar.show_state(idle_bar(view, self.near(), self.stage.speaker(), mine=self.mine))
            self.stage.follow_queue(view)

    # ----------------------------------------------------------------------------------------------- answering

    def answer(self, options: Sequence[Option]) -> None:
        """Give the answers of one gesture."""
        if options and options[0].act is Act.END_TURN and self._should_warn():
            self._warn()
            return
        self._confirming = False
        try:
            self.session.choose_all(options)
        except IllegalChoice as refusal:
            self.refuse(refusal)

    def order(self, options: Sequence[Option]) -> None:
        """Give the order of abilities or cards."""
        try:
            self.session.choose_order(options)
        except IllegalChoice as refusal:
            self.refuse(refusal)

    def back(self) -> None:
        """Take the announcement back."""
        try:
            self.session.back()
        except IllegalChoice as refusal:
            self.refuse(refusal)

    def refuse(self, refusal: IllegalChoice, at: QPointF | None = None) -> None:
        """Say why not, with the paragraph."""
        self.stage.notice(self.stage.speaker().reason(refusal.reason, refusal.paragraph), at)
        self._put_question()

    def press(self, button: str) -> None:
        """A button of the bar."""
        if button == READY:
            self.session.ready()
        elif button == HURRY:
            self.session.hurry()
        elif button == STAY:
            self._put_question()
        elif button == CONFIRM:
            self._confirming = True
            self._questions.press(Act.END_TURN.name)
        else:
            self._questions.press(button)

    # ------------------------------------------------------------------------------------------ end of the turn

    def end_turn(self) -> None:
        """End the turn by key; pressed once more, in spite of the warning."""
        decision = self.session.decision
        if decision is not None and any(option.act is Act.END_TURN for option in decision.options):
            self.press(CONFIRM if CONFIRM in self._scene.bar.buttons else Act.END_TURN.name)

    def unused(self, decision: Decision) -> tuple[int, int]:
        """How many cards could still strike or act, and how many could still be played."""
        acting = {option.card for option in decision.options if option.act in (Act.STRIKE, Act.SHOOT, Act.USE)}
        playable = {option.card for option in decision.options if option.act is Act.PLAY}
        return len(acting), len(playable)

    def _should_warn(self) -> bool:
        decision = self.session.decision
        if self._confirming or decision is None:
            return False
        return self.confirm_end or (self.warn_unused and any(self.unused(decision)))

    def _warn(self) -> None:
        """Ask on the bar itself whether the turn shall end with something unused."""
        decision, view, speaker = self.session.decision, self._show.shown, self.stage.speaker()
        assert decision is not None and view is not None
        acting, playable = self.unused(decision)
        parts = [speaker.say("table.unused.acting", n=acting)] if acting else []
        parts += [speaker.say("table.unused.playable", n=playable)] if playable else []
        idle = idle_bar(view, self.near(), speaker, mine=self.mine)
        stay = BarButton(STAY, speaker.say("table.stay"))
        end = BarButton(CONFIRM, speaker.say("table.bar.end_turn"), primary=True)
        self._scene.bar.show_state(_with(idle, speaker.say("table.end_anyway"), " · ".join(parts), stay, end))
        self.asked.emit()


def _with(bar: BarState, question: str, detail: str, *buttons: BarButton) -> BarState:
    return replace(bar, question=question, details=(detail,), buttons=buttons)
