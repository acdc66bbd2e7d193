"""What each word adds to a noun phrase, and what the whole phrase points back at."""

from __future__ import annotations

from collections.abc import Callable

from app.cardtext.lexicon.forms import SINGULAR, Gender, agree, union
from app.cardtext.lexicon.places import ZoneOf
from app.cardtext.lexing.tokens import Word
from app.cardtext.reading.descriptions import MINED
from app.cardtext.reading.phrase import PRIVATE, Phrase
from app.cardtext.scope import Decline, Scope
from app.engine.program import (
    ENEMY,
    IT,
    LOOKED,
    OTHER,
    REST,
    SELF,
    YOU,
    Among,
    Compared,
    IsElement,
    IsMinedBy,
    IsNamed,
    IsNamedThing,
    Lose,
    Modify,
    Not,
    Number,
    Player,
    PlayerRole,
    SameClass,
    SameElement,
    StatOf,
    Who,
)
from app.engine.terms import Measure, Operation, Side, Stat, Zone

Edit = Callable[[Phrase, Word], None]


def _agreeing(phrase: Phrase, word: Word) -> None:
    masks = agree(phrase.masks, word.masks)
    if phrase.counted or phrase.any_number:
        masks = word.masks
    if not union(masks):
        raise Decline("the words of a noun phrase don't agree", word.start)
    phrase.masks = masks


