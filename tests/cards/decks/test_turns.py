"""Harmless turns of phrase with words by which something else might be meant: each, before, behind and in a sentence
that names a ready-made deck or two teams, leaves it as it is read without it.
"""

from pathlib import Path

import pytest

from cards.decks import parse_decks
from cards.errors import FitilError
from tests.cards.decks.test_dangers import DECKS, TEAMS

MORE = {
    "ru": ("Привет! Хочу|колоду «Сборочная линия»|до встречи", "Замес, беру|ниндзя и динозавров|ура"),
    "en": ("Hello! I'd like|the deck «Высокая нота»|see you", "Smash Up: I'll take|ninjas and dinosaurs|hooray"),
    "he": ('היי, רוצה לשחק|עם החפיסה "שוק הפשפשים"|נתראה', "התנגשות, אני עם|נינג'ות ודינוזאורים|יש"),
}
TURNS = {
    "ru": """
        не опоздаю; без опозданий; не терпится; жду не дождусь; не могу дождаться; не волнуйтесь; не судите строго;
        ничего страшного; нет проблем; без проблем; никаких возражений; и никак иначе; и никаких гвоздей;
        это не обсуждается; ни больше ни меньше; без вариантов; без сомнений; без сюрпризов; без фокусов;
        вне всяких сомнений; недолго думая; не раздумывая; голову ломать не буду; мудрить не буду;
        выдумывать ничего не буду; изобретать не стану; сильно не заморачиваюсь; особо не мудрил; долго не думала;
        никому не отдам; чего и вам желаю; как договаривались; как обещал; как положено; как говорится;
        лучше не придумаешь;
        лучше поздно, чем никогда; где наша не пропадала; была не была; ни пуха ни пера; кроме шуток; добавить нечего;
        я раньше никогда не играл; ни разу не играла; раньше не участвовал; правил пока не знаю; в картах не разбираюсь;
        совсем не разбираюсь в играх; играть толком не умею; опыта нет; не в первый раз; обед не нужен;
        парковка нам не нужна; мест детям не надо; чек не требуется; ничего не надо; распечатывать ничего не надо;
        муж будет болеть; дети просто посмотрят; бабушка придёт за компанию; жена передаёт привет; мама меня подвезёт;
        давно не виделись; сто лет не играли; заранее спасибо, что всё организуете; без вас никак; если не сложно;
        если ещё не поздно; если можно; если есть вопросы, звоните; по всем вопросам пишите; в прошлый раз было весело;
        прошлый раз мне очень понравилось; рада была всех видеть; привет, старый друг; привет жене; ещё раз спасибо;
        немного волнуюсь; чуть опоздаю; главное не победа, а участие; на улице минус двадцать градусов;
        посмотрим, кто кого; я не ем мясо; не спала всю ночь; как дела; с кем не бывает; лень мудрить; на всякий случай;
        никаких сюрпризов; ни прибавить, ни убавить; мне всё равно, с кем играть; не спрашивайте почему;
        пощады не жду; по-другому не умею
    """,
    "en": """
        no worries; no problem; no rush; no pressure; no doubt; no matter what; no surprises; no frills; no fuss;
        no ifs or buts; without a doubt; without hesitation; without further ado; nothing fancy; nothing special;
        nothing to add; not overthinking it; I'm not fussy; no tweaks; no swaps; zero edits; can't wait;
        I can hardly wait;
        I won't be late; I'll try not to be late; don't worry; don't laugh; never played before; I've never played this;
        we have never been to a tournament; haven't played in ages; I don't really know the rules;
        if that's ok; if it's not too late; if you don't mind; if you have any questions, call me; if possible;
        if truth be told; let me know if I can bring snacks; as promised; as discussed; as ever;
        could you please sign me up; would you kindly put us down; I'd be delighted; how are you; how lovely; what's up;
        hope you're all well; may the best player win; who knows; you never know; why not; what a week; rain or shine;
        win or lose; once and for all; last but not least; at long last; better late than never;
        my husband will just watch; the kids are only cheering; my sister says hi; mum might drop me off;
        grandma sends her love; no lunch needed; no parking needed; lunch is not needed; we don't need seats;
        I don't eat meat; weather permitting; it might rain; once more thanks; thanks once again; more than happy;
        a little nervous; slightly late; the other day; had a great time last time; last time was so much fun;
        nice to meet you too; too excited; too good to miss; what time does it start; where do we park;
        should I bring cake; no messing about; not a single card out of place; I don't care who I play;
        don't ask me why; as shipped; I will not need a chair
    """,
    "he": """
        אין בעיה; בלי בעיה; אין ספק; ללא ספק; בלי לחץ; בלי שטויות; בלי הפתעות; בלי היסוס; אין מה לדבר; אין עליכם;
        אין כמו שבת;
        בלי להתלבט; בלי לחשוב פעמיים; לא שובר את הראש; לא מסתבכת; לא מתחכם; לא יכולה לחכות; ממש לא יכולים לחכות;
        לא אאחר;
        מבטיחה לא לאחר; לא לדאוג; לא נורא; לא משנה מה; לא פחות ולא יותר; ולא אחרת; אל תדאגו; אל תצחקו; לא שיניתי כלום;
        אם אפשר; אם לא קשה; אם זה בסדר; אם לא מאוחר מדי; אם יש שאלות; כמו שסיכמנו; כמו שהבטחתי; כמו גדולים; כמו שעון;
        גם הפעם;
        גם השנה; כך או כך; מי יודע; למה לא; איזה כיף; איזה יופי; מה נשמע; מה קורה; כמה מרגש; כל הכבוד; עוד מעט;
        קצת מתרגשת; קצת באיחור; אף פעם לא שיחקתי; עוד לא שיחקנו בזה; לא מבין כלום בקלפים; לא יודעת את החוקים;
        לא צריך ארוחה;
        לא צריכה חניה; אין צורך בכיסאות; אין צורך להדפיס; לילדים לא צריך מקום; הילדים באים רק לצפות; סבתא רק תסתכל;
        בעלי בא לעודד; אשתי מוסרת ד"ש; תמסרו ד"ש לאמא; היי אחי; שלום חברים; בפעם שעברה היה כיף; היה ממש כיף אצלכם;
        מתי מתחילים; איפה אפשר לחנות; אפשר להביא עוגה; מקווה שלא איחרתי; לא אוכלת בשר; יהיה גשם או שמש; הכל או כלום;
        בלי ויתורים; בלי רחמים; ככה זה; לא אכפת לי מי; אל תשאלו למה
    """,
}


