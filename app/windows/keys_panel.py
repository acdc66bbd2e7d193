"""The keys: what each does, and another one where the player wants it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QKeySequenceEdit, QLabel, QPushButton, QVBoxLayout

from app.table.actions import ACTIONS, Action, clashes, keys_of
from app.windows.keeper import Keeper
from app.windows.keys import WINDOW_KEYS
from app.windows.sheet import with_kind
from app.windows.speech import Speech, Texts


class KeysPanel(QFrame):
    """A line for every action; those of the pages and of plain keys are only told."""

    def __init__(self, keeper: Keeper, speech: Speech) -> None:
        super().__init__()
        with_kind(self, "panel")
        self._keeper = keeper
        self._speech = speech
        self.texts = Texts(speech, self)
        self.edits: dict[str, QKeySequenceEdit] = {}
        self._fixed: list[tuple[QLabel, list[QKeySequence]]] = []
        self.clash = with_kind(QLabel(wordWrap=True), "warning")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self._label("windows.keys", "heading"))
        column.addWidget(self.clash)
        column.addLayout(self._lines())
        usual = with_kind(QPushButton(), "flat")
        usual.setObjectName("settings.usual_keys")
        self.texts.put(usual.setText, "settings.usual_keys")
        usual.clicked.connect(self.forget_all)
        column.addWidget(usual, 0, Qt.AlignmentFlag.AlignLeft)
        keeper.changed.connect(self._show)
        speech.changed.connect(self._show)
        self._show()

    def choose(self, action: str, keys: str) -> None:
        """Let these keys tell an action; the usual ones need not be kept."""
        chosen = dict(self._keeper.now.keys)
        chosen[action] = keys
        self._keeper.put(keys=chosen)

    def forget_all(self) -> None:
        """The usual keys again."""
        self._keeper.put(keys={})

    def _lines(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for place, key in enumerate(WINDOW_KEYS):
            grid.addWidget(self._label(key.message), place, 0)
            grid.addWidget(self._told([QKeySequence(key.keys)]), place, 1)
        for place, action in enumerate(ACTIONS, len(WINDOW_KEYS)):
            label = self._label(action.words)
            keys = self._told(keys_of(action, {})) if action.fixed else self._edit(action)
            label.setBuddy(keys)
            grid.addWidget(label, place, 0)
            grid.addWidget(keys, place, 1)
        return grid

    def _label(self, message: str, kind: str = "") -> QLabel:
        label = QLabel(wordWrap=True)
        self.texts.put(label.setText, message)
        return with_kind(label, kind) if kind else label

    def _told(self, keys: list[QKeySequence]) -> QLabel:
        label = with_kind(QLabel(), "soft")
        self._fixed.append((label, keys))
        return label

    def _edit(self, action: Action) -> QKeySequenceEdit:
        edit = QKeySequenceEdit()
        edit.setObjectName(action.words)
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.editingFinished.connect(partial(self._edited, action.id))
        self.edits[action.id] = edit
        return edit

    def _edited(self, action: str) -> None:
        typed = self.edits[action].keySequence().toString()
        now = keys_of(next(each for each in ACTIONS if each.id == action), self._keeper.now.keys)
        if typed not in [keys.toString() for keys in now] or (not typed and now):
            self.choose(action, typed)

    def _show(self) -> None:
        chosen = self._keeper.now.keys
        for label, fixed in self._fixed:
            label.setText(", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in fixed))
        for action in ACTIONS:
            if action.id in self.edits:
                keys = keys_of(action, chosen)
                self.edits[action.id].clear()  # so that names of keys come in the language of now
                self.edits[action.id].setKeySequence(keys[0] if keys else QKeySequence())
        pairs = [
            self._speech.say("settings.clash", first=self._speech.say(a.words), second=self._speech.say(b.words))
            for a, b in clashes(chosen)
        ]
        self.clash.setText("\n".join(pairs))
        self.clash.setVisible(bool(pairs))
