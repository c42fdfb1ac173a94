"""`fitil new`: a card, a deck or a game to start from, written only if the database is sound with it."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from cards.database import GAMES, check_not_installed, forget_games, game_of_own, parts_of, read_game, read_yaml
from cards.errors import DataError, FitilError, Said, UnknownName, near, short
from cards.language import messages
from cards.languages import LANGS, LANGUAGES, SPOKEN
from cards.model import MUST, Card, DeckRules, Game, Lang, flow
from cards.names import is_name, nearest
from cards.told import ISOLATED, told
from cards.whole_file import check_writable, write_new, write_whole

SCHEMAS = GAMES.parent / "schemas"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS = 60
"""Most letters of an id, which is part of file names."""


def new_card(
    game: Game, card_id: str, kind: str, team: str | None, names: Mapping[Lang, str], *, own: Path | None = None
) -> list[Path]:
    """Add a card to the file of its team, which it may begin, and its names to the locales; return the files written.

    They are in the game's folder, or in `own`, a folder of cards of one's own, which is begun if it is new. Raises
    `FitilError` for a bad id, an unknown type or team, or a name that is taken; then nothing is written.
    """
    check_id(card_id)
    if kind not in game.types:
        raise UnknownName("card type", kind, nearest(kind, game.types), known=game.types)
    if team is not None and team not in game.teams:
        raise UnknownName("team", team, nearest(team, game.teams), known=game.teams, game=game.id if game.teams else "")
    if missing := [f"--{lang}" for lang in game.langs if not names.get(lang)]:
        raise FitilError(f"the card needs a name in every language: {', '.join(missing)} is missing").coded(
            "name-in-every-language", missing=", ".join(missing), n=len(missing)
        )
    for lang in game.langs:
        check_name(names[lang])
        if (own_letters := LANGUAGES.get(lang)) and not own_letters.writes(names[lang]):
            told = f"--{lang}: the name {short(names[lang])!r} has no {own_letters.name} letter"
            raise FitilError(told).coded(
                "name-of-other-letters", option=f"--{lang}", name=short(names[lang]), lang=lang
            )
    _check_new(card_id, *dict.fromkeys((own or game.folder, game.folder)))
    instead = Said("add --cards FOLDER, and the card is written into a folder of your own", "add-own-folder")
    check_not_installed(own or game.folder, instead)
    if not game.sets:
        raise DataError(game.folder / "game.yaml", "has no `sets` that a card could belong to").coded("no-sets")
    first = next(iter(game.sets))
    kept = _file_of(game.folder, team)
    model = kept or game.folder / "cards" / f"{team or first}.yaml"
    if not kept and model.exists():
        whose = f"of the team {team!r}" if team else "without a team"
        raise DataError(game.folder / "cards", f"no file has cards {whose}").coded("no-file-of-team")
    if own and any(own.glob("cards/*.yaml")) and (other := game_of_own(own)) != game.id:
        told = f"{near(own)} has cards of {other}, and a folder holds those of one game: name another one for {game.id}"
        raise FitilError(told).coded("folder-of-other-game", folder=near(own), other=other, game=game.id)
    folder = own or game.folder
    path = _file_of(folder, team) or folder / "cards" / model.name
    if own and path.exists() and read_yaml(path).data.get("team") != team:
        raise DataError(path, "has cards of another team; give this file another name").coded("cards-of-other-team")
    named = {lang: names_file(folder, lang, path.stem) for lang in game.langs}
    additions = {path: _card_entry(game, card_id, kind)}
    additions |= {file: _name_entry(card_id, names[lang]) for lang, file in named.items()}
    heads: dict[Path, str] = {}
    if own or not kept:
        set_of = read_yaml(kept).data["set"] if kept else first
        heads = {path: _head(game.id if own else None, team, set_of), **dict.fromkeys(named.values(), "")}
    return _add(game, folder, additions, heads)


def _check_new(card_id: str, *folders: Path) -> None:
    """Raise `DataError`, where the card stands, if the folders have one of this id."""
    for path in chain.from_iterable(sorted((folder / "cards").glob("*.yaml")) for folder in folders):
        source = read_yaml(path)
        for at, entry in enumerate(source.data.get("cards") or ()):
            if entry.get("id") == card_id:
                raise source.error(("cards", at, "id"), f"duplicate card id {card_id!r}").coded(
                    "id-twice", name=card_id
                )


def _file_of(folder: Path, team: str | None) -> Path | None:
    """The file in `folder` with the cards of a team, or with those of none; None if there is no such file."""
    for path in sorted((folder / "cards").glob("*.yaml")):
        if read_yaml(path).data.get("team") == team:
            return path
    return None


def _head(game: str | None, team: str | None, set_of: str) -> str:
    """The head of a new file of cards: for cards of one's own it names their game."""
    lines = {"game": game, "set": set_of, "team": team}
    return "".join(f"{key}: {named}\n" for key, named in lines.items() if named) + "cards:"


