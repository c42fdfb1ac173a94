"""An engine: what a game says of itself, and what all games do alike, which so no game has to say.

A game's module `engine` has a class of its own, an `Engine[Position, Setup]`, and one of it called `ENGINE`. The class
has at least `NEEDED`, and instead of any other function here one that does it otherwise; `side`, `hidden` and `reason`
are made for that. They are methods, or functions of the game's other modules: `side = staticmethod(view.side)`. mypy
compares each with what is asked for here, and so does `fitil lint`, by its parameters. That is why a game names them
one by one, much as other games do: of modules that were joined whole, mypy could not tell what a game leaves out from
what it writes amiss.
"""

from __future__ import annotations

import random
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from rules_checker.engine import kernel
from rules_checker.engine.kernel import DRAW, State, Steps, UnfitError, Watch
from rules_checker.engine.records import ONLOOKER, SEATS, Option, Refusal, Standing
from rules_checker.engine.setups import enough_decks, is_copies, just_keys, known_cards, short

if TYPE_CHECKING:  # to judge a deck takes no options
    from rules_checker.engine.options import Options

NEEDED = ("OPTIONS", "STEPS", "position")
"""What a game's engine must say."""

Position = TypeVar("Position", bound=State)
"""The state of a game."""
Setup = TypeVar("Setup")
"""What a game starts from, in its own terms: `from_decks` makes it, `position` begins with it."""


class Way(NamedTuple):
    """How one comes to a square of a board: what it takes, and what is chosen on the way besides where to go."""

    takes: int
    by: tuple[Option, ...] = ()


