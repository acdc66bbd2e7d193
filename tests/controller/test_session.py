"""A game under way: persons and computers answer, everything is saved, undo cuts back, nothing hidden is told."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from app.ai.host import Computer
from app.controller.chronicle import Eyes
from app.controller.forecast import Forecast
from app.controller.games import Games
from app.controller.handover import Cover
from app.controller.record import Head, SeatRecord
from app.controller.session import Options, Session, resume
from app.controller.timeline import Timeline
from app.controller.undo import Leave, Undo
from app.engine.chance import Chance
from app.engine.decision import Act, Ask, HandAct, Option, Tool
from app.engine.errors import HOUSE, IllegalChoice
from app.engine.event import Event, How, Moved, Redone, Undone
from app.engine.facts import CardFacts
from app.engine.match import Match
from app.engine.message import Message
from app.engine.terms import Kind, Zone
from app.words import Tongue
from app.words.story import Teller
from tests.ai.decks import POOL, setup
from tests.rules.tables import Table, table


class Ears:
    """A listener that remembers, and whose eyes were at the screen."""

    def __init__(self, game: Session) -> None:
        self.game = game
        self.events: list[tuple[Eyes, Event]] = []
        self.asked_times = 0
        self.rewound_times = 0
        self.told_messages: list[Message] = []

    def happened(self, events: Sequence[Event]) -> None:
        self.events += [(self.game.eyes, event) for event in events]

    def asked(self) -> None:
        self.asked_times += 1

    def rewound(self) -> None:
        self.rewound_times += 1

    def told(self, what: Message) -> None:
        self.told_messages.append(what)


def seats(first: str = "person", second: str = "person") -> tuple[SeatRecord, SeatRecord]:
    return SeatRecord("Аня", first, "Сотня"), SeatRecord("Боря", second, "Знахари")


def session(
    games: Games | None = None, who: tuple[SeatRecord, SeatRecord] | None = None, seed: int = 1, **options: bool
) -> Session:
    """A game of two persons, or of whoever is named."""
    who = who or seats()
    start = setup(seed)
    journal = games.new(Head(who, "2026-01-01T10:00:00"), start) if games else None
    made = Session(Timeline(Match.start(start)), who, journal, None, Options(**options), POOL)
    made.begin()
    return made


def play_on(game: Session, answers: int, seed: int = 5) -> None:
    """Random answers of whoever is asked, saying «Я готов» where it is wanted."""
    chance = Chance(seed)
    for _ in range(answers):
        if game.showing.cover is not Cover.NOTHING:
            game.ready()
        decision = game.decision
        if decision is None:
            return
        game.choose(decision.options[chance.below(len(decision.options))])


def to_turn(game: Session) -> None:
    """To the first choice phase with something to do besides ending the turn."""
    while True:
        if game.showing.cover is not Cover.NOTHING:
            game.ready()
        assert game.decision is not None
        if game.decision.kind is Ask.TURN and len(game.decision.options) > 1:
            return
        game.choose(game.decision.options[-1])


def act(game: Session) -> Option:
    """An option that leaves the turn to whoever has it."""
    assert game.decision is not None
    return next(option for option in game.decision.options if option.act is Act.PLAY)


def end_turn(game: Session) -> None:
    """306.1."""
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option.act is Act.END_TURN))


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path)


@pytest.fixture
def computer() -> Iterator[Computer]:
    made = Computer()
    yield made
    made.close()
    assert not multiprocessing.active_children()


def test_a_game_between_persons_goes_on_to_its_end(games: Games) -> None:
    """Whatever is answered, somebody is always asked until there is an outcome, which is saved."""
    game = session(games)
    play_on(game, 2000)
    assert game.outcome is not None
    game.close()
    assert games.kept()[0].over is not None


def test_a_continued_game_has_the_same_digest(games: Games) -> None:
    """After the program ended in the middle."""
    game = session(games)
    play_on(game, 60)
    digest = game.match.digest()
    game.close()
    continued = games.go_on(games.unfinished()[0].path)
    assert continued.opened is not None
    again = resume(continued.opened.record, continued.journal, None, Options())
    assert again.match.digest() == digest
    again.close()


def test_a_torn_last_line_costs_one_answer(games: Games) -> None:
    """It is dropped with a note, and the file goes on whole."""
    game = session(games)
    play_on(game, 30)
    game.close()
    path = games.unfinished()[0].path
    path.write_bytes(path.read_bytes()[:-7])
    continued = games.go_on(path)
    assert [note.id for note in continued.notes] == ["controller.record_torn"]
    assert continued.opened is not None
    again = resume(continued.opened.record, continued.journal, None, Options())
    assert len(again.timeline) == 29
    again.begin()
    play_on(again, 5)
    again.close()
    assert games.open(path).note is None


def test_a_damaged_line_opens_the_game_up_to_it(games: Games) -> None:
    """The damaged file is set aside, its good part goes on."""
    game = session(games)
    play_on(game, 30)
    game.close()
    path = games.unfinished()[0].path
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:12], b'{"nonsense": 1}\n', *lines[13:]]))
    continued = games.go_on(path)
    assert continued.notes[0].id == "controller.record_damaged"
    assert continued.opened is not None
    assert len(continued.opened.record.answers) == 10
    assert continued.journal is not None
    continued.journal.close()
    assert len(list(games.folder.glob("*.unreadable-*"))) == 1


def test_an_answer_that_is_no_longer_legal_stops_the_replay(games: Games) -> None:
    """The game opens up to it; the rest of the record is cut off in the file too."""
    game = session(games)
    play_on(game, 30)
    game.close()
    path = games.unfinished()[0].path
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[12] = '{"answer":{"act":"STRIKE","card":9999},"seat":0}\n'
    path.write_text("".join(lines), encoding="utf-8")
    continued = games.go_on(path)
    assert continued.opened is not None
    again = resume(continued.opened.record, continued.journal, None, Options())
    assert len(again.timeline) == 10
    assert again.stopped is not None
    assert again.stopped.id == "controller.record_illegal"
    again.close()
    assert len(games.open(path).record.answers) == 10


def test_a_wrong_answer_changes_nothing() -> None:
    """It is refused with a reason."""
    game = session()
    before = game.match.digest()
    with pytest.raises(IllegalChoice):
        game.choose(Option(Act.STRIKE, card=9999))
    assert game.match.digest() == before
    assert len(game.timeline) == 0


def test_undo_and_the_same_choice_give_the_same_game() -> None:
    """Random state included."""
    game = session()
    to_turn(game)
    digest = game.match.digest()
    answer = act(game)
    game.choose(answer)
    after = game.match.digest()
    game.undo(game.can_undo_to(len(game.timeline) - 1))
    assert game.match.digest() == digest
    game.choose(answer)
    assert game.match.digest() == after


def test_redo_does_the_same_again() -> None:
    """Up to the next own decision."""
    game = session()
    to_turn(game)
    game.choose(act(game))
    after = game.match.digest()
    game.undo()
    assert game.can_redo
    game.redo()
    assert game.match.digest() == after
    assert not game.can_redo
    marks = [entry.event for entry in game.chronicle.entries if isinstance(entry.event, Undone | Redone)]
    assert [type(mark) for mark in marks] == [Undone, Redone]


def test_another_answer_ends_the_redo() -> None:
    """What was taken back is gone once one plays on."""
    game = session()
    to_turn(game)
    game.choose(act(game))
    game.undo()
    assert game.decision is not None
    game.choose(game.decision.options[-1])
    assert not game.can_redo


def test_an_undo_is_marked_in_log_and_journal(games: Games) -> None:
    """Who took back how much; a continued game still tells it."""
    game = session(games)
    to_turn(game)
    game.choose(act(game))
    game.undo()
    marks = [entry for entry in game.chronicle.entries if type(entry.event).__name__ == "Undone"]
    assert len(marks) == 1
    game.close()
    continued = games.go_on(games.unfinished()[0].path)
    assert continued.opened is not None
    assert len(continued.opened.record.undone) == 1
    assert continued.journal is not None
    continued.journal.close()


def test_past_an_answer_of_the_other_one_needs_his_leave() -> None:
    """Between two persons; his «Согласен» cuts back."""
    game = session()
    to_turn(game)
    seat = game.timeline.active
    left = len(game.timeline)
    end_turn(game)
    game.ready()
    assert game.eyes == 1 - seat
    wanted = game.can_undo_to(left)
    assert wanted.leave is Leave.ASK
    game.undo(wanted)
    assert len(game.timeline) == left + 1
    game.consent(True)
    assert len(game.timeline) == left


def test_who_has_just_ended_his_turn_gets_it_back_with_the_others_leave() -> None:
    """The one who sits at the screen now agrees; only the end of the turn is taken back."""
    game = session()
    to_turn(game)
    seat, left = game.timeline.active, len(game.timeline)
    end_turn(game)
    game.ready()
    assert game.can_undo() == Undo(left, Leave.ASK, seat)
    game.undo()
    assert game.asks_leave is not None and game.asks_leave[0] == seat
    game.consent(True)
    assert (len(game.timeline), game.showing.waits_for) == (left, seat)


def test_alone_one_goes_back_to_the_start_of_ones_turn_and_no_further() -> None:
    """Between two persons; what lies before needs the other's «Согласен»."""
    game = session()
    to_turn(game)
    end_turn(game)
    to_turn(game)
    start = game.timeline.steps[-1]
    begun = len(game.timeline) if start.kind is Ask.TURN else len(game.timeline) - 1
    game.choose(act(game))
    assert game.can_undo().leave is Leave.FREE
    assert game.can_undo_to(begun - 1).leave is Leave.ASK


