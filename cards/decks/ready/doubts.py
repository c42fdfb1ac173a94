"""What is said beside a ready-made deck, its changes or a list, by which it may be somebody else's, or of another time.

Words of others that are quoted or reported, changes that are somebody's advice, were made before or are taken back, and
whoever plays the same as another: none of it is read in silence.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from cards.decks.lists.around.labels import is_player, labelled, whose
from cards.decks.meaning.people_named import as_given
from cards.decks.names.called import name_index
from cards.decks.names.given_names import given
from cards.decks.names.kinds import slot_words
from cards.decks.names.stems import stems
from cards.decks.phrases.corrected import short_name
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.ready.beside import OTHERS, is_anybodys, takes
from cards.decks.ready.sayings import CALLED, CHANGED
from cards.decks.ready.titles import Forms, TitleAt, forms_of, titles_in
from cards.decks.words.seen import seen
from cards.expressions import any_of, expression
from cards.model import Deck, Game
from cards.names import normalise

_SAYING = any_of(
    r"""
    пишет писал[аи]? написал[аи]? говорит сказал[аи]? сообщает сообщил[аи]? передал[аи]? передаёт просит просил[аи]?
    совет советует посоветовал[аи]? предлагает предложил[аи]?
    wrote writes said says suggests? suggested advi[cs]es? advised told asks asked
    """,
    "כתב(?:ה|ו|ת|תם|תן)? כותבת? אמר(?:ה|ו|ת|תם|תן)? אומרת? מציעה? הציעה? ממליצה? המליצה? ביקשה? מבקשת? עצה עצת",
    flags=re.IGNORECASE,
)
"""What somebody's words are told with."""
_FORWARDED = any_of(
    r"переслан\w* пересыла\w+ переслал\w? forwarded fwd fw", "הועברה? מועברת? העברתי", flags=re.IGNORECASE
)
_OF_SAYING = 40
"""Most letters between what somebody's words are told with and the colon before them."""
_TAKEN_BACK = any_of(
    r"""
    забудь(?:те)? отбой отставить зачеркн\w+ вычеркн\w+ не_считается не_считайте кое-что_ещё ещё_кое-что еще_кое-что
    forget_(?:it|that|this|about) never_?mind scratch_that disregard ignore one_more_thing something_else
    (?:остальн\w+|прочее|the_rest|ה?(?:שאר|יתר))(?:\W+\w+){0,2}\W+(?:завтра|потом|позже|тоже|также|поменя\w+|измен[юи]\w*
    |замен[юи]\w*|допишу|пришлю|tomorrow|later|too|change|send|מחר|גם|בהמשך|אשנה|אשלח|אחר_כך)
    """.replace("\n    |", "|"),
    "תשכח(?:ו|י)? עזבו תתעלמו ועוד_משהו ועוד_דבר עוד_משהו_אחד",
)
"""What takes back what was said before, or says that not all of it is said."""
_SEVERAL = expression(
    r"\W*(?:(?:мы|нас|нам|для нас) с(?:о)? (?:моим |моей )?[^\W\d]+|(?:это )?(?:за|на|для|нам"
    r"|нас) (?:нас )?(?:двоих|двоим|двое|обоих|обоим"
    r"|троих|троим|трое)|(?:мы )?(?:вдво[её]м|втро[её]м)|(?:it's |for )?(?:both|the two|two|all) of us|(?:me"
    r"|i) and (?:my )?[^\W\d]+"
    r"|for (?:me and [^\W\d]+|two|both)|ל?שנינו|אני ו[א-ת]+(?: שלי)?|(?:לי|בשבילי) ול[א-ת]+)\W*"
)
"""What says who play, if there are several."""
_NOT_TO_FORGET = expression(r"(?<!\w)(?:не забудь(?:те)?|don't (?:forget|ignore)|אל תשכח\w?)(?!\w)")
_OTHER_TIME = any_of(
    r"""
    вчера позавчера раньше прежде когда-то давно потом позже следующ\w+ прошл\w+ в_будущем на_будущее наоборот
    yesterday earlier previously formerly used_to last_(?:time|week|month|year) next_(?:time|week|month|year|tournament)
    later afterwards in_future in_the_future vice_versa other_way
    """,
    "אתמול שלשום פעם לפני_כן קודם בעבר אחר_כך בהמשך בעתיד הבאה? שעברה? להפך הפוך",
)
"""Any time but the tournament's, and what turns a change round."""
_THEIRS = expression(
    r"(?<!\w)(?i:у|для|за|от|про) (?!Вас|Вам)[А-ЯЁ][а-яё]+"
    r"|(?<!\w)(?!It|That|Let|What|Here|There|Where|Who|How|He|She|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)"
    r"[A-Z]\w+['’]s(?!\w)|(?i:that's|this is|it's|is) (?i:for|from|by) [A-Z]\w+"
    r"|(?<!\w)ו?אצל [א-ת]\w+|(?<!\w)(?:זה|זו|זאת|אלה|אלו) (?:של|בשביל|עבור) [א-ת]\w+"
)
"""Whose something is, by name; the letters' case tells names."""
_AGAIN_RU = r"(?:так(?:ую|ой|ая|ое|ие) же|т[уао] же(?: сам\w+)?|те же|тот же|то же(?: самое)?|тоже|так же|аналогично)"
_SAME_AS = expression(
    r"(?:(?:а|и|ну|да) )?(?:(?:мне|меня|нам|нас|я|мы|у|беру|возьму|играю|хочу|будет|запиши(?:те)?|и|тоже) )*"
    rf"(?:{_AGAIN_RU}(?: (?:колод\w+|дек\w*|список|и|мне|меня|я|для|пожалуйста))*|как у \w+(?: \w+)?)"
    r"|(?:а |ну )?(?:запиши(?:те)?|добавь(?:те)?|и) (?:и |тоже )?(?:меня|мне|нас)(?: тоже)?(?<!\bзапишите меня)"
    r"|(?:(?:i'll|i|me|take|have|play|the|and) )*(?:same|ditto|likewise)(?: (?:as \w+|here|for me|deck|list|please))*"
    r"|me too|and me|(?:sign|count|put) me (?:up|in|down) too"
    r"|ו?(?:(?:גם|לי|אצלי|אני|בשבילי) )*(?:אותו (?:ה?דבר|הדבר)|אותה (?:חפיסה|רשימה)|כנ\"ל|כמו (?:של |אצל )?\w+)"
    r"(?: בבקשה)?|גם אני|גם לי|תרשמ?ו?מ?י? גם אותי"
)
"""All of a line that says that somebody plays what another does."""
_SAME_DECK = expression(
    r"(?<!\w)(?:то же(?: самое)?|тем же(?: самым)?|так же|т(?:у|а|ой|от) же|такую же|такая же|такой же|аналогично"
    r"|(?:the )?same(?: one)?|ditto"
    r"|likewise|אות[והםן] ה?דבר|אות[והםן] (?:ה?חפיסה|ה?רשימה|ה?דק)|כנ\"ל)(?!\w)"
)
_SAME_FOR = expression(rf"{_SAME_DECK.pattern}|(?<!\w)(?:тоже|также|too|also|as well|גם)(?!\w)|(?<!\w)ו?גם(?!\w)")
"""What says of somebody that he plays what another does, or that he plays, too."""
_KIN_ELSE = expression(
    r"брат\w{0,2}|сестр[аеуы]|сын\w{0,2}|доч(?:ь|ка|ке|ери)|муж\w?|жен[аеуы]|друг|подруг[аеи]|мам[аеы]|пап[аеы]|внук\w?|внучк[аеи]"
    r"|brother|sister|son|daughter|wife|husband|friend|mum|mom|dad|grandson|granddaughter"
    r"|ל?(?:אחי|אחותי|אשתי|בעלי|בני|בתי|אמא|אבא|נכדי|נכדתי)|[לה](?:אח|אחות|בן|בת|חבר|חברה)"
)
_BESIDE_SAME_WORDS = """
    и а ну у для с за мой моя моего моей мою мне наш наша этой этот эта она он с тем берёт берет возьмёт возьмет играет
    играют берут сыграет будет придёт придет идёт идет хочет колода колоду колодой список дек деку пусть запишите запиши
    and my our for with plays play takes take wants has have is he she will deck list please comes coming playing taking
    ו עם את של שלי שלנו משחק משחקת משחקים לוקח לוקחת רוצה יש לו לה היא הוא בא באה מגיע מגיעה החפיסה חפיסה
"""
_BESIDE_SAME = frozenset(_BESIDE_SAME_WORDS.split())
_MOST_OF_SAME = 7
"""What else is said then, and most words of it."""
_SURNAMES = any_of("וקנין|ועקנין|ורדי|ורד|ורדים|וייס|ויס|ויינר|וינר|ויינברג|וינברג|ווייס|וולף|ויסמן|וייסמן|וידר")
"""Surnames of which the first letter joins nothing."""
_WITH_NAMES = any_of(
    "нас нам мы от и с играют играем участвуют участники записываются we are from us and play",
    "אנחנו מאת משחקים נרשמים",
)
"""What is said beside the names of those who play."""
_THE_ONE = frozenset(["one", "тот", "та", "который", "которая", "где", "эта", "הזאת", "זאת", "ההיא", "זו"])
"""What a deck is told from others with, by its hero."""
_UNCHANGED = frozenset([
    "прежний", "прежняя", "тот", "же", "та", "остаётся", "остается", "без", "изменений", "same", "unchanged", "stays",
    "remains", "as", "before", "אותו", "אותה", "נשאר", "נשארת",
])  # fmt: skip
"""What says of the hero or the like that it is the one that the deck has."""
_SIGNED_UP = expression(r"(?:а |ну )?(?:запиши(?:те)?|добавь(?:те)?) (?:меня|нас|мне)")
"""What anybody says for himself alone."""


