from .breaking import best as best, breaks_of as breaks_of, count_lines as count_lines, cut as cut
from .direction import RTL as RTL, Direction as Direction, direction as direction
from .fonts import dress as dress, font as font, named as named
from .shaping import ICON as ICON, Styled as Styled, shape_line as shape_line, width_of as width_of
from .text import (
    LRM as LRM,
    Block as Block,
    TextStyle as TextStyle,
    fit as fit,
    gap_above as gap_above,
    place as place,
    place_line as place_line,
    place_runs as place_runs,
    tie as tie,
    tied as tied,
    undrawable as undrawable,
)
from .ties import ties as ties
