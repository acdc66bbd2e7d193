"""The rules' terms in our own words, searchable; also opened by a keyword anywhere."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QTextBrowser, QVBoxLayout

from app.engine.terms import KeywordName
from app.table.fonts import Family
from app.windows.client import Client
from app.windows.help_terms import TERMS, Group, Term, term, term_of
from app.windows.page import Page
from app.words import Tongue, say


class HelpPage(Page):
    """Chapters on the left, their terms on the right; a search goes over all of them."""

    title = "windows.help"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.box = QLineEdit(clearButtonEnabled=True)
        self.put(self.box.setPlaceholderText, "windows.help.search")
        self.chapters = QListWidget()
        self.text = QTextBrowser(openLinks=False)
        self.text.anchorClicked.connect(self._follow)
        self.put(self.text.setAccessibleName, "windows.help")
        self.put(self.chapters.setAccessibleName, "windows.help.chapters")
        for group in (None, *Group):
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, group)
            self.put(item.setText, f"help.group.{group.value}" if group else "windows.help.all")
            item.setSizeHint(QSize(0, self.theme.pixels(2.2)))
            self.chapters.addItem(item)
        self._lay_out()
        self.box.textChanged.connect(self._tell)
        self.chapters.currentRowChanged.connect(self._tell)
        client.speech.changed.connect(self._tell)
        client.theme.changed.connect(self._tell)
        self.chapters.setCurrentRow(0)

    def open_with(self, what: object) -> None:
        """Show one term: a keyword, or the id of a term."""
        wanted = term_of(what) if isinstance(what, KeywordName) else term(str(what)) if what else None
        if wanted is not None:
            self.chapters.setCurrentRow(1 + list(Group).index(wanted.group))
            self.box.clear()
            self.text.scrollToAnchor(wanted.id)
        self.box.setFocus()

    def found(self) -> list[Term]:
        """The terms that are shown: of the chapter, or all that hold the words looked for."""
        words = _fold(self.box.text()).split()
        if words:
            return [each for each in TERMS if all(word in self._searched(each) for word in words)]
        item = self.chapters.currentItem()
        group = item.data(Qt.ItemDataRole.UserRole) if item else None
        return [each for each in TERMS if group is None or each.group is group]

    def _searched(self, each: Term) -> str:
        """What a search looks at: names in both languages, for cards are Russian, and the text in the chosen one."""
        names = (say(each.name, tongue) for tongue in Tongue)
        return _fold(" ".join([*names, self.say(each.text), each.paragraphs]))

    def _lay_out(self) -> None:
        column = self.body()
        across = QHBoxLayout()
        across.setSpacing(12)
        self.chapters.setFixedWidth(self.theme.pixels(18))
        side = QVBoxLayout()
        side.addWidget(self.box)
        side.addWidget(self.chapters, 1)
        across.addLayout(side)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        across.addWidget(self.panel(self.text), 1)
        column.addLayout(across, 1)

    def _tell(self) -> None:
        terms = self.found()
        body = "".join(self._entry(each) for each in terms)
        self.text.setHtml(body or f"<p>{escape(self.say('windows.help.nothing'))}</p>")

    def _entry(self, each: Term) -> str:
        """One term: its name, what cards call it, what it means, where the rules say more."""
        colours = self.theme.colours
        name, printed = self.say(each.name), say(each.name, Tongue.RUSSIAN)
        beside = "" if name == printed else f' <span style="color:{colours.text_soft}">«{escape(printed)}»</span>'
        heading = f"font-family:'{Family.TITLE.value}'; font-size:{self.theme.pixels(1.27)}px; color:{colours.heading}"
        return (
            f'<a name="{each.id}"></a><p style="margin-top:14px; margin-bottom:2px">'
            f'<span style="{heading}"><b>{escape(name)}</b></span>{beside}'
            f' <span style="color:{colours.text_faint}; font-size:{self.theme.pixels(0.87)}px">&nbsp; '
            f"{escape(self._paragraphs(each))}</span></p>"
            f'<p style="margin-top:0; margin-bottom:6px">{escape(self.say(each.text))}</p>'
        )

    def _paragraphs(self, each: Term) -> str:
        return " · ".join(self._paragraph(one) for one in each.paragraphs.split(", "))

    def _paragraph(self, one: str) -> str:
        kind, _, number = one.rpartition(" ")
        if one == "ours" or kind:
            return self.say(f"help.{kind or one}", number=number)
        return f"§ {one}"

    def _follow(self, link: QUrl) -> None:
        self.open_with(link.toString())


def _fold(words: str) -> str:
    return re.sub(r"\s+", " ", words.casefold().replace("ё", "е"))
