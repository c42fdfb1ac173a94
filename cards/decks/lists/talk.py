"""What people say around a list: whose it is, in sentences; and whether a line is talk, or could be a card.

Talk is told as not read, and does no harm. What could be a card never is: a line near to a name, one that begins with a
number of copies, one that stands among other names and looks like them. Nor is what names a card among other words, or
has a number that may be of copies, or changes in words what stands above: that is a fault (`wrong_with`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil

from cards.decks.lists.counted import begins_with_count, is_counter, is_number, spelt, without_counters, without_piece
from cards.decks.lists.fillers import AROUND, bears_on_cards, denies_cards
from cards.decks.lists.harmless import without_ages, without_offers
from cards.decks.lists.listing import ListedCard, changes_list
from cards.decks.lists.maybes import is_aside, leaves_open
from cards.decks.lists.mentions import NameFinder, seen
from cards.decks.lists.sections import by_itself, is_more, is_team, team_told
from cards.errors import Said, short
from cards.names import normalise

_WORD = r"[A-ZА-ЯЁ][\w'’.-]*"
_HEBREW = r"[א-ת][א-ת\"'׳״־-]+"
_NO_NAME = r"ו?(?:אני|אנחנו|הנה|זאת|זה|זו|מ|רוצה|שולח)\b"
_NAMED = rf"(?P<name>{_WORD}(?: {_WORD}){{0,2}}|{_HEBREW}(?: (?!{_NO_NAME}){_HEBREW})?)"
_INTRODUCING = r"меня зовут|мо[её] имя|играть будет|my name is|i am called|קוראים לי|שמי|השם שלי"
_HERE = re.compile(rf"(?:.*[^\w.,!])?(?i:я|это|i'm|i am|this is|it's|אני|זה|זאת|זו|כאן|פה),? {_NAMED}[.!]?")
_INTRODUCED = re.compile(rf"(?:^|.*[^\w])(?i:{_INTRODUCING})(?: это| -| —|:)? {_NAMED}(?!\w).*")
_OWNED = re.compile(rf"(?i:ה?(?:חפיסה|דק|רשימה|רשימת הקלפים) של|(?:deck|list) of) {_NAMED}:?")
_REGARDS = r"с уважением|с приветом|искренне ваш[аи]?|best regards|kind regards|regards|sincerely|בברכה|בכבוד רב"
_SIGNED = re.compile(rf"(?:.*[^\w])?(?i:{_REGARDS})[,!.]* {_NAMED}[.!]?")
_SIGNING = re.compile(rf"(?i:{_REGARDS})[,!.]*")
_NEXT_SENTENCE = re.compile(r"(?<=[^\W\d]{3})\.\s")
_ALONE = re.compile(rf"{_NAMED}[.!]?")
_GREETINGS = frozenset([
    "привет", "приветик", "здравствуйте", "здравствуй", "добрый", "доброе", "всем", "хай", "спасибо", "благодарю",
    "пожалуйста", "удачи", "вот", "шалом", "שלום", "היי", "הי", "הנה",
    "אהלן", "ахой", "салют", "תודה", "בהצלחה", "לעניין", "ולעניין", "ערב", "בוקר", "כולם", "hi",
    "hello", "hey", "thanks", "thank", "good", "here", "ty", "thx", "cheers", "спс",
    "было", "стало", "before", "after", "לפני", "אחרי",
    "мой", "моя", "моё", "мои", "наш", "наша", "наши", "играю", "беру", "итог", "финал", "my", "our", "mine", "final",
    "שלי", "שלנו", "הדק", "משחק", "משחקת", "סופי",
])  # fmt: skip
_TEAM = re.compile(
    r"(?:.*[^\w])?(?i:команд[аеыу]|team|[המלו]{0,2}קבוצ[הת]|צוות) [«\"“„״](?P<name>[^«»\"“”„״]{1,60})[»\"”“״].*"
)
_MOST_LOOKED_AT = 16
"""A line of more words has too many beside any name (`_MOST_BESIDE`, and the longest name)."""
_SHORT = 2
"""Names of so few letters are words of other meanings, too."""
_CLOSE, _LENGTH = 75, 0.6
"""How near a name must be, out of 100; two names whose lengths are less alike cannot be so near."""
_MOST_WORDS, _MOST_BESIDE, _LONGEST, _MOST = 5, 2, 7, 100
"""The most words of a name that nobody knows, of those beside a name in a line, and of a name that is looked for;
and how many copies are no number of copies any more, but a year or a telephone."""
_MOST_COPIES = 10
"""Of fewer pieces it may be said how many there are of a card, of more how many there are in all."""
_PIECES = re.compile(r"шт\w*|копи\w+|экз\w*|pcs?|cop(?:y|ies)|עותק\w*|יחיד\w+|יח")
_MOST_OVER = 3
"""Most words of a heading without a colon."""
_PARTS = re.compile(r"\s+[-–—]\s+|\s*[:;,()\[\]]\s*")
_TIME = re.compile(r"\b\d{1,2}[:.]\d{2}\b")
WISHED = {"хотел", "хотела", "хотели", "wanted", "רציתי", "רצינו"}
"""What somebody says of teams that he would have taken, beside those that he takes."""
_MONTHS = (
    "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)(?!\w)|"
    "январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|"
    "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר"
)
_DAY = re.compile(rf"\d{{1,2}} ב?(?:{_MONTHS})\w*(?:,? .*)?")
_END = re.compile(r"[.!?…)]$|[!?]|[^\d\W]\.\s|\b[:;]-?[)(]")


_CHANGES = re.compile(
    r"(?<!\w)(?:вместо|замени\w*|замен[аыу]|убер\w+|убра\w+|убир\w+|выкин\w+|минус|поменя\w+|меня(?:ю|ем|ть|йте?)|исправ\w+"
    r"|не считает\w*|не считать|опечатк\w+|ошиб[сл]\w+|[והל]?במקום(?=\s[^\W\d])|ל?החליף|[תל]חליף|תחליפו|החלפ\w+|להוריד"
    r"|תוריד\w?|הורידו|להוציא|תוציא\w?|[וב]?מינוס|ב?תיקון|לתקן|תקנו|טעיתי|ב?טעות|לא נחשב\w*"
    r"|instead|replac\w+|swap\w*|remov\w+|minus|correct\w*"
    r"|mistake|typo|ignore|scratch"
    r"|(?:остальн\w+|дальше|продолжение|ещё|еще|the rest|more|השאר|היתר|המשך)(?: \w+){0,2} (?:на|в|во|in|on|as|ב\w*)? ?"
    r"(?:фото\w*|картин\w+|скрин\w*|вложени\w+|photos?|pictures?|screenshots?|attach\w+|תמונ\w+|צילומ\w*|בתמונ\w+|בצילו\w+"
    r"|מצורפ\w*)"
    r"|(?:что|как\w+|ког\w|кого)-нибудь|something|משהו"
    r"|не столько|не так(?:ой|ая|ое|ие)|как в прошлый раз|עדכון|לא כל כך הרבה|כמו בפעם שעברה"
    r"|(?:вс[её]|всех),? кроме|(?:всего|только|всех|каждо\w+) по (?:од\w+|дв[ае]|три|четыре|\d)"
    r"|all (?:but|except)|everything (?:but|except)|(?:ה?כו?ל|כולם) חוץ|(?:מכל אחד|מכל קלף) (?:אחד|שניים|שלושה|ארבעה)"
    r"|не \d{1,2},? а \d|לא \d{1,2},? אלא \d|not \d{1,2},? but \d)(?!\w)"
)
_EXCUSED = re.compile(
    r"(?<!\w)(?:(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|excuse|סליחה|מתנצלת?|סורי)\W{1,3}"
    r"(?:\w+ )?(?:за|for|על|עבור)? ?(?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות)"
    r"|(?:за|for|על) (?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות),? "
    r"(?:\w+ )?(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|סליחה|מתנצלת?))(?!\w)"
)
"""What asks to be forgiven for how a list is typed, and changes nothing in it."""
_UNCHANGED = re.compile(
    r"(?<!\w)(?:(?:ничего|никого) не \w+|не (?:меня\w+|измен\w+|замен\w+|правил\w*)"
    r"|без (?:измен|замен|правок)\w*"
    r"|(?:chang|swap|replac|remov)\w+ nothing|nothing (?:\w+ )?(?:chang|swap|replac|remov)\w+"
    r"|(?:אפשר|можно(?: ли)?|(?:can|may) (?:i|we)|could (?:i|we)) (?:still |ещё |еще |עוד )?"
    r"(?:ל?החליף|менять|поменять|заменять|change|swap) (?:ה?קלפים|карты|(?:the )?cards) (?:עד|до|until|till|before)"
    r"(?=(?: [^\W\d]+){1,3}\W*$)"
    r"|(?:לשלוח|прислать|отправить|скинуть|send) (?:(?:עוד|ещё|еще) )?(?:משהו|что-нибудь|что-то|anything|something)"
    r"(?: (?:else|more|ещё|еще|אחר|נוסף))? (?:או|или|or)(?=(?: [^\W\d]+){1,4}\W*$)"
    r"|(?:no|without) (?:chang|swap|replace|correct)\w+"
    r"|unchanged|(?:שום דבר )?לא (?:שיני\w+|שונה|השתנה|החלפתי|החלפנו|הורדתי)(?: כלום| שום דבר)?"
    r"|(?:בלי|ללא) (?:שינוי|החלפ|תיקונ)\w*)(?!\w)"
)
"""What says that a list is as it was."""
_AS_BEFORE = re.compile(
    r"(?:(?:вс[её]|и|the|הכו?ל) )?(?:как(?: и)?|(?:the )?same as|just like|like|as|כמו) "
    r"(?:в прошлый раз|всегда|в прошлом (?:году|месяце)|last (?:time|year|month)|always|ב?פעם (?:שעברה|ה?קודמת)|תמיד)"
)
_MAY_CHANGE = re.compile(
    r"(?<!\w)(?:добав\w+|плюс|забыл\w*|лишн\w+|еще|должн\w+|ל?הוסיף|תוסיפ\w+|פלוס|שכחתי|מיותר\w*|צריך|add\w*|forgot|extra|more"
    r"|should)(?!\w)"
)
_REPLACES = re.compile(
    r"(?<!\w)(?:окончательн\w+|финальн\w+|не считает\w*|не считать|нов(?:ый|ая) (?:список|колода|верси\w+)"
    r"|исправлен\w+|обновлен\w+|верси[яи]|final|updated|last version|new (?:list|version|deck)|סופית?"
    r"|было|стало|стар(?:ый|ая)|before|old|מעודכנת?|מתוקנת?|לא נחשב\w*|גרסה|חדשה|ישנה|קודמת"
    r"|вариант\w*|черновик\w*|option|alternativ\w*|draft|אפשרות|אופציה|חלופה|טיוטה)(?!\w)"
)
_OLD = re.compile(
    r"(?<!\w)(?:стар\w{2,3}|прошл\w+|прежн\w+|было|архив\w*|черновик\w*|бэкап|копия|old|previous|before|archived?|backup|drafts?"
    r"|copy|ה?ישנה?|ה?קודמת?|טיוטה|ארכיון|גיבוי|עותק)(?!\w)"
)
_OUTDATED = re.compile(
    r"(?<!\w)(?:(?:стар|прошл|прежн|предыдущ)\w+ (?:верси|список|списк|колод|дек|вариант)\w*|(?:не|уже не) актуальн\w+"
    r"|неактуальн\w+|устаре\w+|не мо[йяеёи]\w?|(?:old|previous|outdated|obsolete) (?:version|list|deck|one)"
    r"|outdated|not mine"
    r"|(?:ה?גרסה|ה?רשימה|ה?חפיסה) (?:ה?ישנה|ה?קודמת)|לא שלי|לא מעודכנת?|לא בתוקף)(?!\w)"
)
"""What says of a list that it is none any more, or somebody else's."""
_SUM_SAID = re.compile(
    r"(?P<total>(?<!\w)"
    r"(?:итого|всего|получается(?: ровно)?|выходит(?: ровно)?|ровно|в сумме|в общей сложности|total|in all|altogether"
    r"|יוצא|בדיוק|[בה]?סך הכו?ל|[בה]?סה\"?כ)(?!\w)"
    r"[ :—–=-]{0,3})?"
    r"(?<![\w.,:/-])(?P<number>\d{1,3})(?![\d:/]|[.,]\d)(?: ?-? ?(?P<cards>(?:cards?|карт\w*|קלפים)(?!\w)))?"
)
"""How many cards there are, as people say it of a list."""
_ADDED = re.compile(r"(?<![\w.,:/+-])\d{1,3}(?:\s*\+\s*\d{1,3}){1,9}\s*=\s*(?P<sum>\d{1,3})(?![\w/]|[.,:]\d)")
"""Numbers that are added up: `17+19+9 = 45`."""
_CARDS_SAID = re.compile(
    r"(?<![\w.,:/-])(?P<number>\d{1,2}|[^\W\d]+) (?:моих |my )?(?:cards|карт|ה?קלפים)(?!\w) [^\d:]*:"
)
_EACH = re.compile(r"кажд|each|every|(?<!\w)ב?כל(?!\w)")
_LONG_NUMBER = 4
SIZES = range(10, 1000)
"""Sizes of decks: fewer cards may be the copies of one."""
_TICKS = re.compile(
    r"(?<!\w)(?:отмечен\w*|отметил\w*|галочк\w+|крестик\w*|ticked|checked|marked|tick|[שהמוב]{0,2}(?:מסומ(?:ן|נ\w+)|סימנתי|סומנו?))(?!\w)"
)
_HEADING = re.compile(r"[^\d:]+[(:–—-]?\s*(?P<number>\d{1,2})(?: [^\W\d]+)?\)?:?")
_UPDATE = re.compile(r"\W*(?:upd|update|edit|апд|апдейт|обн|поправка|правка|исправление|correction|עדכון|תיקון)(?!\w)")
"""What stands before something that was added later: it may be of a card, in whatever form."""
_IF = re.compile(r"(?:если|אם|if)(?!\w)")
"""What is said of cards that are to be others; and what may be said of other things too."""
_TELEPHONE = re.compile(r"\+?\d[\d() -]{7,}\d")
_EXPLAINED = re.compile(
    _TELEPHONE.pattern + r"|\d+([./:-])\d+(?:\1\d+)*|\d+ ?-?(?:й|я|е|го|му|ой|th|st|nd|rd)(?!\w)|\d{3,}"
    r"|(?<!\w)(?:at|by|till|until|after|около|после|до|к|בשעה|אחרי|עד) \d{1,2}(?!\w|[:.]\d)"
    r"(?! (?:шт|коп|экз|карт|קלפ|עותק|cop|card))"
    rf"|\d{{1,2}} ב?(?:{_MONTHS})\w*|(?:{_MONTHS})\w* \d{{1,2}}(?!\w)"
    r"|(?:стр|страниц\w*|лист|pages?|p|עמ|עמוד|דף)(?!\w)['׳.]? ?\d+(?: ?(?:из|of|מתוך|/) ?\d+)?|\?\s*\d{1,2}$"
    r"|^\d{1,3}\s*[-–—]+$|(?<!\w)\d{1,2} ?[«\"'][^\W\d][»\"']"
    r"|(?<!\w)(?:колод[аыуе]|дек[аиуе]|deck|ה?חפיסה)\.? ?№?[1-9](?!\w)"
    r"|(?:№|#|no?|номер|стол|тур|раунд|игрок|кв|дом|этаж|зал|round|table|player"
    r"|room|מס'|שולחן|סיבוב|שחקן|מספר|חדר|קומה)\.? ?№?\d+"
    r"|(?:класс|группа|כיתה|קבוצה|class|grade)\W? ?[^\W\d]?['׳-]?\d{1,2}"
    r"|[(,] ?(?:בן|בת|aged?|возраст) \d{1,2}(?!\w)|(?:(?:זה|זאת|זו) )?[א-ת]{2,12} (?:בן|בת) \d{1,2}(?!\w)"
    r"|(?<!\w)(?:(?:he|she)(?: is|'s)|(?:i am|i'm)|ей|ему|мне)"
    r" (?:only |just |всего )?\d{1,2}(?=[.,;!?)]|$| and | и | years| лет)"
    r"|(?<=[a-z] is )\d\d(?=[.,;!?)]|$| and | и | years| лет)"
    r"|(?<=[«\"“„״])[^«»\"”“״\d]*[^\W\d]-\d{1,2}(?=[»\"”“״])"
    r"|(?:доб|вн|каб|кабинет|офис|оф|под[ъь]езд|ext|office|שלוחה|דירה)\.? ?\d{1,4}"
    r"|(?:сообщени[йея]|posts?|הודעות):? \d[\d  ]*"
    r"|(?:издани[ея]|тираж|редакци[яи]|edition|מהדורה|גרסה) \d{1,2}|ב?-?\d{1,4} ?(?:ש[\"'״]?ח|₪|nis|грн)(?!\w)"
    r"|(?<!\w)(?:час\w{0,2}|минут\w?|лет|человек) (?:на |через )?\d{1,2}(?!\w)"
    r"|\d{1,2}(?:-?[йгм]о?)?(?: ?[«\"'][^\W\d][»\"'])? класс(?:а|е|ник\w*)?(?!\w)"
    r"|\d{1,2} (?:час(?:а|ов|у|ам|ик\w*)?|мин(?:ут\w*)?|лет|год\w*|человек\w*|чел|руб\w*|игрок\w*|тур(?:а|ов|у|нир\w*)?"
    r"|дн\w+|день|этаж|раз\w?"
    r"|друз\w+|друг\w*|гост\w+|hours?|min(?:s|utes?)?|years?|people|friends?|guests?|חברים|חברות|אורחים|days?|players?|בבוקר|בערב|שנים|אנשים|דקות|שעות|ימים|שבועות|שקל\w*|סיבובים|שחקנים)(?!\w)|\w*[^\W\d]\d+|\d+%"
    r"|(?<!\w)[вכבשל]-? ?\d{1,2}(?!\w|[:.]\d)(?! [^\W\d])"
    r"|(?<!\w)(?:[вквבל]-? ?|at )\d{1,2} (?:или|or|או) (?:[вкב]-? ?|at )?\d{1,2}(?!\w)(?! [^\W\d])"
)
"""Numbers of which it is known what they number: telephones, dates, times, years, tables, ages."""
_MOMENT = re.compile(r"(?<!\w)(?:at|by|till|until|after|около|после|до|к|בשעה|אחרי|עד) \d{1,2}(?!\w)")
"""When something is to be."""
_NUMBERED = re.compile(r"(?<!\w)(?:no|номер|מספר|number) ?\d{1,3}$")
"""A number at the end that says which it is: `Участник № 17`."""
_LOOSE_NUMBER = re.compile(r"(?<![\w.,:/])(?P<number>\d{1,2})(?![\d:/]|[.,]\d)(?:\s*(?P<word>[^\W\d_]+))?")


