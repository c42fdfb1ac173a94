import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cards import GAMES, DataError, FitilError, UnknownName, card_text, load_deck, load_game, read_game
from cards.errors import near
from tests.conftest import smaller

FAULTS = Path(__file__).parent / "faults"
GOLDEN = Path(__file__).parent / "golden"
NEWLINE = "\n"
CLASSICS, FREE = "cards/classics.yaml", "cards/free.yaml"
RU, HE = "locale/ru/cards/free.yaml", "locale/he/cards/free.yaml"
NOUNS = "locale/ru/nouns.yaml"

# a piece of one of the game's files, and its replacement; golden/game-faults.txt has the message that follows, with
# lines counted from the changed one
GAME_FAULTS = [
    (FREE, "  - id: hedgehog", "  - id: cow"),
    (FREE, "  - id: hedgehog", "  - id: bruiser"),
    (FREE, "  - id: hedgehog", "  - id: ../hedgehog"),
    (FREE, "  - id: hedgehog", "  - id: Hedgehog"),
    (CLASSICS, "team: classics", "team: clasics"),
    (CLASSICS, "set: perish-1", "set: perish-2"),
    (FREE, "    type: creep", "    type: crep"),
    (FREE, "    type: creep\n", "    tipe: creep\n"),
    (FREE, "    numbers: {power: 1}", "    numbers: {}"),
    (FREE, "    numbers: {power: 1}", "    numbers: {life: 1}"),
    (FREE, "    numbers: {power: 1}", "    numbers: {power: 10}"),
    (FREE, "    numbers: {power: 1}", "    numbers: {power: -1}"),
    (FREE, "    numbers: {power: 1}\n", ""),
    (FREE, "    numbers: {power: 1}", "    numbers: {power: one}"),
    (FREE, "    numbers: {power: 1}", "    numbers: {power: 1.5}"),
    (FREE, "    rarity: common", "    rarity: comon"),
    (FREE, "    rarity: common\n", ""),
    (CLASSICS, "    type: hero\n", "    type: hero\n    rarity: rare\n"),
    (CLASSICS, "keywords: [block 4]", "keywords: [block]"),
    (CLASSICS, "keywords: [block 4]", "keywords: [blok 4]"),
    (CLASSICS, "keywords: [block 4]", "keywords: [block 4 5]"),
    (CLASSICS, "keywords: [block 4]", "keywords: block 4"),
    (CLASSICS, "keywords: [speed]", "keywords: [speed 2]"),
    (CLASSICS, "keywords: [speed]", "keywords: [speed, speed]"),
    (FREE, "keywords: [second-blast 1]", "keywords: [second-blast]"),
    (FREE, "keywords: [second-blast 1]", "keywords: [second-blsat 1]"),
    (FREE, "phase: support-phase", "phase: suport-phase"),
    (FREE, "{do: skip-phase, phase: support-phase}", "{do: skip-fase, phase: support-phase}"),
    (FREE, "{do: skip-phase, phase: support-phase}", "{phase: support-phase}"),
    (FREE, "{do: skip-phase, phase: support-phase}", "{do: skip-phase}"),
    (FREE, "{do: skip-phase, phase: support-phase}", "{do: skip-phase, fase: support-phase}"),
    (FREE, "{do: skip-phase, phase: support-phase}", "skip-phase"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bom, of: opponent, state: untwisted}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, of: oponent, state: untwisted}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, of: opponent, sate: untwisted}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, of: opponent, keyword: napam}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, count: many}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, count: -1}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: tis"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: 5"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: {type: bomb, team: clasics}"),
    (FREE, "what: {type: bomb, of: opponent, state: untwisted}", "what: host"),
    (FREE, "      - trigger: turn", "      - triger: turn"),
    (FREE, "      - trigger: turn", "      - trigger: tern"),
    (FREE, "event: {on: takes-damage, what: this}", "event: {on: takes-damag, what: this}"),
    (FREE, "event: {on: takes-damage, what: this}", "event: {on: takes-damage}"),
    (FREE, "        event: {on: takes-damage, what: this}\n", ""),
    (FREE, "      - trigger: enter", "      - trigger: enter\n        event: {on: takes-damage, what: this}"),
    (FREE, "    onto: {type: bomb, of: any}\n", ""),
    (FREE, "    ledger: {rule: card.cow,", "    ledger: {rule: card.crow,"),
    (FREE, "    ledger: {rule: card.cow,", "    ledger: {"),
    (
        FREE,
        "      - {always: grant, to: host, keywords: [second-blast 1]}",
        "      - {always: grnt, to: host, keywords: [second-blast 1]}",
    ),
    (FREE, "      - {always: grant, to: host, keywords: [second-blast 1]}", "      - {always: grant, to: host}"),
    (CLASSICS, "by: 2, of: host", "by: {per: {type: bom}}, of: host"),
    (CLASSICS, "by: 2, of: host", "by: lots, of: host"),
    (CLASSICS, "by: 2, of: host", "by: 0, of: host"),
    (CLASSICS, "amount: -2, what: it", "amount: 0, what: it"),
    (CLASSICS, "instead:\n          - {do: put-into-play, what: it}", "instead: []"),
    (CLASSICS, "{do: put-into-play, what: it}", "{do: put-into-play, by: opponent, what: it}"),
    (FREE, "onto: {type: bomb, of: any}", "onto: {type: bomb, of: any, count: 2}"),
    (FREE, "effects:\n          - {do: draw, by: opponent, amount: 1}", "effects: []"),
    (FREE, "{do: draw, by: opponent, amount: 1}", "{do: choose, options: [[{do: draw}], []]}"),
    (FREE, "{do: return-to-hand, what: this}", "{do: return-to-hand, what: it}"),
    (FREE, "event: {on: takes-damage, what: this}", "event: {on: takes-damage, what: it}"),
    (CLASSICS, "trigger: blast\n            effects", "trigger: reaction\n            effects"),
    (CLASSICS, "type: bomb, amount: 1}", "type: bmob, amount: 1}"),
    (CLASSICS, "type: bomb, amount: 1}", "type: deed, amount: 1}"),
    (
        FREE,
        "        cost:\n          - {do: skip-phase, phase: support-phase}\n        effects:",
        "        effects:\n          - {do: skip-phase, phase: support-phase}",
    ),
    ("game.yaml", "size_rule: deck.size", "size_rule: deck.sise"),
    ("game.yaml", "  master: {rule: property.master}", "  master: {rule: property.mastre}"),
    ("game.yaml", "langs: [he, ru]", "langs: [he, french]"),
    ("game.yaml", "  size: 45", "  size: forty"),
    ("game.yaml", "  size: 45\n", ""),
    ("game.yaml", "{rarity: rare, most: 3", "{rarity: rear, most: 3"),
    ("game.yaml", "penalty: {common: 1, rare: 2}", "penalty: {common: 1, raer: 2}"),
    ("game.yaml", "  rarity:\n    penalty", "  rariti:\n    penalty"),
    ("game.yaml", "  size: 45", "  size: [50, 45]"),
    ("game.yaml", "  decks: 2", "  decks: 0"),
    ("game.yaml", "      type: hero", "      type: hreo"),
    ("game.yaml", "      type: hero", "      type: hero\n      count: 0"),
    ("game.yaml", "    hero:\n      type: hero", "    cards:\n      type: hero"),
    ("game.yaml", "  slots:\n", "  slots:\n    chief: {type: hero, rule: hero.start}\n"),
    ("game.yaml", "  limits:\n", "  shares: [{keyword: secrt, most: 4, rule: deck.size}]\n  limits:\n"),
    ("game.yaml", "      rule: hero.start", "      rule: hero.strat"),
    ("game.yaml", '    dark: "#7a1f0f"', "    dark: reddish"),
    ("game.yaml", "    emblem: flame\n", ""),
    ("game.yaml", "numbers: {power: [0, 9]}", "numbers: {power: [0]}"),
    ("game.yaml", "numbers: {power: [0, 9]}", "numbers: {power: [9, 0]}"),
    ("game.yaml", "hero: {starting: true,", "hero: {startin: true,"),
    ("rules.yaml", "  - id: meta.copyright", "  - id: meta.version"),
    ("rules.yaml", "  - id: meta.copyright\n    kind: info", "  - id: meta.copyright\n    kind: inf"),
    ("rules.yaml", "  - id: meta.copyright", "  - id: Meta Copyright"),
    (RU, "cow:\n", "kow:\n"),
    (RU, 'cow:\n  name: Корова\n  flavour: "Му."\n', ""),
    (RU, "  name: Корова", "  name: Ёж"),
    (RU, "  name: Корова", "  name: еж"),
    (RU, "  name: Корова", '  name: ""'),
    (RU, "  name: Корова", "  nam: Корова"),
    (HE, "  name: פרה", "  name: קִיפּוֹד"),
    (RU, "  name: Корова", "  name: bullet"),
    (NOUNS, "  bomb: {gender: f, sg: [бомба, бомбы,", "  bomb: {gender: q, sg: [бомба, бомбы,"),
    (NOUNS, "  bomb: {gender: f, sg: [бомба, бомбы,", "  bomb: {gender: f, sg: [бомбы,"),
    (NOUNS, "  bomb: {", "  bmob: {"),
]


