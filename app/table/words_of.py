"""What the table says of engine things: prompts, options, abilities, effects, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.engine.decision import Act, Decision, Option
from app.engine.message import Message
from app.engine.program import Ability, Grant
from app.engine.terms import Kind
from app.engine.view import AbilityView, Badge, CardView, EntryView, View
from app.table.marks import Mark, marks_of
from app.words import Tongue, knows, say
from app.words.paragraphs import cited, gist
from app.words.story import Teller


@dataclass(frozen=True, slots=True)
class Voice:
    """How programs speak: what a grant gives (with its computed number), what an ability says."""

    grant: Callable[[Grant, int], str]
    ability: Callable[[Ability], str]


_TELL_NOT_WHY = frozenset(
    {"reasons.not_allowed", "reasons.refused_play", "reasons.refused_strike", "reasons.refused_use"}
)
"""Reasons that leave it to their paragraph to say why."""


class Speaker:
    """Says things of one match. Names of seats come from its view."""

    def __init__(self, tongue: Tongue, voice: Voice, names: tuple[str, str]) -> None:
        self.tongue = tongue
        self.voice = voice
        self.names = names
        self.teller = Teller(tongue, names, voice.grant)

    def say(self, message: str, /, **arguments: object) -> str:
        return say(message, self.tongue, **arguments)

    def message(self, message: Message) -> str:
        """A message of the engine."""
        return self.teller.say(message)

    def prompt(self, decision: Decision) -> str:
        """What is asked."""
        return self.message(decision.prompt)

    def source_line(self, decision: Decision, view: View) -> str:
        """Which card asks, and with which words."""
        if not decision.source.name:
            return ""
        text = self.ability_text(view, decision.source.id, decision.ability)
        return f"{decision.source.name}: {text}" if text else decision.source.name

    def details(self, decision: Decision, view: View) -> tuple[str, ...]:
        """What may stand below the question, the fullest first; the name that it begins with is not said again."""
        name, line = decision.source.name, self.source_line(decision, view)
        if name and self.prompt(decision).startswith(f"{name}: "):
            return (line.removeprefix(name).removeprefix(": "),)
        return line, name

    def ability_text(self, view: View, card_id: int, ability: int) -> str:
        """The words of a card's ability by its id; "" when it is not there any more."""
        found = find_ability(view, card_id, ability)
        return self.voice.ability(found.ability) if found else ""

    def cause(self, entry: EntryView) -> str:
        """What woke an entry of the queue; "" for what was used or played."""
        return self.say("table.queue.why", event=self.teller.woken(entry.woken)) if entry.woken else ""

    def option(self, option: Option, decision: Decision, view: View) -> str:
        """An option as a line to choose."""
        if option.act in (Act.USE, Act.NEXT) and option.ability:
            text = self.ability_text(view, option.card, option.ability)
            name = name_of(view, option.card)
            return f"{name}: {text}" if option.act is Act.NEXT and name else text or name
        known = f"table.act.{option.act.value.replace(' ', '_')}"
        if option.act is Act.GO:
            known = f"table.act.go.{option.number}"
        if option.act is Act.PLACE:
            known = f"table.act.place.{option.name or option.number}"
        if option.name and option.act is not Act.PLACE:
            return option.name
        card = name_of(view, option.card or option.target)
        if knows(known):
            return self.say(known, card=card, n=option.number, name=option.name)
        return card or str(option.number)

    def act_name(self, act: Act, view: View, card: int, ability: int) -> str:
        """An act without its target: for a menu."""
        if ability and (text := self.ability_text(view, card, ability)):
            return text
        return self.say(f"table.act.{act.value.replace(' ', '_')}", card="", n=0, name="").strip()

    def reason(self, reason: Message, paragraph: str) -> str:
        """What can't be done and why, with the paragraph."""
        text = self.message(reason) if knows(reason.id) else reason.id
        why = gist(paragraph, self.tongue) if reason.id in _TELL_NOT_WHY else ""
        return self._by(f"{text}: {why}" if why else text, paragraph)

    def why(self, reason: Message, paragraph: str) -> str:
        """Only why, where it is said already what can't be done."""
        why = gist(paragraph, self.tongue) if reason.id in _TELL_NOT_WHY else ""
        return self._by(why, paragraph) if why else self.reason(reason, paragraph)

    def _by(self, text: str, paragraph: str) -> str:
        where = cited(paragraph, self.tongue)
        return f"{text} ({where})" if where and where not in text else text

    def mark(self, mark: Mark) -> str:
        """What a mark means."""
        if mark.badge is not None:
            return self.badge(mark.badge)
        return self.say(mark.words, n=mark.number if mark.number is not None else 1)

    def badge(self, badge: Badge) -> str:
        """An effect in words: what it gives, how long, by which card."""
        text = self.voice.grant(badge.grant, badge.number)
        key = f"log.span.{badge.span.value.replace(' ', '_')}"
        span = self.say(key) if knows(key) else ""
        source = badge.source.name
        return text + (f", {span}" if span else "") + (f" ({source})" if source else "")

    def card_lines(self, card: CardView, marks: tuple[Mark, ...]) -> list[str]:
        """All that is so of a card now, a line each."""
        lines = []
        if card.wounds:
            lines.append(self.say("table.mark.wounds", n=card.wounds))
        if card.closed:
            lines.append(self.say("table.mark.closed"))
        return lines + [self.mark(mark) for mark in marks]

    def spoken(self, card: CardView | None, *, mine: bool) -> tuple[str, str]:
        """A card's name and state for a screen reader."""
        if card is None or not card.facts:
            return self.say("table.menu.hidden_card"), ""
        whose = self.say("table.spoken.mine" if mine else "table.spoken.theirs")
        zone = self.say(f"table.zone.{card.zone.value.replace(' ', '_')}")
        lines = self.card_lines(card, marks_of(card))
        if card.kind in (Kind.CREATURE, Kind.HERO):
            lines.insert(0, self.say("table.spoken.numbers", strike=card.strike, life=card.life))
        return self.say("table.spoken.card", name=card.name, whose=whose, zone=zone), "; ".join(lines)


def name_of(view: View, card_id: int) -> str:
    """A card's name; "" when it is unknown."""
    return next((card.name for card in view.cards if card.id == card_id), "")


def find_ability(view: View, card_id: int, ability: int) -> AbilityView | None:
    """A card's ability by its id."""
    card = next((card for card in view.cards if card.id == card_id), None)
    if card is None:
        return None
    return next((found for found in card.abilities if found.id == ability), None)