def player_in(line: str) -> str:
    """The name of whoever introduces or signs himself on a line; empty if nobody does."""
    match = _INTRODUCED.fullmatch(line) or _SIGNED.fullmatch(line)
    return _NEXT_SENTENCE.split(match["name"])[0].strip(" .-") if match else ""


def named_here(said: str) -> str:
    """The name of whoever says no more than who he is: `Я Оля`, `this is Matt`; empty for anything else."""
    match = _HERE.fullmatch(said)
    return match["name"].strip(" .-") if match else ""


def owner_in(line: str) -> str:
    """Whose the list below is, if that is all that a line says; else empty."""
    match = _OWNED.fullmatch(line)
    return match["name"] if match else ""


def is_signing(line: str) -> bool:
    """True for the line after which a name follows."""
    return _SIGNING.fullmatch(line) is not None


def is_greeting(line: str) -> bool:
    """True for a line that greets, thanks or says whose a list is without a name, and so is nobody's name."""
    return not _GREETINGS.isdisjoint(re.findall(r"\w+", normalise(line)))


def name_alone(line: str) -> str:
    """The name that is all of a line; empty for any other."""
    match = _ALONE.fullmatch(line)
    return match["name"] if match else ""


def team_in(line: str) -> str:
    """The name of a team in quotes, as a sentence has it."""
    match = _TEAM.fullmatch(line)
    return match["name"].strip() if match else ""


