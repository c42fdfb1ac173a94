"""Fixtures of the tests here."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.generator.exports.exporting import run


@pytest.fixture
def made(tmp_path: Path) -> Callable[..., Path]:
    """The folder that an export wrote, in Russian by default."""

    def make(kind: str, *words: object, lang: str = "ru", out: str = "out") -> Path:
        status, _, err = run(kind, *words, "--lang", lang, "-o", tmp_path / out)
        assert (status, err) == (0, "")
        return tmp_path / out

    return make
