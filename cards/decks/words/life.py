"""What people say of their own life around a list: that they do not like to type, what is wrong with the telephone,
what they eat, that they hope not to lose at once.

Such a part of a sentence may deny, and speak of another time, and bears on no card: each of its words is one of these.
"""

from __future__ import annotations

from collections.abc import Sequence

from cards.decks.words.lacking import is_incomplete
from cards.decks.words.numbers_said import unexplained
from cards.expressions import expression

_THINGS = (
    r"печата(?:ть|ю|ет|ем|ют|я)|набира(?:ть|ю|ет|ем|я)|писать|пишу|пишет|пишем|диктова(?:ть|л|ла)|диктую|диктует"
    r"|почерк\w*|очк(?:и|ов|ами?)|клавиатур\w*|раскладк\w*|букв\w*|телефон\w*|смартфон\w*|комп|компа|компе|компьютер\w*|ноут\w*"
    r"|планшет\w*|экран\w*|интернет\w*|вайф\w+|связ[ьи]|батаре\w+|заряд(?:ка|ки|ился|ился)|голосов\w+|сообщени\w+"
    r"|автозамен\w*|т9|обед\w*|обща\w*|ужин\w*|завтрак\w*|бутерброд\w*|чай|чая|чаем|еда|еду|еды|поесть|пиццы?|сок"
    r"|воду|вода|кашл\w+|температур\w*|уроки|уроков|школ\w+|садик\w*|работ[аеуы]|смен[аыу]|такси|метро|автобус\w*"
    r"|электричк\w*|пробк\w+|вылет(?:еть|им|ел|ела)|выигра\w+|побед\w+|проигра\w+|продув\w+|занять|опозда\w+"
    r"|опаздыва\w+|задерж\w+|волну\w+|переживай(?:те)?|страшно|боюсь|бойтесь|обижа\w+|ругай(?:те|тесь)?|смейтесь"
    r"|стеснял?\w+|спешить|торопи\w*|typ(?:e|es|ing)|writ(?:e|es|ing)|handwriting|spell(?:ing)?|keyboard|phone|glasses"
    r"|laptop|tablet|screen|internet|wi-?fi|battery|autocorrect|lunch|dinner|breakfast|sandwich(?:es)?|food|tea"
    r"|pizza|homework|school|bus|train|traffic|swimming|win|lose|losing|winning|nervous|late|worry|scared|laugh"
    r"|[לב]?הקליד|[ל]?כתוב|מקליד[הת]?|כותבת?|[בהמ]{0,2}מקלדת|[בהמ]{0,2}טלפון|[בהמ]{0,2}מחשב|[בה]{0,2}אינטרנט"
    r"|אותיות|משקפיים|צהריים|ארוח\w+|אוכל|סנדוויץ\S*|כריכים|שיעורי|בית ?ספר|אוטובוס|רכבת|פקקים|[לא]?נצח|[לא]?הפסיד"
    r"|[לא]?אחר|מתרגש\w*|לעוף|עפים|[בה]{0,2}סוללה"
)
_AROUND_WORDS = """
    я мы ты вы он она они мне нам вам тебе ему ей им меня нас вас его её ее их мой моя мое мои наш наша свой своя
    сам сама сын дочь дочка внук внучка ребенок дети мама папа бабушка дедушка муж жена брат сестра бабуля дед и а
    но да же ну вот то это этот эта так уже еще ещё пока совсем очень просто только всего вообще как-то что чтобы
    чтоб потому поэтому как когда где из-за у с со в во на за по из от до для без о об про к при под не ни нет нету
    лишь бы лишь-бы никак любит люблю любим умеет умею умеем может могу можем успевает успеваю привык привыкла
    привыкли дружит дружу знает знаю хватает хватило хочет хочу хотим нужен нужна нужны нужно надо есть буду будет
    будем быть сейчас сегодня завтра вчера работает работал работала барахлит глючит сломалась сломался села сел
    тормозит плохо плохая плохой маленький маленькие русской русская русского русских английской английская хорошо
    быстро медленно долго хуже лучше раз прошлый прошлом первом первый первого втором туре тура турнире сразу опять
    снова всегда обычно тут там дома очередь место i we you he she they me us him her them my our your his their it
    its it's i'm he's she's son daughter kid kids child mum mom dad grandma grandpa wife husband brother sister
    grandson granddaughter and but so the a an of in on at to for with from by as that this just only really very
    too yet still again always usually not no don't doesn't didn't can't won't isn't aren't never like likes love
    loves know knows how able good great bad slow fast well hard easy used time first second round last today
    tomorrow want wants need needs please small tiny old broken works working is are was be am do does can אני אנחנו
    אתה אתם הוא היא הם לי לנו לו לה להם שלי שלו שלה שלנו הבן הבת בן הילד הילדה הילדים הנכד הנכדה אמא אבא סבא סבתא
    בעלי אשתי אחי אחותי ו ה את של על עם אל מ ב ל כי גם רק עוד כבר עדיין ממש מאוד כל כך פשוט לא אין ולא אבל שלא
    извините извини простите прости спасибо пожалуйста если честно sorry thanks thank סליחה תודה בבקשה אוהב אוהבת
    יודע יודעת מסתדר מסתדרת רגיל רגילה יכול יכולה צריך צריכה רוצה טוב לאט מהר שוב תמיד היום מחר בסיבוב הראשון בפעם
    כמו שעברה הקודמת ישר העיקר זה זאת
"""
_AROUND = frozenset(word for said in _AROUND_WORDS.split() for word in (said, said.replace("ё", "е")))
_THING = expression(rf"(?:ו|ש|ה)?(?:{_THINGS})")
_WORD = expression(r"[^\W\d_]+(?:['\"-][^\W\d_]+)*")
_PARTS = expression(r"\s*[,;:().!…\n]+\s*|\s+[-–—]\s+")
_LONGEST = 160


def is_of_life(said: str) -> bool:
    """True for what speaks (normalised) of somebody's own life, and of no card, in words alone."""
    if len(said) > _LONGEST or "?" in said or is_incomplete(said) or any(map(str.isdigit, said := unexplained(said))):
        return False
    return bool(words := _WORD.findall(said)) and _are_of_life(words)


def _are_of_life(words: Sequence[str]) -> bool:
    others = [word for word in words if word not in _AROUND]
    return 0 < len(others) < len(words) and all(map(_THING.fullmatch, others))


def without_life(said: str) -> str:
    """What is said (normalised) without the words in a row that speak of somebody's own life."""
    return ". ".join(map(_without_life, _PARTS.split(said)))


def _without_life(part: str) -> str:
    """A part of a sentence without such words."""
    words = _WORD.findall(part)
    kept, start = list[str](), 0
    for at, word in enumerate([*words, ""]):
        if word and (word in _AROUND or _THING.fullmatch(word)):
            continue
        kept += [*([] if _are_of_life(words[start:at]) else words[start:at]), word]
        start = at + 1
    return " ".join(kept)
