"""One window for one person's data: a second start raises the first and ends."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

ANSWER_MS = 500
"""How long a first window may take to answer; one that hangs does not stop a second."""


class Single(QObject):
    """The first start of a home listens; `called` comes with the words of every further start."""

    called = Signal(list)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = "otryad-" + hashlib.blake2b(str(home.resolve()).encode(), digest_size=8).hexdigest()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)

    def call_first(self, words: list[str]) -> bool:
        """Give the words to the first window, if there is one."""
        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(ANSWER_MS):
            return False
        socket.write("\0".join(["show", *words]).encode())
        socket.flush()
        heard = socket.waitForReadyRead(ANSWER_MS) and bytes(socket.readAll().data()) == b"here"
        socket.disconnectFromServer()
        return heard

    def listen(self) -> bool:
        """Be the first window. A socket that a killed program left behind is taken over."""
        if self._server.listen(self.name):
            return True
        QLocalServer.removeServer(self.name)
        return self._server.listen(self.name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _answer(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: QLocalSocket) -> None:
        words = bytes(socket.readAll().data()).decode("utf-8", "replace").split("\0")
        socket.write(b"here")
        socket.flush()
        self.called.emit(words[1:])
