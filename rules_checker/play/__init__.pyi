from .app import PlayApp as PlayApp
from .course import LESSON as LESSON
from .lint import lint_play as lint_play
from .offers import offered as offered
from .session import Session as Session, seated as seated
from .squares import board_of as board_of, boards_in as boards_in
from .words import Phrasebook as Phrasebook
