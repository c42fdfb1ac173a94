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

from cards.database import load_game
from cards.decks.deck_read import DeckRead
from cards.decks.listing import MOST_NAME
from cards.decks.lists.around.labels import holds_card, labelled, unquoted
from cards.decks.meaning.outcome import told_of
from cards.decks.names.headings import PLAYER, TEAM
from cards.decks.phrases.corrected import told
from cards.decks.ready.calling import is_named, may_be_named
from cards.decks.ready.changes import changed
from cards.decks.ready.doubts import is_of_others
from cards.decks.ready.hearing import Hearing
from cards.decks.ready.titles import (
    MOST_LETTERS,
    MOST_LINES,
    TITLE,
    called,
    forms,
    marked,
    titles_in,
    with_numbers_named,
)
from cards.decks.words.seen import seen
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Deck
from cards.names import normalise

_MOST_ANSWERS = 60_000
"""Most letters of a form's answers."""
_TAGS = expression(r"\[/?(?:b|i|u|size|colou?r|font|center|left|right)(?:=[^\[\]\n]{0,20})?\]", re.I)
"""What forums write for how letters look."""
_MOST_PARTED = 8
"""Most lines of a text in which several people stand in one."""
Lists = Callable[[str], tuple[DeckRead, ...]]
"""Reads the lists in a text; raises `DataError` for one that has none."""
_Lines = Sequence[tuple[int, str]]


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

    bare = [(line, "") for _, line in numbered]
    bare = [taken if any(titles_in((taken := without_taker(one[0]))[0], known)) else one for one in bare]
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
    parts = [(number, marked(line, found)) for (number, _), line, found in zip(numbered, lines, titles, strict=True)]
    said = Hearing(deck, who).hear(parts)
    if said is None or not (is_sure or said.changes.said):
        return None
    as_said = next(line[one.start : one.end] for line, one in said_so)
    talk = tuple(one._replace(text=one.text.replace(TITLE, as_said)) for one in said.talk)
    name = called(deck, line)
    names = {lang: short(title) for lang, title in deck.name.items()}
    remarks = [Said(f"read as the ready-made deck {name!r}", "ready-made", name=names, game=deck.game)]
    if not said.changes.said:
        whole = replace(deck, ref=ref, path=path, lines=dict.fromkeys(deck.cards, at))
        return DeckRead(ref, whole, (), player, team, talk, remarks=tuple(remarks))
    game = load_game(deck.game)
    now = changed(said.changes, game, deck, at)
    if now is None:
        return None
    how = [*told(now.how, game, now.cards)]
    remarks.append(Said(f"changed as is said there: {', '.join(how)}", "ready-made-changed", lines=how))
    whole = replace(deck, ref=ref, cards=now.cards, name={}, plan={}, path=path, lines=dict.fromkeys(now.cards, at))
    return DeckRead(ref, whole, (), player, team, talk, remarks=told_of(game, remarks, sum(now.cards.values())))


def _labelled(lines: list[str], words: Collection[str]) -> str:
    """What stands behind one of these labels on a line of its own, such as a player's name; the line is emptied."""
    for at, line in enumerate(lines):
        word, value = labelled(line)
        if word in words and not holds_card(value):
            lines[at] = ""
            return unquoted(value)[:MOST_NAME]
    return ""
