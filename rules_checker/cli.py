"""Commands that judge and play."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cards import FitilError, UnknownName, load_game
from cards.errors import Said, numbered
from cards.languages import LANGS, OneOfSpoken, preferred
from cards.output import complain, echo, print_json, print_lines
from cards.told import told
from cards.whole_file import check_writable, over, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cards import Lang
    from rules_checker.judging import Judged
    from rules_checker.record import Saved


class VerdictFormat(StrEnum):
    """The format of a verdict."""

    TEXT = "text"
    JSON = "json"


LangOption = Annotated[
    OneOfSpoken | None, typer.Option("--lang", help="Language of the words.", show_default="the system's")
]
FormatOption = Annotated[VerdictFormat, typer.Option("--format", help="Text for people, JSON for programs.")]
JobsOption = Annotated[int, typer.Option(min=1, max=256, help="How many processes.")]


def register(app: typer.Typer, of_own: Callable[[str], bool]) -> None:
    """Add this package's commands to the command line; `of_own` tells a table of cards of one's own from a list."""
    app.command(context_settings={"obj": of_own})(check)
    app.command("insight")(insight_command)
    app.command("replay")(replay_command)
    app.command("coverage")(coverage_command)


def coverage_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")],
    *,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
    fmt: FormatOption = VerdictFormat.TEXT,
) -> None:
    """Play games of random legal decks, and report which rules and words of cards were used and which never were."""
    from rules_checker.record import count_coverage

    told, loaded = count_coverage(load_game(game), games, seed, jobs), load_game(game)
    if fmt is VerdictFormat.JSON:
        print_json({"game": told.game, "games": told.games, "rules": dict(told.rules), "words": dict(told.words)})
        return
    missing = told.untouched
    for name, found in (("rules", told.rules), ("words", told.words)):
        used = len(found) - len(missing[name])
        said = f"{name} used in {numbered(told.games, 'game')}: {used} of {len(found)}"
        echo(Said(said, f"used-{name}", n=told.games, used=used, of=len(found)))
    if any(missing.values()):
        echo(Said("never used:", "never-used"))
    for rule in missing["rules"]:
        echo(Said(f"  {rule}: {loaded.rules[rule].gloss}", "never-used-name", name=rule))
    for word in missing["words"]:
        echo(Said(f"  {word}", "never-used-name", name=word))


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    *,
    lang: LangOption = None,
    player: Annotated[
        str | None,
        typer.Option(
            metavar="A…F", help="Whose hidden cards are shown, nobody's if left out; with --why, who would act."
        ),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(metavar="N|TURN", help="Stop after N answers (the numbers in the margin), or at 'turn 10'."),
    ] = None,
    why: Annotated[
        str | None,
        typer.Option(
            metavar="ACTION",
            help="Say why an action is not legal there, in the game's words (such as 'play CARD' or 'end turn'); exit "
            "status 1 if it is not.",
        ),
    ] = None,
) -> int:
    """Show the log of a saved game, or why an action is not legal in it.

    Each line of the log has in the margin how many answers had been given by then.
    """
    from rules_checker.record import replay, story, why_not

    language = lang or preferred(("en", *LANGS))
    saved = replay.load(file)
    game = load_game(saved.game)
    found = replay.moment(saved, replay.parse_until(until) if until is not None else None)
    s = found.position
    viewer = None if player is None else _seat(player, saved)
    if why is None:
        print_lines(story.plain(story.tell_story(game, s.log, language, viewer, found.answers), language).splitlines())
        return 0
    answer = why_not(game, s, why, language, viewer)
    print_lines([answer.text])
    return 0 if answer.legal else 1


def _seat(player: str, saved: Saved) -> int:
    """The number of a player given by a letter; raises `UnknownName` if the game has no such player."""
    from rules_checker.engine import SEATS
    from rules_checker.setup import load_engine

    seats = SEATS[: load_engine(saved.game).seats(saved.setup)]
    if len(player) != 1 or player.upper() not in seats:
        raise UnknownName("seat", player, tuple(seats))
    return seats.index(player.upper())


def check(
    context: typer.Context,
    decks: Annotated[
        list[str],
        typer.Argument(
            metavar="DECK...",
            help="Deck files (lists of other programs, too), folders and .zip archives of them, starter decks, or - "
            "for a pasted list.",
        ),
    ],
    *,
    lang: LangOption = None,
    fmt: FormatOption = VerdictFormat.TEXT,
    learning: Annotated[bool, typer.Option("--learning", help="Accept smaller decks, for learning the game.")] = False,
    match: Annotated[
        bool,
        typer.Option("--match", help="Check that the decks can play each other, too: in the order given, two by two."),
    ] = False,
    mode: Annotated[
        str, typer.Option(metavar="NAME", help="Check that the decks can be played so: one of the game's modes.")
    ] = "",
    report: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="Write a tournament's list of all decks, with duplicates and fingerprints: .html to print, .csv for a "
            "spreadsheet. May be given twice.",
        ),
    ] = None,
) -> int:
    """Check decks, each for itself: exit status 0 if all are legal, 1 if not, 2 if one cannot be read.

    A deck file is YAML or a list: text as it is pasted, a chat, a mail, a document (.docx, .odt, .rtf), CSV or TSV, a
    spreadsheet (.xlsx, .ods), Cockatrice's .cod, and what `fitil export` writes (a saved object of Tabletop Simulator,
    order.xml, order.csv). A chat or the answers of a form have many lists; what is no card in them is told. A YAML file
    with a `mode` says how decks came about: the lists that were brought, and the cards taken in a draft, or struck out,
    or how a table was laid out.
    """
    from cards.decks import handed_in, note_lines
    from rules_checker.judging import (
        judge_handed,
        judged_lines,
        judged_row,
        phrases,
        problem_lines,
        short_line,
        summary_line,
        table_lines,
        table_row,
        tables,
    )

    language = lang or preferred(("en", *LANGS))
    if report:
        _check_reports(report, decks, language)
    judged = [one for handed in handed_in(decks) for one in judge_handed(handed, learning=learning, mode=mode)]
    seated = tables([one for one in judged if one.game is None], mode) if match else []
    unread = [one for one in judged if one.status == "unreadable"]
    of_own = [one.read.ref for one in unread if context.obj(one.read.ref)]
    counted = _write_reports(report, judged, language) if report else ""
    if fmt is VerdictFormat.JSON:
        rows = [judged_row(one, language) for one in judged]
        for row in rows:
            row["notes"] += [told(_said_of_own(ref), language) for ref in of_own if ref == row["deck"]]
        print_json([*rows, *(table_row(one, language) for one in seated)])
    elif report:
        for one in judged:  # the report says it, too; but those that cannot be read are to be handed in anew
            if one.status != "legal":
                print_lines(judged_lines(one, language) if one in unread else [short_line(one, language)])
        print_lines([counted, *map(str, report)])
    elif unread and len(judged) == 1:  # unusable input, as of any command
        for line in () if of_own else (*problem_lines(unread[0], language), *note_lines(unread[0].read, language)):
            complain(line)
        _tell_of_own(of_own)
        return 2
    else:
        together, last = _told_together(judged, language) if len(judged) > 1 and not match else ([], "")
        for at, one in enumerate(judged):
            print_lines([*judged_lines(one, language), *(together[at] if together else ())])
        if len(judged) > 1:
            print_lines([last or summary_line([one.status for one in judged], language)])
        for table in seated:
            print_lines(table_lines(table, language))
        if len(judged) == 1:
            _tell_where_to_ask(judged[0], language)
    _tell_of_own(of_own)
    if unread:
        complain(phrases(language)("decks-unread", n=len(unread), of=len(judged)))
        return 2
    met = all(table.verdict and table.verdict.legal for table in seated)
    return 0 if met and all(one.status == "legal" for one in judged) else 1


def _tell_of_own(refs: Sequence[str]) -> None:
    """Say of what holds cards of one's own that it is no deck, and how it is printed."""
    for ref in refs:
        complain(told(_said_of_own(ref)))


