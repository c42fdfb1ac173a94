"""Cards that a reader makes in the page: taken along and printed, they are what the command makes of their folder."""

from __future__ import annotations

import io
import re
import zipfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from cards import FitilError, load_deck, load_game, messages, normalise
from cards.database import FITIL_CARDS, forget_games
from cards.decks import parse_deck
from cards.decks.names.known import is_card
from cards.languages import LANGS
from cards.studio import FOLDER, entries_of, made, own_cards, use, written_words
from cards.told import told
from generator.own import read_table
from generator.request import PrintRequest, carry_out
from generator.studio import ask, door, pictures_of
from tests.archives import zipped
from tests.program import apart
from tests.site.conftest import load

ENTRY = {
    "id": "my-card",
    "type": "creep",
    "team": "mekha",
    "rarity": "common",
    "numbers": {"life": 2},
    "keywords": ["block 3"],
    "abilities": [{"trigger": "enter", "effects": [{"do": "draw", "amount": 2}]}],
}
WORDS = {"he": {"name": "שמיכה רטובה"}, "ru": {"name": "Мокрое Одеяло", "flavour": "Тушит всё."}}


def looks(lang: str = "ru", **drawn: Any) -> dict[str, Any]:
    """What the card looks like in each language."""
    found: dict[str, Any] = ask("card", lang, game="boombit", entry=ENTRY, words=WORDS, beside={}, **drawn)["looks"]
    return found


@pytest.mark.parametrize(
    ("entry", "at", "said"),
    [
        ({"numbers": {"life": 77}}, ["numbers", "life"], "здесь 77, а должно быть от 1 до 9"),
        ({"team": "mekhaa"}, ["team"], "нет команды «mekhaa»; может быть, «mekha»?"),
    ],
)
def test_a_fault_has_its_field_and_does_not_name_it_again(entry: dict[str, Any], at: list[str], said: str) -> None:
    answer = ask("card", "ru", game="boombit", entry=ENTRY | entry, words=WORDS, beside={})
    assert [(one["at"], one["what"], one["stops"]) for one in answer["faults"]] == [(at, said, True)]
    assert not answer["card"]


NAMES = {"he": {"name": "שמש קטנה"}, "ru": {"name": "Малое Солнце"}}
SET: list[dict[str, Any]] = [{"entry": ENTRY, "words": WORDS}]
TYPED = ["print", "--game", "boombit", "--card", "my-card", "--lang", "ru", "--cards", FOLDER]


def test_a_set_is_printed_with_the_bytes_that_the_command_prints_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(FITIL_CARDS, raising=False)
    called = normalise(WORDS["ru"]["name"])
    assert not is_card(called)
    with own_cards(load_game("boombit"), SET) as ids:
        assert is_card(called)
        carry_out(PrintRequest(game="boombit", card=ids, lang="ru", typed=TYPED, out=Path("page.pdf")))
    assert not is_card(called)
    assert "my-card" not in load_game("boombit").cards
    (tmp_path / FOLDER).rename("of-page")
    with zipfile.ZipFile(io.BytesIO(ask("keep", "ru", game="boombit", sketches=SET)["files"][f"{FOLDER}.zip"])) as kept:
        kept.extractall(tmp_path)
    done = apart(*TYPED, "-o", "command.pdf")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "page.pdf").read_bytes() == (tmp_path / "command.pdf").read_bytes()


def test_a_set_that_was_taken_along_is_read_back_and_what_is_none_is_refused_in_a_line() -> None:
    kept = ask("keep", "ru", game="boombit", sketches=SET)["files"]
    assert ask("read", "ru", game="boombit", given=kept) == {"sketches": SET}
    for files, said in (
        ({"a.zip": b"PK\x03\x04 and no more"}, "damaged archive"),
        ({"a.yaml": b"game: smashup\ncards:\n  - {id: a}\n"}, "for 'smashup'"),
        ({"a.yaml": b"cards: 3\n"}, "no cards here"),
        ({"a.yaml": b"\xff\xfe\x00"}, "UTF"),
        ({"a.yaml": b"a: [1\n"}, "invalid YAML"),
        ({"a.yaml": b"#" * 2_000_001}, "larger than the limit"),
    ):
        with pytest.raises(FitilError, match=said):
            ask("read", "ru", game="boombit", given=files)


