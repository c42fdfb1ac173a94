"""Every command that is given a list says which of its lines it leaves out, and ends with 1; a whole list is silent."""

from pathlib import Path

import pytest

from cards import load_game
from cards.language import plural
from tests.program import fitil

COMMANDS = {
    "print": ("print", "LIST", "-o", "out.pdf"),
    "export": ("export", "png", "LIST", "-o", "out"),
    "share": ("share", "LIST", "--list"),
    "box": ("box", "LIST", "-o", "out.pdf"),
    "insight": ("insight", "LIST"),
    "simulate": ("simulate", "LIST", "boombit/classics", "--games", "1"),
}
LEFT_OUT = "Привет!\nГромила\n2 Корова\n> 2 Робот\n1 Ёж (сайд)\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_says_which_lines_it_leaves_out(command: str, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(LEFT_OUT, "utf-8")
    (tmp_path / "b.txt").write_text("Громила\n2 Корова\n", "utf-8")
    words = COMMANDS[command]
    done = fitil(*(word.replace("LIST", "a.txt") for word in words), "--lang", "ru", cwd=tmp_path)
    assert done.returncode == 1
    assert [line for line in done.stderr.splitlines() if line.startswith("fitil: a.txt: ")] == [
        "fitil: a.txt: не прочитано, это не карты: «Привет!» (строка 1)",
        "fitil: a.txt: не засчитано (отложено, не взято, вычеркнуто или скрыто): «2 Робот» (строка 4), "
        "«1 Ёж (сайд)» (строка 5)",
    ]
    whole = fitil(*(word.replace("LIST", "b.txt").replace("out", "whole") for word in words), cwd=tmp_path)
    assert "не прочитано" not in whole.stderr and "не засчитано" not in whole.stderr and whole.returncode == 0


UNCLEAR = {
    "4 Кл. Бомба": "unknown-card",
    "1 Фестиваль Салютов и ещё одна на всякий случай": "changes-list",
    "4 К. Б": "unknown-card",
    "и уберите Корову": "changes-list",
    "P.S. вместо одной «Пули» поставьте «Изолента»": "changes-list",
    "Корова моя любимая карта, без неё никуда, честное слово": "names-card",
    "הפרה המפורסמת שלי היא פרה כי אין עליה": "names-card",
    "0.5 Робот": "no-fraction",
    "1,5 Робот": "no-fraction",
    "½ Робот": "no-fraction",
    "3 Робот (если влезет)": "write-so",
    "3 Робот - нет": "write-so",
    "3 Робот (или два)": "which-copies",
}


@pytest.mark.parametrize("line", UNCLEAR)
def test_a_line_that_may_be_a_card_is_never_talk(line: str, tmp_path: Path) -> None:
    from cards.decks import parse_deck

    (fault,) = parse_deck(f"Громила\n2 Корова\n3 Ёж\n{line}\n".encode(), Path("list.txt")).faults
    assert (fault.code, getattr(fault, "line", None)) == (UNCLEAR[line], 4)
    assert "5 " not in str(fault.params.get("write", ""))


WAYS = (" ({n}):", " ({n})", ": {n}", " – {n}", " [{n}]:")


@pytest.mark.parametrize("lang", ["he", "ru"])
def test_a_heading_that_says_another_number_than_is_below_it_is_told_of_every_kind_of_cards(lang: str) -> None:
    from cards.decks import parse_deck

    game = load_game("boombit")
    kinds = {card.type: card.id for card in game.cards.values() if card.type != "hero"}
    silent = []
    for kind, card in kinds.items():
        for way in WAYS:
            heading = f"{plural(game, kind, lang)}{way.format(n=12)}"
            text = f"{heading}\n3 {game.words[lang][card].name}\n"
            read = parse_deck(text.encode(), Path("list.txt"))
            told = [one.params for one in read.remarks if one.code == "wrong-sum"]
            if not read.faults and told != [{"line": 1, "said": 12, "found": 3}]:
                silent.append(heading)
    assert not silent
