from .drawing import Paint as Paint, Painted as Painted, Place as Place, Svg as Svg, read_svg as read_svg
from .geometry import Matrix as Matrix, mapped as mapped, times as times
