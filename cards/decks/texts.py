"""Texts with lists, or with what calls ready-made decks → decks: of one player or of several."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cards.database import game_ids, load_game
from cards.decks.deck_read import DeckRead
from cards.decks.link import Linked, linked
from cards.decks.listing import has_strokes
from cards.decks.lists import read_lists
from cards.decks.meaning.meant import looked_up
from cards.decks.names.teams import teams_misspelt
from cards.errors import DataError, short
from cards.expressions import expression
from cards.model import Deck
from cards.names import normalise

_SCANT = 8
_PICTURES = expression(
    "(?m)^.*[\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff].*[\u2600-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff]"
    "|^\\s*[❌❎✖✗✘☒🚫⛔]"
)
"""A line with several pictures, as a note has that says what they mean, or one that begins with a cross."""
_OVER = ("\n>", "[quote", "[QUOTE", *(f":{tens}" for tens in range(6)))
"""What a mail has that quotes something, and a chat, with its times."""
Ready = Callable[[], Mapping[str, Deck]]
"""Has the ready-made decks by their names, once they are asked for."""


def read_text(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...]:
    """Read a text as lists, or as what calls ready-made decks; a list is whose the text says that it is."""
    if has_strokes(text):
        from cards.decks.files.strokes import struck

        text = struck(text)
    if "+" in text:
        from cards.decks.lists.around.legend import with_signs_meant

        text = with_signs_meant(text)
    if _PICTURES.search(text):
        from cards.decks.lists.around.pictures import with_pictures_meant

        text = with_pictures_meant(text)
    if any(one in text for one in _OVER):
        from cards.decks.meaning.said_over import with_said_over

        if found := with_said_over(text, path, lambda said: _read_whole(said, path, ref, ready)):
            return found
    return _read_whole(text, path, ref, ready)


def _read_whole(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...]:
    reads = _read_text(text, path, ref, ready)
    if text.lstrip()[:1] in ("<", "{", "["):  # programs have labels for it
        return reads
    from cards.decks.meaning.whose import with_players

    lines = text.splitlines()
    if len(reads) == 1 and reads[0].deck and not (reads[0].faults or reads[0].deck.slots):
        from cards.decks.meaning.lost_leads import with_passed_over  # few lists are without a lead

        reads = with_passed_over(reads, lines)
    return with_players(reads, lines)


def _read_text(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...]:
    try:
        reads = _read_lists(text, path, ref)
    except DataError as error:
        from cards.decks.ready.asked import named_in

        if found := _answered(text, path, ref, ready) or _ready_made(text, path, ref, ready):
            return found
        is_one = error.code == "names-team" and "\n" not in text.strip()  # else another line is of another game
        if is_one or error.code in ("no-cards-in-list", "cards-among-words"):
            named = named_in(text, path, ready())
            if named and (not is_one or named.params["swaps"] == "yes"):
                raise named from None
        raise
    if not any(read.faults or read.unread or _is_scant(read) or _lacks_lists(read) for read in reads):
        return reads
    from cards.decks.ready.asked import all_asked

    if found := _answered(text, path, ref, ready):
        return found
    asked = tuple(_pictured(read, text, path) for read in all_asked(reads, text, path, ready()))
    return (any(read.faults for read in asked) and _ready_made(text, path, ref, ready)) or asked


def _is_bare(read: DeckRead) -> bool:
    """True for a list that has only a hero or the like."""
    return read.deck is not None and not read.deck.cards


def _is_scant(read: DeckRead) -> bool:
    """True for a list of so few cards that no deck is of them."""
    return read.deck is not None and read.deck.size < _SCANT


def _lacks_lists(read: DeckRead) -> bool:
    """True for a list of which it is told that rows beside it have none: they may call decks by their titles."""
    return any(said.code == "no-list-of" for said in read.remarks)


def _pictured(read: DeckRead, text: str, path: Path) -> DeckRead:
    """A list; of no more than a hero in a text that speaks of a picture, with the fault that its cards are there."""
    if read.faults or not _is_bare(read):
        return read
    from cards.decks.words.updates import speaks_of_picture

    for number, line in enumerate(text.splitlines(), 1):
        if speaks_of_picture(normalise(line)):
            told = f"{short(line)!r}: the cards are in a picture, and only text can be read: write them as text"
            return replace(read, faults=(DataError(path, told, number).coded("list-in-picture", text=short(line)),))
    return read


def _answered(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...] | None:
    """The decks of a form's answers of which some call ready-made ones by their titles; None for any other text."""
    if {*text.lstrip().partition("\n")[0]}.isdisjoint(",;\t|"):
        return None
    from cards.decks.ready.made import read_form

    found = read_form(text, path, ref, ready(), lambda said: _read_lists(said, path, ref))
    return _each_named(_one_each([*found], path, text), ref) if found and len(found) > 1 else found


