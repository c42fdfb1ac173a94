"""Words by which something else may be meant than a ready-made deck or two teams: each, wherever it stands in a
sentence that is read without it, leads to a question.
"""

from pathlib import Path

import pytest

from cards.decks import parse_decks
from cards.errors import FitilError

DECKS = {
    "ru": (
        "беру|готовую «Барахолку»|спасибо за заботу",
        "Здравствуйте, играю|готовой колодой «Огонь и праздник»|жду субботы",
        "Приду|с готовой «Высокой нотой»|настроение отличное",
        "Запишите меня|с колодой «Балаган приехал»|пожалуйста",
        "Моя дочь играет|готовой «Всё подшито»|она счастлива",
        "Битва колод, беру|колоду 3|люблю туман",
        "Сын идёт|с готовой «Сборочной линией»|ура",
    ),
    "en": (
        "Taking|the ready deck «Барахолка»|cheers",
        "Please sign me up|with the ready-made «Огонь и праздник»|see you on Saturday",
        "I'm playing|the ready deck «Высокая нота»|so excited",
        "My son plays|the starter deck «Сборочная линия»|he is happy",
        "Clash of Decks, taking|deck 3|foggy and fine",
        "Bringing|«Внезапная ревизия» as is|thank you",
        "Count me in|with the ready deck «Всё подшито»|yay",
    ),
    "he": (
        'לוקח|את החפיסה המוכנה "שוק הפשפשים"|תודה רבה',
        'שלום, אני משחקת|עם "אש וחגיגה" המוכנה|מחכה לשבת',
        'תרשמו אותי|עם החפיסה המוכנה "צליל גבוה"|בבקשה',
        'הבן שלי משחק|בחפיסה המוכנה "קו הייצור"|הוא מאושר',
        "קרב החפיסות, לוקח|את חפיסה 3|אוהב ערפל",
        'אבוא|עם "ביקורת פתע" כמו שהיא|יהיה כיף',
    ),
}
TEAMS = {
    "ru": ("Замес: играю за|пиратов с зомби|полундра", "Запишите в Замес|роботов и волшебников|получится весело"),
    "en": (
        "Smash Up: going with|pirates and zombies|arrr",
        "Please register me for Smash Up with|robots and wizards|yay",
    ),
    "he": ("התנגשות: משחק עם|פיראטים וזומבים|כיף גדול", "נא לרשום אותי להתנגשות|רובוטים ומכשפים|תודה"),
}
WORDS = {
    "ru": """
        не нет ни никогда нельзя против без отказываюсь отменяю
        может возможно наверное вероятно кажется думаю если хотя пока вроде сомневаюсь предварительно почти скорее
        или либо любую раньше вчера играл прошлый был проиграл обыграл продал одолжил отдал потерял
        брат сестра друг подруга муж жена сосед они кто чемпион оба вдвоём каждый двое
        как типа вроде будто похоже похожую такую тоже также
        распечатайте купить посмотреть покажите подскажите расскажите где когда сколько почему какая пришлите дайте ищу
        нужна меняю заменил изменил добавил убрал плюс минус только кроме вместо чуть немного слегка ещё другую
        потом позже следующий обычно иногда дома ниже список кричит рекомендует проспорил новичкам показательная
    """,
    "en": """
        not no never without don't can't against maybe perhaps might probably possibly think guess if unless should
        could almost or either any was played lost sold lent yesterday last beat brother sister friend wife husband
        they who both each like similar same too also print see buy show where when how why what send need find
        change swap replace tweak plus minus only except instead half slightly more another different
        later usually sometimes next below list
    """,
    "he": """
        לא אין בלי ללא נגד אף אולי כנראה ייתכן אם חושב שוקל מתלבט כמעט בערך או היה שיחקתי אתמול הפסדתי מכרתי השאלתי
        שעברה אח אחותי חבר חברה אשתי בעלי הם מישהו שנינו שניהם כמו דומה גם כאילו להדפיס לקנות לראות תראו איפה מתי איך
        למה כמה תשלחו צריך מחפש שינוי פלוס מינוס רק חוץ במקום קצת עוד אחרת בהמשך לפעמים להלן רשימה
    """,
}


JOINING = {"плюс", "plus", "פלוס"}
"""What stands between two teams."""


def is_read(text: str) -> bool:
    try:
        return not any(one.faults or one.deck is None for one in parse_decks(text.encode(), Path("list.txt")))
    except FitilError:
        return False


@pytest.mark.parametrize("lang", DECKS)
@pytest.mark.parametrize("sentences", [DECKS, TEAMS], ids=["decks", "teams"])
def test_a_sentence_in_any_words_is_read(sentences: dict[str, tuple[str, ...]], lang: str) -> None:
    for one in sentences[lang]:
        before, named, behind = one.split("|")
        assert is_read(f"{before} {named}, {behind}."), one


@pytest.mark.parametrize("lang", DECKS)
def test_a_word_that_may_mean_something_else_leads_to_a_question(lang: str) -> None:
    """Each word stands in every place, in one sentence after another."""
    read = []
    for at, word in enumerate(WORDS[lang].split()):
        for place in range(3):
            before, named, behind = DECKS[lang][(at + place) % len(DECKS[lang])].split("|")
            parts = [before, named, f"{behind}."]
            parts.insert(place, word)
            text = f"{' '.join(parts[:-1])}, {parts[-1]}"
            read += [text] if is_read(text) else []
    assert not read


@pytest.mark.parametrize("lang", TEAMS)
def test_a_word_beside_teams_that_may_mean_something_else_leads_to_a_question(lang: str) -> None:
    read = []
    for at, word in enumerate(WORDS[lang].split()):
        if word in JOINING:
            continue
        before, named, behind = TEAMS[lang][at % len(TEAMS[lang])].split("|")
        for text in (f"{before} {word} {named}, {behind}.", f"{before} {named} {word}, {behind}."):
            read += [text] if is_read(text) else []
    assert not read