def test_a_set_is_a_table_that_reads_back_and_that_cards_of_ones_own_are_printed_from(tmp_path: Path) -> None:
    ((name, raw),) = ask("table", "ru", game="boombit", sketches=SET)["files"].items()
    assert ask("read", "ru", game="boombit", given={name: raw}) == {"sketches": SET}
    (tmp_path / name).write_bytes(raw)
    table = read_table(tmp_path / name)
    assert [(column.kind, column.lang) for column in table.columns] == [
        *(("name", lang) for lang in WORDS),
        *((kind, None) for kind in ("type", "colour", "copies", "badge")),
        *(("text", lang) for lang in WORDS),
        ("flavour", "ru"),
        ("ignore", None),
    ]
    faulty = {"name,text\nA,b\n": "no column YAML", "name,yaml\nA,[1\n": "invalid YAML", "": "no cards|empty"}
    for text, said in faulty.items():
        with pytest.raises(FitilError, match=said):
            ask("read", "ru", game="boombit", given={"a.csv": text.encode()})


def test_two_cards_of_a_set_have_neither_one_id_nor_one_name() -> None:
    for beside, at in (({"other": {"ru": "мокрое одеяло"}}, ["words", "ru", "name"]), ({"my-card": {}}, ["id"])):
        told = ask("card", "ru", game="boombit", entry=ENTRY, words=WORDS, beside=beside)
        assert [(one["at"], one["stops"]) for one in told["faults"]] == [(at, True)]
    with pytest.raises(FitilError, match="501 cards"):
        many = "game: boombit\ncards:\n" + "".join(f"  - {{id: c{n}, type: creep}}\n" for n in range(501))
        ask("read", "ru", game="boombit", given={"a.yaml": many.encode()})


def test_cards_in_use_are_checked_drawn_and_played_beside_the_game_s_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FITIL_CARDS, "")
    placed = [{**SET[0], "scene": SCENE}]
    face = looks(scene=SCENE)["he"]["svg"]
    try:
        assert use(load_game("boombit"), placed, tmp_path / FOLDER, pictures_of(placed)) == ["my-card"]
        assert "my-card" in load_game("boombit").cards
        read = parse_deck("4 Мокрое Одеяло".encode(), Path("deck.txt")).deck
        assert read and read.cards == {"my-card": 4}
        assert ask("drawn", "ru", game="boombit", card="my-card", of="he")["svg"] == face, "with its own picture"
        assert load_deck("boombit/mekha").slots["hero"] == ("doctor-nut",)
    finally:
        monkeypatch.undo()
        forget_games()


def test_a_card_that_cannot_be_is_not_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bare = {"entry": {**ENTRY, "id": "bare"}, "words": {}}
    for some, said in (([bare], "^the card has no name"), ([*SET, bare], "^card 2 of 2: the card has no name")):
        with pytest.raises(FitilError, match=said), own_cards(load_game("boombit"), some):
            pass


def test_what_can_be_printed_of_a_set_is_printed_and_the_rest_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bare = {"entry": {**ENTRY, "id": "bare"}, "words": {}}
    page: Any = load("runtime/page.py")
    done = page.print_set([bare, *SET], "ru", "boombit", {"sheet": "a4"})
    assert done["cards"] == 1 and len(done["files"]) == 1
    assert done["warnings"][0] == "карта 1 из 2 не напечатана: у карты нет названия; достаточно на одном языке"
    with pytest.raises(FitilError, match=r"^the card has no name"):
        page.print_set([bare], "ru", "boombit", {"sheet": "a4"})


def test_a_card_that_is_named_in_one_language_is_called_so_in_the_other_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game, set_of_one = load_game("boombit"), [{"entry": ENTRY, "words": {"he": WORDS["he"]}}]
    told = ask("card", "ru", game="boombit", beside={}, **set_of_one[0])
    (fault,) = told["faults"]
    assert fault["at"] == ["words", "ru", "name"] and not fault["stops"] and WORDS["he"]["name"] in fault["fix"]
    assert len(told["looks"]) == 2
    with own_cards(game, set_of_one) as ids:
        words = load_game("boombit").words
        assert [words[lang][ids[0]].name for lang in game.langs] == [WORDS["he"]["name"]] * 2
    kept = ask("keep", "ru", game="boombit", sketches=set_of_one)["files"]
    (back,) = ask("read", "ru", game="boombit", given=kept)["sketches"]
    assert back["words"] == {"he": WORDS["he"], "ru": {}}, "what it is called there for want of a name is none"
    table = ask("table", "ru", game="boombit", sketches=set_of_one)["files"]
    assert ask("read", "ru", game="boombit", given=table)["sketches"] == [back]


PICTURE = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 51 35"><path fill="#e5532d" d="M0 0L51 0L20 35Z"/></svg>'
)