class Names:
    """The names that a line may be near to, normalised."""

    def __init__(self, names: Iterable[str]) -> None:
        self.all = frozenset(names)
        self._by_length: dict[int, list[tuple[str, frozenset[str]]]] = {}
        for name in sorted(self.all):
            self._by_length.setdefault(len(name), []).append((name, frozenset(name)))

    def near(self, name: str) -> bool:
        """True if one of the names is as a whole near to this one, and not only shares a word with it."""
        from rapidfuzz import fuzz, process

        letters = frozenset(name)
        # what is much longer or has other letters cannot be near: comparing takes long where it is pure Python
        pool = [
            one
            for length in range(ceil(_LENGTH * len(name)), int(len(name) / _LENGTH) + 1)
            for one, has in self._by_length.get(length, ())
            if 2 * len(letters & has) >= len(has)
        ]
        return process.extractOne(name, pool, scorer=fuzz.ratio, score_cutoff=_CLOSE) is not None


def could_be_card(entry: ListedCard, known: Names, *, is_list: bool, among: bool) -> bool:
    """True for a line that may be meant as one of the cards that are `known`.

    `is_list` is false if it is not sure that there is a list at all; `among` is true for a line between cards, in a
    list where some have no number.
    """
    text = normalise(entry.text)
    words = words_of(text)
    counts = [int(reading.copies) for reading in entry.readings if reading.copies.isdecimal()]
    numbers = sum(word.isdigit() or is_number(word) for word in words)
    beside = _beside(words, known.all, least=2 if numbers or len(words) == 1 else 3)
    is_heading = text.endswith(":")
    if _DAY.fullmatch(text) or _TIME.match(text) or is_counter(text) or (beside is None and _TELEPHONE.search(text)):
        return False
    if not re.search(r"\w", unexplained(text)):
        return False
    if begins_with_count(text):
        return True
    if beside is not None and not is_heading and beside - numbers <= (2 if numbers else 1) * _MOST_BESIDE:
        return True
    if len(words) > 2 * _MOST_WORDS or _TIME.search(text) or _DAY.fullmatch(text) or not re.search(r"[^\W\d_]", text):
        return False
    names = {normalise(reading.name) for reading in entry.readings}
    names |= {normalise(part) for part in _PARTS.split(entry.text)}
    if any(len(name) > 2 and known.near(name) for name in names):
        return True
    has_digits = re.search(r"\d", text) is not None
    is_said = re.search(r"\d", _MOMENT.sub(" ", text)) is not None if has_digits else not is_heading
    is_counted = is_said and any(1 < count < _MOST for count in counts) and not _NUMBERED.search(text)
    usual = (among and not is_heading) or is_counted or text[:1].isdigit()
    is_short = len(words) - numbers <= _MOST_WORDS and max(counts, default=1) < _MOST
    return is_list and usual and is_short and not _END.search(entry.text.strip())


