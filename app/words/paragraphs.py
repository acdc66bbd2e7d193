"""By which paragraph each step of a match happens, and how a paragraph is cited on the screen."""

from __future__ import annotations

from app.engine import event as happened
from app.engine.errors import HOUSE
from app.engine.event import CoinChange, Event, How, Phase
from app.engine.message import NOBODY
from app.engine.terms import Zone
from app.words import Tongue, knows, say

_BY_KIND: dict[type[Event], str] = {
    happened.DieRolled: "301.4",
    happened.Mulliganed: "301.7",
    happened.TurnStarted: "302.2",
    happened.TurnEnded: "310.3",
    happened.TurnSkipped: "511.1",
    happened.DrawOffered: "603.2",
    happened.DrawFailed: "304.2",
    happened.Shuffled: "204.3",
    happened.Closed: "part 7: Закрыть",
    happened.Opened: "part 7: Открытие карты",
    happened.ControlChanged: "519.5",
    happened.Hidden: "part 7: Скрыться",
    happened.Unhidden: "part 7: Раскрыться",
    happened.Attached: "part 7: Присоединить",
    happened.Flipped: "part 7: Обращённый",
    happened.Wounded: "504.3",
    happened.Healed: "part 7: Излечить",
    happened.EffectLaid: "119.3",
    happened.EffectLifted: "119.5",
    happened.CountersChanged: "119.4",
    happened.LifeSet: "105.2.1",
    happened.StrikeSet: "105.3.1",
    happened.StrikeAnnounced: "307.1",
    happened.ShotAnnounced: "507.5",
    happened.DefenderNamed: "509.1",
    happened.Struck: "508.4.3",
    happened.CardPlayed: "309.1",
    happened.AbilityUsed: "308.1",
    happened.PlayCancelled: "518.1",
    happened.Redirected: "508.3",
    happened.Named: "501.1",
    happened.EntryAdded: "402.1",
    happened.EntryStarted: "401.3",
    happened.EntryFinished: "401.6",
    happened.PrayersChanged: "part 7: Жетоны молитвы",
    happened.DoneByHand: HOUSE,
    happened.Undone: HOUSE,
    happened.Redone: HOUSE,
}
"""Where neither the event itself nor its kind of change says more."""

_PHASES = {
    Phase.SETUP: "301.1",
    Phase.RECOVERY: "302.2",
    Phase.ACCUMULATION: "303.4",
    Phase.CHOICE: "306.1",
    Phase.STRIKE: "307.1",
    Phase.ABILITY: "308.1",
    Phase.PLAYING: "309.1",
    Phase.END: "310.1",
}

_MOVES = {
    How.DEALT: "301.6",
    How.PLAYED: "309.2",
    How.SUMMONED: "519.3",
    How.REVIVED: "519.4",
    How.CREATED: "519.6",
    How.PLACED: "204.5",
    How.DIED: "505.1",
    How.DESTROYED: "505.2",
    How.SURPLUS: "211.3",
    How.DISCARDED: "part 7: Сбросьте карту",
    How.MILLED: "205.1",
    How.FOUND: "part 7: Поиск",
    How.MINED: "part 7: Добывает",
    How.SPLIT: "505.4",
}
"""The other moves go by the zone that the card comes to."""

_ZONES = {
    Zone.PLAY: "519.1",
    Zone.HAND: "203.4",
    Zone.DECK: "204.4",
    Zone.GRAVEYARD: "205.3",
    Zone.RESERVE: "206.1",
    Zone.SIDE_DECK: "201.4",
    Zone.UNDER: "part 7: Добывает",
}

_COINS = {
    CoinChange.GAINED: "522.2",
    CoinChange.LOST: "522.5",
    CoinChange.SPENT: "522.1",
    CoinChange.OPENED: "303.2",
    CoinChange.CLOSED: "522.1",
    CoinChange.EXPIRED: "522.4",
    CoinChange.RETURNED: "522.4",
}


def paragraph_of(it: Event) -> str:
    """The paragraph by which that happened; HOUSE for what the rules know nothing of: acts by hand, taking back.

    >>> paragraph_of(happened.CoinsChanged(0, CoinChange.EXPIRED, 1, 0, 3))
    '522.4'
    """
    return getattr(it, "paragraph", "") or _by_change(it) or _BY_KIND.get(type(it), "")


def _by_change(it: Event) -> str:
    """Where one kind of event stands for several steps of the rules."""
    match it:
        case happened.PhaseStarted():
            return _PHASES[it.phase]
        case happened.CoinsChanged():
            return _COINS[it.change]
        case happened.Moved():
            return _of_move(it)
        case happened.Revealed():
            return "106.2.1" if it.to == happened.BOTH else "204.2"
        case happened.EffectLifted():
            return "503.1" if it.expired else ""
        case happened.Struck():
            return "510.1" if it.back else ""
    return ""


def _of_move(it: happened.Moved) -> str:
    if it.how is How.BY_HAND:
        return HOUSE
    if it.how is How.DRAWN:
        return "304.2" if it.source == NOBODY else "E15 527.1"
    if it.how is How.PLAYED and it.to_zone is Zone.GRAVEYARD:
        return "210.2"
    return _MOVES.get(it.how) or _ZONES[it.to_zone]


def cited(paragraph: str, tongue: Tongue) -> str:
    """The paragraph as a reader of that language is told it.

    >>> cited("part 7: Бешенство", Tongue.RUSSIAN), cited("E15 527.1", Tongue.RUSSIAN)
    ('часть 7: Бешенство', 'ред. 15, 527.1')
    >>> cited(HOUSE, Tongue.ENGLISH)
    'a rule of this table'
    """
    if paragraph == HOUSE:
        return say("reasons.house", tongue)
    edition, _, number = paragraph.partition("E15 ")
    if tongue is Tongue.RUSSIAN:
        paragraph = paragraph.replace("part 7", "часть 7", 1)
        return f"ред. 15, {number}" if number and not edition else paragraph
    return f"ed. 15, {number}" if number and not edition else paragraph


def gist(paragraph: str, tongue: Tongue) -> str:
    """What that paragraph forbids, in a few words; "" where only its number is known.

    >>> gist("107.5", Tongue.RUSSIAN)
    'слабость первого хода'
    """
    words = f"gist.{paragraph}"
    return say(words, tongue) if knows(words) else ""
