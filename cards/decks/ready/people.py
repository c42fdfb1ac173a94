"""Several people in one text, of whom some call a ready-made deck by its title: `Ариэль – Огонь и праздник`.

What each says is read for itself; the rest of the text, with the lists of others, is read as lists. If any part of it
is in doubt, so is all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from cards.database import game_ids, load_game
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import MOST_NAME
from cards.decks.lists.around.labels import is_player, whose
from cards.decks.lists.talk.chat import Message, messages
from cards.decks.meaning.whose import bare
from cards.decks.names.given_names import is_by_letter, is_given
from cards.decks.phrases.phrase import says_nothing
from cards.decks.phrases.team_changes import teams_said
from cards.decks.phrases.tokens import TOKEN, is_said, number_of, untitled
from cards.decks.ready.beside import all_said, is_free, is_taken, without_idioms
from cards.decks.ready.doubts import is_same_as, joins_names, names_any
from cards.decks.ready.sayings import CALLED, TAKES
from cards.decks.ready.titles import Forms, titles_in
from cards.decks.words.kin import KIN
from cards.errors import DataError
from cards.expressions import any_of, expression
from cards.names import normalise
from cards.records import dataclass

_Lines = Sequence[tuple[int, str]]
Read = Callable[[str, _Lines], DeckRead | None]
_QUOTES = "«\"“„״'"
_NAME = expression(r"[A-ZА-ЯЁ][\w'’-]*\.?(?: [A-ZА-ЯЁ][\w'’-]*\.?){0,2}|[א-ת][א-ת'\"׳״-]+(?: [א-ת][א-ת'\"׳״-]*){0,2}")
_AGED = expression(
    r"(?P<who>^[^\W\d][^\d,()]{1,40}?)(?:,? (?:ему |ей |בן |בת |aged? )?|\s?\((?:ему |ей |בן |בת |aged? )?)"
    r"\d{1,2}(?: (?:лет|года?|years?(?: old)?|שנים))?\)?(?=,?\s*(?:[-–—:]|$))"
)
"""Whoever begins a line, and how old that is: `Давид (12) – …`."""
_VERBS = (
    r"(?:бер[её]т|возьм[её]т|(?:сы)?играет|будет(?: играть)?|хочет(?: играть| сыграть| взять)?|прид[её]т|приедет"
    r"|(?:по|вы)?ид[её]т|пойд[её]т|выйдет|едет|участвует|выступ(?:ит|ает)|записывается|takes|plays|comes"
    r"|is (?:taking|playing|bringing|coming|going)|(?:will|would like to|wants to) (?:take|play|bring|come|be)|wants"
    r"|(?:רוצה|מבקשת?)(?: לשחק| לקחת| להביא| לבוא)?|לוקחת?|משחקת?|ייקח|יקח|תיקח|ישחק|תשחק|יביא|תביא|באה?|מגיעה?|תגיע"
    r"|יגיע|תבוא|יבוא|משתתפת?|נרשמת?)(?!\w)"
)
"""What says of somebody that he takes a deck."""
_TAKER = expression(
    r"(?P<before>^|[.!?,]\s+)(?P<who>[A-ZА-ЯЁ][\w'’-]+(?: [A-ZА-ЯЁ][\w'’-]+)?|[א-ת][א-ת'\"׳״-]+(?: [א-ת][א-ת'\"׳״-]+)?)"
    r"(?:,? ?\([^()]{1,14}\)|,? (?:ему |ей |בן |בת |aged? )?\d{1,2}(?:-?[абвгд](?!\w)| лет| года?)?)?,?"
    r"(?: (?:на|в|во|for|in|at|ב|ל)-? ?[^\W\d]+)?,? "
    rf"{_VERBS}"
    r"|(?P<start>^|[.!?]\s+)"
    r"(?P<whose>[A-ZА-ЯЁ][\w'’-]+(?: [A-ZА-ЯЁ][\w'’-]+)?|[א-ת][א-ת'\"׳״-]+(?: [א-ת][א-ת'\"׳״-]+)?)"
    r"(?:,? ?\([^()]{1,14}\)|, (?:ему |ей |בן |בת |aged? )?\d{1,2}(?:-?[абвгд](?!\w)| лет| года?)?),"
    r"(?= (?:готов\w+|стартов\w+|колод\w+|the ready|ready|deck|ה?חפיסה|ה?מוכנה)(?!\w))"
)
"""Who takes a deck, as whoever writes for him says at the beginning of a sentence."""
_HAS_TITLE = expression(r"[«\"“„״]")
_DASHED = expression(r"\s*(?P<who>[^\W\d][^\d:,;()\n]{1,40}?)\s+[-–—]+\s+(?=\S)")
_KIN_TAKER = expression(
    r"(?P<before>^|[.!?,]\s+)"
    rf"(?i:{KIN}|(?:(?:мо[йя]|наша?|my|our) )?(?:учени\w+|boy|girl)),? "
    r"(?P<who>[A-ZА-ЯЁ][\w'’-]+|[א-ת][א-ת'\"׳״-]+)"
    r"(?:,? ?\([^()]{1,14}\)|, (?:ему |ей |בן |בת )?\d{1,2}(?: лет| года?)?)?,? "
    rf"{_VERBS}"
)
"""The same of somebody of whom it is said who he is to whoever writes: `наша дочь Соня придёт с «Барахолкой»`."""
_BUILT = any_of(
    "собрал[аи]? собирал[аи]? сам[аи]? своя свой свою своей колод\\w+ список вот построил[аи]? own built his her a deck"
    " list",
    "בנה בנתה הרכיב הרכיבה לבד משלו משלה חפיסה שלו שלה עצמו עצמה",
)
"""What is said of somebody over a list of his own."""
_BY_HIMSELF = expression(
    r"\s+(?:(?:сам[аи]?|со|по|про)?соб(?:ир)?р?ал[аи]?|составил[аи]?|сделал[аи]?|built|made|בנה|בנתה|הרכיבה?)"
    r"(?:\s+(?:сам[аи]?|свою|колоду|его|her|his|a|own|deck|לבד|לבדה|חפיסה|משלו|משלה))*\s*$"
)
"""That he has built his list himself, behind his name."""
_LIKE_NO_NAME = expression(r"(?i)\w{2,}(?:[кнвтлшжбгд](?:ая|ое|ый|ые)|ого|ому|ую|ться|ing|ed|ly)")
"""How words end in Russian and English that are no first names."""
_BUILDS = expression(
    r"(?P<who>[A-ZА-ЯЁ][\w'’-]+(?: [A-ZА-ЯЁ][\w'’-]+)?|[א-ת][א-ת'\"׳״-]+(?: [א-ת][א-ת'\"׳״-]+)?)"
    r"(?:,? ?\([^()]{1,14}\)|,? (?:ему |ей |בן |בת |aged? )?\d{1,2}(?: лет| года?)?)?,?"
    rf"{_BY_HIMSELF.pattern.removesuffix('$')}(?P<said>[,:]?.*)"
)
"""Who has built his list himself, at the head of a line, and what else it says."""
_NO_NAMES = any_of(
    r"""
    понедельник вторник сред[ауы] четверг пятниц\w суббот\w воскресень\w утр\w+ вечер\w* день днём ночь тур раунд
    парти[яи]
    игр[аы] стол вариант план опция выбор любим\w+ нелюбим\w+ резерв запас\w* мечта желание победител\w+ приз\w*
    итог\w* тема
    вопрос\w* ответ\w* название было стало сначала потом затем вначале дома здесь там лучше хуже сейчас сегодня завтра
    вчера
    плюс минус вместо против начало конец хит совет пример обмен куплю продам ищу прода\w+ купи\w+ внимание важно
    перв\w+
    втор\w+ треть\w+ стар\w+ нов\w+ прошл\w+ следующ\w+ друг\w* ин(?:ая|ой|ое|ые|ую|ым|ых)
    мо[яйёеи] тво[яйё] наш\w? ваш\w? ничь\w
    monday tuesday wednesday thursday friday saturday sunday morning evening round game table option plan choice
    favou?rite
    backup main spare side wish dream winner prize result subject question answer title before after first second
    third then
    now later best worst today tomorrow yesterday instead versus note example trade sell buy old new other another my
    your our
    сопровожда\w+ руководител\w+ тренер\w* контакт\w* телефон\w* тел организатор\w* педагог\w* учител\w+
    contact phone coach teacher organi[sz]er

    """,
    r"""
    יום שבת ראשון שני שלישי רביעי חמישי שישי בוקר ערב סיבוב משחק שולחן אפשרות תוכנית בחירה אהוב\w* מועדפ\w+ מועדף
    רזרב\w+
    ראשי\w* משני\w* חלופ\w+ גיבוי חלום מנצח\w* פרס תוצאה נושא שאלה תשובה כותרת לפני אחרי ראשונה שנייה אחר אחרת ישנ\w*
    חדש\w* הוחלט עבדכם טלפון נייד מלווה מדריכ\w* מורה מארגנ\w*
    עכשיו מחר אתמול במקום נגד הערה דוגמה הכי טוב\w* למכירה למכור קונה שלי שלך שלנו קודם אז אחכ בית בבית

    """,
)
"""Words at the head of a line that are nobody's name."""
_KIN = any_of(
    r"""
    доч(?:ь|ка|енька|ура) сын(?:ок|ишка|уля)? внук внучка внучок реб[её]нок мал(?:ой|ая|ыш) младш\w+ старш\w+ брат\w*
    сестр\w+ сестр[её]нка муж жена мам[аы]? пап[аы]? бабушка дедушка друг подруга сосед\w*
    son daughter grandson granddaughter child kid wife husband brother sister mom mum dad friend
    """,
    "בן בת בני בתי נכד נכדה ילד ילדה אח אחות בעל אישה אמא אבא סבא סבתא חבר חברה שלי שלנו",
)
"""Who somebody is to whoever writes."""
_SAME = expression(
    r"(?<!\w)(?:тоже|также|так же|то же|и я|та же|me too|also|same|so do i|as well|גם אני|גם|כנ\"ל|אותו דבר|אותה)(?!\w)"
)
"""What says that somebody plays what another does."""
_ALL_OF_US = expression(
    r"(?<!\w)(?P<number>\w+) (?:готов\w+ |ready.made )?"
    r"(?:игрок\w*|ребят\w*|мальчи\w+|девоч\w+|школьни\w+|учени\w+|воспитанни\w+|участник\w*|человек\w*|брат\w*|сест[её]?р\w*|дет\w*|сын\w*|доч\w*|внук\w*|внуч\w*|друз\w*|колод\w*|дек[аиу]?|спис\w+"
    r"|players?|people|brothers|sisters|kids|sons|daughters|grandchildren|friends|(?:ready.made )?decks?|lists?"
    r"|שחקנים|שחקניות|ה?בנים(?: שלי)?|ה?בנות(?: שלי)?|נכדים|אחים"
    r"|אחיות|ילדים|חברים|חברות|חפיסות|רשימות|דקים|אנשים)(?: מוכנות| מוכנים)?(?!\w)"
    r"|(?<!\w)all (?P<all>\w+) of us(?!\w)"
    r"|(?<!\w)(?:нас|we are|we're|אנחנו|נרשמים|записываемся|играем) (?P<us>\w+)(?!\w)"
)
"""How many people there are, or decks."""
_ALL_READY = expression(
    r"(?<!\w)(?:мы|они|все|оба|обе|they|we|all|both|everyone|אנחנו|כולנו|כולם|שניהם|שנינו|כל הילדים|у нас"
    r"|(?:игра|сыгра|выступа|бер|возьм|участву|приход|прид|ид|буд|заявля)[её]м(?:ся)?|נשחק|ניקח|נבוא)"
    r"(?: (?:все|оба|обе|с|на|в|in|ב|играют|играем|участву[её]м|выступаем|берут|бер[её]м|будут|будем|тут|только"
    r"|одни|will|with|have|are|playing|taking|all|both|only|just|the|our|עם|משחקים|לוקחים|באים|רק))* "
    r"(?:готов\w+ колод\w+|(?:ready.made|starter) decks?|ב?חפיסות (?:ה?מוכנות))(?!\w)"
)
"""What is said of all who play."""


