"""Takes pictures of the main screens for `otryad pictures`: `python -m app.windows.studio FOLDER SCALE [SCREEN …]`."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import qInstallMessageHandler

from app.controller.series import Series
from app.controller.settings import Play
from app.engine.decision import Act, Ask
from app.table.faces.sheet import save_contact_sheet
from app.windows import studio_tables as tables
from app.windows.cards.catalogue_page import CataloguePage
from app.windows.decks.store import DeckStore
from app.windows.page import Place
from app.windows.studio_camera import Screen, Studio, likely
from app.windows.workshop.practice import practice
from app.windows.workshop.workshop_page import WorkshopPage
from app.words import Tongue, faults
from app.words.said import tell
from carddb.errata import Erratum
from carddb.facts import Facts, Game


def _go(place: Place) -> Callable[[Studio], None]:
    return lambda studio: studio.window.go(place)


def _deck_editor(studio: Studio) -> None:
    studio.window.go(Place.DECK, DeckStore(studio.client.home).shipped()[2])


def _gallery(studio: Studio) -> None:
    """Faces side by side."""
    page = studio.page(Place.CATALOGUE, CataloguePage)
    studio.window.go(Place.CATALOGUE, "")
    page.browser.gallery.setChecked(True)


def _card_page(studio: Studio) -> None:
    """A card with an erratum, its history told."""
    page = studio.page(Place.CATALOGUE, CataloguePage)
    studio.window.go(Place.CATALOGUE, "Аккения")
    catalogue = studio.client.shelf.catalogue()
    card = catalogue.card("Аккения")
    if card is not None and not catalogue.errata():
        text = card.text + " Рывок."
        catalogue.add_erratum(Erratum(Game.HEROES, card.name, text, "2026-02-01", "Собрание судей"))
        studio.client.shelf.changed.emit()
    page.browser.look_for('имя="Аккения"')


def _side_deck(studio: Studio) -> None:
    """Between two games of a match: the first seat has cards beside its deck."""
    plan, more = studio.plan(), DeckStore(studio.client.home).shipped()[2].deck.main[:6]
    first, second = plan.sides
    sides = replace(first, deck=replace(first.deck, side=more)), second
    studio.window.go(Place.SIDE_DECK, replace(plan, sides=sides, series=Series(3, (0,))))


def _practice(studio: Studio) -> None:
    """A card tried out: both hands open, coins at hand."""
    card = studio.client.shelf.catalogue().card("Аккения")
    assert card is not None
    model = DeckStore(studio.client.home).shipped()[0]
    sitting = practice(studio.client.start, card.facts, model, studio.names, Play())
    sitting.session.begin()
    while (decision := sitting.session.decision) is not None and decision.kind is Ask.MULLIGAN:
        sitting.session.choose(next(option for option in decision.options if option.act is Act.DONE))
    studio.window.go(Place.TABLE, sitting)


def _workshop(studio: Studio) -> None:
    studio.window.go(Place.WORKSHOP)
    page = studio.page(Place.WORKSHOP, WorkshopPage)
    card = studio.client.shelf.catalogue().card("Аккения")
    assert card is not None
    page.begin(_renamed(card.facts))


def _renamed(facts: Facts) -> Facts:
    return replace(facts, name="Проба пера", text="Рывок. Броня 1. Найм: Споёт песню о доме.", flavour="")


def _games(studio: Studio) -> None:
    """Two games that are over and one that is not, with names of the language."""
    for game in studio.client.games.kept():
        studio.client.games.remove(game.path)
    for end in (10_000, 10_001, 30):
        _play_by_chance(studio, end)
    studio.window.go(Place.GAMES)


def _play_by_chance(studio: Studio, most: int) -> None:
    """A whole game, or so many answers of one, kept in its journal."""
    session = studio.client.start.begin(studio.plan(), studio.client.keeper.now.play).session
    chance = random.Random(most)
    session.begin()
    for _ in range(most):
        session.ready()
        if session.decision is None:
            break
        session.choose(likely(session.decision, chance))
    session.close()


SCREENS = (
    Screen("start", _go(Place.START), light_too=True),
    Screen("new-game", _go(Place.NEW_GAME)),
    Screen("mulligan", tables.mulligan),
    Screen("table", tables.full_table, light_too=True),
    Screen("drag", tables.drag, light_too=True),
    Screen("split", tables.split),
    Screen("queue", tables.queue, light_too=True),
    Screen("tools", tables.tools),
    Screen("curtain", tables.curtain, light_too=True),
    Screen("winner", tables.winner, light_too=True),
    Screen("decks", _go(Place.DECKS)),
    Screen("deck-editor", _deck_editor, light_too=True),
    Screen("catalogue", _go(Place.CATALOGUE)),
    Screen("gallery", _gallery),
    Screen("card-page", _card_page, light_too=True),
    Screen("import", _go(Place.IMPORT)),
    Screen("workshop", _workshop),
    Screen("games", _games),
    Screen("side-deck", _side_deck),
    Screen("practice", _practice),
    Screen("replay", tables.replay),
    Screen("learn", _go(Place.LEARN)),
    Screen("settings", _go(Place.SETTINGS), light_too=True),
    Screen("help", _go(Place.HELP)),
)


def main(words: list[str]) -> int:
    """Take the pictures that are wanted; all when none is named."""
    qInstallMessageHandler(lambda *_said: None)  # the offscreen platform excuses itself for every window
    folder, scale, only = Path(words[0]), int(words[1]), words[2:]
    studio = Studio(folder, scale)
    try:
        if not only or "faces" in only:
            save_contact_sheet(folder / f"faces{'' if scale == 1 else f'@{scale}x'}.png", scale)
        for screen in SCREENS:
            if not only or screen.name in only:
                studio.take(screen)
    except OSError as error:
        sys.stderr.write(tell(faults.told(error), Tongue.RUSSIAN) + "\n")
        return 1
    finally:
        studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
