"""What others say of a list that is there: `4 pies lol of course`, `3 ежа? серьёзно?`, `רועי: 4 גז?? איכס`.

It names a card of the list by a part of its name, with the number that it has there or with none, and asks, laughs or
praises; so it says nothing new.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cards.decks.names.in_languages import in_english
from cards.decks.names.stems import PREPOSITIONS, stems
from cards.decks.phrases.tokens import TOKEN, card_at, number_of
from cards.decks.words.fillers import TAKING
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_REACTS = expression(
    r"\?|[)(]{2}|[:;]-?[)(D]|[\u2600-\u27bf\U0001f300-\U0001faff]"
    r"|(?<!\w)(?:l+o+l+|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|haha\w*|nice|wow|cool|great|good|ouch|yikes|ugh|yuck|omg|damn|brave"
    r"|respect|scary|classic|oh no|yay|seriously|really|of course"
    r"|лол|кек|(?:[ахп]{3,})|хех|хи-?хи|ого\w*|ничего себе|вау|ух ты|круто|класс\w*|жесть|мощно|сильно|ужас|кошмар"
    r"|фу|бр+|ой|серьезно|конечно|неплохо|красиво|страшно|респект|молодец|уважаю|однако|ничоси|огонь"
    r"|ח{2,}|לול|וואו|וואלה|יפה|מגניב|איכס|איכסה|אחלה|סחתיין|מטורף|אלוף|אלופה|ברור|כבוד|חזק|נו באמת|רציני"
    r"|אימא'לה|אמאל'ה|יאללה|מפחיד)(?!\w)"
)
"""What somebody does who only remarks on something: he asks, laughs, praises or is afraid of it."""
_OF_HIS_OWN_WORDS = """
    i i'm i've i'll me my mine we our us too also more another plus and swap instead not no without out add
    change want need give should would could if or but я мне меня мой моя мои мою у мы нас наш тоже также еще
    еще плюс вместо не нет без надо нужно хочу если или но бы меняй замени поменяй запиши запишите убери убрать
    минус אני לי שלי אנחנו לנו שלנו גם עוד ועוד פלוס במקום לא אין בלי צריך רוצה אם או אבל תרשום תרשמי תוריד
    מינוס תחליף
"""
_OF_HIS_OWN = TAKING | frozenset(_OF_HIS_OWN_WORDS.split())
"""What is said of one's own cards, and of how they are to be otherwise."""
_MOST_WORDS, _LEAST = 12, 3
"""Most words of a remark, and fewest letters of one that stands for a card."""


def reacts(text: str) -> bool:
    """True for what may be a remark."""
    return _REACTS.search(seen(normalise(text))) is not None


def only_remarks(game: Game, text: str, lists: Sequence[Mapping[str, int]]) -> bool:
    """True for what says nothing of any of the `lists` that is not there already."""
    said = seen(normalise(text))
    tokens = [token.strip() for token in TOKEN.findall(said)]
    if not reacts(text) or len(tokens) > _MOST_WORDS or not _OF_HIS_OWN.isdisjoint(tokens):
        return False
    cards = {card for one in lists for card in one}
    numbers = [number for token in tokens if (number := number_of(token))]
    named: set[str] = set()
    at = 0
    while at < len(tokens):
        found = None if number_of(tokens[at]) else card_at(game, tokens, at)
        if found and found.card not in cards:
            return False
        named |= {found.card} if found else {*_called(game, tokens[at], cards)}
        at = found.to if found else at + 1
    copies = {one.get(card, 0) for one in lists for card in named}
    return bool(named) and len(numbers) < 2 and copies.issuperset(numbers)


def _called(game: Game, word: str, cards: Iterable[str]) -> Iterator[str]:
    """Yield the cards of which this is a word of the name, in some form."""
    if len(word) < (2 if "א" <= word[0] <= "ת" else _LEAST) or word in PREPOSITIONS or number_of(word):
        return
    wanted = {*stems(word), *stems(word.removesuffix("s"))}
    for card in cards:
        names = [*(words[card].name for words in game.words.values()), in_english(card)]
        if any(not wanted.isdisjoint(stems(one)) for name in names for one in re.split(r"[\s-]", normalise(name))):
            yield card
