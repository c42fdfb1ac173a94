"""What a line says beside a card: a heading, a label before it, its slot behind it, whose it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cards.database import of_games
from cards.decks.lists import counted, talk
from cards.decks.lists.fillers import AROUND
from cards.decks.lists.listing import Place
from cards.decks.lists.mentions import of_all, seen
from cards.decks.lists.sections import (
    NAME,
    is_about,
    is_aside,
    is_card,
    is_form,
    is_lead,
    is_same_card,
    is_team,
    lead_in_form,
    may_name_team,
    section,
    slot_words,
    team_in_form,
    team_words,
)
from cards.decks.lists.titles import titles_of
from cards.names import normalise

_LABEL = re.compile(
    r"(?P<label>[^\W\d]+(?:[.,]? ?(?:/ ?)?[^\W\d]+){0,2}\.?)(?: ?[№#]?\d{1,2}| ?[(\[]\d{1,2}[)\]])?"
    r"\s*(?P<sign>[:=\t]|\s[-–—](?=\s))\s*(?P<value>.*)"
)
_HEADING = re.compile(
    r"(?P<words>[^\d:]*[^\d:\s(\[–—-])\s*"
    rf"(?:(?:[–—:-]|[(\[])?\s*\d+(?:\s*{counted.PIECE})?\s*[)\]]?)?\s*(?P<colon>:?)",
    re.I,
)
_REMARKED = re.compile(r"(?P<words>[^\d:()]*[^\d:\s()])\s*\((?P<said>[^()\d]+)\)\s*(?P<colon>:?)")
"""A heading and what is said of it: `Моя колода (Балаган)`."""
_SUFFIX = re.compile(
    r"(?P<name>\S.*?)\s*(?:[(\[]\s*(?P<in>[^()\[\]]+?)\s*[)\]]|\s[-–—]\s*(?P<after>[^\W\d]+)|\s(?P<last>[^\W\d]+))"
)
"""A card and its slot behind it: `Громила (герой)`, `Громила — герой`, `Громила герой`."""
_LED = re.compile(r"(?P<before>[^\d,;:]{1,40}?)\s*(?::|\s[-–—/]|\()\s*(?P<name>[^\d,;:)]+)\)?")
"""Somebody's lead: `Оля — Громила`, `Оля (Громила)`."""
_LEADING = re.compile(r"(?P<name>\D{2,60}?)\s*(?::|\s[-–—])\s*(?P<rest>.+)")
_WHOSE = re.compile(r"(?P<who>[^,;+]{2,40}?)\s+[-–—]+\s+(?P<list>.+)")
_OF_SO_MANY = re.compile(r"\s*[(\[]\s*\d+[^)\]]*[)\]]\s*$")
_AND = ("и", "and", "с", "со", "плюс", "plus")
_OF_SEVERAL = re.compile(
    r"(?:order|deck|list|заказ|колода|список|הזמנה|חפיסה|רשימה)\s*[№#]?\s*\d{1,2}(?!\s*[(\[])\s*"
    r"(?:[.:–—-]\s*(?P<name>\D{0,60}))?",
    re.I,
)
_GAP = re.compile(r"\s{3,}")
_SENTENCES = re.compile(r"[.!]\s+")
_PARTS = re.compile(r"[.,;:!?()]+(?:\s+|$)|\s+[-–—]+\s+|\s*[()]\s*")
_SIZE = re.compile(
    r"(?<!\w)(?:\d{2,3} (?:разных )?(?:cards|карт\w*|קלפים)|(?:колода|дека|deck|חפיסה)\W{1,2}\d{2,3})(?!\w)", re.I
)
_IF_SO = {"если", "или", "либо", "или,", "if", "or", "אם", "או"}
"""What puts in doubt what is said beside it."""
_NOT = {"не", "ни", "без", "not", "no", "לא", "בלי"}
_REMARKS = re.compile(r"\s*(?:<?[-–—=]+>?|[(\[{<#←,;:!.…*]|//)+\s*(?=[^\W\d])|(?<=\w)\s*[!.…]+\s*(?=[^\W\d])")
"""What stands between a card and what is said of it."""
_DOUBTS = {
    "нет", "нету", "пока", "если", "или", "либо", "может", "вернее", "точнее", "хотя", "кроме", "лишь", "только",
    "no", "none", "if", "or", "may", "rather", "actually", "except", "only", "yet",
    "אין", "אולי", "או", "אם", "בעצם", "רק", "חוץ", "עדיין",
}  # fmt: skip
"""Words that put in doubt what they are said of."""
_NEEDED = re.compile(
    r"(?<!\w)(?:(?:куда|как|никуда|никак)(?: же)? без (?:не[ёе]|него|них)"
    r"|can'?t (?:\w+ ){0,2}without (?:it|her|him|them)"
    r"|אי אפשר בלעדי\w+|אין כמו\w+)(?!\w)",
    re.I,
)
"""What is said of cards that cannot be left out."""
_MOST_REMARKS, _LONGEST_REMARKED, _LEAST_SAID = 6, 300, 3
"""Most places where a remark may begin, most letters of a line with one, and fewest words around a number in one."""
_QUOTES = " \"'«»“”„״"
_JOINED = ("", "ו", "ה", "וה", "ב")
"""What is part of the word after it in Hebrew."""
_MOST_PLAYED = 9
"""Most words of a line that says whom somebody plays."""
_PLAY = {
    "играю",
    "меня",
    "играть",
    "играем",
    "беру",
    "иду",
    "пойду",
    "выступаю",
    "герой",
    "героем",
    "героиня",
    "play",
    "playing",
    "משחק",
    "משחקת",
    "לוקח",
    "לוקחת",
    "הולך",
    "הולכת",
    "הגיבור",
}
_SIDED = {"я", "за"}
"""How it is said without a verb: `а я за Громилу`."""
_HEADS = {
    "во", "главе", "ведёт", "ведет", "главный", "главная", "командует", "рулит", "leads", "leading", "heads", "head",
    "at", "the", "בראש", "מוביל", "מובילה", "המוביל", "המובילה", "זה", "זאת", "זו",
}  # fmt: skip
_PLAYS = _PLAY | {
    "а", "и", "тоже", "я", "мы", "буду", "играть", "за", "с", "мой", "моя", "моим", "у", "меня", "это", "в",
    "этот", "раз", "сегодня",
    "i", "am", "i'm", "my", "is", "as", "with", "the", "אני", "שלי", "הוא", "היא", "עם", "את", "בתור", "הפעם", "היום",
}  # fmt: skip
"""What people say before the name of a lead."""
_TENS = re.compile("[1-5][0-9]")
"""How many cards a team has, as may stand behind its name."""
_LEAST_TEAMS = 2
_LONGEST_TEAM, _MOST_BESIDE = 3, 3
"""Most words of a team's name, and of those beside several."""
_KEPT = 4096
"""Lines of which it is kept what they say, as each is asked for several times."""
_MOST_TITLE = 3
"""Most words of a line that may be the name of a list's player."""