def names_file(folder: Path, lang: Lang, stem: str) -> Path:
    """The locale file that names the cards of `cards/<stem>.yaml`."""
    return folder / "locale" / lang / "cards" / f"{stem}.yaml"


def leads_of(game: Game) -> tuple[DeckRules, str, list[str]]:
    """What decks of a game must be, the slot of the card that they are built around, and the cards for it.

    Raises `FitilError` for a game whose decks are built otherwise, which says where to see one.
    """
    rules = game.deck_rules
    if rules is not None and rules.slots:
        slot = next(iter(rules.slots))
        return rules, slot, [card.id for card in game.cards.values() if rules.slot_of(card) == slot]
    from cards.decks import no_decks, starter_refs

    starter = next((ref for ref in starter_refs() if ref.startswith(f"{game.id}/")), "")
    see = f"fitil share {starter} --list" if starter else ""
    said = f"decks of {game.id} are not built around a card{f'; `{see}` shows one' if see else ''}"
    raise no_decks(game) or FitilError(said).coded("no-lead", game=game.id, shown=see, n=int(bool(see)))


def new_deck(path: Path, game: Game, lead: str, lang: Lang | None = None) -> Path:
    """Write a deck file to fill in, never over an existing file.

    `lead` is the card that the deck is built around, in the game's first slot: the file lists the cards of its team as
    comments in `lang`, to choose from, each with its name, its numbers and how many copies there may be.
    """
    if path.suffix.lower() not in (".yaml", ".yml"):
        raise FitilError(f"{path}: is written as YAML: use a name such as {path.stem or 'mine'}.yaml").coded(
            "only-yaml", path=str(path), name=f"{path.stem or 'mine'}.yaml"
        )
    rules, slot, leads = leads_of(game)
    lang = lang if lang in game.langs else game.langs[0]
    found = game.cards.get(lead)
    if found is None or lead not in leads:
        called = {one: game.words[lang][one].name if found else one for one in (*leads, *([lead] if found else ()))}
        known = [called[one] for one in leads]
        unknown = UnknownName(slot, called.get(lead, lead), nearest(lead, known), known=known)
        raise unknown.coded("unknown-lead", **unknown.params, game=game.id, noun=rules.slots[slot].type)
    own = [
        c
        for c in game.cards.values()
        if c.team in (found.team, None) and not (rules.slot_of(c) or game.types[c.type].apart)
    ]
    choices = "".join(f"  # {c.id}: 1    # {_choice(game, c, lang)}\n" for c in own)
    check = f"fitil check {path.name}"
    head = "" if path.resolve().parent == (game.folder / "decks").resolve() else f"game: {game.id}\n"
    least, most = rules.sizes
    bounds = 0 if least == most else least
    size = f"{least} to {most}" if bounds else f"Exactly {most}"
    to_do = f"{size} cards: take the # off those you want and set how many, then: {check}"
    text = (
        f"{head}{slot}: {lead}\nname: {in_flow(dict.fromkeys(game.langs, '…'))}\n"
        f"# {_comment(Said(to_do, 'deck-to-fill', least=bounds, most=most, check=check), lang)}\n"
        f"cards:\n{choices}  {own[0].id}: 1\n"
    )
    write_new(path, text)
    return path


