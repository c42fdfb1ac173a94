"""What people say around a list: whose it is, in sentences; and whether a line is talk, or could be a card.

Talk is told as not read, and does no harm. What could be a card never is: a line near to a name, one that begins with a
number of copies, one that stands among other names and looks like them. Nor is what names a card among other words, or
has a number that may be of copies, or changes in words what stands above: that is a fault (`wrong_with`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from math import ceil

from cards.decks.listing import ListedCard, changes_list
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import is_more
from cards.decks.names.kinds import is_kind_word
from cards.decks.names.known import by_itself
from cards.decks.names.mentions import NameFinder
from cards.decks.names.nicknames import poster
from cards.decks.names.team_forms import is_team, team_told
from cards.decks.words.counted import NUMBER, begins_with_count, counts_others, is_counter, is_number, without_counters
from cards.decks.words.fillers import AROUND, bears_on_cards, denies_cards
from cards.decks.words.harmless import without_ages, without_untouched
from cards.decks.words.keyboard import about_typing
from cards.decks.words.lacking import is_incomplete, is_usual, is_vague, leaves_open
from cards.decks.words.left_out import leaves_these_out
from cards.decks.words.maybes import is_aside
from cards.decks.words.numbers_said import DAY, DEVICE, LOOSE_NUMBER, TELEPHONE, numbers_people, unexplained
from cards.decks.words.people import is_greeting
from cards.decks.words.seen import runs_of, seen, words_of
from cards.decks.words.updates import (
    changes,
    heads_update,
    is_anothers,
    is_no_list,
    is_outdated,
    is_rarity,
    is_undone,
    kind_missing,
    may_be_to_come,
    says_change,
    says_if,
)
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_MOST_LOOKED_AT = 16
"""A line of more words has too many beside any name (`_MOST_BESIDE`, and the longest name)."""
_SHORT = 2
"""Names of so few letters are words of other meanings, too."""
_CLOSE, _LENGTH = 75, 0.6
"""How near a name must be, out of 100; two names whose lengths are less alike cannot be so near."""
_MOST_WORDS, _MOST_BESIDE, _MOST = 5, 2, 100
"""The most words of a name that nobody knows, and of those beside a name in a line; and how many copies are no number
of copies any more, but a year or a telephone."""
_MOST_COPIES = 10
"""Of fewer pieces it may be said how many there are of a card, of more how many there are in all."""
_PIECES = expression(r"шт\w*|копи\w+|экз\w*|pcs?|cop(?:y|ies)|עותק\w*|יחיד\w+|יח")
_MOST_OVER = 3
"""Most words of a heading without a colon."""
_PARTS = expression(r"\s+[-–—]\s+|\s*[:;,()\[\]]\s*")
_TIME = expression(r"\b\d{1,2}[:.]\d{2}\b")
_END = expression(r"[.!?…)]$|[!?]|[^\d\W]\.\s|\b[:;]-?[)(]")


_MOMENT = expression(
    r"(?<!\w)(?:in year|at|by|till|until|after|около|после|до|к|בשעה|אחרי|עד) \d{1,2}(?!\w)"
    r"|(?<!\w)(?:дом\w?|д|кв|квартир\w|корпус\w?|подъезд\w?|этаж\w?|комнат\w|школ\w|отряд\w?|room|apt|flat|floor|building"
    r"|house|block|entrance|school|unit|[מב]?ה?(?:בניין|דירה|קומה|כניסה|חדר|בית ספר))\.? ?№?\d{1,4}(?!\w)"
    r"|(?<!\w)(?:v|ver|version|rev|верси[яи]|в|шаблон|template|format|формат|ה?גרס[הא]|תבנית)\.? ?\d+(?:\.\d+)*(?!\w)"
)
"""When something is to be, where somebody is from, and which version of a form it is."""
_MY_AGE = expression(
    r"(?:(?:здрав\w+|приве\w+|hi|hello|hey|שלו[םמ]|היי|הי|אהלן)(?:(?: всем| there| לכולם)?[,.!]*) )?"
    r"(?:(?:ну |а )?(?:я|меня зовут|мо[её] имя|это)|(?:hi,? )?(?:i'm|i am|my name is|this is)|אני|שמי|קוראים לי)"
    r" [^\W\d]+(?: [^\W\d]+)?,? ?"
    r"(?:(?:и |а )?мне (?:уже |скоро |только |всего )?|(?:and )?(?:i'm|i am) (?:only |just )?"
    r"|(?:ו?אני (?:רק )?)?(?:בן|בת) )"
    r"\d{1,2}(?: (?:лет|years(?: old)?))?\W*"
)
"""How old somebody is, as he says behind his name: `я Майя и мне 12`."""
_NUMBERED = expression(r"(?<!\w)(?:no|номер|מספר|number|верси[яи]|version|ver|ה?גרס[הא]) ?\d{1,3}$")
"""A number at the end that says which it is: `Участник № 17`, `Болото, версия 3`."""


_STAMPS = expression(
    r"(?<!\w)(?:(?:последн\w+ )?(?:обновл\w+|создан\w*|опубликован\w*|измен[её]н\w*|добавлен\w*)"
    r"|(?:last )?(?:updated|created|published|posted|edited|modified)(?: on)?|עודכן|נוצר|פורסם|נערך)(?!\w)"
)
"""What sites say of when something was written."""


_HAS_WORDS = """
    у меня нас я мы есть беру берём берем взял взяла возьму мои карты такие вот i we have got take my cards
    אני אנחנו יש לי לנו לוקח לוקחת שם שמה הקלפים שלי