def is_of_others(lines: Sequence[str], titles: Sequence[Sequence[TitleAt]]) -> bool:
    """True if a title stands in what is quoted, forwarded or reported, in a line or below one that says so."""
    is_told = False
    for line, found in zip(lines, titles, strict=True):
        before = line[: found[0].start] if found else line
        is_told = is_told or _FORWARDED.search(before) is not None or _is_reported(before)
        if found and (is_told or is_quoted(line)):
            return True
    return False


def is_quoted(line: str) -> bool:
    """True for a line of another message, as answers to letters have."""
    return line.lstrip().startswith(">")


def _is_reported(said: str) -> bool:
    return any(":" in said[one.end() : one.end() + _OF_SAYING] for one in _SAYING.finditer(said))


def takes_back(part: str) -> bool:
    """True for a part of a text that takes back what was said, or says that there is more to come."""
    return _TAKEN_BACK.search(_NOT_TO_FORGET.sub(" ", normalise(part))) is not None


def is_of_several(part: str) -> bool:
    """True for a part of a text that only says that there are several who play: `мы с братом`."""
    return _SEVERAL.fullmatch(normalise(part)) is not None


def is_not_now(part: str, left: Iterable[str], is_name: Callable[[str], bool]) -> bool:
    """True for a part of a text by which changes may be somebody else's, or of another time; of it are `left` those
    words that change nothing, and `is_name` knows names.
    """
    if (
        _is_reported(part)
        or _THEIRS.search(part)
        or any(_OTHER_TIME.search(CHANGED.sub(" ", normalise(one))) for one in left)
    ):
        return True
    return any(is_name(one.strip()) and re.search(rf"{re.escape(one.strip())}\s*(?::|\s[-–—])\s", part) for one in left)


