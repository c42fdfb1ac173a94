"""Which rule forbids an action that is not offered, and which actions somebody may have in mind about a card."""

from __future__ import annotations

from collections.abc import Callable

from rules_checker.engine import Ask, Play, Refusal, not_now
from rules_checker.games.twister.board import COLUMNS, EDGE, GATE, HIDDEN, NOWHERE, OPEN, SIDES, WALL
from rules_checker.games.twister.frames import Acting, PlayAction, Walking
from rules_checker.games.twister.legal import action_cards, actions, held_up, limit
from rules_checker.games.twister.moves import accessible, may_leave, obstacle, reach, with_load
from rules_checker.games.twister.options import SIDE_NAMES
from rules_checker.games.twister.state import NOBODY, Position, clear_turn
from rules_checker.games.twister.tokens import able, barred, budget, crowd, first_in_line, loose, on, protected, uses

FAR = 99


WAITING = ("setup.first-player", "turn.active", "rule.golden-one")
_OF_BOTH = (("combat", "play"), ("put", "square"))
"""What both players are asked, whoever's turn it is, and the word with which they answer."""
MOST_POINTS = 5
"""The points of the highest action card."""


def moment(s: Position, player: int, verb: str) -> Position | None:
    """The position as if it were a player's moment: to place a token or to choose a combat card where both do, else an
    action card or to act.

    Of another's turn, and of points that are all spent, only the next turn is thought of.
    """
    if s.ask is None or s.step == "setup":
        return None
    mine = s.clone()
    mine.log = None
    if s.ask.kind == "put" and verb == "square":
        mine.ask = s.ask.replace(player=player)
        return mine
    combat = [card for card in s.fighting[player] if s.plans[player] == NOBODY]
    if s.ask.kind == "combat" and verb == "play":
        mine.ask = Ask(player, "combat", tuple(Play(card) for card in combat), "combat.cards", s.ask.then)
        return mine
    mine.active, mine.step = player, "act"
    if verb == "play":
        cards = action_cards(mine, player) if s.hands[player] else []
        mine.ask = Ask(player, "action", tuple(Play(card) for card in cards), "action.one-per-turn", PlayAction())
        return mine
    if player != s.active or not (s.points or any(s.tonics.values())):
        clear_turn(mine)
        mine.points = MOST_POINTS
    mine.ask = Ask(player, "act", tuple(actions(mine)), "ap.distribute", Acting())
    return mine


