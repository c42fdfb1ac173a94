"""What is so in every position of Dungeon Twister, whatever is played."""

from __future__ import annotations

from rules_checker.games.twister.state import GONE, HELD, NOBODY, Position, under
from rules_checker.games.twister.tokens import at_rest, crowd

SHARED = frozenset({"defs", "owner", "numbers", "tokens"})
"""The fields that clones share."""


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    _watch_cards(s)
    _watch_tokens(s)
    _watch_ways(s)
    if s.step == "act" and s.ask and s.ask.kind == "act":
        _watch_squares(s)
    if s.ask:
        assert s.ask.kind not in ("act", "action", "walk") or s.ask.player == s.active, "asked out of turn"
        assert s.step == "setup" or s.ask.kind not in ("team", "stand", "lay"), "a placement in the game"
    if s.winners:
        assert s.vp[s.winners[0]] == max(s.vp), "a winner with fewer points"
    assert s.reached == NOBODY or s.vp[s.reached] >= s.numbers.goal, "a goal that nobody has reached"


def _watch_cards(s: Position) -> None:
    """No card is lost, or in two places; of jump cards only those left are kept."""
    for player in (0, 1):
        actions = s.hands[player] + s.played[player]
        assert sorted(s.defs[card].value for card in actions) == [2, 3, 4, 5], "an action card is lost, or there twice"
        fights = (
            s.fighting[player] + s.spent[player] + [card for card in s.plans[player : player + 1] if card != NOBODY]
        )
        assert len({*fights}) == len(fights) in (7, 9), "a combat card is lost, or there twice"
        assert 0 in [s.defs[card].value for card in fights if card not in s.spent[player]], "the +0 is lost"
        assert len({*s.jumps[player]}) == len(s.jumps[player]) <= 3, "too many jump cards"
        assert s.hands[player] or s.step in ("turn", "act"), "nobody takes action cards back"
    assert s.points >= 0 and all(points >= 0 for points in s.tonics.values()), "fewer points than none"


def _watch_tokens(s: Position) -> None:
    """Every token is somewhere, and whoever is out of the game is out of it for a reason."""
    for player in (0, 1):
        gone = [one for one in s.tokens[player] if s.at[one] == GONE and s.defs[one].is_character]
        assert sorted(gone) == sorted(s.saved[player] + s.killed[player]), "a character is lost"
        assert s.step == "setup" or HELD not in [s.at[one] for one in s.tokens[player]], "a token is not placed"
        assert len(s.killed[player]) <= s.vp[1 - player], "eliminated for nothing"
    for room, tile in enumerate(s.rooms):
        lying = s.lying_under(room)
        assert len(lying) <= s.defs[tile].capacity, "too many tokens on a room"
        asked = s.ask is not None and s.ask.kind == "put"
        assert not lying or asked or s.maze.faces[room] is None, "tokens under a room that lies face up"
    for one, load in enumerate(s.carries):
        if load != NOBODY:
            assert s.at[one] == s.at[load] >= 0, "carried elsewhere"
            assert s.carries[load] == NOBODY and s.carries.count(load) == 1, "carried twice"
            assert s.defs[load].is_object or (s.wounded[load] and s.owner[load] == s.owner[one]), "not to be carried"
    for one, wounded in enumerate(s.wounded):
        assert not wounded or (s.defs[one].is_character and s.at[one] >= 0), "wounded and not on the board"


def _watch_ways(s: Position) -> None:
    """A way leads back, and whoever stands on a square of a room does not stand in the dark."""
    for own in s.tokens:
        for one in own:
            at = s.at[one]
            if at < 0:
                assert at in (GONE, HELD) or 0 <= under(at) < len(s.rooms), "nowhere"
                continue
            assert s.maze.shown(at), "on a room that lies face down"
            assert all(at in s.maze.neighbours(beside) for beside in s.maze.neighbours(at)), "a way that leads one way"


def _watch_squares(s: Position) -> None:
    """Between two actions no square has too much, nobody is where he would fall, and nobody stands on the way out."""
    for square, tokens in crowd(s).items():
        assert at_rest(s, square, tokens), "more on a square than may be there"
        for one in tokens:
            exits = s.maze.ground.line_of(1 - s.owner[one])
            assert square not in exits or s.defs[one].is_object, "on the other line, and not out"
