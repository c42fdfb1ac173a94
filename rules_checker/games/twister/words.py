"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play blue-action-2` for a card, `blue-troll` for a character of the starting team, `lay blue-rope 3` for a token laid
on the third room, `square b3`; `walk blue-thief`, then squares, `take blue-rope`, `drop`, `leap c3`; for a room in the
arrow's direction `turn blue-thief 3`, against it `turn-back`; `reveal 3`, `fight orange-troll`; `cure blue-troll`, and
by whoever does it `regenerate blue-troll`, `drink blue-thief`; at a side of its square `fireball up`, `pass-wall left`,
`break-gate right`; `done` to stop.
"""

from __future__ import annotations

from typing import Final

from rules_checker.engine import Card, Option, Play, Say
from rules_checker.games.twister.options import Act, Fight, Lay, Leap, Reveal, Square, Take, Turn, Walk
from rules_checker.games.twister.state import NOBODY, Position

ACTIONS: Final = {
    "play": {"CARD": "card"},
    "lay": {"TOKEN": "card", "ROOM": "number"},
    "square": {"SQUARE": "word"},
    "walk": {"CHARACTER": "card"},
    "take": {"TOKEN": "card"},
    "drop": {},
    "leap": {"SQUARE": "word"},
    "turn": {"CHARACTER": "card", "ROOM": "number"},
    "turn-back": {"CHARACTER": "card", "ROOM": "number"},
    "reveal": {"ROOM": "number"},
    "fight": {"CHARACTER": "card"},
    "cure": {"CHARACTER": "card"},
    "regenerate": {"CHARACTER": "card"},
    "drink": {"CHARACTER": "card"},
    "fireball": {"SIDE": "word"},
    "pass-wall": {"SIDE": "word"},
    "break-gate": {"SIDE": "word"},
    "open-gate": {"SIDE": "word"},
    "close-gate": {"SIDE": "word"},
    "done": {},
}
SIDE_NAMES = ("up", "right", "down", "left")


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand, a jump card for a leap; None if it plays none."""
    if isinstance(option, Leap):
        return s.defs[s.jumps[s.active][-1]].id
    return s.defs[option.card].id if isinstance(option, Play) else None


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    if isinstance(option, Say):
        return option.word
    if isinstance(option, Card):
        return s.defs[option.card].id
    if isinstance(option, Play):
        return f"play {s.defs[option.card].id}"
    if isinstance(option, Lay):
        return f"lay {s.defs[option.token].id} {option.room + 1}"
    if isinstance(option, Square):
        return f"square {s.name(option.square)}"
    if isinstance(option, Leap):
        return f"leap {s.name(option.square)}"
    if isinstance(option, Walk):
        return f"walk {s.defs[option.character].id}"
    if isinstance(option, Take):
        return f"take {s.defs[option.token].id}"
    if isinstance(option, Fight):
        return f"fight {s.defs[option.target].id}"
    if isinstance(option, Reveal):
        return f"reveal {option.room + 1}"
    if isinstance(option, Turn):
        return f"{'turn-back' if option.back else 'turn'} {s.defs[option.character].id} {option.room + 1}"
    assert isinstance(option, Act)
    if option.side != NOBODY:
        return f"{option.verb} {SIDE_NAMES[option.side]}"
    about = option.character if option.about == NOBODY else option.about
    return f"{option.verb} {s.defs[about].id}"
