"""That the rest of a list is to come, or to be decided: `остальное донесу`, `remaining slots TBD`, `היתר יגיע מחר`.

It is built of classes of words, in whatever order they stand in a sentence: what is not in the list yet, and when
or by what it will be. What is no word for the rest of cards, as `остальные ребята`, says nothing of the list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cards.decks.names.kinds import is_kind_word
from cards.decks.words.counted import is_number
from cards.expressions import expression

_WORD = expression(r"[^\W\d_]+(?:['\"’׳״-][^\W\d_]+)*|\d+|,|:")
_SENTENCES = expression(r"[.!?;…]+(?:\s|$)|[()]")

_CARDS = expression(
    r"карт\w*|слот\w*|мест[ао]?|штук\w*|шт|позици\w+|строк\w*|строчк\w*|колод\w+|дек[аиуе]|списк\w+|список|част\w+"
    r"|половин\w+"
    r"|cards?|slots?|spots?|places?|ones?|pieces?|copies|deck|list|decklist|half|part|lines?|it|them|these|those|mine"
    r"|[הל]?(?:קלף|קלפים|רשימה|חפיסה|מקומות|חצי|חלק|דק)"
)
"""What the rest may be of."""
_REST = [
    expression(rf"(?<!\w)(?:{said})(?!\w)")
    for said in (
        r"остальн(?:ые|ое|ую|ой|ого|ых|ая)|остат(?:ок|ки|ка|ков)|недостач\w|недостающ\w+|проч(?:ее|ие|их)"
        r"|продолжени[ея]"
        r"|хвост|(?:чего|что|кого|которых|которые) (?:(?:еще|пока|тут|там|мне|у меня) ){0,2}не хва(?:тает|тило)"
        r"|(?<!ничего )(?<!всего )(?:еще |пока )?не хвата(?:ет|ло)(?: еще)?|недостает"
        r"|втор(?:ая|ую) (?:половин[ау]|часть)|дырк[иу]|пробелы|пуст(?:ые|ых) (?:места|слоты|строки|строчки)"
        r"|последн(?:ие|их|юю|яя)(?= (?:карт|слот|мест|позици|дв[ае]|тр[ие]|пар|нескольк|штук|част))"
        r"|(?:еще|и еще) (?:пар[ау]|несколько|немного|кое-что|дв[ае]|три|четыре|пять|десять|часть|\d{1,2}|карты?)",
        r"(?:the |my |all the |what is |whats )?(?:rest|remainder|remaining|leftovers?|gaps|others)"
        r"|(?:what(?:ever)?(?:'s| is| i'm| i am)? (?:still )?|the |are (?:still )?)?missing(?= (?:ones?|cards?|slots?"
        r"|part|pieces?)|"
        r",? i\W|,? will|$)|(?:what(?:ever)?(?:'s| is| i'm| i am| i'm still| is still)) missing"
        r"|(?:a few|some|a couple|several|two|three|four|five|ten|\d{1,2}) more|(?:the )?(?:second|other) half"
        r"|(?:the )?(?:last|final)(?= (?:few|two|three|\d|cards?|slots?|spots?|ones?|pieces))"
        r"|(?:empty|open|free|blank) (?:slots?|spots?|places|lines?)",
        r"(?:ו|ש|ל)?(?:(?:ה|כל ה)?שאר|ה?יתר(?!ה)|היתרה)|ו?(?:מה|מי) ש?(?:עוד |עדיין )?חסר(?:ים|ות)?|ה?קלפים ה?חסרים"
        r"|ו?ה?המשך|ה?(?:חצי|חלק) השני|ה?מקומות ה?ריקים|ה?קלפים ה?(?:אחרונים|נותרים|הנותרים)"
        r"|ו?עוד (?:כמה|שניים|שתיים|שני|שלושה|ארבעה|חמישה|קצת|קלפים|\d{1,2})|[הו]?חסרים",
    )
]
"""What is said for what a list does not have yet."""
_FUTURE = r"(?:у|ю|им|ем|юсь|усь|имся|емся)"
_COMES = expression(
    rf"(?!(?:люблю|играю|знаю|помню|умею|желаю|хочу|могу|надеюсь|вижу|считаю|верю|понимаю|оставлю|оставим|отдам"
    rf"|подарю|продам"
    rf"|выкину|выброшу|сестру|маму|почему|всем|моем|своем|этим|другим|чем|совсем|зачем|затем|потому|поэтому|кому|тому"
    rf"|расскажу|расскажем|обсудим|обговорим|поговорим|созвонимся|сыграем|поем|съем|поиграем|увидимся)(?!\w))"
    rf"(?:до|при|под|в|вы|на|рас|с|за|по|о|от|у|из|пере|жд|ищ|реш|печат|кин|нес)\w*{_FUTURE}"
    r"|(?:при|дой|до|подъ|по)?[еий]д\w{0,1}[еёу]т|(?:при|подой)д[еёу]т|появ[ия]тся|последует|(?:до)?печата\w+|в печати"
    r"|tbd|tba|tbc|pending|undecided|deciding|printing|com(?:es?|ing)|arriv(?:es?|ing)|following|follows?|ordered"
    r"|(?:ש|כש|ו)?[אנ](?:ביא|וסיף|שלים|דפיס|שלח|כתוב|מלא|חליט|בחר|גיד|עדכן|ודיע|מצא|קנה|צרף|סגור|עביר|רשום|כניס|עלה"
    r"|סיים|גמור|שיג|בוא|זמין|כין|בדוק|חשוב|ספיק|מסור|תן|סגר)"
    r"|[תי](?:גיעו?|בואו?|ושלמ?ם?ו?|ודפסו?|תווספו?|ישלחו?|שלחו?)|מדפיסה?|מתלבטת?|מחכה|מחפשת?|מגיע(?:ה|ים|ות)?|באה?|באים|באות"
    r"|בדרך|בהדפסה|בהכנה|טרם"
)
"""By what the rest comes: what is said of it as of something that is still to be done."""
_WILL = expression(r"(?:will|i'll|we'll|it'll|they'll|ill|shall|gonna|going)")
_IS_FINE = expression(r"fine|fun|great|ok|okay|good|easy|see|meet|join|thank|wish|know|tell|care|history|play|lose|win")
_LATER = expression(
    r"(?:потом|позже|позднее|попозже|завтра|послезавтра|вечером|утром|скоро|вскоре|днях|когда|после|следом|отдельно"
    r"|неделе|(?:в|к|ко|до) (?:понедельник\w?|вторник\w?|сред[уые]|четверг\w?|пятниц\w|суббот\w|воскресень\w)"
    r"|как только|на (?:месте|подходе|неделе|днях)|в (?:пути|дороге|печати|процессе|принтере)|за мной|под вопросом"
    r"|later|tomorrow|tonight|soon|when|once|until|yet|afterwards|next"
    r"|as soon|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:on|in) (?:the|its|their) (?:way|mail|post|printer"
    r"|works)"
    r"|to (?:follow|come|be)|in progress|this weekend|after (?:work|school|i)"
    r"|אחר כך|אח[\"״']כ|מאוחר יותר|בהמשך|מחר|מחרתיים|הערב|בערב|בקרוב|השבוע|תיכף|כש\w+|ברגע ש\w+|אחרי ש\w+"
    r"|(?:עד|ב)(?:יום )?ש(?:ישי|בת|לישי|ני)|ביום \w+|עוד לא|עדיין לא)"
)
"""When the rest comes."""
_UNDONE = expression(
    r"(?:не (?:решил|выбрал|придумал|распечатал|напечатал|допечатал|дописал|наш[её]?л|определил|собрал|приш|дош|приехал"
    r"|получил|вспомнил|влез|готов|помню)\w*"
    r"|(?:надо|нужно|осталось|буду|будем|планирую|собираюсь|успею|смогу|предстоит|хочу) (?:\w+ )?\w{3,}(?:ть|ти"
    r"|чь)(?:ся)?"
    r"|(?:have not|haven't|not|didn't|did not|need|needs|have|has|yet|still) (?:yet |still |to |got to )*"
    r"(?:decid|print|pick|chos|choos|find|found|fill|finish|add|arriv|bring|order|typ|writ)\w*"
    r"|(?:צריך|צריכה|נשאר(?:ו)?|נותר(?:ו)?|אצטרך|מתכוונת?|עומדת?)(?: \w+)? ל(?:ה)?(?:דפיס|וסיף|שלים|ביא|כתוב|מלא|חליט"
    r"|בחור"
    r"|מצוא|שלוח|קנות)"
    r"|לא (?:החלטתי|הדפסתי|סיימתי|הגיע\w*|מצאתי|בחרתי|סגור\w*|הספקתי))"
)
"""What has still to be done with the rest."""
_ADDS = expression(
    r"(?:до(?:пис|печат|пол|дел|бер|бь|шл|кин|лож|нес|веш|бав)\w*|впиш|добав|приши)\w*(?:у|ю|им|ем)"
    r"|(?:ו|ש)?[אנ](?:וסיף|שלים)"
)
_ADDED_TO = expression(
    r"(?<!\w)до (?:\w+(?:ка|ти|ста)|\d{1,3}|полно\w+|нужн\w+|нормы|минимума|комплекта|конца) (?:(?:карт|потом|уже"
    r"|сама?|я) ){0,2}"
    r"(?:до(?:бь|бер|бав|печат|пол|тян|клад|лож)|набер)\w*(?:у|ю|им|ем)"
    r"|(?<!\w)(?:до(?:бь|бер|бав|печат|пол|тян|лож)|набер)\w*(?:у|ю|им|ем) до (?:\w+(?:ка|ти|ста)|\d{1,3}|полно|нужн"
    r"|нормы|мин|компл)"
    r"|(?:fill|bring|top) (?:it )?up to (?:\d{1,3}|forty|fifty|the)|(?:אשלים|נשלים) ל[־-]?(?:\d{1,3}|ארבעים|חמישים)"
)
_OF_OTHERS_WORDS = """
    за с со от про у к для насчет об о без кроме about with like than except unlike without עם בלי על אצל בשביל
