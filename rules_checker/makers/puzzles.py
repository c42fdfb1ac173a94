"""Finds positions to solve for a game and writes them into `puzzles.yaml` of its package.

`python -m rules_checker.makers.puzzles GAME --minutes 20` plays games of starter decks, with answers of the bots
`greedy` and `random`, so that positions are of many kinds, and keeps those that are solved by one line only: that win
in one turn, or with `--goal FEATURE` gain so much of that feature as nothing else does, or keep what there is of it; of
several goals, with commas between them, each is looked for.
Those that were there stay, unless cards have changed so that they are not solved so any more; `--check` only says
which these are.
"""

from __future__ import annotations

import random
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml

from cards import DataError, FitilError, load_deck, load_game, starter_refs
from cards.database import read, read_yaml
from cards.ledger import scenarios
from rules_checker.bots import WIN, Evaluator, Seat, bot, counts, own_aims, own_weights, part_of
from rules_checker.engine import SEATS
from rules_checker.lab.missing import missed_line
from rules_checker.lab.puzzles import in_game, only_line
from rules_checker.play.game.course import PUZZLES, Collection, Course, puzzles_of, read_puzzle
from rules_checker.record.layout import layout_of
from rules_checker.record.scenario import run
from rules_checker.setup import compile_cards, load_engine, own_file, random_setup, setup_of

MOST_ANSWERS = 1500
ALIKE = 3
"""Of the positions of a game at most one in so many is of a kind: with the same goal, and words of the same actions."""
HEAD = "# Positions that one line alone solves: found and written by rules_checker/makers/puzzles.py.\n"


def position(course: Course) -> Any:
    """The position at which a course begins."""
    s, answers = opening(course)
    for index in answers:
        load_engine(course.game).answer(s, index)
    return s


def holds(course: Course) -> bool:
    """True if the line of a position to solve is the only one that solves it."""
    assert course.aim
    line = only_line(course.game, position(course), course.aim.goal, course.by)
    return line is not None and line.answers == tuple(step.index for step in course.steps)


def found(
    game_id: str, goals: Sequence[str], seconds: float, rng: random.Random, *, greedy: float, least: int
) -> Iterator[dict[str, Any]]:
    """Positions of games of two starter decks, if any are brought, as they come, until the time is over.

    `greedy` is the share of answers that this bot gives; a line has the `least` choices.
    """
    game, engine = load_game(game_id), load_engine(game_id)
    compiled, evaluator = compile_cards(game), Evaluator(game_id, own_weights(game_id))
    refs = [ref for ref in starter_refs() if ref.startswith(f"{game_id}/")]
    bots = bot("greedy", game_id), bot("random", game_id)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        setup = setup_of([load_deck(ref) for ref in rng.sample(refs, 2)])[1] if refs else random_setup(game, rng)
        start, seed = engine.position(compiled, setup), rng.getrandbits(32)
        s = engine.new_game(start, seed)
        answers: list[int] = []
        while s.ask and len(answers) < MOST_ANSWERS:
            answers.append(bots[rng.random() > greedy](Seat.of(engine, s), rng))
            engine.answer(s, answers[-1])
        for goal in goals:
            for one in in_game(evaluator, game_id, start, seed, answers, goal=goal, least=least):
                before = answers[: one.before]
                script = in_words(engine, start, seed, before, one.line.answers)
                aim = {"goal": goal, "by": one.by}
                yield {"setup": engine.write_setup(setup), "seed": seed, "before": before, **aim, "script": script}


def there(game_id: str) -> tuple[list[Course], list[int]]:
    """The positions of a game's file that still hold, and the numbers of those that do not."""
    path = own_file(game_id, PUZZLES)
    if path is None:
        return [], []
    source = read_yaml(path)
    written: Collection = read(source, Collection)
    right: list[Course] = []
    wrong: list[int] = []
    for at in range(len(written.puzzles)):
        try:
            course = read_puzzle(source, written, at, game_id)
        except DataError:
            wrong.append(at + 1)
            continue
        if holds(course):
            right.append(course)
        else:
            wrong.append(at + 1)
    return right, wrong


