"""Columns of a table that count no copies: what cards cost, and the numbers that are printed on them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from cards.decks.lists.around import dress
from cards.decks.lists.tables.table_head import BESIDE, DELIMITERS, LATEST, PRICE
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import names_player, section
from cards.decks.names.known import is_card, printed
from cards.decks.names.mentions import of_all
from cards.decks.words.fillers import TAKING, bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.decks.words.seen import seen
from cards.decks.words.titles import COPIES, NAMES, words_in
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_LEAST_PRINTED, _LONG = 4, 4
"""Fewest cards whose numbers may be seen to be those that are printed on them, and letters of none of these."""
_KINDS = frozenset([
    "тип", "вид", "категория", "редкость", "раритетность", "type", "kind", "category", "rarity", "סוג", "קטגוריה",
    "נדירות",
])  # fmt: skip
"""What columns are called that say of which kind each card is."""
_STATE = expression(
    r"(?<!\w)(?:стат|решен|реши|есть|налич|имее|готов|где|кто|кому|чь|чей|хозя|владел|взя|бер"
    r"|возьм|колод|дек|основ|запас|замен|нуж"
    r"|куп|прода|меня|печат|игра|сыгра|остав|убра|убир|потом|дома|сдела|жд|в пути|потер|порван|стар|нов|один|одна"
    r"|две|два|три|пар|игрок|автор|брат|сестр|мам|пап|друг|сын|доч|да|плюс|минус|галочк|копи|штук|кол|числ"
    r"|stat|decid|have|had|own|got|who|where|deck|side|spare|main|need|buy|bought|sell|trade|print|keep|cut|home|later|done"
    r"|todo|wait|lost|play|player|author|brother|sister|mom|mum|dad|friend|son|daughter|yes|ok|in|out|old|new|one|two|three"
    r"|pair|copies|qty"
    r"|мест|полк|короб|шкаф|ящик|папк|альбом|location|place|box|drawer|binder|folder|shelf|מיקום|מגיר|קופס|מדף|תיקי"
    r"|סטטוס|החלט|יש|של|מי|איפה|חפיס|דק|רזרב|ספסל|צריך|לקנות|קנ|להדפיס"
    r"|הודפס|מודפס|נבחר|בבית|אחר כך|בדרך|שחקן|אח|אחות|אמא"
    r"|אבא|חבר|בן|בת|כן|בפנים|בחוץ|ישן|חדש|אחד|אחת|שתי|שני|שלוש|זוג|כמות|מספר)"
)
"""What the words begin with that say where a card is, whose, how many there are, or what becomes of it."""
_LETTERS = expression(r"[^\W\d_]{3,}(?:['\"-][^\W\d_]+)*")
_LEAST_ROWS, _MOST_PLAIN = 3, 2
_WHOSE = frozenset([
    "чья", "чьи", "чей", "чье", "откуда", "источник", "владелец", "хозяин", "whose", "owner", "source", "from", "של",
    "מי", "מאיפה", "מקור", "בעלים",
])  # fmt: skip
_OWN = frozenset([
    "свои", "своя", "свой", "свое", "мои", "моя", "мой", "есть", "own", "mine", "my own", "have", "שלי", "יש", "יש לי",
])  # fmt: skip
_GOT = expression(
    r"(?:взял|одолжил|позаимствовал|купил|подарил|выменял|borrow|bought|lent|gift|השאל|שאלתי|קני|לקחתי|קיבל)"
)
"""What columns are called that say whose copies of a card they are, what stands there of one's own, and what the words
begin with of those that one has been given.
"""
_ANY = expression(r".*")
SUM_OF_MONEY = expression(r"\W*\d[\d\s.,]*(?:[^\W\d]{1,4}\.?)?\W*")


def without_worth(text: str) -> str:
    """A table without its columns of what cards cost, which are no numbers of copies; any other text as it is."""
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            titles = [words_in(cell) for cell in line.split(delimiter)] if delimiter in line else []
            worth = [column for column, title in enumerate(titles) if title & PRICE and not title & COPIES]
            if worth and any(title & NAMES and not title - NAMES - BESIDE for title in titles):
                return "\n".join([*lines[: at + 1], *_emptied(lines[at + 1 :], delimiter, worth)])
    return text


def without_kinds(text: str) -> str:
    """A table without its columns of what kind each card is and whose copies are in the deck, as their titles say, or
    of what else is said of each in a word that says nothing of where it is; any other text as it is.
    """
    lines = text.splitlines()
    for at, line in enumerate(lines[:LATEST]):
        for delimiter in DELIMITERS:
            titles = [words_in(cell) for cell in line.split(delimiter)] if delimiter in line else []
            whose = {column for column, title in enumerate(titles) if title and title <= _WHOSE}
            kinds = [column for column, title in enumerate(titles) if title & _KINDS and title <= _KINDS | BESIDE]
            kinds += whose
            names = [column for column, title in enumerate(titles) if title & NAMES and not title - NAMES - BESIDE]
            if not names or not (kinds or delimiter != ","):
                continue
            rows = [[cell.strip(' "') for cell in one.split(delimiter)] for one in lines[at + 1 :]]
            cells = {column: [row[column] for row in rows if column < len(row)] for column in kinds}
            whose = {column for column in whose if not _are_own([*map(normalise, cells[column])])}
            kinds = [one for one in kinds if one not in whose and not any(map(_says_more, cells[one]))]
            kinds = kinds or _of_words(line.split(delimiter), rows)
            if kinds:
                return "\n".join([*lines[:at], *_emptied(lines[at:], delimiter, kinds, _ANY)])
    return text


def _of_words(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    """The columns of a table of single cards without any numbers, beside that of the cards, that say of each something
    in a word or two: not where it is, whose, nor what becomes of it, and no card.
    """
    rows = [row for row in rows if any(row)]
    width = len(titles)
    if len(rows) < _LEAST_ROWS or any(map(str.isdigit, "".join(cell for row in rows for cell in row))):
        return []
    cards = [at for at in range(width) if all(at < len(row) and is_card(normalise(row[at])) for row in rows)]
    others = [at for at in range(width) if at not in cards]
    said = [titles[at] for at in others] + [row[at] for row in rows for at in others if at < len(row)]
    is_plain = len(cards) == 1 and all(len(row) == width for row in rows) and all(map(_is_plain, said))
    return others if is_plain else []


def _is_plain(cell: str) -> bool:
    """True for a word or two that cannot say of a card where it is, whose, or whether it is in the deck."""
    said = normalise(cell.strip(' "'))
    words = said.split()
    is_said = bears_on_cards(words) or not TAKING.isdisjoint(words) or _STATE.search(said) or any(map(is_given, words))
    is_name = of_all().find(seen(cell)) or section(said) or names_player(said)
    is_word = 0 < len(words) <= _MOST_PLAIN and all(_LETTERS.fullmatch(word) for word in words)
    return is_word and not (is_said or is_name or _says_more(cell))


def _are_own(cells: Sequence[str]) -> bool:
    return not _OWN.isdisjoint(cells) and all(not cell or cell in _OWN or _GOT.match(cell) for cell in cells)


def _says_more(cell: str) -> bool:
    return any(map(str.isdigit, cell)) or is_card(normalise(cell)) or is_aside(normalise(cell))


def without_printed(text: str) -> tuple[str, tuple[str, ...]]:
    """A table without its columns of numbers that are printed on the cards, and their titles; other texts as they are.

    Every card of such a column has there what is printed on it, and no title says that it is of copies.
    """
    lines = text.splitlines()
    for delimiter in DELIMITERS:
        rows = [line.split(delimiter) for line in lines]
        cards = [
            (row, [one for cell in row if (one := normalise(dress.undressed(cell.strip(' "')).line)) and is_card(one)])
            for row in rows
            if len(row) > 1
        ]
        cards = [(row, found) for row, found in cards if len({*found}) == 1]
        if len(cards) < _LEAST_PRINTED:
            continue
        first = rows.index(cards[0][0])
        above = rows[first - 1] if first else []
        if any(words_in(cell) & COPIES for cell in above):  # there is no doubt
            return text, ()
        found = [
            at
            for at in range(max(len(row) for row, _ in cards))
            if _is_printed([(row[at].strip(), names[0]) for row, names in cards if at < len(row)])
        ]
        if found:
            titles = tuple(above[at].strip(' "') if at < len(above) else str(at + 1) for at in found)
            if above:
                lines[first - 1] = delimiter.join("" if at in found else cell for at, cell in enumerate(above))
            return "\n".join([*lines[:first], *_emptied(lines[first:], delimiter, found)]), titles
    return text, ()


def _is_printed(cells: Sequence[tuple[str, str]]) -> bool:
    """True if all cards that have a number there have one and the same that is printed on them, such as their cost."""
    pairs = [(int(cell), printed(name)) for cell, name in cells if cell.isdecimal() and len(cell) < _LONG]
    if len(pairs) < _LEAST_PRINTED or len({number for number, _ in pairs}) == 1:
        return False
    return any(all((which, number) in known for number, known in pairs) for which, _ in pairs[0][1])


def told_of_printed(titles: Sequence[str]) -> Said:
    """What is said of numbers that are printed on the cards."""
    said = ", ".join(titles)
    return Said(f"numbers that are printed on the cards, and no copies: {said}", "printed-numbers", titles=said)


def _emptied(
    lines: Iterable[str], delimiter: str, columns: Collection[int], what: re.Pattern[str] = SUM_OF_MONEY
) -> Iterator[str]:
    """The rows of a table without the numbers, or what else, in these columns; of one that goes on in the next line,
    the line.
    """
    for line in lines:
        if line.count('"') % 2 or not line:
            yield line
            continue
        (cells,) = csv.reader([line], delimiter=delimiter)
        row = io.StringIO()
        kept = ("" if at in columns and what.fullmatch(cell) else cell for at, cell in enumerate(cells))
        csv.writer(row, delimiter=delimiter, lineterminator="").writerow(kept)
        yield row.getvalue()
