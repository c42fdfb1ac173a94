"""The mistakes that a designer of cards made on a first day: each made again, and what is then said.

`golden/mistakes.txt` has the messages, to be read as somebody would who has only them: do they say what is wrong,
where, and what to write instead?
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cards import GAMES, DataErrors, FitilError, Game, read_game
from cards.tools import sense
from generator.art import library_of, load_scenes
from generator.face import Look, lay_out
from generator.preview.gallery import plain_picture

BOOMBIT = GAMES / "boombit"
GOLDEN = Path(__file__).parent / "golden" / "mistakes.txt"
CARD, HE, RU, SCENE = "cards/bog.yaml", "locale/he/cards/bog.yaml", "locale/ru/cards/bog.yaml", "art/scenes/bog.yaml"
SOUND = {
    CARD: """game: boombit
team: bog
set: perish-1
cards:
  - id: mistaken-card
    type: creep
    rarity: common
    numbers: {life: 2}
    keywords: [block 2]
    abilities:
      - trigger: enter
        effects:
          - {do: draw, amount: 1}
""",
    HE: 'mistaken-card:\n  name: "קלף שגוי"\n  flavour: "שלוק."\n',
    RU: 'mistaken-card:\n  name: "Карта с Ошибкой"\n  flavour: "Буль."\n',
    SCENE: """mistaken-card:
  background:
    - plain
  figures:
    - {figure: frog, face: happy, set: {body: dark}}
    - {figure: puddle}
""",
}
DRAW = "- {do: draw, amount: 1}"
MISTAKES: list[tuple[str, str, str, str]] = [
    ("a key mistyped", CARD, "trigger: enter", "triger: enter"),
    ("a line indented too little", CARD, "    rarity", "   rarity"),
    ("a line indented too much", CARD, "    rarity", "      rarity"),
    ("a tab", CARD, "    rarity", "\trarity"),
    ("a verb from another game", CARD, "do: draw", "do: heal"),
    ("a verb that no game has", CARD, "do: draw", "do: copy"),
    ("no Russian name", RU, 'name: "Карта с Ошибкой"', 'nam: "Карта с Ошибкой"'),
    ("no Russian entry", RU, SOUND[RU], "{}\n"),
    ("an id twice", CARD, "  - id: mistaken-card", "  - id: cow"),
    ("a name twice", RU, '"Карта с Ошибкой"', '"Корова"'),
    ("a name in another script", HE, "קלף שגוי", "ABC"),
    ("life 0", CARD, "life: 2", "life: 0"),
    ("life in a word", CARD, "life: 2", "life: two"),
    ("a number of another type", CARD, "life: 2", "power: 2"),
    ("a property without its number", CARD, "[block 2]", "[block]"),
    ("a property mistyped", CARD, "[block 2]", "[blok 2]"),
    ("a property from another game", CARD, "[block 2]", "[flying]"),
    ("a reaction to nothing", CARD, "trigger: enter", "trigger: reaction"),
    ("gershayim in quotes", HE, '"שלוק."', '"אמר צה"ל."'),
    ("a colon in a text", RU, '"Буль."', "Он сказал: буль"),
    ("a quote not closed", RU, '"Буль."', '"Буль.'),
    ("a text too long", CARD, DRAW, "\n          ".join([DRAW.replace("1", str(n)) for n in range(1, 30)])),
    ("a name too long", RU, '"Карта с Ошибкой"', f'"{"Ошибочнаякарта" * 4}"'),
    ("a figure that nobody drew, and a face", SCENE, "figure: frog, face: happy", "figure: mole, face: hapy"),
    ("figures mistyped, one by one", SCENE, "figure: frog, face: happy", "figure: forg, face: happy"),
    ("a colour as on the web", SCENE, "body: dark", "body: '#ff0000'"),
    ("a colour by its name", SCENE, "body: dark", "body: brown"),
    ("once a game", CARD, "trigger: enter", "trigger: enter\n        once: true"),
    ("an amount by turns", CARD, "amount: 1", "amount: {per: turns}"),
    ("from the third turn on", CARD, "trigger: enter", "trigger: enter\n        condition: {when: turn, at-least: 3}"),
    ("three courses", CARD, DRAW, "- {do: choose, options: [[{do: draw}], [{do: draw}], [{do: draw}]]}"),
    ("a text of one's own", CARD, "trigger: enter", "trigger: enter\n        text: Возьмите карту"),
    ("a rarity of another game", CARD, "rarity: common", "rarity: epic"),
    ("a type of another game", CARD, "type: creep", "type: monster"),
    ("more cards than a deck has", CARD, "amount: 1", "amount: 99"),
    ("what is already so", CARD, DRAW, "- {do: put-into-play, what: {type: creep, of: opponent}}"),
    ("a trigger that never comes", CARD, "trigger: enter", "trigger: blast"),
    (
        "a condition without a bound",
        CARD,
        "trigger: enter",
        "trigger: enter\n        condition: {when: have, what: {type: bomb}}",
    ),
]
"""What was done, in which file, and the change to it."""


def test_each_mistake_is_answered_with_what_is_wrong_where_and_what_to_write(
    tmp_path: Path, golden: Callable[[Path, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FITIL_CARDS", str(tmp_path / "sound"))
    assert list(said(tmp_path / "sound", {})) == []
    told = []
    for number, (what, file, old, new) in enumerate(MISTAKES):
        assert SOUND[file].count(old) == 1, what
        monkeypatch.setenv("FITIL_CARDS", str(tmp_path / str(number)))
        found = list(said(tmp_path / str(number), {file: SOUND[file].replace(old, new)}))
        assert found, what
        lines = (line.replace(f"{number}/", "").replace(f"{GAMES.parents[1]}/", "") for line in found)
        told += [what, *(f"    {line}" for line in lines), ""]
    golden(GOLDEN, "\n".join(told))


def said(folder: Path, changed: dict[str, str]) -> Iterator[str]:
    """What is said of a folder of one's own cards, with these files changed."""
    for name, text in (SOUND | changed).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    try:
        game = read_game(BOOMBIT, [BOOMBIT, folder])
        load_scenes(folder, library_of(BOOMBIT))
    except FitilError as error:
        yield from map(str, error.faults if isinstance(error, DataErrors) else (error,))
        return
    yield from on_the_card(game)


def on_the_card(game: Game) -> Iterator[str]:
    """What `fitil lint` finds on the card."""
    card = game.cards["mistaken-card"]
    yield from (str(found) for found in sense.lint(game) if "mistaken-card" in str(found))
    for lang in game.langs:
        for found in lay_out(game, card, Look(lang=lang), plain_picture).findings:
            yield f"[{lang}] {found.what}"
