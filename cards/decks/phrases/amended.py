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

from cards.decks.phrases.amending import (
    ADD,
    ALL,
    ALSO,
    FORGOT,
    FOUND,
    IN_ALL,
    MORE,
    ONLY,
    SETTING,
    bears,
    is_instead,
    is_said_so,
    number_in,
    which_of,
)
from cards.decks.phrases.corrected import INSTEAD_OF_THEM, THEM, Correction, bare_of_pardon, denies, is_less, is_out
from cards.decks.phrases.reasons import THEY_ARE_NOT, is_reason, is_talk, lost_in, says_gone
from cards.decks.phrases.team_changes import names_team, takes_back
from cards.decks.phrases.tokens import TOKEN, card_at, number_of, with_one_behind
from cards.decks.words.counted import NUMBER, PIECE
from cards.decks.words.fillers import MISTAKEN
from cards.decks.words.seen import seen
from cards.decks.words.updates import is_update
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise
from cards.records import dataclass

_NOT = r"(?:не|ולא|לא|not|instead of|вместо|במקום)"
_N = r"\d{1,2}|[^\W\d]+"
_DENIED = expression(
    rf"[,(]?\s*(?<!\w)(?:а |и |and |but )?{_NOT} (?P<number>{_N})\)?(?=\s*(?:[.,;!)]|$)|\s(?:и|а|and)\s)"
)
_DENIED_BUT = expression(
    rf"(?<!\w)(?:не|ו?לא|not) (?P<number>{_N})(?P<between>(?: [^\W\d]+){{0,3}}),? (?:а|אלא|but)(?= )"
)
"""What is denied before what is so: `коров не 4, а 3`, `לא 4 פרות אלא 3`."""
_PARTS = expression(
    r"[.,;:!()\n]+(?=\s|$)|\s\(|\s[-–—]\s|\s(?:и|а|and|but)\s"
    r"|\s(?=ו(?:את\s|שכחתי|ב?מקו[םמ]|עוד\s|גם\s|תוסיף|תוריד|בלי\s|רק\s|יש\s|-?\d))"
)
_BRACKETED = expression(rf"\((?P<all>(?:все|всех|all|both|כל|כולם) )?(?P<number>{NUMBER})(?:\s+{PIECE})?\)")
"""How many there are of the card before it: `Чёртика из Табакерки (все три)`."""
_DASHED = expression(rf"\s[-–—]\s(?=(?:{NUMBER})(?!\w))")
"""What stands between a card and its number, and parts nothing."""
_PIECES_BEHIND = expression(rf",\s*(?=(?:{NUMBER})\s+{PIECE}\s*(?:[.,;!]|$))")
"""What stands before the number of what was named: `забыла Корову, одну штуку`."""
_COUNTED_BEHIND = expression(
    rf",\s*(?:(?:их|там|тут|это|всего|таких|there are|it's|of those|יש|אלה|מהם|מהן) ){{1,3}}"
    rf"(?P<number>{NUMBER})(?: (?:of them|מהם|מהן|כאלה))?(?=\s*(?:[.,;!]|$))"
)
"""How many there are of what was named: `забыл Сапёра, их двое`."""
_OTHER_AWAY = expression(
    rf"(?P<number>{NUMBER})\s*(?:,|[-–—]|\s(?:а|but|and)\s)\s*(?:(?:а|и|the|but|and) |ו)?(?P<nth>[^\W\d]+)"
    r" (?:(?:осталс[яь]|осталась|осталось|сейчас|уже|is|was|has been|got|נשאר\w?|כבר) )?"
    r"(?:у (?:мо\w+ |наш\w+ )?[а-я]+|дома|(?:по|рас)?терял\w*|потерян\w?|порва\w+|пропал\w?"
    r"|lost|missing|torn|at home|with my [a-z]+|at my [a-z' ]+"
    r"|אצל [א-ת]+(?: שלי)?|בבית|אבדה?|נאבדה?|נקרעה?|קרועה?)(?=\s*(?:[.,;!]|$))"
)
"""Of how many copies there are now it is said where the next one is: `Корова одна, вторая у брата`."""
_ONE_OF = expression(
    r"(?<!\w)(?P<one>одного|одной|одну|один|одна|one|אחד|אחת)"
    r" (?:из (?:двух |моих |этих )?|of (?:the |my |these )?|מה-?(?=[א-ת]{3}))"
)
"""Of a card that is several one copy: `вместо одной из Коров`."""
_CLOSING = expression(
    r"\W*(?:(?:ну|вот|и|а|уже|теперь|точно|now|really|עכשיו|באמת|זה) )*"
    r"(?:все|это все|извини(?:те)?|прости(?:те)?|сорри|честно(?: слово)?|обещаю|клянусь"
    r"|больше (?:ничего )?не (?:меняю|менял[аи]?|трогаю|буду(?: менять)?)|(?:больше )?ничего не меняю|последний раз"
    r"|that's (?:it|all)(?: now)?|sorry|i promise|promise|honest(?:ly)?|no more changes"
    r"|זהו|זה הכו?ל|סליחה|מבטיחה?|באמת|(?:יותר )?לא (?:משנה|אשנה|מחליפה?)(?: יותר)?(?: כלום)?)\W*"
)
"""What somebody says who has put right what there was."""
_SAME = expression(r"тоже|также|столько|(?:те|тех|так\w*) же|то же|גם|אותו|same|also|too")
_SAME_BEHIND = expression(rf",\s*(?=(?:{_SAME.pattern}|{FOUND.pattern})(?!\w))")
_WITHOUT = frozenset(["без", "without", "בלי", "ובלי", "-"])
"""What says of a card that it goes, and of a number of its copies nothing that is sure."""
_BESIDE_WITHOUT_WORDS = """
    а и но ой лучше сейчас пожалуйста поправка упс p s ps the but and please oh sorry correction
    בסוף את נ ב נב סליחה אבל רגע בבקשה תיקון אוי אופס
"""
_BESIDE_WITHOUT = _WITHOUT | frozenset(_BESIDE_WITHOUT_WORDS.split())
"""What may be said beside that; other words may say what would be without it."""
_CORRECTS = expression(
    rf"\W*(?:поправка|правка|исправление|correction|תיקון)(?!\w)|{MISTAKEN}"
    r"|\W*(?:(?:всё|все|это всё|ну|а|ой|that's all|oh|זהו|אה|אוי)\W+)?"
    r"(?:(?:нет|no|לא)\s*[,.!:–—-]|(?:ой|а) нет|(?:oh )?no wait|wait,? no|רגע,? לא|לא רגע|אה לא)(?!\w)"
)
"""What says of all that is behind it that it was otherwise."""
_UNNEEDED = expression(
    r"(?<=[^\W\d]{2}) (?:(?:совсем |больше )?не (?:надо|нужн[аоы]?)|нету?|לא צריך|(?:is|are) not needed)"
    r"(?= (?:совсем|вообще|больше)|\W*(?:$|[.,;]))"
)
"""What says of the card before it that it goes."""
_GOES = "уберется"
_NO = frozenset(["нет", "no", "לא"])
"""What somebody says first who puts right what he has said, and denies whatever it stands beside."""
_DENY = "~"
"""What stands for the words that deny the number behind them."""
_REST = frozenset(["остальное", "всё", "все", "השאר", "היתר", "הכל", "הכול", "rest", "everything"])
_AS_BEFORE_WORDS = """
    как было написал написала писал писала выше верно правильно כמו שכתבתי שהיה כתבתי למעלה נכון בסדר
    as wrote written above was correct right fine
"""
_AS_BEFORE = frozenset(_AS_BEFORE_WORDS.split())
"""What is said of the rest of a list, which stays as it is."""
_MANY = expression(r"ו?ה[א-ת]+(?:ות|ים)")
"""Several of something, and all that there are, in Hebrew: `הפרות`."""
_SOMEBODYS = expression(r"(?<!\w)(?:[Уу] [А-ЯЁ]|אצל |[A-Z][a-z]+'s(?!\w))")
"""What says of a card that it is somebody else's."""
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
        is_less(word) or FORGOT.fullmatch(word) or ADD.fullmatch(word) or FOUND.fullmatch(word) for word in words
    )
    is_said |= takes_back([*words]) and (number_in(words) or names_team(game, said) != "")
    is_said |= any(INSTEAD_OF_THEM.fullmatch(word) or SETTING.fullmatch(word) for word in words)
    return changes or is_said or retracts(said) or is_update(said) or denies(said)


