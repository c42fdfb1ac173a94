"""What a question is about, and what each answer means besides its words."""

from __future__ import annotations

from typing import Any

from rules_checker.engine import Option
from rules_checker.games.deckbattle.effects import idle
from rules_checker.games.deckbattle.frames import Attacks, LastSpells, Summon
from rules_checker.games.deckbattle.options import Spell, Summon as Play
from rules_checker.games.deckbattle.state import Position


def about(s: Position) -> dict[str, Any]:
    """What the current question is about: the mana, the number of leftmost cards to play from, and who attacks next."""
    asked = s.ask.then if s.ask else None
    if not isinstance(asked, Summon | Attacks | LastSpells):
        return {}
    attacker = s.defs[asked.creatures[0]].id if isinstance(asked, Attacks) else None
    return {"mana": s.mana, "playable": s.numbers.playable, "attacker": attacker}


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option means besides its words: `n` creatures stand before one that is summoned, or a spell is `idle`."""
    if isinstance(option, Play):
        return {"n": len(s.realms[s.active][option.lane])}
    return {"idle": True} if isinstance(option, Spell) and idle(s, option) else {}
