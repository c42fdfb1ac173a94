"""Five cards of each game, made from nothing by its forms, and the same five in YAML: equal faces, texts and games."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from cards import Game, game_ids, load_game
from cards.decks import starter_refs
from cards.studio import entries_of, forms_of, make, own_cards
from generator.studio import ask
from rules_checker.lab.match import match, play_chunk
from rules_checker.lab.tried import fitting
from rules_checker.setup import compile_cards

Entry = dict[str, Any]
NAMES = {"he": ("חילזון", "מגבת", "קומקום", "דלעת", "שרוך"), "ru": ("Улитка", "Полотенце", "Чайник", "Тыква", "Шнурок")}
MADE = [game_id for game_id in game_ids() if load_game(game_id).vocabulary.words]


def put_together(game: Game) -> Iterator[tuple[str, Entry]]:
    """What a reader may choose in the forms of a game, type by type, each with the kind of word that it is."""
    forms = forms_of(game, game.langs[0], entries_of(game))
    words = {kind: [word["sample"] for word in some.values()] for kind, some in forms["words"].items()}
    team = {"team": [*forms["teams"]][-1]} if len(forms["teams"]) > 1 else {}
    for name, kind in forms["types"].items():
        bare: Entry = {"id": "my-card-1", "type": name, **kind["entry"], **team}
        offered: dict[str, list[Entry]] = {
            "number": [{"numbers": {**bare["numbers"], one: low}} for one, (low, _) in kind["numbers"].items()],
            "keyword": [{"keywords": [f"{one} 1" if it["x"] else one]} for one, it in forms["keywords"].items()],
            "price": [{"price": [one]} for one in words["verb"] if kind["samples"]["price"]],
            "modifier": [{"modifiers": [one]} for one in words["modifier"] if kind["samples"]["modifiers"]],
        }
        if ability := kind["samples"]["abilities"]:
            waits = [one for one, trigger in forms["triggers"].items() if trigger["event"]]
            changed = {
                "verb": [{"effects": [one]} for one in words["verb"]],
                "event": [{"trigger": on, "event": one} for on in waits for one in words["event"]],
                "condition": [{"condition": one} for one in words["condition"]],
            }
            offered |= {one: [{"abilities": [{**ability, **part}]} for part in some] for one, some in changed.items()}
        yield from ((one, {**bare, **part}) for one, some in offered.items() for part in some)


def answered(game: Game, words: dict[str, Any], **written: Any) -> dict[str, Any]:
    """What the page is told of a card that is written as an entry, or in YAML."""
    return ask("card", game.langs[0], game=game.id, words=words, beside={}, **written)


def five(game: Game) -> list[dict[str, Any]]:
    """Five cards without a fault: one by each kind of word that the game has, and then more of those."""
    sound: dict[str, list[Entry]] = {}
    named = {lang: {"name": NAMES[lang][0]} for lang in game.langs}
    for kind, entry in put_together(game):
        if len(sound.get(kind, ())) < 3 and not make(game, entry, named).faults:
            sound.setdefault(kind, []).append(entry)
    assert {kind for kind, some in game.vocabulary.words.items() if some} <= set(sound)
    in_turn = [entry for some in zip_longest(*sound.values()) for entry in some if entry]
    return [
        {"entry": {**entry, "id": f"my-card-{n + 1}"}, "words": {lang: {"name": NAMES[lang][n]} for lang in game.langs}}
        for n, entry in enumerate(in_turn[:5])
    ]


def played(game: Game, sketches: list[dict[str, Any]]) -> list[Any]:
    """What each card is in the engine, and the course of a game with it where there are decks to stand in."""
    with own_cards(game, sketches) as ids:
        whole = load_game(game.id)
        found: list[Any] = [compile_cards(whole)["cards"][card] for card in ids]
        for card in ids if any(ref.startswith(f"{game.id}/") for ref in starter_refs()) else ():
            fit = fitting(whole, card)
            (result,) = play_chunk(match([fit.after, *fit.field[:1]], "random", 1), 0, 1)
            found.append(result.digested())
    return found


@pytest.mark.parametrize("game_id", MADE)
def test_five_cards_made_by_forms_are_the_same_in_yaml(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = load_game(game_id)
    made = five(game)
    by_forms = [answered(game, one["words"], entry=one["entry"]) for one in made]
    in_yaml = [answered(game, one["words"], text=told["yaml"]) for one, told in zip(made, by_forms, strict=True)]
    assert in_yaml == by_forms
    for one in by_forms:
        assert one["card"] and not one["faults"] and set(one["looks"]) == set(one["told"]) == set(game.langs)
    assert len({one["yaml"] for one in by_forms}) == 5
    games = [
        played(game, [one | {"entry": told["entry"]} for one, told in zip(made, some, strict=True)])
        for some in (by_forms, in_yaml)
    ]
    assert games[0] == games[1]
