"""What the build's hooks make of HTML: isolated sums, sorted glossaries, answers for the search."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest


@pytest.mark.parametrize(
    ("text", "isolated"),
    [
        ("פיצוץ 1–3", ["1–3"]),
        ("ב-2–4 שחקנים", ["2–4"]),
        ("3 + 2 = 5, ועוד 5 &gt;= 3", ["3 + 2 = 5", "5 &gt;= 3"]),
        ("2 × (3 + 4) = 14", ["2 × (3 + 4) = 14"]),
        ("בתור N+1", ["N+1"]),
        ("בונוס +2 או -1", ["+2", "-1"]),
        ("\u200e+4\u200e: \u200e13 + 4 = 17\u200e.", ["+4", "13 + 4 = 17"]),
        ("ב-3 קלפים, כ־5, 10-קלפים", []),
        ("שלב 3 – קלף", []),
        ('<a href="#x-1-2">3</a> <code>1-2</code> <bdi dir="ltr">4–5</bdi><svg><text>1–2</text></svg>', []),
    ],
)
def test_ranges_sums_and_signs_are_isolated_in_right_to_left_text(hook, text, isolated):
    html = hook("right_to_left").isolated(text)
    assert re.findall(r'<bdi dir="ltr" class=short>(.*?)</bdi>', html) == isolated
    assert re.sub("</?bdi[^>]*>|\u200e", "", html) == re.sub("</?bdi[^>]*>|\u200e", "", text)


def test_a_long_sum_may_be_broken(hook):
    assert "short" not in hook("right_to_left").isolated("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 = 36")


@pytest.mark.parametrize(
    ("html", "tied"),
    [
        ("<p>Взрыв на 2 и 2 крипа — не беда.</p>", "<p>Взрыв на_2_и_2_крипа_— не_беда.</p>"),
        ('<p>В <a href="x y">руке</a> <b>2</b> карты</p>', '<p>В_<a href="x y">руке</a> <b>2</b>_карты</p>'),
        ("<p>2 קלפים – לא <em>3 קלפים</em></p>", "<p>2_קלפים_– לא <em>3_קלפים</em></p>"),
        ("<li>Карт 5</li> <li>на столе</li>", "<li>Карт 5</li> <li>на_столе</li>"),
        ("<p>№ 7 — <code>a 7 b — c</code> и да</p>", "<p>№_7_— <code>a 7 b — c</code> и_да</p>"),
        ('<img alt="2 карты — в руке"><svg><text>2 карты</text></svg>', None),
        ("<table><tr><td>2 карты</td></tr></table>", None),
        ("<pre><span>4 Корова</span> — x</pre><!-- 2 карты -->", None),
        (
            '<p><a class="rule-number" data-search-exclude="1">1.3</a> 2 גשרים</p>',
            '<p><a class="rule-number" data-search-exclude="1">1.3</a> 2_גשרים</p>',
        ),
    ],
)
def test_words_are_tied_in_text_and_nowhere_else(hook, html, tied):
    made = hook("ties").tied(html)
    assert made.replace("\u00a0", "_") == (tied or html)
    assert made.replace("\u00a0", " ") == html


def test_words_of_commands_are_not_broken_at_hyphens(hook):
    made = hook("commands").on_page_content(
        "<code>fitil print --sheet a4-large</code> a-b <code>x &lt; y</code>", *[None] * 3
    )
    assert made == (
        "<code>fitil print <span class=kept>--sheet</span> <span class=kept>a4-large</span></code> a-b"
        " <code>x &lt; y</code>"
    )
    assert "kept" not in hook("commands").on_page_content(f"<code>{'long-' * 20}</code>", *[None] * 3)


@pytest.mark.parametrize(
    ("words", "in_order"),
    [
        (["Ещё", "ерш", "Ёж", "жук"], ["Ёж", "ерш", "Ещё", "жук"]),
        (["כן", "כנס", "כמות", "לב", "כם"], ["כם", "כמות", "כן", "כנס", "לב"]),
        (["«Яма»", "ход", "ХВОСТ"], ["ХВОСТ", "ход", "«Яма»"]),
        (["שׁלום", "שָלב"], ["שָלב", "שׁלום"]),
    ],
)
def test_words_are_sorted_by_the_alphabet_of_their_language(hook, words, in_order):
    assert sorted(words, key=hook("glossary").alphabetic) == in_order


def test_a_glossary_is_sorted_within_its_sections_and_names_the_other_language(hook):
    def term(term_id, text):
        return f'<p class="term" id="term.{term_id}"><strong>{text}</strong> — слово.</p>'

    html = f"<h2>Слова</h2>\n{term('warp', 'Варп')}\n{term('ally', 'Альянс')}\n<h2>Ещё</h2>\n{term('card', 'Аркан')}\n"
    config = SimpleNamespace(theme={"language": "ru"})
    page = SimpleNamespace(file=SimpleNamespace(src_uri="cosmic/glossary.md"))
    made = hook("glossary").on_page_content(html, page, config, None)
    assert re.findall(r"<strong>(\w+)</strong>|<h2>(\w+)", made) == [
        ("", "Слова"),
        ("Альянс", ""),
        ("Варп", ""),
        ("", "Ещё"),
        ("Аркан", ""),
    ]
    assert re.search(r'id="term\.card">.*<span class="term-other" lang="he" dir="auto"[^>]*>קלף</span></p>', made)


def test_every_rule_and_section_is_an_answer_of_its_own(hook):
    reader = hook("search").Reader()
    reader.feed(
        '<h1 id="rules">Правила</h1><p>Вступление.</p>'
        '<h2 id="turn"><span class=section-number data-search-exclude=1>1</span> Ход<a class="headerlink">¶</a></h2>'
        '<p class="rule" id="turn.draw"><a class="rule-number" data-search-exclude="1">1.1</a> Возьмите <b>карту</b>.'
        '<button data-search-exclude="1">turn.draw</button></p><p>После правила.</p><svg><text>нет</text></svg>'
        '<p class="term" id="term.deck"><strong>Колода</strong> — стопка.</p>'
        "<table><tr><td>a</td><td>b</td></tr></table>"
    )
    found = [(e.anchor, e.number, e.heading.strip(), " ".join(e.text.split())) for e in reader.entries]
    assert found == [
        ("", "", "Правила", "Вступление."),
        ("turn", "", "Ход", "После правила. a b"),
        ("turn.draw", "1.1", "Ход", "Возьмите карту."),
        ("term.deck", "", "Колода", "— стопка."),
    ]