def wrong_with(entry: ListedCard, finder: NameFinder, *, after: bool, heads: bool, groups: bool) -> Said | None:
    """Why a line that is no card is no harmless talk either; None for talk.

    `after` is true below the first card of a list: what stands there may change it. `heads` is true right above a card.
    `groups` is true where a few words are no more than the name of a group of cards, as they stand over the first, too.
    """
    text = seen(entry.text)
    said = normalise(text)
    words = words_of(said)
    doubtful = (
        not is_more(said) and (said.endswith(":") or _may_put_aside(text, groups=groups))
        if after
        else said.endswith(":") and len(words) <= 2 * _MOST_WORDS and (denies_cards(words) or _IF.match(said))
    )
    if heads and doubtful:
        what = (
            f"are the cards below {short(entry.text)!r} in the deck? If so, leave this line out; if not, leave them out"
        )
        return Said(what, "unknown-heading", text=short(entry.text))
    if _changes_list(said, text, finder, after=after) or ((after or heads) and leaves_open(said)):
        return changes_list(entry.text)
    found = [mention for mention in finder.find(text) if len(mention.name) > _SHORT]
    if found := [mention for mention in found if after or not is_team(mention.name)]:  # it may be said of teams before
        name = text[found[0].start : found[0].end]
        if is_team(found[0].name):
            return team_told(entry.text, name)
        write = by_itself(name)
        what = f"{short(entry.text)!r} names the card {name!r} among other words: write {write!r}, or leave it out"
        return Said(what, "names-card", text=short(entry.text), name=name, write=write)
    if number := next(
        (
            one
            for one in _LOOSE_NUMBER.finditer(unexplained(without_ages(without_counters(said), finder.has_word_like)))
            if _counts(one, finder)
        ),
        None,
    ):
        what = f"{short(entry.text)!r}: is {number['number']} a number of copies? Write it so: '2 a card's name'"
        return Said(what, "what-number", text=short(entry.text), number=number["number"])
    return None


