"""The commands that print."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from cards import DataError, Lang
from cards.errors import Said, counted, numbered
from cards.languages import LANGS, LANGUAGES, known_language, preferred
from cards.output import Format, FormatOption, complain, echo, show
from cards.told import language, told
from generator.display import DPI, LEAST_DPI, MOST_DPI
from generator.options import (
    LANGUAGE,
    BleedOption,
    CardOption,
    CopiesOption,
    DecksArgument,
    GameOption,
    InkOption,
    LangOption,
    PdfOption,
    PiecesOption,
    SecondOption,
    SetOption,
    SizeOption,
    SquareOption,
    TeamOption,
    a_length,
    finish,
    may_be_tables,
    some_of,
    tell_faults,
    with_tables,
)

if TYPE_CHECKING:
    from generator.display import LayoutFinding
    from generator.job import Printed, Selection
    from generator.own import CardTable
    from generator.request import PrintRequest, PrintResult


FlipOption = Annotated[
    Literal["long-edge", "short-edge"] | None, typer.Option(help="The edge your printer flips the paper over.")
]


MOST_WARNINGS = 5


class Fill(StrEnum):
    """The fillers for places that are left on the last sheet."""

    AIDS = "aids"
    TOKENS = "tokens"
    SPARES = "spares"


def register(app: typer.Typer) -> None:
    """Add this package's commands to the command line."""
    app.command("print")(print_command)
    app.command("sheets")(sheets_command)
    app.command("calibrate")(calibrate_command)


def print_command(
    decks: DecksArgument = None,
    *,
    lang: LangOption = None,
    second: SecondOption = None,
    game: GameOption = None,
    team: TeamOption = None,
    set_: SetOption = None,
    card: CardOption = None,
    without: Annotated[
        list[str] | None, typer.Option(metavar="CARD", help="Leave out a card, by any name; NAME=2 for two of it.")
    ] = None,
    pieces: PiecesOption = False,
    copies: CopiesOption = 1,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="PRINT|REVISION", help="Only what has changed since an earlier print (its PDF) or a git revision."
        ),
    ] = None,
    stickers: Annotated[
        bool,
        typer.Option("--stickers", help="With --since: only the texts that have changed, to paste over the old cards."),
    ] = False,
    aids: Annotated[
        bool, typer.Option("--aids", help="Also the player aids: how a turn goes, what the properties do.")
    ] = False,
    tokens: Annotated[bool, typer.Option("--tokens", help="Also the round markers, of damage or points, say.")] = False,
    tables: Annotated[
        bool,
        typer.Option("--tables", help="Also the sheets that lie on the table, a page each: of a solo opponent, say."),
    ] = False,
    fill: Annotated[
        list[Fill] | None,
        typer.Option(help="What fills the free places of the last sheet; repeat it for those still left."),
    ] = None,
    apart: Annotated[
        bool, typer.Option("--apart", help="Each size on sheets of its own, for card and board of several kinds.")
    ] = False,
    cover: Annotated[
        bool | None,
        typer.Option("--cover/--no-cover", help="First a sheet that says what lies where; whole games have one."),
    ] = None,
    sheet: Annotated[
        str | None, typer.Option(help="A sheet (see `fitil sheets`), or a YAML file with one; if left out, A4.")
    ] = None,
    paper: Annotated[
        str | None,
        typer.Option(
            metavar="NAME|WxH",
            help="Other paper: a3, legal, a5-landscape … or its size in mm, 330x480, or inches, 13x19in.",
        ),
    ] = None,
    size: SizeOption = None,
    square: SquareOption = None,
    marks: Annotated[
        Literal["ticks", "corners", "lines", "outlines", "none"] | None,
        typer.Option(help="Crop marks; if left out, the sheet's."),
    ] = None,
    marks_on: Annotated[Literal["margin", "cards"] | None, typer.Option(help="Where the marks lie.")] = None,
    bleed: BleedOption = None,
    flip: FlipOption = None,
    backs: Annotated[
        bool | None,
        typer.Option(
            "--backs/--no-backs", help="Print the backs on every second page; if left out, as the sheet does."
        ),
    ] = None,
    side: Annotated[
        Literal["fronts", "backs"] | None,
        typer.Option(help="Only the pages of one side, as they would be in the whole: to turn the paper by hand."),
    ] = None,
    start: Annotated[
        int, typer.Option(min=1, metavar="N", help="Begin at this place of the first sheet: those before it are used.")
    ] = 1,
    order: Annotated[
        Literal["use", "cut"], typer.Option(help="cut: cut the whole stack at once, and the piles come out in order.")
    ] = "use",
    ink: InkOption = "full",
    proof: Annotated[bool, typer.Option("--proof", help="Draw trim, bleed and safe area, and each card's id.")] = False,
    dpi: Annotated[
        int, typer.Option(min=LEAST_DPI, max=MOST_DPI, help="The resolution of pictures made of pixels.")
    ] = DPI,
    icc: Annotated[
        Path | None, typer.Option(metavar="PROFILE", help="A print service's ICC profile: its inks, as PDF/X-4.")
    ] = None,
    cut: Annotated[
        Literal["svg", "dxf"] | None, typer.Option(help="Also write the cut paths of a cutting machine.")
    ] = None,
    look: Annotated[
        Literal["classic", "picture", "text", "icons", "tarot", "square", "tile"] | None,
        typer.Option(help="How cards of a table look; if left out, as fits what its columns hold."),
    ] = None,
    column: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HEADING=KIND", help="What a column of a table of cards holds, as in 'Koszt=badge'; repeat it."
        ),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the game of a table of cards there, to grow from.")
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Write nothing: tell the pages, the paper, and what each ink would cover.")
    ] = False,
    out: PdfOption = None,
) -> None:
    """Print cards as sheets: decks with the cards apart from them, whole teams, single cards, or only what has changed.

    Backs are mirrored for two-sided printing, or lie beside the fronts on sheets that are folded.
    """
    faults: Sequence[DataError] = ()
    brought: Mapping[str, CardTable] = {}
    refs: Sequence[str] = decks or ()
    if look or column or keep or may_be_tables(refs):
        refs, faults, brought = with_tables(refs, look, column or (), keep, (lang, second))
        refs, game = some_of(refs, game, brought, [*(team or ()), *(set_ or ()), *(card or ())])
        cover = bool(cover)  # a table's cards are of one size, and need none unless it is asked for
    from generator.request import PrintRequest, carry_out

    asked = PrintRequest(
        decks=refs,
        lang=lang,
        second=second,
        game=game,
        team=team or (),
        set=set_ or (),
        card=card or (),
        without=without or (),
        pieces=pieces,
        copies=copies,
        since=since,
        stickers=stickers,
        aids=aids,
        tokens=tokens,
        tables=tables,
        fill=fill or (),
        apart=apart,
        cover=cover,
        sheet=sheet,
        paper=paper,
        size=size,
        square=square,
        marks=marks,
        marks_on=marks_on,
        bleed=bleed,
        flip=flip,
        backs=backs,
        side=side,
        start=start,
        order=order,
        ink=ink,
        proof=proof,
        dpi=dpi,
        icc=icc,
        cut=cut,
        out=out,
        typed=sys.argv[1:],
    )
    if dry_run:
        findings = _rehearse(asked)
        tell_faults(faults)
        finish(_at_cells(findings, faults, brought), failed=bool(faults))
        return
    answer = carry_out(asked)
    tell_faults(faults)
    printed = answer.printed
    printed = replace(printed, findings=_at_cells(printed.findings, faults, brought))
    report(replace(answer, printed=printed), of_language=lang is None)
    finish((), failed=bool(faults))


