"""What is so in every position of Clash of Decks, whatever is played."""

from rules_checker.games.deckbattle.frames import Ban, Draft, Return, SoloDraft, SpellGoesBack
from rules_checker.games.deckbattle.query import all_creatures
from rules_checker.games.deckbattle.sound import unsound
from rules_checker.games.deckbattle.state import FORT, LANES, PLAYERS, Position

SHARED = frozenset({"defs", "numbers"})
"""The fields that clones share."""


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    assert s.step == "setup" or not [*unsound(s)], "what no scenario may lay out"
    _watch_places(s)
    if s.step != "setup":
        for player in (0, 1):
            if not s.is_auto(player):
                _watch_hand(s, player)
    for creature in all_creatures(s):
        assert not s.defs[creature].is_spell, "a spell stands in a lane"
        assert creature not in s.bonus or s.step == "attack", "a Momentum bonus outside the attack"
    assert s.mana >= 0, "more mana spent than there was"
    if s.ask and s.ask.kind in ("summon", "cast"):
        assert s.ask.player == s.active and not s.is_auto(s.active), "somebody is asked out of turn"
        held = [card for card in s.hands[s.active] if card != FORT]
        offered = {option.card for option in s.ask.options if hasattr(option, "card")}
        assert offered <= set(held[:4]), "a card is offered that is not among the four leftmost"
        assert len(held) > 1 or all(s.defs[card].is_spell for card in offered), "the last card is offered"
        assert all(s.defs[card].cost <= s.mana for card in offered), "a card is offered that is too dear"


def _watch_places(s: Position) -> None:
    """Every card lies in one place, with its owner, and nothing is remembered of one that is not in play."""
    standing = all_creatures(s)
    held = [card for hand in s.hands for card in hand if card != FORT]
    piles = [*s.auto.deck, *s.auto.used] if s.auto else []
    returning = [card for frame in s.agenda if isinstance(frame, Return) for card in frame.creatures]
    if s.ask and isinstance(s.ask.then, Return):
        returning += s.ask.then.creatures
    # a spell stays in its hand until its effect is over; the automatic opponent has none
    returning += [frame.card for frame in s.agenda if isinstance(frame, SpellGoesBack) and s.is_auto(frame.player)]
    cards = [*standing, *held, *piles, *s.pool, *s.open, *returning]
    assert len(cards) == len(set(cards)), "a card is in two places"
    assert len(cards) == _all_cards(s), "a card is lost"
    for player in range(len(PLAYERS)):
        own = [*s.hands[player], *(card for lane in LANES for card in s.realms[player][lane])]
        assert all(s.owner[card] == player for card in own if card != FORT), "a card has changed hands"
    for card in {*range(len(s.defs))} - {*standing}:
        marked = s.damage[card] or s.guarded[card] or s.fresh[card] or card in s.bonus
        assert not marked, "a mark on a card out of play"


def _all_cards(s: Position) -> int:
    """How many cards there are: all but those that were struck, or left over after a draft."""
    frames = [*s.agenda, *([s.ask.then] if s.ask else [])]
    if any(isinstance(frame, Draft | SoloDraft) for frame in frames):
        return len(s.defs)
    if judges := [frame.judges for frame in frames if isinstance(frame, Ban)]:
        return len(s.defs) - 4 + len(judges[0])
    return len(s.defs) if s.auto else len(PLAYERS) * s.numbers.hand


def _watch_hand(s: Position, player: int) -> None:
    hand = s.hands[player]
    assert hand.count(FORT) == 1, "a hand without its fortress, or with two"
    assert s.over or hand[-1] != FORT, "a fortress in the rightmost place that did not fall"
    assert len(hand) > 1, "a hand that was played empty"
