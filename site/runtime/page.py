"""What the reader's page asks for: the same functions as the command line's, with decks as text instead of as files.

Arguments and results are plain data (JSON), files are bytes. Nothing here imports what a page does not have.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cards import FitilError, load_game
from cards.database import FITIL_CARDS
from cards.decks import fault_lines, game_of, note_lines, parse_deck
from cards.languages import LANGS
from cards.told import told

if TYPE_CHECKING:
    from generator.display import LayoutFinding


def answer(what: str, args: str, given: Mapping[str, memoryview]) -> tuple[str, dict[str, bytes]]:
    """The answer to a request, both as JSON, and the files that it made by their names; `given` are those it is about.

    If the request cannot be met, the answer says what is `wrong`, in the reader's language.
    """
    asked: dict[str, Any] = json.loads(args)
    asks: dict[str, Callable[..., dict[str, Any]]] = {
        "box": box,
        "check": check,
        "desk": desk,
        "games": games,
        "hand": hand,
        "insight": insight,
        "own": own,
        "play": play,
        "print": print_decks,
        "print_set": print_set,
        "qr": qr,
        "read": read,
        "registration": registration,
        "report": report,
        "row": row,
        "studio": studio,
        "table": table,
        "tournament": tournament,
        "tried": tried,
        "unpack": unpack,
        "use": use,
    }
    try:
        found = asks[what](**asked, **({"given": {name: bytes(raw) for name, raw in given.items()}} if given else {}))
    except FitilError as error:
        found = {"wrong": told(error, asked["lang"])}
    files: dict[str, bytes] = found.pop("files", {})
    return json.dumps(found, ensure_ascii=False), files


def check(
    decks: Sequence[dict[str, str]], lang: str, *, learning: bool = False, added: Sequence[str] = ()
) -> dict[str, Any]:
    """The verdicts on decks, as rows of `fitil check --format json`, and what would give each the right size.

    `added` are the cards that were put in since the deck had it, one for each copy, the last one first.
    """
    from rules_checker.judging import judge, judged_row, size_change

    with _written(decks) as refs:
        judged = [judge(ref, learning=learning) for ref in refs]
        read = [one.read.deck for one in judged]
        return {
            "rows": [judged_row(one, lang) for one in judged],
            "changes": [size_change(game_of(deck), deck, added) if deck else {} for deck in read],
        }


def insight(decks: Sequence[dict[str, str]], lang: str, seed: int = 1) -> dict[str, Any]:
    """What `fitil insight` tells of one deck or of two, as its rows; and what is different in two."""
    from cards.decks import load_deck
    from rules_checker.judging import differences_row, insight_row
    from rules_checker.setup import one_game

    with _written(decks) as refs:
        loaded = [load_deck(ref) for ref in refs]
    game = load_game(one_game(loaded))
    rows = [insight_row(game, deck, lang, seed=seed) for deck in loaded]
    return {"rows": rows, "differences": differences_row(game, loaded[0], loaded[-1], lang)}


def read(lang: str, given: Mapping[str, bytes]) -> dict[str, Any]:
    """A list as a deck, as far as it could be read; the faults of its lines, and what is no card in it.

    The page knows which list it has handed in: a fault is told after its line, not after a file's name.
    """
    from rules_checker.judging import fault_at_line

    ((name, raw),) = given.items()
    found = parse_deck(raw, Path(name))
    deck = found.deck and {
        "game": found.deck.game,
        "slots": {slot: list(cards) for slot, cards in found.deck.slots.items()},
        "cards": dict(found.deck.cards),
        "name": found.deck.name.get(lang, ""),
    }
    faults = list(fault_lines(found.faults, lang, fault_at_line)) if found.faults else []
    return {"deck": deck, "faults": faults, "notes": list(note_lines(found, lang))}


def qr(text: str, lang: str) -> dict[str, Any]:
    """The QR code of a link: its rows from the top, "1" for a dark module; None if the link is too long for one."""
    from cards.decks import qr_code

    code = qr_code(text)
    return {"rows": code and ["".join(map(str, row)) for row in code.matrix]}


def print_decks(
    decks: Sequence[dict[str, str]],
    lang: str,
    options: dict[str, Any],
    named: Sequence[str] = (),
    *,
    given: Mapping[str, bytes] | None = None,
    come: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """The files of a print, by name, and what the command reports of it; `named` are starter decks or whole games.

    `options` are fields of `PrintRequest`; `typed`, the words of the command that does the same, is one of them. What
    cards that a reader has made need of pixels is `wanted` first, as by `print_set`.
    """
    with _written(decks) as refs:
        if FITIL_CARDS not in os.environ:
            return _print(lang, decks=[*refs, *named], **options)
        from generator.studio import with_pixels

        return with_pixels(lambda: _print(lang, decks=[*refs, *named], **options), come, given or {})


def print_set(
    sketches: Sequence[dict[str, Any]],
    lang: str,
    game: str,
    options: dict[str, Any],
    *,
    given: Mapping[str, bytes] | None = None,
    come: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """The print of a set of cards that a reader has made, as `fitil print --cards` makes it; `options` as of others.

    A card that cannot be is left out, and told. What it needs of pixels is `wanted` first, and has then `come` with the
    same question.
    """
    from cards.studio import not_printed, own_cards, sorted_out
    from generator.studio import pictures_of, with_pixels

    _, able, wrong = sorted_out(load_game(game), sketches)
    left = [told(not_printed(n, len(sketches), what), lang) for n, what in wrong.items()]
    some = able or sketches  # of none, the first says why

    def printed(ids: Sequence[str]) -> dict[str, Any]:
        done = _print(lang, game=game, card=ids, **options)
        return done | {"warnings": [*left, *done["warnings"]]}

    with _written(()), own_cards(load_game(game), some, pictures_of(some)) as ids:
        return with_pixels(lambda: printed(ids), come, given or {})


def _print(lang: str, **asked: Any) -> dict[str, Any]:
    from generator.request import PrintRequest, carry_out

    done = carry_out(PrintRequest(lang=lang, **asked)).printed
    files = [done.path, *done.also] if done.path else []
    return {
        "files": {path.name: path.read_bytes() for path in files},
        "cards": done.cards,
        "pages": done.pages,
        "sheets": done.sheets,
        "free": done.free,
        "findings": [finding.told(lang) for finding in done.findings if finding.code != "picture-to-come"],
        "warnings": [told(warning, lang) for warning in done.warnings],
    }


def own(lang: str, do: str, **asked: Any) -> dict[str, Any]:
    """What cards of one's own come to, from a table and its pictures, which are files that are given."""
    from generator.own.door import ask

    return ask(do, lang, **asked)


