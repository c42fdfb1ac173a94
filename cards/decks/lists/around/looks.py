"""What is said beside a card and its number of how its copies look, of whether so many are allowed, and that it comes
in spite of a doubt: `(одна немного мятая, ничего?)`, `אגב מותר שניים?`, `(не уверен в ней, но возьму)`.

It changes nothing, though it has numbers and words of doubt in it; what is not understood to its last part is left.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

from cards.database import game_ids
from cards.decks.names.called import card_in_form
from cards.decks.names.mentions import of_all
from cards.decks.words import counted
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import BUT, COMES, is_aside, is_thought
from cards.decks.words.seen import seen
from cards.expressions import expression
from cards.names import normalise

_PARTS = expression(r"[,;.!?()]+|\s[-–—]+\s")
_WORD = expression(r"[^\W_]+(?:['\"-][^\W_]+)*")
_LOOKS = expression(
    r"(?:по|за|из|ис)?(?:мят|терт|гнут|цара?п|печатан|печатал|рисова)\w*|выцве\w+|бледн\w+|бумаг\w*|бумаж\w+|картон\w*|принтер\w*"
    r"|цветн\w+|русск\w+|русски|иврит\w*|английск\w+|протектор\w*|фольг\w*|рисун\w+|иллюстрац\w+|картинк\w+|подписан\w*"
    r"|автограф\w*|крив\w+|чернобел\w+|черно-бел\w+|creased|bent|worn|faded|printed|print|paper|cardboard|sleeves?|sleeved"
    r"|russian|english|hebrew|foil|art|artwork|drawn|drew|signed|colou?r(?:ed)?|scratched"
    r"|ה?(?:מקומט|מקופל|דהוי|דהוה|מודפס|הדפס|נייר|קרטון|שרוול|איור|צייר|ציור|מצויר|חתומ|חתום|צבעונ|שחוק|משופשפ|שרוט)\w*"
    r"|ב?(?:עברית|רוסית|אנגלית)"
)
"""How a copy looks: what it is printed on, in which language, how worn it is."""
_ELSEWHERE = {"для", "for", "עבור", "בשביל", "чужая", "чужой", "чужие", "взаймы", "borrowed", "дома", "בבית", "home"}
"""What says that a copy may be somebody else's, or somewhere else."""
_EXCUSES = {
    "ничего", "это ничего", "ничего страшного", "ничего же", "не страшно", "нормально", "это нормально", "норм",
    "пойдет", "сойдет", "можно", "можно же", "так можно", "это можно", "ок", "это ок", "годится", "надеюсь ничего",
    "надеюсь можно", "זה בסדר", "בסדר", "זה בסדר נכון", "אפשר", "זה מותר", "מותר", "מקווה שזה בסדר", "נכון", "ok",
    "okay", "is that ok", "is that okay", "is it ok", "is that fine", "fine", "hope that's ok", "hope it's ok",
    "is that allowed", "right",
}  # fmt: skip
"""What asks whether that does any harm, or says that it does none."""
_WHICH = {
    "одна", "один", "одно", "две", "два", "три", "обе", "оба", "все", "вторая", "второй", "другая", "другой",
    "остальные", "первая", "первый", "их", "них", "из", "one", "two", "three", "both", "all", "the", "other",
    "another", "of", "them", "first", "second", "אחד", "אחת", "שניים", "שתיים", "שלושה", "שלוש", "מהן", "מהם", "השני",
    "השנייה", "השניה", "האחרת", "האחר", "שתיהן", "שניהם", "כולן", "כולם", "הראשון", "הראשונה", "והשנייה", "והשני",
    "ואחת", "ואחד", "ושתיים", "ושניים",
}  # fmt: skip
"""Which of several copies that is said of."""
_PERMITS = {
    "можно",
    "разрешено",
    "разрешается",
    "разрешают",
    "допускается",
    "допустимо",
    "מותר",
    "אפשר",
    "allowed",
    "legal",
}
_ASKING = _PERMITS | {
    "кстати", "а", "ведь", "же", "ли", "это", "их", "так", "столько", "копии", "штуки", "иметь", "брать", "взять",
    "אגב", "זה", "עותקים", "לשים", "לקחת", "by", "way", "btw", "is", "are", "it", "ok", "okay", "can", "i", "have",
    "that", "copies", "the", "to",
}  # fmt: skip
"""The words of a question whether there may be so many."""
_AND_COMES = COMES | {
    "в", "колоде", "колоду", "точно", "все", "равно", "все-таки", "ее", "его", "их", "я", "она", "он", "они", "пусть",
    "בכל", "זאת", "אותה", "אותו", "אותם", "אותן", "בטוח", "בחפיסה", "אני", "היא", "הוא",
    "i", "i'll", "i'm", "will", "it", "them", "it's", "be", "is", "there", "the", "deck", "anyway", "still", "am",
}  # fmt: skip
_MOST_OTHERS = 5
"""Most words beside those of a look."""


