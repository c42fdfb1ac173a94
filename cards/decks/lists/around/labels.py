"""What a line says beside a card: a heading, a label before it, its slot behind it, whose it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cards.database import game_ids, load_game, of_games
from cards.decks.listing import Place, changes_list
from cards.decks.names.called import may_be_in_name
from cards.decks.names.given_names import is_by_letter, is_given
from cards.decks.names.headings import NAME, asks_for_cards, is_about, is_total, section
from cards.decks.names.kin import without_kin
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.known import by_itself, is_card, is_form, is_lead, is_likely, is_same_card, printed
from cards.decks.names.mentions import of_all
from cards.decks.words import counted, keyboard, people, updates
from cards.decks.words.fillers import MISTAKEN
from cards.decks.words.kin import KINS_EN, KINS_RU
from cards.decks.words.maybes import is_aside
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.seen import seen
from cards.decks.words.titles import titles_of
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_LABEL = expression(
    r"(?P<label>[^\W\d]+(?:(?:[.,] ?(?:/ ?)?| (?:/ ?)?|/ ?)[^\W\d]+){0,2}\.?)(?: ?[№#]?\d{1,2}| ?[(\[]\d{1,2}[)\]])?"
    r"\s*(?P<sign>[:=\t]|\s[-–—](?=\s))\s*(?P<value>.*)"
)
_HEADING = expression(
    r"(?P<words>[^\d:]*[^\d:\s(\[–—-])\s*"
    rf"(?:(?:[–—:-]|[(\[])?\s*\d+(?:\s*{counted.PIECE})?\s*[)\]]?)?\s*(?P<colon>:?)",
    re.I,
)
_IN_BRACKETS = expression(r"\[(?P<said>[^\[\]\d:]+\d{1,2}\)?)\]")
"""A heading with its number, as programs write it: `[Bombs (16)]`."""
_REMARKED = expression(r"(?P<words>[^\d:()]*[^\d:\s()])\s*\((?P<said>[^()\d]+)\)\s*(?P<colon>:?)")
"""A heading and what is said of it: `Моя колода (Балаган)`."""
SUFFIX = expression(
    r"(?P<name>\S.*?)\s*(?:[(\[]\s*(?P<in>[^()\[\]]+?)\s*[)\]]|\s[-–—]\s*(?P<after>[^\W\d]+)|\s(?P<last>[^\W\d]+))"
)
"""A card and its slot behind it: `Громила (герой)`, `Громила — герой`, `Громила герой`."""
_WHOSE = expression(r"(?P<who>[^,;+]{2,40}?)\s+[-–—]+\s+(?P<list>.+)")
OF_SO_MANY = expression(r"\s*[(\[]\s*\d+[^)\]]*[)\]]\s*$")
_OF_SEVERAL = expression(
    r"(?:order|deck|list|заказ|колода|список|הזמנה|חפיסה|רשימה)\s*[№#]?\s*\d{1,2}(?!\s*[(\[])\s*"
    r"(?:[.:–—-]\s*(?P<name>\D{0,60}))?",
    re.I,
)
_LEADER = expression(r"(?P<label>[^\W\d]+(?: [^\W\d]+){0,2})\s*(?:\.{3,}|…+|_{3,})\s*(?=\w)")
_QUESTION = expression(r"(?P<words>[^\d:()]{2,80})(?:\((?P<said>[^\d():]{1,60})\)\s*)?[:?]\s*(?P<value>.*)")
"""What a form asks, and the answer on the same line."""
_PRINTED = expression(
    r"(?:(?:по|за|cards of|at|קלפי|לפי)\s)?(?:стоимост[ьи]|цен[аы]|мана|маны|уров(?:ень|ня)|сил[аы]|cost|mana|level"
    r"|power|עלות|מחיר|רמה|כוח|מאנה)\s*[№#(=]?\s*(?P<number>\d{1,2})\)?\s*(?::|\s[-–—]+(?=\s))\s*(?P<rest>[^\W\d].*)",
    re.I,
)
"""What is printed on the cards that follow, as a list is ordered by it."""
_MISTAKEN = expression(MISTAKEN)
_LIST = "list"
"""A label that is known for that of a list's cards, whatever language they are in."""
_GAP = expression(r"\s{3,}")
_ENDS = expression(r"[.;]\s+")
_NUMBERED = expression(r"[\s№#]*\d{0,2}[\s:]*$")
"""Which of several a label is of, and its colon."""
_DRESS = frozenset("-–—=~*_#")
QUOTES = " \"'«»“”„״"
"""What stands around a name, as when it is copied out of a deck file."""
_JOINED = ("", "ו", "ה", "וה", "ב", "ל")
"""What is part of the word after it in Hebrew."""
GAMES = frozenset(["game", "игра", "משחק"])
"""The labels of what is played."""
_KEPT = 4096
"""Lines of which it is kept what they say, as each is asked for several times."""
_MOST_TITLE = 3
"""Most words of a line that may be the name of a list's player."""


