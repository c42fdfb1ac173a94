"""Corrections of a list, part by part: `Гонец 1, а не 2`, `пару Мимов совсем убери`, `забыл 1 Корову`, `и добавь одну
Пулю`, `Ёж только 2, вместо него ещё одна Пуля, итого 3 Пули`.

Each part of the line must be sure by itself, or by the parts before it: it says what stood there before, how many
copies go, that of so many in the list there are only fewer, that a card was forgotten or is to be added, or what comes
for the copies that went. Anything else is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field
from itertools import chain

from cards.decks.phrases.corrected import (
    INSTEAD,
    INSTEAD_OF_THEM,
    THEM,
    Correction,
    bare_of_pardon,
    denies,
    is_less,
    is_out,
    is_word,
)
from cards.decks.phrases.team_changes import names_team, takes_back
from cards.decks.phrases.tokens import TOKEN, card_at, number_of
from cards.decks.words.counted import NUMBER, ORDINALS, PIECE
from cards.decks.words.fillers import MISTAKEN, TAKING, bears_on_cards
from cards.decks.words.seen import seen
from cards.decks.words.updates import is_update
from cards.model import Game
from cards.names import normalise
from cards.records import dataclass

_NOT = r"(?:не|ולא|לא|not|instead of|вместо|במקום)"
_N = r"\d{1,2}|[^\W\d]+"
_DENIED = re.compile(
    rf"[,(]?\s*(?<!\w)(?:а |и |and |but )?{_NOT} (?P<number>{_N})\)?(?=\s*(?:[.,;!)]|$)|\s(?:и|а|and)\s)"
)
_DENIED_BUT = re.compile(
    rf"(?<!\w)(?:не|ו?לא|not) (?P<number>{_N})(?P<between>(?: [^\W\d]+){{0,3}}),? (?:а|אלא|but)(?= )"
)
"""What is denied before what is so: `коров не 4, а 3`, `לא 4 פרות אלא 3`."""
_PARTS = re.compile(
    r"[.,;:!()\n]+(?=\s|$)|\s\(|\s[-–—]\s|\s(?:и|а|and|but)\s"
    r"|\s(?=ו(?:את\s|שכחתי|ב?מקו[םמ]|עוד\s|גם\s|תוסיף|תוריד|בלי\s|רק\s|-?\d))"
)
_DASHED = re.compile(rf"\s[-–—]\s(?=(?:{NUMBER})(?!\w))")
"""What stands between a card and its number, and parts nothing."""
_PIECES_BEHIND = re.compile(rf",\s*(?=(?:{NUMBER})\s+{PIECE}\s*(?:[.,;!]|$))")
"""What stands before the number of what was named: `забыла Корову, одну штуку`."""
_SAME = re.compile(r"тоже|также|столько|(?:те|тех|так\w*) же|то же|גם|אותו|same|also|too")
_FOUND = re.compile(r"наш[её]л(?:ся|ась|ось)?|нашла(?:сь)?|found|[וש]{0,2}מצאתי|[וש]{0,2}נמצאה?")
"""What is said of one copy more that turned up."""
_SAME_BEHIND = re.compile(rf",\s*(?=(?:{_SAME.pattern}|{_FOUND.pattern})(?!\w))")
_ALL = frozenset([
    "совсем", "вообще", "полностью", "целиком", "насовсем", "все", "всех", "completely", "entirely", "altogether",
    "all", "לגמרי", "לחלוטין", "כליל", "כולם",
])  # fmt: skip
"""What says that no copy of a card stays."""
_ADD = re.compile(
    r"добав(?:ь|ьте|ить)|допиш(?:и|ите)|дописать|впиш(?:и|ите)|add|put|ו?(?:ל?הוסיף|תוסיפ[יו]?|תוסיף|הוסיפו)"
)
"""What is to be done with a card of which there are to be more; of what is done already it is not known."""
_MORE = frozenset(["ещё", "еще", "more", "another", "עוד", "ועוד"])
"""What says of a number that there are so many more."""
_ALSO = frozenset(["тоже", "также", "also", "too", "גם", "וגם"])
"""What may say so, or that it is as with others."""
ONLY = frozenset(["только", "лишь", "רק", "only", "just"])
_IN_ALL = frozenset([
    "итого", "всего", "получается", "будет", "станет", "so", "total", "all", "makes", "now",
    "סהכ", 'סה"כ', "סך", "הכל", "הכול",
])  # fmt: skip
"""What stands before how many there are of a card then."""
_NTH = re.compile(r"(?P<stem>перв|втор|трет|четверт|пят|шест|седьм|восьм)(?:ого|его|ой|ей|ую|ью|ьего|ьей)")
"""Which of several, in the cases that stand behind `вместо`."""
_WITHOUT = frozenset(["без", "without", "בלי", "ובלי", "-"])
"""What says of a card that it goes, and of a number of its copies nothing that is sure."""
_BESIDE_WITHOUT_WORDS = """
    а и но ой лучше сейчас пожалуйста поправка упс p s ps the but and please oh sorry correction
    בסוף את נ ב נב סליחה אבל רגע בבקשה תיקון אוי אופס