@of_games(_KEPT)
def heading(line: str) -> tuple[str, bool] | None:
    """The words of a line that may be a heading, and whether a colon ends it; None for any other."""
    match = _HEADING.fullmatch(line)
    remarked = _REMARKED.fullmatch(line)
    if remarked and section(normalise(remarked["words"])) == "list" and not is_aside(normalise(remarked["said"])):
        match = match if holds_card(remarked["said"]) else remarked
    return (match["words"], bool(match["colon"])) if match else None


def are_titles(line: str) -> bool:
    """True for the titles of two columns, of cards and of their copies: `Карта Кол-во`."""
    words = line.split()
    return len(words) == 2 and {titles_of(word) for word in words} == {"copies", "names"}


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
    """False for a line that names a deck, whatever is in that name."""
    word, _ = labelled(line)
    return not (word in NAME and not section(word))


def of_several(line: str) -> str | None:
    """What one of several lists is called that are numbered, `Order 2: the club`; None for a line that numbers none."""
    match = _OF_SEVERAL.fullmatch(line)
    return title(match["name"] or "") if match and not holds_card(line) else None


def title(line: str) -> str:
    """A line as the name of a player above a list; empty if it cannot be one."""
    name = line.strip(" :-–—.*")
    words = name.split()
    is_name = 0 < len(words) <= _MOST_TITLE and not re.search(r"[\d,!?;]", name) and not talk.is_greeting(name)
    return name if is_name and not any(section(normalise(word)) for word in words) else ""