def is_same_as(line: str) -> bool:
    """True for a line that only says that somebody plays what another does: `Вова: то же самое`, `а мне такую же`."""
    before, behind = whose(seen(line)) or ("", line)
    said = normalise(behind if is_player(before.strip()) else line).strip(" .,!)")
    if _SAME_AS.fullmatch(said) is None or _SIGNED_UP.fullmatch(said) is not None:
        return False
    from cards.decks.words.turns import without_turns  # few lists have such a line

    return without_turns(said).strip() != ""


def same_for(line: str) -> tuple[Sequence[str], bool]:
    """Who else plays the same as a line says, by name, or by what he is to somebody, and whether it may only say that
    he plays, too: `Аня то же`, `my sister plays the same deck`, `גם דנה`; nobody of any other line.
    """
    said = normalise(seen(line))
    left, found = _SAME_FOR.subn(" ", said)
    words = [word for word in TOKEN.findall(left) if re.search(r"\w", word)] if found else []
    if not words or len(words) > _MOST_OF_SAME or "?" in said:
        return (), False
    names = {normalise(word) for word in re.findall(r"[^\W\d_][\w'’-]+", line) if not word[:1].islower()}
    forms = {word: as_given(word.capitalize(), forms=True) for word in words if word in names and not is_said(word)}
    who = [forms.get(word) or (word if _KIN_ELSE.fullmatch(word) else "") for word in words]
    is_all = all(one or word in _BESIDE_SAME for one, word in zip(who, words, strict=True))
    return ([one for one in who if one], not _SAME_DECK.search(said)) if is_all else ((), False)


def says_same(line: str) -> bool:
    """True for a line that says that something is the same."""
    return _SAME_DECK.search(normalise(line)) is not None


