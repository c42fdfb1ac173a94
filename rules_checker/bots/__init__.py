"""BOTS: players that are not people. A bot knows what its player may know, and no more."""

from rules_checker.bots.named import BOTS, bot
from rules_checker.bots.seat import Bot, Seat
from rules_checker.bots.weights import Weights, read_weights

__all__ = ["BOTS", "Bot", "Seat", "Weights", "bot", "read_weights"]
