"""What people say around the cards of a list in Russian, Hebrew and English, and what changes nothing in it."""

_AROUND = (
    """
        я мы у меня нас есть беру возьму берём взял взяла играю ставлю поставлю поставил поставила кладу положу положил
        положила из для в на и а ещё еще плюс также потом затем дальше далее теперь вот ну так значит вроде кажется
        наконец тоже всё все остальное колода колоде колоду мои моя мой итого всего получается карты карт штуки
        пожалуйста спасибо окей ок выбрал выбрала выбираю нужно надо допечатать напечатать распечатать потеряли
        потерялись конечно разумеется естественно короче кстати как всегда обычно опять снова
    """,
    """
        אני אנחנו יש לי לנו לוקח לוקחת משחק משחקת שם שמה עם את של גם עוד ואז אז אחר כך זה זהו תודה הנה מה שנשאר השאר
        חפיסה החפיסה שלי קלפים לבסוף בסוף וזהו ליד אוקיי אוקי יאללה על בחרתי להדפיס צריך צריכה נאבדו אבדו כמובן כרגיל
        שוב תמיד
    """,
    """
        i we have take play put my deck and also then plus with the a of in for so now cards thanks please ok okay lost
        need print course again usual always as
    """,
)
_CORRECTING = (
    """
        ой поправка исправление правка пожалуйста остальное всё все так же то самое и а но я мне в колоде из колоды
        карты карту сейчас лучше штуки только подожди подождите стоп блин ошибся ошиблась опечатка второй вторая вторую
        второго там должно быть списке пиши пишите запиши запишите
    """,
    """
        רגע תיקון תרשום תרשמי תרשמו טעיתי טעות סליחה אני שנייה עדכון בבקשה השאר כל היתר אותו דבר ו את רק של מה נשאר הכל
    """,
    "oh correction wait sorry please the rest is stays same and of a i i'll my deck from to in",
)
AROUND = frozenset(word for words in _AROUND for word in words.split())
"""What stands around cards."""
CORRECTING = frozenset(word for words in _CORRECTING for word in words.split())
"""What stands around a correction of them."""
