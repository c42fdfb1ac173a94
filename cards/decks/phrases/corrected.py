"""Corrections of a list in words: `вместо двух Мимов возьму два Фокусника`, `UPD: -2 Корова +2 Ёж`.

One is understood only if every word of it is, and as many cards come as go; anything else is asked about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from cards.decks.listing import line_of
from cards.decks.names.kinds import is_kind_word
from cards.decks.names.stems import PREPOSITIONS, stems
from cards.decks.names.teams import cards_of, team_name
from cards.decks.phrases.tokens import ONE_AFTER, TOKEN, card_at, is_said, number_of, with_one_behind
from cards.decks.words.counted import is_piece
from cards.decks.words.fillers import CORRECTING
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

INSTEAD = expression(r"вместо|instead|[וש]{0,2}ל?במקום")
INSTEAD_OF_THEM = expression(r"взамен|[וש]{0,2}במקומ(?:ו|ה|ם|ן)")
_REPLACED = expression(
    r"замен(?:ить|и|ите|яю|яем|им|ю|а|у|ы)|меня(?:ю|ем|ть|й|йте)|поменя(?:ть|й|йте|ю|ем)|replace|swaps?|החלפו?ת|החלפה|ו?(?:ל?החליף|תחלי[פף]\w*|נחליף|אחליף|מחליפ(?:ה|ים|ות)|מחליף)"
)
"""What is to be done: of what is done already it is not known whether the list has it."""
_SWAPPED = expression(r"(?:за|по|об)мен(?:ил|ял)[аи]?|замен[её]н[аоы]?|replaced|swapped|[וש]{0,2}החלפ(?:תי|נו)")
_LESS = expression(
    r"без|минус|убрать|убер\w+|убира(?:ю|ем|й|йте|ть)|выкинуть|выкидываю|remove|removing|minus|without|drop|dropping|cut|cutting"
    r"|вын(?:у|ем|ь|ьте|имаю)|сн(?:иму|имаю|ять)|исключ(?:у|аю|ить|и|ите)|вычёркива(?:ю|ем)"
    r"|(?:вы|за)черкн(?:и|ите|уть|у|ём|ем)|сотр(?:и|ите|у)|удал(?:и|ите|ить|яю|им)|delete|erase"
    r"|ו?(?:ת?מחק(?:י|ו)?|למחוק|אמחק)"
    r"|ו?(?:אוציא|נוציא|אוריד|נוריד|בלי|מינוס|ל?הוריד|תוריד\w*|הורידו|ל?הוציא|תוציא\w*|מורידה?|מוציאה?)|-"
)
_OUT = expression(
    r"убрал[аи]?|выкинул[аи]?|вынул[аи]?|снял[аи]?|исключил[аи]?|removed|cut|dropped"
    r"|[וש]{0,2}(?:הוצאתי|הורדתי|הוצאנו|הורדנו|ויתרתי|זרקתי)"
)
_IN = expression(r"добавил[аи]?|положил[аи]?|поставил[аи]?|взял[аи]?|added|[וש]{0,2}(?:הוספתי|הוספנו|שמתי|הכנסתי)")
"""What is said of what was done already: the list above has it, or has it not."""
_ALL = expression(r"них|вс[её]|всех|them|all|אותם|אותן|כל")
"""What says that all copies of a card are meant."""
_MORE = expression(
    r"возьм\w+|бер[уе]\w*|добав(?:ить|ь|ьте|лю|им|ляю|ляем)|плюс|ещё|еще|(?:по)?став(?:ь|ьте|лю|им|ить)|полож(?:у|им|ить|и|ите)"
    r"|клад(?:у|ём|ем|и|ите)|внесу|вношу|включ(?:у|им|аю|ить|и|ите)"
    r"|станут|будет|будут|add|plus|take|put|use|more|[וש]?(?:שם|שמה)|ו?(?:שי[םמ]\w*|ל?הוסיף|תוסי[פף]\w*|אוסיף|נוסיף|פלוס|מוסי(?:ף|פה)|מכניסה?|ל?הכניס|תכניס\w*|אכניס|נכניס|אשים|לוקחת?|אקח|עוד|יהיו|יהיה)|\+"
)
_HEADS_MORE = expression(
    r"(?:добав|клад|полож|постав|включ|внес|внош)\w+|плюс|add(?:ed|ing)?|plus|\+"
    r"|[וש]{0,2}(?:ל?הוסיף|תוסי[פף]\w*|אוסיף|נוסיף|פלוס|מוסי(?:ף|פה)|מכניסה?|ל?הכניס|אכניס|נכניס|הוספתי|הכנסתי)"
)
"""What stands over cards that come."""
_ADJECTIVE = expression(r"(?:[ыио]й|ая|яя|[ое]е|[ыи]е)$|(?:ed|ing)$")
"""What ends as words do that say of what kind something is."""
_LEAST_PART, _LONGEST = 2, 5
_FOR = expression(r"на|with|for|by|ב|ל|בשביל|לטובת|תמורת")
_BY = expression(r"ב-?(?=[א-ת]{2}|\d)")
"""What joins to the name of a card that comes for another, in Hebrew."""
THEM = expression(r"них|него|не[ёе]|them|it|that|ז[הו]|אותם|אותה|אותו|זאת")
_UPDATE = expression(r"(?:upd|update|edit|апд|апдейт|обн|обновление|עדכון|עריכה|ps|p|s|пс)\d?")
_IS_GONE = "~"
GONE = expression(
    r"(?<=[^\W\d]{2}) (?:нету?(?: совсем| больше)?|(?:совсем |больше )?не (?:надо|нуж(?:ен|н[аоы]?)|будет)"
    r"|(?:is|are) out"
    r"|לא צריך|אין|יורדת?|יורדים|יורדות)(?=\W*(?:$|[.,;]))"
)
"""What says of the card before it that it goes: `одной Коровы нет`."""
_DENIED = expression(r"(?<!\w)(?:не|ו?לא|not) (?P<number>\d{1,2}|[^\W\d]+)(?=\W|$)(?! ?%)")
_PARDON = expression(
    r"\W*(?:(?:стоп|ой|ох|ай|упс|блин|подожди(?:те)?|погоди(?:те)?|ой-ой|רגע|אופס|אוי|שנייה|oh|wait|oops|sorry)(?!\w)[\s,.!-]*)+"
    r"(?:(?:нет|не то|no|לא)\s*[,.!:–—-]+\s*)?"
)
"""What somebody says before he puts something right; behind it a word that denies, and a sign, denies what he said."""
_SENT = expression(
    r"(?<!\w)(?:(?:к|в|из|по|для) )?(?:мо\w+ )?(?:спис\w+|колод\w+|письм\w+),? (?:котор\w+ )?(?:я )?"
    r"(?:прис|отос|пос|скин|отправ)\w+(?: вчера| раньше| утром| сегодня| вам| тебе)*"
    r"|(?<!\w)(?:to|in|for|of) (?:the|my) (?:deck )?list (?:that |which )?(?:i |we )?sent"
    r"(?: you| yesterday| earlier| before| today)*"
    r"|(?<!\w)(?:ל|ב)?רשימה ש(?:שלחתי|כתבתי|שלחנו)(?: לך| לכם| אתמול| קודם| היום| בבוקר)*"
)
"""Which list it is that is put right."""
_MOST_TOKENS = 60


def bare_of_pardon(said: str) -> str:
    """What puts something right (normalised), without what is said before that, and of which list it is."""
    found = _PARDON.match(said)
    return _SENT.sub(" ", said[found.end() :] if found else said)


def says_out(said: str) -> bool:
    """True for what says (normalised) of cards that they were taken out, and nothing of others that came instead."""
    words = TOKEN.findall(seen(said))
    out = [word for word in words if _OUT.fullmatch(word)]
    return bool(out) and not any(
        _IN.fullmatch(word) or _MORE.fullmatch(word) or INSTEAD.fullmatch(word) for word in words
    )


def says_done(said: str) -> bool:
    """True for what says (normalised) what was taken out or put in already."""
    return any(map(_is_done, TOKEN.findall(seen(said))))


def _is_done(token: str) -> bool:
    return any(one.fullmatch(token) for one in (_OUT, _IN, _SWAPPED))


class Correction(NamedTuple):
    """How many copies more or fewer there are of cards; None where it is only said that there are none any more."""

    line: int
    text: str
    changes: Sequence[tuple[str, int, int | None]]
    is_sure: bool = False
    """True for one that says, too, what stood there before, and is right in that."""
    is_done: bool = False
    """True for one that says what was done already."""
    teams: tuple[Sequence[str], Sequence[str]] = ((), ())
    """The whole teams that go, and those that come."""

    @property
    def says_any(self) -> bool:
        """False for one that only announces a correction."""
        return bool(self.changes or any(self.teams))


def understood(game: Game, text: str, line: int, among: Mapping[str, int] | None = None) -> Correction | None:
    """The correction that a line says; None for one that is not understood to its last word.

    It has no changes if it only announces one. Of the cards `among` which it changes some, it may say how many there
    are to be.
    """
    tokens = TOKEN.findall(GONE.sub(f" {_IS_GONE}", bare_of_pardon(seen(normalise(text)))))
    if len(tokens) > _MOST_TOKENS:
        return None
    tokens = with_one_behind(game, tokens)
    found: list[tuple[str, int, int | None]] = []
    sign = number = 0
    flips = False
    at = 0
    swaps = any(map(replaces, tokens))
    while at < len(tokens):
        token = tokens[at].strip()
        if sign < 0 and found and (behind := _BY.match(token)) and any(map(replaces, tokens)):
            tokens[at] = token = token[behind.end() :]  # `החלפתי פרה בקיפוד`
            sign = 1
        named = None if is_word(token) else named_in_deck(game, tokens, at, ())
        if named:
            card, to, _ = named
            sign = -1 if swaps and tokens[to : to + 1] == ["на"] else sign  # `… и двойной заряд на изоленту`
            found.append((card, sign, number or None))
            number, at = 0, to
            goes_on = _goes_on(game, tokens, at)
            sign, flips = (1, False) if flips and not goes_on else (sign, flips)
            continue
        at += 1
        if said := number_of(token):
            goes_before = at < len(tokens) and card_at(game, tokens, at, likely=True) and token not in ONE_AFTER
            if found and found[-1][2] is None and not goes_before:
                found[-1] = (*found[-1][:2], said)  # a number behind its card
            else:
                number = said
        elif (flips and THEM.fullmatch(token)) or INSTEAD_OF_THEM.fullmatch(token):
            sign, flips = 1, False
        elif (is_instead := INSTEAD.fullmatch(token) is not None) or replaces(token):
            sign, flips = -1, is_instead
            found = [(card, said or (1 if is_instead else sign), n) for card, said, n in found]
            if at < len(tokens) and THEM.fullmatch(tokens[at]):
                sign, flips, at = 1, False, at + 1
        elif token == _IS_GONE and found:
            found[-1], sign, flips = (found[-1][0], -1, found[-1][2]), 0, False
        elif _LESS.fullmatch(token) or _OUT.fullmatch(token):
            sign, flips = -1, False
            found = [(card, said or sign, copies) for card, said, copies in found]  # `Корову убираю`
        elif _MORE.fullmatch(token) or _IN.fullmatch(token) or (sign < 0 and found and _FOR.fullmatch(token)):
            sign, flips = 1, False
        elif not is_word(token):
            return None
    if not found and not number and tokens:
        return Correction(line, text, ())
    return None if number else _signed(Correction(line, text, found), tokens, among)


def _signed(said: Correction, tokens: Sequence[str], among: Mapping[str, int] | None) -> Correction | None:
    """A correction of whose cards each goes or comes, once; None for any other."""
    found = said.changes
    signs = {sign for _, sign, _ in found}
    if len({card for card, _, _ in found}) < len(found):
        return None
    if among and signs == {0} and all(card in among and copies for card, _, copies in found):
        found = [(card, copies - among[card], 1) for card, _, copies in found if copies and copies != among[card]]
        signs = {-1 if more < 0 else 1 for _, more, _ in found}
    is_done = any(map(_is_done, tokens))
    if is_done and any(map(_UPDATE.fullmatch, tokens[:1])):
        signs |= {-1, 1} if 0 not in signs else set()  # what was done later need not be an exchange
    return said._replace(changes=found, is_done=is_done) if signs == {-1, 1} else None


def named_in_deck(game: Game, tokens: Sequence[str], at: int, deck: Collection[str]) -> tuple[str, int, bool] | None:
    """The card that begins there, which token is next, and whether a part of its name is all that is said of one of a
    `deck`.
    """
    exact = card_at(game, tokens, at)
    short = short_name(game, deck, tokens, at) if deck else None
    if exact and not (short and short[1] > exact.to):
        return exact.card, exact.to, False
    likely = exact or (None if tokens[at].strip().isdecimal() else card_at(game, tokens, at, likely=True))
    likely = None if likely and likely is not exact and likely.to == at + 1 and number_of(tokens[at]) else likely
    if likely and (not short or likely.card in deck or likely.to > short[1]):
        return likely.card, likely.to, False
    return (*short, True) if short else None


def short_name(game: Game, deck: Collection[str], tokens: Sequence[str], at: int) -> tuple[str, int] | None:
    """The only card of a deck of whose name some words there are a part, among them what it is and not only of what
    kind; and which token is next. None for anything else.
    """
    if is_said(tokens[at]) or number_of(tokens[at]) or tokens[at] in PREPOSITIONS:
        return None
    for to in range(min(len(tokens), at + _LONGEST), at, -1):
        if tokens[to - 1] in PREPOSITIONS:
            continue
        for before in ("", "ו", "ה", "וה"):
            run = " ".join(tokens[at:to])
            bare = run[len(before) :] if run.startswith(before) else ""
            cards = {card for card in deck if len(bare) > _LEAST_PART and _is_part(game, card, bare)}
            if len(cards) == 1:
                return cards.pop(), to
    return None


def _is_part(game: Game, card: str, said: str) -> bool:
    """True if all words of something are of a card's name, and it says what the card is."""
    wanted = {*stems(said)}
    for words in game.words.values():
        names = [word for word in re.split("[ -]", normalise(words[card].name)) if word not in PREPOSITIONS]
        own = {stem: word for word in names for stem in stems(word)}
        if not wanted or not wanted.issubset(own):
            continue
        heads = [own[stem] for stem in wanted if not (is_kind_word(own[stem]) or own[stem].isdecimal())]
        if "א" <= names[0][:1] <= "ת":
            return names[0] in heads
        return any(_ADJECTIVE.search(word) is None for word in heads)
    return False


