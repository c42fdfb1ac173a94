"""Scenario files that cannot be run: one clear line with the place, and the nearest valid name."""

import re
from pathlib import Path

import pytest

from cards import DataError, Lang
from cards.languages import LANGS, SPOKEN
from rules_checker.play.cli import skeleton
from rules_checker.record.scenario import play, run
from rules_checker.setup import engine_ids
from tests.program import bare, fitil

WHOLE = """\
title: A block of the whole blast costs no life
game: boombit
rules: [bomb.block-option]
A:
  hero: bruiser
  deck: [cow]
  in_play: [cluster-bomb]
B:
  hero: doctor-nut
  deck: [cow]
  in_play: [cow, {card: robot, damage: 0}]
start: {turn: A, at: bomb-review}
script:
  - "B: block cow 1"
  - "B: done"
expect:
  B: {lives: 3}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scenario.yaml"


FAULTS = [
    ("hero: bruiser", "hero: bruizer", 5, "there is no card 'bruizer'; did you mean 'bruiser'?"),
    ("hero: bruiser", "hero: cow", 5, "cow cannot lie there, as it is of the type creep; it lies in hand, deck"),
    ("in_play: [cluster-bomb]", "in_play: [cluster-bom]", 7, "did you mean 'cluster-bomb'?"),
    ("in_play: [cluster-bomb]", "in_play: [robbers-of-banks]", 7, "there is no card 'robbers-of-banks'"),
    (
        "deck: [cow]\n  in_play: [cluster",
        "deck: [bruiser]\n  in_play: [cluster",
        6,
        "bruiser cannot lie there, as it is of the type hero; it lies in hero",
    ),
    ("[cluster-bomb]", "[{card: cluster-bomb, damage: 1}]", 7, "cluster-bomb is not a creep, so it cannot be damaged"),
    ("damage: 0}", "damge: 0}", 11, "there is no key 'damge' here; did you mean 'damage'?"),
    ("damage: 0}", "damage: 9}", 11, "so it cannot be in play with 9 damage"),
    ("damage: 0}", "damage: -1}", 11, "damage: should be at least 0, not -1"),
    ("[cluster-bomb]", "[mister-boom, factory-director]", 7, "two BOSSes cannot be in play (property.boss-limit)"),
    (
        "[cluster-bomb]",
        "[roller-skates]",
        7,
        "roller-skates cannot lie there, as it is of the type modification; it lies in hand, deck, mods",
    ),
    ("[cluster-bomb]", "[{card: cluster-bomb, mods: [roller-skates]}]", 7, "roller-skates cannot be on cluster-bomb"),
    ("[cluster-bomb]", "[{card: cluster-bomb, mods: [cow]}]", 7, "cow cannot lie there, as it is of the type creep"),
    ("hero: doctor-nut", "hero: doctor-nut\n  lives: 0", 10, "doctor-nut must have 1 to"),
    ("[bomb.block-option]", "[bomb.block-opton]", 3, "did you mean 'bomb.block-option'?"),
    ("at: bomb-review", "at: bomb-preview", 12, "there is no at 'bomb-preview'"),
    ("B: block cow 1", "B: block caw 1", 14, "did you mean 'block cow 1'?"),
    ("B: block cow 1", "A: done", 14, "A is not asked now, but B: block"),
    ("B: block cow 1", "block cow 1", 14, "is not written as 'A: what is chosen'"),
    ("lives: 3}", "life: 3}", 17, "lives"),
    ("game: boombit", "game: boombitt", 2, "boombit"),
    ("at: bomb-review", "at: bomb-review, first: C", 12, "first: 'C' is not one of A, B"),
    ("turn: A, at: bomb-review", "at: setup, first: B", 12, "who goes first is drawn at random after setup"),
    ("B: {lives: 3}", "phases: {bom-phase: 1}", 17, "'bom-phase' is not one of bomb-phase, creep-phase, support-phase"),
    ("B: {lives: 3}", "life: {coww: 4}", 17, "there is no card 'coww'; did you mean 'cow'?"),
    ("B: {lives: 3}", "life: {cluster-bomb: 2}", 17, "cluster-bomb is not a creep, so it has no life"),
    ("B: {lives: 3}", "strength: {cow: 2}", 17, "cow is not a bomb, so it has no strength"),
    ("B: {lives: 3}", "shown: {A: [cowe]}", 17, "there is no card 'cowe'; did you mean 'cow'?"),
    ("B: {lives: 3}", "not_told: {A: [cowe]}", 17, "there is no card 'cowe'; did you mean 'cow'?"),
    ("{lives: 3}", "{in_play: [{card: cow, mods: [roller-skate]}]}", 17, "did you mean 'roller-skates'?"),
    ("B: {lives: 3}", "cited: [no.such-rule]", 17, "there is no rule 'no.such-rule'"),
    ("B: {lives: 3}", "refused: {play cow: ability.turm}", 17, "there is no rule 'ability.turm'"),
    ("B: {lives: 3}", "shown: {C: [cow]}", 17, "shown"),
    ("B: {lives: 3}", "not_offered: [play cowe]", 17, "there is no card 'cowe'; did you mean 'cow'?"),
    ("B: {lives: 3}", "legal: [end turn, use rabot]", 17, "there is no card 'rabot'; did you mean 'robot'"),
    ("B: {lives: 3}", 'refused: {"B: play cowe": turn.phase-order}', 17, "there is no card 'cowe'"),
    ("hero: bruiser", "hero: Грамила", 5, "there is no card 'Грамила'; did you mean 'Громила'?"),
    ("B: {lives: 3}", "told: {A: [Коровва]}", 17, "there is no card 'Коровва'; did you mean 'Корова'?"),
]


@pytest.mark.parametrize(("old", "new", "line", "message"), FAULTS, ids=[fault[3][:40] for fault in FAULTS])
def test_a_fault_is_reported_with_its_place(path: Path, old: str, new: str, line: int, message: str) -> None:
    assert old in WHOLE
    path.write_text(WHOLE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        run(path)
    told = str(caught.value)
    assert message in told
    assert told.startswith(f"{path}:{line}:"), told
    assert len(told.splitlines()) == 1


def test_a_failed_expectation_is_reported_with_its_line(path: Path) -> None:
    path.write_text(WHOLE, encoding="utf-8")
    assert run(path) == []
    path.write_text(WHOLE.replace("lives: 3}", "lives: 1}"), encoding="utf-8")
    failure, pending = run(path)
    assert str(failure).startswith(f"{path}:16: B's lives is ")
    assert str(pending).startswith(f"{path}:16: the script ends while A is asked main: ")


MISSES = [
    ("phases: {creep-phase: 2}", "phases creep-phase is 1, not 2"),
    ("life: {cow: 3}", "life of cow: 4, not 3"),
    ("life: {scapegoat: 2}", "no scapegoat is in play, so its life is not 2"),
    ('refused: {"B: activate": win.lives}', "'B: activate' is refused by hero.activation-own-turn, not by win.lives"),
    ('refused: {"A: activate": win.lives}', "'A: activate' is legal, though win.lives should refuse it"),
    ("shown: {A: [cow]}", "only A was shown nothing, not cow"),
    ("asked: nobody", "'A: main' is asked, not 'nobody'"),
    ("B: {in_play: [cow]}", "B's in_play is cow (damage 2), robot (damage 1), not cow"),
    ("A: {hand: [cow]}", "A's hand is nothing, not cow"),
    ("B: {in_play_size: 1}", "B's in_play has 2 cards, not 1"),
    ("B: {turns: 9, hero: bruiser}", "B: hero is doctor-nut, not bruiser"),
]


@pytest.mark.parametrize(("expect", "message"), MISSES, ids=[miss[0] for miss in MISSES])
def test_reports_name_what_was_found_and_what_was_expected(path: Path, expect: str, message: str) -> None:
    path.write_text(WHOLE.replace("B: {lives: 3}", expect), encoding="utf-8")
    assert message in [failure.what for failure in run(path)]


def test_a_position_says_who_went_first_and_what_must_hold_of_it(path: Path) -> None:
    holds = "phases: {bomb-phase: 1}\n  life: {cow: 4, robot: 2}\n  shown: {A: [], B: []}"
    holds += '\n  refused: {"B: activate": hero.activation-own-turn, "B: end turn": turn.phase-order}'
    path.write_text(WHOLE.replace("B: {lives: 3}", holds), encoding="utf-8")
    assert run(path) == []


NAMED = """\
title: Одна Корова блокирует Паровой Молот
game: boombit
rules: [property.shrapnel]
A: {hero: Доктор Гайка, deck: [פרה], in_play: [Паровой Молот]}
B: {hero: הבריון, deck: [cow], in_play: [{card: Корова, damage: 0}, «Робот»]}
start: {turn: A, at: bomb-review}
script:
  - "B: block Корова 2"
  - expect: {legal: [done, block Робот 1], refused: {"B: play Царь-фитиль": zone.hand}, life: {Корова: 4}}
  - "B: done"
