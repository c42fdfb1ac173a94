"""The words of the game that the engine asks for by name, as types: a misspelt one does not pass mypy.

Verbs, conditions and states are not among them: they are the keys of the tables that carry them out.
"""

from __future__ import annotations

from typing import Literal, get_args

Trigger = Literal["play", "enter", "exit", "blast", "reaction", "attack", "turn", "activation"]
Event = Literal[
    "enters-play",
    "goes-to-discard",
    "breaks",
    "explodes",
    "takes-damage",
    "blocks",
    "is-twisted",
    "is-untwisted",
    "loses-life",
    "turn-starts",
    "turn-ends",
    "discards",
    "plays",
]
Always = Literal[
    "power",
    "life",
    "grant",
    "cannot",
    "more-plays",
    "first-draw",
    "defy",
    "no-abilities",
    "no-penalty",
    "instead",
]
"""The words of continuous effects."""
Property = Literal[
    "master",
    "waiting",
    "secret",
    "speed",
    "boss",
    "block",
    "reanimation",
    "second-blast",
    "firm",
    "napalm",
    "shrapnel",
    "poison",
    "circulation",
]
Type = Literal["hero", "bomb", "creep", "deed", "circumstance", "modification"]
OwnPhase = Literal["draw-phase", "bomb-review", "attack-phase"]
"""The phases in which something is done by itself."""
MainPhase = Literal["bomb-phase", "creep-phase", "support-phase"]
"""The phases of the main part, which are spent on cards."""
Team = Literal["own", "foreign", "free"]
Reference = Literal["your-hero", "opposing-hero"]
Duration = Literal["this-turn", "this-blast"]
Act = Literal["block", "explode", "untwist"]
"""What a card may be kept from doing."""
Would = Literal["break", "be-twisted", "lose-life"]
"""What may be replaced by something else."""

GRANTS = {trigger: f"grant {trigger}" for trigger in get_args(Trigger)}
"""Under which a continuous effect is looked up that gives abilities with a trigger."""
