"""Making the book of a match: every text of its cards and of the rules is numbered, lowered and indexed once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Final

from app.engine import program
from app.engine.errors import BadSetup
from app.engine.facts import CardFacts, folded
from app.engine.heroes import acts as acts_module
from app.engine.heroes import (
    announce,
    combat,
    conditions,
    do_cards,
    do_changes,
    do_entering,
    do_players,
    do_wounds,
    keyword_do,
    lay,
    play,
    values,
)
from app.engine.heroes.acts import ACTS
from app.engine.heroes.book import AbilityInfo, Book, Code, Delay, Face, GrantInfo
from app.engine.heroes.constants import REACHING, grant_value
from app.engine.heroes.edition import Edition
from app.engine.heroes.faces import Folding
from app.engine.heroes.game import SETTLING
from app.engine.heroes.keywords import NUMBERED, OWN_TEXTS, rage_choice, texts, thirst_payment
from app.engine.heroes.lower import Inner, Lowering, payment, walk
from app.engine.heroes.numbers import (
    EVENT_BIT,
    KEYWORD,
    MEASURE_BIT,
    R_ALWAYS,
    R_CLOSED,
    R_COINS,
    R_COMBAT,
    R_FACES,
    R_HISTORY,
    R_PRAYERS,
    R_TURN,
    R_WOUNDS,
    R_ZONES,
    ZONE_NUMBER,
)
from app.engine.heroes.ops import Instruction
from app.engine.message import message
from app.engine.program import (
    SUBJECT,
    Ability,
    Activated,
    Announced,
    CancelPlay,
    Constant,
    Do,
    ExtraCost,
    Filter,
    Gain,
    Grant,
    If,
    Instead,
    Keyword,
    Modify,
    Node,
    PayBy,
    Separately,
    SpellText,
    Tap,
    Triggered,
    Until,
    When,
)
from app.engine.terms import Ban, EventKind, KeywordName, Kind, Measure, Operation, Per, Zone

NODES: Final = (conditions, values, do_wounds, do_cards, do_entering, do_changes, do_players, lay, keyword_do)
"""The modules that fill the tables of `look` and `ops`: without them no text can run."""

_RULES: Final = CardFacts("", Kind.SUPPORT)
"""The rules' own texts stand in the book as those of a card without a name."""

_READS: Final[dict[type[Node], int]] = {
    program.IsWounded: R_WOUNDS,
    program.IsClosed: R_CLOSED,
    program.Coins: R_COINS,
    program.CoinsSpent: R_COINS,
    program.Prayers: R_PRAYERS,
    program.IsTurn: R_TURN,
    program.Happened: R_HISTORY,
    program.EventCount: R_HISTORY,
    program.EventThisTurn: R_HISTORY,
    program.IsAttacking: R_COMBAT,
    program.HandSize: R_ZONES,
    program.StatOf: R_WOUNDS | R_FACES,
    program.Compared: R_WOUNDS | R_FACES,
    program.Extreme: R_WOUNDS | R_FACES,
    program.IsExtreme: R_WOUNDS | R_FACES,
    program.HasKeyword: R_FACES,
    program.IsMinedBy: R_FACES | R_ZONES,
    program.KeywordNumber: R_FACES,
    program.HasTrigger: R_FACES,
}


def build(cards: tuple[CardFacts, ...], edition: Edition) -> Book:
    """The book of these cards. Raises BadSetup when two of them have the same key."""
    book = Book(edition)
    builder = Builder(book, edition)
    builder.rules()
    for facts in cards:
        if facts.id in book.index:
            raise BadSetup(message("engine.card_twice", card=facts.id))
        builder.card(facts)
    for number, facts in enumerate(book.facts):
        back = book.index.get(facts.back, -1)
        if back >= 0:
            book.front[back] = number
    return book


TEXTS_OF_A_CARD: Final = 1 << 12
"""Numbers that one card's texts may take."""


def base_of(key: str) -> int:
    """The first number of a card's texts: made of its key, so that it is the same in every match."""
    digest = blake2b(key.encode(), digest_size=4).digest()
    return (int.from_bytes(digest, "big") + 1) * TEXTS_OF_A_CARD


