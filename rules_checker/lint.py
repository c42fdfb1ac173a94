"""Findings in a game's starter decks and in its package: decks that are not legal, what its engine and its messages do
not say, words without an executor, executors for no word, faults in its deck check's data.

Of a game with a board also the first position that cannot be drawn, in a game that is played at random.
"""

from __future__ import annotations

import ast
import os
import random
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cards import Finding, FitilError, Game, did_you_mean, game_ids, load_deck, load_game, nearest
from cards.database import Loc, Source, deck_files, files_under, keep, key_of, look_up, own_files, read_yaml
from cards.errors import Said, said
from cards.files import read_text
from cards.ledger import scenarios
from cards.model import BoardLine, Thing
from rules_checker.citations import unknown_rules
from rules_checker.contract import breaches, seatless
from rules_checker.engine import NEEDED, Engine, base
from rules_checker.judging import LOCALE, OwnCheck, check
from rules_checker.play import LESSON, board_of, boards_in, lint_play, undeclared_options
from rules_checker.setup import compile_cards, engine_ids, load_engine, own_file, own_module, random_setup

_CONTRACT = Said("`Engine` in rules_checker/engine/base.py tells what each is", "fix-engine")
_ID = re.compile(r"^([a-z][\w-]*) *=", re.M)
_ALWAYS = ("setup", "turn", "name", "can", "cannot")
"""The messages that every game's log needs: its first chapter and the others, a card, and what is said of an action."""


def lint(game: Game) -> Iterator[Finding]:
    """All findings in a game's engine and in the data of its deck check; none for a game without them."""
    own: OwnCheck | None = getattr(own_module(game.id, "deck"), "CHECK", None)
    if own and game.deck_rules:
        source = read_yaml(game.folder / "game.yaml")
        yield from (_finding(source, at, "deck-data", what, None) for at, what in own.faults(game))
    if game.deck_rules and game.id in game_ids() and load_game(game.id) is game:
        yield from _decks(game)
    if game.id not in engine_ids():
        return
    engine = own_file(game.id, "engine.py")
    if engine and not isinstance(getattr(own_module(game.id, "engine"), "ENGINE", None), Engine):
        what = Said("there is no ENGINE, one of a class that is an Engine[Position, Setup]", "engine-unsaid")
        yield Finding(engine, 1, "engine-unsaid", what, fix=_CONTRACT)
        return
    unsaid = [] if engine is None else [*_unsaid(game, engine)]
    yield from unsaid
    yield from _lesson(game)
    pieces = {kind for kind, info in game.types.items() if info.piece_rule}  # nobody plays them
    for name, sections in load_engine(game.id).EXECUTORS.items():
        source = read_yaml(game.folder / name)
        for section, known in sections.items():
            words = source.data.get(section, ())
            yield from _section(source, section, words, {*known, *pieces.intersection(words)})
    if engine is not None and not unsaid and _dealt_at_random(game):
        if undeclared := undeclared_options(game, engine):
            yield undeclared
            return
        yield from [*_board(game, engine)] or _played(game, engine)


def _decks(game: Game) -> Iterator[Finding]:
    """The starter decks that are not legal."""
    for name, path in deck_files(game.folder).items():
        ref = f"{game.id}/{name}"
        if not check(game, load_deck(ref)).legal:
            told = Said(f"the starter deck {ref} is not legal", "lint-illegal-deck", deck=ref, game=game.id)
            fix = Said(f"`fitil check {ref}` tells why", "fix-illegal-deck", command=f"fitil check {ref}")
            yield Finding(path, 1, "illegal-deck", told, fix=fix)


def _dealt_at_random(game: Game) -> bool:
    """True if a game can be made at random, by the limits of its decks or by its own module."""
    own = getattr(own_module(game.id, "deck"), "CHECK", None)
    return bool(game.deck_rules or (own and type(own).random_setup is not OwnCheck.random_setup))


def _lesson(game: Game) -> Iterator[Finding]:
    """The messages that a lesson tells and that a language has not; none of a game without one."""
    path = own_file(game.id, LESSON)
    if path is None:
        return
    told = {one["tell"] for one in read_yaml(path).data.get("script", ()) if isinstance(one, dict)}
    for lang in game.langs:
        yield from _without(path.parent / f"locale/lesson-{lang}.ftl", told, "told in the lesson")


def _played(game: Game, path: Path) -> Iterator[Finding]:
    """The findings in how a game is told whose engine is the file `path`, by playing one.

    That there are none is remembered until the contents of anything that it is made from change.
    """
    engine = (one for one in files_under(path.parent) if not one.startswith(f"{scenarios(game.id)}{os.sep}"))
    files = [*files_under(game.folder), *own_files(game.folder), *engine]
    name, key = f"played-{game.id}", key_of(files, code=[__name__])
    if look_up(name, key):
        return
    if not (found := [*lint_play(game, path)]):
        keep(name, key, value=True)
    yield from found


def _board(game: Game, path: Path) -> Iterator[Finding]:
    """The first fault of a board that a random game shows; a game that shows none at its beginning has none."""
    engine, rng = load_engine(game.id), random.Random(1)
    s = engine.new_game(engine.position(compile_cards(game), random_setup(game, rng)), 1)
    if not any(True for _ in boards_in(engine.view(s, 0))):
        return
    while True:
        try:
            for found in boards_in(engine.view(s, 0)):
                board_of(found, lambda item, turn: Thing(mark=str(item)), lambda word, side: BoardLine(stroke="solid"))
        except FitilError as error:
            yield Finding(path, 1, "wrong-board", said(error))
            return
        if s.ask is None:
            return
        engine.answer(s, rng.randrange(len(s.ask.options)))


