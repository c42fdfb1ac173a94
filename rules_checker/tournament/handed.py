"""Lists that were handed in together, perhaps with some that are known: what each changes, and why others do not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cards import FitilError
from cards.names import normalise
from rules_checker.tournament.held import Event, Held, TournamentPlayer
from rules_checker.tournament.match import wrong
from rules_checker.tournament.orders import other_team, team_fault


class HandedList(NamedTuple):
    """A legal list: its file, whose it is, the deck's fingerprint, and the player's team."""

    file: str
    player: str
    deck: str
    team: str


class PassedOver(NamedTuple):
    """A list that changes nothing, and why; `known` if that is so as its very deck is registered."""

    file: str
    why: FitilError
    known: bool = False


def entries(
    held: Held, lists: Sequence[HandedList], passed: list[PassedOver], *, correct: bool = False
) -> Iterator[Event]:
    """An event for each list that changes something, made when the one before has happened; `passed` has the others.

    A list or a team replaces the registered one if it is to `correct` it. Of a player with several decks none is taken.
    """
    decks: dict[str, dict[str, str]] = {}
    for one in lists:
        decks.setdefault(_whose(held, one), {}).setdefault(one.deck, one.file)
    for one in lists:
        known = held.players.get(held.known(one.player) or held.formerly(one.player))
        former = known is not None and bool(held.formerly(one.player))
        if len(files := decks[_whose(held, one)]) > 1:
            among = ", ".join(files.values())
            message = f"{one.player} has handed in several lists: {among}; leave the one that counts"
            passed.append(PassedOver(one.file, wrong(message, "cup-several-lists", name=one.player, files=among)))
        elif known is not None and not correct and other_team(known, one.team):
            passed.append(PassedOver(one.file, team_fault(known, one.team, "cup-other-team-typed")))
        elif known is None or not known.deck or (known.dropped is not None and known.deck == one.deck):
            moves = known is not None and other_team(known, one.team)
            team = {"team": one.team} if one.team and not moves else {}
            name = known.name if known else one.player
            yield {"do": "register", **team, "player": name, "deck": one.deck}
            if moves:
                yield {"do": "team", "player": name, "team": one.team}
        elif known.deck != one.deck and not correct:
            message = f"{known.name} is registered with deck {known.deck}, and this is {one.deck}"
            if former:
                message = f"the list is of {one.player}, who is {known.name} now: {message}; --correct replaces it"
            code = "cup-former-other-deck" if former else "cup-other-deck-typed"
            why = wrong(message, code, name=known.name, deck=known.deck, other=one.deck, was=one.player)
            passed.append(PassedOver(one.file, why))
        elif known.deck == one.deck and one.team in ("", known.team):
            message = f"{known.name} is registered with this very deck"
            message = f"the list is of {one.player}, who is {known.name} now: {message}" if former else message
            why = wrong(message, "cup-former-same-deck" if former else "cup-same-deck", name=known.name, was=one.player)
            passed.append(PassedOver(one.file, why, known=True))
        else:
            yield from corrected(known, one.deck, one.team)


def _whose(held: Held, one: HandedList) -> str:
    """What all names share that the player of a list has, or had before."""
    return normalise(held.formerly(one.player) or one.player)


def corrected(known: TournamentPlayer, deck: str, team: str) -> Iterator[Event]:
    """The events by which a player has this deck and this team, if either is given; of what is so already, none."""
    if deck and deck != known.deck:
        yield {"do": "deck", "player": known.name, "deck": deck}
    if team and team != known.team:
        yield {"do": "team", "player": known.name, "team": team}
