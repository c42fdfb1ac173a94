"""What is said of cards, or of a whole list, that keeps it out of the player's deck: that it is somebody else's, still
to be bought, for another time, banned, a joke.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from cards.decks.listing import ListedCard, changes_list
from cards.decks.lists.around import labels, remarks
from cards.decks.names.given_names import is_given
from cards.decks.names.known import is_card, is_form, is_lead
from cards.decks.words import counted
from cards.decks.words.maybes import is_aside
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_CUT = expression(
    r"(?P<sign>[,;(){}\[\]]|:(?=\s)|#(?!\d)|(?<!:)//+|<-+|-+>|[→←]|\s[-–—=]+(?=\s)|[.!]+(?=\s)|[.!]+$)", re.MULTILINE
)
"""What stands between a card and what is said of it."""
_COMMENT = expression(r"(?P<card>[^#]*?\S)(?:\s+//+\s*|\s*#+\s*(?=[^\W\d]))(?P<said>.*\w.*)")
_TAGGED = expression(r"#[^\W\d]\S*\s*$")
_TAG = expression(r"\s+(?:#+|//+)\s*")
_FILL = (
    r"(?:это|эти|они|она|он|уже|все|всё|пока|ещё|еще|мне|себе|it's|they're|they|these|those|are|is|was|were|all|both"
    r"|just|but|still|i|my|them|it|זה|הם|הן|כבר|עוד|כולם|לי)"
)
_SAID = "|".join((
    # another's
    r"(?:(?:my|his|her) )?(?:friend|brother|sister|son|daughter|dad|mum|mom|wife|husband)'s|his|hers|theirs|yours"
        r"|(?:у |от )?(?:моего |моей )?(?:брата|друга|сестры|сына|дочери|дочки|папы|мамы)|брату|другу|сестре|его|её|ее"
        r"|של (?:אח שלי|אחי|אחותי|אחות שלי|חברה? שלי|אבא|אמא|הבן|הבת|הבן שלי|הבת שלי)|שלו|שלה|שלהם"
        r"|чуж\w+|не мо[ийяеё]\w?|not mine|not my own|unowned|not owned"
    r"|(?:i )?don'?t (?:own|have)(?: (?:it|them))?|לא שלי",
    # not there
    r"не хвата\w+|нужн[аоы]|надо|нет в наличии|потеря\w+|пропал\w*|украден\w*|слома(?:н|лс|лас|лис)\w*"
    r"|needed|need|lost|gone|broken|missing|stolen|צריך|צריכה"
    r"|חסר\w*|אבד\w*|נאבד\w*|הלכו? לאיבוד|שבור\w*|נשבר\w*|הושאל\w*",
    # to be bought or sold
    r"(?:надо |нужно )?(?:до)?куп(?:ить|лю)|на продажу|прода[мнюж]\w*"
    r"|на обмен|(?:need )?to buy|(?:to be )?bought later"
    r"|for sale|sold|for trade|to trade|(?:צריך )?לקנות|למכירה|נמכר\w*|להחלפה",
    # wished for
    r"хочу|хотел\w*(?: бы)?|хотелось бы|мечта\w*|верн[уё]\w*|wish|wished for|want|wanted|i wish|רוצה|הלוואי",
    # in jest
    r"шутка|шучу|шутим|прикол|наверно|наверное|(?:a )?joke|joking|kidding|jk|nah|סתם|צוחקת?|בצחוק|בדיחה",
    # another time
    r"потом|позже|(?:в|на) (?:следующ|друг)\w+ (?:раз|игру|тур|партию)|на (?:втор|трет)\w+ (?:раз|игру|тур|партию)"
    r"|(?:for )?(?:the )?next (?:time|game|round|week|month)|later|someday|some day|another time"
    r"|(?:ל|ב)(?:משחק|סיבוב|פעם) ה(?:בא|באה|שני|שנייה|שניה)|אחר כך|מאוחר יותר|בפעם אחרת",
    # not allowed
    r"запрещ[её]н\w*|забанен\w*|в бане|banned|forbidden|not allowed|אסור|אסורה|אסורים|אסורות|חסום|חסומים",
    # not all of them
    r"(?:только )?половин[ау](?: из них)?|(?:only )?half(?: of (?:them|it|these|those))?|(?:רק )?חצי(?: מהם| מהן)?",
    r"not in (?:the |my |this )?(?:deck|list)|не в (?:колоде|деке|списке)|לא ב(?:חפיסה|רשימה)",
))  # fmt: skip
_BESIDE = expression(rf"(?:{_FILL} )*(?:{_SAID})(?: {_FILL})*")
"""What keeps a card out of the deck, said beside it (normalised)."""
_REST = expression(r"(?:the rest|остальн\w+|ה?שאר)(?!\w)\s*(?P<card>.+)")
_MEANT = expression(r"(?:no )?i (?:mean|meant) (?P<number>\w+)")
_TOLD_OF_LESS = expression(
    r"(?:вдвое|втрое) (?:меньше|больше)|поменьше|побольше|(?:half|twice) as many|fewer|less|פחות|חצי"
)
"""How many there are of a card, beside how many there are of others."""
_ALSO = expression(r".*(?:\s(?:тоже|также|too|as well|likewise)|\sגם)")
_WANTS = expression(
    r"(?:i |мне |ещё |еще "
    r"|לי |אני )?(?:need|lost|buy|missing|нужн[оаы]|надо|не хватает|потерял\w*|купить|ищу"
    r"|צריך|צריכה|חסרים?|חסרות?|איבדתי|לקנות)(?: ещё| еще| more| עוד)? (?:\d{1,2}|[xх×])"
)
_OF_WHOM = expression(r"(?:у|для|против|за|against|vs\.?|versus|of|של|נגד|אצל|עבור) (?P<who>[^\W\d]{2,20})", re.I)
_FROM = expression(r"(?:от|from|by|מ) ?(?P<who>[^\W\d]{2,20})", re.I)
_OWNED = expression(r"(?P<who>[A-Z][^\W\d]{1,20})'s")
_OWNED_RU = expression(r"(?P<who>[А-ЯЁ][а-яё]{1,14})ин(?:а|о|ы|ых)?")
_SORRY = expression(r"(?:oh |ой |אוי )?(?:sorry|my mistake|простите|извините|пардон|ошиб\w+|סליחה|טעות)(?: \w+)?")
_PARTS = expression(r"[,;:()\[\]#]+|[.!]+(?=\s|$)|\s[-–—=]+(?=\s)")
_SENTENCE = expression(r"[.!;]\s+")
_SPELT = expression(r"[^\W\d]\s+(?:[-–—]\s*)?(?P<number>[^\W\d]+)[.!]?\s*$")
_FORM_FIRST = expression(r"(?P<card>[^\W\d]+)\s*(?:[-–—]\s*)?(?P<number>[^\W\d]+)[.!]?")
_SUM_OF = expression(
    r"(?P<card>[^\d:]*[^\d:\s])\s{0,3}(?::\s{0,3})?(?P<number>\d{1,3})\s{0,3}(?:cards?|карт[аы]?|קלפים)\W*", re.I
)
_WHOSE_DECK = r"(?:my |the |his |her |an? )?"
_OVER = expression(
    rf"(?:{_WHOSE_DECK}(?:banned|forbidden|illegal|missing)(?: cards?| list)?|not allowed|ban ?list"
    rf"|{_WHOSE_DECK}opponent(?:'s)?(?: deck| list)?"
    rf"|(?:cards )?(?:for sale|for trade|to buy)|selling"
    rf"|{_WHOSE_DECK}(?:shopping|want|wish|buy) ?list|wanted|needed|for example"
    rf"|{_WHOSE_DECK}(?:example|sample)(?: deck| list)?"
    rf"|{_WHOSE_DECK}old (?:deck|list)(?: was)?|[^\W\d]+'s (?:deck|list)"
    r" (?:from|of) last (?:week|time|month|year|game|tournament)"
    r"|(?:список )?(?:запрещ[её]нн?\w*|банлист|бан-лист)(?: карт\w*)?|в бане|(?:мой )?(?:соперник|противник)"
    r"|у (?:соперника|противника)|(?:колода|дека|список) (?:соперника|противника)"
    r"|(?:карты )?на (?:продажу|обмен)|прода[юм]"
    r"|(?:список )?(?:покупок|недостающ\w+|желани\w+)(?: карт\w*)?"
    r"|(?:надо |нужно |хочу )?(?:до)?купить|например"
    r"|пример(?: колоды| деки| списка)?|образец|(?:моя )?(?:старая|прошлая|прежняя) (?:колода|дека)(?: была)?"
    r"|чужая (?:колода|дека)|(?:колода|дека|список) (?!моя|мой)[^\W\d]+ (?:на|с|за) прошл\w+ \w+"
    r"|(?:ה?קלפים )?(?:ה?אסורים|אסור|חסומים)|ה?יריבה?(?: שלי)?"
    r"|ה?(?:חפיסה|רשימה) של ה?יריבה?|(?:קלפים )?(?:למכירה|להחלפה)"
    r"|מוכרת?|רשימת (?:ה?קניות|משאלות)|(?:קלפים )?חסר(?:ים|ות) לי|קלפים חסרים|לקנות|לדוגמ[הא]|דוגמ[הא]|למשל"
    r"|(?:חפיסה|רשימה) לדוגמ[הא]|ה?חפיסה ה?ישנה(?: שלי)?(?: הייתה)?"
    r"|ה?(?:חפיסה|רשימה) של [^\W\d]+ מ?(?:ה?שבוע|פעם) שעברה?)"
)
"""A heading (normalised) over a list that is not the player's, or not of what he has."""
_OF_LIST = expression(
    r"(?:это (?:чуж\w+|не мо[йя])(?: колода| дека| список)?|это (?:пример|шутка)"
    r"|(?:колода|дека|список) (?:не мо[йя]|чуж\w+)"
    r"|список (?:не ?полный|неполон|не весь)|это (?:ещё |еще )?не (?:всё|все)|вс[её] зачеркнут\w*"
    r"|(?:одно[йг]о?|двух) (?:карты? )?(?:нет|не хватает)|нет одно[йг]о?"
    r"|(?:this|it) ?(?:is|'s) (?:not my (?:deck|list)|not mine|an example|a joke|just an example)"
    r"|(?:the |this |my )?list is (?:not complete|incomplete|unfinished|not finished)|one (?:card )?is missing"
    r"|זו?(?:ה|את)? (?:לא ה(?:חפיסה|רשימה) שלי|לא שלי|רק דוגמ[הא]|דוגמ[הא]|בדיחה)"
    r"|ה?רשימה (?:לא מלאה|לא שלמה|חלקית)|(?:אחד|אחת|קלף אחד) חסרה?)"
)
"""What is said on a line of its own (normalised) that makes a list another's, or no list to be played."""


