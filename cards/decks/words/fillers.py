"""What people say around the cards of a list in Russian, Hebrew and English, and what changes nothing in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cards.expressions import expression

_AROUND = (
    """
        я мы с со к у меня нас есть беру возьму берём взял взяла играю ставлю поставлю поставил поставила кладу положу
        туда вошли вошло
        положил положила из для в на и а ещё еще плюс также потом затем дальше далее теперь вот ну так значит вроде
        кажется наконец тоже всё все остальное колода колоде колоду мои моя мой итого всего получается карты карт штуки
        пожалуйста спасибо окей ок выбрал выбрала выбираю нужно надо допечатать напечатать распечатать потеряли
        потерялись конечно разумеется естественно ясно понятно безусловно короче кстати как всегда обычно опять снова
        диктую записывай
        записывайте запиши
        запишите пиши пишите смотри смотрите слушай слушайте точка запятая конец готово пожалуй собственно следующие
        следующее
        отправляй отправляйте отправь отправьте посылай сохрани
        он она они него неё нее нему ней нём них ним ними его её ее ему ей э ээ эээ э-э э-э-э эм гм хм ммм
    """,
    """
        אני אנחנו יש לי לנו לוקח לוקחת משחק משחקת שם שמה עם את של גם עוד ואז אז אחר כך זה זהו תודה הנה מה שנשאר השאר
        חפיסה החפיסה שלי קלפים לבסוף בסוף וזהו ליד אוקיי אוקי יאללה על בחרתי להדפיס צריך צריכה נאבדו אבדו כמובן ברור
        בטח וודאי כרגיל
        שוב תמיד תרשום תרשמי תרשמו רשום רשמי תכתוב תכתבי תכתבו מכתיב מכתיבה נקודה פסיק ביי להתראות בינתיים הכול הכל
        סוף ככה בקיצור שלח שלחי תשלח תשלחי תקשיב תקשיבי תקשיבו שמע שמעי
        פשוט נו הוא היא הם הן נראה מדבר מדברת נרשם נרשמת נרשמים להירשם
        איתה איתו איתם איתן לו לה להם להן שלו שלה שלהם אה אהה אהם אממ אמממ
    """,
    """
        i we have take play put my deck and also then plus with the a of in for so now cards thanks please ok okay lost
        need print course obviously naturally clearly definitely surely again usual always as so um uh er well my is
        it's got i've i'm bye goodbye cya done period
        send submit listen write down comma following
        that's all it he she his her him they them their has there are erm uhm hmm
    """,
)
_CORRECTING = (
    """
        моя
        ой поправка исправление правка пожалуйста остальное всё все так же то самое и а но я мне в колоде из колоды
        карты карту сейчас лучше штуки только подожди подождите стоп блин ошибся ошиблась опечатка второй вторая вторую
        второго там должно быть списке пиши пишите запиши запишите спасибо у меня перечитал тока токо
        перечитала передумал передумала чтобы
    """,
    """
        רגע תיקון תרשום תרשמי תרשמו טעיתי טעות סליחה אני שנייה עדכון בבקשה השאר כל היתר אותו דבר ו את רק אבל של מה נשאר
        הכל שלי תודה גם וגם ואת כדי
    """,
    "oh but correction wait sorry please the rest is stays same and of a an i i'll my deck from to in thanks",
)
_BEARING = (
    """
        не нет нету ни без или либо если бы кроме только лишь против может возможно наверное вероятно думаю гадаю
        сомневаюсь хотел хотела хочу почти пока вернее точнее хотя раньше около примерно минимум максимум ещё еще
        продаю меняю отдам
    """,
    """
        לא אין בלי או אם אילו חוץ רק נגד אולי חושב חושבת מתלבט מתלבטת רציתי כמעט בערך עדיין בעצם
        לפחות מקסימום עוד מוכר מחליף
    """,
    """
        no not none without or if would except only against may maybe perhaps might thinking considering wanted almost
        about yet rather actually never least most more don't didn't won't isn't can't selling
    """,
)
_TAKING = (
    """
        беру берём возьму возьмём взял взяла кладу положу добавлю добавил добавила ставлю поставлю поставил поставила
        take add put took added לוקח לוקחת אקח לקחתי מוסיף מוסיפה אוסיף הוספתי שמתי
    """,
)
_RETRACTING = (
    """
    ой нет стоп подожди подождите погоди погодите вернее точнее упс
    לא רגע בעצם אופס סליחה
    no wait sorry oops actually rather
    """,
    "извините простите שנייה i mean meant make that oh",
)
RETRACTING = frozenset(_RETRACTING[0].split())
"""What somebody says who puts right what he has just said: `две пули, ой нет, одна`."""
WHILE_RETRACTING = frozenset(word for words in _RETRACTING for word in words.split())
"""That, and what else is said then."""
TAKING = frozenset(word for words in _TAKING for word in words.split())
"""What says that a card is put into a deck."""
_TAKING_BACK = """
    ой стоп подожди подождите погоди погодите упс тогда передумал передумала передумали лучше теперь
    רגע אופס סליחה אז עדיף שיניתי התחרטתי התחרט התחרטה התחרטו wait sorry oops then instead changed