def test_who_practises_alone_asks_nobody() -> None:
    """Both hands open and in one's own: the last decision of either side, without a «Согласен»."""
    game = session(open_hands=True)
    to_turn(game)
    left = len(game.timeline)
    end_turn(game)
    assert (game.can_undo().left, game.can_undo().leave) == (left, Leave.FREE)


def test_what_either_saw_before_an_undo_is_told(games: Games) -> None:
    """The next one's drawn card stays hidden from the other; a continued game tells it as well."""
    game = session(games)
    to_turn(game)
    seat, left = game.timeline.active, len(game.timeline)
    end_turn(game)
    game.ready()
    drawn = [it.card.name for it in game.timeline.steps[-1].events if isinstance(it, Moved) and it.how is How.DRAWN]
    game.undo()
    game.consent(True)
    game.close()
    opened = games.open(games.unfinished()[0].path)
    again = resume(opened.record, None, None, Options())
    teller = Teller(Tongue.RUSSIAN, ("Аня", "Боря"), lambda grant, number: "")
    name = ("Аня", "Боря")[1 - seat]
    for each in (game, again):
        told = [[line.text for line in each.chronicle.lines(teller, Tongue.RUSSIAN, eyes)][-1] for eyes in (0, 1)]
        assert told[1 - seat] == f"{name} за это время видит: {', '.join(drawn)}"
        assert told[seat] == f"{name} за это время видит: {', '.join('карта' for _ in drawn)}"
    assert len(again.timeline) == left


