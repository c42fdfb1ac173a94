"""The commands that query the database: `games`, `cards`, `decks`, `rules`."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from cards.database import GAMES, game_ids, games_of_own, load_game, parts_of, use_cards, with_own
from cards.decks import no_decks, starter_refs
from cards.errors import FitilError, Said, UnknownName, in_no_game, near, numbered
from cards.languages import LANGS, SPOKEN, known_language, preferred
from cards.model import Game, Lang
from cards.names import nearest
from cards.output import Format, FormatOption, echo, print_json, print_lines, show
from cards.told import language, speaking, told

if TYPE_CHECKING:
    from cards.asking import Answer
    from cards.tools import dictionary

T = TypeVar("T")
MOST_OFFERED = 12
"""Most names offered instead of an unknown one that none of them is like."""
MOST_ANSWERS, MOST_NEAR = 5, 3
"""Most rules shown in answer to a question."""
_RULE_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


GameArgument = Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's id; all games if left out.")]
NamedOption = Annotated[str | None, typer.Option("--game", help="The same, written as for other commands.")]
GameOption = Annotated[str | None, typer.Option(help="A game's id; needed only where several have cards.")]


def register(app: typer.Typer, playable: Callable[[], Collection[str]]) -> None:
    """Add this package's commands to the command line; `playable` returns the ids of the games with an engine."""
    app.command(context_settings={"obj": playable})(games)
    for command in (cards, decks, rules, words, cache):
        app.command()(command)
    new = typer.Typer(help="Start a card, its picture, a deck or a game.", no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(new, name="new")
    new.command("card")(new_card)
    new.command("picture")(new_picture)
    new.command("deck")(new_deck)
    new.command("game")(new_game)


def games(
    context: typer.Context, game: GameArgument = None, named: NamedOption = None, fmt: FormatOption = Format.TABLE
) -> None:
    """List the games, and the modes in which each can be played (`--mode` of `fitil play`, `check`, `simulate`)."""
    chosen = list(_chosen(game, named))
    modes = {found.id: [*_modes(found)] for found in chosen}
    rows = [
        {
            "id": found.id,
            "title": dict(found.title),
            "langs": list(found.langs),
            "cards": len(found.cards),
            "rules": len(found.rules),
            "modes": modes[found.id],
        }
        for found in chosen
    ]
    if fmt is Format.TABLE:
        begun = {ref.partition("/")[0] for ref in starter_refs()}
        begun |= {found.id for found in chosen if found.modes and not found.deck_rules}
        begun &= {*context.obj()}
        rows = [row | {"play": f"fitil play {row['id']}" if row["id"] in begun else ""} for row in rows]
    show(rows, fmt, ["id", f"title.{language()}", "cards", "rules", "play"])
    listed = [mode | {"decks": "–".join(map(str, mode["decks"]))} for found in chosen for mode in modes[found.id]]
    if listed and fmt is Format.TABLE:
        print_lines([""])
        show(listed, fmt, ["mode", "decks", *_own_first("title", SPOKEN)])


def _modes(game: Game) -> Iterator[dict[str, Any]]:
    """The modes of a game as rows: the name to give to `--mode`, the number of decks or its bounds, and the title."""
    for name, mode in game.modes.items():
        yield {"mode": f"{game.id}/{name}", "decks": sorted({*mode.brought}), "title": dict(mode.title)}


def cards(game: GameArgument = None, named: NamedOption = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the cards; as JSON with their numbers, and their texts in every language."""
    from cards.tools import card_read, card_row

    row, chosen = card_read if fmt is Format.TABLE else card_row, list(_chosen(game, named))
    rows = [row(found, card) for found in chosen for card in found.cards.values()]
    show(rows, fmt, ["id", "type", "team", "rarity", *_own_first("name")], _teams_called(chosen))


def decks(game: GameArgument = None, named: NamedOption = None, fmt: FormatOption = Format.TABLE) -> None:
    """List the starter decks."""
    from cards.tools import deck_rows, slot_counts

    chosen = list(_chosen(game, named))
    if fmt is Format.TABLE and len(chosen) == 1 and no_decks(chosen[0]):
        title = chosen[0].id
        echo(Said(f"nobody brings a deck to {title!r}, so there is none to list", "no-starters-here", game=title))
        return
    counts = {name: count for found in chosen for name, count in slot_counts(found).items()}
    rows = [row for found in chosen for row in deck_rows(found, counts)]
    show(rows, fmt, ["ref", *counts, "size", *_own_first("name")], _slots_called(chosen))


def _own_first(name: str, langs: Iterable[Lang] = LANGS) -> list[str]:
    """The columns of a name in each language, the reader's before the others."""
    return sorted((f"{name}.{lang}" for lang in langs), key=f"{name}.{language()}".__ne__)


def _teams_called(games: Iterable[Game]) -> dict[str, str]:
    """What these games call a team in the reader's language, if that is one word for all of them."""
    from cards.language import forms_of

    called = {
        forms_of(game, language(), "team", "team").get("team") if language() in game.langs else None for game in games
    }
    return {"team": word} if len(called) == 1 and (word := called.pop()) else {}


def _slots_called(games: Iterable[Game]) -> dict[str, str]:
    """The slots of these games' decks by the words of the games for what lies there, in the reader's language."""
    from cards.language import forms_of

    slots = [
        (game, name, slot.type) for game in games if game.deck_rules for name, slot in game.deck_rules.slots.items()
    ]
    return {
        name: forms_of(game, lang, kind, "kind")["kind"]
        for game, name, kind in slots
        if (lang := language()) in game.langs
    }


def rules(
    game: GameArgument = None,
    *,
    named: NamedOption = None,
    ask: Annotated[
        str | None, typer.Option(metavar="QUESTION", help="Show the rules that answer a question, in your own words.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help=f"The language of the answer: {' or '.join(LANGS)}; else the question's.")
    ] = None,
    fmt: FormatOption = Format.TABLE,
) -> None:
    """List the rules and rulings by id, or show those that answer a question: exit status 1 if none does."""
    from cards.tools import rule_rows, rules_read

    asked_in = known_language(lang, LANGS)
    if game and _RULE_ID.fullmatch(game) and (having := [one.id for one in _chosen(named) if game in one.rules]):
        command = f"fitil rules {having[0]} --ask {game}"
        raise FitilError(f"{game} is a rule: `{command}` shows it").coded("rule-of-game", name=game, command=command)
    chosen = list(_chosen(game, named))
    if ask is not None:
        if not ask.strip():
            raise FitilError("the question is empty").coded("empty-question")
        _answer(ask, chosen, asked_in, fmt)
        return
    rows = [row for one in chosen for row in (rules_read if fmt is Format.TABLE else rule_rows)(one)]
    show(rows, fmt, ["id", "kind", "gloss"])


def _answer(question: str, games: list[Game], lang: Lang | None, fmt: Format) -> None:
    """Show the best answers to a question, in its language, or end with status 1 if there are none.

    Raises `UnknownName` for an id that is nearly a rule's.
    """
    from cards.asking import ask, titles

    rule_ids = [rule_id for found in games for rule_id in found.rules]
    typed = question.strip().lower()
    if _RULE_ID.fullmatch(typed) and typed not in rule_ids and (meant := nearest(typed, rule_ids)):
        raise UnknownName("rule", typed, meant)
    asked = ask(question, games, lang)
    best = asked.answers[: MOST_ANSWERS if asked.known else MOST_NEAR]
    if fmt is Format.JSON:
        print_json([_answer_row(answer, asked.lang, best[0].score) | {"known": asked.known} for answer in best])
        return
    with speaking(asked.lang):
        if not best and (named := [rule for found in games if (rule := found.rules.get(question.strip()))]):
            print_lines([f"{rule.id}  {rule.gloss}" for rule in named])  # no page explains it as yet
        elif not best:
            topics = " · ".join(asked.topics)
            nothing = Said(f"nothing answers that; there are rules on: {topics}", "no-answer", topics=topics)
            echo(nothing if topics else Said("nothing answers that", "no-answer-here"))
            raise typer.Exit(1)
        elif not asked.known:
            topics = " · ".join(asked.topics)
            echo(Said("nothing seems to answer that; the nearest:", "nearest-answers", topics=topics))
        elif asked.in_doubt:
            one, other = titles(*(answer.entry for answer in best[:2]))
            echo(Said(f"one of two is meant: {one} or {other}", "one-of-two", one=one, other=other))
        for answer in best:
            entry = answer.entry
            head = (entry.game if len(games) > 1 else "", entry.anchor, entry.number, entry.heading)
            print_lines(["  ".join(filter(None, head)), *(f"  {line}" for line in entry.shown.splitlines())])
            if answer.asked:
                said = Said(f"asked as: {answer.asked}", "asked-as", phrase=answer.asked)
                print_lines([f"  {told(said)}"])


def _answer_row(answer: Answer, lang: Lang, best: float) -> dict[str, Any]:
    """An answer as a row of `fitil rules --ask … --format json`; its score is a share of the best one's."""
    entry = answer.entry
    return {
        "id": entry.anchor,
        "game": entry.game,
        "kind": entry.kind,
        "lang": lang,
        "number": entry.number,
        "heading": entry.heading,
        "text": entry.shown,
        "asked": answer.asked,
        "score": round(answer.score / best, 3),
    }


def words(
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="A word's id; a list if left out.")] = None,
    *,
    kind: Annotated[
        str | None, typer.Option(help="Only verbs, modifiers, events, conditions, triggers, keywords.")
    ] = None,
    game: GameOption = None,
    fmt: FormatOption = Format.TABLE,
) -> None:
    """List the words that cards are made of, or show one: its keys, an example, and what that prints."""
    from cards.tools import dictionary, rules_told, word_lines, word_row

    wanted = kind.removesuffix("s") if kind else None
    if wanted and wanted not in dictionary.KINDS:
        raise UnknownName("kind of word", kind or "", nearest(wanted, dictionary.KINDS), known=dictionary.KINDS)

    def listed(one: Game) -> list[dictionary.DictionaryEntry]:
        return list(dictionary.entries(one, wanted)) if word is None else dictionary.entry(one, word)

    if word in game_ids():
        raise FitilError(f"{word} is a game: its words are listed by `fitil words --game {word}`").coded(
            "words-of-game", name=word
        )
    found = _in_games(game, listed)
    if fmt is Format.JSON:
        print_json([word_row(one, entry) for one, entries in found for entry in entries])
    elif word is None:
        said = {one.id: rules_told(one) for one, _ in found}
        rows = [
            word_row(one, entry)
            | {
                "keys": ", ".join(key.name for key in entry.keys if key.takes),
                "meaning": said[one.id].get(entry.rule or "", entry.gloss),
            }
            for one, entries in found
            for entry in entries
        ]
        show(rows, fmt, [*(["game"] if len(found) > 1 else []), "kind", "id", "keys", "meaning"])
    else:
        for one, entries in found:
            for entry in entries:
                meaning = rules_told(one).get(entry.rule or "", entry.gloss)
                print_lines(word_lines(one, entry, meaning, named=len(found) > 1))


def cache(
    *,
    clear: Annotated[bool, typer.Option("--clear", help="Clear it all; it is rebuilt when needed.")] = False,
    fmt: FormatOption = Format.TABLE,
) -> None:
    """Show what is cached between runs: where, how many files, and how large."""
    from cards.database import store

    rows: dict[str, dict[str, Any]] = {}
    for kind, path in store.kept_files():
        row = rows.setdefault(kind, {"kind": kind, "files": 0, "bytes": 0})
        row["files"] += 1
        with suppress(OSError):  # another run may have replaced it
            row["bytes"] += path.stat().st_size
    if clear:
        store.clear()
    folder = store.cache_folder()
    total = {key: sum(row[key] for row in rows.values()) for key in ("files", "bytes")}
    if fmt is Format.JSON:
        print_json({"folder": str(folder), **total, "kinds": list(rows.values()), "cleared": clear})
        return
    mb = round(total["bytes"] / 1e6, 1)
    said = f"{folder}: {numbered(total['files'], 'file')}, {mb} MB{', cleared' if clear else ''}"
    cleared = "yes" if clear else "no"
    echo(Said(said, "cache-told", path=str(folder), n=total["files"], mb=mb, cleared=cleared))
    if rows and not clear:
        show(list(rows.values()), fmt, ["kind", "files", "bytes"])


def begun(folder: Path | None) -> Path | None:
    """A folder of cards of one's own to write to, which may hold none yet."""
    if folder is None:
        return None
    if any(folder.glob("cards/*.yaml")):
        use_cards(folder)
    return folder.absolute()


def _in_games(name: str | None, asked: Callable[[Game], T]) -> list[tuple[Game, T]]:
    """The answer of the game called `name`, or, without a name, of each game with cards that has what is `asked` for.

    `asked` raises `UnknownName` in a game that has no such thing; if none has it, the nearest of all games are told.
    """
    if name is not None:
        return [(game, asked(game)) for game in _chosen(name)]
    found: list[tuple[Game, T]] = []
    faults: dict[str, UnknownName] = {}
    for game in (game for game in _chosen(None) if game.cards):
        try:
            found.append((game, asked(game)))
        except UnknownName as fault:
            faults[game.id] = fault
    if not found and len(faults) > 1:
        raise in_no_game(faults)
    return found or [(game, asked(game)) for game in _chosen(None) if game.id in faults]


def _the_game(name: str | None, kind: str, thing: str, known: Callable[[Game], Collection[str]]) -> Game:
    """The game called `name`, or, without a name, the only one that has a `thing` of this kind."""

    def asked(game: Game) -> None:
        if name is None and thing not in known(game):
            few = tuple(known(game)) if len(known(game)) <= MOST_OFFERED else ()
            see = "" if few else f"fitil {kind}s"
            raise UnknownName(kind, thing, nearest(thing, known(game)), known=few, see=see)

    games = [game for game, _ in _in_games(name, asked)]
    if len(games) != 1:
        raise FitilError(f"say which game: --game {' or '.join(game.id for game in games)}").coded(
            "say-which-game", games=", ".join(game.id for game in games)
        )
    return games[0]


def _the_card(name: str | None, card: str) -> tuple[Game, str]:
    """The card of this id or name, with the game called `name`, or the only one that has such a card."""
    from cards.decks import card_called

    found = _in_games(name, lambda game: card_called(game, card))
    if len(found) != 1:
        raise FitilError(f"say which game: --game {' or '.join(game.id for game, _ in found)}").coded(
            "say-which-game", games=", ".join(game.id for game, _ in found)
        )
    return found[0]


def new_card(
    name: Annotated[str, typer.Argument(metavar="ID", help="Lower-case Latin words joined by hyphens.")],
    *,
    kind: Annotated[str | None, typer.Option("--type", help="The card type, such as bomb.")] = None,
    he: Annotated[str | None, typer.Option(help="The name in Hebrew, if the game is in Hebrew.")] = None,
    ru: Annotated[str | None, typer.Option(help="The name in Russian, if the game is in Russian.")] = None,
    en: Annotated[str | None, typer.Option(help="The name in English, if the game is in English.")] = None,
    team: Annotated[str | None, typer.Option(help="The team's id; a free card if left out.")] = None,
    game: GameOption = None,
    cards: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="A folder of your own to write to; it is begun if it is new.", callback=begun
        ),
    ] = None,
) -> None:
    """Add a card with a commented example, in the file of its team and in the game's languages."""
    from shlex import quote

    from cards.tools import scaffold

    names = {lang: said for lang, said in (("he", he), ("ru", ru), ("en", en)) if said}
    if kind is None:
        _ask_for_more(game, names)
    found = _the_game(game, "card type", kind, lambda one: one.types)
    own = cards or next(iter(parts_of(found.folder)[1:]), None)
    for path in (written := scaffold.new_card(found, name, kind, team, names, own=own)):
        echo(Said(f"{near(path)}: {name} added", "card-added", path=near(path), name=name))
    at, of_own = near(written[0]), f" --cards {quote(near(own))}" if own else ""
    command = f"fitil print{of_own} --game {found.id} --card {name}"
    said = f"next: write in {at} what the card does, and `{command}` prints it"
    echo(Said(said, "next-after-card", path=at, print=command))