def joins_names(said: str) -> bool:
    """True for the names of two people in Hebrew, joined by a letter: `רון ונועם`; or for what tells their words."""
    _, *further = said.split()
    is_joined = any(re.match(r"ו-?[א-ת]{2}", word) and not _SURNAMES.fullmatch(word) for word in further)
    return is_joined or _SAYING.search(said) is not None


def names_any(line: str, people: Iterable[str]) -> bool:
    """True for a line that names one of these people, in whatever form, beside other words than those of lists."""
    known = {stem for who in people for word in TOKEN.findall(normalise(who)) for stem in stems(word)}
    words = [word for word in TOKEN.findall(normalise(line)) if re.search(r"\w", word)]
    named = [word for word in words if not known.isdisjoint(stems(word)) or not known.isdisjoint(_bare(word))]
    return bool(named) and not all(
        word in named or is_said(word) or number_of(word) or _WITH_NAMES.fullmatch(word) for word in words
    )


def speaks_of_others(line: str) -> bool:
    """True for a line that says what somebody else plays, or who that is."""
    said = normalise(line)
    return OTHERS.search(said) is not None or (is_anybodys(said) and not takes(said))


def names_another(line: str, player: str, *, below: bool) -> bool:
    """True for a line that names somebody else than a list's player; of nobody's list anybody `below` its first card,
    and above that somebody beside another.
    """
    own = {stem for word in TOKEN.findall(normalise(player)) for stem in stems(word)}
    words = [word for word in re.findall(r"[^\W\d_][\w'’-]+", line) if not word[:1].islower()]
    named = [*map(given, words)]
    others = [name if own.isdisjoint(stems(normalise(name))) else "" for name in named]
    if own or below:
        return any(others)
    return sum(bool(name) and not before for before, name in zip(["", *others], others, strict=False)) > 1


def _bare(word: str) -> set[str]:
    """A word of Hebrew without what may be joined to it."""
    return {stem for cut in (1, 2) if re.match(rf"[ושהבלמכ]{{{cut}}}[א-ת]{{2}}", word) for stem in stems(word[cut:])}


def of_slots(game: Game) -> Forms:
    """The names of all cards that a deck of the game may have in a slot, such as its hero."""
    kinds = {slot.type for slot in game.deck_rules.slots.values()} if game.deck_rules else set[str]()
    return forms_of((name, card) for name, (card, _) in name_index(game.id).items() if game.cards[card].type in kinds)


def names_other_slot(game: Game, deck: Deck, lines: Iterable[str]) -> bool:
    """True for lines (`marked`) that name another hero than the deck has, or an unknown one."""
    known, own = of_slots(game), {card for cards in deck.slots.values() for card in cards}
    for line in lines:
        named = {one.ref for one in titles_in(line, known)} if known else set[str]()
        label, value = labelled(line)
        if named - own or (label in slot_words() and re.search(r"\w", value) and not named):
            return True
    return False


def names_slot(game: Game, clause: str) -> bool:
    """True for a part that only names a card of a slot, or says that it is the same: `герой Громила`."""
    words = [normalise(word) for word in TOKEN.findall(clause) if re.search(r"\w", word)]
    named = sum(one.words for one in titles_in(clause, of_slots(game)))
    slots = [word for word in words if word in slot_words()]
    rest = [word for word in words if word in slots or is_said(word) or word in _THE_ONE | _UNCHANGED]
    is_same = bool(slots) and not _UNCHANGED.isdisjoint(words)
    return (bool(named) or is_same) and named + len(rest) == len(words)


def without_own_lead(game: Game, deck: Deck, clause: str) -> str:
    """A part (`marked`) that says that a deck is taken, without its hero, by whose name, or a part of that, it is told:
    `беру готовую колоду Дяди Хлама`, `החפיסה המוכנה של מר קלסר`.
    """
    own = {card for cards in deck.slots.values() for card in cards}
    words = [*TOKEN.finditer(clause)] if own and CALLED.search(normalise(clause)) else []
    tokens = [normalise(word[0]) for word in words]
    for at in range(1, len(tokens)):
        part, whole = short_name(game, own, tokens, at), card_at(game, tokens, at)
        ends = [part[1]] if part and not is_said(tokens[at]) else []
        ends += [whole.to] if whole and whole.card in own else []
        if ends and not (whole and whole.card not in own):
            return f"{clause[: words[at].start()]} {clause[words[max(ends) - 1].end() :]}"
    return clause
