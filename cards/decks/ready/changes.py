"""What is said to be changed in a ready-made deck: parts of lines, which are understood together or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import NamedTuple

from cards.decks.names.called import card_likely
from cards.decks.names.teams import teams_of
from cards.decks.phrases.amended import amended
from cards.decks.phrases.corrected import INSTEAD, Correction, applied, heads_changes, short_name, understood
from cards.decks.phrases.team_changes import names_team, teams_changed
from cards.decks.phrases.tokens import TOKEN, as_written, card_at, is_said, number_of
from cards.decks.ready.titles import words_in
from cards.decks.words.numbers_said import unexplained
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise
from cards.records import dataclass

_NUMBER = expression(r"\d")
_SIGN = expression(r"(?:^|(?<=\s))[+−–-]\s?(?=\w)")
_BECOMES = expression(
    r"\W*(?:(?:так что|и|то есть|теперь|итого|всего|станет|станут|будет|будут|получается|их|стало"
    r"|now|so|total|makes|becomes?|there|will|be|are|in|all"
    r"|יהיו|יהיה|עכשיו|סך|הכל|הכול|סה\"כ|בסך|כלומר) )+(?P<number>\w+)(?: (?:шт\w*|копи\w+|cop\w+|עותקים))?"
    r"(?: (?:in (?:all|total)|total|altogether|всего|итого|(?:ב?סך )?ה?כו?ל|סה\"כ))?\W*"
)
"""How many there are then of the card that was named last: `ещё один Малхолланд (станет 2)`."""
_LACKING_WORDS = """
    только но only but רק אבל нет нету ни одного одной не хватает нашёл нашел нашла потерял потеряла потерялся
    потерялась закончились
    missing lost have no don't not any one אין אף אחד אחת חסר חסרה חסרים חסרות איבדתי לי לנו מצאתי לא
"""
_LACKING = frozenset(_LACKING_WORDS.split())
_LACKS = expression(r"(?<!\w)(?:нету?|хватает|потерял\w*|no|don't|missing|lost|אין|חסר\w*|איבדתי|לא)(?!\w)")
_NONE = expression(r"\W*(?:ни одного|ни одной|ни единого|not one|not a single one|none|אף אחד|אף אחת|אפילו לא אחד)\W*")
_ONLY = expression(
    r"(?<!\w)(?:только|лишь|only|just|ו?רק) "
    r"(?=(?:без|минус|вместо|убираю|меняю|without|minus|instead|בלי|במקום|מינוס)(?!\w))"
)
_BULLET = expression(r"^\s*[-–—•*]\s+(?=[^\W\d])")
_NTH = expression(
    r"(?<!\w)(?:(?P<n2>втор(?:ой|ую|ая)|second|2(?:nd|-[йюяа]\w?))|(?P<n3>трет(?:ий|ью|ья)|third|שלישית?|3(?:rd|-[йюяа]\w?))"
    r"|(?P<n4>четв[её]рт(?:ый|ую|ая)|fourth|רביעית?|4(?:th|-[йюяа]\w?)))(?!\w)"
)
"""Which copy it is of a card that comes: `добавила третий Огонёк`."""
_COMES = expression(r"(?<!\w)(?:добав\w+|плюс|ещё|еще|add\w*|plus|ו?(?:ל?הוסיף|הוספתי|ל?הכניס|הכנסתי|עוד)|\+)(?!\w)")
_HEADS = {"in": "plus", "out": "minus", "входят": "plus", "выходят": "minus", "уходят": "minus", "приходят": "plus"}
"""What heads the cards that come or go."""


@dataclass(slots=True)
class Changes:
    """The parts of lines that change a deck, how many copies there are then as they say, and what is not there."""

    said: list[str] = field(default_factory=list)
    then: list[tuple[str, int]] = field(default_factory=list)
    lacking: set[str] = field(default_factory=set)


class Changed(NamedTuple):
    """A deck's cards as they are changed, and how."""

    cards: Mapping[str, int]
    how: Correction


def take(changes: Changes, game: Game, deck: Deck, clause: str) -> bool:
    """True for a part of a line that changes the deck or bears on a change, which is kept."""
    said = normalise(clause)
    if changes.lacking and _NONE.fullmatch(said):
        return True
    if changes.said and said.strip().isdecimal() and not _NUMBER.search(changes.said[-1]):
        changes.said[-1] = f"{changes.said[-1]} {said.strip()}"  # it stood in brackets
        return True
    if changes.said and (found := _BECOMES.fullmatch(said)) and (number := number_of(found["number"])):
        changes.then.append((changes.said[-1], number))
        return True
    if (card := _lacks(game, deck, said)) is not None:
        changes.lacking.add(card)
        return True
    clause = _BULLET.sub("", clause)
    if bears(game, deck, clause):
        changes.said.append(_numbered(changes, clause))
        return True
    return False