def _changes_list(said: str, text: str, finder: NameFinder, *, after: bool) -> bool:
    """True for a line that bears on the list as a whole, or on a card of it: what it was, is no more, or may become."""
    if not after:
        names = finder.find(text) or _numbers_cards(said, finder)
        return bool(names) and _CHANGES.search(_EXCUSED.sub(" ", said)) is not None
    words = words_of(said)
    outdated = len(words) <= _MOST_WORDS and _OUTDATED.search(said)
    return bool(outdated or changes(said) or (_UPDATE.match(said) and any(map(finder.has_word_like, words[1:]))))


def _may_put_aside(text: str, *, groups: bool) -> bool:
    """True for what may say, right above a card, that those below are not in the deck: in whatever words, unless they
    are known to say nothing of cards.
    """
    said = normalise(text)
    words = words_of(said)
    if is_aside(said) or bears_on_cards(words):
        return True
    if is_title(text):
        return not groups
    greets = is_greeting(text) and len(words) <= _MOST_WORDS
    return not (greets or AROUND.issuperset(words) or not words_of(unexplained(said)))


def says_wish(line: str) -> bool:
    """True for what somebody says that he would have taken: `я тоже хотел роботов`."""
    return not WISHED.isdisjoint(words_of(normalise(line)))


def says_as_before(line: str) -> bool:
    """True for no more than that something is as it was the last time."""
    return _AS_BEFORE.fullmatch(normalise(line).strip(" .,!()")) is not None


