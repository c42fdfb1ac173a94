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
from cards.decks.lists.around.labels import holds_card, labelled, unquoted
from cards.decks.meaning.outcome import told_of
from cards.decks.meaning.people_named import name_at
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import PLAYER, TEAM
from cards.decks.names.kinds import team_words
from cards.decks.names.known import is_card
from cards.decks.names.mentions import of_game
from cards.decks.names.teams import teams_of
from cards.decks.phrases.corrected import heads_changes, told
from cards.decks.phrases.phrase import says_nothing
from cards.decks.phrases.team_changes import teams_said
from cards.decks.phrases.tokens import number_of
from cards.decks.ready.asking import answers_else, is_answer, without_asking
from cards.decks.ready.beside import (
    all_said,
    granted,
    greets,
    is_free,
    is_gift,
    of_child,
    reasons,
    signs_up_child,
    takes,
    touches,
    without_idioms,
)
from cards.decks.ready.calling import clauses, is_named, may_be_named
from cards.decks.ready.changes import Changes, bears, changed, take
from cards.decks.ready.doubts import (
    is_not_now,
    is_of_others,
    is_of_several,
    is_quoted,
    names_other_slot,
    names_slot,
    takes_back,
    without_own_lead,
)
from cards.decks.ready.sayings import AS_IT_IS, BASED, CHANGED, EXCEPT
from cards.decks.ready.titles import (
    MOST_LETTERS,
    MOST_LINES,
    TITLE,
    called,
    forms,
    marked,
    titles_in,
    with_numbers_named,
    without_number,
    words_in,
)
from cards.decks.words.harmless import without_ages
from cards.decks.words.lacking import leaves_open
from cards.decks.words.maybes import sets_aside
from cards.decks.words.numbers_said import SIZES, sum_said
from cards.decks.words.people import classed
from cards.decks.words.seen import seen
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

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
_MOST_PARTED = 8
"""Most lines of a text in which several people stand in one."""
_LEAST_SIZE = 8
"""Fewest cards of a deck, more than copies of one."""
_LEAST_OF_FORM = 2
"""Fewest answers by which a text is a form's."""
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
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
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
    if len(lines) <= _MOST_PARTED:
        from cards.decks.ready.in_a_line import parted

        if (apart := parted(lines, known)) and (several := apart.read(one, lists)):
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
    names = {lang: short(title) for lang, title in deck.name.items()}
    remarks = [Said(f"read as the ready-made deck {name!r}", "ready-made", name=names, game=deck.game)]
    if not said.changes.said:
        whole = replace(deck, ref=ref, path=path, lines=dict.fromkeys(deck.cards, at))
        return DeckRead(ref, whole, (), player, team, tuple(said.talk), remarks=tuple(remarks))
    game = load_game(deck.game)
    now = changed(said.changes, game, deck, at)
    if now is None:
        return None
    how = [*told(now.how, game, now.cards)]
    remarks.append(Said(f"changed as is said there: {', '.join(how)}", "ready-made-changed", lines=how))
    whole = replace(deck, ref=ref, cards=now.cards, name={}, plan={}, path=path, lines=dict.fromkeys(now.cards, at))
    return DeckRead(
        ref, whole, (), player, team, tuple(said.talk), remarks=told_of(game, remarks, sum(now.cards.values()))
    )


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
    lines, talk = _without_answers(game, deck, lines)
    changes = Changes(
        is_signed=any(line.lstrip().startswith("+") for _, line in lines),
        is_announced=any(CHANGED.search(normalise(line)) for _, line in lines),
    )
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
            beside = [*filter(_is_something, clauses(game, part))]
            speaks_of_changes |= any(map(EXCEPT.fullmatch, beside))
            beside = [one for one in beside if not EXCEPT.fullmatch(one)]
            left = [one for one in beside if not (_names_its_teams(game, deck, one) or _sums(deck, one, changes))]
            left = [one for one in left if not names_slot(game, one)]
            left = [without_own_lead(game, deck, one) for one in left]
            left = [one for one in left if _bears_nothing(game, one) or not take(changes, game, deck, one)]
            if takes_back(part) or is_of_several(part) or leaves_open(normalise(part)):
                return None
            bearing = len(left) < len(beside) or TITLE in part
            if bearing or not changes.said or touches(part):
                is_doubtful |= is_not_now(part.replace(TITLE, " "), left, is_name)
            is_doubtful |= part.rstrip(" )").endswith("?") and len(left) < len(beside) and bool(changes.said)
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
            if any(sets_aside(normalise(one).strip(" :")) for one in unknown):
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
    is_whole = bool(changes.said) or not (speaks_of_changes or changes.lacking or changes.sums)
    if is_doubtful and changes.said:
        return None
    return _Heard(changes, talk) if is_whole and (takes_it or not needs_taking) else None


def _without_answers(game: Game, deck: Deck, lines: _Lines) -> tuple[_Lines, list[Unread]]:
    """Lines (`marked`) without what a form asks which deck it is, and, apart, the answers to what it asks besides."""
    found = [(number, without_asking(line)) for number, line in lines]
    if sum(map(is_answer, (line for _, line in lines))) < _LEAST_OF_FORM:
        return found, []
    else_ = [one for one in found if answers_else(one[1]) and not bears(game, deck, one[1].partition(":")[2])]
    return [one for one in found if one not in else_], [
        Unread(number, line.strip(), aside=False) for number, line in else_
    ]


def _without_age(part: str) -> str:
    """A sentence that is only somebody's name and how old he is, without that: `Гади, 60`; any other as it is."""
    if TITLE in part:
        return part
    if name_at(part.partition("(")[0].strip(), whole=True):
        return without_ages(part.strip(), is_card, is_given)
    found = classed(part.strip())
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


def _sums(deck: Deck, clause: str, changes: Changes) -> bool:
    """True for a part that says how many cards the deck has in all; if it is not so now, that is kept."""
    words = (str(number_of(normalise(word)) or word) for word in _STAYS.sub(" ", clause).split())
    said = sum_said(" ".join(words), SIZES) if TITLE not in clause else 0
    if said >= _LEAST_SIZE and said not in _sizes(deck):
        changes.sums.add(said)
        return True
    return said in _sizes(deck) and said > 0


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
