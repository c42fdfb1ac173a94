"""The headings of deck lists: those of other programs, and the games' own words for kinds of cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from cards.database import files_under, game_folders, game_ids, load_game, load_or_make, of_games, stamp
from cards.decks.called import card_in_form, card_likely, consonants, name_index, stems
from cards.decks.lists.listing import Place
from cards.decks.lists.maybes import sets_aside
from cards.decks.lists.team_slips import team_slipped
from cards.decks.teams import team_index
from cards.errors import Said, short
from cards.model import DeckSlot, Game
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
_LITTLE = {
    "к", "по", "из", "в", "для", "на", "с", "тоже", "такие", "ну", "то", "хочу", "беру", "есть", "быстрее", "проще",
    "the", "of", "i", "have", "take", "את", "של", "גם", "יש", "לי",
}
_ASKED = (
    """
    какие какая сколько каждой каждого из и в их с по карты карт карту название названия имя количество количества число
    числом копий штук ваша ваши твои твоя ваш твой мои моей вашей твоей через запятую одной строкой перечислите укажите
    впишите напишите x х
    """,
    """
    your you the a in of and how many which what each with names name number numbers quantity quantities copies list
    please write separated by comma commas do play are
    """,
    """
    אילו איזה מה יש את של עם לפי ובאיזו באיזו כמה וכמה כמות וכמות כמויות עותקים מכל אחד שם ושם שמות ומספר מספר מספרים
    שלך שלכם שלי מופרדים בפסיק בפסיקים נא לרשום רשמו פרטו כתבו
    """,
)
_ASKING = frozenset(word for words in _ASKED for word in words.split())
"""Words with which forms ask for the cards of a deck."""
_TOTAL = {
    "средняя", "среднее", "average", "mean", "ממוצע",
    "total", "sum", "number of cards", "итого", "всего", "сумма", "карт", "колво карт", "количество карт", "סהכ",
    'סה"כ', "סך הכל", "סך הכול", "סכום", "מספר קלפים", "מספר הקלפים",
}
# fmt: on
_LEADER = re.compile(r"[.…_]{2,}")
"""Dots between a word and its number."""
_SIZE = re.compile(r"[(\[]?\d{2,3} (?:cards?|карт[аы]?|קלפים)(?: ?\+ ?(?:1 )?[^\W\d]+)?[)\]]?[.!]?")
_PRINTED = re.compile(
    r"(?<!\w)(?:(?:уже|ещё|еще|пока)? ?(?:не )?(?:(?:рас|на)печата\w+|печатал\w*|в печат[ьи])"
    r"|(?:already|not|not yet|still to be|to be|to)? ?(?:printed|print|proxied)(?: yet| already)?"
    r"|(?:כבר|עוד|עדיין)? ?(?:לא )?(?:הודפס\w*|מודפס\w*|הדפסתי|להדפסה|להדפיס))(?!\w)"
)
"""Whether cards are printed, which says nothing of whether they are in the deck."""
_LEAST_STEM = 5
"""Letters of which some more are enough to know a word in another form: `заклинаний`."""
_LEAST_BEGUN = 4
"""Letters of which it is enough that a team's name begins with them."""
_FORM = re.compile(r"[^\W\d]{3,}(?<=[аеиоуыюяא-ת])")
_SUM = re.compile(
    r"(?P<words>[^\d:]*[^\d:\s])(?: cards| карт| קלפים)?\s*:?\s*\d+(?:\s*\+\s*(?:1 )?[^\W\d]+| [^\W\d]+){0,2}\.?"
)
_LEADERS = ("leader", "лидер", "героиня", "מנהיג", "מנהיגה", "גיבורה", "הגיבורה")
"""What else people and programs call the first slot of a deck, where none of the games has a better word."""
ABOUT = "about"
"""Arena's heading above lines that are not cards."""


def section(words: str) -> Place | None:
    """The place of the cards under a heading (normalised); None for an unknown heading."""
    if " / " in words:  # in several languages
        places = {section(one.strip()) for one in words.split(" / ")}
        return "aside" if places == {"side", "aside"} else next(iter(places)) if len(places) == 1 else None
    if words in _SIDE:
        return "side"
    if sets_aside(words):
        return "aside"
    # the words of the games are read last, since that takes a while
    if words in _DECK or words == ABOUT or words in _kinds_of_cards() or _is_kind_in_form(words):
        return "list"
    return "list" if is_printed(words) else None


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


