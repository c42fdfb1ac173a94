"""Reads all that comes with the program, lays out its cards, and keeps that beside it: `make setup` does so last.

A first print, whose cache is empty, then needs neither YAML and Pydantic nor Fluent's parser, draws no picture and
sets no text. What is changed later is read again, and a wheel that is built in the clone brings it all.
"""

from __future__ import annotations

import gc
import os
import pkgutil
import tempfile
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import cards
import generator
import rules_checker
from cards import game_ids, load_deck, load_game, starter_refs
from cards.database import AS_READ, keeping_as_read
from cards.decks.names.called import name_index, stem_index
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.teams import team_index
from cards.expressions import KEPT, LateExpression, as_compiled
from cards.language import lexicon, load_aids, parse_all
from cards.whole_file import put_whole
from cards.workers import spread
from generator.accessories import aid_faces
from generator.face import TEMPLATE, FaceShelf, Look, cuts_of
from generator.paper import load_sheet, sheet_names
from rules_checker.bots.weights import own_weights
from rules_checker.play.game.course import lesson_of, puzzles_of
from rules_checker.play.view.places import places_of
from rules_checker.setup import engine_ids


def read_all() -> None:
    """Read everything once."""
    parse_all()
    for name in sheet_names():
        load_sheet(name)
    for ref in starter_refs():
        load_deck(ref)
    slot_words(), team_words()
    for game_id in engine_ids():
        own_weights(game_id)
        places_of(game_id)
        lesson_of(game_id)
        puzzles_of(game_id)
    for game in map(load_game, game_ids()):
        team_index(game.id)
        name_index(game.id), stem_index(game.id)
        for lang in game.langs:
            lexicon(game, lang)


def draw(_: None, game_id: str) -> None:
    """Lay out all cards of a game and its player aids, if they can be printed."""
    game = load_game(game_id)
    if not game.cards or not (game.folder / TEMPLATE).exists():
        return
    with keeping_as_read():
        cuts_of(game)
        for lang in game.langs:
            faces = FaceShelf.open(game, Look(lang=lang))
            for card in game.cards.values():
                faces.of(card), faces.back_of(card)
            faces.keep()
            aid_faces(game, faces.look) if load_aids(game, lang) else ()


def all_modules() -> Iterator[ModuleType]:
    """All modules of the program, but for those that need what is not installed, such as an extra."""
    rooms = {room.__name__: room.__path__ for room in (cards, generator, rules_checker)}
    for name in [one.name for room, path in rooms.items() for one in pkgutil.walk_packages(path, f"{room}.")]:
        try:
            yield import_module(name)
        except ModuleNotFoundError as missing:
            if (missing.name or "").partition(".")[0] in rooms:
                raise


def late_expressions() -> list[LateExpression]:
    """All expressions of the program's modules, and those made until now of the words of games."""
    list(all_modules())
    return [one for one in gc.get_objects() if isinstance(one, LateExpression)]


def main() -> None:
    """Fill the folder anew."""
    for name in ("FITIL_CARDS", "FITIL_GAMES", "FITIL_STAMP"):  # only what comes with the program
        os.environ.pop(name, None)
    AS_READ.mkdir(exist_ok=True)
    for path in AS_READ.iterdir():
        path.unlink()
    with tempfile.TemporaryDirectory() as cache:
        os.environ["FITIL_CACHE"] = cache
        with keeping_as_read():
            read_all()
        put_whole(KEPT, as_compiled(late_expressions()))
        with spread(draw, game_ids(), given=None) as drawn:
            list(drawn)


if __name__ == "__main__":
    main()
