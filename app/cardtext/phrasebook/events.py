"""What wakes a trigger, as phrases: the events after «когда» (112.2)."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.phrasebook.frames import F2, F, K, P, Row
from app.cardtext.phrasebook.rewriting import into_graveyard
from app.engine.program import When
from app.engine.terms import EventKind, KeywordName, Side, Source, Zone

_ORDINALS = ((2, "второй", "вторую", "второе"), (3, "третий", "третью", "третье"))


def _nth() -> Iterator[Row]:
    """«вторую карту за ход», «второе заклинание за ход»; the first one is said another way."""
    first = "(первый|первую|первое)"
    yield Row(When(EventKind.DRAWN, player=P, first=True), f"{{P:nom}} берёт {first} карту за ход", is_said=False)
    for verb, event in (("сбрасывает", EventKind.DISCARDED), ("разыгрывает", EventKind.PLAYED)):
        said = f"{{P:nom}} {verb} {first} {{F:acc}} за ход"
        yield Row(When(event, F, player=P, first=True), said, is_said=False)
    for nth, he, her, it in _ORDINALS:
        yield Row(When(EventKind.DRAWN, player=P, nth=nth), f"{{P:nom}} берёт {her} карту за ход")
        for verb, event in (("сбрасывает", EventKind.DISCARDED), ("разыгрывает", EventKind.PLAYED)):
            yield Row(
                When(event, F, player=P, nth=nth),
                f"{{P:nom}} {verb} {{F:acc}} {he} раз за ход",
                f"{{P:nom}} {verb} ({he}|{her}|{it}) {{F:acc}} за ход",
            )


def _targeted() -> Iterator[Row]:
    """«становится целью заклинания противника»: whose spell it is."""
    for words, side in (("противника", Side.ENEMY), ("вашего", Side.YOURS)):
        before, after = ("", f" {words}") if side is Side.ENEMY else (f"{words} ", "")
        when = When(EventKind.TARGETED, F, player=side, source=Source.SPELL)
        yield Row(when, f"{{F:nom}} становится целью {before}заклинания{after}")


EVENTS: tuple[Row, ...] = (
    Row(When(EventKind.ENTERS, F), "{F:nom} входит в игру", "в игру входит {F:nom}"),
    Row(When(EventKind.ENTERS, F, about=KeywordName.AMBUSH), "{F:nom} входит в игру благодаря засаде"),
    Row(When(EventKind.ENTERS, F, from_zone=Zone.GRAVEYARD), "{F:nom} входит в игру с кладбища"),
    Row(When(EventKind.ENTERS, F, from_zone=Zone.DECK), "{F:nom} входит в игру из колоды"),
    Row(When(EventKind.ENTERS, F, from_zone=Zone.HAND), "{F:nom} входит в игру из руки"),
    Row(When(EventKind.REVIVED, F), "{F:nom} возрождается"),
    Row(When(EventKind.REVIVED, F, player=P), "{P:nom} возрождает {F:acc}"),
    Row(When(EventKind.SUMMONED, F, player=P), "{P:nom} вызывает {F:acc}"),
    Row(When(EventKind.CREATED, F, player=P), "{P:nom} создаёт {F:acc}"),
    Row(
        When(EventKind.TO_HAND, F, from_zone=Zone.PLAY),
        "{F:nom} возвращается в руку (|владельца)",
        "{F:nom} возвращается из игры в руку (|владельца)",
    ),
    Row(When(EventKind.CONTROL_TAKEN, F, player=Side.YOURS), "{F:nom} переходит под ваш контроль"),
    Row(When(EventKind.DIES, F), "{F:nom} погибает", "погибает {F:nom}", "{F:nom} должно погибнуть"),
    Row(When(EventKind.DIES, F, about=KeywordName.POISON), "{F:nom} погибает от отравления"),
    Row(When(EventKind.DIES, F, about=KeywordName.THIRST), "{F:nom} погибает от жажды"),
    Row(When(EventKind.LEAVES, F), "{F:nom} покидает игру"),
    Row(When(EventKind.OVERHEALED, F), "{F:nom} излечивается избыточно"),
    Row(When(EventKind.PUT_IN_GRAVEYARD, F), "{F:nom} попадает на кладбище", "на кладбище попадает {F:nom}"),
    Row(into_graveyard(Side.YOURS), "на ваше кладбище попадает {F:nom}", "{F:nom} попадает на ваше кладбище"),
    Row(
        into_graveyard(Side.ENEMY), "на кладбище противника попадает {F:nom}", "{F:nom} попадает на кладбище противника"
    ),
    Row(
        When(EventKind.PUT_IN_GRAVEYARD, F, from_zone=Zone.DECK),
        "{F:nom} попадает из колоды на кладбище",
        "{F:nom} попадает на кладбище из колоды",
    ),
    Row(
        When(EventKind.PUT_IN_GRAVEYARD, F, from_zone=Zone.HAND),
        "{F:nom} попадает из руки на кладбище",
        "{F:nom} попадает на кладбище из руки",
    ),
    Row(When(EventKind.KILLS, F, F2), "{F:nom} убивает {F2:acc}"),
    Row(When(EventKind.ATTACKS, F), "{F:nom} атакует"),
    Row(When(EventKind.ATTACKS, F, F2), "{F:nom} атакует {F2:acc}"),
    Row(When(EventKind.ATTACKS, F, source=Source.STRIKE), "{F:nom} атакует ударом"),
    Row(When(EventKind.IS_ATTACKED, F), "{F:acc} атакуют"),
    Row(When(EventKind.ATTACK_DECLARED, player=P), "{P:nom} объявляет атаку"),
    Row(When(EventKind.ATTACK_DECLARED, player=P, source=Source.SHOT), "{P:nom} объявляет выстрел"),
    Row(When(EventKind.ATTACK_DECLARED, F, F2), "{F:nom} объявляет атаку по {F2:dat}"),
    Row(When(EventKind.STRIKES, F), "{F:nom} наносит удар"),
    Row(When(EventKind.SHOOTS, F), "{F:nom} стреляет", "{F:nom} (производит|делает) выстрел"),
    Row(When(EventKind.FIGHTS, F), "{F:nom} сражается"),
    Row(When(EventKind.DEFENDS, F), "{F:nom} выступает защитником"),
    Row(
        When(EventKind.DEFENDS, other=F),
        "от атаки {F:gen} назначен защитник",
        "от атаки {F:gen} (назначают|был назначен) (защитник|защитника)",
        "от атаки {F:gen} выступает защитник",
    ),
    Row(When(EventKind.TARGETED, F, source=Source.SPELL), "{F:nom} становится целью заклинания"),
    *_targeted(),
    Row(When(EventKind.ABILITY_USED, F, player=P), "{P:nom} использует (способность|особенность) {F:gen}"),
    Row(When(EventKind.STUNNED, F), "{F:nom} оглушается"),
    Row(When(EventKind.EFFECT_LAID, F, about=KeywordName.POISON), "{F:nom} отравляется", "{F:nom} получает отравление"),
    Row(When(EventKind.EFFECT_LAID, F, F2, about=KeywordName.POISON), "{F2:nom} отравляет {F:acc}"),
    Row(When(EventKind.WOUNDED, F), "{F:nom} получает раны", "{F:nom} должно получить раны"),
    Row(When(EventKind.WOUNDED, F, at_least=K), "{F:nom} получает {K:acc} или более ран"),
    Row(When(EventKind.WOUNDED, F, F2), "{F:nom} получает раны от {F2:gen}"),
    Row(When(EventKind.WOUNDED, F, source=Source.ATTACK), "{F:nom} получает раны от атаки"),
    Row(When(EventKind.WOUNDED, F, source=Source.SHOT), "{F:nom} получает раны от выстрела"),
    Row(When(EventKind.WOUNDED, F, source=Source.SPELL), "{F:nom} получает раны от заклинания"),
    Row(When(EventKind.WOUNDED, F, source=Source.STRIKE), "{F:nom} получает раны от удара"),
    Row(When(EventKind.WOUNDED, F, source=Source.POISON), "{F:nom} получает раны от отравления"),
    Row(When(EventKind.WOUNDS, F), "{F:nom} наносит раны", "{F:nom} должно нанести раны"),
    Row(When(EventKind.WOUNDS, F, at_least=K), "{F:nom} наносит {K:acc} или более ран"),
    Row(When(EventKind.WOUNDS, F, F2), "{F:nom} наносит раны {F2:dat}"),
    Row(When(EventKind.WOUNDS, F, F2, at_least=K), "{F:nom} наносит {F2:dat} {K:acc} или более ран"),
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
    Row(When(EventKind.COINS_LOST, player=P), "{P:nom} теряет {COIN}"),
    Row(When(EventKind.COINS_SPENT, player=P), "{P:nom} тратит {COIN}"),
    Row(When(EventKind.PRAYERS_GAINED, player=P), "{P:nom} получает {PRAY}"),
    Row(When(EventKind.MINED, F2, F), "{F:nom} добывает {F2:acc}"),
    Row(When(EventKind.QUEST_COMPLETED, F), "завершается {F:nom}", "{F:nom} завершается"),
    Row(When(EventKind.QUEST_COMPLETED, F, player=P), "{P:nom} завершает {F:acc}"),
)
