"""Commands for accessories: lists and registration sheets of decks, links to them, and boxes to keep them in."""

from __future__ import annotations

import sys
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards import FitilError, load_deck, load_game
from cards.errors import Said, counted
from cards.languages import LANGS, SPOKEN, known_language, preferred
from cards.output import complain, echo, harmless
from cards.told import placed
from generator.job import language
from generator.options import (
    LangOption,
    PdfOption,
    SizeOption,
    SquareOption,
    a_length,
    between,
    finish,
    may_be_tables,
    tell_faults,
    with_tables,
)

if TYPE_CHECKING:
    from cards.decks import Judge

DecksArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="DECK...",
        help="Deck files (lists of other programs, too), folders and .zip archives of them, or starter decks.",
    ),
]
DeckArgument = Annotated[
    str, typer.Argument(metavar="DECK", help="A deck file (a list of another program, too), a starter deck, or a link.")
]


SiteOption = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="FITIL_ADDRESS",
        help="The address of the site whose workshop opens the deck.",
        show_default=False,
    ),
]
PaperOption = Annotated[
    str, typer.Option(metavar="NAME|WxH", help="The paper: a4, letter, legal, a3 … or its size in mm.")
]


def register(app: typer.Typer, judge: Judge) -> None:
    """Add the commands to the command line; `judge` is the deck check, which is outside this package."""

    def registration_command(
        decks: DecksArgument,
        *,
        lang: LangOption = None,
        second: Annotated[
            str | None, typer.Option(help="The small language; if left out, the game's other one; none: only one.")
        ] = None,
        only_list: Annotated[
            bool, typer.Option("--list", help="Only the deck's list: no fields for the player and the judge.")
        ] = False,
        site: SiteOption = "",
        paper: PaperOption = "a4",
        out: PdfOption = None,
    ) -> None:
        """Make a tournament's registration sheet of each deck: its cards, the check's verdict, a QR code that holds it.

        The player and the team are named on it if the list does so. A chat, or the answers of a form, has many lists.
        The code opens the deck in the workshop of the --site; without one it is the list for `fitil check -`.
        Exit status 1 if a deck is not legal: its page says why. A deck that cannot be read, or that no page can hold,
        has none: what is wrong with it is reported, and the exit status is 2.
        """
        from cards.decks import fault_lines, note_lines, site_address
        from generator.accessories.request import RegistrationRequest, make_sheets

        spoken = known_language(lang, SPOKEN) or preferred(("en", *LANGS))
        site = site_address(site)
        made = make_sheets(
            RegistrationRequest(
                decks=decks,
                lang=lang,
                second=second,
                only_list=only_list,
                site=site,
                paper=paper,
                out=out,
                typed=sys.argv[1:],
            ),
            judge,
        )
        problems = [line for one in made.read if one.faults for line in fault_lines(one.faults, spoken)]
        problems += [placed(error) for _, error in made.done.failed]
        if made.done.decks:
            pages = counted(len(made.done.decks), "page")
            echo(Said(f"{made.path}: {pages}", "pages-written", path=str(made.path), pages=pages))
        for one in made.read:
            for line in note_lines(one, spoken):
                typer.echo(harmless(f"{one.ref}: {line}"))
        illegal = [deck for deck, legal in made.done.decks if not legal]
        for deck in illegal:
            typer.echo(f"{deck.ref}: {judge(load_game(deck.game), deck, spoken).verdict}")
        for problem in problems:
            complain(problem)
        if problems:
            raise typer.Exit(2)
        finish(made.done.findings, failed=bool(illegal))

    app.command("registration")(registration_command)
    app.command("box")(box_command)
    app.command("share")(share_command)


def share_command(
    deck: DeckArgument,
    *,
    site: SiteOption = "",
    lang: LangOption = None,
    as_list: Annotated[
        bool, typer.Option("--list", help="Print the deck's list in the language instead, for people to read.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the QR code as a picture: .svg or .png.")
    ] = None,
) -> None:
    """Print a link that holds the whole deck, and its QR code: they open it in a site's workshop, in any language."""
    from cards.decks import deck_link, deck_list, qr_code, site_address
    from cards.whole_file import write_whole
    from generator.job import deck_name

    if as_list and out:
        raise FitilError("--out writes the code of a link, and --list prints no link").coded("list-or-code")
    loaded = load_deck(deck)
    chosen = language(lang, [load_game(loaded.game)])
    if as_list:
        typer.echo(deck_list(loaded, chosen), nl=False)
        return
    if not site_address(site):
        message = "a link needs the address of a site with the workshop: --site https://…, or FITIL_ADDRESS"
        raise FitilError(message).coded("no-site")
    link = deck_link(loaded, site, deck_name(loaded, chosen))
    code = qr_code(link)
    if out and not code:
        raise FitilError("the deck is too large for a QR code").coded("too-large-for-code")
    if out and (kind := out.suffix.lower().lstrip(".")) not in ("svg", "png"):
        raise FitilError(f"{out}: only .svg and .png files are written").coded("only-pictures", path=str(out))
    typer.echo(link)
    if out and code:
        picture = BytesIO()
        code.save(picture, kind=kind, scale=8)
        write_whole(out, picture.getvalue())
    elif code and sys.stdout.isatty():
        code.terminal(compact=True)


def box_command(
    deck: DeckArgument,
    *,
    lang: LangOption = None,
    cards: Annotated[
        int | None,
        typer.Option(
            min=1, max=1000, help="How many cards it must hold; if left out, the deck and what lies apart from it."
        ),
    ] = None,
    pieces: Annotated[
        bool, typer.Option("--pieces", help="Also room for the cards that lie on the table, in nobody's deck.")
    ] = False,
    sleeved: Annotated[bool, typer.Option("--sleeved", help="The cards are in sleeves.")] = False,
    thickness: Annotated[
        float | None,
        typer.Option(
            parser=a_length,
            callback=between(0.05, 3),
            metavar="MM",
            help="How thick a card is, in mm; if left out, 0.3, or 0.6 in a sleeve.",
        ),
    ] = None,
    size: SizeOption = None,
    square: SquareOption = None,
    paper: PaperOption = "a4",
    out: PdfOption = None,
) -> None:
    """Make a tuck box for a deck, or as few as hold a whole game: nets, to be cut out, folded and glued."""
    from generator.accessories.request import BoxRequest, make_boxes

    (ref,), faults, _ = with_tables([deck], langs=(lang,)) if may_be_tables([deck]) else ([deck], [], {})
    asked = BoxRequest(
        deck=ref,
        lang=lang,
        cards=cards,
        pieces=pieces,
        sleeved=sleeved,
        thickness=thickness,
        size=size,
        square=square,
        paper=paper,
        out=out,
        typed=sys.argv[1:],
    )
    made = make_boxes(asked)
    for at, ((count, room), several) in enumerate(Counter(made.boxes).items()):  # the file is named once
        size = f"{room.w:g} × {room.h:g} × {room.d:g}"
        cards_in = counted(count, "card")
        boxes = "a box" if several == 1 else f"{several} boxes"
        said = f"{boxes} for {cards_in}{'' if several == 1 else ' each'}, {size} mm"
        of = Said(said, "box-of", n=several, cards=cards_in, size=size)
        echo(of if at else Said(f"{made.path}: {of}", "box-made", path=str(made.path), box=of))
    if made.left:
        echo(Said(f"for a bag, not a box: {', '.join(made.left)}", "box-left", kinds=", ".join(made.left)))
    tell_faults(faults)
    finish(made.findings, failed=bool(faults))
