"""The pictures of the table: games played up to a moment worth a picture, and moments laid out for one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.cardtext.compile import KnownNames, compile_card
from app.controller.byhand import tools_for
from app.controller.session import Session
from app.controller.timeline import Timeline
from app.engine.decision import Act, Ask, Concede, Decision, Option, Tool
from app.engine.facts import CardFacts
from app.engine.heroes.situation import Lying, Situation
from app.engine.match import Match
from app.engine.terms import Element, Kind
from app.table.table_widget import TableWidget
from app.windows.games.replay import Replay
from app.windows.games.replay_page import ReplayPage
from app.windows.page import Place
from app.windows.play.plan import Sitting
from app.windows.studio_camera import Studio

FULL_TURN = 14
"""The turn at which the table is full enough for a picture."""

LAID = {
    "Каменный град": (Kind.SPELL, 0, 0, "Распределите 6 ран среди существ противника."),
    "Ранняя пташка": (
        Kind.CREATURE, 2, 4, "В начале вашего хода вы можете сбросить карту, при этом возьмите карту.",
    ),
    "Сестра у очага": (Kind.CREATURE, 1, 5, "В начале вашего хода излечить вашего героя на 2."),
    "Ворчливый бомбист": (Kind.CREATURE, 2, 3, "В начале вашего хода ранить героя противника на 1."),
}  # fmt: skip
"""Cards made for the pictures: kind, strike, life, text."""


def laid_facts() -> tuple[CardFacts, ...]:
    """Their facts, with their texts compiled."""
    return tuple(
        CardFacts(
            name,
            kind,
            2,
            strike,
            life,
            (Element.MOUNTAIN,),
            abilities=compile_card(name, kind, text, names=KnownNames(LAID)).program.abilities,
            text=text,
        )
        for name, (kind, strike, life, text) in LAID.items()
    )


def is_full(decision: Decision, timeline: Timeline) -> bool:
    """A turn of the first seat late enough, with a card that can strike."""
    late = decision.kind is Ask.TURN and decision.seat == 0 and timeline.turn >= FULL_TURN
    return late and any(option.act is Act.STRIKE for option in decision.options)


def mulligan(studio: Studio) -> None:
    """Two cards of the deal marked to go."""
    table = studio.table(studio.sitting(lambda decision, _timeline: decision.kind is Ask.MULLIGAN))
    for place in (0, 2):
        table.questions.overlay.cards[place].click()  # type: ignore[union-attr]


def full_table(studio: Studio) -> None:
    studio.table(studio.sitting(is_full))


def drag(studio: Studio) -> None:
    """A creature held over its target, the forecast beside it."""
    table = studio.table(studio.sitting(is_full))
    decision = table.session.decision
    assert decision is not None
    heroes = {player.hero for player in table.session.view().players}
    strikes = [option for option in decision.options if option.act is Act.STRIKE]
    strike = next((option for option in strikes if option.target not in heroes), strikes[0])
    port, start, end = table.view.viewport(), _middle(table, strike.card), _middle(table, strike.target)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)
        QApplication.processEvents()


def _middle(table: TableWidget, key: int) -> QPoint:
    item = table.scene.card_item(key)
    assert item is not None
    face = item.face_rect()
    return table.view.mapFromScene(item.mapToScene(QPointF(face.center().x(), face.top() + face.height() * 0.3)))


def curtain(studio: Studio) -> None:
    """Between two at one screen, with what the other did."""
    table = studio.table(studio.sitting(is_full, two=True))
    session, wanted = table.session, [Act.STRIKE, Act.END_TURN]
    while wanted:
        session.ready()
        decision = session.decision
        if decision is None:
            return
        fitting = [option for option in decision.options if option.act is wanted[0]]
        if fitting:
            wanted.pop(0)
        session.choose(fitting[0] if fitting else decision.options[-1])


def winner(studio: Studio) -> None:
    sitting = studio.sitting(is_full)
    sitting.session.timeline.push(1, Concede(1))
    studio.table(sitting)


def tools(studio: Studio) -> None:
    """A keyword laid on a creature by hand."""
    table = studio.table(studio.sitting(is_full))
    view = table.scene.view
    assert view is not None
    card = next(each for each in view.cards if each.kind is Kind.CREATURE and each.id in view.players[0].squad)
    table.menus.use_tool(next(tool for tool in tools_for(card) if tool.tool is Tool.KEYWORD), card.id)


def split(studio: Studio) -> None:
    """Six wounds among three creatures, two of them not given yet."""
    sitting = studio.sitting(is_full)
    table = studio.table(_at(sitting, Timeline(_match(sitting, _with_hail))))
    _choose(table, lambda option: option.act is Act.PLAY and "Каменный град" in _name(table, option.card))
    while (decision := table.session.decision) is not None and decision.kind is Ask.TARGET and len(_picked(table)) < 3:
        heroes = {player.hero for player in table.session.view().players}
        _choose(table, lambda option, heroes=heroes: option.act is Act.PICK and option.target not in heroes)  # type: ignore[misc]
    if decision is not None and decision.kind is Ask.TARGET:
        _choose(table, lambda option: option.act is Act.DONE)
    studio.settle()
    table.questions.overlay.step(1, 1)  # type: ignore[union-attr]


def queue(studio: Studio) -> None:
    """Three abilities in the queue, the first of them asks."""
    sitting = studio.sitting(is_full)
    timeline = Timeline(_match(sitting, _with_early_birds))
    timeline.push(1, Option(Act.END_TURN))
    while (decision := timeline.match.decision) is not None and decision.kind is not Ask.CARD:
        timeline.push(decision.seat, decision.options[0])
    studio.table(_at(sitting, timeline))


def replay(studio: Studio) -> None:
    sitting = studio.sitting(is_full)
    page = studio.page(Place.REPLAY, ReplayPage)
    studio.window.go(Place.REPLAY)
    page.show_game((Replay(sitting.session.timeline, sitting.session.seats), None, sitting.faces))
    page.go(len(sitting.session.timeline) * 2 // 3)


# ------------------------------------------------------------------------------------------------------ laying out


def _match(sitting: Sitting, change: Callable[[Situation], Situation]) -> Match:
    """The match of a sitting with something changed in it."""
    situation = sitting.session.match.situation()
    known = {facts.id: facts for facts in (*situation.cards, *laid_facts())}
    return Match.at(change(replace(situation, cards=tuple(known.values()))))


def _at(sitting: Sitting, timeline: Timeline) -> Sitting:
    """The same two at another game."""
    return replace(sitting, session=Session(timeline, sitting.session.seats))


def _with_hail(situation: Situation) -> Situation:
    mine, other = situation.sides
    return replace(situation, sides=(replace(mine, hand=(*mine.hand, "Каменный град"), open_coins=9), other))


def _with_early_birds(situation: Situation) -> Situation:
    """The other one's turn is about to end; the first seat's abilities will wake."""
    mine, other = situation.sides
    early = tuple(Lying(name) for name in LAID if LAID[name][0] is Kind.CREATURE)
    return replace(situation, active=1, sides=(replace(mine, squad=(*mine.squad[:3], *early)), other))


def _choose(table: TableWidget, wanted: Callable[[Option], bool]) -> None:
    decision = table.session.decision
    assert decision is not None
    table.session.choose(next(option for option in decision.options if wanted(option)))
    QApplication.processEvents()


def _name(table: TableWidget, card: int) -> str:
    return next((each.name for each in table.session.view().cards if each.id == card), "")


def _picked(table: TableWidget) -> tuple[int, ...]:
    return table.session.announcement.picked