def test_the_end_of_the_game_can_be_taken_back(games: Games) -> None:
    """The game goes on, and is kept as one that can be continued."""
    game = session(games)
    to_turn(game)
    left = len(game.timeline)
    game.concede()
    game.undo()
    assert (game.outcome, len(game.timeline)) == (None, left)
    game.close()
    assert games.kept()[0].over is None


def test_a_bookmark_comes_back_with_what_is_done_again() -> None:
    """Going back to an earlier moment loses no later bookmark."""
    game = session()
    to_turn(game)
    game.choose(act(game))
    game.bookmark("потом")
    at = len(game.timeline)
    game.undo()
    assert game.bookmarks == {}
    game.redo()
    assert game.bookmarks == {at: "потом"}


def test_the_other_one_may_say_no() -> None:
    """Then nothing changes."""
    game = session()
    to_turn(game)
    left = len(game.timeline)
    end_turn(game)
    game.ready()
    game.undo(game.can_undo_to(left))
    game.consent(False)
    assert len(game.timeline) == left + 1


def test_nothing_of_the_other_hand_is_told() -> None:
    """Hot-seat: events come as the one at the screen may see them."""
    game = session(seed=3)
    ears = Ears(game)
    game.listeners.append(ears)
    play_on(game, 200)
    drawn = [(eyes, it) for eyes, it in ears.events if isinstance(it, Moved) and it.how is How.DRAWN]
    assert any(eyes == it.to_seat for eyes, it in drawn)
    assert all(it.card.name == "" for eyes, it in drawn if eyes != it.to_seat)


