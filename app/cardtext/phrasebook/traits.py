"""What cards are given by a verb, as phrases: constants such as «не получает ран» (114)."""

from __future__ import annotations

from collections.abc import Iterator

from app.cardtext.phrasebook.frames import F2, G, N, Row
from app.cardtext.phrasebook.rewriting import ignored, lost
from app.engine.program import (
    Become,
    EnterClosed,
    EnterWith,
    ExtraLife,
    Forbid,
    Gain,
    Ignore,
    Keyword,
    Lose,
    Modify,
    Number,
    Oblige,
    Permit,
    ReceiveNoWounds,
    Reinforce,
    StayClosed,
    Weaken,
)
from app.engine.terms import Ban, Element, KeywordName, Measure, Operation, Source

_SOURCES = (
    ("заклинаний", Source.SPELL),
    ("атак", Source.ATTACK),
    ("ударов", Source.STRIKE),
    ("выстрелов", Source.SHOT),
    ("отравления", Source.POISON),
)


def _no_wounds_of_both() -> Iterator[Row]:
    """«от отравления и отравленных персонажей»."""
    for words, source in _SOURCES:
        both = (ReceiveNoWounds(source), ReceiveNoWounds(of=F2))
        yield Row(both, f"{{S:nom}} не получать ран от {words} и (|от ){{F2:gen}}")


def _wounds_by_source() -> Iterator[Row]:
    """«получает на 1 рану больше от заклинаний»."""
    for words, source in _SOURCES:
        for more, operation in (("больше", Operation.ADD), ("меньше", Operation.SUBTRACT)):
            taken = Modify(Measure.WOUNDS_TAKEN, operation, N, source=source)
            yield Row(
                (taken,),
                f"{{S:nom}} получать на {{N рана:acc}} {more} от {words}",
                f"{{S:nom}} получать от {words} на {{N рана:acc}} {more}",
            )


TRAITS: tuple[Row, ...] = (
    Row(G, "{S:nom} иметь {G:acc}"),
    Row(
        (Modify(Measure.COST, Operation.SUBTRACT, N),),
        "{S:nom} стоить (|дополнительно )на {N ~COIN:acc} (дешевле|меньше)",
    ),
    Row((Modify(Measure.COST, Operation.ADD, N),), "{S:nom} стоить (|дополнительно )на {N ~COIN:acc} дороже"),
    Row((Modify(Measure.COST, Operation.SET, N),), "{S:nom} стоить {N COIN:acc}"),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.ADD, N),), "{S:nom} наносить на {N рана:acc} больше"),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.SUBTRACT, N),), "{S:nom} наносить на {N рана:acc} меньше"),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.ADD, N, F2),), "{S:nom} наносить на {N рана:acc} больше {F2:dat}"),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.SUBTRACT, N, F2),), "{S:nom} наносить на {N рана:acc} меньше {F2:dat}"),
    Row((Modify(Measure.WOUNDS_TAKEN, Operation.SUBTRACT, N),), "{S:nom} получать на {N рана:acc} меньше"),
    Row((Modify(Measure.WOUNDS_TAKEN, Operation.ADD, N),), "{S:nom} получать на {N рана:acc} больше"),
    Row((ReceiveNoWounds(),), "{S:nom} не получать ран"),
    Row((ReceiveNoWounds(Source.SPELL),), "{S:nom} не получать ран от заклинаний"),
    Row((ReceiveNoWounds(Source.ATTACK),), "{S:nom} не получать ран от атак"),
    Row((ReceiveNoWounds(Source.STRIKE),), "{S:nom} не получать ран от ударов"),
    Row((ReceiveNoWounds(Source.SHOT),), "{S:nom} не получать ран от выстрелов"),
    Row((ReceiveNoWounds(Source.POISON),), "{S:nom} не получать ран от отравления"),
    Row(
        (ReceiveNoWounds(except_source=Source.STRIKE),),
        "{S:nom} не получать ран, кроме ран от ударов",
        "{S:nom} получать раны только от ударов",
    ),
    *_no_wounds_of_both(),
    *_wounds_by_source(),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.SET, Number(0)),), "{S:nom} не наносить ран"),
    Row((Modify(Measure.WOUNDS_DEALT, Operation.SET, Number(0), F2),), "{S:nom} не наносить ран {F2:dat}"),
    Row((ReceiveNoWounds(of=F2),), "{S:nom} не получать ран от {F2:gen}"),
    Row(
        (StayClosed(),),
        "{S:nom} не открываться в (|свой )следующий ход",
        "{S:nom} не открываться (в начале вашего следующего хода|в начале следующего хода противника)",
        "{S:nom} не открываться в начале следующего хода (|его |её )(контролирующего его игрока|владельца)",
        "{S:nom} не открываться в начале (|каждого |вашего )хода",
    ),
    Row((EnterClosed(),), "{S:nom} входить в игру (закрытыми|закрытым|закрытой)"),
    Row((EnterWith((Reinforce(N),)),), "{S:nom} входить в игру с {N эффект усиления:ins}"),
    Row((EnterWith((Weaken(N),)),), "{S:nom} входить в игру с {N эффект ослабления:ins}"),
    Row((EnterWith((ExtraLife(N),)),), "{S:nom} входить в игру с {N дополнительная жизнь:ins}"),
    Row((Become(elements=(Element.NEUTRAL,)),), "{S:nom} терять (свои|свою) (стихии|стихию)"),
    Row((Permit("use free"),), "{S:nom} использовать (свои |)(активируемые |)способности бесплатно"),
    Row(
        (Ignore(what="obligations"),),
        "{S:nom} игнорировать особенности, обязывающие (делать выстрелы|стрелять|атаковать)",
    ),
    Row(ignored, "{S:nom} игнорировать {G:acc}"),
    Row(
        (Gain(Keyword(KeywordName.FRENZY)),),
        "{S:nom} должно атаковать (|ударом )при первой возможности",
        is_said=False,
    ),
    Row((Oblige(Ban.BE_ATTACKED, first=True),), "{S:nom} должно быть (|выбрано |выбран |выбрана )целью первой атаки"),
    Row((Oblige(Ban.BE_ATTACKED),), "{S:nom} должно быть (|выбрано |выбран |выбрана )целью каждой атаки (|противника)"),
    Row(
        (Oblige(Ban.BE_TARGETED, Source.SPELL, first=True),),
        "{S:nom} должно быть (|выбрано |выбран |выбрана )целью первого заклинания",
    ),
    Row((Lose(),), "{S:nom} терять (|все |свои |все свои )особенности"),
    Row(lost, "{S:nom} терять {G:acc}"),
)