def denies(said: str) -> bool:
    """True for what says (normalised) of a number that it is not so."""
    return _DENIED.search(said) is not None


def replaces(token: str) -> bool:
    """True for a word (normalised) that says that one card goes and another comes."""
    return any(one.fullmatch(token) for one in (_REPLACED, _SWAPPED))


def heads_changes(token: str) -> bool:
    """True for a word that stands over cards that go or come, as a heading: `Убираю:`, `מוסיפה:`."""
    return replaces(token) or is_less(token) or (_HEADS_MORE.fullmatch(token) is not None)


def is_less(token: str) -> bool:
    """True for a word that says that something goes, or went."""
    return _LESS.fullmatch(token) is not None or _OUT.fullmatch(token) is not None


def is_more(token: str) -> bool:
    """True for a word that says that something comes, or came."""
    return _MORE.fullmatch(token) is not None or _IN.fullmatch(token) is not None


def is_out(token: str) -> bool:
    """True for a word that says that something went already."""
    return _OUT.fullmatch(token) is not None


def is_word(token: str) -> bool:
    """True for what else is said in a correction."""
    bare = token.removeprefix("ש") if len(token) > _LEAST_PART + 1 else token  # `רק שאני`
    return token in CORRECTING or bare in CORRECTING or is_piece(token) or _UPDATE.fullmatch(token) is not None


