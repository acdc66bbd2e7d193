"""Card lists come in as a whole, again without doubling, and ask before they change how a card plays."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from carddb.catalogue import Catalogue
from carddb.errata import Erratum
from carddb.facts import Card, CardType, ClassicFacts, Element, Facts, Game, ListKind, Rarity, X
from carddb.imports.plan import Decision, ImportPlan, Report
from carddb.imports.tables import columns_of
from carddb.message import CatalogueError, Say
from carddb.progress import Cancelled, Progress, Stage, complete
from tests.catalogue.shelf import card, write_set

DOG = (Game.HEROES, "пес")
DIGITAL = {
    "id": 5, "name": "Пёс", "type": "Существо", "cost": 1, "attack": 2, "health": 1, "rarity": "common",
    "elements": ["dark"], "set": "Основной", "text": "Зверь\nНайм - Гавкнуть 🪙",
}  # fmt: skip
PAPER = {
    "id": "14/2", "set": 14, "number": 2, "name": "Пёс", "name_conf": 78, "type": "Существо", "elements": ["Степи"],
    "cost": "3", "attack": "2", "health": "4", "class": "Зверь", "text": "Рывок. {COIN}", "text_conf": 94.3,
    "year": None,
}  # fmt: skip
SITE = {
    "id": 900, "name": "Пёс", "number": 7, "type": "CREATURE", "cost": 2, "attack": 2, "health": 2,
    "cardClasses": ["Зверь", {"name": "Дух"}], "elements": ["FOREST", "Тьма"], "rarity": "RARE", "text": "{TAP}: Выть.",
    "errata": "", "set": 3, "setInfo": {"name": "Псы", "ordinal": 18, "release": [2024, 3, 5]}, "variant": "regular",
}  # fmt: skip
CLASSIC = {
    "id": "10002", "set_id": 10, "number": 2, "name": "Кшар", "rarity": 3, "cost": 3, "elite": True, "uniq": False,
    "color": 17, "class": [""], "type": 1, "life": 6, "move": None, "hit": [1, 2, 2], "icons": {"sph": 0, "uchr": 1},
    "text": "{tap}: {uchr} на 1.", "horde": True,
}  # fmt: skip

NOTHING = {"attack": 0, "health": 0}
LIFE = {"cost": 0, "attack": 0, "health": 25}


@pytest.fixture
def box(home: Path, tmp_path: Path) -> Iterator[Catalogue]:
    opened = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="Свой текст.")))
    yield opened
    opened.close()


def written(folder: Path, *records: Any, name: str = "list.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(records, ensure_ascii=False, indent=1), encoding="utf-8")
    return path


def planned(box: Catalogue, path: Path, **options: Any) -> ImportPlan:
    return complete(box.plan_import(path, **options))


def imported(box: Catalogue, path: Path, **options: Any) -> Report:
    return complete(box.import_list(path, **options))


def dog(box: Catalogue) -> Card:
    found = box.card("Пёс")
    assert found is not None
    return found


def facts(box: Catalogue, tmp_path: Path, record: dict[str, Any]) -> Facts:
    imported(box, written(tmp_path, record))
    found = box.card(record["name"], Game.CLASSIC if "color" in record else Game.HEROES)
    assert found is not None
    return found.facts


# ------------------------------------------------------------------------------------------- what each list says


def test_heroes_digital_has_the_class_in_the_texts_first_line(box: Catalogue, tmp_path: Path) -> None:
    """The rest of the text stays as it is printed, signs and dashes too."""
    assert facts(box, tmp_path, DIGITAL) == Facts(
        Game.HEROES, "Пёс", CardType.CREATURE, (Element.DARKNESS,), 1, 2, 1, ("Зверь",), Rarity.COMMON,
        "Найм - Гавкнуть 🪙", "", "Основной", "5",
    )  # fmt: skip


def test_heroes_paper_has_numbers_as_text_and_a_confidence(box: Catalogue, tmp_path: Path) -> None:
    """The set's name and year are known by its number."""
    assert facts(box, tmp_path, PAPER) == Facts(
        Game.HEROES, "Пёс", CardType.CREATURE, (Element.STEPPE,), 3, 2, 4, ("Зверь",), None, "Рывок. {COIN}", "",
        "14", "2",
    )  # fmt: skip
    printing = dog(box).printing
    assert (printing.set_name, printing.date, printing.confidence, printing.kind) == (
        "Пробуждение драконов",
        "2021",
        94,
        ListKind.PAPER,
    )