@of_games(_KEPT)
def heading(line: str) -> tuple[str, bool] | None:
    """The words of a line that may be a heading, and whether a colon ends it; None for any other."""
    line = line.rstrip(" -–—=~*_")  # as around `— Бомбы —`
    if inside := _IN_BRACKETS.fullmatch(line):
        line = inside["said"]
    match = _HEADING.fullmatch(line)
    remarked = _REMARKED.fullmatch(line)
    if remarked and section(normalise(remarked["words"])) == "list" and not is_aside(normalise(remarked["said"])):
        match = match if holds_card(remarked["said"]) else remarked
    return (match["words"], bool(match["colon"])) if match else None


def is_dressed(line: str) -> bool:
    """True for what stands between marks, as a heading does, of which the first may be gone: `— Бомбы —`."""
    return line.rstrip()[-1:] in _DRESS


def are_titles(line: str) -> bool:
    """True for the titles of two columns, of cards and of their copies: `Карта Кол-во`."""
    words = line.split()
    return (
        len(words) == 2
        and not any(map(str.isdigit, line))
        and {titles_of(word) for word in words} == {"copies", "names"}
    )


def are_headings(line: str) -> bool:
    """True for several headings of cards that stand beside each other."""
    groups = line.split("\t") if "\t" in line else line.rstrip(" :").split(":") if line.endswith(":") else []
    heads = [(heading(group.strip()) or ("",))[0] for group in groups]
    return len(heads) > 1 and all(section(normalise(head)) == "list" for head in heads)


def is_heading(line: str) -> bool:
    """True for a heading that is known."""
    said, colon = heading(line) or ("", False)
    words = normalise(said)
    if not words or is_card(words):
        return False
    return words in slot_words() or section(words) is not None or (colon and is_aside(words))


def is_numbered(line: str) -> bool:
    """True for what a tournament numbers: `Стол 5`."""
    if " / " in line:
        return all(map(is_numbered, line.split(" / ")))
    word, _, number = line.partition(" ")
    return number.strip("№# ").isdecimal() and is_about(normalise(word)) and not is_card(normalise(line))


def may_be_several(line: str) -> bool:
    """False for a line that names a deck, whatever is in that name, and for one that begins as a correction does."""
    word, _ = labelled(line)
    return not ((word in NAME and not section(word)) or _MISTAKEN.match(normalise(line)))


def summed_up(line: str) -> tuple[str, int] | None:
    """A line without how many cards there are on it in all, behind them in brackets; and that number."""
    cards, bracket, said = line.rstrip(" .!").removesuffix(")").rpartition("(")
    number, words = (" ".join(re.findall(kind, said)) for kind in (r"\d+", r"[^\W\d]+(?:[\"'״׳][^\W\d]+)?"))
    is_sum = bool(bracket) and number.isdecimal() and len(number) < 4 and is_total(f"{normalise(words)} {number}")
    return (cards, int(number)) if is_sum else None


def of_several(line: str) -> str | None:
    """What one of several lists is called that are numbered, `Order 2: the club`; None for a line that numbers none."""
    match = _OF_SEVERAL.fullmatch(line)
    return title(match["name"] or "") if match and not holds_card(line) else None


def numbered_apart(line: str) -> Sequence[str]:
    """A line with what numbers a list before its cards, in two: `Колода 2: Барон, Зомби`; any other as it is."""
    label, colon, cards = line.partition(": ")
    is_apart = bool(colon and label[-1:].isdigit()) and of_several(label) is not None and bool(cards.strip())
    return [f"{label}:", cards.strip()] if is_apart and (holds_card(cards) or counted.numbers_of(cards)) else [line]


