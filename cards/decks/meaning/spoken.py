"""Cards in words, as lines of a list have them: several on a line, cut short, in two languages, taken back.

A line that is a whole list among talk is read by `among_talk`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards.decks.listing import ListedCard, Listing, Reading, line_of, read_as
from cards.decks.lists.around.remarks import readings_of
from cards.decks.meaning.among_talk import LEAST_SURE, MOST_WORDS, SENTENCES, list_among_talk
from cards.decks.names.called import card_in_form, card_likely, leads, name_index
from cards.decks.names.mentions import of_game
from cards.decks.phrases.cut_short import cards_in_short, tail_of
from cards.decks.phrases.phrase import bounds_each, cards_in, says_each
from cards.decks.phrases.short_names import cards_in_short_names
from cards.decks.phrases.tokens import TOKEN, as_written, is_said, number_of
from cards.decks.words.counted import is_piece, numbers_of
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes, is_update
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_MINUS = expression(r"\s*[-−–](?=[^\W\d])")
"""What stands before a card that may go."""
_BESIDE = expression(r"(?P<name>[^()]+?)\s*\((?P<said>[^()]+)\)")
_BUT_NOT = (
    expression(r"(?P<kept>[^,;]{2,60}?),? (?:(?:и|а|but|and) )?(?:не|not|rather than|ו?לא) (?P<denied>[^,;\d]{2,40})"),
    expression(r"(?:не|not|לא) (?P<denied>[^,;\d]{2,40}?),? (?:а|but|אלא|כי אם) (?P<kept>[^,;]{2,60})"),
)
"""A card, and another that it is not."""
_WISHED = expression(
    r"(?:(?:я|i|אני) )?(?:хочу|want|רוצה)"
    r"(?: (?:взять|положить|играть|to (?:take|play|have)|לקחת|לשים|לשחק עם))?\s+(?=\d)",
    re.I,
)
"""What a child says before the first card of his list: `хочу 4 Коровы`."""
_IN_TURN = expression(r"(?<!\S)(?P<number>[1-9])\s*[x×х*]?\s+(?P<name>[^\W\d][^\d]*)")
_MOST_IN_TURN = 12
_MOST_LETTERS = 4000
"""Most letters of lines that are looked at so."""


def read_in_words(listing: Listing, game: Game) -> Listing:
    """A list, of which the lines in somebody's own words are the cards of which they tell; a remark says so."""
    index = name_index(game.id)
    found: list[ListedCard] = []
    told: list[str] = []
    letters, denied = 0, False
    listing = _rejoined(listing, game)
    counts = any(one.copies not in ("", "1") for entry in listing.entries for one in entry.readings)
    alone = not any(_is_of_deck(game, entry) for entry in listing.entries)
    short_of = _cut_short(game, listing) if alone else {}
    for entry in listing.entries:
        letters += len(entry.text)
        known = any(normalise(one.name) in index for one in entry.readings)
        if not known and (one := _in_two_languages(game, entry)):
            found.append(replace(entry, readings=(one,), loose=False))
            told.append(read_as(short(entry.text or one.name), one.name))
            continue
        if not known and (both := _but_not(game, entry, listing)):
            found += both
            denied = True
            continue
        if entry.loose and listing.parted.get(entry.line or 0, entry.text) != entry.text and says_each(entry.text):
            found.append(entry)  # of more cards than are in this part of the line
            continue
        is_told = (
            entry.loose
            and not known
            and letters <= _MOST_LETTERS
            and not (bounds_each(entry.text) or _MINUS.match(entry.text))
        )
        is_first = is_told and not alone and not any(_is_of_deck(game, one) for one in found)
        text = _WISHED.sub("", entry.text, count=1) if is_first and _WISHED.match(entry.text) else entry.text
        cards = cards_in(game, text, counts) if is_told else None
        absent: Sequence[str] = ()
        behind: Sequence[ListedCard] = ()
        if alone and is_told and cards is None:
            cards = short_of.get(entry) or cards_in_short(game, entry.text)
            said = tail_of(game, entry.text) if cards and entry not in short_of else ""
            behind = [replace(entry, readings=(Reading(said, "1"),), text=said)] if said else []
        if alone and is_told and cards is None and (spoken := list_among_talk(game, entry.text)):
            cards = [*spoken.cards]
            absent = [said for one in SENTENCES.split(spoken.absent) if (said := one.strip())]
            talk = (said.strip(" ,.;:-") for said in spoken.talk)
            found += [replace(entry, readings=(Reading(said, "1"),), text=said) for said in talk]
        found += [*_told(game, entry, cards, told), *behind] if cards else [entry]
        found += [replace(entry, readings=(Reading(said, "1"),), text=said) for said in absent]
    if sum(_is_of_deck(game, entry) for entry in found) >= LEAST_SURE:
        here = {card for entry in found for card in _known(game, entry)}
        likely = (
            (
                entry,
                (
                    entry.loose
                    and not says_each(entry.text)
                    and (_counted_likely(game, entry.text) or cards_in_short_names(game, entry.text, here))
                )
                or _in_turn(game, entry, here),
            )
            for entry in found
        )
        found = [one for entry, cards in likely for one in (_told(game, entry, cards, told) if cards else [entry])]
    if not told:
        return replace(listing, entries=found) if denied else listing
    said = Said(f"read so: {', '.join(told)}", "read-so", lines=told)
    return replace(listing, entries=found, remarks=[*listing.remarks, said])


