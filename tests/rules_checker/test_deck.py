"""The rules of a deck, one by one, each by its violation, and that the ledger has none besides."""

import re
import shutil
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cards import DataError, FitilError, UnknownName, game_ids, load_deck, load_game, read_game, starter_refs
from rules_checker.judging.deck import Verdict, check, check_match
from rules_checker.judging.messages import own_phrases
from rules_checker.judging.verdicts import deck_lines
from rules_checker.setup import in_mode
from tests.rules_checker.verdicts import CLASSICS, CLASSICS_HEROES, GAME, deck_of, told

MEKHA_HEROES = ["doctor-nut", "old-junk-man"]


def changed(**copies: int) -> dict[str, int]:
    """The Classics deck with other numbers of some cards (`king_fuse=0` takes it out)."""
    cards = CLASSICS | {name.replace("_", "-"): n for name, n in copies.items()}
    return {card_id: n for card_id, n in cards.items() if n}


def verdict(cards: dict[str, int], *heroes: str, learning: bool = False) -> Verdict:
    return check(GAME, deck_of(cards, *(heroes or ("bruiser",))), learning=learning)


# --- the rules, one by one -------------------------------------------------------------------------------------------
def test_the_deck_of_this_file_is_legal() -> None:
    found = verdict(CLASSICS)
    assert found.legal
    assert found.violations == ()
    assert (found.deck, found.game) == ("deck.txt", "boombit")


@pytest.mark.parametrize("ref", starter_refs())
def test_every_starter_deck_is_legal_without_a_warning(ref: str) -> None:
    deck = load_deck(ref)
    assert check(load_game(deck.game), deck).violations == ()


def test_44_cards_are_one_too_few() -> None:
    found = verdict(changed(king_fuse=1))
    assert told(found) == [("deck.size", "too-few-cards", "error")]
    assert dict(found.violations[0].params) == {"size": 44, "expected": 45, "n": 1}
    assert not found.legal


def test_46_cards_are_one_too_many() -> None:
    found = verdict(changed(wet_fuse=3))
    assert told(found) == [("deck.size", "too-many-cards", "error")]
    assert dict(found.violations[0].params) == {"size": 46, "expected": 45, "n": 1}


def test_the_hero_is_not_counted_in_the_size() -> None:
    assert verdict(CLASSICS, "bruiser").summary["size"] == 45


def test_a_learning_deck_may_be_smaller_but_not_larger_and_keeps_the_copy_limits() -> None:
    small = verdict({"cow": 4, "robot": 2}, learning=True)
    assert small.legal
    assert small.summary["size_rule"] == "deck.size-learning"
    assert told(verdict(changed(wet_fuse=3), learning=True)) == [("deck.size", "too-many-cards", "error")]
    assert told(verdict({"cow": 5}, learning=True)) == [("deck.max-common", "too-many-copies", "error")]
    assert told(verdict({}, learning=True)) == [("deck.size-learning", "no-cards", "error")]
    assert verdict(CLASSICS, learning=True).summary["size_rule"] == "deck.size"


def test_without_a_hero_the_one_of_most_cards_team_is_offered() -> None:
    found = check(GAME, deck_of(CLASSICS))
    assert told(found) == [("hero.start", "no-hero", "error")]
    assert found.violations[0].params["heroes"] == CLASSICS_HEROES


def test_a_few_cards_of_another_team_do_not_change_the_offer() -> None:
    found = check(GAME, deck_of(changed(king_fuse=0) | {"robot": 2}))
    assert found.violations[0].params["heroes"] == CLASSICS_HEROES


def test_without_a_hero_and_without_teams_any_hero_is_offered() -> None:
    found = check(GAME, deck_of({"cow": 4}), learning=True)
    heroes = [card.id for card in GAME.cards.values() if GAME.types[card.type].starting]
    assert sorted(found.violations[0].params["heroes"]) == sorted(heroes)


def test_a_hero_among_the_cards_must_be_declared_and_taken_out() -> None:
    found = check(GAME, deck_of(changed() | {"bruiser": 1}))
    assert told(found) == [
        ("foreign.declare-hero", "hero-not-declared", "error"),
        ("hero.not-in-deck", "hero-in-deck", "error"),
    ]
    assert found.violations[0].params["heroes"] == ["bruiser"]
    assert dict(found.violations[1].params) == {"card": "bruiser", "n": 1}
    assert found.violations[1].line == 15


