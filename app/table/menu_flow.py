"""Menus and keys: what the action table tells, done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.controller.byhand import HandTool
from app.controller.gestures import gestures
from app.controller.session import Session
from app.controller.undo import Leave
from app.engine.decision import HandAct, Option, Tool
from app.engine.errors import IllegalChoice
from app.table.actions import ACTIONS, Group, keys_of, of_group
from app.table.flow import Flow
from app.table.hands import Hands
from app.table.keyboard import Keyboard
from app.table.log_panel import LEVELS
from app.table.menus import CardMenu, add_player_tools
from app.table.panel_flow import PanelFlow
from app.table.questions import Questions
from app.table.scene import TableScene
from app.table.sheets import Sheets
from app.table.view import ZOOM_STEP, TableView
from app.table.words_of import Speaker
from app.words.story import Level

WISHES = ("situation", "report", "leave")
"""What the menu of the table offers that the windows do."""


class MenuFlow(QObject):
    """Does the actions of the table, by key, button or menu. `wished` carries what the windows must do."""

    wished = Signal(str)
    help_wanted = Signal(str)
    """A term of the rules to be explained at length."""
    log_level_changed = Signal(int)

    def __init__(
        self,
        flow: Flow,
        view: TableView,
        hands: Hands,
        keyboard: Keyboard,
        questions: Questions,
        sheets: Sheets,
        panels: PanelFlow,
        log_level: Callable[[], int],
        speak: Callable[[], Speaker],
    ) -> None:
        super().__init__(view)
        self._flow = flow
        self._view = view
        self._hands = hands
        self._keyboard = keyboard
        self._questions = questions
        self._sheets = sheets
        self._panels = panels
        self._log_level = log_level
        self._speak = speak
        self.actions: dict[str, QAction] = {}
        self.menu: QMenu | None = None
        """The menu that was opened last; it deletes itself when it closes."""
        self._deeds: dict[str, Callable[[], None]] = {
            "end_turn": flow.end_turn,
            "card_menu": self.open_card_menu,
            "undo": self.undo,
            "redo": self.redo,
            "bookmark": lambda: sheets.new_bookmark(self._speaker()),
            "bookmarks": lambda: sheets.bookmarks(self._speaker()),
            "next_zone": lambda: keyboard.jump_zone(1),
            "previous_zone": lambda: keyboard.jump_zone(-1),
            "my_graveyard": lambda: self.open_graveyard(self._scene.near),
            "other_graveyard": lambda: self.open_graveyard(1 - self._scene.near),
            "review": lambda: sheets.review(self._speaker()),
            "log_detail": self.next_log_level,
            "zoom_in": lambda: view.zoom_by(ZOOM_STEP),
            "zoom_out": lambda: view.zoom_by(1 / ZOOM_STEP),
            "fit": view.fit,
            "skip_motion": self._scene.director.finish,
            "hurry": self._session.hurry,
            "offer_draw": self.offer_draw,
            "concede": lambda: sheets.ask_concede(self._speaker()),
            "table_menu": self.open_table_menu,
        }

    @property
    def _session(self) -> Session:
        return self._flow.session

    @property
    def _scene(self) -> TableScene:
        scene = self._view.scene()
        assert isinstance(scene, TableScene)
        return scene

    def _speaker(self) -> Speaker:
        return self._speak()

    # ------------------------------------------------------------------------------------------------ key table

    def begin(self, chosen: Mapping[str, str]) -> None:
        """Bind the actions to the usual keys or to the player's own."""
        for action in ACTIONS:
            if action.fixed:
                continue
            made = self.actions.get(action.id)
            if made is None:
                made = self.actions[action.id] = QAction(self._view)
                made.triggered.connect(self._deeds[action.id])
                made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                self._view.addAction(made)
            made.setText(self._speaker().say(action.words))
            made.setShortcuts(keys_of(action, chosen))

    def do(self, action: str) -> None:
        """Do an action by its id."""
        self._deeds[action]()

    # --------------------------------------------------------------------------------------------------- deeds

    def undo(self) -> None:
        self._try(self._session.undo)

    def redo(self) -> None:
        if self._session.can_redo:
            self._session.redo()

    def offer_draw(self) -> None:
        self._try(self._session.offer_draw)

    def next_log_level(self) -> None:
        place = (LEVELS.index(Level(self._log_level())) + 1) % len(LEVELS)
        self._panels.forget_log(LEVELS[place])
        self.log_level_changed.emit(int(LEVELS[place]))

    def open_graveyard(self, seat: int) -> None:
        if self._scene.view is not None:
            self._sheets.graveyard(self._scene.view, seat, self._speaker())

    def draw(self, seat: int) -> None:
        """A card on demand, in practice."""
        self._by_hand(HandAct(Tool.DRAW, seat=seat, number=1))

    def use_tool(self, tool: HandTool, card: int) -> None:
        """Its card is shown large meanwhile, what is played by hand of its text lit."""
        if self._scene.view is not None:
            self._panels.point_any(card)
            self._sheets.use_tool(tool, card, self._scene.view, self._speaker(), self._by_hand)

    def _by_hand(self, act: HandAct) -> bool:
        done = self._try(lambda: self._session.by_hand(act))
        if done and act.tool is Tool.LOOK:
            self._sheets.looked_at(self._session.view(), act, self._speaker())
        return done

    def _try(self, deed: Callable[[], None]) -> bool:
        try:
            deed()
        except IllegalChoice as refusal:
            self._flow.refuse(refusal)
            return False
        return True

    # --------------------------------------------------------------------------------------------------- menus

    def open_menu(self, key: int, at: QPoint) -> None:
        """The menu of a card, or of the table where there is none."""
        self._scene.director.finish()
        view = self._scene.view
        card = next((card for card in view.cards if card.id == key), None) if view else None
        if view is None or card is None:
            self.open_table_menu(at)
            return
        decision = self._session.decision
        self._show(
            CardMenu(
                self._view,
                card,
                view,
                self._speaker(),
                decision,
                gestures(decision) if decision else None,
                self._session.refused(),
                self._choose,
                self._hands.take_up,
                self.use_tool,
                self.help_wanted.emit,
            ),
            at,
        )

    def open_card_menu(self) -> None:
        """The menu of the card under the keyboard's ring or the mouse."""
        key = self._keyboard.card or self._scene.hovered
        item = self._scene.card_item(key)
        if item is not None:
            point = self._view.mapFromScene(item.scenePos())
            self.open_menu(key, self._view.viewport().mapToGlobal(point))

    def _choose(self, options: tuple[Option, ...]) -> None:
        self._flow.answer(options)

    def open_table_menu(self, at: QPoint | None = None) -> None:
        """Everything that concerns the game and the table, from the action table."""
        menu = QMenu(self._view)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.aboutToHide.connect(self._enable_all)
        speaker = self._speaker()
        for group in (Group.PLAY, Group.VIEW, Group.GAME):
            for action in of_group(group):
                if not action.fixed and action.id not in ("table_menu", "card_menu"):
                    menu.addAction(self.actions[action.id])
            menu.addSeparator()
        add_player_tools(menu.addMenu(speaker.say("table.menu.tools")), speaker, self.use_tool)
        for wish in WISHES:
            made = menu.addAction(speaker.say(f"table.menu.{wish}"))
            made.triggered.connect(lambda _checked=False, wish=wish: self.wished.emit(wish))
        self._enable()
        corner = self._view.mapToGlobal(self._view.rect().bottomRight())
        size = menu.sizeHint()
        self._show(menu, at or corner - QPoint(size.width(), size.height()))

    def _enable(self) -> None:
        session = self._session
        self.actions["undo"].setEnabled(session.can_undo().leave is not Leave.NO)
        self.actions["redo"].setEnabled(session.can_redo)
        self.actions["hurry"].setEnabled(session.thinking is not None)
        over = session.outcome is not None
        for name in ("concede", "offer_draw", "end_turn", "bookmark"):
            self.actions[name].setEnabled(not over)

    def _enable_all(self) -> None:
        """Keys work again; a deed that can't be done now says so itself."""
        for action in self.actions.values():
            action.setEnabled(True)

    def _show(self, menu: QMenu, at: QPoint) -> None:
        self.menu = menu
        menu.popup(at)
