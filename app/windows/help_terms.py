"""The terms that the help page tells, by chapter; the words are in `app/words/tables/help.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.engine.terms import KeywordName


class Group(Enum):
    """Chapters of the help page, in their order."""

    NUMBER = "number"
    KEYWORD = "keyword"
    WHEN = "when"
    DEED = "deed"
    FIGHT = "fight"
    TURN = "turn"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class Term:
    """A term: its id in the messages, its chapter, and where the rules say more.

    `paragraphs` are numbers, `part 7`, `edition 12` (the edition that brought it) or `ours`.
    """

    id: str
    group: Group
    paragraphs: str

    @property
    def name(self) -> str:
        """The message that names it."""
        return f"help.{self.id}.name"

    @property
    def text(self) -> str:
        """The message that explains it."""
        return f"help.{self.id}"


TERMS = (
    Term("vanguard", Group.NUMBER, "part 7"),
    Term("armour", Group.NUMBER, "part 7, 516"),
    Term("unity", Group.NUMBER, "part 7"),
    Term("thirst", Group.NUMBER, "part 7"),
    Term("incarnation", Group.NUMBER, "part 7"),
    Term("meditation", Group.NUMBER, "part 7"),
    Term("poison", Group.NUMBER, "part 7"),
    Term("regeneration", Group.NUMBER, "part 7"),
    Term("less_from_attacks", Group.NUMBER, "part 7, 523"),
    Term("strike_reduced_to", Group.NUMBER, "part 7, 523"),
    Term("vampirism", Group.NUMBER, "edition 12"),
    Term("might", Group.NUMBER, "edition 12"),
    Term("plague", Group.NUMBER, "edition 12"),
    Term("life_gift", Group.NUMBER, "edition 12"),
    Term("scales", Group.NUMBER, "edition 12"),
    Term("ambush", Group.NUMBER, "edition 12"),
    Term("raid", Group.NUMBER, "edition 17"),
    Term("spending", Group.NUMBER, "edition 17"),
    Term("frenzy", Group.KEYWORD, "part 7"),
    Term("extortion", Group.KEYWORD, "part 7"),
    Term("wrath", Group.KEYWORD, "part 7"),
    Term("protection", Group.KEYWORD, "part 7, 515"),
    Term("spell_protection", Group.KEYWORD, "part 7, 515.2"),
    Term("poison_protection", Group.KEYWORD, "part 7"),
    Term("module", Group.KEYWORD, "part 7"),
    Term("direct_strike", Group.KEYWORD, "part 7"),
    Term("undead", Group.KEYWORD, "part 7"),
    Term("elusive", Group.KEYWORD, "part 7"),
    Term("stun", Group.KEYWORD, "part 7"),
    Term("attack_experience", Group.KEYWORD, "514.3"),
    Term("defence_experience", Group.KEYWORD, "514.3"),
    Term("horde", Group.KEYWORD, "part 7"),
    Term("first_strike", Group.KEYWORD, "part 7, 510"),
    Term("last_strike", Group.KEYWORD, "edition 14"),
    Term("rush", Group.KEYWORD, "part 7, 107.5"),
    Term("stealth", Group.KEYWORD, "part 7"),
    Term("unique", Group.KEYWORD, "part 7"),
    Term("vulnerable", Group.KEYWORD, "part 7"),
    Term("rage", Group.KEYWORD, "part 7"),
    Term("created", Group.KEYWORD, "519.6"),
    Term("placed", Group.KEYWORD, "part 8"),
    Term("converted", Group.KEYWORD, "edition 12"),
    Term("clutch", Group.KEYWORD, "edition 12"),
    Term("suppression", Group.KEYWORD, "edition 12"),
    Term("superiority", Group.KEYWORD, "edition 12"),
    Term("sleeping", Group.KEYWORD, "edition 12"),
    Term("soul_catcher", Group.KEYWORD, "edition 17"),
    Term("concentration", Group.KEYWORD, "edition 17"),
    Term("deploy", Group.WHEN, "part 7"),
    Term("on_death", Group.WHEN, "part 7, 505"),
    Term("on_attack", Group.WHEN, "part 7, 507"),
    Term("turn_start", Group.WHEN, "304"),
    Term("once_a_turn", Group.WHEN, "112.5, 113.4"),
    Term("triggered", Group.WHEN, "112"),
    Term("activated", Group.WHEN, "113"),
    Term("constant", Group.WHEN, "114"),
    Term("hand_to_play", Group.DEED, "309"),
    Term("summon", Group.DEED, "519.3"),
    Term("revive", Group.DEED, "519.4"),
    Term("create", Group.DEED, "519.6"),
    Term("search", Group.DEED, "part 7"),
    Term("draw", Group.DEED, "527"),
    Term("discard", Group.DEED, "part 7"),
    Term("mine", Group.DEED, "edition 12"),
    Term("attach", Group.DEED, "part 7"),
    Term("wound", Group.DEED, "504.3"),
    Term("heal", Group.DEED, "part 7"),
    Term("destroy", Group.DEED, "part 7"),
    Term("open_close", Group.DEED, "506"),
    Term("prepare", Group.DEED, "part 7"),
    Term("take_control", Group.DEED, "107.5"),
    Term("instead", Group.DEED, "517"),
    Term("prevent", Group.DEED, "516"),
    Term("cancel", Group.DEED, "518"),
    Term("and_so", Group.DEED, "118.4"),
    Term("for_free", Group.DEED, "105.1.3"),
    Term("strike", Group.FIGHT, "307, 510"),
    Term("shot", Group.FIGHT, "507.5"),
    Term("defender", Group.FIGHT, "509"),
    Term("strike_back", Group.FIGHT, "510.4"),
    Term("fight", Group.FIGHT, "507.4"),
    Term("weakness", Group.FIGHT, "107.5"),
    Term("attack", Group.FIGHT, "507"),
    Term("legality", Group.FIGHT, "514"),
    Term("queue", Group.TURN, "401, 402"),
    Term("setup", Group.TURN, "301"),
    Term("recovery", Group.TURN, "303"),
    Term("accumulation", Group.TURN, "304"),
    Term("main_phase", Group.TURN, "306"),
    Term("turn_end", Group.TURN, "310"),
    Term("coin", Group.TURN, "522"),
    Term("prayer", Group.TURN, "part 7"),
    Term("failed_draw", Group.TURN, "304.2"),
    Term("victory", Group.TURN, "602-604"),
    Term("hero", Group.CARD, "208"),
    Term("creature", Group.CARD, "209"),
    Term("spell", Group.CARD, "210"),
    Term("support", Group.CARD, "211"),
    Term("quest", Group.CARD, "ours"),
    Term("character", Group.CARD, "106.1.2"),
    Term("equipment", Group.CARD, "106.1.3"),
    Term("element", Group.CARD, "106.3"),
    Term("life", Group.CARD, "504"),
    Term("reinforcement", Group.CARD, "part 7"),
    Term("hidden", Group.CARD, "part 7"),
    Term("deck", Group.CARD, "204"),
    Term("graveyard", Group.CARD, "205"),
    Term("reserve", Group.CARD, "206"),
    Term("copy", Group.CARD, "106.2"),
)

_BY_ID = {term.id: term for term in TERMS}


def term_of(keyword: KeywordName) -> Term:
    """The term that explains a keyword."""
    return _BY_ID[keyword.name.lower()]


def term(name: str) -> Term | None:
    """The term with that id."""
    return _BY_ID.get(name)
