"""`fitil new`: a card, a deck or a game to start from, written only if the database is sound with it."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from cards.database import load_game, read_game, read_yaml
from cards.errors import DataError, FitilError, UnknownName, short
from cards.languages import LANGS, SPOKEN
from cards.model import MUST, Game, Lang
from cards.names import nearest
from cards.whole_file import check_writable, write_new, write_whole

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_LETTERS = 60
"""Most letters of an id, which is part of file names."""


def new_card(game: Game, card_id: str, kind: str, team: str | None, names: Mapping[Lang, str]) -> list[Path]:
    """Add a card to the file of its team, and its names to the locales; return the files written.

    Raises `FitilError` for a bad id, an unknown type or team, or a name that is taken; then nothing is written.
    """
    check_id(card_id)
    if kind not in game.types:
        raise UnknownName("card type", kind, nearest(kind, game.types) or tuple(game.types))
    if team is not None and team not in game.teams:
        raise UnknownName("team", team, nearest(team, game.teams) or tuple(game.teams))
    if missing := [f"--{lang}" for lang in game.langs if not names.get(lang)]:
        raise FitilError(f"the card needs a name in every language: {', '.join(missing)} is missing")
    for lang in game.langs:
        check_name(names[lang])
    stem = _file_of(game, team)
    additions = {Path("cards") / f"{stem}.yaml": _card_entry(game, card_id, kind)}
    for lang in game.langs:
        additions[names_file(game.folder, lang, stem).relative_to(game.folder)] = _name_entry(card_id, names[lang])
    return _add(game.folder, additions)


def _file_of(game: Game, team: str | None) -> str:
    """The name of the file with the cards of a team, or with those of none."""
    for path in sorted((game.folder / "cards").glob("*.yaml")):
        if read_yaml(path).data.get("team") == team:
            return path.stem
    raise DataError(game.folder / "cards", f"no file has cards {f'of the team {team!r}' if team else 'without a team'}")


def names_file(folder: Path, lang: Lang, stem: str) -> Path:
    """The locale file that names the cards of `cards/<stem>.yaml`."""
    return folder / "locale" / lang / "cards" / f"{stem}.yaml"


def new_deck(path: Path, game: Game, lead: str) -> Path:
    """Write a deck file to fill in, never over an existing file.

    `lead` is the card that the deck is built around, in the game's first slot: the file lists the cards of its team as
    comments, to choose from.
    """
    if path.suffix.lower() not in (".yaml", ".yml"):
        raise FitilError(f"{path}: is written as YAML: use a name such as {path.stem or 'mine'}.yaml")
    rules = game.deck_rules
    if rules is None or not rules.slots:
        raise FitilError(f"decks of {game.id} are not built around a card")
    slot = next(iter(rules.slots))
    leads = [card.id for card in game.cards.values() if rules.slot_of(card) == slot]
    found = game.cards.get(lead)
    if found is None or lead not in leads:
        raise UnknownName(slot, lead, nearest(lead, leads) or tuple(leads))
    lang = game.langs[0]
    own = [c for c in game.cards.values() if c.team in (found.team, None) and not rules.slot_of(c)]
    choices = "".join(f"  # {c.id}: 1    # {c.type}, {c.rarity}, {game.words[lang][c.id].name}\n" for c in own)
    least, most = rules.sizes
    size = f"Exactly {most}" if least == most else f"{least} to {most}"
    text = (
        f"game: {game.id}\n{slot}: {lead}\nname: {_flow(dict.fromkeys(game.langs, '…'))}\n"
        f"# {size} cards: take the # off those you want and set how many, then: fitil check {path.name}\n"
        f"cards:\n{choices}  {own[0].id}: 1\n"
    )
    write_new(path, text)
    return path


def new_game(folder: Path, title: str) -> list[Path]:
    """Write the folder of a new game with the two files that every game has."""
    check_id(folder.name)
    check_name(title)
    if folder.exists():
        raise FitilError(f"{folder}: the game already exists")
    head = "# yaml-language-server: $schema=../../schemas/{}.schema.json\n"
    quoted = _flow(dict.fromkeys(SPOKEN, title))
    colours = '{dark: "#35323d", main: "#77717f", light: "#ece6dc", accent: "#c9a94f", emblem: dot}'
    files = {
        folder / "game.yaml": head.format("game")
        + f"title: {quoted}\nlangs: [{', '.join(LANGS)}]\nneutral: {colours}\n",
        folder / "rules.yaml": head.format("rules")
        + "rules:\n  - {id: meta.players, kind: validate, gloss: The game is for two players.}\n",
    }
    for path, text in files.items():
        write_new(path, text)
    return list(files)


def check_id(name: str) -> None:
    """Raise `FitilError` unless an id consists of lower-case Latin words joined by hyphens."""
    if not _ID.fullmatch(name) or len(name) > MOST_LETTERS:
        raise FitilError(
            f"{short(name)!r} is not a valid id: write lower-case Latin words joined by hyphens, such as 'wet-blanket'"
        )


def check_name(name: str) -> None:
    """Raise `FitilError` unless the name of a card or game is one line of visible characters."""
    if not name.strip() or any(unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp") for char in name):
        raise FitilError(f"{short(name)!r} is not a valid name: write one line of visible characters")


def _card_entry(game: Game, card_id: str, kind: str) -> str:
    info = game.types[kind]
    lines = [f"  - id: {card_id}", f"    type: {kind}"]
    if game.rarities and not info.starting:
        lines.append(f"    rarity: {game.rarities[0]}")
    if info.numbers:
        middles = {name: low + (high - low) // 4 for name, (low, high) in info.numbers.items()}
        lines.append(f"    numbers: {_flow(middles)}")
    lines += ["    # unique: true", *(f"    # keywords: [{keyword}]" for keyword in list(game.keywords)[:1])]
    if info.attaches:
        target = next((name for name, other in game.types.items() if other.icon and other.numbers), kind)
        lines += [f"    onto: {{type: {target}, of: any}}"]
    if (trigger := _trigger(game, kind)) and (verb := _verb(game)):
        lines += [
            "    # price:",
            f"    #   - {{do: {verb}}}",
            "    abilities:",
            f"      - trigger: {trigger}",
            "        # may: true",
            "        effects:",
            f"          - {{do: {verb}}}    # `fitil words` shows the others",
        ]
    return "\n" + "\n".join(lines) + "\n"


def _trigger(game: Game, kind: str) -> str:
    """The example's trigger: the usual one of its type that needs no event; empty if there is none."""
    alone = [name for name, trigger in game.vocabulary.triggers.items() if not trigger.event]
    abilities = (ability for card in game.cards.values() if card.type == kind for ability in card.abilities)
    usual = Counter(ability.trigger for ability in abilities if ability.trigger in alone)
    return max(alone, key=lambda name: usual[name], default="")


