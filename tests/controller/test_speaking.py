"""What abilities and effects say of themselves on the table."""

from __future__ import annotations

import re

from app.controller.speaking import speak_ability, written
from app.engine.program import Activated
from app.words.tables import all_messages
from tests.engine import boxes

_CODE = re.compile(r"[{}\[\]🪙🔄]|\b(?:COIN|TAP|PRAY)\b")


def test_no_ability_of_the_box_is_told_with_codes_in_braces() -> None:
    """Menus, tips, the queue, the log and a screen reader show letters only: signs are words there."""
    abilities = [ability for card in boxes.cards() for ability in card.abilities]
    assert [said for ability in abilities if _CODE.search(said := speak_ability(ability))] == []


def test_what_is_drawn_keeps_its_signs() -> None:
    """The catalogue draws them; every paid ability of the box has one."""
    paid = [ability for card in boxes.cards() for ability in card.abilities if isinstance(ability, Activated)]
    assert any("{COIN}" in written(ability) for ability in paid)
    assert any("{TAP}" in written(ability) for ability in paid)


def test_no_message_of_the_program_holds_a_code_of_cards() -> None:
    """`{COIN}` in a message would be shown as it stands: only small letters are slots."""
    texts = [text for pair in all_messages().values() for text in pair]
    assert [text for text in texts if re.search(r"\{[^}]*[A-Z]|\[:|🪙|🔄", text)] == []
