"""What somebody says over a list of his own changes it, in a mail above it or in a later message, however he says so;
what is not sure is asked, and never passed over in silence. What others say again of a list says nothing.
"""

from collections import Counter
from pathlib import Path

import pytest

from cards.decks import parse_decks

LISTS = {
    "en": "Bruiser\n4 Cow\n3 Hedgehog\n2 Bullet\n1 Mercenary",
    "ru": "Громила\n4 Корова\n3 Ёж\n2 Пуля\n1 Наёмник",
    "he": "הבריון\n4 פרה\n3 קיפוד\n2 קליע\n1 שכיר חרב",
}
HAS = {"cow": 4, "hedgehog": 3, "bullet": 2, "mercenary": 1}
FORMS: dict[str, dict[str, dict[str, int]]] = {
    "en": {
        "Hedgehog goes up to 4": {"hedgehog": 1},
        "the Hedgehogs go down to 2": {"hedgehog": -1},
        "Cow goes down to 3": {"cow": -1},
        "3 Cows instead of 4": {"cow": -1},
        "1 Bullet instead of 2": {"bullet": -1},
        "the Bullets are out completely": {"bullet": -2},
        "Bullets are out entirely": {"bullet": -2},
        "no Bullets at all": {"bullet": -2},
        "one Cow out, one Firecracker in": {"cow": -1, "firecracker": 1},
        "2 Cows out, 2 Firecrackers in": {"cow": -2, "firecracker": 2},
        "Mercenary out, Firecracker in": {"mercenary": -1, "firecracker": 1},
        "take off 2 Cows, add 2 Firecrackers": {"cow": -2, "firecracker": 2},
        "take out 1 Cow and add 1 Firecracker": {"cow": -1, "firecracker": 1},
        "swap 1 Cow for 1 Firecracker": {"cow": -1, "firecracker": 1},
        "swap the Mercenary for a Firecracker": {"mercenary": -1, "firecracker": 1},
        "swap both Bullets for 2 Firecrackers": {"bullet": -2, "firecracker": 2},
        "one fewer Cow, one more Hedgehog": {"cow": -1, "hedgehog": 1},
        "one Cow fewer, one Bullet more": {"cow": -1, "bullet": 1},
        "one more Bullet": {"bullet": 1},
        "one fewer Hedgehog": {"hedgehog": -1},
        "minus 1 Cow, plus 1 Firecracker": {"cow": -1, "firecracker": 1},
        "minus a Cow, plus a Firecracker": {"cow": -1, "firecracker": 1},
        "-1 Cow, +1 Firecracker": {"cow": -1, "firecracker": 1},
        "Cow is 2 now": {"cow": -2},
        "only 2 Cows now": {"cow": -2},
        "Hedgehogs are now 4": {"hedgehog": 1},
        "2 Firecrackers instead of the Bullets": {"bullet": -2, "firecracker": 2},
        "a Firecracker instead of the Mercenary": {"mercenary": -1, "firecracker": 1},
        "Hedgehog goes up to 4 and the Bullets are out completely": {"hedgehog": 1, "bullet": -2},
        "3 Cows instead of 4, and 1 Firecracker": {"cow": -1, "firecracker": 1},
    },
    "ru": {
        "Ежей становится 4": {"hedgehog": 1},
        "Ежей теперь 2": {"hedgehog": -1},
        "Коров теперь 3": {"cow": -1},
        "Ежей до 4": {"hedgehog": 1},
        "Коров теперь три": {"cow": -1},
        "3 Коровы вместо 4": {"cow": -1},
        "Пуля 1 вместо 2": {"bullet": -1},
        "Коров не 4, а 3": {"cow": -1},
        "Пуль не беру совсем": {"bullet": -2},
        "Пули убираю совсем": {"bullet": -2},
        "Пуль больше нет": {"bullet": -2},
        "одна Корова уходит, одна Хлопушка приходит": {"cow": -1, "firecracker": 1},
        "минус 2 Коровы, плюс 2 Хлопушки": {"cow": -2, "firecracker": 2},
        "Наёмник уходит, Хлопушка приходит": {"mercenary": -1, "firecracker": 1},
        "убрать 2 Коровы, добавить 2 Хлопушки": {"cow": -2, "firecracker": 2},
        "убираю 1 Корову и добавляю 1 Хлопушку": {"cow": -1, "firecracker": 1},
        "меняю 1 Корову на 1 Хлопушку": {"cow": -1, "firecracker": 1},
        "Наёмника меняю на Хлопушку": {"mercenary": -1, "firecracker": 1},
        "обе Пули меняю на 2 Хлопушки": {"bullet": -2, "firecracker": 2},
        "на одну Корову меньше, на одного Ежа больше": {"cow": -1, "hedgehog": 1},
        "Коров на одну меньше, Ежей на одного больше": {"cow": -1, "hedgehog": 1},
        "ещё одна Пуля": {"bullet": 1},
        "на одного Ежа меньше": {"hedgehog": -1},
        "минус Корова, плюс Хлопушка": {"cow": -1, "firecracker": 1},
        "-1 Корова, +1 Хлопушка": {"cow": -1, "firecracker": 1},
        "только 2 Коровы": {"cow": -2},
        "Коров теперь только 2": {"cow": -2},
        "2 Хлопушки вместо Пуль": {"bullet": -2, "firecracker": 2},
        "Хлопушка вместо Наёмника": {"mercenary": -1, "firecracker": 1},
        "вместо Наёмника Хлопушка": {"mercenary": -1, "firecracker": 1},
        "Коров теперь 2, а Пуль не беру совсем": {"cow": -2, "bullet": -2},
        "3 Коровы вместо 4 и 1 Хлопушка": {"cow": -1, "firecracker": 1},
    },
    "he": {
        "קיפוד עולה ל-4": {"hedgehog": 1},
        "הקיפודים יורדים ל-2": {"hedgehog": -1},
        "פרה יורדת ל-3": {"cow": -1},
        "עכשיו 3 פרות": {"cow": -1},
        "3 פרות במקום 4": {"cow": -1},
        "קליע 1 במקום 2": {"bullet": -1},
        "לא 4 פרות אלא 3": {"cow": -1},
        "הקליעים בחוץ לגמרי": {"bullet": -2},
        "בלי קליעים בכלל": {"bullet": -2},
        "מוריד את כל הקליעים": {"bullet": -2},
        "פרה אחת יוצאת, קפצון אחד נכנס": {"cow": -1, "firecracker": 1},
        "2 פרות יוצאות, 2 קפצונים נכנסים": {"cow": -2, "firecracker": 2},
        "שכיר חרב יוצא, קפצון נכנס": {"mercenary": -1, "firecracker": 1},
        "להוריד 2 פרות, להוסיף 2 קפצון": {"cow": -2, "firecracker": 2},
        "מורידה פרה אחת ומוסיפה קפצון אחד": {"cow": -1, "firecracker": 1},
        "להחליף פרה אחת בקפצון אחד": {"cow": -1, "firecracker": 1},
        "מחליף את שכיר חרב בקפצון": {"mercenary": -1, "firecracker": 1},
        "מחליפה את שני הקליעים ב-2 קפצונים": {"bullet": -2, "firecracker": 2},
        "פרה אחת פחות, קיפוד אחד יותר": {"cow": -1, "hedgehog": 1},
        "עוד קליע אחד": {"bullet": 1},
        "קיפוד אחד פחות": {"hedgehog": -1},
        "מינוס פרה, פלוס קפצון": {"cow": -1, "firecracker": 1},
        "-1 פרה, +1 קפצון": {"cow": -1, "firecracker": 1},
        "רק 2 פרות": {"cow": -2},
        "הפרות עכשיו 2": {"cow": -2},
        "2 קפצונים במקום הקליעים": {"bullet": -2, "firecracker": 2},
        "קפצון במקום שכיר חרב": {"mercenary": -1, "firecracker": 1},
        "במקום שכיר חרב קפצון": {"mercenary": -1, "firecracker": 1},
        "קיפוד עולה ל-4 והקליעים בחוץ לגמרי": {"hedgehog": 1, "bullet": -2},
        "3 פרות במקום 4, ועוד קפצון אחד": {"cow": -1, "firecracker": 1},
    },
}
"""What is said, and how many copies more or fewer there are then."""
ABOVE = {
    "en": [
        "Hi, same deck as in my mail below, except that {}.",
        "A small change to my list below: {}. The rest stays.",
        "Hello! {} - everything else as in my list below.",
        "Update to the list I sent yesterday (quoted below): {}. All else stays the same.",
    ],
    "ru": [
        "Добрый день, всё как в прошлом письме (ниже), только {}.",
        "Небольшая поправка к моему списку ниже: {}. Остальное без изменений.",
        "Здравствуйте! {}, остальное как в списке ниже.",
        "Обновление к списку, который я прислала вчера (цитирую ниже): {}. Всё остальное остаётся.",
    ],
    "he": [
        "שלום, הכול כמו במייל הקודם (למטה), רק ש{}.",
        "שינוי קטן לרשימה שלי למטה: {}. כל השאר נשאר.",
        "היי! {}, כל השאר כמו ברשימה למטה.",
        "שלום, עדכון לרשימה ששלחתי אתמול (מצוטטת למטה): {}. כל השאר נשאר",
    ],
}
LATER = {
    "en": ["one change: {}. rest stays", "sorry, change of plan: {}", "{}, rest stays", "update to my list: {}"],
    "ru": [
        "одна поправка: {}. остальное так же",
        "ой, передумал: {}",
        "{}, остальное без изменений",
        "обновление к моему списку: {}",
    ],
    "he": ["שינוי אחד: {}. כל השאר נשאר", "סליחה, תיקון: {}", "{}, השאר אותו דבר", "עדכון לרשימה שלי: {}"],
}
NAMES = {"en": "Dan", "ru": "Аня", "he": "דנה"}


