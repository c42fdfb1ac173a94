"""Any behaviour that a game's words allow reads as clean text: the strategies come from its vocabulary."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from cards import Card, Game, card_text, game_ids, load_game, plain
from cards.language import messages
from cards.model import MUST, TAGS, ChoiceSlot, Definition, NumberSlot, Slot, TypeSlot, WordKind
from tests.budget import LONG
from tests.cards.said import card_of

BAZAAR = Path(__file__).parents[2] / "third_game" / "bazaar"
GAMES_WITH_CARDS = [*(game_id for game_id in game_ids() if load_game(game_id).cards), BAZAAR]

MIXED = re.compile(r"[^\W\d_]*(?:[A-Za-z][А-яЁёא-ת]|[А-яЁёא-ת][A-Za-z])[^\W\d_]*")
FAULTS = {
    "a hole": re.compile(r"[{}<>]|None|\?\?\?|\bmood\b"),
    "two scripts in a word": MIXED,
    "two spaces": re.compile(r" {2}|^ | $"),
    "a space before a mark": re.compile(r" [.,:;!?)]"),
    "no space after a mark": re.compile(r"[,;:!?](?=[^\s\d])"),
    "two marks": re.compile(r"[.,;:]{2}"),
    "a word twice": re.compile(r"(?<![\w-])([^\W\d_]{2,}) \1(?![\w-])"),
}


Data = st.SearchStrategy[Any]
COUNTS = st.integers(1, 22)
SIGNED = st.integers(-5, 22).filter(bool)


class Sayings:
    """Strategies for the behaviour that a game's cards may have, as it is written in a card file.

    `hosted` where there is a card that this one is played onto, `it` where one has been spoken of.
    """

    def __init__(self, game: Game, *, hosted: bool, it: bool = False) -> None:
        self.game, self.words, self.hosted, self.it = game, game.vocabulary, hosted, it
        self._filled: dict[tuple[str, str, bool], Data] = {}
        types = game.types.values()
        self.own = [name for name, kind in game.types.items() if not kind.starting]
        self.groups = sorted({kind.group for kind in types if kind.group})
        phases = [kind.phase for kind in types]
        self.phased = [name for name, kind in game.types.items() if kind.phase and phases.count(kind.phase) == 1]

    def word(self, kind: WordKind) -> Data:
        """Any word of a kind."""
        return st.one_of([self.filled(word) for word in self.words.words[kind].values()])

    def filled(self, word: Definition, *, by_you: bool = False) -> Data:
        """A word, its slots filled with anything that they accept, or left to their defaults."""
        key = word.kind, word.name, by_you  # triggers and events share what may be said after them
        if key not in self._filled:
            self._filled[key] = self._fill(word, by_you=by_you)
        return self._filled[key]

    def _fill(self, word: Definition, *, by_you: bool) -> Data:
        said: dict[str, Data] = {TAGS[word.kind]: st.just(word.name)}
        left_out: dict[str, Data] = {}
        if word.kind == "verb" and not by_you:
            left_out["by"] = st.sampled_from(self.words.actors)
        bounds = word.of_kind("at-least", "at-most")
        for name, slot in word.slots.items():
            if name not in bounds and name not in word.gives:
                (said if self.words.default(slot) is MUST else left_out)[name] = self.slot(slot)
        made = st.fixed_dictionaries(said, optional=left_out)
        for some in (bounds, word.gives):  # one bound, and at least one gift
            if some:
                one = st.sampled_from(some).flatmap(lambda n: st.fixed_dictionaries({n: self.slot(word.slots[n])}))
                made = st.tuples(made, one).map(lambda two: {**two[0], **two[1]})
        return made

    def slot(self, slot: Slot) -> Data:
        """Anything that a slot accepts."""
        if isinstance(slot, NumberSlot):
            number = SIGNED if slot.signed else COUNTS
            per = st.fixed_dictionaries({"per": self.cards()}, optional={"times": COUNTS})
            return st.one_of(number, *([st.just("all")] * slot.all), *([per] * (slot.kind == "amount")))
        if isinstance(slot, ChoiceSlot):
            return st.sampled_from(slot.choices)
        if isinstance(slot, TypeSlot):
            return st.sampled_from(self.phased if slot.phased else [*self.own, *self.groups, "card"])
        kinds = {
            "cards": self.cards,
            "target": lambda: self.target("target"),
            "subject": lambda: self.target("subject"),
            "player": lambda: st.sampled_from(self.words.players),
            "flag": st.booleans,
            "may": st.booleans,
            "phase": lambda: st.sampled_from(self.game.phases),
            "zone": lambda: st.sampled_from(self.words.zones),
            "state": lambda: st.sampled_from(self.words.states),
            "team": lambda: st.sampled_from([*self.game.teams, *self.words.teams]),
            "keyword": lambda: st.sampled_from(list(self.game.keywords)),
            "duration": lambda: st.sampled_from(self.words.durations),
            "effects": lambda: Sayings(self.game, hosted=self.hosted, it=True).yours(),
            "courses": lambda: st.lists(self.yours(), min_size=2, max_size=2),
            "condition": lambda: self.word("condition"),
            "at-least": lambda: COUNTS,
            "at-most": lambda: st.integers(0, 22),
            "keywords": lambda: st.lists(self.keyword(), min_size=1, max_size=2),
            "abilities": lambda: st.lists(self.ability(), min_size=1, max_size=1),
        }
        make = kinds[slot.kind]
        return st.deferred(lambda: make())  # noqa: PLW0108 - it must be a function, and verbs may hold verbs

    def yours(self) -> Data:
        """Effects on your own side, without choices."""
        verbs = [word for word in self.words.words["verb"].values() if not word.of_kind("courses")]
        return st.lists(st.one_of([self.filled(word, by_you=True) for word in verbs]), min_size=1, max_size=2)

    def target(self, kind: str) -> Data:
        """Some cards, or a reference that is valid here."""
        able = {"host": self.hosted, "it": self.it}
        return st.one_of(
            self.cards(), st.sampled_from([name for name in self.words.references_of(kind) if able.get(name, True)])
        )

    def cards(self) -> Data:
        """Some cards."""
        told = {
            "type": st.sampled_from([*self.own, *self.groups, "card"]),
            "of": st.sampled_from(self.words.owners),
            "count": st.one_of(COUNTS, st.sampled_from(["all", "each", "any"])),
            "up_to": st.booleans(),
            "zone": st.sampled_from(self.words.zones),
            "other": st.booleans(),
        }
        pools = {
            "state": self.words.states,
            "team": [*self.game.teams, *self.words.teams],
            "keyword": self.game.keywords,
            "at": self.words.places,
        }
        told |= {key: st.sampled_from(list(pool)) for key, pool in pools.items() if pool}
        some = st.fixed_dictionaries({}, optional=told)
        numbers = sorted({name for kind in self.game.types.values() for name in kind.numbers})
        bounds = st.sampled_from(
            [{"least": 5}, {"most": 0}, {"most": 3}, {"least": 2, "most": 2}, {"least": 1, "most": 4}]
        )
        bounded = st.tuples(some, st.sampled_from(numbers), bounds).map(
            lambda two: {**two[0], "number": two[1], **two[2]}
        )
        return st.one_of(some, bounded) if self.says("with-number") else some

    def says(self, message: str) -> bool:
        """True if the game has a message that only some games need."""
        return messages(self.game, self.game.langs[0]).has(message)

    def keyword(self) -> Data:
        """A property, with its number if it has one."""
        written = [name for name, rule in self.game.keywords.items() if not rule.x]
        written += [f"{name} {x}" for name, rule in self.game.keywords.items() if rule.x for x in (1, 2, 9)]
        return st.sampled_from(written)

    def ability(self) -> Data:
        """An ability; in its effects, `it` is the card of its event."""
        made, after = [], {it: Sayings(self.game, hosted=self.hosted, it=it) for it in (False, True)}
        for name, trigger in self.words.triggers.items():
            events = self.words.words["event"].values() if trigger.event else [None]
            for event in events:
                about = event is not None and event.cards is not None
                inner = after[about]
                verbs = [word for word in self.words.words["verb"].values() if name not in word.cost_of]
                does = st.one_of([inner.filled(word) for word in verbs])
                said = {"trigger": st.just(name), "effects": st.lists(does, min_size=1, max_size=2)}
                if event:
                    said["event"] = self.filled(event)
                rest = {
                    "zone": st.sampled_from(self.words.works_in or self.words.zones[:1]),
                    "may": st.booleans(),
                    "cost": st.lists(inner.word("verb"), min_size=1, max_size=1),
                    "condition": inner.word("condition"),
                }
                if self.says("they-may"):
                    rest["by"] = st.sampled_from(self.words.actors)
                made.append(st.fixed_dictionaries(said, optional=rest))
        return st.one_of(made)


@cache
def cards_of(game_id: str | Path) -> st.SearchStrategy[Card]:
    """Cards of every type with one and the same behaviour."""
    game = load_game(game_id)
    makers = []
    for kind, info in game.types.items():
        say = Sayings(game, hosted=info.attaches)
        teams = st.sampled_from([None, *game.teams])
        onto = {}
        if info.attaches:
            onto["onto"] = say.cards().map(
                lambda cards: {k: v for k, v in cards.items() if k not in ("count", "up_to")}
            )
        one = {"modifiers": say.word("modifier"), "abilities": say.ability()}
        one |= {"price": say.word("verb")} if say.says("price") else {}
        one |= {"keywords": say.keyword()} if game.keywords else {}
        for key, said in one.items():
            makers.append(
                st.builds(
                    lambda data, team, kind=kind: card_of(game, kind, team, **data),
                    st.fixed_dictionaries({key: st.lists(said, min_size=1, max_size=1), **onto}),
                    teams,
                )
            )
    return st.one_of(makers)


def faults_in(text: str, lang: str) -> list[str]:
    """The faults of a paragraph, as words."""
    found = [name for name, pattern in FAULTS.items() if pattern.search(text)]
    if not text.rstrip(")").endswith(".") or text.rstrip(")").endswith(".."):
        found.append("not one full stop at the end")
    if lang == "ru" and not (text[0].isupper() or text[0].isdigit()):
        found.append("a small letter at the start")
    return found


@pytest.mark.parametrize("game_id", GAMES_WITH_CARDS, ids=lambda game: Path(game).name)
@pytest.mark.parametrize("cards", [300 // len(GAMES_WITH_CARDS), pytest.param(400, marks=LONG)])
def test_random_cards_read_clean(game_id: str | Path, cards: int) -> None:
    settings(max_examples=cards)(given(st.just(load_game(game_id)), cards_of(game_id))(read_clean))()


def read_clean(game: Game, card: Card) -> None:
    for lang in game.langs:
        for paragraph in plain(card_text(game, card, lang)).splitlines():
            assert not faults_in(paragraph, lang), f"{lang}: {paragraph}"


@pytest.mark.parametrize("game_id", GAMES_WITH_CARDS, ids=lambda game: Path(game).name)
def test_real_cards_read_clean(game_id: str | Path) -> None:
    game = load_game(game_id)
    for card in game.cards.values():
        for lang in game.langs:
            for paragraph in plain(card_text(game, card, lang)).splitlines():
                assert not faults_in(paragraph, lang), f"{card.id}, {lang}: {paragraph}"