def in_doubt(
    rows: Sequence[str], listed: Mapping[int, Sequence[ListedCard]], begins: int
) -> Iterator[tuple[int, Said]]:
    """Yield what is wrong with rows that keep a list, or a card of it, out of the deck; they are below `begins`."""
    cards = {number: kept for number, entries in listed.items() if (kept := _cards_of(rows[number - 1], entries))}
    first, last = min(cards, default=0), max(cards, default=0)
    plain = [number for number in cards if not _WANTS.match(_words(rows[number - 1]))]
    begun: set[str] = set()
    for number, row in enumerate(rows[begins : last + _MOST_BELOW], begins + 1):
        words = _words(row)
        if number in cards:
            wants = len(cards[number]) == 1 and _WANTS.match(words) is not None and bool(plain)
            if (
                wants
                or _is_sum(number, row, cards)
                or _is_kept_out(row, begun, is_last=number == last, alone=len(cards[number]) == 1)
                or _is_said_again(row, begun)
            ):
                yield number, changes_list(row.strip())
        elif number < first and _OVER.fullmatch(words):
            yield number, _asked_below(row.strip())
        elif not labels.has_number(row) and (_OF_LIST.fullmatch(words) or _compares(words)):
            yield number, changes_list(row.strip())
        begun |= _single(row) if len(begun) < _MOST_BEGUN else set()