def above(lang: str, said: str) -> str:
    """A mail over the list that it quotes."""
    quoted = "\n".join(f"> {line}" for line in LISTS[lang].splitlines())
    name = NAMES[lang]
    return (
        f"{said[0].upper()}{said[1:]}\n{name}\n\nOn Mon, Dec 1, 2025 at 10:00, {name} <d@example.com> wrote:\n{quoted}"
    )


def later(lang: str, said: str) -> str:
    """A chat with the list, and what is said below it."""
    name = NAMES[lang]
    return f"[01/12/2025, 10:00:00] {name}: {LISTS[lang]}\n[01/12/2025, 12:00:00] {name}: {said}"


def cards_of(text: str) -> dict[str, int] | None:
    """The cards of the only list of a text; None if it is asked about."""
    (read,) = parse_decks(text.encode(), Path("list.txt"))
    return dict(read.deck.cards) if read.deck and not read.faults else None


def changed(more: dict[str, int]) -> dict[str, int]:
    now = Counter(HAS)
    now.update(more)
    return dict(+now)


@pytest.mark.parametrize("lang", LISTS)
@pytest.mark.parametrize("place", [above, later])
def test_what_is_said_over_a_list_changes_it(place, lang: str) -> None:
    frames = (ABOVE if place is above else LATER)[lang]
    wrong = [
        (said, got)
        for at, (form, more) in enumerate(FORMS[lang].items())
        for said in [frames[at % len(frames)].format(form)]
        if (got := cards_of(place(lang, said))) != changed(more)
    ]
    assert not wrong


