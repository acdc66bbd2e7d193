"""Importing a card list: choose a file, tell its columns, see what would change, and what was done."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.windows.client import Client
from app.windows.icons import Sign
from app.windows.imports.columns_panel import ColumnsPanel
from app.windows.imports.conflicts_panel import ConflictsPanel
from app.windows.jobs import Progress
from app.windows.page import Page
from app.windows.parts.layouts import row
from app.windows.parts.notice import Tone
from app.windows.shelf import in_steps
from carddb.cards import CardList
from carddb.imports.plan import ImportPlan
from carddb.imports.tables import Columns, columns_of, is_table

if TYPE_CHECKING:
    from app.library.importing import TakenIn


class Step(IntEnum):
    """Where the import is; the values are the places in the stack."""

    CHOOSE = 0
    COLUMNS = 1
    PLAN = 2
    REPORT = 3


class ImportPage(Page):
    """One import at a time."""

    title = "imports.title"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.place: Path | None = None
        self.plan: ImportPlan | None = None
        self.steps = QStackedWidget()
        self.lists = QListWidget()
        self.columns = ColumnsPanel(client)
        self.conflicts = ConflictsPanel(client)
        self.summary = QLabel(wordWrap=True)
        self.done = QLabel(wordWrap=True)
        self.skipped = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.put(self.skipped.setAccessibleName, "imports.report")
        self.put(self.lists.setAccessibleName, "imports.lists")
        for step in (self._choose_step(), self._columns_step(), self._plan_step(), self._report_step()):
            self.steps.addWidget(step)
        self.body().addWidget(self.steps, 1)
        self.setAcceptDrops(True)

    @property
    def step(self) -> Step:
        return Step(self.steps.currentIndex())

    def open_with(self, what: object) -> None:
        """Import this file, or begin anew."""
        if isinstance(what, Path):
            self.take_file(what)
        elif self.step is not Step.PLAN:
            self._go(Step.CHOOSE)
        self._read_lists()

    # -- the way of an import

    def take_file(self, place: Path) -> None:
        """Begin with a file: a table asks for its columns first."""
        self.place = place
        if not is_table(place):
            self.compare()
            return
        self.work("columns", lambda _progress: columns_of(place), self._ask_columns)

    def _ask_columns(self, columns: Columns) -> None:
        assert self.place is not None
        self.columns.begin(self.place.stem, columns)
        self._go(Step.COLUMNS)

    def compare(self) -> None:
        """Read the file and see what would change; nothing is written yet."""
        place = self.place
        if place is None:
            return
        mapping, name = (self.columns.mapping(), self.columns.name.text()) if is_table(place) else (None, "")

        def work(progress: Progress) -> ImportPlan:
            return in_steps(self.client.shelf.library().plan_import(place, mapping=mapping, name=name), progress)

        self.notice.follow(self.work("plan", work, self._show_plan), "imports.reading")

    def _show_plan(self, plan: ImportPlan) -> None:
        self.plan = plan
        self.put(
            self.summary.setText,
            "imports.summary",
            name=plan.source.name,
            new=len(plan.new),
            changed=len(plan.updated),
            unchanged=plan.unchanged,
            skipped=len(plan.skipped),
            conflicts=len(plan.conflicts),
        )
        self.conflicts.begin(plan.conflicts)
        self.conflicts.setVisible(bool(plan.conflicts))
        self._go(Step.PLAN)

    def apply(self) -> None:
        """Write it all, in one transaction."""
        plan, decisions = self.plan, self.conflicts.decisions()
        if plan is None:
            return

        def work(progress: Progress) -> TakenIn:
            return in_steps(self.client.shelf.library().take_in(plan, decisions), progress)

        self.notice.follow(self.work("import", work, self._show_report), "imports.writing")

    def _show_report(self, taken: TakenIn) -> None:
        report = taken.report
        self.plan = None
        self.put(
            self.done.setText,
            "imports.done",
            name=report.source.name,
            new=report.new,
            changed=report.changed,
            unchanged=report.unchanged,
            kept=report.kept,
            skipped=len(report.skipped),
            written=len(report.keys),
            playing=taken.playing,
        )
        said = [self.client.speech.tell(each.reason) for each in report.skipped]
        said += [self.client.speech.tell(each) for each in report.mended]
        self.skipped.setPlainText("\n".join(said))
        self.skipped.setVisible(bool(said))
        self.client.shelf.changed.emit()
        self._read_lists()
        self._go(Step.REPORT)

    def _go(self, step: Step) -> None:
        self.steps.setCurrentIndex(step)

    # -- lists that are here

    def _read_lists(self) -> None:
        self.ask("lists", lambda catalogue: catalogue.lists(), self._show_lists)

    def _show_lists(self, lists: tuple[CardList, ...]) -> None:
        self.lists.clear()
        for each in lists:
            kind = self.say(f"browser.list.{each.kind.name.lower()}")
            item = QListWidgetItem(self.say("imports.list", name=each.name, kind=kind, number=each.printings))
            item.setData(Qt.ItemDataRole.UserRole, each)
            self.lists.addItem(item)

    def remove(self) -> None:
        """Take the chosen list out of the catalogue, if it was imported."""
        item = self.lists.currentItem()
        chosen = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        if not isinstance(chosen, CardList) or not chosen.imported_at:
            self.notice.tell("imports.not_imported", Tone.WARNING)
            return

        def removed(_none: object) -> None:
            self._read_lists()
            self.notice.tell("imports.removed", Tone.GOOD, name=chosen.name)

        self.alter("remove", lambda catalogue: catalogue.remove_list(chosen.id), removed)

    # -- the page

    def _choose_step(self) -> QWidget:
        choose = self.button("imports.choose", Sign.OPEN, "gold")
        choose.clicked.connect(self._choose)
        remove = self.button("imports.remove", Sign.REMOVE)
        remove.clicked.connect(self.remove)
        line, below = row(choose), row(remove)
        line.addStretch(1)
        below.addStretch(1)
        step = QWidget()
        column = QVBoxLayout(step)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.panel(self.label("imports.what", "soft"), line))
        column.addWidget(self.panel(self.label("imports.lists", "heading"), self.lists, below, grows=1), 1)
        return step

    def _columns_step(self) -> QWidget:
        go_on = self.button("imports.compare", Sign.NEXT, "gold")
        go_on.clicked.connect(self.compare)
        return self.panel(self.label("imports.columns", "heading"), self.columns, self._foot(go_on), grows=1)

    def _plan_step(self) -> QWidget:
        write = self.button("imports.write", Sign.IMPORT, "gold")
        write.clicked.connect(self.apply)
        return self.panel(
            self.label("imports.plan", "heading"), self.summary, self.conflicts, self._foot(write), grows=2
        )

    def _report_step(self) -> QWidget:
        more = self.button("imports.more", Sign.IMPORT)
        more.clicked.connect(lambda: self._go(Step.CHOOSE))
        return self.panel(self.label("imports.report", "heading"), self.done, self.skipped, row(more), grows=2)

    def _foot(self, button: QWidget) -> QHBoxLayout:
        stop = self.button("windows.cancel")
        stop.clicked.connect(lambda: self._go(Step.CHOOSE))
        line = row(stop, button)
        line.insertStretch(0, 1)
        return line

    def _choose(self) -> None:
        kinds = "*.json *.csv *.tsv *.xlsx *.xlsm"
        name, _ = QFileDialog.getOpenFileName(self, self.say("imports.choose"), "", kinds)
        if name:
            self.take_file(Path(name))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        places = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if places:
            self.take_file(places[0])