def title(line: str) -> str:
    """A line as the name of a player above a list; empty if it cannot be one."""
    name = line.strip(" :-–—.*")
    words = name.split()
    if len(words) > 1 and len(words[-1]) == 1 and f"{name}." in line:
        name = f"{name}."  # an initial
    is_name = 0 < len(words) <= _MOST_TITLE and not re.search(r"[\d,!?;]", name) and not people.is_greeting(name)
    is_name = is_name and not any(section(normalise(word)) for word in words)
    return name if is_name and not keyboard.about_typing(name) else ""


def unquoted(name: str) -> str:
    """A name without the quotation marks around all of it; `«Фишка», Тверь` keeps its own."""
    name = name.strip()
    return name.strip(QUOTES) if name[:1] in QUOTES and name[-1:] in QUOTES else name


def is_player(name: str) -> bool:
    """True for what may be a player's name, and is no card's."""
    return bool(title(name)) and not holds_card(name)


def whose(line: str) -> tuple[str, str] | None:
    """Of a line with a list behind a colon or a dash, what stands before it and the list: `Оля: Тролль, Барон`."""
    line = with_bare_name(line)
    before, colon, value = line.partition(":")
    if not colon and (parts := _WHOSE.fullmatch(line)) and title(parts["who"]) and not holds_card(parts["who"]):
        before, colon, value = parts["who"], ":", parts["list"]
    before = people.owner_in(before.strip()) or before
    words = normalise(OF_SO_MANY.sub("", before))
    is_known = words in slot_words() | team_words().keys() or section(words) or is_about(words) or is_aside(words)
    is_whose = not is_known or is_by_letter(before.strip())
    return (before, value.strip()) if colon and value and is_whose else None


def with_bare_name(line: str) -> str:
    """A line without how old whoever it begins with is, in which class, or who he is to others, if that is no card's
    name.
    """
    if named := without_kin(line):
        return named
    found = people.classed(line) if any(map(str.isdigit, line)) or "כיתה" in line else None
    words = normalise(found[0]).split() if found else []
    if not found or (any(map(of_all().has_word_like, words)) and not _is_aged(line, found[0])):
        return line
    if section(" ".join(words)) is not None:
        return line  # how many cards are below it
    is_name = is_given(found[0].split()[0]) or not is_likely(" ".join(words))
    return found[1] if is_name else line


def _is_aged(line: str, who: str) -> bool:
    """True for no more than a given name, with no word of a card's, and a number that is of no copies: `Ben, 41`."""
    numbers = re.findall(r"\d+", line)
    is_age = len(numbers) == 1 and len(numbers[0]) == 2 and line.strip().rstrip(").").endswith(numbers[0])
    words = normalise(who).split()
    return (
        is_age
        and is_given(who.split(maxsplit=1)[0])
        and not any(may_be_in_name(game, one) for game in game_ids() for one in words)
    )


def without_translation(text: str) -> str:
    """A card without its name in another language, as people put that in brackets: `4 Корова (פרה)`."""
    match = SUFFIX.fullmatch(text)
    said = match and match["in"]
    if match and said and any(is_same_card(name, said) for name, _ in counted.readings(match["name"])):
        return match["name"]
    return text


def has_number(card: str) -> bool:
    """True for a card with its number of copies."""
    name = next((name for name, _ in counted.readings(card) if is_card(normalise(name))), None)
    return names_form(card) or (name is not None and re.search(r"\d", card.replace(name, " ", 1)) is not None)


@of_games(_KEPT)
def names_form(text: str) -> bool:
    """True for several copies of a card that is called in the form that Russian asks for: `3 коровы`."""
    return any(copies not in ("", "1") and is_form(normalise(name)) for name, copies in counted.readings(text))


@of_games(_KEPT)
def marked(line: str) -> tuple[Place, str] | None:
    """The slot that stands behind a card, and the card."""
    match = SUFFIX.fullmatch(line)
    if match and not is_card(normalise(line)):
        slot = normalise(match["in"] or match["after"] or match["last"] or "")
        if slot in slot_words() and names_card(match["name"]):
            return slot_words()[slot], match["name"]
    return None


