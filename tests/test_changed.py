"""The tests that are offered for a change: the nearest ones are among them, and not all."""

import pytest

from tests.changed import ALWAYS, ROOT, bearing_on


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("generator/paper/marks.py", "tests/generator/paper/test_marks.py"),
        ("generator/accessories/box_art.py", "tests/generator/accessories/test_tuckbox.py"),  # which imports it
        ("cards/decks/files/workbook.py", "tests/cards/decks/test_workbooks.py"),
        ("generator/paper/sheets/a4.yaml", "tests/generator/paper/test_sheet.py"),
        ("rules_checker/games/boombit/legal/costs.py", "tests/rules_checker/games/boombit/test_costs.py"),
        ("cards/games/deckbattle/cards/ash.yaml", "tests/test_every_game.py"),
        ("site/ru/making.yaml", "tests/site/test_making.py"),
        ("tests/test_cli.py", "tests/test_cli.py"),
    ],
)
def test_a_change_is_offered_its_nearest_tests(changed: str, test: str) -> None:
    offered = bearing_on([changed])
    assert test in offered
    assert set(ALWAYS) <= set(offered)
    assert len(offered) < len(list((ROOT / "tests").rglob("test_*.py"))) / 3
    assert all((ROOT / name).is_file() for name in offered)


def test_a_name_taken_from_the_door_of_a_room_is_known_to_come_from_its_module() -> None:
    assert "tests/generator/job/test_print_options.py" in bearing_on(["generator/paper/sheet.py"])


def test_what_no_test_bears_on_is_offered_none() -> None:
    assert bearing_on(["LICENSE"]) == []
