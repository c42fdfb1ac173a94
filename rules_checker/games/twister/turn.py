"""A turn: an action card, actions as long as there are points, and what follows; rooms revealed and turned."""

from __future__ import annotations

from rules_checker.engine import DRAW, Endless, Option, Play, Say, Steps, to_play
from rules_checker.games.twister.fights import act, attack
from rules_checker.games.twister.frames import Acting, Begin, EndOfTurn, PlayAction, Put, Walking
from rules_checker.games.twister.legal import action_cards, actions
from rules_checker.games.twister.options import Act, Fight, Reveal, Square, Turn, Walk, the_square
from rules_checker.games.twister.state import NOBODY, Position, clear_turn
from rules_checker.games.twister.tokens import on, spend

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

MOST_TURNS = 100
"""The most turns of a game, of both players together."""
_LIFTS = 4
"""The action card after which any may be played, as none is higher by two (`action.limit-lifts`)."""


@step(Begin, cites=["turn.steps"])
def begin(s: Position, frame: Begin) -> None:
    """Begin a turn."""
    if s.begin_turn(frame.player, MOST_TURNS):
        clear_turn(s)
        s.tell("turn", "turn.steps", player=frame.player, n=sum(s.turns))
        s.agenda += [EndOfTurn(), Acting(), PlayAction()]


@step(PlayAction)
def play_action(s: Position, frame: PlayAction) -> None:
    """Ask for an action card."""
    cards = action_cards(s, s.active)
    if not s.highest:
        s.cite("action.first-two")
    elif len(cards) < len(s.hands[s.active]):
        simple = "simple" in s.numbers.options
        s.cite(*(("action.limit-simple", "gap.action-limit-simple") if simple else _LIMIT))
    s.ask_for(s.active, "action", tuple(map(to_play, cards)), "action.one-per-turn", frame)


_LIMIT = ("action.limit-plus-one", "gap.action-limit-who", "gap.action-limit-lower")


@taking(PlayAction)
def action_played(s: Position, _: PlayAction, option: Play) -> None:
    """Play it: so many points there are."""
    s.hands[s.active].remove(option.card)
    s.played[s.active].append(option.card)
    s.step, s.points = "act", s.defs[option.card].value
    lifts = s.highest < _LIFTS <= s.points
    s.highest = max(s.highest, s.points)
    s.tell("plays", "action.one-per-turn", player=s.active, card=s.defs[option.card].id, n=s.points)
    if lifts:
        s.cite("action.limit-lifts")


@step(Acting, cites=["rule.golden-one"])
def acting(s: Position, frame: Acting) -> None:
    """Ask what to do, as long as there are points for it."""
    if s.points > 0 or any(s.tonics.values()):
        s.ask_for(s.active, "act", tuple(actions(s)), "ap.distribute", frame)


@taking(Acting)
def acted(s: Position, frame: Acting, option: Option) -> None:
    """Do it, and ask again; or stop."""
    if isinstance(option, Say):
        s.cite("ap.optional", "ap.no-save", *(("obj.speed-lost",) if any(s.tonics.values()) else ()))
        return
    s.agenda.append(frame)
    before, s.turned = s.turned, NOBODY
    if isinstance(option, Walk):
        spend(s, option.character)
        s.cite("ap.move")
        info = s.defs[option.character]
        s.tell("sets-out", "ap.move", player=s.active, card=info.id, start=s.name(s.at[option.character]))
        s.agenda.append(Walking(option.character, info.speed, ()))
    elif isinstance(option, Turn):
        _turn_room(s, option, again=before == option.room)
    elif isinstance(option, Reveal):
        _reveal(s, option)
    elif isinstance(option, Fight):
        attack(s, option.target)
    else:
        assert isinstance(option, Act)
        act(s, option)


# --- rooms ----------------------------------------------------------------------------------------------------------


def turn_room(s: Position, option: Turn) -> list[int]:
    """Turn a room and the tokens on it; returns these."""
    face = s.maze.faces[option.room]
    assert face is not None
    came = s.maze.turn(option.room, 1 if face.clockwise != option.back else 3)
    moved = [token for tokens in s.tokens for token in tokens if s.at[token] in came]
    for token in moved:
        s.at[token] = came[s.at[token]]
    return moved


