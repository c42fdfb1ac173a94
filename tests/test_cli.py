"""The command line: exit status, one line on standard error for unusable input, never a traceback, and JSON shapes."""

import json
import os
import pty
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
import typer

import cards.cli
import commands
from cards import Game, game_ids, load_game, starter_refs
from cards.database import keep
from tests.program import fitil

ROOT = Path(__file__).parents[1]


def call(*words: str) -> tuple[int, str, str]:
    """Run a command in this process; return its status, output and error output."""
    done = fitil(*words)
    return done.returncode, done.stdout, done.stderr


def program(*words: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a program of its own."""
    return subprocess.run(
        [sys.executable, str(ROOT / "fitil.py"), *words],
        input=stdin,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=os.environ | environment,
    )


UNUSABLE = [
    ("check",),
    ("check", "zzz"),
    ("check", "no-such-file.txt"),
    ("check", "boombit/../../x"),
    ("print", "tests"),
    ("check", ""),
    ("check", "x" * 5000),
    ("check", "a\nb"),
    ("check", "boombit/classics", "--lang", "fr"),
    ("check", "boombit/classics", "--format", "yaml"),
    ("check", "boombit/classics", "--colour"),
    ("cards", "bombit"),
    ("cards", "boombit", "boombit"),
    ("cards", "--format", "xml"),
    ("decks", "../boombit"),
    ("rules", "zzz"),
    ("games", "zzz"),
    ("games", ""),
    ("games", "x" * 5000),
    ("new", "game", "../fitil-game", "--title", "Out of the tree"),
    ("lint", ""),
    ("games", "--all"),
    ("cheque",),
]


@pytest.mark.parametrize("words", UNUSABLE, ids=lambda words: " ".join(words)[:40])
def test_unusable_input_is_status_2_and_one_line(words: tuple[str, ...]) -> None:
    status, out, err = call(*words)
    assert status == 2
    assert out == ""
    assert err.startswith("fitil: ")
    assert len(err.splitlines()) == 1, err
    assert "Traceback" not in err


SAID = {
    (
        "rules",
        "boombit",
        "--ask",
        "block.patial-advice",
    ): "there is no rule 'block.patial-advice'; did you mean 'block.partial-advice'?",
    ("cards", "bombit"): "there is no game 'bombit'; did you mean 'boombit'?",
    ("check", "boombit/clasics"): "there is no deck 'boombit/clasics'; did you mean 'boombit/classics'?",
    ("check", "mine.txt"): "mine.txt: no such file, and no such starter deck",
}


@pytest.mark.parametrize("words", SAID)
def test_the_line_names_the_nearest_right_thing(words: tuple[str, ...]) -> None:
    assert call(*words)[2] == f"fitil: {SAID[words]}\n"


@pytest.mark.parametrize("fault", sorted((ROOT / "tests/cards/database/faults").iterdir()), ids=lambda path: path.name)
def test_a_faulty_deck_is_status_2_and_one_line(fault: Path) -> None:
    status, out, err = call("check", str(fault))
    assert (status, out, len(err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize(
    "words", [("check",), ("print",), ("export", "tts"), ("registration",), ("simulate", "boombit/mekha")]
)
def test_every_command_reports_every_faulty_line_of_a_deck(tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("Hero: bruiser\n4 coww\n100 robot\n", encoding="utf-8")
    told = [f"fitil: {path}:2: there is no card 'coww'; did you mean 'cow'?"]
    told += [f"fitil: {path}:3: 100 is not a valid number of copies: write 1 to 99"]
    assert call(*words, str(path)) == (2, "", "\n".join([*told, ""]))


@pytest.mark.parametrize("command", ["games", "cards", "decks", "rules"])
def test_listings_work_as_table_and_as_json(command: str) -> None:
    status, table, err = call(command)
    assert (status, err) == (0, "")
    status, text, err = call(command, "--format", "json")
    assert (status, err) == (0, "")
    lines = table.partition("\n\n")[0].splitlines()  # the modes of games are a table of their own
    assert len(lines) == len(json.loads(text)) + 1  # the table has a line of titles


def rows(*words: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(call(*words, "--format", "json")[1])
    return found


def test_the_shape_of_cards() -> None:
    found = rows("cards")
    assert len(found) == sum(len(load_game(game).cards) for game in game_ids())
    for row in found:
        assert {"id", "game", "type", "team", "rarity", "unique", "keywords", "name", "text"} <= set(row)
        assert isinstance(row["unique"], bool)
        assert isinstance(row["keywords"], list)
        assert set(row["name"]) == set(row["text"]) == set(load_game(row["game"]).langs)
    block = next(row for row in found if row["id"] == "bench-granny")
    assert block["keywords"] == ["block 4"]
    assert block["name"] == {"he": "סבתא על הספסל", "ru": "Бабка на Лавке"}


def test_the_shape_of_decks() -> None:
    found = rows("decks")
    assert [row["ref"] for row in found] == list(starter_refs())
    for row in found:
        assert {"ref", "game", "name", "hero", "cards"} <= set(row)
        assert all(isinstance(copies, int) for copies in row["cards"].values())


def test_the_shape_of_rules() -> None:
    found = rows("rules", "boombit")
    assert len(found) == len(load_game("boombit").rules)
    for row in found:
        assert {"id", "game", "kind", "gloss", "pages", "scenarios"} <= set(row)


def test_the_shape_of_games() -> None:
    for row in rows("games"):
        assert {"id", "title", "langs", "cards", "rules", "modes"} <= set(row)


def test_modes_are_listed_as_they_are_given_with_what_they_are_called() -> None:
    games = [game for game in map(load_game, game_ids()) if game.modes]
    assert games
    for game in games:
        status, table, _ = call("games", game.id)
        assert status == 0
        for name, mode in game.modes.items():
            assert set(mode.title) >= set(game.langs)
            (line,) = [line for line in table.splitlines() if line.split(" ")[0] == f"{game.id}/{name}"]
            assert all(title in line for title in mode.title.values())


def test_the_cache_is_shown_and_cleared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FITIL_CACHE", str(tmp_path / "cache"))
    assert call("cache") == (0, f"{tmp_path / 'cache'}: 0 files, 0.0 MB\n", "")
    keep("game-x", "key", "value")
    size = (tmp_path / "cache" / "store" / "game-x.pickle").stat().st_size
    told = json.loads(call("cache", "--format", "json")[1])
    assert told["kinds"] == [{"kind": "game", "files": 1, "bytes": size}]
    assert (told["folder"], told["files"], told["bytes"]) == (str(tmp_path / "cache"), 1, size)
    assert call("cache", "--clear") == (0, f"{tmp_path / 'cache'}: 1 file, 0.0 MB, cleared\n", "")
    assert list(tmp_path.iterdir()) == []


def test_check_answers_with_its_status(tmp_path: Path) -> None:
    assert call("check", "boombit/classics")[0] == 0
    path = tmp_path / "deck.txt"
    path.write_text("4 cow\n")
    status, out, err = call("check", str(path), "--lang", "en")
    assert (status, err) == (1, "")
    assert out.startswith(f"✗ {path}: illegal deck")


# --- as a program of its own ------------------------------------------------------------------------------------------


def test_the_program_checks_a_deck() -> None:
    done = program("check", "boombit/classics", "--lang", "ru", PYTHONUTF8="1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith("✓ boombit/classics: допустимая колода, 45 карт")


def test_the_program_reads_a_pasted_list() -> None:
    done = program(
        "check", "-", "--lang", "en", "--learning", stdin="Hero: Громила\n4 корова\n".encode(), PYTHONUTF8="1"
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_program_refuses_with_one_line() -> None:
    done = program("check", "-", stdin=b"\xff", PYTHONUTF8="1")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"fitil: standard input:1: is not UTF-8 text: save it as UTF-8\n"


@pytest.mark.parametrize("encoding", ["ascii", "cp1251"])
@pytest.mark.parametrize(
    "words",
    [
        ("check", "boombit/mekha", "--lang", "he"),
        ("decks",),
        ("check", "фитиль"),
        ("box", "boombit/classics", "--lang", "he", "-o", "{}/×.pdf"),
        ("calibrate", "--lang", "he", "-o", "{}/מבחן.pdf"),
    ],
)
def test_an_output_that_lacks_letters_gives_no_traceback(words: tuple[str, ...], encoding: str, tmp_path: Path) -> None:
    words = tuple(word.format(tmp_path) for word in words)
    done = program(*words, PYTHONIOENCODING=encoding, LC_ALL="C.UTF-8")
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if "фитиль" in words else 0)
    assert done.stdout or len(done.stderr.splitlines()) == 1


def test_json_is_valid_in_plain_ascii_too() -> None:
    done = program("check", "boombit/mekha", "--lang", "he", "--format", "json", PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout)[0]["legal"] is True
    done = program("cards", "--format", "json", PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout)


def test_a_reader_that_stops_early_gives_no_traceback() -> None:
    command = f"{sys.executable} {ROOT / 'fitil.py'} rules --format json | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False, cwd=ROOT)
    assert done.stdout == b"[\n"
    assert done.stderr == b""


@pytest.mark.parametrize("words", ["rules", "--help", "check boombit/classics"])
def test_a_reader_that_stops_early_is_not_an_error(words: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)  # it has stopped before the program has begun
    try:
        command = [sys.executable, str(ROOT / "fitil.py"), *words.split()]
        done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False, cwd=ROOT)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(("words", "status"), [("games >&-", 0), ("check boombit/classics >&-", 0), ("check - <&-", 2)])
def test_a_closed_stream_gives_no_traceback(words: str, status: int) -> None:
    command = f"{sys.executable} {ROOT / 'fitil.py'} {words}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False, cwd=ROOT)
    assert (done.returncode, len(done.stderr.splitlines())) == (status, status // 2), done.stderr


def test_ctrl_c_is_status_130_and_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cards.cli, "load_game", interrupted)
    assert call("games") == (130, "", "fitil: stopped\n")


def test_version_is_printed() -> None:
    assert call("--version") == (0, f"fitil {version('fitil')}\n", "")


@pytest.mark.parametrize("words", [("lint", "bazaar"), ("site", "check", "twister")], ids=" ".join)
def test_no_findings_is_said_only_on_a_terminal(game_of_tests: Callable[[Path], Game], words: tuple[str, ...]) -> None:
    game_of_tests(ROOT / "tests/third_game/bazaar")
    assert call(*words) == (0, "", "")
    reader, terminal = pty.openpty()
    done = subprocess.run([sys.executable, str(ROOT / "fitil.py"), *words], stdout=terminal, check=False, cwd=ROOT)
    assert (done.returncode, os.read(reader, 100)) == (0, b"no findings\r\n")
    os.close(terminal)
    os.close(reader)


def test_paths_are_reported_relative_to_the_working_folder(tmp_path: Path) -> None:
    (tmp_path / "lists").mkdir()
    (tmp_path / "lists/deck.txt").write_text("4 coww")
    path, fault = tmp_path / "lists/deck.txt", "1: there is no card 'coww'; did you mean 'cow'?"
    assert fitil("check", path, cwd=tmp_path / "lists").stderr == f"fitil: deck.txt:{fault}\n"
    assert fitil("check", path, cwd=tmp_path).stderr == f"fitil: lists/deck.txt:{fault}\n"
    assert fitil("check", path, cwd=Path("/")).stderr == f"fitil: {path.relative_to('/')}:{fault}\n"
    assert call("check", str(path))[2] == f"fitil: {path}:{fault}\n"


def test_each_command_comes_with_the_module_that_is_said_to_bring_it() -> None:
    for module, names in commands.COMMANDS.items():
        for name in names:
            assert set(commands.program([name]).commands) == set(names), (module, name)
    own = set(commands.program(["--help"]).commands) - set(chain.from_iterable(commands.COMMANDS.values()))
    assert own == {"lint", "site"}


def test_a_typer_of_another_package_is_taught_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as 0.17.4, which the published `cards` asks for: choices, and lists that Click gives it as nothing."""

    def unknown(**_: object) -> None:
        raise RuntimeError("Type not yet supported")

    def counted(convertor: Callable[[str], int], _: object) -> Callable[[Sequence[str]], list[int] | None]:
        return lambda value: None if len(value) == 0 else [convertor(one) for one in value]

    monkeypatch.setattr(typer.main, "get_click_type", unknown)
    monkeypatch.setattr(typer.main, "generate_list_convertor", counted)
    commands._teach_older_typer()
    choice = typer.main.get_click_type(annotation=Literal["he", "ru"], parameter_info=typer.Option())
    assert [*choice.choices] == ["he", "ru"]
    with pytest.raises(RuntimeError):
        typer.main.get_click_type(annotation=object, parameter_info=typer.Option())
    convert = typer.main.generate_list_convertor(int, None)
    assert (convert(None), convert(()), convert(("4",))) == (None, None, [4])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tournament",), "не хватает команды (см. fitil tournament --help)"),
        (("print", "boombit/classics", "--nosuch"), "ключа --nosuch нет (см. fitil print --help)"),
        (("box",), "не хватает колоды (DECK) (см. fitil box --help)"),
        (("rulebook",), "не хватает игры (GAME) (см. fitil rulebook --help)"),
        (("tournament", "join", "cup.jsonl"), "не хватает второго файла (OTHER)"),
        (("tournament", "meet", "cup.jsonl", "Аня"), "не хватает имени второго игрока (OTHER)"),
        (("tournament", "penalty", "cup.jsonl", "Аня", "x"), "очки (POINTS): «x» — не число"),
        (("export", "png", "deckbattle/deck1", "-o", "-"), "здесь пишется папка, а не стандартный вывод"),
        (("tournament", "new", "-"), "здесь пишется файл, а не стандартный вывод"),
        (("check", "boombit/classics", "--match=1"), "--match пишется без значения"),
        (("export", "boombit/classics", "--kind"), "ключа --kind нет; может быть, «--ink»?"),
        (("play", "boombit", "--seed", "-4"), f"--seed: здесь -4, а должно быть от 0 до {(1 << 128) - 1}"),
        (("scenario", "--new", "--lang", "ru"), "после --new нужно значение (см. fitil scenario --help)"),
        (("rules", "boombit", "--ask", "--format", "json"), "после --ask нужно значение (см. fitil rules --help)"),
        (("check", "-"), "стандартный ввод: пусто"),
        (("check", "https://example.org/#deck=1"), "fitil: ссылка повреждена"),
    ],
)
def test_what_was_typed_wrong_is_told_in_the_readers_language(words: tuple[str, ...], said: str) -> None:
    done = fitil(*words, LANG="ru_RU.UTF-8", LC_ALL="")
    assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1


