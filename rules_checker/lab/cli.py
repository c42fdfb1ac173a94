"""The command that has decks play many games against each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from cards import FitilError, load_deck, load_game, starter_refs
from cards.cli import print_json, print_lines
from cards.languages import LANGS, OneOfSpoken, preferred
from cards.whole_file import write_new, write_whole
from rules_checker.cli import Format

if TYPE_CHECKING:
    from cards import Deck, Game, Lang
    from rules_checker.lab.field import Field
    from rules_checker.lab.match import Match
    from rules_checker.lab.run import Plan, Run
    from rules_checker.lab.told import Telling

STOPPED = 130
"""The exit status of a command that was stopped."""
GAMES, MOST_UNTIL = 1000, 1_000_000
"""Games that are played if no number is asked for; the most of a pair, if it is to go on until they are enough."""
CLUSTER = 8
"""The processes that chunks are made for on a cluster, which may have more or fewer."""
_WIDTH = re.compile(r"(\d{1,3}(?:\.\d{1,3})?) ?%?")


class Draw(Protocol):
    """What draws a matrix; its keywords are those of `generator.diagrams.Matrix`."""

    def __call__(self, kind: str, lang: Lang, /, **matrix: Any) -> bytes:
        """The bytes of a picture: `.svg` or `.png`."""


_drawn_by: list[Draw] = []


def register(app: typer.Typer, draw: Draw) -> None:
    """Add this package's command to the command line; `draw` makes its pictures, which is another package's work."""
    _drawn_by[:] = [draw]
    app.command("simulate")(simulate_command)


def simulate_command(
    decks: Annotated[
        list[str] | None,
        typer.Argument(metavar="[DECK]...", help="Deck files or starter decks, one for each player who brings one."),
    ] = None,
    *,
    every: Annotated[
        str,
        typer.Option("--all", metavar="GAME", help="All starter decks of a game (and those named) against each other."),
    ] = "",
    field: Annotated[bool, typer.Option("--field", help="The one deck named against all starter decks.")] = False,
    mode: Annotated[
        str,
        typer.Option(
            metavar="[GAME/]NAME", help="How it is played, one of the game's modes; the game too if there are no decks."
        ),
    ] = "",
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
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
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
        str, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, by its scheduler's tcp://HOST:PORT.")
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
    lang: Annotated[
        OneOfSpoken | None, typer.Option("--lang", help="Language of the results.", show_default="the system's")
    ] = None,
    fmt: Annotated[Format, typer.Option("--format", help="Text for people, JSON for programs.")] = Format.TEXT,
) -> int:
    """Play many games of decks against each other and sum them up.

    Results depend on decks, bots, seed and the number of games alone, and have one digest. Ctrl-C ends with the games
    that are finished.
    """
    from rules_checker.lab.words import errors_in

    language = lang or preferred(("en", *LANGS))
    with errors_in(language):
        asked = Asked(
            language,
            mode,
            games,
            _width(until),
            seed,
            jobs,
            bot,
            tuple(weights or ()),
            cluster,
            into,
            fmt,
            tuple(report or ()),
        )
        if every or field:
            if every and field:
                raise FitilError("--all and --field do not go together").coded(
                    "one-or-other", one="--all", other="--field"
                )
            if save:
                raise FitilError("--save goes with a single match").coded(
                    "one-or-other", one="--save", other="--all" if every else "--field"
                )
            _check_reports(asked, many=True)
            return _field(asked, every, decks or [])
        _check_reports(asked, many=False)
        return _match(asked, decks or [], swap, save, game)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked for of any games."""

    lang: Lang
    mode: str
    games: int | None
    until: float | None
    seed: int
    jobs: int
    bot: str
    weights: tuple[Path, ...]
    cluster: str
    into: Path | None
    fmt: Format
    reports: tuple[Path, ...]

    @property
    def most(self) -> int:
        """The most games of a match."""
        return self.games if self.games is not None else MOST_UNTIL if self.until else GAMES

    def match(self, decks: Sequence[Deck], *, swap: bool) -> Match:
        """A match of decks, as these options have it."""
        from rules_checker.bots import read_weights
        from rules_checker.engines import one_game
        from rules_checker.lab.match import match

        judged = [read_weights(path, self.mode.rpartition("/")[0] or one_game(decks)) for path in self.weights]
        return match(decks, self.bot, self.seed, mode=self.mode, swap=swap, weights=judged)

    def run(self, plan: Plan) -> Run:
        """Have a plan carried out."""
        from rules_checker.lab.cluster import cluster
        from rules_checker.lab.kept import kept_in
        from rules_checker.lab.run import carry_out, chunk_size, processes
        from rules_checker.lab.words import Words

        size = chunk_size(min(plan.games, GAMES) * len(plan.matches), CLUSTER if self.cluster else self.jobs)
        hands = cluster(self.cluster) if self.cluster else processes(self.jobs)
        with kept_in(self.into, plan) as (kept, keep):
            unit = Words(self.lang)("bar-unit")
            return carry_out(plan, hands, size=size, kept=kept, keep=keep, unit=unit)


