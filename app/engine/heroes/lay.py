"""Laying grants as effects: what a text gives becomes an effect with its number computed (119)."""

from __future__ import annotations

from typing import Final

from app.engine.heroes import effects
from app.engine.heroes import kinds as on
from app.engine.heroes.acts import record, submit
from app.engine.heroes.constants import grant_number
from app.engine.heroes.deeds import D_EXTRA_LIFE, D_REINFORCE, Deed
from app.engine.heroes.do_wounds import nothing_to_do
from app.engine.heroes.faces import face
from app.engine.heroes.frame import Frame, Ids
from app.engine.heroes.game import Game
from app.engine.heroes.look import amount, cards
from app.engine.heroes.numbers import (
    E_GRANT,
    E_KEYWORD,
    E_LATER,
    E_STRIKE,
    KEYWORD,
    KEYWORD_BIT,
    SPAN,
)
from app.engine.heroes.ops import Instruction, does
from app.engine.heroes.perform import open_card
from app.engine.heroes.prevention import ignores
from app.engine.heroes.targets import source_kind
from app.engine.heroes.triggers import happen
from app.engine.program import (
    Become,
    ExtraLife,
    Filter,
    Forbid,
    Gain,
    Grant,
    IncreasePoison,
    IsNamedThing,
    Keyword,
    Later,
    LaterInstead,
    Lay,
    Lose,
    Modify,
    Permit,
    Reinforce,
    SameName,
    Weaken,
)
from app.engine.terms import KeywordName, Measure, Operation, Span

POISON: Final = KEYWORD[KeywordName.POISON]
_POISON_PROTECTION: Final = KEYWORD_BIT[KeywordName.POISON_PROTECTION]
LAST_ONLY: Final = tuple(
    KEYWORD[name]
    for name in (
        KeywordName.VANGUARD,
        KeywordName.ARMOUR,
        KeywordName.UNITY,
        KeywordName.THIRST,
        KeywordName.INCARNATION,
        KeywordName.MEDITATION,
        KeywordName.POISON,
        KeywordName.REGENERATION,
    )
)
"""Keywords of which a card that receives one loses the older ones, where the edition says so (KEYWORDS §0)."""


