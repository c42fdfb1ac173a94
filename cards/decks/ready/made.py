"""A ready-made deck called by its title, as it is or with changes: `Играю готовой «Барахолкой», но −2 Арбуз, +2 Робот`.

It is tried where a text is no list, and where a list has talk beside it that names a deck. A text is a deck so only if
it calls one deck alone, if nothing puts in doubt that this is the one, and if whatever else names cards or numbers is
understood as changes to its last word. Of several people each has a part of the text that is read so, or as a list. It
is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cards.database import load_game
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import MOST_NAME
from cards.decks.lists.around.labels import holds_card, is_player, labelled, unquoted, whose
from cards.decks.lists.talk.chat import Message, messages
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import PLAYER, TEAM
from cards.decks.names.kinds import team_words
from cards.decks.names.mentions import of_game
from cards.decks.names.teams import teams_of
from cards.decks.phrases.corrected import heads_changes, told
from cards.decks.phrases.phrase import says_nothing
from cards.decks.phrases.team_changes import teams_said
from cards.decks.ready.beside import (
    AS_IT_IS,
    BASED,
    CALLED,
    CHANGED,
    all_said,
    granted,
    greets,
    is_free,
    is_gift,
    of_child,
    reasons,
    signs_up_child,
    takes,
    without_idioms,
)
from cards.decks.ready.calling import CLAUSES, is_named, is_spoken, may_be_named
from cards.decks.ready.changes import Changes, changed, take
from cards.decks.ready.doubts import (
    is_not_now,
    is_of_others,
    is_quoted,
    is_same_as,
    names_other_slot,
    names_slot,
    takes_back,
    without_own_lead,
)
from cards.decks.ready.titles import (
    TITLE,
    Forms,
    by_number,
    called,
    forms,
    marked,
    titles_in,
    with_numbers_named,
    without_number,
    words_in,
)
from cards.decks.words.numbers_said import SIZES, sum_said
from cards.decks.words.people import classed
from cards.decks.words.seen import seen
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

_MOST_LETTERS, _MOST_LINES = 2_000, 40
"""Most of what says so."""
_MOST_ANSWERS = 60_000
"""Most letters of a form's answers."""
_PARTS = expression(
    r"(?:(?<!\d)(?<!\b[^\W\d])|(?<=[^\W\d] \d\d)|(?<=[^\W\d], \d\d))[.!…]+(?=\s|$)"
    r"|(?<=[?])\s|[\n\U0001f300-\U0001faff\u2600-\u27bf]+"
)
_STAYS = expression(
    r"(?i)(?<!\w)(?:вроде(?: бы)?|кажется|по-моему|если не ошиб\w+|должно быть|снова|опять|i think|again"
    r"|if i counted right|נראה לי|לדעתי|אם ספרתי נכון|остал\w+|оста[её]тся|по-прежнему|те же"
    r"|still|stays?|remains?|left|נשאר\w?|עדיין|שוב)(?!\w)"
)
_BALANCE = expression(
    r"(?<![\w.,:+-])(?P<before>\d{1,3})(?P<changes>(?:\s?[+−–-]\s?\d{1,2}){2,8})\s?=\s?(?P<after>\d{1,3})(?![\w/]|[.,:]\d)"
)
"""A sum of how many cards there were, of those that go and come, and of how many there are."""
_TAGS = expression(r"\[/?(?:b|i|u|size|colou?r|font|center|left|right)(?:=[^\[\]\n]{0,20})?\]", re.I)
"""What forums write for how letters look."""
_JOINING = frozenset(["и", "and", "+", "&", "ו", "плюс"])
Lists = Callable[[str], tuple[DeckRead, ...]]
"""Reads the lists in a text; raises `DataError` for one that has none."""
_Lines = Sequence[tuple[int, str]]


class _Heard(NamedTuple):
    """What else a text says: its changes, and the lines with anything that is only talk."""

    changes: Changes
    talk: Sequence[Unread]


