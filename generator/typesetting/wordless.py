"""Where a line may end in scripts that are written without spaces between words.

Between the characters of Chinese and Japanese nearly everywhere: what is an ideograph or kana, and what opens or
closes, Unicode's own data say. Between the words of Thai where BudouX finds them, by a model of its own. Words of
other such scripts (Lao, Khmer, Burmese) are told apart by whoever writes them, by zero-width spaces.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from itertools import accumulate
from typing import Any

_NOT_FIRST = frozenset(
    "、。，．・：；？！ー々〻ヽヾゝゞ〜～…‥%‰℃ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ.,:;!?゛゜\u3099\u309a"
)
"""What does not begin a line of Japanese, besides what closes (JIS X 4051): small kana, marks of length, of the end."""
_THAI = re.compile("[\u0e00-\u0e7f]+")


@lru_cache(maxsize=20_000)
def wordless_breaks(word: str) -> tuple[int, ...]:
    """The offsets within a word at which a line may end without a hyphen."""
    if word.isascii():
        return ()
    found = {at for at in range(1, len(word)) if may_part(word[at - 1], word[at])}
    for run in _THAI.finditer(word):
        ends = accumulate(map(len, _thai_words(run[0])))
        found |= {run.start() + end for end in ends if end < len(run[0])}
    return tuple(sorted(found))


def may_part(before: str, after: str) -> bool:
    """True if a line may end between two characters, one of which at least is an ideograph or kana."""
    if not (_is_ideograph(before) or _is_ideograph(after)):
        return False
    if after in _NOT_FIRST or unicodedata.category(after) in ("Pe", "Pf", "Mn", "Mc", "Zs"):
        return False
    return unicodedata.category(before) not in ("Ps", "Pi", "Sc") and before != "\u00a0"


@cache
def _is_ideograph(char: str) -> bool:
    """True of what takes a whole square, but not of Korean, which has spaces."""
    return unicodedata.east_asian_width(char) in "WF" and not unicodedata.name(char, "").startswith("HANGUL")


def _thai_words(text: str) -> list[str]:
    try:
        return list(_parser().parse(text))
    except ImportError:  # a page has it where people's own tables are read
        return [text]


@cache
def _parser() -> Any:
    from budoux import load_default_thai_parser

    return load_default_thai_parser()
