"""Changes of a list that somebody sets out over it, part by part: `Hedgehog goes up to 4, the Cows are out completely`,
`коров теперь 2, а ежей не беру совсем`, `3 פרות במקום 4 ועוד קפצון אחד`.

A part is written as letters, one for each thing that is said in it: a card, a number, or what becomes of them; each is
understood as a whole or not at all. What has no card and no number is only talk around.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field

from cards.decks.names.stems import may_be_plural
from cards.decks.phrases.amending import is_said_so
from cards.decks.phrases.reasons import is_talk
from cards.decks.phrases.tokens import ONE_AFTER, TOKEN, card_at, is_said, number_of, with_one_behind
from cards.decks.words.counted import is_piece
from cards.decks.words.lacking import leaves_open
from cards.decks.words.maybes import doubts
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise
from cards.records import dataclass

_WAYS = (
    (
        "U",  # up to a number
        r"(?:goes|go|going|is|are|up|climbs?|rises?|increases?) up to|up to|increases? to|увеличива\w+ до|поднима\w+ до"
        r"|(?:עולה|עולים|עולות|לעלות|מעלה|עד) ?ל-?(?=\s?\d|[א-ת]{3})",
    ),
    (
        "D",  # down to a number
        r"(?:goes|go|going|is|are) down to|down to|(?:drops?|reduced?) to|уменьша\w+ до|сокраща\w+ до|опуска\w+ до"
        r"|(?:יורד|יורדת|יורדים|יורדות|לרדת|מוריד|מורידה) ?ל-?(?=\s?\d|[א-ת]{3})",
    ),
    (
        "S",  # so many there are then
        r"(?:is|are|will be|becomes?|to be) now|now (?:is|are|at)|now|becomes?|will be|is to be|are to be|is at|are at"
        r"|теперь (?:будет|стало|их)|теперь|станов[ия]тся|станет|стало|до(?= \d)|עכשיו|מעכשיו|יהיו|יהיה|נהיה|נהיו",
    ),
    (
        "A",  # all copies of it
        r"completely|entirely|altogether|at all|for good|both of them|all of them|all|совсем|вообще|полностью|целиком"
        r"|насовсем|ни одно(?:й|го)|все|всех|לגמרי|לחלוטין|בכלל|כליל|את כל|כל|כולם|כולן",
    ),
    ("E", r"(?:of )?the (?:other|second|third|fourth) one|втор(?:ой|ого)|другой|другого|השני|השנייה|האחר|האחרת"),
    ("I", r"instead of|in place of|rather than|вместо|[וש]?ל?במקום"),
    ("K", r"only|just|только|лишь|всего|רק"),
    (
        "X",
        r"swap(?:s|ped|ping)?|replac(?:e|es|ed|ing)|trad(?:e|es|ing)|switch(?:ed|ing)?|(?:по|за)?меня(?:ю|ем|ть)"
        r"|замен(?:ить|яю|ите|и|им|ил|ила)|(?:по|об)менял[аи]?"
        r"|ו?(?:להחליף|מחליפה|מחליף|החלפתי|אחליף|תחליפו|תחליפי|החלפה של)",
    ),
    ("F", r"for|with|by|на|(?<=\s)[בל]-(?=\d)"),
    ("OA", r"(?:are |is )?no more|больше нет|нет больше"),
    (
        "O",  # it goes
        r"(?:is|are|goes|go|going|comes?|take|takes|taken|taking|took|drops?|leaves?|off|moves?) out"
        r"|(?:is|are) (?:gone|off)|out"
        r"|(?:take|takes|taking|took|knock) off|remov(?:e|es|ed|ing)|drop(?:s|ped|ping)?|cut(?:ting)?|minus|-(?=\s?\w)"
        r"|минус|убрать|убер(?:ите|и|у|ем)|убираю|убираем|убрал[аи]?|уход[ия]т|вынима(?:ю|ем)|вын(?:уть|ул|ула|ьте)"
        r"|выкидываю|исключаю|снимаю|выход[ия]т|не беру|не берем|долой|нет"
        r"|ו?(?:יוצא|יוצאת|יוצאים|יוצאות|בחוץ|החוצה|להוריד|מורידה|מוריד|הורדתי|אוריד|תורידו|תורידי|להוציא|מוציאה|מוציא"
        r"|הוצאתי|אוציא|תוציאו|תוציאי|מינוס|יורד|יורדת|יורדים|יורדות)",
    ),
    ("L", r"fewer|less|меньше|пониже|פחות"),
    ("M", r"more|another|extra|больше|еще|יותר|ועוד|עוד|נוסף|נוספת|נוספים"),
    ("W", r"without(?: any)?|no|без|בלי|ללא|אין"),
    (
        "P",  # it comes
        r"(?:goes|go|going|comes?|put|puts|putting) in|in|(?:add|adds|added|adding)(?: in)?|plus|put|\+(?=\s?\w)"
        r"|плюс|добав(?:ить|ьте|ь|лю|ляю|ляем|им|ил|ила)|приход[ия]т|вход[ия]т|кладу|положу|ставлю|беру"
        r"|ו?(?:נכנס|נכנסת|נכנסים|נכנסות|בפנים|פנימה|להוסיף|מוסיפה|מוסיף|הוספתי|אוסיף|תוסיפו|תוסיפי|להכניס|מכניסה|מכניס"
        r"|הכנסתי|פלוס)",
    ),
    ("T", r"not|не|ולא|לא"),
    ("B", r"but(?= \d)|а(?= \d)|אלא"),
    ("H", r"and|и|&|as well as|а также|[ו]-?(?=\d)"),
)
"""What becomes of cards, each way with its letter; the longer words of a way stand before those that begin them."""
_WAY = expression("|".join(rf"(?P<{way}>(?<![\w\"'])(?:{words})(?:(?![\w\"'])|(?<=-|ל)))" for way, words in _WAYS))
"""Any of these words."""
_SIGN = expression(r"(?:(?<=\s)|^)(?P<sign>[+-])(?=\s?\w)")
_ANNOUNCED = expression(
    r"(?<!\w)(?:(?:with |just |only )?(?:one|1|two|2|a|a few|the only)(?: (?:small|little|tiny|quick|last|more))?"
    r" (?:changes?|swaps?|updates?|corrections?|tweaks?|fix(?:es)?)"
    r"|(?:с )?(?:одн\w{1,2}|1|дв[аеумя]+|2|пара)(?: (?:маленьк|небольш|мелк)\w+)?"
    r" (?:поправк\w+|изменени\w+|замен\w{1,2}|правк\w+)"
    r"|(?:עם )?(?:שינוי|תיקון|החלפה|עדכון)(?: קטן| קטנה)? (?:אחד|אחת)"
    r"|(?:עם )?(?:שני|שתי|2) (?:שינויים|תיקונים|החלפות))(?!\w)"
)
"""How many changes there are."""
_EXCEPT = expression(
    r"(?<!\w)(?:(?:except(?:ing)?(?: that| for)?|apart from|other than that|only that|but|so|только что|за исключением"
    r"|кроме того,? что|но|зато|а|חוץ מזה ש|חוץ מ|אבל|חוץ מכך ש)(?!\w)"
    r"|רק ש(?!לוש|תי |תיים|ני |ניים|ש |שה |בע|מונ))"
)
"""What parts the change from what stays as it is."""
_NOT_BUT = expression(r"(?<!\w)(?P<deny>не|not|ו?לא) (?P<number>\w+),? (?:а|но|but|rather|אלא)(?= \w)")
"""What denies a number before what is so."""
_PARTS = expression(r"[.,;:!()\n]+(?=\s|$)|\s?\(|\)|\s-\s")
_ONE = frozenset(["a", "an"])
_FILLING_WORDS = """
    the my i i'll i'm i've we have has got of there is are be them to please then also each copies will я мы у
    меня нас их пожалуйста будет будут шт есть по карты карту тогда одну את של אני אנחנו לי לנו יש בבקשה אז גם ו
    שם
