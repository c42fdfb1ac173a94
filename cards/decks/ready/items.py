"""What a sentence says of the cards of a ready-made deck, in order: cards, how many, and what goes or comes.

Each word is a card, a number, one that says what goes or comes, or talk. What may be a card that nobody knows is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cards.decks.phrases.amending import is_said_so
from cards.decks.phrases.corrected import GONE, is_less, is_more, named_in_deck
from cards.decks.phrases.tokens import ONE_AFTER, TOKEN, card_at, is_said, number_of, with_one_behind
from cards.decks.words.counted import is_piece
from cards.decks.words.dangers import is_dangerous
from cards.decks.words.fillers import BEARING
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

_DASH = expression(r"(?<=[^\s,])\s[−–-]\s+")
_SIGN = expression(r"(?:^|(?<=\s))[+−–-]\s?(?=\w)")
_TIMES = expression(r"(?<!\w)[×xх]\s?(?=\d)|(?<=\d)\s?×\s?(?=\w)")
_IN_NAME = expression(r"\?(?=[\"»”״])")
"""What ends a name in quotation marks."""
_AND_SO_MANY = expression(r"(?<!\w)ו-(?=\d)")
_THEM = expression(
    r"(?<!\w)(?:вместо (?:них|него|не[ёе]|этого|этих|этой|того|той|тех)|взамен(?: (?:них|него|не[ёе]|этого))?"
    r"|на (?:е[ёе]|его|их|это|освободивш\w+|свободн\w+) мест[оа]|в обмен(?: на (?:них|него|не[ёе]|это))?"
    r"|(?:instead|in place|in lieu) of (?:them|it|him|her|that|those|these|this)"
    r"|in (?:its|their|his|her) (?:place|stead)|in exchange|in return|instead(?! of)"
    r"|[וש]{0,2}במקומ(?:ו|ה|ם|ן)|[וש]{0,2}תמורת(?:ו|ה|ם|ן)|[וש]{0,2}במקום (?:זה|זאת|אלה|אלו))(?!\w)"
)
"""What says of cards that they come for others that were named before."""
_INSTEAD = expression(r"(?<!\w)(?:вместо|(?:instead|in place|in lieu) of|rather than|[וש]{0,2}במקום)(?!\w)")
"""What says of the cards behind it that others come for them."""
_ALL_OF_SO_MANY = {
    "обе": 2, "оба": 2, "обеих": 2, "обоих": 2, "both": 2,
    "שניהם": 2, "שתיהן": 2, "שלושתם": 3, "שלושתן": 3, "השניים": 2, "השתיים": 2, "השלושה": 3, "השלוש": 3, "הארבעה": 4,
    "הארבע": 4, "שלושת": 3, "ארבעת": 4, "ארבעתם": 4, "ארבעתן": 4,
}  # fmt: skip
"""Words for all of so many."""
_ALL = frozenset(["все", "всех", "всю", "весь", "all", "every", "כל"])
_GOES = expression(
    r"less|fewer|выгна\w+|выгон\w+|меньше|пониже|долой|вон|выки(?:дыва|н)\w+|выброс\w+|выбрас\w+|выложу|выкладыва\w+|вытащ\w+|вытаскива\w+"
    r"|достаю|достану|изыма\w+|изыму|исключа\w+|отложу|откладыва\w+|сним\w+|удал\w+|уход(?:ит|ят)|уйд[её]т|уйдут|выход(?:ит|ят)"
    r"|убира(?:ет|ют|ем)|убер[её]т|вынима\w+|отправ\w+|пада(?:ет|ют)|goes|leaves?|leaving|out|gone|off|loses?|losing|lose|tossing"
    r"|toss|removes|drops|ditch\w*|[וש]{0,2}(?:פחות|יוצא(?:ת|ים|ות)?|מוותר(?:ת|ים)?|זורק(?:ת|ים)?|בחוץ|החוצה|אזרוק|אוותר|מסלק(?:ת)?"
    r"|מסיר(?:ה|ים)?|נוציא|הוציא(?:ה|ו)?|הוריד(?:ה|ו)?|יורד(?:ת|ים|ות)?|מפנה|מוציאים|מורידים|הסרתי|הורדנו)"
)
"""What else says that cards go, of whoever does it."""
_SWAPS = expression(
    r"swap\w*|trad(?:e|es|ed|ing)|exchang\w+|replac\w+|substitut\w+|switch\w*|(?:по|об|за|вы)?мен(?:я\w+|ил\w?)|замен\w+|обмен\w*"
    r"|[וש]{0,2}(?:ל?החליף|מחליפ\w+|מחליף|אחליף|נחליף|[ית]חליף|תחליפ\w+|ה?החלפ\w+|ממיר\w*|המרתי)"
)
"""What says that some cards go and others come."""
_COMES = expression(
    r"со?|with|ו?עם|more|больше|יותר|бер[её]т|беру|берём|ставит|ставлю|ставим|клад[её]т|клад[её]м|добавля(?:ет|ют|ем|ю)|добав(?:ит|ят)|кладут|возьм[её]т|положит|поставит"
    r"|вход(?:ит|ят)|заш(?:ёл|ел|ла|ли)|докинул\w?|приход(?:ит|ят)|прид[её]т|придут|вставля\w+|вставлю|пойд[её]т|пойдут|ид[её]т|идут|встан(?:ет|ут)|вста[её]т|докладыва\w+|доложу"
    r"|докину|подкину|закину|засуну|суну|вкладыва\w+|заходит|заходят|comes?|coming|внутрь|goes_in|enters?|adds|adding|puts|putting|puts"
    r"|takes|gets|getting|get|slot\w*|throw\w*|bring\w*|[וש]{0,2}(?:נכנס(?:ת|ים|ות)?|ייכנס|תיכנס|ייכנסו|מוסיפ(?:ים|ות)|מכניס(?:ים|ות)?"
    r"|בפנים|פנימה|בא|באה|באים|באות|יבוא|תבוא|יבואו|הוסיפ(?:ה|ו)|הכניס(?:ה|ו)?|נשים|שמים|לשים|ישים|תשים|מקבל(?:ת|ים)?|שמנו|יהיו|יהיה|תהיה|לוקח(?:ת|ים)?)"
)
"""What else says that cards come."""
_WITH = frozenset(["с", "со", "with", "עם", "ועם"])
_HINTS = frozenset(["ещё", "еще", "another", "extra", "עוד", "ועוד", "נוסף", "נוספת", "נוספים", "נוספות"])
"""What says of a card that there are more of it, if nothing else says that it goes."""
_ONE = frozenset(["another", "a", "an"])
_OF = frozenset(["из", "of", "מתוך", "the", "этих", "моих", "my", "those", "these"])
_AND = frozenset(["и", "and", "&", "ו", "да", "а", "также", "as", "well"])
_FOR = frozenset(["на", "for", "with", "by", "ל", "ב", "into"])
_DASHES = frozenset(["-", "–", "—", "=", ":"])
_ARROWS = frozenset(["->", "=>", "→", "➡", "⇒", "➔"])
_BESIDE_WORDS = """
    только лишь но а я мы он она они у меня нас неё нее него них ней нём нем в ней нём нем неё оттуда туда из колоды
    колоде колоду просто вот такие такая такой изменение изменения одна одно один правка кое-что тоже
    также ещё сам сама себе по на место их его её ее этот эта это то так чуть немного слегка будет будут пусть там
    тут здесь правда честно впрочем всё-таки все-таки сразу взамен зато и да ровно всего штук карты карту карта
    поскольку места место пожалуйста спасибо
    only but just though however i we he she they my our his her their the a an in it its deck there that's is are be
    will like to i'd i'll i'm we're from of card cards copy copies and one's also then so small little tiny minor
    change changes please thanks up which where who this that these those place
    רק אבל אצלי אצלו אצלה אצלנו
    אני אנחנו הוא היא הם לי לנו לו לה להם את של בה בו בתוך ממנה ממנו לתוכה מהחפיסה בחפיסה החפיסה קלף קלפים שם
    זה זאת אז וגם גם פשוט שינוי שינויים קטן קטנים אחד כל עותק עותקים בבקשה תודה ה כאן שם בפנים החוצה כאלה אחרי ויש יש
