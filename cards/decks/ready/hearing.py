"""What people say around the title of a ready-made deck: changes, talk, and what puts in doubt that it is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cards.database import load_game
from cards.decks.deck_read import Unread
from cards.decks.meaning.people_named import as_given, name_at
from cards.decks.names.given_names import is_given
from cards.decks.names.kinds import team_words
from cards.decks.names.known import is_card
from cards.decks.names.mentions import of_game
from cards.decks.names.teams import teams_of
from cards.decks.phrases.corrected import heads_changes
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
    is_talk,
    reasons,
    says_taken,
    takes,
    touches,
    without_idioms,
)
from cards.decks.ready.calling import clauses
from cards.decks.ready.changes import Changes, bears, take
from cards.decks.ready.doubts import (
    is_not_now,
    is_of_several,
    is_quoted,
    names_other_slot,
    names_slot,
    takes_back,
    without_own_lead,
)
from cards.decks.ready.sayings import AS_IT_IS, BASED, CALLED, CHANGED, CHILD, EXCEPT, TAKES, THEY_TAKE
from cards.decks.ready.titles import TITLE, without_number, words_in
from cards.decks.words.harmless import without_ages
from cards.decks.words.lacking import leaves_open
from cards.decks.words.maybes import sets_aside
from cards.decks.words.numbers_said import SIZES, sum_said
from cards.decks.words.people import classed
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

Lines = Sequence[tuple[int, str]]
_OF_NAME = expression(
    r"(?<!\w)ו?([א-ת]{3,})(?= (?:עם|על|רוצה|לוקחת?|משחקת?|מביאה?|באה?)(?!\w))|\0[\"״»]? ל([א-ת]{3,})$"
)
"""Somebody of whom something is said in Hebrew, or for whom something is."""
_KIN = expression(r"(?<!\w)(сын|доч|внук|внуч|son|daughter|grandson|granddaughter|הבן|הבת|הנכד|הנכדה)(?=\w{0,3}(?!\w))")
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
_IN_BRACKETS = expression(
    r"\s\((?:(?:ему |ей |בן |בת |aged? )?\d\d|(?:ему|ей|בן|בת|aged?) \d)(?: (?:лет|года?|years(?: old)?|שנים))?\)"
    r"|\s\(\d (?:лет|года?|years(?: old)?|שנים)\)",
    re.I,
)
"""How old somebody is."""
_SELF = expression(
    r"(?i:(?<!\w)(?:я|это|меня зовут|i'm|i am|this is|my name is|אני|זאת|זה|קוראים לי|שמי)) "
    r"(?:[A-ZА-ЯЁ][\w-]+|[א-ת'-]+|(?= ))\s*(?=[,.!\n]|$)"
)
"""Who writes, or where that stood, if it is taken out."""
_PATH = expression(r"\s*[^\W\d][^«»\"›>\0]{1,60}(?:\s[»›>]\s[^«»\"›>\0]{2,80}){1,5}")
"""The path of a page of a forum, as it is copied with what is said there: `Форум » Отчёты » Моя колода`."""
_LEAST_SIZE = 8
"""Fewest cards of a deck, more than copies of one."""
_LEAST_OF_FORM = 2
"""Fewest answers by which a text is a form's."""
_JOINING = frozenset(["и", "and", "+", "&", "ו", "плюс"])
_MOST_OF_CARD = 2
"""Most words of what may be the name of a card that nobody knows."""


class Around(NamedTuple):
    """What else a text says: its changes, and the lines with anything that is only talk."""

    changes: Changes
    talk: Sequence[Unread]


