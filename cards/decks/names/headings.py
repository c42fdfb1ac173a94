"""The headings of deck lists: those of other programs, and the games' own words for kinds of cards."""

from __future__ import annotations

import re

from cards.database import of_games
from cards.decks.listing import Place
from cards.decks.names.kinds import is_kind_in_form, is_kind_word, kinds_of_cards, slot_words
from cards.decks.names.known import is_card
from cards.decks.names.stems import stems
from cards.decks.words.left_out import leaves_out
from cards.decks.words.maybes import sets_aside
from cards.expressions import expression
from cards.names import normalise

# fmt: off
_DECK = {
    "deck", "main", "main deck", "maindeck", "mainboard", "cards", "list", "decklist", "deck list",
    "колода", "карты", "список", "список карт", "моя колода", "основная колода", "состав", "состав колоды", "дека",
    "основа", "основная", "основной состав", "в колоде", "в деке", "мейн", "мэйн",
    "חפיסה", "החפיסה", "החפיסה שלי", "קלפים", "הקלפים", "רשימה", "הרשימה", "רשימת קלפים", "הרכב",
    "список колоды", "состав деки", "список карт колоды", "карты колоды", "карты в колоде", "полный список", "моя дека",
    "full list", "full deck", "my deck", "card list", "list of cards", "cards in deck", "deck contents", "contents",
    "רשימת החפיסה", "רשימת הקלפים", "הקלפים בחפיסה", "הרכב החפיסה", "תכולת החפיסה", "קלפי החפיסה", "הרשימה המלאה",
    "עיקרי", "עיקרית", "ראשי", "ראשית", "חפיסה ראשית", "חפיסה עיקרית", "בחפיסה", "מיין",
}
# fmt: on
_SIDE = {
    "צד",
    "side",
    "sideboard",
    "side deck",
    "extra",
    "extra deck",
    "сайдборд",
    "сайд",
    "סייד",
    "סיידבורד",
    "סייד בורד",
}
# fmt: off
PLAYER = {
    "player", "name", "full name", "player name", "nick", "nickname", "from", "sender",
    "игрок", "имя", "фио", "имя игрока", "имя и фамилия", "фамилия и имя", "фамилия имя", "ваше имя", "ник", "никнейм",
    "участник", "участница", "от", "отправитель", "имя фамилия", "фамилия имя отчество", "имя участника",
    "фио участника", "фио игрока", "ф и о", "участник турнира", "participant", "your name", "first and last name",
    "שחקן", "שחקנית", "שם", "שם מלא", "שם ומשפחה", "שם השחקן", "שם השחקנית", "כינוי", "משתתף", "משתתפת", "מאת",
    "השם שלי", "השם שלך", "שם פרטי ומשפחה", "שם המשתתף", "שם המשתתפת", "שם הנרשם",
}
OF_PLAYERS = {
    "player", "player name", "игрок", "имя игрока", "участник", "участница", "имя участника", "фио игрока",
    "фио участника",
    "participant", "שחקן", "שחקנית", "שם השחקן", "שם השחקנית", "משתתף", "משתתפת", "שם המשתתף", "שם המשתתפת",
}
"""Those of them behind which is whoever plays, and nobody who writes for him."""
_PERSON_WORDS = """
    player participant student pupil child kid who игрок игрока игроки участник участника участница участницы ученик
    ученика ученица ученицы ребенок ребенка ребенку кто שחקן שחקנית משתתף משתתפת תלמיד תלמידה ילד
    ילדה נרשם נרשמת מי
"""
_PERSON = frozenset(_PERSON_WORDS.split())
"""Words of which a label of somebody's name has one."""
_OF_PERSON_WORDS = """
    name names full first last nick nickname surname family of the s your who is are plays playing real имя имени
    фио ф и о фамилия фамилии отчество ник никнейм класс полное полностью ваше ваш вашего как зовут звать играет
    играющего турнира שם שמו שמה מלא פרטי משפחה ומשפחה כינוי של את כיתה וכיתה איך קוראים משחק משחקת לשחקן לילד לילדה
"""
_OF_PERSON = frozenset(_OF_PERSON_WORDS.split())
"""What else it may have."""
WRITERS = {"from", "sender", "от", "отправитель", "מאת"}
"""Those behind which is who sends it."""
FAMILY = {"surname", "last name", "family name", "фамилия", "שם משפחה"}
"""The labels of the second half of a name."""
GIVEN = {"first name", "given name", "שם פרטי"}
TEAM = {"team", "team name", "club", "команда", "название команды", "клуб", "קבוצה", "שם הקבוצה", "צוות", "מועדון"}
NAME = {"deck name", "deck", "שם החפיסה", "название колоды", "название", "колода", "дека", "חפיסה", "רשימה", "список"}
"""The labels of a deck's name."""
SEATS = {"table", "seat", "round", "стол", "место", "тур", "שולחן", "מושב", "סיבוב"}
"""What stands before whoever sits there, at the head of a list."""
_ABOUT = PLAYER | FAMILY | GIVEN | TEAM | NAME | {
    "event", "tournament", "date", "author", "format", "subject", "to", "cc", "sent", "phone", "email", "e-mail",
    "mail", "age", "city", "round", "table",
    "турнир", "дата", "автор", "формат", "тема", "кому", "копия", "отправлено", "телефон", "тел", "почта", "возраст",
    "город", "тур", "раунд", "стол",
    "טורניר", "תאריך", "נושא", "אל", "נשלח", "טלפון", "נייד", "מייל", "גיל", "עיר", "סיבוב", "שולחן",
}
_MORE = {
    "ещё", "еще", "и", "а", "также", "остальное", "остальные", "остальных", "другие", "прочее", "мои", "мой", "моя",
    "любимые", "прочие", "прочая", "разное", "остаток", "всякое", "основа", "основные", "главное", "главные",
    "дальше", "потом", "затем", "теперь", "вот", "итак", "набор", "поступки", "события", "приёмы", "трюки", "actions",
    "events", "tricks", "מעשים", "פעולות", "אירועים", "תכסיסים",
    "так", "значит", "список", "колода", "so", "well", "like", "this", "אז", "ככה", "כך",
    "also", "and", "more", "rest", "other", "others", "misc", "miscellaneous", "various", "remaining", "my",
    "favourites", "favorites", "core", "then", "now", "here",
    "продолжаю", "продолжение", "continuing", "continued", "continues", "ממשיך", "ממשיכה", "המשך", "ההמשך",
    "עוד", "ועוד", "וגם", "שאר", "השאר", "היתר", "אחרים", "אחר", "אחרות", "שונות", "שונים", "נוספים", "נוספות",
    "שלי", "האהובים", "עיקר", "העיקר", "הנה", "ואז", "והנה",
    "ועכשיו", "עכשיו", "делу", "לעניין", "ולעניין", "לענייננו",
}
"""Words of headings of people's own below which a list goes on."""
_AS_KIND = {
    "улучшения", "апгрейды", "моды", "снаряжение", "экипировка", "предметы", "вещи", "upgrades", "mods", "gear",
    "equipment", "items", "שדרוגים", "השדרוגים", "שיפורים", "ציוד", "חפצים", "פריטים",
}
_LITTLE = {
    "к", "по", "из", "в", "для", "на", "с", "тоже", "такие", "ну", "то", "хочу", "беру", "есть", "быстрее", "проще",
    "the", "of", "i", "have", "take", "את", "של", "גם", "יש", "לי",
}
_ASKED = (
    """
    какие какая сколько каждой каждого из и в их с по карта карты карт карту название названия имя количество количества
    число числом копий штук ваша ваши твои твоя ваш твой мои моей вашей твоей через запятую одной строкой перечислите
    укажите впишите напишите x х
    """,
    """
    your you the a in of and how many which what each with card names name number numbers quantity quantities copies
    list please write separated by comma commas do play are
    """,
    """
    אילו איזה מה יש את של עם לפי קלף הקלף ובאיזו באיזו כמה וכמה כמות וכמות כמויות עותקים מכל אחד שם ושם שמות ומספר מספר
    מספרים שלך שלכם שלי מופרדים בפסיק בפסיקים נא לרשום רשמו פרטו כתבו
    """,
)
_ASKING = frozenset(word for words in _ASKED for word in words.split())
"""Words with which forms ask for the cards of a deck."""
_OF = frozenset(["из", "среди", "of", "from", "מבין", "מתוך"])
_FROM_THEM, _LEAST_OF_KIND = "מה", 3
"""What stands before a kind of cards, and letters that the word for it has more than."""
_MOST_WORDS = 14
"""Most words of a heading before cards on its line."""
_TOTAL = {
    "средняя", "среднее", "average", "mean", "ממוצע",
    "total", "grand total", "overall total", "sum", "number of cards",
    "итог", "общий итог", "итого", "всего", "сумма", "карт", "колво карт",
    "количество карт", "סהכ",
    'סה"כ', "סך הכל", "סך הכול", "סכום", "מספר קלפים", "מספר הקלפים",
}
# fmt: on
_WORD = expression(r"\w+(?:['\"-]\w+)*")
_LEADER = expression(r"[.…_]{2,}")
"""Dots between a word and its number."""
_SIZE = expression(r"[(\[]?\d{2,3} (?:cards?|карт[аы]?|קלפים)(?: ?\+ ?(?:1 )?[^\W\d]+)?[)\]]?[.!]?")
_PRINTED = expression(
    r"(?<!\w)(?:(?:уже|ещё|еще|пока)? ?(?:не )?(?:(?:рас|на)печата\w+|печатал\w*|в печат[ьи])"
    r"|(?:already|not|not yet|still to be|to be|to)? ?(?:printed|print|proxied)(?: yet| already)?"
    r"|(?:כבר|עוד|עדיין)? ?(?:לא )?(?:הודפס\w*|מודפס\w*|הדפסתי|להדפסה|להדפיס))(?!\w)"
)
"""Whether cards are printed, which says nothing of whether they are in the deck."""
_SUM = expression(
    r"(?P<words>[^\d:]*[^\d:\s])(?: cards| карт| קלפים)?\s*:?\s*\d+(?:\s*\+\s*(?:1 )?[^\W\d]+| [^\W\d]+){0,2}\.?"
)
ABOUT = "about"
"""Arena's heading above lines that are not cards."""