@dataclass(frozen=True, slots=True)
class People:
    """The lines of those who call a ready-made deck by its title, and all other lines, as they stand."""

    ready: Sequence[tuple[str, _Lines]]
    others: _Lines
    named: Sequence[tuple[str, _Lines]]
    """What is said by each of the others whose name is known."""
    is_chat: bool
    over: Mapping[int, str]
    """The lines above lists that say no more than whose these are, by their numbers; in `others` only who."""

    def read(self, one: Read, lists: Callable[[str], tuple[DeckRead, ...]]) -> tuple[DeckRead, ...] | None:
        """Read what each says with `one`, and the rest with `lists`; None if any of it is in doubt."""
        found: list[DeckRead] = []
        for who, lines in self.ready:
            if (read := one(who, lines)) is None:
                return None
            found.append(read if read.player else replace(read, player=who[:MOST_NAME]))
        people = [who for who, _ in (*self.ready, *self.named)]
        if any(names_any(line, people) or is_same_as(line) for _, lines in self.ready for _, line in lines[1:]):
            return None
        games = {read.deck.game for read in found if read.deck}
        others, talk = self._others(lists)
        if others and len(others) == 1 and not others[0].player:
            others = (replace(others[0], player=self._owner(others[0])[:MOST_NAME]),)
        if (
            others is None
            or (self.named and not self.is_chat and not others)
            or any(read.faults or not read.player or not read.deck for read in others)
        ):
            return None
        talk = [*talk, *(line for read in others for line in read.unread if not line.aside)]
        many = len(found) + len(others)
        if not all(self._is_talk(line.text, min(games), many) for line in talk):
            return None
        if others:
            return tuple(sorted([*found, *map(self._as_said, others)], key=_place))
        first, *further = found
        return (replace(first, unread=tuple(sorted([*first.unread, *talk]))), *further)

    def _as_said(self, read: DeckRead) -> DeckRead:
        """A list with its lines of talk as they stand."""
        return replace(
            read, unread=tuple(one._replace(text=self.over.get(one.number, one.text)) for one in read.unread)
        )

    def _owner(self, read: DeckRead) -> str:
        """Whose the only list of the others is: the only name that stands above all its cards; empty if not sure."""
        cards = [*read.deck.lines.values()] if read.deck else []
        found = [who for who, lines in self.named if cards and {*cards}.issubset(number for number, _ in lines)]
        return found[0] if len(found) == 1 else ""

    def _others(self, lists: Callable[[str], tuple[DeckRead, ...]]) -> tuple[tuple[DeckRead, ...] | None, list[Unread]]:
        """The lists of all others, None if they are in doubt; and if there are none, their lines of talk."""
        if not any(re.search(r"\w", line) for _, line in self.others):
            return (), []
        try:
            return lists("\n".join(line for _, line in self.others)), []
        except DataError as error:
            if error.code != "no-cards-in-list":
                return None, []
        said = [(number, line) for message in messages(self.others) for number, line in message.lines]
        return (), [Unread(number, line.strip(), aside=False) for number, line in said if re.search(r"\w", line)]

    def _is_talk(self, line: str, game_id: str, many: int) -> bool:
        """True for what bears on nobody's deck."""
        said = normalise(line)
        for how_many in _ALL_OF_US.finditer(said):
            number = number_of(how_many["number"] or how_many["us"] or how_many["all"])
            if number and number != many:
                return False
            said = said.replace(how_many[0], " ") if number else said
        game = load_game(game_id)
        said = _ALL_READY.sub(" ", " ".join(untitled(game, said).split()))
        said = normalise(without_idioms(said))
        if _SAME.search(said) or names_any(line, [who for who, _ in (*self.ready, *self.named)]):
            return False
        return not re.search(r"\w", said) or says_nothing(said) or all_said(game, said) or is_free(game, said)