def waits(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why a player must wait: their question is another, or another is asked."""
    assert s.ask is not None
    if (s.ask.kind, verb) in _OF_BOTH:
        return Refusal(s.ask.rule, "asked-otherwise", {})
    if player == s.ask.player == s.active:
        walker = s.ask.then.character if isinstance(s.ask.then, Walking) else NOBODY
        told = {"card": s.defs[walker].id} if walker != NOBODY else {}
        return Refusal("rule.golden-one", "moves-first" if told else "asked-first", told)
    return not_now(s, player, *WAITING) or Refusal("rule.golden-one", "asked-otherwise", {})


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on."""
    assert s.ask is not None
    said = rest.split()
    kind = s.ask.kind
    if s.step == "setup" and verb == "lay":
        if not any(s.defs[one].id == said[0] for own in s.tokens for one in own):
            return Refusal("beginner.without", "not-in-box", {"card": said[0]})
        if s.ask.player != player:
            return Refusal("setup.placement-turns", "asked-otherwise", {})
        if kind == "lay":
            return Refusal("setup.placement-capacity", "room-is-full", {})
    if s.step == "setup":
        return Refusal("setup.first-player", "not-yet", {})
    if verb == "play" and (out_of_time := _of_another_moment(s, said[0])):
        return out_of_time
    if kind == "put" and verb == "square":
        return Refusal("reveal.placed-faceup", "not-for-placing", {"square": said[0]})
    if kind == "combat" and verb == "play":
        return Refusal("combat.cards", "no-combat-card", {"card": said[0]})
    if kind == "walk" and isinstance(s.ask.then, Walking) and verb in _ON_THE_WAY:
        return _walking(s, s.ask.then, verb, said)
    if kind == "action" and verb == "play":
        return _action_card(s, player, said[0])
    if kind != "act":
        return Refusal(s.ask.rule, "not-now", {})
    if verb in ("square", "take", "drop", "leap"):
        return Refusal("ap.move", "nobody-moves", {})
    if verb in _SIDED:
        return _sided(s, player, verb, said[0])
    found = _OTHERS.get(verb)
    return found(s, player, said) if found else Refusal(s.ask.rule, "not-now", {})


def asks_of(s: Position, verb: str) -> bool:
    """True if the question at hand is about such actions."""
    verbs = {"walk": _ON_THE_WAY, "action": ("play",), "combat": ("play",), "put": ("square",), "lay": ("lay",)}
    return s.ask is not None and (s.ask.kind == "act" or verb in verbs.get(s.ask.kind, ()))


_ON_THE_WAY = ("square", "leap", "take", "drop", "done")
"""What is said while a character moves."""


def conceivable(s: Position, player: int, card: str | None) -> list[str]:
    """The actions that a player may have in mind about a card or a square (None: about none), legal or not."""
    if card is None:
        sides = [f"{verb} {side}" for verb in _SIDED for side in SIDE_NAMES]
        return [*[f"reveal {room + 1}" for room in range(len(s.rooms))], *sides] if s.step == "act" else []
    if s.maze.ground.named(card) != NOWHERE:
        return [f"square {card}"] if s.ask is not None and s.ask.kind == "walk" else []
    own, theirs = _named(s, player, card), _named(s, 1 - player, card)
    if theirs != NOBODY:
        return [f"take {card}"] if s.defs[theirs].is_object else [f"fight {card}", f"take {card}"]
    if own == NOBODY:
        return [f"play {card}"] if _played(s, player, card) else []
    if s.defs[own].is_object:
        return [f"take {card}"]
    near = [f"cure {card}", f"regenerate {card}", f"drink {card}", f"take {card}"]
    rooms = s.maze.geared(s.at[own]) if s.at[own] >= 0 else ()
    return [f"walk {card}", *[f"{verb} {card} {room + 1}" for verb in ("turn", "turn-back") for room in rooms], *near]


def _played(s: Position, player: int, card: str) -> bool:
    """True of a player's own card of a type that is played from the hand, as no room, marker or token is."""
    played = {one.type for index, one in enumerate(s.defs) if one.id == card and s.owner[index] == player}
    return not played.isdisjoint(("action", "combat", "jump"))


def _named(s: Position, player: int, card: str) -> int:
    """A player's token of that name; `NOBODY` if there is none on the board."""
    return next((one for one in s.tokens[player] if s.defs[one].id == card and s.at[one] >= 0), NOBODY)


def _of_another_moment(s: Position, card: str) -> Refusal | None:
    """The reason why a card that is played at another moment is not played now; None of any other."""
    assert s.ask is not None
    kinds, fight = {one.type for one in s.defs if one.id == card}, s.ask.kind == "combat"
    if "combat" in kinds and not fight:
        return Refusal("combat.cards", "only-in-a-fight", {})
    if "jump" in kinds:
        return Refusal("gap.jump-movement", "only-while-moving", {})
    return Refusal(s.ask.rule, "not-now", {}) if fight and "combat" not in kinds else None


def _action_card(s: Position, player: int, card: str) -> Refusal:
    own = [one for one in s.hands[player] if s.defs[one].id == card]
    if not own:
        return Refusal("action.one-per-turn", "not-in-hand", {"card": card})
    rule = limit(s, player, own[0])
    if rule != "action.limit-plus-one":
        return Refusal(rule, "card-not-yet", {"card": card})
    return Refusal(rule, "card-too-high", {"card": card, "n": s.highest})


# --- a movement -----------------------------------------------------------------------------------------------------


def _walking(s: Position, frame: Walking, verb: str, said: list[str]) -> Refusal:
    """The reason why a character that moves cannot do something."""
    one = frame.character
    if verb == "square":
        return _square(s, frame, s.maze.ground.named(said[0]), said[0])
    if verb == "leap":
        if not s.jumps[s.active]:
            return Refusal("gap.jump-cards", "no-jump-card", {})
        return Refusal(
            "gap.jump-movement" if frame.left < 2 else "gap.jump-cards", "no-jump-there", {"square": said[0]}
        )
    if verb == "take":
        return _take(s, frame, said[0])
    if verb == "drop":
        if s.carries[one] == NOBODY:
            return Refusal("gap.carry", "nothing-to-drop", {})
        lying = any(s.defs[token].is_object for token in on(s, s.at[one]) if token != s.carries[one])
        return Refusal("gap.two-objects" if lying else "obj.rope-place", "must-go-on", {})
    return _stopping(s, one, s.at[one]) or Refusal("rule.golden-two", "must-go-on", {})


def _square(s: Position, frame: Walking, square: int, name: str) -> Refusal:
    one, there = frame.character, crowd(s)
    if square == NOWHERE or square == s.at[one]:
        return Refusal("move.adjacent", "no-such-square", {"square": name})
    if not s.maze.shown(square):
        return Refusal("reveal.access", "room-face-down", {"square": name})
    if not may_leave(s, there, one, s.at[one]):
        return Refusal("gap.rope-lifted-under-character", "would-fall", {"square": s.name(s.at[one])})
    if stopping := _stopping(s, one, square):
        return stopping
    side = next((side for side in SIDES if s.maze.ground.beside[s.at[one]][side] == square), NOBODY)
    if side != NOBODY and s.maze.between(s.at[one], side) != OPEN:
        return Refusal("move.no-gate-wall", "wall-between", {"square": name})
    if square in reach(s, there, one, s.at[one], FAR):
        rule = "move.no-diagonal" if _diagonal(square, s.at[one]) else "move.speed"
        return Refusal(rule, "too-far", {"square": name, "n": frame.left})
    return Refusal("move.no-gate-wall", "no-way", {"square": name})


def _stopping(s: Position, one: int, square: int) -> Refusal | None:
    """The reason why a character cannot end its movement on a square because of what is there; None if it can."""
    group, name = with_load(s, one), {"square": s.name(square)}
    others = [token for token in on(s, square) if token not in group]
    characters = [token for token in others if s.defs[token].is_character]
    if any(s.owner[token] != s.owner[one] and not s.wounded[token] for token in characters):
        return Refusal("move.no-enemy", "enemy-there", name)
    if any(not s.wounded[token] for token in characters):
        return Refusal("move.carry-example" if len(group) > 1 else "move.end-no-unwounded", "friend-there", name)
    if any(s.owner[token] != s.owner[one] for token in characters):
        return Refusal("move.end-no-enemy-wounded", "wounded-enemy-there", name)
    if len(others) + len(group) > s.numbers.tokens:
        return Refusal("move.end-two-tokens", "too-many-there", name)
    if s.maze.is_pit(square) and not protected(s, one):
        passes = not obstacle(s, crowd(s), one, square)
        rule = "move.end-no-pit" if passes else "move.no-pit"
        return Refusal("wizard.levitate" if s.defs[one].levitates else rule, "pit-there", name)
    return None


def _take(s: Position, frame: Walking, card: str) -> Refusal:
    one = frame.character
    here = [token for token in on(s, s.at[one]) if s.defs[token].id == card]
    if not here or here[0] == s.carries[one]:
        return Refusal("gap.carry", "not-here", {"card": card})
    token = here[0]
    if not loose(s, token) or token in frame.put_down:
        rule = "gap.take-again" if token in frame.put_down else "gap.carry"
        return Refusal(rule, "held-by-another", {"card": card})
    if s.defs[token].is_character and (not s.wounded[token] or s.owner[token] != s.owner[one]):
        return Refusal("gap.carry", "not-to-be-carried", {"card": card})
    return Refusal("gap.rope-lifted-under-character", "would-fall", {"square": s.name(s.at[one])})


# --- an action ------------------------------------------------------------------------------------------------------


def _idle(s: Position, player: int, card: str) -> Refusal | None:
    """The reason why a character does nothing at all now; None if it may act."""
    one = _named(s, player, card)
    if one == NOBODY:
        return Refusal("turn.active", "not-yours", {"card": card})
    if s.wounded[one]:
        return Refusal("gap.wounded-actions", "is-wounded", {"card": card})
    if one in s.rested:
        return _resting(s, one)
    return _no_points(s, one)


def _resting(s: Position, one: int) -> Refusal:
    """The reason why a character that was healed in this turn does nothing."""
    rule = "troll.no-action-after" if s.rested[one] == one else "cleric.no-action-after"
    return Refusal(rule, "is-resting", {"card": s.defs[one].id})


def _no_points(s: Position, one: int) -> Refusal | None:
    """The reason why a character has no points to spend though somebody has; None if it has some."""
    if budget(s, one):
        return None
    return Refusal("obj.speed-potion", "potion-of-another", {"card": s.defs[one].id})


def _walk(s: Position, player: int, said: list[str]) -> Refusal:
    return _idle(s, player, said[0]) or Refusal("move.no-gate-wall", "cannot-move", {"card": said[0]})


def _turn(s: Position, player: int, said: list[str]) -> Refusal:
    card, room = said[0], int(said[1]) - 1
    if idle := _idle(s, player, card):
        return idle
    one = _named(s, player, card)
    own = s.maze.ground.room_of[s.at[one]]
    if own == NOWHERE or s.maze.gear(own) != s.at[one]:
        return Refusal("rotate.quarter", "not-on-gear", {"card": card})
    if not 0 <= room < len(s.rooms) or s.maze.faces[room] is None:
        return Refusal("gap.rotate-unrevealed", "room-not-revealed", {})
    if room not in s.maze.geared(s.at[one]):
        return Refusal("rotate.pair-other", "another-number", {})
    return Refusal("mekanork.rotate", "against-the-arrow", {"card": card})


def _reveal(s: Position, player: int, said: list[str]) -> Refusal:
    room = int(said[0]) - 1
    if not 0 <= room < len(s.rooms) or s.maze.faces[room] is not None:
        return Refusal("reveal.place", "no-room-to-reveal", {})
    near = [one for one in s.characters(player) if room in accessible(s, one)]
    if near:
        one = min(near, key=lambda one: not able(s, one))  # who could but for the points, before who could not
        return _idle(s, player, s.defs[one].id) or Refusal("reveal.access", "no-access", {})
    beside = [
        (one, s.maze.between(s.at[one], side))
        for one in s.characters(player)
        for side in SIDES
        if s.maze.ground.room_of[s.maze.ground.beside[s.at[one]][side]] == room
        and s.maze.ground.beside[s.at[one]][side] != NOWHERE
    ]
    if any(way == GATE for _, way in beside):
        return Refusal("gap.reveal-closed-gate", "no-access", {})
    walker = any(way == WALL and "pass-wall" in s.defs[one].acts for one, way in beside)
    return Refusal("wallwalker.no-reveal" if walker else "reveal.access", "no-access", {})


def _fight(s: Position, player: int, said: list[str]) -> Refusal:
    target = _named(s, 1 - player, said[0])
    if target == NOBODY or not s.defs[target].is_character:
        return Refusal("combat.adjacent", "no-enemy", {"card": said[0]})
    if barred(s, target):
        rule = "gap.tie-wounded" if s.struck.get(target) else "combat.no-second-wounded"
        return Refusal(rule, "fought-already", {"card": said[0]})
    beside = s.maze.ground.beside[s.at[target]]
    mine = [one for one in s.characters(player) if s.at[one] in beside and not s.wounded[one]]
    near = [one for one in mine if s.maze.between(s.at[target], beside.index(s.at[one])) == OPEN]
    if near:
        one = min(near, key=lambda one: not able(s, one))
        return (_no_points(s, one) if able(s, one) else None) or _resting(s, one)
    if mine:
        return Refusal("combat.no-wall", "wall-before", {"card": said[0]})
    corners = [one for one in s.characters(player) if _diagonal(s.at[one], s.at[target])]
    return Refusal("group.diagonal-out" if corners else "combat.adjacent", "not-beside", {"card": said[0]})


def _diagonal(square: int, other: int) -> bool:
    """True of two squares that meet at a corner."""
    return all(abs(a - b) == 1 for a, b in zip(divmod(square, COLUMNS), divmod(other, COLUMNS), strict=True))


def _cure(s: Position, player: int, said: list[str]) -> Refusal:
    healers = [one for one in s.characters(player) if "cure" in s.defs[one].acts]
    if not healers:
        return Refusal("cleric.heal", "nobody-can", {})
    healer = healers[0]
    if said[0] == s.defs[healer].id:
        return Refusal("cleric.not-self", "heals-others", {"card": said[0]})
    if idle := _idle(s, player, s.defs[healer].id):
        return idle
    found = [one for who in (player, 1 - player) if (one := _named(s, who, said[0])) != NOBODY]
    if not found or not s.wounded[found[0]]:
        return Refusal("cleric.heal", "not-wounded", {"card": said[0]})
    if loose(s, found[0]) and s.at[found[0]] not in s.maze.neighbours(s.at[healer]):
        return Refusal("cleric.heal", "not-beside", {"card": said[0]})
    if not loose(s, found[0]):
        return Refusal("cleric.put-down", "put-down-first", {"card": said[0]})
    return Refusal("move.end-no-unwounded", "friend-there", {"square": s.name(s.at[found[0]])})


def _regenerate(s: Position, player: int, said: list[str]) -> Refusal:
    one = _named(s, player, said[0])
    if one == NOBODY or "regenerate" not in s.defs[one].acts:
        return Refusal("troll.regenerate", "nobody-can", {})
    if not s.wounded[one]:
        return Refusal("troll.regenerate", "not-wounded", {"card": said[0]})
    if one in s.hurt:
        return Refusal("troll.not-same-turn", "wounded-now", {"card": said[0]})
    if held_up(s, one):
        return Refusal("move.end-no-unwounded", "friend-there", {"square": s.name(s.at[one])})
    return _no_points(s, one) or Refusal("troll.regenerate", "not-wounded", {"card": said[0]})


def _drink(s: Position, player: int, said: list[str]) -> Refusal:
    return _idle(s, player, said[0]) or Refusal("obj.speed-potion", "no-potion", {"card": said[0]})


def _play(s: Position, player: int, said: list[str]) -> Refusal:
    return Refusal("action.one-per-turn", "card-played", {})


_OTHERS: dict[str, Callable[[Position, int, list[str]], Refusal]] = {
    "cure": _cure,
    "drink": _drink,
    "fight": _fight,
    "play": _play,
    "regenerate": _regenerate,
    "reveal": _reveal,
    "turn": _turn,
    "turn-back": _turn,
    "walk": _walk,
}

# --- at a side of a square ------------------------------------------------------------------------------------------

_SIDED = {
    "fireball": "obj.fireball-wizard",
    "pass-wall": "wallwalker.pass",
    "break-gate": "warrior.break-gate",
    "open-gate": "thief.open-gate",
    "close-gate": "thief.close-gate",
}


def _sided(s: Position, player: int, verb: str, name: str) -> Refusal:
    """The reason why nobody can do something at a side of their square."""
    if name not in SIDE_NAMES:
        return Refusal(_SIDED[verb], "no-such-side", {})
    side = SIDE_NAMES.index(name)
    doers = [one for one in s.characters(player) if verb in s.defs[one].acts or verb in uses(s, one)]
    if not doers:
        return Refusal(_SIDED[verb], "nobody-can", {})
    one = doers[0]
    if idle := _idle(s, player, s.defs[one].id):
        return idle
    square = s.at[one]
    way = s.maze.between(square, side)
    if verb == "fireball":
        target = first_in_line(s, square, side)
        if target != NOBODY:
            return Refusal("gap.fireball-target", "own-first", {"card": s.defs[target].id})
        return Refusal("obj.fireball-blocked", "nobody-there", {})
    if verb != "pass-wall":
        return Refusal(_SIDED[verb], "no-gate-there", {"square": s.name(square)})
    if way in (OPEN, HIDDEN, EDGE):
        return Refusal("wallwalker.adjacent-wall", "no-wall-there", {"square": s.name(square)})
    beside = s.maze.ground.beside[square][side]
    if way == GATE or s.maze.is_pit(beside):
        return Refusal("wallwalker.no-trap", "not-through-there", {"square": s.name(beside)})
    if not s.maze.shown(beside):
        return Refusal("wallwalker.no-reveal", "room-face-down", {"square": s.name(beside)})
    if not (s.maze.in_maze(square) or s.maze.in_maze(beside)):
        return Refusal("gap.start-line-squares", "line-in-two", {})
    return _stopping(s, one, beside) or Refusal("rule.golden-two", "would-fall", {"square": s.name(square)})