def is_title(line: str) -> bool:
    """True for a few words that may stand over cards as a heading does, without a colon."""
    few = 0 < len(words_of(normalise(line))) <= _MOST_OVER
    return few and not _END.search(line.strip()) and not is_greeting(line)


def sum_in(line: str) -> int:
    """The number in a heading, which may be the sum of what is below; 0 in any other line."""
    match = _HEADING.fullmatch(line)
    return int(match["number"]) if match else 0


def sum_said(text: str, sizes: Collection[int]) -> int:
    """The number of its cards that a list says to have in a line of talk, such as `45 карт, считала дважды`; 0 for
    none.

    `sizes` are those that it may have: any other number is a sum only where the line calls it so.
    """
    said = _ADDED.sub(_added, seen(normalise(text)))
    alone = said.strip(" .!()=")
    alone = spelt(alone) or without_piece(alone)
    if alone.isdecimal() and len(alone) < _LONG_NUMBER and int(alone) in sizes:
        return int(alone)
    for match in _SUM_SAID.finditer(said):
        number = int(match["number"])
        if not (match["total"] or match["cards"]) or not (match["total"] or number in sizes):
            continue
        rest = _EXPLAINED.sub(" ", f"{said[: match.start()]} {said[match.end() :]}")
        return number if not _LOOSE_NUMBER.search(rest) else 0
    return 0


