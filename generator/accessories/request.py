"""Boxes and registration sheets as they are asked for, in the words of `fitil box` and `fitil registration`.

One way for the commands and for a page, as `generator.request` is for prints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import NamedTuple

from cards import Card, Deck, FitilError, Game, Lang, messages
from cards.decks import DeckRead, Judge, game_of, handed_in, no_decks, read_handed
from cards.language import kind_words
from cards.records import dataclass
from generator.accessories.box_art import EDGE, BoxJob, print_boxes
from generator.accessories.deck_table import begun
from generator.accessories.registration import Registered, register_decks
from generator.accessories.registration_page import Entered, RegistrationLayout
from generator.accessories.tuckbox import SMALLEST as SMALLEST_BOXED, Inside, fitting, inside, net
from generator.display import LayoutFinding, one_job
from generator.face import cuts_of, template_of
from generator.job import Selection, check_squares, job_name, language, note, other_language, pdf_path, select
from generator.paper import load_sheet, parse_paper, parse_size, parse_square, size_text, with_options
from generator.words import words

NONE = "none"
SMALLEST = 140
"""The least width and height of a registration sheet, in mm."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxRequest:
    """Which box to make; each field is the option of `fitil box` of the same name, `deck` its argument.

    `typed` are the words after `fitil`, which stand in the margin.
    """

    deck: str
    lang: str | None = None
    cards: int | None = None
    pieces: bool = False
    sleeved: bool = False
    thickness: float | None = None
    size: str | None = None
    square: str | None = None
    paper: str = "a4"
    out: Path | None = None
    typed: Sequence[str] = ()


class Boxed(NamedTuple):
    """A box: the number of cards that it holds, and the room in it."""

    cards: int
    room: Inside