def test_berserkdeck_has_classes_sets_and_dates(box: Catalogue, tmp_path: Path) -> None:
    """The set's number is its ordinal; an answer wrapped in `data` is read as well."""
    path = tmp_path / "api.json"
    path.write_text(json.dumps({"data": [SITE]}), encoding="utf-8")
    imported(box, path)
    assert dog(box).facts == Facts(
        Game.HEROES, "Пёс", CardType.CREATURE, (Element.FOREST, Element.DARKNESS), 2, 2, 2, ("Зверь", "Дух"),
        Rarity.RARE, "{TAP}: Выть.", "", "18", "7",
    )  # fmt: skip
    assert (dog(box).printing.set_name, dog(box).printing.date) == ("Псы", "2024-03-05")


def test_berserkdecks_errata_stand_over_the_text(box: Catalogue, tmp_path: Path) -> None:
    """And are not doubled by the next import."""
    path = written(tmp_path, SITE | {"errata": "{TAP}: Лаять."})
    imported(box, path)
    imported(box, path)
    assert (dog(box).text, dog(box).facts.text) == ("{TAP}: Лаять.", "{TAP}: Выть.")
    assert [(each.text, each.date) for each in box.errata()] == [("{TAP}: Лаять.", "2024-03-05")]


def test_a_printing_of_another_variant_is_a_printing_of_its_own(box: Catalogue, tmp_path: Path) -> None:
    """Foils share set and number with the regular card."""
    imported(box, written(tmp_path, SITE, SITE | {"variant": "pf", "isFoil": True}))
    assert [each.variant for each in box.printings(DOG)] == ["", "pf", ""]


def test_classic_nxt_is_the_classic_game(box: Catalogue, tmp_path: Path) -> None:
    """Colours are bits; strikes, moves and icons are kept; the text too."""
    assert facts(box, tmp_path, CLASSIC) == Facts(
        Game.CLASSIC, "Кшар", CardType.FLYER, (Element.STEPPE, Element.DARKNESS), 3, None, 6, (), Rarity.RARE,
        "{tap}: {uchr} на 1.", "", "10", "2", frozenset(),
        ClassicFacts(True, False, True, None, (1, 2, 2), (("sph", 0), ("uchr", 1))),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "kind", "classes", "stats"),
    [
        ({"type": "Заклинанией", **NOTHING, "text": "Гром."}, CardType.SPELL, (), (1, None, None)),
        ({"type": "Заклинание", "text": "Ковен"}, CardType.CREATURE, ("Ковен",), (1, 2, 1)),
        ({"type": "Заклинание", "attack": 3, "health": 0, "text": "Гром."}, CardType.SPELL, (), (1, None, None)),
        ({"type": "Экипировка", **NOTHING, "text": "Гном\nОрда"}, CardType.CREATURE, ("Гном",), (1, 0, 0)),
        ({"type": "Экипировка", **NOTHING, "text": "Меч."}, CardType.SUPPORT, (), (1, None, None)),
        ({"type": "Оружие", "text": "Режет."}, CardType.SUPPORT, ("Оружие",), (1, None, None)),
        ({"type": "?"}, CardType.CREATURE, ("Зверь",), (1, 2, 1)),
        ({"type": "?", **LIFE, "text": "Герой-маг\nКолдует"}, CardType.HERO, ("Маг",), (None, None, 25)),
        ({"type": "?", **NOTHING, "text": "Местность\nШумит"}, CardType.SUPPORT, ("Местность",), (1, None, None)),
        ({"type": "Герой", **LIFE, "text": "Герой маг\nКолдует"}, CardType.HERO, ("Маг",), (None, None, 25)),
        ({"text": "Тао-Дан\nНайм - X"}, CardType.CREATURE, ("Тоа-Дан",), (1, 2, 1)),
        ({"text": "Рывок\nНайм - X"}, CardType.CREATURE, (), (1, 2, 1)),
        ({"cost": "Х"}, CardType.CREATURE, ("Зверь",), (X, 2, 1)),
    ],
)  # fmt: skip
def test_slips_of_type_and_class_are_put_right(
    box: Catalogue,
    tmp_path: Path,
    change: dict[str, Any],
    kind: CardType,
    classes: tuple[str, ...],
    stats: tuple[object, ...],
) -> None:
    """The record's other facts bear out its type; numbers that a type has not are dropped (106.1.1)."""
    found = facts(box, tmp_path, DIGITAL | change | {"name": "Другой"})
    assert (found.type, found.classes, (found.cost, found.strike, found.life)) == (kind, classes, stats)


