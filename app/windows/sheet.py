"""The style sheet of the windows, written from the colours: shapes that a palette can't say.

A widget asks for its part with the property `kind`: a button is `gold` (what to do next), `flat` or plain; a label is a
`title`, a `heading`, `soft` or `faint`; a frame is a `panel`, a `card` or a `bar`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from string import Template
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from app.places import asset
from app.windows.colours import Colours

_Widget = TypeVar("_Widget", bound=QWidget)

_SHEET = Template("""
QToolTip { background: $panel_raised; color: $text; border: 1px solid $line_strong; border-radius: 6px;
    padding: 5px 8px; }

QLabel { background: transparent; }
QLabel[kind="title"] { font-family: "Philosopher"; font-weight: bold; font-size: ${px_title}px; color: $heading; }
QLabel[kind="heading"] { font-family: "Philosopher"; font-weight: bold; font-size: ${px_heading}px; color: $heading; }
QLabel[kind="soft"] { color: $text_soft; }
QLabel[kind="faint"] { color: $text_faint; font-size: ${px_small}px; }
QLabel[kind="good"] { color: $good; }
QLabel[kind="warning"] { color: $warning; }
QLabel[kind="bad"] { color: $bad; }

QFrame[kind="panel"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
QFrame[kind="card"] { background: $panel_raised; border: 1px solid $line; border-radius: 8px; }
QFrame[kind="bar"] { background: $panel_raised; border: 1px solid $line_strong; border-radius: 8px; }
QFrame[kind="top"] { background: $panel; border: none; border-bottom: 1px solid $line_strong; }

QPushButton { background: $panel_raised; color: $text; border: 1px solid $line_strong; border-radius: 7px;
    padding: 6px 14px; min-height: ${px_line}px; }
QPushButton:hover { background: $panel_hover; border-color: $gold; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $gold; padding: 5px 13px; }
QPushButton:checked { background: $gold; color: $on_gold; border-color: $gold_light; }
QPushButton:disabled { color: $text_faint; border-color: $line; }
QPushButton[kind="gold"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $gold_light, stop:1 $gold_dark);
    color: $on_gold; border: 1px solid $gold_light; font-weight: bold; }
QPushButton[kind="gold"]:hover { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $gold_light,
    stop:1 $gold); }
QPushButton[kind="gold"]:focus { border: 2px solid $heading; }
QPushButton[kind="gold"]:disabled { background: $panel_raised; color: $text_faint; border-color: $line; }
QPushButton[kind="flat"] { background: transparent; border: 1px solid transparent; }
QPushButton[kind="flat"]:hover { background: $panel_hover; border-color: $line_strong; }
QPushButton[kind="flat"]:focus { border: 2px solid $gold; }
QPushButton[kind="flat"]:checked { background: $panel_hover; color: $heading; border-color: $gold; }
QPushButton[kind="chip"] { border-radius: ${px_chip}px; padding: 2px 9px; color: $text_soft; border-color: $line;
    font-size: ${px_chip_text}px; min-height: ${px_chip_line}px; }
QPushButton[kind="chip"]:checked { background: $gold; color: $on_gold; border-color: $gold_light; }

