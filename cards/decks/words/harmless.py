"""What is said around a list with words that may change it, or with numbers, and bears on no card: whether cards are to
be brought, an offer to send what is needed, how old somebody is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cards.decks.words.counted import spelt
from cards.expressions import expression

_SENTENCES = expression(r"[^.!?…]+[.!?…]*")
_BRINGING = expression(
    r"(?<!\w)(?:принести|приносить|нести|привезти|брать с собой|взять с собой|иметь с собой|bring|ל?הביא)(?!\w)"
)
"""What is to be done with cards of which somebody asks whether he needs them there."""
_ENOUGH = expression(
    r"(?<!\w)(?:(?:is|are) (?:it|this|that|these|they) (?:all )?"
    r"(?:ok(?:ay)?|fine|enough|allowed|legal|all right|alright)"
    r"|do (?:i|we) (?:still )?need (?:any |some )?(?:\w+ )?(?:more|less|fewer)"
    r"|(?:это|так|столько|этого|мне|нам) (?:ничего|нормально|можно|хватит|достаточно|подойд[её]т|разрешено|законно)"
    r"|(?:нужно|надо) (?:ли )?(?:мне |нам )?(?:ещё|еще)(?: \w+)?|(?:хватит|достаточно|можно) (?:ли|столько)"
    r"|(?:זה|הכל|הכול) (?:בסדר|מספיק|מותר|תקין|חוקי)|(?:אני )?(?:צריך|צריכה) עוד(?: \w+)?)(?!\w)"
)
"""What asks whether a list is as it may be, and changes nothing in it."""
_ALLOWED = expression(
    r"(?<!\w)(?:можно|разреш[её]н\w*|разрешается|допустим\w*|считается|считаются|законно|по правилам|allowed|legal"
    r"|permitted|counts? as|ok to|ש?מותר\w*|ש?נחשב\w*|חוקי\w*|לפי הכללים)(?!\w)"
)
"""What asks whether cards may be in a list, or says that they may."""
_COPIES = expression(r"(?<!\d)\d(?!\d)")
"""A number that may be of copies, and not of all cards."""
_TELL = (
    r"(?:скажи\w*|напиши\w*|сообщи\w*|дайте? знать|let (?:me|us) know|tell (?:me|us)|write (?:to )?(?:me|us)"
    r"|[נת]גיד[וי]?|תכתב[וי]|תכתוב|תודיע[וי]?)"
)
_NEEDED_WORDS = """
    нужно надо понадобится будет ещё еще что-то что-нибудь you we need needed anything something else more is
    צריך צריכה צריכים תצטרכו עוד משהו לשלוח אחר נוסף
"""
_NEEDED = "|".join(_NEEDED_WORDS.split())
_OFFERED = expression(
    rf"(?<!\w){_TELL}(?: לי| לנו| мне| нам)?,? (?:если|if|אם)(?: (?:{_NEEDED})){{1,5}}(?=\W*$|[.!,;])"
)
"""What says that more is sent if it is needed: `напишите, если нужно что-нибудь ещё`."""
_BRIEFLY = expression(
    r"(?<!\w)(?:(?:чтоб|чтобы|дабы) не (?:расписывать|писать много|растекаться|тянуть|утомлять|затягивать|повторяться"
    r"|засорять чат|занимать время|грузить)|не расписывая|без (?:лишних слов|подробностей|предисловий)"
    r"|(?:so as )?not to (?:drag (?:it|this) out|bore you|go on|waste (?:your )?time)"
    r"|no (?:long )?(?:details|intro|preamble)"
    r"|without (?:further ado|(?:any |going into )?details?|a long intro)"
    r"|to (?:keep|make) (?:it|this) (?:short|brief|quick)"
    r"|(?:כדי |על מנת )?(?:בלי|לא) (?:להאריך|להתעכב|לבזבז זמן|לחפור)|בלי (?:הקדמות|חפירות|פרטים|הרבה מילים))(?!\w)",
    re.I,
)
"""What somebody says who keeps it short."""
_NEED_WORDS = """
    должно должны должен должна надо нужно нужны нужен нужна надобно требуется supposed need needs needed must should
    required צריך צריכים צריכה צריכות אמור אמורים אמורה אמורות חייב חייבים חייבת נדרש נדרשים דרושים
"""
NEEDS = frozenset(_NEED_WORDS.split())
"""What says how many of anything there are to be, whether there are or not."""
_SIZE_WORDS = """
    их а это там тут же ведь ли у нас мне всего ровно быть карт карты так да верно правильно можно нет
    we i do you you're to have only it's it is that be there are right don't cards correct yes isn't they're no total
    להיות זה יש נכון לא קלפים אז בסך הכל הכול בדיוק כן מותר