def sum_over(text: str) -> int:
    """How many cards a heading says to be below it, of which it says something else: `Восемь карт на битву:`; 0 for
    any other line.
    """
    match = _CARDS_SAID.fullmatch(said := normalise(text))
    number = match["number"] if match and not _EACH.search(said) else ""
    return int(number if number.isdecimal() else spelt(number) or 0)


def _added(match: re.Match[str]) -> str:
    """The sum of numbers that are added up, if it is their sum; else all as it stands."""
    *numbers, summed = map(int, re.findall(r"\d+", match[0]))
    return match["sum"] if sum(numbers) == summed else match[0]


def unexplained(said: str) -> str:
    """A line (normalised) without the numbers of which it is known what they number."""
    return _EXPLAINED.sub(" ", said)


def is_old(title: str) -> bool:
    """True for the title of what was before: `старая версия`, `backup`, `טיוטה`."""
    return _OLD.search(normalise(title)) is not None


def is_update(said: str) -> bool:
    """True for what begins (normalised) as something does that was added later, or has what goes and what comes."""
    return _UPDATE.match(said) is not None or (
        re.search(r"-\s?\d", said) is not None and re.search(r"\+\s?\d", said) is not None
    )


def tells_of_ticks(line: str) -> bool:
    """True for what says that ticks mark the cards that are meant."""
    return _TICKS.search(normalise(line)) is not None


