"""The slips that people make in YAML are said in plain words, at the line where they were made."""

from pathlib import Path

import pytest

from cards import DataError
from cards.database.yaml_source import parse_yaml


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            'a:\n  flavour: "אמר צה"ל."\n  name: b\n',
            """2:19: a " inside a text between "…": write ״, or put the text between '…'""",
        ),
        ("a:\n  flavour: Он сказал: пшш\n", "2:21: a colon in a text: put the whole text in quotes"),
        ('a:\n  name: b\n  flavour: "не закрыта\n  more: c\n', "3:12: the quote that opens here is never closed"),
        ("cards:\n  bruiser 4\n  cow: 2\n", "2:3: no colon here: write `key: value`"),
        ("a:\n  name: b\n   flavour: c\n", "3:4: indented by 3 spaces, but the line above by 2 spaces"),
        ("cards:\n  - id: a\n    type: b\n   rarity: c\n", "4:4: indented by 3 spaces, but line 3 by 4 spaces"),
        (
            "cards:\n  - id: a\n    type: b\n     rarity: c\n",
            "4:6: indented by 5 spaces, but the line above by 4 spaces",
        ),
    ],
)
def test_a_slip_is_told_where_it_was_made(text: str, said: str) -> None:
    with pytest.raises(DataError) as caught:
        parse_yaml(text, Path("mine.yaml"))
    assert str(caught.value) == f"mine.yaml:{said}"


@pytest.mark.parametrize("text", ['a: "x" # a "comment"\n', "a: 'צה\"ל'\n", 'a: {b: "x", c: "y"}\n', 'a: "x\\"y"\n'])
def test_quotes_that_are_right_are_read(text: str) -> None:
    assert parse_yaml(text, Path("mine.yaml")).data
