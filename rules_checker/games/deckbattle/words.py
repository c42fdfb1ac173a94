"""Options in words, and words as options: how scenarios, logs and people name what they choose.

`play brute upper`, `cast boom b ogre` (whose creature, and which), `done`; `go` for the next attack; a card's id where
one is drafted, struck or put back first.
"""

from __future__ import annotations

from rules_checker.engine import Option, Refusal, UnfitError
from rules_checker.games.deckbattle.hand import WALLS
from rules_checker.games.deckbattle.legal import refuse
from rules_checker.games.deckbattle.options import Card, Say, Spell, Summon
from rules_checker.games.deckbattle.query import all_creatures
from rules_checker.games.deckbattle.state import FORT, LANE_NAMES, PLAYERS, Position

ACTIONS = {"play": ("card", "word"), "cast": ("card", "word", "card"), "done": (), "go": ()}
"""The words that actions begin with, and what follows each."""


def options_in_words(s: Position) -> list[str]:
    """The options of the standing question."""
    assert s.ask is not None
    return [in_words(s, option) for option in s.ask.options]


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    return s.defs[option.card].id if isinstance(option, Summon | Spell) else None


def in_words(s: Position, option: Option) -> str:
    """An option as a scenario writes it."""
    if isinstance(option, Summon):
        return f"play {s.defs[option.card].id} {LANE_NAMES[option.lane]}"
    if isinstance(option, Spell):
        whose = PLAYERS[s.owner[option.target]].lower()
        return f"cast {s.defs[option.card].id} {whose} {s.defs[option.target].id}"
    if isinstance(option, Card):
        return s.defs[option.card].id
    assert isinstance(option, Say)
    return option.word


def why(s: Position, player: int, action: str) -> Refusal | None:
    """The reason why a player cannot do something just now, said as an option is; None if it is legal.

    Raises `ValueError` for words that name no action of the game.
    """
    asked = s.ask
    if asked is not None and asked.player == player and action in options_in_words(s):
        return None
    verb, *rest = action.split() or [""]
    _check(action, verb, rest)
    if s.over:
        return Refusal(s.rule_told, "over", {})
    if rest and rest[0] in WALLS:
        return Refusal("summon.leftmost-four", "wall", {})
    if s.step == "setup":
        return Refusal("turn.phases", "not-yet", {})
    if player != s.active:
        rule = "ref.spell-when" if verb == "cast" else "turn.alternate"
        return Refusal(rule, "not-your-turn", {})
    if asked is None or asked.player != player or asked.kind == "return":
        return Refusal("turn.phases", "asked-otherwise", {})
    if verb in ("done", "go"):
        return Refusal("turn.phases", "not-now", {})
    return _why_card(s, player, verb, rest)


_SHAPES = "play CARD LANE, cast CARD A|B CREATURE, done, go"


def conceivable(s: Position, player: int, card: str | None) -> list[str]:
    """The actions that a player may have in mind about a card (None: about none), whether they are legal or not."""
    held = {s.defs[one].id: s.defs[one] for one in s.hands[player] if one != FORT}
    own = [s.defs[one].id for one in all_creatures(s) if s.owner[one] == player]
    if card in held and held[card].is_spell:
        aims = [(PLAYERS[s.owner[one]].lower(), s.defs[one].id) for one in all_creatures(s)]
        return [f"cast {card} {whose} {target}" for whose, target in aims or [("a", card)]]
    return [f"play {card} {lane}" for lane in LANE_NAMES] if card in held or card in own or card in WALLS else []


def _check(action: str, verb: str, rest: list[str]) -> None:
    """Raise `ValueError` for words that name no action of the game, whatever the position."""
    if verb not in ACTIONS:
        said = f"{action!r} is not an action: play CARD LANE, cast CARD A|B CREATURE, done, go"
        raise UnfitError(said, "not-an-action", {"action": action, "shapes": _SHAPES})
    if len(rest) != len(ACTIONS[verb]):
        said = f"{action!r} is not written as play CARD LANE, cast CARD A|B CREATURE, done or go"
        raise UnfitError(said, "not-an-action", {"action": action, "shapes": _SHAPES})
    if verb == "play" and rest[1] not in LANE_NAMES:
        said = f"{rest[1]!r} is not a lane: {' or '.join(LANE_NAMES)}"
        raise UnfitError(said, "not-one-of", {"value": rest[1], "words": ", ".join(LANE_NAMES)})
    if verb == "cast" and rest[1].upper() not in PLAYERS:
        said = f"{rest[1]!r} is not a player whose creature is meant: {' or '.join(PLAYERS).lower()}"
        raise UnfitError(said, "not-one-of", {"value": rest[1], "words": ", ".join(PLAYERS).lower()})


def _why_card(s: Position, player: int, verb: str, rest: list[str]) -> Refusal:
    """The reason why a card cannot be played or cast, though its owner is the one who is asked."""
    held = [card for card in s.hands[player] if card != FORT and s.defs[card].id == rest[0]]
    if not held:
        if any(s.defs[one].id == rest[0] and s.owner[one] == player for one in all_creatures(s)):
            return Refusal("summon.stays", "in-play", {"card": rest[0]})
        return Refusal("summon.play-from-hand", "not-in-hand", {"card": rest[0]})
    card = held[0]
    if verb == "play" and s.defs[card].is_spell:
        return Refusal("ref.spell-immediate", "is-a-spell", {"card": rest[0]})
    if verb == "cast" and not s.defs[card].is_spell:
        return Refusal("summon.placement", "is-a-creature", {"card": rest[0]})
    if refusal := refuse(s, player, card):
        return refusal
    return Refusal("faq.spell-declare", "no-such-creature", {"card": rest[2]})