"""
_FILLING = frozenset(_FILLING_WORDS.split())
"""What is said beside a card and changes nothing."""
_TALK_WORDS = """
    same deck list as in my mail email message letter below above before previous last yesterday yesterday's
    today sent quoted quote update updated change changes plan correction small tiny little hi hello hey dear
    all everyone the a to i of is are everything else other rest stays stay remains remain unchanged otherwise
    with for this that one it good morning evening thanks thank you sorry oops please new version here it's and
    ok so just ever from now on все всё то же как в прошлом прошлый моем моём письме письмо сообщении сообщение
    ниже выше было список списке списку колода колоде к который которую котором я вчера сегодня прислал прислала
    отправил отправила послал послала цитирую цитата процитировано обновление обновлённый поправка правка
    изменение изменения небольшая небольшое небольшие маленькая одна одно остальное остальные без изменений
    остается остаются остаётся так самое моему моей прежнему по-прежнему по здравствуйте добрый день вечер
    доброе утро привет всем и а ой передумал передумала спасибо извините простите у меня это прежняя прежний
    שלום היי הי אהלן בוקר ערב טוב לכולם הכל הכול כמו במייל מייל הקודם הקודמת למטה למעלה שינוי שינויים תיקון
    עדכון קטן קטנה לרשימה רשימה ברשימה הרשימה החפיסה חפיסה בחפיסה שלי ששלחתי שלחתי אתמול היום מצוטטת מצוטט
    המצוטטת כל השאר נשאר נשארת אותו דבר אותה אותם היתר בלי ללא שהיה סליחה תודה אז רק את של זה זאת