def read_ready_made(
    text: str, path: Path, ref: str, ready: Mapping[str, Deck], lists: Lists
) -> tuple[DeckRead, ...] | None:
    """Read a text that calls one of the decks that are `ready` by its title, or of several people each one of them, or
    a list, which `lists` reads; None for any other, and where in doubt.
    """
    if len(text) > _MOST_LETTERS or text.count("\n") > _MOST_LINES:
        return None
    known = forms(ready.values())
    text = _TAGS.sub("", text) if "[/" in text else text
    plain = [(number, seen(line)) for number, line in enumerate(text.splitlines(), 1)]
    lines = with_numbers_named(plain, ready.values(), known)
    titles = [[*titles_in(line, known)] for _, line in lines]
    if not any(titles) or is_of_others([line for _, line in lines], titles):
        return None
    from cards.decks.ready.by_name import with_names
    from cards.decks.ready.people import people_in

    def one(who: str, said: _Lines) -> DeckRead | None:
        return _read_one(said, (path, ref), ready, who)

    is_of_several = False
    for each in (lines, with_names(lines, known)):
        people = people_in(each, known) if each else None
        is_of_several |= people is not None and each is lines
        if people and (several := people.read(one, lists)):
            return several
    found = None if is_of_several else _read_one(lines, (path, ref), ready)
    return (found,) if found else None


def read_form(text: str, path: Path, ref: str, ready: Mapping[str, Deck], lists: Lists) -> tuple[DeckRead, ...] | None:
    """Read a form's answers as `read_ready_made` reads what people say."""
    if len(text) > _MOST_ANSWERS:
        return None
    from cards.decks.ready.answers import read_answers

    return read_answers(text, ready, lambda who, said: _read_one(said, (path, ref), ready, who), lists)


def _read_one(numbered: _Lines, where: tuple[Path, str], ready: Mapping[str, Deck], who: str = "") -> DeckRead | None:
    """Read what one player says; None if it is not one ready-made deck."""
    (path, ref), known = where, forms(ready.values())
    from cards.decks.ready.people import without_taker

    bare = [without_taker(line) if any(titles_in(line, known)) else (line, "") for _, line in numbered]
    takers = {taker for _, taker in bare if taker}
    lines = [one for one, _ in bare] if len(takers) == 1 and not who else [line for _, line in numbered]
    text = normalise("\n".join(lines))
    who = who or "".join(takers if len(takers) == 1 else ())[:MOST_NAME]
    labels = (_labelled(lines, words) for words in (PLAYER, TEAM))
    player, team = ((found or who) if at == 0 else found for at, found in enumerate(labels))
    titles = [[*titles_in(line, known)] for line in lines]
    refs = {title.ref for found in titles for title in found}
    said_so = [(line, one) for line, found in zip(lines, titles, strict=True) for one in found]
    if len(refs) != 1 or sum(map(bool, titles)) > 1 or not any(may_be_named(line, one) for line, one in said_so):
        return None
    is_sure = any(is_named(line, one, text) for line, one in said_so)
    deck = ready[refs.pop()]
    at, line = next((number, line) for (number, line), found in zip(numbered, titles, strict=True) if found)
    said = _heard(
        deck, [(number, marked(line, found)) for (number, _), line, found in zip(numbered, lines, titles, strict=True)]
    )
    if said is None or not (is_sure or said.changes.said):
        return None
    name = called(deck, line)
    remarks = [Said(f"read as the ready-made deck {name!r}", "ready-made", name=name, game=deck.game)]
    if not said.changes.said:
        whole = replace(deck, ref=ref, path=path, lines=dict.fromkeys(deck.cards, at))
        return DeckRead(ref, whole, (), player, team, tuple(said.talk), remarks=tuple(remarks))
    game = load_game(deck.game)
    now = changed(said.changes, game, deck, at)
    if now is None:
        return None
    how = [*told(now.how, game)]
    remarks.append(Said(f"changed as is said there: {', '.join(how)}", "ready-made-changed", lines=how))
    whole = replace(deck, ref=ref, cards=now.cards, name={}, plan={}, path=path, lines=dict.fromkeys(now.cards, at))
    return DeckRead(ref, whole, (), player, team, tuple(said.talk), remarks=tuple(remarks))


def named_in(text: str, path: Path, ready: Mapping[str, Deck]) -> DataError | None:
    """What is wrong with a text without cards that names one of the `ready` decks; None for others."""
    if len(text) > _MOST_LETTERS or text.count("\n") > _MOST_LINES:
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
    if len(text) > _MOST_LETTERS:
        return tuple(_asked_beside(read, path, ready, {}) for read in reads)
    said = [*messages((number, seen(line)) for number, line in enumerate(text.splitlines(), 1))]
    senders = {number: message.who for message in said for number, _ in message.lines if message.who}
    asked = [_same_asked(_asked_beside(read, path, ready, senders), path) for read in reads]
    asked = [replace(read, faults=read.faults or _not_read(said, reads, path, ready)) for read in asked]
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
    from cards.decks.ready.people import people_in

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


