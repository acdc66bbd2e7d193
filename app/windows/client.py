"""What every page gets: settings, theme, language, the worker, the catalogue, card faces."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app import places
from app.table.faces.images import FacePixmaps
from app.windows.jobs import Jobs
from app.windows.keeper import Keeper
from app.windows.shelf import Shelf
from app.windows.speech import Speech
from app.windows.theme import Theming


@dataclass(slots=True)
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
        keeper.changed.connect(client._follow)
        return client

    def _follow(self) -> None:
        look = self.keeper.now.look
        self.theme.wear(look)
        self.speech.switch(look.language)

    def close(self) -> None:
        """End what works in the background and let go of everything."""
        self.jobs.close()
        self.shelf.close()
        self.faces.close()
        for part in (self.faces, self.shelf, self.jobs, self.keeper, self.theme, self.speech):
            part.deleteLater()
