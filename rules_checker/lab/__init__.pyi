from .field import all_against_all as all_against_all
from .intervals import difference as difference, mean_interval as mean_interval, wilson as wilson
from .match import (
    LaidMatch as LaidMatch,
    Match as Match,
    Result as Result,
    match as match,
    play_chunk as play_chunk,
    record as record,
)
from .result_tables import LabWords as LabWords
from .run import carry_out as carry_out, processes as processes
from .simulation import simulate as simulate, single as single
from .versus import Versus as Versus
