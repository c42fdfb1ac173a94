"""What is said in a correction besides what comes and goes: why a card goes, what became of it, or nothing of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cards.decks.phrases.amending import bears, is_instead, is_said_so, number_in, which_of
from cards.decks.phrases.corrected import replaces
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.words.fillers import TAKING, WITHDRAWING, bears_on_cards
from cards.decks.words.lacking import leaves_open
from cards.expressions import expression
from cards.model import Game

_GONE_WORDS = """
    потерял потеряла потерялся потерялась потерялись порвал порвала порвался порвалась порвались пропал пропала пропали
    порван порвана отдал отдала одолжил одолжила lost lent torn gave missing
    איבדתי אבד אבדה אבדו נקרע נקרעה נקרעו קרוע קרועה השאלתי נתתי נעלם נעלמה חסר חסרה
"""
_GONE = frozenset(_GONE_WORDS.split())
"""What became of cards that are there no more."""
_ELSEWHERE = _GONE | frozenset(["у", "дома", "at", "home", "got", "is", "was", "אצל", "בבית"])
"""Where cards are that are not in a deck, and what became of them."""
THEY_ARE_NOT = expression(
    r",\s*(?:(?:у меня|у нас|так как|потому что|как оказалось|оказывается) )*"
    r"(?:(?:его|её|ее|их|такой|таких) (?:(?:пока|больше|уже|всё равно|все равно) )?"
    r"(?:нету?|не наш[её]л|не нашла|не хватает)(?: у меня| больше)?"
    r"|(?:כי )?(?:אין לי|אין לנו|לא מצאתי) (?:אותו|אותה|אותם|אותן|כזה|כזאת)"
    r"|(?:as |because )?(?:i )?(?:don't have|haven't got|couldn't find) (?:it|them|one|any))(?=\s*(?:[,.;!]|$))"
)
"""What is said of cards that go: that there are none."""


def is_reason(game: Game, said: str, made: Mapping[str, int], among: Mapping[str, int]) -> bool:
    """True for a part that says of cards of which there are none any more where they are, or why they go."""
    tokens = [token.strip() for token in TOKEN.findall(said)]
    named = {found.card for at in range(len(tokens)) if (found := card_at(game, tokens, at, likely=True))}
    gone = {card for card, more in made.items() if more < 0 and among.get(card, 0) + more == 0}
    if _ELSEWHERE.isdisjoint(tokens):
        return False
    bearing = bears_on_cards(tokens) or number_in(tokens) or any(bears(token) or is_instead(token) for token in tokens)
    return bool(named) and named <= gone and not bearing and TAKING.isdisjoint(tokens)


_AGAINST = expression(
    r"(?<!\w)(?:но|однако|зато|but|though|אבל)(?!\w)|ошиб|опечат|перепут|mistake|typo|wrong|טעיתי|טעות|התבלבל"
)
"""What goes against what was said, or says that something was wrong, in whatever else it may have been."""
_LEAST_OF_TALK = 3


def says_gone(said: str, lost: int) -> bool:
    """True for a part that says what became of as many copies as were `lost`: `одна порвалась`."""
    tokens = [token.strip() for token in TOKEN.findall(said)]
    numbers = [number for token in tokens if (number := number_of(token))]
    words = [token for token in tokens if not number_of(token)]
    return numbers == [lost] and any(word in _GONE for word in words) and all(map(_is_of_place, words))


def _is_of_place(word: str) -> bool:
    return word in _ELSEWHERE or word in _GONE or is_said(word)


def is_talk(game: Game, said: str, *, fewer: bool) -> bool:
    """True for a part that says nothing of cards, and is more than a name that nobody knows; what became of cards may
    be said where there are `fewer` than before.
    """
    tokens = [token.strip() for token in TOKEN.findall(said)]
    is_known = all(is_said(token) or token in _ELSEWHERE or which_of(token) for token in tokens)
    bearing = bears_on_cards(tokens) or number_in(tokens) or any(map(bears, tokens)) or any(map(replaces, tokens))
    if bearing or leaves_open(said) or not TAKING.isdisjoint(tokens) or not WITHDRAWING.isdisjoint(tokens):
        return False
    if _AGAINST.search(said) or (not fewer and not _ELSEWHERE.isdisjoint(tokens)):
        return False
    return (is_known or len(tokens) >= _LEAST_OF_TALK) and not _named(game, tokens)


def _named(game: Game, tokens: Sequence[str]) -> set[str]:
    """The cards that these words name, or likely mean."""
    known = [is_said_so(token) or token in _ELSEWHERE for token in tokens]
    found = (card_at(game, tokens, at, likely=not known[at]) for at in range(len(tokens)))
    return {one.card for one in found if one}


def lost_in(game: Game, said: str, among: Mapping[str, int]) -> str:
    """The only card of a part that says in whatever words what became of it, of which there is one; else empty."""
    tokens = [token.strip() for token in TOKEN.findall(said)]
    cards = _named(game, tokens)
    bearing = bears_on_cards(tokens) or number_in(tokens) or any(bears(token) or is_instead(token) for token in tokens)
    is_one = len(cards) == 1 and not bearing and TAKING.isdisjoint(tokens)
    return next((card for card in cards if is_one and among.get(card) == 1), "")
