"""`fitil site check` and `agree`: each kind of finding is reported with its place. `make check` checks the pages."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import cards.ledger.book
from cards import FitilError, UnknownName, game_ids, load_game
from cards.languages import LANGS
from cards.ledger import load_terms, read_book, read_page
from cards.ledger.book import languages
from cards.told import told

ROOT = Path(__file__).resolve().parents[2]
GAME = "cosmic"  # the game whose pages are changed; any would do


def change(folder: Path, name: str, old: str, new: str, langs: tuple[str, ...] = ("he", "ru")) -> None:
    """Replace the first match of a pattern on a page, in these languages."""
    for lang in langs:
        path = folder / lang / "docs" / GAME / name
        text = path.read_text(encoding="utf-8")
        changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert changed != text, f"{lang}: {old!r} is not on {name}"
        path.write_text(changed, encoding="utf-8")


def place(finding, site):
    """The path of a finding below the site, or the name of a file beside it."""
    return str(finding.path.relative_to(site)) if finding.path.is_relative_to(site) else finding.path.name


@pytest.fixture
def pages_copy(tmp_path):
    """A copy of the pages for tests to change, in which no other game has any, as the folder `site`."""
    others = {*game_ids()} - {GAME}
    for name in (*LANGS, "pictures"):
        shutil.copytree(ROOT / "site" / name, tmp_path / "site" / name, ignore=lambda _, names: others & {*names})
    return tmp_path / "site"


@pytest.fixture(scope="module")
def at_first():
    """What is found in a copy that nobody has changed, once it has been looked for: it is always the same."""
    return []


@pytest.fixture
def new_findings(checker, pages_copy, at_first):
    """What has been found in the copy since it was made."""

    def found():
        findings = checker.check([GAME], pages_copy)
        assert [one.what for one in findings for lang in LANGS if told(one.what, lang) == one.what] == []
        return [(place(finding, pages_copy), finding) for finding in findings]

    if not at_first:
        at_first.append({(where, finding.what) for where, finding in found()})
    return lambda: [
        str(replace(finding, path=Path(where)))
        for where, finding in found()
        if (where, finding.what) not in at_first[0]
    ]


@pytest.mark.parametrize("game", game_ids())
def test_the_ledger_and_every_language_have_the_same_rules(game):
    """They are counted here independently of the check."""
    book = read_book(game)
    told = {rule.id for rule in book.game.rules.values() if rule.kind != "ruling" and not rule.off_page}
    assert told
    for lang in languages():
        found: list[str] = []
        for page in sorted((ROOT / "site" / lang / "docs" / game).glob("*.md")):
            found += re.findall(r"^\{:.*#(\S+) .*\.rule\b.*\}$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(found) == len(set(found)), lang
        assert set(found) == told, lang
    gaps = {rule.id for rule in book.game.rules.values() if rule.kind == "ruling"}
    for lang in languages():
        questions = (ROOT / "site" / lang / "docs" / game / "questions.md").read_text(encoding="utf-8")
        assert set(re.findall(r"^### .*\{#(gap\.\S+)\}$", questions, re.MULTILINE)) == gaps, lang


def test_every_rule_was_compared_in_both_languages():
    for game in game_ids():
        he, ru = (tongue.rules for tongue in read_book(game).tongues)
        for rule in he:
            assert he[rule].block.agrees == ru[rule].block.hash, f"{game}/{rule}"
            assert ru[rule].block.agrees == he[rule].block.hash, f"{game}/{rule}"


def test_a_check_reads_each_page_at_most_twice(checker, pages_copy, monkeypatch):
    """It reads a page once for itself, and at most once for all links that lead to it."""
    times = Counter()

    def counted(path):
        times[path] += 1
        return read_page(path)

    for module in (cards.ledger.book, sys.modules[f"{checker.__name__}.links"]):
        monkeypatch.setattr(module, "read_page", counted)
    checker.check(site=pages_copy)
    assert set(times) == {*pages_copy.glob("*/docs/**/*.md")}
    assert max(times.values()) <= 2


RULE = "win.five"  # a rule on rules.md
FINDINGS = [
    ("rules.md", r"#win\.five \.rule", "#win.fife .rule", "there is no rule 'win.fife'; did you mean 'win.five'"),
    ("rules.md", r"#win\.five \.rule", "#win.five .rul", "there is no class 'rul'; did you mean 'rule'"),
    ("rules.md", r"#win\.five \.rule", "#win.joint .rule", r"duplicate rule 'win.joint', first in rules.md:\d+"),
    ("rules.md", r"#win\.five \.rule", "#win.joint .rule", "rules.yaml:.*the rule win.five is on no page"),
    ("rules.md", r"#win\.five \.rule", ".rule", "a rule without an id"),
    ("rules.md", r"^\{: #win\.five", "\n{: #win.five", "the attribute list belongs to no paragraph"),
    ("rules.md", r"^(.*)\n\{: #win\.five", r"- \1\n{: #win.five", "a rule is a paragraph of its own"),
    ("rules.md", r"\(#[\w.-]+\)", "(#win.fife)", "no such anchor: #win.fife; did you mean '#win.five'"),
    ("rules.md", r"\(#[\w.-]+\)", "(learn.md#win.five)", "no #win.five on learn.md; it is on rules.md"),
    ("rules.md", r"\(#[\w.-]+\)", "(lern.md)", "no such page: lern.md; did you mean 'learn.md'"),
    ("rules.md", r"\(#[\w.-]+\)", "(https://example.org)", "a link to another host"),
    ("rules.md", r"\(#[\w.-]+\)", "(../cosmos/rules.md)", "no such page: ../cosmos/rules.md; did you mean 'cosmic'"),
    ("rules.md", r"\(#[\w.-]+\)", "(galery.md)", "no such page: galery.md"),
    ("rules.md", r"\(#[\w.-]+\)", "(../boombit/gallery.md#cowl)", "no such anchor: ../boombit/gallery.md#cowl"),
    ("rules.md", r"\(#[\w.-]+\)", "(learn)", "a link must name a page's file"),
    ("rules.md", r"^(## .*) \{#[\w-]+\}$", r"\1", "a heading without an anchor"),
    ("rules.md", r"^(## .*) \{#[\w-]+\}$", r"\1 {#Ход}", "should be lower-case Latin words"),
    ("rules.md", r"^# .*$", "", "the page has no `# Title`"),
    ("rules.md", r"^title: .*$", "titel: x", "the front matter has no 'title'"),
    ("rules.md", r"^title: .*$", "title: a: b", "the front matter is not valid YAML"),
    ("rules.md", r"^\{: #win\.five", "<br>\n{: #win.five", "raw HTML"),
    ("examples.md", r"!\[[^\]]*\]", "![]", "has no alternative text"),
    ("examples.md", r"^(!\[.*\))$", r"x \1", "should be a paragraph of its own"),
    ("examples.md", r"pictures/([\w-]+)\.svg", r"pictures/\1-x.svg", r"not drawn: .*-x\.yaml; did you mean"),
    ("examples.md", r"pictures/([\w-]+)\.svg", r"images/\1.png", "a picture is pictures/<name>.svg"),
    ("examples.md", r"#ex\.EXAMPLE", "#ex.other", "rules.yaml:.*the example of EXAMPLE is not on examples.md"),
    ("questions.md", r"#gap\.morph", "#gap.morf", "there is no gap 'gap.morf'; did you mean .*'gap.morph'"),
    ("questions.md", r"#gap\.morph", "#gap.morf", "rules.yaml:.*the gap gap.morph is not on questions.md"),
    ("questions.md", r"!!! ruling", "!!! tip", "has no `!!! ruling`"),
    ("glossary.md", r"#term\.planet\b", "#term.plant", "there is no term 'term.plant'; did you mean 'term.planet'"),
    ("glossary.md", r"#term\.planet\b", "#term.plant", "terms.yaml:.*the term planet .* is not on glossary.md"),
    ("glossary.md", r"^\*\*([^*]+)\*\*", r"**\1!**", "in the term base, but here begins with"),
    ("rules.md", r"^(.*\.)\n(?=\{: #win\.five)", "\\1\nלא\nקורית.\n", "found 'קורית'; write קורה"),
    ("rules.md", r"^description: ", "description: מסכמים ", "rules.md:1: found 'מסכמים'; write "),
]


@pytest.mark.parametrize(("page", "old", "new", "said"), FINDINGS, ids=[finding[3][:40] for finding in FINDINGS])
def test_a_finding_is_reported_with_its_place(new_findings, pages_copy, page, old, new, said):
    example = next(iter(rule.id for rule in load_game(GAME).rules.values() if rule.example and not rule.off_page))
    old, said = (text.replace("EXAMPLE", re.escape(example)) for text in (old, said))
    change(pages_copy, page, old, new)
    told = new_findings()
    assert any(re.search(said, finding) for finding in told), told
    assert all(re.match(r"[\w/.-]+\.(md|yaml):\d+: ", finding) for finding in told)


def test_the_words_of_pictures_are_checked_too(new_findings, pages_copy):
    path = next(one for one in (pages_copy / "pictures" / GAME).glob("*.yaml") if 'he: "' in one.read_text("utf-8"))
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('he: "', 'he: "גרמו 1 נקודת נזק ', 1) + "# 1 נקודת נזק, בהערה\n", encoding="utf-8")
    [told] = [finding for finding in new_findings() if "נקודת" in finding]
    assert re.match(rf"pictures/{GAME}/{path.name}:\d+: found '1 נקודת'; write אחד", told)


@pytest.mark.parametrize("name", ["mkdocs.yml", "making.yaml"])
def test_the_words_of_the_templates_are_checked_too(checker, pages_copy, name):
    path = pages_copy / "ru" / name
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}odd: Три карточки\n", encoding="utf-8")
    line = text.count("\n") + 1
    told = [(one.line, one.what, one.fix) for one in checker.check((), pages_copy) if one.path == path]
    assert (line, "found 'карточки'", "write карта (card)") in told


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("      few: .*\n", "", "words.answers must have the forms few, many, one, other"),
        ("{n} ответа", "два ответа", "words.answers must say {n} in the form few"),
        ("    answers:\n(      .*\n){4}", "", "words.answers has forms in another language, and none here"),
    ],
)
def test_a_word_that_a_number_changes_has_all_its_forms(checker, pages_copy, old, new, what):
    path = pages_copy / "ru" / "mkdocs.yml"
    path.write_text(re.sub(old, new, path.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    assert [one.what for one in checker.check((), pages_copy) if one.code == "plural-forms"] == [f"extra.{what}"]


def test_a_number_of_the_ledger_that_an_example_lacks_is_a_finding(new_findings, checker, pages_copy):
    rule = next(rule for rule in load_game(GAME).rules.values() if rule.example and checker.numbers(rule.example))
    number = checker.numbers(rule.example)[-1]
    path = pages_copy / "ru" / "docs" / GAME / "examples.md"
    head, mark, rest = path.read_text(encoding="utf-8").partition(f"{{#ex.{rule.id}}}")
    section, _, tail = rest.partition("\n### ")
    path.write_text(head + mark + re.sub(rf"\b{number}\b", "много", section) + "\n### " + tail, encoding="utf-8")
    [told] = [finding for finding in new_findings() if "does not say" in finding]
    assert re.match(rf"ru/docs/{GAME}/examples\.md:\d+: #ex\.{re.escape(rule.id)} does not say {number} ", told)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Blast 2: one creep with 3 life", [2, 1, 3]),
        ("either each takes 1, or one takes 2", [1, 2]),
        ("One of them; with ten and Twenty tokens", [10, 20]),
        ("modified by 9-Inch Nails", []),
        ("a 4-action card, 8 x 3 = 24", [4, 8, 3, 24]),
    ],
)
def test_the_numbers_of_an_english_text_are_found(checker, text, numbers):
    assert checker.numbers(text) == numbers


def test_fewer_than_five_examples_of_our_own_are_a_finding(new_findings, pages_copy):
    for lang in languages():
        path = pages_copy / lang / "docs" / GAME / "examples.md"
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"\{#ex\.([a-z0-9-]+)\}", r"{#\1}", text), encoding="utf-8")
    assert any("there should be at least 5" in finding for finding in new_findings())


def test_a_page_that_one_language_lacks_is_a_single_finding(new_findings, pages_copy):
    (pages_copy / "ru" / "docs" / GAME / "glossary.md").unlink()
    assert new_findings() == [f"ru/docs/{GAME}/glossary.md:1: the page is missing; it exists in Hebrew"]


def test_a_game_without_pages_is_a_single_finding(new_findings, pages_copy):
    for lang in languages():
        for path in (pages_copy / lang / "docs" / GAME).iterdir():
            path.unlink()
    assert new_findings() == [f"game.yaml:1: {GAME} has no pages yet"]


def test_an_anchor_that_one_language_lacks_is_reported_once(new_findings, pages_copy):
    change(pages_copy, "rules.md", r"^.*\n\{: #win\.five .*\n", "", langs=("ru",))
    told = new_findings()
    assert [re.sub(r"\d+", "N", finding) for finding in told] == [
        f"ru/docs/{GAME}/rules.md:N: #win.five is missing; the Hebrew page has it in line N"
    ]


def test_rules_are_in_the_same_order_so_that_their_numbers_agree(new_findings, pages_copy):
    path = pages_copy / "ru" / "docs" / GAME / "rules.md"
    text = path.read_text(encoding="utf-8")
    one, two = re.search(r"#win\.five .*", text)[0], re.search(r"#win\.joint .*", text)[0]
    path.write_text(text.replace(one, "@").replace(two, one).replace("@", two), encoding="utf-8")
    assert any(re.search(r"ru.*rules\.md:\d+: #win\.\w+ is where the Hebrew page has #win", f) for f in new_findings())


def test_pages_that_belong_to_no_game_are_checked_too(checker, pages_copy):
    he = pages_copy / "he/docs/print.md"
    text = he.read_text(encoding="utf-8")
    spoilt = text.replace("{#ink}", "{#inc}", 1).replace("(#fold)", "(#fould)", 1)
    spoilt = spoilt.replace("pictures/marks.svg", "pictures/makrs.svg").replace("boombit/deck.md#check", "prnt.md")
    he.write_text(spoilt, encoding="utf-8")
    said = " ".join(finding.what for finding in checker.check(site=pages_copy))
    assert "#ink is missing; the Russian page has it in line" in said
    assert "no such anchor: #fould; did you mean '#fold'?" in said
    assert "not drawn: site/pictures/print/makrs.yaml; did you mean 'marks'?" in said
    assert "no such page: prnt.md; did you mean 'print.md'?" in said
    he.unlink()
    [finding] = [finding for finding in checker.check(site=pages_copy) if finding.path == he]
    assert finding.what == "the page is missing; it exists in Russian"


def test_the_order_of_a_glossary_is_free(new_findings, pages_copy):
    path = pages_copy / "ru" / "docs" / GAME / "glossary.md"
    head, *terms = re.split(r"(?=^\*\*)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert len(terms) > 20
    path.write_text(head + "\n\n".join(term.strip() for term in terms[1::-1]) + "\n\n" + "".join(terms[2:]), "utf-8")
    assert new_findings() == []


# --- agreement -------------------------------------------------------------------------------------------------------


@pytest.fixture
def agreed(stamper, pages_copy):
    stamper.agree([GAME], pages_copy)
    return pages_copy


def test_a_changed_paragraph_makes_its_translation_stale_until_they_agree_again(agreed, checker, stamper):
    def stale():
        return [finding for finding in checker.check([GAME], agreed) if finding.code in ("stale", "never-compared")]

    assert stale() == []
    change(agreed, "rules.md", r"^(.+)\n\{: #win\.five", r"\1 Если хватит кораблей.\n{: #win.five", langs=("ru",))
    [finding] = stale()
    assert finding.path == agreed / "he" / "docs" / GAME / "rules.md"
    assert "#win.five" in finding.path.read_text(encoding="utf-8").splitlines()[finding.line - 1]
    assert finding.what.startswith("stale: win.five: the Russian has changed")
    assert f"fitil site agree {GAME}/win.five" in finding.what
    assert stamper.agree([f"{GAME}/win.five"], agreed) == 1
    assert stale() == []
    assert stamper.agree([GAME], agreed) == 0


def test_a_change_in_both_languages_makes_both_stale(agreed, checker):
    change(agreed, "rules.md", r"^(.+)\n\{: #win\.five", r"\1 X.\n{: #win.five")
    told = [finding for finding in checker.check([GAME], agreed) if finding.code == "stale"]
    assert [finding.path.parts[-4] for finding in told] == ["he", "ru"]


def test_a_rule_that_was_never_compared_is_reported_once_for_all_languages(agreed, checker):
    change(agreed, "rules.md", r"(#win\.five .*) agrees=\w+", r"\1")
    told = [finding.what for finding in checker.check([GAME], agreed) if finding.code == "never-compared"]
    assert told == [f"never compared with the Russian: win.five; read both, then `fitil site agree {GAME}/win.five`"]


def test_stamping_changes_nothing_but_the_stamps(pages_copy, stamper):
    path = pages_copy / "he" / "docs" / GAME / "rules.md"
    before = path.read_text(encoding="utf-8")
    bare = re.sub(r" agrees=\w+", "", before)
    path.write_text(bare, encoding="utf-8")
    stamper.agree([GAME], pages_copy)
    assert re.sub(r" agrees=\w+", "", path.read_text(encoding="utf-8")) == bare
    assert path.read_text(encoding="utf-8").count("agrees=") == bare.count(".rule")
    assert sorted(p.name for p in path.parent.iterdir()) == sorted(
        p.name for p in (ROOT / "site" / "he" / "docs" / GAME).iterdir()
    )


def test_only_known_rules_can_be_agreed(pages_copy, stamper):
    with pytest.raises(UnknownName, match=r"win\.fife.*did you mean 'win\.five'"):
        stamper.agree([f"{GAME}/win.fife"], pages_copy)
    with pytest.raises(FitilError, match=r"rule in several games: \w+/meta\.players, \w+/meta\.players"):
        stamper.agree(["meta.players"], pages_copy)


# --- the command -----------------------------------------------------------------------------------------------------


def test_the_command_reports_an_unknown_game():
    command = [sys.executable, ROOT / "fitil.py", "site", "check", "cosmik"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "fitil: there is no game 'cosmik'; did you mean 'cosmic'?\n"


def test_every_term_of_the_games_own_has_its_entry():
    for game in game_ids():
        own = {f"term.{term.id}" for term in load_terms(game) if not term.common}
        for tongue in read_book(game).tongues:
            assert own <= {block.id for block in tongue.pages["glossary"].anchors}, (game, tongue.lang)