UNSURE = {
    "en": (
        "maybe one more Cow", "5 Cows out, 5 Firecrackers in", "2 Mimes out, 2 Firecrackers in",
        "Hedgehog goes up to 2",
        "3 Cows instead of 5", "one Cow or one Hedgehog out, one Firecracker in", "Bullets are out and the Cows moo",
        "if I find it, one Cow out, one Firecracker in", "swap a Cow for two Firecrackers", "fewer Cows",
    ),
    "ru": (
        "может, ещё одна Корова", "минус 5 Коров, плюс 5 Хлопушек", "минус 2 Мима, плюс 2 Хлопушки",
        "3 Коровы вместо 5",
        "на одну Корову или Ежа меньше", "Коров теперь поменьше", "если найду, минус 1 Корова, плюс 1 Хлопушка",
        "меняю 1 Корову на 2 Хлопушки", "Вася говорит, Коров теперь 2",
    ),
    "he": (
        "אולי עוד פרה אחת", "מינוס 5 פרות, פלוס 5 קפצונים", "מינוס 2 פנטומימאי, פלוס 2 קפצונים", "3 פרות במקום 5",
        "קיפוד עולה ל-2", "פחות פרות", "אם אמצא, מינוס פרה אחת, פלוס קפצון אחד", "מחליף פרה אחת ב-2 קפצונים",
    ),
}  # fmt: skip
"""What any organiser would ask about."""