def puts_another_number(said: str) -> bool:
    """True for what denies a number (normalised), and says another."""
    return denies(said) and sum(map(number_in, zip(TOKEN.findall(said), strict=True))) > 1


def retracts(said: str) -> bool:
    """True for what puts right (normalised) what was said before it, with a number: `нет, подушек давайте две`."""
    return _CORRECTS.match(said) is not None and number_in(TOKEN.findall(said))


def _has_number(game: Game, card: str, number: str) -> bool:
    """True for a card that has this number in its name."""
    return any(number in re.findall(r"\d+", words[card].name) for words in game.words.values())


def refers_back(text: str) -> bool:
    """True for what begins with what comes for cards of which it was said before that they go: `и вместо него Ёж`."""
    return any(map(is_instead, TOKEN.findall(seen(normalise(text)))[:2]))


def amended(game: Game, text: str, line: int, among: Mapping[str, int]) -> Correction | None:
    """The correction in a line of which each part is sure; None for any other."""
    whole = bare_of_pardon(said := seen(normalise(text)))
    is_pardoned = whole != said
    whole = _ONE_OF.sub(r"\g<one> ", _COUNTED_BEHIND.sub(r" \g<number>", whole))
    away: list[int] = []
    whole = _OTHER_AWAY.sub(lambda found: _only(found, away), whole)
    whole = _BRACKETED.sub(_opened, THEY_ARE_NOT.sub("", whole))
    if "?" in whole or len(whole.split()) > _MOST:
        return None
    said = _DENIED_BUT.sub(_denied, _SAME_BEHIND.sub(" ", _PIECES_BEHIND.sub(" ", _DASHED.sub(" ", whole))))
    said = _DENIED.sub(_denied, said)
    rules = game.deck_rules
    leads = sum(card in game.cards and bool(rules and rules.slot_of(game.cards[card])) for card in among)
    changing = _Changing(among, leads, corrects=_CORRECTS.match(said) is not None, is_pardoned=is_pardoned)
    announced = ""
    for one in filter(str.strip, _PARTS.split(_UNNEEDED.sub(f" {_GOES}", said))):
        if changing.made and _CLOSING.fullmatch(one):
            continue
        part = _part(game, f"{announced} {one}".strip())
        if part is not None and not (part.items or part.denied) and part.has(FORGOT, ADD):
            announced = f"{announced} {one}"  # `ой, забыла: 2 Ежа`
            continue
        announced = ""
        if (
            part is None
            and not changing.lost
            and (is_reason(game, one, changing.made, among) or is_talk(game, one, fewer=changing.fewer))
        ):
            continue
        if part is None and not changing.lost and (lost := lost_in(game, one, among)) and not _SOMEBODYS.search(text):
            changing.lost = lost
            continue
        if changing.fewer and says_gone(one, -changing.made.get(changing.last, 0)):
            continue
        if part is None or not changing.takes(part):
            return None
    had = [among[card] for card, more in changing.made.items() if more == -1]
    if announced or changing.lost or any(which not in had for which in away):
        return None
    made = tuple((card, 1 if more > 0 else -1, abs(more)) for card, more in changing.made.items())
    return Correction(line, text, made, is_sure=True) if made and not changing.owed else None


