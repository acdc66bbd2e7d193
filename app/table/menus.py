"""The menus of cards and of the table: what can be done now, what can't and why, and the tools for doing by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.controller.byhand import FOR_PLAYERS, HandTool, tools_for, unread_text
from app.controller.gestures import Gestures
from app.engine.decision import Decision, Option, Refusal
from app.engine.view import CardView, View
from app.table.terms import terms_of
from app.table.words_of import Speaker
from app.words.spotting import term_name

Choose = Callable[[tuple[Option, ...]], None]
UseTool = Callable[[HandTool, int], None]
"""A tool and the card that it is for (0: the player)."""


class CardMenu(QMenu):
    """Everything that one card can do now, the reasons why not, and the tools; deletes itself when it closes."""

    def __init__(
        self,
        parent: QWidget,
        card: CardView,
        view: View,
        speaker: Speaker,
        decision: Decision | None,
        gestures: Gestures | None,
        refused: Sequence[Refusal],
        choose: Choose,
        take_up: Callable[[int], None],
        use_tool: UseTool,
        explain: Callable[[str], None],
    ) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self.aboutToHide.connect(self.deleteLater)
        self._card = card
        self._view = view
        self._speaker = speaker
        self._choose = choose
        self._take_up = take_up
        self._use_tool = use_tool
        self._add_title(card.name or speaker.say("table.menu.hidden_card"))
        by_hand_first = bool(unread_text(view, card))
        if by_hand_first:
            self._add_tools(self)
            self.addSeparator()
        if decision is not None and gestures is not None:
            self._add_options(decision, gestures.clicks.get(card.id, ()))
        self._add_refusals([refusal for refusal in refused if refusal.card == card.id])
        if not by_hand_first:
            self._add_tools(self.addMenu(speaker.say("table.menu.by_hand")))
        self._add_terms(explain)

    def _add_title(self, name: str) -> None:
        title = self.addAction(name)
        title.setEnabled(False)
        bold = title.font()
        bold.setBold(True)
        title.setFont(bold)
        self.addSeparator()

    def _add_options(self, decision: Decision, options: Sequence[Option]) -> None:
        """One line for each act or ability; one with targets takes the card up so that the target can be shown."""
        groups: dict[tuple[object, int], list[Option]] = {}
        for option in options:
            groups.setdefault((option.act, option.ability), []).append(option)
        for group in groups.values():
            text = self._speaker.option(group[0]._replace(target=0), decision, self._view)
            targeted = any(option.target for option in group)
            act = self.addAction(self._speaker.say("table.menu.with_target", act=text) if targeted else text)
            if targeted:
                act.triggered.connect(partial(self._take_up, self._card.id))
            else:
                act.triggered.connect(partial(self._choose, tuple(group[:1])))

    def _add_refusals(self, refusals: Sequence[Refusal]) -> None:
        for refusal in refusals:
            act = self._speaker.act_name(refusal.act, self._view, refusal.card, refusal.ability)
            reason = self._speaker.why(refusal.reason, refusal.paragraph)
            line = self.addAction(self._speaker.say("table.menu.refused", act=act, reason=reason))
            line.setEnabled(False)

    def _add_terms(self, explain: Callable[[str], None]) -> None:
        """The terms of the card's text, each leading to what it means."""
        facts = next((each for each in self._view.facts if each.id == self._card.facts), None)
        found = terms_of([facts.text] if facts is not None else [])
        if found:
            menu = self.addMenu(self._speaker.say("table.menu.terms"))
            for term in found:
                menu.addAction(term_name(term, self._speaker.tongue)).triggered.connect(partial(explain, term))

    def _add_tools(self, menu: QMenu) -> None:
        for tool in tools_for(self._card):
            _tool_action(menu, self._speaker, tool, partial(self._use_tool, tool, self._card.id))


def add_player_tools(menu: QMenu, speaker: Speaker, use_tool: UseTool) -> None:
    """The tools that are for a player, not for one card."""
    for tool in FOR_PLAYERS:
        _tool_action(menu, speaker, tool, partial(use_tool, tool, 0))


def _tool_action(menu: QMenu, speaker: Speaker, tool: HandTool, use: Callable[[], None]) -> QAction:
    text = speaker.say(f"tools.{tool.tool.value.replace(' ', '_')}")
    action = menu.addAction(text + (" …" if tool.wants else ""))
    action.triggered.connect(use)
    return action
