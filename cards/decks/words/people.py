"""Who speaks, as people say it in a few words: `Я Оля`, `חפיסה של דני`, `Лиза Коган (4 класс)`; and greetings."""

from __future__ import annotations

import re

from cards.expressions import any_of, expression
from cards.names import normalise

_WORD = r"[A-ZА-ЯЁ][\w'’.-]*"
_HEBREW = r"[א-ת][א-ת\"'׳״־-]+"
_NO_NAME = r"ו?(?:אני|אנחנו|הנה|זאת|זה|זו|מ|רוצה|שולח)\b"
_NAMED = rf"(?P<name>{_WORD}(?: {_WORD}){{0,2}}|{_HEBREW}(?: (?!{_NO_NAME}){_HEBREW})?)"
_HERE = expression(rf"(?:.*[^\w.,!])?(?i:я|это|i'm|i am|this is|it's|אני|זה|זאת|זו|כאן|פה),? {_NAMED}[.!]?")
_OWNED = expression(
    rf"(?i:(?:אלה|אלו|הנה|זאת|זו|זה) )?(?i:ה?(?:חפיסה|דק|רשימה|רשימת הקלפים|קלפים) של"
    rf"|(?:this is |these are |here (?:is|are) )?(?:the )?(?:deck|list|cards) of) {_NAMED}:?"
    rf"|(?i:(?:this is|these are|here (?:is|are)) )?(?P<owner>[A-Z][\w’-]*?)['’]s (?i:deck|list|cards):?"
)
_AGE = r"(?:ему |ей )?(?:[5-9]|[1-9]\d)"
_CLASS = (
    r"(?:\d{1,2}(?:-?(?:й|го|th|st|nd|rd))?\s?"
    r"(?:[«\"'„]?[абвгде][»\"'“]?|класс\w*|кл\.?|лет|года?|years?(?: old)?|grade|שנים)"
    r"(?!\w)|(?:כיתה|grade|класс|בן|בת|aged?)\s(?:[א-י]['׳]?\s?)?\d{0,2}(?<=[\d'׳א-י])|[א-י][א-ב]?['׳]-?\d{1,2})"
)
_CLASSED = expression(
    rf"(?P<who>^[^\W\d][^\d:()]{{1,40}}?)(?:(?:,\s*|\s*\(\s*)(?:{_CLASS}|{_AGE})|\s+{_CLASS})\)?"
    r"(?=,?\s*(?::(?!\d)|[-–—]\s|=|$)|(?<=[^\d]\))[.,]\s)",
    re.I,
)
"""Somebody's name, and how old he is or in which class at school: `Лиза Коган (4 класс)`, `Давид, 12`."""
_ALONE = expression(rf"{_NAMED}[.!]?")
_PRONOUN_WORDS = ("я мы он она они", "i we he she they", "אני אנחנו הוא היא הם")
_PRONOUNS = frozenset(word for words in _PRONOUN_WORDS for word in words.split())
"""What stands for a name, and is none."""
_GREETINGS = frozenset([
    "привет", "приветик", "здравствуйте", "здравствуй", "добрый", "доброе", "всем", "хай", "спасибо", "благодарю",
    "пожалуйста", "удачи", "вот", "шалом", "שלום", "היי", "הי", "הנה",
    "אהלן", "ахой", "салют", "תודה", "בהצלחה", "לעניין", "ולעניין", "ערב", "בוקר", "כולם", "hi",
    "hello", "hey", "thanks", "thank", "good", "here", "ty", "thx", "cheers", "спс",
    "было", "стало", "before", "after", "לפני", "אחרי",
    "мой", "моя", "моё", "мои", "наш", "наша", "наши", "играю", "беру", "итог", "финал", "my", "our", "mine", "final",
    "שלי", "שלנו", "הדק", "משחק", "משחקת", "סופי",
])  # fmt: skip
_SIGNING_WORDS = """
    запиши запишите записывай записывайте впишите впиши пишите регистрируйте register book
    תרשום תרשמי תרשמו רשום רשמי רשמו תכתבו
"""
SIGNING = frozenset(_SIGNING_WORDS.split())
"""What somebody says who is to be signed up, before a colon, and nobody's name."""
THANKS = (
    r"(?:спасибо|благодарю|заранее|с уважением|искренне ваш\w?|до встречи|ваш[аи]?|удачи|целую|обнимаю"
    r"|thanks|thank you|thx|cheers|in advance|best|regards|yours|sincerely|(?:hugs(?: and kisses)?|kisses|love)"
    r"|תודה(?: רבה)?|מראש|בברכה|בתודה|בכבוד רב|להתראות|נתראה|נשיקות|חיבוקים|חיבוק|באהבה)"
)
"""Thanks and what else somebody says last, before he signs; a pattern."""
_TEAM = expression(
    r"(?:.*[^\w])?(?i:команд[аеыу]|team|[המלו]{0,2}קבוצ[הת]|צוות) [«\"“„״](?P<name>[^«»\"“”„״]{1,60})[»\"”“״].*"
)