def section(words: str) -> Place | None:
    """The place of the cards under a heading (normalised); None for an unknown heading."""
    if " / " in words:  # in several languages
        places = {section(one.strip()) for one in words.split(" / ")}
        return "aside" if places == {"side", "aside"} else next(iter(places)) if len(places) == 1 else None
    if words in _SIDE:
        return "side"
    side, bracket, said = words.partition("(")
    if bracket and side.strip() in _SIDE and sets_aside(said.strip(" )")):
        return "aside"
    if sets_aside(words):
        return "aside"
    # the words of the games are read last, since that takes a while
    if words in _DECK or words == ABOUT or words in kinds_of_cards() or is_kind_in_form(words):
        return "list"
    return "list" if is_printed(words) or _is_of_kind(words) else None


def set_aside_behind(line: str) -> str:
    """What stands behind a heading of several words that sets it aside, on the same line: `Запас (не в колоде): 2 Ёж`;
    empty for any other line.
    """
    heading, colon, value = line.partition(":")
    if not colon or not 1 < len(_WORD.findall(heading)) <= _MOST_WORDS:
        return ""
    said = normalise(heading)
    return value.strip() if sets_aside(said) or leaves_out(said) or section(said) == "aside" else ""


def _is_of_kind(words: str) -> bool:
    """True for a kind of cards behind what says that these are of it: `из крипов`, `מהקריפים`."""
    before, _, kind = words.partition(" ")
    bare = kind if before in _OF else words[len(_FROM_THEM) :] if words.startswith(_FROM_THEM) else ""
    return len(bare) > _LEAST_OF_KIND and " " not in bare and is_kind_word(bare)


