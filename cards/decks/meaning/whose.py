"""Whose a list is, as people say it somewhere in the text: `Привет, это Лёша`, `Глеб Сухов, Минск`, `תודה, נועה ברק`.

It is looked for where no label and no signature says it. Of several names the one counts for which the most is said:
that somebody is called so, that it is whose child plays, that it stands alone or behind thanks. Whom a text greets is
not whose it is; of two with as much beside them it is neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cards.decks.deck_read import DeckRead
from cards.decks.listing import MOST_NAME
from cards.decks.meaning.people_named import as_given, name_at
from cards.decks.names import nicknames
from cards.decks.names.game_titles import titles
from cards.decks.names.given_names import given
from cards.decks.names.kin import without_kin, without_role
from cards.decks.names.kinds import team_words
from cards.decks.names.known import is_likely_lead
from cards.decks.words.kin import KIN
from cards.decks.words.people import THANKS, classed, is_asked
from cards.decks.words.seen import seen
from cards.decks.words.versions import is_one_of
from cards.errors import DataError, short
from cards.expressions import expression
from cards.names import normalise

_MOST_LINES, _MOST_LETTERS = 120, 400
"""How much is looked at: of a text, lines; of a line, letters at its head."""
_BETWEEN = expression(
    r"\s[-–—]+\s|\s*[-–—]+\s*$|^\s*[-–—]+\s*|(?<![^\W_])_+|_+(?![^\W_])"
    r"|(?:(?!(?<=[א-ת])\"[א-ת])[·›,.;:!?()\[\]«»\"“”„\t/|*~#\U0001f300-\U0001faff\u2600-\u27bf])+"
)
_CALLED = expression(
    r"(?<!\w)(?:это|eto|я|м[еи]ня з[ао]вут|з[ао]вут(?: м[еи]ня| его| е[её])?|(?<!как )звать(?: м[еи]ня| его| е[её])?"
    r"|мо[её] имя|игрок|играет"
    r"|участни(?:к|ца)|пишет|от"
    r"|(?<!see )ya|menya zovut|mo[jy]?[oe] imya|ani|shmi"
    r"|this is|it'?s|i'm|i am|im|my name is|name is|player|deck by|list by"
    r"|(?<!taken )(?<!picked )(?<!claimed )(?<!grabbed )(?<!chosen )by"
    r"|(?:מדבר|מדברת|כותב|כותבת)(?: ל(?:ך|כם|כן))?|זה|זאת|זו|כאן|פה|אני|שמי|שמו|שמה|קורא?ים ל(?:י|ו|ה)|השם שלי|שחקן"
    r"|שחקנית)\s+",
    re.I,
)
"""What stands before the name of whoever is called so."""
_BY_NAME = expression(
    r"(?:м[еи]ня з[ао]вут|з[ао]вут|мо[её] имя|(?:my |his |her )?name is|שמי|שמו|קורא?ים ל(?:י|ו|ה)|השם שלי)\s", re.I
)
"""Of those, what nothing but a name stands behind."""
_HERE = expression(
    r"\s+(?:כאן|פה|тут|здесь|на связи|here|speaking|מדברת?|על הקו|נרשם|נרשמת|играет|участвует)"
    r"(?!\s+(?:is|are|it is|comes|goes|my|our|the|мо[йяи]|наш\w*|спис\w+|колод\w+|ה?רשימה|ה?חפיסה|ה?דק)(?!\w))"
    r"(?:\s.*)?$",
    re.I,
)
"""What stands behind it."""
_HOME = expression(
    r"\s+(?:(?:из|с)(?: \w{4,})? (?:клуба|школы|кружка|команды|секции|библиотеки|абонемента|зала|отдела|подъезда|дома"
    r"|двора|класса"
    r"|квартиры|бухгалтерии)|(?:из|с) [А-ЯЁ][а-яё-]+"
    r"|from (?:the |our )?(?:(?:\w+ )?(?:club|school|team|library|office|block|house)|[A-Z][a-z]+)"
    r"|מ(?:ה)?(?:מועדון|חוג|קבוצת|בית ספר|בית|בניין|דירה|קומה|כיתה|שכונת|ספרייה|ועד|מחלקה|משרד)(?: [א-ת]+){0,2})"
    r"(?: ?№? ?\d+)?\s*$"
)
"""Where somebody is from, behind his name at the end of a part."""
_OWNS = expression(
    r"(?<!\w)(?:колода|дека|список|карты|лист|(?:заявка|список|колода|письмо) от"
    r"|רשימת (?:ה?קלפים|ה?חפיסה) של|ה?(?:חפיסה|דק|רשימה|קלפים|הרשמה) של"
    r"|(?:deck|list|cards) (?:of|by|for))\s+",
    re.I,
)
_ELDER = expression(r"(?P<who>[^\W\d]+) (?P<name>[^\W\d]+)(?![\w'’-])")
_ELDERS_WORDS = "סבא סבתא דוד דודה grandpa grandma aunt auntie uncle тётя тетя дядя дед дедушка баба бабушка"
_ELDERS = frozenset(_ELDERS_WORDS.split())
"""An old man or woman by whom children call them: `סבא שמואל`, `тётя Люба`."""
_FROM_WHOM = frozenset(["from", "от", "signed"])
"""What stands before a name with which somebody signs."""
_IS_PARENT = expression(
    r"(?:(?i:this is|i'm|i am|it's|from) )?(?P<who>[A-Z][a-z]+)['’]s (?:mom|mum|mommy|mummy|mother|dad|daddy|father"
    r"|grandma|grandpa"
    r"|grandmother|grandfather|parent|aunt|uncle|teacher)(?: here)?"
)
"""Whoever writes for a child, by the child's name."""
_PLACE = expression(
    r"(?:(?:из|с|from|at) )?(?:(?:the|our|\w+) )?(?:клуб|круж|школ|библиотек|команд|секци|מועדון|ה?ספרייה|חוג|בית ספר"
    r"|קבוצת|club"
    r"|library|school|team)\w*(?: .{1,30})?",
    re.I,
)
"""Where somebody is from, behind his name and a comma."""
_OWNER = expression(rf"(?:.*\s)?(?P<who>[A-Z][a-z]+)'s\s(?!(?:\w+ )?{KIN}(?!\w)).*")
"""What says whose the list is, and not whose brother somebody is."""
_OF_CHILD = expression(
    r"(?<!\w)(?:(?:мо(?:й|его|ю|я) |наш(?:его|у|а)? |сво(?:его|ю) )?"
    r"(?:сын[ау]?|сынишк[ауи]|доч(?:ь|ку|ка|ери)|дочурк[ауи]|внук[ау]?|внуч(?:ка|ку)|учени(?:к|ка|ца|цу)"
    r"|воспитанни(?:к|ка|ца|цу))(?: мой| моя)?"
    r"|(?:запис\w+|запиши\w*|зарегистриру\w+|за) (?:мо(?:его|ю) |сво(?:его|ю) |младш(?:его|ую) |старш(?:его|ую) )*"
    r"(?:брата|братишку|сестру|сестр[её]нку|племянника|племянницу|реб[её]нка)"
    r"|играть будет|(?:my |our )?(?:son|daughter|grandson|granddaughter|student|pupil)"
    r"|(?:for|register|sign up) my (?:little |younger |older )?(?:brother|sister|nephew|niece|kid|child)"
    rf"|on behalf of {KIN}"
    r"|ה?(?:בן|בת|נכד|נכדה|תלמיד|תלמידה|ילד|ילדה) שלי|בני|בתי|נכדי|נכדתי"
    r"|(?:לרשום|רושמת?|תרשמו|עבור|בשביל) (?:את )?(?:אחי|אחותי|אחייני|אחייניתי)(?: הקטן| הקטנה)?),?\s+",
    re.I,
)
"""What stands before the name of a child whose parent writes."""
_PARENT = expression(
    r"(?<!\w)(?:мама|папа|бабушка|дедушка|отец|мать|(?:mom|mum|mother|dad|father|parent) of"
    r"|ה?(?:אמא|אבא|סבא|סבתא|אימא) של)\s+",
    re.I,
)
"""What a parent is before a child's name, in the form that says whose."""
_NO_NAME = expression(
    r"ה?(?:ילדי?|ילדה|תלמיד\w*|בן|בת|בנים|אחד|אחת|שני|שתי|שלוש\w*|תאומים|מי)(?!\w)"
    r"|(?:a|an|the|one|two|three|my|our|this|twins)(?!\w)",
    re.I,
)
"""Of whom it may be said that somebody is the parent, without a name."""
_CHILDREN = expression(
    r"(?<!\w)(?:сын[ау]?|сынишк\w+|учени(?:ка|цу)|воспитанни(?:ка|цу)|доч(?:ь|ку|ка|ери)|дочур\w+|внук[ау]?|внуч(?:ка"
    r"|ку)|реб[её]нк\w*"
    r"|son|daughter|grandson|granddaughter|kid|ה?(?:בן|בת|נכד|נכדה) שלי|בני|בתי|נכדי|נכדתי)(?!\w)",
    re.I,
)
_CHILD_PLAYS = expression(
    rf"{_CHILDREN.pattern},? (?:\w+ )?(?:будет|хочет|играет|сыграет|прид[её]т|выступ\w+|участву\w+|бер[её]т|возьм[её]т"
    r"|will|wants|plays|is playing|is coming|ישחק|תשחק|רוצה|יגיע|תגיע|משתתפת?|מגיעה?|לוקחת?)(?!\w)",
    re.I,
)
"""What is said of a child without a name."""
_KIN = expression(r"(?:ה(?:בן|בת|ילד|ילדה)|(?:my |his |her )?(?:son|daughter|kid))(?!\w)", re.I)
_HELLO = expression(
    r"(?:привет\w*|здра[вс]\w*|добр\w{2} (?:день|вечер|утро)|добрый|хай|салют|шалом"
    r"|(?:глубоко)?уважаем\w+|дорог(?:ой|ая)|мил(?:ый|ая)|доброго времени суток"
    r"|hi+|hello+|he+y+|dear|good (?:morning|evening|afternoon)"
    r"|שלום(?: רב)?|היי|הי|אהלן|ערב טוב|בוקר טוב|צהריים טובים|לכבוד)(?: (?:там|ещё раз|again|there|לך|לכם))?(?!\w)",
    re.I,
)
_DEAR = expression(r"[א-ת] ה?יקר(?:ה|ים|ות)?(?: שלום)?$")
"""What greets behind a name."""
_THANKS = expression(rf"(?:.*\s)?{THANKS}", re.I)
_SIGNS = expression(
    r"с уважением|искренне|с любовью|целую|обнимаю|всего (?:доброго|хорошего)|ваш[аи]?(?!\w)"
    r"|(?:all the |very )?best(?: wishes| regards)?(?!\w)|(?:kind |warm )?regards|sincerely|yours(?: truly)?"
    r"|love|kisses|hugs|xoxo"
    r"|בברכה|בכבוד רב",
    re.I,
)
"""What one greets and what one ends with; of the latter, what only a name stands behind."""
_FOR = expression(r"(?:for|by|from|от|для|עבור|בשביל|של)\s+", re.I)
"""What stands between the title of a game and whose list it is."""
_AGE = expression(
    r"\s*(?:\d{1,2}\s*(?:лет|года?|years?|שנים)|(?:בן|בת)\s*\d+|(?<!\w)(?:[בהלמ]{0,2}כיתה|класс)|\d{1,2}\)"
    r"|\d{1,2}\s*[-«\"']?[а-я]?[»\"']?\s*класс)",
    re.I,
)
"""How old somebody is."""
_ADDRESSED = expression(r"\s*(?:кому|копия|тема|to|cc|subject|אל|נושא|לכבוד)\s*:", re.I)
_WROTE = expression(r"(?:написал[аи]?|пишет|писал[аи]?|wrote|כתבה?|כתבו)(?:\(а\))?\s*:?\s*$")
"""How a line ends that says who wrote what is quoted below."""
_ROLE = expression(
    r"(?:(?:а |и )?(?:я|папа|мама|сын|дочь|дочка|брат|сестра|муж|жена|друг|подруга|дед|дедушка|бабушка|внук|внучка)"
    r"|(?:and )?(?:i|me|dad|mum|mom|son|daughter|brother|sister|husband|wife|friend)"
    r"|ו?(?:אני|אבא|אמא|הבן|הבת|אחי|אחותי|אשתי|בעלי|חבר|חברה|סבא|סבתא|בן|בת))"
    r"\s*\(\s*(?P<name>[^()]+?)\s*\)?\s*$",
    re.I,
)
"""Who somebody is to whoever writes, and his name in brackets."""
_ORDER = expression(r"^\W*\d{1,2}[.)]\s+(?=[^\W\d])")
"""The place of a name in a list of people."""
_IN_NAME_OF = expression(
    r"[^()]*\((?:за|для|от имени|for|on behalf of|in the name of|בשם|עבור|בשביל)\s(?P<whom>[^()]+)\)\s*", re.I
)
"""Whoever writes, and in brackets in whose name: `Яэль Коэн (за сына, Авива)`."""
_NOBODY = {
    "понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье", "команды", "команда",
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "teams", "team",
}  # fmt: skip
"""What may stand before a colon at the head of a list, and is nobody's name."""
_FIT = {"child": 6, "called": 4, "owner": 4, "alone": 3, "full": 2, "part": 1}
"""How much is said for a name."""


