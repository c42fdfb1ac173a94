"""What is so in every position of Boomb.it, whatever is played."""

from typing import Any

from rules_checker.games.boombit.query import life
from rules_checker.games.boombit.sound import unsound
from rules_checker.games.boombit.state import IN_PLAY, LIMBO

SHARED = frozenset({"buried", "defs", "game", "heroes", "owner", "properties", "reactive", "statics"})
"""The fields that clones share, or hold by identity."""


def watch(s: Any) -> None:
    """Assert the invariants that hold at every question."""
    if s.ask and s.ask.kind == "main" and not s.spared:
        assert not [*unsound(s)], "what no scenario may lay out"
    lies = bytearray([LIMBO]) * len(s.defs)
    found = [card for zones in s.zones for zone in zones for card in zone]
    assert len(found) == len(set(found)), "a card is in two places"
    for player, zones in enumerate(s.zones):
        for number, zone in enumerate(zones):
            assert {s.owner[card] for card in zone} <= {player}, "a card has changed hands"
            for card in zone:
                lies[card] = number
        assert 0 <= s.lives[player] <= s.heroes[player].lives, "lives out of range"
    assert lies == s.where, "a card is in no zone, or lies elsewhere than it says"
    in_play = [card for zones in s.zones for card in zones[IN_PLAY]]
    working = {word: [card for card in in_play if word in s.defs[card].works_by] for word in s.alert}
    assert {word: sorted(cards) for word, cards in s.alert.items()} == {w: sorted(c) for w, c in working.items()}
    for marks, none in ((s.damage, 0), (s.twisted, 0), (s.host, -1)):
        apart = marks[:]
        for card in in_play:
            apart[card] = none
        assert apart.count(none) == len(apart), "a mark on a card out of play, or a modification"
    for card in in_play:
        assert s.host[card] < 0 or s.where[s.host[card]] == IN_PLAY, "a modification on nothing"
        assert not s.damage[card] or s.defs[card].type == "creep", "damage on what has no life"
        if s.ask and s.ask.kind == "main" and s.defs[card].type == "creep":
            assert s.damage[card] < life(s, card) or card in s.spared, "a creep outlives its damage"
    assert all(s.where[card] == IN_PLAY and s.damage[card] for card in s.spared), "a creep spared that is not hurt"
    assert s.mods == tuple(mod for mod, host in enumerate(s.host) if host >= 0), "modifications miscounted"
