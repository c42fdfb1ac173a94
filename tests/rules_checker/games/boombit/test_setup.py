"""What is said of decks that cannot be played, in words and not by ids."""

from pathlib import Path

import pytest

from tests.program import bare, fitil


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("2 Громила\n3 Корова\nГерой: Громила\n", "карте «Громила» здесь не место"),
        ("4 Корова\n4 Хлопушка\n", "не указан герой"),
    ],
)
def test_what_is_wrong_with_a_deck_is_told_in_words(tmp_path: Path, cards: str, said: str) -> None:
    (tmp_path / "deck.txt").write_text(cards, encoding="utf-8")
    done = fitil("simulate", "deck.txt", "boombit/mekha", "--games", "1", "--lang", "ru", cwd=tmp_path)
    assert (done.returncode, said in bare(done.stderr)) == (2, True), done.stderr
