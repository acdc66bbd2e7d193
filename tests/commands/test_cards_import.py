"""`otryad cards import`: what goes in, what it tells, and what happens to conflicts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli import main
from app.commands.cards_import import decide
from app.library import Library
from app.places import home
from carddb.catalogue import Catalogue
from carddb.facts import Game
from carddb.imports.plan import Decision
from carddb.progress import Cancelled, Progress, Stage, complete

ROW = {"set": 99, "type": "Существо", "elements": [], "cost": "1", "attack": "1", "health": "1", "class": ""}


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTRYAD_HOME", str(tmp_path / "home"))


def listed(tmp_path: Path, *cards: tuple[str, str]) -> str:
    """A paper list of creatures with these names and texts."""
    rows = [
        {**ROW, "number": number, "name": name, "text": text, "text_conf": 99.0}
        for number, (name, text) in enumerate(cards, 1)
    ]
    place = tmp_path / "list.json"
    place.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
    return str(place)


def imported(capsys: pytest.CaptureFixture[str], *call: str) -> dict[str, Any]:
    """What the command tells of its only list."""
    assert main(["cards", "import", *call, "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["lists"]
    return dict(told)


def text_of(name: str) -> str:
    catalogue = Catalogue(home())
    card = catalogue.card(name)
    catalogue.close()
    return card.text if card else ""


def test_a_list_goes_in_and_what_plays_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One text is read, one is not."""
    told = imported(capsys, listed(tmp_path, ("Проба", "Рывок."), ("Загадка", "Спойте песню.")))
    assert (told["new"], told["cards_written"], told["cards_playing"]) == (2, 2, 1)
    assert text_of("Проба") == "Рывок."


def test_importing_again_doubles_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All records are as before."""
    place = listed(tmp_path, ("Проба", "Рывок."))
    imported(capsys, place)
    told = imported(capsys, place)
    assert (told["new"], told["changed"], told["unchanged"]) == (0, 0, 1)


@pytest.mark.parametrize(("answer", "text"), [("--take", "Рывок."), ("--keep", None)])
def test_conflicts_are_decided_by_the_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], answer: str, text: str | None
) -> None:
    """The box's own text stays, or gives way."""
    before = text_of("Пиранья")
    imported(capsys, listed(tmp_path, ("Пиранья", "Рывок.")), answer)
    assert text_of("Пиранья") == (text or before)


def test_an_undecided_conflict_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1, and the card is named: nothing is overwritten silently."""
    before = text_of("Пиранья")
    assert main(["cards", "import", listed(tmp_path, ("Пиранья", "Рывок."), ("Проба", "Рывок."))]) == 1
    assert "Пиранья" in capsys.readouterr().err
    assert (text_of("Пиранья"), text_of("Проба")) == (before, "")


def test_a_person_is_asked_once_or_card_by_card(tmp_path: Path) -> None:
    """A nonsense answer is asked again."""
    library = Library(home())
    place = Path(listed(tmp_path, ("Пиранья", "Рывок."), ("Элементаль огня", "Броня 1.")))
    plan = complete(library.plan_import(place))
    library.close()
    answers = iter(("что?", "п", "о", "в"))
    assert list(decide(plan.conflicts, lambda _question: next(answers)).values()) == [Decision.KEEP, Decision.TAKE]
    assert set(decide(plan.conflicts, lambda _question: "в").values()) == {Decision.TAKE}


@pytest.mark.parametrize(("text", "is_one"), [("Рывок, Броня 1.", False), ("Рывок. Броня 2.", True)])
def test_other_words_of_the_same_program_are_no_conflict(tmp_path: Path, text: str, is_one: bool) -> None:
    """Another number is one."""
    library = Library(home())
    complete(library.take_in(complete(library.plan_import(Path(listed(tmp_path, ("Проба", "Рывок. Броня 1.")))))))
    plan = complete(library.plan_import(Path(listed(tmp_path, ("Проба", text)))))
    library.close()
    assert bool(plan.conflicts) is is_one


def test_a_table_is_read_by_the_columns_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By number or by header."""
    place = tmp_path / "мои.csv"
    place.write_text("Кто;Что делает;Сколько\nПроба;Рывок.;2\n", encoding="utf-8")
    call = [str(place), "--columns", "name=1,text=что делает,cost=3", "--name", "Мой список"]
    assert imported(capsys, *call)["list"] == "Мой список"
    assert text_of("Проба") == "Рывок."


@pytest.mark.parametrize("columns", ["имя=1", "name=9", "name", "name=0"])
def test_a_wrong_column_is_a_wrong_call(tmp_path: Path, capsys: pytest.CaptureFixture[str], columns: str) -> None:
    """Exit status 2; the fields are named."""
    place = tmp_path / "мои.csv"
    place.write_text("Кто;Что делает\nПроба;Рывок.\n", encoding="utf-8")
    assert main(["cards", "import", str(place), "--columns", columns]) == 2
    assert "flavour" in capsys.readouterr().err


def test_a_file_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1, by name."""
    assert main(["cards", "import", str(tmp_path / "нет.json")]) == 1
    assert "нет.json" in capsys.readouterr().err


@pytest.mark.parametrize("stage", [Stage.COMPILING, Stage.WRITING])
def test_an_import_cancelled_in_the_middle_changes_nothing(tmp_path: Path, stage: Stage) -> None:
    """Not a card, and not a program."""
    library = Library(home())
    plan = complete(library.plan_import(Path(listed(tmp_path, ("Проба", "Рывок.")))))

    def until(progress: Progress) -> bool:
        return progress.stage is not stage

    with pytest.raises(Cancelled):
        complete(library.take_in(plan), until)
    assert library.catalogue.card("Проба") is None
    library.close()


def test_a_text_that_mentions_a_card_is_read_again_when_the_card_comes(tmp_path: Path) -> None:
    """Names stand inflected; before the card is known they are words like any other."""
    library = Library(home())
    text = "Гибель: Призовите Кракозябру."
    complete(library.take_in(complete(library.plan_import(Path(listed(tmp_path, ("Проба", text)))))))
    card = library.catalogue.card("Проба")
    assert card is not None and library.read(card).declined
    rows = (("Проба", text), ("Кракозябра", "Рывок."))
    complete(library.take_in(complete(library.plan_import(Path(listed(tmp_path, *rows))))))
    assert not library.read(card).declined
    library.close()


def test_classic_cards_are_kept_and_never_read(tmp_path: Path) -> None:
    """Facts and text stay, marked; no program is made of them, and no computer player supposes them in a hand."""
    row = {"set_id": 10, "number": 2, "name": "Кшар", "rarity": 3, "cost": 3, "color": 17, "class": ["Дух"], "type": 0,
           "life": 6, "hit": [1, 2, 2], "icons": {}, "text": "Рывок."}  # fmt: skip
    place = tmp_path / "classic.json"
    place.write_text(json.dumps([row], ensure_ascii=False), encoding="utf-8")
    library = Library(home())
    taken = complete(library.take_in(complete(library.plan_import(place))))
    (card,) = library.catalogue.search("Кшар").cards
    assert (taken.report.new, taken.playing, card.facts.game) == (1, 0, Game.CLASSIC)
    assert library.facts_of(card) is None
    library.close()