def replaces(said: str) -> bool:
    """True for what says (normalised) that one list replaces another."""
    return _REPLACES.search(said) is not None


def changes(said: str) -> bool:
    """True for what changes a list in words (normalised): `вместо Коровы Робот`, not `если что, исправлю`."""
    said = without_offers(_UNCHANGED.sub(" ", _EXCUSED.sub(" ", said)))
    if _CHANGES.search(said):
        return re.search(r"\d", said) is not None or not _IF.match(said)
    return (
        _MAY_CHANGE.search(said) is not None
        and re.search(r"\d|(?<!\w)карт(?:[аыуе]|ой|ам|ами|ах|очк\w+)?(?!\w)|קלף|קלפים|card", unexplained(said))
        is not None
    )


def _numbers_cards(said: str, finder: NameFinder) -> bool:
    """True for a line (normalised) with a number before a word like one of a card's name: `вместо двух Мимов`."""
    words = words_of(_EXPLAINED.sub(" ", said))
    return any((one.isdigit() or is_number(one)) and finder.has_word_like(word) for one, word in pairwise(words))


def _counts(number: re.Match[str], finder: NameFinder) -> bool:
    """True for a number that may be of copies: one that stands alone, or before a word like one of a card's name."""
    word = number["word"]
    is_piece = word and int(number["number"]) < _MOST_COPIES and _PIECES.fullmatch(normalise(word))
    return not word or bool(is_piece) or finder.has_word_like(word)


def words_of(text: str) -> list[str]:
    """The words of a line."""
    return re.findall(r"[\w'\"-]+", text)


def runs_of(words: Sequence[str]) -> Iterator[str]:
    """Words of a line that follow each other, as names may be among them: the longest first."""
    for length in range(min(len(words), _LONGEST), 0, -1):
        for at in range(len(words) - length + 1):
            yield " ".join(words[at : at + length])


def _beside(words: Sequence[str], known: Collection[str], least: int) -> int | None:
    """How many words a line has beside the longest name of a card in it, of so many letters; None if it has none."""
    if len(words) > _MOST_LOOKED_AT:
        return None
    name = next((name for name in runs_of(words) if name in known and len(name) >= least), None)
    return None if name is None else len(words) - len(name.split(" "))
