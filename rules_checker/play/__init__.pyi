from .game.course import LESSON as LESSON
from .game.seats import seated as seated
from .game.session import Session as Session
from .lint import lint_play as lint_play
from .terminal.app import PlayApp as PlayApp
from .view.squares import board_of as board_of, boards_in as boards_in
