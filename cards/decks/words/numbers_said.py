"""Numbers that people say around a list: how many cards there are, and those of which it is known what they number."""

from __future__ import annotations

import re
from collections.abc import Collection

from cards.decks.words.counted import OTHERS, spelt, without_piece
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

MONTHS = (
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)(?!\w)|"
    "январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|"
    "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר"
)
"""The names of months, as they begin."""
DAY = expression(rf"\d{{1,2}} ב?(?:{MONTHS})\w*(?:,? .*)?")
_SUM_SAID = expression(
    r"(?P<total>(?<!\w)"
    r"(?:итого?|всего|получается(?: ровно)?|выходит(?: ровно)?|ровно|в сумме|в общей сложности|total|in all|altogether"
    r"|יוצא|בדיוק|[בה]?סך הכו?ל|[בה]?סה\"?כ)(?!\w)"
    r"[ :—–=-]{0,3})?"
    r"(?<![\w.,:/-])(?P<number>\d{1,3})(?![\d:/]|[.,]\d)(?: ?-? ?(?P<cards>(?:cards?|карт\w*|קלפים)(?!\w))"
    r"|,? (?:я )?(?P<counted>"
    r"(?:(?:пере|по)?считал\w?|(?:про|пере)верил\w?|(?:i )?(?:counted|checked)|ספרתי|בדקתי)(?!\w)))?"
)
"""How many cards there are, as people say it of a list."""
_TENS = {
    word: str(number)
    for number, words in (
        (20, "двадцать twenty עשרים"), (30, "тридцать thirty שלושים"), (40, "сорок forty ארבעים"),
        (50, "пятьдесят fifty חמישים"), (11, "одиннадцать eleven"), (12, "двенадцать twelve"),
        (13, "тринадцать thirteen"),
        (14, "четырнадцать fourteen"), (15, "пятнадцать fifteen"), (16, "шестнадцать sixteen"),
        (17, "семнадцать seventeen"), (18, "восемнадцать eighteen"), (19, "девятнадцать nineteen"),
    )
    for word in words.split()
}  # fmt: skip
_SUM_SPELT = expression(
    r"(?<!\w)(?P<total>итого|всего|в сумме|total|in all|altogether|[בה]?סך הכו?ל|[בה]?סה\"?כ)(?P<sign>[ :—–=-]{1,3})"
    r"(?P<first>[^\W\d_]+)(?:[ -]ו?(?P<second>[^\W\d_]+))?(?=(?: [^\W\d_]+)?\W*$|[,;(])"
)
"""A sum in words."""
_ADDED = expression(r"(?<![\w.,:/+-])\d{1,3}(?:\s*\+\s*\d{1,3}){1,9}\s*=\s*(?P<sum>\d{1,3})(?![\w/]|[.,:]\d)")
"""Numbers that are added up: `17+19+9 = 45`."""
_CARDS_SAID = expression(
    r"(?<![\w.,:/-])(?P<number>\d{1,2}|[^\W\d]+) (?:моих |my )?(?:cards|карт|ה?קלפים)(?!\w) [^\d:]*:"
)
_EACH = expression(r"кажд|each|every|(?<!\w)ב?כל(?!\w)")
_LONG_NUMBER = 4
_DIGITS = "0123456789"
SIZES = range(10, 1000)
"""Sizes of decks: fewer cards may be the copies of one."""
_HEADING = expression(r"[^\d:]+[(\[:–—-]?\s*(?P<number>\d{1,2})(?: [^\W\d]+)?[)\]]?:?")
TELEPHONE = expression(r"\+?\d[\d() -]{7,}\d")
DEVICE = expression(
    r"(?<!\w)(?:iphone|ipad|galaxy|pixel|redmi|xiaomi|huawei|айфон\w*|אייפון|גלקסי)(?: [a-zа-я]{1,6})? ?\d{1,3}(?!\w)",
    re.I,
)
"""What somebody writes on, as programs sign a mail: `Sent from my iPhone 14`."""
_KIN = (
    "сыну|дочке|дочери|внуку|внучке|брату|сестре|мальчику|девочке|ребенку|малышу|нам|им"
    "|(?:son|daughter|brother|sister|kid|grandson|granddaughter|boy|girl)(?: is|'s)"
)
"""Of whom it is said how old they are."""
_BROUGHT = (
    r"(?:пицц|бутерброд|булоч|печень|автобус|маршрут|электрич|остановк|пересад|стул|стаканч|чаш[ке]|термос|зонт)\w*"
    r"|pizzas?|sandwich(?:es)?|cookies|buses|trains|stops|chairs|cups|פיצות|כריכים|עוגיות|אוטובוסים|תחנות|כיסאות|כוסות"
)
"""What people bring, and come by."""
_OF_KINDS = (
    r"\d{1,2} (?:(?:разн\w+|different|distinct|unique|various) )?"
    r"(?:наименовани\w+|названи\w+|вид(?:а|ов)|позици\w+|строк\w*|names?|kinds?|titles?|lines?|entries"
    r"|(?:different|distinct|unique)(?: (?:cards?|ones?))?|разн\w+(?: карт\w*)?"
    r"|סוגים|שמות|שורות|(?:קלפים )?שונים)(?!\w)"
)
"""How many different cards there are, as is said beside how many in all."""
_KINDS = expression(rf"(?<![\w.,:/-])(?:{_OF_KINDS})[ ,;]*")
_OF_PEOPLE = (
    r"(?<!\w)(?:нас|их|we are|we're|there are|there(?:'ll| will) be|אנחנו|נהיה|סך הכל נהיה) "
    r"(?:всего |только |будет |уже |just |only |רק )?\d{1,2}(?: of us)?(?=\W*(?:[.,;:!?)]|$)| и | and )"
    rf"|(?<!\w)(?:{_KIN}) (?:уже |только |сейчас |всего |already |only |just |כבר |רק )?(?:по )?\d{{1,2}}"
    r"(?=\W*(?:[.,;!?)]|$)| и | and )"
    r"|(?<!\w)(?:был[аи]?|занял[аи]?|came|finished|placed|סיימתי) (?:на )?\d{1,2}(?=\W*(?:[.,;!?)]|$))"
    rf"|\d{{1,2}} (?:{_BROUGHT})(?!\w)"
    r"|(?:буд[уе]м?|прид[уе]м?|приед[уе]м?|come|arrive|be there|אגיע|נגיע|אבוא|נבוא|מגיעה?|באים) "
    r"(?:[вк]|до|после|около|at|by|around|about|אחרי|עד|ב-?) ?\d{1,2}(?=\W*(?:[.,;!?)]|$))"
    r"|(?<!\w)(?:кв(?:артир[аеыу])?|дом[еу]|этаж[еу]|подъезде?|заявка|анкета|seat|row|flat|apartment|floor|application)"
    r"\.? ?№?\d{1,3}(?!\w)"
    r"|כיתה [א-י] \d{1,2}(?!\w)"
    r"|\d{1,2} (?:minutes?|mins?|минут\w?|דקות) (?:late|опозда\w+|איחור)"
    r"|(?:опозда\w+|задерж\w+|late) (?:by )?(?:минут|часа?) на \d{1,2}"
)
"""What people number of themselves: how many come, how old, when, where they live and sit, what they bring."""
_PEOPLES = expression(_OF_PEOPLE)
_EXPLAINED = expression(
    r"\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?(?!\w)|"
    + TELEPHONE.pattern
    + r"|(?<!\w)(?:(?:возрастн\w+ )?(?:группа|лига|возраст)|(?:age )?(?:group|league)|ages?"
    r"|ה?(?:קבוצת|קבוצה|ליגת)(?: ה?גיל)?|גילאי|גיל) ?:? ?\d{1,2} ?[-–—] ?\d{1,2}(?!\w)(?: (?:лет|years|שנים)(?!\w))?"
    r"|(?<!\w)(?:карт\w* (?:(?:пока|ещё|еще|тут|здесь|всего|у (?:меня|нас)) ){0,3}не"
    r"|(?:there are|these are|it's) not(?: yet)?|ה?קלפים (?:(?:עוד|עדיין|פה|כאן) ){0,2}לא) \d{2}(?![\w%])"
    r"|(?<!\w)(?:не|not(?: yet)?|(?:fewer|less) than|меньше|(?:אין|זה לא)(?: (?:לי|לנו|פה|כאן))?|פחות מ-?) ?\d{2} "
    r"(?:карт\w*|cards|קלפים)(?!\w)"
    r"|(?<!\w)(?:с (?:меня|нас|собой)|принес[уё]м?|привез[уё]м?|захвачу|куплю|везу|несу|i'll bring|bringing|i bring"
    r"|(?:אני |אנחנו )?(?:אביא|נביא|מביאה?|מביאים|אקנה)),? (?:\w+ )?\d{1,2} (?:кг |литр\w* |пачк\w+ |бутылк\w+ )?"
    r"(?:пицц\w*|булоч\w+|бутерброд\w*|сок\w*|чая|чаю|кофе|печен\w+|конфет\w*|бутыл\w+|стул\w*"
    r"|пачк\w+|pizzas?|cookies|biscuits|sandwiches|bottles|chairs|packs? of \w+|פיצות|עוגיות|סנדוויצ'ים"
    r"|בקבוקים|בקבוקי \w+|כיסאות|כריכים)(?!\w)"
    rf"|(?<!\w)\d{{1,2}} {OTHERS}(?!\w)|(?<!\w)year \d{{1,2}}(?!\w)|(?<!\w)(?:this|that|which|last) one(?!\w)"
    r"|\d+([./:-])\d+(?:\1\d+)*|\d+ ?-?(?:й|я|е|го|му|ой|th|st|nd|rd)(?!\w)|\d{3,}"
    r"|(?<!\w)(?:at|by|till|until|after|около|после|до|к|בשעה|אחרי|עד) \d{1,2}(?!\w|[:.]\d)"
    r"(?! (?:шт|коп|экз|карт|קלפ|עותק|cop|card))"
    rf"|\d{{1,2}} ב?(?:{MONTHS})\w*|(?:{MONTHS})\w* \d{{1,2}}(?!\w)"
    r"|(?:стр|страниц\w*|лист(?:ок|очек|ик)?|бумажка|записка|pages?|sheet|slip|p|עמ|עמוד|דף|פתק)(?!\w)['׳.]? ?\d+"
    r"(?: ?(?:из|of|מתוך|/) ?\d+)?|\?\s*\d{1,2}$"
    r"|^\d{1,3}\s*[-–—]+$|(?<!\w)\d{1,2} ?[«\"'][^\W\d][»\"']"
    r"|(?<!\w)(?:колод[аыуе]|дек[аиуе]|deck|ה?חפיסה)\.? ?№?[1-9](?!\w)"
    r"|(?:№|#|no?|номер|стол|тур|раунд|игрок|место|кв|дом|этаж|зал|round|table|player|place"
    r"|room|комнат[аы]|аудитори[яи]|ауд|переговорк[аи]|переговорная|корпус|зале|павильон\w?|hall|building|gate"
    r"|auditorium|lobby|אולם|בניין|שער|חדר ישיבות|מס'|שולחן|סיבוב|שחקן|מספר|מקום|חדר|קומה)\.? ?№?\d+"
    r"|(?:класс|группа|כיתה|קבוצה|class|grade)\W? ?[^\W\d]?['׳-]?\d{1,2}"
    r"|(?<![\w.,])(?:1[01]|[1-9])-?[абвгдеж](?!\w)|(?<!\w)(?:[א-ט]|י[אב]?)['׳]-?\d{1,2}(?!\w)"
    r"|[(,] ?(?:בן|בת|aged?|возраст) \d{1,2}(?!\w)|(?:(?:זה|זאת|זו) )?[א-ת]{2,12} (?:בן|בת) \d{1,2}(?!\w)"
    r"|(?<!\w)(?:(?:he|she)(?: is|'s)|(?:i am|i'm)|ей|ему|мне)"
    r" (?:only |just |всего )?\d{1,2}(?=[.,;!?)]|$| and | и | years| лет)"
    r"|(?<=[a-z] is )\d\d(?=[.,;!?)]|$| and | и | years| лет)"
    r"|(?<=[«\"“„״])[^«»\"”“״\d]*[^\W\d]-\d{1,2}(?=[»\"”“״])"
    rf"|{DEVICE.pattern}"
    r"|(?<!\w)(?:им|они|they are|they're|aged?|בני|בנות|בגילאי) \d{1,2}(?:(?:,| и| and|,? ו-?)\s?\d{1,2}){1,3}"
    r"(?= лет|\W*(?:[.,;!?)]|$))"
    r"|(?:доб|вн|каб|кабинет|офис|оф|под[ъь]езд|ext|office|שלוחה|דירה)\.? ?\d{1,4}"
    r"|(?:сообщени[йея]|posts?|הודעות):? \d[\d  ]*"
    r"|(?:издани[ея]|тираж|редакци[яи]|верси[яи]|edition|version|מהדורה|גרס[הא]) \d{1,2}"
    r"|ב?-?\d{1,4} ?(?:ש[\"'״]?ח|₪|nis|грн)(?!\w)"
    r"|(?<!\w)(?:из|from|out of|מ-?|מתוך) ?\d{1,2} (?:(?:разн\w+|different|various) )?"
    r"(?:короб\w+|набор\w+|магазин\w+|издани\w+|box(?:es)?|sets?|shops?|stores?|editions?|קופסאות|ערכות|חנויות|מהדורות)"
    r"(?!\w| с | кноп| of | של )"
    r"|^(?!.*(?:карт|колод|дек[аиу]|копи|card|deck|cop[iy]|קלפ|חפיס|עותק))"
    r"(?:(?:нуж(?:ен|на|но|ны)|понадоб(?:ится|ятся)|будут|будет) ли|(?:do|will) you need|האם (?:צריך|דרוש\w*|תצטרכו?))"
    r" [^\d:?]{2,60}[:?]+ ?(?:(?:да|нет|yes|no|כן|לא)[,. ]{1,3})?\d{1,2}$"
    r"|^(?:сколько|количество|число|how many|number of|כמה|מספר ה?)\s?"
    r"(?:(?:с вами|ваших|будет|вам|тебе|уже|сыгранн\w+|played) )?"
    r"(?:гостей|человек|людей|мест|стульев|детей|взрослых|зрителей|болельщиков|сопровождающих"
    r"|лет|раз|месяцев|турниров|игр|партий|вечеров"
    r"|guests|people|seats|chairs|kids|children|adults|spectators|visitors|years|times|months|tournaments|games"
    r"|אורחים|אנשים|מקומות|כיסאות|ילדים|מבוגרים|צופים|מלווים|שנים|פעמים|חודשים|טורנירים|משחקים)"
    r"(?!\w)[^\d:?]{0,40}[:?]+ ?\d{1,2}$"
    r"|(?<!\w)(?:час\w{0,2}|минут\w?|лет|человек) (?:на |через )?\d{1,2}(?!\w)"
    r"|(?<!\w)(?:меньше|больше|(?:less|fewer|more) than|פחות מ|יותר מ)[ -]{0,2}(?:чем )?\d\d(?!\w)"
    r"|\d{1,2}(?:-?[йгм]о?)?(?: ?[«\"'][^\W\d][»\"'])? класс(?:а|е|ник\w*)?(?!\w)"
    rf"|{_OF_KINDS}|{_OF_PEOPLE}"
    r"|\d{1,2} (?:час(?:а|ов|у|ам|ик\w*)?|мин(?:ут\w*)?|лет|год\w*|человек\w*|чел|руб\w*|игрок\w*|тур(?:а|ов|у|нир\w*)?"
    r"|дн\w+|день|этаж|раз\w?"
    r"|друз\w+|друг\w*|гост\w+|hours?|min(?:s|utes?)?|years?|people|friends?|guests?|חברים|חברות|אורחים|days?|players?|בבוקר|בערב|שנים|אנשים|דקות|שעות|ימים|שבועות|שקל\w*|סיבובים|שחקנים)(?!\w)|\w*[^\W\d]\d+|\d+%"
    r"|(?<!\w)[вכבשל]-? ?\d{1,2}(?!\w|[:.]\d)(?! (?!(?:я|мы|уже|אני|אנחנו|כבר)(?!\w))[^\W\d])"
    r"|(?<!\w)(?:[вквבל]-? ?|at )\d{1,2} (?:или|or|או) (?:[вкב]-? ?|at )?\d{1,2}(?!\w)(?! [^\W\d])"
)
"""Numbers of which it is known what they number: telephones, dates, times, years, tables, ages."""
LOOSE_NUMBER = expression(r"(?<![\w.,:/])(?P<number>\d{1,2})(?![\d:/]|[.,]\d)(?:\s*(?P<word>[^\W\d_]+))?")


