"""The command line: one `fitil`, to which each package brings its own commands; `fitil.py` is its door."""
# ruff: noqa: E402 - Ctrl-C is answered before anything is loaded

from __future__ import annotations

import gc
import os
import signal
import sys

_OURS = sys.argv[0].endswith(("fitil", "fitil.py", "fitil.exe", f"fitil{os.sep}__main__.py"))
"""True in the program itself, false if something else imports this module."""
_STOPPED = 130
if _OURS and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, lambda *_: os._exit(_STOPPED))  # there is nothing to tidy up while it loads

if _OURS:
    gc.set_threshold(100_000, 50, 100)  # a run keeps most of what it makes: to look for waste takes a tenth of its time

import importlib
import importlib.util
from _thread import interrupt_main
from copy import copy
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from threading import Timer
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

import typer
from typer.core import TyperOption
from typer.main import get_command

from cards.errors import DataError, FitilError, Said, numbered
from cards.languages import SPOKEN, known_language, spoken
from cards.output import complain, echo
from cards.packages import ABOVE
from cards.told import each, language, noting, placed, speaking, told

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cards import Deck, Finding, Game, Lang
    from cards.decks import ToldVerdict


def _teach_older_typer() -> None:
    """Teach a Typer before 0.20 choices and lists that are left out: another package may have asked for just that."""
    type_of, list_of = typer.main.get_click_type, typer.main.generate_list_convertor

    def choice_too(*, annotation: Any, parameter_info: Any) -> Any:
        if get_origin(annotation) is Literal:
            from click import Choice

            return Choice(get_args(annotation))
        return type_of(annotation=annotation, parameter_info=parameter_info)

    def nothing_too(convertor: Any, default_value: Any) -> Any:
        convert = list_of(convertor, default_value)
        return lambda value: None if value is None else convert(value)

    vars(typer.main).update(get_click_type=choice_too, generate_list_convertor=nothing_too)


if not hasattr(typer.main, "is_literal_type"):
    _teach_older_typer()

ROOT = Path(__file__).resolve().parent

