"""Whether a word that a card may use is seen to do what it says: a made card is put into positions of games.

A card in one of its zones is replaced by the `probe`, half of the others become such as its words speak of (`dress`),
and the game goes on with answers that prefer it. As soon as the word is about to be carried out, the game goes on
twice, with it and without it, answered alike: if no question, no view and no line of the log differs for a while,
nothing was seen of it. What varies a slot is compared with the slot's default as well. The positions are those of
random games and, for what they do not reach, those that scenarios lay out. What each game says of its positions is in
`games/<id>/probing.py`; what is not seen although it works is in `games/<id>/unseen.yaml`, with the reason.
"""

import argparse
import importlib
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cards import load_game
from cards.database import read_yaml
from cards.model.idle import holds, uses
from rules_checker.engine import Node, kernel
from rules_checker.record.scenario import play
from rules_checker.setup.compiled import compile_card, compile_cards
from rules_checker.setup.engines import engine_ids, load_engine
from rules_checker.setup.setups import random_setup
from tests.rules_checker import usual
from tests.rules_checker.combinations import Combination, Entry, TriedEffects, accepted, combinations
from tests.rules_checker.soundness import invariants

GAMES, EVERY = 16, 3
"""Games from which positions are taken, and which of their questions."""
KNOWN = 24
"""So many places are remembered where an ability works at its moment."""
LONGER = 60
"""So many times as often is looked for what was not seen: few words are, and what is rare is found then."""
RARE = 0.01
"""This share of what is accepted may come to pass too seldom to be seen in the positions at hand."""
NEAR = 0.5
"""This share of the answers afterwards is still about the probe, where it can be."""
HERE = Path(__file__).parent / "games"
PLAYED = Path(__file__).parents[2] / "rules_checker" / "games"
"""Where what is said of each game's positions lies, and where scenarios do."""
ANSWERS, AFTER = 14, 20
"""How long a probe is waited for, and how long something is looked for afterwards."""
ANY = "any"
"""The type of what lies where a card of any type may lie."""
Start = tuple[int, int, int]
"""A position, the card that becomes the probe, and the seed of the answers."""