def _ready_made(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...] | None:
    """The decks of a text that calls ready-made ones by their titles; None for any other."""
    from cards.decks.ready.made import read_ready_made

    def lists(said: str) -> tuple[DeckRead, ...]:
        return _read_lists(said, path, ref)

    found = _with_teams_of_another_game(text, path, ref, ready) or read_ready_made(text, path, ref, ready(), lists)
    if not found:
        from cards.decks.meaning.whose import whose

        who = whose(text.splitlines())  # without whose it is, no more may be said than that
        is_one = who and not re.search(rf"{re.escape(who)}\s*[:–—-]", text)  # as if others spoke, too
        found = read_ready_made(text.replace(who, " ", 1), path, ref, ready(), lists) if is_one else None
        found = (replace(found[0], player=who),) if found and len(found) == 1 else None
    if not found:
        from cards.decks.ready.spares import without_spares

        rest, spares = without_spares(text)
        found = read_ready_made(rest, path, ref, ready(), lists) if spares else None
        found = found and (replace(found[0], unread=(*found[0].unread, *spares)), *found[1:])
    found = found and tuple(_with_others_teams(read, path) for read in found)
    return _each_named(_one_each([*found], path, text), ref) if found and len(found) > 1 else found


def _with_teams_of_another_game(text: str, path: Path, ref: str, ready: Ready) -> tuple[DeckRead, ...] | None:
    """The ready-made deck that a text calls, and the teams that it says behind the title of another game, which are of
    the same player; None for any other text, and where in doubt.
    """
    from cards.decks.lists.talk.game_title import titled
    from cards.decks.ready.second_game import teams_apart
    from cards.decks.words.fillers import bears_on_cards
    from cards.decks.words.seen import words_of

    if not (apart := teams_apart(text, ready())) or not (first := _ready_made(apart.rest, path, ref, ready)):
        return None
    try:
        second = _read_lists(apart.teams, path, ref)
    except DataError:
        return None
    both = (*first, *second)
    if len(first) != 1 or len(second) != 1 or len({_game_in(read) for read in both}) != 2:
        return None
    said = [one.text for one in second[0].unread if not titled(one.text)]
    if any(read.faults or not read.deck for read in both) or bears_on_cards(words_of(normalise(" ".join(said)))):
        return None
    return first[0], replace(second[0], player=second[0].player or first[0].player)


def _read_lists(text: str, path: Path, ref: str) -> tuple[DeckRead, ...]:
    if not text.lstrip().startswith(("<", "{", "[{")) and (found := linked(text, path)):
        return (read_link(found, ref),)
    from cards.decks.meaning.apart import (
        told_apart,  # reads names and labels: slow to import, and few commands read such lists
    )
    from cards.decks.meaning.game_meant import game_meant

    whole = [(one, game_meant(one)) for one in read_lists(text, path) if one.entries or one.faults]
    listings = [(part, game) for one, game in whole for part in told_apart(one, game)]
    reads = [looked_up(one, game, ref, alone=len(listings) == 1) for one, game in listings]
    kept = [bool(read.faults or (read.deck and (read.deck.size or read.deck.apart))) for read in reads]
    lists = [read for read, is_list in zip(reads, kept, strict=True) if is_list]
    empty = not any(read.deck and (read.deck.size or read.deck.apart) for read in lists)
    if empty and (teams := next(filter(None, (fault for read in lists for fault in _teams_among(read, path))), None)):
        raise teams
    if empty and all(fault.code == "names-card" for read in lists for fault in read.faults):
        unknown = teams_misspelt(map(load_game, game_ids()), text)
        team = next(filter(None, (fault for read in reads for fault in _team_among(read, path))), None)
        if team and not (unknown and not _names_team(text)):
            raise team
        if unknown:
            raise DataError(path, str(unknown)).like(unknown)
        among = next((fault.line for read in lists for fault in read.faults if isinstance(fault, DataError)), None)
        if among is not None:
            told = DataError(path, "names cards among other words: write a line for each of them", among)
            raise told.coded("cards-among-words")
        if aside := [line.number for read in reads for line in read.unread if line.aside]:
            told = DataError(path, "all its cards stand aside, so that none is in the deck", aside[0] or None)
            raise told.coded("all-aside")
        raise DataError(path, "holds no cards: write each on a line, its number and its name").coded("no-cards-in-list")
    # what others say in a chat is told beside the first list, and what is said of somebody in a table with his name
    is_table = any(one.columns for one, _ in listings)
    besides = [read for read, is_list in zip(reads, kept, strict=True) if not is_list and read.unread]
    of_rows = [
        one for one in besides if is_table and _is_player(one.player) and not any(line.aside for line in one.unread)
    ]
    talk = [
        line._replace(text=f"{read.player}: {line.text}") if is_table and read.player else line
        for read in besides
        if read not in of_rows
        for line in read.unread
    ]
    if besides and not is_table:
        from cards.decks.meaning.teams_in_doubt import others_team

        if fault := others_team(lists, besides, path):
            lists[0] = replace(lists[0], faults=(*lists[0].faults, fault))
    lists[0] = replace(lists[0], unread=tuple(sorted([*lists[0].unread, *talk])))
    if of_rows:
        from cards.decks.lists.tables.form import told_without_list

        without = [
            told_without_list(one.unread[0].number, one.player, "; ".join(line.text for line in one.unread))
            for one in of_rows
        ]
        lists[0] = replace(lists[0], remarks=(*lists[0].remarks, *without))
    lists = [_in_doubt(_with_others_teams(read, path), text, path) for read in lists]
    if len(lists) == 1:
        if team := _team_beside(lists[0], text.splitlines(), path):
            raise team
        return (lists[0],)
    return _each_named(_one_each(lists, path, text), ref)