app = typer.Typer(
    name="fitil",
    help="Print self-made card games, check decks, and build the rules site.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
site_app = typer.Typer(help="The rules site, in Hebrew and in Russian.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(site_app, name="site")
COMMANDS = {
    "cards.cli": ("games", "cards", "decks", "rules", "words", "cache", "new"),
    "generator.cli": ("print", "sheets", "calibrate"),
    "generator.exports.cli": ("export",),
    "generator.own.cli": ("icons", "table"),
    "generator.preview.cli": ("preview",),
    "generator.diagrams.cli": ("picture",),
    "generator.rulebook.cli": ("rulebook",),
    "rules_checker.cli": ("check", "insight", "replay", "coverage"),
    "rules_checker.play.cli": ("play", "scenario"),
    "rules_checker.club.cli": ("club",),
    "generator.accessories.cli": ("registration", "box", "share"),
    "rules_checker.lab.cli": ("simulate", "improve"),
    "rules_checker.tournament.cli": ("tournament",),
}
"""The modules that bring commands, in the order of `--help`; only that of the command that was typed is loaded."""


def _judgement(game: Game, deck: Deck, lang: Lang) -> ToldVerdict:
    """The deck check's verdict, for the registration sheet; what makes it is loaded when it is asked for."""
    from rules_checker.judging import told_verdict

    return told_verdict(game, deck, lang)


def _of_own(ref: str) -> bool:
    """Whether a file is a table of cards of one's own, not the list of a deck."""
    from generator.own import is_table_of_cards

    return is_table_of_cards(Path(ref))


def _drawn(kind: str, lang: Lang, /, **matrix: Any) -> bytes:
    """The picture of a matrix, as the lab needs it."""
    from generator.diagrams import Matrix, draw_matrix, picture

    told = Matrix(**matrix)
    return picture(draw_matrix(told, lang), kind, title=told.title, lang=lang, width=1600, colors={})


def _playable() -> Collection[str]:
    """The ids of the games that can be played."""
    from rules_checker.setup import engine_ids

    return engine_ids()


def _pages(folder: Path | None) -> Path:
    """The folder of the built site: the one named, else that of `fitil site build`, which is built if there is none."""
    out = folder or Path("output/site")
    if not (out / "index.html").exists():
        if folder:
            raise FitilError(f"{folder}: no site is built there").coded("no-site-built", path=str(folder))
        _site("build").build(out, lean=True)
    return out


_NEEDED = {
    "cards.cli": _playable,
    "generator.accessories.cli": _judgement,
    "rules_checker.lab.cli": _drawn,
    "rules_checker.cli": _of_own,
    "rules_checker.club.cli": _pages,
}
"""What another package gives to the commands of a module."""
_OWN = ("lint", "site", "--version")


@app.command("lint")
def lint_command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's id; all games if left out.")] = None,
) -> None:
    """Look for what is sound yet wrong: words, letters, twins, overflow, rules that no card exercises, executors.

    Of one game it also tells what to write next until the game is printed.
    """
    from cards import game_ids, load_game
    from cards.tools import lint as lint_database, lint_shared, next_step
    from generator.diagrams.lint import lint as lint_pictures, lint_others
    from generator.lint import lint as lint_faces
    from rules_checker.lint import lint as lint_engine

    linters = lint_database, lint_engine, lint_faces, lint_pictures
    games = [load_game(name) for name in (game_ids() if game is None else [game])]
    step = next_step(*games) if game else None
    lacking = {str(step.path)} if step and not step.path.exists() else set()  # what lacks it tells nothing new
    try:
        findings = [found for one in games for lint in linters for found in lint(one)]
        findings = [found for found in findings if str(found.path) not in lacking]
        _finish([*findings, *(() if game else (*lint_shared(), *lint_others()))])
    except DataError as error:
        if error.path not in lacking:
            raise
    finally:
        if step:
            typer.echo(step.told(), nl=False)


def _finish(findings: Sequence[Finding]) -> None:
    """Print findings, exit status 1 if there are any; that there are none is told on a terminal only."""
    for finding in findings:
        typer.echo(finding.told())
    if not findings and sys.stdout.isatty():
        echo(Said("no findings", "no-findings"))
    if findings:
        echo(Said(numbered(len(findings), "finding"), "findings", n=len(findings)), err=True)
        raise typer.Exit(1)


def _site(name: str) -> ModuleType:
    """Load a module of the site, which is beside the pages in a clone; raises `FitilError` in an installed wheel."""
    path = ROOT / "site" / f"{name}.py"
    path = path if path.exists() else ROOT / "site" / name / "__init__.py"
    if not path.exists():
        from cards.ledger import no_site

        raise no_site()
    inside = [str(path.parent)] if path.stem == "__init__" else None
    spec = importlib.util.spec_from_file_location(f"fitil_site_{name}", path, submodule_search_locations=inside)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module
    spec.loader.exec_module(module)
    return module


OutOption = Annotated[Path, typer.Option("--out", "-o", help="Folder to build into.")]
DraftOption = Annotated[bool, typer.Option("--draft", help="Build half-written pages too, findings and all.")]
LeanOption = Annotated[
    bool, typer.Option("--lean", help="Build in less time: of the files to take home one of each kind.")
]
TimesOption = Annotated[
    bool,
    typer.Option(
        "--times", help="Tell how long each step of the build took, and how large the files of each kind are."
    ),
]


@site_app.command("build")
def site_build(
    out: OutOption = Path("output/site"),
    draft: DraftOption = False,
    lean: LeanOption = False,
    times: TimesOption = False,
    *,
    base: Annotated[
        str | None, typer.Option(metavar="PATH", help="Where the host has it: /club/, or https://club.example/fitil/.")
    ] = None,
    club: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="A page of a club's own: its Markdown, dates and lists.")
    ] = None,
) -> None:
    """Check the pages, and build the site in both languages."""
    from cards.whole_file import refuse_output

    refuse_output(out, folder=True)
    builder = _site("building")
    placed = builder.Placed.at(base, club)
    _refuse_findings(draft)
    builder.build(out, draft=draft, lean=lean, times=times, placed=placed)


