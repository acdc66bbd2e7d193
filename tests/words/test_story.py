"""Events as lines of the log: every kind has its words, names stay apart, nothing hidden is told."""

from __future__ import annotations

import doctest
from dataclasses import replace

import pytest

from app.engine import event as happened
from app.engine.decision import HandAct, Tool
from app.engine.event import BOTH, CoinChange, EntryEnd, Event, How, Moved, Phase
from app.engine.message import CardRef
from app.engine.program import Grant, Reinforce
from app.engine.terms import EventKind, Source, Span, Zone
from app.words import Tongue, knows, story
from app.words.story import Level, Teller, message_id, snake

CARD, OTHER = CardRef(7, "Вайл"), CardRef(9, "Орк")


def speak(grant: Grant, number: int) -> str:
    return f"{type(grant).__name__} {number}"


def teller(tongue: Tongue = Tongue.RUSSIAN) -> Teller:
    return Teller(tongue, ("Аня", "Боря"), speak)


def moved(how: How, name: str = "Вайл") -> Moved:
    return Moved(CardRef(7, name), 3, 0, Zone.DECK, 0, Zone.HAND, how)


EVENTS: list[Event] = [
    happened.DieRolled((3, 5)),
    happened.FirstSeat(1),
    happened.Mulliganed(0, 0),
    happened.Mulliganed(0, 2),
    happened.TurnStarted(0, 1),
    happened.TurnStarted(0, 2, extra=True),
    *(happened.PhaseStarted(0, phase) for phase in Phase),
    happened.TurnEnded(0),
    happened.TurnSkipped(0, CARD),
    *(happened.GameOver(winner, ending, "602.1") for ending in happened.Ending for winner in (None, 1)),
    happened.DrawOffered(0),
    *(moved(how) for how in How),
    happened.DrawFailed(0, 0),
    happened.DrawFailed(0, 1),
    happened.Shuffled(0),
    happened.Revealed((CARD, OTHER), 0, Zone.HAND, BOTH),
    happened.Revealed((CARD,), 0, Zone.DECK, 2),
    happened.Closed(CARD),
    happened.Opened(CARD),
    happened.ControlChanged(CARD, 1),
    happened.Hidden(CARD, 0),
    happened.Unhidden(CARD),
    happened.Attached(CARD, OTHER),
    happened.Flipped(CARD, "Орк"),
    happened.Wounded(CARD, 2, OTHER, Source.STRIKE),
    happened.Healed(CARD, 1),
    *(happened.EffectLaid(CARD, Reinforce(), 1, span) for span in Span),
    happened.EffectLifted(CARD, Reinforce()),
    happened.EffectLifted(CARD, Reinforce(), expired=True),
    happened.CountersChanged(CARD, "зрелость", 1, 3),
    happened.CountersChanged(CARD, "зрелость", -1, 2),
    happened.LifeSet(CARD, 5),
    happened.StrikeSet(CARD, 5),
    happened.Prevented(CARD, 1, OTHER),
    happened.Replaced(CARD, OTHER),
    happened.Refused(CARD, "514.1"),
    happened.StrikeAnnounced(CARD, OTHER),
    happened.ShotAnnounced(CARD, OTHER, 2),
    happened.DefenderNamed(CARD, OTHER, OTHER),
    happened.DefenderNamed(CardRef(0, ""), OTHER, CARD),
    happened.Struck(CARD, OTHER, 3),
    happened.Struck(CARD, OTHER, 3, back=True),
    happened.CardPlayed(CARD, 0, 3, x=2, targets=(OTHER,)),
    happened.AbilityUsed(CARD, 1, 0),
    happened.PlayCancelled(CARD, OTHER),
    happened.Redirected(CARD, OTHER),
    happened.Named(0, "гном"),
    happened.EntryAdded(1, CARD, 1, 0),
    happened.EntryStarted(1, CARD, 1),
    *(happened.EntryFinished(1, CARD, 1, end) for end in EntryEnd),
    *(happened.CoinsChanged(0, change, 1, 2, 3) for change in CoinChange),
    happened.PrayersChanged(0, 1, 1),
    happened.PrayersChanged(0, -1, 0),
    *(happened.DoneByHand(0, HandAct(tool, number=1, name="Рывок"), CARD) for tool in Tool),
    happened.Undone(0, 2),
    happened.Redone(0, 2),
]