def _is_player(said: str) -> bool:
    """True for what stands where a table has its players, and names no card."""
    from cards.decks.lists.around.labels import holds_card

    return said != "" and not holds_card(said)


def _each_named(lists: Sequence[DeckRead], ref: str) -> tuple[DeckRead, ...]:
    """Lists of one file, each by a name of its own."""
    from cards.decks.heap import free

    taken: dict[str, int] = {}
    return tuple(
        _called(one, free(f"{ref}/{_file_name(one.player) or number}", taken)) for number, one in enumerate(lists, 1)
    )


def _team_among(read: DeckRead, path: Path) -> Iterator[DataError]:
    """Yield the faults of lines of talk that name a team, of whatever else they were told."""
    from cards.decks.lists.talk.teams_played import team_among
    from cards.decks.names.team_forms import partner_unknown, team_told

    said = [(line.text, line.number) for line in read.unread if not line.aside]
    said += [(fault.params.get("text", ""), fault.line or 0) for fault in read.faults if isinstance(fault, DataError)]
    for text, number in said:
        if unknown := partner_unknown(text):
            yield DataError(path, str(unknown), number).like(unknown)
        if name := team_among(text):
            told = team_told(text, name)
            yield DataError(path, str(told), number).coded("names-team", **told.params)


def _with_others_teams(read: DeckRead, path: Path) -> DeckRead:
    """A list of cards; with the fault of a line of talk that names several teams, or any behind their game's title:
    they are a list of another game.
    """
    if not read.deck or read.faults or all(line.aside for line in read.unread):
        return read
    from cards.decks.lists.talk.teams_played import team_alone, teams_named
    from cards.decks.names.team_forms import team_told
    from cards.decks.names.teams import team_index

    if team_index(read.deck.game):
        return read
    alone = any(not line.aside and team_alone(line.text) for line in read.unread)
    several = {team for line in read.unread if alone and not line.aside for team in teams_named(line.text)}
    for line in read.unread:
        named = [] if line.aside else [*dict.fromkeys(teams_named(line.text))]
        if len(named) > 1 or (named and (len(several) > 1 or _is_behind_title(line.text))):
            told = team_told(line.text, named[0])
            fault = DataError(path, str(told), line.number).coded("names-team", **told.params)
            return replace(read, faults=(fault,))
    return read


def _in_doubt(read: DeckRead, text: str, path: Path) -> DeckRead:
    """A list; of whole teams that another line makes doubtful, with that fault."""
    if read.faults or not read.deck:
        return read
    rules = load_game(read.deck.game).deck_rules
    if not (read.team or read.unread or (rules and rules.teams)):
        return read
    from cards.decks.meaning.teams_in_doubt import team_in_doubt  # most lists are of no teams

    fault = team_in_doubt(read, text.splitlines(), path)
    return replace(read, faults=(fault,)) if fault else read


