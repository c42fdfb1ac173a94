from .lint import card_lines as card_lines, lint as lint, name_lines as name_lines
from .wording import struck as struck