def test_the_view_behind_a_curtain_names_no_card_of_a_hand() -> None:
    """Nothing of a hand is reachable until «Я готов»."""
    game = session()
    to_turn(game)
    end_turn(game)
    assert game.showing.cover is Cover.CURTAIN
    assert game.decision is None
    assert {card.name for card in game.view().cards if card.zone is Zone.HAND} == {""}


def test_by_hand_stands_in_the_journal_and_can_be_undone(games: Games) -> None:
    """A tool is a choice like any other."""
    game = session(games)
    to_turn(game)
    seat = game.eyes
    assert seat is not None
    before = game.match.digest()
    hero = game.view().players[seat].hero
    game.by_hand(HandAct(Tool.WOUND, card=hero, number=3))
    assert game.view().card(hero).wounds == 3
    game.undo(game.can_undo_to(len(game.timeline) - 1))
    assert game.match.digest() == before
    game.close()


def test_any_card_that_can_be_found_is_created_by_hand(games: Games) -> None:
    """It takes its facts along into the journal, so the game goes on without whoever found it."""
    stranger = CardFacts("Пришлец", Kind.CREATURE, 1, 2, 2)
    start = setup(1)
    journal = games.new(Head(seats(), "2026-01-01T10:00:00"), start)
    found = {"пришлец": (stranger,)}
    game = Session(Timeline(Match.start(start)), seats(), journal, bring=lambda name: found.get(name.casefold(), ()))
    game.begin()
    to_turn(game)
    game.by_hand(HandAct(Tool.CREATE, name="ПРИШЛЕЦ"))
    with pytest.raises(IllegalChoice):
        game.by_hand(HandAct(Tool.CREATE, name="нет такой"))
    digest = game.match.digest()
    game.close()
    opened = games.open(games.unfinished()[0].path)
    assert resume(opened.record, None, None, Options()).match.digest() == digest


def test_a_bookmark_is_kept(games: Games) -> None:
    """A name for a moment."""
    game = session(games)
    to_turn(game)
    game.bookmark("начало")
    at = len(game.timeline)
    game.close()
    assert games.open(games.unfinished()[0].path).record.bookmarks == {at: "начало"}


def test_a_person_plays_against_the_computer(computer: Computer) -> None:
    """The computer answers from its own process, and its answers are told."""
    who = seats(second="random")
    game = Session(Timeline(Match.start(setup(2))), who, None, computer, Options(), POOL)
    ears = Ears(game)
    game.listeners.append(ears)
    game.begin()
    chance = Chance(1)
    for _ in range(60):
        if game.outcome is not None:
            break
        if game.thinking is not None:
            assert game.decision is None
            assert game.wait(30.0)
        else:
            assert game.decision is not None
            game.choose(game.decision.options[chance.below(len(game.decision.options))])
    assert any(step.seat == 1 for step in game.timeline.steps)
    assert ears.told_messages == []
    game.close()


def thinking(computer: Computer, options: Options | None = None) -> Session:
    """A game in which the person has played a turn or two, and the computer thinks."""
    who = seats(second="greedy")
    game = Session(Timeline(Match.start(setup(2))), who, None, computer, options or Options(), POOL)
    game.begin()
    while game.match.decision is not None and len([s for s in game.timeline.steps if s.kind is Ask.TURN]) < 1:
        if game.thinking is not None:
            game.wait(30.0)
        else:
            assert game.decision is not None
            game.choose(game.decision.options[-1])
    while game.thinking is None:
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    return game


def test_an_undo_stops_the_computer(computer: Computer) -> None:
    """What it was thinking about is forgotten; its late answer doesn't come in."""
    game = thinking(computer)
    game.undo()
    assert game.thinking is None
    assert game.decision is not None
    digest = game.match.digest()
    assert not game.poll()
    assert game.match.digest() == digest
    game.close()


