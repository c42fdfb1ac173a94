"""`fitil words`: each word of a game with its keys, an example from a card, and what that prints in each language."""

import json

import pytest
import yaml

from cards import UnknownName, load_game
from cards.tools import dictionary
from tests.program import fitil

GAME = load_game("boombit")


@pytest.fixture(scope="module")
def every() -> list[dictionary.DictionaryEntry]:
    return list(dictionary.entries(GAME))


def test_every_word_of_the_game_is_in_it_once(every: list[dictionary.DictionaryEntry]) -> None:
    listed = [(entry.kind, entry.name) for entry in every]
    words = [(word.kind, word.name) for word in GAME.vocabulary.definitions()]
    assert listed == [
        *(("shape", name) for name in dictionary.SHAPES),
        *words,
        *(("trigger", name) for name in GAME.vocabulary.triggers),
        *(("keyword", name) for name in GAME.keywords),
    ]


def test_every_word_has_an_example_that_is_printed_in_every_language(every: list[dictionary.DictionaryEntry]) -> None:
    without = [entry.name for entry in every if entry.example is None]
    assert not without  # `fitil lint` asks for a card with each word
    printed = [entry.example.printed for entry in every if entry.example]
    unprinted = [entry.name for entry in every if entry.example and not all(entry.example.printed.values())]
    assert {frozenset(one) for one in printed} == {frozenset(GAME.langs)}
    # what stands in the type line is no line of the text
    assert unprinted == [name for name, rule in GAME.keywords.items() if rule.type_line]


def test_an_example_is_yaml_that_says_the_same_as_the_card() -> None:
    (entry,) = dictionary.entry(GAME, "play-instead")
    assert entry.example
    card = GAME.cards[entry.example.card]
    written = yaml.safe_load(entry.example.written)
    assert card.abilities[0].trigger == written["abilities"][0]["trigger"]
    assert {"do": "play-instead", "what": {"type": "bomb", "zone": "discard"}, "phase": "creep-phase"} in [
        effect for ability in written["abilities"] for effect in ability["effects"]
    ]


def test_keys_say_what_they_take_and_what_they_are_without() -> None:
    (entry,) = dictionary.entry(GAME, "discard")
    assert [(key.name, key.takes, key.default) for key in entry.keys] == [
        ("by", "you | opponent | each", "you"),
        ("amount", "a whole number or all", "1"),
        ("type", " | ".join(["card", *GAME.types, "support"]), "card"),
        ("random", "true | false", "false"),
    ]
    (strength,) = dictionary.entry(GAME, "power")
    assert {key.name: key.default for key in strength.keys} == {"by": None, "of": None, "condition": ""}


def test_a_word_is_found_by_its_meaning_as_well_as_by_its_letters() -> None:
    with pytest.raises(UnknownName, match="did you mean 'repair' or 'gain-life'"):
        dictionary.entry(GAME, "heal")
    with pytest.raises(UnknownName, match="did you mean 'untwist'"):
        dictionary.entry(GAME, "untwizt")
    with pytest.raises(UnknownName, match="`fitil words` lists them"):
        dictionary.entry(GAME, "qqq")


def test_the_command_shows_a_word_to_people_and_to_programs() -> None:
    said = fitil("words", "repair").stdout
    assert said.startswith("verb repair")
    assert "do: repair" in said and "  he  " in said and "  ru  " in said
    (row,) = json.loads(fitil("words", "repair", "--format", "json").stdout)
    assert (
        row["kind"] == "verb" and set(row["example"]["text"]) == {"he", "ru"} and row["example"]["card"] in row["cards"]
    )
    kinds = json.loads(fitil("words", "--kind", "conditions", "--game", "boombit", "--format", "json").stdout)
    assert {row["kind"] for row in kinds} == {"condition"}


def test_a_word_that_several_games_have_is_shown_for_each_and_one_that_none_has_is_answered_from_all() -> None:
    shown = fitil("words", "damage").stdout
    assert "boombit: verb damage" in shown and "deckbattle: verb damage" in shown
    assert "boombit: " not in fitil("words", "damage", "--game", "boombit").stdout
    assert "did you mean 'repair' (boombit) or 'gain-life' (boombit)?" in fitil("words", "heal").stderr
    assert "did you mean 'pierce' (deckbattle)?" in fitil("words", "peirce").stderr


def test_the_shapes_that_words_are_put_together_in_are_shown_with_all_their_keys() -> None:
    (cards,) = dictionary.entry(GAME, "cards")
    fields = {key.name: key.takes for key in cards.keys}
    assert fields["count"] == "a whole number or all | each | any" and "discard" in fields["zone"]
    assert cards.example and "{" in cards.example.written
    assert [key.name for key in dictionary.entry(GAME, "ability")[0].keys if key.default is None] == [
        "trigger",
        "effects",
    ]


@pytest.mark.parametrize("listing", ["games", "cards", "decks", "rules"])
def test_lists_take_their_game_as_an_option_too(listing: str) -> None:
    named = fitil(listing, "deckbattle").stdout
    assert named and fitil(listing, "--game", "deckbattle").stdout == named
    both = fitil(listing, "deckbattle", "--game", "cosmic")
    assert (both.returncode, both.stderr) == (2, "fitil: name one game, not both deckbattle and cosmic\n")