@of_games()
def _stems_of_decks() -> frozenset[tuple[str, ...]]:
    return frozenset(stems(words) for words in _DECK if " " not in words)


def is_printed(words: str) -> bool:
    """True for what says of cards of the deck only whether they are printed: `в колоде, ещё не распечатал`."""
    first, *rest = _PRINTED.split(words)
    said = first.strip(" ,.-–—()")
    return bool(rest) and not "".join(rest).strip(" ,.-–—()") and (not said or section(said) == "list")


def _is_kind_in_form(words: str) -> bool:
    """True for a type of cards in another form than that of its name: `Поддержка`, of which the cards are.

    The form after a number is none: `Бомб 9` is a sum.
    """
    return _FORM.fullmatch(words) is not None and stems(words) in _kinds_in_form()


def is_kind_word(word: str) -> bool:
    """True for a word (normalised) by which cards of a type are called, in any form: `крипов`, `לחשים`."""
    if word in _kinds_of_cards() or (len(word) > 2 and stems(word) in _kinds_in_form()):
        return True
    if stems(word) in {stems(kind.split()[0]) for kind in _kinds_of_cards() if "א" <= kind[:1] <= "ת"}:
        return True  # of `לחשי קסם` the first word is enough
    (stem, *further) = stems(word)
    return not further and len(stem) > _LEAST_STEM and any(kind.startswith(stem) for kind, *_ in _kinds_in_form())


def is_kind(words: str) -> bool:
    """True for the name (normalised) of a type of cards, in singular, too."""
    return len(words) > 2 and any(kind[: len(words) - 1] == words[:-1] for kind in _kinds_of_cards())


@of_games()
def slot_words() -> Mapping[str, str]:
    """The slots of all games by their names and by those of their card types in every language.

    Other programs call the first slot of a game `commander` or `leader`. The words are cached: reading messages takes a
    while.
    """
    found = load_or_make("slot-words", _stamp("card-text.ftl"), _read_slot_words)
    return {**dict.fromkeys(_LEADERS, found["commander"]), **found} if found else found


@of_games()
def team_words() -> Mapping[str, str]:
    """What games whose decks are whole teams call these, in every form and language → the place in a list."""
    found = load_or_make("team-words", _stamp("nouns.yaml"), _read_team_words)
    return {**{called.removesuffix("s"): called for called in found.values()}, **found}


def _stamp(words: str) -> str:
    """A stamp of what is said of decks in every game, and of its files of `words`."""
    return stamp(path for folder in game_folders().values() for path in files_under(folder, "game.yaml", words))


def _read_team_words() -> dict[str, str]:
    from cards.language import own_words

    whole = [(game, game.deck_rules.teams.called) for game in _games() if game.deck_rules and game.deck_rules.teams]
    found = {called: called for _, called in whole}
    for game, called in whole:
        forms = [
            form for lang in game.langs for place, form in own_words(game, lang).items() if place.startswith("team")
        ]
        found |= {normalise(form): called for form in forms}
    return found


def _read_slot_words() -> dict[str, str]:
    from cards.language import messages

    slots = [(game, name, slot.type) for game in _games() for name, slot in _slots(game).items()]
    found = {"commander": slots[0][1]} if slots else {}
    for game, name, kind in slots:
        called = [normalise(messages(game, lang)(f"type-{kind}")) for lang in game.langs]
        with_article = [f"ה{word}" for word in called]  # in Hebrew the article is part of the word
        found |= dict.fromkeys((name, normalise(kind), *called, *with_article), name)
    return found


def _slots(game: Game) -> Mapping[str, DeckSlot]:
    return game.deck_rules.slots if game.deck_rules else {}


def is_more(words: str) -> bool:
    """True for a heading (normalised) that goes on with what is in the deck: `и ещё`, `остальное`, `мои любимые`."""
    said = [word for word in re.findall(r"[^\W\d_]+", words) if word not in _LITTLE]
    joined = [word for word in said if word.startswith("ו") and section(word[1:]) == "list"]
    more = [word for word in said if word in _MORE or word in joined]
    return bool(more) and all(word in more or section(word) == "list" for word in said)


def is_about(label: str) -> bool:
    """True for a label (normalised) of a remark in a list, such as its author or title."""
    return label in _ABOUT