def _said_of_own(ref: str) -> Said:
    command = f"fitil print {ref}"
    said = f"{ref}: these look like cards of your own, not a deck's list: `{command}` prints them"
    return Said(said, "cards-of-own", path=ref, command=command)


def _tell_where_to_ask(judged: Judged, lang: Lang) -> None:
    """Say how one is told what the rule means that a deck breaks first, where texts of rules are."""
    if judged.verdict is None or not (broken := judged.verdict.of("error")):
        return
    from cards.ledger import SITE

    if SITE.is_dir():
        in_lang = f" --lang {lang}" if lang in LANGS else ""
        command = f"fitil rules {judged.verdict.game} --ask {broken[0].rule}{in_lang}"
        echo(Said(f"what a rule means: {command}", "rule-means", command=command))


def _check_reports(paths: Sequence[Path], decks: Sequence[str], lang: Lang) -> None:
    """Raise `FitilError` for a report of no known kind, or one in the place of what is handed in."""
    from rules_checker.judging import REPORTS

    for path in paths:
        if path.suffix.lower() not in REPORTS:
            message = f"{path}: a report is a file {' or '.join(REPORTS)}"
            raise FitilError(message).coded("wrong-kind", path=str(path), kinds=", ".join(REPORTS))
        for ref in map(Path, decks):
            if over(path, ref):
                message = f"{path}: is among the lists of {ref}; write the report to another place"
                raise FitilError(message).coded("among-lists", path=str(path), lists=str(ref))
        check_writable(path)