def read(text: str) -> list[tuple[str, dict[str, int]]] | None:
    """Who plays what cards; None if it is asked about."""
    try:
        found = parse_decks(text.encode(), Path("list.txt"))
    except FitilError:
        return None
    decks = [(one.player, dict(one.deck.cards)) for one in found if one.deck and not one.faults]
    return decks if len(decks) == len(found) else None


@pytest.mark.parametrize("place", ["before", "behind", "in a sentence", "on a line"])
@pytest.mark.parametrize("lang", TURNS)
def test_a_harmless_turn_leaves_what_is_said(lang: str, place: str) -> None:
    said = (*DECKS[lang], *TEAMS[lang], *MORE[lang])
    others = []
    for at, turn in enumerate(one.strip() for one in " ".join(TURNS[lang].split()).split(";")):
        for which in (at, at + 4):
            before, named, behind = said[which % len(said)].split("|")
            plain = f"{before} {named}, {behind}."
            text = {
                "before": f"{turn[:1].upper()}{turn[1:]}! {plain}",
                "behind": f"{before} {named}. {turn[:1].upper()}{turn[1:]}, {behind}.",
                "in a sentence": f"{before} {named}, {turn}, {behind}.",
                "on a line": f"{plain}\n{turn}",
            }[place]
            wanted = read(plain)
            assert wanted, plain
            others += [text] if read(text) != wanted else []
    assert not others


LISTS = {"ru": ("Громила", "Корова", "Ёж"), "en": ("Bruiser", "Cow", "Hedgehog"), "he": ("הבריון", "פרה", "קיפוד")}
BESIDE = {
    "a lead": "{lead} ({turn})\n4 {card}\n2 {other}",
    "a card": "{lead}\n4 {card} ({turn})\n2 {other}",
    "a card, behind a dash": "{lead}\n4 {card} - {turn}\n2 {other}",
    "a list": "{turn}\n{lead}\n4 {card}\n2 {other}\n{turn}",
}
UNSURE_THERE = {
    "ru": {"на улице минус двадцать градусов", "не спала всю ночь"},
    "en": {"if you have any questions, call me", "once and for all", "nice to meet you too"},
    "he": {"אפשר להביא עוגה"},
}
"""What is asked about beside a card or a lead: it has a number, or a comma behind which it could go on with cards."""


@pytest.mark.parametrize("place", BESIDE)
@pytest.mark.parametrize("lang", TURNS)
def test_a_harmless_turn_beside_a_card_or_its_list_leaves_them(lang: str, place: str) -> None:
    lead, card, other = LISTS[lang]
    unsure = UNSURE_THERE[lang] if place != "a list" else set()
    others = []
    for turn in (one.strip() for one in " ".join(TURNS[lang].split()).split(";")):
        found = read(BESIDE[place].format(lead=lead, card=card, other=other, turn=turn))
        if turn not in unsure:
            others += [turn] if found != [("", {"cow": 4, "hedgehog": 2})] else []
        else:
            assert found in (None, [("", {"cow": 4, "hedgehog": 2})]), turn
    assert not others


@pytest.mark.parametrize("lang", TURNS)
@pytest.mark.parametrize("place", [one for one in BESIDE if "card" in one])
def test_what_denies_a_card_or_puts_it_in_doubt_is_no_turn(lang: str, place: str) -> None:
    lead, card, other = LISTS[lang]
    said = {
        "ru": ("не беру", "или две", "если найду", "не уверен", "без неё", "может быть", "нет", "нет у меня"),
        "en": ("not in", "or two", "if I find it", "not sure", "without it", "maybe", "no", "don't have it"),
        "he": ("לא לוקח", "או שתיים", "אם אמצא", "לא בטוח", "בלי זה", "אולי", "לא", "אין לי"),
    }[lang]
    for turn in said:
        found = read(BESIDE[place].format(lead=lead, card=card, other=other, turn=turn))
        assert found is None or found != [("", {"cow": 4, "hedgehog": 2})], turn