"""
_BESIDE_WITHOUT = _WITHOUT | frozenset(_BESIDE_WITHOUT_WORDS.split())
"""What may be said beside that; other words may say what would be without it."""
_CORRECTS = re.compile(rf"\W*(?:поправка|правка|исправление|correction|תיקון)(?!\w)|{MISTAKEN}")
"""What says of all that is behind it that it was otherwise."""
_UNNEEDED = re.compile(
    r"(?<=[^\W\d]{2}) (?:(?:совсем |больше )?не (?:надо|нужн[аоы]?)|нету?|לא צריך|(?:is|are) not needed)"
    r"(?= (?:совсем|вообще|больше)|\W*(?:$|[.,;]))"
)
"""What says of the card before it that it goes."""
_GOES = "уберется"
_DENY = "~"
"""What stands for the words that deny the number behind them."""
_FORGOT = re.compile(r"забыл[аи]?|пропустил[аи]?|forgot|missed|[וש]{0,2}שכחתי")
_ASIDE_WORDS = """
    упс ой ох ах эх ну блин сорян сорри так же те тех тоже также столько пусть будет будут давайте давай поставь
    поставьте ещё еще добавить написать вписать указать про спасибо осталось
    נ ב אוי אופס אה אהה גם אותו מספר יהיה יהיו שיהיה להוסיף תוסיפו תוסיף לרשום לכתוב תודה נב את בסוף
    oops ah uh ps same also too let it be there are add to mention thanks thank you sorry