class Builder(Inner):
    """Fills a book card by card."""

    def __init__(self, book: Book, edition: Edition) -> None:
        self.book = book
        self.edition = edition
        self.facts = 0
        self.next = 1
        self.keyword_nodes = texts(edition)

    # -- the rules' own part

    def rules(self) -> None:
        """The rules' procedures, the texts of keywords and the grants that effects of the rules need."""
        book = self.book
        book.abilities[0] = AbilityInfo(0, Ability(), 0, -1)
        book.facts.append(_RULES)
        self.next = 1
        for name, instructions in _PROCEDURES.items():
            code = Code()
            code.instructions = instructions
            book.rules[name] = self._code(code)
        book.reporting.update(book.rules[name] for name in (combat.SHOT, combat.FIGHT, combat.STRIKE_NOW))
        for keyword in KeywordName:
            number = KEYWORD[keyword]
            book.lose[number] = self.grant(program.Lose(keyword), Until())
            found = tuple(self.ability(node, -1, keyword).id for node in self.keyword_nodes.get(keyword, ()))
            if found:
                book.keyword_texts[number] = found
        book.mechanise = self.grant(program.Become(classes=("механизм",)), Until())
        one = program.Number(1)  # the effect has the number that counts
        book.dearer = self.grant(program.Modify(Measure.COST, Operation.ADD, one), Until())
        book.cheaper = self.grant(program.Modify(Measure.COST, Operation.SUBTRACT, one), Until())
        self._finish_card(_RULES, ())

    def _code(self, code: Code) -> int:
        number = self._number()
        self.book.codes[number] = code
        return number

    def _number(self) -> int:
        self.next += 1
        return self.next - 1

    # -- cards

    def card(self, facts: CardFacts) -> None:
        book = self.book
        self.facts = len(book.facts)
        self.next = base_of(facts.id)
        while self.next in book.taken:
            self.next += TEXTS_OF_A_CARD
        book.taken.add(self.next)
        book.index[facts.id] = self.facts
        book.facts.append(facts)
        printed = [self.ability(node, place) for place, node in enumerate(facts.abilities)]
        self._finish_card(facts, tuple(printed))

    def _finish_card(self, facts: CardFacts, printed: tuple[AbilityInfo, ...]) -> None:
        book = self.book
        book.faces.append(self._face(facts, printed))
        book.play.append(self._play(facts) if facts is not _RULES else 0)
        own = any(isinstance(info.node, Constant) and _of_itself_in_hand(info.node) for info in printed)
        costs = self._extra_costs(facts) if facts is not _RULES else []
        book.plain_price.append(not own and not costs and not _rages(facts))
        self._index_far(printed)

    def _face(self, facts: CardFacts, printed: tuple[AbilityInfo, ...]) -> Face:
        """The card as printed."""
        face = Face(facts.kind)
        face.names = (facts.name,)
        face.classes = tuple(map(folded, facts.classes))
        face.elements = facts.elements
        face.cost = facts.cost
        face.strike = facts.strike
        face.life = face.start_life = facts.life
        folding = Folding(self.book, face, self.edition)
        for info in printed:
            folding.ability(info)
        folding.finish()
        face.printed = tuple(info.id for info in printed)
        return face

    def _index_far(self, printed: tuple[AbilityInfo, ...]) -> None:
        """What the card's own text does out of play."""
        book, facts, far = self.book, len(self.book.facts) - 1, 0
        own = [*printed, *(book.abilities[text] for info in printed for text in self._texts_of(info))]
        for info in own:
            if info.zones & ~1 and isinstance(info.node, Constant) and not info.reaches_all:
                book.far_constants.add(facts)
            elif info.zones & ~1 and isinstance(info.node, Activated):
                book.far_activated.add(facts)
            elif info.zones & ~1:
                far |= info.wakes | info.replaces
        book.far_by_facts.append(far)
        book.far_printed |= far

    def _texts_of(self, info: AbilityInfo) -> tuple[int, ...]:
        node = info.node
        if not isinstance(node, Keyword):
            return ()
        return info.texts or self.book.keyword_texts.get(KEYWORD[node.name], ())

    # -- abilities

    def ability(self, node: Ability, place: int, keyword: KeywordName | None = None) -> AbilityInfo:
        """Number an ability, and lower its text. `keyword` is the one that it spells out."""
        info = AbilityInfo(self._number(), node, self.facts, place)
        self.book.abilities[info.id] = info
        info.keyword = info.works_as = KEYWORD[keyword] if keyword is not None else -1
        info.numbered = keyword in NUMBERED
        info.speaks_of_hidden = any(isinstance(it, program.IsHidden | program.Unhide) for it in walk(node))
        self._remember(node)
        handler = _ABILITIES.get(type(node))
        if handler is not None:
            handler(self, info)
        info.limit = limit_of(info)
        self.book.heard |= info.wakes
        if info.zones & ~1:
            self.book.far_zones |= info.zones
            self.book.far_wakes |= info.wakes
            self.book.far_replaces |= info.replaces
        return info

    def _triggered(self, info: AbilityInfo) -> None:
        node = info.node
        assert isinstance(node, Triggered)
        info.zones = _zones(node.zones)
        for when in node.on:
            info.wakes |= EVENT_BIT[when.event]
        info.optional = node.optional
        info.at_once = any(isinstance(it, program.Redirect) for it in walk(node.do))
        info.is_own_passage = all(_is_own_passage(when) for when in node.on)
        head: list[Instruction] = [(announce.ask_optional,)] if node.optional else []
        if info.keyword < 0 and any(isinstance(it, Announced) for it in walk(node.do)):  # a keyword's X is its number
            head.append((announce.name_x,))
        info.code = self._code(Lowering(self).announced(node.do, head, [(announce.commit_trigger,)]))

    def _activated(self, info: AbilityInfo) -> None:
        node = info.node
        assert isinstance(node, Activated)
        info.zones = _zones(node.zones)
        costs = [cost.do for cost in node.cost if isinstance(cost, PayBy)]
        closing = any(isinstance(it, program.Close) for do in costs for it in walk(do))
        info.taps = any(isinstance(cost, Tap) for cost in node.cost)
        info.shoots = isinstance(node.do, program.Shoot)
        info.by_anyone = node.by_anyone
        coins = [cost.number for cost in node.cost if isinstance(cost, program.PayCoins)]
        info.price = sum(number.n for number in coins if isinstance(number, program.Number))
        info.is_action = info.taps or (closing and not self.edition.only_tap_is_action)
        takes_x = any(isinstance(it, Announced) for it in walk(node))
        head: list[Instruction] = [(announce.announce_x, node)] if takes_x else []
        tail: list[Instruction] = [(announce.pay_ability, node), (announce.commit_use,)]
        code = Lowering(self).announced(node.do, head, tail, costs)
        code.asks_x = takes_x
        info.code = self._code(code)

    def _constant(self, info: AbilityInfo) -> None:
        node = info.node
        assert isinstance(node, Constant)
        info.zones = _zones(node.zones)
        info.grants = tuple(self.grant(grant, Until()) for grant in node.give)
        info.reads = reads(node)
        info.reaches_all = any(_reaches(node, grant) for grant in node.give)
        info.is_local = not info.reaches_all and _is_local(node)

    def _instead(self, info: AbilityInfo) -> None:
        node = info.node
        assert isinstance(node, Instead)
        info.zones = _zones(node.zones)
        info.replaces = EVENT_BIT[node.of.event]
        info.code = self._code(Lowering(self).plain(node.do))

    def _cancel(self, info: AbilityInfo) -> None:
        node = info.node
        assert isinstance(node, CancelPlay)
        info.zones = 1
        self.book.has_cancels = True
        parts = tuple(do for do in (node.cost, node.also) if do is not None)
        if parts:
            info.code = self._code(Lowering(self).plain(Separately(parts)))

    def _keyword(self, info: AbilityInfo) -> None:
        """A keyword with a text of its own brings abilities of its own."""
        node = info.node
        assert isinstance(node, Keyword)
        make = OWN_TEXTS.get(node.name)
        if make is not None:
            info.texts = tuple(self._text_of(node, text) for text in make(node))

    def _text_of(self, node: Keyword, text: Ability) -> int:
        info = self.ability(text, -1)
        info.works_as = KEYWORD[node.name]
        return info.id

    # -- grants and delayed effects (Inner)

    def grant(self, node: Grant, until: Until) -> int:
        info = GrantInfo(self._number(), node, self.facts)
        self.book.grants[info.id] = info
        info.span = until.span
        info.until = until.condition
        info.once = until.once
        info.value = grant_value(node)
        info.leans_on_subject = isinstance(node, Modify) and any(it == SUBJECT for it in walk(node))
        self.book.has_conditions |= until.condition is not None
        if isinstance(node, Gain):
            given = self.ability(node.ability, -1)
            info.ability = given.id
            texts = (given, *(self.book.abilities[text] for text in self._texts_of(given)))
            self.book.gives_far |= any(it.zones & ~1 and isinstance(it.node, Activated) for it in texts)
        self.book.has_entrances |= isinstance(node, program.EnterClosed | program.EnterWith)
        if isinstance(node, program.Permit) and node.what.startswith("play "):
            self.book.permits_play = True
        return info.id

    def delayed(self, do: Do, node: Node) -> int:
        assert isinstance(node, program.Later | program.LaterInstead)
        instead = isinstance(node, program.LaterInstead)
        lowering = Lowering(self)
        code = lowering.plain(do) if instead else lowering.announced(do, [], [(announce.commit_trigger,)])
        bit = EVENT_BIT[node.when.event]
        self._remember(node)
        self.book.heard |= bit
        number = self._number()
        self.book.delays[number] = Delay(self._code(code), do, node.when, bit, node.once, instead)
        return number

    def _remember(self, node: Node) -> None:
        """Event kinds that the text asks about later."""
        for it in walk(node):
            if isinstance(it, program.Happened | program.EventCount):
                self.book.remembers |= EVENT_BIT[it.when.event]
                self.book.heard |= EVENT_BIT[it.when.event]
                if it.per is Per.GAME:
                    self.book.remembers_game |= EVENT_BIT[it.when.event]
            elif isinstance(it, program.EventThisTurn) or (isinstance(it, When) and (it.first or it.nth)):
                self.book.remembers |= EVENT_BIT[it.event]
                self.book.heard |= EVENT_BIT[it.event]

    # -- playing

    def _play(self, facts: CardFacts) -> int:
        """The code of playing the card: costs, X, targets, payment, entering or its text."""
        lowering = Lowering(self)
        head: list[Instruction] = []
        extra = self._extra_costs(facts)
        if extra:
            head.append((play.choose_costs,))
        if facts.costs_x or _asks_x(facts):
            head.append((play.announce_x,))
        spell = facts.kind is Kind.SPELL
        tail: list[Instruction] = [(play.pay,)]
        tail.extend([(play.cast,)] if spell else [(play.enter,), (play.entered,)])
        code = play_code(lowering, facts, head, extra, tail, _spell_text(facts) if spell else None)
        number = self._code(code)
        self.book.reporting.add(number)
        if spell:
            text = Lowering(self).announced(_spell_text(facts), [], [(play.applied,)])
            text.instructions = (*text.instructions, (play.resolved,))
            self.book.spell_texts[self.facts] = self._code(text)
            self.book.reporting.add(self.book.spell_texts[self.facts])
        return number

    def _extra_costs(self, facts: CardFacts) -> list[ExtraCost]:
        found = [it for it in facts.abilities if isinstance(it, ExtraCost)]
        if self.edition.thirst_is_payment:
            found.extend(
                thirst_payment(it)
                for it in facts.abilities
                if isinstance(it, Keyword) and it.name is KeywordName.THIRST
            )
        return [replace(cost, do=payment(cost.do)) for cost in found]