def is_player(name: str) -> bool:
    """True for what may be a player's name, and is no card's."""
    return bool(title(name)) and not holds_card(name)


def whose(line: str) -> tuple[str, str] | None:
    """Of a line with a list behind a colon or a dash, what stands before it and the list: `Оля: Тролль, Барон`."""
    before, colon, value = line.partition(":")
    if not colon and (parts := _WHOSE.fullmatch(line)) and title(parts["who"]) and not holds_card(parts["who"]):
        before, colon, value = parts["who"], ":", parts["list"]
    words = normalise(_OF_SO_MANY.sub("", before))
    is_known = words in slot_words() | team_words().keys() or section(words) or is_about(words) or is_aside(words)
    return (before, value.strip()) if colon and value and not is_known else None


@of_games(_KEPT)
def teams_in(line: str) -> Sequence[str]:
    """The teams that a line names one after the other, beside a few words: `Роботы и Пираты, как всегда`."""
    said = [part for part in _SENTENCES.split(_OF_SO_MANY.sub("", line)) if part.strip()] or [line]
    named_in = [
        one
        for one in said
        if any(may_name_team(bare) for word in talk.words_of(normalise(one)) for bare in _bare(word))
    ]
    words = [
        word
        for word in talk.words_of(normalise((named_in or said)[-1]))
        if word not in _AND and not _TENS.fullmatch(word)
    ]
    if not _NOT.isdisjoint(words):
        return ()
    if sum(any(may_name_team(bare) for bare in _bare(word)) for word in words) < _LEAST_TEAMS:
        return ()
    found: list[tuple[str, int, int]] = []
    at = beside = 0
    while at < len(words):
        runs = [(" ".join(words[at:to]), at, to) for to in range(min(len(words), at + _LONGEST_TEAM), at, -1)]
        runs = [(bare, start, to) for run, start, to in runs for bare in _bare(run)]
        named = ((run if is_team(run) else team_in_form(run), start, to) for run, start, to in runs)
        known = next((run for run in named if run[0]), None)
        found += [known] if known else []
        beside += known is None and words[at] not in _PLAYS and not talk.is_greeting(words[at])
        at = known[2] if known else at + 1
    follow = len(found) > 1 and all(other[1] == one[2] for one, other in pairwise(found))
    return [run[0] for run in found] if follow and beside <= _MOST_BESIDE and not is_aside(normalise(line)) else ()


def _bare(words: str) -> list[str]:
    """Words as they are and without what the first has before it in Hebrew."""
    return [words[len(before) :] for before in _JOINED if words.startswith(before)]


def led(line: str) -> tuple[str, str] | None:
    """What stands before a lead, and the lead: `Оля — Громила`; also in a sentence: `Привет! Громила, а вот карты:`."""
    match = _LED.fullmatch(line)
    if match and is_lead(normalise(match["name"])) and not is_aside(normalise(match["before"])):
        return match["before"], match["name"]
    said = re.split(r"\s*[!.,:;]+\s*", line) if line.endswith(":") and not is_aside(normalise(line)) else []
    leads = [part for part in said if is_lead(normalise(part))]
    if len(leads) == 1 and not any(holds_card(part) for part in said if part != leads[0]):
        return "", leads[0]
    return None


def without_translation(text: str) -> str:
    """A card without its name in another language, as people put that in brackets: `4 Корова (פרה)`."""
    match = _SUFFIX.fullmatch(text)
    said = match and match["in"]
    if match and said and any(is_same_card(name, said) for name, _ in counted.readings(match["name"])):
        return match["name"]
    return text


def lead_of_list(line: str) -> tuple[str, str] | None:
    """A lead and its list on one line: `Громила: 4 Корова, 3 Ёж`."""
    match = _LEADING.fullmatch(line)
    if match and is_lead(normalise(match["name"])) and holds_card(match["rest"]):
        return match["name"], match["rest"]
    before, colon, rest = line.partition(":")
    if colon and rest and (name := played(before)) and (holds_card(rest) or names_form(rest.split(",")[0].strip())):
        return name, rest.strip()
    return None


