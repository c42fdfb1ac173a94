"""Of networkx, the part that pairs players: graphs and matchings.

The whole would be five times as many bytes to send, and half a second to load. As in the package itself, what comes
later looks for what came before.
"""

from networkx import utils

# isort: split
from networkx.exception import NetworkXError as NetworkXError
from networkx.utils import _clear_cache as _clear_cache, _dispatchable as _dispatchable

# isort: split
from networkx.classes import DiGraph as DiGraph, Graph as Graph, MultiDiGraph as MultiDiGraph, MultiGraph as MultiGraph

# isort: split
from networkx.algorithms.matching import max_weight_matching as max_weight_matching

config = utils.configs.config = utils.backends._set_configs_from_environment()
