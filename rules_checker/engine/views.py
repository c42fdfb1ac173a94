"""What the views of all games have in common, and the positions that a player imagines for want of a better view."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules_checker.engine.kernel import Option, State


def question(
    s: State,
    player: int,
    words: Callable[[], list[str]],
    place: Callable[[Option], list[Any] | None],
    *,
    about: Callable[[], Mapping[str, Any]],
    more: Callable[[Option], Mapping[str, Any]],
) -> dict[str, Any] | None:
    """The question, if it is put to this player, as plain data; that somebody else is asked something is not told.

    Each option has its words, and `at`, the place on the table of what it means (None if that is nowhere). What is
    asked and what an option means is told by `about` and by `more` of the option; of these all games know `source`, the
    card on whose behalf is asked, `ability`, the number of its ability that asks, `costs` of an option that costs
    something at once, `by`, the card that an option is of, `square`, the square of a board that it is about, by its
    name, and `idle` of one that would surely do nothing.
    """
    asked = s.ask
    if asked is None or asked.player != player:
        return None
    options = zip(words(), asked.options, strict=True)
    return {
        "kind": asked.kind,
        "rule": asked.rule,
        "about": dict(about()),
        "options": [{"words": said, "at": place(option), **more(option)} for said, option in options],
    }


def dealt_anew(cards: Iterable[int], name: Callable[[int], str], rng: random.Random) -> list[tuple[int, int]]:
    """Each of the cards that somebody cannot see, and the one of them that it is now imagined to be.

    This depends on which cards they are, by `name`, and not on where each of them really lies.
    """
    hidden = list(cards)
    imagined = sorted(hidden, key=name)
    rng.shuffle(imagined)
    return list(zip(hidden, imagined, strict=True))