def _section(
    source: Source, section: str, words: Mapping[str, Any] | Sequence[str], known: Collection[str]
) -> Iterator[Finding]:
    """The findings in one section, whose words are the keys of a mapping or the entries of a list."""
    idle = [word for word in known if word not in words]
    missing = [word for word in words if word not in known]
    for word in missing:
        at: Loc = (section, word if isinstance(words, Mapping) else words.index(word))
        near = did_you_mean(nearest(word, idle))
        what = f"{section}: the engine has no executor for {word!r}{near}"
        yield _finding(source, at, "no-executor", what, None if near else "write one, or drop the word")
    for word in idle:
        if not nearest(word, missing):  # otherwise the word itself is misspelt, which is reported above
            what = f"{section}: the engine has an executor for {word!r}, which is not a word of the game"
            yield _finding(source, (section,), "idle-executor", what, "add the word, or drop the executor")


def _finding(source: Source, at: Loc, code: str, what: str, fix: str | None) -> Finding:
    return Finding(source.path, source.place(at)[0], code, what, fix=fix)


# --- what an engine says --------------------------------------------------------------------------------------------


def _unsaid(game: Game, path: Path) -> Iterator[Finding]:
    """What an engine does not say, or else what its messages do not, all at once for each file."""
    engine = load_engine(game.id)
    said = {name for kind in type(engine).__mro__ if kind not in Engine.__mro__ for name in vars(kind)}
    if lacking := [name for name in NEEDED if name not in said]:
        what = Said(f"the engine does not say {', '.join(lacking)}", "engine-lacks", names=", ".join(lacking))
        yield Finding(path, 1, "engine-lacks", what, fix=_CONTRACT)
        return
    if wrong := [*breaches(Engine, engine, path)]:
        yield from wrong
        return
    trees = {module: ast.parse(read_text(module)) for module in sorted(path.parent.rglob("*.py"))}
    for module, tree in trees.items():
        yield from unknown_rules(tree, module, game.rules)
        yield from seatless(tree, module)
    calls = [call for tree in trees.values() for call in ast.walk(tree) if isinstance(call, ast.Call)]
    refused = _literals(calls, "Refusal", 1) | _of_all_games("why")
    if "moment" in said and "waits" not in said:
        refused |= _of_all_games("waits") | _of_all_games("not_now")
    if "reason" not in said:
        refused |= _of_all_games("reason") | _of_all_games("not_now")
    elif any("not_now" in _names(call) for call in calls):
        refused |= _of_all_games("not_now")
    log = {*_ALWAYS, *_literals(calls, "tell", 0), *(f"why-{code}" for code in refused)}
    options = {f"option-{verb}" for verb in engine.OPTIONS.first}
    for lang in game.langs:
        yield from _without(path.parent / f"locale/{lang}.ftl", log, "told, and why something is forbidden")
        shared = _ids(LOCALE / f"play-{lang}.ftl")
        play = path.parent / f"locale/play-{lang}.ftl"
        yield from _without(play, options - shared, "offered")
        yield from _undeclared(play, options)


def _undeclared(path: Path, options: Collection[str]) -> Iterator[Finding]:
    """The messages for options, or for those that answer a question of a kind, which are for none that is declared."""
    if not path.exists():
        return
    text = read_text(path)
    asked = {one.removeprefix("ask") for one in _ID.findall(text) if one.startswith("ask-")}
    known = {*options, *(f"{option}{kind}" for option in options for kind in asked)}
    for found in _ID.finditer(text):
        if (name := found[1]).startswith("option-") and name not in known:
            near = nearest(name, options)
            said = f"{name} is for no option that the game declares{did_you_mean(near)}"
            what = Said(said, "option-undeclared", name=name, nearest=near)
            fix = Said("declare it by @OPTIONS.of(…)", "fix-option-undeclared")
            yield Finding(path, text.count("\n", 0, found.start()) + 1, "option-undeclared", what, fix=fix)


def _literals(calls: Sequence[ast.Call], function: str, at: int) -> set[str]:
    """What is written out as an argument of a function or method, wherever it is called."""
    found = [call.args[at] for call in calls if len(call.args) > at and function in _names(call)]
    either = [one for what in found for one in ((what.body, what.orelse) if isinstance(what, ast.IfExp) else (what,))]
    return {str(one.value) for one in either if isinstance(one, ast.Constant)}


def _names(call: ast.Call) -> tuple[str, str]:
    return getattr(call.func, "attr", ""), getattr(call.func, "id", "")


def _of_all_games(function: str) -> set[str]:
    """The codes of the refusals in a function of all engines."""
    tree = ast.walk(ast.parse(read_text(Path(base.__file__))))
    nodes = [inner for node in tree if getattr(node, "name", "") == function for inner in ast.walk(node)]
    return _literals([node for node in nodes if isinstance(node, ast.Call)], "Refusal", 1)


def _ids(path: Path) -> set[str]:
    return set(_ID.findall(read_text(path))) if path.exists() else set()


def _without(path: Path, needed: Collection[str], what_for: str) -> Iterator[Finding]:
    """The finding that a file of messages, which are for what is so and so, lacks some of them, or all."""
    there = _ids(path)
    if missing := sorted(set(needed) - there):
        idle = there - set(needed)
        near = [f"{one}{did_you_mean(nearest(one, idle))}" for one in missing]
        what = (
            f"there is no message {', '.join(near)}" if there else f"there is no such file, with {', '.join(missing)}"
        )
        yield Finding(path, 1, "no-message", what, fix=f"these messages are for what is {what_for}")