def _width(said: str) -> float | None:
    """Half the width of intervals that are narrow enough, as a share."""
    if not said:
        return None
    found = _WIDTH.fullmatch(said.strip())
    value = float(found[1]) if found else 0.0
    if not 0.1 <= value <= 50:
        message = f"{said!r} is not a width: write how many percent, such as 2% (0.1% to 50%)"
        raise FitilError(message).coded("wrong-until", value=said[:20])
    return value / 100


def _match(asked: Asked, refs: Sequence[str], swap: bool, save: Path | None, game: int) -> int:
    """Play a single match."""
    from rules_checker.lab.match import record
    from rules_checker.lab.simulation import single, told_match

    if not (refs or asked.mode):
        raise FitilError("name the decks that play, or --all, or a --mode that needs none").coded("no-decks")
    if save and game >= asked.most:
        last = asked.most - 1
        message = f"there is no game {game}: the last of {asked.most} is {last}"
        raise FitilError(message).coded("no-game", n=game, games=asked.most, last=last)
    if save and save.exists():  # better before the games than after them
        raise FitilError(f"{save}: already exists; not overwritten").coded("exists", path=str(save))
    decks = [load_deck(ref) for ref in refs]
    match = asked.match(decks, swap=swap)
    run = asked.run(single(match, asked.most, asked.until))
    if save:
        write_new(save, record(match, game))
    told, telling = told_match(run), _telling(asked, load_game(match.game), decks)
    two = [telling.deck(name) for name in match.names]
    title = telling.words("title-two", first=two[0], second=two[1]) if len(two) == 2 else telling.words("title")
    _report(asked, telling, told, title)
    if asked.fmt is Format.JSON:
        print_json(told)
    else:
        print_lines(telling.match(told))
    return STOPPED if run.stopped else 0


def _field(asked: Asked, every: str, refs: Sequence[str]) -> int:
    """Play many decks against each other."""
    decks = [load_deck(ref) for ref in refs]
    found, game = _paired(asked, every, decks)
    run = asked.run(found.plan(lambda some: asked.match(some, swap=len(some) > 1), asked.most, asked.until))
    told, telling = found.told(run), _telling(asked, game, found.decks)
    _report(asked, telling, told, telling.words("title"))
    if asked.fmt is Format.JSON:
        print_json(told)
    else:
        print_lines(telling.field(told))
    return STOPPED if run.stopped else 0


def _paired(asked: Asked, every: str, decks: Sequence[Deck]) -> tuple[Field, Game]:
    """The decks that play, who plays whom, and their game."""
    from rules_checker.engines import load_engine, one_game
    from rules_checker.lab.field import all_against_all, one_against_all
    from rules_checker.modes import mode_called

    if not every and len(decks) != 1:
        raise FitilError("--field takes one deck: that which plays all others").coded("field-one-deck")
    game = load_game(every or one_game(decks))
    load_engine(game.id)
    for deck in decks:
        if deck.game != game.id:
            raise FitilError(f"{deck.ref} is a deck of {deck.game}, not of {game.id}").coded(
                "other-games", deck=deck.ref, other=deck.game, game=game.id
            )
    named = [deck.ref for deck in decks]
    others = [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game.id}/") and ref not in named]
    players = mode_called(game, asked.mode.rpartition("/")[2]).seats[0] if asked.mode else 0
    players = players or max(2, game.deck_rules.seats[0] if game.deck_rules else 2)
    if len(decks) + len(others) < players:
        raise FitilError(f"{game.id} has too few decks that can be played so").coded(
            "all-takes-game", name=game.id, n=len(decks) + len(others), players=players
        )
    return (all_against_all([*decks, *others], players) if every else one_against_all(decks[0], others, players)), game


def _check_reports(asked: Asked, *, many: bool) -> None:
    """Raise `FitilError` for files that could not be written after all the games."""
    from cards.whole_file import check_writable

    for path in asked.reports:
        kind = path.suffix.lower()
        if kind not in (".html", ".svg", ".png"):
            kinds = ".html, .svg, .png"
            raise FitilError(f"{path}: write a file {kinds}").coded("wrong-kind", path=str(path), kinds=kinds)
        if kind != ".html" and not many:
            raise FitilError(f"{path}: a picture needs --all or --field: two decks alone make no matrix").coded(
                "needs-field", option=str(path)
            )
        check_writable(path)


def _report(asked: Asked, telling: Telling, told: dict[str, Any], title: str) -> None:
    """Write the results into the files that are asked for."""
    from rules_checker.lab.report import page, picture_of

    about = telling.words("seed-told", seed=asked.seed, bots=asked.bot)
    for path in asked.reports:
        kind = path.suffix.lower()
        if kind == ".html":
            write_whole(path, page(telling, told, title, about))
        else:
            write_whole(path, _drawn_by[0](kind, asked.lang, **picture_of(telling, told, title)))


def _telling(asked: Asked, game: Game, decks: Sequence[Deck]) -> Telling:
    """What puts results of these decks into words."""
    from rules_checker.lab.told import Telling

    names = {deck.ref: deck.name.get(asked.lang, deck.ref) for deck in decks}
    return Telling(game, asked.lang, names)