def test_a_brought_picture_is_on_the_face_in_the_folder_and_in_the_print_with_the_bytes_of_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(FITIL_CARDS, raising=False)
    name = ask("picture", "ru", game="boombit", given={"Моя.svg": PICTURE})["picture"]
    drawn = [{**SET[0], "picture": name}]
    faces = [looks(picture=one)["ru"]["svg"] for one in (name, "")]
    assert faces[0] != faces[1]
    (gone,) = looks(picture="0" * 32 + ".svg")["ru"]["faults"]
    assert gone["at"] == ["scene"] and looks(picture="0" * 32 + ".svg")["ru"]["svg"] == faces[1]
    kept = ask("keep", "ru", game="boombit", sketches=drawn)["files"]
    assert ask("read", "ru", game="boombit", given=kept) == {"sketches": drawn, "files": {name: PICTURE}}
    with own_cards(load_game("boombit"), drawn, pictures_of(drawn)) as ids:
        carry_out(PrintRequest(game="boombit", card=ids, lang="ru", typed=TYPED, out=Path("page.pdf")))
    (tmp_path / FOLDER).rename("of-page")
    with zipfile.ZipFile(io.BytesIO(kept[f"{FOLDER}.zip"])) as archive:
        archive.extractall(tmp_path)
    assert (tmp_path / FOLDER / "art" / "my-card.svg").read_bytes() == PICTURE
    done = apart(*TYPED, "-o", "command.pdf")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "page.pdf").read_bytes() == (tmp_path / "command.pdf").read_bytes()


def test_what_no_card_could_have_as_a_picture_is_refused_in_a_line() -> None:
    for name, raw, said in (
        ("a.gif", b"GIF89a", "not a picture"),
        ("a.png", b"no picture", "not a picture"),
        ("a.svg", b"<svg", "a.svg"),
        ("a.svg", PICTURE.replace(b"<path", b'<path opacity="0.5"'), "seen through"),
        ("a.svg", b" " * 20_000_001, "larger than 20 MB"),
    ):
        with pytest.raises(FitilError, match=said):
            ask("picture", "ru", game="boombit", given={name: raw})
    with pytest.raises(FitilError, match="not a picture"):
        ask("keep", "ru", game="boombit", sketches=[{**SET[0], "picture": "../../gone.png"}])


SCENE = {
    "background": ["stripes", {"floor": {"y": 28}}],
    "figures": [
        {"figure": "gear", "at": [-20, 4.5], "scale": 0.7, "turn": -12, "flip": True},
        {"figure": "smoke", "at": [24, 0], "scale": 0.5},
    ],
    "front": [{"figure": "drop", "at": [40, 20], "scale": 0.2}],
    "halo": "paper",
}


def test_a_scene_is_on_the_face_and_printed_of_the_folder_as_the_page_prints_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("boombit")
    figures = list(ask("parts", "he", game="boombit")["figures"])
    scene: dict[str, Any] = SCENE | {"figures": [{**SCENE["figures"][0], "figure": figures[0]}], "front": []}
    drawn = [{**SET[0], "scene": scene}]
    shown = ask("scenes", "he", game="boombit", entry=ENTRY, words=WORDS, scenes=[scene])
    assert shown["faults"] == [] and shown["drawn"][0].startswith("<svg")
    assert looks(scene=scene)["he"]["svg"] != looks()["he"]["svg"]

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(FITIL_CARDS, raising=False)
    with own_cards(game, drawn, pictures_of(drawn)) as ids:
        carry_out(PrintRequest(game="boombit", card=ids, lang="ru", typed=TYPED, out=Path("page.pdf")))
    (tmp_path / FOLDER).rename("of-page")
    kept = ask("keep", "ru", game="boombit", sketches=drawn)["files"]
    with zipfile.ZipFile(io.BytesIO(kept[f"{FOLDER}.zip"])) as archive:
        archive.extractall(tmp_path)
    done = apart(*TYPED, "-o", "command.pdf")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "page.pdf").read_bytes() == (tmp_path / "command.pdf").read_bytes()
    assert ask("read", "ru", game="boombit", given=kept) == {"sketches": drawn}

    # what is no scene is told at its place, and is never printed
    bad = {**scene, "figures": [{"figure": f"{figures[0]}x"}]}
    (wrong,) = looks("he", scene=bad)["he"]["faults"]
    assert looks("ru", scene=bad)["he"]["faults"] == []  # it is told once
    assert wrong["at"] == ["scene", "figures", 0] and figures[0] in wrong["what"] and wrong["stops"]
    kept = ask("keep", "ru", game="boombit", sketches=[{**SET[0], "scene": bad}])["files"]
    with pytest.raises(FitilError, match=r"art/scenes/mine\.yaml:6:"):
        ask("read", "ru", game="boombit", given=kept)


