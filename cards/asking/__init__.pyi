from .finder import Answer as Answer
from .question import Asked as Asked, ask as ask