def test_a_tool_makes_the_computer_think_anew(computer: Computer) -> None:
    """What it thought about is no more; the tool alone is taken back."""
    game = thinking(computer)
    left = len(game.timeline)
    game.by_hand(HandAct(Tool.DRAW, seat=1, number=2))
    assert game.thinking == 1
    assert game.can_undo() == Undo(left, Leave.FREE, 0)
    while game.thinking is not None:
        assert game.wait(30.0)
    game.close()


def test_what_is_done_again_while_the_computer_thinks_is_no_answer_of_its(computer: Computer) -> None:
    """Back to a bookmark in its turn, and on: its late answer doesn't come in."""
    game = thinking(computer)
    game.bookmark("он думает")
    at = len(game.timeline)
    while game.thinking is not None:
        assert game.wait(30.0)
    steps = len(game.timeline)
    game.undo(game.can_undo_to(at))
    assert game.thinking == 1
    while game.can_redo:
        game.redo()
    assert (len(game.timeline), game.thinking) == (steps, None)
    game.close()


def test_the_setting_that_forbids_undo_is_named(computer: Computer) -> None:
    """Against the computer, where the settings say so."""
    game = thinking(computer, Options(undo_against_computer=False))
    with pytest.raises(IllegalChoice) as caught:
        game.undo()
    assert (caught.value.reason.id, caught.value.paragraph) == ("reasons.undo_is_off", HOUSE)
    game.close()


def test_a_losing_computer_takes_a_draw(computer: Computer) -> None:
    """603.2: offered by the person, accepted at once when the computer's hero is nearly dead."""
    who = seats(second="greedy")
    game = Session(Timeline(Match.start(setup(2))), who, None, computer, Options(), POOL)
    game.begin()
    hero = game.view().players[1].hero
    game.by_hand(HandAct(Tool.WOUND, card=hero, number=20))
    game.offer_draw(0)
    assert game.outcome is not None
    assert game.outcome.winner is None
    game.close()


def foretold(situation: Table, attacker: str, target: str) -> Forecast:
    """The forecast of a strike."""
    game = Session(Timeline(situation.match), seats())
    game.begin()
    game.ready()
    cards = situation.id(attacker), situation.id(target)
    assert game.decision is not None
    strike = next(it for it in game.decision.options if it.act is Act.STRIKE and (it.card, it.target) == cards)
    found = game.forecast(strike)
    assert found is not None
    return found


def test_a_forecast_tells_the_wounds_of_both() -> None:
    """507.4, 510.4: undefended, from the player's own eyes, after what the armour prevents."""
    situation = table(you="Волк 3/4", enemy="Лис 2/6, has Броня 1")
    told = foretold(situation, "Волк", "Лис")
    assert told.wounds == {situation.id("Лис"): 2, situation.id("Волк"): 2}
    assert not told.dies and not told.unsure


def test_a_forecast_tells_who_dies() -> None:
    """505.1."""
    situation = table(you="Волк 3/4", enemy="Лис 1/3")
    told = foretold(situation, "Волк", "Лис")
    assert told.dies == {situation.id("Лис")}


def test_a_forecast_after_another_answer_is_of_the_game_as_it_is() -> None:
    """As many answers as before the undo, but others: what was foretold then is no more."""
    situation = table(you="Волк 3/9", enemy="Лис 1/9")
    game = Session(Timeline(situation.match), seats(), options=Options(open_hands=True))
    game.begin()
    wolf, fox = situation.id("Волк"), situation.id("Лис")
    strike = next(it for it in game.match.decision.options if (it.act, it.target) == (Act.STRIKE, fox))  # type: ignore[union-attr]
    game.by_hand(HandAct(Tool.STRIKE, card=wolf, number=1))
    before = game.forecast(strike)
    game.undo()
    game.by_hand(HandAct(Tool.STRIKE, card=wolf, number=2))
    after = game.forecast(strike)
    assert before is not None and after is not None
    assert (before.wounds[fox], after.wounds[fox]) == (4, 5)