def test_a_hero_among_the_cards_is_wrong_once_and_counts_to_no_size() -> None:
    for hero in ("bruiser", "doctor-nut"):
        found = check(GAME, deck_of(changed() | {hero: 1}, "bruiser"))
        assert told(found) == [("hero.not-in-deck", "hero-in-deck", "error")]
    found = check(GAME, deck_of(changed(king_fuse=1) | {"bruiser": 1}, "bruiser"))
    assert told(found)[0] == ("deck.size", "too-few-cards", "error")


def test_a_hero_among_the_cards_is_in_no_count_of_the_composition() -> None:
    clean = verdict(CLASSICS).summary
    assert check(GAME, deck_of(CLASSICS | {"bruiser": 1}, "bruiser")).summary == clean


@pytest.mark.parametrize("lang", ["he", "ru", "en"])
def test_the_lines_of_a_verdict_agree_on_the_number_of_cards(lang: str) -> None:
    game, whole = load_game("deckbattle"), load_deck("deckbattle/deck1")
    seven = dict(list(whole.cards.items())[:-1])
    lines = [
        list(deck_lines(deck, game, check(game, deck), lang))
        for deck in (replace(whole, cards=seven), replace(whole, cards=seven | {"fortress": 1}))
    ]
    assert lines[1][:2] == lines[0][:2]
    assert "7" in lines[1][0]
    assert "8" not in lines[1][0] + lines[1][1]
    own = own_phrases("deckbattle", lang)
    odd = own("for-play", size=7) if own else ""
    assert lines[1][1].endswith(odd)
    assert odd not in list(deck_lines(whole, game, check(game, whole), lang))[1]
    enough = own("for-play", size=8) if own else ""
    for mode, fits in (("duel", True), ("construction", False)):
        told_so = list(deck_lines(whole, game, check(in_mode(game, mode), whole), lang))[1]
        assert told_so.endswith(enough) is fits or not enough


def test_two_heroes_are_one_too_many() -> None:
    found = verdict(CLASSICS, "bruiser", "doctor-nut")
    assert told(found) == [("setup.pick-hero", "several-heroes", "error")]
    assert found.violations[0].params["heroes"] == ["bruiser", "doctor-nut"]
    assert found.violations[0].line == 1


def test_the_same_hero_named_twice_is_one_hero() -> None:
    assert verdict(CLASSICS, "bruiser", "bruiser").legal


def test_a_card_that_is_no_hero_cannot_be_named_as_one() -> None:
    found = verdict(CLASSICS, "robot")
    assert told(found) == [("setup.pick-hero", "not-a-hero", "error")]
    assert dict(found.violations[0].params) == {"card": "robot", "heroes": MEKHA_HEROES}
    assert verdict(CLASSICS, "cow").violations[0].params["heroes"] == CLASSICS_HEROES
    assert verdict(CLASSICS, "cow", "doctor-nut").violations[0].params["heroes"] == ["doctor-nut"]


def test_a_fifth_copy_of_a_common_card() -> None:
    found = verdict(changed(cluster_bomb=5, king_fuse=1))
    assert told(found) == [("deck.max-common", "too-many-copies", "error")]
    assert dict(found.violations[0].params) == {
        "card": "cluster-bomb",
        "rarity": "common",
        "copies": 5,
        "most": 4,
        "n": 1,
        "swap": 1,
    }
    assert found.violations[0].line == 2


def test_a_fourth_and_fifth_copy_of_a_rare_card() -> None:
    found = verdict(changed(firebird=5, king_fuse=0))
    assert told(found) == [("deck.max-rare", "too-many-copies", "error")]
    of = {"card": "firebird", "rarity": "rare", "copies": 5, "most": 3, "n": 2, "swap": 2}
    assert dict(found.violations[0].params) == of


def test_several_copies_up_to_the_limit_are_fine_and_so_are_unique_cards() -> None:
    assert verdict(changed(king_fuse=3, wet_fuse=1)).legal  # king-fuse is rare and unique


