"""A fault that another process has found is told as if it had been found here."""

import pytest

from cards import DataError, FitilError, UnknownName
from cards.errors import Said, cut, in_one
from cards.told import told
from cards.workers import spread

FAULTS: list[FitilError] = [
    DataError("deck.yaml", "holds no cards", 3).coded("no-cards-in-list"),
    DataError("deck.yaml", "odd", 4).coded(
        "plan-at", rule="room.square", row=1, column=2, what=Said("odd", "plan-two-numbers")
    ),
    UnknownName("game", "bombit", ["boombit"]),
    in_one([DataError("deck.yaml", "first", 1), DataError("deck.yaml", "second", 2)]),
]


def _raise(faults: list[FitilError], at: int) -> None:
    raise faults[at]


@pytest.mark.parametrize("at", range(len(FAULTS)))
def test_a_fault_comes_whole_from_another_process(at: int) -> None:
    here = FAULTS[at]
    with pytest.raises(FitilError) as raised, spread(_raise, [at], 1, given=FAULTS) as found:
        list(found)
    there = raised.value
    assert type(there) is type(here)
    assert (str(there), getattr(there, "line", None)) == (str(here), getattr(here, "line", None))
    assert [told(there, lang) for lang in ("he", "ru")] == [told(here, lang) for lang in ("he", "ru")]
    assert len(getattr(there, "faults", ())) == len(getattr(here, "faults", ()))


def test_a_text_that_is_cut_closes_the_quotation_it_leaves_open() -> None:
    assert cut("Беру «Балаган приехал»", 20) == "Беру «Балаган…»"
    assert cut("Беру «Балаган» и Корову", 20) == "Беру «Балаган» и…"


def test_a_name_that_leaves_a_quotation_open_does_not_open_the_one_around_it() -> None:
    fault = FitilError("no card «Корова").coded("unknown-card", name="«Корова")
    assert told(fault, "ru").count("«") == told(fault, "ru").count("»")
