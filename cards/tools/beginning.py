"""What a game that was begun lacks until it is printed: the next thing to write, with a beginning of it to fill in.

`fitil lint` of one game tells it; it is no finding, since a game may also be only listed, or explained.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cards.database import deck_files
from cards.errors import Said, near
from cards.files import read_text
from cards.language import needed_messages
from cards.model import Game
from cards.records import dataclass
from cards.told import told
from cards.tools.scaffold import in_flow, schema_line

_ILLUSTRATION = {"types": "{unit: {numbers: {value: [1, 9]}}}", "sets": "{first: %s}"}


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next thing to write: where, what it is for, and its text, or the command that writes it, to begin with."""

    path: Path
    what: Said
    text: str

    def told(self) -> str:
        """The step in the language of the run: a line, and after an empty one what is to be copied."""
        return f"{near(self.path)}: {told(self.what)}\n\n{self.text}"


def next_step(game: Game) -> NextStep | None:
    """What a game lacks to be printed, and to have a deck; None if nothing, or if it is only explained as yet."""
    return next(_steps(game), None)


def _steps(game: Game) -> Iterator[NextStep]:
    begun = bool(game.types or game.sets or game.cards)
    if not begun and (game.modes or (game.folder / "terms.yaml").exists()):
        return  # it has no cards, or only its rules are told
    if not (game.types and game.sets):
        yield _head(game)
    if not game.cards:
        yield _first_card(game)
    for lang in game.langs:
        path = game.folder / "locale" / lang / "card-text.ftl"
        if not path.exists() or not read_text(path).strip():
            said = "next, what cards of each type are called"
            text = "".join(f"{name} = …\n" for name in sorted(needed_messages(game)))
            yield NextStep(path, Said(said, "step-card-text", lang=lang), text)
    if not (game.folder / "template.yaml").exists():
        yield _template(game)
    rules = game.deck_rules
    if not deck_files(game.folder) and not (rules.teams if rules else game.modes):  # whole teams are decks as they are
        yield _deck(game)


def _head(game: Game) -> NextStep:
    """The types of cards, and a set that they belong to."""
    title = in_flow(dict.fromkeys(game.langs, "…"))
    lacking = {"types": game.types, "sets": game.sets}
    text = "".join(f"{key}: {_ILLUSTRATION[key]}\n" for key, found in lacking.items() if not found)
    said = "next, add the types of cards with the numbers on them, and a set that the cards belong to"
    return NextStep(game.folder / "game.yaml", Said(said, "step-types"), text.replace("%s", title))


def _first_card(game: Game) -> NextStep:
    names = " ".join(f'--{lang} "…"' for lang in game.langs)
    kind = next(iter(game.types))
    said = "next, the first card: this command writes it, with its names"
    text = f"fitil new card first --game {game.id} --type {kind} {names}\n"
    return NextStep(game.folder / "cards", Said(said, "step-cards"), text)


def _template(game: Game) -> NextStep:
    """A template that shows a card's name, type and numbers, and what it does."""
    rows = [
        "{draw: panel, box: [0, 0, 63, 88], fill: main}",
        "{draw: panel, box: [3, 3, 57, 82], fill: light, corner: 2}",
        "{draw: label, of: name, box: [5, 5, 53, 10], size: 16, min: 9, color: dark}",
        "{draw: label, of: type, box: [5, 16, 53, 6], size: 9, min: 7, color: dark}",
        "{draw: rules, box: [6, 24, 51, 44], size: 9, min: 6.5, color: dark, keyword_color: dark, "
        "reminder_color: dark, hairline: accent}",
        *_numbers(game),
    ]
    card = "".join(f"  - {row}\n" for row in rows)
    card += "  # where its picture (art/<id>.png) is to show: - {draw: art, box: [6, 44, 51, 24]}\n"
    text = (
        f"{schema_line(game.folder, 'template')}size: [63, 88]\nground: main\ncorner: 3\ncard:\n{card}"
        "back:\n  - {draw: panel, box: [0, 0, 63, 88], fill: dark}\n"
    )
    said = "next, what lies where on a card, in millimetres"
    return NextStep(game.folder / "template.yaml", Said(said, "step-template"), text)


def _numbers(game: Game) -> Iterator[str]:
    """The labels of the numbers of each type of cards, side by side."""
    for kind, info in game.types.items():
        only = f", when: [type={kind}]" if len(game.types) > 1 else ""
        for at, name in enumerate(info.numbers):
            width = 53 / len(info.numbers)
            box = f"[{5 + at * width:g}, 70, {width:g}, 13]"
            yield f"{{draw: label, of: {name}, box: {box}, size: 24, min: 10, color: dark{only}}}"


def _deck(game: Game) -> NextStep:
    """The first deck: a command for a game whose decks are built around a card."""
    path, rules = game.folder / "decks" / "first.yaml", game.deck_rules
    slot = next(iter(rules.slots), None) if rules else None
    lead = next((card.id for card in game.cards.values() if rules and slot and rules.slot_of(card) == slot), None)
    if lead:
        text = f"fitil new deck {near(path)} --game {game.id} --lead {lead}\n"
    else:
        held = [card.id for card in game.cards.values() if not game.types[card.type].apart]
        text = f"{schema_line(path.parent, 'deck')}cards:\n" + "".join(f"  {card_id}: 1\n" for card_id in held)
    prints = f"fitil print {game.id}/first"
    said = f"the cards can be printed; next, a deck of them, which `{prints}` prints"
    return NextStep(path, Said(said, "step-deck", print=prints), text)
