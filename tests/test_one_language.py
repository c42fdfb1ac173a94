"""What a person reads of a run is in one language: faults of every kind, and what commands report."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from bidi import get_display

from cards import DataError, FitilError, Lang, load_game
from cards.database.schema import schema_of
from cards.errors import Said, UnknownName
from cards.languages import LANGS, SPOKEN, spoken
from cards.output import complain
from cards.told import PLACES, has_message, speaking, told
from rules_checker.record.layout import layout_of
from rules_checker.record.naming import told_in_names
from rules_checker.record.scenario import run
from rules_checker.setup import engine_ids, own_file, own_module
from tests.budget import in_turn
from tests.program import Done, bare, fitil

ROOT = Path(__file__).parents[1]
PACKAGES = ("cards", "generator", "rules_checker", "site")
WITHOUT = (
    *("rules_checker/bots/rl.py", "rules_checker/judging/deck.py"),  # seen by those who develop them
    *("generator/svg", "generator/preview/sheets.py", "cards/tools/wording.py"),
    *("cards/database/yaml_source.py", "cards/decks/files", "cards/decks/lists"),  # coded by
    "cards/decks/link.py",  # those who call
)
"""Where an error may be raised without a code in the same expression."""
RAISED = {"FitilError", "DataError", "error", "fault"}
QUOTED = re.compile("«[^»]*»|״[^״]*״|\"[^\"]*\"|'[^']*'|`[^`]*`|\\([^)]*--help[^)]*\\)|\\u2068[^\\u2069]*\\u2069")
NO_SENTENCE = re.compile(r"[-\w./:=…*<>#]*[-./:=…*<>#_0-9][-\w./:=…*<>#]*|\b[A-Z]{2,}\b|fitil( [a-z]+)*")
"""Paths, ids, options, and commands."""
ENGLISH = re.compile(r"\b[A-Za-z]{2,}( +[A-Za-z]{2,}){2,}")
DECK = "boombit/classics"
SOUND = "game: boombit\nhero: bruiser\ncards: {cow: 2}\n"
FAULTS = [
    ["print", "nope"],
    ["print", DECK, "--shet", "a4"],
    ["print", DECK, "--sheet", "a44"],
    ["print", DECK, "--paper", "b44"],
    ["print", DECK, "--paper", "9x9"],
    ["print", DECK, "--size", "x"],
    ["print", DECK, "--size", "500x500"],
    ["print", DECK, "--copies", "0"],
    ["print", DECK, "--bleed", "much"],
    ["print", DECK, "--bleed", "99"],
    ["print", DECK, "--ink", "blue"],
    ["print", DECK, "--dpi"],
    ["print", DECK, "--proof=1"],
    ["print", DECK, "-o", "deck.txt"],
    ["print", DECK, "-o", "-"],
    ["print", DECK, "-o", "deck.yaml/deck.pdf"],
    ["print", "--game", "boombit", "--tokens", "--fill", "tokens"],
    ["print", DECK, "--since", "missing.pdf"],
    ["print", DECK, "--since", "--upload"],
    ["print", DECK, "--since", "deck.yaml"],
    ["print", DECK, "--icc", "deck.yaml"],
    ["print", DECK, "--game", "bombit"],
    ["print", "--team", "nobody"],
    ["print", "--game", "boombit", "--set", "nothing"],
    ["print", "--card", "cow=999"],
    ["print", "--pieces", "--game", "boombit"],
    ["print"],
    ["print", "broken.yaml"],
    ["print", "wrong.yaml"],
    ["print", "list.txt"],
    ["print", DECK, "--cards", "nowhere"],
    ["print", DECK, "--cards", "mine"],
    ["export", "pgn", DECK],
    ["export", "png"],
    ["export", "svg", DECK, "--size", "63x88"],
    ["export", "png", DECK, "-o", "deck.yaml"],
    ["export", "png", DECK, "-o", "mine"],
    ["export", "tts", DECK, "--url-base", "me"],
    ["box", DECK, "--cards", "0"],
    ["box", DECK, "--thickness", "9"],
    ["box", DECK, "--paper", "a6"],
    ["registration", DECK, "--paper", "a6"],
    ["registration", "nope"],
    ["share", DECK],
    ["rulebook", "nope"],
    ["calibrate", "--x", "99"],
    ["check", "own.csv"],
    ["check", "nope"],
    ["check", "twister"],
    ["check"],
    ["check", DECK, "--mode", "none"],
    ["check", DECK, "--format", "xml"],
    ["check", DECK, "--report", "report.txt"],
    ["insight", "nope"],
    ["decks", "boombit", "--game", "cosmic"],
    ["replay", "missing.json"],
    ["replay", "deck.yaml"],
    ["replay", "empty.json"],
    ["simulate", DECK],
    ["simulate", DECK, "nope"],
    ["simulate", DECK, DECK, "--games", "0"],
    ["simulate", DECK, DECK, "--bot", "genius"],
    ["simulate"],
    ["simulate", DECK, "deckbattle/deck1"],
    ["improve", DECK, "--budget", "1"],
    ["scenario", "missing.yaml"],
    ["scenario", "mine"],
    ["scenario", "wrong.yaml"],
    ["play", DECK],
    ["play", "--seat", "Z=me"],
    ["check", "factions.txt"],
    ["check", "draft.yaml"],
    ["check", "table.yaml"],
    ["check", "smashup/pirates+ninjas", "smashup/pirates+robots", "--match", "--mode", "one-copy"],
    ["check", "smashup/pirates", "--mode", "no-copies"],
    ["box", "smashup", "--cards", "160"],
    ["tournament", "new", "cup.jsonl", "--kind", "swis"],
    ["tournament", "new", "cup.jsonl", "--best-of", "2"],
    ["tournament", "new", "cup.jsonl", "--kind", "robin", "--rounds", "3"],
    ["tournament", "new", "cup.jsonl", "--minutes", "0"],
    ["tournament", "show", "nowhere.jsonl"],
    ["tournament", "pair", "deck.yaml"],
    ["tournament", "register", "deck.yaml"],
    ["new", "deck", "mine.txt", "--hero", "bruiser"],
    ["new", "deck", "mine.yaml", "--hero", "nobody"],
    ["new", "deck"],
]
UNSPOKEN = [
    ["club", "nope"],
    ["club", "cosmic", "--clock", "soon"],
    ["club", "--clock", "move:60"],
    ["club", "--name", "my club"],
    ["club", "--site", "nowhere"],
    ["club", "--data", ""],
    ["prnt"],
    ["decks", "x"],
    ["sheets", "x"],
    ["games", "nope"],
    ["preview", "nowhere.xlsx"],
    ["cards", "--format", "xml"],
    ["words", "--kind", "nouns"],
    ["words", "frob"],
    ["new", "card", "Big One", "--type", "bomb", "--he", "א", "--ru", "б"],
    ["new", "card", "big-one", "--type", "bom", "--he", "א", "--ru", "б"],
    ["new", "card", "big-one", "--type", "bomb", "--he", "Big One", "--ru", "б", "--game", "boombit"],
    ["new", "game", "No Id", "--title", "x"],
    ["new", "picture", "nobody"],
    ["coverage", "nope"],
    ["lint", "nope"],
    ["site", "build", "--prot", "1"],
    ["site", "agree", "nope"],
    ["site", "agree", "cosmic/turn.nope"],
    ["site", "check", "nope"],
]
"""Commands without `--lang`, which speak the user's own language."""


