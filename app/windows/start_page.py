"""The first page: what can be done, in the look of the table."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.controller.settings import Motion, Theme
from app.table.faces.face import CardFace
from app.table.fonts import Family, font
from app.windows.client import Client
from app.windows.icons import Sign, icon
from app.windows.jobs import Progress
from app.windows.page import Page, Place, place_of_game
from app.windows.parts.showcase import Showcase
from app.windows.parts.tile import Tile
from app.windows.theme import Theming
from app.words import Tongue

if TYPE_CHECKING:
    from app.controller.games import Kept
    from app.windows.play.plan import GamePlan
    from carddb.catalogue import Catalogue

SMALL_TILES = (
    (Place.DECKS, Sign.DECKS, "windows.decks"),
    (Place.CATALOGUE, Sign.CATALOGUE, "windows.catalogue"),
    (Place.WORKSHOP, Sign.WORKSHOP, "windows.workshop"),
    (Place.GAMES, Sign.GAMES, "windows.games"),
    (Place.LEARN, Sign.LEARN, "windows.learn"),
    (Place.HELP, Sign.HELP, "windows.help"),
)


WIDEST = 43
"""How wide the tiles are at most, in heights of plain text."""
FILL_AFTER_MS = 120
"""The cards and the unfinished game are looked for when the page has been painted: their modules take a while."""


class StartPage(Page):
    """New game, quick game, continue, and the ways to everything else."""

    title = "windows.program"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.resume = self._tile(Sign.RESUME, "windows.resume", is_gold=True)
        self.quick = self._tile(Sign.QUICK, "windows.quick_game", is_gold=True)
        self.new_game = self._tile(Sign.PLAY, "windows.new_game")
        self.resume.hide()
        self._is_filled = False
        self._unfinished: Kept | None = None
        self.quick.clicked.connect(self.play_at_once)
        self.resume.clicked.connect(self._go_on)
        self.new_game.clicked.connect(lambda: self.wanted.emit(Place.NEW_GAME, None))
        self._lay_out()

    def open_with(self, what: object) -> None:
        """Show what can be done now; cards and unfinished games come when the page has been seen."""
        QTimer.singleShot(FILL_AFTER_MS, self, self._fill)

    def _fill(self) -> None:
        if not self._is_filled:
            self._is_filled = True
            self.ask("showcase", showcase_faces, self._show_cards)
        self.work("unfinished", lambda _progress: self.client.games.unfinished(), self._offer)

    def _offer(self, games: list[Kept]) -> None:
        """Offer to go on with the newest game that has no end."""
        self._unfinished = games[0] if games else None
        self.resume.setVisible(bool(games))
        self.quick.set_gold(not games)
        if games:
            sides = " — ".join(seat.name for seat in games[0].head.seats)
            self.put(self.resume.set_caption, "windows.resume.caption", sides=sides)

    def _go_on(self) -> None:
        if (game := self._unfinished) is not None:
            self.wanted.emit(place_of_game(game.head), game.path)

    def play_at_once(self) -> None:
        """One click: one's own deck, or one of the box, against the computer with another."""
        chosen = self.client.keeper.now.new_game
        names = self.say("play.name.person"), self.say("play.name.computer")

        def work(_progress: Progress) -> GamePlan:
            from app.windows.play.quick import quick_plan

            return quick_plan(self.client.home, chosen, names)

        self.work("quick", work, lambda plan: self.wanted.emit(Place.TABLE, plan))

    def _show_cards(self, faces: list[CardFace]) -> None:
        self.showcase.show_faces(faces, fade=self.client.keeper.now.look.motion is not Motion.NONE)

    def _tile(self, sign: Sign, message: str, *, is_gold: bool = False) -> Tile:
        tile = Tile(self.theme, sign, is_gold=is_gold)
        tile.setObjectName(message)
        self.put(tile.set_title, message)
        self.put(tile.set_caption, f"{message}.caption", sides="")
        return tile

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.emblem = Emblem(self.theme)
        self.put(self.emblem.set_name, "windows.program")
        self.put(self.emblem.set_motto, "windows.program.motto")
        column.addWidget(self.emblem)
        column.addWidget(self.notice)
        for tile in (self.resume, self.quick, self.new_game):
            column.addWidget(tile)
        column.addLayout(self._small_tiles())
        column.addStretch(1)
        column.addLayout(self._corner())
        holder = QWidget()
        holder.setLayout(column)

        def keep_narrow() -> None:
            holder.setMaximumWidth(self.theme.pixels(WIDEST))

        keep_narrow()
        self.theme.changed.connect(keep_narrow)
        across = QHBoxLayout(self)
        across.setContentsMargins(48, 32, 48, 24)
        across.addWidget(holder, 5)
        self.showcase = Showcase(self.client.faces)
        across.addWidget(self.showcase, 4)

    def _small_tiles(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(8)
        for number, (place, sign, message) in enumerate(SMALL_TILES):
            tile = self._tile(sign, message)
            tile.clicked.connect(lambda _checked, to=place: self.wanted.emit(to, None))
            grid.addWidget(tile, number // 2, number % 2)
        return grid

    def _corner(self) -> QHBoxLayout:
        """Settings, language and light, always at hand."""
        line = QHBoxLayout()
        self.settings = self._tool(Sign.SETTINGS, "windows.settings")
        self.settings.clicked.connect(lambda: self.wanted.emit(Place.SETTINGS, None))
        self.language = self._tool(Sign.LANGUAGE, "windows.language.other")
        self.language.clicked.connect(self._other_language)
        self.light = self._tool(Sign.LIGHT, "windows.look.other")
        self.light.clicked.connect(self._other_light)
        for tool in (self.settings, self.language, self.light):
            line.addWidget(tool)
        line.addStretch(1)
        return line

    def _tool(self, sign: Sign, message: str) -> QToolButton:
        tool = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        tool.setObjectName(message)
        self.put(tool.setText, message)
        size = QSize(24, 20)
        tool.setIconSize(size)

        def paint() -> None:
            tool.setIcon(icon(sign, size, self.theme.colours.text_soft, self.theme.colours.text_faint))

        paint()
        self.theme.changed.connect(paint)
        return tool

    def _other_language(self) -> None:
        other = Tongue.ENGLISH if self.client.speech.tongue is Tongue.RUSSIAN else Tongue.RUSSIAN
        self.client.keeper.change("look", language=other)

    def _other_light(self) -> None:
        other = Theme.LIGHT if self.theme.is_dark else Theme.DARK
        self.client.keeper.change("look", theme=other)


def showcase_faces(catalogue: Catalogue) -> list[CardFace]:
    """Three cards of the box, other ones every day: two creatures and a hero in front."""
    from app.windows.cards.face import face_of

    day = date.today().toordinal()
    creatures = catalogue.search("игра:герои т:существо ц>=4 есть:легенда", 500).cards
    heroes = catalogue.search("игра:герои т:герой есть:легенда", 500).cards
    chosen = [group[day * step % len(group)] for group, step in ((creatures, 7), (creatures, 11), (heroes, 3)) if group]
    return [face_of(card) for card in chosen]


class Emblem(QWidget):
    """The program's name in gold letters with a motto below."""

    def __init__(self, theme: Theming) -> None:
        super().__init__()
        self._theme = theme
        self._name = self._motto = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_name(self, text: str) -> None:
        """The name in large letters."""
        self._name = text
        self.setAccessibleName(text)
        self.update()

    def set_motto(self, text: str) -> None:
        """The line below."""
        self._motto = text
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.pixels(24), self._theme.pixels(8.8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        big = font(Family.TITLE, self._theme.pixels(5), bold=True)
        letters = QPainterPath()
        letters.addText(QPointF(2, self._theme.pixels(4.9)), big, self._name)
        box = letters.boundingRect()
        gold = QLinearGradient(box.topLeft(), box.bottomLeft())
        colours = self._theme.colours
        for place, colour in ((0.0, colours.gold_light), (0.55, colours.gold), (1.0, colours.gold_dark)):
            gold.setColorAt(place, QColor(colour))
        painter.fillPath(letters.translated(0, 3), QColor(0, 0, 0, 110))
        painter.setPen(QPen(QColor(20, 12, 4, 190), 2.5))
        painter.drawPath(letters)
        painter.fillPath(letters, gold)
        painter.setFont(font(Family.TITLE, self._theme.pixels(1.35), italic=True))
        painter.setPen(QColor(colours.on_table))
        below = QRectF(4, self._theme.pixels(6.35), self.width() - 4, self._theme.pixels(2))
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._motto)
        painter.end()
