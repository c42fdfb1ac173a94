"""The format of scenario files: the keys of all games, and what keys of a game's own are made of.

Title, rules, cards, script and the expectations for any game are here. Sides and board depend on the game: its module
`scenario` (`layout.py`) has a `Scenario` with more keys, and sets it up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

import pydantic

from cards import DataError, Game, did_you_mean, nearest
from cards.database import CardEntry, Loc, RuleId, Source
from cards.errors import Said
from cards.model import Record
from rules_checker.engine import State, UnfitError, printed
from rules_checker.record import marks
from rules_checker.record.marks import CardId, seat

Fact = Annotated[str, pydantic.StringConstraints(min_length=1, max_length=140)]
"""A scenario's title: the fact that it shows, in a sentence."""
CardAt, Named = marks.CardAt, marks.Named
"""What a game's own keys are made of that has no marks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect(Record):
    """The expected state at a point, in any game.

    `asked` is `A: main`, or `nobody`; `legal` are actions of the player asked. `refused` are actions, too, of another
    player if written as `B: play cow`. `winner` is a player, a list of several, `draw` or `nobody`; `places`
    and `scores` are by player. `told` and `not_told` are cards that a player has, or has not, seen in the log; `shown`
    are those shown to that player only, since the last answer.
    """

    asked: str | None = None
    options: tuple[str, ...] | None = None
    legal: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    refused: Mapping[str, RuleId] = field(default_factory=dict)
    winner: str | tuple[str, ...] | None = None
    places: Mapping[str, int] = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    cited: tuple[RuleId, ...] = ()
    told: Mapping[str, tuple[CardId, ...]] = field(default_factory=dict)
    not_told: Mapping[str, tuple[CardId, ...]] = field(default_factory=dict)
    shown: Mapping[str, tuple[CardId, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Record):
    """A point in the script with expectations."""

    expect: Expect


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario(Record):
    """A scenario file. `rules` are the rules it exercises; `cards` defines cards of its own, as card files do.

    Whoever asks how a position goes on does not know the rules yet: they may be left out.

    `example` is the worked example of the rule pages that it plays, if any: `partial-block` for `ex.partial-block`.
    """

    title: Fact
    game: str
    rules: tuple[RuleId, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    example: str | None = None
    script: tuple[str | Check, ...] = ()
    expect: Expect | None = None


def expectations(scenario: Scenario) -> Iterator[tuple[Loc, Any]]:
    """All expectations of a scenario, each with its place in the file."""
    for index, entry in enumerate(scenario.script):
        if isinstance(entry, Check):
            yield ("script", index, "expect"), entry.expect
    if scenario.expect:
        yield ("expect",), scenario.expect


def of_whom(action: str, players: Sequence[str]) -> tuple[str | None, str]:
    """The player of an action, if given as in `B: play cow`, and the action itself."""
    name, colon, rest = action.partition(":")
    return (name, rest.strip()) if colon and name in players else (None, action)


def several(winner: str | Sequence[str] | None) -> Sequence[str]:
    """The names of one winner, or of several; None is nobody."""
    return ("nobody",) if winner is None else (winner,) if isinstance(winner, str) else winner


def listed(names: Iterable[str]) -> str:
    """Names joined by commas, or `nothing`, which has a message."""
    return ", ".join(names) or Said("nothing", "nothing")


def quoted(names: Iterable[str]) -> list[str]:
    """What a message lists, each in the quotation marks of its language: cards may have commas in their names.

    A number has none, nor what is told in words of its own.
    """
    return [
        name
        if (isinstance(name, Said) and name.code) or name.isdigit() or name == "…"
        else Said(name, "quoted", name=name)
        for name in names
    ]


def unlike(name: str, zone: Said, found: Sequence[str], wanted: Sequence[str]) -> Said:
    """The difference in a player's zone."""
    said = f"{name}'s {zone} is {listed(found)}, not {listed(wanted)}"
    return Said(said, "unmet-zone", name=seat(name), zone=zone, **both(quoted(found), quoted(wanted), place=True))