NOTHING_HOLDS = {
    path.parent.name: path for path in sorted((ROOT / "tests/rules_checker/games").glob("*/nothing-holds.yaml"))
}
"""Scenarios of which no expectation holds, by game."""
GAMES = [game for game in engine_ids() if own_module(game, "scenario")]
"""The games that have scenarios; their own messages are found from now on."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "note.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "deck.yaml").write_text(SOUND, encoding="utf-8")
    (tmp_path / "broken.yaml").write_text("game: boombit\n\thero: [\n", encoding="utf-8")
    (tmp_path / "wrong.yaml").write_text(SOUND.replace("2", "two") + "cardz: 1\n", encoding="utf-8")
    (tmp_path / "list.txt").write_text("Hero: Bruser\n0 cow\n2) cow\n", encoding="utf-8")
    (tmp_path / "factions.txt").write_text("game: smashup\nfactions: [pirates, elves]\n", encoding="utf-8")
    draft = "game: smashup\nmode: one-copy\nchoices: [{A: pirates}, {B: aliens}, {A: robots}, {B: pirates}]\n"
    (tmp_path / "draft.yaml").write_text(f"{draft}pieces: [tortuga, tortuga, collector]\n", encoding="utf-8")
    (tmp_path / "table.yaml").write_text("game: smashup\nmode: one-copy\nplayers: 5\n", encoding="utf-8")
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    (tmp_path / "own.csv").write_text("name,count,cost,text\nBaker,2,3,Bakes a loaf of bread\n", encoding="utf-8")
    return tmp_path


def english(done: Done) -> list[str]:
    """The English in what a command said, apart from what it quotes."""
    said = (NO_SENTENCE.sub(" ", QUOTED.sub(" … ", line)) for line in f"{done.stdout}\n{done.stderr}".splitlines())
    return [line for line in said if ENGLISH.search(line)]


def test_english_is_found_where_it_is() -> None:
    assert english(Done(2, "", "fitil: deck.yaml:3: there is no key 'cads' here")) != []
    assert english(Done(2, "", "fitil: колоды «one two three» нет (fitil decks mine)")) == []


LISTS = [["games"], ["decks", "boombit"], ["cards", "cosmic"], ["rules", "twister"], ["words"], ["sheets"], ["cache"]]


@pytest.mark.parametrize("lang", LANGS)
def test_columns_of_lists_have_headings_in_the_readers_language(lang: Lang) -> None:
    other = {*SPOKEN} - {lang}
    for words in LISTS:
        told = fitil(*words, LANG=lang, LC_ALL="").stdout.splitlines()[words == ["cache"]]
        assert [one for one in re.findall(r"[.A-Za-z]+", told) if one not in other] == [], words


@pytest.mark.parametrize(("words", "lang"), in_turn(FAULTS, LANGS))
def test_a_fault_is_told_in_the_language_asked_for(words: list[str], lang: Lang, folder: Path) -> None:
    done = fitil(*words, "--lang", lang, cwd=folder)
    assert (done.returncode, done.stderr + done.stdout != "") == (done.returncode or 2, True)
    assert english(done) == []


@pytest.mark.parametrize(("words", "lang"), in_turn(UNSPOKEN, LANGS))
def test_a_command_without_a_language_speaks_the_users_own(words: list[str], lang: Lang, folder: Path) -> None:
    done = fitil(*words, cwd=folder, LC_ALL=f"{lang}.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert english(done) == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_made_is_told_in_the_language_asked_for(lang: Lang, folder: Path) -> None:
    for words in (
        ["print", "--card", "cow=3", "--ink", "saver", "-o", "cow.pdf"],
        ["print", "--card", "cow=2", "--ink", "saver", "-o", "less.pdf", "--since", "cow.pdf"],
        ["print", "--card", "cow=3", "--ink", "saver", "-o", "same.pdf", "--since", "cow.pdf"],
        ["box", DECK, "-o", "box.pdf"],
        ["new", "deck", "new.yaml", "--hero", "bruiser"],
    ):
        done = fitil(*words, "--lang", lang, cwd=folder)
        assert (done.returncode, english(done)) == (0, []), words
        assert done.stdout


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_failed_scenario_is_told_in_the_language_asked_for(game: str, lang: Lang) -> None:
    done = fitil("scenario", str(NOTHING_HOLDS[game]), "--lang", lang)
    assert (done.returncode, english(done)) == (1, [])
    assert list(untold([unmet.what for unmet in run(NOTHING_HOLDS[game])], lang)) == []


def test_a_key_of_a_scenario_is_told_as_it_is_written_though_a_card_has_that_id() -> None:
    what = told_in_names(
        load_game("cosmic"), Said("warp: warp", "unmet-here", key="warp", found="warp", wanted=1), "he"
    )
    assert what.params["key"] == "warp" != what.params["found"]


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_where_nothing_holds_expects_all_that_can_be_expected(game: str) -> None:
    keys = set(re.findall(r"\b(\w+):", NOTHING_HOLDS[game].read_text(encoding="utf-8").partition("\nscript:")[2]))
    kinds = schema_of(layout_of(game).file)["$defs"]
    assert {key for kind in ("Expect", "SideNow") for key in kinds[kind]["properties"]} - keys == set()
    own = own_file(game, "locale/told-ru.ftl")
    assert own
    known = set(re.findall(r"^((?:unmet|mark|zone|key)-[\w-]+) =", own.read_text(encoding="utf-8"), re.M))
    told_of = set(codes_of([unmet.what for unmet in run(NOTHING_HOLDS[game])]))
    assert (known - told_of, "unmet-not-offered" in told_of) == (set(), True)


def codes_of(said: object) -> Iterator[str]:
    """The codes of all that is told in a sentence, or in a list of them."""
    for one in said if isinstance(said, list) else [said]:
        if isinstance(one, Said):
            yield one.code
            for param in one.params.values():
                yield from codes_of(param)


def untold(said: object, lang: Lang) -> Iterator[str]:
    """What has a code, or a text without one, and no message."""
    yield from (code for code in codes_of(said) if code and not has_message(code, lang))
    yield from (one for one in said if not getattr(one, "code", "")) if isinstance(said, list) else ()


def test_the_language_of_a_run_is_the_one_that_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "he_IL.UTF-8")
    assert [spoken(words) for words in ([], ["--lang", "ru"], ["--lang=ru"], ["--lang", "xx"], ["--lang"])] == [
        *("he", "ru", "ru", "he", "he")
    ]


@pytest.mark.parametrize("command", ["print", "play"])
def test_a_language_that_a_command_lacks_is_refused_in_the_readers_own(command: str) -> None:
    done = fitil(command, "boombit/mekha", "--lang", "en", LC_ALL="he_IL.UTF-8")
    assert (done.returncode, bare(done.stderr)) == (2, "fitil: אין כאן שפה בשם ״en״; יש he, ru\n")


def test_names_in_another_direction_are_isolated_within_a_line() -> None:
    unknown = UnknownName("card", "פרה", ("cow",))
    assert told(unknown, "ru") == "нет карты «\u2068פרה\u2069»; может быть, «cow»?"
    assert told(unknown, "he") == "אין קלף בשם ״פרה״; אולי ״\u2068cow\u2069״?"
    below = Said("-5", "wrong-games", n=-5, most=9)
    assert told(below, "he").startswith("אי אפשר לשחק \u2068-5\u2069 משחקים")


def test_a_sentence_keeps_its_order_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Most terminals run from left to right, and the program's name comes first; what goes into a file has no marks."""
    said = "אין אפשרות --shet (ראו \u200efitil print --help\u200e)"
    with speaking("he"):
        complain(said)
        assert capsys.readouterr().err == f"fitil: {said}\n"
        monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        complain(said)
    shown = get_display(capsys.readouterr().err.rstrip(), base_dir="L")
    assert re.sub("[\u2067\u2069]", "", shown) == f"fitil: {get_display(said, base_dir='R')}"
    with speaking("ru"):
        complain("опции нет")
    assert capsys.readouterr().err == "fitil: опции нет\n"


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [("he_IL", "מילה מיותרת: x", "מילים מיותרות: x y"), ("ru_RU", "лишнее слово: x", "лишние слова: x y")],
)
def test_words_too_many_are_one_or_several(monkeypatch: pytest.MonkeyPatch, locale: str, one: str, two: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{locale}.UTF-8")
    said = [bare(fitil("cache", *words).stderr) for words in (["x"], ["x", "y"])]
    assert [what.partition(" (")[0] for what in said] == [f"fitil: {one}", f"fitil: {two}"]


def test_an_error_within_another_is_told_in_the_same_language() -> None:
    inner = DataError("x.yaml", "is a folder", 3).coded("is-folder")
    outer = FitilError("no").coded("database-then", revision="v1", what=inner)
    assert told(outer, "ru").endswith("x.yaml:3: это папка, а нужен файл")


@cache
def calls() -> list[tuple[str, ast.Call, ast.AST]]:
    """Every call in the packages that people reach: its file, and what it stands in."""
    return [
        (str(path.relative_to(ROOT)), child, node)
        for path in sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for child in ast.iter_child_nodes(node)
        if isinstance(child, ast.Call)
    ]


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def codes() -> set[str]:
    at = {"coded": 0, "Said": 1, "fault": 2}
    named = [(call, at[name_of(call)]) for _, call, _ in calls() if name_of(call) in at]
    found = [call.args[place] for call, place in named if len(call.args) > place]
    return {str(code.value) for code in found if isinstance(code, ast.Constant) and code.value}


def test_every_code_has_its_message_in_every_language() -> None:
    found = codes()
    assert {"no-such-option", "printed", "wrong-games", "no-such-file", "not-a-size", "lint-twins"} <= found
    kinds = {code: code.replace("unknown-", "kind-") for code in found}  # of most kinds of names there is only the word
    assert [
        (code, lang)
        for code, kind in sorted(kinds.items())
        for lang in LANGS
        if not (has_message(code, lang) or has_message(kind, lang))
    ] == []


def test_every_error_that_people_can_see_has_a_code() -> None:
    bare_ones = [
        f"{path}:{call.lineno}"
        for path, call, around in calls()
        if not path.startswith(WITHOUT)
        and name_of(call) in RAISED
        and isinstance(around, ast.Raise)
        and around.exc is call
    ]
    assert bare_ones == []


def test_what_is_found_has_a_message() -> None:
    bare_ones = [
        f"{path}:{call.lineno}"
        for path, call, _ in calls()
        if name_of(call) == "Finding" and len(call.args) > 3 and isinstance(call.args[3], ast.JoinedStr | ast.Constant)
    ]
    assert bare_ones == []


def test_a_message_stands_in_one_file_of_each_language_and_in_all_languages() -> None:
    named = {lang: [*_messages(lang)] for lang in LANGS}
    assert {lang: sorted({one for one in found if found.count(one) > 1}) for lang, found in named.items()} == {
        lang: [] for lang in LANGS
    }
    assert len({frozenset(found) for found in named.values()}) == 1


def _messages(lang: Lang) -> Iterator[str]:
    own = (own_file(game, f"locale/told-{lang}.ftl") for game in GAMES)
    for path in (*(ROOT / place.format(lang) for place in PLACES), *filter(None, own)):
        if path.exists():
            yield from re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)


def test_something_said_is_its_english_text() -> None:
    said = Said("2 cards", "n-card", n=2)
    assert (said, told(said, "en"), told(said, "ru"), bare(told(said, "he"))) == (
        *("2 cards", "2 cards", "2 карты", "שני קלפים"),
    )


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_that_chooses_by_a_word_is_given_that_word(lang: Lang) -> None:
    from cards.language import Messages
    from cards.told import say

    tried = 0
    for path in map(ROOT.joinpath, (place.format(lang) for place in PLACES)):
        found = Messages(path, lang)
        for code in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M):
            for name, word in found.chooses(code) if "game" not in found.asks(code) else ():
                given = dict.fromkeys(found.asks(code), "Q") | {name: word}
                told_so = told(Said("", code, **given), lang)
                assert told_so.translate(dict.fromkeys((0x2068, 0x2069))) == say(code, lang, **given), code
                tried += word.isalpha() and word not in ("one", "two", "few", "many", "other")
    assert tried > 8
