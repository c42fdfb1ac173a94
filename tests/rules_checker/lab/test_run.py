"""Many games: the same results however they were played, enough of them, and none lost."""

import contextlib
import json
import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cards import DataError, FitilError, load_deck, load_game
from cards.languages import SPOKEN
from cards.told import told as in_words
from rules_checker.judging.messages import LOCALE
from rules_checker.lab import match, simulate
from rules_checker.lab.asked import LabRequest, game_among
from rules_checker.lab.field import all_against_all, one_against_all
from rules_checker.lab.kept import kept_in
from rules_checker.lab.match import Match
from rules_checker.lab.run import ROUND, GamesTask, LabRun, RunPlan, carry_out, processes
from rules_checker.lab.simulation import single
from rules_checker.lab.tally import Chunk
from rules_checker.setup.engines import engine_ids
from rules_checker.setup.modes import ways
from tests.program import bare, fitil

DECKS = [load_deck(f"deckbattle/deck{number}") for number in (1, 2, 3)]
DUEL = match(DECKS[:2], "random", 3, swap=True)


def played(plan: RunPlan, size: int = 20, **options: Any) -> LabRun:
    return carry_out(plan, processes(1), size=size, **options)


def test_the_results_are_the_same_in_chunks_of_any_size_on_any_number_of_processes() -> None:
    plan = all_against_all(DECKS, 2).plan(lambda some: match(some, "random", 1, swap=True), 12, None)
    runs = [played(plan), played(plan, 1), carry_out(plan, processes(2), size=5)]
    assert len({run.digest for run in runs}) == 1
    first, *others = [[(replace(tally, digest=0)) for tally in run.tallies] for run in runs]
    assert others == [first, first]


def test_it_stops_after_the_first_round_that_is_enough_wherever_it_is_played() -> None:
    plan = single(DUEL, 100_000, 0.075)
    runs = [played(plan), carry_out(plan, processes(2), size=10)]
    assert {run.tallies[0].games for run in runs} == {2 * ROUND}  # 0.096 after 100, 0.069 after 200
    assert len({run.digest for run in runs}) == 1
    assert runs[0].digest == simulate(DUEL, 2 * ROUND, 1)["digest"]


def test_ctrl_c_leaves_what_is_finished(tmp_path: Path) -> None:
    def stopped(matches: Sequence[Match], tasks: Iterable[GamesTask]) -> Any:
        def chunks() -> Iterator[Chunk]:
            with processes(1)(matches, tasks) as all_chunks:
                yield next(all_chunks)
                raise KeyboardInterrupt

        return nullcontext(chunks())

    with kept_in(tmp_path / "games", single(DUEL, 50)) as (kept, keep):
        run = carry_out(single(DUEL, 50), stopped, size=10, kept=kept, keep=keep)
    assert (run.stopped, run.tallies[0].games) == (True, 10)
    with kept_in(tmp_path / "games", single(DUEL, 50)) as (kept, keep):
        again = played(single(DUEL, 50), kept=kept, keep=keep)
    assert (again.fresh, again.stopped) == (40, False)
    assert again.digest == played(single(DUEL, 50)).digest


def test_games_in_a_file_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games"
    command = ["simulate", "deckbattle/deck1", "deckbattle/deck2", "--into", path, "--format", "json"]
    first = json.loads(fitil(*command, "--games", 30).stdout)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines) + lines[-1][:50])  # a crash while it wrote
    more = json.loads(fitil(*command, "--games", 40).stdout)
    assert path.read_bytes().startswith(b"".join(lines))
    again = json.loads(fitil(*command, "--games", 40).stdout)
    fresh = json.loads(fitil(*command[:3], "--games", 40, "--format", "json").stdout)
    for told in (first, more, again, fresh):
        told.pop("games_per_s")
    assert more == again == fresh != first


def summed(line: bytes) -> bytes:
    told = line.rstrip(b"}\n")
    return told + b',"sum":"%08x"}\n' % zlib.crc32(told)


@pytest.mark.parametrize("at", [0, 1])
def test_a_result_that_somebody_changed_is_not_counted(tmp_path: Path, at: int) -> None:
    path = tmp_path / "games"
    command = ["simulate", "deckbattle/deck1", "deckbattle/deck2", "--into", path]
    assert fitil(*command, "--games", 5).returncode == 0
    lines = path.read_bytes().splitlines(keepends=True)
    for changed in (re.sub(rb"\d(?=\D*\Z)", b"x", lines[at]), re.sub(rb'"(?=\])', b' "', lines[at], count=1), b"[]\n"):
        path.write_bytes(b"".join([*lines[:at], changed, *lines[at + 1 :]]))
        done = fitil(*command, "--games", 10, "--lang", "en")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    path.write_bytes(
        b"".join([*lines[:at], re.sub(rb"(?<=deck)1|(?<=\[)\d", b"8", lines[at], count=1), *lines[at + 1 :]])
    )
    done = fitil(*command, "--games", 10, "--lang", "he")
    assert done.returncode == 2 and f"games:{at + 1}: " in done.stderr and "סכום הביקורת" in done.stderr


