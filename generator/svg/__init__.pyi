from .drawing import GroupPlace as GroupPlace, Paint as Paint, Painted as Painted, Svg as Svg, read_svg as read_svg
from .geometry import Matrix as Matrix, mapped as mapped, times as times
