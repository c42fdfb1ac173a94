"""What is so in every position of Smash Up, whatever is played."""

from rules_checker.games.smashup.query import breaks_at, places_of, power, powers_at, statics
from rules_checker.games.smashup.sound import unsound
from rules_checker.games.smashup.state import BASE, DECK, DISCARD, HAND, LIMBO, NOBODY, PLAY, Position
from tests.rules_checker.once import once_a_game

SHARED = frozenset({"defs", "lurking", "numbers", "owner", "statics"})
"""The fields that clones share, and what is only remembered from others."""


@once_a_game
def owned(s: Position) -> list[frozenset[int]]:
    """Each player's cards."""
    cards = range(len(s.defs))
    return [frozenset([card for card in cards if s.owner[card] == player]) for player in range(s.players)]


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    assert not [*unsound(s)], "what no scenario may lay out"
    _watch_places(s)
    _watch_table(s)
    _watch_scoring(s)
    assert all(points >= 0 for points in s.vp), "victory points below 0"
    for base in s.bases:
        assert breaks_at(s, base) > 0, "a base without a breakpoint"
        ranked = [place for place in places_of(s, powers_at(s, base)) if place]
        assert not ranked or min(ranked) == 1, "nobody is first"
    assert all(power(s, minion) >= 0 for minion in s.in_play), "power below 0"
    kept, s.statics = s.statics, None
    statics(s, "")
    assert kept is None or kept == s.statics, "an effect is misremembered"
    if s.ask:
        assert 0 <= s.ask.player < s.players, "nobody is asked"
        assert s.ask.kind not in ("play", "limit", "score") or s.ask.player == s.active, "somebody is asked out of turn"


def _watch_places(s: Position) -> None:
    """Every card lies in one place, which is its owner's, or in play."""
    found: list[int] = []
    everywhere = {
        PLAY: [s.in_play],
        BASE: [s.bases, s.base_deck, s.base_discard],
        HAND: s.hands,
        DECK: s.decks,
        DISCARD: s.discards,
    }
    for where, piles in everywhere.items():
        lying = [card for pile in piles for card in pile]
        assert {*map(s.where.__getitem__, lying)} <= {where}, "a card is somewhere else than it lies"
        found += lying
        if where in (HAND, DECK, DISCARD):
            for cards, pile in zip(owned(s), piles, strict=True):
                assert cards.issuperset(pile), "a card in another player's pile"
    assert len(found) == len({*found}), "a card is in two places"
    assert s.where.count(LIMBO) == len(s.defs) - len(found), "a card lies nowhere"
    assert s.where.count(LIMBO) <= 2 * s.players, "cards are being played for ever"
    nobody = [NOBODY] * len(s.defs)
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
