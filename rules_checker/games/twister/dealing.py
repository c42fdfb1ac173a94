"""Before the first turn: rooms are laid face down, teams chosen, the other tokens laid on rooms, teams shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_checker.engine import Card, Option, Steps, the_card
from rules_checker.games.twister.frames import Begin, Choose, Deal, LayDown, Line, ShowTeams
from rules_checker.games.twister.options import Lay, Square, the_square
from rules_checker.games.twister.state import HELD, Position, under
from rules_checker.games.twister.tokens import on

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Deal, cites=["setup.rooms", "setup.start-line", "gap.room-tiles", "gap.start-line-squares"])
def deal(s: Position, _: Deal) -> None:
    """Shuffle the rooms; each player then chooses a team, unseen by the other."""
    s.shuffle(s.rooms)
    s.cite(*(("beginner.board", "beginner.rest", "gap.beginner-target") if len(s.rooms) < 8 else ()))
    s.tell("lays-rooms", "setup.rooms", n=len(s.rooms))
    first = s.random(s.players)
    s.agenda += [ShowTeams(), LayDown(first)]
    s.agenda += [Choose(player) for player in reversed(range(s.players)) for _ in range(s.numbers.starting)]


def lay_out(s: Position, laid: Mapping[str, Sequence[str]], start: Sequence[str]) -> None:
    """Lay rooms and tokens as a table has them; where each of the starting teams stands, its player is still asked."""
    named = {one.id: card for card, one in enumerate(s.defs)}
    s.rooms = [named[room] for room in laid]
    for room, tokens in enumerate(laid.values()):
        for card in tokens:
            s.at[named[card]] = under(room)
    s.agenda.append(ShowTeams())
    for card in reversed(start):
        s.agenda.append(Line(s.owner[named[card]], named[card]))


@step(Choose)
def choose(s: Position, frame: Choose) -> None:
    """Ask for a character of the starting team."""
    held = [one for one in s.tokens[frame.player] if s.at[one] == HELD and s.defs[one].is_character]
    s.ask_for(frame.player, "team", tuple(map(the_card, held)), "setup.first-team", frame)


@taking(Choose)
def chosen(s: Position, frame: Choose, option: Card) -> None:
    """Ask where it stands."""
    s.agenda.append(Line(frame.player, option.card))


@step(Line)
def line(s: Position, frame: Line) -> None:
    """Ask for a square of the starting line."""
    free = [one for one in s.maze.ground.line_of(frame.player) if not on(s, one)]
    s.ask_for(frame.player, "stand", tuple(map(the_square, free)), "setup.first-team", frame)


@taking(Line)
def stands(s: Position, frame: Line, option: Square) -> None:
    """Place it there, face down."""
    s.at[frame.character] = option.square
    seen, square = (s.defs[frame.character].id,), s.name(option.square)
    s.tell("stands", "setup.first-team", player=frame.player, by=frame.player, seen=seen, square=square)


@step(LayDown)
def lay_down(s: Position, frame: LayDown) -> None:
    """Ask for a token and a room that has space for it; whoever has laid all leaves it to the other."""
    player = frame.player
    if not (held := _held(s, player)):
        player = 1 - player
        held = _held(s, player)
    if held:
        rooms = [room for room, tile in enumerate(s.rooms) if len(s.lying_under(room)) < s.defs[tile].capacity]
        options: tuple[Option, ...] = tuple([Lay(token, room) for token in held for room in rooms])
        s.ask_for(player, "lay", options, "setup.placement-turns", LayDown(player))


def _held(s: Position, player: int) -> list[int]:
    return [one for one in s.tokens[player] if s.at[one] == HELD]


@taking(LayDown, cites=["setup.placement-capacity", "setup.no-peeking"])
def laid(s: Position, frame: LayDown, option: Lay) -> None:
    """Lay it there, face down; then it is the other player's turn."""
    if any(s.owner[one] != frame.player for one in s.lying_under(option.room)):
        s.cite("setup.placement-mixed-colours")
    s.at[option.token] = under(option.room)
    seen = (s.defs[option.token].id,)
    s.tell("lays", "setup.placement-turns", player=frame.player, by=frame.player, seen=seen, room=option.room + 1)
    s.agenda.append(LayDown(1 - frame.player))


@step(ShowTeams, cites=["setup.placement-start", "cards.choose-not-random"])
def show_teams(s: Position, _: ShowTeams) -> None:
    """Show both teams, and determine who begins."""
    for player in range(s.players):
        for one in s.characters(player):
            s.tell("shows", "setup.reveal-team", player=player, card=s.defs[one].id, square=s.name(s.at[one]))
    s.first = s.random(s.players)
    s.tell("first", "setup.first-player", player=s.first)
    s.agenda.append(Begin(s.first))