"""
_ASIDE = frozenset(_ASIDE_WORDS.split())
"""What else is said in a part that says one of these things."""
_REST = frozenset(["остальное", "всё", "все", "השאר", "היתר", "הכל", "הכול", "rest", "everything"])
_AS_BEFORE_WORDS = "как было написал написала писал писала выше כמו שכתבתי שהיה כתבתי למעלה as wrote written above was"
_AS_BEFORE = frozenset(_AS_BEFORE_WORDS.split())
"""What is said of the rest of a list, which stays as it is."""
_MANY = re.compile(r"ו?ה[א-ת]+(?:ות|ים)")
"""Several of something, and all that there are, in Hebrew: `הפרות`."""
_MOST = 60


@dataclass
class _Part:
    """What a part of a correction says: its words, and its cards and numbers in their order."""

    said: str
    tokens: list[str]
    words: list[str] = field(default_factory=list)
    items: list[str | int] = field(default_factory=list)
    denied: list[int] = field(default_factory=list)
    which: int = 0
    """Which of several copies it is that goes: `вместо третьей`."""
    many: bool = False
    """True if its card is said to be several, and all that there are."""

    @property
    def cards(self) -> list[str]:
        return [one for one in self.items if isinstance(one, str)]

    @property
    def numbers(self) -> list[int]:
        return [one for one in self.items if isinstance(one, int)]

    def has(self, *kinds: re.Pattern[str]) -> bool:
        """True if one of its words is of one of these kinds."""
        return any(kind.fullmatch(word) for word in self.words for kind in kinds)


def may_amend(game: Game, said: str, *, changes: bool) -> bool:
    """True for a line below cards that may be a correction: one that `changes` something, or says (normalised) so in
    other words.
    """
    words = {*TOKEN.findall(said)}
    is_said = not words.isdisjoint(ONLY) or any(
        is_less(word) or _FORGOT.fullmatch(word) or _ADD.fullmatch(word) or _FOUND.fullmatch(word) for word in words
    )
    is_said |= takes_back([*words]) and (number_in(words) or names_team(game, said) != "")
    return changes or is_said or is_update(said) or denies(said)


def puts_another_number(said: str) -> bool:
    """True for what denies a number (normalised), and says another."""
    return denies(said) and sum(map(number_in, zip(TOKEN.findall(said), strict=True))) > 1


def number_in(words: Iterable[str]) -> bool:
    """True for words of which one is a number."""
    return any(map(number_of, words))


def amended(game: Game, text: str, line: int, among: Mapping[str, int]) -> Correction | None:
    """The correction in a line of which each part is sure; None for any other."""
    whole = bare_of_pardon(said := seen(normalise(text)))
    is_pardoned = whole != said
    whole = _THEY_ARE_NOT.sub("", whole)
    if "?" in whole or len(whole.split()) > _MOST:
        return None
    said = _DENIED_BUT.sub(_denied, _SAME_BEHIND.sub(" ", _PIECES_BEHIND.sub(" ", _DASHED.sub(" ", whole))))
    said = _DENIED.sub(_denied, said)
    changing = _Changing(among, corrects=_CORRECTS.match(said) is not None, is_pardoned=is_pardoned)
    announced = ""
    for one in filter(str.strip, _PARTS.split(_UNNEEDED.sub(f" {_GOES}", said))):
        part = _part(game, f"{announced} {one}".strip())
        if part is not None and not (part.items or part.denied) and part.has(_FORGOT, _ADD):
            announced = f"{announced} {one}"  # `ой, забыла: 2 Ежа`
            continue
        announced = ""
        if part is None and _is_reason(game, one, changing.made, among):
            continue
        if part is None or not changing.takes(part):
            return None
    if announced:
        return None
    made = tuple((card, 1 if more > 0 else -1, abs(more)) for card, more in changing.made.items())
    return Correction(line, text, made, is_sure=True) if made and not changing.owed else None


def _denied(match: re.Match[str]) -> str:
    """The mark of what is denied with its number, behind what stands between; all as it stands if there is none."""
    number = number_of(match["number"])
    between = match.groupdict().get("between") or ""
    return f"{between} {_DENY}{number} " if number else match[0]


def _part(game: Game, said: str) -> _Part | None:
    """What a part says; None if it has a word that nobody knows."""
    tokens = [token.strip() for token in TOKEN.findall(said)]
    part = _Part(said, tokens)
    is_instead = any(map(_is_instead, tokens))
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token == _DENY and at + 1 < len(tokens):
            part.denied.append(number_of(tokens[at + 1]))
            at += 2
            continue
        if is_instead and (which := _which(token)):
            part.which, at = which, at + 1
            continue
        is_said = _is_said(token) or (is_instead and THEM.fullmatch(token) is not None)
        named = None if is_said or token.isdecimal() else card_at(game, tokens, at, likely=not number_of(token))
        if named:
            if game.deck_rules and game.deck_rules.slot_of(game.cards[named.card]):
                return None
            part.items.append(named.card)
            part.many |= named.by_form and _MANY.fullmatch(tokens[named.to - 1]) is not None
        elif number := number_of(token):
            part.items.append(number)
        elif is_said or token in _AS_BEFORE:
            part.words.append(token)
        else:
            return None
        at = named.to if named else at + 1
    is_as_before = not _AS_BEFORE.isdisjoint(part.words)
    return None if is_as_before and (part.items or _REST.isdisjoint(part.words)) else part


_ELSEWHERE_WORDS = """
    у дома потерял потеряла потерялся потерялась потеряли порвал порвала порвался порвалась отдал отдала
    одолжил одолжила at home lost lent gave torn אצל בבית איבדתי אבד אבדה נקרע נקרעה השאלתי נתתי
