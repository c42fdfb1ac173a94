from .breaking import best as best, breaks_of as breaks_of, count_lines as count_lines, cut as cut
from .direction import Direction as Direction, direction as direction
from .fonts import (
    font as font,
    font_files as font_files,
    lasts as lasts,
    named as named,
    read_fonts as read_fonts,
    use_fonts as use_fonts,
)
from .hyphens import with_soft_hyphens as with_soft_hyphens
from .no_break import ties as ties
from .own_fonts import ALIKE as ALIKE, check_font as check_font, fonts_in as fonts_in
from .shaping import (
    ICON as ICON,
    Styled as Styled,
    icon_part as icon_part,
    shape_line as shape_line,
    width_of as width_of,
)
from .signs import LRM as LRM, turned as turned
from .style import (
    BOLD as BOLD,
    BOLD_ITALIC as BOLD_ITALIC,
    ITALIC as ITALIC,
    MONO as MONO,
    REGULAR as REGULAR,
    SHEET as SHEET,
    FontRole as FontRole,
    Style as Style,
)
from .text import (
    TextBlock as TextBlock,
    TextStyle as TextStyle,
    fit as fit,
    gap_above as gap_above,
    place as place,
    place_line as place_line,
    place_runs as place_runs,
    set_in_box as set_in_box,
    tie as tie,
    tied as tied,
    undrawable as undrawable,
)
