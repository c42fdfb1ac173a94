"""Why not: an action in words, judged by the rules that would let it be done."""

from __future__ import annotations

from rules_checker.engine import Ask, Refusal, UnfitError, not_now
from rules_checker.games.deckbattle.frames import Summon as Summoning
from rules_checker.games.deckbattle.hand import WALLS
from rules_checker.games.deckbattle.legal import refuse, summon_options
from rules_checker.games.deckbattle.query import all_creatures
from rules_checker.games.deckbattle.state import FORT, LANE_NAMES, PLAYERS, Position


def reason(s: Position, player: int, verb: str, rest: str) -> Refusal | None:
    """The reason why an action that is not offered is not legal, while the game goes on.

    Raises `ValueError` for words that no action has.
    """
    said = rest.split()
    _check(verb, said)
    if said and said[0] in WALLS:
        return Refusal("summon.leftmost-four", "wall", {})
    if s.ask is None or s.step == "setup":
        return Refusal("turn.phases", "not-yet", {})
    if s.ask.player != player or s.ask.kind == "return":
        return Refusal("turn.phases", "asked-otherwise", {})
    if verb in ("done", "go"):
        return Refusal("turn.phases", "not-now", {})
    return _why_card(s, player, verb, said)


def moment(s: Position, player: int, verb: str) -> Position | None:
    """The position as if it were a player's summoning phase, with the mana that the hand brings, or what is left."""
    if s.ask is None or s.step == "setup" or s.is_auto(player):
        return None
    mine = s.clone()
    mine.log = None
    if player != s.active or s.step != "summon":
        mine.active, mine.step, mine.mana = player, "summon", len(s.hands[player])
    mine.ask = Ask(player, "summon", summon_options(mine), "turn.phases", Summoning())
    return mine


def waits(s: Position, player: int, verb: str, rest: str) -> Refusal:
    """The reason why a player must wait: their question is another, or it is the other player's turn."""
    assert s.ask is not None
    if s.ask.player == player:
        return Refusal("turn.phases", "asked-first", {})
    other_turn = "ref.spell-when" if verb == "cast" else "turn.alternate"
    return not_now(s, player, "turn.phases", other_turn, "turn.phases") or Refusal("turn.phases", "asked-first", {})


def asks_of(s: Position, verb: str) -> bool:
    """True if the question at hand is about cards of the hand, and about no other thing."""
    return s.ask is not None and s.ask.kind in ("summon", "cast")


def conceivable(s: Position, player: int, card: str | None) -> list[str]:
    """The actions that a player may have in mind about a card (None: about none), whether they are legal or not."""
    held = {s.defs[one].id: s.defs[one] for one in s.hands[player] if one != FORT}
    own = [s.defs[one].id for one in all_creatures(s) if s.owner[one] == player]
    if card in held and held[card].is_spell:
        aims = [(PLAYERS[s.owner[one]].lower(), s.defs[one].id) for one in all_creatures(s)]
        return [f"cast {card} {whose} {target}" for whose, target in aims or [("a", card)]]
    return [f"play {card} {lane}" for lane in LANE_NAMES] if card in held or card in own or card in WALLS else []


def _check(verb: str, rest: list[str]) -> None:
    """Raise `ValueError` for what is no lane, and no player."""
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
