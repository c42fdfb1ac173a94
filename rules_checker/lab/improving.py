"""The command that looks for a better deck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cards import FitilError
from cards.languages import LANGS, preferred
from cards.output import print_json, print_lines
from cards.whole_file import check_writable, refuse_existing, write_new
from rules_checker.cli import FormatOption, JobsOption, LangOption, VerdictFormat
from rules_checker.lab.asked import LabRequest, lone_deck

if TYPE_CHECKING:
    from cards import Deck, Game


def improve_command(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck file or a starter deck.")],
    *,
    budget: Annotated[int, typer.Option(metavar="N", help="How many games may be played for it: 200 or more.")] = 4000,
    swaps: Annotated[int, typer.Option(metavar="N", help="The most cards that are replaced: 1 to 20.")] = 3,
    mode: Annotated[str, typer.Option(metavar="NAME", help="How it is played, one of the game's modes.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same advice.")] = 1,
    jobs: JobsOption = 1,
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot that plays, as of `fitil simulate`.")] = "greedy",
    cluster: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, by its scheduler's tcp://HOST:PORT.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the deck there, if it is better.")
    ] = None,
    lang: LangOption = None,
    fmt: FormatOption = VerdictFormat.TEXT,
) -> None:
    """Look for a better legal deck against all starter decks, by replacing cards.

    Its gain is that on games which had no part in choosing the cards, and may turn out to be none.
    """
    from rules_checker.lab.advice import Patient
    from rules_checker.lab.run import MOST_GAMES

    language = lang or preferred(("en", *LANGS))
    _check("--budget", budget, 200, MOST_GAMES)
    _check("--swaps", swaps, 1, 20)
    asked = LabRequest(language, mode, None, None, seed, jobs, bot, (), cluster, None)
    loaded, game = lone_deck([deck], "fitil improve")
    if out:
        refuse_existing(out)
        check_writable(out)
    done, better, gain = Patient.of(asked, loaded, game).improved(budget, swaps)
    if out and gain and gain["gain"] > 0:
        write_new(out, _file(game, better))
    if fmt is VerdictFormat.JSON:
        print_json({"deck": loaded.ref, "swaps": [swap._asdict() for swap in done], "cards": better.cards, **gain})
    else:
        print_lines(asked.telling(game, [loaded]).improved(done, gain))


def _check(option: str, n: int, least: int, most: int) -> None:
    """Raise `FitilError` for a number that is not between these two."""
    if not least <= n <= most:
        message = f"{option} {n}: name a number from {least:,} to {most:,}"
        raise FitilError(message).coded("out-of-range", option=option, n=n, least=least, most=most)


def _file(game: Game, deck: Deck) -> str:
    """A deck as YAML."""
    slots: dict[str, Any] = {name: found[0] if len(found) == 1 else list(found) for name, found in deck.slots.items()}
    told = {"game": game.id, **slots, **({"name": dict(deck.name)} if deck.name else {}), "cards": dict(deck.cards)}
    import yaml  # slow to import, and only this writes it

    return yaml.safe_dump(told, allow_unicode=True, sort_keys=False)