def people_in(lines: _Lines, known: Forms) -> People | None:
    """Those who speak in a text and name a ready-made deck; None where nobody's name stands before what he says."""
    said = [*messages(lines)]
    is_chat = any(message.who for message in said)
    parts = _by_sender(said) if is_chat else [*_by_name(lines)]
    ready = [(who, part) for who, part in parts if who and any(calls_one(line, known) for _, line in part)]
    if not ready or len({normalise(who) for who, _ in ready}) < len(ready):
        return None
    taken = {number for _, part in ready for number, _ in part}
    over = {part[0][0]: f"{who}:" for who, part in parts if who and part and _is_built(part[0][1])}
    said_of = ((who, part) for who, part in parts if who and part and (who, part) not in ready)
    own = {part[0][0]: f"{who}: {part[0][1]}" for who, part in said_of if part[0][1]}
    others = [(number, "" if number in taken else over.get(number, own.get(number, line))) for number, line in lines]
    named = [(who, part) for who, part in parts if who and (who, part) not in ready]
    return People(ready, others, named, is_chat, {number: line.strip() for number, line in lines if number in over})


def calls_one(line: str, known: Forms) -> bool:
    """True for a line that calls one of the decks by its title, and does not only name the teams that it is of."""
    for one in titles_in(line, known):
        said = line[one.start : one.end]
        named = [
            team or word for team, word in teams_said(load_game(one.ref.partition("/")[0]), normalise(said)) if team
        ]
        is_quoted = line[: one.start].rstrip()[-1:] in _QUOTES if line[: one.start].strip() else False
        if not named or len(named) < one.words - 1 or is_quoted or CALLED.search(normalise(line)):
            return True
    return False


