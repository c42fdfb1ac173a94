"""The last page of a print of changes: what to take out, replace and add, in the languages of the print."""

from pathlib import Path

import pypdf
import pytest

from cards import load_game
from generator.display import GlyphRun
from generator.face import Look
from generator.job import Printed, PrintJob, print_selection, select
from generator.job.manifest import Change, manifest_path, read_manifest
from generator.job.removal import called, removal_pages
from generator.paper import load_sheet

GAME = load_game("boombit")
AIDS, TOKENS = {"ru": "Карта-памятка", "he": "קלף עזר"}, {"ru": "Жетон", "he": "סמן"}
SAID = {
    "ru": ["Что сделать с прежней печатью", "Заменить", "Вынуть", "Добавить", "вынуть", "вложить"],
    "he": ["מה לעשות בהדפסה הקודמת", "להחליף", "להוציא", "להוסיף", "להוציא", "להכניס"],
}


def reprint(folder: Path, before: str, now: str, lang: str, sheet: str = "a4", second: str | None = None) -> Printed:
    """Print a deck, and then what has changed in it."""
    deck = folder / "deck.txt"
    job = PrintJob(look=Look(lang=lang, second=second), sheet=load_sheet(sheet), note="where it comes from")
    deck.write_text(before)
    print_selection(select([str(deck)]), job, folder / "old.pdf")
    deck.write_text(now)
    earlier = read_manifest(folder / "old.pdf")
    return print_selection(select([str(deck)]), job, folder / "new.pdf", earlier)


def last_page(path: Path) -> str:
    return " ".join(pypdf.PdfReader(path).pages[-1].extract_text().split())


def test_the_pdf_ends_with_what_to_take_out_and_what_to_add(tmp_path: Path, lang: str) -> None:
    done = reprint(tmp_path, "Hero: bruiser\n3 cow\n2 cluster-bomb\n", "Hero: bruiser\n4 cow\n1 robot\n", lang)
    assert (done.cards, done.pages, done.findings) == (2, 3, ())
    reader = pypdf.PdfReader(tmp_path / "new.pdf")
    assert len(reader.pages) == 3
    assert {tuple(page.mediabox) for page in reader.pages} == {tuple(reader.pages[0].mediabox)}
    said = last_page(tmp_path / "new.pdf")
    names = {card: GAME.words[lang][card].name for card in ("cow", "cluster-bomb", "robot", "bruiser")}
    assert "⭘ 2× " + names["cluster-bomb"] in said
    assert "⭘ 1× " + names["cow"] in said
    assert "⭘ 1× " + names["robot"] in said
    assert names["bruiser"] not in said
    title, _, remove, add, _, _ = SAID[lang]
    assert said.index(title) < said.index(f"{remove}:") < said.index(names["cluster-bomb"])
    assert said.index(names["cluster-bomb"]) < said.index(f"{add}:") < said.index(names["robot"])
    assert "where it comes from" in said


def test_what_is_no_card_is_named_in_the_readers_language_too(lang: str) -> None:
    twister = (load_game("twister"),)
    named = [
        called(f"twister/{one}", twister, lang) for one in ("blue-troll", f"aid-3-{lang}", "action-point", "gone-by")
    ]
    assert named[0] == twister[0].words[lang]["blue-troll"].name
    assert named[1:] == [f"{AIDS[lang]} 3", f"{TOKENS[lang]}: action point", "gone by"]


def test_there_is_no_page_if_nothing_is_to_be_taken_out(tmp_path: Path) -> None:
    done = reprint(tmp_path, "Hero: bruiser\n3 cow\n", "Hero: bruiser\n4 cow\n", "ru")
    assert done.pages == 2
    assert SAID["ru"][0] not in last_page(tmp_path / "new.pdf")


def test_there_is_a_page_even_if_cards_are_only_taken_out(tmp_path: Path) -> None:
    done = reprint(tmp_path, "Hero: bruiser\n3 cow\n1 robot\n", "Hero: bruiser\n3 cow\n", "he")
    assert (done.cards, done.pages) == (0, 1)
    assert "⭘ 1× " + GAME.words["he"]["robot"].name in last_page(tmp_path / "new.pdf")
    assert read_manifest(manifest_path(tmp_path / "new.pdf")).copies == {"boombit/bruiser": 1, "boombit/cow": 3}


def test_a_changed_card_is_replaced_old_for_new() -> None:
    changed = Change(add={"boombit/cow": 4}, remove={"boombit/cow": 3, "boombit/no-such-card": 1})
    pages, findings = removal_pages(changed, [GAME], Look(lang="ru"), (210, 297))
    assert (len(pages), findings) == (1, ())
    said = said_on(pages[0])
    assert "Заменить: эти карты изменились" in said
    assert "⭘3×4×Корова" in said.replace(" ", "")
    assert "no such card" in said  # a card that is no longer in the game
    assert "Добавить" not in said


def test_a_card_is_looked_for_by_the_name_that_is_on_its_paper(tmp_path: Path) -> None:
    gone, renamed = "boombit/no-such-card", "boombit/cow"
    changed = Change({renamed: 3}, {renamed: 3, gone: 1}, {renamed: "Бурёнка", gone: "Телёнок"})
    said = said_on(removal_pages(changed, [GAME], Look(lang="ru"), (210, 297))[0][0]).replace(" ", "")
    assert "Бурёнка→Корова" in said and "Телёнок" in said
    done = reprint(tmp_path, "Hero: bruiser\n3 cow\n1 robot\n", "Hero: bruiser\n3 cow\n", "ru")
    assert done.change and done.change.names == {"boombit/robot": "Робот"}


def test_both_languages_of_a_bilingual_print_are_named(tmp_path: Path) -> None:
    reprint(tmp_path, "Hero: bruiser\n3 cow\n", "Hero: bruiser\n2 cow\n", "he", second="ru")
    said = last_page(tmp_path / "new.pdf")
    assert "פרה" in said
    assert "Корова" in said


@pytest.mark.parametrize("sheet", ["letter", "a4-large", "card"])
def test_a_long_list_continues_on_more_paper_of_the_same_size(sheet: str) -> None:
    paper = load_sheet(sheet).paper
    changed = Change(add={}, remove={f"boombit/{card_id}": 2 for card_id in GAME.cards})
    pages, findings = removal_pages(changed, [GAME], Look(lang="he"), paper)
    assert findings == ()
    assert len(pages) > 1
    for page in pages:
        for item in page:
            if isinstance(item, GlyphRun):
                assert 0 < item.x < paper[0]
                assert 0 < item.y < paper[1]


def said_on(items: list[object]) -> str:
    return "".join(glyph.char for item in items if isinstance(item, GlyphRun) for glyph in item.glyphs)