_PLAYS_TOO = expression(
    r"(?<!\w)(?:я (?:тоже|сам[аи]?|и сам[аи]?|в этот раз|на этот раз)[^.!?,]{0,20}"
    r" (?:игра\w+|участву\w+|сыгра\w+)|играю (?:и )?(?:я|сам[аи]?)(?!\w)"
    r"|я (?:тоже|сам[аи]?) (?:в деле|с вами|приду|иду)"
    r"|(?:i'm|i am|i'll be) (?:also |too |myself )?(?:playing|joining)"
    r"|me too|i (?:also |myself )?play(?:,? too|ing)?(?!\w)|(?:גם )?אני (?:גם )?(?:משחקת?|משתתפת?)|גם אני)(?!\w)",
    re.I,
)
"""What a parent says who plays."""


class _Found(NamedTuple):
    """A name, and how much is said for it."""

    name: str
    fit: int


def with_players(reads: Sequence[DeckRead], lines: Sequence[str]) -> tuple[DeckRead, ...]:
    """Lists, each with its player, as the `lines` of its text say it.

    Of several it is said above each; those of several games may all be of the only one who is named.
    """
    if len(reads) == 1:
        (read,) = reads
        return (replace(read, player=whose(lines, bare(read.player))[:MOST_NAME]) if read.deck else read,)
    found = [replace(read, player=bare(read.player)) for read in reads]
    above = 0
    for at, read in enumerate(found):
        stands = sorted(read.deck.lines.values()) if read.deck else []
        if stands and not read.player:
            found[at] = replace(read, player=whose(lines[above : stands[0]])[:MOST_NAME])
        above = stands[-1] if stands else above
    games = {read.deck.game for read in found if read.deck}
    if len(games) == len(found) and len({read.player for read in found} - {""}) < 2:
        player = found[0].player or ("" if any(read.player for read in found) else whose(lines)[:MOST_NAME])
        found = [replace(read, player=read.player or player) for read in found]
    here = {line for read in found if read.deck for line in read.deck.lines.values()}
    nobodys = [at for at, read in enumerate(found) if not read.player]
    if len(nobodys) == len(here) == 1:  # whoever writes tells on one line what he and others play, and signs
        signed = whose(lines[max(here) :])[:MOST_NAME]
        taken = any(_is_same(signed, one.player) or _is_same(one.player, signed) for one in found if one.player)
        found[nobodys[0]] = replace(found[nobodys[0]], player="" if taken else signed)
    return tuple(_with_doubt(read, found[:at]) for at, read in enumerate(found))