def _ask_for_more(game: str | None, names: Collection[str]) -> NoReturn:
    """Say at once which options a card without a type still needs, and the types that there are."""
    found = _in_games(game, lambda _: None) if game else []
    langs = found[0][0].langs if found else LANGS
    missing = ", ".join(["--type", *(f"--{lang}" for lang in langs if lang not in names)])
    types = ", ".join(found[0][0].types) if found else ""
    raise FitilError(f"also give {missing}{f'; the types are: {types}' if types else ''}").coded(
        "card-needs-options", missing=missing, types=types, n=len(types)
    )


def new_picture(
    card: Annotated[str, typer.Argument(metavar="CARD", help="The card's id, or any name of it.")],
    game: GameOption = None,
) -> None:
    """Start a card's picture: a scene, and a figure to draw over in a drawing program."""
    from cards.tools import sketch

    found, card = _the_card(game, card)
    for path in (written := sketch.new_picture(found, card)):
        echo(Said(f"{near(path)}: {card} added", "card-added", path=near(path), name=card))
    last, drawing = near(written[-1]), len(written) > 1
    drawn = f"open {last} in a drawing program" if drawing else f"edit {last}"
    preview = f"fitil preview {found.id}{with_own()}"
    said = f"next: {drawn}, and keep `{preview}` open: every save is shown, and a tab has all that a scene may name"
    file = "drawing" if drawing else "scene"
    echo(Said(said, "next-after-picture", file=file, path=last, preview=preview))


