"""Shared code knows kinds of things, never a game's things: no word that only one game has stands in it."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cards import Game, game_ids, load_game

ROOT = Path(__file__).parents[1]
SHARED = sorted(
    path
    for pattern in (
        "cards/**/*.py",
        "generator/**/*.py",
        "rules_checker/*.py",
        "rules_checker/[!g]*/*.py",
        "site/**/*.py",
        "commands.py",
        "fitil.py",
    )
    for path in ROOT.glob(pattern)
)
GAMES = [*map(load_game, game_ids()), load_game(ROOT / "tests" / "third_game" / "bazaar")]

MEANT_OTHERWISE = {
    "action": "what a player does, in any game",
    "base": "what another thing is made on top of: a sheet, an engine, a line of text",
    "blocks": "the parts of a text",
    "bomb": "DecompressionBombError is Pillow's",
    "cannot": "a refusal's message",
    "deck": "a deck is what Fitil prints and checks",
    "draw": "a template's elements say what they draw",
    "gain": "what another card would be worth to a deck",
    "blue": "a colour of pictures, and of seats",
    "character": "a letter of a text",
    "join": "a command that makes one file of a tournament's two",
    "look": "what the page asks to be shown",
    "object": "Python's own, and what JSON calls a mapping",
    "orange": "a colour of pictures, and of seats",
    "play": "a command of Fitil's",
    "played": "how often a card was, in any game",
    "player": "whoever sits at the table, in any game",
    "points": "those of a polygon, and of a tournament",
    "rare": "how often other programs print a card",
    "return": "what a library does with an error",
    "room": "a part of a picture's board",
    "screen": "that of a terminal, or a page",
    "spread": "how far numbers lie apart",
    "cost": "what an ability costs, in any game",
    "search": "a page of the site",
    "turn": "a kind of rule, and a way to place a figure",
    "enter": "a key of the terminal",
    "idle": "an option that will do nothing",
    "runs": "what the lab has played",
    "strength": "a setting of a background",
    "ship": "a mark that the table on a page draws",
    "speed": "how many games are played in a second",
    "winner": "who has won a game, in any game",
    "waiting": "what a page says while somebody else is asked",
    "behind": "what of a scene is drawn first",
    "choose": "what somebody says who takes a team",
    "chosen": "what an answer was, in any game",
    "forbid": "what a record does with keys that it does not have",
    "gate": "a part of a picture's board",
    "green": "a colour of the terminal, and of pictures",
    "lost": "how a game ended",
    "once": "a joint of a sentence whose amount does not grow",
    "red": "a colour of the terminal, and of pictures",
    "target": "a kind of slot that words have",
    "total": "the sum of a list",
    "use": "the order in which cards are printed, and an element of SVG",
    "value": "what a key has, in any file",
    "won": "how a game ended",
    "yellow": "a colour of the terminal, and of pictures",
}
"""Words of one game that shared code uses for something else."""


def words_of(game: Game) -> set[str]:
    """All that a game's own data gives a name to."""
    words = game.vocabulary
    types = game.types.values()
    return {
        *(*words.others, *words.zones, *words.states, *words.durations, *words.references, *words.triggers),
        *(word.name for word in words.definitions()),
        *(*game.types, *game.phases, *game.keywords, *game.rarities, *game.teams),
        *(kind.group for kind in types if kind.group),
        *(number for kind in types for number in kind.numbers),
    }


HAVING = Counter(word for game in GAMES for word in words_of(game))
OWN = {word for word, games in HAVING.items() if games == 1} - MEANT_OTHERWISE.keys()
TYPES = {name for game in GAMES for name in game.types} - MEANT_OTHERWISE.keys()


def literals(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every string but docstrings, with its line."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value, node.lineno


def names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every word of every name, in the singular, with its line."""
    for node in ast.walk(tree):
        name = next(
            (found for key in ("id", "attr", "arg", "name") if isinstance(found := getattr(node, key, 0), str)), ""
        )
        yield from ((word, getattr(node, "lineno", 0)) for word in words_in(name))


@cache
def words_in(name: str) -> frozenset[str]:
    """The words of a name, as they stand there and in the singular."""
    found = [word.lower() for word in re.split(r"_|(?<=[a-z])(?=[A-Z])", name)]
    return frozenset((*found, *(re.sub(r"e?s$", "", word) for word in found)))


def test_games_have_words_of_their_own() -> None:
    assert {"untwisted", "napalm", "creep"} <= OWN
    assert {"haggle", "attic", "stall"} <= OWN
    assert set(MEANT_OTHERWISE) <= set(HAVING)


def test_no_word_of_one_game_stands_in_shared_code() -> None:
    found = []
    for path in SHARED:
        tree, place = ast.parse(path.read_text(encoding="utf-8")), path.relative_to(ROOT)
        found += [f"{place}:{line}: {word!r}" for word, line in literals(tree) if word in OWN]
        found += [f"{place}:{line}: {word} in a name" for word, line in names(tree) if word in TYPES]
    assert found == []