def _choice(game: Game, card: Card, lang: Lang) -> str:
    """What one chooses a card by, in a line: its name, and what is printed on it, in the game's words."""
    assert game.deck_rules
    say = messages(game, lang)
    called = {name: say(code) if say.has(code := f"number-{name}") else name for name in card.numbers}
    kinds = [say(f"type-{card.type}"), *([say(f"rarity-{card.rarity}")] if card.rarity else [])]
    numbers = [f"{called[name]} {number}" for name, number in card.numbers.items()]
    most = min((limit.most for limit in game.deck_rules.limits if limit.takes(card)), default=None)
    copies = [_comment(Said(f"{most} at most", "copies-at-most", n=most), lang)] if most else []
    said = ", ".join([*(kind[:1].lower() + kind[1:] for kind in kinds), *numbers, *copies])
    return f"{game.words[lang][card.id].name}: {said}"


def _comment(what: Said, lang: Lang | None = None) -> str:
    """What a comment of a file says, without marks that only a screen needs: a command is copied out of it."""
    return told(what, lang).translate({ord(mark): None for mark in ISOLATED.format("")})


def new_game(folder: Path, title: str, titles: Mapping[Lang, str] | None = None) -> list[Path]:
    """Write the folder of a new game with the two files that every game has; `titles` are others, by language."""
    check_id(folder.name)
    said = {lang: (titles or {}).get(lang) or title for lang in SPOKEN}
    for one in said.values():
        check_name(one)
    instead = "set FITIL_GAMES to a folder of your own, and the game is written there"
    check_not_installed(folder, Said(instead, "set-own-games"))
    if folder.exists():
        raise FitilError(f"{folder}: the game already exists").coded("game-exists", path=str(folder))
    quoted = in_flow(said)
    colours = '{dark: "#35323d", main: "#77717f", light: "#ece6dc", accent: "#c9a94f", emblem: dot}'
    files = {
        folder / "game.yaml": schema_line(folder, "game")
        + f"title: {quoted}\nlangs: [{', '.join(LANGS)}]\nneutral: {colours}\n",
        folder / "rules.yaml": schema_line(folder, "rules")
        + "rules:\n  - {id: meta.players, kind: validate, gloss: The game is for two players.}\n",
    }
    for path, text in files.items():
        write_new(path, text)
    return list(files)


def schema_line(folder: Path, kind: str) -> str:
    """The first line of a file of this kind in `folder`, from which editors know what may stand in it."""
    inside = folder.is_relative_to(GAMES)
    schemas = Path(*[".."] * len(folder.relative_to(GAMES.parent).parts), SCHEMAS.name) if inside else SCHEMAS
    return f"# yaml-language-server: $schema={schemas.as_posix()}/{kind}.schema.json\n"


def check_id(name: str) -> None:
    """Raise `FitilError` unless an id consists of lower-case Latin words joined by hyphens."""
    if not _ID.fullmatch(name) or len(name) > MOST_LETTERS:
        raise FitilError(
            f"{short(name)!r} is not a valid id: write lower-case Latin words joined by hyphens, such as 'wet-blanket'"
        ).coded("not-an-id", where="id", value=short(name))


def check_name(name: str) -> None:
    """Raise `FitilError` unless the name of a card or game is one line of visible characters (`is_name`)."""
    if not is_name(name):
        raise FitilError(f"{short(name)!r} is not a valid name: write one line of visible characters").coded(
            "not-a-name", name=short(name)
        )