_BEFORE = expression(
    r"(?:(?P<down>(?:снизил[аи]?|уменьшил[аи]?|урезал[аи]?|сократил[аи]?|срезал[аи]?"
    r"|down|reduced|cut(?: down)?|lowered|trimmed|dropped|ירד(?:ה|ו|תי)?|הורדתי|הורד|הפחתתי|קיצצתי|צמצמתי)"
    r" (?:с|со|from|מ-?) ?)|(?P<up>(?:увеличил[аи]?|up|increased|עלה|עלתה|עלו|העליתי|הגדלתי) (?:с|from|מ-?) ?)"
    r"|(?:(?:раньше|вчера|сначала|before|קודם|אתמול|לפני) )?"
    rf"(?:был[оаи]?|was|were|היו|היה|הייתה|раньше|вместо|instead of|במקום) )"
    rf"(?P<number>{counted.NUMBER})(?: {counted.PIECE})?"
)
"""How many copies there were before."""
_NOW = expression(
    r"(?:снизил|уменьшил|урезал|сократил|срезал|увеличил|поднял|down|reduced|cut|lowered|trimmed|dropped|up|increased|raised"
    r"|ירד|ירדה|ירדו|ירדתי|הורדתי|הורד|הפחתתי|קיצצתי|צמצמתי|העליתי|הגדלתי)\w{0,2}(?: down| up)? (?:до|to|ל-?) ?"
    rf"(?P<number>{counted.NUMBER}|одного|одной|двух|трех|четырех)(?!\w)"
)
"""How many copies there are now."""
_LESSENED = expression(
    rf"(?:(?:но|и|но потом|and|but|אבל) |ו)?(?:(?:я|i|i've|we) )?(?:"
    rf"(?P<first>{counted.NUMBER})(?: (?:из них|штуку|штуки|карту|карты|of them|מהם|מהן))? (?P<gone>{{gone}})"
    rf"|(?P<done>{{gone}}) (?P<last>{counted.NUMBER})(?: (?:из них|штуку|штуки|карту|карты|of them|מהם|מהן))?)".replace(
        "{gone}",
        r"(?:(?:по)?терял[аи]?(?:сь)?|потерялись|отдал[аи]?|подарил[аи]?|порвал[аи]?(?:сь)?|порвался|потерялся|пропал[аи]?"
        r"|lost|gave away|tore|(?:was|were|got|is|are) lost|איבדתי|איבדנו|אבדה?|אבדו|נתתי|נקרעה?|נקרעו)",
    )
)
"""How many copies are there no more."""
_FOR_ANOTHER = expression(
    r"(?P<listed>.*?\S)\s*(?:[(\[]|\s[-–—]\s)\s*"
    rf"(?P<said>(?:(?:это )?(?:вместо|instead of|במקום) (?:(?:{counted.NUMBER}) )?"
    r"(?P<card>[^()\[\]]*[^()\[\]\s])"
    r"|(?P<early>(?:раньше|сначала|вначале|изначально|до этого|first|before|originally|earlier"
    r"|קודם|בהתחלה|לפני כן),? )?"
    r"(?:тут |здесь |там |it |this |פה |כאן )?(?:был[аио]?|стоял[аио]?|was|used to be|היה|הייתה|היתה) "
    r"(?:тут |здесь |там |here |פה |כאן )?(?P<was>[^()\[\],]+)"
    r"(?P<changed>,? (?:(?:но|и|потом|но потом|and|but|then|אבל|ואז) )?(?:я |i )?"
    r"(?:поменял|заменил|сменил|передумал|changed(?: it)?|swapped(?: it)?|replaced(?: it)?"
    r"|החלפתי|שיניתי|התחרטתי)[аи]?)?"
    r"))\s*[)\]]?\s*",
    re.I,
)
"""A card, and the one for which it is there."""
_LONGEST = 200
_SOME = expression(
    rf"(?<![\w-])ו?(?P<number>{counted.NUMBER})"
    rf"(?: (?:of (?:them|these|those)|из (?:них|этих)|{counted.PIECE}|copy|copies|מהם|מהן|מתוכם|מתוכן))?"
    r"(?=[ ,])"
)
"""Some copies of a card, of which something is said: `2 of them with a stain`."""
_DEGREE = expression(
    r"(?<!\w)(?:чуть(?:-чуть| чуть)?|немного|слегка|немножко|slightly|a (?:bit|little)|partly|קצת|מעט|טיפה)(?!\w)"
)
"""How much it is so: of copies no change."""
_SO_MANY = expression(
    r"(?<!\w)(?:now|sure|certain\w*|final\w*|really|total|all|altogether|left|remain\w*|enough|here|today|make|is right"
    r"|сейчас|теперь|точно|итог\w*|всего|осталось|оста[её]тся|хватит|достаточно|здесь|тут|сегодня|пусть|будет"
    r"|עכשיו|כרגע|בטוח|סופי\w*|סך|נשאר\w*|מספיק\w*|פה|כאן|היום|שיהיה|יהיו)(?!\w)"
)
"""What says how many there are, and not what some of them are like."""
_AWAY = expression(
    r"(?<!\w)(?:для|у|дома|взаймы|чуж\w+|for|at|home|borrowed"
    r"|with(?! (?:an?|the|no|one|some|its?|corners?|bent|\w+ed) )"
    r"|עבור|בשביל|אצל\w*|בבית|שאול\w*)(?!\w)"
)
"""What says that they may be somebody else's, or somewhere else."""


