"""The forecast of what is being aimed at: asked of the controller, shown in a bubble beside the target."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.controller.forecast import Forecast
from app.engine.decision import Act, Option
from app.engine.view import CardView, View
from app.table.forecast_item import ForecastItem, ForecastLine
from app.table.hands import Aim
from app.table.scene import TableScene
from app.table.words_of import Speaker

Ask = Callable[[Option], Forecast | None]

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
        forecast = self._ask(aim.options[0])
        lines = forecast_lines(forecast, aim, view, self.speaker) if forecast else []
        target = self._scene.card_item(aim.on) or self._scene.card_item(aim.card)
        if not lines or target is None:
            return
        skin = self._scene.skin
        self.bubble = ForecastItem(lines, skin.palette, layout.unit, skin.text_size)
        box = target.mapRectToScene(target.face_rect())
        self.bubble.beside(target.scenePos(), box.width() / 2, box.height() / 2, self._scene.sceneRect())
        self._scene.addItem(self.bubble)

    def clear(self) -> None:
        if self.bubble is not None and self.bubble.scene() is not None:
            self._scene.removeItem(self.bubble)
        self.bubble = None


def forecast_lines(forecast: Forecast, aim: Aim, view: View, speaker: Speaker) -> list[ForecastLine]:
    """The target first, then the one who acts, then the others; then what wakes and what is unsure."""
    known = {card.id: card for card in view.cards}
    touched = {*forecast.wounds, *forecast.dies, *forecast.may_die} & known.keys()
    order = sorted(touched, key=lambda card: (card != aim.on, card != aim.card, card))
    lines = [_card_line(known[card], forecast, speaker) for card in order]
    lines += [ForecastLine(speaker.say("table.forecast.wakes", name=woken.name)) for woken in forecast.wakes]
    if not lines:
        lines.append(ForecastLine(speaker.say("table.forecast.nothing")))
    if forecast.unsure:
        lines.append(ForecastLine(speaker.say("table.forecast.unsure")))
    return lines


def _card_line(card: CardView, forecast: Forecast, speaker: Speaker) -> ForecastLine:
    wounds = forecast.wounds.get(card.id, 0)
    change = "?" if wounds is None else f"−{wounds}" if wounds >= 0 else f"+{-wounds}"
    if card.id in forecast.dies:
        return ForecastLine(speaker.say("table.forecast.dies", name=card.name, change=change), grave=True)
    if card.id in forecast.may_die:
        return ForecastLine(speaker.say("table.forecast.may_die", name=card.name, change=change), grave=True)
    left = "?" if wounds is None else str(card.life - wounds)
    return ForecastLine(speaker.say("table.forecast.stays", name=card.name, change=change, left=left))