def _in_its_lines(read: DeckRead, text: str, path: Path, ready: Mapping[str, Deck]) -> tuple[DataError, ...]:
    """The fault of a line with cards of a list, which is far too short for the deck that the line calls by its title:
    `беру готовую «Барахолку», плюс Гонец`.
    """
    if not (deck := read.deck) or not deck.cards or read.faults or deck.size >= min(one.size for one in ready.values()):
        return ()
    known, lines = forms(ready.values()), text.splitlines()
    for number in sorted({*deck.lines.values()}):
        line = seen(lines[number - 1]) if 0 < number <= len(lines) else ""
        for one in titles_in(line, known):
            if is_named(line, one, ""):
                return (_names(ready[one.ref], line, number, path),)
    return ()


def _same_asked(read: DeckRead, path: Path) -> DeckRead:
    """A list with a fault for a line of talk that only says that somebody plays the same."""
    if read.faults or not read.deck:
        return read
    for one in read.unread:
        if not one.aside and len(one.text) <= MOST_NAME and is_same_as(one.text):
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
    for one in (line for line in read.unread if len(line.text) <= _MOST_LETTERS):
        if one.aside and not CALLED.search(normalise(one.text)):
            continue
        known = known or forms(ready.values())
        before, behind = whose(seen(one.text)) or ("", seen(one.text))
        before, behind = (before.strip(), behind) if is_player(before) else ("", seen(one.text))
        found = [*titles_in(behind, known)]
        decks = (other for other in ready.values() if other.game == deck.game)
        if before and not found and (other := by_number(behind, decks)):
            wrong.append(_names(other, one.text, one.number, path))
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
        is_others = senders.get(one.number, read.player) != read.player
        has_slots = not deck.slots or named.slots == deck.slots
        is_unlike = not (deck.slots or named.slots) and 2 * _shared(deck, named) < deck.size
        is_whose = one.number > first or is_others or is_short or named.game != deck.game or not has_slots or is_unlike
        is_alone = not re.search(r"\w", beside) or (bool(before) and all_said(load_game(named.game), beside))
        is_its_name = (named.game, named.slots) == (deck.game, deck.slots) and bool(deck.slots or not before)
        if (
            is_changed
            or (is_whose and is_spoken(behind, found[0], beside))
            or (is_alone and (one.number > first or before or is_other) and (is_other or not is_its_name))
        ):
            wrong.append(_names(named, one.text, one.number, path))
    return replace(read, faults=tuple(wrong)) if wrong else read


def _shared(deck: Deck, other: Deck) -> int:
    """How many cards two decks share."""
    return sum(min(copies, other.cards.get(card, 0)) for card, copies in deck.cards.items())


def _names(deck: Deck, line: str, number: int, path: Path) -> DataError:
    name = called(deck, line)
    what = f"{short(line)!r} names the ready-made deck {name!r}: if you play it, write its title alone"
    return DataError(path, what, number).coded("names-deck", text=short(line), name=name, game=deck.game)


def _labelled(lines: list[str], words: Collection[str]) -> str:
    """What stands behind one of these labels on a line of its own, such as a player's name; the line is emptied."""
    for at, line in enumerate(lines):
        word, value = labelled(line)
        if word in words and not holds_card(value):
            lines[at] = ""
            return unquoted(value)[:MOST_NAME]
    return ""


def _begins_with_digits(game: Game, line: str) -> bool:
    """True for a line with a card whose name begins with a number, and that has no other number or sign before it."""
    if not re.search(r"\d-?[^\W\d]", line):
        return False
    found = [one for one in of_game(game.id).find(line) if one.name[:1].isdigit()]
    return any(not re.search(r"(?:\d\s*[xх×]?|[+−-])\s*$", line[: one.start]) for one in found)