expect:
  B: {lives: 3, in_play: [{card: פרה, damage: 2}, רובוט]}
  not_told: {A: [Царь-фитиль]}
"""


def test_cards_may_be_named_in_any_language(path: Path) -> None:
    path.write_text(NAMED, encoding="utf-8")
    assert [str(unmet) for unmet in run(path)] == []
    path.write_text(NAMED.replace("damage: 2}", "damage: 3}"), encoding="utf-8")
    unmet, _ = run(path)
    assert str(unmet) == f"{path}:11: B's in_play is cow (damage 2), robot, not cow (damage 3), robot"


def test_a_choice_can_be_copied_from_what_is_told(path: Path) -> None:
    for lang in TOLD:
        path.write_text(NAMED.partition("script:")[0], encoding="utf-8")
        told = fitil("scenario", path, "--tell", "--lang", lang).stdout.splitlines()
        choices = [line.strip().partition(" — ")[0] for line in told if line.startswith("    ")]
        assert len(choices) == 6
        for choice in choices[:4]:
            path.write_text(f'{NAMED.partition("script:")[0]}script: ["B: {choice}"]\n', encoding="utf-8")
            assert run(path) == []


def test_what_is_wrong_below_a_name_keeps_its_place(path: Path) -> None:
    path.write_text(f"{NAMED}  strength:\n    Паровой Молот: 3\n    Корова: 4\n", encoding="utf-8")
    with pytest.raises(DataError, match="cow is not a bomb, so it has no strength") as caught:
        run(path)
    assert (caught.value.line, caught.value.column) == (16, 5)


TOLD = {
    "ru": """\
