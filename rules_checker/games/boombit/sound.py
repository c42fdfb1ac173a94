"""What no position of Boomb.it has, whatever is played: it is not laid out so, and no game comes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_checker.engine import SEATS, UnfitError
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.query import life, matches
from rules_checker.games.boombit.state import Position

Where = tuple[str | int, ...]
"""What a fault is about: a player's letter, and one of their things."""


def unsound(s: Position) -> Iterator[tuple[Where, UnfitError]]:
    """What is wrong in a position, each with what it is about."""
    for player, hero in enumerate(s.heroes):
        if s.winners is None and not 1 <= s.lives[player] <= hero.lives:
            what = f"{hero.id} must have 1 to {hero.lives} lives while the game goes on"
            yield (SEATS[player], "lives"), UnfitError(what, "wrong-lives", {"card": hero.id, "most": hero.lives})
    for player, in_play in enumerate(s.in_play):
        where: Where = (SEATS[player], "in_play")
        for card in in_play:
            info, host = s.defs[card], s.host[card]
            if s.damage[card] and info.type != "creep":
                what = f"{info.id} is not a creep, so it cannot be damaged"
                yield where, UnfitError(what, "damaged-no-creep", {"card": info.id})
            if info.type == "creep" and not 0 <= s.damage[card] < life(s, card):
                what = f"{info.id} has {life(s, card)} lives, so it cannot be in play with {s.damage[card]} damage"
                told = {"card": info.id, "life": life(s, card), "damage": s.damage[card]}
                yield where, UnfitError(what, "too-damaged", told)
            if host >= 0 and not matches(s, host, info.onto, player, NOBODY):
                onto = s.defs[host].id
                what = f"{info.id} cannot be on {onto} (mod.target-type)"
                yield where, UnfitError(what, "wrong-host", {"card": info.id, "host": onto})
        cards = [s.defs[card] for card in in_play]
        if sum("boss" in info.keywords for info in cards) > 1:
            yield where, UnfitError("two BOSSes cannot be in play (property.boss-limit)", "two-bosses")
        for card_id, count in Counter(info.id for info in cards if info.unique).items():
            if count > 1:
                what = f"{card_id} is unique, so two cannot be in play (gloss.unique)"
                yield where, UnfitError(what, "two-unique", {"card": card_id})