BANS: tuple[Row, ...] = (
    Row(Forbid(Ban.ATTACK), "атаковать"),
    Row(Forbid(Ban.ATTACK, F2), "атаковать {F2:acc}"),
    Row(Forbid(Ban.DEFEND), "(выступать защитником|выступать защитниками|быть защитником|быть защитниками|защищаться)"),
    Row(Forbid(Ban.SHOOT), "(стрелять|делать выстрелы|производить выстрелы)"),
    Row(Forbid(Ban.SHOOT, F2), "(стрелять|делать выстрелы|производить выстрелы) по {F2:dat}"),
    Row(Forbid(Ban.USE_ABILITY), "использовать (способности|активируемые способности)"),
    Row(Forbid(Ban.OPEN), "(открываться|быть открытым|быть открытой|быть открытыми)"),
    Row(Forbid(Ban.DRAW), "брать карты"),
    Row(Forbid(Ban.GAIN_COINS), "получать {COIN}"),
    Row(Forbid(Ban.PLAY, what=F2), "разыгрывать {F2:acc}"),
    Row(Forbid(Ban.BE_WEAKENED), "получать эффекты ослабления"),
    Row(Forbid(Ban.BE_REINFORCED), "получать эффекты усиления"),
    Row(Forbid(Ban.BE_PLAYED), "быть (разыгран|разыграны|разыграна|разыграно|разыгранными|разыгранным|разыгранной)"),
    Row(Forbid(Ban.ACT), "действовать"),
    Row(
        Forbid(Ban.BE_ATTACKED),
        "быть (целью атак|целью атаки|атакованным|атакованной|атакован|атакована|атаковано|атакованы)",
    ),
    Row(Forbid(Ban.BE_ATTACKED, source=Source.SHOT), "быть (целью выстрелов|целью выстрела)"),
    Row(Forbid(Ban.BE_ATTACKED, source=Source.STRIKE), "быть (целью атак ударом|целью атаки ударом)"),
    Row(
        Forbid(Ban.BE_TARGETED, source=Source.SPELL),
        "быть (|выбранным |выбран |выбрана |выбрано |выбраны )целью (заклинаний|заклинания)",
    ),
    Row(
        Forbid(Ban.BE_DESTROYED),
        "быть (уничтожен|уничтожена|уничтожено|уничтожены|уничтоженным|уничтоженной|уничтоженными)",
    ),
    Row(Forbid(Ban.BE_HEALED), "быть (излечен|излечена|излечено|излечены|излеченным|излеченной|излеченными)"),
    Row(Forbid(Ban.BE_CONTROLLED), "быть (взят|взята|взято|взяты|взятым|взятой|взятыми) под контроль"),
)
