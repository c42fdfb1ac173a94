"""The lead that somebody names in whatever words is in the deck, or is asked about: it is never lost in silence."""

from pathlib import Path

import pytest

from cards.database import load_game
from cards.decks import parse_decks
from cards.errors import DataError
from tests.budget import QUARTERS

GAME = load_game("boombit")
LEADS = [card for card in GAME.cards if GAME.deck_rules and GAME.deck_rules.slot_of(GAME.cards[card])]
ALONG = {
    "ru": ["Пусть со мной пойдёт {}", "{}, как всегда", "Запишите, пожалуйста: герой {}, а карты такие",
           "моего зовут {}, он старый друг", "а ещё {} рулит!", "Здрасьте, это Лёва, у меня {} в главной роли"],
    "en": ["Let {} come with me", "{}, as always", "please put down hero {}, cards are these",
           "mine is called {}, an old friend", "oh and {} rules!", "Hi there, Leo here, {} is my main guy"],
    "he": ["שיבוא איתי {}", "{}, כמו תמיד", "תרשום בבקשה גיבור {}, והקלפים כאלה", "לשלי קוראים {}, חבר ותיק",
           "ו{} אלוף!", "היי, פה ליאו, {} בתפקיד הראשי"],
}  # fmt: skip
LISTS = {
    "ru": ("4 Корова\n3 Ёж\n2 Пуля", "четыре коровы, три ежа, две пули"),
    "en": ("4 Cow\n3 Hedgehog\n2 Bullet", "four cows, three hedgehogs, two bullets"),
    "he": ("4 פרה\n3 קיפוד\n2 קליע", "ארבע פרה, שלוש קיפוד, שתי קליע"),
}
WAYS = [(lang, number) for lang, said in ALONG.items() for number in range(len(said))]


def called(card: str, lang: str) -> str:
    return GAME.words[lang][card].name if lang in GAME.words else card.replace("-", " ").title()


def slipped(name: str) -> str:
    """A name with two letters turned in the midst of its longest word."""
    word = max(name.split(), key=len)
    at = len(word) // 2
    return name.replace(word, f"{word[: at - 1]}{word[at]}{word[at - 1]}{word[at + 1 :]}")


def lost(text: str, card: str) -> bool:
    try:
        reads = parse_decks(text.encode(), Path("list.txt"))
    except DataError:
        return False
    return not any(one.faults or (one.deck and card in one.deck.apart) for one in reads)


@QUARTERS
@pytest.mark.parametrize(("lang", "number"), WAYS)
def test_no_lead_is_lost_in_talk(lang: str, number: int, share: int, shares: int) -> None:
    rows, in_words = LISTS[lang]
    said = ALONG[lang][number]
    texts = {
        text: card
        for card in LEADS
        for name in dict.fromkeys((called(card, lang), called(card, lang).lower(), slipped(called(card, lang))))
        for text in (
            f"{said.format(name)}\n{rows}",
            f"{rows}\n{said.format(name)}",
            f"{said.format(name)}, {in_words}",
            f"{in_words}. {said.format(name)}",
        )
    }
    some = [*texts.items()][(share + number) % shares :: shares]
    assert [text for text, card in some if lost(text, card)] == []