def _turn_room(s: Position, option: Turn, *, again: bool) -> None:
    """Turn a room by a quarter: the tokens there keep their squares of it."""
    spend(s, option.character)
    own = s.maze.ground.room_of[s.at[option.character]] == option.room
    rule = "mekanork.rotate" if option.back else "rotate.quarter" if own else "rotate.pair-other"
    s.cite("ap.rotate-room", "rotate.one-room", "rotate.how", *(("rotate.more",) if again else ()))
    s.cite(*(("word=both-ways",) if option.back else ()))
    face = s.maze.faces[option.room]
    assert face is not None
    moved = turn_room(s, option)
    if moved:
        s.cite("rotate.tokens-stay", "gap.rotation-tokens")
    s.turned = option.room
    card, tile = s.defs[option.character].id, s.defs[s.rooms[option.room]].id
    s.tell(
        "turns-back" if option.back else "turns",
        rule,
        player=s.active,
        card=card,
        tile=tile,
        room=option.room + 1,
        way="clockwise" if face.clockwise != option.back else "counter",
    )
    for token in moved if s.log is not None else ():
        s.tell("rides", "rotate.tokens-stay", owner=s.owner[token], card=s.defs[token].id, square=s.name(s.at[token]))


def _reveal(s: Position, option: Reveal) -> None:
    """Turn a room face up, as chance has it turned; its tokens are placed: first by whoever revealed it."""
    spend(s, option.character)
    s.cite("ap.reveal-room", "reveal.place", "gap.reveal-orientation")
    if not s.maze.in_maze(s.at[option.character]):
        s.cite("reveal.start-line")
    tile = s.rooms[option.room]
    room = s.defs[tile].room
    assert room is not None
    lying = s.lying_under(option.room)
    s.maze.show(option.room, room, s.random(4))
    face = s.maze.faces[option.room]
    assert face is not None
    card, of = s.defs[option.character].id, s.defs[tile].id
    s.tell("reveals", "reveal.access", player=s.active, card=card, tile=of, room=option.room + 1, lies=face.turned)
    of_other = [one for one in lying if s.owner[one] != s.active]
    own = [one for one in lying if s.owner[one] == s.active]
    s.cite(*(("gap.reveal-order",) if of_other and own else ()))
    s.agenda.append(Put(option.room, tuple(of_other + own), s.active))


@step(Put)
def put(s: Position, frame: Put) -> None:
    """Ask where the next token is placed: the revealer places those of the other player, and the other the rest."""
    if not frame.tokens:
        return
    own = s.owner[frame.tokens[0]] == frame.revealer
    player = 1 - frame.revealer if own else frame.revealer
    squares = [one for one in s.maze.ground.squares_of[frame.room] if not s.maze.is_pit(one) and not on(s, one)]
    s.cite("gap.revealer-own-colour")
    rule = "reveal.placer-other" if own else "reveal.placer-own"
    s.ask_for(player, "put", tuple(map(the_square, squares)), rule, frame)


@taking(Put)
def was_put(s: Position, frame: Put, option: Square) -> None:
    """Place it face up."""
    token, own = frame.tokens[0], s.owner[frame.tokens[0]] == frame.revealer
    s.at[token] = option.square
    player = 1 - frame.revealer if own else frame.revealer
    s.cite("reveal.placer-other" if own else "reveal.placer-own")
    card, square = s.defs[token].id, s.name(option.square)
    s.tell("puts", "reveal.placed-faceup", player=player, owner=s.owner[token], card=card, square=square)
    s.agenda.append(frame._replace(tokens=frame.tokens[1:]))


# --- the end --------------------------------------------------------------------------------------------------------


@step(EndOfTurn)
def end_of_turn(s: Position, _: EndOfTurn) -> None:
    """Take action cards back, look whether the game is over, and pass the turn."""
    player = s.active
    if not s.hands[player]:
        s.hands[player], s.played[player] = s.played[player], []
        s.cite("turn.recover-cycle")
        s.tell("takes-back", "action.cycle", player=player, n=len(s.hands[player]))
    if s.reached != NOBODY:
        s.cite(*(("gap.fifth-on-other-turn",) if s.reached != player else ()))
        _ends(s, "end.winner")
    elif not any(_remains(s, one) for one in range(s.players)):
        _ends(s, "gap.out-of-points")
    else:
        s.agenda.append(Begin(1 - player))


def _remains(s: Position, player: int) -> bool:
    """True of a player with a character that may yet be anywhere but out of the game."""
    return len(s.saved[player]) + len(s.killed[player]) < len(
        [one for one in s.tokens[player] if s.defs[one].is_character]
    )


def _ends(s: Position, rule: str) -> None:
    """End the game: the most points win, and whoever had enough of them first, of two who have as many."""
    mine, others = s.vp
    if mine != others:
        s.winners = (int(others > mine),)
    elif s.reached != NOBODY:
        s.winners, rule = (s.reached,), "gap.tie-at-end"
    else:
        s.winners = DRAW
    s.cite("end.fifth-point", "end.finish-turn", *(("gap.second-win-on-vp-target",) if s.numbers.goal > 5 else ()))
    s.tell("ends", rule, n=mine, left=others)


@step(Endless)
def endless(s: Position, _: Endless) -> None:
    """End a game that does not end."""
    _ends(s, "gap.endless-game")