def is_as_kind(words: str) -> bool:
    """True for what other games call a kind of cards (normalised), which it is among headings of kinds."""
    return words in _AS_KIND


def is_deck(words: str) -> bool:
    """True for the heading (normalised) of all cards of a deck, and not of a kind of them."""
    return words in _DECK


def asks_for_cards(words: str) -> bool:
    """True for what a form says (normalised) over the cards of a deck: `название и количество каждой карты колоды`."""
    said = re.findall(r"[^\W\d]+", words)
    said = [] if slot_words().keys() & {*said} else said
    decks = [
        word for word in said if any(section(one) == "list" for one in (word, word[1:] if word[:1] in "הב" else ""))
    ]
    decks += [word for word in said if word not in decks and stems(word) in _stems_of_decks()]
    return bool(decks) and all(word in decks or word in _ASKING for word in said)


def speaks_of_deck(words: str) -> bool:
    """True for words (normalised) of which one is a deck or a list in whatever form: `какой колодой играете`."""
    said = re.findall(r"[^\W\d]+", words)
    return any(word in _DECK or word[1:] in _DECK or stems(word) in _stems_of_decks() for word in said)


@of_games()
def _stems_of_decks() -> frozenset[tuple[str, ...]]:
    return frozenset(stems(words) for words in _DECK if " " not in words)


