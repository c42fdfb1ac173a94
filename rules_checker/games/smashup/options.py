"""What may be chosen, how it is written in scenarios and in logs, and which card on the table it means.

`play cannon`, `raise commuter` from the discard pile, `use dojo cabin-boy` for a special of a card at a base, `end`,
`pass`; `at dojo b collector` for a card of B's there, a card's or a base's id for any other; `player b`; `next dojo`
for the ability that comes first of several; `base` or `specials` for what does; `yes`, `no`, `enough`. What many games
have is in `rules_checker/engine/options.py`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rules_checker.engine import SEATS, Card, Option, Options, Play, Say, Use
from rules_checker.games.smashup.query import on_base
from rules_checker.games.smashup.state import DISCARD, NOBODY, PLAY, Position

OPTIONS: Final[Options[Position]] = Options()

END = Say("end")


class Told(NamedTuple):
    """The ability that comes next of several that happen at once: its place among them, and its card."""

    number: int
    card: int


def plays(s: Position, option: Option) -> str | None:
    """The card that an option plays from the hand; None if it plays none."""
    if isinstance(option, Play | Use) and option.card in s.hands[s.owner[option.card]]:
        return s.defs[option.card].id
    return None


def lies(s: Position, option: Card | Use) -> list[Any] | None:
    """The controller of the card in play that an option means, and where it lies at its base; else None."""
    card = option.card
    return [SEATS[s.control[card]], *_at_base(s, card)] if s.where[card] == PLAY else None


def _at_base(s: Position, card: int) -> list[Any]:
    """Where a card in play is in the view: at its base, among the minions or the actions there, or on a minion."""
    if (host := s.host[card]) != NOBODY:
        return [*_at_base(s, host), "on", s.attached(host).index(card)]
    base, there = s.at[card], s.minions(s.at[card])
    if card in there:
        return ["bases", s.bases.index(base), "minions", there.index(card)]
    return ["bases", s.bases.index(base), "actions", on_base(s, base).index(card)]


@OPTIONS.of(Play, "play CARD:card", "raise CARD:card")
def _play(s: Position, option: Play) -> str:
    return _from_pile(s, option.card)


def _from_pile(s: Position, card: int) -> str:
    """A card that is played, from the hand or from the discard pile."""
    return f"{'raise' if s.where[card] == DISCARD else 'play'} {s.defs[card].id}"


@OPTIONS.of(Use, "use BASE CARD:card", place=lies)
def _use(s: Position, option: Use) -> str:
    card = option.card
    return f"use {s.defs[s.at[card]].id} {s.defs[card].id}" if s.where[card] == PLAY else _from_pile(s, card)


OPTIONS.says("end", "pass", answers=("yes", "no", "enough", "base", "specials"))


@OPTIONS.of(Card, answers=("card", "at"), place=lies)
def _card(s: Position, option: Card) -> str:
    card = option.card
    name = s.defs[card].id
    return f"at {s.defs[s.at[card]].id} {SEATS[s.control[card]].lower()} {name}" if s.where[card] == PLAY else name


OPTIONS.of_player()


@OPTIONS.of(Told, answers=("next",))
def _told(s: Position, option: Told) -> str:
    return f"next {s.defs[option.card].id}"
