"""Of networkx, the part that pairs players: graphs and matchings.

The whole would be five times as many bytes to send, and half a second to load.
"""

# ruff: noqa: E402, F403 - as in the package itself: what comes later looks for what came before, and all names are its
from networkx import utils
from networkx.exception import *
from networkx.utils import _clear_cache, _dispatchable

config = utils.configs.config = utils.backends._set_configs_from_environment()

from networkx import classes, convert
from networkx.algorithms.matching import max_weight_matching
from networkx.classes import *

__all__ = ["_clear_cache", "_dispatchable", "classes", "config", "convert", "max_weight_matching"]
