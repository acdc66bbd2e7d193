"""What cards do, as phrases: the acts of the closed list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.cardtext.phrasebook.frames import (
    W2,
    X_BY,
    X_CLOSED,
    X_HAND,
    X_MOST,
    X_NUMBER,
    X_OF,
    X_RANDOM,
    G,
    K,
    M,
    N,
    P,
    Row,
    S,
    T,
    W,
)
from app.cardtext.phrasebook.rewriting import (
    CHARACTERS,
    NEXT_HIRE_AGAIN,
    SHOOTABLE,
    Prevented,
    copied_whole,
    created,
    discarded,
    fights_in_turn,
    from_looked,
    lifted_keywords,
    picked_blindly,
    placed,
    played,
    revived,
    searched,
    shots,
    shots_apart,
    shots_up_to,
    shown_until,
    split,
    split_grant,
    summoned,
    taken_card,
    to_deck,
    to_graveyard,
    to_top_or_bottom,
)
from app.engine.program import (
    EACH_ONE,
    ENEMY,
    IT,
    SELF,
    YOU,
    Achieved,
    Add,
    Among,
    ApplySpell,
    Attach,
    Cancel,
    ChangeEvent,
    Choose,
    ChooseDo,
    Close,
    Compare,
    CompleteQuest,
    ControlPlayer,
    CopyAbilities,
    CopyStat,
    Create,
    CreateCopy,
    Destroy,
    Discard,
    Divide,
    Draw,
    EventNumber,
    Exchange,
    ExtraLife,
    ExtraTurn,
    Fight,
    Filter,
    Flip,
    ForEach,
    Gain,
    GainCoins,
    GainPrayers,
    Grant,
    HandSize,
    Heal,
    Hide,
    Improve,
    IncreasePoison,
    Keyword,
    KeywordAct,
    Lay,
    Lift,
    LookAt,
    LoseCoins,
    LoseGame,
    LosePrayers,
    May,
    Mill,
    Mine,
    Move,
    Multiply,
    NameSomething,
    Nothing,
    Number,
    Open,
    OpenCoins,
    Pay,
    Pick,
    PlayCard,
    Prepare,
    PreventNext,
    PutCounters,
    PutIntoDeck,
    Redirect,
    Reinforce,
    RemoveCounters,
    RepeatUntil,
    Revive,
    Search,
    Sequence,
    SetLife,
    SetStrike,
    Shoot,
    ShowHand,
    ShowUntil,
    Shuffle,
    SkipTurn,
    StrikeNow,
    Stun,
    Subtract,
    Summon,
    TakeControl,
    Times,
    Unhide,
    Weaken,
    WinGame,
    Wound,
)
from app.engine.terms import Comparison, KeywordName, Place, Side, Stat, Zone

_SHARED = Choose(X_OF, Number(1), N)
"""Among how many cards a number is split is the chooser's affair: at least 1 each."""


CHARACTER_OF_YOURS = Filter(CHARACTERS, Side.YOURS)
"""Whom a shot of the opponent may be aimed at (part 7)."""


def _apart(shots: str) -> Iterator[str]:
    yield f"{shots} (|на ){{N:acc}} в разные цели"
    yield f"{shots} (|на ){{N:acc}} по разным {{X:dat}}"


def _shared(kind: Callable[[Any], Grant], noun: str) -> Iterator[Row]:
    yield Row(split_grant(kind), f"распределить {{N {noun}:acc}} среди {{X:gen}}")
    yield Row(Lay(_SHARED, (kind(N),), split=True), f"распределить {{N {noun}:acc}} среди {{X:gen}}", is_read=False)


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


def _lifted(what: str, noun: str) -> Iterator[Row]:
    """«снимите 2 эффекта усиления с …»."""
    yield Row(Lift(W, what, N), f"снять {{N {noun}:acc}} с {{W:gen}}", f"снять с {{W:gen}} {{N {noun}:acc}}")


def _all_lifted(what: str, nouns: str) -> Iterator[Row]:
    """«снимите все эффекты усиления с …»."""
    yield Row(Lift(W, what), f"снять все {nouns} с {{W:gen}}", f"снять с {{W:gen}} все {nouns}")


def _keywords_lifted() -> Iterator[Row]:
    """«снимите эффект отравления с …», «существо теряет эффекты отравления и оглушения»."""
    yield Row(
        lifted_keywords("W"), "снять (эффект|эффекты) {L:gen} с {W:gen}", "снять с {W:gen} (эффект|эффекты) {L:gen}"
    )
    yield Row(lifted_keywords("W"), "снять {L:acc} с {W:gen}")
    yield Row(lifted_keywords("S"), "{S:nom} терять (эффект|эффекты) {L:gen}")
    for keyword, noun in _LIFTED:
        yield Row(Lift(W, "keyword", keyword=keyword), f"снять эффект {noun} с {{W:gen}}", is_read=False)


