"""The steps of the build: their order, what they know, and what they make of HTML."""

import ast
import re
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import get_args

import pytest
from mkdocs.exceptions import PluginError

from cards.ledger import Term

HOOKS = Path(__file__).resolve().parents[2] / "site" / "hooks"
WHEN_MADE = {"pages.card_pages": {"read"}}
"""What is asked of other pages when a page in a frame is made, which is after them: mkdocs reads pages in order."""


def planned(hook, *steps):
    """The names of steps at `page_content`, each a name, its needs and what it gives, in the order of a plan."""
    kinds = hook("steps")
    module = ModuleType("room.feature")
    for name, needs, gives in steps:
        vars(module)[name] = kinds.Step(name, "page_content", str, needs, gives)
    return [step.feature for step in kinds.StepPlan(kinds.steps_of([module])).of(kinds.on_page_content)]


@pytest.mark.parametrize(
    ("html", "short"),
    [
        ('<a class="a b" href="../x/" id="k">1</a>', '<a class="a b" href=../x/ id=k>1</a>'),
        ('<a href="?a=b" data-n=\'{"a": "b"}\'>a="b" c</a>', None),
        ('<img alt="" src="a b"><option value="">a="" c</option>', '<img alt src="a b"><option value>a="" c</option>'),
        ('<svg viewBox="0 0 1 1"><path d="M1z"/></svg>', None),
        ('<pre><a id="a"></a>\n\n</pre> <script src="a.js"></script>', None),
        ("<p>\n\n  <b>1</b>\n</p>", "<p>\n<b>1</b>\n</p>"),
    ],
)
def test_marks_round_one_word_and_spare_space_are_left_out(hook, html, short):
    assert hook("text.spare").shortened(html) == (short or html)


def test_a_page_without_texts_goes_without_the_rules_about_them_and_what_they_alone_need(hook):
    css = (
        ":root{--a:1px;--b:2px;--c:3px}a,.box,b .box>i{margin:var(--a)}table td{margin:var(--b)}:not(.box) a{top:0}"
        "@media print{.x.box{top:0}}@media screen{p,td{top:0}}"
    )
    bare = ":root{--a:1px;--c:3px}a{margin:var(--a)}:not(.box) a{top:0}@media screen{p{top:0}}"
    assert hook("assets.styles").without(css, ["box", "td"], "i{top:var(--c)}") == bare


def test_steps_run_when_all_that_they_need_is_given_and_else_as_they_are_listed(hook):
    steps = [
        ("tie", ("linked",), ()),
        ("link", ("said",), ("linked",)),
        ("draw", (), ("said",)),
        ("count", (), ()),
        ("number", (), ("said",)),
    ]
    assert planned(hook, *steps) == ["draw", "count", "number", "link", "tie"]


def test_steps_that_need_each_other_stop_the_build(hook):
    with pytest.raises(PluginError, match=r"page_content need each other: (link → tie → link|tie → link → tie)$"):
        planned(hook, ("link", ("tied",), ("linked",)), ("tie", ("linked",), ("tied",)), ("draw", (), ()))


def test_a_need_that_nothing_gives_in_time_stops_the_build(hook):
    with pytest.raises(PluginError, match="link needs said at page_content, and nothing has given it by then"):
        planned(hook, ("link", ("said",), ("linked",)))
    kinds = hook("steps")
    later = kinds.Step("map", "post_build", str, (), ("said",))
    with pytest.raises(PluginError, match="link needs said"):
        kinds.StepPlan([kinds.Step("link", "page_content", str, ("said",), ()), later])


def test_every_feature_is_in_the_list(hook):
    listed = {feature.__name__.removeprefix("fitil_site_hooks.") for feature in hook().FEATURES}
    having = {f"{path.parent.name}.{path.stem}" for path in HOOKS.glob("*/*.py") if "\n@on_" in path.read_text("utf-8")}
    assert listed == having