def _poss(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    if word.value is not None:
        phrase.side = word.value
        return
    phrase.side = own_side(phrase.scope.actor, word.start)


def own_side(actor: Player, start: int) -> Side:
    """«свой»: of the player who acts."""
    if actor == YOU:
        return Side.YOURS
    if actor == ENEMY:
        return Side.ENEMY
    raise Decline("«свой» of several players", start)


def _all(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.quantity = word.value


def _copy_stats(phrase: Phrase, word: Word) -> None:
    """«копию … 1/1»: numbers of the copy."""
    numbers = zip((Measure.STRIKE, Measure.LIFE), word.value, strict=True)
    phrase.copy_grants += tuple(Modify(measure, Operation.SET, Number(number)) for measure, number in numbers)


def _copy_plain(phrase: Phrase, word: Word) -> None:
    """«копию … без особенностей»."""
    phrase.copy_grants += (Lose(),)


def _named_thing(phrase: Phrase, word: Word) -> None:
    """«этой стихии» after «выберите стихию»; else of the card spoken of."""
    if phrase.scope.named == word.value:
        phrase.tests.append(IsNamedThing(word.value))
    elif word.value == "number":
        raise Decline("no cost was named before", word.start)
    elif word.value == "element":
        phrase.tests.append(SameElement(phrase.scope.latest()))
    else:
        phrase.tests.append(SameClass(phrase.scope.latest()))


def _same_element(phrase: Phrase, word: Word) -> None:
    phrase.tests.append(SameElement(phrase.scope.latest()))


def _this_head(phrase: Phrase, word: Word) -> None:
    phrase.ref = SELF


def _shot_at(phrase: Phrase, word: Word) -> None:
    """«Существо, атакованное этим выстрелом»: what the shot was at, if it is one."""
    if not phrase.scope.shot:
        raise Decline("no shot before it", word.start)
    phrase.quantity = "all"
    phrase.tests.append(Among(IT))


def _chosen_one(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.chosen_before = phrase.scope.picked


def _of_them(phrase: Phrase, word: Word) -> None:
    """«одну из них», «орка среди них»: of the cards of a deck that were looked at."""
    if not phrase.scope.looked:
        _each_of_chosen(phrase, word)
        return
    phrase.tests.append(Among(LOOKED))
    phrase.zone, phrase.side = Zone.DECK, Side.ANYONE
    phrase.any_number |= phrase.quantity == "any" and phrase.plural  # «любые из них»


def _each_of_chosen(phrase: Phrase, word: Word) -> None:
    """«каждое из них»: of the cards that were just chosen."""
    last = phrase.scope.chosen[-1] if phrase.scope.chosen else None
    if phrase.quantity != "each" or phrase.tests or last is None or last.ref != IT or not last.plural:
        raise Decline("nothing was looked at before", word.start)
    phrase.ref, phrase.quantity = IT, ""


def _other(phrase: Phrase, word: Word) -> None:
    """«остальные карты» after looking at some are those that are left of them."""
    if word.value == "rest" and phrase.scope.looked:
        phrase.ref = REST
    else:
        _flag("rest" if word.value == "rest" else "other")(phrase, word)


def _rest(phrase: Phrase, word: Word) -> None:
    if not phrase.scope.looked:
        raise Decline("nothing was looked at before", word.start)
    _agreeing(phrase, word)
    phrase.ref = REST


def _flag(name: str) -> Edit:
    def edit(phrase: Phrase, word: Word) -> None:
        _agreeing(phrase, word)
        setattr(phrase, name, True)

    return edit


def _test(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.tests.append(word.value)


def _attacked(phrase: Phrase, word: Word) -> None:
    """«атакованное существо»: the event's other card; «атаковавшее»: whichever card of the event attacked."""
    _agreeing(phrase, word)
    phrase.ref = attack_ref(phrase.scope, word)


def _target(phrase: Phrase, word: Word) -> None:
    """«если цель погибла», after «при атаке»."""
    if not phrase.scope.attacking:
        raise Decline("no attack was spoken of", word.start)
    _agreeing(phrase, word)
    phrase.ref = OTHER


def attack_ref(scope: Scope, word: Word) -> Who:
    """Whoever attacked, or was attacked, in the trigger's event."""
    if scope.attacking:
        return OTHER if word.value == "other" else SELF
    if not scope.event:
        raise Decline("no attack was spoken of", word.start)
    return OTHER if word.value == "attacker" else scope.event[0].ref


def _mined(phrase: Phrase, word: Word) -> None:
    """«добытая этой картой карта»."""
    _agreeing(phrase, word)
    phrase.ref = MINED


def _mined_by(phrase: Phrase, word: Word) -> None:
    """«добытая вашим героем карта»: it lies under him."""
    _agreeing(phrase, word)
    phrase.tests.append(IsMinedBy(word.value))
    phrase.zone, phrase.side = Zone.UNDER, Side.YOURS


def _card(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.tests = [*word.value, *phrase.tests]


def _name(phrase: Phrase, word: Word) -> None:
    phrase.tests.insert(0, IsNamed(word.value))


def _self(phrase: Phrase, word: Word) -> None:
    """The card's own name: the card, unless it is counted or «другой» stands before it."""
    phrase.own_name = True
    if phrase.other or phrase.most is not None or phrase.quantity or phrase.side is not None:
        phrase.tests.insert(0, IsNamed(word.value))
    else:
        phrase.ref = SELF


def _pronoun(phrase: Phrase, word: Word) -> None:
    phrase.pronoun = True
    phrase.masks = word.masks


def _player(phrase: Phrase, word: Word) -> None:
    _agreeing(phrase, word)
    phrase.player = Player(word.value)


_OWNER_PLAYERS = {
    Side.ENEMY: ENEMY,
    Side.ANYONE: Player(PlayerRole.CHOSEN),
    PlayerRole.EACH: Player(PlayerRole.EACH),
}


def _owner_head(phrase: Phrase, word: Word) -> None:
    if word.value is PlayerRole.OWNER:
        phrase.player = Player(PlayerRole.OWNER, phrase.scope.latest())
    else:
        phrase.player = _OWNER_PLAYERS[word.value]


def _his_hero(phrase: Phrase, word: Word) -> None:
    """«его героя»: of the opponent that was spoken of, when no card was spoken of since."""
    said = phrase.scope.player
    if said is None or phrase.scope.chosen or said.role not in _WITH_HEROES:
        raise Decline("a hero of nobody that was spoken of", word.start)
    phrase.player = that_player(said)


_WITH_HEROES = (PlayerRole.ENEMY, PlayerRole.CHOSEN, PlayerRole.THAT)


def _hand_of(phrase: Phrase, word: Word) -> None:
    """«посмотрите руку противника»: all its cards."""
    phrase.zone, phrase.side, phrase.quantity = Zone.HAND, word.value, "all"


def _owner(phrase: Phrase, word: Word) -> None:
    phrase.side = word.value


def _you(phrase: Phrase, word: Word) -> None:
    phrase.player = YOU


def _own_pronoun(phrase: Phrase, word: Word) -> None:
    phrase.ref = phrase.scope.same_subject()


def _element(phrase: Phrase, word: Word) -> None:
    phrase.tests.append(IsElement((word.value,)))


def _zone(phrase: Phrase, word: Word) -> None:
    place: ZoneOf = word.value
    phrase.zone = place.zone
    if phrase.side is None and place.zone is not Zone.PLAY:
        phrase.side = place.side if _tells_whose(word, place) else own_side(phrase.scope.actor, word.start)


def _tells_whose(word: Word, place: ZoneOf) -> bool:
    """«из вашей руки»; «из руки» alone, or «своей», is the hand of the player who acts."""
    return place.side is not Side.YOURS or "ваш" in word.text.casefold() or "вас" in word.text.casefold()


def _control(phrase: Phrase, word: Word) -> None:
    """«под вашим контролем»; of a card in another zone it tells who gets it, which is you anyway."""
    if phrase.side is Side.ENEMY and word.value is Side.YOURS and phrase.zone not in PRIVATE:
        raise Decline("the opponent's card under your control, in no zone that is told", word.start)
    if phrase.zone not in PRIVATE:
        phrase.side = word.value
    elif word.value is not Side.YOURS:
        raise Decline("a card that comes under the opponent's control", word.start)


def _less_cost(phrase: Phrase, word: Word) -> None:
    """Than the coins just paid, or than the card spoken of before."""
    than = phrase.scope.just_paid() or StatOf(Stat.COST, phrase.scope.latest())
    phrase.tests.append(Compared(Stat.COST, word.value, than))


def _chosen_by(player: Player) -> Edit:
    def edit(phrase: Phrase, word: Word) -> None:
        phrase.by = player

    return edit


def _any_number(phrase: Phrase, word: Word) -> None:
    phrase.any_number = True


def _closed_state(phrase: Phrase, word: Word) -> None:
    phrase.closed = True


def _not_card(phrase: Phrase, word: Word) -> None:
    phrase.tests.extend(Not(test) for test in word.value)


EDITS: dict[str, Edit] = {
    "NOT_CARD": _not_card,
    "POSS": _poss,
    "DEM": _flag("this"),
    "ALL": _all,
    "EACH": _all,
    "OTHER": _other,
    "REST": _rest,
    "OF_THEM": _of_them,
    "OF_THEM_BEFORE": _of_them,
    "ONE_OF_THEM": _of_them,
    "RANDOM": _flag("random"),
    "CHOSEN": _chosen_one,
    "STATS": _copy_stats,
    "COPY_PLAIN": _copy_plain,
    "NAMED": _named_thing,
    "SAME_ELEMENT": _same_element,
    "THIS_HEAD": _this_head,
    "SHOT_AT": _shot_at,
    "SHOT_AT_BEFORE": _shot_at,
    "ADJ": _test,
    "ATTACKED": _attacked,
    "ATTACKED_ONE": _attacked,
    "MINED_HERE": _mined,
    "MINED_BY": _mined_by,
    "MINED_BY_BEFORE": _mined_by,
    "ANY_NUMBER": _any_number,
    "CARD": _card,
    "TARGET": _target,
    "NAME": _name,
    "SELF": _self,
    "PRON": _pronoun,
    "PLAYER": _player,
    "OWNER": _owner,
    "OWNER_HEAD": _owner_head,
    "HAND_OF": _hand_of,
    "HIS_HERO": _his_hero,
    "YOU": _you,
    "SELF_PRON": _own_pronoun,
    "OF_ELEMENT": _element,
    "UNDER_CONTROL": _control,
    "IN_ZONE": _zone,
    "FROM_ZONE": _zone,
    "BY_ENEMY": _chosen_by(ENEMY),
    "BY_YOU": _chosen_by(YOU),
    "LESS_COST": _less_cost,
    "CLOSED_STATE": _closed_state,
}


def finish(phrase: Phrase, *, as_subject: bool) -> None:
    """Resolve what the phrase points back at."""
    scope = phrase.scope
    if phrase.zone in PRIVATE and phrase.side is Side.ENEMY:
        scope.owner = ENEMY
    if phrase.pronoun:
        _resolve_pronoun(phrase, as_subject)
    elif phrase.chosen_before and phrase.player is None:
        phrase.ref = scope.chosen_one(tuple(phrase.tests))
    elif phrase.this and phrase.player is None:
        phrase.ref = _this(phrase)
    elif phrase.this and phrase.player is not None:
        phrase.player = that_player(scope.player)
    if phrase.player is not None and phrase.quantity in ("all", "each") and phrase.player.role is PlayerRole.CHOSEN:
        phrase.player = Player(PlayerRole.EACH)  # of two players «каждый противник» is the opponent
    if phrase.player is not None and phrase.ref is None:
        scope.player = phrase.player


def _resolve_pronoun(phrase: Phrase, as_subject: bool) -> None:
    scope = phrase.scope
    try:
        phrase.ref = scope.pronoun(phrase.masks, as_subject=as_subject)
    except Decline:
        if not as_subject or scope.owner is None or not phrase.masks[Gender.MAN] & SINGULAR:
            raise
        phrase.player = scope.owner  # «он»: whose hand was just spoken of


def that_player(said: Player | None) -> Player:
    """«этот игрок»: who was chosen is not chosen again."""
    chosen = said is None or said.role in (PlayerRole.CHOSEN, PlayerRole.THAT)
    return Player(PlayerRole.THAT) if chosen or said is None else said


def _this(phrase: Phrase) -> Who:
    if not phrase.tests and not phrase.plural:
        return phrase.scope.this_card()
    return phrase.scope.this_one(tuple(phrase.tests))