"""
_ELSEWHERE = frozenset(_ELSEWHERE_WORDS.split())
"""Where cards are that are not in a deck, and what became of them."""
_THEY_ARE_NOT = re.compile(
    r",\s*(?:(?:у меня|у нас|так как|потому что|как оказалось|оказывается) )*"
    r"(?:(?:его|её|ее|их|такой|таких) (?:(?:пока|больше|уже|всё равно|все равно) )?"
    r"(?:нету?|не наш[её]л|не нашла|не хватает)(?: у меня| больше)?"
    r"|(?:כי )?(?:אין לי|אין לנו|לא מצאתי) (?:אותו|אותה|אותם|אותן|כזה|כזאת)"
    r"|(?:as |because )?(?:i )?(?:don't have|haven't got|couldn't find) (?:it|them|one|any))(?=\s*(?:[,.;!]|$))"
)
"""What is said of cards that go: that there are none."""


def _is_reason(game: Game, said: str, made: Mapping[str, int], among: Mapping[str, int]) -> bool:
    """True for a part that says of cards of which there are none any more where they are, or why they go."""
    tokens = [token.strip() for token in TOKEN.findall(said)]
    named = {found.card for at in range(len(tokens)) if (found := card_at(game, tokens, at, likely=True))}
    gone = {card for card, more in made.items() if more < 0 and among.get(card, 0) + more == 0}
    if _ELSEWHERE.isdisjoint(tokens):
        return False
    bears = bears_on_cards(tokens) or number_in(tokens) or any(_bears(token) or _is_instead(token) for token in tokens)
    return bool(named) and named <= gone and not bears and TAKING.isdisjoint(tokens)


class _Changing:
    """A list `among` whose changes are taken part by part."""

    def __init__(self, among: Mapping[str, int], *, corrects: bool, is_pardoned: bool) -> None:
        self.among, self.corrects, self.is_pardoned = among, corrects, is_pardoned
        self.made: dict[str, int] = {}
        """How many copies more or fewer there are of cards."""
        self.owed: set[str] = set()
        """Cards of which a number may be how many come or how many there are in all, until a part says so."""
        self.freed: dict[str, int] = {}
        """The cards of which it is said that there are so many fewer, and not yet what comes for them."""
        self.goes_on = ""
        """What the last part did that another may go on to do without a word for it: `set` or `add`."""

    def takes(self, part: _Part) -> bool:
        """Take a part; false if it is not sure."""
        if not (part.items or part.denied):
            return not any(map(_bears, part.words))
        if self._sums_up(part):
            (card,), (number,) = part.cards, part.numbers
            self.owed.discard(card)
            return self.among.get(card, 0) + self.made[card] == number
        self.goes_on, goes_on = "", self.goes_on
        found = self._changes(part, goes_on)
        if not found or not self.made.keys().isdisjoint(found) or not all(found.values()):
            return False
        self.made |= found
        gone = {card: -more for card, more in found.items() if more < 0}
        self.freed = {} if any(map(_is_instead, part.words)) else self.freed | gone
        return True

    def _sums_up(self, part: _Part) -> bool:
        """True for a part that says how many there are in all of a card that is changed already."""
        is_one = len(part.cards) == len(part.numbers) == 1 and not part.denied
        return is_one and part.cards[0] in self.made and not _IN_ALL.isdisjoint(part.words)

    def _changes(self, part: _Part, goes_on: str) -> dict[str, int] | None:
        """How many copies more or fewer a part says of cards; None if it is not sure."""
        if any(map(_is_instead, part.words)):
            return None if part.denied or any(map(is_less, part.words)) else self._exchanged(part)
        if any(map(is_less, part.words)):
            return None if part.denied else self._removed(part)
        if self.corrects and (several := self._set(part)):
            return several
        if len(part.cards) != 1 or len(part.numbers) != 1:
            return None
        (card,), (number,) = part.cards, part.numbers
        has, more = self.among.get(card, 0), not _MORE.isdisjoint(part.words)
        is_bare = not (part.denied or _says(part.words, ONLY | _MORE | _ALSO))
        adds = part.has(_FORGOT, _ADD) or (more and part.has(_FOUND))
        if adds or (goes_on == "add" and is_bare):
            self.goes_on = "add"
            is_more = more and not part.has(_FORGOT)
            return {card: number} if not part.denied and ONLY.isdisjoint(part.words) and (not has or is_more) else None
        if self.is_pardoned and self._is_as_others(part):
            return {card: number - has}
        if part.has(_FOUND) or _says(part.words, _MORE if part.denied == [has] else _MORE | _ALSO):
            return None
        self.goes_on = "set"
        is_only = _says(part.words, ONLY)
        is_next = goes_on == "set" and part.items == [card, number]
        is_so = part.denied == [has] or (not part.denied and (is_only or self.corrects or is_next))
        return {card: number - has} if has and is_so and (number < has or not is_only) else None

    def _is_as_others(self, part: _Part) -> bool:
        """True for a part that says of a card that there are as many as of another: `стоп, Бабка на Лавке тоже 4`."""
        (card,), (number,) = part.cards, part.numbers
        others = {copies for one, copies in self.among.items() if one != card}
        is_behind = part.items == [card, number] and part.tokens[-2] in _ALSO
        return is_behind and not part.denied and number in others and self.among.get(card, number) != number

    def _set(self, part: _Part) -> dict[str, int]:
        """How many copies more or fewer there are where a part says of several cards how many there are; else none."""
        pairs = [*zip(part.cards, part.numbers, strict=False)]
        orders = ([card, number] for card, number in pairs), ([number, card] for card, number in pairs)
        if len(pairs) < 2 or part.denied or not any(part.items == [*chain.from_iterable(order)] for order in orders):
            return {}
        is_said = _says(part.words, ONLY | _MORE | _ALSO) or part.has(_FORGOT, _ADD, _FOUND)
        if is_said or not all(card in self.among for card, _ in pairs):
            return {}
        return {card: number - self.among[card] for card, number in pairs}

    def _exchanged(self, part: _Part) -> dict[str, int] | None:
        """What comes for the copies that went, or for one of several, or for as many as there are."""
        numbers = part.numbers
        if len(part.cards) == 2:
            gone, come = part.cards
            has = self.among.get(gone, 0)
            heads = _is_instead(next((one for one in part.tokens if not _is_said(one) or _is_instead(one)), ""))
            is_more = _says(part.words, _MORE)
            if not heads or not has or (come in self.among and not is_more):  # what goes stands behind the word
                return None
            if is_more and not part.which:
                self.owed |= {come} if come in self.among and not numbers else set()
                return {gone: -1, come: 1} if has == 1 and numbers in ([], [1]) else None
            if part.which:
                is_one = part.which == has and numbers in ([], [1])
                went = {} if self.freed == {gone: 1} else {gone: -1}
                return {**went, come: 1} if is_one else None
            is_same = _SAME.search(part.said) is not None and numbers in ([has], [has, has])
            return {gone: -has, come: has} if is_same else None
        if len(part.cards) != 1 or len(self.freed) != 1:
            return None
        ((gone, lost),) = self.freed.items()
        if numbers not in ([], [lost]) or (not numbers and lost != 1):
            return None
        (come,) = part.cards
        if part.which and (lost != 1 or part.which != self.among[gone]):
            return None
        if come in self.among and not _says(part.words, _MORE):
            self.owed.add(come)
        return {come: lost}

    def _removed(self, part: _Part) -> dict[str, int] | None:
        """The copies of cards that go: all, if that is said, or if there is only one; or so many."""
        cards, numbers = part.cards, part.numbers
        if not cards or not all(card in self.among for card in cards) or len({*cards}) != len(cards):
            return None
        has = self.among[cards[0]]
        if numbers and _GOES in part.words and numbers != [has]:
            return None  # `двух ежей не надо` may leave two
        if numbers and (len(cards) > 1 or len(numbers) > 1 or numbers[0] > has):
            return None
        is_done, is_all = any(map(is_out, part.words)), _says(part.words, _ALL)
        if is_all or (part.many and not is_done):
            return {card: -self.among[card] for card in cards} if not numbers or numbers == [has] else None
        if is_done or _says(part.words, ONLY | _MORE | _ALSO):
            return None
        if not (_WITHOUT.isdisjoint(part.words) or _BESIDE_WITHOUT.issuperset(part.words)):
            return None
        if not numbers:
            return dict.fromkeys(cards, -1) if all(self.among[card] == 1 for card in cards) else None
        return {cards[0]: -numbers[0]} if _WITHOUT.isdisjoint(part.words) or numbers == [has] else None


def _says(words: Iterable[str], some: frozenset[str]) -> bool:
    """True if one of these words is one of some."""
    return not some.isdisjoint(words)


def _is_instead(token: str) -> bool:
    return INSTEAD.fullmatch(token) is not None or INSTEAD_OF_THEM.fullmatch(token) is not None


def _which(token: str) -> int:
    """Which of several copies a word says; 0 for any other word."""
    match = _NTH.fullmatch(token)
    said = match["stem"] if match else token
    for number, words in enumerate(ORDINALS, 1):
        if token in words or (match and any(word.startswith(said) for word in words)):
            return number
    return 0


def _is_said(token: str) -> bool:
    """True for a word that is no card's in a correction."""
    sets = (_ASIDE, _ALL, ONLY, _IN_ALL, _MORE, _ALSO)
    kinds = (_FORGOT, INSTEAD, INSTEAD_OF_THEM, _ADD, _FOUND)
    known = any(token in some for some in sets) or is_word(token) or is_less(token)
    return known or any(kind.fullmatch(token) for kind in kinds)


def _bears(token: str) -> bool:
    """True for a word that changes something in the list, which must be said of a card."""
    kinds = (_FORGOT, INSTEAD, INSTEAD_OF_THEM, _ADD, _FOUND)
    return bool(token in _ALL or is_less(token) or any(kind.fullmatch(token) for kind in kinds))
