"""Names that were typed on a keyboard set to another language: `rjhjdf 2` for `корова 2`, `prv` for `פרה`.

A line is read so if it names no card as it stands, and one by the keys of another language, which no other line names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from cards.database import of_games
from cards.decks.listing import Listing, read_as
from cards.decks.lists.around import labels
from cards.decks.names.called import card_in_form, name_index
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import by_itself, games_with_cards, is_lead
from cards.decks.names.mentions import known_words, of_all
from cards.decks.words import counted
from cards.decks.words.keyboard import said_of_typing
from cards.decks.words.seen import seen
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_KEYS = ("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё", "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ;")
"""The letters of the same keys in every language, from left to right."""
_SHIFTED = dict(zip('{}:"<>~', "[];',.`", strict=True))
"""What stands on the keys of signs together with the key for capitals."""
_PARTS = expression(r"(?<=\d)[,;.]?\s+(?=\D)")
"""What stands between cards on one line: a sign may be a letter there."""
_SLOT = expression(r"(?P<label>\S{2,12}?)(?P<sign>\s*:|\s+[-–—])\s+(?P<value>\S.*)")
_LATIN = expression(r"[A-Za-z;'`\[\],.]{2}")
_OTHER = expression(r"[^\W\d_a-zA-Z]")
_LONGEST, _LEAST, _MOST_LINES = 60, 3, 400
"""Most letters of a line that is looked at so, fewest of a name, and most lines."""
Cards = frozenset[tuple[str, str]]


class _Typed(NamedTuple):
    """A line, or a part of one, as it was meant; its name as it was typed and as it is called, and whose that is."""

    line: str
    written: str
    name: str
    cards: Cards


class Meant(NamedTuple):
    """The lines as they were meant; what is told of them, and what is wrong with those that may be meant otherwise, by
    the numbers of lines.
    """

    lines: list[str]
    told: dict[int, list[Said]]
    doubts: dict[int, Said]


def as_meant(lines: Sequence[str]) -> Meant:
    """The lines, with the cards and leads that were typed so as they were meant.

    One that stands again below, behind what is said of the keyboard, is read there; one that is named elsewhere, too,
    is in doubt.
    """
    mixed = any(map(_OTHER.search, lines))
    found = _found(lines, mixed=mixed)
    found = _found(lines, mixed=True) if found and not mixed else found
    again = {at: rest for at, line in enumerate(lines) if found and (rest := said_of_typing(line)[1])}
    named = {at: _named(again.get(at, line)) for at, line in enumerate(lines) if found and at not in found}
    meant, told, doubts = [*lines], dict[int, list[Said]](), dict[int, Said]()
    for at, typed in found.items():
        cards = frozenset[tuple[str, str]]().union(*(one.cards for one in typed))
        others = [other for other, those in named.items() if not those.isdisjoint(cards)]
        others += [
            other
            for other, those in found.items()
            if other != at and any(not one.cards.isdisjoint(cards) for one in those)
        ]
        line = "; ".join(one.line for one in typed)
        is_again = len(others) == len(typed) == 1 and others[0] > at and _is_same(line, again.get(others[0], ""))
        if others and not is_again:
            doubts[at + 1] = _doubt(lines[at].strip(), typed[0].name)
            continue
        meant[at] = "" if is_again else line
        told.setdefault((others[0] if is_again else at) + 1, []).extend(read_as(one.written, one.name) for one in typed)
    return Meant(meant, told, doubts)


def _found(lines: Sequence[str], *, mixed: bool) -> dict[int, list[_Typed]]:
    """The lines of which all cards were typed so, and these."""
    return {at: typed for at, line in enumerate(lines[:_MOST_LINES]) if (typed := _all_typed(line, mixed=mixed))}


def _doubt(line: str, name: str) -> Said:
    what = f"{short(line)!r} names the card {name!r} among other words: write {by_itself(name)!r}, or leave it out"
    return Said(what, "names-card", text=short(line), name=name, write=by_itself(name))


def tell(meant: Meant, listings: Sequence[Listing]) -> None:
    """Add to each list what was read so of its lines, and what is in doubt: without a number it would be talk."""
    for listing in listings:
        here = {one.line for one in listing.entries}
        wrong = {fault.line for fault in listing.faults}
        if names := [name for number, names in sorted(meant.told.items()) if number in here for name in names]:
            listing.remarks.append(Said(f"read so: {', '.join(names)}", "read-so", lines=names))
        for number, why in meant.doubts.items():
            if number in here and number not in wrong and not any(map(str.isdigit, why.params["text"])):
                listing.fault(str(why), number, why.code, **why.params)


def _is_same(line: str, again: str) -> bool:
    """True for the same card with the same number."""
    both = [{(normalise(name), copies) for name, copies in counted.readings(one)} for one in (line, again)]
    return not both[0].isdisjoint(both[1])


def _all_typed(line: str, *, mixed: bool) -> list[_Typed]:
    """The cards of a line, each with its number if there are several, all of which were typed so; none for others. It
    may be `mixed` with lines in other letters.
    """
    text = line.strip()
    if not _LEAST <= len(text) <= _LONGEST or not _may_be_typed(text, mixed=mixed) or of_all().find(seen(text)):
        return []
    if typed := _typed(text):
        return [typed]
    parts = _PARTS.split(text)
    found = [typed for part in parts if (typed := _typed(part))] if len(parts) > 1 else []
    return found if len(found) == len(parts) else []


def _may_be_typed(line: str, *, mixed: bool) -> bool:
    """True for a line with a word of a name by other keys, or Latin letters beside a number among lines of others."""
    if any(map(_is_typed, line.casefold().split())):
        return True
    return mixed and any(map(str.isdigit, line)) and _LATIN.search(line) is not None and not _OTHER.search(line)


def _is_typed(word: str) -> bool:
    """True for a word that is one of a name by the keys of another language, and none as it stands."""
    known = _words()
    meant = (word.translate(keys) for keys in _layouts()) if word not in known else ()
    return any(one in known or (one.isascii() and one.removesuffix("s") in known) for one in meant)


def _typed(text: str) -> _Typed | None:
    """What was meant by a text; None unless that is sure by the keys of one other language."""
    if labels.names_card(text) or labels.names_form(text):
        return None
    label = _SLOT.fullmatch(text)
    found = [typed for keys in _layouts() for typed in _by_keys(text, keys)]
    for keys in _layouts() if not found else ():
        if not label:
            break
        slot, lead = label["label"].translate(keys), label["value"].translate(keys)
        slot = slot if normalise(slot) in slot_words() else label["label"]
        if normalise(slot) in slot_words() and is_lead(normalise(lead)):
            found.append(_Typed(f"{slot}{label['sign']} {lead}", label["value"], lead, _cards(lead)))
    return found[0] if len({one.cards for one in found}) == 1 else None


def _by_keys(text: str, keys: Mapping[int, str]) -> Iterator[_Typed]:
    """Yield what a text means by these keys, if it is a card with its number, or one alone of so many letters."""
    meant = text.translate(keys)
    before, _, number = meant.rpartition(" ")
    behind = [(before, number)] if before and counted.is_number(number) else []
    for name, _ in [*behind, *counted.readings(meant)]:
        at = meant.find(name)
        written = text[at : at + len(name)]
        if at < 0 or meant == text or len(name) < _LEAST - (not written.isalpha() and text[-1:].isdigit()):
            continue
        if cards := _cards(name):
            beside = meant.replace(name, " ", 1)
            line = f"{text[:at]}{name}{text[at + len(name) :]}" if not any(map(str.isalpha, beside)) else meant
            yield _Typed(line, written, name, cards)
            return


def _cards(name: str) -> Cards:
    """The cards, each with its game, that are called so, as they are or in the form that stands behind a number."""
    said = normalise(name)
    known = ((game.id, name_index(game.id).get(said)) for game in games_with_cards())
    if exact := frozenset((game, found[0]) for game, found in known if found):
        return exact
    return frozenset((game.id, card) for game in games_with_cards() if (card := card_in_form(game.id, said)))


def _named(line: str) -> Cards:
    """The cards that a line names, among whatever else."""
    found = frozenset[tuple[str, str]]().union(*(one.cards for one in of_all().find(seen(line))))
    return found or next((cards for name, _ in counted.readings(line[:_LONGEST]) if (cards := _cards(name))), found)


@of_games()
def _layouts() -> Sequence[Mapping[int, str]]:
    """The letters of every language for those on the same keys of another."""
    found = []
    for typed, meant in permutations(_KEYS, 2):
        letters = dict(zip(typed, meant, strict=True))
        shifted = {sign: letters[key] for sign, key in _SHIFTED.items()} if typed == _KEYS[0] else {}
        capitals = {letter.upper(): to for letter, to in letters.items() if letter.upper() != letter}
        found.append(str.maketrans(letters | shifted | capitals))
    return found


@of_games()
def _words() -> frozenset[str]:
    """The words of names, as they are written and as they are compared."""
    names = (one.name for game in games_with_cards() for words in game.words.values() for one in words.values())
    return known_words().union(word for name in names for word in name.casefold().split() if len(word) > 1)