def _goes_on(game: Game, tokens: Sequence[str], at: int) -> bool:
    """True if another card follows there of those that are said to go."""
    at += at < len(tokens) and tokens[at] in ONE_AFTER
    if at == len(tokens) or tokens[at] in ("и", "and"):
        return at < len(tokens)
    if not tokens[at].startswith("ו"):
        return False
    if card_at(game, tokens, at) is not None:
        return True
    named = number_of(tokens[at]) or (not is_word(tokens[at]) and named_in_deck(game, tokens, at, ()))
    is_one = sum(INSTEAD.fullmatch(token) is not None for token in tokens) == 1
    return bool(named) and is_one and any(map(is_more, tokens[at + 1 :]))


def applied(correction: Correction, cards: Mapping[str, int], game: Game) -> dict[str, int] | None:
    """A deck's cards as a correction has them; None if as many do not go as come, or what goes is not there."""
    if not correction.says_any:
        return None
    if correction.is_done:
        return _done(correction, cards)
    changed = Counter(cards)
    going, coming = (cards_of(game, teams) for teams in correction.teams)
    if correction.teams[0]:
        changed.subtract(going)
        changed.update(coming)
        return None if min(changed.values()) < 0 else {card: copies for card, copies in changed.items() if copies}
    all_of = [card for card, sign, copies in correction.changes if sign < 0 and copies is None]
    if any(cards.get(card) != 1 for card in all_of):
        return None  # it may be that one of several goes
    for card, sign, copies in correction.changes:
        changed[card] += sign * (copies or 1)
    if min(changed.values()) < 0 or (changed.total() != sum(cards.values()) and not correction.is_sure):
        return None
    return {card: copies for card, copies in changed.items() if copies}


