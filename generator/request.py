"""A print as it is asked for, in the words of `fitil print`, and its result: one way for the command and for a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from cards import FitilError
from cards.records import dataclass
from generator.display import DPI, one_job
from generator.face import Ink, Look
from generator.job import (
    Filler,
    Manifest,
    Printed,
    PrintJob,
    Selection,
    WholePages,
    check_apart,
    check_squares,
    has_beside,
    job_name,
    language,
    note,
    other_language,
    pdf_path,
    print_selection,
    select,
    title,
)
from generator.paper import (
    Flip,
    Marks,
    MarksOn,
    Order,
    Sheet,
    Slip,
    load_config,
    load_sheet,
    parse_paper,
    parse_size,
    parse_square,
    with_options,
)
from generator.render import AS_THEY_ARE, load_inks

if TYPE_CHECKING:
    from generator.job import Beside

CutPaths = Literal["svg", "dxf"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintRequest:
    """What to print, and how; each field is the option of `fitil print` of the same name, `decks` its arguments.

    `typed` are the words after `fitil`, which stand in the margins. `backs` is None for as the sheet has it, and
    `cover` for whole games alone.
    """

    decks: Sequence[str] = ()
    lang: str | None = None
    second: str | None = None
    game: str | None = None
    team: Sequence[str] = ()
    set: Sequence[str] = ()
    card: Sequence[str] = ()
    without: Sequence[str] = ()
    pieces: bool = False
    copies: int = 1
    since: str | None = None
    stickers: bool = False
    aids: bool = False
    tokens: bool = False
    tables: bool = False
    fill: Sequence[str] = ()
    apart: bool = False
    cover: bool | None = None
    sheet: str | None = None
    paper: str | None = None
    size: str | None = None
    square: str | None = None
    marks: Marks | None = None
    marks_on: MarksOn | None = None
    bleed: float | None = None
    flip: Flip | None = None
    backs: bool | None = None
    side: Literal["fronts", "backs"] | None = None
    start: int = 1
    order: Order = "use"
    ink: Ink = "full"
    proof: bool = False
    dpi: int = DPI
    icc: Path | None = None
    cut: CutPaths | None = None
    out: Path | None = None
    typed: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class PrintResult:
    """What was selected, in which look, and what was printed of it.

    `beside` are the kinds that are printed beside the cards, `left_out` those that a whole game has, too.
    """

    selection: Selection
    look: Look
    printed: Printed
    left_out: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


@one_job()
def carry_out(asked: PrintRequest) -> PrintResult:
    """Print what is asked for; raises `FitilError` if it cannot be."""
    alone = asked.tokens and not (asked.decks or asked.team or asked.set or asked.card or asked.pieces or asked.aids)
    if asked.fill and alone:
        raise FitilError("--fill fills places that cards leave free, and --tokens prints no cards").coded(
            "fill-or-tokens"
        )
    name = ("a4-token" if alone else "a4") if asked.sheet is None else asked.sheet
    sheet = with_options(
        load_sheet(name),
        paper=None if asked.paper is None else parse_paper(asked.paper),
        card=None if asked.size is None else parse_size(asked.size),
        square=None if asked.square is None else parse_square(asked.square),
        bleed=asked.bleed,
        marks=asked.marks,
        marks_on=asked.marks_on,
        flip=asked.flip,
        start=asked.start,
    )
    if asked.start > 1 and asked.order == "cut":
        raise FitilError("--start goes by places of the first sheet, and --order cut by stacks").coded("start-or-cut")
    kinds = {"aids": asked.aids, "tokens": asked.tokens, "tables": asked.tables}
    beside = [kind for kind, wanted in kinds.items() if wanted]
    selection = select(
        asked.decks,
        game=asked.game,
        teams=asked.team,
        sets=asked.set,
        cards=asked.card,
        without=asked.without,
        pieces=asked.pieces,
        copies=asked.copies,
        beside=beside,
    )
    if asked.square is not None:
        check_squares(selection)
    whole = [kind for kind in kinds if selection.whole and kind not in beside and _all_have(selection, kind)]
    left_out = [kind for kind in whole if sheet.is_for_print_service and kind != "aids"]
    beside += [kind for kind in whole if kind not in left_out]
    if asked.since is not None and not selection.cards:
        raise FitilError("--since compares cards, but no cards are selected").coded("since-needs-cards")
    if asked.tables and sheet.is_for_print_service:
        raise FitilError("--tables needs pages of paper, and this sheet is a single card for a print service").coded(
            "tables-need-pages"
        )
    lang = language(asked.lang, selection.games)
    second = other_language(asked.second, lang, selection.games)
    look = Look(lang=lang, second=second, ink=asked.ink, dpi=asked.dpi)
    path = pdf_path(asked.out, job_name(selection, look.langs, Path(name).stem, *_otherwise(asked)))
    if asked.since is not None:
        check_apart(asked.since, path)
    backs = sheet.backs if asked.backs is None else asked.backs
    if asked.stickers:
        _check_stickers(asked, sheet)
    job = PrintJob(
        look=look,
        sheet=sheet,
        backs=backs,
        side=asked.side,
        order=asked.order,
        proof=asked.proof,
        back_offset=(0.0, 0.0) if asked.icc else load_config().offset_of(sheet),
        note=note(selection, asked.typed),
        title=title(selection, lang),
        extras=_extras(beside, selection, look, backs=backs, own_size=not alone) if beside else (),
        tables=_tables(selection, look, sheet) if "tables" in beside else WholePages(),
        fill=_filler(asked, selection, look, sheet, backs=backs) if asked.fill else None,
        apart=asked.apart,
        cover=_covered(asked, selection, sheet),
        inks=load_inks(asked.icc) if asked.icc else AS_THEY_ARE,
        cut=(asked.cut,) if asked.cut else (),
    )
    since = None
    if asked.since is not None:

        def made(of: Selection) -> tuple[Sequence[Slip], WholePages]:
            there = [kind for kind in beside if _all_have(of, kind)]
            tables = _tables(of, look, sheet) if "tables" in there else WholePages()
            return _extras(there, of, look, backs=backs, own_size=not alone), tables

        since = _earlier(asked.since, selection, look, sheet, made)
        if asked.stickers:
            from generator.job import print_stickers

            return PrintResult(selection, look, print_stickers(selection, job, path, since))
    printed = print_selection(selection, job, path, since)
    return PrintResult(selection, look, printed, tuple(left_out), tuple(beside))


def rehearse(asked: PrintRequest) -> tuple[PrintResult, Mapping[Ink, float]]:
    """Carry out a print in each ink, somewhere else, and tell the one asked for and the coverage of all, in percent.

    Raises `FitilError` where printing would; nothing is left behind.
    """
    import tempfile

    from generator.job import coverage

    done: dict[Ink, PrintResult] = {}
    covered: dict[Ink, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for ink in get_args(Ink):
            out = Path(folder) / f"{ink}.pdf"
            done[ink] = carry_out(replace(asked, ink=ink, out=out, cut=None))
            if done[ink].printed.path:
                covered[ink] = coverage(out)
    return done[asked.ink], covered


def _check_stickers(asked: PrintRequest, sheet: Sheet) -> None:
    """Raise `FitilError` if stickers are asked for with nothing to compare with, or with what concerns whole cards."""
    if asked.since is None:
        raise FitilError("--stickers needs --since: the earlier print whose cards they are pasted on").coded(
            "stickers-need-since"
        )
    if sheet.is_for_print_service:
        raise FitilError("--stickers needs pages of paper, and this sheet is a single card for a print service").coded(
            "stickers-need-pages"
        )
    given = {
        "--fill": asked.fill,
        "--cut": asked.cut,
        "--cover": asked.cover,
        "--side": asked.side,
        "--start": asked.start > 1,
        "--order": asked.order == "cut",
    }
    if wrong := [option for option, value in given.items() if value]:
        raise FitilError(f"{wrong[0]} is for whole cards: leave it out with --stickers").coded(
            "not-with-stickers", option=wrong[0]
        )


def _covered(asked: PrintRequest, selection: Selection, sheet: Sheet) -> bool:
    """Whether a cover sheet comes first; raises `FitilError` if one is asked for where there is none."""
    if sheet.is_for_print_service and asked.cover:
        raise FitilError("--cover needs pages of paper, and this sheet is a single card for a print service").coded(
            "cover-needs-pages"
        )
    usual = bool(selection.whole) and asked.since is None and not sheet.is_for_print_service
    return usual if asked.cover is None else asked.cover


def _all_have(selection: Selection, kind: str) -> bool:
    return all(has_beside(game, kind) for game in selection.games)


def _earlier(since: str, selection: Selection, look: Look, sheet: Sheet, beside: Beside) -> Manifest:
    from generator.job import earlier  # slow to import, and rarely needed

    return earlier(since, selection, look, sheet, beside)


def _extras(names: Sequence[str], selection: Selection, look: Look, *, backs: bool, own_size: bool) -> list[Slip]:
    from generator.accessories import extras  # imports of a tenth of a second, which printing only cards does not need

    return extras(names, selection, look, backs=backs, own_size=own_size)


def _tables(selection: Selection, look: Look, sheet: Sheet) -> WholePages:
    from generator.accessories import table_pages

    return table_pages(selection.games, look, sheet.paper)


def _filler(asked: PrintRequest, selection: Selection, look: Look, sheet: Sheet, *, backs: bool) -> Filler:
    from generator.accessories import filling

    return lambda pieces: filling(asked.fill, pieces, selection, look, sheet, backs=backs, apart=asked.apart)


def _otherwise(asked: PrintRequest) -> list[str]:
    """What sets a print apart from others of the same cards, so that it gets its own file and manifest."""
    words = (
        None if asked.since is None else "stickers" if asked.stickers else "changes",
        asked.ink if asked.ink != "full" else None,
        asked.paper,
        asked.size,
        None if asked.square is None else f"square-{parse_square(asked.square):g}",
        f"x{asked.copies}" if asked.copies > 1 else None,
        asked.side,
        f"from-{asked.start}" if asked.start > 1 else None,
        *asked.fill,
        "apart" if asked.apart else None,
    )
    return list(filter(None, words))