_MOST_BELOW = 3
"""Most lines below a list that are looked at, which may be the next one's."""
_MOST_BEGUN = 200
"""Most words above a row that are looked for again."""
_LEAST_SAME, _MOST_ENDING = 2, 2
"""Fewest letters by which a card is known again, in whatever form it is called, and most that are not the same."""


def _asked_below(heading: str) -> Said:
    what = short(heading)
    told = f"are the cards below {what!r} in the deck? If so, leave this line out; if not, leave them out"
    return Said(told, "unknown-heading", text=what)


def _cards_of(row: str, entries: Sequence[ListedCard]) -> Sequence[ListedCard]:
    """The entries of a row that are cards of the list, or are found to be so later: `2 Мима`."""
    last = _SPELT.search(row)
    is_spelt = last is not None and bool(counted.spelt(normalise(last["number"])))
    may_be = is_spelt or _WANTS.match(_words(row)) or counted.begins_with_count(row.strip())
    return [one for one in entries if one.place != "aside" and (may_be or not one.loose)]


def commented(row: str) -> str:
    """The comment behind a card of a row; empty for none."""
    found = _COMMENT.fullmatch(row.strip())
    if not found or labels.holds_card(found["said"]) or not labels.holds_card(found["card"]):
        return ""
    return _TAG.sub(", ", found["said"].strip(" #/"))