def said_of(read: Callable[[], object], path: Path) -> str:
    """The line with which `read` refuses its input, from the file's name on."""
    with pytest.raises(DataError) as caught:
        read()
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith(near(path))
    return said.removeprefix(f"{near(path)}/")


def test_every_faulty_deck_is_refused_with_one_clear_line(golden: Callable[[Path, str], None]) -> None:
    lines = [said_of(lambda path=path: load_deck(str(path)), FAULTS) for path in sorted(FAULTS.iterdir())]
    golden(GOLDEN / "deck-faults.txt", "\n".join(lines) + "\n")


def test_every_faulty_game_is_refused_with_one_clear_line(
    tmp_path: Path, spoilt_game: Callable[..., Path], golden: Callable[[Path, str], None]
) -> None:
    few = tmp_path / "few" / "boombit"  # of its cards, as it is read a hundred times
    shutil.copytree(GAMES / "boombit", few)
    smaller(few, "free", "classics")
    lines = []
    for file, old, new in GAME_FAULTS:
        folder = spoilt_game(file, old, new, few)
        shown = " ⏎ ".join(part.strip() for part in (new or f"without {old.strip()}").strip().splitlines())
        said = said_of(lambda folder=folder: tell_all(folder), folder).replace(f"{folder}/", "")
        text = (GAMES / "boombit" / file).read_text(encoding="utf-8")
        lines += [shown, f"    {relative(said, text[: text.index(old)].count(NEWLINE) + 1)}"]
    golden(GOLDEN / "game-faults.txt", "\n".join(lines) + "\n")


