"""Addresses of rule pages that a reader can open."""

from pathlib import Path

import pytest

from rules_checker.record.links import address

PAGE = "/ru/boombit/rules/#bomb.play"


def test_an_address_leads_to_the_site_that_a_reader_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FITIL_ADDRESS", raising=False)
    assert address(PAGE) == PAGE  # nobody knows where the site lies
    built = tmp_path / "output/site/ru/boombit/rules/index.html"
    built.parent.mkdir(parents=True)
    built.write_text("")
    assert address(PAGE) == f"{built.as_uri()}#bomb.play"
    monkeypatch.setenv("FITIL_ADDRESS", "https://example.org/fitil/")
    assert address(PAGE) == f"https://example.org/fitil{PAGE}"
    assert address("") == ""