class Probing:
    """A game's positions, and what is seen of words in them."""

    def __init__(self, game_id: str, games: int = GAMES, *, scenarios: bool = False) -> None:
        self.game, self.engine = load_game(game_id), load_engine(game_id)
        said = vars(importlib.import_module(f"tests.rules_checker.games.{game_id}.probing"))
        self.own: Any = SimpleNamespace(**{**vars(usual), **said})
        self.watch: Callable[[Any], None] = invariants(game_id).watch
        self.positions: list[Any] = []
        self.lying: dict[tuple[str, str, str], list[tuple[int, int]]] = defaultdict(list)
        compiled = compile_cards(self.game)
        self.printed = {
            kind: [card for card in self.game.cards.values() if card.type == kind] for kind in self.game.types
        }
        for number in range(games):
            self._play(compiled, number)
        laid_out = sorted((PLAYED / game_id / "scenarios").rglob("*.yaml"))
        assert laid_out, f"{game_id} has no scenarios"
        for path in laid_out[:: 1 if scenarios else 10**6]:
            play(path, lambda table, _: self._keep(table.s))
        self.hits: dict[str, list[Start]] = {}
        self.nodes: tuple[Any, ...] = ()
        self.before: Any = None
        self.entry: Entry = {}
        self.steps: kernel.Steps[Any] = kernel.Steps.of(self.engine.STEPS)
        self.steps.run = {kind: self._seen(function) for kind, function in self.engine.STEPS.run.items()}

    def _play(self, compiled: dict[str, Any], number: int) -> None:
        rng = random.Random(number)  # repeatable chance, not a secret
        s = self.engine.new_game(self.engine.position(compiled, random_setup(self.game, rng)), number)
        for asked in range(4000):
            if s.ask is None:
                return
            if asked % EVERY == 0:
                self._keep(s)
            self.engine.answer(s, rng.randrange(len(s.ask.options)))

    def _keep(self, s: Any) -> None:
        """Have the cards of a position, with where they lie, as places for a probe."""
        if s.ask is None or _under_way(s):
            return
        at = len(self.positions)
        self.positions.append(s.clone())
        for card, info in (*enumerate(s.defs), *self.own.apart(s)):
            if place := self.own.place(s, card):
                kind = ANY if place[0] in self.own.TYPELESS else self.own.kind(info)
                self.lying[kind, *place].append((at, card))

    # --- a card in a position ----------------------------------------------------------------------------------------

    def put(self, start: Start, card: Any) -> Any | None:
        """The position with a card as the probe, after one more answer that is not about it, as it was asked before,
        or where a game asks it anew.

        None where no such card can be, and where everything that can be answered is about it.
        """
        s, rng = self.positions[start[0]].clone(), random.Random(start[2])
        was = self.own.was(s, start[1])
        real = self.game.cards.get(was.id, self.printed[card.type][0])
        if real.type != card.type:
            real = self.printed[card.type][start[2] % len(self.printed[card.type])]
        says = {"onto": card.onto or real.onto, "modifiers": card.modifiers, "abilities": card.abilities}
        probe = replace(real, id="probe", price=(), ledger=None, **says)
        made = self.own.define(compile_card(probe), was, s, start[1])
        self.own.put(s, start[1], made)
        self.own.dress(s, self.game, _spoken(self.entry), start[1], rng)
        anew = self.own.refresh(s)
        s.log = []
        self.nodes, self.before = self.own.nodes(made), None
        others = [at for at, option in enumerate(s.ask.options) if start[1] not in [*_parts(option)]]
        try:
            self.watch(s)
        except AssertionError:
            return None
        if anew:
            return s
        if not others:
            return None
        kernel.answer(s, self.steps, rng.choice(others))
        return None if s.ask and not s.ask.options else s  # what was offered is forbidden by the probe

    def _seen(self, function: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        """A step that remembers the position before the probe's word is carried out."""

        def run(s: Any, frame: Any) -> None:
            if self.before is None and self.nodes and any(one is node for one in _parts(frame) for node in self.nodes):
                self.before = s.clone()
            function(s, frame)

        return run

    def reach(self, start: Start, card: Any) -> tuple[Any, Any] | None:
        """The position after the probe's word is carried out, and the one without it; None if that does not come."""
        s, rng = self.put(start, card), random.Random(start[2])
        if s is None:
            return None
        for _ in range(ANSWERS):
            if self.before is not None:
                other = self.before
                kernel.advance(other, self.engine.STEPS)
                return s, other
            if s.ask is None:
                return None
            kernel.answer(s, self.steps, self._preferred(s, start[1], rng))
        return None

    def _preferred(self, s: Any, probe: int, rng: random.Random) -> int:
        said = zip(self.engine.options(s), s.ask.options, strict=True)
        own = [
            at
            for at, (words, option) in enumerate(said)
            if not self.own.PREFERRED.isdisjoint(words.split()) or self.own.wanted(s, option, probe)
        ]
        return rng.choice(own) if own else rng.randrange(len(s.ask.options))

    # --- two positions -----------------------------------------------------------------------------------------------

    def differ(self, a: Any, b: Any, start: Start, *, views: bool = True) -> bool:
        """True if two positions are seen to differ while they go on, answered alike."""
        rng = random.Random(start[2])
        for _ in range(AFTER):
            if self._question(a) != self._question(b) or a.winners != b.winners:
                return True
            if views and a.log != b.log:
                return True
            if views and any(self.engine.view(a, one) != self.engine.view(b, one) for one in range(len(a.turns))):
                return True
            if a.ask is None:
                return False
            index = self._preferred(a, start[1], rng) if rng.random() < NEAR else rng.randrange(len(a.ask.options))
            for s in (a, b):
                self.engine.answer(s, index)
        return False

    def _question(self, s: Any) -> Any:
        return s.ask and (s.ask.player, s.ask.kind, self.engine.options(s))

    # --- a combination -----------------------------------------------------------------------------------------------

    def starts(self, one: Combination, most: int) -> Iterator[Start]:
        """Where a combination is tried: first where its ability is known to work, then anywhere that its card lies."""
        known = self.hits.get(_moment(one.entry, one.type), [])
        if not known and one.usual:
            known = self.hits.get(_moment(one.usual, one.type), [])
        yield from known
        ability: Entry = next(iter(one.entry.get("abilities", ())), {})
        zone = ability.get("zone", self.game.vocabulary.home)
        if zone == self.game.vocabulary.home:
            zone = self.own.FROM_HAND.get(one.type) or self.own.FROM_HAND.get(ability.get("trigger"), zone)
        onto = one.entry["onto"]["type"] if "onto" in one.entry else ""
        places = self.lying.get((one.type, zone, onto if zone == self.game.vocabulary.home else ""), [])
        places = places or self.lying.get((ANY, zone, ""), [])
        rng = random.Random(repr(one))
        for number in range(most - len(known) if places else 0):
            yield (*rng.choice(places), number)

    def verdict(self, one: Combination, most: int = 60) -> str:
        """`refused`, with the fault; `seen`; `alike` if it says what is so by default, `same` if it was only not seen
        to differ; or `unseen`. Raises what a broken position does.
        """
        card, fault = accepted(self.game, one)
        if card is None:
            return f"refused: {fault}"
        beside = self.own.BESIDE.get(f"{one.type}: {one.word.split()[0]}", {}) if one.kind == "modifier" else {}
        card, self.entry = self._beside(one, beside, one.entry), one.entry
        found, alike = self._verdict(one, card, most), excused(self.game.id, card, "same")
        if found == "unseen" or (found == "same" and not alike):
            found = self._verdict(one, card, most * LONGER)
        return "alike" if found == "same" and alike else found

    def _verdict(self, one: Combination, card: Any, most: int) -> str:
        if one.kind == "modifier" or not self.own.NODES:
            return self._against_nothing(one, card, most)
        plain = None if one.usual is None else accepted(self.game, one, one.usual)[0]
        if one.kind == "cost" and one.word.split()[0] in self.own.ASKED:
            bare = {key: value for key, value in one.entry["abilities"][0].items() if key != "cost"}
            return self._works(one, card, accepted(self.game, one, {**one.entry, "abilities": [bare]})[0], most)
        if one.kind in ("condition", "may", "by"):
            bare = {key: value for key, value in one.entry["abilities"][0].items() if key != one.kind}
            plain = accepted(self.game, one, {**one.entry, "abilities": [bare]})[0]
        if one.kind in ("ability", "condition", "may", "by"):
            return self._works(one, card, plain, most)
        seen = "unseen"
        for start in self.starts(one, most):
            found = self.reach(start, card)
            if found is None:
                continue
            now, without = found
            if now.ask is not None or now.over:
                self.watch(now)
            if self.differ(now.clone(), without, start, views=one.word.split()[0] not in self.own.FOLLOWS):
                if plain is None:
                    return "seen"
                seen = "same"
                other = self.reach(start, plain)
                if other is None or self.differ(now, other[0], start):
                    return "seen"
        return seen

    def _works(self, one: Combination, card: Any, plain: Any, most: int) -> str:
        """Of when an ability works: that it does, and at other times than as it usually is."""
        known = self.hits.setdefault(_moment(one.entry, one.type), [])
        works, otherwise = 0, plain is None
        for start in self.starts(one, most):
            found = self.reach(start, card)
            if found is not None:
                works += 1
                if found[0].ask is not None or found[0].over:
                    self.watch(found[0])
                if one.kind == "ability" and start not in known and len(known) < KNOWN:
                    known.append(start)
            if not otherwise:
                other = self.reach(start, plain)
                otherwise = (found is None) != (other is None) or bool(
                    found and other and self.differ(found[0], other[0], start)
                )
            if works and otherwise and (plain is not None or len(known) >= KNOWN or one.kind != "ability"):
                return "seen"
        return "unseen" if not works else "seen" if otherwise else "same"

    def _beside(self, one: Combination, beside: Entry, entry: Entry) -> Any:
        """The card of an entry that says this, too."""
        more = {key: [*entry.get(key, ()), *said] for key, said in beside.items()}
        return accepted(self.game, one, {**entry, **more})[0]

    def _against_nothing(self, one: Combination, card: Any, most: int) -> str:
        """Against the same card that does nothing, and against one that does what is usual."""
        beside = self.own.BESIDE.get(f"{one.type}: {one.word.split()[0]}", {}) if one.kind == "modifier" else {}
        blank = self._beside(one, beside, {}) if beside else self.own.blank(card)
        plain = self._beside(one, beside, one.usual) if one.usual else None
        seen = otherwise = False
        for start in self.starts(one, most):
            a = self.put(start, card)
            if a is None:
                continue
            self.watch(a)
            b, c = None if seen else self.put(start, blank), None if plain is None else self.put(start, plain)
            otherwise |= c is not None and self.differ(a.clone(), c, start)
            seen |= b is not None and self.differ(a, b, start)
            if seen and (otherwise or plain is None):
                return "seen"
        return "same" if seen else "unseen"


def _spoken(entry: Any) -> set[str]:
    """The words that an entry is made of: of selections, with the key before them (`keyword speed`)."""
    if isinstance(entry, dict):
        named = {f"{key} {value}" for key, value in entry.items() if isinstance(value, str)}
        return named.union(*map(_spoken, entry.values()))
    if isinstance(entry, list | tuple):
        texts = {f"keyword {one.split()[0]}" for one in entry if isinstance(one, str)}
        return texts.union(*map(_spoken, entry))
    return set()


def _under_way(s: Any) -> bool:
    """True of a position in which some card's words are being carried out: another card cannot take its place there."""
    return any(_has_words(frame) for frame in (*s.agenda, s.ask.then))


def _has_words(part: Any) -> bool:
    if isinstance(part, Node) or type(part).__name__ == "Ability":
        return True
    if isinstance(part, tuple | list):
        return any(map(_has_words, part))
    return hasattr(part, "__match_args__") and any(map(_has_words, _parts(part)))


def _parts(frame: Any) -> Iterator[Any]:
    """The fields of a frame."""
    if isinstance(frame, tuple):
        yield from frame
    else:
        yield from (getattr(frame, name, None) for name in frame.__match_args__)


def _moment(entry: Entry, kind: str) -> str:
    """When an ability works, by which it is known where its card was seen to."""
    ability: Entry = next(iter(entry.get("abilities", ())), {})
    return repr((kind, entry.get("onto"), ability.get("trigger"), ability.get("zone"), ability.get("event")))


# --- all of them -----------------------------------------------------------------------------------------------------


def excused(game_id: str, card: Any, reason: str) -> bool:
    """True of a card with a word that `unseen.yaml` speaks of: patterns, as those of `idle`, each with its `reason`.

    That is `why` it works and is not seen to in the positions at hand, or why it is the `same` as its default.
    """
    path = HERE / game_id / "unseen.yaml"
    listed = [one["when"] for one in (read_yaml(path).data if path.exists() else ()) if reason in one]
    return any(holds(pattern, use) for pattern in listed for use in uses(card))


def look_at(
    game_id: str, stride: int, most: int, games: int = GAMES, *, first: int = 0, scenarios: bool = False
) -> tuple[Counter[str], list[str]]:
    """Count the verdicts on every so many combinations of a game; tell those that broke a position, or were not seen.

    Without the positions of scenarios many are not seen, and none of them is told.
    """
    probing, counts, wrong = Probing(game_id, games, scenarios=scenarios), Counter[str](), []
    for number, one in enumerate(combinations(probing.game, TriedEffects(probing.own.PROBE, probing.own.PAID))):
        if number % stride != first:
            continue
        try:
            verdict = probing.verdict(one, most).split(":")[0]
        except Exception as error:  # any exception is a fault: `fitil lint` accepts what breaks a position
            verdict = "broken"
            wrong.append(f"{one}: {type(error).__name__}: {error}")
        if verdict in ("unseen", "same"):
            card, _ = accepted(probing.game, one)
            if verdict == "unseen" and excused(game_id, card, "why"):
                verdict = "excused"
            elif scenarios:
                what = "to do anything" if verdict == "unseen" else "to do anything else than by default"
                wrong.append(f"{one}: is not seen {what}: {one.entry}")
        counts[verdict] += 1
    return counts, wrong


def main() -> int:
    """`python -m tests.rules_checker.probing [GAME…] [--stride N] [--most N]`: each game's figures; 1 if any broke, or
    more than a `RARE` share was not seen.
    """
    parser = argparse.ArgumentParser(description="Every word that a card may use, in positions of games.")
    parser.add_argument("games", nargs="*", default=engine_ids())
    parser.add_argument("--stride", type=int, default=1, help="look at every so many combinations only")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--most", type=int, default=30, help="how many positions a combination is tried in")
    options = parser.parse_args()
    wrong = False
    for game_id in options.games:
        counts, faults = look_at(game_id, options.stride, options.most, first=options.first, scenarios=True)
        print(game_id, ", ".join(f"{n} {verdict}" for verdict, n in sorted(counts.items())), flush=True)
        print(*faults, sep="\n", end="\n" if faults else "", flush=True)
        tried = counts.total() - counts["refused"]
        wrong |= bool(counts["broken"]) or counts["unseen"] > RARE * tried
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
