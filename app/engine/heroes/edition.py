"""The differences between editions of the rules as named switches; nothing else in the engine knows editions."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One value of switches, chosen when a match is set up. The defaults are `ed12`; HEROES §2, §3, §6 and §9 tell why.

    Each switch says what is true when it is on; docs/rules.md has the table with both values.
    """

    name: str = "ed12"
    keywords_greatest: bool = False
    """Of several grants of one numbered keyword the greatest acts; else the last one (part 7)."""
    affected_settles_replacements: bool = False
    """Replacements of both players: the affected card's controller chooses; else the active player (517.4.2)."""
    deaths_at_once: bool = True
    """A card dies as soon as it has no life (505.1); else at the end of the ability, before priority (E15 503)."""
    triggers_before_defenders: bool = False
    """What waits for the announcement of an attack resolves before defenders are named (E15 307.1)."""
    with_it_needs_all: bool = False
    """«При этом» needs the first part done in full; else any success (118.4, 119.8)."""
    nothing_wounds_nobody: bool = False
    """A source of strength 0 is no source of wounds: nothing is added to it (E15 512.1.1)."""
    thirst_is_payment: bool = False
    """«Жажда» is paid with the card; else it triggers on playing (part 7)."""
    rage_is_payment: bool = False
    """The wounds of «Ярость» can be neither modified nor prevented; else they are wounds like others (part 7)."""
    only_tap_is_action: bool = False
    """Only [tap] makes using an ability an action; else any closing in its cost (506.1)."""
    one_unique_is_enough: bool = False
    """Of two cards of one name one having «Уникальность» suffices; else both must have it (part 7)."""
    cancelled_plays_wake_nothing: bool = False
    """What a cancelled play had woken leaves the queue (E15 518.3); else it works (H-74)."""
    illegal_spends_nothing: bool = False
    """What has become illegal when its turn in the queue comes spends no limit (E15 113.9); else only what could not
    be announced (112.7)."""
    constants_set_the_base: bool = False
    """A constant that sets the strike changes its base, and effects count on top of that (E15 106.3.1); else setting
    comes last (523.1)."""
    surplus_is_moved: bool = False
    """An older support card of a class is put on the graveyard (E15 212.3); else it is destroyed (211.3)."""
    may_decline_unseen: bool = False
    """Who may search or summon is asked first: declining, he looks at no deck and shuffles none (E15 519.3); else the
    look is a part of the announcement (519.3.1)."""
    hidden_are_safe: bool = False
    """What lies hidden can't be destroyed even by what speaks of hidden creatures (E15 part 7); else it can."""
    preventions_in_any_order: bool = False
    """A player orders his own preventions as he likes (E15 516.3); else they act in order of appearance."""
    cleanup_has_no_priority: bool = False
    """What «до конца хода» wakes as it ends waits for the next turn (E15 121); else it works in the turn that ends
    (401.8)."""
    repeated_spells_wake_nothing: bool = False
    """Repeating a spell wakes nothing that waits for playing; off in both profiles ([17])."""
    strikes_back_are_strikes: bool = False
    """«При ударе» works for an answering strike too; off in both profiles ([17])."""
    hero_falls_by_level: bool = False
    """A hero falls at a level of life of 0 (505.1); else by wounds against initial lives (604.1). A house option."""


ED12 = Edition()
ED15 = Edition(
    name="ed15",
    keywords_greatest=True,
    affected_settles_replacements=True,
    deaths_at_once=False,
    triggers_before_defenders=True,
    with_it_needs_all=True,
    nothing_wounds_nobody=True,
    thirst_is_payment=True,
    rage_is_payment=True,
    only_tap_is_action=True,
    one_unique_is_enough=True,
    cancelled_plays_wake_nothing=True,
    illegal_spends_nothing=True,
    constants_set_the_base=True,
    surplus_is_moved=True,
    may_decline_unseen=True,
    hidden_are_safe=True,
    preventions_in_any_order=True,
    cleanup_has_no_priority=True,
)
EDITIONS = {ED12.name: ED12, ED15.name: ED15}