@dataclass(frozen=True, slots=True)
class MadeBoxes:
    """Boxes that were printed: their file, what each of them holds, the types that no box holds, and the findings."""

    path: Path
    boxes: tuple[Boxed, ...]
    left: tuple[str, ...]
    findings: tuple[LayoutFinding, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RegistrationRequest:
    """Which sheets to make; each field is the option of `fitil registration` of the same name, `decks` its arguments.

    `only_list` is `--list`; `typed` are the words after `fitil`, which stand in the margin.
    """

    decks: Sequence[str]
    lang: str | None = None
    second: str | None = None
    only_list: bool = False
    site: str = ""
    paper: str = "a4"
    out: Path | None = None
    typed: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class MadeSheets:
    """Registration sheets: the decks as they were read, and of those that could be, the file and what is in it."""

    read: tuple[DeckRead, ...]
    path: Path | None = None
    done: Registered = field(default_factory=Registered)


@one_job()
def make_boxes(asked: BoxRequest) -> MadeBoxes:
    """Print a box, or as few as hold a whole game; raises `FitilError` if they cannot be.

    What lies on the table has boxes of its own if it is of another size, unless it is one, folded, or too small or too
    large.
    """
    selection = select([asked.deck], pieces=asked.pieces)
    (game,) = selection.games
    template_of(game)  # which brings the fonts that its words are drawn in
    lang = language(asked.lang, selection.games)
    path = pdf_path(asked.out, job_name(selection, "box", lang))
    paper = parse_paper(asked.paper)
    left: Counter[str] = Counter()
    jobs = [
        BoxJob(
            game=game,
            deck=deck,
            beside=beside,
            lang=lang,
            room=room,
            count=count,
            paper=paper,
            note=note(selection, asked.typed),
        )
        for deck, (count, room), beside in _boxed(asked, game, selection, paper, left)
    ]
    made = tuple(Boxed(job.count, job.room) for job in jobs)
    return MadeBoxes(path, made, tuple(kind_words(game, left, lang)), print_boxes(jobs, path))


def _boxed(
    asked: BoxRequest, game: Game, selection: Selection, paper: tuple[float, float], left: Counter[str]
) -> Iterator[tuple[Deck, Boxed, Sequence[Card]]]:
    """What is on each box, how many cards, and which of them lie on the table; types that none holds go to `left`."""
    sheet = load_sheet("a4")
    if asked.square is not None:
        sheet = with_options(sheet, square=parse_square(asked.square))
        check_squares(selection)
    cuts = {kind: sheet.size_on(cut) for kind, cut in cuts_of(game).items()}
    usual = cuts[""]
    folded = {kind for kind, cut in cuts_of(game).items() if cut.folds}  # these stand or are glued, and lie in no stack
    by_size: dict[tuple[float, float], list[Card]] = {}
    for _, card in selection.cards:
        by_size.setdefault(cuts.get(card.type, usual), []).append(card)
    alike = by_size.pop(usual, None) or [card for _, card in selection.cards]
    size = usual if asked.size is None else parse_size(asked.size)
    called = {lang: words(lang)("box-whole") for lang in game.langs}
    whole = _deck(game, alike, called) if selection.whole else selection.decks[0]
    if asked.cards or asked.size or not selection.whole:
        beside = [] if selection.whole or asked.cards else [card for card in alike if game.types[card.type].piece_rule]
        yield whole, _box(asked, size, asked.cards or len(alike)), beside
    else:
        several = _spread(alike, size, asked, paper)
        for number, cards in enumerate(several, 1):
            named = {lang: f"{name} {number}/{len(several)}" for lang, name in called.items()}
            deck = whole if len(several) == 1 else replace(_deck(game, cards, named), plan=_whose(game, cards))
            yield deck, _box(asked, size, len(cards)), ()
    for other, every in () if asked.cards or asked.size else by_size.items():
        left.update(card.type for card in every if card.type in folded)
        if not (cards := [card for card in every if card.type not in folded]):
            continue
        standing = (min(other), max(other))
        small = standing[0] < SMALLEST_BOXED[0] or standing[1] < SMALLEST_BOXED[1]
        if len(cards) == 1 or small or not fitting(net(_box(asked, standing, 1).room), paper, EDGE):
            left.update(card.type for card in cards)
            continue
        for some in _spread(cards, standing, asked, paper):
            kinds = Counter(card.type for card in some)
            named = {lang: begun(", ".join(kind_words(game, kinds, lang))) for lang in game.langs}
            yield _deck(game, some, named), _box(asked, standing, len(some)), ()


def _spread(
    cards: Sequence[Card], size: tuple[float, float], asked: BoxRequest, paper: tuple[float, float]
) -> list[Sequence[Card]]:
    """The cards in as few boxes as fit the paper, all alike; in a single one if none would."""
    for each in (-(-len(cards) // boxes) for boxes in range(1, len(cards) + 1)):
        if fitting(net(_box(asked, size, each).room), paper, EDGE):
            return [cards[at : at + each] for at in range(0, len(cards), each)]
    return [cards]


def _box(asked: BoxRequest, size: tuple[float, float], count: int) -> Boxed:
    return Boxed(count, inside(size, count, thickness=asked.thickness, sleeved=asked.sleeved))


def _deck(game: Game, cards: Iterable[Card], name: Mapping[Lang, str]) -> Deck:
    """Cards as a deck, for the box that holds them."""
    return Deck(ref=game.id, game=game.id, cards=Counter(card.id for card in cards), name=name)


def _whose(game: Game, cards: Iterable[Card]) -> dict[Lang, str]:
    """Whose cards these are, by language: what tells boxes of a game apart. Without decks, teams are but colours."""
    if no_decks(game):
        return {}
    teams = list(dict.fromkeys(card.team for card in cards if card.team))
    return {lang: " · ".join(messages(game, lang)(f"team-{team}") for team in teams) for lang in game.langs}


def make_sheets(asked: RegistrationRequest, judge: Judge) -> MadeSheets:
    """Print the sheets of all decks that can be read; raises `FitilError` if that cannot be."""
    size = parse_paper(asked.paper)
    if min(size) < SMALLEST:
        raise FitilError(
            f"a registration sheet needs paper of {SMALLEST} mm a side or more, not {size_text(size)}"
        ).coded("form-needs-paper", least=SMALLEST, paper=size_text(size))
    read = tuple(one for handed in handed_in(asked.decks) for one in read_handed(handed))
    whole = [Entered(game_of(one.deck), one.deck, one.player, one.team) for one in read if one.deck and not one.faults]
    if not whole:
        return MadeSheets(read)
    selection = select([entered.deck for entered in whole])
    lang = language(asked.lang, selection.games)
    path = pdf_path(asked.out, job_name(selection, "list" if asked.only_list else "registration", lang))
    sheet = RegistrationLayout(
        lang=lang,
        second=_small_language(asked.second, lang, selection.games),
        paper=size,
        fields=not asked.only_list,
        site=asked.site,
        note=note(selection, asked.typed),
    )
    return MadeSheets(read, path, register_decks(whole, sheet, judge, path))


def _small_language(second: str | None, first: Lang, games: tuple[Game, ...]) -> Lang | None:
    """The second language asked for, or the first other one that all games have; None if there is none."""
    if second == NONE:
        return None
    others = (lang for lang in games[0].langs if lang != first and all(lang in game.langs for game in games))
    return other_language(second, first, games) or next(others, None)
