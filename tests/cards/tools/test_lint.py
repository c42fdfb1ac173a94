"""`fitil lint`: each kind of fault, made in a copy of the game, gives its finding."""

import shutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

import generator.lint
from cards import GAMES, Finding, Game, read_game
from cards.tools import lint as lint_database
from cards.tools.near_names import near_names
from tests.conftest import smaller

GAME = GAMES / "boombit"
Fault = tuple[str, str, str, str]
"""A file of the game, a text of it, what stands there instead, and the finding that follows."""
Look = Callable[[Game], Iterable[Finding]]
Spoil = Callable[..., list[str]]
"""Takes faults and the lint that looks for them, the database's unless said; gives the findings."""


@pytest.fixture
def spoilt(tmp_path: Path) -> Spoil:
    """Lint a copy of a third of the game with these faults in it; return the findings."""

    def lint(faults: Sequence[Fault], look: Look = lint_database) -> list[str]:
        folder = tmp_path / "boombit"
        shutil.copytree(GAME, folder)
        smaller(folder, "free", "classics", *(Path(file).stem for file, *_ in faults))
        shown = "".join(scenes.read_text(encoding="utf-8") for scenes in folder.glob("art/scenes/*.yaml"))
        for figure in folder.glob("art/figures/*.svg"):
            if figure.stem not in shown and figure not in {folder / file for file, *_ in faults}:
                figure.unlink()
        for file, old, new, _ in faults:
            text = (folder / file).read_text(encoding="utf-8")
            assert old in text, f"{file} no longer holds {old!r}: mend the test"
            (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return [str(one).replace(f"{folder}/", "") for one in look(read_game(folder))]

    return lint


def at_once(faults: Sequence[Fault]) -> list[list[Fault]]:
    """Faults in a few groups, in each of which no two are in one text: to read and lint a game takes a second."""
    groups: list[list[Fault]] = []
    for fault in faults:
        free = (group for group in groups if fault[:2] not in [one[:2] for one in group])
        if group := next(free, None):
            group.append(fault)
        else:
            groups.append([fault])
    return groups


RU = "locale/ru/cards/free.yaml"


DATABASE = [
    (RU, "name: Корова", "name: Kорова", "[ru] 'Kорова' mixes Cyrillic and Latin letters; write 'Корова'"),
    ("locale/he/cards/free.yaml", "name: פרה", "name: פרהa", "[he] 'פרהa' mixes Hebrew and Latin letters"),
    ("locale/he/aids.yaml", 'lines: ["', 'lines: ["זה קורית. ', "[he] found 'קורית'; write קורה"),
    ("decks/classics.yaml", "he: קריפים", "he: 1 קלף, קריפים", "classics.yaml:6: [he] found '1 קלף'; write אחד"),
    (
        "locale/he/card-text.ftl",
        "more-plays = בכל תור אתם רשאים לשחק { $amount_acc } באותו { $phase_nom }",
        "more-plays = בכל תור אתם רשאים לשחק { $amount_acc } באותו שלב",
        "[he] fireworks-festival says 'נוספת באותו שלב'; write איזה שלב",
    ),
    (RU, 'flavour: "Му."', "flavour: 'Сказала \"му\".'", "[ru] cow: typewriter quotes in the text; write «…»"),
    (RU, "name: Корова", "name: Пули", "[ru] bullet and cow have almost the same name"),
    ("locale/ru/card-text.ftl", "onto =", "spare = x\nonto =", "[ru] the message 'spare' is unused; remove it"),
    (
        "rules.yaml",
        "shown_by: [word=defy]",
        "shown_by: [word=fly]",
        "no card exercises the rule text.named-zone-exception",
    ),
]
DRAWN = [
    (RU, 'flavour: "Му."', 'flavour: "漢"', "[ru] cow: no bundled font has '漢' (U+6F22)"),
    (RU, 'flavour: "Му."', f'flavour: "{"Жжжжжжжж " * 44}"', "too tall for its box"),
    (RU, "name: Корова", f"name: {'Корова' * 12}", "[ru] cow: the name does not fit its box"),
    (
        "art/scenes/free.yaml",
        "\nbullet:\n",
        "\nbulet:\n",
        "bullet has no picture; `fitil new picture bullet` starts one",
    ),
    ("art/figures/hedgehog.svg", "</svg>", "\n<text/></svg>", "hedgehog.svg:"),
]
"""What is found where cards are drawn: to draw a third of a game takes longer than all else."""
UNTOLD = [
    ("locale/ru/card-text.ftl", "onto =", "ontoo =", "[ru] the message 'onto' is missing"),
    (
        "game.yaml",
        "  poison: {rule",
        "  plague: {rule: property.poison}\n  poison: {rule",
        "no card has the property plague",
    ),
]
"""Without a message no text is composed, so what is wrong in texts is not found then."""
NO_SENSE = [
    (
        "cards/free.yaml",
        "{do: draw, by: opponent, amount: 1}",
        "{do: draw, by: opponent, amount: 99}",
        "bargain-dynamite: draw 99: a deck has at most 45 cards; write fewer",
    ),
    (
        "cards/bog.yaml",
        "{do: put-into-play, what: {type: creep, zone: discard, count: 2, up_to: true}}",
        "{do: put-into-play, what: {type: creep, of: opponent, count: 2, up_to: true}}",
        "put-into-play: the cards are in-play already; give `what` another `zone: …`",
    ),
    (
        "cards/free.yaml",
        "{do: twist, what: {type: bomb, of: opponent, state: untwisted}}",
        "{do: twist, what: {type: bomb, of: opponent, state: twisted}}",
        "bomb-disposal: twist: the cards are twisted already; give `what` another `state: …`",
    ),
    (
        "cards/free.yaml",
        "      - trigger: enter\n        effects:\n          - {do: twist",
        "      - trigger: blast\n        effects:\n          - {do: twist",
        "bomb-disposal: 'blast' never comes for a creep; give it to a bomb",
    ),
    (
        "cards/bureau.yaml",
        "state: untwisted}, at_least: 2}",
        "state: untwisted}}",
        "have: it does not say how many; add at_least or at_most",
    ),
    (RU, "name: Корова", "name: Cow", "[ru] cow: the name 'Cow' has no Russian letter; write it in Russian"),
    ("locale/he/cards/free.yaml", "name: פרה", "name: Cow", "cow: the name 'Cow' has no Hebrew letter"),
]


@pytest.mark.parametrize(
    ("look", "faults"),
    [
        *((lint_database, faults) for faults in (*at_once(DATABASE), *at_once(NO_SENSE), *([one] for one in UNTOLD))),
        *((generator.lint.lint, faults) for faults in at_once(DRAWN)),
    ],
)
def test_a_finding_has_its_place_and_its_fix(spoilt: Spoil, look: Look, faults: list[Fault]) -> None:
    found = spoilt(faults, look)
    told = {finding: [line for line in found if finding in line] for *_, finding in faults}
    assert {finding: lines for finding, lines in told.items() if len(lines) != 1} == {}
    assert all(line.split(":")[1].isdigit() for lines in told.values() for line in lines)


def test_a_name_without_letters_is_looked_for_in_no_text(spoilt: Spoil) -> None:
    assert not any("!!!" in one for one in spoilt([("locale/ru/cards/bog.yaml", "name: Главбульк", 'name: "!!!"', "")]))


def test_two_cards_that_play_alike_are_a_finding(spoilt: Spoil) -> None:
    old, new = "numbers: {life: 4}\n    keywords: [waiting]", "numbers: {life: 1}\n    keywords: [block 4]"
    assert any("cow plays exactly like bench-granny" in one for one in spoilt([("cards/free.yaml", old, new, "")]))


@pytest.mark.parametrize(
    ("one", "other", "alike"), [("baker", "bakes", True), ("baker 1", "baker 2", False), ("baker 9", "baker 10", False)]
)
def test_names_that_differ_in_a_number_alone_are_meant_to_be_alike(one: str, other: str, alike: bool) -> None:
    assert bool([*near_names("a", one, "b", other)]) is alike


def test_a_word_that_no_card_uses_is_a_finding(spoilt: Spoil) -> None:
    old, new = "{do: put-on-bottom,", "{do: return-to-hand,"
    found = spoilt([("cards/balagan.yaml", old, new, "")])
    assert any("no card uses the vocabulary's word=put-on-bottom" in one for one in found)