QToolButton { background: transparent; color: $text; border: 1px solid transparent; border-radius: 7px; padding: 5px; }
QToolButton:hover { background: $panel_hover; border-color: $line_strong; }
QToolButton:pressed { background: $line; }
QToolButton:focus { border-color: $gold; }
QToolButton:checked { background: $panel_hover; border-color: $gold; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QDateEdit { background: $panel_raised; color: $text;
    border: 1px solid $line; border-radius: 7px; padding: 5px 9px; selection-background-color: $gold;
    selection-color: $on_gold; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus { border-color: $gold; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $text_faint; }
QLineEdit, QComboBox, QSpinBox { min-height: ${px_line}px; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url($down); width: 12px; height: 12px; }
QSpinBox::up-arrow { image: url($up); width: 12px; height: 12px; }
QSpinBox::up-button, QSpinBox::down-button { background: transparent; border: none; width: 20px; }
QCheckBox, QRadioButton { spacing: 9px; }
QCheckBox::indicator, QRadioButton::indicator { width: 17px; height: 17px; border: 1px solid $line_strong;
    background: $panel_raised; border-radius: 5px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox:focus::indicator { border-color: $gold; }
QCheckBox::indicator:checked { background: $gold; border-color: $gold_light; image: url($tick); }
QRadioButton::indicator:checked { background: $gold; border: 4px solid $panel_raised; outline: 1px solid $gold; }
QCheckBox:disabled { color: $text_faint; }
QSlider::groove:horizontal { height: 5px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $gold; border-radius: 2px; }
QSlider::handle:horizontal { background: $gold_light; border: 1px solid $gold_dark; width: 16px; margin: -6px 0;
    border-radius: 8px; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { background: $line; border: 1px solid $line; }
QSlider::handle:horizontal:focus { border: 2px solid $heading; }
QComboBox QAbstractItemView { background: $panel_raised; color: $text; border: 1px solid $line_strong; padding: 3px;
    selection-background-color: $panel_hover; selection-color: $heading; outline: none; }

QAbstractItemView { background: $panel; color: $text; border: 1px solid $line; border-radius: 8px; outline: none;
    alternate-background-color: $panel_raised; selection-background-color: $panel_hover; selection-color: $heading; }
QAbstractItemView[kind="bare"] { background: transparent; border: none; }
QAbstractItemView::item { padding: 4px 6px; border: none; }
QAbstractItemView::item:hover { background: $panel_raised; }
QAbstractItemView::item:selected { background: $panel_hover; color: $heading; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: $panel; color: $text_soft; border: none; border-bottom: 1px solid $line;
    padding: 6px 8px; }

QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: $line_strong; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
    height: 0; width: 0; }

QTabWidget::pane { border: 1px solid $line; border-radius: 8px; top: -1px; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $text_soft; padding: 7px 16px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $heading; border-bottom: 2px solid $gold; }

QMenuBar { background: $panel; color: $text_soft; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 5px 11px; background: transparent; }
QMenuBar::item:selected { background: $panel_hover; color: $heading; border-radius: 5px; }
QMenu { background: $panel_raised; color: $text; border: 1px solid $line_strong; border-radius: 8px; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 14px; border-radius: 5px; }
QMenu::item:selected { background: $panel_hover; color: $heading; }
QMenu::item:disabled { color: $text_faint; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QProgressBar { background: $panel_raised; border: 1px solid $line; border-radius: 6px; text-align: center; color: $text;
    min-height: 14px; }
QProgressBar::chunk { background: $gold; border-radius: 5px; }
QSplitter::handle { background: transparent; }
QStatusBar { background: $panel; color: $text_soft; }
""")


def sheet(colours: Colours, pixels: Callable[[float], int]) -> str:
    """The sheet in these colours; `pixels` gives the height of text so many times the plain one."""
    sizes = {
        "px_title": pixels(1.75),
        "px_heading": pixels(1.27),
        "px_small": pixels(0.87),
        "px_line": pixels(1.35),
        "px_chip": (pixels(1.25) + 5) // 2,  # half of its height; of more Qt draws no corner at all
        "px_chip_text": pixels(0.93),
        "px_chip_line": pixels(1.25),
    }
    shapes = {name: asset("icons", "controls", f"{name}.svg").as_posix() for name in ("up", "down", "tick")}
    return _SHEET.substitute(asdict(colours), **{name: str(size) for name, size in sizes.items()}, **shapes)


def with_kind(widget: _Widget, kind: str) -> _Widget:
    """The widget, drawn as its kind in the sheet."""
    widget.setProperty("kind", kind)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    return widget