"""
_HAS = frozenset(_HAS_WORDS.split())
"""What says no more than that somebody has the cards below."""


_NOT_BUT = expression(
    rf"(?<!\w)(?:(?:не|not|לא) (?:{NUMBER}),?(?: (?:а|но|but|rather|אלא|כי אם))? (?:{NUMBER})"
    rf"|(?:{NUMBER}),? (?:а не|not|ולא|לא) (?:{NUMBER}))(?!\w)(?! (?:раз|times?|פעמים))"
)
"""One number for another: `не четыре, а три`."""
_ANSWERS = expression(
    r"\W*(?:(?:ой|ну|а|да|oh|well|yes|כן|אה) )?"
    r"(?:(?:нет|неа|no|לא),? ?(?:конечно|разумеется|еще не все|это не все|of course(?: not)?|not yet|that's not all"
    r"|ברור|כמובן|זה לא הכו?ל)"
    r"|(?:конечно|разумеется|of course|ברור ש|כמובן ש) ?(?:нет|не все|not|no|לא))\W*"
)
"""What answers a question whether that is all, above more of it."""


class Names:
    """The names that a line may be near to, normalised."""

    def __init__(self, names: Iterable[str]) -> None:
        self.all = frozenset(names)
        self._by_length: dict[int, list[tuple[str, frozenset[str]]]] = {}
        for name in sorted(self.all):
            self._by_length.setdefault(len(name), []).append((name, frozenset(name)))

    def near(self, name: str) -> bool:
        """True if one of the names is as a whole near to this one, and not only shares a word with it."""
        from rapidfuzz import fuzz, process

        letters = frozenset(name)
        # what is much longer or has other letters cannot be near: comparing takes long where it is pure Python
        pool = [
            one
            for length in range(ceil(_LENGTH * len(name)), int(len(name) / _LENGTH) + 1)
            for one, has in self._by_length.get(length, ())
            if 2 * len(letters & has) >= len(has)
        ]
        return process.extractOne(name, pool, scorer=fuzz.ratio, score_cutoff=_CLOSE) is not None


def could_be_card(entry: ListedCard, known: Names, *, is_list: bool, among: bool) -> bool:
    """True for a line that may be meant as one of the cards that are `known`.

    `is_list` is false if it is not sure that there is a list at all; `among` is true for a line between cards, in a
    list where some have no number.
    """
    text = normalise(entry.text)
    words = words_of(text)
    counts = [int(reading.copies) for reading in entry.readings if reading.copies.isdecimal()]
    numbers = sum(word.isdigit() or is_number(word) for word in words)
    beside = _beside(words, known.all, least=2 if numbers or len(words) == 1 else 3)
    is_heading = text.endswith(":")
    is_head = DAY.fullmatch(text) or _TIME.match(text) or is_counter(text) or counts_others(text) or poster(entry.text)
    if is_head or (beside is None and TELEPHONE.search(text)):
        return False
    if not re.search(r"\w", unexplained(text)):
        return False
    of_people = numbers_people(text)
    if begins_with_count(text) and not of_people:
        return True
    if beside is not None and not is_heading and beside - numbers <= (2 if numbers else 1) * _MOST_BESIDE:
        return True
    if len(words) > 2 * _MOST_WORDS or _TIME.search(text) or DAY.fullmatch(text) or not re.search(r"[^\W\d_]", text):
        return False
    names = {normalise(reading.name) for reading in entry.readings}
    names |= {normalise(part) for part in _PARTS.split(entry.text)}
    if any(len(name) > 2 and known.near(name) for name in names):
        return True
    has_digits = re.search(r"\d", text) is not None
    is_said = re.search(r"\d", _MOMENT.sub(" ", DEVICE.sub(" ", text))) is not None if has_digits else not is_heading
    is_said &= not (has_digits and (of_people or _MY_AGE.fullmatch(text)))
    is_counted = is_said and any(1 < count < _MOST for count in counts) and not _NUMBERED.search(text)
    usual = (among and not is_heading) or is_counted or text[:1].isdigit()
    is_short = len(words) - numbers <= _MOST_WORDS and max(counts, default=1) < _MOST
    return is_list and usual and is_short and not _END.search(entry.text.strip())


def wrong_with(
    entry: ListedCard, finder: NameFinder, *, after: bool, heads: bool, groups: bool, whole: str = ""
) -> Said | None:
    """Why a line that is no card is no harmless talk either; None for talk.

    It may be a part of a `whole` line.

    `after` is true below the first card of a list: what stands there may change it. `heads` is true right above a card.
    `groups` is true where a few words are no more than the name of a group of cards, as they stand over the first, too.
    """
    text = seen(entry.text)
    said = normalise(text)
    words = words_of(said)
    doubtful = (
        not is_more(said) and (said.endswith(":") or _may_put_aside(text, groups=groups))
        if after
        else said.endswith(":")
        and len(words) <= 2 * _MOST_WORDS
        and ((denies_cards(words) and denies_cards(words_of(without_untouched(said)))) or says_if(said))
    )
    if heads and doubtful and not about_typing(said) and not (after and (is_no_list(said) or is_undone(said))):
        what = (
            f"are the cards below {short(entry.text)!r} in the deck? If so, leave this line out; if not, leave them out"
        )
        return Said(what, "unknown-heading", text=short(entry.text))
    if _changes_list(said, text, finder, after=after) or ((after or heads) and leaves_open(said)):
        return changes_list(entry.text)
    if after and not heads and whole and is_incomplete(normalise(whole)):
        return changes_list(whole)
    if after and not heads and is_incomplete(said):
        return changes_list(entry.text)
    found = [mention for mention in finder.find(text) if len(mention.name) > _SHORT]
    if found := [mention for mention in found if after or not is_team(mention.name)]:  # it may be said of teams before
        name = text[found[0].start : found[0].end]
        if is_team(found[0].name):
            return team_told(entry.text, name)
        write = by_itself(name)
        what = f"{short(entry.text)!r} names the card {name!r} among other words: write {write!r}, or leave it out"
        return Said(what, "names-card", text=short(entry.text), name=name, write=write)
    bare = without_ages(without_counters(said), finder.has_word_like, is_given)
    number = next((one for one in LOOSE_NUMBER.finditer(unexplained(bare)) if _counts(one, finder)), None)
    if number and not about_typing(said) and not poster(entry.text):
        what = f"{short(entry.text)!r}: is {number['number']} a number of copies? Write it so: '2 a card's name'"
        return Said(what, "what-number", text=short(entry.text), number=number["number"])
    return None


def _changes_list(said: str, text: str, finder: NameFinder, *, after: bool) -> bool:
    """True for a line that bears on the list as a whole, or on a card of it: what it was, is no more, or may become."""
    if not after:
        names = finder.find(text) or _numbers_cards(said, finder)
        return bool(names) and says_change(said)
    words = words_of(said)
    outdated = len(words) <= _MOST_WORDS and is_outdated(said)
    kind = kind_missing(said)
    if (
        leaves_these_out(said)
        or is_no_list(said)
        or is_undone(said)
        or is_unfinished(said)
        or is_anothers(text)
        or (kind and (is_kind_word(kind) or is_rarity(kind)))
    ):
        return True
    return bool(outdated or changes(said) or (heads_update(said) and any(map(finder.has_word_like, words[1:]))))


def is_unfinished(said: str) -> bool:
    """True for what says (normalised) that the rest of a list is still to come."""
    if not may_be_to_come(said):
        return False
    from cards.decks.lists.talk.to_come import is_to_come  # few lists speak of what they have not

    return is_to_come(said)


def changes_number(said: str) -> bool:
    """True for what says (normalised) one number for another, and of no card: `не четыре, а три`."""
    return _NOT_BUT.search(unexplained(said)) is not None


def speaks_vaguely(said: str, finder: NameFinder) -> bool:
    """True for a few words (normalised) of cards, and not which: `ну и бомбы всякие`, `plus the usual fuses`."""
    words = words_of(said)
    if len(words) > _MOST_WORDS or "?" in said or not is_vague(said) or finder.find(said):
        return False
    if any(is_kind_word(word.removeprefix(joined)) for word in words for joined in ("", "ו")):
        return True
    return is_usual(said) and any(finder.has_word_like(word) and not is_vague(word) for word in words)


def _may_put_aside(text: str, *, groups: bool) -> bool:
    """True for what may say, right above a card, that those below are not in the deck: in whatever words, unless they
    are known to say nothing of cards.
    """
    said = normalise(text)
    words = words_of(said)
    if _ANSWERS.fullmatch(said):
        return False
    if is_aside(said) or bears_on_cards(words):
        return True
    if is_title(text):
        return not (groups or _HAS.issuperset(words))
    greets = is_greeting(text) and len(words) <= _MOST_WORDS
    return not (
        greets or AROUND.issuperset(words) or not words_of(_STAMPS.sub(" ", unexplained(without_counters(said))))
    )


def is_title(line: str) -> bool:
    """True for a few words that may stand over cards as a heading does, without a colon."""
    few = 0 < len(words_of(normalise(line))) <= _MOST_OVER
    return few and not _END.search(line.strip()) and not is_greeting(line)


def _numbers_cards(said: str, finder: NameFinder) -> bool:
    """True for a line (normalised) with a number before a word like one of a card's name: `вместо двух Мимов`."""
    words = words_of(unexplained(said))
    return any((one.isdigit() or is_number(one)) and finder.has_word_like(word) for one, word in pairwise(words))


def _counts(number: re.Match[str], finder: NameFinder) -> bool:
    """True for a number that may be of copies: one that stands alone, or before a word like one of a card's name."""
    word = number["word"]
    is_piece = word and int(number["number"]) < _MOST_COPIES and _PIECES.fullmatch(normalise(word))
    return not word or bool(is_piece) or finder.has_word_like(word)


def _beside(words: Sequence[str], known: Collection[str], least: int) -> int | None:
    """How many words a line has beside the longest name of a card in it, of so many letters; None if it has none."""
    if len(words) > _MOST_LOOKED_AT:
        return None
    name = next((name for name in runs_of(words) if name in known and len(name) >= least), None)
    return None if name is None else len(words) - len(name.split(" "))
