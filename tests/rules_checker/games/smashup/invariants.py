"""What is so in every position of Smash Up, whatever is played."""

from __future__ import annotations

from rules_checker.games.smashup.query import breaks_at, places_at, power, statics
from rules_checker.games.smashup.state import BASE, DECK, DISCARD, HAND, LIMBO, NOBODY, PLAY, Position

SHARED = frozenset({"defs", "numbers", "owner", "statics"})
"""The fields that clones share, and what is only remembered from others."""


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    _watch_places(s)
    _watch_table(s)
    _watch_scoring(s)
    assert all(points >= 0 for points in s.vp), "victory points below 0"
    for base in s.bases:
        assert breaks_at(s, base) > 0, "a base without a breakpoint"
        ranked = [place for place in places_at(s, base) if place]
        assert not ranked or min(ranked) == 1, "nobody is first"
    assert all(power(s, minion) >= 0 for minion in s.in_play), "power below 0"
    kept, s.statics = s.statics, None
    words = {word for source in (*s.bases, *s.in_play) for word in s.defs[source].words}
    fresh = {word: [*statics(s, word)] for word in words}
    assert kept is None or {word: found for word, found in kept.items() if found} == fresh, "an effect is misremembered"
    if s.ask:
        assert 0 <= s.ask.player < s.players, "nobody is asked"
        assert s.ask.kind not in ("play", "limit", "score") or s.ask.player == s.active, "somebody is asked out of turn"


def _watch_places(s: Position) -> None:
    """Every card lies in one place, which is its owner's, or in play."""
    lies, nobody = bytearray([LIMBO]) * len(s.defs), [NOBODY] * len(s.defs)
    found = [*s.in_play, *s.bases, *s.base_deck, *s.base_discard]
    for where, piles in {HAND: s.hands, DECK: s.decks, DISCARD: s.discards}.items():
        for player, pile in enumerate(piles):
            found += pile
            assert {s.owner[card] for card in pile} <= {player}, "a card in another player's pile"
            for card in pile:
                lies[card] = where
    assert len(found) == len(set(found)), "a card is in two places"
    for card in s.in_play:
        lies[card] = PLAY
    for base in (*s.bases, *s.base_deck, *s.base_discard):
        lies[base] = BASE
    assert lies == s.where, "a card is somewhere else than it lies"
    assert s.where.count(LIMBO) <= 2 * s.players, "cards are being played for ever"
    assert len(s.bases) <= s.players + s.numbers.more_bases, "too many bases"
    for now, apart in ((s.at, nobody), (s.host, nobody), (s.control, s.owner)):
        known = [*apart]
        for card in s.in_play:
            known[card] = now[card]
        assert known == now, "something is remembered of a card that is not in play"
    assert all(s.where[boost.card] == PLAY for boost in s.boosts), "a card out of play is strengthened"


def _watch_table(s: Position) -> None:
    """Whatever is in play lies at a base, and on a minion there if it is attached."""
    for card in s.in_play:
        assert s.where[card] == PLAY, "in play, and not"
        assert s.at[card] in s.bases or s.at[card] in (s.scoring, *s.base_discard), "a card at no base"
        host = s.host[card]
        if host != NOBODY:
            assert host in s.in_play and s.defs[host].is_minion and not s.defs[card].is_minion, "on no minion"
            assert s.at[host] == s.at[card], "apart from what it is on"
        elif not s.defs[card].is_minion:
            assert s.defs[card].onto is not None, "an action that does not stay is in play"
        taken = [one for one in s.attached(card) if "control" in s.defs[one].words]
        if s.defs[card].is_minion:
            whose = s.control[taken[-1]] if taken else s.owner[card]
            assert s.control[card] == whose, "a minion is controlled by nobody that says so"


def _watch_scoring(s: Position) -> None:
    """A base is scored only in its part of the turn; extra cards and bonuses end when they should."""
    assert (s.scoring != NOBODY) == (s.step == "score"), "a base is scored at another time"
    assert not s.waiting or s.step == "score", "a minion waits for a base that does not come"
    assert s.step == "score" or all(boost.until == "this-turn" for boost in s.boosts), "a bonus outlives its scoring"
    assert s.step not in ("start", "setup") or not s.boosts, "a bonus outlives its turn"
    assert s.over or max(s.vp) < s.numbers.goal or s.step != "start" or sorted(s.vp)[-1] == sorted(s.vp)[-2], (
        "a game goes on that is won"
    )
