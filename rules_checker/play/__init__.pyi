from .app import PlayApp as PlayApp
from .session import Session as Session, seated as seated
