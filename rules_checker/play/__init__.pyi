from .app import PlayApp as PlayApp
from .lint import lint_play as lint_play
from .session import Session as Session, seated as seated
from .squares import board_of as board_of, boards_in as boards_in