"""
_TALK = frozenset(word.replace("ё", "е") for word in _TALK_WORDS.split())
"""What is said around changes: which list they are of, and that all else stays."""
_MOST_WORDS = 90
_MARK = "\ue00f"
"""Stands before the letter of a way."""
_TOKEN = expression(rf"{_MARK}[A-Z]+|{TOKEN.pattern}")
_IF = expression(
    r"(?<!\w)(?:if|unless|если|бы|maybe|or|или|אם|או|אולי|מישהו"
    r"|would|could|might|should|можно|можешь|אפשר)(?!\w)"
)


@dataclass
class _Part:
    """A part of what is said, as letters, its cards with the words for each, and its numbers, in their order."""

    letters: str = ""
    cards: list[tuple[str, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    joined: bool = False
    """True if it is joined to the part before it by `and`."""


def set_out(game: Game, text: str, among: Mapping[str, int]) -> dict[str, int] | None:
    """How many copies more or fewer there are of cards as a text says that changes those `among`; None for any other
    text, and for one of which not every part is sure.
    """
    said = seen(normalise(text))
    if "?" in said or len(said.split()) > _MOST_WORDS or _IF.search(said) or leaves_open(said) or doubts(said):
        return None
    parts = _parts(game, said)
    return None if parts is None else _Sum(among).all_of(parts)


def hints_at_change(text: str) -> bool:
    """True for a text with a word for what becomes of cards."""
    return _WAY.search(_SIGN.sub(_signed, seen(normalise(text)))) is not None


def _signed(match: re.Match[str]) -> str:
    return " minus " if match["sign"] == "-" else " plus "


def _marked(way: re.Match[str]) -> str:
    """The mark of a way; behind that of what joins it to what was said before, if it has `and` in one word with it."""
    is_joined = len(way[0]) > 1 and way[0].startswith("ו") and way.lastgroup != "T"
    return f" {_MARK}H {_MARK}{way.lastgroup} " if is_joined else f" {_MARK}{way.lastgroup} "


def _parts(game: Game, said: str) -> list[_Part] | None:
    """The parts of a text that have a card or a number; None if another part is no talk, or a word is unknown."""
    said = _EXCEPT.sub(" , ", _ANNOUNCED.sub(" ", _NOT_BUT.sub(r"\g<deny> \g<number>", said)))
    found: list[_Part] = []
    for clause in filter(str.strip, _PARTS.split(said)):
        bare = _SIGN.sub(_signed, clause.strip())
        marked = _WAY.sub(_marked, bare)
        if (parts := _read(game, marked)) is not None:
            found += parts
        elif not _is_talk(game, bare):
            return None
    return found or None


def _is_talk(game: Game, clause: str) -> bool:
    """True for a part of a text that says nothing of any card."""
    tokens = [token.strip() for token in TOKEN.findall(clause)]
    return all(token in _TALK or is_said(token) for token in tokens) or is_talk(game, clause, fewer=True)


def _read(game: Game, marked: str) -> list[_Part] | None:
    """What a clause says, parted at each `and`; None if it names no card and no number, or has a word of neither."""
    tokens = with_one_behind(game, [token.strip() for token in _TOKEN.findall(marked)])
    parts = [_Part()]
    at = 0
    while at < len(tokens):
        token, part = tokens[at], parts[-1]
        at += 1
        if token == f"{_MARK}H":
            parts.append(_Part(joined=True))
            continue
        if token.startswith(_MARK):
            part.letters += token[1:]
            continue
        is_word = token in _FILLING or is_piece(token)
        named = None if token.isdecimal() or is_word else _card(game, tokens, at - 1)
        if named:
            if token[:1] in "בל" and "X" in part.letters and "F" not in part.letters:
                part.letters += "F"  # `מחליף פרה בקפצון`
            elif token[:1] == "ו" and len(token) > 1 and part.cards and _is_joined(game, tokens, at - 1):
                parts.append(part := _Part(joined=True))
            part.letters += "C"
            part.cards.append((named[0], " ".join(tokens[at - 1 : named[1]])))
            at = named[1]
            if at < len(tokens) and tokens[at] in ONE_AFTER and part.letters[-2:] != "NC":
                part.letters, at = f"{part.letters[:-1]}NC", at + 1
                part.numbers.append(1)
        elif number := 1 if token in _ONE else number_of(token):
            part.letters += "N"
            part.numbers.append(number)
        elif not (is_word or is_said_so(token) or (is_said(token) and not part.cards)):
            return None
    parts = [one for one in parts if one.letters]
    return parts if any(one.cards or one.numbers for one in parts) else None


def _card(game: Game, tokens: Sequence[str], at: int) -> tuple[str, int] | None:
    """The card of a deck that is named there, and which token is next."""
    found = card_at(game, tokens, at, likely=not (number_of(tokens[at]) or is_said_so(tokens[at])))
    if not found or any(one.startswith(_MARK) for one in tokens[at : found.to]):
        return None
    is_lead = game.deck_rules is not None and game.deck_rules.slot_of(game.cards[found.card]) is not None
    return None if is_lead else (found.card, found.to)


def _is_joined(game: Game, tokens: Sequence[str], at: int) -> bool:
    """True for a card's name with `and` in one word with it, in Hebrew."""
    return _card(game, [tokens[at][1:], *tokens[at + 1 :]], 0) is not None