_TO_ALL = expression(
    r"(?:ещё раз )?(?:всем|ребят[аы]?|друзья|народ|all|everyone|everybody|folks|guys|לכולם|כולם|חברים|חבר'ה)"
    r"(?:,? (?:привет\w*|здрав\w+|хай|салют|добр\w+ (?:день|вечер|утро)|добра|hi|hello|hey|שלום|היי|ערב טוב|בוקר טוב))?"
    r"|(?:привет\w*|здрав\w+|хай|салют|добр\w+ (?:день|вечер|утро)|hi|hello|hey|good (?:evening|morning)|שלום|היי|אהלן"
    r"|ערב טוב|בוקר טוב),? (?:всем|ребят[аы]?|друзья|народ|all|everyone|everybody|folks|guys|there all|לכולם|כולם"
    r"|חברים|חבר'ה)"
)
"""What greets all who are there."""
_ASKED = any_of(
    r"""
    (?!\w*(?:пять|шесть|емь|вять|сять|дцать)\b)[а-яё]{2,}(?:и|ь|(?<![оыи])й)(?:те)?(?:-ка|сь)?
    пересыла\w+ посыла\w+ высыла\w+ шл[юём]\w* отправл\w+ вот можно
    эт[оау] я мы как а ещ[её] добр\w+ привет\w* здра[вс]\w* тебе вам ты вы спасибо прошу надеюсь давно опять снова для
    наш\w? наконец
    please pls can could would will here sorry i i'm i'll we this these it's my you your thanks? hello hi hey as sign
    put add take check look register note catch see find write count get meet list enter just attached good how
    """,
    r"""
    אפשר סליחה רציתי שולח\w? אני אנחנו מה איך תודה בבקשה אלה החפיסה הרשימה שלי לך לכם מצורפ\w+ מצרפ\w* שלום
    תרש[וםמ]\w* תוסי\w+ תבד\w+ תקבל\w* תשי\w+ תכני\w+ תכתו?ב\w* תעד\w+ תראי? תסתכלי? תשמעי? קבלי? קחי? רשו?[םמ]\w? שימי?
    הוס(?:ף|יפי) בדו?קי? הנה זה זו זאת
    """,
)
"""How one goes on who speaks to somebody. Russian asks by forms that hardly another word has."""


def named_here(said: str) -> str:
    """The name of whoever says no more than who he is: `Я Оля`, `this is Matt`; empty for anything else."""
    match = _HERE.fullmatch(said)
    return match["name"].strip(" .-") if match else ""


def owner_in(line: str) -> str:
    """Whose the list below is, if that is all that a line says; else empty."""
    match = _OWNED.fullmatch(line)
    return (match["name"] or match["owner"]) if match else ""


def is_greeting(line: str) -> bool:
    """True for a line that greets, thanks or says whose a list is without a name, and so is nobody's name."""
    return not _GREETINGS.isdisjoint(re.findall(r"\w+", normalise(line)))


def greets_all(said: str) -> bool:
    """True for what greets all who are there, so that no name behind it is of whom it greets: `всем привет`."""
    return _TO_ALL.fullmatch(normalise(said).strip(" !.")) is not None


def name_alone(line: str) -> str:
    """The name that is all of a line; empty for any other."""
    match = _ALONE.fullmatch(line)
    return match["name"] if match and normalise(match["name"]) not in _PRONOUNS else ""


def classed(line: str) -> tuple[str, str] | None:
    """The name that a line begins with, of which it says how old that is or in which class, and the line without that;
    None for any other line.
    """
    match = _CLASSED.match(line)
    return (match["who"], f"{match['who']}{line[match.end() :]}") if match else None


def team_in(line: str) -> str:
    """The name of a team in quotes, as a sentence has it."""
    match = _TEAM.fullmatch(line)
    return match["name"].strip() if match else ""


def is_asked(said: str) -> bool:
    """True for what goes on behind a name and a comma as one speaks to somebody: `Марина, лови список`."""
    return _ASKED.match(said.lstrip(" —–-")) is not None
