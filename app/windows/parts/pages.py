"""The stack of pages: as small as the one that is shown, and scrolled where the window is smaller still."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget


class PageStack(QStackedWidget):
    """Wants room for the page that is shown; a stack of Qt's wants room for the largest of all."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint().expandedTo(page.minimumSize()) if page is not None else QSize(0, 0)

    def heightForWidth(self, width: int) -> int:
        """The least height that the page can do with when it is so wide."""
        page = self.currentWidget()
        layout = page.layout() if page is not None else None
        least = self.minimumSizeHint().height()
        return max(least, layout.minimumHeightForWidth(width)) if layout is not None else least

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.sizeHint() if page is not None else QSize(0, 0)


class PageScroll(QScrollArea):
    """Lets a window be smaller than its page, as with large text on a small screen."""

    def __init__(self, stack: PageStack) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(stack)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