def _verb(game: Game) -> str:
    """The example's verb: the first without required slots; empty if there is none."""
    words = game.vocabulary
    verbs = words.words.get("verb", {}).values()
    return next((verb.name for verb in verbs if MUST not in map(words.default, verb.slots.values())), "")


def _name_entry(card_id: str, name: str) -> str:
    return f'{card_id}:\n  name: {json.dumps(name, ensure_ascii=False)}\n  # flavour: "…"\n'


def _flow(mapping: Mapping[str, object]) -> str:
    return "{" + ", ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in mapping.items()) + "}"


def _add(folder: Path, additions: Mapping[Path, str]) -> list[Path]:
    """Append to files of a game, all or none; the changes are first tried by reading a copy of the game."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / folder.name
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("art"))
        for path, text in additions.items():
            (copy / path).write_text(_appended(copy / path, text), encoding="utf-8")
        try:
            read_game(copy)
        except DataError as error:
            raise FitilError(str(error).replace(str(copy), str(folder))) from None
        for path in additions:
            check_writable(folder / path)
        for path in additions:
            write_whole(folder / path, (copy / path).read_bytes())
    load_game.cache_clear()
    return [folder / path for path in additions]


def _appended(path: Path, text: str) -> str:
    if not path.exists():
        raise DataError(path, "no such file to add to")
    return path.read_text(encoding="utf-8").rstrip("\n") + "\n" + text