_playing: dict[str, Any] = {}
"""The two decks that play each other, under what they were asked for by: a request plays but for a moment."""
AT_ONCE_S = 0.025
"""How long games are played before whatever else was asked meanwhile is answered: a verdict waits no longer."""
MOST_GAMES = 1000


def games(decks: Sequence[dict[str, str]], lang: str, upto: int) -> dict[str, Any]:
    """Play two decks against each other for a moment: how many games there are by then, `upto` at most, and their sum.

    A request for the same decks goes on with the games that there are. `decks` are read as lists, and told by names.
    """
    from cards.decks import load_deck
    from rules_checker.judging import words
    from rules_checker.lab import Versus

    asked = json.dumps(decks)
    try:
        if asked not in _playing:
            _playing.clear()
            with _written(decks) as (deck, other):
                _playing[asked] = Versus(load_deck(deck), load_deck(other))
    except FitilError:
        return {"wrong": words(lang)("versus-not")}
    versus = _playing[asked]
    versus.play(min(upto, MOST_GAMES), seconds=AT_ONCE_S)
    return {
        "games": versus.tally.games,
        "lines": list(versus.lines(lang, decks[1]["called"])) if versus.tally.games else [],
        "wins": versus.tally.wins,
    }


def tried(lang: str, game: str, sketch: dict[str, Any], upto: int) -> dict[str, Any]:
    """Play a card that is being made for a moment, in a deck with it and without; answers as `games` does.

    `place` says which deck that is, and where in it the card stands.
    """
    from cards.studio import own_cards
    from rules_checker.lab.tried import TriedPairs, fitting

    asked = json.dumps(sketch)
    if asked not in _playing:
        _playing.clear()
        with _written(()), own_cards(load_game(game), [sketch]) as (card,):
            whole = load_game(game)
            _playing[asked] = TriedPairs(whole, fitting(whole, card))
    pairs = _playing[asked]
    pairs.play(min(upto, MOST_GAMES), seconds=AT_ONCE_S)
    return {"games": pairs.pairs.total(), "lines": list(pairs.lines(lang)), "place": pairs.place(lang)}


