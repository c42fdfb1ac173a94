"""Whoever takes back all that he has sent, in whatever words, is asked: below a list, a ready-made deck or teams."""

from pathlib import Path

import pytest

from cards.decks import parse_decks
from cards.errors import FitilError

SENT = {
    "ru": ("Громила\n4 Корова\n3 Ёж\n", "Балаган приехал\n", "Роботы и пираты.\n"),
    "en": ("Bruiser\n4 Cow\n3 Hedgehog\n", "Taking the ready deck «Балаган приехал»\n", "Robots and pirates.\n"),
    "he": ("הבריון\n4 פרה\n3 קיפוד\n", "הבלגן בא לעיר\n", "רובוטים ופיראטים.\n"),
}
TAKEN_BACK = {
    "ru": """
        забудь|забудьте об этом|отмена|отменяется|отбой|проехали|неважно|ерунда|не надо|не нужно|забей|вычёркивайте|
        снимите меня|удалите это|не туда|ой, не в тот чат|ошибся чатом|шучу|это шутка|ни за что|я пас|не приду|
        ещё не закончил|продолжение следует|на одну меньше
    """,
    "en": """
        never mind|nevermind|forget it|scratch that|cancel that|ignore this|drop it|delete this|strike that|wrong chat|
        oh, wrong group|withdrawn|just kidding|no way|over my dead body|count me out|I'm out|can't come|
        not finished yet|to be continued|one less
    """,
    "he": """
        עזוב|עזבו|תעזבו|תשכחו מזה|תתעלמו|התחרטתי|תמחקו|בעצם לא|אל תרשמו|אל תרשמו אותי|טעות בקבוצה|ביטול|סתם|בצחוק|
        בחיים לא|לא אגיע|עוד לא סיימתי|המשך יבוא|אחד פחות
    """,
}


def is_asked(text: str) -> bool:
    try:
        return any(one.faults or one.deck is None for one in parse_decks(text.encode(), Path("list.txt")))
    except FitilError:
        return True


@pytest.mark.parametrize("lang", SENT)
def test_whoever_takes_back_what_he_has_sent_is_asked(lang: str) -> None:
    words = [one.strip() for one in TAKEN_BACK[lang].split("|")]
    silent = [
        (sent, written)
        for sent in SENT[lang]
        for word in words
        for written in (word, f"{word.capitalize()}!", f"{word}.")
        if not is_asked(f"{sent}\n{written}\n")
    ]
    assert not silent


@pytest.mark.parametrize("lang", SENT)
def test_what_was_sent_is_read_by_itself(lang: str) -> None:
    assert not any(map(is_asked, SENT[lang]))