def in_words(engine: Any, start: Any, seed: int, before: list[int], line: tuple[int, ...]) -> list[str]:
    """A line as a scenario writes its answers."""
    s = engine.new_game(start, seed)
    for index in before:
        engine.answer(s, index)
    script = []
    for index in line:
        script.append(f"{'ABCDEF'[s.ask.player]}: {engine.options(s)[index]}")
        engine.answer(s, index)
    return script


def kind(one: dict[str, Any]) -> tuple[str, ...]:
    """What positions of a kind have in common: the goal, and the first words of the actions."""
    return (one["goal"], str(one["by"]), *sorted({said.split()[1] for said in one["script"]}))


def written(ones: list[dict[str, Any]]) -> str:
    """The file of some positions: each setup once, a position a few lines."""
    setups: list[Any] = []
    for one in ones:
        if one["setup"] not in setups:
            setups.append(one["setup"])
    lines = ["setups:"]
    lines += [f"  - {_flow(setup)}" for setup in setups]
    lines.append("puzzles:")
    for one in ones:
        lines.append(f"  - setup: {setups.index(one['setup'])}")
        lines.append(f"    seed: {one['seed']}")
        lines.append(f'    before: "{" ".join(map(str, one["before"]))}"')
        if one["goal"] != WIN:
            lines += [f"    goal: {one['goal']}", f"    by: {one['by']}"]
        lines.append(f"    script: {_flow(list(one['script']))}")
        if one.get("missed"):
            lines.append(f"    missed: {_flow(list(one['missed']))}")
    return HEAD + "\n".join(lines) + "\n"


def _flow(value: Any) -> str:
    return yaml.safe_dump(value, default_flow_style=True, width=100_000, sort_keys=False).strip()


def kept(course: Course) -> dict[str, Any]:
    """A position that is in the file, as `found` has it."""
    engine, compiled = load_engine(course.game), compile_cards(load_game(course.game))
    start = engine.position(compiled, engine.read_setup(compiled, course.setup))
    line = tuple(step.index for step in course.steps)
    script = in_words(engine, start, course.seed, list(course.before), line)
    assert course.aim
    aim = {"goal": course.aim.goal, "by": course.by}
    found = {"setup": course.setup, "seed": course.seed, "before": list(course.before), **aim, "script": script}
    other = course.missed or tempting(course)
    return found | {"missed": in_words(engine, start, course.seed, list(course.before), other) if other else []}


def tempting(course: Course) -> tuple[int, ...]:
    """What one might do instead, and how that misses a position, in a game whose log says why."""
    if not own_aims(course.game).TELLS:
        return ()
    assert course.aim
    return missed_line(load_engine(course.game), position(course), course.aim, course.steps[0].index)


def opening(course: Course, later: int = 0) -> tuple[Any, list[int]]:
    """The position in which the turn of a position to solve begins, or its part of another's, and the answers since;
    or a position so many answers later.
    """
    engine, compiled = load_engine(course.game), compile_cards(load_game(course.game))
    s = engine.new_game(engine.position(compiled, engine.read_setup(compiled, course.setup)), course.seed)
    at, part = 0, None
    trail: list[Any] = []
    for count, index in enumerate((*course.before, None)):
        now = part_of(course.game, s, course.viewer)
        if now != part:
            at, part, trail = count, now, []
        trail.append(s.clone())
        if index is not None:
            engine.answer(s, index)
    later = min(later, len(trail) - 1)
    return trail[later], list(course.before[at + later :])


def as_scenarios(course: Course) -> Iterator[str]:
    """A position to solve as scenarios, one of which may begin: from the start of its part of the game, or later."""
    for later in range(len(opening(course)[1]) + 1):
        for states in (True, False):
            yield as_scenario(course, later, states=states)