def _at_cells(
    findings: tuple[LayoutFinding, ...], faults: Sequence[DataError], brought: Mapping[str, CardTable]
) -> tuple[LayoutFinding, ...]:
    """The findings of a print, those of tables' cards at their cells."""
    if not brought:
        return findings
    from generator.own import at_cells

    return at_cells(findings, faults, brought)


def _rehearse(asked: PrintRequest) -> tuple[LayoutFinding, ...]:
    """Tell what a print would be, and how much of the paper each ink covers; return what it would find."""
    from generator.request import rehearse

    answer, covered = rehearse(asked)
    if not answer.printed.path:
        echo(Said("nothing has changed: nothing was printed", "nothing-changed"))
        return ()
    what = [_things(answer.printed, answer.selection)] if answer.printed.cards else []
    what.append(counted(answer.printed.pages, "page"))
    echo(Said(f"nothing was written; it would be {' on '.join(map(str, what))}", "rehearsed", what=what))
    _report_paper(answer)
    if answer.printed.sheets > 1 and (n := answer.printed.least):
        echo(Said(f"no layout of them takes fewer than {counted(n, 'sheet')}", "fewest-sheets", n=n))
    for ink, percent in covered.items():
        echo(Said(f"--ink {ink}: ink covers {percent:.0f} % of the paper", "ink-covers", ink=ink, n=f"{percent:.0f}"))
    return answer.printed.findings


