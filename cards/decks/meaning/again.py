"""What a list says twice of a card in words of which nobody knows whether they add to it, put it right or repeat it:
`Уточнение: ежей 2`, `ежей было 2`, `ёж -1`; and a card that may stand for another: `2 Ёж, один из них корова`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from cards.decks.listing import changes_list
from cards.decks.lists.around.dress import PRICE
from cards.decks.lists.around.labels import labelled
from cards.decks.names.called import card_called
from cards.decks.names.headings import section
from cards.decks.names.kinds import slot_words
from cards.decks.phrases.corrected import heads_changes, says_done, short_name
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.words.counted import PIECE, changed, numbers_of
from cards.decks.words.fillers import WITHDRAWING, bears_on_cards
from cards.decks.words.maybes import doubts
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.seen import seen
from cards.errors import DataError, Said, short
from cards.expressions import expression
from cards.model import MOST_COPIES, Game
from cards.names import normalise

_ADDING_WORDS = "и ещё еще также тоже плюс and plus also more another ו עוד ועוד גם וגם x х × по"
_ADDING = frozenset(_ADDING_WORDS.split())
"""What may stand before a card of which there are so many more."""
_ALSO = frozenset(["тоже", "также", "also", "too", "גם"])
"""What says behind a card, before a number, that there are as many as of another."""
_IN_ALL_WORDS = """
    всего итого теперь стало станет было будет есть нужно получается now total all was
    עכשיו היה יהיה סהכ בסך הכל הכול
"""
_IN_ALL = frozenset(_IN_ALL_WORDS.split())
"""What says behind a card and its number how many there are in all."""
_SPOKEN = frozenset(["שינוי", "изменение"])
"""What is said of a list as well, though a kind of cards is called so."""
_PIECE = expression(PIECE)
_DASH = expression(r"^\s*[-–—−]\s*(?=\w)|(?<=\s)(?:[-–−]\s*|—)\d{1,2}(?!\w)")
"""A dash that may be a minus: at the head of a line, or before its number, where `Ёж — 2` has none."""
_OF_THEM = expression(r"(?<!\w)(?:из (?:них|которых)|of (?:them|which|those)|מהם|מהן|מתוכם|מתוכן)(?!\w)")
_AS = expression(r"(?<!\w)(?:как|в роли|as|בתור)(?!\w)")
_CHANGED = frozenset(["передумал", "передумала", "передумали", "שיניתי", "התחרטתי", "changed"])
"""What says that somebody has changed his mind."""
_MAY_CHANGE_WORDS = """
    меньше больше всего ещё еще насчёт насчет забыл забыла fewer less more another actually total mind forgot
    בעצם פחות יותר עוד שכחתי
"""
_MAY_CHANGE = _CHANGED | frozenset(_MAY_CHANGE_WORDS.split())
"""What may change how many there are of a card that is named beside it."""
_SOME_WORDS = """
    несколько немного много пара все всех some several few many all every
    כמה קצת הרבה המון כל
