"""The commands that play: a game, and scenarios."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cards import Deck, FitilError, load_deck, load_game
from cards.errors import Said, numbered
from cards.languages import LANGS, OneOfSpoken, known_language, preferred
from cards.output import complain, echo, print_lines
from rules_checker.engine import MOST_SEED

if TYPE_CHECKING:
    from cards import Lang
    from rules_checker.play.terminal.app import PlayApp
    from rules_checker.record import PlayedScenario


def register(app: typer.Typer) -> None:
    """Add this package's commands to the command line."""
    app.command("play")(play_command)
    app.command("scenario")(scenario_command)


def play_command(
    decks: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME|DECK]...",
            help="Deck files or starter decks, one for each player who brings one; or a game's id alone, or with a "
            "mode (GAME/MODE), and starter decks are drawn by the seed where any are brought.",
        ),
    ] = None,
    *,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=WHO",
            help="Who plays a deck: me, or a bot: random (any move), greedy (looks a turn ahead), mcts:500 (so many "
            "tries); once for each seat, A being the first. Left out, A=me and the rest are bots. Seats up to the "
            "last one named are taken, in a game for several.",
        ),
    ] = None,
    mode: Annotated[
        str,
        typer.Option(
            metavar="[GAME/]NAME|FILE",
            help="How it is played, against somebody or alone: one of the game's modes, which `fitil games` lists. "
            "Without decks it needs the game, and starter decks are drawn if it takes any. Or the file of a table that "
            "was laid out, which is played from there.",
        ),
    ] = "",
    lang: Annotated[
        str | None, typer.Option(help=f"Language of the game: {' or '.join(LANGS)}.", show_default="the system's")
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, max=MOST_SEED, help="Deal the same cards.", show_default="at random, of 128 bits"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the key S saves the game.", show_default="GAME-SEED.json here"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play on from a saved game, instead of decks.")
    ] = None,
    logical: Annotated[
        bool, typer.Option("--logical", help="Leave it to the terminal to order right-to-left text, if it insists.")
    ] = False,
) -> None:
    """Play a game in the terminal, with a person or a bot on each seat.

    Options are chosen by number, or by arrows and Enter. Keys at the bottom tell why something cannot be done, show
    cards, give a hint, take back an answer, and save. With more than one person the screen is covered between turns.
    The id of a game that `fitil games` lists is enough to begin.
    """
    from rules_checker.play.game.record import GameRecord, proved
    from rules_checker.play.game.seats import highest, seated
    from rules_checker.play.game.session import Session
    from rules_checker.record import replay
    from rules_checker.setup import load_engine

    language = known_language(lang, LANGS) or preferred(LANGS)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise FitilError(
            "play needs a terminal; `fitil simulate` plays without one, and `fitil replay` tells a game"
        ).coded("needs-terminal")
    drawn: list[Deck] = []
    unfit: list[Deck] = []
    if resume:
        if decks or mode or seed is not None:
            raise FitilError("--resume takes decks, mode and seed from the saved game: name nothing else").coded(
                "resume-alone"
            )
        record = proved(
            replay.load(resume), lambda game, setup: seated(game, load_engine(game).seats(setup), seat or ())
        )
    else:
        from rules_checker.judging import illegal, is_table, start_of
        from rules_checker.setup import starters, way_named

        if not (decks or mode):
            raise FitilError("name a game, or the decks that play, or a --mode, or a game to --resume").coded(
                "nothing-to-play"
            )
        from secrets import randbits

        seed = randbits(128) if seed is None else seed
        called, _, name = mode.rpartition("/")
        if meant := way_named(decks or (), mode):
            decks, (called, name) = [], meant
        if decks or not called or is_table(mode):
            loaded = [load_deck(ref) for ref in decks or ()]
        else:
            loaded = drawn = starters(called, name, random.Random(seed), highest(seat or ()))
            mode = f"{called}/{name}" if name else ""
        game, setup = start_of(loaded, mode)
        unfit = illegal(game, loaded, mode)
        names = seated(game.id, load_engine(game.id).seats(setup), seat or ())
        record = GameRecord(game, setup, seed, names)
    path = save or resume or Path(f"{record.game.id}-{record.seed}.json")
    if path.exists() and path != resume:  # better before the game than after it
        raise FitilError(f"{path}: already exists; name another --save, or --resume it").coded(
            "game-in-the-way", path=str(path)
        )

    from rules_checker.play.terminal.app import PlayApp

    session = Session.of(record)
    told = PlayApp(session, language, path, resumed=path == resume, reorder=not logical, drawn=drawn, unfit=unfit)
    run(told, logical=logical)


