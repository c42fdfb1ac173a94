"""Decks of two factions, tables of them, and drafts: each fault is a line with its place, its rule and what to do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cards import load_deck, load_game
from cards.decks import cards_of, parse_deck, teams_of
from cards.decks.deck import parse_text
from cards.decks.names.teams import team_index
from cards.languages import LANGS
from rules_checker.judging.deck import check, check_match
from rules_checker.setup.compiled import compile_cards, compile_deck
from rules_checker.setup.engines import load_engine
from rules_checker.setup.modes import in_mode
from rules_checker.setup.setups import setup_of
from tests.program import apart, bare, fitil

GAME = load_game("smashup")
FACTIONS = ["aliens", "wizards", "ninjas", "dinosaurs", "tricksters", "zombies", "robots", "pirates"]
LETTERS = {"he": "[א-ת]{2}", "ru": "[а-яё]{2}"}


def deck(*factions: str) -> str:
    return f"smashup/{'+'.join(factions)}"


# --- what is printed -------------------------------------------------------------------------------------------------


def test_the_game_has_the_eight_factions_of_the_ledger_and_each_is_twenty_cards() -> None:
    """`"faction.count"`, `"component.factions"`, `"gap.faction-composition"`."""
    assert sorted(GAME.teams) == sorted(FACTIONS)
    assert re.findall(r"aliens|wizards|ninjas|dinosaurs|tricksters|zombies|robots|pirates", GAME.rules[
        "faction.count"
    ].gloss) == FACTIONS  # fmt: skip
    sizes = {faction: sum(cards_of(GAME, [faction]).values()) for faction in GAME.teams}
    assert sizes == dict.fromkeys(GAME.teams, 20)
    assert sum(card.copies for card in GAME.cards.values() if card.team) == 160


def test_the_base_deck_is_that_of_one_copy_of_the_game_whatever_is_at_the_table() -> None:
    """`"setup.two-copies-bases"`, `"component.bases"`: two players with the same faction need two copies."""
    for mode, decks in (("one-copy", ("pirates+ninjas", "robots+zombies")), ("two-copies", ("pirates+ninjas",) * 2)):
        _, setup = setup_of([load_deck(f"smashup/{one}") for one in decks], mode)
        assert len(setup["bases"]) == len(set(setup["bases"])) == 16
        assert {GAME.cards[card].type for card in setup["bases"]} == {"base"}


# --- a deck ----------------------------------------------------------------------------------------------------------


def test_any_two_factions_are_a_deck_of_forty_cards() -> None:
    """`"deck.two-factions"`, `"deck.size"`."""
    for faction in FACTIONS[1:]:
        found = check(GAME, load_deck(deck("aliens", faction)))
        assert (found.violations, found.summary["size"]) == ((), 40)


@pytest.mark.parametrize(
    ("factions", "rules"),
    [
        (("pirates",), {"deck.two-factions"}),
        (("pirates", "ninjas", "robots"), {"deck.two-factions"}),
        (("pirates", "pirates"), {"deck.no-double-faction"}),
    ],
)
def test_a_deck_is_two_different_factions(factions: tuple[str, ...], rules: set[str]) -> None:
    """`"deck.two-factions"`, `"deck.no-double-faction"`."""
    assert {found.rule for found in check(GAME, load_deck(deck(*factions))).violations} == rules


def listed(*without: str, **more: int) -> str:
    """A list of the pirates and the ninjas, card by card, without some and with more of others."""
    cards = cards_of(GAME, ["pirates", "ninjas"]) | {card.replace("_", "-"): n for card, n in more.items()}
    return "game: smashup\n" + "".join(f"{n} {card}\n" for card, n in cards.items() if card not in without)


PRINTED = cards_of(GAME, ["pirates"])
ONCE, TWICE = (next(card for card, n in PRINTED.items() if n == wanted) for wanted in (1, 2))


LESS = "game: smashup\n" + "".join(f"{2 * n - (card == TWICE)} {card}\n" for card, n in PRINTED.items())
"""The pirates twice, but for one card."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("text", "rule", "at"),
    [
        (LESS, "deck.no-double-faction", 2),
        ("game: smashup\nfactions: pirates, pirates\n", "deck.no-double-faction", 2),
        ("game: smashup\nfactions: pirates, ninjas, robots\n", "deck.two-factions", 2),
        (listed(ONCE), "deck.two-factions", 2),
        (listed(**{TWICE: 1}), "deck.two-factions", 1 + [*PRINTED].index(TWICE) + 1),
        (listed(**{TWICE: 3}), "deck.two-factions", 1 + [*PRINTED].index(TWICE) + 1),
        (listed(tortuga=1), "component.bases", 2 + len(cards_of(GAME, ["pirates", "ninjas"]))),
    ],
)
def test_a_fault_of_a_deck_is_a_line_with_its_rule(text: str, rule: str, at: int, lang: str, tmp_path: Path) -> None:
    """A card that is missing is told where the rest of its faction begins."""
    (tmp_path / "deck.txt").write_text(text, encoding="utf-8")
    done = fitil("check", "deck.txt", "--lang", lang, cwd=tmp_path)
    assert done.returncode == 1
    (line,) = [line.strip() for line in bare(done.stdout).splitlines() if f"[{rule}]" in line]
    assert line.startswith(f"deck.txt:{at}: [{rule}]")
    told, _, fix = line.partition(". ")
    assert re.search(LETTERS[lang], told) and re.search(LETTERS[lang], fix)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "near"), [("nimjas", "ninjas"), ("Пирраты", "Пираты"), ("ניגגות", "נינג׳ות"), ("rovots", "robots")]
)
def test_an_unknown_faction_is_told_with_the_nearest(name: str, near: str, lang: str, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(f"game: smashup\nfactions: aliens, {name}\n", encoding="utf-8")
    done = fitil("check", "deck.txt", "--lang", lang, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = bare(done.stderr).splitlines()
    assert "deck.txt:2: " in line and name in line and near in line and re.search(LETTERS[lang], line)


def test_every_faction_in_every_form_is_read_or_asked_about_and_never_both() -> None:
    game = load_game("smashup")
    for name, (team, _) in team_index(game.id).items():
        other = next(one for one in game.teams if one != team)
        for form in (name, name.title(), name.removesuffix("s")):  # `robot` is a card of another game
            for text in (f"game: smashup\nfactions: {other}, {form}\n", f"{other} + {form}\n"):
                read = parse_deck(text.encode(), Path("deck.txt"))
                is_read = read.deck is not None and {*teams_of(game, read.deck)} == {other, team}
                assert is_read != bool(read.faults), text
                assert is_read or form not in (name, name.title()), text


@pytest.mark.parametrize(
    "text",
    [
        "factions: [pirates, ninjas]",
        'factions: ["pirates", "ninjas"]',
        "factions:\n  - pirates\n  - 'ninjas'",
        "Фракции: «Пираты», Ниндзя",
        "Пираты и прочее:\nПираты\nНиндзя",
        "צוותים: פיראטים, נינג׳ות",
        "צוותים: [״פיראטים״, ״נינג׳ות״]",
        "פיראטים + נינג׳ות",
        "factions: pirate, ninja",
    ],
)
def test_factions_are_pasted_in_any_way(text: str) -> None:
    """Copied out of a deck file, with its brackets and quotes; under a label, or alone; with no word of the game."""
    found = parse_text(text, Path("pasted.txt"), "pasted.txt").whole()
    assert (found.game, found.cards) == ("smashup", cards_of(GAME, ["pirates", "ninjas"]))


def test_a_link_leads_to_the_same_deck() -> None:
    shared = fitil("share", deck("pirates", "ninjas"), "--site", "https://cards.example").stdout
    (link,) = re.findall(r"https://\S+", bare(shared))
    assert load_deck(link).cards == cards_of(GAME, ["pirates", "ninjas"])


# --- a table ---------------------------------------------------------------------------------------------------------


TABLE = [deck("pirates", "ninjas"), deck("robots", "aliens"), deck("zombies", "pirates"), deck("wizards", "dinosaurs")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_decks_meet(seats: int) -> None:
    """`"meta.players"`, `"gap.draft-player-count"`: without a draft, too."""
    decks = [load_deck(ref) for ref in (*TABLE[:2], deck("zombies", "tricksters"), TABLE[3])[:seats]]
    assert check_match(decks, in_mode(GAME, "one-copy")).violations == ()
    compiled = [compile_deck(one) for one in decks]
    assert len(load_engine("smashup").from_decks(compile_cards(GAME), compiled)["decks"]) == seats


@pytest.mark.parametrize(
    ("mode", "players", "found"),
    [
        ("", 2, [("setup.single-copy", "warning")]),
        ("one-copy", 2, [("setup.single-copy", "error")]),
        ("two-copies", 2, []),
        ("two-copies", 3, [("setup.two-copies", "error")]),
    ],
)
def test_as_many_players_have_a_faction_as_there_are_copies_of_the_game(
    mode: str, players: int, found: list[tuple[str, str]]
) -> None:
    """`"setup.single-copy"`, `"setup.two-copies"`: if nobody says how many those are, it is a warning."""
    decks = [load_deck(deck("pirates", other)) for other in FACTIONS[:players]]
    verdict = check_match(decks, in_mode(GAME, mode) if mode else GAME)
    assert [(one.rule, one.severity) for one in verdict.violations] == found
    assert verdict.legal == all(severity == "warning" for _, severity in found)


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_with_one_faction_twice_is_told_by_its_mode(lang: str) -> None:
    done = fitil("check", *TABLE, "--match", "--mode", "one-copy", "--lang", lang)
    assert done.returncode == 1
    (line,) = [line for line in done.stdout.splitlines() if "[setup.single-copy]" in line]
    assert re.search(LETTERS[lang], line)
    assert fitil("check", *TABLE, "--match", "--mode", "two-copies", "--lang", lang).returncode == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_faction_that_is_not_there_so_often_is_not_played(lang: str) -> None:
    """`"setup.single-copy"`: a mode with enough copies of the game is named."""
    both = deck("pirates", "ninjas"), deck("pirates", "robots")
    done = fitil("simulate", *both, "--mode", "one-copy", "--games", "1", "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = bare(done.stderr).splitlines()
    assert "[setup.single-copy]" in line and "--mode two-copies" in line and re.search(LETTERS[lang], line)
    assert {"he": "״פיראטים״", "ru": "«Пираты»"}[lang] in line
    assert fitil("simulate", *both, "--mode", "two-copies", "--games", "1", "--bot", "random").returncode == 0


# --- written down: tables and drafts ---------------------------------------------------------------------------------


def written(text: str, tmp_path: Path, mode: str = "one-copy", **more: Any) -> str:
    (tmp_path / "how.yaml").write_text(
        "\n".join(
            ["game: smashup", f"mode: {mode}", *(f"{key}: {json.dumps(some)}" for key, some in more.items()), text]
        )
    )
    return "how.yaml"


def draft(*choices: str) -> str:
    """Factions in the order in which they were taken, `A: pirates` or `pirates`."""
    return "\n".join(["choices:", *(f"  - {choice}" for choice in choices)])


@pytest.mark.parametrize(
    ("players", "order"), [(2, "ABBA"), (3, "ABCCBA"), (3, "BCAACB"), (4, "ABCDDCBA"), (4, "DABCCBAD")]
)
def test_a_draft_goes_round_and_back(players: int, order: str, tmp_path: Path) -> None:
    """`"setup.draft-start"`, `"setup.draft-order"`: whoever was drawn by lot begins, the last one takes two."""
    chosen = [f"{player}: {faction}" for player, faction in zip(order, FACTIONS, strict=False)]
    done = fitil("check", written(draft(*chosen), tmp_path), "--format", "json", cwd=tmp_path)
    (row,) = json.loads(done.stdout)
    assert (done.returncode, row["violations"]) == (0, [])
    seats = sorted(set(order))
    assert row["summary"]["hands"] == {
        seat: [faction for player, faction in zip(order, FACTIONS, strict=False) if player == seat] for seat in seats
    }
    if order.startswith("A"):
        named = fitil("check", written(draft(*FACTIONS[: len(order)]), tmp_path, players=players), cwd=tmp_path)
        assert named.returncode == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("text", "more", "rule", "at"),
    [
        (draft("A: pirates", "B: ninjas", "A: robots", "B: aliens"), {}, "setup.draft-order", 6),
        (
            draft("A: pirates", "B: ninjas", "C: robots", "A: aliens", "B: zombies", "C: wizards"),
            {},
            "setup.draft-order",
            7,
        ),
        (draft("A: pirates", "B: ninjas", "C: robots", "B: aliens"), {"players": 2}, "setup.draft-start", 7),
        (draft("pirates", "ninjas", "robots"), {}, "setup.draft-order", 6),
        (draft("pirates", "ninjas", "robots", "pirates"), {}, "setup.single-copy", 7),
        (draft("pirates", "ninjas", "robots", "pirates"), {"mode": "two-copies"}, "deck.no-double-faction", 7),
        (draft("pirates", "pirates", "pirates", "ninjas"), {"mode": "two-copies"}, "setup.two-copies", 6),
        (
            draft("pirates", "ninjas", "robots", "aliens"),
            {"decks": [["pirates", "aliens"], ["ninjas", "zombies"]]},
            "setup.draft-order",
            3,
        ),
        ("", {"decks": [["pirates", "ninjas"], ["robots", "pirates"]]}, "setup.single-copy", 3),
        ("", {"decks": [["pirates", "ninjas"], ["robots", "robots"]]}, "deck.no-double-faction", 3),
        ("", {"decks": [[one, "pirates"] for one in FACTIONS[:5]]}, "meta.players", 3),
        (draft("pirates", "ninjas", "robots", "aliens"), {"pieces": ["tortuga", "tortuga"]}, "component.bases", 3),
        (
            draft("pirates", "ninjas", "robots", "aliens"),
            {"mode": "two-copies", "pieces": ["tortuga", "tortuga"]},
            "setup.two-copies-bases",
            3,
        ),
        (draft("pirates", "ninjas", "robots", "aliens"), {"pieces": ["collector"]}, "component.bases", 3),
    ],
)
def test_what_was_written_down_and_is_not_by_the_rules_is_a_line_with_its_rule(
    text: str, more: dict[str, object], rule: str, at: int, lang: str, tmp_path: Path
) -> None:
    done = fitil("check", written(text, tmp_path, **more), "--lang", lang, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    lines = [line for line in map(str.strip, bare(done.stdout).splitlines()) if line.startswith("how.yaml:")]
    assert lines
    for line in lines:
        place, _, said = line.partition("] ")
        assert place == f"how.yaml:{at}: [{rule}"
        assert all(re.search(LETTERS[lang], part) for part in said.split(" — "))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        (draft("pirates", "ninja"), {}, r"how\.yaml:5:\d+: .*ninja.*ninjas"),
        (draft("pirates", "ninjas"), {"players": 5}, r"how\.yaml:3:\d+: \[meta\.players\].*4.*5"),
        (draft("pirates"), {"mode": "no-copy"}, r"how\.yaml:2:\d+: .*no-copy.*one-copy"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    text: str, more: dict[str, object], said: str, lang: str, tmp_path: Path
) -> None:
    done = fitil("check", written(text, tmp_path, **more), "--lang", lang, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = bare(done.stderr).splitlines()
    assert re.search(said, line) and re.search(LETTERS[lang], line)


# --- cards of one's own ----------------------------------------------------------------------------------------------


def test_a_card_of_ones_own_takes_the_place_of_a_printed_one(tmp_path: Path) -> None:
    """`"deck.two-factions"`: a faction stays so many cards, and starter decks stay legal."""
    own = str(tmp_path / "mine")
    new = ["new", "card", "my-mixer", "--game", "smashup", "--type", "minion", "--team", "robots", "--cards", own]
    assert apart(*new, "--he", "מיקסר שלי", "--ru", "Мой миксер").returncode == 0
    assert apart("check", deck("robots", "tricksters"), "--cards", own).returncode == 0
    printed = dict(cards_of(GAME, ["robots", "tricksters"]))
    robot = next(card for card, n in printed.items() if GAME.cards[card].team == "robots" and n > 1)
    for copies, more, fine in (
        (printed[robot] - 1, 1, True),
        (printed[robot], 1, False),
        (printed[robot] - 2, 1, False),
    ):
        lines = {**printed, robot: copies, "my-mixer": more}
        path = tmp_path / "deck.yaml"
        path.write_text("game: smashup\ncards:\n" + "".join(f"  {card}: {n}\n" for card, n in lines.items() if n))
        told = apart("check", str(path), "--cards", own)
        assert (told.returncode == 0) == fine, told.stdout
        assert fine or "deck.two-factions" in told.stdout
