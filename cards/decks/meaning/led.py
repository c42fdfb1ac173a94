"""The lead that a line names behind the word for it, where the list has none else: `герой зинаида`, `גיבור שולה`.

Such a line is no talk, whether that name is understood or not: else the list would have no lead, and nobody would
say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from cards.database import of_games
from cards.decks.listing import PLACES, ListedCard, Listing, Reading, read_as
from cards.decks.names.called import card_likely, leads, name_index
from cards.decks.names.headings import is_about, section, speaks_of_deck
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_lead, is_likely_lead, lead_in_form
from cards.decks.names.mentions import of_all
from cards.decks.names.teams import team_names
from cards.decks.phrases.tokens import TOKEN, as_written, card_at, is_said, number_of
from cards.decks.words.fillers import TAKING_BACK, WITHDRAWING, bears_on_cards
from cards.decks.words.playing import OTHER_SIDE, PLAY, PLAYS
from cards.decks.words.seen import seen
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_OF = frozenset(["за", "на", "для", "от", "с", "у", "из", "of", "for", "with", "the", "של", "עם", "ל", "את"])
"""What stands between the word for a deck and whose it is."""
_LEAST_NUMBERED = 3
"""Fewest lines with a number that are seen to be a list."""
_MAIN = frozenset(["гл", "главный", "главная", "основной", "основная", "main", "ראשי", "הראשי"])
_PARTS = expression(r"[.,;:!()]+(?:\s+|$)|\s[-–—]\s")
_MOST_OF_TITLE = 12
_SIDED = ({"я", "за"}, {"אני", "עם"}, {"i'm", "with"}, {"i", "am", "with"})
"""How it is said without a verb."""
_LEAST_HEARD = 4
_OLD = expression(
    r"(?<!\w)(?:(?:стар|прошл|прежн|бывш)\w+|против|anti|against|old|last|previous|former|ה?יש(?:ן|נה)|ה?קוד(?:ם|מת)|נגד)(?!\w)"
)
"""What is said of a deck of another time, or against somebody."""
_ELSE_WORDS = """
    играл играла играли был была прошлый прошлом прошлая тот last played was before earlier שיחקתי שיחק שיחקה היה הייתי
    קודמת שעברה играет играит сыграет выступает выступит берёт берет возьмет plays takes will he's
    she's ישחק תשחק הוא היא
