"""What says that a list lacks something: that it is open which of its cards are in the deck, or some are forgotten."""

from __future__ import annotations

from cards.expressions import expression

_DROP = (
    r"(?:убра\w+|убирать|выкин\w+|выкидывать|выброс\w+|выбра\w+|выбирать|остав\w+|заменить|пожертвовать|отказа\w+"
    r"|взять|брать"
    r"|исключить|вычеркнуть|drop|cut|leave|remove|take|keep|choose|pick|give up|let go|include"
    r"|ל?(?:לוותר|להוריד|להוציא|לבחור|להשאיר|לזרוק|להחליף|לקחת|להכניס|למחוק|אוותר|אוציא|אוריד))"
)
_UNSURE = r"(?:пока |еще |точно |никак |до сих пор |still |עוד |עדיין |ממש )*"
_OPEN = expression(
    rf"(?<!\w)(?:не {_UNSURE}(?:знаю|решил[аи]?|решу|реш[ае]\w+|понимаю|придумал\w?|выбер\w+|выбрал\w?|определил\w+"
    r"|могу (?:решить|выбрать|понять|определиться)),?"
    rf"(?: \w+){{1,3}}? {_DROP}(?!\w)"
    rf"|не {_UNSURE}(?:решил[аи]?|решу|выберу|выбрал[аи]?|определил\w+|могу (?:решить|выбрать|определиться))"
    r"(?=\W*$|[.,!;)]+(?! (?:во|на|в|ли|при\w+|когда|как) )| из (?:них|этих)|,? (?:что|кого|какую|которую)\W*$)"
    rf"|(?:don't|do not|not sure|can't|cannot|haven't) {_UNSURE}(?:know |decided? |yet )*(?:which|what|whom?)"
    rf"(?: \w+){{0,4}}? {_DROP}(?!\w)"
    r"|(?:can't|cannot|haven't|couldn't|still) (?:quite |yet )?(?:decided?|choose|chosen)"
    r"(?=\W*$|[.,!;)]| (?:yet|which|between))"
    rf"|לא {_UNSURE}(?:יודעת?|החלטתי|החלטנו|מצליחה?|בטוחה?)(?: \w+){{1,3}}? {_DROP}(?!\w)"
    r"|לא (?:עוד |עדיין )?(?:החלטתי|מצליחה? להחליט|סגורה? על (?:זה|כולם))"
    r"(?=\W*$|[.,!;)]| (?:סופית|על מי|על מה|איזה|איזו)(?!\w))"
    r"|(?:на )?(?:одн\w{1,2}|1|пар[ау]|две|два|2) (?:карт\w+ )?"
    r"(?:лишн\w+|больше,? (?:чем )?(?:надо|нужно|положено|можно))"
    r"|лишн\w{2,3} (?:карт\w+|одн\w{1,2})"
    r"|(?:one|1|two|2|a few) (?:cards? )?(?:too many|too much|over the (?:limit|top))"
    r"|(?:אחד|אחת|1|קלף|קלף אחד|שניים|שני קלפים|2) (?:יותר מדי|יותר מידי|מיותר\w?|עודפ?ף?|יותר ממה ש\w+)"
    r"|יותר (?:מדי|מידי) קלפים"
    r"|(?:ещё|еще|плюс|и) (?:одн\w{1,2}|один|дв[ае]|пар[ау]|тр[её]х|три|несколько|\d|восьм\w+|девят\w+|десят\w+"
    r"|последн\w+),?(?: \w+){0,4}? (?:по (?:настроению|ситуации|обстоятельствам|желанию)"
    r"|реш[уиа]\w{0,2}|выб[еи]р\w+|определ(?:юсь|имся)|подбер\w+|дума(?:ю|ем)"
    r"|подума(?:ю|ем)|допишу|дошлю|пришлю|добавлю|придума\w+|назову|скажу)"
    r"|(?:восьм|девят|десят|последн)(?:ую|ая|ой|юю|яя|ей)(?: карт\w+)? (?:(?:еще|пока|уже|я) )*(?:реш[уи]\w?"
    r"|выберу|выберем|назову|допишу|дошлю|пришлю|подберу|скажу|сообщу|не (?:выбран|выбрал|решен|решил|определ)\w*)"
    r"|(?:one more|another one|the (?:last|eighth|ninth|tenth)(?: one| card)?|(?:eighth|ninth|tenth)(?: one| card)?)"
    r"(?: card)?(?: is| will be|:)? (?:tbd|tba|to be \w+|of my choice|decided|chosen|undecided|not (?:yet )?\w+ yet)"
    r"|(?:one|two|three|a few|another|\d|(?:the )?(?:last|eighth|ninth|tenth|other) (?:one|card|slot))(?: more)?,?"
    r"(?: (?!of |thing)\w+){0,3}? (?:i'll|i will|i'm going to|we'll|we will|will|to|to be|i'm still|still"
    r"|i have (?:yet|still) to|i|we)"
    r" (?:decid\w+|choos\w+|chosen|pick\w*|add|send|figur\w+|tell you|let you know|be (?:decided|chosen|picked|added))"
    r"|ו?עוד (?:אחד|אחת|שניים|שתיים|שני|שתי|שלושה|קלף|כמה|\d|משהו),?(?: \w+){0,4}?"
    r" [שה]?(?:אני )?(?:אחליט|נחליט|אבחר|נבחר|אוסיף|נוסיף|אשלח|נשלח|אעדכן|נעדכן|מחליטה?|בוחרת?|אגיד|אודיע|אמצא"
    r"|נסגור|אסגור|יוחלט|ייבחר)"
    r"|(?:אחליט|אבחר|נחליט|נבחר)(?: (?:על|את))? ה(?:אחרו(?:ן|נה)|שמינית?|תשיעית?|עשירית?|קלף האחרון)"
    r"|(?:את )?ה(?:אחרו(?:ן|נה)|שמינית?|תשיעית?|עשירית?|קלף האחרון)(?: \w+){0,3}?"
    r" (?:אחליט|אבחר|אוסיף|אשלח|אעדכן|אגיד|אודיע|יוחלט|ייבחר))(?!\w)"
)
"""What says that it is not decided which cards of a list are in the deck: `одна лишняя, не знаю, кого убрать`."""
_FORGOTTEN = (
    r"(?:не (?:по|при)?помн\w+|не вспомн\w+|вспомнить не \w+|из головы|запамятов\w+|без понятия"
    r"|(?:don't|do not|can't|cannot|couldn't|didn't) (?:quite )?(?:remember|recall)|no idea"
    r"|לא (?:זוכרת?|נזכרת?|זכור לי))"
)
_NAME_OF = (
    r"(?:как (?:он[аио]?|его|е[её]|их) ?(?:там )?(?:называ\w+|зовут|звать)|как (?:называ\w+|зовут)(?=\W*$|[,.!])"
    r"|что (?:там )?(?:ещё|еще)|(?:what|how) (?:it|he|she|they)(?:'s| is|'re| are) called|what else|מה עוד"
    r"|איך (?:קוראים|נקרא\w?|הוא נקרא|היא נקראת) ?(?:לו|לה|לזה|להם)?"
    r"|(?:(?:его|е[её]|их|its|the|their|את) )?(?:назван\w+|names?|השם)(?=\W*$|[,.!])|השם (?:שלו|שלה)"
    r"|как(?:ой|ая|ую|ие)(?=\W*$|[,.!]))"
)
_OF_CARD = (
    r"(?:ещё|еще|одн[ауо]|один|последн\w+"
    r"|(?:перв|втор|треть|четв[её]рт|пят|шест|седьм|восьм|девят|десят)\w{1,3}(?: карт\w+)?"
    r"|one more|another(?: one)?|the (?:last|other) (?:one|card)|עוד (?:אחד|אחת|קלף|משהו)|ה?אחרונה?|הקלף)"
)
_WRITE = (
    r"(?:(?:на|до|вы)?(?:печат|пис)\w+|(?:до|на)?бира\w+|набрал\w?|диктовать|продиктовал\w?|typ(?:e|ed|ing)|writ(?:e|ten|ing)|wrote"
    r"|ל?(?:הקליד|כתוב|הקלדתי|כתבתי))"
)
_UNWRITTEN = (
    rf"(?:(?:не|нет|лень|некогда|неохота|надоело|устал\w?|can't|cannot|couldn't|didn't|not|too lazy|no time"
    rf"|no energy|tired"
    rf"|לא|אין|עצלן|עצלנית)(?: [^\W\d]+){{0,3}}? {_WRITE}|{_WRITE} (?:лень|некогда|неохота|надоело|нет (?:времени"
    rf"|сил)))"
)
_ALL_ELSE = (
    r"(?:остальн\w+|ещё|еще|дальше|всё|все(?:х)?|the (?:rest|others?)|more|all|everything|הכול|הכל|ה?שאר|היתר|עוד)"
)
_WITHIN_PART = r"(?:,? [^\W\d]+){0,3}?,? "
_WITHIN = r"(?: [^.!?;]{0,60}?)?[ ,]+"
_FORGOT = r"(?:забыл[аи]?|forgot|forgotten|שכחתי|שכחנו)"
_REST = r"(?:остальн\w+|проч\w+|the (?:others?|rest|remaining)|other|remaining|(?:כל )?[ושה]{0,2}(?:שאר|יתר))"
_USUAL = (
    r"(?:как (?:обычно|всегда|у всех|в прошлый раз|положено|принято|все кладут)|обычн\w{2}|стандартн\w+|любые|любых"
    r"|как\w+ (?:есть|угодно|хотите|дадите|найду|найд[уё]тся)|на (?:ваш|твой) (?:выбор|вкус|усмотрени\w+)"
    r"|по (?:вкусу|умолчанию|стандарту)|as (?:usual|always)|usual|standard|default|whatever(?: you (?:have|want))?"
    r"|you (?:choose|pick|decide)|up to you|כרגיל|כמו (?:תמיד|כולם)|ה?רגיל(?:ים|ות|ה)?|סטנדרט\w*|מה שיש|מה שתרצ\w+)"
)
_PIECES = r"(?: (?:карт\w*|штук\w*|cards?|קלפים))?"
_ENDS = r"(?=\W*$|[,.!])"
_SO_MANY = r"(?:one|two|three|four|five|a few|some|\d)"
_WHICH = rf"(?:{_OF_CARD}|{_NAME_OF})"
_INCOMPLETE = [
    expression(rf"(?<!\w)(?:{said})(?!\w)")
    for said in (
        rf"{_UNWRITTEN}{_WITHIN_PART}{_ALL_ELSE}(?!\w)|{_ALL_ELSE}(?!\w){_WITHIN_PART}{_UNWRITTEN}",
        rf"{_WRITE} {_ALL_ELSE} (?:\w+ )?(?:лень|некогда|неохота|надоело|устал\w?|нет (?:времени|сил))",
        rf"(?:not|isn't|wasn't) (?:all|everything)(?: of it)? (?:is |was |got )?{_WRITE}",
        r"не (?:успел[аи]?|смог\w*|получилось|вышло) (?:всё |все )?(?:допис\w+|допечат\w+|добавить|дополн\w+)"
        rf"|(?:дальше|больше|всё|все|остальн\w+) (?:уже |пока )?не (?:влез\w+|помест\w+|уместил\w+|вошл\w+"
        rf"|пролез\w+){_ENDS}",
        rf"{_FORGOTTEN}{_WITHIN}{_WHICH}|{_WHICH}{_WITHIN}{_FORGOTTEN}",
        rf"{_OF_CARD}{_WITHIN}{_FORGOT}{_ENDS}|{_FORGOT},? {_NAME_OF}(?! (?:вас|тебя))",
        rf"{_REST}(?: [^\W\d]+){{0,4}},? {_USUAL}",
        rf"(?:одн\w{{2}}|двух|пары|тр[её]х|четыр[её]х|пяти|\d|кое-чего|чего-то){_PIECES} (?:(?:пока|еще|ещё|тут"
        rf"|здесь|у меня) )*"
        r"(?:не хватает|не хватило|недостает|недостаёт)",
        r"(?:не хватает|недостает|недостаёт) (?:(?:ещё|еще|пока) )?"
        rf"(?:одной|двух|пары|тр[её]х|четыр[её]х|пяти|\d)(?: карт\w*(?! игр)|{_ENDS})",
        rf"(?:тут|здесь|это|там|пока)(?: (?:еще|пока|точно))? не (?:все|весь|вся|целиком|полностью)(?: карт\w*)?{_ENDS}"
        rf"|не все(?: карты)? (?:тут|здесь|вписал\w?|влезл\w|наш[её]л|нашла|записал\w?|указал\w?){_ENDS}",
        r"(?:допишу|дошлю|дополню|доберу|досчитаю)(?: (?:позже|потом|вечером|завтра|остальн\w+|сегодня|еще))+"
        r"|(?:позже|потом|вечером|завтра|остальн\w+)(?: \w+)? (?:допишу|дошлю|дополню|доберу)",
        rf"(?:not (?:everything|all(?: of it)?) is here|(?:this|that|it)(?: is|'s) not (?:all|everything)"
        rf"|(?:this|that|it) isn't (?:all|everything)|not (?:the )?(?:whole|full) list){_ENDS}",
        rf"(?:זה |כאן |פה |עוד |עדיין )?לא הכו?ל(?: (?:פה|כאן|בפנים|כתוב|רשום))?{_ENDS}",
        rf"{_SO_MANY}(?: more)?{_PIECES} (?:is|are) (?:still )?(?:missing|lacking)",
        rf"(?:missing|lacking) {_SO_MANY}(?: more)?(?: cards?|{_ENDS})|{_SO_MANY}(?: cards?)? short{_ENDS}",
        r"חסר(?:ים|ות|ה)? (?:(?:לי|לנו|עוד|פה|כאן|עדיין) )*(?:ה?קלף|קלפים|אחד|אחת|שניים|שתיים"
        r"|(?:שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש|כמה|\d) קלפים|שלושה|שלוש|\d)",
        rf"{_FORGOT} (?:to (?:add|write|include) )?(?:one|two|three|a card|some|something)(?: cards?)?{_ENDS}"
        rf"|{_FORGOT} (?:לכתוב |לרשום |עוד |פה |כאן )*(?:אחד|אחת|קלף|שניים|שתיים|כמה|משהו)(?: קלפים)?{_ENDS}",
    )
]
"""What says that a list lacks something that is not said: `и ещё один, не помню, как зовут`, `остальное как обычно`."""
_MORE = (
    r"(?:ещё|еще|плюс|последн\w+|остальн\w+|остаток|недоста\w+|(?:одн|перв|втор|восьм|девят|десят)(?:у|ую|ая)"
    r"|(?:(?:one|two|three|some|a few) more|another|the (?:last|others?|rest|remaining)|fill|complete)"
    r"|ו?עוד|נוספ\w+|נוסף|ה?אחרו(?:ן|נה|נים)|ו?ה?שאר|ו?היתר|קלף)"
)
_BY_YOU = (
    r"(?:(?:сами |сам |вы |ты )?(?:вы|подо?|до)?б(?:ери(?:те)?|ирай(?:те)?|ер[её]те|ей(?:те)?)(?: сами| сам)?"
    r"|(?:сами |вы )?(?:реши(?:те)?|решайте|подкиньте|подкинь|докиньте|дополните|добавьте (?:сами|что\w*|любую|любой))"
    r"|на (?:ваш|твой|ваше|тво[её]) (?:выбор|вкус|усмотрени\w+)|люб(?:ую|ой|ая|ые)(?=\W*$|,| (?:ещё|еще|карт|друг))"
    r"|(?:какую|какая|какой|какие|что) (?:(?:вам|тебе|вы|ты|у вас) )?"
    r"(?:угодно|не жалко|хот\w+|найд\w+|есть|остан\w+|подойд\w+)"
    r"|(?:что|чем|кого|какую)-нибудь|удивите|сюрприз\w*|наугад|случайн\w+|рандом\w*"
    r"|you (?:can )?(?:choose|pick|decide|fill)|your (?:choice|pick|call)|of your (?:choice|choosing)|up to you"
    r"|dealer's choice|surprise(?: me)?|whatever(?: (?:you|fits|works|is|'s))?|anything(?! else)|any (?:card|one)"
    r"|random"
    r"|[של]?תבחר\w*|[של]?תחליט\w*|[של]?תשלימ\w+|[של]?תפתיע\w*|לבחירת\w+|לפי בחירת\w+|לשיקול\w*|לבחור"
    r"|מה ש(?:בא|מתאים|יש|תרצ\w+|תחליט\w*|נשאר)|מה מתאים|משהו מתאים|הפתע\w+|אקראי\w*|איזה ש(?:תרצ\w+|בא)|כלשהו)"
)
_LEFT_TO_YOU = expression(
    rf"(?<!\w)(?:{_MORE}(?: [^\W\d]+){{0,4}}?[ ,:(–—-]+(?:[^\W\d]+ ){{0,2}}?{_BY_YOU}"
    rf"|(?!\w+-нибудь|anything){_BY_YOU}(?: [^\W\d]+){{0,3}}?,? {_MORE})(?!\w)"
)
"""What leaves to others what else is in a deck: `one more card, you choose`, `последнюю — на ваш вкус`."""
_AND_SO_ON = expression(
    r"\W*(?:(?:и|ו) ?)?(?:так далее|т\.? ?д\.?|т\.? ?п\.?|тому подобное|etc|etcetera|and so (?:on|forth)"
    r"|ו?כו['׳]?|ו?כד['׳]?|כן הלאה|וכדומה)\W*"
)
_AS_USUAL = expression(rf"(?<!\w){_USUAL}(?!\w)")
_VAGUE = expression(
    rf"(?<!\w)(?:{_USUAL}|всяк\w+|разн\w+|несколько|каки\w+-то|some|several|a few|various|random|כמה|כל מיני)(?!\w)"
)
"""How cards are spoken of of which it is not said how many there are, or which."""


def leaves_open(said: str) -> bool:
    """True for what (normalised) leaves open which of the cards of a list are in the deck."""
    return _OPEN.search(said) is not None


def is_incomplete(said: str) -> bool:
    """True for what says (normalised) of a list that it lacks something, which is not said."""
    is_left = any(one.search(said) for one in (*_INCOMPLETE, _LEFT_TO_YOU))
    return is_left or _AND_SO_ON.fullmatch(said) is not None


def is_vague(said: str) -> bool:
    """True for what says (normalised) of things only that they are some, or the usual ones."""
    return _VAGUE.search(said) is not None


def is_usual(said: str) -> bool:
    """True for what says (normalised) of things only that they are the usual ones."""
    return _AS_USUAL.search(said) is not None