def test_a_table_has_the_scenes_of_its_cards_and_what_is_none_is_told_with_its_row() -> None:
    figure = next(iter(ask("parts", "he", game="boombit")["figures"]))
    scene = {"background": ["stripes"], "figures": [{"figure": figure, "at": [2, 4.5], "turn": -12}]}
    drawn = [{**SET[0], "scene": scene}, {"entry": {**ENTRY, "id": "bare", "numbers": {"life": 3}}, "words": NAMES}]
    table = ask("table", "ru", game="boombit", sketches=drawn)["files"]
    assert ask("read", "ru", game="boombit", given=table) == {"sketches": drawn}
    ((name, raw),) = table.items()
    wrong = raw.replace(f"figure: {figure},".encode(), f"figure: {figure}x,".encode())
    with pytest.raises(FitilError, match=rf"{name}:2: unknown figure '{figure}x', did you mean '{figure}'"):
        ask("read", "ru", game="boombit", given={name: wrong})


def test_what_is_wrong_with_a_scene_is_told_in_the_language_of_the_page() -> None:
    scene = {"background": ["rais"], "figures": [{"figure": "sparks", "set": {"count": "many"}}], "halo": "#ff0000"}
    for lang, letters in (("he", "א-ת"), ("ru", "а-я")):
        told = [one["what"] for one in looks(lang, scene=scene)[lang]["faults"]]
        assert len(told) == 3 and all(re.search(f"[{letters}]", what) for what in told), told


def test_what_has_not_changed_is_neither_judged_nor_laid_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for module, name in ((door, "lay_out"), (made, "senseless"), (made, "_worded")):
        real = getattr(module, name)
        noted = partial(lambda real, name, *args, **more: done.append(name) or real(*args, **more), real, name)
        monkeypatch.setattr(module, name, noted)

    def counts(entry: dict[str, Any], words: dict[str, Any], **drawn: Any) -> dict[str, int]:
        done.clear()
        found = ask("card", "ru", game="boombit", entry=entry, words=words, beside={}, **drawn)
        assert found["card"] and len(found["looks"]) == 2
        return dict(Counter(done))

    first = {**ENTRY, "numbers": {"life": 4}}
    named = {**WORDS, "ru": {"name": "Сухое Одеяло"}}
    counts(ENTRY, named)
    assert counts(first, WORDS) == {"_worded": 1, "senseless": 1, "lay_out": 2}
    assert counts(first, named) == {"_worded": 1, "lay_out": 1}
    assert counts(first, named) == {}
    last = {**first, "numbers": {"life": 5}}
    assert counts(last, named) == {"senseless": 1, "lay_out": 2}
    assert counts(last, named, scene=SCENE) == {"lay_out": 2}
    moved = {**SCENE, "figures": [{**SCENE["figures"][0], "at": [7, 7]}]}
    assert counts(last, named, scene=moved) == {}
    on_stage = ask("scenes", "ru", game="boombit", entry=last, words=named, scenes=[moved])
    assert on_stage["drawn"] and "lay_out" not in done, "the stage has the place of the picture from the face"

    def looks(scene: dict[str, Any]) -> Any:
        return ask("card", "ru", game="boombit", entry=first, words=named, beside={}, scene=scene)["looks"]

    still, seen = looks(SCENE), looks(moved)
    door._last.clear()
    door._laid.clear()
    assert looks(moved) == seen != still


WRITTEN = {"he": "קיפוד", "ru": "Ёж"}


@given(st.dictionaries(st.sampled_from([*WRITTEN, "en"]), st.sampled_from([*WRITTEN.values(), "X1", 5, [1]])))
def test_what_each_language_was_lent_is_told_from_what_was_written_in_it(named: dict[str, Any]) -> None:
    """A language that is not known here may write anything; nothing that may come stops it."""
    back = written_words({lang: {"name": name, "flavour": "?"} for lang, name in named.items()})
    for lang, name in named.items():
        writers = [of for of, other in named.items() if other == name and WRITTEN.get(of, name) == name]
        lent = isinstance(name, str) and bool(writers) and lang not in writers
        assert back[lang] == ({} if lent else {"name": name}) | {"flavour": "?"}


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


