"""What is remembered of games is forgotten with them, all at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOMS = ("cards", "generator", "rules_checker")
GAMES = {"game_id", "game"}
FINDS = {"game_ids", "game_folders", "load_game", "name_index", "team_index"}
APART = {
    "_loaded",  # an engine, by its folder
    "_whole",  # a rulebook, in the one process that checks it
    "_parts",  # frames, by what an engine was made of
    "finder",  # a maker's, of the project's own games
    "where",
}
"""Kept otherwise."""


def _cached() -> Iterator[tuple[str, ast.FunctionDef, set[str]]]:
    """Each function that is cached, where it is, and the names of its decorators."""
    for path in (path for room in ROOMS for path in Path(room).rglob("*.py")):
        text = path.read_text("utf-8")
        if "cache" not in text and "of_games" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                named = {one.id for part in node.decorator_list for one in ast.walk(part) if isinstance(one, ast.Name)}
                if named & {"cache", "lru_cache", "of_games"}:
                    yield str(path), node, named


def test_every_function_that_remembers_what_games_have_forgets_it_with_them() -> None:
    found = list(_cached())
    kept = {(path, node.name) for path, node, named in found if "of_games" in named}
    assert kept
    for path, node, named in found:
        near = {name for there, name in kept if there == path or (there.startswith("cards") and name[0] != "_")}
        asks = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} & (FINDS | near)
        takes = {one.arg for one in node.args.args} & GAMES
        if (asks or takes) and node.name not in APART:
            assert "of_games" in named, f"{path}: {node.name} {asks or takes}"


def test_every_table_that_keeps_the_newest_is_emptied_with_them() -> None:
    tables = 0
    for path in (path for room in ROOMS for path in Path(room).rglob("*.py")):
        parsed = ast.parse(path.read_text("utf-8"))
        kept = [node.annotation for node in parsed.body if isinstance(node, ast.AnnAssign)]
        tables += (of := sum(ast.unparse(one).startswith("OrderedDict[") for one in kept))
        named = {one.id for node in parsed.body if isinstance(node, ast.FunctionDef) for one in node.decorator_list
                 if isinstance(one, ast.Name)}  # fmt: skip
        assert not of or "with_games" in named, path
    assert tables
