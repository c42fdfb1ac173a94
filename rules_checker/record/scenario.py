"""Scenarios: a position, answers, and their expected result, in a YAML file that a player can write.

Here the script is executed and the position is compared with the expectations; the game's module `scenario` sets it up.
`rules_checker/games/<id>/scenarios/README.md` explains how to write one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

from cards import DataError, Game, Lang, did_you_mean, load_game, nearest
from cards.database import Loc, Source, read, read_yaml
from cards.errors import Said, near, said as said_of
from cards.records import dataclass
from cards.told import language, told
from rules_checker.engine import SEATS, State, Watch as Look, advance
from rules_checker.judging import phrases, seated
from rules_checker.record.layout import Layout, layout_of
from rules_checker.record.marks import of_the_rules, seat
from rules_checker.record.naming import by_ids, in_names, told_in_names
from rules_checker.record.scenario_file import (
    Check,
    Expect,
    Scenario,
    both,
    expectations,
    listed,
    of_whom,
    quoted,
    several,
    unknown_card,
)
from rules_checker.record.story import Entry, StoryChapter, isolated, plain, tell_story
from rules_checker.setup import engine_ids, load_engine, own_module

MOST_OFFERED = 12
"""Most options named in a fault."""


@dataclass(frozen=True, slots=True)
class Unmet:
    """An expectation that did not hold: its place, and a sentence about the difference."""

    path: Path
    line: int
    what: str
    game: Game

    def __str__(self) -> str:
        return f"{near(self.path)}:{self.line}: {self.what}"

    def told(self) -> str:
        """The line in the language of the run, with its names of cards."""
        return f"{near(self.path)}:{self.line}: {told(told_in_names(self.game, self.what, language()))}"


class ToldPosition:
    """A position `s` of a game at a question that is answered in words; `look`, if there is one, sees it afterwards."""

    look: Look | None = None

    def __init__(self, game: Game, s: State, players: str) -> None:
        self.game, self.engine, self.s, self.players = game, load_engine(game.id), s, players
        self.seen = 0

    @property
    def asked(self) -> str:
        """The player asked and the kind of question, as `A: main`; empty if there is no question."""
        return f"{self.players[self.s.ask.player]}: {self.s.ask.kind}" if self.s.ask else ""

    @property
    def log(self) -> Sequence[Entry]:
        """The log, for the story."""
        return self.s.log or []

    def options(self) -> list[str]:
        """The options in words."""
        return self.engine.options(self.s) if self.s.ask else []

    def answer(self, index: int) -> None:
        """Answer the current question."""
        self.seen = len(self.log)
        self.engine.answer(self.s, index, self.look)


class ScenarioTable(ToldPosition):
    """The position of a scenario, from its first question on."""

    def __init__(self, game: Game, scenario: Scenario, source: Source) -> None:
        self.layout = layout_of(game.id)
        players = SEATS[: self.layout.players(scenario)]
        super().__init__(game, self.layout.position(game, scenario, source), players)
        advance(self.s, self.engine.STEPS)

    def differences(self, expect: Expect) -> Iterator[str]:
        """The differences from the expected position, one sentence each."""
        automatic = [self.players[seat] for seat in self.layout.automatic(self.s)]
        yield from (of_the_rules(said, automatic) for said in self._differences(expect))

    def _differences(self, expect: Expect) -> Iterator[str]:
        yield from self.layout.all_differences(self.s, expect)
        if expect.asked is not None and (expect.asked or "nobody") != (self.asked or "nobody"):
            said = f"{self.asked or 'nobody'!r} is asked, not {expect.asked!r}"
            yield Said(said, "unmet-asked", found=self.asked or "nobody", wanted=expect.asked or "nobody")
        offered = self.options()
        if expect.options is not None and list(expect.options) != offered:
            found, wanted = _apart(offered, expect.options)
            said = f"the options are {listed(found)}, not {listed(wanted)}"
            yield Said(said, "unmet-options", **both(quoted(found), quoted(wanted)))
        yield from (
            Said(
                f"{action!r} is not offered; offered: {_offered(self)}{did_you_mean(nearest(action, offered))}",
                "unmet-not-offered",
                action=action,
                offered=_few(offered),
                nearest=nearest(action, offered),
            )
            for action in expect.legal
            if action not in offered
        )
        yield from (
            Said(f"{action!r} is offered", "unmet-offered", action=action)
            for action in expect.not_offered
            if action in offered
        )
        yield from self._refusals(expect)
        yield from self._standings(expect)
        yield from (
            Said(f"the rule {rule} was not applied", "unmet-rule", rule=rule)
            for rule in expect.cited
            if rule not in (self.s.touched or ())
        )
        for player, name in enumerate(self.players):
            yield from self._told(expect, player, name)

    def _refusals(self, expect: Expect) -> Iterator[str]:
        for written, rule in expect.refused.items():
            name, action = of_whom(written, self.players)
            player = self.players.index(name) if name else self.engine.turn_of(self.s)
            try:
                refusal = self.engine.why(self.s, player, action)
            except ValueError as fault:
                yield said_of(fault)
                continue
            if refusal is None:
                said = f"{written!r} is legal, though {rule} should refuse it"
                yield Said(said, "unmet-refusal", action=written, rule=rule)
            elif refusal.rule != rule:
                said = f"{written!r} is refused by {refusal.rule}, not by {rule}"
                yield Said(said, "unmet-refused-by", action=written, found=refusal.rule, wanted=rule)

    def _standings(self, expect: Expect) -> Iterator[str]:
        """The differences in winner, places and scores."""
        won, wanted = (sorted(several(one)) for one in (self.s.winner_in(self.players), expect.winner))
        if expect.winner is not None and won != wanted:
            said = f"the winner is {listed(won)}, not {listed(wanted)}"
            yield Said(said, "unmet-winner", found=[*map(_who, won)], wanted=[*map(_who, wanted)])
        standing = self.engine.standing(self.s)
        for what, found in (("place", standing.places), ("score", standing.scores)):
            for name, wanted in getattr(expect, f"{what}s").items():
                if (now := found[self.players.index(name)] if found else "not counted") != wanted:
                    said = f"the {what} of {name} is {now}, not {wanted}"
                    yield Said(said, f"unmet-{what}", name=seat(name), **both(now if found else [], wanted))

    def _told(self, expect: Expect, player: int, name: str) -> Iterator[str]:
        """The cards that a player has not seen and should have, or the other way round."""
        told: set[str] = set()
        for _, _, params in self.log:
            told |= {value for value in params.values() if isinstance(value, str)}
            told |= set(_seen(params, player))
        yield from (
            Said(f"{name} was not shown {card_id}", "unmet-not-shown", name=seat(name), card=card_id)
            for card_id in expect.told.get(name, ())
            if card_id not in told
        )
        yield from (
            Said(f"{name} was shown {card_id}", "unmet-shown", name=seat(name), card=card_id)
            for card_id in expect.not_told.get(name, ())
            if card_id in told
        )
        shown = [card_id for _, _, params in self.log[self.seen :] for card_id in _seen(params, player)]
        if name in expect.shown and shown != list(expect.shown[name]):
            said = f"only {name} was shown {listed(shown)}, not {listed(expect.shown[name])}"
            words = both(quoted(shown), quoted(expect.shown[name]))
            yield Said(said, "unmet-only-shown", name=seat(name), **words)


@contextmanager
def _cards_by_name(game: Game) -> Iterator[None]:
    """A fault that is found here tells cards by their names in the language of the run; a `value` stays as written."""
    try:
        yield
    except DataError as fault:
        written = {key: one for key, one in fault.params.items() if key == "value"}
        fault.params = told_in_names(game, dict(fault.params), language()) | written
        raise


def _who(named: str) -> str:
    """Who won, whose word for nobody or a draw is told in the reader's language."""
    return Said(named, f"{named}-won") if named in ("draw", "nobody") else seat(named) if named in SEATS else named