def test_what_was_put_right_is_told(box: Catalogue, tmp_path: Path) -> None:
    """Field, as printed, as taken."""
    report = imported(box, written(tmp_path, DIGITAL | {"type": "Заклинанией", "text": "Гром.", "health": 0}))
    assert [str(each) for each in report.mended] == [
        "record.mended: card=Пёс, field=type, printed=Заклинанией, taken=Заклинание",
        "record.dropped: card=Пёс, field=strike, printed=2",
    ]


# --------------------------------------------------------------------------------------------- again and again


def test_importing_again_doubles_nothing(box: Catalogue, tmp_path: Path) -> None:
    """The second time everything is there as it is in the file."""
    path = written(tmp_path, DIGITAL, DIGITAL | {"id": 6, "name": "Кот"})
    first, second = imported(box, path), imported(box, path)
    assert (first.new, first.changed, first.unchanged) == (2, 0, 0)
    assert (second.new, second.changed, second.unchanged) == (0, 0, 2)
    assert len(box.printings(DOG)) == 2


def test_importing_a_changed_file_updates(box: Catalogue, tmp_path: Path) -> None:
    """One printing is its list, set and number, whatever else changes: the name too."""
    imported(box, written(tmp_path, DIGITAL))
    report = imported(box, written(tmp_path, DIGITAL | {"name": "Пёс-страж", "cost": 4}))
    assert (report.new, report.changed) == (0, 1)
    renamed = box.card("Пёс-страж")
    assert renamed is not None and renamed.facts.cost == 4
    assert dog(box).printing.list_id == "box"


def test_two_cards_with_one_number_both_go_in(box: Catalogue, tmp_path: Path) -> None:
    """A list's slip costs no card; the same card twice is told."""
    other = DIGITAL | {"name": "Кот"}
    report = imported(box, written(tmp_path, DIGITAL, other, other))
    assert report.new == 2
    assert [(each.record, each.line, each.reason.name) for each in report.skipped] == [(3, 30, Say.RECORD_TWICE)]


@pytest.mark.parametrize(
    ("record", "name", "told"),
    [
        ("просто строка", Say.RECORD_NOT_ONE, "просто строка"),
        ({"name": ""}, Say.RECORD_FIELD_MISSING, "name"),
        ({"name": 7}, Say.RECORD_FIELD_WRONG, "name"),
        ({"name": "П" * 101}, Say.RECORD_FIELD_LONG, "name"),
        ({"text": "т" * 3001}, Say.RECORD_FIELD_LONG, "text"),
        ({"text": "до\0после"}, Say.RECORD_FIELD_WRONG, "text"),
        ({"text": ["Рывок"]}, Say.RECORD_FIELD_WRONG, "text"),
        ({"type": "Чары"}, Say.RECORD_FIELD_WRONG, "type"),
        ({"cost": "много"}, Say.RECORD_FIELD_WRONG, "cost"),
        ({"cost": -1}, Say.RECORD_FIELD_WRONG, "cost"),
        ({"cost": 10**12}, Say.RECORD_FIELD_WRONG, "cost"),
        ({"cost": 1.5}, Say.RECORD_FIELD_WRONG, "cost"),
        ({"attack": True}, Say.RECORD_FIELD_WRONG, "attack"),
        ({"elements": "dark"}, Say.RECORD_FIELD_WRONG, "elements"),
        ({"elements": ["огонь"]}, Say.RECORD_FIELD_WRONG, "elements"),
        ({"elements": [["dark"]]}, Say.RECORD_FIELD_WRONG, "elements"),
        ({"rarity": {}}, Say.RECORD_FIELD_WRONG, "rarity"),
    ],
)
def test_a_bad_record_is_left_out_with_its_line_and_reason(
    box: Catalogue, tmp_path: Path, record: Any, name: Say, told: str
) -> None:
    """The rest of the list goes in."""
    bad = DIGITAL | {"id": 6} | record if isinstance(record, dict) else record
    report = imported(box, written(tmp_path, DIGITAL, bad))
    assert report.new == 1
    (left_out,) = report.skipped
    assert (left_out.record, left_out.line, left_out.reason.name) == (2, 16, name)
    assert told in dict(left_out.reason.arguments).values()