def _counted_likely(game: Game, text: str) -> list[tuple[str, int]] | None:
    """The only card of a line and its number, which is likely meant, and all else that is said around cards: `а, и
    жабейшество одно`; None for any other line.
    """
    words = TOKEN.findall(normalise(seen(text)))
    if of_game(game.id).find(seen(text)):  # its number may be part of the name
        return None
    if len(words) > MOST_WORDS or "?" in text or changes(normalise(text)) or is_update(normalise(text)):
        return None
    numbers = [number for word in words if (number := number_of(word))]
    named = [word for word in words if not (number_of(word) or is_piece(word) or is_said(word))]
    likely = card_likely(game.id, " ".join(named)) if named and len(numbers) == 1 else None
    return [(likely[0], numbers[0])] if likely and not likely[1] and " ".join(named) in " ".join(words) else None


def _known(game: Game, entry: ListedCard) -> Iterator[str]:
    """Yield the cards that an entry names as they are called."""
    index = name_index(game.id)
    yield from (index[name][0] for name in (normalise(one.name) for one in entry.readings) if name in index)


def _in_turn(game: Game, entry: ListedCard, here: set[str]) -> list[tuple[str, int]] | None:
    """The cards of a line of several, each with its number before it and none of them `here`, though one is only likely
    meant: `3 גלגיליות 1 אף ליצן 2 דלת סתרים`; None for any other line.
    """
    said = normalise(seen(entry.text))
    parts = [(match["name"].strip(" ,;+"), int(match["number"])) for match in _IN_TURN.finditer(said)]
    if any(_known(game, entry)) or not 1 < len(parts) <= _MOST_IN_TURN or _IN_TURN.sub("", said).strip():
        return None
    cards = [_card_meant(game, name) for name, _ in parts]
    is_sure = all(cards) and len({*cards}) == len(cards) and here.isdisjoint(cards)
    return [(card, number) for card, (_, number) in zip(cards, parts, strict=True)] if is_sure else None


def _card_meant(game: Game, name: str) -> str:
    """The card that is called so in some form, or for which alone a name can be meant; empty for none."""
    if found := name_index(game.id).get(name):
        return found[0]
    if card := card_in_form(game.id, name):
        return card
    likely = card_likely(game.id, name)
    return likely[0] if likely and not likely[1] else ""


def _told(game: Game, entry: ListedCard, cards: Sequence[tuple[str, int]], told: list[str]) -> Iterator[ListedCard]:
    """Yield the cards that a line tells of; what was read so is told."""
    for card, copies in cards:
        name = as_written(game, card, entry.text)
        told.append(line_of("read-copies", name=name, copies=int(copies)))
        yield replace(entry, readings=(Reading(name, str(copies)),), text=f"{copies} {name}", loose=False)