def test_steps_need_and_give_what_their_features_read_and_write(hook):
    """Of the things that are fields of the site; the rest are states of pages and files."""
    kinds, slots = hook("steps"), hook("site").Site.__slots__
    things = {thing for thing in get_args(kinds.Thing) if thing in slots}
    assert len(things) >= 7
    for feature in hook().FEATURES:
        name = feature.__name__.removeprefix("fitil_site_hooks.")
        found = [step for step in vars(feature).values() if isinstance(step, kinds.Step)]
        needs, gives = ({thing for step in found for thing in getattr(step, kind)} for kind in ("needs", "gives"))
        fields = [
            node
            for node in ast.walk(ast.parse(Path(feature.__file__).read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute)
            and node.attr in things
            and (getattr(node.value, "id", "") == "site" or getattr(node.value, "attr", "") == "site")
        ]
        written = {node.attr for node in fields if isinstance(node.ctx, ast.Store)}
        assert written == gives & things, name
        read = {node.attr for node in fields} - WHEN_MADE.get(name, set())
        assert read - written <= needs, name
        used = read | {"framed"} if "frames.add(" in Path(feature.__file__).read_text("utf-8") else read
        assert needs & things <= used, name


def test_rooms_know_each_other_through_the_site_alone():
    """A feature imports from its own room, and from what lies under all rooms; that imports from no room."""
    under = {path.stem for path in HOOKS.glob("[!_]*.py")}
    for path in HOOKS.glob("**/[!_]*.py"):
        own = {other.stem for other in path.parent.glob("[!_]*.py")}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level:
                names = {node.module} if node.module else {alias.name for alias in node.names}
                assert names <= (own if node.level == 1 else under), path


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
    html = hook("text.right_to_left").isolated(text)
    assert re.findall(r'<bdi dir="ltr" class=short>(.*?)</bdi>', html) == isolated
    assert re.sub("</?bdi[^>]*>|\u200e", "", html) == re.sub("</?bdi[^>]*>|\u200e", "", text)


def test_a_long_sum_may_be_broken(hook):
    assert "short" not in hook("text.right_to_left").isolated("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 = 36")


@pytest.mark.parametrize(
    ("html", "tied"),
    [
        ("<p>Взрыв на 2 и 2 крипа — не беда.</p>", "<p>Взрыв на_2_и_2_крипа_— не_беда.</p>"),
        ('<p>В <a href="x y">руке</a> <b>2</b> карты</p>', '<p>В_<a href="x y">руке</a> <b>2</b>_карты</p>'),
        ("<p>2 קלפים – לא <em>3 קלפים</em></p>", "<p>2_קלפים_– לא <em>3_קלפים</em></p>"),
        ("<li>Карт 5</li> <li>на столе</li>", "<li>Карт_5</li> <li>на_столе</li>"),
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
    made = hook("text.ties").tied(html)
    assert made.replace("\u00a0", "_") == (tied or html)
    assert made.replace("\u00a0", " ") == html


def test_words_of_commands_are_not_broken_at_hyphens(hook):
    made = hook("text.commands").unbroken("<code>fitil print --sheet a4-large</code> a-b <code>x &lt; y</code>")
    assert made == (
        "<code>fitil print <span class=kept>--sheet</span> <span class=kept>a4-large</span></code> a-b"
        " <code>x &lt; y</code>"
    )
    assert "kept" not in hook("text.commands").unbroken(f"<code>{'long-' * 20}</code>")


def test_a_table_is_in_a_frame_and_an_empty_corner_heads_nothing(hook):
    made = hook("text.tables").framed("<p>a</p><table><tr><th></th><th>b</th></tr></table><table class=x></table>")
    assert made == (
        '<p>a</p><div class="wide"><div class="wide__inside"><table><tr><td></td><th>b</th></tr></table></div></div>'
        "<table class=x></table>"
    )


def test_links_that_say_the_same_and_lead_elsewhere_are_named_with_the_headings_they_lead_to(hook):
    page = '<a href="../q/#a">см.</a> <a href="../q/#b">см.</a> <a href="../q/#b">раз</a> <a href="../q/#b">раз</a>'
    titles = {"g/q/#a": 'Что за "а"?', "g/q/#b": "Б & В"}
    assert hook("text.link_names").named(page, "g/r/", titles) == (
        '<a href="../q/#a" aria-label="см.: Что за &quot;а&quot;?">см.</a>'
        ' <a href="../q/#b" aria-label="см.: Б &amp; В">см.</a>'
        ' <a href="../q/#b">раз</a> <a href="../q/#b">раз</a>'
    )


def test_a_line_of_news_has_its_emphasis_and_no_link_in_its_own(hook):
    told = hook("pages.changes")._set("Когда **ШРАПНЕЛЬ** [не видна](a.md)?")
    assert told == "Когда <strong>ШРАПНЕЛЬ</strong> не видна?"


def test_pages_that_people_wrote_can_be_edited_where_the_project_says(hook):
    project = hook("navigation.project")
    site = SimpleNamespace(extra=SimpleNamespace(edit="https://a.b/edit/{path}"))
    path = project.PROJECT / "site/ru/docs/boombit/rules.md"
    page = SimpleNamespace(file=SimpleNamespace(abs_src_path=str(path), generated_by=None))
    told = project.link_source({}, page, site)
    assert told == {"edit": "https://a.b/edit/site/ru/docs/boombit/rules.md"}
    page.file.generated_by = "hooks/gallery.py"
    assert project.link_source({}, page, site) == {}


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
    assert sorted(words, key=hook("text.glossary").alphabetic) == in_order


def test_a_glossary_is_sorted_within_its_sections_and_names_the_other_language(hook):
    def term(term_id, text):
        return f'<p class="term" id="term.{term_id}"><strong>{text}</strong> — слово.</p>'

    html = f"<h2>Слова</h2>\n{term('warp', 'Варп')}\n{term('ally', 'Альянс')}\n<h2>Ещё</h2>\n{term('card', 'Аркан')}\n"
    page = SimpleNamespace(file=SimpleNamespace(src_uri="cosmic/glossary.md"))
    made = hook("text.glossary").sort(html, page, SimpleNamespace(lang="ru"))
    assert re.findall(r"<strong>(\w+)</strong>|<h2>(\w+)", made) == [
        ("", "Слова"),
        ("Альянс", ""),
        ("Варп", ""),
        ("", "Ещё"),
        ("Аркан", ""),
    ]
    assert re.search(r'id="term\.card">.*<span class="term-other" lang="he" dir="auto"[^>]*>קלף</span></p>', made)


def test_every_rule_and_section_is_an_answer_of_its_own(hook):
    reader = hook("text.search").PageCutter()
    reader.feed(
        '<h1 id="rules">Правила</h1><p>Вступление.</p>'
        '<h2 id="turn"><span class=section-number data-search-exclude=1>1</span> Ход<a class="headerlink">¶</a></h2>'
        '<p class="rule" id="turn.draw"><a class="rule-number" data-search-exclude="1">1.1</a> Возьмите <b>карту</b>.'
        '<button data-search-exclude="1">turn.draw</button></p><p>После правила.</p><svg><text>нет</text></svg>'
        '<p class="term" id="term.deck"><strong>Колода</strong> — стопка.</p>'
        "<table><tr><td>a</td><td>b</td></tr></table>"
        '<h2 id="decks">Колоды</h2><ul><li><h3>Цирк</h3><p>Клоуны.</p></li><li><h3>Бюро</h3></li></ul>'
    )
    found = [(e.anchor, e.number, e.heading.strip(), " ".join(e.text.split())) for e in reader.entries]
    assert found == [
        ("", "", "Правила", "Вступление."),
        ("turn", "", "Ход", "После правила. a b"),
        ("turn.draw", "1.1", "Ход", "Возьмите карту."),
        ("term.deck", "", "Колода", "— стопка."),
        ("decks", "", "Колоды", "Цирк Клоуны. Бюро"),  # a heading that nothing leads to is its section's text
    ]


def test_an_entry_notes_what_it_is_what_it_cites_and_its_picture(hook):
    reader = hook("text.search").PageCutter()
    reader.feed(
        '<h3 id="ex.sum">Суммы</h3><p>Смотрите <a href="../rules/#tie">ничью</a>: <bdi dir="ltr">3 + 2</bdi>.</p>'
        '<figure data-picture="../pictures/sum.svg"><svg></svg></figure>'
        '<h3 id="gap.ally">Кто союзник?</h3><div class="admonition ruling"><p>Каждый.</p></div>'
        '<p class="rule" id="tie">Ничья.</p><figure data-picture="a.svg"></figure><p>Дальше.</p>'
        '<figure class="card"><img src="cow.webp"><h4 id="cow">Корова</h4><summary>Текст</summary><p>Му.</p></figure>'
    )
    example, _, rule, card = reader.entries
    assert [entry.kind for entry in reader.entries] == ["example", "ruling", "rule", "card"]
    text, links = example.written()
    assert text == "Смотрите ничью: \u20663 + 2\u2069."
    [(target, start, end)] = links
    assert (target, text[start:end]) == ("../rules/#tie", "ничью")
    assert [entry.picture for entry in (example, rule, card)] == ["../pictures/sum.svg", "a.svg", "cow.webp"]
    assert card.written()[0] == "Му."


def term(id_, kind=None, avoid=(), **forms):
    return Term(id=id_, en=id_, kind=kind, forms=forms, avoid=avoid, common=False, line=1)


@pytest.mark.parametrize(
    ("lang", "html", "made"),
    [
        ("ru", "<p>Двух крипов и крипа.</p>", "<p>Двух [creep крипов] и крипа.</p>"),
        ("ru", "<p>крипа</p><ul><li>крипом</li></ul>", "<p>[creep крипа]</p><ul><li>[creep* крипом]</li></ul>"),
        ("ru", "<p>Карту поддержки взяли.</p>", "<p>[support Карту поддержки] взяли.</p>"),
        ("ru", "<p>ВЗРЫВ: взрыв.</p>", "<p>[ability ВЗРЫВ]: [blast взрыв].</p>"),
        ("ru", '<p id="term.creep">Крип и взрыв.</p>', '<p id="term.creep">Крип и [blast взрыв].</p>'),
        ("ru", "<h2>Крип</h2><p><a>крип</a> <code>крип</code></p><table><td>крип</td></table>", None),
        ("ru", "<p>скрип, крип-то, карту<b> поддержки</b></p>", None),
        ("he", "<p>כשהקריפים והקריפ</p>", "<p>[creep כשהקריפים] והקריפ</p>"),
        ("he", "<p>קריפטוגרפיה</p>", None),
    ],
)
def test_words_of_the_glossary_lead_to_it(hook, lang, html, made):
    terms = hook("text.terms")
    creep = {"nom": "крип", "gen": "крипа", "ins": "крипом", "pl_gen": "крипов", "gender": "m"}
    known = [
        term("ability", "heading", ru={"heading": "ВЗРЫВ"}, he={"heading": "פיצוץ"}),
        term("creep", ru=creep, he={"sg": "קריפ", "pl": "קריפים", "construct": "קריפ / קריפי"}),
        term("support", ru={"acc": "карту поддержки"}, he={"sg": "קלף תמיכה"}),
        term("blast", ru={"nom": "взрыв"}, he={"sg": "פיצוץ"}),
    ]
    said = terms.linked(html, terms.lexicon(known, lang), "../glossary/")
    pattern = r'<a class="word" href="\.\./glossary/#term\.(\w+)"( tabindex="-1")?>(.*?)</a>'
    assert re.sub(pattern, lambda link: f"[{link[1]}{'*' if link[2] else ''} {link[3]}]", said) == (made or html)
    assert re.sub(pattern, r"\3", said) == html


@pytest.mark.parametrize("name", ["<strong>{}</strong>", "«{}»"])
def test_a_card_named_in_bold_or_in_quotation_marks_leads_to_the_card(hook, name):
    terms = hook("text.terms")
    said = name.format("Корова")
    html = f"<p>{said} и {said}, корова, Корова</p><p><a>{said}</a></p>"
    made = terms.linked(html, terms.lexicon([], "ru"), "../glossary/", {"Корова": "../gallery/#cow"})
    assert made == html.replace(said, name.format('<a class="word" href="../gallery/#cow">Корова</a>'), 1)


def test_every_icon_of_a_template_is_drawn_and_none_that_is_drawn_is_without_a_use() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in HOOKS.with_name("overrides").rglob("*.html"))
    used = set(re.findall(r'class="icon icon-([\w-]+)"', written))
    base = HOOKS.with_name("mkdocs.base.yml").read_text(encoding="utf-8")
    named = re.findall(r"^ {8}([\w-]+): material/", base, re.MULTILINE)
    at_hand = re.search(
        r"^  at_hand: \{(.*)\}", (HOOKS.with_name("he") / "mkdocs.yml").read_text("utf-8"), re.MULTILINE
    )
    assert at_hand
    assert "icon-{{ entry.name }}" in written
    assert set(named) == used | set(re.findall(r"(\w+):", at_hand[1]))
    assert "<svg" not in written
