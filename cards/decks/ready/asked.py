"""What stands beside lists and calls a ready-made deck that is somebody's and was not read: it is asked about."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cards.database import load_game
from cards.decks.deck_read import DeckRead
from cards.decks.listing import MOST_NAME
from cards.decks.lists.around.labels import is_player, whose
from cards.decks.lists.talk.chat import Message, messages
from cards.decks.names.teams import teams_of
from cards.decks.phrases.tokens import TOKEN, is_said, number_of
from cards.decks.ready.beside import all_said, is_anybodys, is_doubtful
from cards.decks.ready.calling import called_by_part, is_named, is_spoken
from cards.decks.ready.doubts import is_same_as, names_another, same_for, says_same, speaks_of_others
from cards.decks.ready.people import calls_one, people_in
from cards.decks.ready.sayings import CALLED, CHANGED, UNNAMED
from cards.decks.ready.titles import MOST_LETTERS, MOST_LINES, TITLE, Forms, by_number, called, forms, marked, titles_in
from cards.decks.words.counted import counts_others, lists_counted
from cards.decks.words.seen import seen
from cards.errors import DataError, short
from cards.model import Deck
from cards.names import normalise


def named_in(text: str, path: Path, ready: Mapping[str, Deck]) -> DataError | None:
    """What is wrong with a text without cards that names one of the `ready` decks; None for others."""
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
        return None
    known = forms(ready.values())
    for number, line in enumerate(map(seen, text.splitlines()), 1):
        if found := next(titles_in(line, known), None):
            return _names(ready[found.ref], line, number, path)
    return None


def all_asked(reads: Sequence[DeckRead], text: str, path: Path, ready: Mapping[str, Deck]) -> tuple[DeckRead, ...]:
    """Lists with the faults of their lines of talk that name one of the `ready` decks, or that somebody has the same.

    A list of no more than a hero in a text with a title is all of a deck, or not.
    """
    if len(text) > MOST_LETTERS:
        return tuple(_asked_beside(read, path, ready, {}) for read in reads)
    said = [*messages((number, seen(line)) for number, line in enumerate(text.splitlines(), 1))]
    senders = {number: message.who for message in said for number, _ in message.lines if message.who}
    players = [read.player for read in reads if read.player]
    asked = [_same_asked(_asked_beside(read, path, ready, senders), path, players) for read in reads]
    asked = [replace(read, faults=read.faults or _fewer(read, len(reads), path)) for read in asked]
    asked = [replace(read, faults=read.faults or _not_read(said, reads, path, ready)) for read in asked]
    asked = [replace(read, faults=read.faults or _unnamed(read, reads, senders, path)) for read in asked]
    asked = [replace(read, faults=read.faults or _in_its_lines(read, text, path, ready)) for read in asked]
    bare = [not read.faults and read.deck is not None and not read.deck.cards for read in asked]
    named = named_in(text, path, ready) if any(bare) else None
    return tuple(
        replace(read, faults=(named,)) if named and is_bare else read for read, is_bare in zip(asked, bare, strict=True)
    )


def _not_read(
    said: Sequence[Message], reads: Sequence[DeckRead], path: Path, ready: Mapping[str, Deck]
) -> tuple[DataError, ...]:
    """The fault of somebody in a text that is no chat who names one of the `ready` decks, below whose name none of the
    lists stands, while one stands below another's.
    """
    lines = [line for message in said for line in message.lines]
    people = people_in(lines, known := forms(ready.values()))
    of_cards = {line for read in reads if read.deck for line in read.deck.lines.values()}
    if (
        people is None
        or people.is_chat
        or not any(number in of_cards for _, part in people.named for number, _ in part)
    ):
        return ()
    for _, part in people.ready:
        if of_cards.isdisjoint(number for number, _ in part):
            named = next((ready[one.ref], line, number) for number, line in part for one in titles_in(line, known))
            return (_names(*named, path),)
    return ()


def _fewer(read: DeckRead, lists: int, path: Path) -> tuple[DataError, ...]:
    """The fault of a line of talk that tells of more players, or of more lists, than there are."""
    for one in read.unread:
        said = "" if one.aside else seen(one.text)
        are_more = (number_of(normalise(lists_counted(said))) or 0) > lists
        if are_more or (counts_others(said) and says_same(said)):
            what = f"{short(one.text)!r}: whose list is the same? write it once more under the player's name"
            return (DataError(path, what, one.number).coded("same-list", text=short(one.text)),)
    return ()


def _unnamed(
    read: DeckRead, reads: Sequence[DeckRead], senders: Mapping[int, str], path: Path
) -> tuple[DataError, ...]:
    """The fault of a line of talk beside a list by which somebody who has none plays a ready-made deck, whichever."""
    have = {normalise(one.player) for one in reads if one.player}
    for one in read.unread:
        if one.aside or not (says_unnamed := UNNAMED.search(said := normalise(seen(one.text)))):
            continue
        before, behind = whose(seen(one.text)) or ("", seen(one.text))
        who = senders.get(one.number, "") or (before.strip() if is_player(before) else "")
        is_alone = all(map(is_said, TOKEN.findall(normalise(behind).replace(says_unnamed[0], " "))))
        if (
            (normalise(who) not in have if who else names_another(one.text, read.player, below=False))
            and (is_alone or is_anybodys(said) or any(says_unnamed.groups()))
            and not is_doubtful(said)
        ):
            what = f"{short(one.text)!r}: which ready-made deck is it? Write its title"
            return (DataError(path, what, one.number).coded("ready-unnamed", text=short(one.text)),)
    return ()


def _in_its_lines(read: DeckRead, text: str, path: Path, ready: Mapping[str, Deck]) -> tuple[DataError, ...]:
    """The fault of a line with cards of a list, which is far too short for the deck that the line calls by its title,
    or is of other whole teams: `беру готовую «Барахолку», плюс Гонец`.
    """
    if not (deck := read.deck) or not deck.cards or read.faults:
        return ()
    of_teams = teams_of(load_game(deck.game), deck)
    if not of_teams and deck.size >= min(one.size for one in ready.values()):
        return ()
    known, lines = forms(ready.values()), text.splitlines()
    for number in sorted({*deck.lines.values()}):
        line = seen(lines[number - 1]) if 0 < number <= len(lines) else ""
        for one in titles_in(line, known):
            is_other = not of_teams or (ready[one.ref].cards != deck.cards and calls_one(line, known))
            if is_other and is_named(line, one, ""):
                return (_names(ready[one.ref], line, number, path),)
    return ()


def _same_asked(read: DeckRead, path: Path, players: Collection[str]) -> DeckRead:
    """A list with a fault for a line of talk that only says that somebody plays the same, who has none of the lists of
    these players.
    """
    if read.faults or not read.deck:
        return read
    for one in read.unread:
        others, may_be_coming = same_for(one.text) if len(one.text) <= MOST_NAME and not one.aside else ((), False)
        has_list = {word for who in players for word in normalise(who).split()}
        has_list = has_list if may_be_coming or len(players) > 1 else set()
        is_same = any(normalise(who) not in has_list for who in others)
        if not one.aside and len(one.text) <= MOST_NAME and (is_same or is_same_as(one.text)):
            what = f"{short(one.text)!r}: whose list is the same? write it once more under the player's name"
            return replace(read, faults=(DataError(path, what, one.number).coded("same-list", text=short(one.text)),))
    return read


def _asked_beside(read: DeckRead, path: Path, ready: Mapping[str, Deck], senders: Mapping[int, str]) -> DeckRead:
    """A list with a fault for each line of talk that is only the title of one of the `ready` decks, or that behind
    somebody's name: below the first card, or where the list has none, it is somebody's deck. So is one that is said to
    be taken or to be changed, where the list is far too short for all of it, or another's by the `senders` of lines.

    Above its cards, or with the same lead, it is what the list is called.
    """
    if not (deck := read.deck) or read.faults:
        return read
    first = min((deck.lines[card] for card in deck.cards if card in deck.lines), default=0)
    known: Forms = {}
    wrong = []
    for one in (line for line in read.unread if len(line.text) <= MOST_LETTERS):
        if one.aside and not CALLED.search(normalise(one.text)):
            continue
        known = known or forms(ready.values())
        before, behind = whose(seen(one.text)) or ("", seen(one.text))
        before, behind = (before.strip(), behind) if is_player(before) else ("", seen(one.text))
        found = [*titles_in(behind, known)]
        is_below = one.number > first
        is_others = senders.get(one.number, read.player) != read.player
        is_others |= names_another(one.text, read.player, below=is_below) or (is_below and speaks_of_others(one.text))
        decks = (other for other in ready.values() if other.game == deck.game)
        if not found and (before or is_others or speaks_of_others(one.text)) and (other := by_number(behind, decks)):
            wrong.append(_names(other, one.text, one.number, path))
        if not found and is_others and (part := called_by_part(behind, ready.values())):
            wrong.append(_names(part, one.text, one.number, path))
        if len({title.ref for title in found}) != 1:
            continue
        named = ready[found[0].ref]
        beside = normalise(marked(behind, found)).replace(TITLE, " ")
        is_other = bool(teams_of(load_game(named.game), named)) and named.cards != deck.cards
        if one.aside:
            wrong += [_names(named, one.text, one.number, path)] if is_other else []
            continue
        is_short = 2 * deck.size < named.size
        is_changed = is_short and CHANGED.search(beside) is not None and is_named(behind, found[0], "")
        has_slots = not deck.slots or named.slots == deck.slots
        is_unlike = not (deck.slots or named.slots) and 2 * _shared(deck, named) < deck.size
        is_whose = is_below or is_others or is_short or named.game != deck.game or not has_slots or is_unlike
        is_alone = not re.search(r"\w", beside) or (bool(before) and all_said(load_game(named.game), beside))
        is_its_name = (named.game, named.slots) == (deck.game, deck.slots) and bool(
            deck.slots or not (before or is_below)
        )
        if (
            is_changed
            or (is_whose and is_spoken(behind, found[0], beside, is_others=is_others))
            or (is_alone and (is_below or before or is_other) and (is_other or not is_its_name))
        ):
            wrong.append(_names(named, one.text, one.number, path))
    return replace(read, faults=tuple(wrong)) if wrong else read


def _shared(deck: Deck, other: Deck) -> int:
    """How many cards two decks share."""
    return sum(min(copies, other.cards.get(card, 0)) for card, copies in deck.cards.items())


def _names(deck: Deck, line: str, number: int, path: Path) -> DataError:
    name = called(deck, line)
    rules = load_game(deck.game).deck_rules
    swaps = rules is not None and not rules.teams  # whole teams are as they are
    what = f"{short(line)!r} names the ready-made deck {name!r}: if you play it, write its title alone"
    what += f", or, with swaps, {f'{name}, instead of 2 … 2 …'!r}" if swaps else ""
    facts = {"text": short(line), "name": name, "game": deck.game, "swaps": "yes" if swaps else "no"}
    return DataError(path, what, number).coded("names-deck", **facts)