def test_a_foreign_unique_card_is_a_warning() -> None:
    found = verdict(changed(king_fuse=0) | {"mulholland": 2})
    assert told(found) == [("deck.warn-unplayable", "foreign-unique", "warning")]
    assert dict(found.violations[0].params) == {"card": "mulholland", "n": 2}
    assert found.legal


def test_a_foreign_secret_card_is_a_warning() -> None:
    found = verdict(changed(king_fuse=0) | {"reboot": 2})
    assert told(found) == [("property.secret-still-a-card", "foreign-keyword", "warning")]
    assert dict(found.violations[0].params) == {"card": "reboot", "keyword": "secret", "n": 2}
    assert found.legal


def test_unique_and_secret_cards_of_ones_own_team_are_no_warning() -> None:
    deck = deck_of({"mulholland": 3, "reboot": 3}, "doctor-nut")
    assert check(GAME, deck, learning=True).violations == ()


def test_free_cards_are_neither_foreign_nor_of_the_team() -> None:
    # 2 + 1 free, 4 + 3 own, 1 + 2 + 3 foreign: 1 and 2 common, 3 rare
    cards = {"cow": 2, "bullet": 1, "cluster-bomb": 4, "firebird": 3, "robot": 1, "welder": 2, "toxic-reactor": 3}
    summary = verdict(cards, learning=True).summary
    assert (summary["free"], summary["own"], summary["foreign"]) == (3, 7, 6)
    assert summary["penalty"] == 1 + 2 + 3 * 2
    assert summary["teams"] == {"classics": 7, "mekha": 6}


def test_foreign_cards_have_no_quota() -> None:
    mekha = load_deck("boombit/mekha")
    found = check(GAME, replace(mekha, slots={"hero": ("bruiser",)}))
    assert found.legal
    assert found.summary["own"] == 0


def test_the_summary_counts_by_type_and_rarity() -> None:
    summary = verdict(CLASSICS).summary
    assert summary["types"] == {"bomb": 24, "creep": 15, "deed": 6}
    assert summary["rarities"] == {"common": 34, "rare": 11}
    assert summary["hero"] == "bruiser"


def test_without_a_hero_nothing_is_own_or_foreign() -> None:
    summary = check(GAME, deck_of(CLASSICS)).summary
    assert [summary[key] for key in ("hero", "own", "foreign", "penalty")] == [None] * 4
    assert summary["free"] == 0


def test_errors_do_not_hide_each_other() -> None:
    found = check(GAME, deck_of({"cluster-bomb": 5, "firebird": 4, "bruiser": 1}, "cow"))
    assert Counter(violation.code for violation in found.violations) == {
        "too-few-cards": 1,
        "not-a-hero": 1,
        "hero-in-deck": 1,
        "too-many-copies": 2,
    }


def test_an_unknown_card_is_unusable_input() -> None:
    with pytest.raises(UnknownName, match="there is no card 'cov'; did you mean 'cow'"):
        verdict({"cov": 4})


def test_a_game_without_deck_rules_cannot_judge() -> None:
    with pytest.raises(FitilError, match="has no rules for decks"):
        check(replace(GAME, deck_rules=None), deck_of(CLASSICS, "bruiser"))


@pytest.mark.parametrize(
    ("new", "line", "said"),
    [
        ("keyword: secrt}", 1, "there is no property 'secrt'; did you mean 'secret'?"),
        ("keywort: secret}", 1, "there is no key 'keywort' here; did you mean 'keyword'?"),
        ("keyword: secret}\n    unplayabel: []", 2, "there is no key 'unplayabel' here; did you mean 'unplayable'?"),
    ],
)
def test_a_fault_in_what_only_this_game_asks_is_told_with_its_line(
    new: str, line: int, said: str, tmp_path: Path
) -> None:
    shutil.copytree(GAME.folder, tmp_path / "boombit", ignore=shutil.ignore_patterns("art"))
    path = tmp_path / "boombit" / "game.yaml"
    text = path.read_text(encoding="utf-8")
    at = text[: text.index("keyword: secret}")].count("\n") + line
    path.write_text(text.replace("keyword: secret}", new), encoding="utf-8")
    game = read_game(tmp_path / "boombit")
    with pytest.raises(DataError) as caught:
        check(game, deck_of(CLASSICS, "bruiser"))
    assert re.fullmatch(rf"{re.escape(str(path))}:{at}:\d+: {re.escape(said)}", str(caught.value))


