"""The table as the windows see it: `TableWidget(session, settings, voice)`."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QPointF, QRect, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QCursor, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.controller.byhand import unread_text
from app.controller.forecast import Forecast
from app.controller.session import Session
from app.controller.settings import Settings
from app.engine.decision import Option
from app.engine.message import CardRef
from app.engine.view import View
from app.table import access
from app.table.card_item import CardItem
from app.table.director import Director
from app.table.faces_of import printed_face
from app.table.flow import Flow
from app.table.forecast_flow import ForecastFlow
from app.table.hands import Hands
from app.table.hinting import Hinting
from app.table.keyboard import Keyboard
from app.table.mark_painter import MORE, mark_at
from app.table.menu_flow import MenuFlow
from app.table.panel_flow import PanelFlow
from app.table.panel_style import style_sheet
from app.table.pictures import Pictures
from app.table.questions import Questions
from app.table.scene import Facer, TableScene
from app.table.sheets import Sheets
from app.table.show import Show
from app.table.side_panel import SidePanel
from app.table.skin import SPEEDS, Skin
from app.table.spots import Look
from app.table.terms import term_on_face, terms_of, tip_html
from app.table.view import TableView
from app.table.words_of import Speaker, Voice
from app.words.signs import spelled
from app.words.story import Level, Line

TEXT = 14
"""Plain text beside the table in pixels at size 1, on a panel of TEXT_PANEL pixels or less."""

TEXT_PANEL = 300
TEXT_MOST = 1.7


class TableWidget(QWidget):
    """A game at the table. The caller made the session; `begin` starts it, `end` lets everything go.

    `wished` carries what the player wants after or instead of this game: "again", "swap", "other", "replay", "leave";
    or of it: "situation" (kept as a file) and "report" (packed for the authors).
    """

    wished = Signal(str)
    help_wanted = Signal(str)
    """A term of the rules to be explained at length."""
    log_level_changed = Signal(int)
    happened = Signal(object)
    """An event of the match in the moment in which it is shown."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        voice: Voice,
        facer: Facer = printed_face,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        access.install_accessibility()
        self.session = session
        self.settings = settings
        self.voice = voice
        self.skin = Skin.of(settings)
        self.director = Director(self, SPEEDS[settings.look.motion])
        self.pictures = Pictures(self)
        self.scene = TableScene(self.director, self.pictures, self.skin, facer)
        self.scene.setParent(self)
        self.hands = Hands(self.scene, self)
        self.view = TableView(self.scene, self.hands)
        self.view.setParent(self)
        self.view.describe = self._describe
        self.view.explain = self._explain
        self.panel = SidePanel(self.skin, self.pictures)
        self.panel.setParent(self)
        self.keyboard = Keyboard(self.scene, self.hands, self)
        self.show_ = Show(self.scene, self.director, self)
        self.questions = Questions(self.scene, self.hands, self.view, self.to_view)
        self.flow = Flow(session, self.scene, self.hands, self.questions, self.show_)
        self.sheets = Sheets(session, self.scene, self.view, self, self.to_view, self._beside_table)
        self.panels = PanelFlow(session, self.scene, self.panel)
        self.hinting = Hinting(self.flow, self.scene, self.view)
        self.forecasts = ForecastFlow(self.scene, self._forecast)
        self._speaker = self._new_speaker()
        self.menus = MenuFlow(
            self.flow,
            self.view,
            self.hands,
            self.keyboard,
            self.questions,
            self.sheets,
            self.panels,
            lambda: int(self.panel.log.level),
            self.speaker,
        )
        self._ended = False
        self._connect()

    def _connect(self) -> None:
        self.scene.bar.chosen.connect(self.flow.press)
        self.hands.chosen.connect(self.questions.choose_one)
        self.hands.refused.connect(self._refused)
        self.hands.away_wanted.connect(lambda card, _at: self.questions.choose_away(card))
        self.hands.looked.connect(self.panels.point)
        self.hands.menu_wanted.connect(self._long_press)
        self.hands.aimed.connect(self.forecasts.aim)
        self.view.menu_wanted.connect(self.menus.open_menu)
        self.view.key_pressed.connect(self.keyboard.press)
        self.view.pressed.connect(self._hurry_show)
        self.view.pressed.connect(self.keyboard.rest)
        self.view.resized.connect(self._resized)
        self.keyboard.accepted.connect(self.questions.accept)
        self.keyboard.cancelled.connect(self._escaped)
        self.keyboard.numbered.connect(self.questions.number)
        self.keyboard.moved.connect(self.panels.point)
        self.keyboard.moved.connect(self.view.show_card)
        self.questions.pointed.connect(self._point_from_sheet)
        self.sheets.pointed.connect(self._point_from_sheet)
        self.sheets.menu_wanted.connect(self.menus.open_menu)
        self.questions.menu_wanted.connect(self.menus.open_menu)
        self.sheets.refused.connect(self.flow.refuse)
        self.sheets.stepped.connect(self._step)
        self.sheets.wished.connect(self.wished)
        self.show_.card_played.connect(self._played)
        self.show_.happened.connect(self.happened)
        self.show_.happened.connect(self.panels.follow_show)
        self.panel.log.told.connect(self._say_aloud)
        self.flow.asked.connect(lambda: self._say_aloud(self.scene.bar.state.question))
        self.panel.pressed.connect(self._panel_pressed)
        self.panel.log.text.term_wanted.connect(self.help_wanted)
        self.panel.preview.card.term_wanted.connect(self.help_wanted)
        self.panel.log.level_changed.connect(self._log_level)
        self.menus.wished.connect(self.wished)
        self.menus.help_wanted.connect(self.help_wanted)
        self.menus.log_level_changed.connect(self.log_level_changed)
        for place, side in enumerate(self.scene.sides):
            side.grave.opened.connect(lambda place=place: self._open_grave(place))
            side.deck.opened.connect(lambda place=place: self.menus.draw(self._seat_at(place)))

    # --------------------------------------------------------------------------------------------- for the windows

    def begin_soon(self) -> None:
        """Begin in the next turn of the event loop: to make a table is as much as one turn should take."""
        QTimer.singleShot(0, self, lambda: None if self._ended else self.begin())

    def begin(self) -> None:
        """Show the table and let the session ask its first question."""
        self.apply(self.settings)
        self.panels.forget_log(Level(self.settings.look.log_level))
        self.flow.start(self)
        self.session.begin()
        self.view.setFocus()

    def apply(self, settings: Settings) -> None:
        """Follow other settings while a game runs: colours, language, sizes, motion, keys."""
        self.settings = settings
        self.skin = Skin.of(settings)
        self.director.speed = SPEEDS[settings.look.motion]
        self.flow.turn_table = settings.play.turn_table
        self.flow.warn_unused = settings.play.warn_unused
        self.flow.confirm_end = settings.play.confirm_end
        self.forecasts.enabled = settings.play.forecast
        self._speaker = self._new_speaker()
        self.forecasts.speaker = self._speaker
        self.panels.speaker = self._speaker
        self._style()
        self.panel.set_skin(self.skin)
        self.scene.set_skin(self.skin)
        self.menus.begin(settings.keys)
        if self.session.options.open_hands and self.session.persons:
            for side in self.scene.sides:
                side.deck.let_draw(self._speaker.say("table.deck.draw"))
        self.view.setAccessibleName(self._speaker.say("table.spoken.table"))
        if self.flow.is_started:
            self.flow.ask_again()
            self.sheets.say_again(self._speaker, recap=settings.play.recap)

    def set_facer(self, facer: Facer) -> None:
        """Give the cards other faces: pictures or printings are not what they were."""
        self.scene.set_facer(facer)
        if self.scene.view is not None:
            self.refresh_panels(self.scene.view)

    def end(self) -> None:
        """Stop everything that moves or listens; the widget can be thrown away."""
        if self._ended:
            return
        self._ended = True
        self.questions.hush()
        self.sheets.close()
        self.flow.bridge.close()
        self.director.finish()
        self.pictures.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.end()
        super().closeEvent(event)

    # ------------------------------------------------------------------------------------------- the flow's stage

    def speaker(self) -> Speaker:
        return self._speaker

    def refresh_panels(self, view: View) -> None:
        self.panels.refresh(view, self._speaker)

    def follow_queue(self, view: View) -> None:
        self.panels.follow_queue(view, self._speaker)

    def drop_curtain(self, seat: int) -> None:
        self.sheets.drop_curtain(seat, self._speaker, recap=self.settings.play.recap)

    def close_sheet(self) -> None:
        self.sheets.close()

    def lift_curtain(self) -> None:
        self.sheets.lift_curtain()

    def show_winner(self, view: View) -> None:
        self.sheets.show_winner(view, self._speaker)

    def ask_leave(self, seat: int) -> None:
        self.sheets.ask_leave(seat, self._speaker)

    def offer_draw(self, seat: int) -> None:
        self.sheets.offer_draw(seat, self._speaker)

    def notice(self, text: str, at: QPointF | None = None) -> None:
        self.sheets.notice(text, at)
        self._say_aloud(text)

    def _say_aloud(self, text: str) -> None:
        """For those who hear the game: what happens, what is asked on the bar, what can't be done."""
        if text:
            access.announce(self.view, text)

    # -------------------------------------------------------------------------------------------------- geometry

    def _style(self) -> None:
        """Texts beside the table grow with the panel, so that a large screen is no small one with large cards."""
        growth = min(TEXT_MOST, max(1.0, self.panel.width() / TEXT_PANEL))
        text = round(TEXT * self.skin.text_size * growth)
        sheet = style_sheet(self.skin.palette, text)
        if sheet != self.styleSheet():
            self.panels.text = text
            self.setStyleSheet(sheet)

    def resizeEvent(self, event: QResizeEvent) -> None:
        panel = SidePanel.width_for(self.width())
        self.view.setGeometry(0, 0, self.width() - panel, self.height())
        self.panel.setGeometry(self.width() - panel, 0, panel, self.height())
        self._style()
        self.sheets.settle()

    def _resized(self) -> None:
        self.questions.settle()
        self.hinting.settle()
        self.sheets.settle()

    def _beside_table(self) -> QRect:
        """The panel below the large card, which shows what a list there points at."""
        top = self.panel.preview.y() + self.panel.preview.card.height() + 14
        return QRect(self.panel.x() + 6, top, self.panel.width() - 12, self.height() - top - 6)

    def to_view(self, point: QPointF) -> QPoint:
        """From the scene to the view's own coordinates."""
        return self.view.mapFromScene(point)

    # --------------------------------------------------------------------------------------------------- wishes

    def _new_speaker(self) -> Speaker:
        names = self.session.seats[0].name, self.session.seats[1].name
        return Speaker(self.skin.tongue, self.voice, names)

    def _forecast(self, option: Option) -> Forecast | None:
        return self.session.forecast(option)

    def _refused(self, card: int, on: int, at: QPointF) -> None:
        """A drop that means nothing: why not there, or why the card can do nothing at all."""
        meant = self.hands.meant(card, on)
        if meant is not None:
            refusal = self.session.why_not(meant)
        else:
            refusal = next((each for each in self.session.refused() if each.card == card), None)
        if refusal is None:
            self.notice(self._speaker.say("table.no_target"), at)
        else:
            self.notice(self._speaker.reason(refusal.reason, refusal.paragraph), at)

    def _long_press(self, key: int, at: QPointF) -> None:
        self.menus.open_menu(key, self.view.viewport().mapToGlobal(self.to_view(at)))

    def _hurry_show(self) -> None:
        """A press while things still move: the player has seen enough."""
        if self.director.is_busy:
            self.director.finish()

    def _escaped(self) -> None:
        decision = self.session.decision
        if self.sheets.sheet is not None:
            self.sheets.close()
        elif decision is not None and decision.can_back:
            self.flow.back()

    def _point_from_sheet(self, card: int, on: bool) -> None:
        self.scene.light((card,) if on and card else ())
        if on:
            self.panels.point_any(card)

    def _step(self, line: Line | None) -> None:
        """An act is looked at again: its cards are lit, its arrow stands, the one that acts is shown large."""
        cards = [piece.id for piece in line.pieces if isinstance(piece, CardRef) and piece.id] if line else []
        self.scene.light(cards)
        self.show_.point_again(line.event if line else None)
        if cards:
            self.panels.point_any(cards[0])
        if line is None:
            self.flow.point_attack()

    def _played(self, card: int) -> None:
        """A card was played: it is shown large, and what of its text is played by hand is told to its player."""
        self.panels.point(card)
        view = self.scene.view
        found = next((each for each in view.cards if each.id == card), None) if view else None
        if view is not None and found is not None and found.controller == self.scene.near:
            parts = unread_text(view, found)
            if parts:
                self.notice(self._speaker.say("table.by_hand", name=found.name, text=spelled(" ".join(parts))))

    def _panel_pressed(self, name: str) -> None:
        self.menus.do({"step": "review", "menu": "table_menu"}.get(name, name))

    def _describe(self, item: CardItem) -> tuple[str, str]:
        return self._speaker.spoken(item.card, mine=item.spot is not None and item.spot.near)

    def _explain(self, item: CardItem, point: QPointF) -> str:
        """The term or the mark under the mouse, or all that is so of the card."""
        if item.card is None or not item.card.facts:
            return ""
        if item.look is not Look.COMPACT:
            term = term_on_face(self.scene.face_of(item.card), item.face_rect(), point)
            return tip_html(term, self.skin.tongue) if term else ""
        mark = mark_at(item.face_rect(), point, item.marks, item.seen_rect())
        if mark is not None and mark.words != MORE:
            words = self._speaker.mark(mark)
            return f"<p>{escape(words)}</p>" + "".join(tip_html(term, self.skin.tongue) for term in terms_of([words]))
        return "\n".join(self._speaker.card_lines(item.card, item.marks))

    def term_here(self) -> str:
        """The term under the mouse, on a card or among what is so of it; "" where there is none."""
        item = self.scene.card_item(self.scene.hovered)
        if item is None or item.card is None or not item.card.facts:
            return ""
        point = item.mapFromScene(self.view.mapToScene(self.view.mapFromGlobal(QCursor.pos())))
        term = term_on_face(self.scene.face_of(item.card), item.face_rect(), point)
        told = terms_of(self._speaker.card_lines(item.card, item.marks))
        return term or (told[0] if told else "")

    def _log_level(self, level: int) -> None:
        self.panels.forget_log(Level(level))
        self.log_level_changed.emit(level)

    def _open_grave(self, place: int) -> None:
        self.menus.open_graveyard(self._seat_at(place))

    def _seat_at(self, place: int) -> int:
        """Whose side lies below (0) or above (1)."""
        near = self.scene.near
        return near if place == 0 else 1 - near
