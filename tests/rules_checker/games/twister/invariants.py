"""What is so in every position of Dungeon Twister, whatever is played."""

from typing import Any, NamedTuple

from rules_checker.games.twister.sound import unsound
from rules_checker.games.twister.state import GONE, HELD, NOBODY, Position, under
from tests.rules_checker.once import once_a_game

SHARED = frozenset({"defs", "owner", "numbers", "tokens"})
"""The fields that clones share."""


class Cast(NamedTuple):
    """What a game is played with: each player's characters and combat cards, the +0, squares found well by maze."""

    characters: tuple[list[int], ...]
    fights: tuple[frozenset[int], ...]
    zeros: frozenset[int]
    well: dict[tuple[Any, ...], set[int]]


@once_a_game
def cast(s: Position) -> Cast:
    """What a game is played with."""
    characters = tuple([[one for one in own if s.defs[one].is_character] for own in s.tokens])
    combat = [card for card, info in enumerate(s.defs) if info.type == "combat"]
    fights = tuple([frozenset([card for card in combat if s.owner[card] == player]) for player in (0, 1)])
    return Cast(characters, fights, frozenset([card for card in combat if s.defs[card].value == 0]), {})


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    _watch_cards(s)
    _watch_tokens(s)
    _watch_ways(s)
    if s.step == "act" and s.ask and s.ask.kind == "act":
        assert not [*unsound(s)], "what no scenario may lay out"
    if s.ask:
        assert s.ask.kind not in ("act", "action", "walk") or s.ask.player == s.active, "asked out of turn"
        assert s.step == "setup" or s.ask.kind not in ("team", "stand", "lay"), "a placement in the game"
    if s.winners:
        assert s.vp[s.winners[0]] == max(s.vp), "a winner with fewer points"
    assert s.reached == NOBODY or s.vp[s.reached] >= s.numbers.goal, "a goal that nobody has reached"


def _watch_cards(s: Position) -> None:
    """No card is lost, or in two places; of jump cards only those left are kept."""
    defs, known = s.defs, cast(s)
    for player in (0, 1):
        actions = s.hands[player] + s.played[player]
        assert sorted([defs[card].value for card in actions]) == [2, 3, 4, 5], "an action card is lost, or there twice"
        left = s.fighting[player] + [card for card in s.plans[player : player + 1] if card != NOBODY]
        fights = left + s.spent[player]
        assert known.fights[player].issuperset(fights), "a combat card has changed hands"
        assert len({*fights}) == len(fights) in (7, 9), "a combat card is lost, or there twice"
        assert not known.zeros.isdisjoint(left), "the +0 is lost"
        assert len({*s.jumps[player]}) == len(s.jumps[player]) <= 3, "too many jump cards"
        assert s.hands[player] or s.step in ("turn", "act"), "nobody takes action cards back"
    assert s.points >= 0 and min(s.tonics.values(), default=0) >= 0, "fewer points than none"


def _watch_tokens(s: Position) -> None:
    """Every token is somewhere, and whoever is out of the game is out of it for a reason."""
    at, places = s.at, [s.at[one] for own in s.tokens for one in own]
    assert s.step == "setup" or HELD not in places, "a token is not placed"
    for player, characters in enumerate(cast(s).characters):
        gone = [one for one in characters if at[one] == GONE]
        assert sorted(gone) == sorted(s.saved[player] + s.killed[player]), "a character is lost"
        assert len(s.killed[player]) <= s.vp[1 - player], "eliminated for nothing"
    asked = s.ask is not None and s.ask.kind == "put"
    for room, face in enumerate(s.maze.faces):
        lying = places.count(under(room))
        assert lying <= s.defs[s.rooms[room]].capacity, "too many tokens on a room"
        assert not lying or asked or face is None, "tokens under a room that lies face up"
    for load in {*s.carries} - {NOBODY}:
        one = s.carries.index(load)
        assert at[one] == at[load] >= 0, "carried elsewhere"
        assert s.carries[load] == NOBODY and s.carries.count(load) == 1, "carried twice"
        assert s.defs[load].is_object or (s.wounded[load] and s.owner[load] == s.owner[one]), "not to be carried"
    if True in s.wounded:
        for one, wounded in enumerate(s.wounded):
            assert not wounded or (s.defs[one].is_character and at[one] >= 0), "wounded and not on the board"


def _watch_ways(s: Position) -> None:
    """A way leads back, and whoever stands on a square of a room does not stand in the dark.

    Both are so of a square as long as the maze lies as it does, and are looked at once.
    """
    maze = s.maze
    as_it_lies = (*map(id, maze.faces), *maze.gates.items())
    well = cast(s).well.setdefault(as_it_lies, set())
    for at in {*[s.at[one] for own in s.tokens for one in own]} - well:
        if at < 0:
            assert at in (GONE, HELD) or 0 <= under(at) < len(s.rooms), "nowhere"
        else:
            assert maze.shown(at), "on a room that lies face down"
            assert all(at in maze.neighbours(beside) for beside in maze.neighbours(at)), "a way that leads one way"
        well.add(at)