def _by_sender(said: Sequence[Message]) -> list[tuple[str, _Lines]]:
    """What each says in a chat."""
    found: dict[str, list[tuple[int, str]]] = {}
    for message in said:
        found.setdefault(message.who, []).extend(message.lines)
    return [*found.items()]


def _by_name(lines: _Lines) -> Iterator[tuple[str, _Lines]]:
    """Yield the lines that begin with somebody's name, with those below up to the next one, and without the name."""
    who, part = "", list[tuple[int, str]]()
    for number, text in lines:
        line = without_age(text)
        before, behind = _dashed(line) or whose(line.strip()) or whose(line.strip(" :")) or (line.strip(" :"), "")
        before = bare(_BY_HIMSELF.sub("", before).strip()) if "(" in before else _BY_HIMSELF.sub("", before)
        if (behind or line.strip().endswith(":")) and is_name(before.strip()):
            yield who, part
            who, part = before.strip(), [(number, behind)]
        else:
            part.append((number, text))
    yield who, part


def _dashed(line: str) -> tuple[str, str] | None:
    """Somebody's name before a dash, and what stands behind it, in which there may be a colon: `Аня — Колода 4: …`."""
    found = _DASHED.match(line) if ":" in line else None
    return (found["who"], line[found.end() :]) if found and is_name(found["who"]) else None


