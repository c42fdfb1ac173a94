"""The command that has decks play many games against each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from cards import FitilError, load_deck, load_game
from cards.errors import Said
from cards.languages import LANGS, preferred
from cards.output import echo, print_json, print_lines
from cards.records import dataclass
from cards.whole_file import check_writable, refuse_existing, write_new, write_whole
from rules_checker.cli import FormatOption, JobsOption, LangOption, VerdictFormat
from rules_checker.lab.asked import GAMES, LabRequest, game_among, lone_deck, width
from rules_checker.lab.improving import improve_command

if TYPE_CHECKING:
    from cards import Deck, Game, Lang
    from rules_checker.lab.result_lines import Telling

STOPPED = 130
"""The exit status of a command that was stopped."""


class Draw(Protocol):
    """What draws a matrix; its keywords are those of `generator.diagrams.Matrix`."""

    def __call__(self, kind: str, lang: Lang, /, **matrix: Any) -> bytes:
        """The bytes of a picture: `.svg` or `.png`."""


def register(app: typer.Typer, draw: Draw) -> None:
    """Add this package's command to the command line; `draw` makes its pictures, which is another package's work."""
    app.command("simulate", context_settings={"obj": draw})(simulate_command)
    app.command("improve")(improve_command)


def simulate_command(
    context: typer.Context,
    decks: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[DECK]...",
            help="Deck files or starter decks, one for each player who brings one; or, where nobody does, the game "
            "alone or with its mode (GAME/MODE).",
        ),
    ] = None,
    *,
    every: Annotated[
        bool,
        typer.Option(
            "--all",
            help="All starter decks of the game named (and decks named) against each other; every game in every mode "
            "if none is named.",
        ),
    ] = False,
    field: Annotated[bool, typer.Option("--field", help="The one deck named against all starter decks.")] = False,
    mode: Annotated[
        str,
        typer.Option(
            metavar="[GAME/]NAME|FILE",
            help="How it is played, one of the game's modes; the game too if there are no decks. Or the file of a "
            "table that was laid out.",
        ),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many sit at a table, of many decks of a game for several; the fewest that it takes if left out.",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="How many games, of each pair if there are many.", show_default=str(GAMES))
    ] = None,
    until: Annotated[
        str,
        typer.Option(
            metavar="WIDTH",
            help="Play until each deck's share of wins is known to within so much on either side, such as 2%.",
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
    bot: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME…]",
            help="The bot that plays: random, greedy, mcts (mcts:500 for so many iterations), or a game's own. "
            "One name for everybody, or one for each deck.",
        ),
    ] = "random",
    weights: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="What greedy and mcts go by, instead of the game's bots.yaml; once for everybody, or for each deck.",
        ),
    ] = None,
    swap: Annotated[
        bool,
        typer.Option(
            "--swap", help="Play each seed again for every seat that the decks can have; many decks always do."
        ),
    ] = False,
    cluster: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Dask cluster, by its scheduler's tcp://HOST:PORT, on a network of your own alone: whoever "
            "reaches a port of it can run programs on all its machines, and on this one. Elsewhere use tls:// with "
            "certificates, as in Dask's configuration (DASK_DISTRIBUTED__COMM__TLS__…).",
        ),
    ] = "",
    into: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Append finished games to a file, and go on from those that it has."),
    ] = None,
    report: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="Write the results into a file, too: a page (.html) or, of many decks, a picture (.svg, .png); "
            "may be given again.",
        ),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save one of the games to a file for `fitil replay`.")
    ] = None,
    game: Annotated[int, typer.Option(metavar="N", min=0, help="Which of the games to save; the first is 0.")] = 0,
    lang: LangOption = None,
    fmt: FormatOption = VerdictFormat.TEXT,
) -> int:
    """Play many games of decks against each other and sum them up.

    Results depend on decks, bots, seed and the number of games alone, and have one digest. Ctrl-C ends with the games
    that are finished.
    """
    language = lang or preferred(("en", *LANGS))
    asked = LabRequest(
        language, mode, games, width(until), seed, jobs, bot, tuple(weights or ()), cluster, into, players
    )
    out = Output(fmt, tuple(report or ()), context.obj)
    if players is not None and not (field or (every and decks)):
        raise FitilError("--players needs --all with a game, or --field: decks that are named sit down all").coded(
            "players-of-many"
        )
    if not (every or field):
        return _match(asked, out, decks or [], swap=swap, save=save, game=game)
    option = "--all" if every else "--field"
    if (every and field) or save:
        other = "--save" if save else "--field"
        message = f"{option} and {other} do not go together"
        raise FitilError(message).coded("one-or-other", one=option, other=other)
    out.check(many=True)
    if field:
        return _one(asked, out, decks or [])
    return _all(asked, out, decks or []) if decks or mode else _everything(asked, out)


@dataclass(frozen=True, slots=True)
class Output:
    """How results are printed, and the files into which they go, too."""

    fmt: VerdictFormat
    reports: tuple[Path, ...]
    draw: Draw

    def check(self, *, many: bool) -> None:
        """Raise `FitilError` for files that could not be written after all the games."""
        for path in self.reports:
            kind, kinds = path.suffix.lower(), ".html, .svg, .png"
            if kind not in kinds.split(", "):
                raise FitilError(f"{path}: write a file {kinds}").coded("wrong-kind", path=str(path), kinds=kinds)
            if kind != ".html" and not many:
                message = f"{path}: a picture needs --all or --field: two decks alone make no matrix"
                raise FitilError(message).coded("needs-field", option=str(path))
            check_writable(path)

    def write(self, asked: LabRequest, telling: Telling, told: dict[str, Any], title: str) -> int:
        """Print results, and write them into the files asked for; return the exit status."""
        from rules_checker.lab.report import page, picture_of

        about = telling.words("seed-told", seed=asked.seed, bots=asked.bot)
        for path in self.reports:
            kind = path.suffix.lower()
            if kind == ".html":
                write_whole(path, page(telling, told, title, about))
            else:
                write_whole(path, self.draw(kind, asked.lang, **picture_of(telling, told, title)))
        if self.fmt is VerdictFormat.JSON:
            print_json(told)
        else:
            print_lines(telling.field(told) if "pairings" in told else telling.match(told))
        return STOPPED if told["stopped"] else 0


def _match(asked: LabRequest, out: Output, refs: Sequence[str], *, swap: bool, save: Path | None, game: int) -> int:
    """Play a single match."""
    from rules_checker.judging import is_table
    from rules_checker.lab.match import record
    from rules_checker.lab.simulation import single, told_match
    from rules_checker.setup import way_named

    if (meant := way_named(refs, asked.mode)) and meant[1] and not is_table(asked.mode):
        refs, asked = [], replace(asked, mode="/".join(meant))
    if not (refs or asked.mode):
        raise FitilError("name the decks that play, or --all, or a --mode that needs none").coded("no-decks")
    if save and game >= asked.most:
        last = asked.most - 1
        message = f"there is no game {game}: the last of {asked.most} is {last}"
        raise FitilError(message).coded("no-game", n=game, games=asked.most, last=last)
    if save:
        refuse_existing(save)  # better before the games than after them
    out.check(many=False)
    decks = [load_deck(ref) for ref in refs]
    match = asked.match(decks, swap=swap)
    _tell_illegal(asked, load_game(match.game), decks)
    run = asked.run(single(match, asked.most, asked.until))
    if save:
        write_new(save, record(match, game))
    telling = asked.telling(load_game(match.game), decks, swapped=swap, automatic=match.automatic)
    two = telling.sides(match.names)
    title = telling.words("title-two", first=two[0], second=two[1]) if len(two) == 2 else telling.words("title")
    return out.write(asked, telling, told_match(run), title)


def _all(asked: LabRequest, out: Output, names: Sequence[str]) -> int:
    """Play all starter decks of a game, and the decks named, against each other."""
    from rules_checker.lab.everything import field_of

    game_id, refs = game_among(names)
    named = [load_deck(ref) for ref in refs]
    field, game = field_of(asked, game_id, named)
    _tell_illegal(asked, game, named)
    run = asked.run(field.plan(lambda some: asked.match(some, swap=len(some) > 1), asked.most, asked.until))
    telling = asked.telling(game, field.decks)
    return out.write(asked, telling, field.told(run), telling.words("title"))


def _tell_illegal(asked: LabRequest, game: Game, decks: Sequence[Deck]) -> None:
    """Say which decks may not be played; they are, all the same: somebody may want to know how much a rule matters."""
    from rules_checker.judging import illegal

    for deck in illegal(game, decks, asked.mode):
        english = f"{deck.ref} is not legal, and is played all the same; `fitil check {deck.ref}` tells why"
        echo(Said(english, "illegal-plays", deck=deck.ref, command=f"fitil check {deck.ref}"), err=True)


def _everything(asked: LabRequest, out: Output) -> int:
    """Play every game in every mode, and tell each run after its heading."""
    from rules_checker.lab.everything import everything

    if out.reports or asked.into:
        other = "--report" if out.reports else "--into"
        raise FitilError(f"--all without a game and {other} do not go together").coded(
            "one-or-other", one="--all", other=other
        )
    runs = []
    for one in everything(asked):
        runs.append(one)
        if out.fmt is VerdictFormat.TEXT:
            print_lines([one.title, *one.lines, ""])
        if one.stopped:
            break
    if out.fmt is VerdictFormat.JSON:
        print_json({"runs": [one.told for one in runs]})
    return STOPPED if any(one.stopped for one in runs) else 0


def _one(asked: LabRequest, out: Output, refs: Sequence[str]) -> int:
    """Play one deck against all starter decks, and say what would make it better."""
    from rules_checker.lab.advice import Patient

    deck, game = lone_deck(refs, "--field")
    patient = Patient.of(asked, deck, game)
    _tell_illegal(asked, game, [deck])
    told = patient.examined(asked.run(patient.plan(asked.most)))
    telling = asked.telling(game, patient.field.decks)
    return out.write(asked, telling, told, telling.words("title-field", deck=telling.deck(deck.ref)))
