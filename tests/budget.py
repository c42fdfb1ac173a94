"""What a kind of test may cost, however many games and languages there are: the rest of it is left to `make long`."""

from collections.abc import Iterable, Sequence

import pytest
from _pytest.mark import ParameterSet

from cards import Lang
from cards.languages import LANGS

LONG = pytest.mark.long


def in_turn(many: Iterable[object], few: Sequence[object]) -> list[ParameterSet]:
    """Parameters, all pairs: each of the many with one of the few in turn, and with the others in `make long`."""
    return [
        pytest.param(one, other, marks=() if at % len(few) == turn else LONG)
        for at, one in enumerate(many)
        for turn, other in enumerate(few)
    ]


def first(several: Sequence[object]) -> list[ParameterSet]:
    """Parameters, single or in tuples, of which all but the first are left to `make long`."""
    each = (one if isinstance(one, tuple) else (one,) for one in several)
    return [pytest.param(*one, marks=LONG if at else ()) for at, one in enumerate(each)]


HE_FIRST, RU_FIRST = (pytest.mark.parametrize("lang", first(langs)) for langs in (LANGS, LANGS[::-1]))
"""Of what is alike in both languages but for its words, one is looked at, and the other in `make long`."""


def _shares(shares: int, step: int = 1) -> pytest.MarkDecorator:
    each = [(share, shares) for share in range(0, shares, step)]
    return pytest.mark.parametrize(("share", "shares"), first(each), scope="module")


QUARTERS, EIGHTHS = map(_shares, (4, 8))
"""Of what both languages have, a share is looked at in the one and another in the other, the rest in `make long`."""
QUARTER_OF_PAIRS = _shares(32, 4)
"""Of many things, each in many ways: `make long` looks at each in a quarter of them, in others as there are more."""


def share_of(pages: Sequence[str], lang: Lang, share: int, shares: int) -> Sequence[str]:
    """Every fourth page, or every eighth: others in each language."""
    return pages[(LANGS.index(lang) * shares // len(LANGS) + share) % shares :: shares]
