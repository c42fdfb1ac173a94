"""What says over cards, in whatever words, that they are not in the deck: `Это дома оставлю:`, `Those stay home:`.

It says so plainly, in one clause of the heading, and nothing else there takes that back, or says of when it was.
"""

from __future__ import annotations

from cards.decks.words.maybes import COMES, OF_THEM, PARTS
from cards.expressions import expression

_DECK = (
    r"(?:колод[аеуы]|дек[аеуи]|состав[ае]?|основ[уые]|спис(?:ок|ке|ка)|(?:deck|list|decklist|lineup|build)(?!\w)"
    r"|[בלמה]{0,2}(?:חפיסה|דק|רשימה|הרכב)(?!\w))"
)
_OWN = (
    r"(?:(?:(?:мо|сво|наш|эт|сам|основн|главн|итогов|турнирн|текущ)\w*|the|my|our|this|main|actual|final|current|real"
    r"|any|own) ){0,2}"
)
"""Of which deck it may be said: of no other than whoever's it is."""
_FILL = r"(?: (?!(?:не|нет|not|but|לא|אבל|но|из)(?!\w))[^\W\d]+){0,2}?"
_ANY = r"(?: (?!(?:не|нет|ни|not|no|never|לא|אין)(?!\w))[^\W\d]+)"
_PLACE_RU = r"(?:дома|в коробке|в альбоме|в шкафу|в столе|на полке|за бортом)"
_STAY_RU = r"(?:оста\w+|лежат|лежит|полежат|посидят|сидят|отдыха\w+)"
_TAKE_RU = (
    r"(?:бер(?:у|ём|ем|ешь)|возьму|возьм[её]м|взял[аи]?|вход(?:ит|ят)|войд(?:[её]т|ут)|вош(?:ли|ло|ла|ел|ёл|едш\w+)"
    r"|влез(?:ли|ло|ает|ают|ут)|попал[иоа]?|попад\w+|ид(?:ут|[её]т)|пойдут|пошл[иа]|кладу|положил[аи]?|играю|сыграю"
    r"|играем|использу\w+|нужн[ыао]|нужен|понадоб\w+|участву\w+|считается|считаются|считать|считайте)"
)
_TAKE_EN = (
    r"(?:taking|take|playing|play|running|run|using|use|bringing in|going in|included?|including|counted|count|counting"
    r"|needed|putting in|registered|entered|in use)"
)
_TAKE_HE = (
    r"(?:לוקחת?|לקחתי|משחקת?|אשחק|אקח|נכנס\w*|ייכנס\w*|מכניסה?|הכנסתי|משתמשת?|בשימוש|נספר\w*|סופרת?|צריכה?|נכלל\w*"
    r"|כלול\w*|ל?(?:ספור|הכניס|קחת|חשב)|תספר\w*|תכניס\w*|תחשיב\w*)"
)
_END = (
    r"(?=\W*$|\s*[,.;:()–—-]|"
    r" (?:(?:в|на) (?:эт[оаиу]\w*|тот раз|данный|турнир\w*|игр[еуы]|матч\w*|бой|воскресень\w+|суббот\w+|сегодня\w*)"
    r"|и|по|с|со|у меня|просто|эти|этих|этот|это|беру|лежат|лежит|остаются|точно|совсем|вообще|никак|они|их"
    r"|and|just|this|for|at|any|these|those|them|i|because|since|so|as|tonight|today|with"
    r"|שלי|הפעם|סתם|כי|הזאת|הזו|כרגע|אלה|אלו|בכלל|איתם|איתן|אותם|אותן|את|עם|ה?יום)(?!\w))"
)
"""What such a clause ends in, or goes on with."""
_OUT = expression(
    r"(?<!\w)(?:(?:но|а|и|but|and|אבל) )?"
    rf"(?:(?:не|нет){_FILL} (?:в|во|для) {_OWN}{_DECK}|не {_DECK}"
    rf"|(?:в|во) {_OWN}{_DECK}(?: (?:их|этих|этого|пока|сейчас))? (?:нет|не {_TAKE_RU})"
    rf"|(?:вне|мимо|помимо|за пределами) {_OWN}{_DECK}|не {_TAKE_RU}"
    rf"|{_PLACE_RU}{_ANY}? {_STAY_RU}|{_STAY_RU}{_ANY}{{0,2}}? {_PLACE_RU}|за бортом"
    rf"|(?:not|isn't|aren't|won't be){_ANY}? (?:in|part of|for|inside) {_OWN}{_DECK}"
    rf"|(?:outside|out of) {_OWN}{_DECK}"
    rf"|(?:not|isn't|aren't|won't be|won't|don't|didn't|haven't|never){_ANY}? {_TAKE_EN}"
    r"(?: (?:in|them|these|those|it))?"
    rf"(?: (?:in|as|for|towards|into) (?:part of )?{_OWN}{_DECK})?"
    r"|(?:stay(?:s|ing)?|left|leav(?:e|es|ing)|remain(?:s|ing)?|sit(?:s|ting)?)(?: [^\W\d]+){0,2}?"
    r" (?:home|out|behind|in the box|in my binder)|at home"
    rf"|[שוה]?לא {_TAKE_HE}(?: (?:אותם|אותן|אלה|אלו))?(?: {_DECK})?"
    rf"|[שוה]?לא(?: חלק)? [בלמ]{{1,2}}ה?(?:חפיסה|דק|רשימה|הרכב)|מחוץ {_DECK}"
    rf"|[שו]?(?:נשאר\w*|יישאר\w*|משאירה?|השארתי|שמתי){_ANY}{{0,2}}? (?:בבית|בחוץ|בקופסה|באלבום|בצד)){_END}"
)
"""What says so plainly."""
_SOME_DAY = expression(
    r"(?<!\w)(?:(?:(?:может(?: быть)?|возможно|наверное),? )?(?:потом|позже|в будущем|на будущее|когда-нибудь|на потом)"
    r"(?:,? (?:может(?: быть)?|возможно|наверное))?"
    r"|(?:(?:maybe|perhaps|possibly),? )?(?:later|some ?day|one day|in (?:the )?future|next time)"
    r"(?:,? (?:maybe|perhaps))?"
    r"|(?:אולי )?(?:בעתיד|מתישהו|יום אחד|בהמשך|אחר כך|בפעם הבאה)(?: אולי)?)(?!\w)"
)
"""When they may be in it, which is not now."""
_NO = expression(r"(?<!\w)(?:не|нет|нету|ни|no|not|never|nor|\w+n't|[ושה]?לא|אין)(?!\w)")
_AGAINST_WORDS = """
    а но однако зато кроме только лишь остальное остальные остальных если когда пока теперь раньше прошлый прошлой
    прошлом прошлого прошлую вчера было была были снова опять вернул вернула обратно да есть или либо может наверное
    возможно скорее вероятно думаю кажется вроде хотел хотела сначала потом вместо передумал передумала ошибка поправка
    без меньше больше никогда чем
    but however except only rest others other if when unless now then before earlier last previous previously yesterday
    was were again back yes or either may maybe might perhaps probably think wanted first instead until would could
    should oops correction mistake anymore without less fewer more than never
    забыл забыла забыли забытое пропустил пропустила выше строке строку строчку фото другой другом другую другая второй
    моей мою никто мало кто многие сестра брат сын дочь жена муж мама папа друг подруга ребенок дети
    forgot forgotten missed missing above line photo picture another mine nobody others people few many who everyone
    sister brother son daughter wife husband mum mom dad friend kid kids his her their
    שכחתי שכחנו למעלה מעל השורה בשורה בתמונה אחרת בשלי אחות אחותי אח אחי הבן הבת בני בתי אשתי בעלי אמא אבא חבר חברה
    אף אחד אנשים רוב הרבה מעט
    אלא אבל אך חוץ רק שאר השאר היתר אם כאשר עכשיו קודם בעבר אתמול היה היו הייתה שוב בחזרה כן או אולי כנראה חושב חושבת
    רציתי במקום טעות תיקון התחרטתי בלי פחות יותר בלעדיהם בלעדיו בלעדיה לעולם
"""
_AGAINST = frozenset(_AGAINST_WORDS.split())
"""What may take back what is said beside it, or says of when it was so."""
_ALONG_WORDS = """
    запас запасе запасные запасных собой backup backups spare spares along reserves
    איתי גיבוי רזרבה רזרבות רזרביים רזרביות
"""
_ALONG = frozenset(_ALONG_WORDS.split())
"""What one has along, and does not play."""
_BRINGS = frozenset(["принесу", "привезу", "bring", "bringing", "אביא", "מביא", "מביאה"])
_THESE_WORDS = "эти этих этими это these those אלה אלו האלה האלו остались остается"
_THESE = frozenset(_THESE_WORDS.split())
_IN_DECK = expression(rf"(?<!\w){_DECK}")
_WORD = expression(r"[^\W\d]+(?:['\"-][^\W\d]+)*")
_MOST = 12
"""Most words of such a heading."""