def _words(row: str) -> str:
    return normalise(row).strip(" :.!*_-–—#>=()[]\"'«»")


def _is_kept_out(row: str, begun: Collection[str], *, is_last: bool, alone: bool) -> bool:
    """True for a row with a card of which it is said behind it that it is not in the deck."""
    *cuts, end = [*_CUT.finditer(row), None]
    if len(cuts) > _MOST_CUTS:
        return False
    sign, at, is_behind = "", 0, False
    here: list[str] = []
    for cut in (*cuts, end):
        part = row[at : cut.start() if cut else len(row)].strip().strip(" .!*").strip()
        words = normalise(part)
        if part and is_behind and _keeps_out(part, words, sign, is_last=is_last, alone=alone):
            return True
        if part and _ends_so(part):
            return True
        if is_behind and _ALSO.fullmatch(words) and re.search(r"\d", row) and not counted.numbers_of(words):
            return True
        if len(here) > 1 and _SORRY.fullmatch(words) and _is_again(here[-1], {*begun, *_single(", ".join(here[:-1]))}):
            return True
        is_card_here = labels.names_card(part) or labels.names_form(part) or labels.holds_card(part)
        is_behind |= bool(part) and (is_card_here or counted.begins_with_count(part))
        here += [words] if words else []
        sign, at = (cut["sign"].strip(), cut.end()) if cut else ("", 0)
    return _is_doubtful(row)


def _is_doubtful(row: str) -> bool:
    """True for a card with a comment that would be asked about in brackets, too."""
    said = commented(row)
    card = row.strip().partition("#")[0].partition("//")[0].strip() if said else ""
    beside = f"{card} ({said})"
    if not said or is_aside(normalise(said)):
        return bool(said)
    is_tag = _TAGGED.search(row) is not None  # as programs write the kind of a card
    return not is_tag and labels.has_number(card) and remarks.without_remark(beside) == beside


def _single(row: str) -> set[str]:
    """The parts of a row that are one word each, beside numbers: names of cards of one word, and others."""
    parts = (normalise(part).strip(" .!*").split() for part in _PARTS.split(row))
    words = ([word for word in part if not (word.isdecimal() or counted.spelt(word))] for part in parts)
    return {word for word, *others in filter(None, words) if not others}


def _is_again(last: str, begun: Collection[str]) -> bool:
    """True for a card of one word with its number that was named before: `three cows`, below `four cows`."""
    number, _, card = last.partition(" ")
    if not card or " " in card or not (number.isdecimal() or counted.spelt(number)):
        return False
    return any(_is_same(card, word) for word in begun)