def new_deck(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The deck file to write, such as mine.yaml.")],
    lead: Annotated[
        str, typer.Option("--hero", "--lead", help="The card that it is built around, by its id or any name.")
    ] = "",
    game: GameOption = None,
    lang: Annotated[
        str | None, typer.Option(help=f"The language of the names in it: {' or '.join(LANGS)}; else your system's.")
    ] = None,
) -> None:
    """Write a deck file to fill in, with the cards to choose from."""
    from cards.tools import scaffold

    chosen = known_language(lang, LANGS) or preferred(LANGS)
    leads = scaffold.leads_of(load_game(game))[-1] if game else []
    if not lead:
        said = f"name the card that the deck is built around: --hero{f' {leads[0]}, for example' if leads else ''}"
        raise FitilError(said).coded("lead-missing", name=leads[0] if leads else "", n=len(leads))
    found, lead = _the_card(game, lead)
    written = str(scaffold.new_deck(path, found, lead, chosen))
    echo(Said(f"{written}: written", "file-written", path=written))
    said = f"next: take the # off the cards that you want, then `fitil check {path}` and `fitil print {path}`"
    echo(Said(said, "next-after-deck", check=f"fitil check {path}", print=f"fitil print {path}"))


def new_game(
    name: Annotated[str, typer.Argument(metavar="ID", help="Lower-case Latin words joined by hyphens.")],
    title: Annotated[str, typer.Option(help="The game's title.")],
    title_he: Annotated[str, typer.Option(help="Its title in Hebrew, if that is another.")] = "",
    title_ru: Annotated[str, typer.Option(help="Its title in Russian, if that is another.")] = "",
) -> None:
    """Write the folder of a new game."""
    from cards.tools import scaffold

    scaffold.check_id(name)  # before it becomes part of a path
    folder = next(iter(games_of_own()), GAMES) / name
    for path in scaffold.new_game(folder, title, {"he": title_he, "ru": title_ru}):
        echo(Said(f"{near(path)}: written", "file-written", path=near(path)))
    lint = f"fitil lint {name}"
    echo(Said(f"next: `{lint}` says what to write, step by step", "next-after-game", lint=lint))


def _chosen(game: str | None, named: str | None = None) -> Iterable[Game]:
    """The game that is named, in either way, or all of them; raises `FitilError` if two are named."""
    if None not in (game, named) and game != named:
        raise FitilError(f"name one game, not both {game} and {named}").coded("one-game-listed", one=game, other=named)
    chosen = named if game is None else game
    return [load_game(game_id) for game_id in (game_ids() if chosen is None else [chosen])]