class Engine(Generic[Position, Setup]):
    """A game, for all that plays, records or tells it."""

    VERSION: int = 1
    """The version, increased whenever older replays would run differently."""
    OPTIONS: Options[Position]
    """What may be chosen: each type of options with its words and its place on the table."""
    STEPS: Steps[Position]
    """The functions that run its frames, and take options."""
    TOLD_CARDS: tuple[str, ...] = ("card",)
    """The params of log entries that are ids of cards."""
    PLAYED: tuple[str, ...] = ()
    """The log entries by which a player plays a `card`, also where there is nothing to choose, so that nobody asks."""
    ABOUT: Mapping[type, Callable[[Position, Any], Mapping[str, Any]]] = {}
    """What a question is about, as plain data, by the type of the frame that takes its answer (see `_question`)."""
    EXECUTORS: Mapping[str, Mapping[str, Collection[str]]] = {}
    """The words that the engine executes, by the file of the game and the section that should list them."""
    DECKS: tuple[int, int] = (2, 2)
    """The least and the most decks of a game in which each player brings one."""

    # --- what a game starts from ------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, compiled: Mapping[str, Any], setup: Setup, /) -> Position:
        """A position of these compiled cards (of a match, those that `cards_of` names) and a setup, before anything is
        dealt, from which many games can start; on its agenda is what happens first.
        """

    def from_decks(
        self, compiled: Mapping[str, Any], decks: Sequence[Mapping[str, Any]], *also: Any, **mode: Any
    ) -> Setup:
        """The setup of a game of these decks (`compile_deck`); raises `ValueError` for decks that cannot be played.

        Of a game with `modes` it also takes what one of them says in its `setup`. By default each player brings the
        cards of one deck.
        """
        enough_decks(decks, *self.DECKS)
        return cast("Setup", {"decks": [dict(deck["cards"]) for deck in decks]})

    def from_table(self, compiled: Mapping[str, Any], table: Mapping[str, Any], *also: Any, **mode: Any) -> Setup:
        """The setup of a game that begins with a table as it was laid out; raises `ValueError` if none begins so.

        Of the table there are `choices`, each a player's letter (or none) and a card, `laid`, cards each with those on
        it, and `apart`, cards left in the box; they have been checked. `mode` is as for `from_decks`.
        """
        raise UnfitError("no game begins from a table that was laid out", "no-table-begun")

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """A setup as keys of a saved game, with plain data."""
        return dict(_decks_in(setup))

    def read_setup(self, compiled: Mapping[str, Any], written: Mapping[str, Any]) -> Setup:
        """The setup in a saved game; raises `ValueError` with a message that continues after the file's name."""
        just_keys(written, ("decks",))
        decks = written["decks"]
        least, most = self.DECKS
        if not (isinstance(decks, list) and least <= len(decks) <= most and all(map(is_copies, decks))):
            raise ValueError(f"decks: invalid value {short(decks)}")
        known_cards(compiled, (card_id for deck in decks for card_id in deck))
        return cast("Setup", dict(written))

    def cards_of(self, setup: Setup) -> set[str]:
        """The ids of all cards in a setup, with those that lie on the table: a match knows no others."""
        return {card_id for deck in _decks_in(setup)["decks"] for card_id in deck}

    def seats(self, setup: Setup) -> int:
        """The number of players, 1 to 6."""
        return len(_decks_in(setup)["decks"])

    def automatic(self, setup: Setup) -> tuple[int, ...]:
        """The seats that the rules play by themselves: nobody who sits there is ever asked."""
        return ()

    # --- how it goes on ---------------------------------------------------------------------------------------------

    def new_game(self, start: Position, seed: int, *, log: bool = False) -> Position:
        """A game dealt by its seed, at its first question; with `log` it records all events."""
        s = start.clone()
        s.seed = seed
        s.log = [] if log else None
        kernel.advance(s, self.STEPS)
        return s

    def answer(self, s: Position, index: int, watch: Watch | None = None) -> None:
        """Answer the current question with the index of an option; `watch` sees the state after each frame.

        Raises `kernel.IllegalAnswerError`.
        """
        kernel.answer(s, self.STEPS, index, watch)

    def turn_of(self, s: Position) -> int:
        """The player who is asked, else the one whose turn it is."""
        return s.active if s.ask is None else s.ask.player

    def standing(self, s: Position) -> Standing:
        """The course of a game, for statistics: with places by the players' scores, in a game with points."""
        scores = tuple(self.scores(s))
        places = tuple([1 + len([other for other in scores if other > points]) for points in scores])
        return Standing(s.winners or DRAW, s.first, sum(s.turns), places, scores)

    def scores(self, s: Position) -> Sequence[int]:
        """The players' points, by seat; none of a game without."""
        return ()

    def sits(self, s: Position) -> Sequence[Sequence[str]]:
        """What each seat plays with, by seat: a hero, two factions, an alien, whether brought, drafted or dealt.

        It is said by the ids of cards, of teams, or in words of the game's own; nothing if statistics of games are not
        told by it.
        """
        return ()

    def fates(self, s: Position) -> Sequence[tuple[str, str]]:
        """What became of what was played with, whoever had it: at the end of a game, a thing and its fate each.

        Things are said as those that one `sits` with; fates in words that the game's `locale/lab-<lang>.ftl` has with
        `fate-` before them, and `fates` for the things. Nothing if statistics of games are not told by it.
        """
        return ()

    def outcome(self, s: Position) -> dict[str, Any]:
        """The result of a game, as plain data: the winner, and more that a replay must reproduce."""
        return {"winner": s.winner_in(SEATS), "turns": list(s.turns)}

    # --- what is said of it -----------------------------------------------------------------------------------------

    def options(self, s: Position) -> list[str]:
        """The options of the current question in words, no two alike: others of the same words are numbered."""
        said = [self.OPTIONS.in_words(s, option) for option in s.question.options]
        if len(set(said)) == len(said):
            return said
        seen: Counter[str] = Counter()
        for at, words in enumerate(said):
            seen[words] += 1
            if seen[words] > 1:
                said[at] = f"{words} #{seen[words]}"
        return said

    def plays(self, s: Position, option: Any) -> str | None:
        """The card that an option of the current question plays from the hand, by id; None if it plays none."""
        return None

    def hand(self, s: Position, player: int) -> list[str]:
        """The cards in a player's hand, by id: what statistics count as drawn, and at the end as left over."""
        return []

    def ahead(self, s: Position, option: Any) -> Mapping[str, Way]:
        """The squares of a board to which an option of the current question leads on, each with the way there."""
        return {}

    def decided(self, s: Position) -> int | None:
        """The option of the current question that a person need not be asked for: all others would surely do nothing.

        None if there is something to decide. It is an answer as any other, also where the game is kept.
        """
        return None

    def conceivable(self, s: Position, player: int, card: str | None, /) -> Iterable[str] | None:
        """The actions that somebody may have in mind about a card (None: about none), whether they are legal or not.

        None of a game that does not say: then whatever can be said is asked.
        """
        return None

    def why(self, s: Position, player: int, action: str) -> Refusal | None:
        """The reason why a player cannot do something just now, said as an option is; None if it is legal.

        Raises `ValueError` for words that are no action. That somebody asks puts no rule to work.
        """
        with s.aside():
            if s.ask is not None and s.ask.player == player and action in self.options(s):
                return None
            verb, _, rest = action.partition(" ")
            if not self._is_action(verb, rest):
                shapes = ", ".join(map(self.shape, self.OPTIONS.actions))
                said = f"{action!r} is not an action: {shapes}"
                raise UnfitError(said, "not-an-action", {"action": action, "shapes": shapes})
            if s.over:
                return Refusal(s.rule_told, "over", {})
            if s.ask is not None and s.ask.player == player and self.asks_of(s, verb):
                return self.reason(s, player, verb, rest)
            mine = self.moment(s, player, verb)
            if mine is None:
                return self.reason(s, player, verb, rest)
            return (
                self.waits(s, player, verb, rest)
                if action in self.options(mine)
                else self.reason(mine, player, verb, rest)
            )

    def moment(self, s: Position, player: int, verb: str) -> Position | None:
        """A position that differs from this one only in that it is this player's own moment for such an action.

        The player is asked for it there. None if no moment of the player is for it, and before the first turn.
        """
        return None

    def asks_of(self, s: Position, verb: str) -> bool:
        """True if the question at hand is about actions that begin with this word, whether or not there are any."""
        return any(said.partition(" ")[0] == verb for said in self.options(s))

    def waits(self, s: Position, player: int, verb: str, rest: str) -> Refusal:
        """The reason why that must wait which would be legal were it this player's moment: another is asked, or the
        player is asked something else. It is the last of all reasons: nothing else stands in the way.
        """
        asked = s.question
        if asked.player == player:
            return Refusal(asked.rule, "asked-first", {})
        return not_now(s, player, asked.rule) or Refusal(asked.rule, "asked-otherwise", {})

    def shape(self, verb: str) -> str:
        """An action as somebody is told to write it, such as `play CARD LANE`."""
        return " ".join((verb, *self.OPTIONS.actions[verb]))

    def _is_action(self, verb: str, rest: str) -> bool:
        """True for the verb of an action with as many words after it as it takes; `#2` of a card counts for none."""
        shape, said = self.OPTIONS.actions.get(verb), [word for word in rest.split() if not word.startswith("#")]
        if shape is None or len(said) != len(shape):
            return False
        return all(word.isdecimal() for part, word in zip(shape.values(), said, strict=True) if part == "number")

    def reason(self, s: Position, player: int, verb: str, rest: str) -> Refusal | None:
        """The reason why an action that is not offered, in words, is not legal while the game goes on.

        Where a game has the `moment` of a player this is asked there, and never says that somebody must wait. The most
        lasting reason comes first: never with this card, not in this phase, then a condition that is not met.
        """
        return not_now(s, player, s.question.rule) or Refusal(s.question.rule, "not-now", {})

    # --- what a player knows of it ----------------------------------------------------------------------------------

    def view(self, s: Position, player: int) -> dict[str, Any]:
        """A player's view of a position, as plain data, which `play/view/table.py` shows; or that of an `ONLOOKER`.

        Its `question` is None unless this player is asked, else a mapping with `options`, each a mapping with its
        `words`, and `at` if it means a card in play: a list that begins with the letter of that card's player.
        """
        with s.aside():  # no rule is used just because somebody looks
            names = SEATS[: len(s.turns)]
            return {
                "player": None if player == ONLOOKER else names[player],
                "active": names[s.active],
                "turn": sum(s.turns),
                "turns": dict(zip(names, s.turns, strict=True)),
                "step": s.step,
                **self.table(s, player),
                "winner": s.winner_in(names),
                "sides": {name: self.side(s, who, own=who == player) for who, name in enumerate(names)},
                **self.under_way(s),
                "question": self._question(s, player),
            }

    def _question(self, s: Position, player: int) -> dict[str, Any] | None:
        """The question, if it is put to this player, as plain data; that another is asked something is not told.

        Each option has its words, and `at`, the place on the table of what it means (None if that is nowhere). What is
        asked and what an option means is told by `about` and by `more` of the option; of these all games know `source`,
        the card on whose behalf is asked, `ability`, the number of its ability that asks, `costs` of an option that
        costs something at once, `by`, the card that an option is of, `square`, the square of a board that it is about,
        by its name, `idle` of one that would surely do nothing, `wastes` of one after which something is lost that
        could still be used, and `look`, the squares where that is to be seen which is asked about, the one that matters
        most last.
        """
        asked = s.ask
        if asked is None or asked.player != player:
            return None
        options = zip(self.options(s), asked.options, strict=True)
        return {
            "kind": asked.kind,
            "rule": asked.rule,
            "about": dict(self.about(s)),
            "options": [{"words": said, **self._place(s, option), **self.more(s, option)} for said, option in options],
        }

    def table(self, s: Position, player: int) -> Mapping[str, Any]:
        """What a player sees that is on nobody's side."""
        return {}

    def side(self, s: Position, player: int, *, own: bool) -> Mapping[str, Any]:
        """What is seen of a player's side: by the player if it is their `own`, else by the others."""
        return {}

    def under_way(self, s: Position) -> Mapping[str, Any]:
        """What everybody sees that is on its way from one place to another."""
        return {}

    def about(self, s: Position) -> Mapping[str, Any]:
        """What the current question is about, to the player asked; empty where its kind says it all."""
        told = self.ABOUT.get(s.question.then.__class__)
        return told(s, s.question.then) if told else {}

    def more(self, s: Position, option: Any) -> Mapping[str, Any]:
        """What an option means besides its words (see `_question`)."""
        return {}

    def _place(self, s: Position, option: Any) -> dict[str, Any]:
        """The place of an option in a view: `at` a player's side, or the `square` of a board."""
        found = self.OPTIONS.place(s, option)
        return {"at": None, "square": found} if isinstance(found, str) else {"at": found}

    def hidden(self, s: Position, player: int) -> Iterable[Sequence[int]]:
        """The cards that a player cannot tell from each other: groups of instances, each of a place that they share.

        A player may know which cards a group has, and not which of them is where.
        """
        return ()

    def imagine(self, s: Position, rng: random.Random) -> Position:
        """A position as the player asked may imagine it: whatever they cannot know is dealt anew, the seed too.

        It looks the same to them, and depends on nothing that they cannot know. The cards stay where they lie, as if
        face down, and only what is printed on them (`defs`) changes, so that whatever refers to a card still does.
        Raises `ValueError` if nobody is asked.
        """
        if s.ask is None:
            raise ValueError("nobody is asked anything")
        other = s.clone()
        other.forget(rng)
        ids = [card.id for card in printed(s).defs]
        as_if = list(range(len(ids)))
        for group in self.hidden(s, s.ask.player):
            unseen = list(group)
            dealt = sorted(unseen, key=ids.__getitem__)  # so that it is no matter where each really lies
            rng.shuffle(dealt)
            for card, imagined in zip(unseen, dealt, strict=True):
                as_if[card] = imagined
        self.pretend(other, as_if)
        return other

    def pretend(self, s: Position, cards: Sequence[int]) -> None:
        """Have each card be as if it were the one that `cards` has in its place: as that is printed."""
        known = printed(s)
        known.defs = tuple([known.defs[one] for one in cards])


