"""A maze that is written down: rooms, teams, tokens, a handicap and what was agreed, each fault by its rule."""

from pathlib import Path

from cards import load_game
from cards.languages import SPOKEN
from rules_checker.judging import Violation
from rules_checker.judging.messages import fix, message
from rules_checker.judging.prepared import judge_prepared
from rules_checker.judging.prepared_file import read_prepared
from tests.program import fitil

GAME = load_game("twister")
SHIPPED = GAME.folder / "prepared"
USUAL, BEGINNER, HANDICAP = (SHIPPED / f"{name}.yaml" for name in ("usual", "beginner", "handicap"))


def violations(tmp_path: Path, text: str) -> tuple[Violation, ...]:
    path = tmp_path / "maze.yaml"
    path.write_text(text, encoding="utf-8")
    prepared = read_prepared(str(path))
    assert prepared
    return judge_prepared(prepared).violations


def found(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    return [(one.rule, one.code) for one in violations(tmp_path, text)]


def spoilt(path: Path, *changes: tuple[str, str]) -> str:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_the_mazes_that_ship_are_sound(tmp_path: Path) -> None:
    for path in sorted(SHIPPED.glob("*.yaml")):
        assert found(tmp_path, path.read_text(encoding="utf-8")) == [], path.name


TEAM, TOKENS, ROOMS, FULL = "setup.first-team", "component.tokens", "component.rooms", "setup.placement-capacity"
Change = tuple[str, str]
FAULTS: list[tuple[Path, list[Change], list[str]]] = [
    # eight rooms, or six, in pairs
    (USUAL, [("  garden: [blue-fireball-wand, orange-speed-potion]\n", "")], [ROOMS, TOKENS, TOKENS]),
    (USUAL, [("  garden:", "  חדר הכביסה: []\n  garden:")], [ROOMS, ROOMS]),
    (USUAL, [("  garden:", "  חדר הכביסה:")], ["rotate.pair", ROOMS]),
    (USUAL, [("  garden:", "  gate-open: []\n  garden:")], ["setup.rooms"]),
    (BEGINNER, [("  kitchen:", "  attic:")], ["rotate.pair", "rotate.pair"]),
    (BEGINNER, [("  kitchen:", "  attic: []\n  kitchen:")], ["beginner.board"]),
    # a room takes two tokens or three; two each for beginners
    (USUAL, [("  attic: [", "  attic: [blue-troll, "), ("laundry: [blue-troll, ", "laundry: [")], [FULL]),
    (USUAL, [("  garden: [", "  garden: [blue-rope, "), (", blue-rope]", "]")], [FULL]),
    (BEGINNER, [("  kitchen: [", "  kitchen: [orange-rope, "), (", orange-rope]", "]")], ["beginner.rest"]),
    # four characters of one's own colour
    (USUAL, [("  - A: blue-wizard\n", ""), ("[blue-troll, orange", "[blue-wizard, orange")], [TEAM]),
    (USUAL, [("  - A: blue-wizard", "  - A: orange-wizard"), ("[orange-wizard, ", "[blue-wizard, ")], [TEAM]),
    (USUAL, [("  - A: blue-wizard", "  - A: blue-sword"), (", blue-sword]", ", blue-wizard]")], [TEAM, TEAM]),
    (BEGINNER, [("  - A: blue-troll\n", "")], ["handicap.start-four"]),
    (USUAL, [("  - B: orange-cleric", "  - C: orange-cleric")], ["meta.players", TEAM]),
    (USUAL, [("  - B: orange-cleric", "  - orange-cleric")], [TEAM, TEAM]),
    # every token, and once
    (USUAL, [("orange-rope]", "orange-sword]")], [TOKENS, TOKENS]),
    (USUAL, [("orange-rope]", "orange-jump]")], ["setup.placement-turns", TOKENS]),
    (USUAL, [(", orange-rope]", "]")], [TOKENS]),
    (USUAL, [("[blue-troll, ", "[")], [TOKENS]),
    (BEGINNER, [(", orange-rope]", "]")], ["beginner.tokens"]),
    (BEGINNER, [("[orange-warrior, ", "[orange-mekanork, ")], ["beginner.without", "beginner.tokens"]),
    # a handicap: one player has fewer characters, or plays without the highest two combat cards
    (USUAL, [("mode: duel", "mode: duel\napart: [blue-troll]"), ("[blue-troll, ", "[")], []),
    (HANDICAP, [("blue-combat-5, ", "")], ["handicap.how"]),
    (HANDICAP, [("[blue-mekanork, ", "[blue-mekanork, blue-combat-4, ")], ["handicap.how"]),
    (HANDICAP, [("[blue-mekanork, ", "[blue-mekanork, orange-thief, "), ("[orange-thief, ", "[")], ["handicap.how"]),
    # what was agreed
    (HANDICAP, [("goal: 7", "goal: 9")], ["option.long-game"]),
    (HANDICAP, [("minutes: 2", "minutes: 3")], ["option.timer"]),
    (USUAL, [("mode: duel", "mode: duel\noptions: {simple: 1}")], []),
    (USUAL, [("mode: duel", "mode: duel\noptions: {simple: 2}")], ["action.limit-simple"]),
    (BEGINNER, [("simple: 1", "goal: 4")], []),
]
"""What is written otherwise in a maze that ships, and the rules that are then broken."""


def test_each_fault_is_told_by_its_rule(tmp_path: Path) -> None:
    told = [(changes, [rule for rule, _ in found(tmp_path, spoilt(path, *changes))]) for path, changes, _ in FAULTS]
    assert told == [(changes, rules) for _, changes, rules in FAULTS]


def test_a_character_that_nobody_is_written_to_have_is_told(tmp_path: Path) -> None:
    assert ("setup.first-team", "maze-nobodys") in found(tmp_path, spoilt(USUAL, ("- A: blue-wizard", "- blue-wizard")))


def test_two_of_one_colour_do_not_play(tmp_path: Path) -> None:
    text = spoilt(USUAL)
    for kind in ("troll", "goblin", "wall-walker", "cleric"):  # what stood in the maze stands on the other line
        text = text.replace(f"B: orange-{kind}", f"B: blue-{kind}").replace(f"[blue-{kind}", f"[orange-{kind}")
    assert ("setup.start-line", "maze-one-colour") in found(tmp_path, text)


def test_a_fault_is_told_with_its_line_and_its_fix_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "maze.yaml"
    path.write_text(spoilt(USUAL, ("  garden: [", "  garden: [blue-rope, "), (", blue-rope]", "]")), encoding="utf-8")
    line = path.read_text(encoding="utf-8").splitlines().index("  attic: [orange-mekanork, orange-armor]")
    for lang, garden, attic in (("he", "גן החורף", "עליית הגג"), ("ru", "Зимний сад", "Чердак")):
        done = fitil("check", str(path), "--lang", lang)
        assert done.returncode == 1 and f"{path}:{line + 2}: [setup.placement-capacity]" in done.stdout
        assert garden in done.stdout and attic in done.stdout


def test_every_fault_has_words_in_every_language(tmp_path: Path) -> None:
    told = [one for path, changes, _ in FAULTS for one in violations(tmp_path, spoilt(path, *changes))]
    for lang in SPOKEN:
        for one in told:
            for words in (message(GAME, one, lang), fix(GAME, one, lang)):
                assert words and not {*words} & {"{", "}", "\n"} and "maze-" not in words, words


def test_how_it_is_played_is_told_by_its_name() -> None:
    for lang, named in (("he", "למתחילים, שישה חדרים"), ("ru", "Для начинающих, шесть комнат")):
        assert named in fitil("check", str(BEGINNER), "--lang", lang).stdout.splitlines()[0]


def test_a_file_with_nothing_but_its_game_lacks_the_way_to_play_and_no_cards(tmp_path: Path) -> None:
    (path := tmp_path / "maze.yaml").write_text("game: twister\n", encoding="utf-8")
    for lang in SPOKEN:
        done = fitil("check", str(path), "--lang", lang)
        assert done.returncode == 2 and "mode" in done.stderr and "cards" not in done.stderr


def test_an_option_that_the_game_does_not_have_is_told_with_the_nearest(tmp_path: Path) -> None:
    path = tmp_path / "maze.yaml"
    path.write_text(spoilt(HANDICAP, ("goal: 7", "gaol: 7")), encoding="utf-8")
    for lang in SPOKEN:
        done = fitil("check", str(path), "--lang", lang)
        assert done.returncode == 2 and "gaol" in done.stderr and "goal" in done.stderr and f"{path}:5:" in done.stderr


def test_bots_play_from_a_table(tmp_path: Path) -> None:
    done = fitil("simulate", "--mode", HANDICAP, "--games", "1", "--bot", "random", "--save", tmp_path / "one.json")
    assert (done.returncode, done.stderr) == (0, "")
    told = fitil("replay", tmp_path / "one.json", "--lang", "ru")
    assert (told.returncode, told.stderr) == (0, "")
    assert '"blue-mekanork"' not in (tmp_path / "one.json").read_text(encoding="utf-8")


def test_a_table_that_cannot_be_played_is_refused_in_a_line(tmp_path: Path) -> None:
    (broken := tmp_path / "broken.yaml").write_text(spoilt(USUAL, (", orange-rope]", "]")), encoding="utf-8")
    (draft := tmp_path / "draft.yaml").write_text("game: cosmic\nmode: three\n", encoding="utf-8")
    (deck := tmp_path / "deck.yaml").write_text("game: boombit\ncards: {}\n", encoding="utf-8")
    for arguments, says in (
        ([broken], ("fitil check", "fitil check")),
        ([tmp_path / "none.yaml"], ("אין שולחן כזה", "такой раскладки нет")),
        ([deck], ("אין בקובץ שולחן", "в файле нет раскладки")),
        ([draft], ("fitil check", "fitil check")),
        ([USUAL, "boombit/classics"], ("אל תוסיפו חפיסות", "колоды рядом не называйте")),
    ):
        for lang, said in zip(("he", "ru"), says, strict=True):
            done = fitil("simulate", "--mode", *arguments, "--games", "1", "--lang", lang)
            assert (done.returncode, done.stderr.count("\n"), said in done.stderr) == (2, 1, True), done.stderr