# ------------------------------------------------------------------------------------------------- conflicts


def test_a_card_that_would_play_otherwise_is_a_conflict(box: Catalogue, tmp_path: Path) -> None:
    """With what is in force now and what would be; nothing has changed yet."""
    plan = planned(box, written(tmp_path, DIGITAL, DIGITAL | {"id": 6, "name": "Кот"}))
    (conflict,) = plan.conflicts
    assert (conflict.key, conflict.before.text, conflict.after.text) == (DOG, "Свой текст.", "Найм - Гавкнуть 🪙")
    assert dog(box).text == "Свой текст."
    assert box.card("Кот") is None


def test_a_printing_that_says_the_same_is_no_conflict(box: Catalogue, tmp_path: Path) -> None:
    """Another number, rarity or quotation marks change no play."""
    imported(box, written(tmp_path, PAPER))
    again = PAPER | {"id": "15/9", "set": 15, "number": 9, "text": "РЫВОК. {COIN}"}
    assert planned(box, written(tmp_path, again)).conflicts == ()


@pytest.mark.parametrize(("decision", "text"), [(Decision.TAKE, "Найм - Гавкнуть 🪙"), (Decision.KEEP, "Свой текст.")])
def test_a_conflict_is_decided_for_all(box: Catalogue, tmp_path: Path, decision: Decision, text: str) -> None:
    """Take what is imported or keep what was."""
    report = complete(box.apply_import(planned(box, written(tmp_path, DIGITAL)), default=decision))
    assert dog(box).text == text
    assert report.kept == (decision is Decision.KEEP)
    assert len(box.printings(DOG)) == 2


def test_conflicts_are_decided_one_by_one(home: Path, tmp_path: Path) -> None:
    """Each by its card."""
    box = Catalogue(home, write_set(tmp_path / "sets", card(1, "Пёс", text="1"), card(2, "Кот", text="2")))
    plan = planned(box, written(tmp_path, DIGITAL, DIGITAL | {"id": 6, "name": "Кот"}))
    complete(box.apply_import(plan, {DOG: Decision.KEEP}))
    assert [found.text for found in box.search("").cards] == ["Найм - Гавкнуть 🪙", "1"]
    box.close()


def test_a_kept_wording_asks_no_second_time(box: Catalogue, tmp_path: Path) -> None:
    """The decision is the player's choice from then on."""
    path = written(tmp_path, DIGITAL)
    complete(box.apply_import(planned(box, path), default=Decision.KEEP))
    changed = planned(box, written(tmp_path, DIGITAL | {"text": "Зверь\nДругое"}))
    assert (len(changed.updated), changed.conflicts) == (1, ())


def test_keeping_against_the_same_list_leaves_its_printing_alone(box: Catalogue, tmp_path: Path) -> None:
    """An update of the printing in force is not written at all."""
    imported(box, written(tmp_path, DIGITAL))
    plan = planned(box, written(tmp_path, DIGITAL | {"cost": 9}))
    complete(box.apply_import(plan, default=Decision.KEEP))
    assert dog(box).facts.cost == 1


def test_an_older_list_imported_again_takes_nothing_over_in_silence(box: Catalogue, tmp_path: Path) -> None:
    """It would become the newest: its unchanged cards are conflicts too."""
    table = tmp_path / "mine.csv"
    imported(box, written(tmp_path, DIGITAL))
    table.write_text("name,type,cost,strike,life,text\nПёс,существо,1,2,1,Из таблицы\n", encoding="utf-8")
    complete(box.apply_import(planned(box, table), default=Decision.TAKE))
    with box._storage.changing() as connection:
        connection.execute("UPDATE list SET imported_at = '2020' WHERE id = 'heroes-digital'")
    assert dog(box).text == "Из таблицы"
    plan = planned(box, written(tmp_path, DIGITAL, DIGITAL | {"id": 6, "name": "Кот"}))
    assert [each.key for each in plan.conflicts] == [DOG]
    complete(box.apply_import(plan, default=Decision.KEEP))
    assert dog(box).text == "Из таблицы"


