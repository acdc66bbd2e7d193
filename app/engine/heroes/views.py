"""What one seat may know, as a `View`: names and numbers of what lies open to it, counts of the rest."""

from __future__ import annotations

from typing import Final

from app.engine.event import Event
from app.engine.facts import CardFacts
from app.engine.heroes.book import Active, Face
from app.engine.heroes.coins import total
from app.engine.heroes.constants import acting
from app.engine.heroes.cost import play_cost
from app.engine.heroes.effects import grant_of
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame
from app.engine.heroes.game import Game
from app.engine.heroes.keyword_numbers import keyword_number
from app.engine.heroes.numbers import (
    E_COUNTER,
    E_LIFE,
    E_REINFORCE,
    E_WEAKEN,
    GRAVEYARD,
    HAND,
    HIDDEN,
    KEYWORD,
    KEYWORD_BIT,
    KEYWORDS,
    PART,
    PHASES,
    PLAY,
    SPANS,
    ZONES,
)
from app.engine.heroes.prevention import armour_left
from app.engine.heroes.secrets import knows_card, secret
from app.engine.heroes.stats import laid, life
from app.engine.heroes.triggers import used
from app.engine.heroes.turn import question
from app.engine.heroes.woken import woken
from app.engine.message import CardRef
from app.engine.terms import KeywordName, Kind
from app.engine.view import AbilityView, Badge, CardView, EntryView, Outcome, PlayerView, View

POISON: Final = KEYWORD[KeywordName.POISON]
STUN: Final = KEYWORD_BIT[KeywordName.STUN]
RUSH: Final = KEYWORD_BIT[KeywordName.RUSH]


def view(game: Game, names: tuple[str, str], outcome: Outcome | None, seat: int, log: bool) -> View:
    """The view of that seat; `names` are the seats'."""
    state, decision = game.state, question(game)
    viewer = Viewer(game, seat)
    cards = tuple(viewer.card(row) for row in viewer.rows())
    running = [frame for frame in state.stack if frame.entry]
    return View(
        seat=seat,
        turn=state.turn,
        active=state.active,
        first=state.first,
        phase=PHASES[state.phase],
        players=(viewer.player(0, names[0]), viewer.player(1, names[1])),
        cards=cards,
        queue=tuple(viewer.entry(frame, frame in running) for frame in (*running, *state.queue)),
        facts=tuple(viewer.facts.values()),
        asked=None if decision is None else decision.seat,
        decision=decision if decision is not None and decision.seat == seat else None,
        outcome=outcome,
        log=seen(game.events, seat) if log else (),
        secret=secret(game, seat, tuple(viewer.facts)),
    )


def seen(events: list[Event], seat: int) -> tuple[Event, ...]:
    """The events as that seat saw them."""
    return tuple(it for it in (event.seen_by(seat) for event in events) if it is not None)


