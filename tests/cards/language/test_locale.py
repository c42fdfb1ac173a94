"""Messages that are parsed one by one are those of the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cards.language.locale import _ENTRY, FewMessages
from cards.languages import LANGS
from cards.model import Lang
from tests.each import wrong_in

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted(path for folder in ("cards", "generator", "rules_checker") for path in (ROOT / folder).glob("**/*.ftl"))


def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    found = FluentParser(with_spans=False).parse(text).body
    return {
        ("-" if isinstance(one, ast.Term) else "") + one.id.name: one
        for one in found
        if isinstance(one, ast.Message | ast.Term)
    }


def test_an_entry_is_cut_out_whole() -> None:
    assert wrong_in(FILES, is_cut_out_whole) == []


def is_cut_out_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole, cut = entries(text), {found["id"]: entries(found[0]) for found in _ENTRY.finditer(text)}
    assert cut.keys() == whole.keys()
    for name, alone in cut.items():
        assert list(alone) == [name]
        assert alone[name].equals(whole[name], ignored_fields=["comment"])


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_message_names_comes_with_it(tmp_path: Path, lang: Lang) -> None:
    path = tmp_path / "few.ftl"
    path.write_text(
        "# a comment\na = { b } and { -c }{\n$n ->\n [one] 1\n*[other] { d.e }\n}\nb = B\n-c = C\nd =\n    .e = E\n",
        encoding="utf-8",
    )
    few = FewMessages(path, lang)
    assert (few("a", n=7), few.has("d", "e"), few.has("x")) == ("B and CE", True, False)