def _rejoined(listing: Listing, game: Game) -> Listing:
    """A list, with the line that has all its cards as a whole, where some of its parts are no cards; what is said on it
    besides stays.
    """
    of_deck = {entry.line for entry in listing.entries if _is_of_deck(game, entry)}
    line, whole = next(((at, said) for at, said in listing.parted.items() if of_deck <= {at}), (0, ""))
    here = [one for one in listing.entries if one.line == line]
    if not here or not any(entry.loose for entry in listing.entries if entry.line == line):
        return listing
    spoken = list_among_talk(game, whole)
    cards = spoken.cards if spoken else cards_in_short(game, whole)
    if cards is None:
        return listing
    rules = game.deck_rules
    led = any(rules and rules.slot_of(game.cards[card]) for card, _ in cards)
    parts = [
        one
        for one in here
        if one.text in whole or not (one.loose or one.place == "aside" or not (led or _is_of_deck(game, one)))
    ]
    if not parts:
        return listing
    at = listing.entries.index(parts[0])
    entry = ListedCard((Reading(whole, "1"),), line, text=whole, loose=True)
    others = [[one for one in some if one not in parts] for some in (listing.entries[:at], listing.entries[at:])]
    return replace(listing, entries=[*others[0], entry, *others[1]])


def _is_of_deck(game: Game, entry: ListedCard) -> bool:
    """True for a line that is a card of the list, and not the lead alone."""
    if entry.loose or entry.place == "aside" or leads(game, (one.name for one in entry.readings)):
        return False
    name = entry.readings[0].name
    slots = game.deck_rules.slots if game.deck_rules and normalise(name) not in name_index(game.id) else ()
    return not any(card_likely(game.id, name, slot) for slot in slots)  # `гайка`


def _in_two_languages(game: Game, entry: ListedCard) -> Reading | None:
    """The reading of an entry with a card's name, and beside it in brackets that name as it is written in another
    language; of which one may have a slip.
    """
    index = name_index(game.id)
    for reading in entry.readings:
        match = _BESIDE.fullmatch(reading.name)
        both = (match["name"], match["said"]) if match else ()
        cards = [index.get(normalise(one), (None, ""))[0] for one in both]
        for card, other in zip(cards, reversed(both), strict=True):
            likely = card and (card_in_form(game.id, other) or (card_likely(game.id, other) or ("",))[0])
            if card and likely == card:
                return Reading(as_written(game, card, other), reading.copies)
    return None


def _cut_short(game: Game, listing: Listing) -> dict[ListedCard, list[tuple[str, int]]]:
    """The cards of the lines of a list that has several of them on each, all cut short; none where one is not sure."""
    lines = [one for one in listing.entries if one.loose and len(numbers_of(one.text)) > 1]
    cards = cards_in_short(game, "\n".join(one.text for one in lines)) if len(lines) > 1 else None
    counts = [sum(map(str.isdigit, numbers_of(one.text))) for one in lines]
    if not cards or sum(counts) != len(cards):
        return {}
    found: dict[ListedCard, list[tuple[str, int]]] = {}
    for one, many in zip(lines, counts, strict=True):
        found[one], cards = cards[:many], cards[many:]
    return found


def _but_not(game: Game, entry: ListedCard, listing: Listing) -> list[ListedCard]:
    """The card of an entry that says which it is and which it is not, neither of them elsewhere in the list, and what
    it says of the other: `Циклон, а не Бум!`, `не Бум!, а Циклон`; none for any other entry.
    """
    match = next(filter(None, (form.fullmatch(normalise(seen(entry.text))) for form in _BUT_NOT)), None)
    if entry.place == "aside" or not match:
        return []
    index = name_index(game.id)
    kept = next((one for one in readings_of(match["kept"]) if normalise(one[0]) in index), None)
    denied = normalise(match["denied"]).rstrip(" .!")
    gone = next((index[one][0] for one in (normalise(match["denied"]), denied, f"{denied}!") if one in index), None)
    gone = gone or card_in_form(game.id, denied)
    others = {index[name][0] for one in listing.entries for name in map(normalise, dict(one.readings)) if name in index}
    if not kept or not gone or not {gone, card := index[normalise(kept[0])][0]}.isdisjoint(others):
        return []
    name = as_written(game, card, entry.text)
    out = as_written(game, gone, entry.text)
    aside = replace(entry, readings=(Reading(out, "1"),), place="aside", text=out)
    return [replace(entry, readings=(Reading(name, kept[1]),), loose=False), aside]
