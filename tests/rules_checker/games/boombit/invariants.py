"""What is so in every position of Boomb.it, whatever is played."""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.query import life

SHARED = frozenset({"buried", "defs", "game", "heroes", "noticed", "owner", "reactive", "statics"})
"""The fields that clones share, or hold by identity."""


def watch(s: Any) -> None:
    """Assert the invariants that hold at every question."""
    cards = sorted(card for player in s.zones for zone in player for card in zone)
    limbo = [card for card in range(len(s.defs)) if s.where[card] == 5]
    assert sorted([*cards, *limbo]) == list(range(len(s.defs))), "a card is in no zone, or in two"
    for player, zones in enumerate(s.zones):
        for number, zone in enumerate(zones):
            for card in zone:
                assert s.where[card] == number, "a card lies elsewhere than it says"
                assert s.owner[card] == player, "a card has changed hands"
        assert 0 <= s.lives[player] <= s.heroes[player].lives, "lives out of range"
    for card in range(len(s.defs)):
        in_play = s.where[card] == 2
        assert in_play or not (s.damage[card] or s.twisted[card]), "a mark on a card out of play"
        assert s.host[card] < 0 or (in_play and s.where[s.host[card]] == 2), "a modification on nothing"
        assert not s.damage[card] or s.defs[card].type == "creep", "damage on what has no life"
        if s.ask and s.ask.kind == "main" and in_play and s.defs[card].type == "creep":
            assert s.damage[card] < life(s, card) or card in s.spared, "a creep outlives its damage"
    assert all(s.where[card] == 2 and s.damage[card] for card in s.spared), "a creep spared that is not hurt"
    assert s.mods == sum(host >= 0 for host in s.host), "modifications miscounted"