def _card_entry(game: Game, card_id: str, kind: str) -> str:
    info = game.types[kind]
    lines = [f"  - id: {card_id}", f"    type: {kind}"]
    if game.rarities and not info.apart:
        lines.append(f"    rarity: {game.rarities[0]}")
    if info.numbers:
        middles = {name: low + (high - low) // 4 for name, (low, high) in info.numbers.items()}
        lines.append(f"    numbers: {in_flow(middles)}")
    lines += ["    # unique: true", *(f"    # keywords: [{keyword}]" for keyword in list(game.keywords)[:1])]
    if info.attaches:
        target = next((name for name, other in game.types.items() if other.icon and other.numbers), kind)
        lines += [f"    {'# ' if info.attaches == 'some' else ''}onto: {{type: {target}, of: any}}"]
    if info.plan and (plan := _first(game, kind, "plan")):
        lines += ["    plan: |", *(f"      {row}" for row in str(plan).splitlines())]
    if example := _example(game, kind):
        effects = example.pop("effects")
        price = _verb(game)
        lines += ["    # price:", f"    #   - {{do: {price}}}"] if price and game.types[kind].phase else []
        lines += ["    abilities:", f"      - trigger: {example.pop('trigger')}"]
        lines += [f"        {key}: {flow(part)}" for key, part in example.items()]
        lines += [] if "may" in example else ["        # may: true"]
        lines += ["        effects:", *(f"          - {flow(effect)}" for effect in effects)]
        others = Said("`fitil words` shows the others", "other-words", command="fitil words")
        lines[-1] += f"    # {_comment(others)}"
    return "\n" + "\n".join(lines) + "\n"


def _example(game: Game, kind: str) -> dict[str, Any]:
    """The ability to begin with: the shortest one of the game's cards of the same type; empty if they have none.

    So it is one that works on such a card, whatever goes with what.
    """
    always = game.types[kind].attaches is True
    cards = [card for card in _cards(game, kind) if always or "onto" not in card]
    found = [one for card in cards for one in card.get("abilities", []) if "host" not in flow(one)]
    return dict(min(found, key=lambda one: len(flow(one)), default={}))


def _first(game: Game, kind: str, key: str) -> object:
    """What the first card of a type has under a key; None if none has."""
    return next((card[key] for card in _cards(game, kind) if key in card), None)


def _cards(game: Game, kind: str) -> Iterator[Mapping[str, Any]]:
    """The entries of the game's cards of a type, as its files have them."""
    for path in sorted((game.folder / "cards").glob("*.yaml")):
        yield from (card for card in read_yaml(path).data.get("cards") or () if card["type"] == kind)


def _verb(game: Game) -> str:
    """The example's verb: the first without required slots; empty if there is none."""
    words = game.vocabulary
    verbs = words.words.get("verb", {}).values()
    return next((verb.name for verb in verbs if MUST not in map(words.default, verb.slots.values())), "")


def _name_entry(card_id: str, name: str) -> str:
    return f'{card_id}:\n  name: {json.dumps(name, ensure_ascii=False)}\n  # flavour: "…"\n'


def in_flow(mapping: Mapping[str, object]) -> str:
    """A mapping as YAML on one line."""
    return "{" + ", ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in mapping.items()) + "}"


def _add(game: Game, folder: Path, additions: Mapping[Path, str], heads: Mapping[Path, str]) -> list[Path]:
    """Append to files in `folder`, of a game or of cards of one's own, all or none; those with a head may be new.

    The changes are first tried by reading a copy of the folder.
    """
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / folder.name
        for part in (".",) if folder == game.folder else ("cards", "locale"):
            if (folder / part).exists():
                shutil.copytree(folder / part, copy / part, ignore=shutil.ignore_patterns("art"))
        changed = {path: copy / path.relative_to(folder) for path in additions}
        for path, text in additions.items():
            _check_not_of_table(path)
            whole = _appended(changed[path], text, heads.get(path))
            changed[path].parent.mkdir(parents=True, exist_ok=True)
            changed[path].write_text(whole, encoding="utf-8")
        try:
            if folder == game.folder:
                read_game(copy)
            else:
                others = [part for part in parts_of(game.folder)[1:] if part.resolve() != folder.resolve()]
                read_game(game.folder, [game.folder, *others, copy])
        except DataError as error:
            there = {key: one.replace(str(copy), str(folder)) if isinstance(one, str) else one
                     for key, one in error.params.items()}  # fmt: skip
            error.path = error.path.replace(str(copy), str(folder))
            told = str(error).replace(str(copy), str(folder))
            raise FitilError(told).coded("not-written-for", what=error.coded(error.code, **there)) from None
        for path in changed:
            check_writable(path)
        for path, new in changed.items():
            write_whole(path, new.read_bytes())
    forget_games()
    return list(changed)


def _appended(path: Path, text: str, head: str | None) -> str:
    if not path.exists():
        if head is None:
            raise DataError(path, "no such file to add to").coded("no-such-file")
        return f"{head}{text}"
    return path.read_text(encoding="utf-8").rstrip("\n") + "\n" + text


def _check_not_of_table(path: Path) -> None:
    """Raise `DataError` for a file that a program wrote: what is added there is gone when it is written again."""
    if path.exists() and path.read_text(encoding="utf-8").startswith("{"):
        told = "is written from a table: add a row to that, and print it with --keep once more"
        raise DataError(path, told).coded("written-from-table")
