"""Lists in Russian or Hebrew that are typed in Latin letters, where there is no other keyboard: `4 klasternaya bomba`.

Nobody writes all letters in the same way, so names are compared by what all these ways share.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

from cards.database import game_ids, load_game, of_games
from cards.decks.listing import Listing, read_as
from cards.decks.lists.around.in_cyrillic import in_cyrillic
from cards.decks.names.given_names import given_in_russian
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_form, is_lead
from cards.decks.words import counted
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_LETTERS = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "h", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sh", "ъ": "", "ы": "i", "ь": "", "э": "e", "ю": "iu", "я": "ia",
}  # fmt: skip
_SAME = (
    ("shch", "sh"), ("sch", "sh"), ("kh", "h"), ("x", "h"), ("ts", "c"), ("tz", "c"), ("w", "v"), ("j", "y"),
    ("y", "i"), ("io", "e"), ("ie", "e"), ("'", ""),
)  # fmt: skip
"""Letters for which others are written, each after those that it is part of."""
_LEAST_CONSONANTS = 2
_LEAST_OF_GIVEN = 4
"""Fewest letters of a given name: shorter ones are other words, too."""
_LEAST = 4
"""Fewest cards by which a list is seen to be in Latin letters."""
_LONGEST, _MOST_LETTERS = 100, 1000
_LABELLED = expression(
    r"(?<![\w'])(?P<label>[A-Za-z]{3,9})\s*(?:[:=]|\s[-–—])\s*(?P<name>[A-Za-z][A-Za-z' -]{2,40})(?=[.,;!)\n]|$)"
)
_LONGEST_NAME, _LEAST_LETTERS = 4, 5
"""Most words of a name that stands among others, and fewest letters."""


_ENDING = expression("(?:i?ami|ogo|ego|omu|emu|i?iam|iiah|ami|am|iah|ah|ih|im|ov|ev|om|em|[aeiou]{1,3})(?= |$)")
_LEAST_OF_STEM = 4
"""How forms of Russian words end in Latin letters, and fewest letters before that."""
_LETTERS_A_SLIP = 7
"""In how many letters one may be wrong."""
_CONSONANTS = {
    "א": "", "ב": "[bv]", "ג": "[gj]", "ד": "d", "ה": "h?", "ו": "[vw]?", "ז": "z", "ח": "(?:c?h|kh|x)", "ט": "t",
    "י": "y?", "כ": "(?:c?h|kh?|[cq])", "ל": "l", "מ": "m", "נ": "n", "ס": "s", "ע": "", "פ": "(?:ph?|f)",
    "צ": "(?:t?z|ts|ch?)", "ק": "[kqc]", "ר": "r", "ש": "sh?", "ת": "th?", " ": " ?",
}  # fmt: skip
"""How the letters of Hebrew are written, in words without their vowels."""
_FINAL = str.maketrans("םןץףך", "מנצפכ")
_MOST_LINES = 200
"""Lines that are compared with every name."""


def in_russian(lines: Sequence[tuple[int, str]], listing: Listing) -> list[tuple[int, str]]:
    """Lines without letters of other languages, with names in Russian that were typed so as they are called.

    A remark of the list tells them. Of too few such cards it is not seen that they are meant so.
    """
    some = [*dict.fromkeys(line for _, line in lines if line and len(line) <= _LONGEST)]
    if len(some) < _LEAST:  # such as the cells of a table, each of which is read by itself
        return [*lines]
    found = {line: said for line in some if (said := _read(line, _russian))}
    if 0 < len(found) < _LEAST:
        found |= _in_form(some, found)
    if len(found) < _LEAST:
        found = {line: said for line in some[:_MOST_LINES] if (said := _read(line, _hebrew))}
    if len(found) < _LEAST:
        return [*lines]
    if any(re.search("[а-яё]", said.casefold()) for said, _ in found.values()):
        found |= _in_form(some, found)
        found |= {line: said for line in some if line not in found and (said := _read(line, _nearly_russian))}
        found |= {line: said for line in some if line not in found and (said := _among_words(line))}
    written = [one for _, names in found.values() for one in names]
    told = f"read so: {', '.join(written)}"
    listing.remarks.append(Said(told, "read-so", lines=written))
    return [(number, found[line][0] if line in found else line) for number, line in lines]


def _in_form(lines: Sequence[str], found: Collection[str]) -> dict[str, tuple[str, list[str]]]:
    """Lines beside those `found`, each with a number and a name in Russian in the form that stands behind it."""
    counts = (line for line in lines if line not in found and counted.numbers_of(line))
    return {line: said for line in counts if (said := _read(line, _russian_in_form))}


def with_lead(lines: Sequence[tuple[int, str]], listing: Listing) -> list[tuple[int, str]]:
    """The lines, with the word for a slot and the lead behind it as they are called, where both were typed in Latin
    letters among others: `gibor: ha'amargan`. A remark of the list tells them.
    """
    return [(number, _with_lead(line, listing)) for number, line in lines]


def _with_lead(line: str, listing: Listing) -> str:
    match = _LABELLED.search(line) if len(line) <= _MOST_LETTERS else None
    slot = match and (_slots().get(_alike(match["label"])) or _hebrew_slot(match["label"]))
    lead = (_russian(match["name"]) or _hebrew(match["name"])) if match and slot else ""
    if not (match and lead and is_lead(normalise(lead))):
        return line
    told = read_as(match["name"], lead)
    said = f"read so: {told}"
    listing.remarks.append(Said(said, "read-so", lines=[told]))
    return f"{line[: match.start()]}{slot}: {lead}{line[match.end() :]}"


def _read(line: str, named: Callable[[str], str]) -> tuple[str, list[str]] | None:
    """A line with its card's name as that is `named`, and what was read so; None for any other line."""
    for name, _ in counted.readings(line):
        if is_card(normalise(name)):
            break
        word, _, value = name.partition(" ")
        label = word.rstrip(":-")
        slot = _slots().get(_alike(label)) or _hebrew_slot(label) or slot_words().get(label.casefold(), "")
        said = value if slot else name.rpartition(":")[2].strip() or name
        if known := named(said):
            told: list[str] = [read_as(said, known)]
            return line.replace(name if slot else said, f"{slot}: {known}" if slot else known, 1), told
    return None