class Hearing:
    """What is said around the titles in lines (`marked`), line by line; `who` is whose they are, if that is known."""

    def __init__(self, deck: Deck, who: str) -> None:
        self.deck, self.game = deck, load_game(deck.game)
        self.changes = Changes()
        self.talk: list[Unread] = []
        self.whose: bool | None = True if who else None
        """True if it is said by name whose the deck is, False if it may be a child's."""
        self.speaks_of_changes = self.takes_it = self.needs_taking = self.is_doubtful = False

    def hear(self, lines: Lines) -> Around | None:
        """What is said; None if it puts the deck in doubt."""
        lines, self.talk = _without_answers(self.game, self.deck, lines)
        self.changes.is_signed = any(line.lstrip().startswith("+") for _, line in lines)
        self.changes.is_announced = any(CHANGED.search(normalise(line)) for _, line in lines)
        if names_other_slot(self.game, self.deck, (line for _, line in lines)):
            return None
        children = {kin for _, line in lines for kin in _KIN.findall(normalise(line))}
        if len(children) > 1 and not self.whose:
            return None
        if self.whose is None and any(CHILD.search(normalise(line)) for _, line in lines):
            self.whose = False
            if any(_SELF.search(line) for _, line in lines):
                return None  # who has that name?
        if not all(self._hears(number, _IN_BRACKETS.sub(" ", granted(line))) for number, line in lines):
            return None
        changes = self.changes
        is_whole = bool(changes.said) or not (self.speaks_of_changes or changes.lacking or changes.sums)
        if self.is_doubtful and changes.said:
            return None
        return Around(changes, self.talk) if is_whole and (self.takes_it or not self.needs_taking) else None

    def _hears(self, number: int, line: str) -> bool:
        """False for a line that puts the deck in doubt."""
        known = len(self.changes.said)
        if _PATH.fullmatch(line) and not bears(self.game, self.deck, line):
            self.talk.append(Unread(number, line.strip(), aside=False))
            return True
        unnumbered = without_number(line, self.deck)
        if unnumbered is None or _begins_with_digits(self.game, line):
            return False  # another deck has that number, or what is a number of copies, and what of the name?
        self.takes_it |= AS_IT_IS.search(line) is not None
        self.needs_taking |= is_gift(line)
        self.speaks_of_changes |= BASED.search(normalise(line)) is not None
        sentences = _PARTS.split(without_idioms(_sized(unnumbered, self.deck)))
        parts = [part for one in filter(_is_something, sentences) for part in (reasons(one) if TITLE in one else [one])]
        free: list[str] = []
        for part in map(_without_age, parts):
            if (said := self._talk_in(part, is_numbered=unnumbered != line)) is None:
                return False
            free += said
        self.is_doubtful |= is_quoted(line) and len(self.changes.said) > known
        if free and not says_nothing(" ".join(free)):
            is_all = len(free) == len(parts) and TITLE not in line
            self.talk.append(Unread(number, line.strip() if is_all else ". ".join(free), aside=False))
        return True

    def _talk_in(self, part: str, *, is_numbered: bool) -> list[str] | None:
        """What of a sentence is talk; None if it puts the deck in doubt."""
        from cards.decks.ready.people import is_name

        if takes_back(part) or is_of_several(part) or leaves_open(normalise(part)):
            return None
        beside = [*filter(_is_something, clauses(self.game, part))]
        self.speaks_of_changes |= any(map(EXCEPT.fullmatch, beside))
        beside = [one for one in beside if not EXCEPT.fullmatch(one)]
        left = self._left(beside)
        is_titled, are_changes = TITLE in part, len(left) < len(beside)
        if is_titled or are_changes or not self.changes.said or touches(part):
            self.is_doubtful |= is_not_now(part.replace(TITLE, " "), left, is_name)
        self.is_doubtful |= part.rstrip(" )").endswith("?") and are_changes and bool(self.changes.said)
        self.speaks_of_changes |= any(CHANGED.search(normalise(one)) for one in left)
        unknown = [one for one in left if not all_said(self.game, normalise(one))]
        if unknown and not (is_titled or are_changes):
            return [part.strip()] if is_free(self.game, part) else None
        if not (self._is_of_player(part, unknown) and self._is_talk(beside, left, unknown)):
            return None
        others = [one.strip() for one in unknown if not greets(one)]
        if is_titled:
            self._hear_of_taking(part, left, unknown, is_numbered=is_numbered)
            self.needs_taking |= bool(others)
        is_said_so = is_titled or are_changes or takes(normalise(part))
        return others if is_said_so else [*others, part.strip()]

    def _left(self, beside: Sequence[str]) -> list[str]:
        """The parts of a sentence that neither change the deck nor only name what it has; those that do are kept."""
        game, deck = self.game, self.deck
        left = [one for one in beside if not (_names_its_teams(game, deck, one) or _sums(deck, one, self.changes))]
        left = [without_own_lead(game, deck, one) for one in left if not names_slot(game, one)]
        return [one for one in left if _bears_nothing(game, one) or not take(self.changes, game, deck, one)]

    def _is_talk(self, beside: Sequence[str], left: Sequence[str], unknown: Sequence[str]) -> bool:
        """True if no part of a sentence that is `left` means anything else: none has a word that may, and none may be a
        card that nobody knows among others that go or come.
        """
        are_changes = len(left) < len(beside)
        if not all(is_talk(self.game, one, beside_changes=are_changes) for one in left):
            return False
        if any(map(_names_another, left)):
            return False
        changing = [at for at, one in enumerate(beside) if one not in left]
        between = beside[changing[0] : changing[-1]] if changing else []
        if any(one in unknown and len(one.split()) <= _MOST_OF_CARD and not greets(one) for one in between):
            return False
        return not any(sets_aside(normalise(one).strip(" :")) for one in unknown)

    def _is_of_player(self, part: str, unknown: Sequence[str]) -> bool:
        """True for a sentence of which some is `unknown`, if it says that whoever writes takes the deck, or that
        somebody does whose it may be.
        """
        is_theirs = self._is_theirs(part)
        if any(TITLE in one for one in unknown) and not (is_theirs or says_taken(self.game, part)):
            return False
        said = map(normalise, unknown)
        return is_theirs or not any(THEY_TAKE.search(one) and not TAKES.search(one) for one in said)

    def _is_theirs(self, part: str) -> bool:
        """True for a sentence that says that somebody takes the deck who is known by name, or a child."""
        return self.whose is True or (self.whose is False and THEY_TAKE.search(normalise(part)) is not None)

    def _hear_of_taking(self, part: str, left: Sequence[str], unknown: Sequence[str], *, is_numbered: bool) -> None:
        """Hear whether a sentence with a title says that the deck is taken, or no more than that it is a deck."""
        known = [normalise(one) for one in left if TITLE in one and one not in unknown]
        self.takes_it |= self._is_theirs(part) or takes(normalise(part))
        self.takes_it |= any(is_numbered or CALLED.search(one) for one in known)  # `колода 3`


def _begins_with_digits(game: Game, line: str) -> bool:
    """True for a line with a card whose name begins with a number, and that has no other number or sign before it."""
    if not re.search(r"\d-?[^\W\d]", line):
        return False
    found = [one for one in of_game(game.id).find(line) if one.name[:1].isdigit()]
    return any(not re.search(r"(?:\d\s*[xх×]?|[+−-])\s*$", line[: one.start]) for one in found)


def _without_answers(game: Game, deck: Deck, lines: Lines) -> tuple[Lines, list[Unread]]:
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


def _names_another(clause: str) -> bool:
    """True for a part of a sentence that says something of somebody by name: `Петя ревизию`, `for Kate`."""
    words = re.findall(r"[^\W\d_][\w'’-]*", clause)
    if all(word[:1].isupper() for word in words) and TITLE not in clause:
        return False  # who is spoken to, or signs
    for at, word in enumerate(words):
        is_child = at > 0 and CHILD.fullmatch(normalise(words[at - 1]))
        if word[:1].isupper() and as_given(word, forms=True) and not is_child:
            return True
    return any(is_given(one[1] or one[2]) for one in _OF_NAME.finditer(clause.strip()))


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
