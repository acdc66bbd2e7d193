"""What cards do, as phrases: the acts of the closed list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from app.cardtext.phrasebook.frames import (
    W2,
    X_OF,
    G,
    K,
    M,
    N,
    P,
    Row,
    S,
    W,
)
from app.cardtext.phrasebook.moving import MOVES
from app.cardtext.phrasebook.rewriting import (
    CHARACTERS,
    NEXT_HIRE_AGAIN,
    SHOOTABLE,
    fights_in_turn,
    lifted_keywords,
    on_your_hero,
    shots,
    shots_apart,
    shots_up_to,
    split,
    split_grant,
)
from app.cardtext.phrasebook.unfinished import Prevented
from app.engine.program import (
    EACH_ONE,
    YOU,
    Choose,
    Close,
    Coins,
    Destroy,
    EndTurn,
    Exchange,
    ExtraLife,
    ExtraTurn,
    Fight,
    Filter,
    ForEach,
    Gain,
    GainCoins,
    GainPrayers,
    Grant,
    Heal,
    Improve,
    IncreasePoison,
    Keyword,
    KeywordAct,
    Lay,
    Lift,
    LoseCoins,
    LoseGame,
    LosePrayers,
    May,
    MoveEffects,
    Nothing,
    Number,
    Open,
    OpenCoins,
    Pay,
    Prepare,
    PreventNext,
    PutCounters,
    Redirect,
    Reinforce,
    RemoveCounters,
    SetLife,
    SetStrike,
    Shoot,
    SkipTurn,
    StrikeNow,
    Stun,
    Times,
    Weaken,
    WinGame,
    Wound,
)
from app.engine.terms import KeywordName, Side

_SHARED = Choose(X_OF, Number(1), N)
"""Among how many cards a number is split is the chooser's affair: at least 1 each."""


CHARACTER_OF_YOURS = Filter(CHARACTERS, Side.YOURS)
"""Whom a shot of the opponent may be aimed at (part 7)."""


def _apart(shots: str) -> Iterator[str]:
    yield f"{shots} (|на ){{N:acc}} в разные цели"  # or «по разным целям»
    yield f"{shots} (|на ){{N:acc}} по разным {{X:dat}}"


def _shared(kind: Callable[[Any], Grant], noun: str) -> Iterator[Row]:
    yield Row(split_grant(kind), f"распределить {{N {noun}:acc}} среди {{X:gen}}")
    yield Row(Lay(_SHARED, (kind(N),), split=True), f"распределить {{N {noun}:acc}} среди {{X:gen}}", is_read=False)


def _lifted(what: str, noun: str) -> Iterator[Row]:
    """«снимите 2 эффекта усиления с …»."""
    yield Row(Lift(W, what, N), f"снять {{N {noun}:acc}} с {{W:gen}}", f"снять с {{W:gen}} {{N {noun}:acc}}")


def _all_lifted(what: str, nouns: str) -> Iterator[Row]:
    """«снимите все эффекты усиления с …»."""
    yield Row(Lift(W, what), f"снять все {nouns} с {{W:gen}}", f"снять с {{W:gen}} все {nouns}")


_MOVED = (
    ("wounds", "рана", "раны"),
    ("reinforcements", "эффект усиления", "эффекты усиления"),
    ("weakenings", "эффект ослабления", "эффекты ослабления"),
    ("extra lives", "дополнительная жизнь", "дополнительные жизни"),
)


def _moved() -> Iterator[Row]:
    """«переместите 2 эффекта усиления с … на …»."""
    for what, one, all_ in _MOVED:
        some = f"{{N {one}:acc}}"
        yield Row(
            MoveEffects(what, W, W2, N),
            f"переместить {some} с {{W:gen}} на {{W2:acc}}",
            f"переместить с {{W:gen}} на {{W2:acc}} {some}",
            f"переместить на {{W2:acc}} {some} с {{W:gen}}",
        )
        yield Row(MoveEffects(what, W, W2), f"переместить все {all_} с {{W:gen}} на {{W2:acc}}")


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
    Row(on_your_hero(Heal), "излечиться на {N:acc}"),
    Row(on_your_hero(Wound), "раниться на {N:acc}"),
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
    *MOVES,
    # -- marks of a card's own kind: an egg's ripeness, what a quest counts
    Row(PutCounters(W, N), "положить {N метка:acc} на {W:acc}", "положить на {W:acc} {N метка:acc}"),
    Row(RemoveCounters(W, N), "снять {N метка:acc} с {W:gen}", "снять с {W:gen} {N метка:acc}"),
    Row(Improve(W), "усовершенствовать {W:acc}"),
    Row(Exchange(W, W2), "обменять {W:acc} на {W2:acc}"),
    # -- coins
    Row(LoseCoins(P, Coins(P)), "{P:nom} потерять все (|ваши |свои ){COIN}"),
    Row(GainCoins(P, N), "{P:nom} получить {N COIN:acc}"),
    Row(GainCoins(P, Number(1), False), "{P:nom} получить (|1 )закрытую {COIN}"),
    *(Row(GainCoins(P, Number(n), False), f"{{P:nom}} получить {n} закрытые {{COIN}}") for n in (2, 3, 4)),
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
    *_moved(),
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
    Row(EndTurn(), "немедленно закончить ход", "немедленно завершить ход"),
    Row(ExtraTurn(P), "{P:nom} получить дополнительный ход"),
    Row(WinGame(P), "{P:nom} выиграть игру"),
    Row(LoseGame(P), "{P:nom} проиграть игру"),
)
