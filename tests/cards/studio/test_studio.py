"""The card studio: its forms offer what the loader reads, its YAML reads back, and each fault has its field."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from cards import FitilError, Game, game_ids, load_game
from cards.database import BehaviourReader, Source, files_of, read_yaml
from cards.studio import entries_of, entry_yaml, forms_of, make, parse, refused
from cards.studio.made import HERE, read_entry

GAMES = [game for game in map(load_game, game_ids()) if game.vocabulary.words]
CARD = {
    "id": "my-card",
    "type": "creep",
    "team": "mekha",
    "rarity": "common",
    "numbers": {"life": 2},
    "abilities": [{"trigger": "enter", "effects": [{"do": "twist", "what": {"type": "bomb", "state": "untwisted"}}]}],
}
WORDS = {"he": {"name": "שמיכה"}, "ru": {"name": "Одеяло"}}


@cache
def forms(game_id: str, lang: str) -> dict[str, Any]:
    """The forms of a game in a language, made once."""
    return forms_of(load_game(game_id), lang, entries_of(load_game(game_id)))


def _offered(game: Game) -> Iterator[tuple[str, Any]]:
    """Every word with each value that its form offers for each of its keys."""
    made = {"number": 1, "cards": {}, "per": {"per": {}}}
    for kind, words in forms(game.id, game.langs[0])["words"].items():
        for word in words.values():
            yield kind, word["sample"]
            for key in word["keys"]:
                choices = [{"true": True, "false": False}.get(one, one) for one in key["choices"]]
                values = [*choices, *(made[takes] for takes in key["takes"] if takes in made)]
                yield from ((kind, word["sample"] | {key["name"]: value}) for value in values)


def test_whatever_the_forms_offer_for_a_word_is_read_in_every_game() -> None:
    for game in GAMES:
        offered = list(_offered(game))
        assert {kind for kind, _ in offered} == {kind for kind, some in game.vocabulary.words.items() if some}
        for kind, written in offered:
            BehaviourReader(Source(HERE, written, {}), game, hosted=True, it=True).word(cast("Any", kind), written, ())


def test_what_a_word_says_of_this_card_is_said_of_its_type() -> None:
    for game in GAMES:
        for lang in game.langs:
            for kind, words in forms(game.id, lang)["words"].items():
                for name, word in words.items():
                    for made in (word, *word["keys"]):
                        said = [made.get("label"), *made.get("labels", {}).values()]
                        for of, other in made.get("of", {}).items():
                            assert of in game.types and other and other not in said, (game.id, kind, name)
    twist = {lang: forms("boombit", lang)["words"]["verb"]["twist"] for lang in ("he", "ru")}
    assert (twist["ru"]["label"], twist["ru"]["of"]["creep"]) == ("Закрутите эту бомбу.", "Закрутите этого крипа.")
    assert (twist["he"]["label"], twist["he"]["of"]["deed"]) == ("הטו את הפצצה הזאת.", "הטו את המעשה הזה.")
    (what,) = (key for key in twist["ru"]["keys"] if key["name"] == "what")
    assert (what["labels"]["this"], what["of"]["creep"]) == ("эту бомбу", {"this": "этого крипа"})


def test_what_a_type_is_given_first_makes_sense_on_it_and_what_makes_none_is_not_given() -> None:
    for game in GAMES:
        for name, kind in forms(game.id, game.langs[0])["types"].items():
            for part, sample in kind["samples"].items():
                entry = {"id": "my-card", **kind["entry"], **({part: [sample]} if sample else {})}
                faults = [one for one in make(game, entry, {}).faults if one.at[:1] == (part,)]
                assert not faults, (game.id, name, faults)
    types = forms("deckbattle", load_game("deckbattle").langs[0])["types"]
    assert {name for name, kind in types.items() if kind["samples"]["abilities"]} == {"spell"}


def test_every_word_and_trigger_is_called_something_in_both_languages() -> None:
    for game in GAMES:
        for lang in game.langs:
            found = forms(game.id, lang)
            called = {name: word["label"] for words in found["words"].values() for name, word in words.items()}
            assert not [name for name, label in called.items() if label in ("", name)], (game.id, lang)


def test_lists_have_who_or_what_it_is_and_never_a_whole_sentence_where_a_word_will_do() -> None:
    for game_id, lang in ((game.id, lang) for game in GAMES for lang in game.langs):
        found = forms(game_id, lang)
        for word in (word for words in found["words"].values() for word in words.values()):
            for key in word["keys"]:
                labels = list(key["labels"].values())
                if key["field"] in ("by", "player", "type", "target"):
                    assert len(set(labels)) == len(labels), (game_id, lang, word["label"], labels)
                if key["field"] in ("by", "player", "type"):
                    assert not [one for one in labels if one.endswith((".", ","))], (game_id, lang, labels)
    draw = forms("boombit", "ru")["words"]["verb"]["draw"]
    assert next(key for key in draw["keys"] if key["name"] == "by")["labels"]["opponent"] == "противник"
    twist = forms("boombit", "ru")["words"]["verb"]["twist"]
    told = next(key for key in twist["keys"] if key["name"] == "what")["labels"]
    assert told["opposing-hero"] == "героя противника"


def test_the_entry_of_every_card_is_the_same_when_it_was_written_and_read_again() -> None:
    for game in GAMES:
        for path in files_of(game.folder, "cards/*.yaml"):
            for entry in read_yaml(path).data["cards"]:
                assert parse(entry_yaml(entry)) == entry
                assert read_entry(game, entry | {"id": "my-card"}).abilities == game.cards[entry["id"]].abilities


def test_a_fault_has_the_field_that_it_is_in_and_the_nearest_right_thing() -> None:
    game = load_game("boombit")
    twist = {"do": "twist", "what": {"type": "bomb", "state": "twisted"}}
    faulty: dict[tuple[str | int, ...], tuple[Any, str]] = {
        ("type",): ({"type": "crep"}, "creep"),
        ("numbers", "life"): ({"numbers": {"life": 99}}, "1 to 9"),
        ("colour",): ({"colour": "red"}, "no key"),
        ("id",): ({"id": "steam-hammer"}, "duplicate"),
        ("keywords", 0): ({"keywords": ["blok 3"]}, "block"),
        ("abilities", 0, "effects", 0): ({"abilities": [{"trigger": "enter", "effects": [{"do": "twizt"}]}]}, "twist"),
        ("abilities", 0): ({"abilities": [{"trigger": "enter", "effects": [twist]}]}, "already"),
    }
    for at, (changed, said) in faulty.items():
        (fault,) = make(game, CARD | changed, WORDS).faults
        assert (fault.at, said in str(fault.what)) == (at, True), fault
    hero = {"id": "my-card", "type": "hero", "numbers": {"lives": 4, "hand": 4}}
    (fault,) = make(game, hero, WORDS).faults
    assert (fault.at, "activation" in str(fault.what)) == ((), True), "it is in what the card does not say"


def test_a_name_that_cannot_be_has_its_language_and_a_card_without_one_has_a_face() -> None:
    game = load_game("boombit")
    hammer = game.words["ru"]["steam-hammer"].name
    names = {
        "": "no name",
        hammer: "already has",
        "Blanket": "Russian letter",
        "О\u200bдеяло": "not a valid name",
        "я" * 81: "80",
    }
    for name, said in names.items():
        made = make(game, CARD, WORDS | {"ru": {"name": name}})
        (fault,) = made.faults
        assert (fault.at, said in str(fault.what), made.card is not None) == (("words", "ru", "name"), True, True), (
            fault
        )


def test_what_would_do_nothing_there_is_not_offered() -> None:
    game = load_game("boombit")
    triggers = ["enter", "blast", "activation", "turn"]
    assert [*refused(game, CARD, ("abilities", 0, "trigger"), triggers)] == [False, True, True, False]
    states = [*refused(game, CARD, ("abilities", 0, "effects", 0, "what", "state"), ["twisted", "untwisted", None])]
    assert states == [True, False, False]
    try:
        read_entry(game, CARD | {"abilities": [{"trigger": "blast", "effects": [{"do": "draw"}]}]})
    except FitilError as error:
        raise AssertionError(f"the loader, not lint, refuses it: {error}") from None
