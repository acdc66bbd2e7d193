"""The first game: simple decks, a mild opponent, and hints when their moment comes."""

from __future__ import annotations

from app.controller.settings import Play
from app.controller.undo import PERSON
from app.engine.heroes.edition import ED12
from app.windows.client import Client
from app.windows.decks.store import DeckStore
from app.windows.jobs import Progress
from app.windows.learn.coach import PUPIL, Coach
from app.windows.parts.notice import Tone
from app.windows.play.plan import GamePlan, Side, Sitting
from app.windows.play.table_page import TablePage

SEED = 12
"""Whose deal begins with cheap creatures: the first turns have something to do."""
TEACHER = "random"


class LearnPage(TablePage):
    """A table with a coach."""

    title = "windows.learn"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.coach: Coach | None = None

    def open_with(self, what: object) -> None:
        """Begin the lesson, or go on with it."""
        if self.table is None:
            self.teach()

    def teach(self) -> None:
        """Begin from the beginning."""
        names = self.say("learn.pupil"), self.say("learn.teacher")

        def work(_progress: Progress) -> Sitting:
            return self.client.start.begin(lesson(DeckStore(self.client.home), names), Play())

        job = self.work("lesson", work, self.sit_down, self._complain)
        self.notice.follow(job, "play.beginning")

    def prepare(self, sitting: Sitting) -> None:
        """The coach listens before the first question."""
        self.coach = Coach(sitting.session, self._hint)

    def stand_up(self) -> None:
        self._let_coach_go()
        super().stand_up()

    def may_leave(self) -> bool:
        self.stand_up()
        return True

    def _again(self) -> None:
        self.teach()

    def _swap(self) -> None:
        self.teach()

    def _let_coach_go(self) -> None:
        if self.coach is not None:
            self.coach.close()
            self.coach = None

    def _hint(self, message: str) -> None:
        if message:
            self.notice.tell(message, Tone.PLAIN)
        else:
            self.notice.dismiss()


def lesson(store: DeckStore, names: tuple[str, str]) -> GamePlan:
    """The game of the lesson: the two simplest decks of the box, always with the same cards."""
    mine, other = store.shipped()[:2]
    sides = [Side(names[0], PERSON, mine.deck), Side(names[1], TEACHER, other.deck)]
    return GamePlan((sides[PUPIL], sides[1 - PUPIL]), SEED, ED12, PUPIL)
