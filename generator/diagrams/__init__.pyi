from .diagram import load_diagram as load_diagram
from .drawing import CSS as CSS, draw as draw