_NOT_OWN = expression(
    rf"(?<!\w)(?:любим\w+|прошл\w+|прежн\w+|бывш\w+|стар\w+|{KINS_RU}|соперника|противника|не"
    rf"|favou?rite|last|previous|former|old|not|opponent\w*|{KINS_EN}"
    r"|ה?אהובה?|ה?קוד(?:ם|מת)|ה?יש(?:ן|נה)|של (?:אחי|אחותי|חבר|אבא|אמא|הבן|הבת)|לא)(?!\w)"
)
"""What says of a hero or the like that it is another's, or of another time."""
_BEFORE_LEAD = expression(r"[:,(]|\s[-–—]\s")


@of_games(_KEPT)
def labelled(line: str) -> tuple[str, str]:
    """The label of a line and its value: `Герой: Громила`, `Герой — Громила`, `Герой Громила`.

    Both are empty for a line without a label. A slot's label may be among other words (`Мой герой: …`); before a dash
    only known labels are labels, since names have dashes in them.
    """
    label = _LABEL.fullmatch(line)
    if label and label["value"] and not is_card(normalise(line)):
        word, value = normalise(label["label"]).replace(".", "").replace(",", ""), label["value"]
        slot = next((part for part in word.split() if part in slot_words()), None)
        if slot and not _NOT_OWN.search(word):
            return slot, value
        return (word, value) if label["sign"] in ":=" or is_about(word) or _opens(word, value) else ("", "")
    first, _, rest = line.partition(" ")
    if not first.isdecimal() and normalise(first) in slot_words() and names_card(rest):
        return normalise(first), rest
    return "", ""


def labels_other(line: str) -> bool:
    """True for a line whose label is that of another's hero, or of one of another time: `Прошлый герой: Громила`."""
    said = normalise(_BEFORE_LEAD.split(line, maxsplit=1)[0])
    return _NOT_OWN.search(said) is not None and any(part in slot_words() for part in said.split())


def fields(line: str) -> list[str]:
    """The parts of a line as of a form, with a wide gap or the end of a sentence before each label: `Игрок: Оля
    Герой: Громила`, `Имя - Оля. Герой - Громила`.
    """
    if "\t" in line:
        return cells_of_form(line)
    cut = [line]
    if "   " in line:
        cut = _GAP.split(line.strip(" |"))
    elif ". " in line or "; " in line:
        cut = _ENDS.split(line.rstrip(". "))
    known = [word in slot_words() or is_about(word) or word in GAMES for word, _ in map(labelled, cut)]
    return cut if len(cut) > 1 and all(known) else [line]


def cells_of_form(line: str) -> list[str]:
    """The parts of a row of cells, of which some are labels of those behind them: `Boomb.it | герой: | Громила`; any
    other as it is.
    """
    cells = [cell for cell in line.split("\t") if cell.strip()]
    starts = [at for at, cell in enumerate(cells) if is_label(cell)]
    parts = [cells[at:to] for at, to in pairwise([*starts, len(cells)])]
    above = cells[: starts[0]] if starts else cells
    values = [cell for part in parts for cell in part[1:]]
    is_form = all(len(part) > 1 for part in parts) and (len(parts) > 1 or (above and parts))
    if not is_form or any(map(titles_of, (*above, *values))) or any(map(holds_card, above)):
        return [line]
    return [*above, *("\t".join(part) for part in parts)]


def is_label(cell: str) -> bool:
    """True for a cell that says no more than what stands in the next one."""
    word = normalise(_NUMBERED.sub("", cell))
    return word in slot_words() or word in team_words() or is_about(word) or word in GAMES


def without_leader(line: str) -> str:
    """A line with a colon for the row of dots behind its label: `Бомбы ........ 4 Пуля, 2 Хлопушка`."""
    match = _LEADER.match(line)
    word = normalise(match["label"]) if match else ""
    return f"{match['label']}: {line[match.end() :]}" if match and (word in slot_words() or section(word)) else line


def without_printed(line: str) -> str:
    """A line of cards without what says that a number is printed on each of them: `Стоимость 2 – Панцирь, Зомби`."""
    if not (match := _PRINTED.fullmatch(line)):
        return line
    rest = seen(match["rest"])
    found = of_all().find(rest)
    shared = [{which for which, number in printed(one.name) if number == int(match["number"])} for one in found]
    for one in reversed(found):
        rest = f"{rest[: one.start]} {rest[one.end :]}"
    is_all = re.fullmatch(r"(?:[\s,;/&+.]|и|and|ו|[x×х*]?\d{1,2}[x×х]?(?!\d))*", rest) is not None
    return match["rest"] if is_all and found and set.intersection(*shared) else line


