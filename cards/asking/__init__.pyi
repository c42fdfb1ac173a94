from .finder import Answer as Answer
from .question import ask as ask, titles as titles
from .shelf import heard as heard, met as met, same_words as same_words
from .stems import keys as keys, words as words