def _seen(params: Mapping[str, Any], player: int) -> Sequence[str]:
    """The cards that an entry of the log shows to a player, alone or with others, but not to everybody."""
    by = params.get("by")
    seen: Sequence[str] = params.get("seen", ()) if player in (by if isinstance(by, tuple) else (by,)) else ()
    return seen


@dataclass(frozen=True, slots=True)
class PlayedScenario:
    """A scenario played to the end of its script: its game, the last position, and the failed expectations."""

    title: str
    game: Game
    table: ScenarioTable
    failures: tuple[Unmet, ...]


Watch = Callable[[ScenarioTable, str | None], None]
"""Sees a table, and what is answered next, such as `A: play cow`; None at the end."""


def run(path: Path) -> list[Unmet]:
    """Run a scenario file; return the failed expectations. Raises `DataError` for a file that cannot be run."""
    return list(play(path).failures)


def play(path: Path, watch: Watch | None = None) -> PlayedScenario:
    """Play a scenario file; raises `DataError` for one that cannot be played.

    `watch` is called with its table and what is answered next, before each answer and at the end.
    """
    source = read_yaml(path)
    layout = _layout_named(source)
    source = by_ids(source, load_game(source.data["game"]))
    scenario = read(source, layout.file)
    game = load_game(scenario.game)
    if scenario.cards:
        from cards.database import link_cards  # reads cards: slow to import, and few scenarios have any of their own

        game = link_cards(game, scenario.cards, source)
    _check_names(game, layout, scenario, source)
    with _cards_by_name(game):
        table = ScenarioTable(game, scenario, source)
    failures: list[Unmet] = []
    for index, entry in enumerate(scenario.script):
        at: Loc = ("script", index)
        if isinstance(entry, Check):
            failures += _differences(table, entry.expect, source, (*at, "expect"))
        else:
            if watch:
                watch(table, entry)
            with _cards_by_name(game):
                answer_in_words(table, entry, source, at)
    if watch:
        watch(table, None)
    if scenario.expect:
        failures += _differences(table, scenario.expect, source, ("expect",))
        if failures and table.asked and scenario.expect.asked is None:
            who, _, kind = table.asked.partition(": ")
            what = Said(
                f"the script ends while {who} is asked {kind}: {_offered(table)}",
                "unmet-end",
                who=seat(who),
                kind=kind,
                offered=_few(table.options()),
            )
            failures.append(Unmet(source.path, source.place(("expect",))[0], what, game))
    return PlayedScenario(scenario.title, game, table, tuple(failures))


