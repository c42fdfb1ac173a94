"""Points: for those who escape, and for those who are eliminated."""

from __future__ import annotations

from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import leave_game


def score(s: Position, player: int, points: int, rule: str) -> None:
    """Give a player victory points; the first to have enough of them is remembered."""
    s.vp[player] += points
    s.tell("scores", rule, player=player, n=points, total=s.vp[player])
    if s.reached == NOBODY and s.vp[player] >= s.numbers.goal:
        s.reached = player
        s.tell("reaches", "win.five", player=player, n=s.numbers.goal)


def escape(s: Position, one: int) -> None:
    """A character has crossed the other starting line, with what it carries."""
    player, load, info = s.owner[one], s.carries[one], s.defs[one]
    s.tell("escapes", "escape.how", player=player, card=info.id)
    _leaves(s, player, one)
    if load != NOBODY and s.defs[load].is_character:
        s.cite("gap.escape-carrying-wounded")
        _leaves(s, player, load)
    elif load != NOBODY:
        s.cite("gap.carried-item-on-wound")
        leave_game(s, load)
        if points := s.defs[load].points:
            s.cite("obj.treasure", "word=worth-more", *(("gap.goblin-treasure",) if info.points > 1 else ()))
            s.treasures[player].append(load)
            score(s, player, points, "vp.treasure")


def _leaves(s: Position, player: int, one: int) -> None:
    points = s.defs[one].points
    leave_game(s, one)
    s.saved[player].append(one)
    s.cite(*(("goblin.vp", "word=worth-instead") if points > 1 else ()))
    score(s, player, points, "vp.goblin" if points > 1 else "vp.escape")


def kill(s: Position, one: int, rule: str) -> None:
    """Eliminate a character: the other player has a point, and what it carried stays on the square."""
    player = s.owner[one]
    if s.carries[one] != NOBODY:
        s.cite("gap.carried-item-on-wound")
    s.tell("dies", rule, player=player, card=s.defs[one].id, square=s.name(s.at[one]))
    leave_game(s, one)
    s.killed[player].append(one)
    score(s, 1 - player, 1, "vp.kill")
