from .aims import (
    WIN as WIN,
    Aim as Aim,
    aim_in as aim_in,
    counted as counted,
    counts as counts,
    goals_of as goals_of,
    own_aims as own_aims,
    part_of as part_of,
)
from .evaluating import Evaluator as Evaluator, chance as chance
from .greedy import Advice as Advice, GreedyBot as GreedyBot
from .named import BOTS as BOTS, bot as bot
from .planning import Planner as Planner
from .seat import Bot as Bot, Seat as Seat
from .weights import (
    Weights as Weights,
    feature_names as feature_names,
    own_weighing as own_weighing,
    own_weights as own_weights,
    read_weights as read_weights,
)