def play_code(
    lowering: Lowering,
    facts: CardFacts,
    head: list[Instruction],
    extra: list[ExtraCost],
    tail: list[Instruction],
    text: Do | None,
) -> Code:
    """The announcement of playing, with the payments that the card's text names; for a spell its body."""
    do = lowering.numbered(text) if text is not None else None
    paid = [lowering.numbered(cost.do) for cost in extra]
    lowering.out.extend(head)
    rage = -1
    if _rages(facts):
        rage = lowering.rage(rage_choice())
    if do is not None:
        lowering.announce(do)
    for i, cost in enumerate(paid):
        lowering.under(play.jump_unless_cost, i, partial(lowering.choices, cost, is_payment=True))
    if rage >= 0:
        lowering.emit(play.apply_rage, rage)
    lowering.out.append(tail[0])
    for i, cost in enumerate(paid):
        lowering.under(play.jump_unless_cost, i, partial(lowering.paid, cost))
    lowering.out.extend(tail[1:])
    code = lowering.finish_play(do)
    code.rage = rage
    code.extra = tuple(extra)
    if do is not None:
        code.instructions = (*code.instructions, (play.resolved,))
    return code


def _spell_text(facts: CardFacts) -> Do:
    """The sentences of a spell one after another (210.2)."""
    parts = tuple(it.do if it.condition is None else If(it.condition, it.do) for it in spell_sentences(facts))
    if len(parts) == 1:
        return parts[0]
    return Separately(parts) if parts else program.Nothing()


