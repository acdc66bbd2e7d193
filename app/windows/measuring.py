"""What the window costs, for `otryad bench`: frames of a full table, idle, a drag, memory, the way to the first paint.

`python -m app.windows.measuring table` prints the figures of the table as JSON; it runs in a process of its own, so
that nothing of the caller is measured with it. `start` says when the first window has been painted.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from app.table.table_widget import TableWidget
    from app.windows.studio_camera import Studio

CARDS = (60, 200)
"""How full the measured tables are."""
FRAMES = 60
MOVING = 3
IDLE_S = 2.0
STARTS = 5
PAINTED, USABLE = "painted", "usable"
"""What a started client says: the window has been painted; and then the next thing in the loop has had its turn."""


def measure(what: str, scale: int = 1) -> dict[str, float]:
    """The figures that a process of its own prints. Raises CalledProcessError when it fails."""
    with tempfile.TemporaryDirectory() as home:
        environment = _environment(home) | {"QT_SCALE_FACTOR": str(scale)}
        command = [sys.executable, "-m", "app.windows.measuring", what]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return dict(json.loads(done.stdout.splitlines()[-1]))


def _environment(home: str) -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false", "OTRYAD_HOME": home}


def first_paint_ms() -> float:
    """Milliseconds from exec to the first paint of the window, the best of some warm starts."""
    with tempfile.TemporaryDirectory() as home:
        return min(_start(home, PAINTED) for _ in range(STARTS))


def usable_ms_10k() -> float:
    """Milliseconds from exec to a window that answers, with 10,000 cards in the catalogue; the best of warm starts."""
    from carddb.measuring import fill

    with tempfile.TemporaryDirectory() as home:
        fill(Path(home))
        return min(_start(home, USABLE) for _ in range(STARTS))


def _start(home: str, mark: str) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-m", "app.windows.measuring", "start"]
    with subprocess.Popen(command, env=_environment(home), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == mark:
                took = (time.perf_counter() - began) * 1000
                process.kill()
                return took
    raise RuntimeError("the window was never painted")


# ------------------------------------------------------------------------------------- in the measured process


def _table() -> dict[str, float]:
    """Frames of a table with so many cards while some move; idle, a drag and memory of the first."""
    from app.windows.studio_camera import Studio

    studio = Studio(Path(tempfile.gettempdir()), 1)
    figures: dict[str, float] = {}
    for cards in CARDS:
        table = _full_table(studio, cards)
        figures[f"table.frame_ms_{cards}"] = _frame_ms(table)
        if cards == CARDS[0]:
            figures["table.idle_cpu"] = _idle_cpu()
            figures["table.drag_cpu"] = _drag_cpu(table)
            figures["memory.table_mb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    studio.close()
    return figures


def _faces() -> dict[str, float]:
    """Faces as they change in play, and when they are first met."""
    from PySide6.QtGui import QGuiApplication

    from app.table.faces.measure import measure as measure_faces
    from app.table.fonts import load_fonts

    application = QGuiApplication([])
    load_fonts()
    measured = measure_faces()
    application.quit()
    return measured


def _full_table(studio: Studio, cards: int) -> TableWidget:
    """A table in a game's first turn, with creatures put down by hand until there are so many cards."""
    from app.engine.decision import Ask, ByHand, HandAct, Tool
    from app.engine.terms import Kind, Zone

    sitting = studio.sitting(lambda decision, _timeline: decision.kind is Ask.TURN)
    match = sitting.session.timeline.match
    creatures = [facts for facts in match.setup.cards if facts.kind is Kind.CREATURE]
    for number in range(cards - sum(card.zone is Zone.PLAY for card in match.view(0).cards)):
        act = HandAct(Tool.CREATE, seat=number % 2, name=creatures[number % len(creatures)].id)
        sitting.session.timeline.push(0, ByHand(0, act))
    return studio.table(sitting)


def _frame_ms(table: TableWidget) -> float:
    """Mean milliseconds of a frame while some cards move."""
    from PySide6.QtWidgets import QApplication

    items = list(table.scene.cards.values())[-MOVING:]
    began = time.perf_counter()
    for frame in range(FRAMES):
        for item in items:
            item.moveBy(3 if frame % 20 < 10 else -3, 0)
        QApplication.processEvents()
    return (time.perf_counter() - began) * 1000 / FRAMES


def _idle_cpu() -> float:
    """Seconds of processor time a second while nothing happens."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(IDLE_S * 1000), loop.quit)
    began = time.process_time()
    loop.exec()
    return (time.process_time() - began) / IDLE_S


def _drag_cpu(table: TableWidget) -> float:
    """Seconds of processor time a second while a card of the hand is dragged at 60 moves a second."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    port = table.view.viewport()
    start = QPoint(port.width() // 2, port.height() - 40)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    began, clock = time.process_time(), time.perf_counter()
    for move in range(60):
        QTest.mouseMove(port, start - QPoint(move * 2 % 80, move * 4))
        QApplication.processEvents()
        time.sleep(max(0.0, clock + (move + 1) / 60 - time.perf_counter()))
    used = time.process_time() - began
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)
    return used


def _announce_first_paint() -> int:
    """Open the client as a person would; say it when the window has been painted, and when it answers."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from app.windows import main_window
    from app.windows.start import open_client

    def _running() -> QApplication:
        return cast(QApplication, QApplication.instance())

    class Announcing(main_window.MainWindow):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:  # of whatever covers the window
                _running().removeEventFilter(self)
                QTimer.singleShot(0, self, self._painted)
            return False

        def showEvent(self, event: QShowEvent) -> None:
            _running().installEventFilter(self)
            super().showEvent(event)

        def _painted(self) -> None:
            print(PAINTED, flush=True)  # noqa: T201
            QTimer.singleShot(0, self, lambda: print(USABLE, flush=True))  # noqa: T201

    main_window.MainWindow = Announcing  # type: ignore[misc]
    return open_client([])


if __name__ == "__main__":
    if sys.argv[1] == "start":
        sys.exit(_announce_first_paint())
    print(json.dumps({"table": _table, "faces": _faces}[sys.argv[1]]()))  # noqa: T201