def _with_doubt(read: DeckRead, above: Sequence[DeckRead]) -> DeckRead:
    """A list; with the fault that nobody's name is over it, where one is over a list above it in lines of that game; or
    that somebody has one above it already.
    """
    if read.columns or read.faults or not read.deck:
        return read
    same = [one for one in above if read.player and one.deck and one.deck.game == read.deck.game]
    if any(one.player == read.player for one in same):
        first = min(read.deck.lines.values(), default=None)
        several = DataError(
            read.deck.path or read.ref, "several lists of one player: keep only the one that counts", first
        )
        return replace(read, faults=(several.coded("several-lists"),))
    if read.player:
        return read
    named = [one.player for one in above if one.player and one.deck and one.deck.game == read.deck.game]
    if not named:
        return read
    first = min(read.deck.lines.values(), default=None)
    told = f"nothing says whose list this is; is it of {short(named[0])!r}, too? Write a name over each list"
    why = DataError(read.deck.path or read.ref, told, first).coded("nobodys-list", name=short(named[0]))
    return replace(read, faults=(why,))


def whose(lines: Sequence[str], known: str = "") -> str:
    """The name of the only player of whom a text says that the list is his; empty where it says so of nobody.

    Beside the one that is `known`, it is the child for whom that one writes, or the same name in full.
    """
    found = [*_names([seen(line)[:_MOST_LETTERS] for line in lines[:_MOST_LINES]])]
    if any(_PLAYS_TOO.search(line) for line in lines[:_MOST_LINES]) and any(one.fit == _FIT["called"] for one in found):
        found = [one for one in found if one.fit != _FIT["child"]]
    best = max((one.fit for one in found), default=0)
    if not best:
        return known or nicknames.signature(lines)
    if known and best < _FIT["child"]:
        return _in_full(known, found)
    names = [*dict.fromkeys(one.name for one in found if one.fit == best)]
    longest = max(names, key=len, default="")
    if any(not _is_same(name, longest) for name in names):
        return known
    # elsewhere more of the same name may be said
    return _in_full(max((one.name for one in found if _is_same(longest, one.name)), key=len, default=""), found)