def load(path: Path) -> Scenario:
    """The scenario of a file, of which only the format is checked."""
    source = read_yaml(path)
    return read(source, _layout_named(source).file)


def _layout_named(source: Source) -> Layout[Any]:
    """The layout of the game that a scenario names, on which its format depends; raises `DataError`."""
    if not isinstance(source.data, dict):
        read(source, Scenario)
    named = source.data.get("game")
    if named is None:
        raise source.error((), "the key 'game' is missing").coded("missing-key", name="game")
    if named not in engine_ids():
        near = did_you_mean(nearest(str(named), engine_ids()))
        raise source.error(("game",), f"there is no playable game {named!r}{near}").coded(
            "unknown-playable-game", name=str(named), nearest=nearest(str(named), engine_ids())
        )
    if own_module(named, "scenario") is None:
        raise source.error(
            ("game",), f"the game {named!r} has no scenarios: its package has no module 'scenario'"
        ).coded("game-without-scenarios", name=named)
    return layout_of(named)


def tell_scenario(played: PlayedScenario, lang: Lang, offered: Sequence[str] = (), question: str = "") -> Iterator[str]:
    """The events of a scenario, a line each with its rules, and the `question` at its end, in words if there are any.

    Of that each option has a line of its own: as a script writes it, and as it is `offered` to the reader, if it is.
    """
    table = played.table
    first, *turns = tell_story(played.game, table.log, lang) or [StoryChapter(played.title, ())]
    yield from plain([replace(first, heading=played.title), *turns], lang).splitlines()
    if table.s.ask:
        who = seated(table.s.ask.player, lang)["who"]
        say = phrases(lang)
        yield f"  {say('asked', who=who, question=question) if question else say('chooses', who=who)}"
        for option, words in zip_longest(table.options(), offered, fillvalue=""):
            yield f"    {isolated(in_names(played.game, option, lang), lang)}{f' — {words}' if words else ''}"


def _check_names(game: Game, layout: Layout[Any], scenario: Scenario, source: Source) -> None:
    """Raise `DataError` for an unknown rule, player or card in the expectations."""
    players = SEATS[: layout.players(scenario)]
    for index, rule in enumerate(scenario.rules):
        _check_rule(game, rule, source, ("rules", index))
    for at, expect in expectations(scenario):
        for index, rule in enumerate(expect.cited):
            _check_rule(game, rule, source, (*at, "cited", index))
        for action, rule in expect.refused.items():
            _check_rule(game, rule, source, (*at, "refused", action))
        _check_players(players, expect, source, at)
    cards = (*layout.cards_named(scenario), *_cards_of_actions(game, players, scenario))
    for at, card_id in cards:
        if card_id not in game.cards:
            raise unknown_card(source, at, card_id, game)


def _check_rule(game: Game, rule: str, source: Source, at: Loc) -> None:
    if rule not in game.rules:
        raise source.error(at, f"there is no rule {rule!r}{did_you_mean(nearest(rule, game.rules))}").coded(
            "unknown-rule", name=rule, nearest=nearest(rule, game.rules)
        )


