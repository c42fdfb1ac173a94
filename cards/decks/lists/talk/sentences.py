"""Sentences of a line that say something else than its list: a greeting, and what is beside the deck."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.decks.listing import Place
from cards.decks.lists.around.labels import holds_card, labelled, names_lead
from cards.decks.lists.talk import played
from cards.decks.names.headings import NAME, is_about, is_more, section
from cards.decks.names.kinds import slot_words
from cards.decks.words import counted, people, seen, updates
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import BUT, is_aside, sets_aside
from cards.expressions import expression
from cards.names import normalise

_GREETED = expression(r"(?P<greeting>[^\W\d]+(?:,? [^\W\d]+){0,3})[!.]+\s+(?P<rest>\S.*)")
_SENTENCES = expression(r"(?<=[^\W\d])[.!]\s+")
_LAST = expression(r"(?P<before>.*\s[-–—xх×]\s?\d{1,2})[.!]\s+(?P<said>[^\W\d][^\d.!]*)[.!]?")
"""A last sentence, behind the number of a card."""
_RECONSIDERED = expression(r"(?<!\w)(?:передумал\w*|chang\w+ my mind|reconsidered|התחרטתי|שיניתי)(?!\w)", re.I)
_SENT_EARLY = expression(
    r"(?<!\w)(?:раньше времени|слишком рано|too early|too soon|מוקדם מדי|מוקדם מידי|לפני הזמן)(?!\w)", re.I
)
"""What is said of a message that went off before it was whole, and of no card."""
_MOST_SAID = 8
"""Most words of what somebody says before a heading on its line."""


def apart(line: str) -> Sequence[tuple[str, Place]]:
    """The parts of a line with such sentences, with a place for what is beside the deck: `Добрый день! Герой: Громила`,
    `… 2 reactors. Sideboard is 2 cows`; none for any other line.
    """
    return _greeted(line) or _with_each(line) or _with_aside(line) or _with_heading(line)


def sized(line: str) -> tuple[str, int] | None:
    """The lead of a list on a line that has beside it how many cards there are: `Deck: Bruiser, 45 cards`; and that."""
    rest, size = counted.with_size(line) or ("", 0)
    word, value = labelled(rest)
    lead = value if word in NAME else rest
    return (lead, size) if size and names_lead(lead) else None


def _greeted(line: str) -> Sequence[tuple[str, Place]]:
    match = _GREETED.fullmatch(line)
    if not match or not people.is_greeting(match["greeting"]) or holds_card(match["greeting"]):
        return ()
    rest = _with_each(match["rest"]) or [(match["rest"], "")]
    is_one = _is_labelled(match["rest"]) or ("," not in match["rest"] and played.played(match["rest"]))
    return [(match["greeting"], ""), *rest] if is_one or len(rest) > 1 else ()


def _with_each(line: str) -> Sequence[tuple[str, Place]]:
    """A lead, and behind it the cards with how many there are of each: `Герой Громила. По 4: Корова, Ёж. По 3: …`."""
    lead, stop, rest = min((line.partition(sign) for sign in (". ", ", ", "; ")), key=lambda cut: len(cut[0]))
    each = counted.of_each(rest) if stop else None
    is_each = each is not None and len(each[0]) == 1 and not counted.of_each(lead)
    is_slot = normalise(lead.partition(" ")[0].rstrip(":")) in slot_words() and not counted.numbers_of(lead)
    is_led = names_lead(lead) or is_slot or bool(played.played(lead))
    return [(lead, ""), (rest, "")] if is_each and is_led else ()


def _with_heading(line: str) -> Sequence[tuple[str, Place]]:
    """The heading of more cards without what somebody says before it: `Ой, отправилось раньше времени. Крипы:`."""
    *above, last = _SENTENCES.split(line) if line.endswith(":") else [""]
    said, words = _SENT_EARLY.sub(" ", ". ".join(above)), normalise(last.rstrip(" :"))
    if not said or len(seen.words_of(said)) > _MOST_SAID or not (section(words) == "list" or is_more(words)):
        return ()
    bears = (
        bears_on_cards(seen.words_of(normalise(said))) or updates.changes(normalise(said)) or is_aside(normalise(said))
    )
    return () if bears or _may_be_list(said) or _RECONSIDERED.search(said) else ((last, ""),)


def _is_labelled(line: str) -> bool:
    word, _ = labelled(line)
    return bool(word) and (word in slot_words() or is_about(word) or section(word) is not None)


def _with_aside(line: str) -> Sequence[tuple[str, Place]]:
    last = _LAST.fullmatch(line)
    if last and (_is_left_out(last["said"]) or _goes_against(last["said"])):
        return [(last["before"], ""), (last["said"], "")]  # it may be a card that is listed, too
    sentences = _SENTENCES.split(line) if ". " in line or "! " in line else []
    at = next((at for at, said in enumerate(sentences) if at and _is_put_aside(said)), 0)
    before = ". ".join(sentences[:at])
    if not at or not _may_be_list(before):
        return ()
    goes_on = ((said, "aside" if _may_be_list(said) else "") for said in sentences[at + 1 :] if said)
    return [(before, ""), (sentences[at], "aside"), *goes_on]


def _is_put_aside(said: str) -> bool:
    words = [word.strip(":,-–—") for word in said.split()]
    places = {section(normalise(" ".join(words[:long]))) for long in (1, 2)}
    return _may_be_list(said) and not {"side", "aside"}.isdisjoint(places) and not updates.changes(normalise(said))


def _is_left_out(said: str) -> bool:
    """True for a card without a number of which it is said last that it is left out: `Жюльен не советуют, не кладу`."""
    before, comma, last = said.rstrip(" .!").rpartition(",")
    if not comma or not sets_aside(normalise(last.strip())) or not holds_card(before):
        return False
    return not (counted.numbers_of(said) or "?" in said or BUT.search(normalise(said)))


def _goes_against(said: str) -> bool:
    """True for a card without a number of which two things are said that go against each other."""
    return holds_card(said) and BUT.search(normalise(said)) is not None


def _may_be_list(said: str) -> bool:
    return bool(counted.numbers_of(said)) or holds_card(said)