def _is_behind_title(line: str) -> bool:
    """True for a line with a game's title, and teams of that game behind it."""
    from cards.decks.ready.second_game import behind_title  # few lines name a team

    return bool(behind_title(line))


def _team_beside(read: DeckRead, lines: Sequence[str], path: Path) -> DataError | None:
    """The fault of a list of a single card whose line may name a team as well, beside talk that names one: `я роботы`,
    `а Петя пираты`.
    """
    deck = read.deck
    if read.faults or deck is None or deck.size != 1 or deck.apart or not read.unread:
        return None
    from cards.decks.lists.talk.teams_played import team_among

    line = next(iter(deck.lines.values()), 0)
    is_either = 0 < line <= len(lines) and team_among(lines[line - 1]) != ""
    return next(_team_among(read, path), None) if is_either else None


def _names_team(text: str) -> bool:
    """True for a text with a word that is the name of a team as it is written."""
    from cards.decks.names.team_forms import is_team
    from cards.decks.words.seen import words_of

    return any(map(is_team, words_of(normalise(text))))


def _teams_among(read: DeckRead, path: Path) -> Iterator[DataError]:
    """Yield the faults of lines of no known card that name several teams: `Зомби или волшебники, и роботы`."""
    from cards.decks.lists.talk.teams_played import team_among
    from cards.decks.names.team_forms import team_told
    from cards.decks.words.seen import words_of

    for fault in read.faults:
        is_unread = fault.code in ("unknown-card", "left-over")
        text = str(fault.params.get("name", fault.params.get("text", ""))) if is_unread else ""
        named = [word for word in words_of(text) if team_among(word)]
        if len(named) > 1 and isinstance(fault, DataError):
            told = team_told(text, named[0])
            yield DataError(path, str(told), fault.line).coded("names-team", **told.params)


def _one_each(lists: list[DeckRead], path: Path, text: str) -> list[DeckRead]:
    """The lists; of somebody who has several, or where it is said that one replaces another, each with that fault.

    One called by a word for a version of it, `Новая:`, is of whoever has the list above, or below the first.
    """
    from cards.decks.words.updates import replaces
    from cards.decks.words.versions import is_version, told_to_choose, without_choice

    lists[:] = [replace(read, player=without_choice(read.player)) for read in lists]
    are_versions = [is_version(read.player) for read in lists]
    named = [read.player for read, of_same in zip(lists, are_versions, strict=True) if read.player and not of_same]
    last = named[0] if named else ""
    for at, of_same in enumerate(are_versions):
        last = last if of_same else lists[at].player or last
        lists[at] = replace(lists[at], player=last) if of_same else lists[at]
    whose = Counter((normalise(read.player), _game_in(read)) for read in lists if read.player or any(are_versions))
    nobodys = any(not read.player for read in lists)
    to_choose = nobodys and len(lists) > 1 and told_to_choose(text.splitlines())
    replaced = nobodys and any(replaces(normalise(line.text)) for read in lists for line in read.unread)

    def told(read: DeckRead) -> DeckRead:
        is_one_of_them = to_choose and not read.player
        if not (replaced or is_one_of_them) and whose[normalise(read.player), _game_in(read)] < 2:
            return read
        first = min(read.deck.lines.values(), default=None) if read.deck else None
        several = DataError(path, "several lists of one player: keep only the one that counts", first)
        return replace(read, faults=(*read.faults, several.coded("several-lists")))

    return [*map(told, lists)]


def _game_in(read: DeckRead) -> str:
    return read.deck.game if read.deck else ""


def _called(read: DeckRead, ref: str) -> DeckRead:
    """A list among others in a file, by a name of its own; so is its deck called, unless it has a name."""
    deck = read.deck
    named = dict.fromkeys(load_game(deck.game).langs, read.player) if deck and read.player else {}
    return replace(read, ref=ref, deck=deck and replace(deck, ref=ref, name=deck.name or named))


def _file_name(player: str) -> str:
    """A player's name as that of a list within a file, as if it were an archive."""
    return re.sub(r"[\\/:]+", "-", player).strip(" .")


def read_link(found: Linked, ref: str) -> DeckRead:
    """The deck of a link, by the name that it has there."""
    from cards.decks.meaning.game_meant import game_meant  # few commands are given a link

    game = game_meant(found.listing)
    read = looked_up(found.listing, game, ref)
    named = dict.fromkeys(game.langs, found.name) if found.name else {}
    return replace(read, deck=read.deck and replace(read.deck, name=named))