def is_printed(words: str) -> bool:
    """True for what says of cards of the deck only whether they are printed: `в колоде, ещё не распечатал`."""
    first, *rest = _PRINTED.split(words)
    said = first.strip(" ,.-–—()")
    return bool(rest) and not "".join(rest).strip(" ,.-–—()") and (not said or section(said) == "list")


def is_more(words: str) -> bool:
    """True for a heading (normalised) that goes on with what is in the deck: `и ещё`, `остальное`, `мои любимые`."""
    said = [word for word in re.findall(r"[^\W\d_]+", words) if word not in _LITTLE]
    joined = [word for word in said if word.startswith("ו") and section(word[1:]) == "list"]
    more = [word for word in said if word in _MORE or word in joined]
    return bool(more) and all(word in more or section(word) == "list" for word in said)


def is_about(label: str) -> bool:
    """True for a label (normalised) of a remark in a list, such as its author or title."""
    return label in _ABOUT or names_player(label)


def names_player(label: str) -> bool:
    """True for a label (normalised) of the name of whoever plays: `имя ребёнка`, `שם השחקנית`, `who plays`."""
    if label in PLAYER:
        return True
    words = [word for word in re.findall(r"[^\W\d_]+", label) if word not in _OF_PERSON]
    return bool(words) and all((word.removeprefix("ה") if len(word) > 2 else word) in _PERSON for word in words)


def is_total(line: str) -> bool:
    """True for a line (normalised) with the total of a list: `Итого: 45 карт`, `(45 карт + герой)`."""
    line = _LEADER.sub(" ", line)
    if line.rstrip(" :") in _TOTAL:  # of which the number is missing
        return True
    if _SIZE.fullmatch(line):
        return True
    size = re.match(r"\d{2,3} (?P<words>\D.*)", line)
    behind = [size["words"].removeprefix(word) for word in _TOTAL if size and size["words"].startswith(f"{word} ")]
    if behind and not is_card(line) and not any(is_card(rest.strip(" ,.;:+")) for rest in behind):
        return True
    match = _SUM.fullmatch(line)
    return match is not None and bool({match["words"], match["words"].partition(" ")[0]} & _TOTAL)