def hand(lang: str, game: str, sketches: Sequence[dict[str, Any]], card: str) -> dict[str, Any]:
    """A saved game of the deck that a card fits best, against the next, in which it is at hand; and who plays it."""
    from cards.studio import own_cards
    from rules_checker.lab.tried import fitting
    from rules_checker.play.game.deal import with_card
    from rules_checker.play.game.session import Session

    with _written(()), own_cards(load_game(game), sketches):
        whole = load_game(game)
        fit = fitting(whole, card)
        others = max(1, whole.deck_rules.brought[0] - 1) if whole.deck_rules else 1
        record = with_card([fit.after, *fit.field[:1] * others], card)
        return {"saved": Session.of(record).now.saved(), "names": record.names}


def use(lang: str, game: str, sketches: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Have the game have cards that a reader has made, for all that is asked from now on; gives their ids."""
    from cards import studio
    from generator.studio import pictures_of

    folder = Path(tempfile.mkdtemp(), studio.FOLDER)
    return {"ids": studio.use(load_game(game), sketches, folder, pictures_of(sketches))}


def row(lang: str, game: str, sketch: dict[str, Any], beside: dict[str, Any]) -> dict[str, Any]:
    """What pages must know of a card that a reader has made, by language: where decks are built, and at the table.

    It is for all languages of the game; nothing of a card that cannot be. `beside` are the names of its set.
    """
    from cards.studio import make
    from generator.studio import deck_row
    from rules_checker.play.view.phrasebook import Phrasebook, card_row

    found = make(load_game(game), sketch["entry"], sketch["words"], beside)
    if not (found.game and found.card) or any(not one.finding for one in found.faults):
        return {"row": None}
    whole, card = found.game, found.card
    rows = {one: {"table": card_row(Phrasebook(whole, one), card.id)} for one in whole.langs}
    decks = {one: {"deck": deck_row(whole, card, one)} for one in whole.langs if whole.deck_rules}
    return {"row": {one: rows[one] | decks.get(one, {}) for one in whole.langs}}


def play(lang: str, do: str, files: Sequence[dict[str, str]] = (), **asked: Any) -> dict[str, Any]:
    """What a game at the table comes to; `files` are decks, or the saved game, that it names."""
    from rules_checker.play.page.door import ask

    with _written(files):
        return ask(do, lang, **asked)


def studio(lang: str, do: str, game: str, **asked: Any) -> dict[str, Any]:
    """What a card that is being made comes to; it comes and goes with what is asked."""
    from generator.studio import ask

    return ask(do, lang, game=game, **asked)


def table(text: str, lang: str) -> dict[str, Any]:
    """The verdict on a table, as a row of `fitil check --format json`, and the table as a form has it, if it is one."""
    from rules_checker.judging import judge, judged_row, read_prepared

    with _written([{"name": "table.yaml", "text": text}]) as (ref,):
        row = judged_row(judge(ref), lang)
        if row["status"] == "unreadable" or (laid := read_prepared(ref)) is None:
            return {"row": row, "laid": None}
        options = {one.option: one.value for one in laid.agreed}
        return {"row": row, "laid": {"mode": laid.mode, "options": options, **laid.table}}


def box(decks: Sequence[dict[str, str]], lang: str, options: dict[str, Any]) -> dict[str, Any]:
    """A box for a deck; `options` are fields of `BoxRequest`, `typed` one of them. Answers as `print_decks` does."""
    from generator.accessories.request import BoxRequest, make_boxes

    with _written(decks) as (ref,):
        made = make_boxes(BoxRequest(deck=ref, lang=lang, **options))
        return _made(made.path, made.findings, lang) | {"cards": sum(box.cards for box in made.boxes)}


def registration(
    decks: Sequence[dict[str, str]], lang: str, options: dict[str, Any], named: Sequence[str] = ()
) -> dict[str, Any]:
    """The registration sheet of a deck; `options` are fields of `RegistrationRequest`. Asked and answered as a print.

    Raises the first fault of a deck that cannot be read, or that no page holds.
    """
    from generator.accessories.request import RegistrationRequest, make_sheets
    from rules_checker.judging import told_verdict

    with _written(decks) as refs:
        made = make_sheets(RegistrationRequest(decks=[*refs, *named], lang=lang, **options), told_verdict)
        for one in made.read:
            one.whole()
        for _, error in made.done.failed:
            raise error
        return _made(made.path, made.done.findings, lang) | {"cards": sum(deck.size for deck, _ in made.done.decks)}


def _made(path: Path | None, findings: Sequence[LayoutFinding], lang: str) -> dict[str, Any]:
    """A PDF of one page for the reader, and what was found while it was laid out."""
    files = {path.name: path.read_bytes()} if path else {}
    return {"files": files, "pages": len(files), "findings": [found.told(lang) for found in findings], "warnings": []}


def desk(lang: str, given: Mapping[str, bytes]) -> dict[str, Any]:
    """The rows of lists that were handed in, as of `fitil check --report`."""
    from cards.decks import Handed
    from rules_checker.judging import desk_row, judge_handed

    judged = [one for name, raw in given.items() for one in judge_handed(Handed(name, raw))]
    return {"rows": [desk_row(one, _both(lang)) for one in judged]}


def tournament(lang: str, do: str, **asked: Any) -> dict[str, Any]:
    """What a tournament comes to; its file's text comes and goes with what is asked."""
    from rules_checker.tournament.door import ask

    return ask(do, lang, **asked)


def unpack(lang: str, given: Mapping[str, bytes]) -> dict[str, Any]:
    """The lists in archives as files, and the rows of what cannot be one."""
    from cards.decks import unpacked
    from rules_checker.judging import desk_row, judge_handed

    found = [one for name, raw in given.items() for one in unpacked(raw, name)]
    return {
        "files": {one.ref: one.raw for one in found if one.raw is not None},
        "rows": [desk_row(row, _both(lang)) for one in found if one.fault for row in judge_handed(one)],
    }


def report(rows: list[dict[str, Any]], lang: str, rules: Mapping[str, str]) -> dict[str, Any]:
    """What rows have to do with each other, and the reports as files; `rules` has the addresses of rules' pages.

    `keys` are what all spellings of each row's player share.
    """
    from cards import normalise
    from rules_checker.judging import REPORTS, compared, notices, summary

    for reason in (reason for row in rows for reason in row["reasons"]):
        reason["page"] = rules.get(reason["rule"], "")
    rows = compared(rows)
    return {
        "notices": [[notices(row, one) for one in _both(lang)] for row in rows],
        "keys": [normalise(row["player"]) for row in rows],
        "summary": summary(rows, lang),
        "files": {f"decks{suffix}": made(rows, _both(lang)) for suffix, made in REPORTS.items()},
    }


def _both(lang: str) -> tuple[str, ...]:
    return (lang, *(other for other in LANGS if other != lang))


@contextmanager
def _written(decks: Sequence[dict[str, str]]) -> Iterator[list[str]]:
    """In its context the decks are files of the current folder, which is theirs alone; gives their names."""
    before = Path.cwd()
    folder = Path(tempfile.mkdtemp())
    os.chdir(folder)
    try:
        yield [_file(deck["name"], deck["text"]) for deck in decks]
    finally:
        os.chdir(before)
        shutil.rmtree(folder)


def _file(name: str, text: str) -> str:
    """Write a deck's list into a file of its own in the current folder; returns the file's name."""
    path = Path(Path(name).name or "deck.txt")
    path.write_text(text, encoding="utf-8")
    return str(path)
