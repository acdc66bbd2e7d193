"""The first game: simple decks, a mild opponent, and hints when their moment comes."""

from __future__ import annotations

from pathlib import Path

from app.controller.record import SeatRecord
from app.controller.settings import Play
from app.controller.undo import PERSON
from app.places import asset
from app.windows.client import Client
from app.windows.jobs import Progress
from app.windows.learn.coach import PUPIL, Coach, Hint
from app.windows.parts.notice import Tone
from app.windows.play.plan import Sitting
from app.windows.play.table_page import TablePage

LESSON = asset("lessons", "first.situation")
"""The first turn with cheap cards at hand, and an opponent who has been wounded already: ten minutes."""
TEACHER = "random"
LAST = "learn.over"
"""What is said when the game is over."""


class LearnPage(TablePage):
    """A table with a coach."""

    title = "windows.learn"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.coach: Coach | None = None

    def open_with(self, what: object) -> None:
        """Go on with a kept lesson or with the one that lies here, else begin it."""
        if isinstance(what, Path):
            self.go_on(what)
        elif self.table is None:
            self.teach()

    def teach(self) -> None:
        """Begin from the beginning."""
        names, title = (self.say("learn.pupil"), self.say("learn.teacher")), self.say("learn.title")

        def work(_progress: Progress) -> Sitting:
            match = self.client.start.match_of(LESSON, names)
            seats = SeatRecord(names[PUPIL], PERSON), SeatRecord(names[1 - PUPIL], TEACHER)
            return self.client.start.begin_at(match, seats, Play(), title, lesson=True)

        job = self.work("lesson", work, self.sit_down)
        self.notice.follow(job, "play.beginning")

    def prepare(self, sitting: Sitting) -> None:
        """The coach listens before the first question; what was done before is learnt."""
        if not sitting.head.lesson:
            return  # an older game, taken up because the lesson's journal can't be read
        self.coach = Coach(sitting.session, self._hint)
        self.coach.happened(sitting.session.timeline.events())

    def stand_up(self) -> None:
        self._let_coach_go()
        super().stand_up()

    def may_leave(self) -> bool:
        self.stand_up()
        return True

    def _again(self) -> None:
        self.teach()

    def _let_coach_go(self) -> None:
        if self.coach is not None:
            self.coach.close()
            self.coach = None

    def _hint(self, hint: Hint | None) -> None:
        """Say it at the table, beside what it is about; the last one above it, for the winner's sheet lies there."""
        self.notice.dismiss()
        if hint is None or hint.message == LAST:
            self.texts.drop(self._say)
            self._say("")
        else:
            self.put(self._say, hint.message)
        if hint is not None and hint.message == LAST:
            self.notice.tell(LAST, Tone.GOOD, (("windows.close_notice", self.notice.dismiss),))

    def _say(self, text: str) -> None:
        if self.table is not None:
            about = self.coach.now.about if self.coach is not None and self.coach.now is not None else None
            self.table.hinting.say(text, about)
