"""Legal actions, and the rules by which others are illegal: questions that change nothing in a position.

`reason` is for people; the steps of the game use the rest to list options.
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
from rules_checker.games.boombit.legal.why import asks_of, conceivable, moment, reason, waits

__all__ = [
    "MOVES",
    "TWIST_HERO",
    "absorbable",
    "actions",
    "asks_of",
    "bill",
    "can_pay",
    "chooses",
    "conceivable",
    "courses_kept",
    "hosts",
    "idle",
    "keeping",
    "moment",
    "payable_next",
    "pays",
    "penalty",
    "penalty_of",
    "phase_open",
    "points",
    "reason",
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
    "waits",
]
