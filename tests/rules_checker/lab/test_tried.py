"""A card is tried where the card stood that is most like it, and whatever changes is its doing."""

from pathlib import Path
from typing import Any

import pytest

from cards import FitilError, load_deck, load_game, starter_refs
from cards.database import files_of, read_yaml
from cards.studio import own_cards
from rules_checker.judging import check
from rules_checker.lab import difference
from rules_checker.lab.intervals import paired
from rules_checker.lab.tried import TriedPairs, fitting
from rules_checker.play.game.deal import with_card
from rules_checker.setup import compile_cards, load_engine

NAMES = {"he": {"name": "תאום שלא היה"}, "ru": {"name": "Небывалый Двойник"}}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def twin(game_id: str, card_id: str) -> list[dict[str, Any]]:
    """A set of one card, which does just what a card of the game does."""
    entries = (entry for path in files_of(load_game(game_id).folder, "cards/*.yaml") for entry in _entries(path))
    entry = next(entry for entry in entries if entry["id"] == card_id)
    return [{"entry": {**entry, "id": "twin"}, "words": NAMES}]


def _entries(path: Path) -> list[dict[str, Any]]:
    file = read_yaml(path).data
    shared = {"team": file["team"]} if file.get("team") else {}
    return [{key: value for key, value in {**shared, **one}.items() if key != "ledger"} for one in file["cards"]]


@pytest.mark.parametrize("game_id", ["boombit", "deckbattle", "smashup"])
def test_a_card_takes_a_place_that_is_legal_and_is_dealt_into_the_hand(game_id: str) -> None:
    deck = load_deck(next(ref for ref in starter_refs() if ref.startswith(f"{game_id}/")))
    card_id = max(deck.cards, key=lambda card: deck.cards[card])
    with own_cards(load_game(game_id), twin(game_id, card_id)):
        game = load_game(game_id)
        fit = fitting(game, "twin")
        assert check(game, fit.after).legal
        assert game.cards[fit.out].type == game.cards["twin"].type
        assert game.cards[fit.out].team == game.cards["twin"].team
        before, after = ([card for card, n in one.cards.items() for _ in range(n)] for one in (fit.before, fit.after))
        assert [fit.out if card == "twin" else card for card in after] == before, "what else there is lies as it lay"
        record = with_card([fit.after, fit.field[0]], "twin")
        engine = load_engine(game_id)
        s = engine.new_game(engine.position(compile_cards(game), record.setup), record.seed)
        assert "twin" in engine.hand(s, 0)


def test_a_hero_takes_the_place_of_a_hero() -> None:
    with own_cards(load_game("boombit"), twin("boombit", "bruiser")):
        fit = fitting(load_game("boombit"), "twin")
        assert (fit.out, fit.after.slots["hero"], fit.before.cards) == ("bruiser", ("twin",), fit.after.cards)


def test_a_twin_of_the_card_before_it_wins_what_that_won() -> None:
    deck = load_deck("deckbattle/deck1")
    with own_cards(load_game("deckbattle"), twin("deckbattle", [*deck.cards][1])):
        game = load_game("deckbattle")
        tried = TriedPairs(game, fitting(game, "twin"))
    tried.play(6)
    assert tried.pairs.total() == 6
    assert tried.pairs[True, False] == tried.pairs[False, True] == 0
    assert tried.before.wins == tried.after.wins
    assert tried.before.seats_won == tried.after.seats_won
    low, high = tried.interval
    assert low < 0 < high, "pairs that agree prove nothing"
    for lang in game.langs:
        said = "\n".join([tried.place(lang), *tried.lines(lang)])
        assert game.words[lang][tried.fit.out].name in said
        assert f"{tried.after.wins[0]} (" in said


def test_a_card_that_no_deck_has_a_place_for_and_a_game_without_decks_are_refused() -> None:
    for game_id, card_type in (("deckbattle", "fortress"), ("smashup", "base"), ("cosmic", "attack")):
        game = load_game(game_id)
        card_id = next(card.id for card in game.cards.values() if card.type == card_type)
        with pytest.raises(FitilError, match=r"place for the card|no starter decks"):
            fitting(game, card_id)


def test_the_interval_of_pairs_is_that_of_the_paper_and_without_correlation_that_of_two_shares() -> None:
    assert paired(36, 12, 2, 0) == (0.0569, 0.3404)  # Newcombe 1998, the example of method 10
    assert paired(25, 25, 25, 25) == difference(50, 100, 50, 100)
