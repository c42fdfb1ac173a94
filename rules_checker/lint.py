"""Findings in a game's package: words without an executor, executors for no word, faults in its deck check's data."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from cards import Finding, Game, did_you_mean, nearest
from cards.database import Loc, Source, read_yaml
from rules_checker.judging import OwnCheck
from rules_checker.setup import engine_ids, load_engine, own_module


def lint(game: Game) -> Iterator[Finding]:
    """All findings in a game's engine and in the data of its deck check; none for a game without them."""
    own: OwnCheck | None = own_module(game.id, "deck")
    if own and game.deck_rules:
        source = read_yaml(game.folder / "game.yaml")
        yield from (_finding(source, at, "deck-data", what, None) for at, what in own.faults(game))
    if game.id not in engine_ids():
        return
    pieces = {kind for kind, info in game.types.items() if info.piece_rule}  # nobody plays them
    for name, sections in load_engine(game.id).EXECUTORS.items():
        source = read_yaml(game.folder / name)
        for section, known in sections.items():
            words = source.data.get(section, ())
            yield from _section(source, section, words, {*known, *pieces.intersection(words)})


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
