from .cache import Drawing as Drawing, Style as Style, hand_made as hand_made, picture as picture
from .palette import Palette as Palette
from .render import render as render
from .scene import Layer as Layer, PlacedFigure as PlacedFigure, Scene as Scene, load_scenes as load_scenes