def relative(said: str, line: int) -> str:
    """The message, its line counted from the changed one (`+0` is that line itself), so that other cards may move."""
    own = re.sub(r"^([\w/]+\.yaml:)(\d+)", lambda found: f"{found[1]}{int(found[2]) - line:+d}", said)
    return re.sub(r"(?<!^)(\.yaml):\d+$", r"\1:…", own)


def tell_all(folder: Path) -> None:
    game = read_game(folder)
    for card in game.cards.values():
        for lang in game.langs:
            card_text(game, card, lang)


@pytest.mark.parametrize("name", ["billion-laughs.yaml", "deep-nesting.yaml"])
def test_bombs_of_yaml_are_defused_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are given up after a few of their parts, which the parser returns one by one."""
    pieces: list[yaml.Event] = []

    def handed_out(text: str, Loader: Any) -> Iterator[yaml.Event]:  # noqa: N803 - the parser's own word
        for piece in parse(text, Loader):
            pieces.append(piece)
            yield piece

    parse = yaml.parse
    monkeypatch.setattr(yaml, "parse", handed_out)
    with pytest.raises(DataError, match=r"anchors and aliases|nested too deeply"):
        load_deck(str(FAULTS / name))
    assert 0 < len(pieces) < 60


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("4 cow\n" * 400_000)
    with pytest.raises(DataError, match="is larger than the limit of 2 MB"):
        load_deck(str(path))


def test_a_missing_file_and_a_folder_are_reported_as_such(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"deck\.txt: no such file, and no such starter deck$"):
        load_deck(str(tmp_path / "deck.txt"))
    with pytest.raises(DataError, match=r"is a folder, not a file$"):
        load_deck(str(tmp_path))
    with pytest.raises(DataError, match=r"game\.yaml: no such file$"):
        read_game(tmp_path)


NEAREST_DECKS = {
    "boombit/clasics": "there is no deck 'boombit/clasics'; did you mean 'boombit/classics'?",
    "classics": "there is no deck 'classics'; did you mean 'boombit/classics' or 'boombit/classics-highnote'?",
    "zzz": "there is no deck 'zzz'; `fitil decks` lists them",
    "boombitt": "there is no deck 'boombitt'; did you mean 'boombit'?",
    "boombit": (
        "'boombit' is a game: name one of its decks, such as 'boombit/balagan-parade'; `fitil decks boombit` lists them"
    ),
    "boombit/../../x": "boombit/../../x: no such file, and no such starter deck",
    "boombit/./classics": "there is no deck 'boombit/./classics'; did you mean 'boombit/classics'?",
}


@pytest.mark.parametrize("ref", NEAREST_DECKS)
def test_an_unknown_deck_is_reported_with_the_nearest_names(ref: str) -> None:
    with pytest.raises(FitilError) as caught:
        load_deck(ref)
    assert str(caught.value) == NEAREST_DECKS[ref]


@pytest.mark.parametrize("name", ["bombit", "../boombit", "boombit/", "boombit/../boombit", "", "."])
def test_only_a_folder_beside_the_others_is_a_game(name: str) -> None:
    with pytest.raises(UnknownName):
        load_game(name)


def test_a_long_unknown_name_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("q" * 100_000)
    with pytest.raises(DataError) as caught:
        load_deck(str(path))
    assert len(caught.value.message) < 120


def test_a_fault_knows_its_place(spoilt_game: Callable[..., Path]) -> None:
    folder = spoilt_game(FREE, "    type: creep", "    type: crep")
    with pytest.raises(DataError) as caught:
        read_game(folder)
    fault = caught.value
    assert (fault.path, fault.line, fault.column) == (str(folder / FREE), 37, 5)
