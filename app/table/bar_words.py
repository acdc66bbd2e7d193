"""What the bar says: turn, phase, question and buttons, from a view and what the session waits for."""

from __future__ import annotations

from app.engine.decision import Act, Ask, Decision, Option
from app.engine.event import Phase
from app.engine.view import View
from app.table.turn_bar import BarButton, BarState
from app.table.words_of import Speaker

PHASES = ("recovery", "accumulation", "main", "end")
_PLACE = {
    Phase.SETUP: -1,
    Phase.RECOVERY: 0,
    Phase.ACCUMULATION: 1,
    Phase.CHOICE: 2,
    Phase.STRIKE: 2,
    Phase.ABILITY: 2,
    Phase.PLAYING: 2,
    Phase.END: 3,
}


def turn_words(view: View, near: int, speaker: Speaker, *, mine: bool) -> str:
    """«Ваш ход · 7» or «Ход 7: Компьютер»; nothing before the first turn."""
    if view.turn < 1:
        return speaker.say("table.phase.setup")
    if mine and view.active == near:
        return speaker.say("table.turn.mine", n=view.turn)
    return speaker.say("table.turn.other", n=view.turn, name=view.players[view.active].name)


def idle_bar(view: View, near: int, speaker: Speaker, *, mine: bool) -> BarState:
    """The bar while nobody at the screen is asked."""
    phases = tuple(speaker.say(f"table.phase.{phase}") for phase in PHASES) if view.turn else ()
    return BarState(
        turn_words(view, near, speaker, mine=mine),
        mine and view.active == near,
        phases,
        max(0, _PLACE[view.phase]),
    )


def plain_button(option: Option, decision: Decision, speaker: Speaker) -> BarButton:
    """A button for done, yes, no; the main one is what goes on."""
    words = f"table.bar.{option.act.value.replace(' ', '_')}"
    if decision.kind is Ask.DEFEND and option.act is Act.NO:
        words = "table.bar.no_defender"
    main = option.act in (Act.YES, Act.DONE, Act.END_TURN)
    return BarButton(option.act.name, speaker.say(words), primary=main)
