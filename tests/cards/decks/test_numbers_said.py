"""A number that people say of themselves is never that of the card behind it: how many come, how old, when, where."""

from pathlib import Path

import pytest

from cards.decks import parse_decks

SAID = {
    "ru": """
        Нас 4|нас четверо|мне 12|мне 12 лет|буду в 18|буду к 7|приду в 5|сыну 8|нам по 10|я из 5 «Б»|играю 3 год|
        это мой 2 турнир|стол 3|место 4|опоздаю минут на 10|живу в доме 4|нас двое|возьму 2 друзей|с меня 2 пиццы|
        в прошлом году был 3|еду на 2 автобусах|заявка 3|тур 1|в 4 классе
    """,
    "he": """
        אנחנו 4|אני בן 12|אגיע ב-5|אגיע ב 7|נהיה שלושה|הבן שלי בן 8|אני מכיתה ד 2|שולחן 3|מקום 4|זה הטורניר ה-2 שלי|
        אאחר ב-10 דקות|מביא 2 פיצות|יש לי 2 חברים|בניין 4|נרשמתי 2 פעמים|סיבוב 1
    """,
    "en": """
        There are 4 of us|I'm 12|I'll come at 5|table 3|seat 4|my 2nd tournament|10 minutes late|bringing 2 pizzas|
        my son is 8|grade 4|round 1|flat 4
    """,
}
CARDS = {"ru": ("Громила", "Корова", "Ёж"), "he": ("הבריון", "פרה", "קיפוד"), "en": ("Bruiser", "Cow", "Hedgehog")}
COUNTED, SINGLE = {"cow": 3, "hedgehog": 2}, {"cow": 1, "hedgehog": 1}
FORMS = {
    "{said}.\n{hero}\n3 {a}\n2 {b}": COUNTED,
    "{said}, {a} 3, {b} 2\n{hero}": COUNTED,
    "{hero}, {said}, 3 {a}, 2 {b}": COUNTED,
    "{hero}\n{said}, 3 {a}, 2 {b}": COUNTED,
    "{hero}: {said}, {a} 3, {b} 2": COUNTED,
    "{hero}\n{said}\n3 {a}\n2 {b}": COUNTED,
    "{hero}\n3 {a}, {said}, 2 {b}": COUNTED,
    "{hero}, 3 {a}, 2 {b}, {said}": COUNTED,
    "{hero}. {said}, {a} 3, {b} 2.": COUNTED,
    "{said}, {hero}: {a}, {b}": SINGLE,
    "{hero}\n{said}, {a}, {b}": SINGLE,
}
"""How it may stand among cards, and what these are then; the first is how most write."""


def cards(text: str) -> list[dict[str, int]] | None:
    """The cards of each list in a text; None if it is asked about."""
    reads = parse_decks(text.encode(), Path("list.txt"))
    if any(one.faults or one.deck is None for one in reads):
        return None
    return [dict(one.deck.cards) for one in reads if one.deck]


@pytest.mark.parametrize("lang", SAID)
def test_a_number_that_is_said_of_people_is_no_number_of_cards(lang: str) -> None:
    hero, a, b = CARDS[lang]
    usual = next(iter(FORMS))
    otherwise = [
        (text, got)
        for said in map(str.strip, SAID[lang].split("|"))
        for form, meant in FORMS.items()
        for text in [form.format(said=said, hero=hero, a=a, b=b)]
        if (got := cards(text)) != [meant] and (got is not None or form == usual)
    ]
    assert not otherwise
