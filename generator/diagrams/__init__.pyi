from .canvas import DARK as DARK
from .diagram import load_diagram as load_diagram, pictures_in as pictures_in
from .drawing import CSS as CSS, draw as draw
from .formats import picture as picture
from .matrix import Matrix as Matrix, draw_matrix as draw_matrix
from .poster import FRONT as FRONT, poster as poster, set_words as set_words