def is_total(line: str) -> bool:
    """True for a line (normalised) with the total of a list: `Итого: 45 карт`, `(45 карт + герой)`."""
    line = _LEADER.sub(" ", line)
    if line.rstrip(" :") in _TOTAL:  # of which the number is missing
        return True
    if _SIZE.fullmatch(line):
        return True
    size = re.match(r"\d{2,3} (?P<words>\D+)", line)
    if size and any(size["words"].startswith(f"{word} ") for word in _TOTAL) and not is_card(line):
        return True
    match = _SUM.fullmatch(line)
    return match is not None and bool({match["words"], match["words"].partition(" ")[0]} & _TOTAL)


def is_card(words: str) -> bool:
    """True if a card of any game has this name (`words` are normalised)."""
    return words in _names()


@of_games()
def _names() -> frozenset[str]:
    return frozenset(name for game in _games() for name in name_index(game.id))


def is_same_card(name: str, other: str) -> bool:
    """True if both are names of one card of any game."""
    indexes = [name_index(game.id) for game in _games()]
    found = [(index.get(normalise(name)), index.get(normalise(other))) for index in indexes]
    return any(one and two and one[0] == two[0] for one, two in found)


def by_itself(name: str) -> str:
    """How a list says that a card is in it, on a line of its own: one copy, or what lies apart without a number."""
    return name if is_lead(normalise(name)) else f"1 {name}"


def is_lead(words: str, among: Collection[str] = ()) -> bool:
    """True if a card that lies apart from decks, such as a hero, has this name (`words` are normalised) in any game, or
    in one of these.
    """
    for game in _games():
        if (
            (not among or game.id in among)
            and (found := name_index(game.id).get(words))
            and game.deck_rules
            and game.deck_rules.slot_of(game.cards[found[0]])
        ):
            return True
    return False


def have_decks(games: Collection[str]) -> bool:
    """True unless all of these games are such as nobody brings a deck to."""
    return not games or any(game.deck_rules is not None for game in _games() if game.id in games)


def lead_in_form(words: str) -> str:
    """The name of the card apart from decks of which this (normalised) is a form, as after `играю за`; else empty."""
    for game in _games():
        if (found := card_in_form(game.id, words)) and game.deck_rules and game.deck_rules.slot_of(game.cards[found]):
            return normalise(game.words[game.langs[0]][found].name)
    return ""


def is_part_of_lead(words: str, among: Collection[str] = ()) -> bool:
    """True for words of the name of one card apart from decks and of no other card, in any game or in one of these."""
    games = [game for game in _games() if game.deck_rules and (not among or game.id in among)]
    found = [(game, likely[0]) for game in games if (likely := card_likely(game.id, words))]
    said = {*words.split()}
    return any(
        game.deck_rules and game.deck_rules.slot_of(game.cards[card]) and said.issubset(normalise(one.name).split())
        for game, card in found
        for one in (entries[card] for entries in game.words.values())
    )


def is_likely_lead(words: str) -> bool:
    """True for what (normalised) only one card apart from decks is likely meant by, of its slot in any game."""
    return any(
        card_likely(game.id, words, slot) for game in _games() if game.deck_rules for slot in game.deck_rules.slots
    )


def is_form(words: str, *, of_decks: bool = False) -> bool:
    """True for the form of a card's name that stands after a number in Russian, in any game (`words` normalised), or
    in one of whose cards decks are made.
    """
    return any(card_in_form(game.id, words) for game in _games() if game.deck_rules or not of_decks)


def is_team(words: str) -> bool:
    """True if a deck of any game may be made of a team of this name (`words` are normalised)."""
    return any(words in team_index(game.id) for game in _games())


def team_in_form(words: str) -> str:
    """The name (normalised) of the team of which this is a form, as after `играю за`; empty for anything else."""
    return (
        _team_forms().get(stems(words), "")
        or _team_sounds().get(consonants(words), "")
        or _team_begun(words)
        or team_slipped(words)
    )


def team_told(text: str, word: str) -> Said:
    """What is wrong with a line that names a team by this `word`, in whatever form, among other words."""
    names = {name: found[1] for game in _games() for name, found in team_index(game.id).items()}
    bare = (normalise(word).removeprefix(joined) for joined in ("", "ו", "ה", "וה", "ב", "ל", "וב", "ול"))
    name = next((names[team] for one in bare if (team := one if one in names else team_in_form(one))), word)
    what = f"{short(text)!r} names the team {name!r} among other words: write only the teams on a line"
    return Said(what, "names-team", text=short(text), name=name)