def sum_in(line: str) -> int:
    """The number in a heading, which may be the sum of what is below; 0 in any other line."""
    match = _HEADING.fullmatch(line)
    return int(match["number"]) if match else 0


def sum_said(text: str, sizes: Collection[int]) -> int:
    """The number of its cards that a list says to have in a line of talk, such as `45 карт, считала дважды`; 0 for
    none.

    `sizes` are those that it may have: any other number is a sum only where the line calls it so.
    """
    said = _SUM_SPELT.sub(_in_digits, _ADDED.sub(_added, _KINDS.sub("", seen(normalise(text)))))
    alone = said.strip(" .!()=")
    alone = spelt(alone) or without_piece(alone)
    if alone.isdecimal() and len(alone) < _LONG_NUMBER and int(alone) in sizes:
        return int(alone)
    for match in _SUM_SAID.finditer(said):
        number = int(match["number"])
        is_sum = match["total"] or match["cards"] or match["counted"]
        if not is_sum or not (match["total"] or number in sizes):
            continue
        rest = _EXPLAINED.sub(" ", f"{said[: match.start()]} {said[match.end() :]}")
        return number if not LOOSE_NUMBER.search(rest) else 0
    return 0


def sum_over(text: str) -> int:
    """How many cards a heading says to be below it, of which it says something else: `Восемь карт на битву:`; 0 for
    any other line.
    """
    match = _CARDS_SAID.fullmatch(said := normalise(text))
    number = match["number"] if match and not _EACH.search(said) else ""
    return int(number if number.isdecimal() else spelt(number) or 0)