def test_sizes_of_sheets_have_the_decimals_of_the_language() -> None:
    sizes = {"ru": "61,5 × 86,5", "he": "61.5 × 86.5", "en": "61.5 × 86.5"}
    for lang, size in sizes.items():
        assert size in fitil("sheets", "--lang", lang).stdout


@pytest.mark.parametrize("words", ["games", "decks boombit", "sheets", "words --game boombit", "cards cosmic"])
def test_a_list_is_told_in_the_language_that_is_asked_for(words: str) -> None:
    by_system = fitil(*words.split(), LANG="ru_RU.UTF-8", LC_ALL="").stdout
    assert fitil(*words.split(), "--lang", "ru", LANG="he_IL.UTF-8", LC_ALL="").stdout == by_system
    refused = fitil(*words.split(), "--lang", "xx", LANG="ru_RU.UTF-8", LC_ALL="")
    assert refused.returncode == 2 and "he, ru, en" in refused.stderr


def test_lists_of_rules_words_and_decks_are_told_in_the_readers_language() -> None:
    from cards.ledger import rule_text

    (said,) = rule_text("boombit", "block.declare", "ru")
    listed = fitil("rules", "boombit", LANG="ru_RU.UTF-8", LC_ALL="").stdout
    assert said in next(line for line in listed.splitlines() if line.startswith("block.declare "))
    assert "meta.version" not in listed and "meta.theme" in listed  # the version of the document is no rule of play
    kinds = {line[40:].split("  ")[0] for line in listed.splitlines()[1:]}
    assert kinds == {"ход игры", "карты", "состав", "справка", "за столом", "решение"}
    assert "герой" in fitil("decks", "boombit", LANG="ru_RU.UTF-8", LC_ALL="").stdout.splitlines()[0]
    assert "а у ИИ 24." in fitil("rules", "deckbattle", LANG="ru_RU.UTF-8", LC_ALL="").stdout  # a link that is a number
    heads, first = fitil("cards", "smashup", LANG="ru_RU.UTF-8", LC_ALL="").stdout.splitlines()[:2]
    assert heads.index("название ") < heads.index("название (he)")
    assert "фракция" in heads and "команда" not in heads
    assert ("Приспешник" in first, "Инопланетяне" in first) == (True, True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("decks cosmic", "в игре «Космический контакт» колод не приносят, поэтому список пуст\n"),
        ("words --kind condition --game twister", "список пуст\n"),
        ("rules gap.carry", "fitil: gap.carry — правило, а не игра; его текст: fitil rules twister --ask gap.carry\n"),
        ("rules gap.nope", "fitil: нет игры «gap.nope»\n"),
    ],
)
def test_nothing_is_listed_without_a_word(words: str, told: str) -> None:
    done = fitil(*words.split(), LANG="ru_RU.UTF-8", LC_ALL="")
    assert done.stdout + done.stderr == told


def test_an_answer_in_the_terminal_leads_nowhere_else_and_has_no_markup() -> None:
    for lang, words in (("ru", ("(решение", "(пример")), ("he", ("(פסיקה", "(דוגמה"))):
        for game, rule in (("boombit", "bomb.timeline"), ("boombit", "property.firm"), ("deckbattle", "ability.aura")):
            (answer, *_) = json.loads(call("rules", game, "--ask", rule, "--lang", lang, "--format", "json")[1])
            assert answer["id"] == rule and answer["text"].endswith(".")
            assert not [word for word in words if word in answer["text"]]
    table = call("rules", "deckbattle", "--ask", "gap.solo-custom-table", "--lang", "ru")[1]
    assert "Уровень: 1, 2, 3, 4, 5. Постоянная часть маны: 5, 6, 7, 8, 9." in table and "|" not in table