"""
_OF_OTHERS = frozenset(_OF_OTHERS_WORDS.split())
"""What stands before others than cards: `за остальных не отвечаю`."""
_LINKS_WORDS = """
    я мы сам сама сами и а но уже еще пока тоже точно как что где там тут это эти вот мне нам у меня нас по на в во
    к ко до  с со за не же ли бы то чего был будет будут , : of the my our to i we i'll we'll will is are am i'm be
    been for on in by  at as with from not still yet and but also all has have need would should can cannot can't
    haven't as that it they he  she if or probably maybe sometime until before let get gets got are's עוד עדיין אני
    אנחנו את של לי לנו גם רק כבר לא זה  אם כן יהיו יהיה תהיה בטח כנראה אולי במקום
"""
_LINKS = frozenset(_LINKS_WORDS.split())
"""What may stand right behind the word for the rest and names nothing else."""
_WITHIN = 7


def is_to_come(said: str) -> bool:
    """True for what says (normalised) that the rest of a list comes later, is still to be made, or to be decided."""
    if said.rstrip().endswith("?"):
        return False
    if _ADDED_TO.search(said):
        return True
    return any(map(_is_to_come, _SENTENCES.split(said.replace("’", "'"))))


def _is_to_come(sentence: str) -> bool:
    words = _WORD.findall(sentence)
    for before, behind in _rests(sentence):
        if any(_IS_FINE.fullmatch(word) for word in (*before[-_WITHIN:], *behind[:_WITHIN])):
            continue
        near = " ".join(before[-_WITHIN:]), " ".join(behind[:_WITHIN])
        if any(_has(_LATER, part) for part in near) or _comes(before, behind):
            return True
    adds = [at for at, word in enumerate(words) if _ADDS.fullmatch(word)]
    return any(
        (at + 1 == len(words) or _goes_on(words[at + 1 :])) and (_has(_LATER, sentence) or "еще" in words)
        for at in adds
    )


def _rests(sentence: str) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yield the words before and behind each word for the rest of a list."""
    for pattern in _REST:
        for found in pattern.finditer(sentence):
            before = _WORD.findall(sentence[: found.start()])
            behind = _WORD.findall(sentence[found.end() :])
            is_of_cards = any(_is_of_cards(word) for word in behind[:3])
            if before and before[-1] in _OF_OTHERS and not is_of_cards:
                continue
            if before[1:] and before[-1] == "for" and before[-2] != "as":
                continue
            if found[0] == "rest" and before[-1:] not in ([], ["and"], [","], ["but"]) and behind[:1] != ["of"]:
                continue  # `I need to rest`
            if not behind or _goes_on(behind):
                yield before, behind