def spell_sentences(facts: CardFacts) -> list[SpellText]:
    """The spell's own sentences, those that a keyword completes (Душелов) included."""
    found: list[SpellText] = []
    for node in facts.abilities:
        if isinstance(node, SpellText):
            found.append(node)
        elif isinstance(node, Keyword) and node.name in OWN_TEXTS:
            found.extend(it for it in OWN_TEXTS[node.name](node) if isinstance(it, SpellText))
    return found


def _asks_x(facts: CardFacts) -> bool:
    """A spell whose text asks for an X of its player (512.4)."""
    return facts.kind is Kind.SPELL and any(
        isinstance(it, Announced) for node in facts.abilities for it in walk(node) if isinstance(node, SpellText)
    )


def _of_itself_in_hand(node: Constant) -> bool:
    """Whether the constant concerns how its own card is played: its price, a ban on playing it."""
    return any(
        (isinstance(it, Modify) and it.measure is Measure.COST)
        or (isinstance(it, program.Forbid) and it.ban is Ban.BE_PLAYED)
        for it in node.give
    )


def _rages(facts: CardFacts) -> bool:
    return any(isinstance(it, Keyword) and it.name is KeywordName.RAGE for it in facts.abilities)


def _zones(zones: tuple[Zone, ...]) -> int:
    bits = 0
    for zone in zones:
        bits |= 1 << ZONE_NUMBER[zone]
    return bits


