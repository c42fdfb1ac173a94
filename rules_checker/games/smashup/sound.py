"""What no position of Smash Up has, whatever is played: it is not laid out so, and no game comes to it."""

from __future__ import annotations

from collections.abc import Iterator

from rules_checker.engine import UnfitError
from rules_checker.games.smashup.state import NOBODY, Position

Where = tuple[str | int, ...]
"""What a fault is about: a base in play."""


def unsound(s: Position) -> Iterator[tuple[Where, UnfitError]]:
    """What is wrong in a position, each with what it is about."""
    if len(s.bases) > s.players + s.numbers.more_bases:
        most = s.players + s.numbers.more_bases
        yield (
            ("bases",),
            UnfitError(
                f"there are {len(s.bases)} bases, and at most {most} with {s.players} players",
                "too-many-bases",
                {"n": len(s.bases), "most": most},
            ),
        )
    for card in s.in_play:
        info, host = s.defs[card], s.host[card]
        if info.is_minion:
            continue
        onto = "" if info.onto is None else "base" if info.onto.type == "base" else "minion"
        lies = "minion" if host != NOBODY else "base"
        where: Where = ("bases", s.bases.index(s.at[card]))
        if not onto:
            yield where, UnfitError(f"{info.id} does not stay in play", "does-not-stay", {"card": info.id})
        elif onto != lies:
            what = f"{info.id} is played on a {onto}, not on a {lies}"
            yield where, UnfitError(what, f"not-on-{lies}", {"card": info.id})