"""
SOME = frozenset(_SOME_WORDS.split())
"""What is said of cards in place of a number."""
_WITHOUT = frozenset(["без", "without", "בלי", "ללא"])
"""What says of a card that it is not there, whatever number stands beside it: `חפיסה 2 בלי עוג`."""
_CLAUSES = expression(r"[.;!?()]+(?=\s|$)")
_STARRED = expression(r"^\s*\*+(?=\S)|(?<=[^\s*])\*+\s*$")
"""A star at either end of a line, as in chats before what is put right."""
SORRY = expression(
    r"(?<!\w)(?:ой|ох|ай|упс|опс|тьфу|блин|вру|ошиб\w+|опечат\w+|извин\w+|прост(?:и|ите)|прощения|пардон|сорри|сорян"
    r"|пожалуй|вернее|точнее|все-таки|всё-таки|лучше|sorry|oops|whoops|my bad|apolog\w+|pardon|typo|actually|rather"
    r"|instead|סליחה|אופס|אוי|טעות|טעיתי|בעצם|מתנצלת?|עדיף)(?!\w)",
    re.I,
)
"""What somebody says who puts something right."""
_MOST_ALONE, _MOST_OF_CHANGE = 4, 6
_MOST_BETWEEN, _MOST = 3, 60


def told_in_words(
    game: Game, again: Mapping[str, Sequence[int]], said: Mapping[int, str], path: Path
) -> Iterator[DataError]:
    """Yield the faults of lines that name a card `again` which the list has above, in other words or with a minus.

    `said` are the lines of the list, whole.
    """
    told: set[int] = set()
    for card, (first, *others) in again.items():
        for at in others:
            if at in told or at == first:
                continue
            is_marked = _is_put_right(said[at], said[first]) or changed(said[at]) or _is_minus(said[at], said[first])
            if is_marked or _is_in_words(game, said[at], card):
                told.add(at)
                yield _in_doubt(said[at], at, path)


def told_for_another(game: Game, lines: Mapping[int, str], path: Path) -> Iterator[DataError]:
    """Yield the faults of lines with several cards, of which one may stand for another."""
    for at, text in lines.items():
        said = seen(normalise(text))
        if any(
            _next_is_card(game, said[found.end() :], most)
            for kind, most in ((_OF_THEM, _MOST_BETWEEN), (_AS, 0))
            for found in kind.finditer(said)
        ):
            yield _in_doubt(text, at, path)


def _tokens(text: str) -> list[str]:
    return TOKEN.findall(unexplained(seen(normalise(text))))[:_MOST]


def _is_back(tokens: Sequence[str], *, corrected: bool) -> bool:
    """True for words that take back what was `corrected`, or say that somebody has changed his mind."""
    return (corrected and not WITHDRAWING.isdisjoint(tokens)) or (
        len(tokens) <= _MOST_ALONE and not _CHANGED.isdisjoint(tokens)
    )


def told_beside(game: Game, text: str, has: Collection[str], *, corrected: bool) -> Said | None:
    """What is wrong with a line of talk below a list that `has` cards: it may change one of them, or take back what was
    `corrected` above.
    """
    tokens = _tokens(text)
    if _is_back(tokens, corrected=corrected):
        from cards.decks.words.turns import without_turns  # few lines have such a word

        if _is_back(tokens := _tokens(without_turns(text)), corrected=corrected):
            return changes_list(text)
    if len(tokens) > 1 and tokens[0] in SOME and (named := card_at(game, tokens, 1)) and named.to == len(tokens):
        name = " ".join(tokens[1:])
        told = f"how many of {short(name)!r}? {tokens[0]!r} is not a number"
        return Said(told, "how-many", name=short(name), copies=tokens[0])
    may_change = not _MAY_CHANGE.isdisjoint(tokens)
    if may_change or _bears(tokens):
        for at, token in enumerate(tokens):
            named = None if number_of(token) or token in _MAY_CHANGE else card_at(game, tokens, at)
            if named and (named.card in has or (may_change and _leads(game, named.card))):
                return changes_list(text)
    clauses = (TOKEN.findall(one) for one in _CLAUSES.split(unexplained(seen(normalise(text)))))
    return changes_list(text) if any(_changes_own(game, clause[:_MOST], has) for clause in clauses) else None


def _bears(tokens: Sequence[str]) -> bool:
    """True for words of which one is a number of copies, or in which few words one bears on cards."""
    is_short = len(tokens) <= _MOST_OF_CHANGE and (bears_on_cards(tokens) or any(map(heads_changes, tokens)))
    return is_short or any(0 < number_of(token) <= MOST_COPIES for token in tokens)


def _changes_own(game: Game, tokens: Sequence[str], has: Collection[str]) -> bool:
    """True for a part of a line that may change a card of the list by a short name: `козлов вычеркни`."""
    if _MAY_CHANGE.isdisjoint(tokens) and not (_bears(tokens) or doubts(" ".join(tokens))):
        return False
    return names_own(game, tokens, has)


def names_own(game: Game, tokens: Sequence[str], has: Collection[str]) -> bool:
    """True for a part of a line that names a card of the list by its name or a short one."""
    for at, token in enumerate(tokens):
        if number_of(token) or token in _MAY_CHANGE or is_said(token):
            continue
        named = card_at(game, tokens, at, likely=True)
        if (named and named.card in has) or short_name(game, has, tokens, at):
            return True
    return False


def told_unknown(game: Game, text: str, nearest: Collection[str]) -> Said | None:
    """What is wrong with a line of no known card that has a card's whole name, one of the `nearest`, and a number: it
    says what was done, or has several numbers, or something that was not understood; None for any other line.
    """
    if PRICE.search(text):
        return None  # its number counts no copies
    said = f" {normalise(text)} "
    named = [name for name in nearest if f" {normalise(name)} " in re.sub(r"[^\w'-]+", " ", said)]
    if len({card_called(game, one) for one in named}) != 1:
        return None
    if says_done(said):
        return changes_list(text)
    found = numbers_of(said.replace(f" {normalise(named[0])} ", " ", 1))
    numbers = [number for number in found if not number.isdigit() or 1 <= int(number[:9]) <= MOST_COPIES]
    if len(numbers) > 1:
        told = f"{short(text)!r}: which of these is the number of copies? Write one number and the card's name"
        return Said(told, "which-copies", text=short(text))
    if len(numbers) == 1 and not _WITHOUT.isdisjoint(TOKEN.findall(said)):
        return changes_list(text)
    if len(numbers) == 1 and numbers[0].isdigit():
        line = f"{numbers[0]} {named[0]}"
        told = f"cannot tell what {short(text)!r} means: if it is in the deck, write {line!r}; if not, leave it out"
        return Said(told, "write-so", text=short(text), write=line)
    return None


def _leads(game: Game, card: str) -> bool:
    return game.deck_rules is not None and game.deck_rules.slot_of(game.cards[card]) is not None


def _in_doubt(text: str, line: int, path: Path) -> DataError:
    return DataError(path, str(why := changes_list(text)), line).like(why)


def _is_put_right(text: str, above: str) -> bool:
    """True for a line with what somebody says or writes who puts something right, where that above has no star."""
    is_starred = _STARRED.search(text) is not None and _STARRED.search(above) is None
    return is_starred or SORRY.search(normalise(text)) is not None


def _is_minus(text: str, above: str) -> bool:
    """True for a line with a dash that may be a minus, where the line that named its card has none."""
    return _DASH.search(text) is not None and _DASH.search(above) is None


def _is_in_words(game: Game, text: str, card: str) -> bool:
    """True for a line that names a card and has a word before it, or before its number, that does not only add it, or
    one behind it that says how many there are in all.
    """
    word, value = labelled(text)
    is_heading = bool(word) and word not in _SPOKEN and (section(word) is not None or word in slot_words())
    tokens = TOKEN.findall(seen(normalise(value if is_heading else text)))[:_MOST]
    at, said, is_named = 0, False, False
    while at < len(tokens):
        token = tokens[at]
        is_name = not (number_of(token) or token in _ADDING)
        named = card_at(game, tokens, at, likely=not is_said(token)) if is_name else None
        if named and named.card == card:
            is_named = True
        if named or number_of(token):
            if said and is_named:
                return True
        elif is_named and (token in _IN_ALL or (token in _ALSO and any(map(number_of, tokens[at + 1 : at + 2])))):
            return True
        elif token not in _ADDING and re.match(r"[^\W\d]", token) and not _PIECE.fullmatch(token):
            said = True
        at = named.to if named else at + 1
    return False


def _next_is_card(game: Game, said: str, most: int) -> bool:
    """True if a card without a number comes next, behind at most so many words."""
    tokens = TOKEN.findall(said)[: most + 5]
    for at in range(min(most + 1, len(tokens))):
        if number_of(tokens[at]):
            return False
        if card_at(game, tokens, at):
            return True
    return False