@does(Lay)
def lay(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Lay each grant on each card; reinforcements and additional lives are acts that can be replaced."""
    _, node, grants, division = instruction
    ids = cards(game, frame, node.who)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    state = game.state
    deeds: list[Deed] = []
    laid = 0
    for i, uid in enumerate(ids):
        row = state.row(uid)
        if row < 0:
            continue
        laid += 1
        for grant in grants:
            info = game.book.grants[grant]
            share = frame.splits[division][i] if node.split and i < len(frame.splits[division]) else None
            deed = _deed(game, frame, uid, info.node, node.until.span, share)
            if deed is not None:
                deeds.append(deed)
            else:
                lay_grants(game, frame, row, (grant,), node.until.span, node.until.turns)
    record(frame, laid, len(ids), ids, broken=not laid)
    if deeds:
        submit(game, frame, deeds)
        frame.results = frame.results[:-2] + frame.results[-1:] if len(frame.results) > 1 else frame.results
    return frame.pc + 1


def _deed(game: Game, frame: Frame, uid: int, node: Grant, span: Span, share: int | None) -> Deed | None:
    if span in (Span.WHILE_TRUE, Span.WHILE_SOURCE):
        return None
    if isinstance(node, Modify) and _is_plain(node, Measure.LIFE):
        return _life_deed(game, frame, uid, _signed(game, frame, node), span)
    if not isinstance(node, Reinforce | Weaken | ExtraLife):
        return None
    number = share if share is not None else amount(game, frame, node.number)
    if isinstance(node, Weaken):
        number = -number
    if isinstance(node, ExtraLife):
        number = number if share is not None else grant_number(game, frame, node)
        return _life_deed(game, frame, uid, number, span)
    return Deed(D_REINFORCE, uid, number, frame.source, frame.seat, source_kind(game, frame), extra=SPAN[span])


def _life_deed(game: Game, frame: Frame, uid: int, number: int, span: Span) -> Deed:
    """«+2 к жизни» are additional lives, «-2 к жизни» negative ones (504.1.1)."""
    return Deed(D_EXTRA_LIFE, uid, number, frame.source, frame.seat, source_kind(game, frame), extra=SPAN[span])


def _signed(game: Game, frame: Frame, node: Modify) -> int:
    number = grant_number(game, frame, node)
    return number if node.operation is Operation.ADD else -number


def lay_grants(game: Game, frame: Frame, row: int, grants: tuple[int, ...], span: Span, turns: int) -> None:
    """Lay these grants on the card as effects; what ends on a condition keeps its own text (119.6)."""
    keeps_text = span is Span.WHILE_TRUE
    for grant in grants:
        node = game.book.grants[grant].node
        if isinstance(node, Gain) and isinstance(node.ability, Keyword):
            _lay_keyword(game, frame, row, grant, node.ability, span, turns)
        elif isinstance(node, Lose) and node.keyword is not None:
            _lay_loss(game, frame, row, grant, node.keyword, span, turns)
        elif isinstance(node, Modify) and _is_plain(node, Measure.STRIKE) and not keeps_text:
            signed = _signed(game, frame, node)
            effects.put(game, row, E_STRIKE, signed, frame.source, frame.seat, span=span, turns=turns)
        else:
            number = grant_number(game, frame, node)
            spoken_of, name = _spoken_of(game, frame, grant), _remembered(game, frame, node)
            effects.put(
                game, row, E_GRANT, number, frame.source, frame.seat,
                what=grant, span=span, turns=turns, cards=spoken_of, name=name,
            )  # fmt: skip
        if isinstance(node, Become):  # a changed property is no effect (104.2.1)
            if node.kind is not None or node.classes:
                _rank_anew(game, row)
            continue
        _tell(game, frame, row, node)


def _spoken_of(game: Game, frame: Frame, grant: int) -> Ids:
    """The cards that a grant leans on: the event's, or the text's last choice."""
    return (frame.subject,) if game.book.grants[grant].leans_on_subject else frame.it


def _remembered(game: Game, frame: Frame, node: Grant) -> str:
    """The names that the grant speaks of: of cards that may leave before it ends, or what was named."""
    against = node.against if isinstance(node, Modify | Forbid | Permit) else None
    tests = against.tests if isinstance(against, Filter) else ()
    if isinstance(node, Forbid) and node.what:
        tests += node.what.tests
    if any(isinstance(test, IsNamedThing) for test in tests):
        return frame.named
    if not any(isinstance(test, SameName) for test in tests):
        return ""
    rows = (game.state.row(uid) for uid in frame.it)
    return "\n".join(name for row in rows if row >= 0 for name in face(game, row).names)


def _rank_anew(game: Game, row: int) -> None:
    """Of support cards of one class the one that became so last stays (108.2, 211.3)."""
    squad = game.state.squad[game.state.control[row]]
    if row in squad[1:]:
        squad.remove(row)
        squad.append(row)
    game.state.arrivals = True


def _is_plain(node: Modify, measure: Measure) -> bool:
    """Whether it adds to that number or takes from it, whatever the card deals with."""
    if node.measure is not measure or node.against or node.source:
        return False
    return node.operation in (Operation.ADD, Operation.SUBTRACT)


def _lay_keyword(game: Game, frame: Frame, row: int, grant: int, ability: Keyword, span: Span, turns: int) -> None:
    """A numbered keyword with number 0 is not laid (512.2); of some the newer one puts an end to the older (part 7)."""
    keyword = KEYWORD[ability.name]
    node = game.book.grants[grant].node
    number = grant_number(game, frame, node)
    if number == 0 or (keyword == POISON and _is_safe_from_poison(game, frame, row)):
        return
    if keyword in LAST_ONLY and not game.edition.keywords_greatest and span is Span.GAME:
        drop_keyword(game, row, keyword)
    if ability.number is not None and _is_bare(ability) and span is not Span.WHILE_TRUE:
        effects.put(game, row, E_KEYWORD, number, frame.source, frame.seat, what=keyword, span=span, turns=turns)
    else:
        effects.put(
            game, row, E_GRANT, number, frame.source, frame.seat,
            what=grant, span=span, turns=turns, cards=frame.it,
        )  # fmt: skip


def _is_bare(ability: Keyword) -> bool:
    return ability == Keyword(ability.name, ability.number)


def _is_safe_from_poison(game: Game, frame: Frame, row: int) -> bool:
    source = game.state.row(frame.source)
    return bool(face(game, row).has & _POISON_PROTECTION) and not ignores(game, source, "protections")


def drop_keyword(game: Game, row: int, keyword: int) -> None:
    """All older instances of the keyword are lost for good, the printed one too (KEYWORDS §0)."""
    for effect in game.state.effects[row]:
        is_grant = effect.kind == E_GRANT and _gives_keyword(game, effect.what, keyword)
        if is_grant or (effect.kind == E_KEYWORD and effect.what == keyword):
            effects.lift(game, row, effect)
    if face(game, row).has >> keyword & 1:
        state = game.state
        effects.put(game, row, E_GRANT, -1, state.uid[row], state.control[row], what=game.book.lose[keyword])


def _gives_keyword(game: Game, grant: int, keyword: int) -> bool:
    node = game.book.grants[grant].node
    return isinstance(node, Gain) and isinstance(node.ability, Keyword) and KEYWORD[node.ability.name] == keyword


def _lay_loss(game: Game, frame: Frame, row: int, grant: int, keyword: KeywordName, span: Span, turns: int) -> None:
    """What is lost for the game and was an effect is taken off; else the loss is an effect itself (119.5)."""
    number = KEYWORD[keyword]
    had = face(game, row).has >> number & 1
    if span is Span.GAME:
        drop_keyword(game, row, number)
    else:
        effects.put(game, row, E_GRANT, -1, frame.source, frame.seat, what=grant, span=span, turns=turns)
    if had:
        uid, side = game.state.uid[row], game.state.control[row]
        happen(game, on.EFFECT_LIFTED, uid, frame.source, 0, side, side, -1, number)
    if had and keyword is KeywordName.SLEEPING and not face(game, row).has >> number & 1:
        open_card(game, row, frame.source, "part 7: Спящий")


def _tell(game: Game, frame: Frame, row: int, node: Grant) -> None:
    uid, side = game.state.uid[row], game.state.control[row]
    about = -1
    number = 0
    if isinstance(node, Gain) and isinstance(node.ability, Keyword):
        about = KEYWORD[node.ability.name]
        number = max(grant_number(game, frame, node), 0)
    happen(game, on.EFFECT_LAID, uid, frame.source, number, side, side, -1, about)


@does(IncreasePoison)
def increase_poison(game: Game, frame: Frame, instruction: Instruction) -> int:
    """Only of cards that are poisoned already: Y becomes X + Y (part 7)."""
    node: IncreasePoison = instruction[1]
    ids = cards(game, frame, node.who)
    number = amount(game, frame, node.number)
    if nothing_to_do(frame, node.who, ids):
        return frame.pc + 1
    done: list[int] = []
    for uid in ids:
        row = game.state.row(uid)
        if row >= 0 and face(game, row).has >> POISON & 1 and number:
            held = [it for it in game.state.effects[row] if it.kind == E_KEYWORD and it.what == POISON]
            if held:
                effects.replace(game, row, held[-1], held[-1]._replace(number=held[-1].number + number))
            else:
                effects.put(game, row, E_KEYWORD, number, frame.source, frame.seat, what=POISON)
            done.append(uid)
            side = game.state.control[row]
            happen(game, on.EFFECT_LAID, uid, frame.source, number, side, side, -1, POISON)
    record(frame, len(done), len(ids), tuple(done))
    return frame.pc + 1


# ------------------------------------------------------------------------------------------------ delayed effects


@does(Later)
def later(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _delay(game, frame, instruction[1], instruction[2])


@does(LaterInstead)
def later_instead(game: Game, frame: Frame, instruction: Instruction) -> int:
    return _delay(game, frame, instruction[1], instruction[2])


def _delay(game: Game, frame: Frame, node: Later | LaterInstead, delay: int) -> int:
    """A delayed effect lies on the card that the text names, else on the hero of its player (521.1)."""
    on_ = getattr(node, "on", None)
    if on_ is not None:
        rows = [row for row in (game.state.row(uid) for uid in cards(game, frame, on_)) if row >= 0]
    else:
        rows = [game.hero(frame.seat)]
    for row in rows:
        effects.put(
            game, row, E_LATER, frame.x, frame.source, frame.seat, what=delay,
            span=node.until.span, turns=node.until.turns, cards=frame.it,
        )  # fmt: skip
    record(frame, len(rows), 1, ())
    return frame.pc + 1