def played(line: str, *, titled: bool = True) -> str:
    """The lead that somebody says to play, in whatever form: `Я играю за Громилу`; empty for any other line.

    It may be said in a part of a line whose other parts say nothing of cards: `Герой у меня Громила, как всегда`. Where
    a list is `titled`, the lead's name alone may be such a part, unless somebody called so is greeted.
    """
    said = _with_slots([one for part in _PARTS.split(_SIZE.sub(" ", _once(line))) if (one := part.strip(_QUOTES))])
    found = {at: name for at, part in enumerate(said) if (name := _played(part))}
    if not found and (name := _at_head(line, titled=titled)):
        return name
    *above, last = _SENTENCES.split(line.rstrip(" .!"))
    apart = len(talk.words_of(" ".join(above))) > 1 and said[-1:] == [last]  # `Привет, Марк. Громила`
    if titled and not found and (apart or not talk.is_greeting(said[0] if said else "")):
        found = {at: part for at, part in enumerate(said) if is_lead(normalise(part))}
    if len(found) != 1:
        return ""
    (at, name), *_ = found.items()
    return name if not any(_bears_on_cards(part, name) for part in said[:at] + said[at + 1 :]) else ""


def _with_slots(said: Sequence[str]) -> list[str]:
    """The parts of a sentence, with a slot's name and what lies there as one part: `Вот мой список. Герой: Громила`."""
    found: list[str] = []
    for part in said:
        if found and is_lead(normalise(part)) and normalise(found[-1]) in slot_words():
            found[-1] = f"{found[-1]} {part}"
        else:
            found.append(part)
    return found


def _once(line: str) -> str:
    """A line with one card that is named in two languages, beside each other, with the first of those names alone."""
    text = seen(line)
    found = of_all().find(text)
    if len(found) != 2 or not is_same_card(found[0].name, found[1].name):
        return line
    between = text[found[0].end : found[1].start]
    is_beside = found[0].name != found[1].name and not between.strip(" /|=(")
    return f"{text[: found[0].end]} {text[found[1].end :].removeprefix(')')}" if is_beside else line


def _at_head(line: str, *, titled: bool) -> str:
    """The lead among a few words that say so of it: `הבריון בראש`, `во главе Громила`, `ну и герой, конечно, Громила`.

    Below cards they must say whom somebody plays.
    """
    text = seen(line)
    found = of_all().find(text)
    words = talk.words_of(normalise(f"{text[: found[0].start]} {text[found[0].end :]}")) if len(found) == 1 else []
    slots = slot_words().keys()
    beside = {word.removeprefix("ו") for word in {*words} - _PLAYS - slots - _HEADS}
    is_said = bool(words) and AROUND.issuperset(beside) and not (beside and (_PLAY | slots).isdisjoint(words))
    is_said &= titled or not (_PLAY | slots).isdisjoint(words)
    return found[0].name if is_said and is_lead(found[0].name) else ""


def _bears_on_cards(text: str, lead: str) -> bool:
    """True for a part of a sentence that may say something of what is in a list, beside its lead and its size."""
    found = of_all().find(seen(text))
    if found and all(is_same_card(one.name, lead) for one in found):
        text = seen(text)[: found[0].start] + seen(text)[found[-1].end :]
    words = normalise(text)
    first, *_ = words.split() or [""]
    doubts = first in _NOT | _IF_SO or is_aside(words) or talk.changes(words)
    return doubts or bool(counted.numbers_of(talk.unexplained(words))) or holds_card(text)


@of_games(_KEPT)
def without_remark(line: str) -> str:
    """A card with its number, without what is said of it that bears on no card: `1 Корова - куда без неё`."""
    if len(line) > _LONGEST_REMARKED or not any(map(str.isdigit, line)):
        return line
    if (match := _SUFFIX.fullmatch(line)) and match["in"] and is_lead(normalise(match["name"])):
        said = normalise(match["in"])  # of a lead there is one, whatever numbers it has
        if len(re.findall(r"[^\W\d]+", said)) > 1 and not (is_aside(said) or holds_card(said) or talk.changes(said)):
            return match["name"]
    found = (match for match in _REMARKS.finditer(line) if match[0] != "-")  # that is part of a word: `Робот-пыл.`
    cuts = [(match.start(), match.end()) for match in found][:_MOST_REMARKS]
    for start, end in reversed(cuts):
        card, said = line[:start], line[end:]
        if _has_number(card):
            return line if _is_of_note(said) else card
    return line


