"""Any behaviour that the vocabulary allows reads as clean text: the strategies come from its dataclasses."""

from __future__ import annotations

import re
import types
import typing
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings, strategies as st

from cards import Card, Game, Keyword, card_text, game_ids, load_game, plain
from cards.model import vocabulary as words

GAMES_WITH_CARDS = [game_id for game_id in game_ids() if load_game(game_id).cards]

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


NUMBERS = {
    "count": st.integers(1, 22),
    "amount": st.integers(1, 22),
    "at_least": st.integers(1, 22),
    "at_most": st.integers(1, 22),
    "by": st.integers(-5, 22).filter(bool),
    "times": st.integers(1, 22),
}
LISTS = {"effects": (1, 2), "instead": (1, 2), "cost": (0, 1), "keywords": (0, 2)}


class Vocabulary:
    """Strategies for what a game's cards may say; `hosted` where there is a card that this one is played onto."""

    def __init__(self, game: Game, hosted: bool) -> None:
        self.game, self.hosted = game, hosted
        own = [kind for kind, info in game.types.items() if not info.starting]
        self.words = {
            "type": st.sampled_from([*own, "card", *sorted({k.group for k in game.types.values() if k.group})]),
            "phase": st.sampled_from(game.phases),
            "team": st.sampled_from([*game.teams, "own", "foreign", "free"]),
            "keyword": st.sampled_from(list(game.keywords)),
        }
        plain_words = [Keyword(name) for name, rule in game.keywords.items() if not rule.x]
        numbered = [Keyword(name, x) for name, rule in game.keywords.items() if rule.x for x in (1, 2, 9)]
        self.keywords = st.sampled_from([*plain_words, *numbered])
        self._records: dict[type, st.SearchStrategy[Any]] = {}

    def value(self, name: str, kind: Any) -> st.SearchStrategy[Any]:
        """A strategy for a field called `name` of type `kind`."""
        if kind is bool:
            return st.booleans()
        if kind is int:
            return NUMBERS[name]
        if kind is str:
            return self.keywords.map(str) if name == "keywords" else self.words[name]
        if kind is type(None):
            return st.none()
        if get_origin(kind) is Literal:
            return st.sampled_from([word for word in get_args(kind) if self.hosted or word != "host"])
        if get_origin(kind) is typing.Annotated:
            return self.value(name, get_args(kind)[0])
        if get_origin(kind) in (Union, types.UnionType):
            return st.one_of([self.value(name, arm) for arm in get_args(kind)])
        if get_origin(kind) is tuple and get_args(kind)[-1] is not Ellipsis:
            return st.tuples(*(self.value("effects", arm) for arm in get_args(kind)))
        if get_origin(kind) is tuple:
            least, most = LISTS.get(name, (0, 1))
            return st.lists(self.value(name, get_args(kind)[0]), min_size=least, max_size=most).map(tuple)
        assert is_dataclass(kind), f"no strategy for {kind} yet"
        return self.record(kind)

    def record(self, kind: Any) -> st.SearchStrategy[Any]:
        """Instances of a dataclass of the vocabulary that the loader would let in."""
        if kind not in self._records:
            self._records[kind] = st.deferred(lambda: self._records[kind])  # verbs may hold verbs
            hints = get_type_hints(kind)
            made = {field.name: self.value(field.name, hints[field.name]) for field in fields(kind)}
            for name in {words.Defy: ["instead"], words.Instead: ["effects"]}.get(kind, []):
                made[name] = made[name].map(by_you)
            if kind is words.Strengthen:
                made["amount"] = NUMBERS["by"]
            if kind in (words.ExtraPlay, words.MorePlays):
                phases = [info.phase for info in self.game.types.values()]
                phased = [k for k, info in self.game.types.items() if info.phase and phases.count(info.phase) == 1]
                made["type"] = st.sampled_from(phased)
            self._records[kind] = st.builds(kind, **made).map(sensible)
        return self._records[kind]


def sensible(record: Any) -> Any:
    """The record as the loader would let it in: an event makes a reaction, a condition has one bound, a grant gives."""
    if isinstance(record, words.Ability):
        if not hasattr(record.event, "what"):
            record = without_it(record)
        if record.event:
            return replace(record, trigger="reaction", event=without_it(record.event))
        return replace(record, trigger="turn") if record.trigger == "reaction" else record
    if isinstance(record, words.Power | words.Life | words.Grant | words.Cannot | words.NoAbilities):
        record = without_it(record)
    if isinstance(record, words.Have) and (record.at_least is None) == (record.at_most is None):
        return replace(record, at_least=2, at_most=None)
    if isinstance(record, words.Grant) and not record.keywords and not record.abilities:
        return replace(record, keywords=("firm",))
    return record


def by_you(effects: Any) -> Any:
    return tuple(replace(effect, by="you") for effect in effects)


def without_it(record: Any) -> Any:
    """The record with every `it`, for which no card was spoken of, made `this`."""
    if isinstance(record, tuple):
        return tuple(without_it(item) for item in record)
    if is_dataclass(record):
        return replace(record, **{field.name: without_it(getattr(record, field.name)) for field in fields(record)})
    return "this" if record == "it" else record


@cache
def cards_of(game_id: str) -> st.SearchStrategy[Card]:
    """Cards of every type that say one thing."""
    game = load_game(game_id)
    makers = []
    for kind, info in game.types.items():
        vocabulary = Vocabulary(game, info.attaches)
        card = partial(Card, id="some-card", type=kind, set="some-set")
        teams = st.sampled_from([None, *game.teams])
        onto = (
            vocabulary.record(words.Cards).map(lambda cards: replace(cards, count=1, up_to=False))
            if info.attaches
            else st.none()
        )
        one = {
            "price": vocabulary.value("price", words.Effect).map(without_it),
            "modifiers": vocabulary.value("modifiers", words.Modifier),
            "abilities": vocabulary.record(words.Ability),
            "keywords": vocabulary.keywords,
        }
        for key, said in one.items():
            makers.append(st.builds(card, team=teams, onto=onto, **{key: st.tuples(said)}))
    return st.one_of(makers)


def faults_in(text: str, lang: str) -> list[str]:
    """What is wrong with a paragraph, in words."""
    found = [name for name, pattern in FAULTS.items() if pattern.search(text)]
    if not text.rstrip(")").endswith(".") or text.rstrip(")").endswith(".."):
        found.append("not one full stop at the end")
    if lang == "ru" and not (text[0].isupper() or text[0].isdigit()):
        found.append("a small letter at the start")
    return found


@pytest.mark.parametrize("game_id", GAMES_WITH_CARDS)
@settings(max_examples=400)
@given(data=st.data())
def test_random_cards_read_clean(game_id: str, data: st.DataObject) -> None:
    game = load_game(game_id)
    card = data.draw(cards_of(game_id))
    for lang in game.langs:
        for paragraph in plain(card_text(game, card, lang)).splitlines():
            assert not faults_in(paragraph, lang), f"{lang}: {paragraph}"


@pytest.mark.parametrize("game_id", GAMES_WITH_CARDS)
def test_real_cards_read_clean(game_id: str) -> None:
    game = load_game(game_id)
    for card in game.cards.values():
        for lang in game.langs:
            for paragraph in plain(card_text(game, card, lang)).splitlines():
                assert not faults_in(paragraph, lang), f"{card.id}, {lang}: {paragraph}"