"""
TAKING_BACK = frozenset(_TAKING_BACK.split())
"""What somebody says who takes back what he has said before."""
_WITHDRAWING = """
    не нет отмена отменяется отменяю отменить отбой обойдусь обойдёмся раньше было передумал передумала впрочем
    шучу шутка
    no not never nevermind cancel undo scratch don't kidding joking
    לא סתם ביטול לבטל מבטל מבטלת תשאירו תשאיר קודם צוחק צוחקת בצחוק
"""
WITHDRAWING = frozenset(word for said in _WITHDRAWING.split() for word in (said, said.replace("ё", "е")))
"""What may take a correction back, or deny it."""
MISTAKEN = (
    r"\W*(?:(?:ой|ох|упс|блин|стоп|רגע|אופס|אוי|oh|oops|wait|sorry|סליחה)\W+)*(?:я )?"
    r"(?:ошиб(?:ся|лась|очка|ка)|опечатка|i was wrong|(?:my )?mistake|typo|טעיתי|התבלבלתי|טעות(?: שלי)?)(?!\w)"
)
"""The beginning of what says (normalised) that something above was wrong."""
_DENYING = frozenset(
    [
        "не",
        "нет",
        "нету",
        "без",
        "not",
        "no",
        "none",
        "without",
        "don't",
        "didn't",
        "haven't",
        "couldn't",
        "cannot",
        "can't",
        "won't",
        "לא",
        "אין",
        "בלי",
        "ללא",
    ]
)
_REMINDING = expression("забы|забуд|помн|forget|forgot|remember|skip|שכח|תזכ|זכור")
"""`Не забудьте Корову` says that there is one."""
_BEFORE_WORDS = ("", "ו", "ש", "וש", "ה")
"""What Hebrew joins to the words that bear on cards."""
AROUND = frozenset(word for words in _AROUND for word in words.split())
"""What stands around cards."""
CORRECTING = frozenset(word for words in _CORRECTING for word in words.split())
"""What stands around a correction of them."""
BEARING = frozenset(word for words in _BEARING for word in words.split())
"""What denies what stands beside it, puts it in doubt, or speaks of other cards: what has none of it is only talk."""


def bears_on_cards(words: Iterable[str]) -> bool:
    """True for words (normalised) of which one may make something else of the cards that they stand beside."""
    return any(word[len(one) :] in BEARING for word in words for one in _BEFORE_WORDS if word.startswith(one))


def denies_cards(words: Sequence[str]) -> bool:
    """True for words (normalised) that say of what they name that it is not there."""
    denied = any(word[len(one) :] in _DENYING for word in words for one in _BEFORE_WORDS if word.startswith(one))
    return denied and not any(map(_REMINDING.search, words))