@site_app.command("serve")
def site_serve(
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port on this machine only.")] = 8000,
    out: OutOption = Path("output/site"),
    draft: DraftOption = False,
    lean: LeanOption = False,
) -> None:
    """Build the site, show it at http://127.0.0.1:PORT, and build what changes while one writes."""
    from cards.whole_file import refuse_output

    refuse_output(out, folder=True)
    _refuse_findings(draft)
    _site("building").serve(out, port, draft=draft, lean=lean, check=_site("check").check)


def _refuse_findings(draft: bool) -> None:
    """Raise `FitilError` if the site has findings, unless it is built as a draft."""
    findings = [] if draft else _site("check").check()
    if findings:
        left = len(findings) - 1
        more = f" (and {left} more: `fitil site check`)" if left else ""
        raise FitilError(f"{findings[0]}{more}").coded("site-findings", first=findings[0].told(), n=left)


@site_app.command("check")
def site_check(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if left out.")] = None,
) -> None:
    """Say what is wrong with the pages, without building them: rules, links, examples, terms, languages apart."""
    _finish(_site("check").check(games or ()))


@site_app.command("agree")
def site_agree(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME|RULE]...", help="Such as cosmic or cosmic/turn.order.")
    ] = None,
) -> None:
    """Record that rules say the same in all languages, once you have read them; all rules if left out."""
    changed = _site("agree").agree(names or ())
    said = f"{changed} rules newly agreed" if changed else "they agreed already"
    echo(Said(said, "rules-agreed", n=changed))


def _tell_version(asked: bool) -> None:
    """Print the version and stop."""
    from fitil import VERSION

    if asked:
        typer.echo(f"fitil {VERSION}")
        raise typer.Exit


def _add_cards(folders: list[Path] | None) -> None:
    """Answer `--cards`, which may be given several times."""
    from cards.database.own import use_cards

    for folder in folders or ():
        use_cards(folder)


_CARDS = typer.Option(
    "--cards",
    metavar="FOLDER",
    callback=_add_cards,
    is_eager=True,
    help="A folder of cards of your own to add (as FITIL_CARDS does); repeat it for more.",
)


_OF_ALL: dict[str, dict[str, Any]] = {
    "--cards": {
        "multiple": True,
        "metavar": "FOLDER",
        "callback": lambda _context, _option, folders: _add_cards([*map(Path, folders)]),
        "help": _CARDS.help,
    },
    "--lang": {
        "metavar": f"<{'|'.join(SPOKEN)}>",
        "callback": lambda _context, _option, lang: known_language(lang, SPOKEN),  # `spoken` reads it before
        "show_default": "the system's",
        "help": "Language of what is told.",
    },
}
"""The options of every command that has not its own of that name."""


def _with_options(command: Any) -> Any:
    """The same command with the options of all commands in each command below it."""
    for below in getattr(command, "commands", {}).values():
        _with_options(below)
    for name, option in () if hasattr(command, "commands") else _OF_ALL.items():
        if not any(name in one.opts for one in command.params):
            made = TyperOption(param_decls=[name], type=str, expose_value=False, is_eager=True, **option)
            command.params.insert(len(command.params) - 1, made)
    return command


@app.callback()
def _fitil(
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
    _cards: Annotated[list[Path] | None, _CARDS] = None,
) -> None:
    """Make this one program of many commands, even when only one of them is loaded."""


def program(words: Sequence[str]) -> Any:
    """The program with the command that `words` begin with, or with all of them if it is none of `COMMANDS`.

    To load and to register them all takes as long as laying out a deck.
    """
    first = words[0] if words else ""
    asked = [module for module, names in COMMANDS.items() if first in names]
    whole = copy(app)
    whole.registered_commands, whole.registered_groups = [], []
    for module in () if first in _OWN else asked or COMMANDS:
        importlib.import_module(f"{ABOVE}{module}").register(whole, *([_NEEDED[module]] if module in _NEEDED else []))
    if not asked:
        whole.registered_commands += app.registered_commands
        whole.registered_groups += app.registered_groups
    return _with_options(get_command(whole))