@pytest.mark.parametrize(
    "text, said",
    [
        ("", None),
        ("a shopping list\n", "games:1: holds no games of a simulation"),
        ('{"format":"fitil simulate 1","of":"ab","decks":[]}\n', ":1: holds games of an earlier version"),
        ('{"format":"fitil simulate 2","of":"ab","decks":[]}\n', ":1: holds games of other decks"),
        ('HEAD\n{"pairing":0}\n', ":2: is not a chunk"),
        ('HEAD\n{"pairing":0,"start":7,"endings":[""],"results":[[0,0,1,1,[],[],0]],"cards":[{},{}]}\n', ":2: "),
        ('HEAD\n{"pairing":0,"start":0,"endings":[""],"results":[[5,0,1,1,[],[],0]],"cards":[{},{}]}\n', ":2: "),
        ('HEAD\n{"pairing":-1,"start":0,"endings":[""],"results":[[0,0,1,1,[],[],0]],"cards":[{},{}]}\n', ":2: "),
    ],
)
def test_a_file_of_anything_else_is_refused_and_left_alone(tmp_path: Path, text: str, said: str | None) -> None:
    path = tmp_path / "games"
    with kept_in(path, single(DUEL, 5)):
        pass
    head = path.read_bytes()
    lines = (line.encode() for line in text.splitlines(keepends=True))
    written = (summed(line) if line.startswith(b"{") else head if line == b"HEAD\n" else line for line in lines)
    path.write_bytes(b"".join(written))
    before = path.read_bytes()
    if said is None:
        with kept_in(path, single(DUEL, 5)) as (kept, _):
            assert kept == []
        return
    with pytest.raises(DataError, match=said), kept_in(path, single(DUEL, 5)):
        pass
    assert path.read_bytes() == before


def test_a_file_with_more_games_than_are_asked_for_is_refused(tmp_path: Path) -> None:
    command = ["simulate", "deckbattle/deck1", "deckbattle/deck2", "--into", tmp_path / "games"]
    assert fitil(*command, "--games", 9).returncode == 0
    done = fitil(*command, "--games", 8, "--lang", "ru")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "партий одной пары уже 9, больше чем 8" in done.stderr


def test_a_deck_plays_all_others() -> None:
    field = one_against_all(DECKS[1], [DECKS[0], DECKS[2]], 2)
    plan = field.plan(lambda some: match(some, "random", 1, swap=True), 10, None)
    told = field.told(played(plan))
    assert [pairing["decks"] for pairing in told["pairings"]] == [
        ["deckbattle/deck2", "deckbattle/deck1"],
        ["deckbattle/deck2", "deckbattle/deck3"],
    ]
    mine, *others = told["decks"]
    assert mine["games"] == 20 == told["games"] and [other["games"] for other in others] == [10, 10]
    assert sum(deck["won"] for deck in told["decks"]) + told["draws"] == 20
    assert {row["drawn"] for row in mine["cards"]} == {20}  # in this game all cards begin in hand
    assert sum(told["endings"].values()) == 20


def test_every_game_is_played_in_every_way_when_none_is_named() -> None:
    runs = json.loads(fitil("simulate", "--all", "--games", 1, "--format", "json").stdout)["runs"]
    modes = {f"{game}/{mode}" if mode else game for game in engine_ids() for mode in ways(load_game(game)) or ("",)}
    assert {run["mode"] for run in runs} == modes
    assert all(run["games"] >= 1 if "games" in run else run["not_run"] for run in runs)
    assert "smashup" in modes  # how many copies of it are at the table changes nothing in its play
    (unplayed,) = (run for run in runs if "not_run" in run)  # no starter deck has the cards that are built from there
    assert unplayed["mode"] == "deckbattle/construction"


def test_a_game_and_decks_of_ones_own_are_told_apart_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "boombit").write_text("a deck that is called like a game")
    with contextlib.chdir(tmp_path):
        assert game_among(["deckbattle", "mine/deck", "boombit"]) == ("deckbattle", ["mine/deck", "boombit"])
    assert game_among(["deckbattle/deck1"]) == ("", ["deckbattle/deck1"])


def test_cards_are_counted_by_decks_whatever_their_seats() -> None:
    told = simulate(DUEL, 10, 1)
    for deck, cards in zip(DECKS, told["cards"], strict=False):
        assert {row["card"] for row in cards["cards"]} == set(deck.cards)
        assert all(row["left"] <= row["drawn"] and row["played"] <= row["drawn"] for row in cards["cards"])