def _numbered(changes: Changes, clause: str) -> str:
    """A part in which a card comes of which it is said which copy that is, with one for it; how many there are then is
    kept.
    """
    found = [*_NTH.finditer(said := normalise(clause))]
    if len(found) != 1 or not _COMES.search(said[: found[0].start()]):
        return clause
    clause = f"{said[: found[0].start()]}1{said[found[0].end() :]}"
    changes.then += [(clause, int(which[1:])) for which, word in found[0].groupdict().items() if word]
    return clause


def bears(game: Game, deck: Deck, clause: str) -> bool:
    """True for a part that names a card in some form or a team, or has a number that may be of copies."""
    tokens = words_in(clause)
    if len(tokens) == 1 and (tokens[0] in _HEADS or heads_changes(tokens[0])):
        return True
    if _NUMBER.search(unexplained(normalise(clause))) or names_team(game, normalise(clause)):
        return True
    if any(card_at(game, tokens, at) for at in range(len(tokens))) or card_likely(game.id, " ".join(tokens)):
        return True
    counted = any(map(number_of, tokens)) or any(map(heads_changes, tokens))
    return counted and any(short_name(game, deck.cards, tokens, at) for at in range(len(tokens)))


def changed(changes: Changes, game: Game, deck: Deck, line: int) -> Changed | None:
    """The deck as it is changed; None if any of it is not understood, or as many cards do not come as go."""
    text = ", ".join(map(_in_words, changes.said))
    gone = (f"minus {deck.cards[card]} {as_written(game, card, text)}, " for card in sorted(changes.lacking))
    for said in dict.fromkeys((text, f"{''.join(gone)}{text}")):
        if teams := teams_of(game, deck):
            how = teams_changed(game, said, line, dict.fromkeys(teams, 1))
        else:
            how = understood(game, said, line, deck=deck.cards) or amended(game, _to_be_done(said), line, deck.cards)
        cards = applied(how._replace(is_done=False), deck.cards, game) if how else None
        if how and cards is not None and not any(cards.get(card) for card in changes.lacking):
            break
    else:
        return None
    if any(cards.get(_last_card(game, deck, clause)) != number for clause, number in changes.then):
        return None
    return Changed(cards, how)


def _to_be_done(said: str) -> str:
    """What is said to be done already as what is to be: of a ready-made deck it is not yet done; and what is `only` to
    be done as that.
    """
    said = _ONLY.sub("", said)
    said = re.sub(r"(?<!\w)(?:добавил|положил|поставил)[аи]?(?!\w)|(?<!\w)added(?!\w)", "добавить", said)
    said = re.sub(r"(?<!\w)(?:убрал|выкинул|вынул)[аи]?(?!\w)", "убрать", said)
    return re.sub(
        r"(?<!\w)ו?ש?(?:הוספתי|הכנסתי|שמתי)(?!\w)",
        "להוסיף",
        re.sub(r"(?<!\w)ו?ש?(?:הוצאתי|הורדתי)(?!\w)", "להוריד", said),
    )


def _in_words(change: str) -> str:
    """A part that says what goes and comes, with its signs in words: `− Арбуз ×2`."""
    tokens = words_in(change)
    if len(tokens) == 1 and tokens[0] in _HEADS:
        return _HEADS[tokens[0]]
    change = re.sub(r"(?<!\w)ו-(?=\d)", " ", change)
    if any(map(INSTEAD.fullmatch, tokens)):
        change = re.sub(r"\s[-–—]\s", " ", change)  # `вместо 2 Мимов – 2 Ежа`
    signed = _SIGN.sub(lambda sign: "plus " if "+" in sign[0] else "minus ", change)
    return re.sub(r"[×xх]\s?(?=\d)", "", signed)


def _lacks(game: Game, deck: Deck, said: str) -> str | None:
    """The one card of the deck of which a part says (normalised) only that there is none; None for any other."""
    if not _LACKS.search(said) or _NUMBER.search(said):
        return None
    tokens = TOKEN.findall(said)
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        is_known = tokens[at] in _LACKING or is_said(tokens[at])
        named = None if is_known else _card(game, deck, tokens, at)
        if named:
            found.add(named[0])
        elif not is_known:
            return None
        at = named[1] if named else at + 1
    numbers = [token for token in tokens if number_of(token)]
    if numbers and "ни" not in tokens and "אף" not in tokens and "any" not in tokens:
        return None
    (card,) = found if len(found) == 1 else ("",)
    return card if card in deck.cards else None


def _card(game: Game, deck: Deck, tokens: list[str], at: int) -> tuple[str, int] | None:
    """The card of the deck that begins there, or any other, and which token is next."""
    short = short_name(game, deck.cards, tokens, at)
    if (named := card_at(game, tokens, at)) and not (short and short[1] > named.to):
        return named.card, named.to
    if short:
        return short
    likely = card_at(game, tokens, at, likely=True)
    return (likely.card, likely.to) if likely else None


def _last_card(game: Game, deck: Deck, clause: str) -> str:
    """The card that is named last in a part."""
    tokens = words_in(clause)
    last, at = "", 0
    while at < len(tokens):
        named = None if is_said(tokens[at]) or number_of(tokens[at]) else _card(game, deck, tokens, at)
        last = named[0] if named else last
        at = named[1] if named else at + 1
    return last