def sheets_command(fmt: FormatOption = Format.TABLE) -> None:
    """List the sheets to print on."""
    from generator.paper import load_sheet, sheet_names, size_text

    rows: list[dict[str, Any]] = []
    for name in sheet_names():
        sheet = load_sheet(name)
        rows.append(
            {
                "name": name,
                "paper": list(sheet.paper),
                "card": list(sheet.card) if sheet.card else None,
                "bleed": sheet.bleed,
                "marks": sheet.marks,
                "fold": sheet.fold,
                "flip": sheet.flip,
                "title": dict(sheet.title),
            }
        )
    if fmt is Format.TABLE:
        lang = language()
        rows = [
            row | {"paper": size_text(row["paper"], lang), "card": size_text(row["card"] or (), lang)} for row in rows
        ]
    show(rows, fmt, ["name", "paper", "card", f"title.{language()}"])


def calibrate_command(
    *,
    x: Annotated[
        float | None,
        typer.Option(parser=a_length, metavar="MM", help="What the printed page shows on its horizontal ruler, in mm."),
    ] = None,
    y: Annotated[
        float | None,
        typer.Option(parser=a_length, metavar="MM", help="What the printed page shows on its vertical ruler, in mm."),
    ] = None,
    sheet: Annotated[str, typer.Option(help="A sheet with the paper to calibrate for, portrait or landscape.")] = "a4",
    flip: FlipOption = None,
    lang: Annotated[str | None, typer.Option(help=f"{LANGUAGE}; if left out, your system's.")] = None,
    out: PdfOption = None,
) -> None:
    """Print a two-sided page that shows how far backs lie from their fronts; --x and --y keep the offset.

    It is kept for upright and for lying paper apart, and print services' sheets take none.
    """
    from shlex import quote

    from generator.job import pdf_path
    from generator.paper import load_config, load_sheet, print_calibration, save_config, with_options

    chosen_sheet, config = with_options(load_sheet(sheet), flip=flip), load_config()
    old = config.offset_of(chosen_sheet)
    if x is not None or y is not None:
        new = (old[0] if x is None else x, old[1] if y is None else y)
        path = save_config(config.with_offset(chosen_sheet, new))
        across = ("left" if new[0] < 0 else "right") if new[0] else "none"
        along = ("up" if new[1] < 0 else "down") if new[1] else "none"
        ways = [f"{abs(by):g} mm {to}" for by, to in zip(new, (across, along), strict=True) if by]
        said = f"{path}: from now on backs are moved {' and '.join(ways)}" if ways else f"{path}: backs stay unmoved"
        way = {"x": abs(new[0]), "y": abs(new[1]), "across": across, "along": along}
        way |= {"moved": "yes" if any(ways) else "no", "both": "yes" if all(new) else "no"}
        echo(Said(said, "backs-moved", path=str(path), **way))
        return
    chosen = known_language(lang, LANGS) or preferred(LANGS)
    path = pdf_path(out, "calibration")
    lying = chosen_sheet.paper[0] > chosen_sheet.paper[1]  # its offset is kept apart
    command = f"fitil calibrate{f' --sheet {quote(sheet)}' if lying else ''} --x … --y …"
    print_calibration(chosen_sheet, chosen, old, path, command)
    said = f"{path}: print it two-sided, hold it up to the light, and enter what you read: {command}"
    echo(Said(said, "calibration", path=str(path), command=command))


def report(answer: PrintResult, *, of_language: bool = False) -> None:
    """Report what was printed, what to take out of the decks, and the findings (exit status 1 if there are any); and
    the language, where nobody asked for one.
    """
    printed, selection, lang = answer.printed, answer.selection, answer.look.lang
    if printed.path:
        pages, path = counted(printed.pages, "page"), str(printed.path)
        if printed.cards:
            things = _things(printed, selection)
            echo(Said(f"{path}: {things} on {pages}", "printed", path=path, what=things, pages=pages))
        else:
            echo(Said(f"{path}: {pages}", "pages-written", path=path, pages=pages))
        _report_manifest(printed.path)
        if of_language:
            _report_language(answer)
        _report_paper(answer)
        _report_places(answer)
        for kind in answer.left_out:
            more = f"fitil print --game {selection.whole[0].id} --{kind}"
            echo(Said(f"not in it: {kind}; {more} prints them", "left-out", kind=kind, command=more))
    elif printed.beyond:
        echo(Said("no text alone has changed: no sticker was printed", "no-stickers"))
    else:
        echo(Said("nothing has changed: nothing was printed", "nothing-changed"))
    if printed.beyond:
        echo(Said("no sticker mends these; print them without --stickers, or take them out:", "beyond-stickers"))
        _list(dict.fromkeys(printed.beyond), selection, lang, printed.names)
    for color, printed_color in printed.strays.items():
        said = f"the colour {color} is outside the press's gamut and will print as {printed_color}"
        echo(Said(said, "stray-colour", color=str(color), printed=str(printed_color)))
    for cut in printed.also:
        echo(Said(f"{cut}: cut paths", "cut-paths", path=str(cut)))
    if printed.change and printed.change.remove:
        echo(Said("remove from the earlier print:", "take-out"))
        _list(printed.change.remove, selection, lang, printed.change.names)
    _warn(printed.warnings)
    finish(printed.findings)