def _done(correction: Correction, cards: Mapping[str, int]) -> dict[str, int] | None:
    """A deck's cards as they are after what was done already; None if they may be those before it as well as after it.

    They are those before if all that went is there and nothing that came.
    """
    went, came = _exchanged(correction)
    is_all = any(map(_ALL.fullmatch, TOKEN.findall(seen(normalise(correction.text)))))
    if not all((copies or 1) == cards.get(card) or (is_all and not copies and card in cards) for card, copies in went):
        return None
    is_exchange = not (went and came) or sum(cards[card] for card, _ in went) == sum(copies or 1 for _, copies in came)
    if not is_exchange or not {card for card, _ in came}.isdisjoint(cards):
        return None
    gone = {card for card, _ in went}
    return {card: copies for card, copies in cards.items() if card not in gone} | {card: n or 1 for card, n in came}


def is_so(correction: Correction, cards: Mapping[str, int]) -> bool:
    """True for what was done already, as a deck's cards show: nothing that went is there, and all that came."""
    went, came = _exchanged(correction)
    is_there = all(cards.get(card) == (copies or 1) for card, copies in came)
    return correction.is_done and is_there and not any(card in cards for card, _ in went)


def _exchanged(correction: Correction) -> tuple[list[tuple[str, int | None]], list[tuple[str, int | None]]]:
    """The cards that a correction says to go, and those that come, each with its copies if it is said how many."""
    going = [(card, copies) for card, sign, copies in correction.changes if sign < 0]
    return going, [(card, copies) for card, sign, copies in correction.changes if sign > 0]


def told(correction: Correction, game: Game, now: Mapping[str, int]) -> Iterator[str]:
    """Yield what goes and what comes, `−2 Мим`, and of each card how many there are `now`."""
    letters = {*normalise(correction.text)}
    for change, teams in zip("−+", correction.teams, strict=True):
        for team in teams:
            names = [team_name(game, team, lang) for lang in game.langs]
            name = max(names, key=lambda one: len({*normalise(one)} & letters))
            yield line_of("change-of", change=change, name=name, now="none")
    for card, sign, copies in correction.changes:
        names = [words[card].name for words in game.words.values()]
        name = max(names, key=lambda one: len({*normalise(one)} & letters))
        change = f"{'−' if sign < 0 else '+'}{abs(sign) * (copies or 1)}"
        yield line_of("change-of", change=change, name=name, now=now.get(card, 0))