def main() -> None:
    """Run a command; exit status 0 is fine, 1 findings, 2 unusable input or arguments (with one line on stderr)."""
    stops = _Stops()
    try:
        stops.answer()
        with speaking(spoken(sys.argv[1:])):
            status = _told()
            stops.ignore()
    except (KeyboardInterrupt, typer.Abort):
        status = _STOPPED
    if status == _STOPPED:  # Typer also returns this on Ctrl-C
        with speaking(spoken(sys.argv[1:])):
            _fail(Said("stopped", "stopped"))
        stops.leave()
    if _OURS:
        gc.freeze()  # Python looks for waste before it ends, which takes a seventh of a print
    sys.exit(status if isinstance(status, int) else 0)


def _told() -> object:
    """Run the command that was typed; if it fails, say why in the language of the run, a line for each fault."""
    try:
        status = _run()
    except _USAGE_ERROR as error:
        from cards.usage import usage

        where = getattr(error, "ctx", None)
        typed = usage(error)
        if not where:
            return _fail(typed)
        return _fail(
            Said(f"{typed} (see `{where.command_path} --help`)", "see-help", what=typed, at=where.command_path)
        )
    except FitilError as error:
        # a language that a command does not have is refused in the user's own, or in it where the system says nothing
        with speaking(language() if error.code != "unknown-language" or spoken() == "en" else spoken()):
            return max(_fail(fault) for fault in each(error))
    except OSError as error:
        return _fail(error)
    store = sys.modules.get(f"{ABOVE}cards.database.store")  # what has not loaded it has cached nothing
    if store and (why := store.trouble()):
        said = f"pictures could not be cached: {why}; FITIL_CACHE can name another folder"
        _fail(Said(said, "not-cached", reason=why))
    return status


class _Stops:
    """Handles Ctrl-C and the system's request to stop: the work stops and tidies up without further interruption."""

    def __init__(self) -> None:
        self._came: int | None = None

    def answer(self) -> None:
        """Handle the signals from now on, in the program itself; those that the process was told to ignore stay
        ignored.
        """
        if not _OURS:
            return
        for number in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._stop)
        sys.unraisablehook = self._insist

    def ignore(self) -> None:
        """Ignore the signals from now on, since there is nothing left to stop."""
        for number in (signal.SIGINT, signal.SIGTERM) if _OURS else ():
            signal.signal(number, signal.SIG_IGN)

    def leave(self) -> None:
        """End the process at once if it was stopped."""
        if self._came is not None:
            os._exit(128 + self._came)

    def _stop(self, number: int, _frame: object) -> None:
        self._came = number
        self.ignore()
        raise KeyboardInterrupt

    def _insist(self, lost: sys.UnraisableHookArgs) -> None:
        """Repeat a stop a moment later if Python dropped its exception, as it does in a finaliser."""
        if self._came is None or not isinstance(lost.exc_value, KeyboardInterrupt):
            sys.__unraisablehook__(lost)
            return
        signal.signal(self._came, self._stop)
        Timer(0.01, interrupt_main, [self._came]).start()


def _run() -> object:
    """Run the command that was typed; a reader that closes the pipe, such as `head`, is not an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w")):
        if getattr(sys, name) is None:  # closed (`>&-`)
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for as long as we run
    if isinstance(sys.stdout, TextIOWrapper):  # letters it cannot encode become question marks, not a traceback
        sys.stdout.reconfigure(errors="replace")
    heard: dict[str, bool] = {}

    def hear(said: Said, whole: bool) -> None:
        if said not in heard:
            heard[said] = whole
            _fail(said)

    try:
        words = sys.argv[1:] or ["--help"]
        with noting(hear):
            command = program(words)
            if any(word.startswith("--") and after.startswith("--") for word, after in pairwise(words)):
                from cards.usage import refuse_option_for_value

                refuse_option_for_value(command, words)
            status = command(words, prog_name="fitil", standalone_mode=False)
        sys.stdout.flush()
    except SystemExit as ended:  # Typer raises it for a broken pipe, and silences standard output
        return 0 if "PacifyFlushWrapper" in type(sys.stdout).__name__ else ended.code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 1 if not all(heard.values()) and not status else status


# Typer bundles its own Click and has moved it about, so the base of its usage errors is found from one that it exports
_USAGE_ERROR: type[Exception] = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")


def _fail(fault: FitilError | OSError | Said, status: int = 2) -> int:
    said = placed(fault) if isinstance(fault, FitilError) else told(fault)
    complain(" ".join(said.split()))
    return status