def _opened(match: re.Match[str]) -> str:
    """A number of copies out of its brackets."""
    return f" {match['all'] or ''}{match['number']} "


def _only(match: re.Match[str], away: list[int]) -> str:
    """How many copies there are only, where it is said of the next one that it is elsewhere; which that is, is kept."""
    number, which = number_of(match["number"]), which_of(match["nth"])
    if which != number + 1:
        return match[0]
    away.append(which)
    return f"только {match['number']}"


def _denied(match: re.Match[str]) -> str:
    """The mark of what is denied with its number, behind what stands between; all as it stands if there is none."""
    number = number_of(match["number"])
    between = match.groupdict().get("between") or ""
    return f"{between} {_DENY}{number} " if number else match[0]


def _part(game: Game, said: str) -> _Part | None:
    """What a part says; None if it has a word that nobody knows."""
    tokens = with_one_behind(game, [token.strip() for token in TOKEN.findall(said)])
    part = _Part(said, tokens)
    is_for_another = any(map(is_instead, tokens))
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token == _DENY and at + 1 < len(tokens):
            part.denied.append(number_of(tokens[at + 1]))
            at += 2
            continue
        if is_for_another and (which := which_of(token)):
            part.which, at = which, at + 1
            continue
        is_said = is_said_so(token) or (is_for_another and THEM.fullmatch(token) is not None)
        named = None if is_said or token.isdecimal() else card_at(game, tokens, at, likely=not number_of(token))
        if named:
            if game.deck_rules and game.deck_rules.slot_of(game.cards[named.card]):
                return None
            if tokens[at - 1 : at] and tokens[at - 1].isdecimal() and _has_number(game, named.card, tokens[at - 1]):
                return None  # of `9-дюймовые Гвозди` it is no number of copies
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
    is_denied = bool(part.items) and _says(part.words, _NO)
    return None if is_denied or (is_as_before and (part.items or _REST.isdisjoint(part.words))) else part


