"""What a question is about, as plain data for whoever puts it into words; all of it is known to the player asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.games.twister.frames import Acting, Choose, Line, Put, Walking
from rules_checker.games.twister.state import Position

ABOUT: dict[type, Callable[[Position, Any], dict[str, Any]]] = {
    Choose: lambda s, frame: {
        "number": s.numbers.starting - s.agenda.count(frame),  # which of them it is
        "all": s.numbers.starting,
    },
    Acting: lambda s, frame: {"points": s.points, "more_points": sum(s.tonics.values())},
    Line: lambda s, frame: {"card": s.defs[frame.character].id},
    Put: lambda s, frame: {"card": s.defs[frame.tokens[0]].id},
    Walking: lambda s, frame: {"source": s.defs[frame.character].id, "left": frame.left},
}