class Viewer:
    """Looks at the game with one seat's eyes."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.facts: dict[int, CardFacts] = {}  # of the cards that it knows, by number, in order of sight
        self.laid = acting(game)

    def rows(self) -> list[int]:
        """The rows of all cards that have a place in the view."""
        state = self.game.state
        found: list[int] = []
        for zone in (state.squad, state.graveyard, state.hand, state.deck, state.side_deck):
            for seat in (0, 1):
                found.extend(row for row in zone[seat] if state.uid[row] and self._has_place(row))
        found.extend(row for row in state.under)
        for rows in (*state.deck, *state.side_deck):  # known, but not to be pointed at
            for row in rows:
                if knows_card(self.game, row, self.seat) and not state.uid[row]:
                    self._fact(row)
        return found

    def _has_place(self, row: int) -> bool:
        state = self.game.state
        return state.zone[row] in (PLAY, GRAVEYARD) or knows_card(self.game, row, self.seat)

    def _fact(self, row: int) -> CardFacts:
        number = self.game.state.facts[row]
        return self.facts.setdefault(number, self.game.book.facts[number])

    # -- cards

    def card(self, row: int) -> CardView:
        game, state = self.game, self.game.state
        zone = state.zone[row]
        if not knows_card(game, row, self.seat):
            return CardView(
                state.uid[row], "", "", state.owner[row], state.control[row], ZONES[zone],
                closed=bool(state.closed[row]), wounds=state.wounds[row], hidden=bool(state.flags[row] & HIDDEN),
            )  # fmt: skip
        return self._known(row, zone, self._fact(row))

    def _known(self, row: int, zone: int, facts: CardFacts) -> CardView:
        game, state, mine = self.game, self.game.state, face(self.game, row)
        effects = state.effects[row]
        in_play = zone == PLAY
        return CardView(
            id=state.uid[row],
            name=game.name(row),
            facts=facts.id,
            owner=state.owner[row],
            controller=state.control[row],
            zone=ZONES[zone],
            kind=mine.kind,
            classes=mine.classes,
            elements=mine.elements,
            cost=play_cost(game, row, state.owner[row]) if zone == HAND else mine.cost,
            strike=max(mine.strike, 0),
            life=life(game, row),
            max_life=mine.life,
            wounds=state.wounds[row],
            closed=bool(state.closed[row]),
            hidden=bool(state.flags[row] & HIDDEN),
            fresh=in_play and _is_fresh(game, row, mine),
            struck=in_play and state.strikes[row] > 0,
            reinforcements=laid(effects, E_REINFORCE),
            weakenings=laid(effects, E_WEAKEN),
            extra_life=laid(effects, E_LIFE),
            armour_left=armour_left(game, row) if in_play else 0,
            poison=keyword_number(game, row, POISON),
            stunned=bool(mine.has & STUN),
            counters=tuple((it.name, it.number) for it in effects if it.kind == E_COUNTER),
            keywords=_keywords(game, row, mine),
            badges=self.badges(row),
            abilities=self._abilities(row, mine),
            parts=self._under(row, part=True),
            mined=self._under(row, part=False),
            host=state.uid[state.host[row]] if state.host[row] >= 0 else 0,
        )

    def _under(self, row: int, part: bool) -> tuple[int, ...]:
        state = self.game.state
        rows = (it for it in state.under if state.host[it] == row and bool(state.flags[it] & PART) == part)
        return tuple(state.uid[it] for it in rows)

    def badges(self, row: int) -> tuple[Badge, ...]:
        """Effects on the card, then what constants of other cards give it."""
        game = self.game
        found: list[Badge] = []
        for effect in game.state.effects[row]:
            grant = grant_of(game, effect)
            if grant is not None:
                found.append(Badge(grant, effect.number, SPANS[effect.span], game.ref_of(effect.source)))
        own = game.state.uid[row]
        found.extend(self._constant(active) for active in self.laid.get(row, ()) if active.source != own)
        return tuple(found)

    def _constant(self, active: Active) -> Badge:
        return Badge(active.node, max(active.number, 0), source=self.game.ref_of(active.source), constant=True)

    def _abilities(self, row: int, mine: Face) -> tuple[AbilityView, ...]:
        """Printed and gained ones; what keywords stand for is told by the keywords."""
        game = self.game
        found: list[AbilityView] = []
        for ability in mine.abilities:
            info = game.book.abilities[ability]
            times, _ = info.limit
            printed = ability in mine.printed
            found.append(AbilityView(ability, info.node, printed, used(game, row, info), times))
        return tuple(found)

    # -- players and the queue

    def player(self, seat: int, name: str) -> PlayerView:
        game, state = self.game, self.game.state
        squad = state.squad[seat]
        creatures = (row for row in squad if face(game, row).kind is Kind.CREATURE)
        others = (row for row in squad[1:] if face(game, row).kind is not Kind.CREATURE)
        return PlayerView(
            seat=seat,
            name=name,
            hero=state.uid[squad[0]],
            coins=total(game, seat),
            open_coins=state.open_coins[seat],
            temporary_coins=sum(number for whose, number, _ in state.temporary if whose == seat),
            prayers=state.prayers[seat],
            hand=tuple(self._id(row) for row in state.hand[seat]),
            deck=tuple(self._id(row) for row in reversed(state.deck[seat])),
            graveyard=tuple(state.uid[row] for row in state.graveyard[seat]),
            squad=tuple(state.uid[row] for row in creatures),
            support=tuple(state.uid[row] for row in others),
            failed_draws=state.failed_draws[seat],
            badges=self.badges(squad[0]),
        )

    def _id(self, row: int) -> int:
        return self.game.state.uid[row] if knows_card(self.game, row, self.seat) else 0

    def entry(self, frame: Frame, waits: bool) -> EntryView:
        game = self.game
        ids = (uid for picked in frame.bound if picked for uid in picked)
        targets = tuple(self._ref(uid) for uid in ids)
        event = woken(game, frame)
        return EntryView(
            frame.entry,
            game.ref_of(frame.source),
            frame.ability,
            frame.seat,
            targets,
            waits,
            event.seen_by(self.seat) if event else None,
        )

    def _ref(self, uid: int) -> CardRef:
        row = self.game.state.row(uid)
        return self.game.ref_of(uid) if row < 0 or knows_card(self.game, row, self.seat) else CardRef(0, "")


def _is_fresh(game: Game, row: int, mine: Face) -> bool:
    """First-turn weakness (107.5)."""
    return mine.kind is Kind.CREATURE and game.state.since[row] == game.state.turn and not mine.has & RUSH


def _keywords(game: Game, row: int, mine: Face) -> tuple[tuple[KeywordName, int], ...]:
    return tuple(
        (KEYWORDS[keyword], keyword_number(game, row, keyword))
        for keyword in sorted(mine.keywords)
        if mine.has >> keyword & 1
    )
