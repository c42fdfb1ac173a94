"""Findings in how a game is told while it is played: whatever a random game says, in each of its languages.

A message that fails stops a game in its midst, so all are tried before anybody sits down to it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from cards import DataError, Finding, Game
from cards.errors import Said
from cards.files import read_text
from rules_checker.engine import AnyEngine, State
from rules_checker.judging import ANYBODY, Seating
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.question import offered
from rules_checker.play.view.table import rows
from rules_checker.record import phrases, tell_story
from rules_checker.setup import compile_cards, load_engine, random_setup


def lint_play(game: Game, path: Path) -> Iterator[Finding]:
    """The findings in a game whose engine is the file `path`.

    In each language that is the first message that fails, or else that nothing on the table has one; and of the log
    whatever is told by ids, where names are meant.
    """
    engine, rng = load_engine(game.id), random.Random(1)
    setup = random_setup(game, rng)
    s = engine.new_game(engine.position(compile_cards(game), setup), 1, log=True)
    books = [Phrasebook(game, lang, engine.automatic(setup)) for lang in game.langs]
    shown, wrong = set[Path](), dict[Path, Finding]()
    while True:
        for words in books:
            if words.path not in wrong and (found := _said(words, engine, s)) is not None:
                if isinstance(found, Finding):
                    wrong[words.path] = found
                elif found:
                    shown.add(words.path)
        if s.ask is None:
            break
        engine.answer(s, rng.randrange(len(s.ask.options)))
    for words in books:
        if words.path in wrong:
            yield wrong[words.path]
        elif words.path not in shown:
            keys = ", ".join(f"table-{key}" for key in _keys(engine.view(s, 0)))
            fix = f"messages for what a view has would be {keys}, as rules_checker/play/view/table.py tells"
            what = Said("nothing is shown of the table", "lint-nothing-shown")
            yield Finding(words.path, 1, "nothing-shown", what, fix=Said(fix, "fix-nothing-shown", keys=keys))
    yield from _story(game, engine, s, path)


def undeclared_options(game: Game, path: Path) -> Finding | None:
    """What the engine in the file `path` offers in a random game and does not declare: a type of options, or a word."""
    engine, rng = load_engine(game.id), random.Random(1)
    s = engine.new_game(engine.position(compile_cards(game), random_setup(game, rng)), 1)
    while s.ask is not None:
        if found := _undeclared(game, engine, s, path):
            return found
        engine.answer(s, rng.randrange(len(s.ask.options)))
    return None


def _undeclared(game: Game, engine: AnyEngine, s: State, path: Path) -> Finding | None:
    known = engine.OPTIONS
    for option in s.question.options:
        kind, at = option.__class__, (path, 1)
        name = kind.__name__
        if kind in known.written:
            first = known.in_words(s, option).split()[0]
            if first in known.first or first in game.cards:
                continue
            name = f"{name} {first!r}"
            code = getattr(known.written[kind], "__code__", None)  # of what is compiled there is none
            at = (Path(code.co_filename), code.co_firstlineno) if code else at
        what = Said(f"OPTIONS declares no {name}, which may be chosen", "lint-option-unsaid", name=name)
        return Finding(*at, "option-unsaid", what, fix=Said("declare it by @OPTIONS.of(…)", "fix-option-undeclared"))
    return None


def _said(words: Phrasebook, engine: AnyEngine, s: State) -> Finding | bool:
    """True if something of the table is shown in a position, where all that is offered is said; or what fails."""
    player = engine.turn_of(s)
    try:
        view = engine.view(s, player)
        seen = bool(rows(words, view, player))
        if s.ask is not None:
            words.question(view["question"])
            offered(words, engine, s)
    except DataError as error:
        return _failed(error)
    return seen


def _story(game: Game, engine: AnyEngine, s: State, path: Path) -> Iterator[Finding]:
    """What fails in the log of a game, told to anybody or to a player, and the params that are told as ids."""
    for lang, seating in product(game.langs, (ANYBODY, Seating(0, (1,)))):
        try:
            tell_story(game, s.entries, lang, seating=seating)
        except DataError as error:
            yield _failed(error)
            break
    plain = {
        (what, key)
        for what, _, params in s.entries
        for key, value in params.items()
        if isinstance(value, str) and value in game.cards and key not in engine.TOLD_CARDS
    }
    texts = [read_text(phrases(game.id, lang).path) for lang in game.langs]
    for what, key in sorted(plain):
        if not any(re.search(rf"\{{\s*\${key}\s*\}}", text) for text in texts):
            continue  # a message may ask which card it is
        fault = Said(f"tell({what!r}, …) names a card by its id in {key!r}", "lint-told-by-id", what=what, key=key)
        fix = Said(f"write {key!r} into TOLD_CARDS for its name", "fix-told-by-id", key=key)
        yield Finding(path, 1, "told-by-id", fault, fix=fix)


def _failed(error: DataError) -> Finding:
    """A message that fails, at its line."""
    path = Path(error.path)
    name = str(error.params.get("name", ""))
    lines = read_text(path).splitlines() if name else []
    line = next((at for at, text in enumerate(lines, 1) if text.startswith(f"{name} =")), 1)
    return Finding(path, line, "message-fails", Said(error.message, error.code, **error.params))


def _keys(view: Any) -> list[str]:
    """The keys of a view that its game gives it, with those of each player's side."""
    usual = ("player", "active", "turn", "turns", "step", "winner", "question")
    own = [key for key in view if key not in usual]
    return [*own, *dict.fromkeys(key for side in view["sides"].values() for key in side)]
