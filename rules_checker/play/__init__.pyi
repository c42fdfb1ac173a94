from .app import PlayApp as PlayApp
from .course import LESSON as LESSON
from .lint import lint_play as lint_play
from .session import Session as Session, seated as seated
from .squares import board_of as board_of, boards_in as boards_in