def _heard(deck: Deck, lines: _Lines) -> _Heard | None:
    """What is said around the titles in lines (`marked`); None if it puts the deck in doubt."""
    from cards.decks.ready.people import is_name

    game = load_game(deck.game)
    changes = Changes(
        is_signed=any(line.lstrip().startswith("+") for _, line in lines),
        is_announced=any(CHANGED.search(normalise(line)) for _, line in lines),
    )
    talk: list[Unread] = []
    speaks_of_changes = takes_it = needs_taking = is_doubtful = False
    if names_other_slot(game, deck, (line for _, line in lines)):
        return None
    is_childs = any(signs_up_child(line) for _, line in lines)
    for number, said in lines:
        line = granted(said)
        known = len(changes.said)
        if (unnumbered := without_number(line, deck)) is None:
            return None  # another deck has that number
        if _begins_with_digits(game, line):
            return None  # what is a number of copies, and what of the name?
        takes_it |= AS_IT_IS.search(line) is not None
        needs_taking |= is_gift(line)
        speaks_of_changes |= BASED.search(normalise(line)) is not None
        free: list[str] = []
        sentences = _PARTS.split(without_idioms(_sized(unnumbered, deck)))
        parts = [part for one in filter(_is_something, sentences) for part in (reasons(one) if TITLE in one else [one])]
        for part in map(_without_age, parts):
            beside = [one for one in CLAUSES.split(part) if _is_something(one)]
            left = [one for one in beside if not (_names_its_teams(game, deck, one) or _sums(deck, one))]
            left = [one for one in left if not names_slot(game, one)]
            left = [without_own_lead(game, deck, one) for one in left]
            left = [one for one in left if _bears_nothing(game, one) or not take(changes, game, deck, one)]
            if takes_back(part):
                return None
            is_doubtful |= is_not_now(part.replace(TITLE, " "), left, is_name)
            bearing = len(left) < len(beside) or TITLE in part
            unknown = [one for one in left if not all_said(game, normalise(one))]
            if is_childs:
                unknown = [one for one in unknown if not all_said(game, of_child(normalise(one)))]
            takes_it |= any(TITLE in one and takes(normalise(one)) for one in beside)
            speaks_of_changes |= any(CHANGED.search(normalise(one)) for one in left)
            if not bearing and unknown:
                if not is_free(game, part, beside=False):
                    return None
                free.append(part.strip())
                continue
            if any(TITLE in one or not is_free(game, one, beside=True) for one in unknown):
                return None
            needs_taking |= any(not greets(one) for one in unknown) and TITLE in part
            free += [one.strip() for one in unknown if not greets(one)]
            if not (bearing or takes(normalise(part))):
                free.append(part.strip())
        is_doubtful |= is_quoted(line) and len(changes.said) > known
        if free and not says_nothing(" ".join(free)):
            talk.append(
                Unread(
                    number,
                    line.strip() if len(free) == len(parts) and TITLE not in line else ". ".join(free),
                    aside=False,
                )
            )
    is_whole = bool(changes.said) or not (speaks_of_changes or changes.lacking)
    if is_doubtful and changes.said:
        return None
    return _Heard(changes, talk) if is_whole and (takes_it or not needs_taking) else None


def _without_age(part: str) -> str:
    """A sentence that is only somebody's name and how old he is, without that: `Гади, 60`; any other as it is."""
    found = None if TITLE in part else classed(part.strip())
    return found[0] if found and found[0] == found[1] and is_given(found[0].split()[0]) else part


def _is_something(part: str) -> bool:
    return TITLE in part or re.search(r"[\w+?]", part) is not None


def _bears_nothing(game: Game, clause: str) -> bool:
    """True for a part that only says that something is changed, or that the deck is taken."""
    if TITLE in clause and all_said(game, normalise(clause)):
        return True
    heads = any(map(heads_changes, words_in(clause)))
    return not heads and CHANGED.search(said := normalise(clause)) is not None and all_said(game, said)


def _names_its_teams(game: Game, deck: Deck, clause: str) -> bool:
    """True for a part that only says which teams the deck is made of."""
    if not (teams := teams_of(game, deck)):
        return False
    named = teams_said(game, normalise(clause.replace(TITLE, " ")))
    said = {team for team, _ in named if team}
    rest = [word for team, word in named if not team]
    is_rest = all(word in _JOINING or word in team_words() or not re.search(r"\w", word) for word in rest)
    return said == {*teams} and is_rest


def _sums(deck: Deck, clause: str) -> bool:
    """True for a part that says how many cards the deck has in all."""
    return sum_said(_STAYS.sub(" ", clause), SIZES) in _sizes(deck) and TITLE not in clause


def _is_balance(said: re.Match[str], deck: Deck) -> bool:
    """True for a sum that says that a deck has as many cards as before: `45 - 2 + 2 = 45`."""
    less, more = (sum(map(int, re.findall(rf"[{sign}]\s?(\d+)", said["changes"]))) for sign in ("-−–", "+"))
    return int(said["before"]) == int(said["after"]) and less == more and int(said["after"]) in _sizes(deck)


def _sizes(deck: Deck) -> tuple[int, int]:
    return deck.size, deck.size + len(deck.apart)


def _sized(line: str, deck: Deck) -> str:
    """A line without the number of cards that the deck has, if that is said."""
    line = _BALANCE.sub(lambda found: " " if _is_balance(found, deck) else found[0], line)
    return re.sub(
        rf"(?<!\d)(?:{deck.size}|{deck.size + len(deck.apart)}) (?:карт\w*|cards?|קלפים)(?!\w)", " ", line, flags=re.I
    )
