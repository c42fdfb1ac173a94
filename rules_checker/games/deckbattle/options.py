"""What may be chosen: the options of questions. Each is flat, and told from others by its type."""

from __future__ import annotations

from typing import NamedTuple


class Say(NamedTuple):
    """An answer that is a word and nothing else."""

    word: str


DONE, GO = Say("done"), Say("go")


class Summon(NamedTuple):
    """To play a creature into a lane."""

    card: int
    lane: int


class Spell(NamedTuple):
    """To cast a spell at a creature."""

    card: int
    target: int


class Card(NamedTuple):
    """A card, for whatever is asked about one."""

    card: int