AnyEngine: TypeAlias = "Engine[State, Any]"
"""The engine of any game, for whoever knows none of them."""
NAMES = (*Engine.__annotations__, *(name for name in vars(Engine) if not name.startswith("_") and name.islower()))
"""All that an engine may say."""


class PrintedState(Protocol):
    """A state with cards, as any has of which something is hidden: as each is printed, by its number."""

    defs: tuple[Any, ...]


def printed(s: State) -> PrintedState:
    """A state, as one that has cards."""
    return cast("PrintedState", s)


def _decks_in(setup: Any) -> Mapping[str, Any]:
    """A setup of the usual kind: under `decks` those that the players bring."""
    return cast("Mapping[str, Any]", setup)


def not_now(s: State, player: int, *rules: str) -> Refusal | None:
    """The reason why a player can do nothing at all now: before the first turn, in another's turn, or when others are
    asked, by one rule, or by a rule for each of the three; None if it is this player's turn to say what to do.
    """
    not_yet, other_turn, otherwise = rules if len(rules) == 3 else rules * 3
    if s.step == "setup":
        return Refusal(not_yet, "not-yet", {})
    if player != s.active:
        return Refusal(other_turn, "not-your-turn", {})
    if s.ask is None or s.ask.player != player:
        return Refusal(otherwise, "asked-otherwise", {})
    return None