def of_some(said: str, copies: str) -> str:
    """What is said (normalised) of some copies of a card of so many, without which of them, and how much it is so;
    empty if it is of more copies than there are, of none, or says how many or where they are.
    """
    found = [*_SOME.finditer(said)]
    numbers = [int(counted.spelt(one["number"]) or one["number"]) for one in found]
    too_many = not copies.isdecimal() or not all(0 < n < int(copies) for n in numbers)
    if not found or too_many or _SO_MANY.search(said) or _AWAY.search(said):
        return ""
    return " ".join(_DEGREE.sub(" ", _SOME.sub(" ", said)).split())


def says_before(said: str, copies: str) -> bool:
    """True for what says of a card that it had another number of copies before, from which it went down or up to this:
    `ירד מ-4`, `было 2`.
    """
    first, comma, then = normalise(said).strip(" ()[]{}.!").partition(", ")
    found = _BEFORE.fullmatch(first)
    if found and comma:
        return _is_left(found, _LESSENED.fullmatch(then.strip()), copies)
    found = None if comma else found
    before = int(counted.spelt(found["number"]) or found["number"]) if found else 0
    if not found or not copies.isdecimal() or before == int(copies):
        return False
    return not (found["down"] and before < int(copies)) and not (found["up"] and before > int(copies))


def says_lessened(said: str) -> bool:
    """True for what says how many copies there were, and how many of these went."""
    first, _, then = normalise(said).strip(" ()[]{}.!").partition(", ")
    return _BEFORE.fullmatch(first) is not None and _LESSENED.fullmatch(then.strip()) is not None


