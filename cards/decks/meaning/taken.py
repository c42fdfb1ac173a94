"""The cards that were read of a list, added up: those named on several lines, and sums that are not of its cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cards.decks.listing import ListedCard, Sum, line_of
from cards.errors import DataError, Said, short
from cards.names import normalise

if TYPE_CHECKING:
    from cards.model import Game

_FOR_ANOTHER = (" из ", " как ", " в роли ", " of ", " as ", " מה", " מתוכ", " בתור ")
"""What stands on a line of which one card may stand for another."""
_DASHES = frozenset("-–—−")
_LEAST_AGAIN = 5
"""Fewest cards named twice that make two lists."""


class TakenCard(NamedTuple):
    """A card that was read: its entry, its id, how many, and the slot that it lies in, if any."""

    entry: ListedCard
    card: str
    copies: int
    slot: str


def _on_lines(taken: Sequence[TakenCard]) -> list[list[TakenCard]]:
    """The cards of a list, each with all that was read of it, where the lines have numbers of copies."""
    return [] if all(one.copies == 1 for one in taken) else _by_card(taken)  # a line for each copy


def _by_card(taken: Sequence[TakenCard]) -> list[list[TakenCard]]:
    found: dict[tuple[str, str], list[TakenCard]] = {}
    for one in taken:
        found.setdefault((one.card, one.slot), []).append(one)
    return list(found.values())


def _is_repeated(ones: Sequence[TakenCard]) -> bool:
    return len({id(one.entry) for one in ones}) > 1


def _told_twice(taken: Sequence[TakenCard], path: Path) -> Iterator[DataError]:
    """Yield the fault of a list most of whose lines are named again, as in an old and a new one: where that begins."""
    cards = _on_lines(taken)
    first = {id(ones[0].entry) for ones in cards}  # of a team one line stands for all its cards
    again = {id(ones[1].entry): ones[1].entry.line or 0 for ones in cards if _is_repeated(ones)}
    if len(again) >= _LEAST_AGAIN and 2 * len(again) > len(first):
        said = "several lists of one player: keep only the one that counts"
        yield DataError(path, said, min(again.values())).coded("several-lists")


def told_again(
    game: Game, taken: Sequence[TakenCard], said: Mapping[int, str], path: Path, *, are_read: bool
) -> Iterator[DataError]:
    """Yield the fault of a list most of whose lines are named again; of one whose lines `are_read`, those of lines,
    which `said` has whole, that may say of its cards something else than how many more there are.
    """
    twice = [*_told_twice(taken, path)]
    yield from twice
    if twice or not are_read:
        return
    cards = [one for one in taken if not one.slot and one.entry.line in said]
    named = filter(_is_repeated, _on_lines(cards))
    again = {ones[0].card: [one.entry.line or 0 for one in ones] for ones in named}
    if not again and any(said[one.entry.line or 0].lstrip()[:1] in _DASHES for one in cards):
        again = {ones[0].card: _with_dash(ones, said) for ones in filter(_is_repeated, _by_card(cards))}
    lines = [one.entry.line or 0 for one in cards]
    several = {at: said[at] for at, next_at in pairwise(lines) if at == next_at}
    may_stand = {at: line for at, line in several.items() if any(word in line.lower() for word in _FOR_ANOTHER)}
    if again or may_stand:
        from cards.decks.meaning.again import told_for_another, told_in_words  # few lists name a card twice

        yield from told_in_words(game, again, said, path)
        yield from told_for_another(game, may_stand, path)


def _with_dash(ones: Sequence[TakenCard], said: Mapping[int, str]) -> list[int]:
    """The line that names a card first, and those below with a dash at their head, which may be a minus."""
    first, *others = [one.entry.line or 0 for one in ones]
    return [first, *(at for at in others if said[at].lstrip()[:1] in _DASHES)]


def repeated(taken: Sequence[TakenCard]) -> Iterator[Said]:
    """Yield what is said of cards that stand on several lines of a list, where the lines have numbers of copies."""
    together: dict[tuple[int, ...], tuple[str, list[int]]] = {}  # all cards of a team stand on the same lines
    for ones in filter(_is_repeated, _on_lines([one for one in taken if one.entry.line])):
        lines = tuple(id(one.entry) for one in ones)
        _, copies = together.setdefault(lines, (short(ones[0].entry.readings[-1].name), [0] * len(ones)))
        copies[:] = [before + one.copies for before, one in zip(copies, ones, strict=True)]
    said = [_sum_of(name, f"{' + '.join(map(str, copies))} = {sum(copies)}") for name, copies in together.values()]
    if said:
        yield Said(f"on several lines, and added up: {', '.join(said)}", "added-up", lines=said)


def _sum_of(name: str, added: str) -> Said:
    return line_of("sum-of", name=name, sum=added)


def wrong_sums(
    game: Game, taken: Sequence[TakenCard], sums: Mapping[int, Sum], bounds: Collection[int], texts: Mapping[int, str]
) -> Iterator[Said]:
    """Yield what is said of the sums in a list that are not those of its cards, in whatever way they may be counted.

    `texts` are the lines as they were written: one may say of which type the cards above are that it sums up.
    """
    if not sums:
        return
    from bisect import bisect_left  # few lists say their sums, and decks are read by nearly every command

    lines = sorted({*bounds, *sums})
    below: dict[int, list[int]] = {}
    for one in taken:
        group = below.setdefault(bisect_left(lines, one.entry.line or 0), [0, 0])
        group[bool(one.slot)] += one.copies
    whole, leads = map(sum, zip(*below.values(), strict=True)) if below else (0, 0)
    for line, said in sums.items():
        at = bisect_left(lines, line)
        above, under = below.get(at, [0, 0]), below.get(at + 1, [0, 0])
        may_be = {whole, whole + leads}
        may_be |= {*_with_leads(under)} | (set() if said.over else {*_with_leads(above)})
        of_kind = None if not said.over or any(under) else of_type(game, taken, texts.get(line, ""))
        if said.number not in (may_be if of_kind is None else {of_kind}):
            found = under[0] if said.over and under[0] else whole if of_kind is None else of_kind
            told = f"line {line} says {said.number}, and there are {found} cards"
            yield Said(told, "wrong-sum", line=line, said=said.number, found=found)


def of_type(game: Game, taken: Sequence[TakenCard], text: str) -> int | None:
    """How many of the cards are of the type that a line names, as `Бомбы: 4`; None if it names none."""
    from cards.decks.names.stems import stems
    from cards.language import messages, plural

    def called(kind: str, group: str | None) -> Iterator[str]:
        yield from filter(None, (kind, f"{kind}s", group))
        for lang in game.langs:
            yield from map(normalise, (plural(game, kind, lang), messages(game, lang)(f"type-{kind}")))
            if group:
                yield from (words := normalise(plural(game, group, lang)), words.split()[-1])

    said = stems(" ".join(re.findall(r"[^\W\d]+", normalise(text))))
    kinds = {kind for kind, of in game.types.items() if said in map(stems, called(kind, of.group))}
    return sum(one.copies for one in taken if game.cards[one.card].type in kinds) if kinds else None


def in_doubt(taken: Sequence[TakenCard], wrong: Sequence[Said], path: Path) -> list[DataError]:
    """The faults of `wrong` sums of a list of which some cards have no number of copies, where others do: they make it
    doubtful that there is one of each.
    """
    if not wrong:
        return []
    from cards.decks.words.counted import numbers_of  # exact lists have no sums

    cards = [one for one in taken if not one.slot and one.entry.line]
    numbered = [one for one in cards if one.copies > 1 or numbers_of(_beside_name(one.entry))]
    is_doubtful = 0 < len(numbered) < len(cards)
    return [_fault(path, **why.params) for why in wrong if is_doubtful]


def _fault(path: Path, line: int, said: int, found: int) -> DataError:
    """The fault of a wrong sum, which has its line before it."""
    told = f"here it says {said}, and there are {found} cards"
    return DataError(path, told, line).coded("wrong-sum-here", said=said, found=found)


def _beside_name(entry: ListedCard) -> str:
    """What an entry says beside the name of its card."""
    said = normalise(entry.text)
    return min((said.replace(normalise(one.name), " ", 1) for one in entry.readings), key=len)


def _with_leads(group: Sequence[int]) -> tuple[int, int]:
    cards, leads = group
    return cards, cards + leads
