"""What every page gets: settings, theme, language, the worker, the catalogue, card faces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app import places
from app.table.faces.images import FacePixmaps
from app.windows.jobs import Jobs
from app.windows.keeper import Keeper
from app.windows.qt_words import QtWords
from app.windows.shelf import Shelf
from app.windows.speech import Speech
from app.windows.theme import Theming

if TYPE_CHECKING:
    from app.ai.host import Computer
    from app.controller.games import Games
    from app.windows.play.plan import Start
    from app.windows.sound.player import Sounds


@dataclass
class Client:
    """The program as its pages see it."""

    home: Path
    keeper: Keeper
    theme: Theming
    speech: Speech
    jobs: Jobs
    shelf: Shelf
    faces: FacePixmaps

    @staticmethod
    def create(application: QApplication) -> Client:
        """The client of this application, with the person's own settings in force.

        Raises:
            OSError: the folder of the person's data can't be made.
        """
        home = places.home()
        keeper = Keeper(home / "settings.toml", application)
        look = keeper.now.look
        client = Client(
            home,
            keeper,
            Theming(application, look),
            Speech(look.language, application),
            Jobs(application),
            Shelf(home, application),
            FacePixmaps(application),
        )
        QtWords(client.speech)
        keeper.changed.connect(client._follow)
        return client

    @cached_property
    def games(self) -> Games:
        """The kept games."""
        from app.controller.games import Games

        return Games(self.home)

    @cached_property
    def computer(self) -> Computer:
        """The process in which computer players think; it begins with the first thought."""
        from app.ai.host import Computer

        return Computer()

    @cached_property
    def start(self) -> Start:
        """What begins games."""
        from app.windows.play.plan import Start

        return Start(self.shelf.library, self.games, self.computer)

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds of the table; made when the first is wanted."""
        from app.windows.sound.player import Sounds

        return Sounds(self.home, self.jobs, self.jobs)

    def _follow(self) -> None:
        look = self.keeper.now.look
        self.theme.wear(look)
        self.speech.switch(look.language)

    def close(self) -> None:
        """End what works in the background and let go of everything."""
        self.jobs.close()
        if "computer" in self.__dict__:
            self.computer.close()
        self.shelf.close()
        self.faces.close()
        for part in (self.faces, self.shelf, self.jobs, self.keeper, self.theme, self.speech):
            part.deleteLater()