def as_scenario(course: Course, later: int = 0, *, states: bool) -> str:
    """A position to solve and its line as a scenario; with the `states` of the sides, or their cards alone.

    After the line follow first answers until it is won, if it is to be won: whichever they are, it is.
    """
    assert course.aim
    (s, lead), layout, engine = opening(course, later), layout_of(course.game), load_engine(course.game)
    players = SEATS[: len(s.turns)]
    sides = {name: _plain(layout.side(s, player)) for player, name in enumerate(players)}
    if not states:
        sides = {name: {key: one for key, one in side.items() if one is not True} for name, side in sides.items()}
    moment = {key: _plain(one) for key, one in layout.moment(s).items()}
    script, answers = [], [*lead, *(step.index for step in course.steps)]
    rule = s.ask.rule
    while answers or (course.aim.goal == WIN and s.ask):
        index = answers.pop(0) if answers else 0
        script.append(f"{SEATS[s.ask.player]}: {engine.options(s)[index]}")
        engine.answer(s, index)
    if s.ask is None:
        rule, expect = s.rule_told, {"winner": s.winner_in(players)}
    else:  # a scenario's side calls the goal as the bots do
        goal = counts(course.game, course.aim.goal)
        of = {name: {goal: _plain(getattr(layout.side(s, at), goal))} for at, name in enumerate(players)}
        expect = {"asked": f"{SEATS[s.ask.player]}: {s.ask.kind}", **of}
    lines = [
        f"title: Position {course.number} is solved by its only line",
        f"game: {course.game}",
        f"rules: [{rule}]",
        *(f"{name}: {_flow(side)}" for name, side in sides.items()),
        *(f"{key}: {_flow(one)}" for key, one in moment.items()),
        f"script: {_flow(script)}",
        f"expect: {_flow(expect)}",
    ]
    return "\n".join(lines) + "\n"


def _plain(record: Any) -> Any:
    """A record without what is as it would be anyway; a card alone by its name."""
    if isinstance(record, Mapping):
        return {key: _plain(one) for key, one in record.items()}
    if isinstance(record, tuple | list):
        return [_plain(one) for one in record]
    if not is_dataclass(record):
        return record
    said = {one.name: getattr(record, one.name) for one in fields(record)}
    found = {
        one.name: _plain(said[one.name])
        for one in fields(record)
        if said[one.name] != (one.default_factory() if callable(one.default_factory) else one.default)
    }
    return found["card"] if [*found] == ["card"] else found


def _runs(path: Path, text: str) -> bool:
    """True if a scenario, once written, can begin, and its line wins."""
    path.write_text(text, encoding="utf-8")
    try:
        return not run(path)
    except FitilError:
        return False


def export(game_id: str) -> int:
    """Write the positions that a scenario can begin with beside the game's scenarios, and return how many these are."""
    folder = scenarios(game_id) / "puzzles"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for course in puzzles_of(game_id):
        path = folder / f"{course.number:02}.yaml"
        if not any(_runs(path, text) for text in as_scenarios(course)):
            path.unlink()
    return len([*folder.iterdir()])


def main(
    game: str,
    minutes: float = 10,
    most: int = 40,
    seed: int = 1,
    goal: str = WIN,
    greedy: float = 0.2,
    least: int = 8,
    *,
    check: Annotated[bool, typer.Option(help="Only say which do not hold.")] = False,
) -> None:
    """Find positions to solve, besides those that are there and still hold."""
    right, wrong = there(game)
    print(f"{len(right) + len(wrong)} there, {len(wrong)} of them do not hold: {wrong}")
    if check:
        sys.exit(bool(wrong))
    ones = [kept(course) for course in right]
    path = own_file(game, PUZZLES) or Path(str(own_file(game, "engine.py"))).with_name(PUZZLES)
    if ones:
        path.write_text(written(ones), encoding="utf-8")
    else:
        path.unlink(missing_ok=True)
    for one in found(game, goal.split(","), 60 * minutes, random.Random(seed), greedy=greedy, least=least):
        known = any(one == {key: other[key] for key in one} for other in ones)  # the seed was searched with before
        if known or Counter(map(kind, ones))[kind(one)] >= most // ALIKE:
            continue
        ones.append(one)
        path.write_text(written(ones), encoding="utf-8")
        print(len(ones), *one["script"], sep="; ", flush=True)
        if len(ones) >= most:
            break
    puzzles_of.cache_clear()
    path.write_text(written([kept(course) for course in puzzles_of(game)]), encoding="utf-8")  # with what to do instead
    print(f"{export(game)} of them are scenarios, too")


if __name__ == "__main__":
    typer.run(main)
