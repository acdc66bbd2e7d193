"""The table as a page: begins a game, goes on with a kept one, and does what the player wants afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout

from app.controller.record import SeatRecord
from app.controller.speaking import speak_ability, speak_grant
from app.controller.undo import PERSON
from app.engine.errors import BadSetup
from app.engine.event import Event
from app.engine.message import Message
from app.table.table_widget import TableWidget
from app.table.words_of import Voice
from app.windows.client import Client
from app.windows.jobs import Progress
from app.windows.page import Page, Place
from app.windows.parts.notice import Choices, Tone
from app.windows.play.faces import Faces, facer_of, faces_of, names_to_create
from app.windows.play.plan import SITUATION, GamePlan, Sitting, options_of
from app.windows.play.side_deck_page import sides_to_ask
from app.windows.play.writing_out import keep_situation, report
from app.windows.sound.cues import cue_of

VOICE = Voice(speak_grant, speak_ability)


class TablePage(Page):
    """One game at a time. Leaving it keeps it: the next start, or «Продолжить», goes on."""

    title = "windows.table"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.sitting: Sitting | None = None
        self.table: TableWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.notice)
        self._column.addStretch(0)  # until there is a table, the notice keeps to the top
        client.keeper.changed.connect(self._follow_settings)
        client.keeper.home_leaves.connect(self._put_away)
        client.shelf.changed.connect(self._look_for_faces)

    def term_here(self) -> str:
        return self.table.term_here() if self.table is not None else ""

    @property
    def plan(self) -> GamePlan | None:
        """What the game under way began from; None: there is none, or it began in the middle."""
        return self.sitting.plan if self.sitting is not None else None

    @property
    def journal(self) -> Path | None:
        """The file of the game under way."""
        return self.sitting.journal if self.sitting is not None else None

    @property
    def is_under_way(self) -> bool:
        """Whether a game lies here and its questions are asked: they come a moment after the table."""
        return self.table is not None and self.table.flow.is_started

    def is_lasting(self) -> bool:
        return self.table is None

    def open_with(self, what: object) -> None:
        """Begin a planned game, go on with a kept one, or show the one that is here."""
        if isinstance(what, GamePlan):
            self.begin(what)
        elif isinstance(what, Path):
            self.take_file(what) if what.suffix == SITUATION else self.go_on(what)
        elif isinstance(what, Sitting):
            self.sit_down(what)
        elif self.table is not None:
            self.table.view.setFocus()

    def begin(self, plan: GamePlan) -> None:
        """Begin a new game; what was under way stays in its journal."""
        play = self.client.keeper.now.play

        def work(_progress: Progress) -> Sitting:
            return self.client.start.begin(plan, play)

        job = self.work("begin", work, self.sit_down)
        self.notice.follow(job, "play.beginning")

    def go_on(self, path: Path) -> None:
        """Go on with a kept game."""
        play = self.client.keeper.now.play

        def work(_progress: Progress) -> tuple[Sitting | None, tuple[Message, ...]]:
            return self.client.start.go_on(path, play)

        job = self.work("go on", work, self._went_on)
        self.notice.follow(job, "play.going_on")

    def take_file(self, place: Path) -> None:
        """Practise a situation: both hands open, both sides in one's own hand."""
        play = self.client.keeper.now.play

        def work(_progress: Progress) -> Sitting:
            match = self.client.start.match_of(place)
            first, second = (SeatRecord(player.name, PERSON) for player in match.view(0).players)
            return self.client.start.begin_at(match, (first, second), play, place.stem, open_hands=True)

        self.work("situation", work, self.sit_down)

    def _went_on(self, found: tuple[Sitting | None, tuple[Message, ...]]) -> None:
        sitting, notes = found
        if sitting is not None:
            self.sit_down(sitting)
        elif notes:
            self.notice.pass_on(notes)
        else:
            self.notice.tell("play.nothing_to_go_on", Tone.WARNING)

    def sit_down(self, sitting: Sitting) -> None:
        """Show a game."""
        self.stand_up()
        self.notice.dismiss()
        self.sitting = sitting
        self.prepare(sitting)
        self.table = TableWidget(sitting.session, self.client.keeper.now, VOICE, facer_of(sitting.faces))
        self.table.help_wanted.connect(lambda term: self.wanted.emit(Place.HELP, term))
        self.table.sheets.stock = self._tell_names
        self.table.sheets.can_swap = sitting.plan is not None
        if sitting.plan is not None:
            self.table.sheets.series = sitting.plan.series
        self.table.wished.connect(self._wished)
        self.table.happened.connect(self._hear)
        self.table.log_level_changed.connect(self._log_level_changed)
        self._column.insertWidget(1, self.table, 1)
        self.table.show()
        self.table.begin_soon()
        if sitting.notes:
            self.notice.pass_on(sitting.notes, Tone.WARNING)
        elif sitting.plan is not None and sitting.plan.series.winners:
            self._tell_score(sitting.plan)

    def _tell_score(self, plan: GamePlan) -> None:
        first, second = plan.series.score
        one, two = (side.name for side in plan.sides)
        self.notice.tell("play.score", Tone.GOOD, one=one, first=first, second=second, two=two)

    def prepare(self, _sitting: Sitting) -> None:
        """Called before a game is shown: for pages that add something to it."""

    def _tell_names(self, told: Callable[[Sequence[str]], None]) -> None:
        """The names of all cards that can be created by hand."""
        self.client.shelf.ask("names", names_to_create, told, owner=self.table)

    def _hear(self, event: Event) -> None:
        look = self.client.keeper.now.look
        cue = cue_of(event) if look.sound else None
        if cue is not None:
            self.client.sounds.volume = look.volume
            self.client.sounds.play(cue)

    def _log_level_changed(self, level: int) -> None:
        self.client.keeper.change("look", log_level=level)

    def stand_up(self) -> None:
        """Let the game go; its journal stays."""
        if self.table is not None:
            self.table.end()
            self._column.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.sitting is not None:
            self.sitting.session.close()
            self.sitting = None

    def _put_away(self) -> None:
        """The journal goes with the data that are exchanged, and the game with it."""
        if self.sitting is not None:
            self.stand_up()
            self.notice.tell("play.put_away", Tone.PLAIN, (("windows.new_game", self._to_new_game),))

    def _follow_settings(self) -> None:
        settings = self.client.keeper.now
        if self.sitting is not None:
            session = self.sitting.session
            session.options = options_of(settings.play, session.options.open_hands)
        if self.table is not None:
            self.table.apply(settings)

    def _look_for_faces(self) -> None:
        """Pictures or lists came in while a game lies here."""
        if self.table is None or self.sitting is None:
            return
        table, cards = self.table, self.sitting.session.match.setup.cards

        def show(faces: Faces) -> None:
            table.set_facer(facer_of(faces))

        self.client.shelf.ask("faces", lambda catalogue: faces_of(cards, catalogue), show, owner=table)

    # -- afterwards

    def _wished(self, wish: str) -> None:
        act = {
            "again": self._again,
            "swap": self._swap,
            "other": lambda: self.wanted.emit(Place.NEW_GAME, None),
            "replay": self._replay,
            "situation": self.keep_situation,
            "report": self.report,
            "leave": self._leave,
        }.get(wish)
        if act is not None:
            act()

    def _leave(self) -> None:
        """Whoever comes back goes on from the journal."""
        self.left.emit()
        self.stand_up()

    def _again(self) -> None:
        """The next game between the same two, or the same situation once more."""
        if self.sitting is None:
            return
        outcome = self.sitting.session.outcome
        if self.sitting.plan is not None:
            self._next_game(self.sitting.plan.again(outcome.winner if outcome is not None else None))
        else:
            self._same_situation(self.sitting)

    def _same_situation(self, sitting: Sitting) -> None:
        head, match, play = sitting.head, sitting.session.timeline.at(0), self.client.keeper.now.play
        job = self.work("again", lambda _progress: self.client.start.begin_again(head, match, play), self.sit_down)
        self.notice.follow(job, "play.beginning")

    def _next_game(self, plan: GamePlan) -> None:
        """Within a series side decks come first."""
        if plan.series.winners and sides_to_ask(plan):
            self.wanted.emit(Place.SIDE_DECK, plan)
        else:
            self.begin(plan)

    def _swap(self) -> None:
        if self.plan is not None:
            self.begin(self.plan.swapped())

    def keep_situation(self) -> None:
        """Write how the table stands to a file, for practice."""
        if self.sitting is not None:
            keep_situation(self, self.sitting.session.match)

    def report(self) -> None:
        """Pack this game for whoever looks for a mistake in it."""
        if self.sitting is not None:
            report(self, self.sitting.session.match, self.sitting.journal)

    def _replay(self) -> None:
        self.wanted.emit(Place.GAMES, self.journal)

    def complain(self, error: Exception, choices: Choices = ()) -> None:
        """With a way to other decks when with these no game can begin."""
        other = (("windows.new_game", self._to_new_game),) if isinstance(error, BadSetup) else choices
        super().complain(error, other)

    def _to_new_game(self) -> None:
        self.wanted.emit(Place.NEW_GAME, None)

    def closing(self) -> None:
        """The program ends: the journal is closed, the computer stops."""
        self.stand_up()
