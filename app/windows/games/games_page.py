"""Kept games: go on, watch again, take along, and what each deck has done."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QItemSelection
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QLabel, QListView, QTextBrowser

from app.controller.files import write_whole
from app.controller.games import DeckStatistics, Kept, Taken, Unread
from app.controller.speaking import speak_grant
from app.controller.timeline import replay
from app.engine.message import Message, message
from app.windows.client import Client
from app.windows.games.model import KEPT_ROLE, GamesDelegate, GamesModel, result_of, sides_of, when
from app.windows.games.replay import Replay
from app.windows.icons import Sign
from app.windows.jobs import Progress
from app.windows.page import Page, Place, place_of_game
from app.windows.parts.files import asked_file, asked_place
from app.windows.parts.layouts import row
from app.windows.parts.notice import Tone
from app.windows.sheet import with_kind
from app.words import knows
from app.words.story import Level, Teller

SUFFIXES = "*.otryad"
APART = 8
"""Pixels more between the parts of what is told."""

Found = tuple[list[Kept], list[Unread], dict[str, DeckStatistics]]
"""The games, the files that are none, the results of decks."""


class GamesPage(Page):
    """Games on the left; the chosen one, and the decks' results, on the right."""

    title = "windows.games"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.model = GamesModel()
        self.list = QListView()
        self.name = with_kind(QLabel(wordWrap=True), "title")
        self.about = QLabel(wordWrap=True)
        self.results = QTextBrowser()
        self.resume = self.button("games.resume", Sign.RESUME, "gold")
        self.watch = self.button("games.watch", Sign.RUN)
        self._statistics: dict[str, DeckStatistics] = {}
        self._told: set[Path] = set()
        self._lay_out()
        client.speech.changed.connect(self._tell)
        client.theme.changed.connect(self._tell)
        self.setAcceptDrops(True)

    @property
    def game(self) -> Kept | None:
        """The chosen game."""
        found = self.list.currentIndex().data(KEPT_ROLE)
        return found if isinstance(found, Kept) else None

    def open_with(self, what: object) -> None:
        """Show the games as they are now; watch this one, when one comes along."""
        self.read_again()
        if isinstance(what, Path):
            self.wanted.emit(Place.REPLAY, what)

    def read_again(self, chosen: Path | None = None) -> None:
        """Read the list and the results of decks."""
        wanted = chosen or (self.game.path if self.game else None)

        def work(_progress: Progress) -> Found:
            games = self.client.games
            return games.kept(), games.unread(), games.statistics()

        self.work("games", work, lambda found: self._show(found, wanted))

    def _show(self, found: Found, chosen: Path | None) -> None:
        games, unread, self._statistics = found
        self.model.show(games)
        self._tell_unread(unread)
        if games:
            self.list.setCurrentIndex(self.model.index(max(self.model.row_of(chosen), 0)))
        self._tell()

    def _tell_unread(self, unread: list[Unread]) -> None:
        """Name the files of the folder that are on no list, once."""
        new = [each for each in unread if each.path not in self._told]
        self._told.update(each.path for each in new)
        if new:
            self.notice.pass_on([_with_name(each) for each in new], Tone.WARNING)

    # -- what can be done

    def take_file(self, place: Path) -> None:
        """Keep a game from elsewhere."""
        self.work("take in", lambda _progress: self.client.games.take_in(place), self._taken_in)

    def _taken_in(self, taken: Taken) -> None:
        self.read_again(taken.path)
        if taken.note is not None:
            self.notice.pass_on([taken.note], Tone.WARNING)
        else:
            self.notice.tell("games.taken", Tone.GOOD)

    def copy_out(self, place: Path) -> None:
        """Copy the chosen game elsewhere."""
        if (game := self.game) is not None:
            self.work("copy", lambda _progress: self.client.games.copy_out(game.path, place), None)

    def write_text(self, place: Path) -> None:
        """Write the chosen game's story as text."""
        game, tongue = self.game, self.client.speech.tongue
        if game is None:
            return

        head = [sides_of(game), *self._facts(game), ""]

        def work(_progress: Progress) -> Message | None:
            opened = self.client.games.open(game.path).record
            timeline, stopped = replay(opened)
            shown = Replay(timeline, game.head.seats, opened.undone)
            shown.jump(shown.length)
            teller = Teller(tongue, (game.head.seats[0].name, game.head.seats[1].name), speak_grant)
            lines = shown.chronicle.lines(teller, tongue, None)
            write_whole(place, "\n".join([*head, *(it.text for it in lines if it.level <= Level.DETAIL), ""]))
            return stopped

        self.work("text", work, lambda stopped: self._written(place, stopped))

    def _written(self, place: Path, stopped: Message | None) -> None:
        """Said even of a damaged game, of which only the good part is told."""
        if stopped is not None:
            self.notice.pass_on([message("games.written", place=str(place)), stopped], Tone.WARNING)
        else:
            self.notice.tell("games.written", Tone.GOOD, place=place)

    def remove(self) -> None:
        """Delete the chosen game; the bar offers to put it back."""
        game = self.game
        if game is None:
            return
        if self.client.games.is_open(game.path):
            self.notice.tell("games.on_the_table", Tone.WARNING)
            return
        with self.complaining():
            content = game.path.read_bytes()
            self.client.games.remove(game.path)
            self.read_again()
            back = ("games.put_back", lambda: self._put_back(game.path, content))
            self.notice.tell("games.removed", Tone.GOOD, (back,), name=sides_of(game))

    def _put_back(self, place: Path, content: bytes) -> None:
        with self.complaining():
            write_whole(place, content)
            self.read_again(place)

    # -- what is told

    def _chosen(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self._tell()

    def _tell(self) -> None:
        game = self.game
        for button in (self.resume, self.watch, *self._others):
            button.setEnabled(game is not None)
        self.resume.setEnabled(game is not None and game.over is None)
        if game is None:
            self.name.clear()
            self.put(self.about.setText, "games.none")
        else:
            self.texts.drop(self.about.setText)
            self.name.setText(game.head.title or sides_of(game))
            self.about.setText("\n".join(self._facts(game)))
        self.results.setHtml(self._results())

    def _facts(self, game: Kept) -> list[str]:
        """When, how it ended, and who sat there with which deck."""
        seats = (f"{seat.name}: {seat.deck} · {self._player(seat.player)}" for seat in game.head.seats)
        return [when(game), result_of(game, self.client.speech), *seats]

    def _player(self, name: str) -> str:
        """What a player is called; one that this program doesn't have keeps its own name."""
        return self.say(f"players.{name}") if knows(f"players.{name}") else name

    def _results(self) -> str:
        """The decks' results as a table."""
        colours = self.theme.colours
        if not self._statistics:
            return f'<p style="color:{colours.text_soft}">{self.say("games.no_results")}</p>'
        heads = "".join(
            f'<td style="color:{colours.text_soft}; padding:2px 24px 6px 0">{self.say(f"games.column.{name}")}</td>'
            for name in ("deck", "games", "wins", "first", "second", "length")
        )
        rows = sorted(self._statistics.items(), key=lambda each: -each[1].games)
        told = "".join(self._result(*each) for each in rows)
        return f"<table cellspacing=0 cellpadding=0><tr>{heads}</tr>{told}</table>"

    def _result(self, deck: str, counted: DeckStatistics) -> str:
        share = f"{counted.wins} ({round(100 * counted.wins / counted.games)} %)"
        first = f"{counted.first_wins} / {counted.first}"
        second = f"{counted.wins - counted.first_wins} / {counted.games - counted.first}"
        cells = (escape(deck), counted.games, share, first, second, round(counted.turns / counted.games, 1))
        return "<tr>" + "".join(f'<td style="padding:2px 24px 2px 0">{cell}</td>' for cell in cells) + "</tr>"

    def first_focus(self) -> QListView:
        return self.list

    # -- the page

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.put(self.list.setAccessibleName, "windows.games")
        self.put(self.results.setAccessibleName, "games.results")
        self.list.setItemDelegate(GamesDelegate(self.theme, self.client.speech, self.list))
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.selectionModel().selectionChanged.connect(self._chosen)
        self.list.activated.connect(lambda: self._open(Place.REPLAY))
        self.resume.clicked.connect(self._go_on)
        self.watch.clicked.connect(lambda: self._open(Place.REPLAY))
        out, text = self.button("games.copy_out", Sign.EXPORT), self.button("games.text", Sign.WRITE)
        remove = self.button("games.remove", Sign.REMOVE)
        out.clicked.connect(self._choose_place)
        text.clicked.connect(self._choose_text)
        remove.clicked.connect(self.remove)
        self._others = (out, text, remove)
        column = self.body()
        take = self.button("games.take_in", Sign.IMPORT)
        take.clicked.connect(self._choose_file)
        self.head.addWidget(take)
        buttons = row(self.resume, self.watch, out, text, remove)
        buttons.addStretch(1)
        self.results.setFrameShape(QTextBrowser.Shape.NoFrame)
        buttons.setContentsMargins(0, APART, 0, APART)
        self.results.document().setDocumentMargin(0)
        heading = self.label("games.results", "heading")
        details = self.panel(self.name, self.about, buttons, heading, self.results, grows=4)
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.panel(self.list), 5)
        across.addWidget(details, 7)
        column.addLayout(across, 1)

    def _open(self, place: Place) -> None:
        if (game := self.game) is not None:
            self.wanted.emit(place, game.path)

    def _go_on(self) -> None:
        if (game := self.game) is not None:
            self.wanted.emit(place_of_game(game.head), game.path)

    def _choose_place(self) -> None:
        if place := asked_place(self, self.say("games.copy_out"), pattern=SUFFIXES):
            self.copy_out(place)

    def _choose_text(self) -> None:
        if place := asked_place(self, self.say("games.text"), pattern="*.txt"):
            self.write_text(place)

    def _choose_file(self) -> None:
        if place := asked_file(self, self.say("games.take_in"), SUFFIXES):
            self.take_file(place)


def _with_name(unread: Unread) -> Message:
    """Why a file is on no list; most reasons don't say which file it is."""
    if "file" in dict(unread.reason.args):
        return unread.reason
    return message("controller.record_unreadable", file=unread.path.name, reason=unread.reason)
