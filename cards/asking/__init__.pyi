from .finder import Answer as Answer
from .question import Asked as Asked, ask as ask
from .shelf import same_words as same_words
from .words import words as words