def _check_players(players: Sequence[str], expect: Expect, source: Source, at: Loc) -> None:
    for key in ("told", "not_told", "shown", "places", "scores"):
        for name in getattr(expect, key):
            _check_player(key, name, players, source, (*at, key, name))
    for action in expect.refused:
        name, colon, _ = action.partition(":")
        if colon and name in SEATS:
            _check_player("refused", name, players, source, (*at, "refused", action))
    winners = players if isinstance(expect.winner, tuple) else (*players, "draw", "nobody")
    for name in several(expect.winner):
        _check_player("winner", name, winners, source, (*at, "winner"))


def _check_player(key: str, name: str, players: Sequence[str], source: Source, at: Loc) -> None:
    if name not in players:
        raise source.error(at, f"{key}: {name!r} is not one of {', '.join(players)}").coded(
            "not-one-of", where=key, value=name, words=", ".join(players)
        )


def _cards_of_actions(game: Game, players: Sequence[str], scenario: Scenario) -> Iterator[tuple[Loc, str]]:
    """Every card in an expected action: a misspelt one would never be offered."""
    written: dict[Loc, str] = {}
    for at, expect in expectations(scenario):
        written |= {(*at, "refused", action): action for action in expect.refused}
        for key in ("legal", "not_offered"):
            written |= {(*at, key, index): action for index, action in enumerate(getattr(expect, key))}
    actions = load_engine(game.id).OPTIONS.actions
    for place, action in written.items():
        verb, _, rest = of_whom(action, players)[1].partition(" ")
        shape = [*actions.get(verb, {}).values()]
        if {"word", "number"}.intersection(shape):
            yield from ((place, said) for part, said in zip(shape, rest.split(), strict=False) if part == "card")
        elif shape and rest:
            yield place, re.sub(r" #?\d+$", "", rest)


def answer_in_words(table: ToldPosition, entry: str, source: Source, at: Loc) -> int:
    """Answer with an entry like `A: play cow`, and return its index.

    Raises `DataError` for words that are not offered: a fault in the file.
    """
    who, colon, words = (part.strip() for part in entry.partition(":"))
    if colon and who in SEATS:
        _check_player("script", who, table.players, source, at)
    if not colon or who not in table.players:
        raise source.error(at, f"{entry!r} is not written as 'A: what is chosen'").coded("not-an-answer", text=entry)
    asked, _, kind = table.asked.partition(": ")
    options = table.options()
    rule = "" if asked == who and words in options else _forbidden(table, who, words)
    because = f"; {rule}" if rule else ""
    if asked != who:
        raise source.error(at, f"{who} is not asked now, but {table.asked or 'nobody'}{because}").coded(
            "asked-another", who=seat(who), asked=seat(asked) if asked else "nobody", kind=kind, rule=rule or "none"
        )
    if words not in options:
        near = nearest(words, options)
        said = f"{words!r} is not offered ({kind}{because}); offered: {_offered(table)}{did_you_mean(near)}"
        raise source.error(at, said).coded(
            "not-offered", text=words, kind=kind, rule=rule or "none", offered=_few(options), nearest=near
        )
    index = options.index(words)
    table.answer(index)
    return index


def _forbidden(table: ToldPosition, who: str, words: str) -> str:
    """The rule that forbids what is not offered; empty for words that are no action."""
    try:
        refusal = table.engine.why(table.s, table.players.index(who), words)
    except ValueError:
        return ""
    return refusal.rule if refusal else ""


def _offered(table: ToldPosition) -> str:
    return listed(_short(table.options()))


def _short(options: Sequence[str]) -> Sequence[str]:
    """Options as they are named in a fault, and a mark if there are more."""
    return options if len(options) <= MOST_OFFERED else [*options[:MOST_OFFERED], "…"]


def _apart(found: Sequence[str], wanted: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Two lists of options as they are named in a fault: of many, those that the other has not."""
    if max(len(found), len(wanted)) <= MOST_OFFERED or not (alike := set(found).intersection(wanted)):
        return _short(found), _short(wanted)
    of_each = ([one for one in options if one not in alike] for options in (found, wanted))
    own, others = ([*_short(one), "…"] for one in of_each)
    return own, others


def _few(options: Sequence[str]) -> list[str]:
    """Options as a message lists them, and a mark if there are more."""
    return quoted(_short(options))


def _differences(table: ScenarioTable, expect: Expect, source: Source, at: Loc) -> list[Unmet]:
    line = source.place(at)[0]
    return [Unmet(source.path, line, what, table.game) for what in table.differences(expect)]
