"""Everything that the table can be told by key or menu, in one table: menus, context menus and help read it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QKeySequence


class Group(Enum):
    """Where an action stands in menus and help."""

    GAME = "game"
    PLAY = "play"
    VIEW = "view"
    WALK = "walk"


@dataclass(frozen=True, slots=True)
class Action:
    """`keys` are the usual key sequences; a player may set another. `app.words` has "actions.<id>".

    Fixed actions are told by the table's own keys (arrows, Enter, digits …) and can't be set.
    """

    id: str
    group: Group
    keys: tuple[str, ...] = ()
    fixed: bool = False

    @property
    def words(self) -> str:
        return f"actions.{self.id}"


ACTIONS = (
    Action("end_turn", Group.PLAY, ("Ctrl+Return", "Ctrl+Enter")),
    Action("done", Group.PLAY, ("Return", "Enter", "Space"), fixed=True),
    Action("back", Group.PLAY, ("Esc",), fixed=True),
    Action("card_menu", Group.PLAY, ("Menu", "Shift+F10")),
    Action("undo", Group.PLAY, ("Ctrl+Z",)),
    Action("redo", Group.PLAY, ("Ctrl+Shift+Z", "Ctrl+Y")),
    Action("bookmark", Group.PLAY, ("Ctrl+B",)),
    Action("bookmarks", Group.PLAY, ("Ctrl+Shift+B",)),
    Action("walk_cards", Group.WALK, ("Left", "Right", "Up", "Down"), fixed=True),
    Action("next_card", Group.WALK, ("Tab",), fixed=True),
    Action("number", Group.WALK, ("1", "9"), fixed=True),
    Action("next_zone", Group.WALK, ("F6",)),
    Action("previous_zone", Group.WALK, ("Shift+F6",)),
    Action("my_graveyard", Group.VIEW, ("F7",)),
    Action("other_graveyard", Group.VIEW, ("F8",)),
    Action("review", Group.VIEW, ("F9",)),
    Action("log_detail", Group.VIEW, ("Shift+F9",)),
    Action("zoom_in", Group.VIEW, ("Ctrl+=", "Ctrl++")),
    Action("zoom_out", Group.VIEW, ("Ctrl+-",)),
    Action("fit", Group.VIEW, ("Ctrl+0", "Home")),
    Action("skip_motion", Group.VIEW, ("Ctrl+Right",)),
    Action("hurry", Group.GAME, ("Ctrl+H",)),
    Action("offer_draw", Group.GAME),
    Action("concede", Group.GAME),
    Action("table_menu", Group.GAME, ("F10",)),
)

BY_ID: Mapping[str, Action] = {action.id: action for action in ACTIONS}


def keys_of(action: Action, chosen: Mapping[str, str]) -> list[QKeySequence]:
    """The key sequences that tell an action, the player's own in place of the usual ones."""
    own = chosen.get(action.id)
    if own is not None and not action.fixed:
        return [QKeySequence(own)] if own else []
    return [QKeySequence(keys) for keys in action.keys]


def clashes(chosen: Mapping[str, str]) -> list[tuple[Action, Action]]:
    """Actions that one key sequence would tell both."""
    seen: dict[str, Action] = {}
    found = []
    for action in ACTIONS:
        for keys in keys_of(action, chosen):
            other = seen.setdefault(keys.toString(), action)
            if other is not action:
                found.append((other, action))
    return found


def of_group(group: Group) -> Iterable[Action]:
    """The actions of a group in their order."""
    return (action for action in ACTIONS if action.group is group)