def both(found: object, wanted: object, *, place: bool = False) -> dict[str, object]:
    """What a message is given of two things that differ: both, which of them is `none`, and the words for the two.

    Of none these words tell in a way of their own, and otherwise where nothing lies at a `place` or nobody is there.
    """
    none = "found" if _is_none(found) else "wanted" if _is_none(wanted) else "neither"
    other = wanted if none == "found" else found
    kind = "-there" if place else "-player" if isinstance(other, Said) and other.code.startswith("seat-") else ""
    code = "differs" if none == "neither" else f"differs-no-{none}{kind}"
    return {"found": found, "wanted": wanted, "none": none, "differs": Said(none, code, found=found, wanted=wanted)}


def _is_none(value: object) -> bool:
    """True of nothing, of a list of nothing, and of what is told as nothing."""
    if isinstance(value, list):
        return all(map(_is_none, value))
    return isinstance(value, Said) and value.code == "nothing"


def unlike_key(name: str, key: Said, found: object, wanted: object) -> Said:
    """The difference in a key of a player's side that is no zone."""
    there = (listed(one) if isinstance(one, list) else one for one in (found, wanted))
    said = f"{name}: {key} is {next(there)}, not {next(there)}"
    return Said(said, "unmet-key", name=seat(name), key=key, **both(found, wanted))


def miscounted(name: str, zone: Said, found: int, wanted: int) -> Said:
    """The difference in the number of cards in a player's zone."""
    said = f"{name}'s {zone} has {found} cards, not {wanted}"
    return Said(said, "unmet-size", name=seat(name), zone=zone, found=found, wanted=wanted)


def unlike_here(
    key: str, found: object, wanted: object, code: str = "unmet-here", *, place: bool = False, **params: object
) -> Said:
    """The difference in what is on nobody's side."""
    said = (listed(one) if isinstance(one, list) else one for one in (found, wanted))
    found, wanted = (quoted(one) if isinstance(one, list) else one for one in (found, wanted))
    words = both(found, wanted, place=place)
    return Said(f"{key} is {next(said)}, not {next(said)}", code, key=key, **words, **params)


def unlike_cards(
    s: State, what: str, values: Sequence[tuple[int, object]], expected: Mapping[str, object], *, code: str = ""
) -> Iterator[Said]:
    """The differences in the values of cards of a position: all of a name must have the one that is expected.

    The `code` of the message is by default that of the value, such as `unmet-power-of`.
    """
    for card_id, wanted in expected.items():
        found = [now for card, now in values if printed(s).defs[card].id == card_id]
        if not found:
            said = f"no {card_id} is in play, so its {what} is not {wanted}"
            yield Said(said, "unmet-absent", card=card_id)
        elif any(now != wanted for now in found):
            said = f"{what} of {card_id}: {listed(map(str, found))}, not {wanted}"
            yield Said(
                said,
                code or f"unmet-{what}-of",
                card=card_id,
                **both([now if isinstance(now, Said) else str(now) for now in found], wanted),
            )


def not_one_of(value: str, words: Iterable[str], what: str) -> UnfitError:
    """The fault of a word that should be one of several; `what` says so, up to their list."""
    listing = ", ".join(words)
    return UnfitError(f"{what} {listing}", "not-one-of", {"value": value, "words": listing})


def unknown_card(source: Source, at: Loc, card_id: str, game: Game) -> DataError:
    """The error for an unknown card."""
    names = {words.name for entries in game.words.values() for words in entries.values()}
    return source.error(
        at, f"there is no card {card_id!r}{did_you_mean(nearest(card_id, (*game.cards, *names)))}"
    ).coded("unknown-card", name=card_id, nearest=nearest(card_id, (*game.cards, *names)))