class _Changing:
    """A list `among` whose changes are taken part by part."""

    def __init__(self, among: Mapping[str, int], leads: int, *, corrects: bool, is_pardoned: bool) -> None:
        self.among, self.leads, self.corrects, self.is_pardoned = among, leads, corrects, is_pardoned
        self.made: dict[str, int] = {}
        """How many copies more or fewer there are of cards."""
        self.owed: set[str] = set()
        """Cards of which a number may be how many come or how many there are in all, until a part says so."""
        self.freed: dict[str, int] = {}
        """The cards of which it is said that there are so many fewer, and not yet what comes for them."""
        self.lost = ""
        """A card of which it is said what became of it, and not yet what comes for it."""
        self.last = ""
        """The card that was changed last."""
        self.goes_on = ""
        """What the last part did that another may go on to do without a word for it: `set` or `add`."""

    @property
    def fewer(self) -> bool:
        """True if there are to be fewer of the card that was changed last, or none was changed yet."""
        return self.made.get(self.last, -1) < 0

    def takes(self, part: _Part) -> bool:
        """Take a part; false if it is not sure."""
        if not (part.items or part.denied):
            return (_REST.issuperset(part.words) or not any(map(bears, part.words))) and not self.lost
        if self.lost:
            self.freed, self.lost = {self.lost: 1}, ""
            self.made = {**self.made, **dict.fromkeys(self.freed, -1)}
            if not any(map(is_instead, part.words)):
                return False
        if self._sums_up(part):
            card, (number,) = (part.cards or [self.last])[0], part.numbers
            self.owed.discard(card)
            whole = sum(self.among.values()) + sum(self.made.values())
            is_whole = not part.cards and number in (whole, whole - self.leads)
            return is_whole or self.among.get(card, 0) + self.made[card] == number
        self.goes_on, goes_on = "", self.goes_on
        found = self._changes(part, goes_on)
        if not found or not self.made.keys().isdisjoint(found) or not all(found.values()):
            return False
        self.made |= found
        self.last = [*found][-1]
        gone = {card: -more for card, more in found.items() if more < 0}
        self.freed = {} if any(map(is_instead, part.words)) else self.freed | gone
        return True

    def _sums_up(self, part: _Part) -> bool:
        """True for a part that says how many there are then of a card that is changed already, or in all."""
        if len(part.numbers) != 1 or part.denied or not self.made:
            return False
        if not part.cards:
            return not IN_ALL.isdisjoint(part.words)
        is_again = not _says(part.words, MORE | ALSO) and not any(map(bears, part.words))
        return len(part.cards) == 1 and part.cards[0] in self.made and (is_again or _says(part.words, IN_ALL))

    def _changes(self, part: _Part, goes_on: str) -> dict[str, int] | None:
        """How many copies more or fewer a part says of cards; None if it is not sure."""
        if any(map(is_instead, part.words)):
            return None if part.denied or any(map(is_less, part.words)) else self._exchanged(part)
        if any(map(is_less, part.words)):
            return None if part.denied else self._removed(part)
        if self.corrects and (several := self._set(part)):
            return several
        if len(part.cards) == 1 and len(part.numbers) == 2 and part.has(FOUND) and _says(part.words, MORE):
            has, (number, more) = self.among.get(part.cards[0], 0), part.numbers  # `поставь три, нашёл ещё одного`
            return {part.cards[0]: more} if has and number == has + more and not part.denied else None
        if len(part.cards) != 1 or len(part.numbers) != 1:
            return None
        (card,), (number,) = part.cards, part.numbers
        has, more = self.among.get(card, 0), not MORE.isdisjoint(part.words)
        is_bare = not (part.denied or _says(part.words, ONLY | MORE | ALSO))
        adds = part.has(FORGOT, ADD) or (more and part.has(FOUND))
        if adds or (goes_on == "add" and is_bare):
            self.goes_on = "add"
            is_more = more and not part.has(FORGOT)
            return {card: number} if not part.denied and ONLY.isdisjoint(part.words) and (not has or is_more) else None
        if self.is_pardoned and self._is_as_others(part):
            return {card: number - has}
        if part.has(FOUND) or _says(part.words, MORE if part.denied == [has] else MORE | ALSO):
            return None
        self.goes_on = "set"
        is_only = _says(part.words, ONLY)
        is_next = goes_on == "set" and part.items == [card, number]
        is_said = is_only or self.corrects or is_next or part.has(SETTING)
        is_so = part.denied == [has] or (not part.denied and is_said)
        return {card: number - has} if has and is_so and (number < has or not is_only) else None

    def _is_as_others(self, part: _Part) -> bool:
        """True for a part that says of a card that there are as many as of another: `стоп, Бабка на Лавке тоже 4`."""
        (card,), (number,) = part.cards, part.numbers
        others = {copies for one, copies in self.among.items() if one != card}
        is_behind = part.items == [card, number] and part.tokens[-2] in ALSO
        return is_behind and not part.denied and number in others and self.among.get(card, number) != number

    def _set(self, part: _Part) -> dict[str, int]:
        """How many copies more or fewer there are where a part says of several cards how many there are; else none."""
        pairs = [*zip(part.cards, part.numbers, strict=False)]
        orders = ([card, number] for card, number in pairs), ([number, card] for card, number in pairs)
        if len(pairs) < 2 or part.denied or not any(part.items == [*chain.from_iterable(order)] for order in orders):
            return {}
        is_said = _says(part.words, ONLY | MORE | ALSO) or part.has(FORGOT, ADD, FOUND)
        if is_said or not all(card in self.among for card, _ in pairs):
            return {}
        return {card: number - self.among[card] for card, number in pairs}

    def _exchanged(self, part: _Part) -> dict[str, int] | None:
        """What comes for the copies that went, or for one of several, or for as many as there are."""
        numbers = part.numbers
        if len(part.cards) == 2:
            gone, come = part.cards
            has = self.among.get(gone, 0)
            heads = is_instead(next((one for one in part.tokens if not is_said_so(one) or is_instead(one)), ""))
            is_more = _says(part.words, MORE)
            if not heads or not has or (come in self.among and not is_more):  # what goes stands behind the word
                return None
            if part.items in ([1, gone, come], [1, gone, 1, come]) and not (part.which or is_more):
                return {gone: -1, come: 1}  # `вместо одного Ежа — Робот`
            if numbers[:1] == [has] and len(numbers) == 2 and not (part.which or is_more):
                is_in_order = part.items.index(gone) < part.items.index(come)
                return {gone: -has, come: numbers[1]} if is_in_order and numbers[1] == has else None
            if is_more and not part.which:
                self.owed |= {come} if come in self.among and not numbers else set()
                return {gone: -1, come: 1} if has == 1 and numbers in ([], [1]) else None
            if part.which:
                is_one = part.which == has and numbers in ([], [1])
                went = {} if self.freed == {gone: 1} else {gone: -1}
                return {**went, come: 1} if is_one else None
            if numbers == [has] and part.items == [gone, has, come] and come not in self.among:
                return {gone: -has, come: has}  # of `вместо Ежа положи 2 Робота`, where there are 2, each goes
            is_same = _SAME.search(part.said) is not None and numbers in ([has], [has, has])
            return {gone: -has, come: has} if is_same else None
        if len(part.cards) == 1 and len(numbers) == 2 and not _says(part.words, MORE):
            (card,), (number, now) = part.cards, numbers  # `вместо 3 Ежей запиши 2`
            is_so = part.items == [number, card, now] and self.among.get(card) == number
            return {card: now - number} if is_so else None
        if len(part.cards) != 1 or len(self.freed) != 1:
            return None
        ((gone, lost),) = self.freed.items()
        if numbers not in ([], [lost]) or (not numbers and lost != 1):
            return None
        (come,) = part.cards
        if part.which and (lost != 1 or part.which != self.among[gone]):
            return None
        if come in self.among and not _says(part.words, MORE):
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
        is_done, is_all = any(map(is_out, part.words)), _says(part.words, ALL)
        if is_all or (part.many and not is_done):
            return {card: -self.among[card] for card in cards} if not numbers or numbers == [has] else None
        if is_done or _says(part.words, ONLY | MORE | ALSO):
            return None
        if not (_WITHOUT.isdisjoint(part.words) or _BESIDE_WITHOUT.issuperset(part.words)):
            return None
        if not numbers:
            return dict.fromkeys(cards, -1) if all(self.among[card] == 1 for card in cards) else None
        return {cards[0]: -numbers[0]} if _WITHOUT.isdisjoint(part.words) or numbers == [has] else None


def _says(words: Iterable[str], some: frozenset[str]) -> bool:
    """True if one of these words is one of some."""
    return not some.isdisjoint(words)
