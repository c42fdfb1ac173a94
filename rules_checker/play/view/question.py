"""The options of a question in words, no two alike: what tells them apart is what is to be seen of their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules_checker.engine import SEATS, AnyEngine, State
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.play.view.table import rows


def offered(words: Phrasebook, engine: AnyEngine, s: State) -> list[str]:
    """The options of the question that a position asks, in words."""
    view = engine.view(s, s.question.player)
    shown = view["question"]["options"]
    alike = Counter(map(_uncounted, shown))
    states = _states(words, view, s.question.player, shown)
    same = Counter((_uncounted(one), one.get("ability"), state) for one, state in zip(shown, states, strict=True))
    said: list[str] = []
    for option, one, state in zip(s.question.options, shown, states, strict=True):
        base, played = _uncounted(one), engine.plays(s, option)
        owner = SEATS.index(one["at"][0]) if one.get("at") else None
        more = {key: value for key, value in one.items() if key not in ("words", "at")}
        does = words.because({"about": one}) if alike[base] > 1 else ""
        counted = not (does or state) or same[base, one.get("ability"), state] > 1
        text = words.option(
            one["words"] if counted else base, player=s.question.player, owner=owner, more=more, asked=s.question.kind
        )
        if state:  # cards that are called alike
            text = words("numbered", name=text, numbers=state)
        if does:  # abilities that are called alike
            text = words("option-does", option=text, does=_unheaded(does, text))
        if played and (numbers := words.numbers(played, "played")):
            text = words("numbered", name=text, numbers=numbers)
        said.append(words("option-idle", option=text) if one.get("idle") else text)
    return said


def _unheaded(does: str, option: str) -> str:
    """What an ability does, without its heading where the words of the option have it."""
    heading, _, rest = does.partition(": ")
    return rest if rest and heading in option else does


def explained(words: Phrasebook, option: Mapping[str, Any], said: str, *, seen: bool) -> str:
    """What an option does whose words only name a card: the ability that it uses, or a card that is not `seen`.

    Empty of any other, and of one whose words, `said`, tell it.
    """
    card = _uncounted(option)
    does = "" if "course" in option else words.because({"about": option})
    does = does or (words.says(card) if card in words.game.cards and not seen else "")
    return "" if _unheaded(does, said) in said else does


def _uncounted(option: Mapping[str, Any]) -> str:
    """The words of an option without the number that tells it from others in the same words."""
    return str(option["words"]).partition(" #")[0]


def _states(words: Phrasebook, view: Mapping[str, Any], player: int, options: Sequence[Mapping[str, Any]]) -> list[str]:
    """The state of the card that each option means, if another option means a card of that name and player."""
    meant = [_meant(words, option) for option in options]
    places = Counter(name for name, _ in {(name, place) for name, place in meant if name})
    if not any(count > 1 for count in places.values()):
        return [""] * len(options)
    cells = [(row.player, cell) for row in rows(words, view, player) for cell in row.cells if cell.state]
    found: list[str] = []
    for name, place in meant:
        at = [cell for whose, cell in cells if name and (whose, cell.card) == name and _is_at(cell.place, place)]
        found.append(at[0].state if at and name and places[name] > 1 else "")
    return found


def _meant(words: Phrasebook, option: Mapping[str, Any]) -> tuple[tuple[int, str] | None, tuple[Any, ...]]:
    """Whose card in play an option means, and which: the last that it names; and the place of it."""
    cards = [word for word in option["words"].split() if word in words.game.cards]
    if not (option.get("at") and cards):
        return None, ()
    letter, *place = option["at"]
    return (SEATS.index(letter), cards[-1]), tuple(place)


def _is_at(place: Sequence[Any], wanted: Sequence[Any]) -> bool:
    return tuple(place[-len(wanted) :]) == tuple(wanted)