def test_the_examples_of_the_module_are_true() -> None:
    """The doctests of `app.words.story`."""
    assert doctest.testmod(story).failed == 0


def test_no_kind_of_event_is_left_out() -> None:
    """Every class of event stands among the examples of this module."""
    kinds = {cls for cls in vars(happened).values() if isinstance(cls, type) and issubclass(cls, Event)} - {Event}
    assert kinds == {type(it) for it in EVENTS}


@pytest.mark.parametrize("tongue", list(Tongue))
@pytest.mark.parametrize("it", EVENTS, ids=message_id)
def test_every_event_has_its_words(it: Event, tongue: Tongue) -> None:
    """A line, or nothing where another event of the same act says it; never a brace or a missing message."""
    line = teller(tongue).line(it)
    if line is None:
        assert isinstance(it, Moved)
    else:
        assert knows(message_id(it))
        assert line.text
        assert "{" not in line.text


def test_names_stand_apart_from_the_words() -> None:
    """So that a screen can light the card."""
    line = teller().line(happened.StrikeAnnounced(CARD, OTHER))
    assert line is not None
    assert line.pieces == (CARD, " атакует: ", OTHER)


def test_a_hidden_card_is_only_a_card() -> None:
    """What the other draws."""
    line = teller().line(moved(How.DRAWN, name=""))
    assert line is not None
    assert line.text == "Аня берёт: карта"


def test_targets_and_x_stand_behind_a_played_card() -> None:
    """309.1: what was announced with it."""
    line = teller().line(happened.CardPlayed(CARD, 0, 3, x=2, targets=(OTHER, CARD)))
    assert line is not None
    assert line.text == "Аня разыгрывает за 3 монеты: Вайл (X = 2) → Орк, Вайл"


def test_the_source_stands_behind_in_brackets() -> None:
    """Who did it, unless the card did it to itself."""
    line = teller().line(happened.Wounded(CARD, 1, OTHER, Source.SPELL))
    assert line is not None
    assert line.text == "Вайл: 1 рана (Орк)"


def test_phases_are_told_only_to_who_wants_everything() -> None:
    """Levels of detail."""
    line = teller().line(happened.PhaseStarted(0, Phase.CHOICE))
    assert line is not None
    assert line.level is Level.ALL


@pytest.mark.parametrize("tongue", Tongue)
@pytest.mark.parametrize("event", EventKind)
def test_whatever_wakes_an_ability_has_its_words(event: EventKind, tongue: Tongue) -> None:
    """With the other card and without it; a card that isn't known goes unnamed."""
    told = teller(tongue)
    alone = told.woken(happened.Woken(event, CARD, number=2, seat=0))
    assert ("Вайл" in alone or "Аня" in alone) and "{" not in alone
    both = told.woken(happened.Woken(event, CARD, OTHER, 2, 0))
    assert ("Орк" in both) == knows(f"woken.{snake(event.value)}.both")
    hidden = happened.Woken(event, CARD, OTHER, 2, 0, card_known=0, other_known=0).seen_by(1)
    assert not {"Вайл", "Орк"} & set(told.woken(hidden).replace("(", " ").split())


def test_the_event_that_woke_an_ability_is_told_with_its_numbers() -> None:
    """As the log tells the event itself."""
    woken = happened.Woken(EventKind.WOUNDED, CARD, OTHER, 2, 0)
    assert teller().woken(woken) == "Вайл: 2 раны (Орк)"
    assert teller(Tongue.ENGLISH).woken(replace(woken, number=1)) == "Вайл: 1 wound (Орк)"
