"""Legal actions, and the rules by which others are illegal: questions that change nothing in a position.

`why.py` beside it is for people; the steps of the game use these to list options.
"""

from rules_checker.games.boombit.legal.actions import TWIST_HERO, actions, refuse_activation, turn_abilities, usable
from rules_checker.games.boombit.legal.blocks import absorbable, points, refuse_block, shares_left
from rules_checker.games.boombit.legal.costs import (
    MOVES,
    bill,
    can_pay,
    pays,
    penalty_of,
    refuse_entry,
    refuse_play,
    targets,
)
from rules_checker.games.boombit.legal.idle import idle
from rules_checker.games.boombit.legal.limits import hosts, penalty, phase_open, refuse_boss, refuse_limits
from rules_checker.games.boombit.legal.remainder import courses_kept, keeping, payable_next
from rules_checker.games.boombit.legal.wants import chooses

__all__ = [
    "MOVES",
    "TWIST_HERO",
    "absorbable",
    "actions",
    "bill",
    "can_pay",
    "chooses",
    "courses_kept",
    "hosts",
    "idle",
    "keeping",
    "payable_next",
    "pays",
    "penalty",
    "penalty_of",
    "phase_open",
    "points",
    "refuse_activation",
    "refuse_block",
    "refuse_boss",
    "refuse_entry",
    "refuse_limits",
    "refuse_play",
    "shares_left",
    "targets",
    "turn_abilities",
    "usable",
]