def _things(printed: Printed, selection: Selection) -> Said:
    """What there is to cut out, counted by what it is."""
    if printed.beyond is not None:
        return counted(printed.cards, "sticker")
    if not printed.extras or printed.cards == printed.extras:
        return counted(printed.cards, "piece" if printed.extras or not selection.cards else "card")
    cards, pieces = counted(printed.cards - printed.extras, "card"), counted(printed.extras, "piece")
    return Said(f"{cards} and {pieces}", "cards-and-pieces", cards=cards, n=printed.extras)


def _list(
    cards: Mapping[str, int | None], selection: Selection, lang: Lang, names: Mapping[str, str] | None = None
) -> None:
    """List cards by name, or by the one that `names` has for them, with their copies if they are counted."""
    from generator.job import called

    for card, copies in cards.items():
        name = (names or {}).get(card) or called(card, selection.games, lang)
        typer.echo(f"  {'' if copies is None else f'{copies} × '}{name}")


def _report_paper(answer: PrintResult) -> None:
    """Report the sheets of paper, where pages are not sheets, and the backs that are printed all the same."""
    printed, games, lang = answer.printed, answer.selection.games, answer.look.lang
    if 1 < printed.sheets < printed.pages:
        sides = f", {printed.one_sided} of them printed on one side" if printed.one_sided else ""
        said = f"{counted(printed.sheets, 'sheet')} of paper{sides}"
        echo(Said(said, "sheets-of-paper", n=printed.sheets, one=printed.one_sided))
    if printed.backed:
        from generator.job import called

        some = f"{', '.join(called(one, games, lang) for one in printed.backed[:3])} …"
        said = f"backs that tell what lies there are printed all the same: {some}"
        echo(Said(said, "backs-that-tell", some=some))


def _report_language(answer: PrintResult) -> None:
    """Report the language of the cards where nobody asked for it: the system's is none of theirs, nor the list's."""
    others = [lang for game in answer.selection.games[:1] for lang in game.langs if lang != answer.look.lang]
    if language() not in LANGS and others and not answer.look.second:
        named = " or ".join(f"--lang {lang} for {LANGUAGES[lang].name}" for lang in others)
        echo(Said(f"the cards are in {LANGUAGES[answer.look.lang].name}: {named}"))


def _report_manifest(pdf: Path) -> None:
    """Report what lies beside a print, and what it is for."""
    from generator.job import manifest_path

    if (path := manifest_path(pdf)).exists():
        said = f"{path}: what is printed, by which --since prints only what changes later"
        echo(Said(said, "manifest-beside", path=str(path)))


def _report_places(answer: PrintResult) -> None:
    """Report what the last sheet holds besides the cards, or how many places are free, and what could fill them."""
    printed = answer.printed
    held = [f"{count} × {kind}" for kind, count in printed.filled.items()]
    if held:
        if not any(printed.filled.values()):
            echo(Said("no place was free, so --fill added nothing", "nothing-filled"))
            return
        said = f"besides cards, the last sheet holds {', '.join(held)}; places left: {printed.free}"
        told = [Said(f"{n} × {kind}", f"filled-{kind}", n=n) for kind, n in printed.filled.items() if n]
        echo(Said(said, "filled", left=printed.free, held=told))
    elif printed.free and answer.selection.cards:
        places = f"{numbered(printed.free, 'place')} of the last sheet {'is' if printed.free == 1 else 'are'} free"
        them = "it" if printed.free == 1 else "them"
        others = [kind for kind in (Fill.AIDS, Fill.TOKENS) if _could_fill(kind, answer)]
        more = " or ".join(filter(None, [", ".join(others), Fill.SPARES]))
        said = f"{places}: use --fill {more} to fill {them}"
        echo(Said(said, "places-free", n=printed.free, others="-".join(others) or "none"))


def _could_fill(kind: Fill, answer: PrintResult) -> bool:
    """Whether the games have this kind, and it is not in the print already."""
    from generator.job import has_beside

    return kind not in answer.beside and all(has_beside(game, kind) for game in answer.selection.games)


def _warn(warnings: Sequence[str]) -> None:
    """Print warnings about what is hard to read: the first few, and how many more there are."""
    for warning in warnings[:MOST_WARNINGS]:
        complain(told(warning))
    if (more := len(warnings) - MOST_WARNINGS) > 0:
        complain(told(Said(f"small print on {more} more", "small-print-more", n=more)))
