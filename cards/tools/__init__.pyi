from .lines import card_lines as card_lines, name_lines as name_lines
from .lint import lint as lint
from .wording import struck as struck
