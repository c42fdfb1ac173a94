"""The tests that cover a rule: the scenarios that list it, and the test modules that name it.

Only a checkout has tests; an installed copy has none.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from cards.database import load_or_make, plain_yaml, stamp
from cards.model import Game

ROOT = Path(__file__).resolve().parents[2]
TESTED = frozenset({"turn", "card", "validate"})
"""The kinds of rule that need a test which fails if the rule is broken."""
_NAMED = re.compile(r"\"([a-z][\w-]*(?:\.[\w-]+)+)\"")


def scenarios(game_id: str, root: Path = ROOT) -> Path:
    """The folder of a game's scenarios, which exists if the game has an engine."""
    return root / "tests" / "rules_checker" / "games" / game_id / "scenarios"


def examples_of(game_id: str, root: Path = ROOT) -> dict[str, list[Path]]:
    """The scenarios that play a worked example of the rule pages, by what follows `ex.` in its anchor, in order."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted(scenarios(game_id, root).rglob("*.yaml")):
        if b"example:" not in (written := path.read_bytes()):
            continue  # unread, as nearly all are
        data = plain_yaml(written)
        if example := data.get("example"):
            found[example].append(path)
    return dict(found)


def tests_of(game: Game, root: Path = ROOT) -> dict[str, list[str]]:
    """The tests of each rule of a game, as paths from the root of the checkout, in order."""
    if not (root / "pyproject.toml").is_file():
        return {}
    played = sorted(scenarios(game.id, root).rglob("*.yaml"))
    written = sorted((root / "tests").rglob("test_*.py"))
    found = load_or_make(
        f"tests-{game.id}", stamp([*played, *written, __file__]), lambda: _named(played, written, root)
    )
    return {rule: found[rule] for rule in game.rules if rule in found}


def _named(played: list[Path], written: list[Path], root: Path) -> dict[str, list[str]]:
    """The tests by what they name: rules, and other things that are written alike."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in played:
        data = plain_yaml(path.read_bytes())
        for rule in data["rules"]:
            found[rule].add(path.relative_to(root).as_posix())
    for path in written:
        for rule in _NAMED.findall(path.read_text(encoding="utf-8")):
            found[rule].add(path.relative_to(root).as_posix())
    return {rule: sorted(tests) for rule, tests in found.items()}