def _is_of_cards(word: str) -> bool:
    return _CARDS.fullmatch(word) is not None or is_kind_word(word) or is_kind_word(word[1:])


def _goes_on(behind: Sequence[str]) -> bool:
    """True for words behind that for the rest which say of what it is that it is cards, or do not say of what it is."""
    first, *others = behind
    if first == "of":
        named = next((word for word in others if word not in {"the", "my", "our", "this"}), "")
        return not named or _is_of_cards(named) or named in {",", "will", "is", "are"}
    said = " ".join(behind[:3])
    return (
        first in _LINKS
        or first.isdigit()
        or is_number(first)
        or _is_of_cards(first)
        or _COMES.fullmatch(first) is not None
        or _WILL.fullmatch(first) is not None
        or _LATER.match(said) is not None
        or _UNDONE.match(said) is not None
        or first in {"few", "пару", "несколько", "двух", "трех", "четырех"}
        or (first.endswith("и") and is_number(f"{first[:-1]}ь"))
    )


def _comes(before: Sequence[str], behind: Sequence[str]) -> bool:
    """True for words around that for the rest which say that it is still to come."""
    near = [*before[-_WITHIN:], *behind[:_WITHIN]]
    said = " ".join(near)
    if any(_WILL.fullmatch(word) for word in near) or _has(_UNDONE, said):
        return True
    negated = {to for to, word in enumerate(near) if word in {"не", "ни", "לא"}}
    return any(_COMES.fullmatch(word) and at - 1 not in negated for at, word in enumerate(near))


def _has(pattern: re.Pattern[str], said: str) -> bool:
    return any(
        (not one.start() or not said[one.start() - 1].isalnum())
        and (one.end() == len(said) or not said[one.end()].isalnum())
        for one in pattern.finditer(said)
    )
