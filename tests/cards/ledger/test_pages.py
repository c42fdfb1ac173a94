"""The rule pages as data: headings, rules, links, and the changes to a paragraph that count."""

from pathlib import Path

import pytest

from cards.ledger import SITE, parse_page, read_page, rule_openings, rule_text, stamped, without_stamps

PAGE = """\
---
title: Правила
description: "Все правила: по порядку"
---
# Правила

Вступление со [ссылкой](learn.md#turn) и `кодом [не ссылкой](nowhere.md)`.

## Ход {#turn}

Возьмите [карту](#deck),
даже **последнюю**.
{: #turn.draw .rule agrees=01234567 }

![Что на рисунке: 3 карты](pictures/draw.svg)

### Пример {#ex.draw}

!!! ruling "Решение"
    Внутри [ещё ссылка](questions.md#gap.x).

```
## это не заголовок {#code}
```

- список
{: .odd }

## Конец {#end}

{: #lost .rule }
"""


def test_headings_paragraphs_and_their_lines():
    page = parse_page(PAGE)
    assert [(b.line, b.level, b.id) for b in page.blocks if b.kind == "heading"] == [
        (5, 1, None),
        (9, 2, "turn"),
        (17, 3, "ex.draw"),
        (29, 2, "end"),
    ]
    assert page.meta == {"title": "Правила", "description": "Все правила: по порядку"}
    rule, lost = page.rules
    assert (rule.line, rule.attributes_line, rule.id, rule.agrees) == (11, 13, "turn.draw", "01234567")
    assert rule.words == "Возьмите карту, даже **последнюю**."
    assert (lost.id, lost.text) == ("lost", "")


def test_links_and_pictures_but_not_in_code():
    links = [(link.line, link.target, link.picture) for block in parse_page(PAGE).blocks for link in block.links]
    assert links == [
        (7, "learn.md#turn", False),
        (11, "#deck", False),
        (15, "pictures/draw.svg", True),
        (20, "questions.md#gap.x", False),
    ]


def test_a_section_ends_with_the_next_heading_of_its_level():
    page = parse_page(PAGE)
    assert [block.id for block in page.section("turn") if block.id] == ["turn", "turn.draw", "ex.draw"]
    assert [block.name for block in page.section("ex.draw") if block.kind == "admonition"] == ["ruling"]
    assert page.section("nowhere") == []


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Возьмите\n[карту](rules.md#other), даже **последнюю**.", True),
        ("Возьмите  [карту](#deck),\ndетали".replace("dетали", "даже **последнюю**."), True),
        ("Возьмите [карты](#deck), даже **последнюю**.", False),
        ("Возьмите [карту](#deck), даже **последнюю**!", False),
    ],
)
def test_only_a_change_of_words_changes_the_hash(text, same):
    [rule] = [block for block in parse_page(PAGE).rules if block.text]
    [other] = parse_page(f"{text}\n{{: #turn.draw .rule }}").rules
    assert (other.hash == rule.hash) == same


def test_stamps_are_written_and_replaced_but_not_shown():
    text = "Раз.\n{: #one .rule }\n\nДва.\n{: #two .rule agrees=00000000 }\n"
    both = stamped(text, {2: "11111111", 5: "22222222"})
    assert [block.agrees for block in parse_page(both).rules] == ["11111111", "22222222"]
    assert both.splitlines()[1] == "{: #one .rule agrees=11111111 }"
    assert without_stamps(both) == without_stamps(text)
    assert "agrees" not in without_stamps(both)


@pytest.mark.parametrize(
    "text", ["", "---", "---\ntitle: a: b\n---\n# x", "---\n- a\n---", "{: #x .rule }", "# ", "```\n{#"]
)
def test_half_written_pages_are_read(text):
    page = parse_page(text)
    assert list(page.anchors) == page.rules
    assert [link for block in page.blocks for link in block.links] == []


def test_a_rule_is_read_as_its_page_has_it_and_a_ruling_with_its_question_and_reason() -> None:
    for lang in ("he", "ru"):
        page = read_page(SITE / lang / "docs" / "boombit" / "questions.md")
        ruling = next(block for block in page.blocks if (block.id or "").startswith("gap."))
        question, *answer = rule_text("boombit", str(ruling.id), lang)
        assert question == ruling.words and len(answer) >= 2
        (text,) = rule_text("boombit", "block.declare", lang)
        assert text and not set("*`[]") & set(text)
        opened = rule_openings("boombit", lang)
        assert (opened["block.declare"], opened[str(ruling.id)]) == (text, f"{question} {answer[0]}")
    assert rule_text("boombit", "no.such-rule", "ru") == ()
    assert "(פסיקה" not in "".join(rule_openings("cosmic", "he").values())  # a link that leads nowhere from a list


def test_without_the_pages_no_rule_is_told(tmp_path: Path) -> None:
    assert rule_text("boombit", "block.declare", "ru", tmp_path) == ()