def test_an_erratum_stands_over_what_is_imported(box: Catalogue, tmp_path: Path) -> None:
    """So a new printing of the same facts is no conflict."""
    box.add_erratum(Erratum(Game.HEROES, "Пёс", "Эррата.", "2020-01-01"))
    imported(box, written(tmp_path, DIGITAL))
    assert dog(box).text == "Эррата."
    assert planned(box, written(tmp_path, DIGITAL | {"text": "Зверь\nИначе"})).conflicts == ()


# --------------------------------------------------------------------------------------- whole or not at all


def test_progress_is_told_and_ends_full(box: Catalogue, tmp_path: Path) -> None:
    """Reading, comparing, writing."""
    seen: list[Progress] = []
    path = written(tmp_path, *(DIGITAL | {"id": number, "name": f"Пёс {number}"} for number in range(600)))
    complete(box.import_list(path), lambda progress: seen.append(progress) or True)
    assert list(dict.fromkeys(each.stage for each in seen)) == [
        Stage.READING,
        Stage.COMPARING,
        Stage.WRITING,
    ]
    assert all(each.done <= each.total for each in seen)


@pytest.mark.parametrize("stage", [Stage.READING, Stage.COMPARING, Stage.WRITING])
def test_a_cancelled_import_changes_nothing(box: Catalogue, tmp_path: Path, stage: Stage) -> None:
    """In whatever stage it is stopped."""
    path = written(tmp_path, *(DIGITAL | {"id": number, "name": f"Пёс {number}"} for number in range(600)))
    before = box.lists()
    with pytest.raises(Cancelled):
        complete(box.import_list(path), lambda progress: progress.stage is not stage)
    assert box.lists() == before


def test_an_import_stopped_while_writing_leaves_nothing(box: Catalogue, tmp_path: Path) -> None:
    """Half of the records were written already: all are taken back."""
    path = written(tmp_path, *(DIGITAL | {"id": number, "name": f"Пёс {number}"} for number in range(600)))
    with pytest.raises(Cancelled):
        complete(box.import_list(path), lambda progress: (progress.stage, progress.done) != (Stage.WRITING, 500))
    assert [each.id for each in box.lists()] == ["box"]
    assert box.card("Пёс 1") is None


def test_a_removed_list_leaves_no_trace(box: Catalogue, tmp_path: Path) -> None:
    """Printings and the choices that point at them go; the box stays."""
    imported(box, written(tmp_path, DIGITAL))
    box.choose(dog(box).printing)
    box.remove_list("heroes-digital")
    assert (dog(box).text, [each.id for each in box.lists()]) == ("Свой текст.", ["box"])


# ------------------------------------------------------------------------------------------------ CSV and XLSX

CSV = (
    "№;Название;Тип;Стихия;Цена;Удар;Жизнь;Класс;Текст;Заметки\n"
    '1;Кот;Существо;Лес, Тьма;2;1;3;Зверь/Дух;"Рывок;\nНайм: Мяу.";мой\n'
    "\n"
    "2;Гром;Заклинание;;X;;;;Греметь.;\n"
)
CAT = Facts(
    Game.HEROES, "Кот", CardType.CREATURE, (Element.FOREST, Element.DARKNESS), 2, 1, 3, ("Зверь", "Дух"), None,
    "Рывок;\nНайм: Мяу.", "", "", "1",
)  # fmt: skip


def xlsx(path: Path, *rows: list[object]) -> Path:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    book.save(path)
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16"])
def test_a_csv_is_read_in_any_usual_encoding(box: Catalogue, tmp_path: Path, encoding: str) -> None:
    """Columns by their Russian headers, several classes and elements in a cell, quoted line ends."""
    path = tmp_path / "мои.csv"
    path.write_bytes(CSV.encode(encoding))
    report = imported(box, path)
    found = box.card("Кот")
    assert (report.new, report.source.list_id) == (2, "table:мои")
    assert found is not None and found.facts == CAT


