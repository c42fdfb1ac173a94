"""The position: the maze, where each token is, who is wounded and carries what, the hands, and the turn that goes on.

A token is an instance, a number below `len(defs)`; cards and rooms are instances, too. Both players' tokens are `owner`
0 and 1.
"""

from __future__ import annotations

from rules_checker.engine import State
from rules_checker.games.twister.board import Ground, Maze
from rules_checker.games.twister.cards import CardDef, Numbers

NOBODY = -1
HELD, GONE = -1, -2
"""Where a token is that is on no square: with its player, before it is placed, or out of the game."""
_UNDER = -10


def under(room: int) -> int:
    """Where a token is that lies face down on a room."""
    return _UNDER - room


class Position(State):
    """A game. Fields that never change are shared between clones: `defs`, `owner`, `numbers`, `tokens`.

    `tokens` are the tokens of each player, `rooms` the room at each place of the maze. `at` is where a token is: its
    square, `HELD`, `GONE`, or `under` a room; `carries` is what a character carries. `hands` are the action cards that
    are left, `fighting` the combat cards, `jumps` the jump cards; `played` and `spent` are the action and combat cards
    played, the last one on top.

    `highest` is the highest action card played so far. Of the turn: the `points` left of the action card, those of
    potions (`tonics`) by character, who was wounded (`hurt`), who was attacked while wounded and whether that was a tie
    (`struck`), who was healed, by whom, and does nothing (`rested`), the room turned last. `plans` are the combat cards
    chosen, by player. `vp` are victory points, `reached` the player who had enough of them first; `saved` and `killed`
    are the characters of each player that escaped, and that were eliminated, `treasures` those brought out by each.
    """

    __slots__ = (
        "at",
        "carries",
        "defs",
        "fighting",
        "hands",
        "highest",
        "hurt",
        "jumps",
        "killed",
        "maze",
        "numbers",
        "owner",
        "plans",
        "played",
        "points",
        "reached",
        "rested",
        "rooms",
        "saved",
        "spent",
        "struck",
        "tokens",
        "tonics",
        "treasures",
        "turned",
        "vp",
        "wounded",
    )

    defs: tuple[CardDef, ...]
    owner: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    numbers: Numbers
    maze: Maze
    rooms: list[int]
    at: list[int]
    wounded: list[bool]
    carries: list[int]
    hands: list[list[int]]
    fighting: list[list[int]]
    jumps: list[list[int]]
    played: list[list[int]]
    spent: list[list[int]]
    highest: int
    points: int
    tonics: dict[int, int]
    hurt: tuple[int, ...]
    struck: dict[int, bool]
    rested: dict[int, int]
    turned: int
    plans: list[int]
    vp: list[int]
    reached: int
    saved: list[list[int]]
    killed: list[list[int]]
    treasures: list[list[int]]

    def clone(self) -> Position:
        """An independent copy; what never changes is shared."""
        new = Position.__new__(Position)
        self.copy_to(new)
        new.defs, new.owner, new.tokens, new.numbers = self.defs, self.owner, self.tokens, self.numbers
        new.maze, new.rooms = self.maze.copy(), self.rooms[:]
        new.at, new.wounded, new.carries = self.at[:], self.wounded[:], self.carries[:]
        new.hands, new.fighting = [one[:] for one in self.hands], [one[:] for one in self.fighting]
        new.jumps, new.played = [one[:] for one in self.jumps], [one[:] for one in self.played]
        new.spent, new.highest = [one[:] for one in self.spent], self.highest
        new.points, new.tonics, new.turned = self.points, dict(self.tonics), self.turned
        new.hurt, new.struck, new.rested = self.hurt, dict(self.struck), dict(self.rested)
        new.plans, new.vp, new.reached = self.plans[:], self.vp[:], self.reached
        new.saved, new.killed = [one[:] for one in self.saved], [one[:] for one in self.killed]
        new.treasures = [one[:] for one in self.treasures]
        return new

    def name(self, square: int) -> str:
        """The name of a square."""
        return self.maze.ground.name(square)

    def characters(self, player: int) -> list[int]:
        """A player's characters on squares."""
        return [one for one in self.tokens[player] if self.at[one] >= 0 and self.defs[one].is_character]

    def lying_under(self, room: int) -> list[int]:
        """The tokens that lie face down on a room."""
        return [one for own in self.tokens for one in own if self.at[one] == under(room)]


def fresh_position(defs: tuple[CardDef, ...], teams: tuple[str, ...], numbers: Numbers) -> Position:
    """A position of these tokens, cards and rooms before anything is placed."""
    s = Position.__new__(Position)
    s.begin(2)
    s.defs, s.numbers = defs, numbers
    s.owner = tuple([teams.index(one.team) if one.team else NOBODY for one in defs])
    lists: dict[str, list[list[int]]] = {kind: [[], []] for kind in ("token", "action", "combat", "jump")}
    for card, one in enumerate(defs):
        kind = "token" if one.is_character or one.is_object else one.type
        if kind in lists and (kind != "jump" or "jump" in one.acts):
            lists[kind][s.owner[card]].append(card)
    s.tokens = tuple([tuple(own) for own in lists["token"]])
    s.hands, s.fighting, s.jumps = lists["action"], lists["combat"], lists["jump"]
    s.rooms = [card for card, one in enumerate(defs) if one.room is not None]
    s.maze = Maze(Ground(len(s.rooms)))
    s.at, s.wounded, s.carries = [HELD] * len(defs), [False] * len(defs), [NOBODY] * len(defs)
    s.played, s.spent, s.plans = [[], []], [[], []], [NOBODY, NOBODY]
    s.highest, s.vp, s.reached = 0, [0, 0], NOBODY
    s.saved, s.killed, s.treasures = [[], []], [[], []], [[], []]
    clear_turn(s)
    return s


def clear_turn(s: Position) -> None:
    """Forget whatever belongs to a turn."""
    s.points, s.tonics, s.turned = 0, {}, NOBODY
    s.hurt, s.struck, s.rested = (), {}, {}