# --- the ledger ------------------------------------------------------------------------------------------------------
ILLEGAL = deck_of({"cluster-bomb": 5, "firebird": 4, "bruiser": 1}, "cow")


def cited(found: Verdict) -> set[str]:
    return {violation.rule for violation in found.violations} | {found.summary.get("size_rule", "")}


SHOWN: dict[str, Callable[[], bool]] = {
    "meta.players": lambda: "meta.players" in cited(check_match([deck_of(CLASSICS, "bruiser", ref=r) for r in "abc"])),
    "setup.need-opponent": lambda: "setup.need-opponent" in cited(check_match([deck_of(CLASSICS, "bruiser")])),
    "deck.own-deck": lambda: "deck.own-deck" in cited(check_match([deck_of(CLASSICS, "bruiser")] * 2)),
    "deck.size": lambda: "deck.size" in cited(check(GAME, ILLEGAL)),
    "deck.size-learning": lambda: "deck.size-learning" in cited(verdict({"cow": 4}, learning=True)),
    "deck.max-common": lambda: "deck.max-common" in cited(check(GAME, ILLEGAL)),
    "deck.max-rare": lambda: "deck.max-rare" in cited(check(GAME, ILLEGAL)),
    "deck.copies-allowed": lambda: verdict(CLASSICS).legal and max(CLASSICS.values()) > 1,
    "hero.start": lambda: "hero.start" in cited(check(GAME, deck_of(CLASSICS))),
    "hero.not-in-deck": lambda: "hero.not-in-deck" in cited(check(GAME, ILLEGAL)),
    "setup.pick-hero": lambda: "setup.pick-hero" in cited(check(GAME, ILLEGAL)),
    "foreign.declare-hero": lambda: "foreign.declare-hero" in cited(check(GAME, deck_of({"bruiser": 1}))),
    "deck.warn-unplayable": lambda: "deck.warn-unplayable" in cited(verdict({"mulholland": 1})),
    "property.secret-still-a-card": lambda: "property.secret-still-a-card" in cited(verdict({"reboot": 1})),
    # these say what the cards are; they are seen in the summary
    "foreign.definition": lambda: verdict({"robot": 3}).summary["foreign"] == 3,
    "foreign.free-neutral": lambda: [verdict({"cow": 3}).summary[key] for key in ("own", "foreign")] == [0, 0],
    "anatomy.free-card": lambda: verdict({"cow": 3}).summary["free"] == 3,
    "anatomy.rarity-mark": lambda: verdict({"cow": 3, "firebird": 2}).summary["rarities"] == {"common": 3, "rare": 2},
    "deck.foreign-allowed": lambda: verdict({"robot": 3, "toxic-reactor": 3}, learning=True).legal,
}


@pytest.mark.parametrize("rule", SHOWN)
def test_the_rule_is_exercised(rule: str) -> None:
    assert SHOWN[rule]()


def test_every_rule_that_a_deck_can_keep_or_break_is_exercised() -> None:
    """A `validate` rule added to the ledger must find its check; one that is gone, its case here removed."""
    assert set(SHOWN) == {rule.id for rule in GAME.rules.values() if rule.kind == "validate"}


def test_every_rule_that_the_deck_section_names_is_a_rule_of_the_game() -> None:
    for game_id in game_ids():
        game = load_game(game_id)
        if game.deck_rules:
            named = [getattr(game.deck_rules, key) for key in dir(game.deck_rules) if key.endswith("_rule")]
            assert set(filter(None, named)) <= set(game.rules)


def test_shared_code_names_no_game_and_no_rule() -> None:
    folder = Path(__file__).parents[2] / "rules_checker"
    for name in ("judging/deck.py", "judging/messages.py", "cli.py"):
        code = (folder / name).read_text(encoding="utf-8")
        assert not [word for word in (*game_ids(), *GAME.rules, *GAME.cards) if f'"{word}"' in code]