@pytest.mark.parametrize(
    "lang, lines",
    [
        ("en", ["20 games", "deck                          won  share  95% interval", "No game was drawn"]),
        (
            "ru",
            ["20 партий", "Ничьих не было", "Чем кончались партии: форт проигравшего пал [citadel.loses] — 100,0 %"],
        ),
        (
            "he",
            [
                "\u200f20 משחקים",
                "\u200fאף משחק לא נגמר בתיקו",
                "\u200fאיך נגמרו המשחקים: המצודה של הצד המפסיד נפלה \u2066[citadel.loses]\u2069 – \u2066100.0%\u2069",
            ],
        ),
    ],
)
def test_results_are_told_in_each_language(lang: str, lines: list[str]) -> None:
    done = fitil("simulate", "deckbattle/deck1", "deckbattle/deck2", "--games", 20, "--lang", lang)
    said = [" ".join(line.split()) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    for line in lines:
        assert " ".join(line.split()) in said
    if lang == "he":
        assert all(line.startswith("\u200f") for line in said if line)


def test_every_language_says_the_same_things() -> None:
    ids = {lang: set(re.findall(r"^([a-z-]+) =", (LOCALE / f"lab-{lang}.ftl").read_text(), re.M)) for lang in SPOKEN}
    assert ids["he"] == ids["ru"] == ids["en"]


@pytest.mark.parametrize(
    "words, said",
    [
        (["deckbattle/deck1", "--until", "2m"], "непонятная точность «2m»"),
        (["--all", "boombot"], "нет игры «boombot»; может быть, «boombit»"),
        (["--all", "deckbattle", "boombit/mekha"], "boombit/mekha — колода другой игры (boombit), а не «Битва колод»"),
        (["--all", "deckbattle", "--field"], "--all и --field вместе не пишут"),
        (["--all", "deckbattle", "boombit"], "назовите одну игру, а не несколько: deckbattle, boombit"),
        (["--all", "--into", "games"], "--all и --into вместе не пишут"),
        (["--all", "twister"], "«Dungeon Twister»: колод, которыми можно так сыграть, нет, а для партии нужно 2"),
        (["--all", "deckbattle", "--mode", "draft"], "в режиме draft колод не приносят, а названо 2"),
        (["boombit/mekha"], "так сыграть нельзя: колод нужно 2, а здесь 1"),
        (["deckbattle/deck1", "deckbattle/deck2", "--bot", "mcts:0"], "mcts:0: напишите число итераций от 1 до"),
        (["--field"], "--field: назовите одну колоду"),
        ([], "назовите колоды"),
        (["deckbattle/deck1", "deckbattle/deck2", "--games", "0"], "столько партий (0) сыграть нельзя"),
        (["deckbattle/deck1", "deckbattle/deck2", "--bot", "greedy,greedy,greedy"], "названо 3 бота, а игроков 2"),
        (["deckbattle/deck1", "deckbattle/deck2", "--bot", "greddy"], "нет бота «greddy»; может быть, «greedy»"),
    ],
)
def test_what_cannot_be_played_is_refused_in_the_language_asked_for(words: list[str], said: str) -> None:
    done = fitil("simulate", *words, "--lang", "ru")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("ru", "mine.yaml недопустима, но сыграть ею можно"), ("he", "לא תקינה, ובכל זאת משחקים בה")]
)
def test_a_deck_that_is_not_legal_plays_and_is_told(tmp_path: Path, lang: str, said: str) -> None:
    (tmp_path / "mine.yaml").write_text("game: boombit\nhero: bruiser\ncards: {cow: 9}\n")
    for words in (("mine.yaml", "boombit/classics"), ("--field", "mine.yaml")):
        done = fitil("simulate", *words, "--games", 1, "--lang", lang, cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (0, 1)
        assert said in bare(done.stderr) and "fitil check mine.yaml" in bare(done.stderr)
    done = fitil("simulate", "boombit/mekha", "boombit/classics", "--games", 1, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("game", "table", "said"),
    [
        ("boombit", 3, "--players 3: в игре «Boomb.it» колод ровно 2"),
        ("smashup", 9, "--players 9: в игре «Замес» колод от 2 до 4"),
        ("cosmic", 3, "--players 3: в игре «Космический контакт» колод не приносят"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_how_many_decks_there_are(game: str, table: int, said: str) -> None:
    asked = LabRequest("ru", "", None, None, 1, 1, "random", (), "", None, table)
    with pytest.raises(FitilError) as refused:
        asked.players(load_game(game))
    assert in_words(refused.value, "ru") == said