def _among_words(line: str) -> tuple[str, list[str]] | None:
    """A line of talk with names in Russian, and the words for slots, as they are called; None if it has no name."""
    words = [*re.finditer(r"[^\W\d_](?:[\w'-]*\w)?", line)]
    told: list[str] = []
    said, at = line, len(words)
    while at > 0:
        runs = [words[start:at] for start in range(max(0, at - _LONGEST_NAME), at)]
        named = [(run, name) for run in runs if (name := _name_or_slot(line[run[0].start() : run[-1].end()]))]
        if not named:
            at -= 1
            continue
        run, name = named[0]
        start, end = run[0].start(), run[-1].end()
        told += [read_as(line[start:end], name)] if is_card(normalise(name)) else []
        said, at = f"{said[:start]}{name}{said[end:]}", at - len(run)
    return (said, told[::-1]) if told else None


def _name_or_slot(said: str) -> str:
    """A name in Russian of so many letters that it is no other word, or the word for a slot."""
    if is_card(normalise(said)):
        return ""
    return _slots().get(_alike(said), "") or (_russian(said) if len(_alike(said)) >= _LEAST_LETTERS else "")


def _russian(said: str) -> str:
    return _names().get(_alike(said), "")


def _russian_in_form(said: str) -> str:
    """A name in Russian in the form that stands behind a number, or the only one of which this may be one: `korovy`,
    `klasternyh bomb`, `zakaznyh pisma`.
    """
    if is_form(normalise(name := in_cyrillic(said))):
        return name
    alike = _alike(said)
    return _names_in_form().get(alike) or _names_in_form().get(_ENDING.sub("", alike), "")


