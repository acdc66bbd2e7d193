"""What cards do, as phrases: acts that take cards from zone to zone, look at them, copy them."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.phrasebook.frames import (
    W2,
    X_BY,
    X_CLOSED,
    X_HAND,
    X_MOST,
    X_NUMBER,
    X_OF,
    X_RANDOM,
    N,
    P,
    Row,
    S,
    T,
    W,
)
from app.cardtext.phrasebook.rewriting import (
    SHOOTABLE,
    copied_whole,
    created,
    discarded,
    placed,
    played,
    revived,
    taken_card,
    to_top_or_bottom,
)
from app.cardtext.phrasebook.seeking import (
    from_looked,
    picked_blindly,
    searched,
    shown_until,
    summoned,
    summoned_or_revived,
)
from app.cardtext.phrasebook.unfinished import Cancelled, to_deck, to_graveyard
from app.engine.program import (
    ENEMY,
    IT,
    SELF,
    YOU,
    Achieved,
    Add,
    Among,
    ApplySpell,
    Attach,
    ChangeEvent,
    Choose,
    ChooseDo,
    Compare,
    CompleteQuest,
    ControlPlayer,
    CopyAbilities,
    CopyStat,
    Create,
    CreateCopy,
    Discard,
    Divide,
    Draw,
    EventNumber,
    ExtraLife,
    Filter,
    Flip,
    HandSize,
    Hide,
    Lay,
    LookAt,
    May,
    Mill,
    Mine,
    Move,
    Multiply,
    NameSomething,
    Number,
    Pick,
    PlayCard,
    PutIntoDeck,
    Reinforce,
    RepeatUntil,
    Revive,
    Search,
    Sequence,
    Shoot,
    ShowHand,
    ShowUntil,
    Shuffle,
    Subtract,
    Summon,
    TakeControl,
    Unhide,
    Weaken,
    Wound,
)
from app.engine.terms import Comparison, Place, Side, Stat, Zone


def _so_many(words: str) -> Iterator[str]:
    """What the event under way gives, instead: «она нанесёт вдвое больше»."""
    yield f"нанести вдвое {words} ран"
    yield f"(нанести|получить|взять|излечить) вдвое {words} (|ран|карт|карты)"


def _as_many() -> Iterator[Row]:
    """«столько же»: the number of the event."""
    number = EventNumber()
    yield Row(Wound(W, number, by=S), "{S:nom} нанести столько же ран {W:dat}")
    yield Row(Draw(P, number), "{P:nom} взять столько же карт")
    yield Row(Draw(P, Achieved()), "{P:nom} взять столько же карт", is_read=False)
    yield Row(Lay(S, (ExtraLife(number),)), "{S:nom} получить столько же дополнительных жизней")
    for noun, grant in (("усиления", Reinforce(number)), ("ослабления", Weaken(number))):
        given = f"столько же эффектов {noun}"
        yield Row(Lay(W, (grant,)), f"положить на {{W:acc}} {given}", f"положить {given} на {{W:acc}}")


MOVES: tuple[Row, ...] = (
    Row(
        Move(W, Zone.HAND),
        "вернуть {W:acc} в руку (|владельца|владельцев)",
        "положить {W:acc} в (|вашу )руку (|владельца|владельцев)",
        "вернуть {W:acc} в (вашу|его|свою) руку",
        "вернуть {W:acc} (|его |её |их )(владельцу|владельцам) (|в руку|в руки)",
        "взять {W:acc} в руку",
    ),
    Row(Move(S, Zone.HAND), "{S:nom} вернуться в руку (|владельца)"),
    Row(
        Move(W, Zone.DECK),
        "замешать {W:acc} в колоду (|владельца)",
        "замешать {W:acc} в (вашу|его) колоду",
        "замешать {W:acc} в колоды (|владельцев)",
        "(вернуть|убрать) {W:acc} в (|вашу |его |свою )колоду (|владельца)",
    ),
    Row(Move(S, Zone.DECK), "{S:nom} замешаться в колоду (|владельца)"),
    Row(
        Move(W, Zone.DECK, Place.TOP),
        "положить {W:acc} (на верх|наверх) колоды (|владельца)",
        "(вернуть|убрать) {W:acc} (на верх|наверх) (|вашей )колоды (|владельца)",
        "положить {W:acc} на верх вашей колоды",
    ),
    Row(
        Move(W, Zone.DECK, Place.BOTTOM),
        "положить {W:acc} под низ колоды (|владельца)",
        "(вернуть|убрать) {W:acc} под низ (|вашей )колоды (|владельца)",
        "положить {W:acc} под низ вашей колоды",
        "положить {W:acc} под низ",
    ),
    Row(
        Move(W, Zone.DECK, Place.TOP, order_by=YOU),
        "положить {W:acc} (на верх|наверх) (|вашей )колоды в любом порядке",
        "положить {W:acc} (на верх|наверх) в любом порядке",
    ),
    Row(
        Move(W, Zone.DECK, Place.BOTTOM, order_by=YOU),
        "положить {W:acc} под низ (|вашей )колоды в любом порядке",
        "положить {W:acc} под низ в любом порядке",
    ),
    Row(
        ChooseDo((Move(W, Zone.DECK, Place.TOP), Move(W, Zone.DECK, Place.BOTTOM))),
        "положить {W:acc} на верх или под низ колоды",
        is_read=False,
    ),
    Row(to_top_or_bottom, "положить {W:acc} (на верх или под низ|под низ или на верх) (|вашей )колоды (|владельца)"),
    Row(Mill(P, N), "{P:nom} положить {N верхняя карта:acc} колоды на кладбище", is_read=False),
    Row(
        Move(W, Zone.GRAVEYARD),
        "(положить|убрать) {W:acc} на кладбище (|владельца|противника)",
        "положить {W:acc} на ваше кладбище",
    ),
    Row(to_graveyard, "положить {W:acc} на (ваше |)кладбище вместо (вашей |)руки"),
    Row(to_deck, "положить {W:acc} (на верх|наверх) колоды вместо (вашей |)руки"),
    Row(Move(W, Zone.SIDE_DECK), "положить {W:acc} в дополнительную колоду"),
    Row(
        Draw(YOU, Subtract(HandSize(ENEMY), HandSize(YOU))),
        "взять карты, пока в вашей руке не будет столько же карт, сколько у противника",
    ),
    Row(
        Draw(YOU, Subtract(N, HandSize(YOU))),
        "взять карты, пока в вашей руке не будет {N карта:gen}",
        "взять карты до {N карта:gen} в (вашей |)руке",
    ),
    Row(Draw(P, N), "{P:nom} взять {N карта:acc}", is_read=False),
    Row(
        lambda holes: Sequence((LookAt(from_looked(holes.who("W")), True), Move(IT, Zone.HAND))),
        "показать и взять {W:acc} (|в руку)",
    ),
    Row(taken_card, "{P:nom} взять {W:acc}"),
    Row(Discard(P, None), "{P:nom} сбросить руку"),
    Row(Discard(P, None, of=X_HAND), "{P:nom} сбросить {X:acc}", is_read=False),
    Row(discarded, "{P:nom} сбросить {X:acc}"),
    Row(
        Discard(P, Number(1), of=Filter((Among(W),), Side.ANYONE, Zone.HAND)), "{P:nom} сбросить {W:acc}", is_read=False
    ),
    Row(Discard(P, X_NUMBER, of=X_HAND, chosen_by=X_BY, random=X_RANDOM), "{P:nom} сбросить {X:acc}", is_read=False),
    Row(
        RepeatUntil(Compare(HandSize(P), Comparison.AT_MOST, HandSize(YOU)), Discard(P)),
        "{P:nom} сбросить карты, пока в его руке не останется столько же карт, сколько в вашей",
    ),
    Row(searched, "поиск — {X:nom}", "поиск {X:gen}", "поиск {X:nom}"),
    Row(
        Search(X_OF, X_MOST, Zone.GRAVEYARD),
        "поиск — {X:nom}, положите найденную карту на кладбище вместо руки",
        is_read=False,
    ),
    Row(
        Search(X_OF, X_MOST, Zone.DECK),
        "поиск — {X:nom}, положите найденную карту на верх колоды вместо руки",
        is_read=False,
    ),
    Row(Search(X_OF, X_MOST), "поиск — {X:nom}", is_read=False),
    Row(Move(W, Zone.PLAY), "положить {W:acc} в игру"),
    Row(summoned, "вызвать {X:acc}", "вызов — {X:nom}"),
    Row(Summon(X_OF, X_MOST, X_CLOSED), "вызвать {X:acc}", is_read=False),
    Row(summoned_or_revived, "вызвать или возродить {X:acc}", "возродить или вызвать {X:acc}"),
    Row(revived, "возродить {W:acc}"),
    Row(Revive(W), "возродить {W:acc}", is_read=False),
    Row(Revive(W, closed=True), "возродить {W:acc} закрытым", is_read=False),
    Row(Revive(W, life=N), "возродить {W:acc} с {N жизнь:ins}", is_read=False),
    Row(created, "{P:nom} создать {X:acc}"),
    Row(Create(T, N, P), "{P:nom} создать {N карта:acc} {T:nom}", is_read=False),
    Row(PutIntoDeck(T, N, YOU), "поместить {N карта:acc} {T:nom} в вашу колоду", is_read=False),
    Row(PutIntoDeck(T, N, ENEMY), "поместить {N карта:acc} {T:nom} в колоду противника", is_read=False),
    Row(placed(YOU), "поместить {X:acc} в (вашу |)колоду"),
    Row(placed(ENEMY), "поместить {X:acc} в колоду противника"),
    Row(CreateCopy(W, N, P), "{P:nom} создать {N копия:acc} {W:gen}", is_read=False),
    Row(TakeControl(W, ENEMY), "отдать {W:acc} противнику"),
    Row(TakeControl(W), "взять {W:acc} под контроль", "взять под (|ваш |свой )контроль {W:acc}"),
    Row(TakeControl(S, P), "{S:nom} переходить под контроль {P:gen}"),
    Row(TakeControl(S, YOU), "{S:nom} переходить под ваш контроль"),
    Row(TakeControl(W, P), "{P:nom} получить контроль над {W:ins}"),
    Row(played(free=True), "разыграть {W:acc} бесплатно", "бесплатно разыграть {W:acc}"),
    Row(PlayCard(W, free=True, optional=False), "разыграть {W:acc} бесплатно", is_read=False),
    Row(played(free=False), "разыграть {W:acc} на {N COIN:acc} дешевле"),
    Row(PlayCard(W, cheaper=N, optional=False), "разыграть {W:acc} на {N COIN:acc} дешевле", is_read=False),
    Row(LookAt(W), "посмотреть {W:acc}"),
    Row(LookAt(W, True, P), "{P:nom} показать {W:acc}"),
    Row(
        shown_until,
        "показать по одной верхней карте вашей колоды, пока не покажете {X:acc}",
    ),
    Row(
        ShowUntil(X_OF, X_MOST), "показать по одной верхней карте вашей колоды, пока не покажете {X:acc}", is_read=False
    ),
    Row(ShowHand(P), "{P:nom} показать руку"),
    Row(Shuffle(P), "{P:nom} перемешать колоду"),
    Row(Pick(W), "выбрать {W:acc}"),
    Row(picked_blindly, "вслепую выбрать {W:acc}", "выбрать вслепую {W:acc}", "выбрать {W:acc} вслепую"),
    Row(NameSomething("card", P), "{P:nom} назвать карту"),
    Row(NameSomething("element", P), "{P:nom} выбрать стихию"),
    Row(NameSomething("number", P), "{P:nom} назвать стоимость (|{COIN})"),
    Row(NameSomething("class", P), "{P:nom} выбрать класс"),
    Row(Mine(S, W), "{S:nom} добыть {W:acc}"),
    Row(CompleteQuest(W), "завершить {W:acc}"),
    Row(Cancelled(W), "отменить {W:acc}"),
    Row(ApplySpell(SELF), "повторить это заклинание", is_read=False),
    Row(ApplySpell(W), "повторить {W:acc}"),
    Row(Flip(W), "перевернуть {W:acc}"),
    Row(Hide(W), "скрыть {W:acc}"),
    Row(Hide(S), "{S:nom} скрыться"),
    Row(Unhide(W), "раскрыть {W:acc}"),
    Row(Unhide(S), "{S:nom} раскрыться"),
    Row(Attach(W, W2), "присоединить {W:acc} к {W2:dat}"),
    Row(CopyAbilities(W, S), "{S:nom} копировать особенности {W:gen}"),
    Row(CopyAbilities(W, S, one=True), "{S:nom} копировать одну особенность {W:gen}"),
    Row(CopyStat(Stat.LIFE, W, S), "{S:nom} копировать жизни {W:gen}"),
    Row(CopyStat(Stat.STRIKE, W, S), "{S:nom} копировать (удар|силу удара) {W:gen}"),
    Row(copied_whole, "{S:nom} копировать удар, жизни и особенности {W:gen}"),
    Row(
        Sequence((CopyStat(Stat.STRIKE, W, S), CopyStat(Stat.LIFE, IT, S), CopyAbilities(IT, S))),
        "{S:nom} копировать удар, жизни и особенности {W:gen}",
        is_read=False,
    ),
    Row(ChangeEvent(to=S), "{S:nom} получить столько же ран"),
    Row(May(ChangeEvent(to=W)), "их может получить {W:nom}"),
    *_as_many(),
    Row(Shoot(Choose(SHOOTABLE), N, by=S), "{S:nom} произвести выстрел на {N:acc}"),
    Row(ControlPlayer(ENEMY), "контролировать противника в его следующий ход"),
    Row(ChangeEvent(number=Multiply(EventNumber(), Number(2))), *_so_many("больше")),
    Row(ChangeEvent(number=Divide(EventNumber())), *_so_many("меньше")),
    Row(ChangeEvent(number=Add(EventNumber(), N)), "получить на {N жетон молитвы:acc} больше"),
)