def test_a_xlsx_is_read_with_its_numbers(box: Catalogue, tmp_path: Path) -> None:
    """Whole floats are numbers, English headers work too."""
    headers: list[object] = ["name", "type", "elements", "cost", "strike", "life", "class", "text", "number"]
    cat: list[object] = ["Кот", "Существо", "Лес/Тьма", 2.0, 1, 3, "Зверь; Дух", "Рывок;\nНайм: Мяу.", 1]
    imported(box, xlsx(tmp_path / "мои.xlsx", headers, cat))
    found = box.card("Кот")
    assert found is not None and found.facts == CAT


def test_a_table_comes_with_the_wizards_columns(box: Catalogue, tmp_path: Path) -> None:
    """Headers, some rows, a guess; the person's mapping goes before it, and so does the list's name."""
    path = tmp_path / "мои.csv"
    path.write_text("Как зовут,Что это,Слова\nКот,заклинание,Мяу.\n", encoding="utf-8")
    columns = columns_of(path)
    assert (columns.headers, columns.sample, columns.guess) == (
        ("Как зовут", "Что это", "Слова"),
        (("Кот", "заклинание", "Мяу."),),
        {},
    )
    report = imported(box, path, mapping={"name": 0, "type": 1, "text": 2}, name="Дома")
    found = box.card("Кот")
    assert (report.source.list_id, found and found.text) == ("table:Дома", "Мяу.")


def test_a_bad_row_is_left_out_with_its_line(box: Catalogue, tmp_path: Path) -> None:
    """Counted as an editor counts lines, with quoted line ends; the column is called as in the file."""
    path, header = tmp_path / "мои.csv", "Цена"
    path.write_text(CSV + "3;Ёж;Существо;Лес;много;1;1;;;\n", encoding="utf-8")
    report = imported(box, path)
    assert [(each.record, each.line, each.reason["field"]) for each in report.skipped] == [(4, 6, header)]


# ------------------------------------------------------------------------------------------------- bad files


