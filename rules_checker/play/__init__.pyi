from .game.course import LESSON as LESSON
from .game.positions import (
    Point as Point,
    answered as answered,
    choice as choice,
    line as line,
    reached as reached,
    recall as recall,
    settled as settled,
    would as would,
)
from .game.record import GameRecord as GameRecord, proved as proved
from .game.seats import (
    PERSON as PERSON,
    each_seat as each_seat,
    highest as highest,
    seated as seated,
    usual_bot as usual_bot,
)
from .game.session import Session as Session
from .lint import lint_play as lint_play, undeclared_options as undeclared_options
from .page.door import look_up as look_up
from .page.state import state as state
from .terminal.app import PlayApp as PlayApp
from .view.ending import result as result
from .view.phrasebook import Phrasebook as Phrasebook, words_for as words_for
from .view.squares import board_of as board_of, boards_in as boards_in