Одна Корова блокирует Паровой Молот
  Бомба «Паровой Молот» игрока А взрывается, сила взрыва 3 [bombs.explode-sequence, block.final-strength]
  Игрок Б. Взрыв бомбы «Паровой Молот», сила взрыва 3. Кто блокирует?
    done — Не блокировать: ваш герой теряет жизнь (сейчас их 4)
    block Корова 1 — Блокировать: крип «Корова» поглощает 1 повреждение из 3
    block Корова 2 — Блокировать: крип «Корова» поглощает 2 повреждения из 3
    block Корова 3 — Блокировать: крип «Корова» поглощает 3 повреждения из 3
    block Робот 1 — Блокировать: крип «Робот» поглощает 1 повреждение из 3
    block Робот 2 — Блокировать: крип «Робот» поглощает 2 повреждения из 3, жизней у него не останется
""".splitlines(),
    "en": """\
Одна Корова блокирует Паровой Молот
  Player A’s bomb Steam Hammer explodes for 3 [bombs.explode-sequence, block.final-strength]
  Player B chooses:
    done
    block Cow 1
    block Cow 2
    block Cow 3
    block Robot 1
    block Robot 2
""".splitlines(),
}
ENDS = {"ru": "1 сценарий, всё сошлось", "en": "1 scenario, 0 expectations failed"}


@pytest.mark.parametrize("lang", TOLD)
def test_a_story_has_the_events_with_their_rules_and_the_open_question(path: Path, lang: str) -> None:
    path.write_text(NAMED.partition("script:")[0], encoding="utf-8")
    done = fitil("scenario", path, "--tell", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    first, *lines, last = done.stdout.splitlines()
    assert (first, last) == (f"✓ {path}", ENDS[lang])
    assert lines == TOLD[lang]


def test_a_file_that_cannot_be_played_stops_none_of_the_others(path: Path) -> None:
    path.write_text(NAMED, encoding="utf-8")
    path.with_name("a.yaml").write_text(
        f'{NAMED.partition("script:")[0]}script: ["B: block Крова 1"]\n', encoding="utf-8"
    )
    path.with_name("z.yaml").write_text(NAMED.replace("{lives: 3", "{lives: 4"), encoding="utf-8")
    done = fitil("scenario", path.parent)
    assert done.returncode == 2
    assert [line[0] for line in done.stdout.splitlines() if line[0] in "✓✗"] == ["✗", "✓", "✗"]
    assert done.stdout.splitlines()[-1] == "3 scenarios, 2 expectations failed, 1 not played"
    assert done.stderr.startswith(f"fitil: {path.with_name('a.yaml')}:7:10: 'block Крова 1' is not offered")
    assert len(done.stderr.splitlines()) == 1


def test_a_scenario_that_fails_has_a_story_too(path: Path) -> None:
    path.write_text(NAMED.replace("{lives: 3", "{lives: 4"), encoding="utf-8")
    done = fitil("scenario", path, "--tell", "--lang", "he")
    assert done.returncode == 1
    assert "הגיבור של שחקן ב׳" in done.stdout
    assert f"  {path}:11: נקודות החיים של שחקן ב׳: 3, ולא 4" in bare(done.stdout).splitlines()


def test_what_did_not_hold_is_told_with_the_names_of_cards(path: Path) -> None:
    path.write_text(NAMED.replace("legal: [done", "legal: [block cow 9").replace("damage: 2}", "damage: 3}"), "utf-8")
    done = fitil("scenario", path, "--lang", "he")
    first, second = bare(done.stdout).splitlines()[1:3]
    assert "״block פרה 9״" in first and "block רובוט 1" in first
    assert second.endswith(": ״פרה״ (נזק 2), ״רובוט״, ולא ״פרה״ (נזק 3), ״רובוט״")
    path.write_text(NAMED.replace("B: block Корова 2", "B: block Корова 9"), encoding="utf-8")
    assert "״block פרה 9״" in bare(fitil("scenario", path, "--lang", "he").stderr)


@pytest.mark.parametrize("game_id", engine_ids())
@pytest.mark.parametrize("lang", SPOKEN)
def test_a_scenario_to_begin_with_runs_and_names_no_rule(game_id: str, lang: Lang, tmp_path: Path) -> None:
    made = "".join(f"{line}\n" for line in skeleton(game_id, lang))
    assert "rules:" not in made
    told = []
    for name, text in (("as it is", made), ("with the answer", re.sub(r"^# ", "", made, flags=re.M))):
        path = tmp_path / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        played = play(path)
        assert not played.failures
        told.append(played.table.s)
    assert told[0] != told[1], "its answer changes nothing"


@pytest.mark.parametrize("game_id", engine_ids())
def test_a_scenario_to_begin_with_is_the_same_in_every_language(game_id: str) -> None:
    made = {lang: [re.split(r"(?<=\S) +# |^# ", line) for line in skeleton(game_id, lang)] for lang in SPOKEN}
    keys = {lang: [re.findall(r"(\w+):", line) for line, *_ in lines] for lang, lines in made.items()}
    for lang in LANGS:
        assert keys[lang] == keys["en"]
        for mine, theirs in zip(made[lang], made["en"], strict=True):
            assert len(mine) == len(theirs)
            assert not any(re.fullmatch("[ -~]+", note) for note in mine[1:] if ":" not in note), "not in English"


def test_a_scenario_to_begin_with_speaks_the_readers_language() -> None:
    made = fitil("scenario", "--new", "boombit", "--lang", "ru")
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.splitlines() == skeleton("boombit", "ru") != skeleton("boombit", "en")


@pytest.mark.parametrize("game_id", engine_ids())
@pytest.mark.parametrize("lang", LANGS)
def test_the_guide_on_the_site_shows_the_scenarios_to_begin_with(game_id: str, lang: Lang) -> None:
    page = Path("site", lang, "docs", "scenario.md").read_text(encoding="utf-8")
    assert "\n".join(["```yaml", *skeleton(game_id, lang), "```"]) in page


def test_a_game_without_a_scenario_to_begin_with_is_told() -> None:
    for words in (["--new", "bombit"], []):
        done = fitil("scenario", *words, "--lang", "he")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