_LIFTED = (
    (KeywordName.POISON, "отравления"),
    (KeywordName.STUN, "оглушения"),
    (KeywordName.VULNERABLE, "уязвимости"),
    (KeywordName.THIRST, "жажды"),
    (KeywordName.REGENERATION, "регенерации"),
    (KeywordName.ARMOUR, "брони"),
)


ACTS: tuple[Row, ...] = (
    # -- wounds (part 7: «Ранить», «Излечить», «Отравление», «Выстрел»)
    Row(Wound(W, N), "ранить {W:acc} на {N:acc}"),
    Row(Wound(W, K), "ранить на {K:acc} {W:acc}"),
    Row(Wound(W, N, by=S), "{S:nom} ранить {W:acc} на {N:acc}", "{S:nom} нанести {N рана:acc} {W:dat}"),
    Row(Wound(S, N), "{S:nom} раниться на {N:acc}"),
    Row(split(Wound), "распределить {N рана:acc} среди {X:gen}", "распределить {N рана:acc} между {X:ins}"),
    Row(Wound(_SHARED, N, split=True), "распределить {N рана:acc} среди {X:gen}", is_read=False),
    Row(Heal(W, N), "излечить {W:acc} на {N:acc}", "снять {N рана:acc} с {W:gen}"),
    Row(Heal(W, K), "излечить на {K:acc} {W:acc}"),
    Row(
        Heal(W, None),
        "полностью излечить {W:acc}",
        "излечить {W:acc} полностью",
        "снять с {W:gen} все раны",
        "снять все раны с {W:gen}",
    ),
    Row(Heal(S, N), "{S:nom} излечиться на {N:acc}"),
    Row(Heal(S, None), "{S:nom} полностью излечиться"),
    Row(
        split(Heal),
        "излечить (|суммарно )до {N рана:gen} с {X:gen}",
        "излечить (|суммарно )до {N рана:gen} на {X:pre}",
    ),
    Row(Heal(_SHARED, N, split=True), "излечить до {N рана:gen} с {X:gen}", is_read=False),
    Row(Lay(W, (Gain(Keyword(KeywordName.POISON, N)),)), "отравить {W:acc} на {N:acc}"),
    Row(IncreasePoison(W, N), "усилить отравление {W:gen} на {N:acc}"),
    Row(
        shots,
        "выстрел на {N:acc}",
        "выстрел {N:acc}",
        "выстрел (с силой|силой) {N:acc}",
        "выстрел (с силой|силой) {N:acc} по {W:dat}",
        "{M выстрел:acc} на {N:acc}",
        "{M выстрел:acc} {N:acc}",
        "выстрел на {N:acc} по {W:dat}",
        "выстрел {N:acc} по {W:dat}",
        "выстрел по {W:dat} на {N:acc}",
    ),
    Row(shots_up_to, "до {M выстрел:gen} (|на ){N:acc}"),
    Row(shots_apart(lambda number: number), *_apart("{M выстрел:acc}")),
    Row(shots_apart(lambda number: Number(0)), *_apart("до {M выстрел:gen}")),
    Row(Shoot(Choose(SHOOTABLE), N), "выстрел на {N:acc}", is_read=False),
    Row(Shoot(Choose(SHOOTABLE, M, M), N), "{M выстрел:nom} на {N:acc} в разные цели", is_read=False),
    Row(Shoot(Choose(SHOOTABLE, Number(0), M), N), "до {M выстрел:gen} на {N:acc} в разные цели", is_read=False),
    Row(Shoot(Choose(X_OF, M, M), N), "{M выстрел:nom} на {N:acc} по разным {X:dat}", is_read=False),
    Row(Shoot(Choose(X_OF, Number(0), M), N), "до {M выстрел:gen} на {N:acc} по разным {X:dat}", is_read=False),
    Row(Times(M, May(Shoot(Choose(SHOOTABLE), N))), "до {M выстрел:gen} на {N:acc}", is_read=False),
    Row(Shoot(W, N), "выстрел на {N:acc} по {W:dat}", is_read=False),
    Row(Times(M, Shoot(Choose(SHOOTABLE), N)), "{M выстрел:nom} на {N:acc}", is_read=False),
    Row(Times(M, Shoot(W, N)), "{M выстрел:nom} на {N:acc} по {W:dat}", is_read=False),
    Row(Shoot(W, N, by=S), "{S:nom} стрелять по {W:dat} на {N:acc}"),
    Row(Fight(S, W), "{S:nom} сразиться с {W:ins}"),
    Row(fights_in_turn, "{S:nom} по очереди сразиться с {X:ins}"),
    Row(ForEach(S, Fight(EACH_ONE, Choose(X_OF))), "{S:nom} по очереди сразиться с {X:ins}", is_read=False),
    Row(Redirect(Choose(CHARACTER_OF_YOURS)), "выбрать его цель"),
    Row(StrikeNow(S, W), "{S:nom} немедленно атаковать {W:acc}"),
    # -- destruction, closing
    Row(Destroy(W), "уничтожить {W:acc}"),
    Row(Destroy(S), "{S:nom} погибать"),
    Row(Close(W), "закрыть {W:acc}"),
    Row(Close(S), "{S:nom} закрыться"),
    Row(Open(W), "открыть {W:acc}"),
    Row(Open(S), "{S:nom} открыться"),
    Row(Prepare(W), "подготовить {W:acc}"),
    Row(Stun(W), "оглушить {W:acc}"),
    Row(Stun(S), "{S:nom} оглушиться"),
    # -- between zones
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
        "положить {W:acc} на кладбище (|владельца|противника)",
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
    Row(NameSomething("class", P), "{P:nom} выбрать класс"),
    Row(Mine(S, W), "{S:nom} добыть {W:acc}"),
    Row(CompleteQuest(W), "завершить {W:acc}"),
    Row(Cancel(W), "отменить {W:acc}"),
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
    # -- marks of a card's own kind: an egg's ripeness, what a quest counts
    Row(PutCounters(W, N), "положить {N метка:acc} на {W:acc}", "положить на {W:acc} {N метка:acc}"),
    Row(RemoveCounters(W, N), "снять {N метка:acc} с {W:gen}", "снять с {W:gen} {N метка:acc}"),
    Row(Improve(W), "усовершенствовать {W:acc}"),
    Row(Exchange(W, W2), "обменять {W:acc} на {W2:acc}"),
    # -- coins
    Row(GainCoins(P, N), "{P:nom} получить {N COIN:acc}"),
    Row(LoseCoins(P, N), "{P:nom} потерять {N COIN:acc}"),
    Row(OpenCoins(YOU, N), "открыть {N COIN:acc}"),
    Row(OpenCoins(YOU, None), "открыть все ваши {COIN}"),
    Row(Pay(N, P), "{P:nom} заплатить (|дополнительно ){N COIN:acc}"),
    Row(GainPrayers(P, N), "{P:nom} получить {N жетон молитвы:acc}"),
    Row(LosePrayers(P, N), "{P:nom} потерять {N жетон молитвы:acc}", "{P:nom} заплатить {N жетон молитвы:acc}"),
    # -- effects
    Row(
        Lay(W, (Reinforce(N),)),
        "положить {N эффект усиления:acc} на {W:acc}",
        "положить на {W:acc} {N эффект усиления:acc}",
        "положить по {N эффект усиления:dat} на {W:acc}",
    ),
    Row(
        Lay(W, (Weaken(N),)),
        "положить {N эффект ослабления:acc} на {W:acc}",
        "положить на {W:acc} {N эффект ослабления:acc}",
        "положить по {N эффект ослабления:dat} на {W:acc}",
    ),
    *_shared(Reinforce, "эффект усиления"),
    *_shared(Weaken, "эффект ослабления"),
    *_shared(ExtraLife, "дополнительная жизнь"),
    *_keywords_lifted(),
    *_lifted("reinforcements", "эффект усиления"),
    *_lifted("weakenings", "эффект ослабления"),
    *_lifted("extra lives", "дополнительная жизнь"),
    *_all_lifted("reinforcements", "эффекты усиления"),
    *_all_lifted("weakenings", "эффекты ослабления"),
    *_all_lifted("extra lives", "дополнительные жизни"),
    Row(Lift(W, "effects"), "снять все эффекты с {W:gen}", "снять с {W:gen} все эффекты"),
    Row(SetStrike(W, N), "удар {W:gen} становится равен {N:dat}", "удар {W:gen} становится равным {N:dat}"),
    Row(
        SetLife(W, N),
        "жизни {W:gen} сокращаются до {N:gen}",
        "жизни {W:gen} становятся (равными|равны) {N:dat}",
    ),
    Row(
        Lay(W, (PreventNext(N),)),
        "предотвратить следующие {N рана:acc} по {W:dat}",
        "предотвратить следующие {N рана:acc}, наносимые {W:dat}",
    ),
    Row(Prevented(N), "предотвратить {N рана:acc}"),
    Row(Lay(S, G), "{S:nom} получить {G:acc}"),
    # -- keywords that are acts
    Row(KeywordAct(KeywordName.PLAGUE, N), "Мор {N:nom}"),
    Row(KeywordAct(KeywordName.LIFE_GIFT, N), "Дар жизни {N:nom}"),
    Row(KeywordAct(KeywordName.LIFE_GIFT), "Дар жизни"),
    Row(NEXT_HIRE_AGAIN, "следующий Найм сработает ещё раз"),
    Row(Nothing(), "эту карту можно разыграть без эффекта"),
    # -- the game
    Row(SkipTurn(P), "{P:nom} пропустить свой (|следующий) ход"),
    Row(ExtraTurn(P), "{P:nom} получить дополнительный ход"),
    Row(WinGame(P), "{P:nom} выиграть игру"),
    Row(LoseGame(P), "{P:nom} проиграть игру"),
)