class _Sum:
    """What all parts change in a list, as far as each is sure."""

    def __init__(self, among: Mapping[str, int]) -> None:
        self.among = among
        self.made: dict[str, int] = {}
        self.last = ""
        """What the last part did: `O` took cards out, `P` put them in, `S` set how many there are."""
        self.owes: list[str] = []
        """The cards of which one of several goes if one of another comes, for which no number is said either."""
        self.comes = 0
        """How many cards come for which no number is said."""
        self.is_balanced = False
        """True if it is sure only if as many come as go."""

    def all_of(self, parts: Sequence[_Part]) -> dict[str, int] | None:
        """The changes of all parts; None if any is not sure."""
        for part in parts:
            found = self._of(part)
            if not found or not self.made.keys().isdisjoint(found) or 0 in found.values():
                return None
            self.made |= found
        if self.owes and len(self.owes) != self.comes:
            return None
        is_there = all(self.among.get(card, 0) + more >= 0 for card, more in self.made.items())
        return None if not is_there or (self.is_balanced and sum(self.made.values()) != 0) else self.made

    def _of(self, part: _Part) -> dict[str, int] | None:
        if not {*"LM"}.isdisjoint(part.letters):
            part.letters = part.letters.replace("F", "")  # `на одну меньше`
        ways = "".join(one for one in part.letters if one not in "CN")
        way = self._way(ways, part)
        return way(part, ways) if way else None

    def _way(self, ways: str, part: _Part) -> Callable[[_Part, str], dict[str, int] | None] | None:
        """What a part with these ways does; None if that is nothing that is known."""
        all_of = {*ways}
        if all_of & {*"IX"}:
            return self._exchange
        if "T" in ways and len(part.numbers) == 2:
            return self._denied
        if all_of and len(part.numbers) == 1 and all_of <= {*"UDSK"}:
            return self._set
        if all_of & {*"OWL"} and all_of <= {*"OWLASK"}:
            return self._out
        if all_of and all_of <= {*"PM"}:
            return self._in
        return None if ways else self._bare

    def _has(self, card: str) -> int:
        return self.among.get(card, 0) + self.made.get(card, 0)

    def _set(self, part: _Part, ways: str) -> dict[str, int] | None:
        if len(part.cards) != 1:
            return None
        (card, _), number = part.cards[0], part.numbers[0]
        has = self._has(card)
        is_down = "D" in ways or ways == "K"
        if not has or ("U" in ways and number <= has) or (is_down and number >= has):
            return None
        self.last = "S"
        return {card: number - has}

    def _denied(self, part: _Part, ways: str) -> dict[str, int] | None:
        """`коров не 4, а 3`, `לא 4 פרות אלא 3`."""
        if len(part.cards) != 1 or not {*ways} <= {*"TBSK"}:
            return None
        (card, _), (first, second) = part.cards[0], part.numbers
        old, new = (first, second) if part.letters.index("T") < part.letters.index("N") else (second, first)
        self.last = "S"
        return {card: new - old} if self._has(card) == old else None

    def _out(self, part: _Part, ways: str) -> dict[str, int] | None:
        cards, self.last = part.cards, "O"
        if not cards or not all(self._has(card) for card, _ in cards) or len(part.numbers) > 1:
            return None
        if part.numbers:
            (number,), card = part.numbers, cards[0][0]
            has = self._has(card)
            if len(cards) > 1 or number > has or ("W" in ways or ("A" in ways and number != has)):
                return None
            return {card: -number}
        if "L" in ways:
            return None
        made: dict[str, int] = {}
        for card, said in cards:
            has = self._has(card)
            is_all = has == 1 or "A" in ways or _are_all(said)
            if not is_all and may_be_plural(said):
                return None
            self.owes += [] if is_all else [card]
            made[card] = -has if is_all else -1
        return made

    def _in(self, part: _Part, ways: str) -> dict[str, int] | None:
        if len(part.cards) != 1 or len(part.numbers) > 1:
            return None
        ((card, said),), number = part.cards, next(iter(part.numbers), 0)
        if not number and may_be_plural(said):
            return None
        self.comes += not number
        self.is_balanced |= bool(self._has(card)) and "M" not in ways and self.last != "O"
        self.last = "P"
        return {card: number or 1}

    def _bare(self, part: _Part, ways: str) -> dict[str, int] | None:
        """A card and a number that go on with what was said before."""
        if len(part.cards) != 1 or len(part.numbers) != 1:
            return None
        (card, _), number = part.cards[0], part.numbers[0]
        if self.last == "O" and part.joined:
            return self._out(part, "O")
        if self.last == "P" and part.joined:
            return self._in(part, "P")
        if self.last == "S" and not self._has(card):
            self.is_balanced = True
            return {card: number}
        if self.last == "S" and part.joined:
            return self._set(part, "S")
        return None

    def _exchange(self, part: _Part, ways: str) -> dict[str, int] | None:
        letters = re.sub("[PSKOAM]", "", part.letters)
        if re.fullmatch("X[CNF]+|[CN]+X[CNF]*", letters):
            left, _, right = letters.replace("X", "").partition("F")
            return self._for(part, left, right) if right else None
        if "X" in letters or letters.count("I") != 1:
            return None
        before, after = letters.split("I")
        cards = [card for card, _ in part.cards]
        if after == "E" and len(cards) == 1 and self.last == "S" and "N" in before + "N":
            number = next(iter(part.numbers), 1)  # `only 1 Reactor, an Alarm Clock Bomb instead of the other one`
            self.last = "P"
            return {cards[0]: number} if sum(self.made.values()) == -number else None
        if before in ("NC", "CN") and after == "N":
            self.last = "S"
            number, old = part.numbers
            return {cards[0]: number - old} if self._has(cards[0]) == old else None
        if not before:
            half = after.find("C") + 1
            half += after[half : half + 1] == "N" and after.count("N") + 1 > after.count("C") and after[-1] == "N"
            return self._for(part, after[:half], after[half:])
        return self._for(part, after, before, turned=True)

    def _for(self, part: _Part, gone: str, come: str, *, turned: bool = False) -> dict[str, int] | None:
        """One card for another."""
        halves = (come, gone) if turned else (gone, come)
        if any(sorted(half) not in (["C"], ["C", "N"]) for half in halves):
            return None
        numbers = [*part.numbers]
        said = [numbers.pop(0) if "N" in half else 0 for half in halves]
        (first, second), (of_first, of_second) = part.cards, said
        ((out, _), went), ((into, _), came) = (
            ((second, of_second), (first, of_first)) if turned else ((first, of_first), (second, of_second))
        )
        has = self._has(out)
        went = went or (has if has in (1, came) or (came == has) else 0)
        came = came or (1 if went == 1 else 0)
        self.last = ""
        is_sure = 0 < went == came <= has and out != into
        return {out: -went, into: came} if is_sure else None


def _are_all(said: str) -> bool:
    """True for a name that says of a card that it is several, and all that there are: `the Bullets`, `הקליעים`."""
    return re.fullmatch(r"[a-z' -]{3,}[^s]s|ו?ה[א-ת ]+(?:ות|ים)", said) is not None
