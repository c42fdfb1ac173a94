"""Registration sheets, read back: words in both languages, the QR code as a camera sees it, boxes to 0.1 mm."""

import itertools
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pypdf
import pytest
import zxingcpp

from cards import Deck, load_deck, load_game, starter_refs
from cards.decks import deck_link, fingerprint, qr_code
from cards.decks.deck import parse_text
from generator.accessories.deck_code import deck_text
from generator.accessories.deck_table import column_break
from generator.accessories.registration import register_decks
from generator.accessories.registration_page import Entered, RegistrationLayout, RegistrationPage
from generator.display import GlyphRun, Shape
from rules_checker.judging.verdicts import told_verdict
from tests.budget import first
from tests.generator.drawn import page_picture
from tests.program import fitil, printed

ROOT = Path(__file__).parents[3]
GAME = load_game("boombit")
DPI = 300
PX = DPI / 25.4
BAD = "Hero: bruiser\n9 cow\n5 king-fuse\n2 mulholland\n1 robot\n1 bruiser\n"


def text(path: Path, page: int = 0) -> str:
    """The words of a page, text by text as they were set, so that lines of two directions are not joined."""
    return " ".join(pypdf.PdfReader(path).pages[page].extract_text().split())


@pytest.fixture(scope="module", params=[("he", "ru"), ("ru", "he")], ids=["he", "ru"])
def sheets(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The sheets of a sound deck and of a faulty one, and their languages."""
    lang, second = request.param
    folder = tmp_path_factory.mktemp("sheets")
    (folder / "bad.txt").write_text(BAD)
    done = fitil("registration", "boombit/classics", "bad.txt", "--lang", lang, "-o", "sheets.pdf", cwd=folder)
    assert (done.returncode, done.stderr) == (1, "")
    illegal = {"ru": "недопустимая колода", "he": "חפיסה לא תקינה"}[lang]
    assert done.stdout == f"{printed(lang, 'sheets.pdf', 2)}\nbad.txt: {illegal}\n"
    return folder / "sheets.pdf", lang, second


def test_sheets_are_to_be_printed_at_actual_size(sheets: tuple[Path, str, str]) -> None:
    told = pypdf.PdfReader(sheets[0]).trailer["/Root"]["/ViewerPreferences"]
    assert told == {"/PrintScaling": "/None", "/Duplex": "/Simplex"}


# --- the deck's text -------------------------------------------------------------------------------------------------


def contents(deck: Deck) -> object:
    return deck.game, deck.apart, list(deck.cards.items())


@pytest.mark.parametrize("ref", starter_refs())
def test_the_text_of_a_deck_is_read_back_as_the_deck(ref: str) -> None:
    deck = load_deck(ref)
    assert contents(parse_text(deck_text(deck), Path("code"), "code").whole()) == contents(deck)


def test_the_check_reads_the_text_from_standard_input(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "fitil.py"), "check", "-", "--lang", "en"]
    said = deck_text(load_deck("boombit/mekha")).encode()
    done = subprocess.run(command, check=False, capture_output=True, input=said, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


def test_the_digest_depends_only_on_the_cards() -> None:
    said = "Hero: bruiser\n4 cow\n2 king-fuse\n"
    deck = parse_text(said, Path("a.txt"), "a").whole()
    same = parse_text("2 Царь-фитиль\n2x cow\nHero: הבריון\n2 פרה\n", Path("b.txt"), "b").whole()
    other = parse_text(said.replace("4", "3"), Path("a.txt"), "a").whole()
    assert fingerprint(deck) == fingerprint(same) != fingerprint(other)
    assert len(fingerprint(deck)) == 9


def test_the_code_of_a_starter_deck_is_small_and_of_level_m() -> None:
    for ref in starter_refs():
        code = qr_code(deck_text(load_deck(ref)))
        assert code
        assert code.error in "MQH"
        assert len(code.matrix) <= 73


def test_a_deck_too_long_for_a_code_has_none() -> None:
    deck = Deck(ref="long", game="boombit", cards={f"{'x' * 40}-{n}": 1 for n in range(80)})
    assert qr_code(deck_text(deck)) is None


# --- the page --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "ref"), [(0, "boombit/classics"), (1, "bad.txt")])
def test_the_code_on_the_page_is_the_deck(page: int, ref: str, sheets: tuple[Path, str, str]) -> None:
    path = sheets[0]
    found = zxingcpp.read_barcodes(page_picture(path, page))
    assert len(found) == 1
    deck = load_deck(ref if "/" in ref else str(path.parent / ref))
    assert found[0].text == deck_text(deck)
    assert contents(parse_text(found[0].text, path, "code").whole()) == contents(deck)


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_with_the_address_of_a_site_the_code_opens_its_workshop(lang: str, tmp_path: Path) -> None:
    site = "https://fitil.example/cards/"
    for options, environment in ((("--site", site), {}), ((), {"FITIL_ADDRESS": site})):
        done = fitil(
            "registration", "boombit/mekha", "--lang", lang, *options, "-o", "a.pdf", cwd=tmp_path, **environment
        )
        assert done.returncode == 0
        (code,) = zxingcpp.read_barcodes(page_picture(tmp_path / "a.pdf", dpi=150))
        assert code.text.startswith(f"{site}#deck=1/")
        assert deck_link(load_deck(code.text), site) == deck_link(load_deck("boombit/mekha"), site)
    assert {"ru": "мастерской", "he": "בסדנה"}[lang] in text(tmp_path / "a.pdf")


def test_a_module_of_the_code_is_three_pixels_at_150_dpi(sheets: tuple[Path, str, str]) -> None:
    path, lang, _ = sheets
    image = page_picture(path, dpi=150)
    (found,) = zxingcpp.read_barcodes(image)
    corners = found.position
    side = 3 * len(qr_code(deck_text(load_deck("boombit/classics"))).matrix)
    left, top, right, bottom = corners.top_left.x, corners.top_left.y, corners.bottom_right.x, corners.bottom_right.y
    assert (right - left, bottom - top) == pytest.approx((side, side), abs=2)
    middle = (left + right) / 2 / 150 * 25.4
    assert middle == pytest.approx(12 + 21 if lang == "he" else 210 - 12 - 21, abs=0.6)


@pytest.mark.parametrize(("lang", "second"), first([("he", "ru"), ("ru", "he")]))
def test_the_code_of_every_starter_deck_is_read_at_150_dpi(lang: str, second: str, tmp_path: Path) -> None:
    decks = [Entered(GAME, load_deck(ref)) for ref in starter_refs() if ref.startswith("boombit/")]
    sheet = RegistrationLayout(lang=lang, second=second, paper=(210.0, 297.0))
    register_decks(decks, sheet, told_verdict, tmp_path / "all.pdf")
    read = [zxingcpp.read_barcodes(page_picture(tmp_path / "all.pdf", page, dpi=150)) for page in range(len(decks))]
    assert [[code.text for code in found] for found in read] == [[deck_text(entered.deck)] for entered in decks]


def test_every_card_is_listed_in_both_languages_with_its_copies(sheets: tuple[Path, str, str]) -> None:
    path, lang, second = sheets
    said = text(path)
    deck = load_deck("boombit/classics")
    for card_id, copies in deck.cards.items():
        first, other = (GAME.words[one][card_id].name for one in (lang, second))
        if not any(map(str.isdigit, first)):  # which pypdf takes for a word of another direction
            assert f"{copies}× {first} {other}" in said
    for one in (lang, second):
        assert deck.name[one] in said
        assert GAME.words[one]["bruiser"].name in said


def test_the_sheet_has_fields_to_fill_in(sheets: tuple[Path, str, str]) -> None:
    path, lang, second = sheets
    fields = {
        "ru": ["Регистрационный лист", "Игрок", "Турнир", "Дата", "Подпись", "Колоду проверил судья", "Взыскания"],
        "he": ["דף רישום", "שם השחקן", "טורניר", "תאריך", "חתימה", "נבדק בידי השופט", "אזהרות והורדות נקודות"],
    }
    for page in (0, 1):
        said = text(path, page)
        assert all(field in said for field in (*fields[lang], *fields[second]))


def test_the_verdict_is_that_of_the_check(sheets: tuple[Path, str, str]) -> None:
    path, lang, _ = sheets
    legal = {"ru": "Допустимая колода", "he": "חפיסה תקינה"}
    illegal = {"ru": "Недопустимая колода", "he": "חפיסה לא תקינה"}
    sound, faulty = text(path), text(path, 1)
    assert legal[lang] in sound
    assert illegal[lang] not in sound
    assert illegal[lang] in faulty
    for rule in ("deck.size", "hero.not-in-deck", "deck.max-common", "deck.max-rare", "deck.warn-unplayable"):
        assert rule in faulty
        assert rule not in sound
    fix = {"ru": "Уберите 5 × «Корова».", "he": "מותר שיהיה בחפיסה, אבל אי אפשר"}
    assert fix[lang] in faulty


def test_only_cards_of_other_teams_bear_their_emblem(tmp_path: Path) -> None:
    (tmp_path / "mixed.txt").write_text("Hero: bruiser\n2 robot\n3 mulholland\n4 cow\n4 cluster-bomb\n")
    sheet = RegistrationLayout(lang="ru", second="he", paper=(210, 297))
    page = RegistrationPage(Entered(GAME, load_deck(str(tmp_path / "mixed.txt"))), sheet, told_verdict)
    page.draw()
    marks = [item for item in page.form.items if isinstance(item, Shape) and item.fill == GAME.teams["mekha"].light]
    assert len(marks) == 2
    for mark, card in zip(marks, ("mulholland", "robot"), strict=True):
        name = next(
            run for run in page.form.items if isinstance(run, GlyphRun) and said(run) == GAME.words["ru"][card].name
        )
        ys = [y for _, points in mark.outline for y in points[1::2]]
        assert min(ys) < name.y < max(ys)


def said(run: GlyphRun) -> str:
    return "".join(glyph.char for glyph in run.glyphs)


def test_the_numbers_are_those_of_the_check(sheets: tuple[Path, str, str]) -> None:
    path, lang, _ = sheets
    deck = load_deck("boombit/classics")
    rare = sum(n for card_id, n in deck.cards.items() if GAME.cards[card_id].rarity == "rare")
    shown = {"ru": f"{45 - rare} Обычных", "he": f"{45 - rare} נפוצים"}
    said = text(path)
    assert shown[lang] in said
    assert fingerprint(deck) in said
    assert GAME.version in said


def test_the_lines_of_the_fields_are_in_their_places(sheets: tuple[Path, str, str]) -> None:
    path, lang, _ = sheets
    page, px = page_picture(path, dpi=600), 600 / 25.4
    y = 10 + 15 + 3 + 12 + 1.8 + 21 / 2 - 0.6
    row = [x / px for x in range(page.width) if page.getpixel((x, round(y * px))) < 128]
    wide = (186 - 6) * 0.58
    ends = (12 + wide, 12 + wide + 6) if lang == "ru" else (198 - wide - 6, 198 - wide)
    assert (row[0], row[-1]) == pytest.approx((12, 198), abs=0.1)
    gaps = [(left, right) for left, right in itertools.pairwise(row) if right - left > 0.2]
    assert len(gaps) == 1
    assert gaps[0] == pytest.approx(ends, abs=0.1)


def test_lines_begin_on_the_side_where_the_language_begins(sheets: tuple[Path, str, str]) -> None:
    path, lang, _ = sheets
    page = page_picture(path)
    name = page.crop((0, round(29 * PX), page.width, round(39 * PX))).point(lambda level: 255 * (level < 90))
    left, _, right, _ = name.getbbox()
    assert (right if lang == "he" else left) / PX == pytest.approx(198 if lang == "he" else 12, abs=0.6)


def test_the_plain_list_has_no_fields_and_can_be_in_one_language(tmp_path: Path) -> None:
    wanted = ["boombit/classics", "--list", "--second", "none", "--lang", "ru", "--paper", "letter", "-o", "list.pdf"]
    done = fitil("registration", *wanted, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "list.pdf: 1 страница\n", "")
    said = text(tmp_path / "list.pdf")
    assert "Состав колоды" in said
    assert "Подпись" not in said
    assert not any("\u0590" <= char <= "\u05ff" for char in said)
    assert page_picture(tmp_path / "list.pdf").size in (
        (2550, 3300),
        (2550, 3301),
    )  # a fraction of a pixel is a pixel to pdfium
    assert zxingcpp.read_barcodes(page_picture(tmp_path / "list.pdf"))[0].text == deck_text(
        load_deck("boombit/classics")
    )


def test_a_deck_of_all_cards_is_still_one_page_or_one_clear_line(tmp_path: Path) -> None:
    cards = [card_id for card_id, card in GAME.cards.items() if not GAME.types[card.type].starting]
    (tmp_path / "many.txt").write_text("Hero: bruiser\n" + "\n".join(cards[:60]))
    done = fitil("registration", "many.txt", "--lang", "he", "-o", "many.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")  # it is not legal, and all of it can be read
    assert zxingcpp.read_barcodes(page_picture(tmp_path / "many.pdf"))[0].text.count("\n") == 61
    (tmp_path / "most.txt").write_text("Hero: bruiser\n" + "\n".join(cards))
    done = fitil("registration", "most.txt", "--lang", "he", "-o", "most.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "משורות בעמוד" in done.stderr
    assert not (tmp_path / "most.pdf").exists()


def test_user_input_is_printed_literally(tmp_path: Path) -> None:
    odd = "game: boombit\nhero: bruiser\nname: {ru: 'a~b **c** {star} ☃'}\ncards: {cow: 2}\n"
    (tmp_path / "odd.yaml").write_text(odd)
    done = fitil("registration", "odd.yaml", "--lang", "ru", "-o", "odd.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "a~b **c** {star} ☃" in text(tmp_path / "odd.pdf")


def test_a_folder_and_an_archive_give_a_sheet_of_each_list_with_the_player_it_names(tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "a.txt").write_text("Игрок: Оля Десятова\nHero: bruiser\n4 cow\n", encoding="utf-8")
    (folder / "b.txt").write_text("4 cow\nPlayer: " + "Maximilian " * 30, encoding="utf-8")
    (folder / "c.txt").write_text("4 cwo\n", encoding="utf-8")
    done = fitil("registration", "lists", "--lang", lang, "-o", "sheets.pdf", cwd=tmp_path)
    assert (done.returncode, done.stdout.splitlines()[0]) == (2, printed(lang, "sheets.pdf", 2))
    assert (done.stderr.count("\n"), "c.txt:1" in done.stderr) == (1, True)
    assert "Оля Десятова" in text(tmp_path / "sheets.pdf", 0)
    assert "Maximilian" in text(tmp_path / "sheets.pdf", 1)
    with zipfile.ZipFile(tmp_path / "lists.zip", "w") as archive:
        archive.write(folder / "a.txt", "a.txt")
    done = fitil("registration", "lists.zip", "--lang", lang, "-o", "packed.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "Оля Десятова" in text(tmp_path / "packed.pdf")


def test_a_chat_gives_a_sheet_of_each_player_with_the_team(tmp_path: Path) -> None:
    said = {"Оля Петрова": "Команда: Северный ветер\nГромила\n4 Корова", "Dana": "הבריון\n4 פרה", "Лев": "всем удачи"}
    chat = [f"12.11.2025, 20:15 - {name}: {text}" for name, text in said.items()]
    (tmp_path / "chat.txt").write_text("\n".join(chat), encoding="utf-8")
    done = fitil("registration", "chat.txt", "--lang", "ru", "-o", "sheets.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "не прочитано, это не карты: «всем удачи» (строка 6)" in done.stdout
    first, second = (text(tmp_path / "sheets.pdf", page) for page in range(2))
    assert [name in first for name in (*said, "Северный ветер", "Команда")] == [True, False, False, True, True]
    assert [name in second for name in (*said, "Северный ветер", "Команда")] == [False, True, False, False, False]


def test_a_plain_list_has_no_line_for_the_player(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("Player: Olga Ten\n4 cow\n", encoding="utf-8")
    fitil("registration", "a.txt", "--list", "--lang", "ru", "-o", "list.pdf", cwd=tmp_path)
    assert "Olga" not in text(tmp_path / "list.pdf")


@pytest.mark.parametrize("command", ["registration", "box"])
def test_the_longest_possible_name_fits(command: str, tmp_path: Path, lang: str) -> None:
    name = {"ru": "Щедрая широкая " * 6, "he": "חפיסה ארוכה מאוד " * 6}[lang][:80]
    deck = {"game": "boombit", "hero": "bruiser", "name": {"he": name, "ru": name}, "cards": {"cow": 4}}
    (tmp_path / "long.yaml").write_text(json.dumps(deck))
    done = fitil(command, "long.yaml", "--lang", lang, "-o", "long.pdf", cwd=tmp_path)
    assert done.stderr == ""
    assert "".join(name.split()) in "".join(text(tmp_path / "long.pdf").split())


def test_a_deck_without_hero_or_name_has_a_page_too(tmp_path: Path) -> None:
    (tmp_path / "few.txt").write_text("4 cow\n")
    done = fitil("registration", "few.txt", "--lang", "he", "-o", "few.pdf", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    assert "few" in text(tmp_path / "few.pdf")
    assert "hero.start" in text(tmp_path / "few.pdf")


def test_columns_break_before_a_type_or_within_one_never_after_its_name() -> None:
    def broken(*counts: int) -> int:
        cow = GAME.cards["cow"]
        return column_break([entry for count in counts for entry in ("creep", *[cow] * count)])

    assert broken() == 0
    assert broken(1) == 2  # all of it in the first column
    assert broken(4, 4) == 5
    assert broken(9) == 5
    assert broken(5, 3) == 6  # the second column begins with a type, though the first is longer by two
    assert broken(3, 9) == 7


def test_the_same_decks_give_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for seed in ("1", "2"):
        wanted = ["registration", "boombit/classics", "--lang", "he", "-o", tmp_path / f"{seed}.pdf"]
        assert fitil(*wanted, cwd=tmp_path, PYTHONHASHSEED=seed).returncode == 0
        made.append((tmp_path / f"{seed}.pdf").read_bytes())
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument"),
        (["nowhere.txt"], "nowhere.txt: no such file"),
        (["boombit/clasics"], "did you mean 'boombit/classics'"),
        (["boombit/classics", "--lang", "fr"], "there is no language 'fr'"),
        (["boombit/classics", "--lang", "ru", "--second", "ru"], "второй язык — тот же, что и первый"),
        (["boombit/classics", "--second", "de"], "there is no language 'de'"),
        (["boombit/classics", "--paper", "a5"], "lines of a page"),
        (["boombit/classics", "--paper", "a6"], "needs paper of 140 mm a side or more, not 105 × 148"),
        (["boombit/classics", "-o", "sheet.doc"], "only .pdf files are written"),
        (["boombit/classics", "-o", "folder.pdf"], "folder.pdf: is a folder"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(arguments: list[str], message: str, tmp_path: Path) -> None:
    (tmp_path / "folder.pdf").mkdir()
    before = sorted(tmp_path.rglob("*"))
    done = fitil("registration", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert message in done.stderr
    assert sorted(tmp_path.rglob("*")) == before