def _in_digits(match: re.Match[str]) -> str:
    """A sum in words with its number in digits: `итого сорок пять`; all as it stands if there is no number."""
    first, second = match["first"], match["second"] or ""
    before = f"{match['total']}{match['sign']}"
    ones = spelt(second) if second else ""
    if first in _TENS:
        is_both = _TENS[first].endswith("0") and ones and int(ones) < len(_DIGITS)
        return f"{before}{int(_TENS[first]) + int(ones)}" if is_both else f"{before}{_TENS[first]} {second}".rstrip()
    return f"{before}{number} {second}".rstrip() if (number := spelt(first)) else match[0]


def _added(match: re.Match[str]) -> str:
    """The sum of numbers that are added up, if it is their sum; else all as it stands."""
    *numbers, summed = map(int, re.findall(r"\d+", match[0]))
    return match["sum"] if sum(numbers) == summed else match[0]


def unexplained(said: str) -> str:
    """A line (normalised) without the numbers of which it is known what they number."""
    return _EXPLAINED.sub(" ", said)


def numbers_people(said: str) -> bool:
    """True for a line (normalised) with numbers of which all are of people: how many come, how old, when."""
    return not any(map(str.isdigit, _PEOPLES.sub(" ", said))) and any(map(str.isdigit, said))