def children(lines: Sequence[str]) -> Sequence[str]:
    """The names of the children whom a text signs up."""
    return [one.name for one in _names([seen(line)[:_MOST_LETTERS] for line in lines]) if one.fit == _FIT["child"]]


def _in_full(name: str, found: Iterable[_Found]) -> str:
    """A name, with its given name in full if that is among those `found`: `А. Ковалевич` → `Алексей Ковалевич`."""
    *_, surname = name.casefold().split() or [""]
    full = [one.name for one in found if "." not in one.name and one.name.casefold().endswith(f" {surname}")]
    return full[0] if full and surname and "." in name else name


def bare(player: str) -> str:
    """A player's name without who that is to whoever writes: `Папа (Андрей)`; empty for what is nobody's name."""
    if whom := _IN_NAME_OF.fullmatch(player):
        found = [*_names([f"({_child_of(whom['whom'])})"])]
        player = found[0].name if found else player
    player = _ORDER.sub("", player)
    player = without_role((classed(player) or ("", player))[1])
    said = _ROLE.match(player)
    name = said["name"].strip() if said else player.partition("\t")[0].strip()
    before, comma, place = name.partition(", ")
    name = before if comma and _PLACE.fullmatch(place.strip()) else name
    first, _, _ = name.partition(" ")
    if first.startswith("ו") and given(first[1:]) == first[1:] and not given(first):  # `ורותם`, behind somebody else
        name = name[1:]
    is_nobody = normalise(name) in _NOBODY or normalise(name) in team_words() or is_one_of(name)
    return "" if is_nobody else name


