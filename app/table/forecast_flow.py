"""The forecast of what is being aimed at: asked of the controller, shown in a bubble beside the target."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import shorten

from PySide6.QtCore import QObject

from app.controller.forecast import Forecast
from app.engine.decision import Act, Option
from app.engine.message import CardRef
from app.engine.view import CardView, View
from app.table.forecast_item import ForecastItem, ForecastLine
from app.table.hands import Aim
from app.table.scene import TableScene
from app.table.words_of import Speaker

Ask = Callable[[Option], Forecast | None]

MOST_ACTS = 2
"""Of so many meanings of one drop the outcome is told."""

HEADING = 44
"""An ability's words are cut to so many letters over what comes of it."""

_FORETOLD = frozenset({Act.STRIKE, Act.SHOOT, Act.USE, Act.PLAY})


class ForecastFlow(QObject):
    """Shows the bubble while something is aimed at, and takes it away after."""

    def __init__(self, scene: TableScene, ask: Ask) -> None:
        super().__init__(scene)
        self._scene = scene
        self._ask = ask
        self.speaker: Speaker | None = None
        self.enabled = True
        self.bubble: ForecastItem | None = None

    def aim(self, aim: Aim | None) -> None:
        """Something is held over something; None: over nothing."""
        self.clear()
        view, layout = self._scene.view, self._scene.layout
        if aim is None or not self.enabled or not aim.options or view is None or layout is None:
            return
        if self.speaker is None or aim.options[0].act not in _FORETOLD:
            return
        lines = self._lines(aim, view, self.speaker)
        target = self._scene.card_item(aim.on) or self._scene.card_item(aim.card)
        if not lines or target is None:
            return
        skin = self._scene.skin
        self.bubble = ForecastItem(lines, skin.palette, layout.unit, skin.text_size)
        box = target.mapRectToScene(target.face_rect())
        self.bubble.beside(target.scenePos(), box.width() / 2, box.height() / 2, self._scene.sceneRect())
        self._scene.addItem(self.bubble)

    def _lines(self, aim: Aim, view: View, speaker: Speaker) -> list[ForecastLine]:
        """What the drop would do; where it may mean several acts, each under its own words."""
        lines: list[ForecastLine] = []
        for option in aim.options[:MOST_ACTS]:
            forecast = self._ask(option)
            if forecast is not None:
                heading = _heading(option, view, speaker) if len(aim.options) > 1 else []
                lines += heading + forecast_lines(forecast, option, view, speaker)
        return lines

    def clear(self) -> None:
        if self.bubble is not None and self.bubble.scene() is not None:
            self._scene.removeItem(self.bubble)
        self.bubble = None


def _heading(option: Option, view: View, speaker: Speaker) -> list[ForecastLine]:
    act = speaker.act_name(option.act, view, option.card, option.ability)
    return [ForecastLine(shorten(act, HEADING, placeholder="…"))]


def forecast_lines(forecast: Forecast, option: Option, view: View, speaker: Speaker) -> list[ForecastLine]:
    """The target first, then the one who acts, then the others; then what wakes and what is unsure.

    A strike is told both ways, be there wounds or not.
    """
    known = {card.id: card for card in view.cards}
    touched = {*forecast.wounds, *forecast.dies, *forecast.may_die}
    if option.act is Act.STRIKE:
        touched |= {option.target, option.card}
    order = sorted(touched & known.keys(), key=lambda card: (card != option.target, card != option.card, card))
    lines = [_card_line(known[card], forecast, speaker) for card in order]
    for words, cards in (("table.forecast.wakes", forecast.wakes), ("table.forecast.may_wake", forecast.may_wake)):
        lines += [ForecastLine(speaker.say(words, name=_name(card, known, speaker))) for card in cards]
    if not lines:
        lines.append(ForecastLine(speaker.say("table.forecast.nothing")))
    if forecast.unsure:
        lines.append(ForecastLine(speaker.say("table.forecast.unsure")))
    return lines


def _name(card: CardRef, known: Mapping[int, CardView], speaker: Speaker) -> str:
    """A card that nobody here may know was only imagined: it has no name."""
    found = known.get(card.id)
    return found.name if found is not None and found.facts else speaker.say("log.some_card")


def _card_line(card: CardView, forecast: Forecast, speaker: Speaker) -> ForecastLine:
    """«Орк: −2, останется 1»: the wounds or healing, and what comes of it."""
    wounds = forecast.wounds.get(card.id, 0)
    is_grave = card.id in forecast.dies or card.id in forecast.may_die
    change = "−?" if wounds is None else f"−{wounds}" if wounds > 0 else f"+{-wounds}" if wounds else ""
    if is_grave:
        end = speaker.say("table.forecast.dies" if card.id in forecast.dies else "table.forecast.may_die")
    elif change:
        end = speaker.say("table.forecast.left", left="?" if wounds is None else str(card.life - wounds))
    else:
        end = speaker.say("table.forecast.unhurt")
    name = card.name or speaker.say("log.some_card")
    return ForecastLine(f"{name}: {change}, {end}" if change else f"{name}: {end}", grave=is_grave)