def without_age(line: str) -> str:
    """A line without how old whoever it begins with is; all as it stands if that is no name."""
    return _AGED.sub(lambda found: found["who"] if is_name(found["who"].strip()) else found[0], line)


def without_taker(line: str) -> tuple[str, str]:
    """A line without who takes a deck, where that is said of one by name: `Федя (5б) берёт готовую «Барахолку»`; and
    his name.
    """
    found = [match for match in _TAKER.finditer(line) if _is_taker(match["who"] or match["whose"])]
    found = [match for match in found if not (match["before"] or "").startswith(",") or _is_signed_up(line, match)]
    if not found and (kin := _KIN_TAKER.search(line)) and _is_taker(kin["who"]):
        return f"{line[: kin.start()]}{kin['before']}{line[kin.end() :]}", kin["who"]
    if len(found) != 1:
        return line, ""
    (match,) = found
    before = match["before"] or match["start"] or ""
    return f"{line[: match.start()]}{before}{line[match.end() :]}", match["who"] or match["whose"]


def _is_signed_up(line: str, taker: re.Match[str]) -> bool:
    """True for somebody behind a comma, of whom it is said before who signs him up: `Это мама Лёвы, Лёва играет …`."""
    before = line[: taker.start()]
    return is_given(taker["who"].split()[0]) and not TAKES.search(normalise(before)) and not _HAS_TITLE.search(before)


def taken_at_head(line: str) -> tuple[str, str] | None:
    """Who takes or has built a deck, as is said at the head of a line, and what else that says; None for any other."""
    if taken := _TAKER.match(line):
        who, said = taken["who"] or taken["whose"], line[taken.end() :]
    elif built := _BUILDS.fullmatch(line):
        who, said = built["who"], built["said"]
    else:
        return None
    return (who, said) if _is_taker(who) else None


def _is_taker(who: str) -> bool:
    """True for somebody's name, which is more than who he is to whoever writes."""
    from cards.decks.words.dangers import is_dangerous  # few letters name a ready-made deck

    is_kin = all(map(_KIN.fullmatch, normalise(who).split()))
    return is_name(who) and not is_kin and not is_dangerous(normalise(who), of_changes=False)


def _is_built(said: str) -> bool:
    """True for no more than that somebody has a list of his own below."""
    return not re.search(r"\w", _BUILT.sub(" ", normalise(said)))


def is_name(said: str) -> bool:
    """True for what looks like somebody's name, and is no word of lists."""
    words = [word for word in TOKEN.findall(normalise(said)) if re.search(r"\w", word)]
    if not _NAME.fullmatch(said) or joins_names(said) or not is_player(said) or CALLED.search(normalise(said)):
        return False
    if any(not re.search(r"\w", untitled(load_game(game), said)) for game in game_ids()):
        return False
    first, *_ = said.split()
    is_first = is_given(first) and len(words) > 1  # `Яна Бершадская`
    if is_by_letter(said):
        return True
    return not any(
        is_said(word)
        or is_taken(word)
        or number_of(word)
        or _NO_NAMES.fullmatch(word)
        or (_LIKE_NO_NAME.fullmatch(word) and not is_first)
        for word in words
    )


def _place(read: DeckRead) -> int:
    return min(read.deck.lines.values(), default=0) if read.deck else 0