def _elder_at(said: str) -> str:
    """The name with which some words begin by which children call somebody old; empty for any other words."""
    first = said.partition(" ")[0].casefold().removeprefix("ה")
    found = _ELDER.match(said) if first in _ELDERS else None
    return found[0] if found and given(found["name"]) and not is_likely_lead(normalise(found[0])) else ""


def _signed(said: str, line: str, *, alone: bool, ends: bool) -> _Found | None:
    """The name with which a part of a line signs: behind who sends it, behind a farewell, or an aunt's or uncle's."""
    farewell = _SIGNS.match(said)
    first, _, behind = said.partition(" ")
    name = ""
    if alone and first.casefold() in _FROM_WHOM and said == re.sub(r"[\W_]+$", "", line.strip(" -–—*#_")):
        name = name_at(behind, whole=True, forms=True)
    elif farewell and said[farewell.end() :].strip():
        name = name_at(said[farewell.end() :].strip(" ,"), whole=True, any_name=True)
    elif (alone or ends) and not said[:1].islower() and (elder := _elder_at(said)) == _HOME.sub("", said):
        name = elder
    return _Found(name, _FIT["alone"]) if name else None


def _child_of(whom: str) -> str:
    """Whoever somebody writes for, without what that one is to him: `сына, Авива`."""
    kin = _CHILDREN.match(whom) or _KIN.match(whom)
    return whom[kin.end() :].strip(" ,") if kin else whom