def _is_same(card: str, word: str) -> bool:
    least = max(_LEAST_SAME, max(len(card), len(word)) - _MOST_ENDING)
    return card[:least] == word[:least]


_MOST_CUTS = 60
_MOST_BEHIND = 3
"""Most words behind a card, with no sign between them, that are looked at."""


def _ends_so(part: str) -> bool:
    """True for a counted card with what keeps it out behind it, and no sign between them: `2 Мима потерялись`."""
    said = part.split()
    for many in range(1, min(_MOST_BEHIND, len(said) - 2) + 1):
        card, behind = " ".join(said[:-many]), normalise(" ".join(said[-many:]))
        if _BESIDE.fullmatch(behind) and not labels.names_card(part) and _is_counted(card):
            return True
    return False


def _is_counted(card: str) -> bool:
    return labels.has_number(card) or counted.begins_with_count(card)


def _keeps_out(part: str, words: str, sign: str, *, is_last: bool, alone: bool) -> bool:
    if is_card(words):
        return False
    if _BESIDE.fullmatch(words) or _compares(words):
        return True
    if (found := _MEANT.fullmatch(words)) and (found["number"].isdecimal() or counted.spelt(found["number"])):
        return True
    if (found := _OWNED.fullmatch(part)) or ((found := _OF_WHOM.fullmatch(part)) and is_given(found["who"])):
        return not labels.holds_card(part)
    *_, last = part.split()
    if (found := _OWNED_RU.fullmatch(last)) and any(is_given(found["who"] + end) for end in ("а", "я")):
        return not labels.holds_card(part) and not is_given(last)
    in_brackets = sign in ("(", "[", "{")
    is_marked = in_brackets or sign in ("#", "//") or "<" in sign or ">" in sign or sign in "→←"
    is_placed = bool(sign) and ((is_marked and alone) or (sign[:1] in "-–—" and not is_last))
    found = _FROM.fullmatch(part)
    return is_placed and (is_given(part) or (found is not None and is_given(found["who"])))


def _compares(words: str) -> bool:
    """True for how many there are of a card beside others: `Ежей вдвое меньше`, `остальное Ёж`."""
    said = words.split()
    if len(said) > _MOST_COMPARED:
        return False
    if found := _REST.fullmatch(words):
        return _is_of_card(found["card"].split())
    found = _TOLD_OF_LESS.search(words)
    return found is not None and not is_card(words) and _is_of_card(words.replace(found[0], " ").split())


_MOST_COMPARED = 5


def _is_of_card(words: Sequence[str]) -> bool:
    return any(is_card(word) or is_form(word) or labels.names_form(f"2 {word}") for word in (*words, " ".join(words)))


def _is_sum(number: int, row: str, cards: Mapping[int, Sequence[ListedCard]]) -> bool:
    """True for a card with as many copies as there are cards above it, called cards: `Bottom line: 9 cards`."""
    found = _SUM_OF.fullmatch(row.strip()) if len(cards) > 1 else None
    if not found or not is_card(name := normalise(found["card"].rstrip(" =-–—"))) or is_lead(name):
        return False
    above = [_copies(one) for at, entries in cards.items() if at != number for one in entries]
    return sum(above) - 1 <= int(found["number"]) <= sum(above) + 1


def _copies(entry: ListedCard) -> int:
    copies = next((said for name, said in entry.readings if is_card(normalise(name))), entry.readings[-1].copies)
    return int(copies) if copies.isdecimal() else 1


def _is_said_again(row: str, begun: Collection[str]) -> bool:
    """True for a card that was named before, said again with its number behind it in words: `коров три`."""
    *before, last = _SENTENCE.split(row.strip())
    found = _FORM_FIRST.fullmatch(last)
    return bool(
        found
        and counted.spelt(number := normalise(found["number"]))
        and _is_again(f"{number} {normalise(found['card'])}", {*begun, *_single(", ".join(before))})
    )
