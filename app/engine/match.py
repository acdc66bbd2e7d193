"""The one door to a game: a question waits, an answer comes, events happen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

from app.engine.chance import Chance
from app.engine.decision import AcceptDraw, Answer, Ask, Back, ByHand, Concede, Decision, OfferDraw, Option, Refusal
from app.engine.errors import HOUSE, BrokenSave, EngineError, IllegalChoice
from app.engine.event import DrawOffered, Ending, Event
from app.engine.facts import CardFacts, MatchSetup, SeatSetup
from app.engine.heroes import by_hand, reasons, turn, views
from app.engine.heroes.book import Book
from app.engine.heroes.build import build
from app.engine.heroes.edition import ED12, Edition
from app.engine.heroes.faces import start_anew
from app.engine.heroes.flow import is_announcing
from app.engine.heroes.game import Game
from app.engine.heroes.outcome import DRAW, finish
from app.engine.heroes.run import run
from app.engine.heroes.secrets import fill
from app.engine.heroes.setup import new_game
from app.engine.heroes.situation import Situation, lay, setup_of, situation_of
from app.engine.heroes.state import State
from app.engine.message import message
from app.engine.view import Outcome, View


class Match:
    """A game under way.

    `decision` is the question that waits, None when the game is over; `choose` answers it and runs to the next one. A
    copy is a match of its own with the same future: the same answers give the same game. `events` is everything that
    happened since the start (or since the copy); `Event.seen_by` says what a seat may see of one.
    """

    __slots__ = ("_game", "setup")

    def __init__(self, setup: MatchSetup, game: Game) -> None:
        self.setup = setup
        self._game = game

    @staticmethod
    def start(setup: MatchSetup, like: Match | None = None) -> Match:
        """A new match, run to its first question. Raises BadSetup.

        To compile a set-up's cards takes milliseconds: a match `like` another one with the same cards takes over its.
        """
        match = Match(setup, new_game(setup, like._game.book if like is not None else None))
        run(match._game)
        return match

    # -- asking and answering

    @property
    def decision(self) -> Decision | None:
        return turn.question(self._game)

    @property
    def is_free(self) -> bool:
        """Whether a seat may choose freely now (306); does not list what."""
        game = self._game
        return game.is_choosing or (game.decision is not None and game.decision.kind is Ask.TURN)

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        game = self._game
        if game.is_choosing:
            return game.state.puppet[game.state.active]
        return game.decision.seat if game.decision is not None else -1

    @property
    def outcome(self) -> Outcome | None:
        over = self._game.state.over
        if not over:
            return None
        winner, ending, paragraph = over
        return Outcome(None if winner == DRAW else winner, Ending[ending].value, paragraph)

    @property
    def events(self) -> list[Event]:
        return self._game.events

    def choose(self, answer: Answer) -> list[Event]:
        """Answer the waiting question; returns what happened. Raises IllegalChoice and changes nothing."""
        game = self._game
        before = len(game.events)
        if isinstance(answer, Option):
            self._answer(answer)
        elif isinstance(answer, Back):
            self._back()
        else:
            self._beside(answer)
        return game.events[before:]

    def _answer(self, option: Option) -> None:
        game = self._game
        decision = turn.question(game)
        if decision is None:
            raise IllegalChoice(message("reasons.game_over"), "605.1")
        if option not in decision.options:
            raise reasons.illegal(game, option)
        game.forget_question()
        game.answer = option
        run(game)

    def _back(self) -> None:
        """Nothing is paid or moved before the last decision of an announcement, so to go back is to drop it."""
        game = self._game
        decision = self.decision
        if decision is None:
            raise IllegalChoice(message("reasons.game_over"), "605.1")
        if not decision.can_back:
            raise IllegalChoice(message("reasons.no_way_back"), "501.2")
        state = game.state
        if state.stack and is_announcing(game, state.stack[-1]):
            frame = state.stack[-1]
            if frame.announcement:
                state.stack.pop()
                state.announcements -= 1
            else:
                frame.pc, frame.bound, frame.picking, frame.modes, frame.splits, frame.x = 0, (), (), (), (), 0
        else:
            state.returned[decision.seat] = ()
        game.forget_question()
        run(game)

    def _beside(self, answer: ByHand | Concede | OfferDraw | AcceptDraw) -> None:
        """Answers of either seat that leave the waiting question to be asked again."""
        game = self._game
        if game.state.over:
            raise IllegalChoice(message("reasons.game_over"), "605.1")
        if answer.seat not in (0, 1):
            raise IllegalChoice(message("engine.no_such_seat", number=answer.seat), HOUSE)
        if isinstance(answer, Concede):
            finish(game, 1 - answer.seat, Ending.CONCEDED, "604.1")
            game.forget_question()
        elif isinstance(answer, OfferDraw):
            game.state.offer = answer.seat
            game.tell(DrawOffered(answer.seat))
        elif isinstance(answer, AcceptDraw):
            if game.state.offer != 1 - answer.seat:
                raise IllegalChoice(message("reasons.nothing_offered"), "603.2")
            finish(game, DRAW, Ending.AGREED, "603.2")
            game.forget_question()
        else:
            by_hand.check(game, answer)
            book = game.book
            by_hand.do(game, answer)
            if game.book is not book:  # a card that was created by hand came with its facts
                self.setup = replace(self.setup, cards=tuple(game.book.facts[1:]))
            game.forget_question()
            run(game)

    def refused(self, seat: int) -> list[Refusal]:
        """What this seat's cards can't do in the choice phase now, and why."""
        return reasons.refused(self._game, seat)

    def why_not(self, option: Option) -> IllegalChoice | None:
        """What `choose` would say of an answer that the waiting decision doesn't offer; None when it does."""
        decision = self.decision
        return None if decision is not None and option in decision.options else reasons.illegal(self._game, option)

    @staticmethod
    def at(situation: Situation) -> Match:
        """A match in that situation. Raises BadSetup, naming a card without facts."""
        match = Match(setup_of(situation), lay(situation))
        run(match._game)
        return match

    def situation(self) -> Situation:
        """Where the match is, as a value that can be told in words."""
        return situation_of(self._game, self.setup)

    # -- looking

    def view(self, seat: int, log: bool = True) -> View:
        """What that seat may know; without the log when a player thinks from move to move."""
        names = (self.setup.seats[0].name, self.setup.seats[1].name)
        return views.view(self._game, names, self.outcome, seat, log)

    @staticmethod
    def guess(view: View, chance: Chance, pools: Pools, edition: Edition = ED12, book: Book | None = None) -> Match:
        """A whole match to think in: what the view's seat doesn't know is dealt anew from the pools, one a seat.

        `book` holds the texts of all cards of view and pools, made ready before (`build`): that saves most of the time.
        """
        if book is None:
            cards = {facts.id: facts for facts in (*view.facts, *pools[0], *pools[1])}
            book = build(tuple(cards.values()), edition)
        heroes = [next(card.facts for card in view.cards if card.id == player.hero) for player in view.players]
        seats = tuple(SeatSetup(player.name, hero, ()) for player, hero in zip(view.players, heroes, strict=True))
        setup = MatchSetup((seats[0], seats[1]), tuple(book.facts[1:]), 0, edition)
        game = Game(book, edition, State())
        return _resumed(setup, game, State.from_json(fill(view.secret, view.facts, pools, chance, book)))

    @property
    def game(self) -> Game:
        """The state and what is computed from it: for searches and invariants, which only read it."""
        return self._game

    # -- keeping

    def copy(self) -> Match:
        """The same match again, apart from this one, with an empty list of events."""
        return Match(self.setup, self._game.copy())

    def quiet(self) -> Match:
        """A copy that tells fewer events, for searches."""
        made = self.copy()
        made._game.loud = False
        return made

    def digest(self) -> str:
        """blake2b of the canonical JSON: equal for equal matches on every machine."""
        plain = json.dumps(self._game.state.to_json(), separators=(",", ":"), ensure_ascii=False)
        return blake2b(plain.encode(), digest_size=16).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The whole match at this moment, set-up included."""
        return {"setup": self.setup.to_json(), "state": self._game.state.to_json()}

    @staticmethod
    def from_json(plain: Any) -> Match:
        """The match that `to_json` wrote. Raises BrokenSave, BadSetup."""
        try:
            setup = MatchSetup.from_json(plain["setup"])
            return _resumed(setup, new_game(setup), State.from_file(plain["state"]))
        except EngineError:
            raise
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BrokenSave(message("engine.not_a_match")) from error


def _resumed(setup: MatchSetup, game: Game, state: State) -> Match:
    """A match that goes on from that state: the waiting question is asked again."""
    game.state = state
    start_anew(game)
    run(game)
    return Match(setup, game)


Pools = tuple[Sequence[CardFacts], Sequence[CardFacts]]
