"""The words of Qt's own parts (file dialogs, menus of text fields, names of keys) in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from app.windows.speech import Speech
from app.words import Tongue


class QtWords(QObject):
    """Follows the speech; in English Qt speaks by itself. Make it before anything that shows such words."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech)
        self._speech = speech
        self._translator: QTranslator | None = None
        speech.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Put in or take away the translation."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        if self._speech.tongue is not Tongue.ENGLISH:
            made = QTranslator(self)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if made.load(f"qtbase_{self._speech.tongue.value}", folder):
                QCoreApplication.installTranslator(made)
                self._translator = made
