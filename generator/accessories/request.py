"""Boxes and registration sheets as they are asked for, in the words of `fitil box` and `fitil registration`.

One way for the commands and for a page, as `generator.request` is for prints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cards import Deck, FitilError, Game, Lang
from cards.decks import DeckRead, Judge, game_of, handed_in, read_handed
from generator.accessories.box_art import BoxJob, print_box
from generator.accessories.registration import Entered, Registered, register_decks
from generator.accessories.registration_page import Sheet
from generator.accessories.tuckbox import Inside, inside
from generator.display import LayoutFinding
from generator.face import cuts_of
from generator.job import Selection, job_name, language, note, other_language, pdf_path, select
from generator.paper import parse_paper, parse_size, size_text
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
    paper: str = "a4"
    out: Path | None = None
    typed: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class MadeBox:
    """A box that was printed: its file, the number of cards that it holds, the room in it, and the findings."""

    path: Path
    cards: int
    room: Inside
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


def make_box(asked: BoxRequest) -> MadeBox:
    """Print a box; raises `FitilError` if it cannot be."""
    selection = select([asked.deck], pieces=asked.pieces)
    (game,) = selection.games
    lang = language(asked.lang, selection.games)
    loaded = _whole(game, selection) if selection.whole else selection.decks[0]
    path = pdf_path(asked.out, job_name(selection, "box", lang))
    cuts = cuts_of(game)
    usual = cuts[""].size
    alike = [card for _, card in selection.cards if cuts.get(card.type, cuts[""]).size == usual]
    count = asked.cards or len(alike or selection.cards)
    card = usual if asked.size is None else parse_size(asked.size)
    room = inside(card, count, thickness=asked.thickness, sleeved=asked.sleeved)
    job = BoxJob(
        game=game,
        deck=loaded,
        lang=lang,
        room=room,
        count=count,
        paper=parse_paper(asked.paper),
        note=note(selection, asked.typed),
    )
    return MadeBox(path, count, room, print_box(job, path))


def _whole(game: Game, selection: Selection) -> Deck:
    """All cards of a game as one deck, for the box that holds them."""
    cards = Counter(card.id for _, card in selection.cards)
    return Deck(ref=game.id, game=game.id, cards=cards, name={lang: words(lang)("box-whole") for lang in game.langs})


def make_sheets(asked: RegistrationRequest, judge: Judge) -> MadeSheets:
    """Print the sheets of all decks that can be read; raises `FitilError` if that cannot be."""
    size = parse_paper(asked.paper)
    if min(size) < SMALLEST:
        raise FitilError(
            f"a registration sheet needs paper of {SMALLEST} mm a side or more, not {size_text(size)}"
        ).coded("form-needs-paper", least=SMALLEST, paper=size_text(size))
    read = tuple(map(read_handed, handed_in(asked.decks)))
    whole = [Entered(game_of(one.deck), one.deck, one.player) for one in read if one.deck and not one.faults]
    if not whole:
        return MadeSheets(read)
    selection = select([entered.deck for entered in whole])
    lang = language(asked.lang, selection.games)
    path = pdf_path(asked.out, job_name(selection, "list" if asked.only_list else "registration", lang))
    sheet = Sheet(
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