def _is_left(before: re.Match[str], lessened: re.Match[str] | None, copies: str) -> bool:
    """True for as many copies as are left of those that there were: `было 3, одну потерял`, of 2."""
    if not lessened or before["down"] or before["up"] or not copies.isdecimal():
        return False
    was, gone = before["number"], lessened["first"] or lessened["last"]
    return int(counted.spelt(was) or was) - int(counted.spelt(gone) or gone) == int(copies)


def says_now(said: str) -> str:
    """How many copies there are as is said (normalised) of how that became so: `сократил до 2`; empty for none."""
    found = _NOW.search(said)
    return (counted.spelt(found["number"]) or found["number"]) if found else ""


def for_another(line: str) -> tuple[str, str]:
    """A card with its number of which it is said behind it for which other card it is there, without that, and what is
    said: `3 Ёж (вместо Робота)`; any other line as it is.
    """
    found = _FOR_ANOTHER.fullmatch(line) if len(line) <= _LONGEST else None
    if found and not (any(map(str.isdigit, found["listed"])) or called(found["listed"])):
        return line, ""
    return (found["listed"], found["said"]) if found and called(_other(found)) else (line, "")


def _other(found: re.Match[str]) -> str:
    """The card for which another is there; empty where it is not said that the other came for it."""
    is_sure = found["card"] or (found["was"] and (found["early"] or found["changed"]))
    return (found["card"] or found["was"]) if is_sure else ""


def called_for_another(said: str) -> AbstractSet[tuple[str, str]]:
    """The cards, each with its game, for which another is there, as is said (`for_another`)."""
    found = _FOR_ANOTHER.fullmatch(f"1 - {said}")
    return called(_other(found)) if found else frozenset()


def called(name: str) -> AbstractSet[tuple[str, str]]:
    """The cards, each with its game, that are called so, in whatever form."""
    said = seen(name).strip(" .!")
    exact = {card for one in of_all().find(said) if (one.start, one.end) == (0, len(said)) for card in one.cards}
    return exact or {(game, card) for game in game_ids() if (card := card_in_form(game, said) or "")}


def changes_nothing(said: str, copies: str) -> bool:
    """True for what is said of a card of so many copies that leaves it and its number as they are."""
    words = normalise(said).strip(" ()[]{}")
    if any(map(str.isdigit, words)) or of_all().find(seen(words)):
        return False
    return _is_of_looks(words, copies) or _asks_for_so_many(words, copies) or _comes(words)


def _is_of_looks(said: str, copies: str) -> bool:
    """True for parts of which each says how copies look, or asks whether that does any harm."""
    looks = False
    if is_aside(said) or not _ELSEWHERE.isdisjoint(_WORD.findall(said)):
        return False
    for part in _PARTS.split(said):
        words = _WORD.findall(part)
        if not words or " ".join(words) in _EXCUSES:
            continue
        others = [word for word in words if word not in _WHICH and not _LOOKS.fullmatch(word)]
        numbers = [int(number) for word in words if (number := counted.spelt(word.removeprefix("ו")))]
        too_many = any(number > int(copies) for number in numbers) if copies.isdecimal() else bool(numbers)
        if not any(map(_LOOKS.fullmatch, words)) or too_many or len(others) > _MOST_OTHERS or bears_on_cards(others):
            return False
        if any(counted.is_number(word) for word in others):
            return False
        looks = True
    return looks


def _asks_for_so_many(said: str, copies: str) -> bool:
    """True for a question whether there may be as many copies as there are."""
    words = _WORD.findall(said)
    others = [word for word in words if word not in _ASKING]
    return said.endswith("?") and not _PERMITS.isdisjoint(words) and [*map(counted.spelt, others)] == [copies]


def _comes(said: str) -> bool:
    """True for a doubt that ends in that the card comes all the same."""
    if not (match := BUT.search(said)):
        return False
    before, after = _WORD.findall(said[: match.start()]), _WORD.findall(said[match.end() :])
    sure = _AND_COMES.issuperset(after) and not COMES.isdisjoint(after)
    return sure and is_thought(said[: match.start()]) and not any(map(counted.is_number, before))