def without_question(line: str) -> str:
    """A line with its answer behind a known label for the words in which a form asks for it: `Карты (название и
    количество): Корова 4, Ёж 3`, `Your cards and how many of each: 4 Cow`.
    """
    match = _QUESTION.fullmatch(line)
    if not match or is_card(normalise(line)):
        return line
    words, said = normalise(match["words"]), normalise(match["said"] or "")
    value = match["value"]
    answers = not value or holds_card(value) or bool(counted.numbers_of(unexplained(value)))
    asks = asks_for_cards(f"{said} cards") if said else not is_about(words) and section(words) is None
    if asks and answers and asks_for_cards(words):
        return f"{_LIST}: {value}"
    return line


def _opens(word: str, value: str) -> bool:
    """True for a heading before a dash, with its first card behind it: `Бомбы - 4 Пуля, 2 Хлопушка`."""
    is_counted = counted.begins_with_count(value) or ("," in value and len(counted.numbers_of(value)) > 1)
    return is_counted and section(word) == "list"


def is_item(line: str, value: str) -> bool:
    """True for the value of a label that is a card of the deck: counted, or with a number before it: `Пик 3: Барон`."""
    if counted.is_counted(value) or (has_number(value) and not updates.changes(normalise(line))):
        return True
    label = line[: line.rfind(value)] if value else ""
    return re.search(r"\d", label) is not None and is_card(normalise(value)) and not holds_card(label)


def names_lead(text: str) -> bool:
    """True for a line that is the lead of a list."""
    return any(is_lead(normalise(name)) for name, _ in counted.readings(text))


@of_games(_KEPT)
def holds_card(line: str) -> bool:
    """True for a line that has a card's name in it, whatever else it says."""
    return bool(of_all().find(seen(line))) or names_card(line)


def named_on(line: str) -> str:
    """The card's name that a line has beside its number."""
    return next((name for name, _ in counted.readings(line) if is_card(normalise(name))), line)


def heading_or_card(line: str, name: str) -> Said:
    """What is wrong with a line that may be a heading or the card of this name."""
    told = f"{line!r} is both a heading and a card: for the card write {(write := by_itself(name))!r}"
    return Said(told, "heading-or-card", text=line, write=write)


def _asks_by_name(line: str) -> bool:
    """True for a line with a card whose name, in whatever language, ends in a question mark."""
    cards = [card for mention in of_all().find(seen(line)) for card in mention.cards]
    return any(words[card].name.endswith("?") for game, card in cards for words in load_game(game).words.values())


def wrong_with(line: str) -> Said | None:
    """What is wrong with a card that has a part of a copy, a minus (`with_minus`) and no number, or a question mark
    that is none of its name; None for others.
    """
    write = line.rstrip("? )") if (line if "(" in line else line.rstrip(" )")).endswith("?") else ""  # `Ёж?)` smiles
    is_item = write and (has_number(write) or is_card(normalise(write.rpartition(":")[2].strip())))
    if is_item and not names_card(line) and not _asks_by_name(line):
        told = f"cannot tell what {short(line)!r} means: if it is in the deck, write {write!r}; if not, leave it out"
        return Said(told, "write-so", text=short(line), write=write)
    if line.startswith("−") and line[1:].lstrip()[:1].isalpha():
        return changes_list(line)
    if not counted.is_fraction(line) or is_card(normalise(line)) or not holds_card(line):
        return None
    told = f"{short(line)!r}: a part of a copy is no number of copies; write a whole number"
    return Said(told, "no-fraction", text=short(line))


@of_games(_KEPT)
def names_card(text: str) -> bool:
    """True for a line that is a card of any game, with its copies or without."""
    return any(is_card(normalise(name)) for name, _ in counted.readings(text))


def is_known(line: str) -> bool:
    """True for a line that is understood as a card or a label."""
    if names_card(line) or marked(line) or names_form(line):
        return True
    word, value = labelled(line)
    if word in slot_words() or (word and section(word)):
        return names_card(value)
    return bool(word and is_about(word) and not re.search("[,;:]", value))