def limit_of(info: AbilityInfo) -> tuple[int, bool]:
    """How many times the ability may be announced, and whether in a turn (else the game); 0: any number (112.5).

    A card's own entering and dying come once each by themselves: a card that is revived is hired anew.
    """
    limit = getattr(info.node, "limit", None)
    if limit is None or limit.per is Per.EVERY:
        return 0, True
    if limit.per is Per.TURN and limit.times == 1 and info.is_own_passage:
        return 0, True
    return limit.times, limit.per is Per.TURN


def _is_own_passage(when: When) -> bool:
    own = isinstance(when.subject, program.Ref) and when.subject.kind is program.RefKind.SELF
    return own and when.event in (EventKind.ENTERS, EventKind.DIES, EventKind.LEAVES, EventKind.PLAYED)


def _reaches(node: Constant, grant: Grant) -> bool:
    """Whether the constant acts on cards as they are played or on spells at work: those are asked for then."""
    if not isinstance(grant, Modify):
        return False
    if MEASURE_BIT[grant.measure] & REACHING and not _of_hero(node):
        return True
    spells = isinstance(node.who, program.All) and any(
        isinstance(test, program.IsKind) and Kind.SPELL in test.kinds for test in node.who.of.tests
    )
    return spells and grant.measure is Measure.WOUNDS_DEALT


def _is_local(node: Constant) -> bool:
    """Whether it gives a plain number or none to itself or to all cards of some print: «другие ваши орки»."""
    if node.condition is not None or reads(node) != R_ALWAYS:
        return False
    if not all(isinstance(grant_value(grant), program.Number | None) for grant in node.give):
        return False
    return node.who == program.SELF or (isinstance(node.who, program.All) and _is_of_print(node.who.of))


def _is_of_print(of: Filter) -> bool:
    return of.zone is Zone.PLAY and all(isinstance(it, _OF_PRINT) or it == _NOT_SELF for it in of.tests)


_OF_PRINT: Final = (program.IsKind, program.IsClass, program.IsElement, program.IsNamed)
_NOT_SELF: Final = program.IsOther(program.SELF)


def _of_hero(node: Constant) -> bool:
    return isinstance(node.who, program.Ref | program.HeroOf) and node.who != program.SELF


def reads(node: Node) -> int:
    """What the conditions of a constant depend on (R_…)."""
    bits = R_ALWAYS
    for it in walk(node):
        bits |= _READS.get(type(it), 0)
        if isinstance(it, program.Become) or (isinstance(it, Gain) and isinstance(it.ability, Constant)):
            bits |= R_FACES  # what it gives, others look at
        if isinstance(it, Filter) and it.zone is not Zone.PLAY:
            bits |= R_ZONES
    return bits


_ABILITIES: Final = {
    Triggered: Builder._triggered,
    Activated: Builder._activated,
    Constant: Builder._constant,
    Instead: Builder._instead,
    CancelPlay: Builder._cancel,
    Keyword: Builder._keyword,
}

_PROCEDURES: Final[dict[str, tuple[Instruction, ...]]] = {
    "nothing": (),
    SETTLING: (),
    ACTS: ((acts_module.step,),),
    combat.STRIKE: ((combat.announce_strike,), (combat.name_defender,), (combat.clash,)),
    combat.STRIKE_NOW: ((combat.name_defender,), (combat.clash,)),
    combat.FIGHT: ((combat.clash,),),
    combat.SHOT: ((combat.announce_shot,), (combat.land_shot,)),
    "shuffle": ((do_cards.shuffle_later,),),
    "revived life": ((do_entering.revived_life,),),
    "phase draw": ((do_players.drawn,),),
    "lay on entered": ((do_entering.lay_on_entered,),),
}