"""
_ELSE = frozenset(_ELSE_WORDS.split())
"""What is said of whom somebody played before, or somebody else plays."""
"""Letters of a word that is known by its sound."""
_VOWELS = str.maketrans("еэоe", "ииаi")
_VOWELS_OF_HEBREW = expression("[וי]")
_DOUBLE = expression(r"(.)(?=\1)")
_MOST_WORDS, _MOST_BEFORE = 3, 2
"""Most words of such a name, and of what stands before the word for a lead."""


def with_lead(listing: Listing, game: Game) -> Listing:
    """A list, in which the only line that names a lead in whatever way stands for it, if no other does."""
    slots = game.deck_rules.slots if game.deck_rules else {}
    kept = [one for one in listing.entries if one.place != "aside"]
    if any(one.place not in PLACES or leads(game, (name for name, _ in one.readings)) for one in kept):
        return listing
    named = {at: found for at, one in enumerate(listing.entries) if one.loose and (found := _named(one.text))}
    if all(one.loose for one in kept):  # of names that are all misspelt it is one that a lead is likely meant by
        numbered = sum(any(map(str.isdigit, one.text)) for one in kept)
        are_likely = numbered >= _LEAST_NUMBERED and named and all(is_likely_lead(name) for _, name in named.values())
        if not are_likely:
            return listing
    if not named:
        above = [*takewhile(lambda at: listing.entries[at].loose, range(len(listing.entries)))]
        texts = {at: listing.entries[at].text for at in above}
        named = {at: found for at, text in texts.items() if (found := _deck_of(game, text) or _played(game, text))}
    if not named and slots:
        from cards.decks.meaning.introduced import child_in, introduced  # few lists are without a lead

        child = child_in([*texts.values()])
        said = {at: both for at in above if (both := introduced(game, listing.entries[at], child))}
        if len(said) == 1:
            both = [one for at, entry in enumerate(listing.entries) for one in said.get(at, [entry])]
            return replace(listing, entries=both)
        return _slipped(listing, game)
    if len(named) != 1:
        return listing
    ((at, (slot, name)),) = named.items()
    if slot not in slots:
        return listing
    entries = [*listing.entries]
    entries[at] = replace(entries[at], readings=(Reading(name, "1"),), place=slot, loose=False)
    return replace(listing, entries=entries)


def _slipped(listing: Listing, game: Game) -> Listing:
    """A list, in which the only line that says whom somebody plays, with a slip in the name, stands for that; as is
    told. Where that line says more of it, such as that it was so before or is somebody else's, it is
    asked about.
    """
    from cards.decks.meaning.slipped_leads import lead_slipped  # few lists are without a lead

    found = {at: lead_slipped(game.id, one.text) for at, one in enumerate(listing.entries) if one.loose}
    named = {at: one for at, one in found.items() if one}
    if len(named) != 1 or not game.deck_rules:
        return listing
    ((at, (card, said)),) = named.items()
    name = as_written(game, card, said)
    words = TOKEN.findall(normalise(listing.entries[at].text))
    if any(card_at(game, words, at) for at in range(len(words))):
        return listing  # it has no slip, and what else stands there is asked about as talk
    if bears_on_cards(words) or not (TAKING_BACK | WITHDRAWING | _ELSE).isdisjoint(words):
        text, line = short(listing.entries[at].text), listing.entries[at].line
        asked = f"{text!r} names the card {name!r} among other words: write {name!r}, or leave it out"
        why = DataError(listing.path, asked, line).coded("names-card", text=text, name=name, write=name)
        return replace(listing, faults=[*listing.faults, why])
    told = [read_as(said, name)]
    slot = game.deck_rules.slot_of(game.cards[card]) or ""
    entries = [*listing.entries]
    entries[at] = replace(entries[at], readings=(Reading(name, "1"),), place=slot, loose=False)
    remark = Said(f"read so: {', '.join(told)}", "read-so", lines=told)
    return replace(listing, entries=entries, remarks=[*listing.remarks, remark])


def _named(line: str) -> tuple[str, str] | None:
    """The slot of which a line gives the word, and the name behind that; None for any other line."""
    words = TOKEN.findall(normalise(line))
    slots = [slot_words().get(word, "") or _slots_by_ear().get(_sound(word), "") for word in words]
    at = next((at for at, slot in enumerate(slots) if slot), len(words))
    name = [word for word in words[at + 1 :] if not (is_said(word) or section(word) or is_about(word) or word in _MAIN)]
    is_named = (
        at <= _MOST_BEFORE
        and all(is_said(word) or word in _MAIN for word in words[:at])
        and 0 < len(name) <= _MOST_WORDS
    )
    is_other = any(map(str.isdigit, line)) or (of_all().find(seen(line)) and not is_lead(" ".join(name)))
    return (slots[at], " ".join(name)) if is_named and not is_other else None


@of_games()
def _slots_by_ear() -> Mapping[str, str]:
    """The words for slots as they sound, in which one vowel is written for another: `гирой`, `גבור`, `hiro`."""
    return {sound: slot for word, slot in slot_words().items() if (sound := _sound(word))}


def _sound(word: str) -> str:
    """A word (normalised) with one letter for the vowels that are taken for each other; empty for a short word, and for
    one in Hebrew that has none of them.
    """
    if "א" <= word[:1] <= "ת":
        bare = f"{word[:1]}{_VOWELS_OF_HEBREW.sub('', word[1:])}"
        return bare if bare != word and len(bare) >= _LEAST_HEARD - 1 else ""
    return _DOUBLE.sub("", word.translate(_VOWELS)) if len(word) >= _LEAST_HEARD else ""


def _deck_of(game: Game, line: str) -> tuple[str, str] | None:
    """The slot and the name of the lead whose deck a line says to be below it, beside the word for it: `шлю колоду
    Архивариуса:`, `bruiser list for sunday:`; None for any other line.
    """
    words, rules = TOKEN.findall(normalise(seen(line))), game.deck_rules
    decks = [at for at, word in enumerate(words) if speaks_of_deck(word.strip('«»"'))]
    others = {card for mention in of_all().find(seen(line)) for of, card in mention.cards if of == game.id}
    if (
        len(words) > _MOST_OF_TITLE
        or "?" in line
        or _OLD.search(normalise(line))
        or bears_on_cards(words)
        or any(map(number_of, words))
    ):
        return None
    found: dict[str, str] = {}
    for at in decks:
        start = next((to for to in range(at + 1, len(words)) if words[to] not in _OF), len(words))
        begins = [start, *range(max(at - _MOST_WORDS, 0), at)]
        for begin in (one for one in begins if one < len(words)):
            named = card_at(game, words, begin, likely=not is_said(words[begin]))
            if (
                named
                and (begin == start or named.to == at)
                and rules
                and (slot := rules.slot_of(game.cards[named.card]))
            ):
                found[named.card] = slot
    if len(found) != 1 or not others.issubset(found):
        return None
    ((card, slot),) = found.items()
    return slot, as_written(game, card, line)


def _played(game: Game, line: str) -> tuple[str, str] | None:
    """The slot and the name of the lead that somebody says to play in one part of a line, by some of its name: `Это
    Рома, 5В. Играю архивариусом`; None for any other line.
    """
    if OTHER_SIDE.search(normalise(line)):
        return None
    parts = [TOKEN.findall(normalise(part)) for part in _PARTS.split(seen(line))]
    said = [words for words in parts if not PLAY.isdisjoint(words) or any(side.issubset(words) for side in _SIDED)]
    others = [word for words in parts if words not in said for word in words]
    if len(said) != 1 or "?" in line or bears_on_cards([*said[0], *others]) or of_all().find(seen(line)):
        return None
    runs = (" ".join(others[at:to]) for at in range(len(others)) for to in range(at + 1, at + _MOST_WORDS + 1))
    if any(map(lead_in_form, runs)):
        return None  # of whom it is said besides that somebody plays another
    name = [word for word in said[0] if word not in PLAYS]
    likely = card_likely(game.id, " ".join(name)) if 0 < len(name) <= _MOST_WORDS else None
    rules = game.deck_rules
    if not likely or likely[1] or not rules or not (slot := rules.slot_of(game.cards[likely[0]])):
        return None
    return slot, as_written(game, likely[0], line)


def is_team_of_lead(game: Game, line: str, entries: Sequence[ListedCard]) -> bool:
    """True for a line that is no more than the name of the team of which the lead of a list is."""
    said = " ".join(TOKEN.findall(normalise(line)))
    known = {found[0] for one in (said, f"ה{said}") if (found := team_names(game.id).get(one))}
    if not known:  # the list is looked through for a title alone
        return False
    index, rules = name_index(game.id), game.deck_rules
    named = (found[0] for one in entries for name, _ in one.readings if (found := index.get(normalise(name))))
    teams = {game.cards[card].team for card in named if rules and rules.slot_of(game.cards[card])} - {None}
    return teams == known
