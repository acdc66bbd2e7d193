"""The look of the widgets beside and over the table, made from the palette."""

from __future__ import annotations

from app.table.fonts import Family
from app.table.palette import Palette


def style_sheet(palette: Palette, text: int) -> str:
    """The sheet of the side panel and the overlays; `text` is the height of plain text in pixels."""
    title, small, tiny = round(text * 1.2), max(11, round(text * 0.87)), max(11, round(text * 0.93))
    return f"""
    QWidget#panel {{ background: {palette.panel}; border-left: 1px solid {palette.panel_edge}; }}
    QWidget#panel QLabel, QFrame#overlay QLabel, QFrame#toast QLabel, QFrame#bubble QLabel {{
        color: {palette.text}; font: {text}px "{Family.TEXT.value}"; background: transparent; border: none; }}
    QWidget#panel QLabel#title, QFrame#overlay QLabel#title {{
        color: {palette.title}; font: bold {title}px "{Family.TITLE.value}"; }}
    QWidget#panel QLabel#faint, QFrame#overlay QLabel#faint {{
        color: {palette.faint_text}; font: {small}px "{Family.TEXT.value}"; }}
    QFrame#overlay {{ background: {palette.panel}; border: 2px solid {palette.panel_edge}; border-radius: 14px; }}
    QFrame#toast {{ background: {palette.panel}; border: 1px solid {palette.hostile}; border-radius: 10px; }}
    QFrame#bubble {{ background: {palette.panel}; border: 2px solid {palette.accent}; border-radius: 12px; }}
    QTextBrowser {{ background: transparent; border: none; color: {palette.text};
        font: {text}px "{Family.TEXT.value}"; selection-background-color: {palette.accent};
        selection-color: {palette.on_accent}; }}
    QPushButton {{ background: {palette.button}; color: {palette.text}; border: 1px solid {palette.button_edge};
        border-radius: 8px; padding: {round(text * 0.45)}px {round(text * 0.9)}px;
        font: bold {text}px "{Family.TEXT.value}"; text-align: center; }}
    QPushButton:hover {{ background: {palette.box_hover}; }}
    QPushButton:focus {{ border: 2px solid {palette.focus}; }}
    QPushButton:disabled {{ color: {palette.faint_text}; border-color: {palette.box_edge}; }}
    QPushButton[kind="main"] {{ background: {palette.accent}; color: {palette.on_accent};
        border: 1px solid {palette.accent_dark}; }}
    QPushButton[kind="main"]:disabled {{ background: {palette.button}; color: {palette.faint_text};
        border: 1px solid {palette.box_edge}; }}
    QPushButton[kind="line"] {{ text-align: left; }}
    QToolButton {{ background: {palette.button}; color: {palette.text}; border: 1px solid {palette.button_edge};
        border-radius: 8px; padding: 4px 1px; font: {tiny}px "{Family.NARROW.value}"; }}
    QToolButton:hover {{ background: {palette.box_hover}; }}
    QToolButton:focus {{ border: 2px solid {palette.focus}; }}
    QToolButton:disabled {{ color: {palette.faint_text}; }}
    QToolButton:checked {{ background: {palette.accent}; color: {palette.on_accent}; }}
    QToolButton::menu-indicator {{ image: none; }}
    QLineEdit, QComboBox, QSpinBox {{ background: {palette.field}; color: {palette.text};
        border: 1px solid {palette.box_edge}; border-radius: 6px; padding: 5px;
        font: {text}px "{Family.TEXT.value}"; selection-background-color: {palette.accent}; }}
    QListWidget {{ background: {palette.box}; color: {palette.text}; border: 1px solid {palette.box_edge};
        border-radius: 8px; font: {text}px "{Family.TEXT.value}"; }}
    QListWidget::item {{ padding: 6px; }}
    QListWidget::item:selected {{ background: {palette.accent}; color: {palette.on_accent}; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {palette.box_edge}; border-radius: 5px; min-height: 30px; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle:horizontal {{ background: {palette.box_edge}; border-radius: 5px; min-width: 30px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSlider::groove:horizontal {{ background: {palette.box_edge}; height: 6px; border-radius: 3px; }}
    QSlider::handle:horizontal {{ background: {palette.accent}; width: 20px; margin: -8px 0; border-radius: 10px; }}
    QMenu {{ background: {palette.panel}; color: {palette.text}; border: 1px solid {palette.panel_edge};
        font: {text}px "{Family.TEXT.value}"; padding: 4px; }}
    QMenu::item {{ padding: 6px 26px 6px 14px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {palette.accent}; color: {palette.on_accent}; }}
    QMenu::item:disabled {{ color: {palette.faint_text}; }}
    QMenu::separator {{ height: 1px; background: {palette.box_edge}; margin: 4px 8px; }}
    QToolTip {{ background: {palette.panel}; color: {palette.text}; border: 1px solid {palette.panel_edge};
        padding: 6px; font: {text}px "{Family.TEXT.value}"; }}
    """
