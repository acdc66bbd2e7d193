"""What wakes a trigger, as phrases: the events after «когда» (112.2)."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.phrasebook.frames import F2, F, K, P, Row
from app.cardtext.phrasebook.rewriting import into_graveyard
from app.engine.program import When
from app.engine.terms import EventKind, KeywordName, Side, Source, Zone

_ORDINALS = ((2, "второй", "вторую", "второе"), (3, "третий", "третью", "третье"))


def _nth() -> Iterator[Row]:
    """«вторую карту за ход», «второе заклинание за ход»."""
    for nth, he, her, it in _ORDINALS:
        yield Row(When(EventKind.DRAWN, player=P, nth=nth), f"{{P:nom}} берёт {her} карту за ход")
        for verb, event in (("сбрасывает", EventKind.DISCARDED), ("разыгрывает", EventKind.PLAYED)):
            yield Row(
                When(event, F, player=P, nth=nth),
                f"{{P:nom}} {verb} {{F:acc}} {he} раз за ход",
                f"{{P:nom}} {verb} ({he}|{her}|{it}) {{F:acc}} за ход",
            )


EVENTS: tuple[Row, ...] = (
    Row(When(EventKind.ENTERS, F), "{F:nom} входит в игру", "в игру входит {F:nom}"),
    Row(When(EventKind.ENTERS, F, about=KeywordName.AMBUSH), "{F:nom} входит в игру благодаря засаде"),
    Row(When(EventKind.DIES, F), "{F:nom} погибает", "погибает {F:nom}", "{F:nom} должно погибнуть"),
    Row(When(EventKind.DIES, F, about=KeywordName.POISON), "{F:nom} погибает от отравления"),
    Row(When(EventKind.DIES, F, about=KeywordName.THIRST), "{F:nom} погибает от жажды"),
    Row(When(EventKind.LEAVES, F), "{F:nom} покидает игру"),
    Row(When(EventKind.PUT_IN_GRAVEYARD, F), "{F:nom} попадает на кладбище", "на кладбище попадает {F:nom}"),
    Row(into_graveyard(Side.YOURS), "на ваше кладбище попадает {F:nom}", "{F:nom} попадает на ваше кладбище"),
    Row(
        into_graveyard(Side.ENEMY), "на кладбище противника попадает {F:nom}", "{F:nom} попадает на кладбище противника"
    ),
    Row(When(EventKind.PUT_IN_GRAVEYARD, F, from_zone=Zone.DECK), "{F:nom} попадает из колоды на кладбище"),
    Row(When(EventKind.KILLS, F, F2), "{F:nom} убивает {F2:acc}"),
    Row(When(EventKind.ATTACKS, F), "{F:nom} атакует"),
    Row(When(EventKind.ATTACKS, F, F2), "{F:nom} атакует {F2:acc}"),
    Row(When(EventKind.ATTACKS, F, source=Source.STRIKE), "{F:nom} атакует ударом"),
    Row(When(EventKind.IS_ATTACKED, F), "{F:acc} атакуют"),
    Row(When(EventKind.ATTACK_DECLARED, player=P), "{P:nom} объявляет атаку"),
    Row(When(EventKind.ATTACK_DECLARED, player=P, source=Source.SHOT), "{P:nom} объявляет выстрел"),
    Row(When(EventKind.ATTACK_DECLARED, F, F2), "{F:nom} объявляет атаку по {F2:dat}"),
    Row(When(EventKind.STRIKES, F), "{F:nom} наносит удар"),
    Row(When(EventKind.FIGHTS, F), "{F:nom} сражается"),
    Row(When(EventKind.DEFENDS, F), "{F:nom} выступает защитником"),
    Row(
        When(EventKind.DEFENDS, other=F),
        "от атаки {F:gen} назначен защитник",
        "от атаки {F:gen} (назначают|был назначен) (защитник|защитника)",
        "от атаки {F:gen} выступает защитник",
    ),
    Row(When(EventKind.TARGETED, F, source=Source.SPELL), "{F:nom} становится целью заклинания"),
    Row(When(EventKind.WOUNDED, F), "{F:nom} получает раны", "{F:nom} должно получить раны"),
    Row(When(EventKind.WOUNDED, F, at_least=K), "{F:nom} получает {K:acc} или более ран"),
    Row(When(EventKind.WOUNDED, F, F2), "{F:nom} получает раны от {F2:gen}"),
    Row(When(EventKind.WOUNDED, F, source=Source.ATTACK), "{F:nom} получает раны от атаки"),
    Row(When(EventKind.WOUNDED, F, source=Source.SHOT), "{F:nom} получает раны от выстрела"),
    Row(When(EventKind.WOUNDED, F, source=Source.SPELL), "{F:nom} получает раны от заклинания"),
    Row(When(EventKind.WOUNDS, F), "{F:nom} наносит раны", "{F:nom} должно нанести раны"),
    Row(When(EventKind.WOUNDS, F, F2), "{F:nom} наносит раны {F2:dat}"),
    Row(When(EventKind.WOUNDS, F, F2, source=Source.STRIKE), "{F:nom} наносит раны {F2:dat} ударом"),
    Row(When(EventKind.HEALED, F), "{F:nom} излечивается"),
    Row(When(EventKind.CLOSES, F), "{F:nom} закрывается"),
    Row(When(EventKind.OPENS, F), "{F:nom} открывается"),
    Row(When(EventKind.HIDES, F), "{F:nom} скрывается"),
    Row(When(EventKind.UNHIDES, F), "{F:nom} раскрывается"),
    Row(When(EventKind.ACTS, F), "{F:nom} действует"),
    Row(
        When(EventKind.EXTRA_LIFE_GAINED, F),
        "{F:nom} получает дополнительную жизнь",
        "{F:nom} получает дополнительные жизни",
    ),
    Row(When(EventKind.REINFORCED, F), "{F:nom} получает эффект усиления"),
    Row(When(EventKind.WEAKENED, F), "{F:nom} получает эффект ослабления"),
    Row(When(EventKind.PLAYED, F, player=P), "{P:nom} разыгрывает {F:acc}"),
    Row(
        When(EventKind.DISCARDED, F, player=P), "{P:nom} сбрасывает {F:acc}", "{P:nom} (должен|должны) сбросить {F:acc}"
    ),
    Row(When(EventKind.DRAWN, player=P), "{P:nom} берёт карту", "{P:nom} (должен|должны) взять карту"),
    *_nth(),
    Row(When(EventKind.SHUFFLED, player=P), "{P:nom} перемешивает колоду"),
    Row(When(EventKind.SEARCHED, player=P), "{P:nom} использует поиск"),
    Row(When(EventKind.LOOKED, player=P), "{P:nom} просматривает колоду"),
    Row(When(EventKind.COINS_GAINED, player=P), "{P:nom} получает {COIN}"),
    Row(When(EventKind.MINED, F2, F), "{F:nom} добывает {F2:acc}"),
    Row(When(EventKind.QUEST_COMPLETED, F), "завершается {F:nom}", "{F:nom} завершается"),
    Row(When(EventKind.QUEST_COMPLETED, F, player=P), "{P:nom} завершает {F:acc}"),
)