def _desk_rows(judged: Sequence[Judged], langs: Sequence[Lang], *, within: bool = True) -> list[dict[str, Any]]:
    """What a tournament's desk shows of these decks, in these languages, with what several of them show together."""
    from rules_checker.judging import compared, desk_row
    from rules_checker.record import address, page

    @cache
    def where(game: str, rule: str) -> str:
        return address(page(load_game(game), rule, langs[0]))

    return compared([desk_row(one, langs, where) for one in judged], within=within)


def _write_reports(paths: Sequence[Path], judged: Sequence[Judged], lang: Lang) -> str:
    """Write what the desk shows of these decks, in `lang` and in the languages of the games; return the summary."""
    from rules_checker.judging import REPORTS, summary

    langs = (lang, *(other for other in LANGS if other != lang))
    rows = _desk_rows(judged, langs)
    for path in paths:
        write_whole(path, REPORTS[path.suffix.lower()](rows, langs))
    return summary(rows, lang)


def _told_together(judged: Sequence[Judged], lang: Lang) -> tuple[list[list[str]], str]:
    """What the others have to do with each of several decks, as lines below it, and the summary of them all."""
    from rules_checker.judging import notices, summary

    rows = _desk_rows(judged, (lang,), within=False)  # called as in the lines above
    return [[f"  {notice}" for notice in notices(row, lang)] for row in rows], summary(rows, lang)


def insight_command(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck file, a starter deck, or a link.")],
    other: Annotated[
        str | None, typer.Argument(metavar="[OTHER]", help="Another deck of the same game, to compare it with.")
    ] = None,
    *,
    lang: LangOption = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same hand.")] = 1,
    fmt: FormatOption = VerdictFormat.TEXT,
) -> None:
    """Tell what is known of a deck before it is played: how its numbers spread, and the odds of its opening hand.

    The odds are exact. `fitil check` says whether the deck is legal, `fitil simulate` how it does against another.
    """
    from cards.decks import load_deck
    from rules_checker.judging import differences_row, insight_lines, insight_row, words
    from rules_checker.setup import one_game

    language = lang or preferred(("en", *LANGS))
    decks = [load_deck(ref) for ref in (deck, other) if ref is not None]
    game = load_game(one_game(decks))
    rows = [insight_row(game, one, language, seed=seed) for one in decks]
    differ = differences_row(game, decks[0], decks[1], language) if other else []
    if fmt is VerdictFormat.JSON:
        print_json(rows[0] | ({"other": rows[1], "differences": differ} if other else {}))
        return
    for one, row in zip(decks, rows, strict=True):
        print_lines([one.ref, *(f"  {line}" for line in insight_lines(row))])
    if other:
        print_lines(
            [words(language)("different" if differ else "same", deck=other), *(f"  {one['told']}" for one in differ)]
        )