"""
_OF_SIZE = NEEDS.union(_SIZE_WORDS.split())
_ASKS_SIZE = expression(r"(?:(?<=[.!;…])|(?<=[.!;…)]\s)|(?<=\n))\s*(?P<said>[^.!?;…\n]{1,60}\?)\W*")
"""A question."""
_AGED = expression(
    r"(?P<who>[^\W\d_]{2,20}(?: [^\W\d_]{2,20})?) \((?:(?:בן|בת|aged?|ему|ей|мне) )?(?:[5-9]|[1-9]\d)"
    r"(?: (?:лет|года?|years?(?: old)?|שנים))?(?:, (?=[^\d()]{2,60}\)$)|\)(?=\s*(?:[-–—:,.]|$)))"
)
"""Somebody's name and, in brackets, how old he is: more than there may be copies."""
_CHILD_AGED = expression(
    r"(?P<who>(?<!\w)(?:(?:сын|доч|внук|внуч|брат|сест|плем|учени|реб[её]н|мальчи|девоч)\w*|(?:grand)?(?:son|daughter)|kid|child"
    r"|brother|sister|nephew|niece|pupil|student|boy|girl"
    r"|ה?(?:בת|בן|אח|אחות|ילד|ילדה|נכד|נכדה|תלמיד|תלמידה)|בני|בתי|אחי|אחותי|נכדי|נכדתי|אחייני|אחייניתי)"
    r"(?: [^\W\d_]{2,20}){0,3}),? \((?:(?:בן|בת|aged?|ему|ей) )?(?:[4-9]|1\d)(?: (?:лет|года?|years?(?: old)?|שנים))?\)"
)
"""A child, by what he is to whoever writes, and in brackets how old he is, in the midst of a line."""


_AGED_AT_HEAD = expression(r"(?P<who>[^\W\d_]{2,20}), (?:[6-9]|[1-9]\d)(?=[.!](?:\s|$))")
"""The same at the head of a text, with no brackets: `Лиза, 16.`."""


_UNTOUCHED = expression(
    r"(?<!\w)(?:(?:я|мы|сам[аи]?|сво[йюеи]\w*|ничего|ошибки|ошибок|опечатк[иу]|нигде|специально|i|we|אני|בכוונה) )*"
    r"(?:не (?:исправля[лю]\w*|исправил[аи]?|правил[аи]?|проверял[аи]?|редактировал[аи]?|вмешива\w+|трогал[аи]?)"
    r"|(?:did not|didn't|have not|haven't) (?:correct|fix|edit|touch|check)(?:ed)?"
    r"|לא (?:תיקנתי|תיקנו|ערכתי|נגעתי|התערבתי|בדקתי))"
    r"(?: (?:ничего|ошибки|ошибок|опечатки|правописание|anything|it|spelling|the|his|her|mistakes|typos"
    r"|כלום|שגיאות|דבר|את|השגיאות|הטעויות|טעויות))*(?!\w)"
)
"""What whoever sends somebody else's words says of his having left them as they are."""


def without_untouched(said: str) -> str:
    """What is said (normalised) without that whoever sends it has put right nothing in it."""
    return _UNTOUCHED.sub(" ", said)


def without_brevity(said: str) -> str:
    """What is said without what somebody says who keeps it short: `коротко, чтоб не расписывать`."""
    return _BRIEFLY.sub(" ", said)


def without_asked_size(said: str) -> tuple[str, str]:
    """A text (normalised) without the question whether so many cards are needed, and the number that it names: `8 же
    надо?`; all of the text without such a question, and no number.
    """
    for found in _ASKS_SIZE.finditer(said) if "?" in said else ():
        words = re.findall(r"\w+(?:'\w+)?", found["said"])
        numbers = [number for word in words if (number := word if word.isdecimal() else spelt(word))]
        others = [word for word in words if not (word.isdecimal() or spelt(word) or word in _OF_SIZE)]
        if len(numbers) == 1 and not others:
            return f"{said[: found.start()]} {said[found.end() :]}".rstrip(), numbers[0]
    return said, ""


def without_offers(said: str) -> str:
    """What is said (normalised) without questions whether cards are to be brought, and offers of whatever is needed."""
    said = _OFFERED.sub(" ", said)
    return "".join(one for one in _SENTENCES.findall(said) if not _asks_to_bring(one)) if "?" in said else said


def _asks_to_bring(sentence: str) -> bool:
    if not sentence.rstrip().endswith("?"):
        return False
    is_of_list = _ENOUGH.search(sentence) is not None and not _COPIES.search(sentence)
    return is_of_list or (_BRINGING.search(sentence) is not None and not any(map(str.isdigit, sentence)))


def asks_whether_allowed(said: str) -> bool:
    """True for what asks (normalised) whether something is allowed, or says that it is."""
    return _ALLOWED.search(said) is not None


def without_ages(said: str, is_of_card: Callable[[str], bool], is_given: Callable[[str], bool]) -> str:
    """What is said (normalised) without how old those are whom it names, by no word that is like one of a card; without
    brackets by a given name.
    """

    def bare(aged: re.Match[str]) -> str:
        return aged[0] if any(map(is_of_card, aged["who"].split())) else aged["who"]

    said = _CHILD_AGED.sub(bare, _AGED.sub(bare, said)) if "(" in said else said
    head = _AGED_AT_HEAD.match(said)
    is_name = head is not None and is_given(head["who"].capitalize()) and not is_of_card(head["who"])
    return f"{head['who']}{said[head.end() :]}" if head and is_name else said