def _nearly_russian(said: str) -> str:
    """The only name in Russian that this is with few letters wrong, where no other is nearly as near."""
    from rapidfuzz import process  # of exact names nothing is guessed
    from rapidfuzz.distance import OSA

    most = len(alike := _alike(said)) // _LETTERS_A_SLIP
    near = process.extract(alike, [*_names()], scorer=OSA.distance, score_cutoff=most + 1, limit=2) if most else []
    (name, wrong, _), *others = sorted(near, key=lambda one: one[1]) or [("", 1, 0)]
    return _names()[name] if name and wrong <= most and all(other > wrong + 1 for _, other, _ in others) else ""


def _hebrew(said: str) -> str:
    """The only name in Hebrew whose consonants these are."""
    plain = re.sub(r"([a-z])\1", r"\1", said.casefold().replace("'", "").replace("-", " "))
    bare = " ".join(re.sub("[aeiou]", "", plain).split())
    if len(bare) < _LEAST_CONSONANTS or not re.fullmatch(r"[a-z0-9 ]+", plain):
        return ""
    found = {name for pattern, name in _patterns() if pattern.fullmatch(bare)}
    return found.pop() if len(found) == 1 else ""


@of_games()
def _patterns() -> Sequence[tuple[re.Pattern[str], str]]:
    """Names in Hebrew, by the consonants that they may be written with."""
    games = [game for game in map(load_game, game_ids()) if game.cards]
    names = {entry.name for game in games for words in game.words.values() for entry in words.values()}
    plain = {name: re.sub("[^א-ת0-9 -]", "", normalise(name)).replace("-", " ").translate(_FINAL) for name in names}
    return [
        (expression(_written(said.strip())), name)
        for name, said in sorted(plain.items())
        if len(said.strip()) >= _LEAST_CONSONANTS
    ]


@of_games(64)
def _hebrew_slot(said: str) -> str:
    """The word in Hebrew for a slot whose consonants these are."""
    bare = re.sub("[aeiou]", "", said.casefold())
    words = (word for word in slot_words() if re.fullmatch("[א-ת]+", word) and len(bare) >= _LEAST_CONSONANTS)
    return next((word for word in words if re.fullmatch(_written(word), bare)), "")


def _written(name: str) -> str:
    """A pattern of how the letters of a name in Hebrew are written."""
    return "".join(_CONSONANTS.get(ch, ch) for ch in name.translate(_FINAL))


def names_in_russian(said: str) -> bool:
    """True for the name of a card in Russian that was typed in Latin letters: `Baba Tina`."""
    return said.isascii() and bool(_russian(said))


def is_given_name(word: str) -> bool:
    """True for a given name in Russian that was typed in Latin letters: `Vadik`."""
    return word.isascii() and len(word) >= _LEAST_OF_GIVEN and _alike(word) in _given_names()


@cache
def _given_names() -> frozenset[str]:
    return frozenset(map(_alike, given_in_russian()))


def _alike(name: str) -> str:
    """What all ways to write a name in Latin letters share."""
    said = "".join(_LETTERS.get(letter, letter) for letter in name.casefold())
    for written, for_it in _SAME:
        said = said.replace(written, for_it)
    return re.sub(r"(\w)\1", r"\1", " ".join(re.findall(r"\w+", said)))


@of_games()
def _names() -> Mapping[str, str]:
    """Names in Russian by what their writings share; of several that share it, none."""
    found: dict[str, set[str]] = {}
    for game in (game for game in map(load_game, game_ids()) if game.cards):
        for name in (entry.name for words in game.words.values() for entry in words.values()):
            if re.search("[а-я]", name.casefold()):
                found.setdefault(_alike(name), set()).add(name)
    return {said: name for said, (name, *others) in found.items() if not others}


@of_games()
def _names_in_form() -> Mapping[str, str]:
    """Names in Russian by what their forms share in Latin letters; of several that share it, none."""
    found: dict[str, set[str]] = {}
    for said, name in _names().items():
        if len(stem := _ENDING.sub("", said)) >= _LEAST_OF_STEM:
            found.setdefault(stem, set()).add(name)
    return {stem: name for stem, (name, *others) in found.items() if not others}


@of_games()
def _slots() -> Mapping[str, str]:
    return {_alike(word): word for word in slot_words() if re.search("[а-я]", word)}