def _has_number(card: str) -> bool:
    """True for a card with its number of copies."""
    name = next((name for name, _ in counted.readings(card) if is_card(normalise(name))), None)
    return names_form(card) or (name is not None and re.search(r"\d", card.replace(name, " ", 1)) is not None)


def _is_of_note(said: str) -> bool:
    """True for a remark that may say how many there are of a card, or where it is, or puts it in doubt."""
    said = _NEEDED.sub(" ", said)
    words = normalise(said).strip(" ()[]{}.!")
    if not _DOUBTS.isdisjoint(talk.words_of(words)):
        return True
    many = any(map(str.isdigit, talk.unexplained(words))) and len(re.findall(r"[^\W\d]+", words)) < _LEAST_SAID
    elsewhere = words in slot_words() or section(words) not in (None, "list") or is_about(words)
    return many or elsewhere or _bears_on_cards(said, "")


def _played(part: str) -> str:
    """The lead that a part of a sentence says to play, and nothing else."""
    words = talk.words_of(normalise(part))
    is_said = not (_PLAY | slot_words().keys()).isdisjoint(words) or _SIDED.issubset(words)
    if len(words) > _MOST_PLAYED or not is_said:
        return ""
    at = next((at for at, word in enumerate(words) if word not in _PLAYS and word not in slot_words()), 0)
    name = " ".join(words[at:])
    return name if is_lead(name) else lead_in_form(name)


def names_form(text: str) -> bool:
    """True for several copies of a card that is called in the form that Russian asks for: `3 коровы`."""
    return any(copies not in ("", "1") and is_form(normalise(name)) for name, copies in counted.readings(text))


@of_games(_KEPT)
def marked(line: str) -> tuple[Place, str] | None:
    """The slot that stands behind a card, and the card."""
    match = _SUFFIX.fullmatch(line)
    if match and not is_card(normalise(line)):
        slot = normalise(match["in"] or match["after"] or match["last"] or "")
        if slot in slot_words() and names_card(match["name"]):
            return slot_words()[slot], match["name"]
    return None


@of_games(_KEPT)
def labelled(line: str) -> tuple[str, str]:
    """The label of a line and its value: `Герой: Громила`, `Герой — Громила`, `Герой Громила`.

    Both are empty for a line without a label. A slot's label may be among other words (`Мой герой: …`); before a dash
    only known labels are labels, since names have dashes in them.
    """
    label = _LABEL.fullmatch(line)
    if label and label["value"] and not is_card(normalise(line)):
        word, value = normalise(label["label"]).replace(".", "").replace(",", ""), label["value"]
        if slot := next((part for part in word.split() if part in slot_words()), None):
            return slot, value
        return (word, value) if label["sign"] in ":=" or is_about(word) or _opens(word, value) else ("", "")
    first, _, rest = line.partition(" ")
    if not first.isdecimal() and normalise(first) in slot_words() and names_card(rest):
        return normalise(first), rest
    return "", ""


def fields(line: str) -> list[str]:
    """The parts of a line as of a form, with a wide gap before each label: `Игрок: Оля     Герой: Громила`."""
    cut = _GAP.split(line.strip(" |")) if "   " in line else [line]
    known = [word in slot_words() or is_about(word) for word, _ in map(labelled, cut)]
    return cut if len(cut) > 1 and all(known) else [line]


def _opens(word: str, value: str) -> bool:
    """True for a heading before a dash, with its first card behind it: `Бомбы - 4 Пуля, 2 Хлопушка`."""
    return section(word) == "list" and counted.begins_with_count(value)


def is_item(line: str, value: str) -> bool:
    """True for the value of a label that is a card of the deck: counted, or with a number before it: `Пик 3: Барон`."""
    if counted.is_counted(value):
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


@of_games(_KEPT)
def names_card(text: str) -> bool:
    """True for a line that is a card of any game, with its copies or without."""
    return any(is_card(normalise(name)) for name, _ in counted.readings(text))