def a_bomb(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as book, book.open("xl/worksheets/sheet1.xml", "w") as sheet:
        for _ in range(600):
            sheet.write(bytes(1024 * 1024))


BAD_FILES = {
    "truncated.json": json.dumps([DIGITAL], ensure_ascii=False).encode()[:-40],
    "cut-letter.json": json.dumps([DIGITAL], ensure_ascii=False).encode()[:60] + b"\xd0",
    "broken-letters.json": json.dumps([DIGITAL] * 3, ensure_ascii=False).encode().replace("П".encode(), b"\xd0\xff"),
    "nul.json": b"[\0]",
    "binary.json": bytes(range(256)) * 10,
    "empty.json": b"",
    "empty-list.json": b"[]",
    "number.json": b"42",
    "deep.json": b"[" * 200_000,
    "infinite.json": b'[{"text_conf": Infinity}]',
    "huge-number.json": b'[{"text_conf": ' + b"9" * 6000 + b"}]",
    "other.json": b'[{"title": "x"}]',
    "wrapped.json": b'{"cards": {"a": 1}}',
    "all-bad.json": json.dumps([DIGITAL | {"cost": "?"}]).encode(),
    "empty.csv": b"",
    "no-names.csv": "Цена,Удар\n1,2\n".encode(),
    "only-head.csv": "Название,Тип\n".encode(),
    "huge-field.csv": ("Название,Текст\nПёс," + "т" * 200_000 + "\n").encode(),
    "nul.csv": "Название,Тип\nПёс\0,Существо\n".encode(),
    "no-zip.xlsx": b"PK\x03\x04" + b"\0" * 100,
    "no-book.xlsx": b"PK\x05\x06" + b"\0" * 18,
}  # fmt: skip


def a_book() -> bytes:
    """A sound XLSX list of many rows."""
    book, target = openpyxl.Workbook(), io.BytesIO()
    book.active.append(["Название", "Тип", "Цена"])
    for number in range(200):
        book.active.append([f"Пёс {number}", "Заклинание", 2])
    book.save(target)
    return target.getvalue()


@pytest.mark.parametrize("share", [0.05, 0.3, 0.6, 0.9, 0.99])
def test_a_truncated_xlsx_ends_in_a_message_and_changes_nothing(box: Catalogue, tmp_path: Path, share: float) -> None:
    """Wherever it was cut."""
    whole, path, before = a_book(), tmp_path / "cut.xlsx", box.lists()
    path.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(CatalogueError, match=r"cut\.xlsx"):
        imported(box, path)
    assert box.lists() == before


def test_a_xlsx_whose_parts_lead_out_writes_nowhere(box: Catalogue, tmp_path: Path) -> None:
    """A book is read in memory: its names are no places."""
    folder = tmp_path / "inner"
    folder.mkdir()
    path = folder / "out.xlsx"
    path.write_bytes(a_book())
    with zipfile.ZipFile(path, "a") as book:
        book.writestr("../evil.txt", "evil")
        book.writestr("/evil.txt", "evil")
    assert imported(box, path).new == 200
    assert [found.name for found in tmp_path.rglob("evil*")] == []


@pytest.mark.parametrize(
    "change", [{"name": 5}, {"name": ["Пёс"]}, {"text": {"a": 1}}, {"elements": "dark"}, {"attack": [2]},
               {"attack": True}, {"attack": -1}, {"attack": 10**400}, {"text": "т" * 5000}, {"name": "Пёс\0"},
               {"text": "Рывок\0."}, {"rarity": None}, {"cost": 1.5}, {"name": "\ud800"}],
    ids=str,
)  # fmt: skip
def test_a_record_of_wrong_types_is_left_out_and_the_rest_goes_in(
    box: Catalogue, tmp_path: Path, change: dict[str, object]
) -> None:
    """Told by its number; nothing of it is guessed."""
    path = tmp_path / "list.json"
    path.write_text(json.dumps([DIGITAL | change, DIGITAL | {"id": 9, "name": "Другой"}]), encoding="utf-8")
    report = imported(box, path)
    assert (report.new, [each.record for each in report.skipped]) == (1, [1])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
def test_a_json_list_is_read_in_any_usual_encoding(box: Catalogue, tmp_path: Path, encoding: str) -> None:
    """As editors save it."""
    path = tmp_path / "list.json"
    path.write_text(json.dumps([DIGITAL | {"text": "Рывок."}], ensure_ascii=False), encoding=encoding)
    assert imported(box, path).new == 1


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_ends_in_a_message_and_changes_nothing(box: Catalogue, tmp_path: Path, name: str) -> None:
    """Truncated, of other types, huge, with NUL bytes or broken letters: told by its name."""
    path = tmp_path / name
    path.write_bytes(BAD_FILES[name])
    before = box.lists()
    with pytest.raises(CatalogueError) as caught:
        imported(box, path)
    assert caught.value.messages[0]["file"] == name
    assert box.lists() == before


def test_a_list_of_bad_records_alone_says_why(box: Catalogue, tmp_path: Path) -> None:
    """The first reasons, with their records."""
    path = tmp_path / "all-bad.json"
    path.write_text(json.dumps([DIGITAL | {"cost": "?"}] * 9), encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        imported(box, path)
    empty, *reasons = caught.value.messages
    assert (empty.name, [each["record"] for each in reasons]) == (Say.IMPORT_NO_RECORDS, [1, 2, 3, 4, 5])


def test_a_zip_bomb_is_refused_unpacked(box: Catalogue, tmp_path: Path) -> None:
    """By the sizes in its directory."""
    path = tmp_path / "bomb.xlsx"
    a_bomb(path)
    with pytest.raises(CatalogueError) as caught:
        imported(box, path)
    assert caught.value.messages[0].name is Say.FILE_TOO_LARGE


@pytest.mark.parametrize(("name", "cards"), [("heroes-digital", 222), ("heroes-paper", 927), ("classic-nxt", 785)])
def test_the_real_lists_go_in_whole(box: Catalogue, reference: Path, name: str, cards: int) -> None:
    """Every record of the lists that players have."""
    report = imported(box, reference / "cards" / f"{name}.dev.json")
    assert (report.new, report.skipped) == (cards, ())


def test_a_date_of_a_table_puts_the_text_in_force_from_then_on(box: Catalogue, tmp_path: Path) -> None:
    """A printing known to be later does not count before its day."""
    path = tmp_path / "мои.csv"
    path.write_text("Название,Тип,Цена,Удар,Жизнь,Текст,Дата\nПёс,Существо,2,1,3,Новый.,2024-05-01\n", encoding="utf-8")
    imported(box, path)
    assert box.text_in_force(DOG, date(2024, 4, 30)) == "Свой текст."
    assert box.text_in_force(DOG, date(2024, 5, 1)) == "Новый."