def run(app: PlayApp, *, logical: bool) -> None:
    """Show a game until it is left; one that breaks off is saved, and `typer.Exit` raised with the code of its end."""
    from rules_checker.play.terminal.lines import EXPLICIT, IMPLICIT

    if logical:
        app.run()
    else:
        try:
            typer.echo(EXPLICIT, err=True, nl=False)
            app.run()
        finally:
            typer.echo(IMPLICIT, err=True, nl=False)
    if app.return_code:
        if app.kept != app.session.record:
            app.save()
            complain(app.words("saved", path=str(app.path)))
        raise typer.Exit(app.return_code)


def scenario_command(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Scenario files, or folders of them.")
    ] = None,
    *,
    new: Annotated[
        str | None, typer.Option("--new", metavar="GAME", help="Print a scenario of a game to begin with, and stop.")
    ] = None,
    tell: Annotated[bool, typer.Option("--tell", help="Tell what happens, with the rules behind it.")] = False,
    lang: Annotated[
        OneOfSpoken | None, typer.Option("--lang", help="Language of the story.", show_default="the system's")
    ] = None,
) -> None:
    """Run scenario files and report what does not hold: exit status 1 for that, 2 if one of them cannot be played."""
    from cards.told import placed
    from rules_checker.record import play, tell_scenario

    language = lang or preferred(("en", *LANGS))
    if new is not None:
        print_lines(skeleton(new, language))
        return
    if not files:
        raise FitilError("name scenario files, or --new with a game").coded("scenario-which")
    paths = [path for given in files for path in (sorted(given.rglob("*.yaml")) if given.is_dir() else [given])]
    if not paths:
        raise FitilError(f"{files[0]}: contains no scenarios").coded("no-scenarios", path=str(files[0]))
    failures = unplayed = 0
    for path in paths:
        try:
            played = play(path)
        except FitilError as fault:
            if len(paths) == 1:
                raise
            unplayed += 1
            typer.echo(f"✗ {path}")
            complain(placed(fault))
            continue
        failures += len(played.failures)
        typer.echo(f"{'✗' if played.failures else '✓'} {path}")
        if tell:
            print_lines(tell_scenario(played, language, *_asked(played, language)))
        for failure in played.failures:
            typer.echo(f"  {failure.told()}")
    run, failed = numbered(len(paths), "scenario"), numbered(failures, "expectation")
    said = f"{run}, {failed} failed{f', {unplayed} not played' if unplayed else ''}"
    echo(Said(said, "scenarios-run", n=len(paths), failed=failures, unplayed=unplayed))
    if failures or unplayed:
        raise typer.Exit(2 if unplayed else 1)


def skeleton(game_id: str, lang: OneOfSpoken) -> list[str]:
    """The lines of a scenario of a game that runs, to begin one's own with; raises `FitilError` for a game without.

    They are in the reader's language if the game has them in it: `skeleton.ru.yaml`, or else `skeleton.yaml`.
    """
    from rules_checker.setup import own_file

    files = (own_file(load_game(game_id).id, name) for name in (f"skeleton.{lang}.yaml", "skeleton.yaml"))
    path = next(filter(None, files), None)
    if path is None or not path.is_file():
        raise FitilError(f"{game_id} has no scenario to begin with").coded("no-skeleton", name=game_id)
    return path.read_text(encoding="utf-8").splitlines()


def _asked(played: PlayedScenario, lang: Lang) -> tuple[list[str], str]:
    """The options and the question at the end of a scenario in words, in the languages in which a game is played."""
    from rules_checker.play.view.phrasebook import Phrasebook
    from rules_checker.play.view.question import offered

    s, engine = played.table.s, played.table.engine
    if not s.ask or lang not in LANGS:
        return [], ""
    words = Phrasebook(played.game, lang)
    return offered(words, engine, s), words.question(engine.view(s, s.ask.player)["question"])