def _is_same(name: str, other: str) -> bool:
    """True for a name that is a part of another one."""
    said, of = name.casefold().split(), other.casefold().split()
    return {*said} <= {*of}


def _names(lines: Iterable[str]) -> Iterator[_Found]:
    """Yield the names in lines, each with what is said for it."""
    of_child = is_told = False
    last = ""
    rows = [row for row in lines if row.strip()]
    for row in rows:
        if row.lstrip().startswith(">"):  # quoted: whom it greets answers
            greeted = _HELLO.match(said := row.lstrip("> "))
            if greeted and (name := name_at(_BETWEEN.split(said[greeted.end() :].lstrip(" ,"))[0], whole=True)):
                yield _Found(name, _FIT["full"])
            continue
        if _WROTE.search(row) or _ADDRESSED.match(row):
            continue
        if poster := nicknames.poster(row):
            yield _Found(poster, _FIT["called"])
            continue
        answer = _ORDER.match(row)
        if answer and " " in (called := name_at(row[answer.end() :].strip(" ."), whole=True)):
            yield _Found(called, _FIT["alone"])
            continue
        line, is_classed = _unclassed(_behind_title(row))
        parts = [(part, at) for part, at in _parts(line) if part.strip()]
        for number, (part, end) in enumerate(parts):
            before = parts[number - 1][0] if number else last if _SIGNS.search(last) else ""
            after = parts[number + 1][0] if number + 1 < len(parts) else ""
            between = line[parts[number - 1][1] : end - len(part)] if number else ""
            close = _is_close(between) and not (")" in between and "(" not in line)  # `Привет) Соня`
            found = _in_part(part, line, before=before, after=after, comma=close, end=end)
            if not found and of_child and close and (name := name_at(_AGE.split(part)[0], whole=True, forms=True)):
                found = _Found(name, _FIT["full"])  # `сына, Марка Левина`
            signs = _THANKS.fullmatch(before.strip()) is not None  # as whoever writes for the child does
            is_last = row is rows[-1] and not before
            if is_told and found and found.fit == _FIT["alone"] and (signs or is_last):
                continue  # nobody has said who the child is
            if (
                row is rows[0]
                and row is not rows[-1]
                and row.rstrip().endswith("!")
                and found
                and found.fit == _FIT["alone"]
            ):
                continue  # whom it speaks to: `Катя!`, `Спасибо, Катя!`
            if found and of_child and found.fit >= _FIT["full"] and not signs:
                found = found._replace(fit=_FIT["child"])
                of_child = False
            if found:
                yield found._replace(fit=max(found.fit, _FIT["called"])) if is_classed and not number else found
            of_child = of_child or (_CHILDREN.search(part) is not None and not found)
            is_told = is_told or _CHILD_PLAYS.search(part) is not None
        last = line.strip(" ,!.") if len(parts) == 1 else ""


def _behind_title(row: str) -> str:
    """A line without the title of a game at its head, where a given name stands right behind that: `Замес Кирилл`."""
    match = titles().match(row)
    behind = _FOR.sub("", row[match.end() :].lstrip(" ,:—–-")) if match else ""
    return behind if behind and as_given(re.split(r"[\s,]", behind)[0], forms=False) else row