@pytest.mark.parametrize("lang", LISTS)
def test_what_is_not_sure_over_a_list_is_asked(lang: str) -> None:
    read = {said: cards_of(place(lang, said)) for said in UNSURE[lang] for place in (above, later)}
    assert {said: got for said, got in read.items() if got is not None} == {}


REMARKS = {
    "en": (
        "4 cows lol of course",
        "nice, 4 cows",
        "3 hedgehogs? really?",
        "4 cows :)",
        "cows again? lol",
        "hedgehogs 😂",
    ),
    "ru": ("4 коровы лол", "3 ежа? серьёзно?", "ого, 4 коровы", "4 коровы?! ну ты даёшь", "ахаха 3 ежа", "ежи? опять?"),
    "he": ("4 פרות?? איכס", "חחח 3 קיפודים", "וואו 4 פרות", "קיפודים? שוב?", "ארבע פרות חחחח", "3 קיפודים 😂"),
}
NO_REMARKS = {
    "en": ("5 cows? really?", "4 cows for me too lol", "nice, add 4 cows", "no 4 cows? lol", "swap 1 cow? lol"),
    "ru": ("5 ежей? серьёзно?", "3 коровы лол", "минус 4 коровы лол"),
    "he": ("5 קיפודים? איכס", "3 פרות חחח", "גם לי 4 פרות חחח"),
}
OTHERS = {"en": "Omer", "ru": "Петя", "he": "רועי"}


def read_with(lang: str, said: str, own: str = "") -> tuple[list[dict[str, int]], bool]:
    """The lists of a chat in which somebody else speaks, who may have a list of his own; and whether any is asked."""
    first = f"[01/12/2025, 09:00:00] {OTHERS[lang]}: {own}\n" if own else ""
    text = f"{first}{later(lang, '')}".rpartition("\n")[0]
    reads = parse_decks(f"{text}\n[01/12/2025, 12:00:00] {OTHERS[lang]}: {said}".encode(), Path("list.txt"))
    return [dict(one.deck.cards) for one in reads if one.deck], any(one.faults for one in reads)


@pytest.mark.parametrize("lang", LISTS)
def test_what_others_say_again_of_a_list_says_nothing(lang: str) -> None:
    lead = LISTS[lang].splitlines()[0]
    own = f"{lead}\n{LISTS[lang].splitlines()[3]}"
    wrong = [said for said in REMARKS[lang] if read_with(lang, said) != ([HAS], False)]
    wrong += [said for said in REMARKS[lang] if read_with(lang, said, own) != ([{"bullet": 2}, HAS], False)]
    assert not wrong
    assert [said for said in NO_REMARKS[lang] if not read_with(lang, said)[1]] == []