"""
_WITHOUT = frozenset(["без", "without", "בלי", "ללא"])
"""What says of the cards behind it that no copy of them stays, if no number is said."""
_LESS = frozenset(["меньше", "less", "פחות"])
"""What says that cards go, so that `more` behind it says that others come."""
_FOR_IT = frozenset(["for", "בשביל", "תמורת"])
"""What stands between a card that is said to go and the one that comes for it."""
_OUT = expression(r"(?<!\w)(?:com(?:e|es|ing)|go(?:es|ing)?|tak(?:e|es|ing)|took|mov(?:e|es|ing)) out(?!\w)")
_IN = expression(r"(?<!\w)(?:com(?:e|es|ing)|go(?:es|ing)?|put(?:s|ting)?|mov(?:e|es|ing)) in(?:to)?(?!\w)")
_AWAY = expression(
    r"(?<!\w)(?:(?:оста\w+ )?(?:дома|at home|בבית)(?: оста\w+)?|домой|home|הביתה"
    r"|в (?:коробку|сторону|запас|резерв|отставку|утиль|отпуск|минус)|на полку|на пенсию"
    r"|(?:back )?(?:in|into) the box|on(?:to)? the (?:bench|shelf)|ל(?:קופסה|פח|מדף|ספסל|פנסיה)|הצידה)(?!\w)"
)
_BECOMES = expression(
    r"\s(?:becomes?|turns? into|превраща(?:ет|ют)ся в|станов(?:ит|ят)ся|הופכ(?:ת|ים|ות) ל-?|הופך ל-?)\s?"
)
_AT_THE_END = {"in": "+", "go": "-"}
"""What says what goes or comes if nothing follows."""
_BESIDE = frozenset(_BESIDE_WORDS.split())
"""What says nothing of which card goes or comes."""
_MARK = "\ue001"
"""Stands before what several words say together."""
_DASH_FOR = expression(rf"({_MARK}place-of [^,{_MARK}]*),\s+[−–-]\s")
"""The dash behind what goes, where a comma stands for brackets."""
_WORD = expression(rf"{_MARK}(?:place-of|them)|->|=>|{TOKEN.pattern}")
_MOST_TOKENS = 80
"""Most words of a part of a sentence."""
PARTING = frozenset(["&", ",", "|", "—"])
"""What parts the things that are said."""
_PLAIN = frozenset(["+", "-", "&", "them"])
"""What says what goes or comes, so that nothing else need be named behind its card."""
_MOST_OF_KIND = 2
"""Most words before a card that say of what kind it is: `двух сочных спелых арбузов`."""
_SHORT = 3
"""Letters of a word to which Hebrew joins nothing."""


class SaidCard(NamedTuple):
    """A card that is named, how many copies (0 if that is not said, -1 for all of them), whether it is called by a part
    of its name, and whether it is said to be one more.
    """

    card: str
    copies: int
    by_part: bool
    hint: bool

    @property
    def is_uncounted(self) -> bool:
        """True where it is not said how many copies they are."""
        return self.copies < 1


Item = SaidCard | str
"""A card, or `-`, `+`, `place-of`, `them`, `swap`, `for`, and what parts them: `,` `—` `&` `|`."""


def says_change(token: str) -> bool:
    """True for a word that says that cards go or come."""
    is_more_said = _COMES.fullmatch(token) is not None and token not in _WITH
    return is_less(token) or is_more(token) or is_more_said or any(one.fullmatch(token) for one in (_GOES, _SWAPS))


def _in_words(text: str) -> str:
    """A text with one word for each of the phrases and signs that say what goes and comes."""
    said = _IN_NAME.sub(" ", text) if "?" in text else text
    said = _TIMES.sub(" ", GONE.sub(" out", seen(normalise(said))))
    said = _INSTEAD.sub(f" {_MARK}place-of ", _THEM.sub(f" {_MARK}them ", said))
    said = _DASH.sub(" — ", _DASH_FOR.sub(r"\1 — ", said))
    said = _SIGN.sub(lambda sign: "plus " if "+" in sign[0] else "minus ", said)
    said = _AWAY.sub("out", _BECOMES.sub(" → ", _AND_SO_MANY.sub("& ", said)))
    return _OUT.sub("out", _IN.sub("adds", said))


def items_in(game: Game, text: str, deck: Deck, *, is_announced: bool) -> tuple[list[Item], bool] | None:
    """What a text says, in order, and whether there is talk beside it; None if a word may be a card that nobody knows,
    or may mean something else.
    """
    found: list[Item] = []
    has_talk = False
    for part_at, part in enumerate(re.split(r"[.;!\n|]+(?=\s|$)|[;|\n]", _in_words(text))):
        if part_at and found:
            found.append("|")
        for clause_at, clause in enumerate(re.split(r",(?=\s|$)|[()]", part)):
            if clause_at and found:
                found.append(",")
            last = found[-2] if clause_at and len(found) > 1 else ""
            if isinstance(last, SaidCard) and last.is_uncounted and (number := number_of(clause.strip())):
                found[-2] = last._replace(copies=number)  # in brackets
                continue
            said = _Clause(game, deck, clause, is_announced=is_announced or "swap" in found)
            if (items := said.read()) is None:
                return None
            has_talk |= said.has_talk
            found += items
    return found, has_talk


class _Clause:
    """A part of a sentence, read word by word."""

    def __init__(self, game: Game, deck: Deck, clause: str, *, is_announced: bool) -> None:
        self.game, self.deck, self.is_announced = game, deck, is_announced
        self.tokens = [one.strip() for one in with_one_behind(game, _WORD.findall(f" {clause}"))]
        self.found: list[Item] = []
        self.number = self.whole = 0
        """The number that was said last, -1 for all, and of how many cards it is said to be."""
        self.hint = self.without = False
        """Whether the next card is said to be one more, and whether all copies go of those that follow."""
        self.has_talk = False

    def read(self) -> list[Item] | None:
        """What it says, in order; None if it has a word that nobody knows."""
        at = 0
        while at < len(self.tokens) <= _MOST_TOKENS:
            if named := _named_at(self.game, self.tokens, at, self.deck):
                if not self._card(named[0], self.tokens[at], by_part=named[2]):
                    return None
                at = named[1]
            elif self._counts(at) or self._says(self.tokens[at]):
                at += 1
            elif kinds := self._kinds(at):
                at += kinds
            elif self._is_talk(at):
                self.has_talk = True
                at += 1
            else:
                return None
            self._count_last(at)
        if self.number and self._had():
            return self.found
        are_cards = any(isinstance(one, SaidCard) for one in self.found)
        is_of_nothing = self.has_talk and not are_cards  # what comes or goes may be what nobody knows
        return None if is_of_nothing or self.number or self.whole or at < len(self.tokens) else self.found

    def _kinds(self, at: int) -> int:
        """How many words there only say of what kind the card behind them is: `двух сочных арбузов`."""
        for to in range(at + 1, min(at + _MOST_OF_KIND, len(self.tokens) - 1) + 1):
            if not self._is_word(to - 1):
                return 0
            if _named_at(self.game, self.tokens, to, self.deck) and not self.tokens[to].startswith("ו"):
                return to - at
        return 0

    def _is_talk(self, at: int) -> bool:
        """True for a word that cannot be a card that comes or goes: before all cards, or behind one, and what is said
        of that, and not joined to it.
        """
        if self.number or self.whole or self.hint or not self._is_word(at):
            return False
        if at and (self.tokens[at - 1] in _AND or self.tokens[at].startswith("ו")):
            return False
        signs = [one for one in self.found if isinstance(one, str)]
        if not self.found or (isinstance(self.found[-1], SaidCard) and _PLAIN.issuperset(signs)):
            return True
        if self.found[-1] not in ("+", "-"):
            return False
        return (len(self.found) > 1 and isinstance(self.found[-2], SaidCard)) or self._leads_to_card(at)

    def _leads_to_card(self, at: int) -> bool:
        """True for a word behind which a card is named, and none is joined to it: `убрал с почестями двух мимов`."""
        for to in range(at + 1, len(self.tokens)):
            if _named_at(self.game, self.tokens, to, self.deck):
                return True
            if self.tokens[to] in _AND or self.tokens[to].startswith("ו"):
                return False
        return False

    def _is_word(self, at: int) -> bool:
        """True for a word that says nothing of cards."""
        token = self.tokens[at]
        is_word = len(token) > _SHORT - 1 and token.isalpha() and token not in _AND and token not in BEARING
        is_word = is_word and not is_dangerous(token, of_changes=True)
        return is_word and not (number_of(token) or _named_at(self.game, self.tokens, at, self.deck))

    def _had(self) -> bool:
        """True for how many there were of the only card, of which there are so many now: `пуль 2 вместо 3`."""
        if len(self.found) != 2 or self.found[1] != "place-of" or not isinstance(card := self.found[0], SaidCard):
            return False
        fewer = self.number - card.copies
        self.found = ["-" if fewer > 0 else "+", card._replace(copies=abs(fewer))]
        return card.copies > 0 and fewer != 0 and self.deck.cards.get(card.card) == self.number

    @property
    def _swaps(self) -> bool:
        """True behind the word for an exchange and what goes, whichever is first, and before what comes."""
        said = [one for one in self.found if isinstance(one, str)]
        is_said = "swap" in said and said[-1] != "for"
        is_bare = self.is_announced and PARTING.issuperset(said)
        return len(said) < len(self.found) and (is_said or is_bare)

    def _card(self, card: str, token: str, *, by_part: bool) -> bool:
        if self.whole and self.deck.cards.get(card, 0) != self.whole:
            return False
        if self._swaps and token.startswith("ב"):
            self._comes_for()
        elif token.startswith("ו") and self.found and isinstance(self.found[-1], SaidCard):
            self.found.append("&")  # the letter is joined to a name, as none but few begin with it
        if self.hint and card not in self.deck.cards and not _LESS.isdisjoint(self.tokens):
            self.found.append("+")  # `פחות פרה ועוד קיפוד`
        self.found.append(SaidCard(card, self.number or -self.without, by_part, self.hint))
        self.number, self.whole, self.hint = 0, 0, False
        return True

    def _counts(self, at: int) -> bool:
        """True for a word that says how many there are."""
        token = self.tokens[at]
        bare = token.removeprefix("ו") if token.startswith("ו") and len(token) > _SHORT else token
        if bare != token and number_of(bare) and self.found and isinstance(self.found[-1], SaidCard):
            self.found.append("&")
        if self._swaps and bare.startswith("ב") and number_of(bare[1:].lstrip("-")):
            self._comes_for()
            bare = bare[1:].lstrip("-")
        last = self.found[-1] if self.found else ""
        whole = self.deck.cards.get(last.card, 0) if isinstance(last, SaidCard) and last.is_uncounted else 0
        if isinstance(last, SaidCard) and whole and _ALL_OF_SO_MANY.get(bare) == whole:
            self.found[-1] = last._replace(copies=whole)  # `мимов обоих`
        elif bare in _ALL:
            self.number = -1
        elif bare in _HINTS:
            self.hint, self.number = True, self.number or int(bare in _ONE)
        elif not (said := _ALL_OF_SO_MANY.get(bare) or number_of(bare)):
            return False
        elif bare in ONE_AFTER and self.found and isinstance(last := self.found[-1], SaidCard) and last.is_uncounted:
            self.found[-1] = last._replace(copies=1)
        elif self.number == -1 or bare in _ALL_OF_SO_MANY:
            self.number = self.whole = said  # `все три`
        elif self.number:
            if self.tokens[at - 1] not in _OF or self.whole:
                return False
            self.whole = said  # `одну из двух коров`
        else:
            self.number = said
        return True

    def _says(self, token: str) -> bool:
        """True for a word that says what goes or comes, or nothing of it."""
        bare = token.removeprefix("ו") if token.startswith("ו") and len(token) > _SHORT else token
        if token[:1] == _MARK:
            self.without = False
            self.found.append(token[1:])
        elif token is self.tokens[-1] and token in _AT_THE_END:
            self.found.append(_AT_THE_END[token])
        elif self._is_for(token, bare):
            self._comes_for()
        elif token in _ARROWS:
            self.found.append("arrow")
        elif any(_GOES.fullmatch(one) or is_less(one) for one in (token, bare)):
            self.without = bare in _WITHOUT
            self.found.append("-")
        elif _SWAPS.fullmatch(token):
            self.found.append("swap")
        elif any(_COMES.fullmatch(one) or is_more(one) for one in (token, bare)):
            self.without = False
            self.found.append("+")
        elif token in _DASHES or token in _AND:
            self.found.append("—" if token in _DASHES else "&")
        else:
            is_known = bare in _BESIDE or is_piece(bare)
            is_safe = bare not in BEARING and not is_dangerous(bare, of_changes=True)
            return is_known or (is_safe and (is_said_so(bare) or is_said(bare)))
        return True

    def _comes_for(self) -> None:
        if "swap" not in self.found and self.is_announced:
            self.found.insert(0, "swap")
        self.found.append("for")

    def _is_for(self, token: str, bare: str) -> bool:
        """True for a word behind what goes, and before what comes."""
        if self._swaps:
            return bare in _FOR or token in _DASHES
        return token in _FOR_IT and "-" in self.found and isinstance(self.found[-1], SaidCard)

    def _count_last(self, at: int) -> None:
        """Give a number behind a card to it if it has none, and no card follows it."""
        last = self.found[-1] if self.found else ""
        if (
            self.number
            and isinstance(last, SaidCard)
            and last.is_uncounted
            and _ends(self.game, self.tokens, at, self.deck)
        ):
            self.found[-1] = last._replace(copies=self.number)
            self.number = 0


def _ends(game: Game, tokens: Sequence[str], at: int, deck: Deck) -> bool:
    """True if no card follows, but behind a word that joins it, or says that it comes or goes."""
    for to in range(at, len(tokens)):
        token = tokens[to]
        if token[:1] == _MARK or token in _AND | _DASHES | _ARROWS or is_less(token) or is_more(token):
            return True
        if _named_at(game, tokens, to, deck):
            return token.startswith("ו")
    return True


def _named_at(game: Game, tokens: Sequence[str], at: int, deck: Deck) -> tuple[str, int, bool] | None:
    exact = card_at(game, tokens, at)
    if exact and exact.to > at + 1:
        return exact.card, exact.to, False
    token = tokens[at].strip()
    is_other = (
        token[:1] == _MARK
        or token in _AND | _DASHES | _ARROWS
        or token in _ALL_OF_SO_MANY
        or token in _BESIDE
        or token in _HINTS
        or is_said_so(token)
        or number_of(token)
    )
    if is_other or _GOES.fullmatch(token) or _COMES.fullmatch(token) or is_less(token) or is_more(token):
        return (exact.card, exact.to, False) if exact and exact.card in deck.cards and not is_other else None
    return named_in_deck(game, tokens, at, deck.cards)