CARDS = "game: boombit\ncards:\n" + "".join(f"  - {{id: c{n}, type: creep}}\n" for n in range(10_000))
MANY = {"trigger": "enter", "effects": [{"do": "draw"}] * 100}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "500 letters": ({"words": {**WORDS, "ru": {"name": "я" * 500}}}, "80"),
    "directions within a name": ({"words": {**WORDS, "ru": {"name": "Оде\u202eяло"}}}, "Оде яло"),
    "a zero": ({"words": {**WORDS, "ru": {"name": "Оде\0яло"}}}, "Оде яло"),
    "a script": ({"words": {**WORDS, "ru": {"name": "<script>alert(1)</script>"}}}, "<script>"),
    "80 letters": ({"words": {**WORDS, "ru": {"name": "я" * 80}}}, "яяя"),
    "a hundred effects": (
        {"entry": ENTRY | {"abilities": [{"trigger": "enter", "effects": [{"do": "draw"}] * 100}]}},
        "7 ",
    ),
    "a large number": ({"entry": ENTRY | {"numbers": {"life": 10**400}}}, "…"),
    "a list for an id": ({"entry": ENTRY | {"id": [1]}}, "[1]"),
    "a number's number": ({"entry": ENTRY | {"numbers": {1: 2}}}, "1"),
    "words that are none": ({"words": {"he": 5, "ru": {"name": 5}}}, "5"),
    "depth": ({"entry": ENTRY | {"abilities": nested(3000)}}, ""),
    "10,000 cards": ({"given": {"a.yaml": CARDS.encode()}}, "500"),
    "10,000 cards, packed": ({"given": {"a.zip": zipped({"my-cards/cards/mine.yaml": CARDS})}}, "500"),
    "no folder of cards": ({"given": {"a.zip": zipped({"word/document.xml": "<a/>"})}}, "cards/mine.yaml"),
    "an archive that swells": ({"given": {"a.zip": zipped({"cards/a.yaml": "#" * 110_000_000})}}, "100"),
    "5,001 files": ({"given": {"a.zip": zipped({f"cards/{n}.yaml": "" for n in range(5001)})}}, "5"),
}


@pytest.mark.parametrize("name", BAD)
def test_whatever_comes_is_a_line_in_the_language_of_the_page(name: str) -> None:
    asked, said = BAD[name]
    usual = {} if "given" in asked else {"entry": ENTRY, "words": WORDS, "beside": {}}
    for lang, letters in (("he", "[א-ת]"), ("ru", "[а-яё]")):
        try:
            answer = ask("read" if "given" in asked else "card", lang, game="boombit", **usual | asked)
        except FitilError as refused:
            lines = [told(refused, lang)]
        else:
            looks = answer["looks"].values()
            assert all("<script" not in look["svg"] for look in looks)
            lines = [one["what"] for one in (*answer["faults"], *(one for look in looks for one in look["faults"]))]
        assert lines and all(re.search(letters, line) and "\n" not in line and len(line) < 200 for line in lines)
        assert any(said in line for line in lines)


def test_of_an_entry_that_is_no_cards_everything_is_offered() -> None:
    for odd in ([1], [None], "x", {}):
        asked = {"entry": ENTRY | {"abilities": odd}, "at": ["abilities", 0, "trigger"], "values": ["enter"]}
        assert ask("refused", "ru", game="boombit", **asked) == {"refused": [False]}


@pytest.mark.parametrize("lang", LANGS)
def test_faults_are_told_in_the_words_of_the_game_and_what_a_type_must_have_is_there_at_first(lang: str) -> None:
    game = load_game("boombit")
    words = {of: {"name": name} for of, name in (("he", "שמיכה רטובה"), ("ru", "Мокрое Одеяло"))}

    def told_of(entry: dict[str, Any]) -> list[str]:
        found = ask("card", lang, game="boombit", words=words, entry=entry | {"id": "mine"}, beside={})
        return [f"{one['what']} {one['fix']}" for one in found["faults"]]

    hero = entries_of(game)["hero"]["entry"]
    assert told_of(hero) == []
    (without,) = told_of({key: value for key, value in hero.items() if key != "abilities"})
    assert messages(game, lang)("ability-activation") in without

    ability = {"trigger": "activation", "effects": [{"do": "draw", "amount": 88}]}
    idle = told_of({"type": "creep", "rarity": "common", "numbers": {"life": 2}, "abilities": [ability]})
    assert len(idle) == 2
    for one in (without, *idle):
        assert not re.search("[a-z]", one), one

    entry = {"id": "mine", "type": "ship", **entries_of(load_game("cosmic"))["ship"]["entry"]}
    (twin,) = ask("card", lang, game="cosmic", words=words, entry=entry, beside={})["faults"]
    assert words[lang]["name"] in twin["what"] and "mine" not in twin["what"]
