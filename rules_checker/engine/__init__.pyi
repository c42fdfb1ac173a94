from .kernel import (
    DRAW as DRAW,
    MOST_PACES as MOST_PACES,
    MOST_SEED as MOST_SEED,
    SEATS as SEATS,
    Ask as Ask,
    Endless as Endless,
    Frame as Frame,
    IllegalAnswerError as IllegalAnswerError,
    Option as Option,
    Refusal as Refusal,
    Standing as Standing,
    State as State,
    Steps as Steps,
    UnfitError as UnfitError,
    ask as ask,
    choices as choices,
)
from .views import dealt_anew as dealt_anew, question as question
