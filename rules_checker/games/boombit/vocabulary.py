"""The words of the game that the engine uses by name, as types, so that mypy finds misspelt ones.

Verbs, conditions and states are not among them: they are the keys of the tables of their functions.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

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
    "power", "life", "grant", "cannot", "more-plays", "first-draw", "defy", "no-abilities", "no-penalty", "instead"
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
"""The phases in which something happens by itself."""
MainPhase = Literal["bomb-phase", "creep-phase", "support-phase"]
"""The phases of the main part, which are spent on cards."""
Team = Literal["own", "foreign", "free"]
Reference = Literal["your-hero", "opposing-hero"]
Duration = Literal["this-turn", "this-blast"]
Act = Literal["block", "explode", "untwist"]
"""The things that a card may be prevented from doing."""
Would = Literal["break", "be-twisted", "lose-life"]
"""The events that may be replaced by something else."""

UNSTEADY: Final = "unsteady life"
"""The word under which continuous effects are looked up by which lives come and go while they themselves last."""
GRANTS: Final = {trigger: f"grant {trigger}" for trigger in get_args(Trigger)}
"""The words under which continuous effects that grant abilities are looked up, by the trigger of the abilities."""