def _unclassed(line: str) -> tuple[str, bool]:
    """A line without who whoever it begins with is to others, or in which class and how old; and whether it said that
    of a class or an age.
    """
    found = classed(line)
    before_list = "" if line.rstrip().endswith(")") else without_kin(line)  # else whoever signs writes for his child
    return (found[1], True) if found else (before_list or line, False)


def _is_close(between: str) -> bool:
    """True for what stands between two parts of one sentence."""
    return not re.search(r"[.!?\n]", between)


def _parts(line: str) -> Iterator[tuple[str, int]]:
    """Yield the parts of a line, each with where it ends."""
    start = 0
    for match in _BETWEEN.finditer(line):
        if match[0][0] == "." and re.search(r"(?:^|\s)[^\W\d_]$", line[start : match.start()]):
            if match[0] == ".":
                continue  # an initial
            yield line[start : match.start() + 1], match.start() + 1
            start = match.end()
            continue
        yield line[start : match.start()], match.start()
        start = match.end()
    yield line[start:], len(line)


def _in_part(part: str, line: str, *, before: str, after: str, comma: bool, end: int) -> _Found | None:
    """The name in a part of a line, if there is one."""
    said = part.strip()
    said = _HOME.sub("", said) if not before and " " in said and given(said.split(" ", 1)[0]) else said
    if ("'s " in said or "’s " in said) and (parent := _IS_PARENT.fullmatch(said)) and (name := given(parent["who"])):
        return _Found(name, _FIT["child"])
    if signed := _signed(said, line, alone=not before, ends=not comma and end >= len(line.rstrip(" .!)"))):
        return signed
    if not before and (owner := _OWNER.match(line)) and (name := given(owner["who"])):
        return _Found(name, _FIT["owner"])
    for pattern, what in ((_OF_CHILD, "child"), (_PARENT, "child"), (_CALLED, "called"), (_OWNS, "owner")):
        for found in pattern.finditer(said):
            behind = _HOME.sub("", said[found.end() :])
            if pattern in (_CALLED, _OWNS) and (nick := nicknames.nickname_at(behind)):
                return _Found(nick, _FIT[what])
            is_name = _BY_NAME.match(found[0]) is not None or (pattern is _OF_CHILD and behind[:1].isupper())
            is_name |= pattern is _PARENT and not ("а" <= behind[:1].lower() <= "ё" or _NO_NAME.match(behind))
            if pattern is _OWNS and (elder := _elder_at(behind)):
                return _Found(elder, _FIT[what])
            name = name_at(behind, whole=False, forms=pattern is not _CALLED, any_name=is_name)
            if name and not (pattern is _PARENT and "а" <= name[:1].lower() <= "ё" and behind.startswith(name)):
                return _Found(name, _FIT[what])
    hello = _HELLO.match(said)
    if here := _HERE.search(said):
        name = name_at(said[hello.end() if hello else 0 : here.start()].strip(), whole=True, any_name=hello is not None)
        return _Found(name, _FIT["called"]) if name else None
    if (hello and hello.end() < len(said)) or _DEAR.search(said):
        return None  # whom it greets
    thanks = bool(before) and comma and _THANKS.fullmatch(before.strip()) is not None
    signs = thanks and _SIGNS.search(before) is not None
    name = name_at(_AGE.split(said)[0].strip(), whole=True, any_name=signs)
    if thanks and not said[:1].islower() and _elder_at(said) == said:
        name = said
    if not name or (comma and before and _HELLO.fullmatch(before.strip())):
        return None
    if not before and (_HELLO.match(after.strip()) or (line[end : end + 1] == "," and is_asked(after))):
        return None
    if _AGE.match(line[end:].lstrip(" ,(")) or _AGE.search(said):
        return _Found(name, _FIT["called"])
    if thanks or said == re.sub(r"[\W_]+$", "", line.strip(" -–—*#_")):
        return _Found(name, _FIT["alone"])
    if line[:1].isdigit():
        return None  # a remark beside a card
    return _Found(name, _FIT["full" if " " in name else "part"])