def tells_left_out(line: str) -> bool:
    """True for a line (normalised) without a colon that says so of what is below, and names nothing else: `Их не беру`.

    It says it of `these`, or by the word for a deck.
    """
    if not leaves_out(line) or not (_IN_DECK.search(line) or not _THESE.isdisjoint(_WORD.findall(line))):
        return False
    said = [part for part in PARTS.split(line) if _OUT.search(part)]
    return bool(said) and all(OF_THEM.issuperset(_WORD.findall(_OUT.sub(" ", part))) for part in said)


def leaves_these_out(line: str) -> bool:
    """True for a line (normalised) that says so of `these`, which may be those above it: `эти две дома оставлю`."""
    return not _THESE.isdisjoint(_WORD.findall(line)) and leaves_out(line)


def leaves_out(heading: str) -> bool:
    """True for a heading (normalised) which says plainly, in whatever words, that the cards below it are no part of the
    deck, and nothing that may be against that.
    """
    if "?" in heading or any(map(str.isdigit, heading)):
        return False
    heading = _SOME_DAY.sub(" ", heading)
    left, found = _OUT.subn(" ", heading)
    words = _WORD.findall(left)
    if not found or len(words) > _MOST or _NO.search(left) or _IN_DECK.search(left):
        return False
    if not COMES.isdisjoint({*words} - _BRINGS) and _ALONG.isdisjoint(words):
        return False
    inside = _WORD.findall(" ".join(one[0].partition(" ")[2] for one in _OUT.finditer(heading)))
    return _AGAINST.isdisjoint([*words, *inside]) and not any(word.startswith("כש") for word in words)