@of_games(1024)
def _team_begun(word: str) -> str:
    """The name of the only team that begins as a word does: `dinos`; empty for a word that is too short."""
    (stem, *further) = stems(word)
    found = {name for stem_of, name in _team_stems() if stem_of.startswith(stem)}
    return next(iter(found)) if len(found) == 1 and not further and len(stem) >= _LEAST_BEGUN else ""


@of_games()
def _team_forms() -> Mapping[tuple[str, ...], str]:
    return {stems(name): name for game in _games() for name in team_index(game.id)}


@of_games()
def _team_sounds() -> Mapping[str, str]:
    """The teams' names in Hebrew by their letters but those for vowels, which some write and others do not."""
    return {consonants(name): name for game in _games() for name in team_index(game.id) if consonants(name)}


@of_games()
def _team_stems() -> frozenset[tuple[str, str]]:
    """What all forms of the first words of teams' names share, each with the name."""
    return frozenset(
        (stem, name) for game in _games() for name in team_index(game.id) for stem in stems(name.split()[0])
    )


@of_games()
def _team_words() -> frozenset[str]:
    return frozenset(stem for stem, _ in _team_stems())


def may_name_team(word: str) -> bool:
    """True for a word (normalised) that the name of a team begins with, in whatever form."""
    return (
        not _team_words().isdisjoint(stems(word))
        or consonants(word) in _team_sounds()
        or bool(_team_begun(word) or team_slipped(word))
    )


@of_games()
def _kinds_of_cards() -> frozenset[str]:
    """The types of cards that decks are made of, in every game, in singular and plural: «Бомбы», `פצצות`, `הפצצות`.

    Of what several types are called together, the last word is enough: `קלפי תמיכה`, `תמיכה`.
    """
    from cards.language import plural

    kinds = set[str]()
    for game in _games():
        types = {kind: said.group for kind, said in game.types.items() if not said.piece_rule}
        for kind in types.keys() | (groups := set(filter(None, types.values()))):
            said = [normalise(plural(game, kind, lang)) for lang in game.langs]
            kinds |= {normalise(kind), normalise(f"{kind}s"), *said}
            kinds |= {words.split()[-1] for words in said if kind in groups}
    return frozenset({*kinds, *(f"ה{kind}" for kind in kinds if "א" <= kind[:1] <= "ת")} - {""})


def is_of_table(line: str) -> bool:
    """True for a line that begins with a type of what lies on the table, and names no card of a deck: `базы общие`."""
    first, *rest = re.findall(r"[\w'-]+", normalise(line)) or [""]
    if not rest or first.isdecimal() or stems(first) not in _pieces():
        return False
    from cards.decks.lists.mentions import of_all, seen

    return _are_pieces(card for mention in of_all().find(seen(line)) for card in mention.cards)


def tells_of_table(lines: Iterable[str]) -> bool:
    """True for lines that name cards, all of which lie on the table and are in no deck."""
    from cards.decks.lists.mentions import of_all, seen

    cards = [card for line in lines for mention in of_all().find(seen(line)) for card in mention.cards]
    return bool(cards) and _are_pieces(cards)


def _are_pieces(cards: Iterable[tuple[str, str]]) -> bool:
    games = {game.id: game for game in _games()}
    return all(games[game].types[games[game].cards[card].type].piece_rule for game, card in cards)


def printed(name: str) -> list[tuple[str, int]]:
    """The numbers that are printed on the cards of a name (normalised), in every game: which, and how much."""
    found = [(game, name_index(game.id)[name][0]) for game in _games() if name in name_index(game.id)]
    return [
        (f"{game.id} {which}", number) for game, card in found for which, number in game.cards[card].numbers.items()
    ]


@of_games()
def _pieces() -> frozenset[tuple[str, ...]]:
    """The types of what lies on the table, by what all their forms share."""
    from cards.language import plural

    pieces = [(game, kind) for game in _games() for kind, said in game.types.items() if said.piece_rule]
    return frozenset(stems(normalise(plural(game, kind, lang))) for game, kind in pieces for lang in game.langs)


@of_games()
def _kinds_in_form() -> frozenset[tuple[str, ...]]:
    return frozenset(stems(kind) for kind in _kinds_of_cards() if " " not in kind)


@of_games()
def _games() -> tuple[Game, ...]:
    """The games that have cards."""
    return tuple(game for game in map(load_game, game_ids()) if game.cards)
