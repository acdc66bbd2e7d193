"""What a player who looks through a deck knows of it."""

from __future__ import annotations

from app.engine.chance import Chance
from app.engine.match import Match
from tests.rules.tables import ENEMY, YOU, Table, table


def searching() -> Table:
    """You search your deck and are asked for the card."""
    return table(hand="Шаман племени Ворона", deck="Вайл; Гном; Мехокраб", coins=1).play("Шаман племени Ворона")


def test_a_search_shows_the_deck_to_the_searcher() -> None:
    """Part 7, «Поиск»: the cards offered are cards of his view."""
    situation = searching()
    view = situation.match.view(YOU)
    offered = [view.card(option.target).name for option in situation.decision.options if option.target]
    assert sorted(offered) == ["Гном", "Мехокраб"]


def test_a_search_shows_the_other_player_nothing() -> None:
    """204.1: the deck stays hidden from who doesn't look."""
    situation = searching()
    shown = {card.id for card in situation.match.view(ENEMY).cards}
    assert shown.isdisjoint(option.target for option in situation.decision.options if option.target)


def test_a_guess_made_in_a_search_offers_the_same_cards() -> None:
    """A player who thinks ahead answers with a card that is there."""
    situation = searching()
    view = situation.match.view(YOU, log=False)
    guess = Match.guess(view, Chance(1), (view.facts, view.facts))
    assert guess.decision is not None
    assert set(guess.decision.options) == set(situation.decision.options)


def test_a_search_tells_how_many_equal_cards_an_option_stands_for() -> None:
    """Part 7, «Поиск»: one who looks through a deck sees every card of it."""
    situation = table(hand="Шаман племени Ворона", deck="Вайл; Гном; Мехокраб; Гном", coins=1)
    asked = situation.play("Шаман племени Ворона").decision
    view = situation.match.view(YOU)
    told = dict(zip((view.card(it.target).name for it in asked.options if it.target), asked.copies, strict=True))
    assert told == {"Гном": 2, "Мехокраб": 1}
