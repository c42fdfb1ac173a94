"""A game's scenarios, as far as its rules and their pages need them: those that list a rule, and the worked examples.

They lie in the package of the game's engine: `rules_checker/games/<id>/scenarios`, or `engine/scenarios` in the folder
of a game that lies elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from cards.database import brought, load_or_make, plain_yaml, stamp
from cards.errors import near
from cards.model import Game

ROOT = Path(__file__).resolve().parents[2]


def scenarios(game_id: str) -> Path:
    """The folder of a game's scenarios, which need not exist."""
    return (brought(game_id, "engine") or ROOT / "rules_checker" / "games" / game_id) / "scenarios"


def examples_of(game_id: str) -> dict[str, list[Path]]:
    """The scenarios that play a worked example of the rule pages, by what follows `ex.` in its anchor, in order."""
    found: defaultdict[str, list[Path]] = defaultdict(list)
    for path in sorted(scenarios(game_id).rglob("*.yaml")):
        if b"example:" not in (written := path.read_bytes()):
            continue  # unread, as nearly all are
        data = plain_yaml(written)
        if example := data.get("example"):
            found[example].append(path)
    return dict(found)


def scenarios_of(game: Game) -> dict[str, list[str]]:
    """The scenarios of each rule of a game that any lists, as paths that can be given to a command, in order."""
    played = sorted(scenarios(game.id).rglob("*.yaml"))
    listed = load_or_make(f"scenarios-{game.id}", stamp([*played, __file__]), lambda: _listed(played))
    return {rule: [str(near(Path(path))) for path in listed[rule]] for rule in game.rules if rule in listed}


def _listed(played: list[Path]) -> dict[str, list[str]]:
    """The scenarios by the rules that they list."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in played:
        for rule in dict.fromkeys(plain_yaml(path.read_bytes())["rules"]):
            found[rule].append(str(path))
    return dict(found)
