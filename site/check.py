"""`fitil site check`: reports what is wrong with the pages, by file and line, from their Markdown, without a build.

`fitil.py` and the build's hooks load this file by its path. Half-written pages are checked too: a missing thing is
reported once, where it should be, and what depends on it is not reported again.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from cards import Finding, Game, did_you_mean, game_ids, load_game, nearest
from cards.languages import LANGUAGES
from cards.ledger import SITE, Block, Book, Link, Page, Tongue, picture_folder, read_book, read_page, read_tongues
from cards.tools import struck

PAGES = ("index", "learn", "rules", "examples", "questions", "pieces", "glossary", "summary")
"""The pages of every game. A game may have more."""
OWN_EXAMPLES = 5
CLASSES = ("rule", "term")
NOT_DRAWN = "not-drawn"
"""The code of findings about pictures that are not drawn yet, which are listed last."""

_GENERATED, _TAKE_HOME = "gallery", "print"
_KEBAB = re.compile(r"[a-z0-9]+([.-][a-z0-9]+)*")
_HTML = re.compile(r"<(?!bdi\b|/bdi\b)/?[a-z][\w-]*(?=[\s>/])[^<>]*>|<!--", re.IGNORECASE)
_ALONE = re.compile(r"!\[[^\]]*\]\([^()]*\)")
_NUMERAL = re.compile(r"(?<![A-Za-z0-9])\d+(?!\d|-[A-Z])")  # not in 9-Inch Nails
_NUMBERS = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
    *("fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
# "one" is as often a pronoun: it counts as a number only before what can be a noun
_ONE = re.compile(r"\bone\b(?= (?!(?:of|has|have|takes|is|are|was|and|or|to|that|with|gets|in|on|at|by|for)\b)[a-z])")
# in Hebrew, one is a word after its noun, never a numeral before it
_ONE_AS_WORD = {"he": re.compile(r"(?<![א-ת])[ובכלמשה]{0,2}אח[דת](?![א-ת])")}
_WORD = re.compile(rf"\b(?:{'|'.join(_NUMBERS)})\b", re.IGNORECASE)


def check(games: Sequence[str] = (), site: Path = SITE) -> list[Finding]:
    """Check these games' pages, or the whole site; return the findings in the order of files and lines."""
    for name in games:
        load_game(name)  # raises an error that names the games
    books = {game_id: read_book(game_id, site) for game_id in game_ids()}
    found = [finding for name in games or books for finding in _check_book(books[name], books)]
    if not games:
        found += _check_home(site, books)
    found.sort(key=lambda finding: (finding.code == NOT_DRAWN, str(finding.path), finding.line))
    # both languages show the same picture
    drawn_once = {finding.what: finding for finding in reversed(found) if finding.code == NOT_DRAWN}
    return [finding for finding in found if finding.code != NOT_DRAWN or drawn_once[finding.what] is finding]


def _check_book(book: Book, books: Mapping[str, Book]) -> Iterator[Finding]:
    if not any(tongue.pages for tongue in book.tongues):
        yield Finding(book.game.folder / "game.yaml", 1, "no-pages", f"{book.game.id} has no pages yet")
        return
    yield from _missing_pages(book.tongues, PAGES)
    yield from _twin_anchors(book.tongues, book.missing)
    yield from _ledger(book)
    yield from _examples(book)
    yield from _rulings(book)
    yield from _glossary(book)
    for tongue in book.tongues:
        for name, page in tongue.pages.items():
            yield from check_page(page)
            yield from _rules(book, tongue, name)
            yield from _links(book.site, tongue, name, books)
            yield from _wordings(tongue, page, book.game.folder)
    yield from _worded_pictures(book.site / "pictures" / book.game.id, book.tongues, book.game.folder)
    yield from stale(book)


def _check_home(site: Path, books: Mapping[str, Book]) -> Iterator[Finding]:
    """Check the first page, which leads to the games, and the pages beside it, which belong to no game."""
    tongues = read_tongues(site, "")
    yield from _missing_pages(tongues, ("index",))
    yield from _twin_anchors(tongues, set())
    for tongue in tongues:
        for name, page in tongue.pages.items():
            yield from check_page(page)
            yield from _links(site, tongue, name, books)
            yield from _wordings(tongue, page)
    for folder in sorted((site / "pictures").glob("*/")):
        if folder.name not in books:
            yield from _worded_pictures(folder, tongues)


# --- one page alone ---


def check_page(page: Page) -> Iterator[Finding]:
    """The findings in a page by itself, without looking at others."""
    if page.broken_meta:
        yield Finding(page.path, 1, "broken-front-matter", page.broken_meta)
    else:
        for key in ("title", "description"):
            if not page.meta.get(key):
                yield Finding(page.path, 1, "missing-key", f"the front matter has no {key!r}")
    titles = [block for block in page.blocks if block.kind == "heading" and block.level == 1]
    if not titles:
        yield Finding(page.path, 1, "no-title", "the page has no `# Title`")
    for block in titles[1:]:
        yield Finding(page.path, block.line, "second-title", "a second `# Title`; sections begin with ##")
    seen: dict[str, int] = {}
    level = 1
    for block in page.blocks:
        yield from _block(page, block)
        if block.kind == "heading" and block.level > level + 1:
            what = f"a heading with {'#' * block.level} under one with {'#' * level} skips a level"
            yield Finding(page.path, block.line, "skipped-level", what)
        level = block.level if block.kind == "heading" else level
        if block.id and block.id in seen:
            if not block.is_rule:  # duplicate rules are reported with all their places
                yield Finding(
                    page.path,
                    block.line,
                    "twin-anchor",
                    f"duplicate anchor {block.id!r}, first in line {seen[block.id]}",
                )
        elif block.id:
            seen[block.id] = block.line


def _block(page: Page, block: Block) -> Iterator[Finding]:
    at = block.attributes_line or block.line
    if block.kind == "heading" and block.level > 1 and not block.id:
        yield Finding(page.path, at, "no-anchor", "a heading without an anchor: end its line with {#english-words}")
    if block.id and not _KEBAB.fullmatch(block.id):
        yield Finding(
            page.path,
            at,
            "bad-anchor",
            f"the anchor {block.id!r} should be lower-case Latin words joined by hyphens or dots",
        )
    for name in block.classes:
        if name not in CLASSES:
            yield Finding(
                page.path, at, "no-such-class", f"there is no class {name!r}{did_you_mean(nearest(name, CLASSES))}"
            )
    if block.attributes_line and not block.text:
        yield Finding(
            page.path,
            at,
            "lost-attributes",
            "the attribute list belongs to no paragraph: put it on the line right after one",
        )
    elif (block.is_rule or "term" in block.classes) and not block.id:
        yield Finding(page.path, at, "no-id", f"a {block.classes[0]} without an id")
    elif block.is_rule and (block.indent or block.text.startswith(("- ", "* ", "+ ", "|"))):
        yield Finding(
            page.path, at, "not-a-paragraph", "a rule is a paragraph of its own, not part of a list, a table or a box"
        )
    if html := _HTML.search(re.sub(r"`[^`]*`", "", block.text)):
        yield Finding(page.path, block.line, "raw-html", f"raw HTML ({html[0][:20]}); write Markdown")
    for link in block.links:
        if link.picture and not link.text.strip():
            yield Finding(
                page.path, link.line, "no-alternative-text", f"the picture {link.target} has no alternative text"
            )
        if link.picture and not _ALONE.fullmatch(block.text):
            yield Finding(
                page.path, link.line, "not-alone", f"the picture {link.target} should be a paragraph of its own"
            )


# --- wordings that an editor strikes out ---


def _wordings(tongue: Tongue, page: Page, game: Path | None = None) -> Iterator[Finding]:
    for key in ("title", "description"):
        yield from _struck(page.path, 1, str(page.meta.get(key, "")), tongue, game)
    for block in page.blocks:
        yield from _struck(page.path, block.line, block.prose, tongue, game)


def _worded_pictures(folder: Path, tongues: Sequence[Tongue], game: Path | None = None) -> Iterator[Finding]:
    """The wordings in the pictures of a folder, which have the words of all languages in one file."""
    for path in sorted(folder.glob("*.yaml")):
        for tongue in tongues:
            yield from _struck(path, 1, path.read_text(encoding="utf-8"), tongue, game)


def _struck(path: Path, line: int, text: str, tongue: Tongue, game: Path | None) -> Iterator[Finding]:
    for found in struck(text, tongue.lang, game):
        yield Finding(path, line + found.line, "wording", f"found {found.said!r}", fix=f"write {found.write}")


# --- the languages beside each other ---


def _missing_pages(tongues: Sequence[Tongue], wanted: Sequence[str]) -> Iterator[Finding]:
    names = dict.fromkeys((*wanted, *(name for tongue in tongues for name in tongue.pages)))
    for name in names:
        absent = [tongue for tongue in tongues if name not in tongue.pages]
        if len(absent) == len(tongues):
            where = ", ".join(tongue.lang for tongue in absent)
            yield Finding(absent[0].path(name), 1, "unwritten-page", f"the page is not written yet (in {where})")
        else:
            for tongue in absent:
                there = next(other for other in tongues if name in other.pages)
                yield Finding(
                    tongue.path(name), 1, "missing-page", f"the page is missing; it exists in {language(there.lang)}"
                )


def _twin_anchors(tongues: Sequence[Tongue], missing: set[str]) -> Iterator[Finding]:
    """Check that a page has the same anchors in the same order in all languages, so that links and numbers agree."""
    for name in dict.fromkeys(name for tongue in tongues for name in tongue.pages):
        having = [tongue for tongue in tongues if name in tongue.pages]
        ids = {tongue.lang: [block.id or "" for block in tongue.pages[name].anchors] for tongue in having}
        everywhere = dict.fromkeys(anchor for found in ids.values() for anchor in found)
        same = True
        for tongue in having:
            for anchor in everywhere:
                if anchor not in ids[tongue.lang]:
                    same = False
                    missing.add(anchor)
                    yield _without(tongue, name, anchor, having)
        if same and name != "glossary":
            yield from _order(name, having, ids)


def _without(tongue: Tongue, name: str, anchor: str, tongues: Sequence[Tongue]) -> Finding:
    """The finding that a language lacks an anchor, at the place where the order in other languages puts it."""
    other = next(other for other in tongues if any(spot.page == name for spot in other.spots.get(anchor, ())))
    theirs = [block.id or "" for block in other.pages[name].anchors]
    mine = {block.id: block.line for block in tongue.pages[name].anchors}
    before = [mine[one] for one in theirs[: theirs.index(anchor)] if one in mine]
    line = next(spot.block.line for spot in other.spots[anchor] if spot.page == name)
    what = f"#{anchor} is missing; the {language(other.lang)} page has it in line {line}"
    if elsewhere := tongue.spots.get(anchor):
        what += f" (here it is in {elsewhere[0].page}.md:{elsewhere[0].block.line})"
    return Finding(tongue.path(name), before[-1] if before else 1, "missing-anchor", what)


def _order(name: str, tongues: Sequence[Tongue], ids: Mapping[str, list[str]]) -> Iterator[Finding]:
    first, *others = tongues
    for other in others:
        for at, (mine, theirs) in enumerate(zip(ids[other.lang], ids[first.lang], strict=False)):
            if mine != theirs:
                line = other.pages[name].anchors[at].line
                what = f"#{mine} is where the {language(first.lang)} page has #{theirs}"
                yield Finding(other.path(name), line, "out-of-order", what)
                break


# --- the ledger ---


def _ledger(book: Book) -> Iterator[Finding]:
    """Check that every rule that belongs on a page is on one."""
    rules = [rule for rule in book.game.rules.values() if rule.kind != "ruling" and not rule.off_page]
    missing = [rule.id for rule in rules if not any(rule.id in tongue.rules for tongue in book.tongues)]
    book.missing |= set(missing)
    if not book.having("rules"):
        yield Finding(book.ledger, 1, "untold-rules", f"{len(missing)} of {len(rules)} rules are on no page yet")
        return
    for rule in missing:
        yield Finding(book.ledger, book.lines.get(rule, 1), "untold-rule", f"the rule {rule} is on no page")


def _rules(book: Book, tongue: Tongue, name: str) -> Iterator[Finding]:
    """Check that each rule paragraph is in the ledger, and the only one with its id."""
    page = tongue.pages[name]
    headed = 0
    for block in page.blocks:
        if block.kind == "heading":
            headed = block.level
        if not block.is_rule or not block.id:
            continue
        at = block.attributes_line
        rule = book.game.rules.get(block.id)
        if rule is None:
            yield Finding(
                page.path,
                at,
                "no-such-rule",
                f"there is no rule {block.id!r}{did_you_mean(nearest(block.id, book.game.rules))}",
            )
        elif rule.kind == "ruling":
            yield Finding(
                page.path, at, "is-a-ruling", f"{block.id} is a ruling: a section of questions.md with a `!!! ruling`"
            )
        elif rule.off_page:
            yield Finding(page.path, at, "off-page", f"{block.id} belongs on no page (off_page: {rule.off_page})")
        first = tongue.rules[block.id]
        if first.block is not block:
            place = f"{first.page}.md:{first.block.attributes_line}"
            yield Finding(page.path, at, "twin-rule", f"duplicate rule {block.id!r}, first in {place}")
        if headed < 2:
            yield Finding(
                page.path,
                at,
                "outside-sections",
                f"the rule {block.id} is under no ## section, so it would have no number",
            )


def _examples(book: Book) -> Iterator[Finding]:
    """Check that every example of the ledger is on the page with its numbers and a picture, and that there are more."""
    tongues = book.having("examples")
    if not tongues:
        return
    for rule in book.game.rules.values():
        anchor = f"ex.{rule.id}"
        if not rule.example or rule.off_page:
            continue
        if book.absent(anchor, ["examples"]):
            book.missing.add(anchor)
            what = f"the example of {rule.id} is not on examples.md: ### … {{#{anchor}}}"
            yield Finding(book.ledger, book.lines.get(rule.id, 1), "untold-example", what)
            continue
        for tongue in tongues:
            section = tongue.pages["examples"].section(anchor)
            said = {int(number) for block in section for number in re.findall(r"\d+", block.words)}
            if (one := _ONE_AS_WORD.get(tongue.lang)) and any(one.search(block.words) for block in section):
                said.add(1)
            if section and (unsaid := [number for number in numbers(rule.example) if number not in said]):
                listed = ", ".join(map(str, unsaid))
                what = f"#{anchor} does not say {listed} (as numerals); the ledger: {rule.example}"
                yield Finding(tongue.path("examples"), section[0].line, "unsaid-number", what)
    own = set()
    for tongue in tongues:
        page = tongue.pages["examples"]
        for block in page.anchors:
            if block.kind != "heading" or not (block.id or "").startswith("ex."):
                continue
            if not any(link.picture for inner in page.section(block.id or "") for link in inner.links):
                yield Finding(page.path, block.line, "no-picture", f"#{block.id} has no picture")
            rule_id = (block.id or "").removeprefix("ex.")
            known = book.game.rules.get(rule_id)
            if known is None:
                own.add(rule_id)
            elif not known.example:
                yield Finding(
                    page.path,
                    block.line,
                    "no-such-example",
                    f"the ledger has no example of {rule_id}; give your own example its own slug",
                )
    if len(own) < OWN_EXAMPLES:
        what = (
            f"{len(own)} examples beyond the ledger's; there should be at least {OWN_EXAMPLES} (### … {{#ex.own-slug}})"
        )
        yield Finding(tongues[0].path("examples"), 1, "few-examples", what)


def numbers(text: str) -> list[int]:
    """The numbers in an English text, each once, written as numerals or as words up to twenty."""
    digits = _WORD.sub(lambda word: str(_NUMBERS.index(word[0].lower()) + 2), _ONE.sub("1", text))
    return list(dict.fromkeys(int(number) for number in _NUMERAL.findall(digits)))


def _rulings(book: Book) -> Iterator[Finding]:
    """Check that every gap in the rules is asked and answered."""
    tongues = book.having("questions")
    if not tongues:
        return
    gaps = [rule.id for rule in book.game.rules.values() if rule.kind == "ruling" and not rule.off_page]
    for gap in gaps:
        if book.absent(gap, ["questions"]):
            book.missing.add(gap)
            yield Finding(
                book.ledger,
                book.lines.get(gap, 1),
                "untold-gap",
                f"the gap {gap} is not on questions.md: ### …? {{#{gap}}}",
            )
            continue
        for tongue in tongues:
            section = tongue.pages["questions"].section(gap)
            if section and not any(block.kind == "admonition" and block.name == "ruling" for block in section):
                yield Finding(tongue.path("questions"), section[0].line, "no-ruling", f"#{gap} has no `!!! ruling`")
    for tongue in tongues:
        for block in tongue.pages["questions"].anchors:
            if (block.id or "").startswith("gap.") and block.id not in gaps:
                what = f"there is no gap {block.id!r}{did_you_mean(nearest(block.id or '', gaps))}"
                yield Finding(tongue.path("questions"), block.line, "no-such-gap", what)


def _glossary(book: Book) -> Iterator[Finding]:
    """Check that every term of the game's own is explained, under the name that the term base gives it."""
    tongues = book.having("glossary")
    if not tongues:
        return
    terms = {f"term.{term.id}": term for term in book.terms}
    for anchor, term in terms.items():
        if not term.common and book.absent(anchor, ["glossary"]):
            book.missing.add(anchor)
            names = ", ".join(f"{tongue.lang} «{term.heading(tongue.lang)}»" for tongue in book.tongues)
            path = book.game.folder / "terms.yaml"
            yield Finding(path, term.line, "untold-term", f"the term {term.id} ({names}) is not on glossary.md")
    for tongue in tongues:
        page = tongue.pages["glossary"]
        for block in page.blocks:
            if "term" not in block.classes or not block.id:
                continue
            at = block.attributes_line
            if block.id not in terms:
                yield Finding(
                    page.path,
                    at,
                    "no-such-term",
                    f"there is no term {block.id!r}{did_you_mean(nearest(block.id, terms))}",
                )
                continue
            word = terms[block.id].heading(tongue.lang)
            bold = re.match(r"\*\*(.+?)\*\*", block.text)
            if bold is None or bold[1] not in (word, word[0].upper() + word[1:]):
                found = f"«{bold[1]}»" if bold else "no bold word"
                yield Finding(
                    page.path,
                    block.line,
                    "other-name",
                    f"{block.id} is «{word}» in the term base, but here begins with {found}",
                )


# --- links ---


def _links(site: Path, tongue: Tongue, name: str, books: Mapping[str, Book]) -> Iterator[Finding]:
    page = tongue.pages[name]
    address = (tongue.folder / f"{name}.md").relative_to(site / tongue.lang / "docs").as_posix()
    for block in page.blocks:
        for link in block.links:
            if link.picture:
                yield from _picture(site, picture_folder(address), page, link)
            elif link.target.startswith(("http:", "https:")):
                yield Finding(page.path, link.line, "other-host", f"a link to another host: {link.target}")
            elif what := _dead(link.target, address, tongue.lang, books, site):
                yield Finding(page.path, link.line, "dead-link", what)


@cache
def _anchors(path: Path, _saved: int) -> set[str]:
    """The anchors of a page that belongs to no game; cached until it is saved again, as many links lead to it."""
    return {block.id or "" for block in read_page(path).anchors}


def _picture(site: Path, folder: str, page: Page, link: Link) -> Iterator[Finding]:
    found = re.fullmatch(r"pictures/([a-z0-9-]+)\.svg", link.target)
    if found is None:
        what = f"a picture is pictures/<name>.svg, with a name of a-z, 0-9 and hyphens: {link.target}"
        yield Finding(page.path, link.line, "bad-picture-address", what)
        return
    drawn = site / "pictures" / folder
    if not (drawn / f"{found[1]}.yaml").exists():
        near = nearest(found[1], (path.stem for path in drawn.glob("*.yaml")))
        what = f"not drawn: site/pictures/{folder}/{found[1]}.yaml{did_you_mean(near)}"
        yield Finding(page.path, link.line, NOT_DRAWN, what)


def _dead(target: str, here: str, lang: str, books: Mapping[str, Book], site: Path) -> str | None:
    """Why a link is dead; None if it is good, or if what it lacks has been reported already."""
    address, _, anchor = target.partition("#")
    if address and not address.endswith(".md"):
        return f"a link must name a page's file, such as rules.md#id: {target}"
    path = posixpath.normpath(posixpath.join(posixpath.dirname(here), address)) if address else posixpath.normpath(here)
    folder, _, name = path.removesuffix(".md").rpartition("/")
    docs = site / lang / "docs"
    if not folder and (docs / path).exists():
        return _no_anchor(target, _anchors(docs / path, (docs / path).stat().st_mtime_ns))
    book = books.get(folder)
    if book is None:
        near = nearest(folder, books) if folder else nearest(path, [page.name for page in docs.glob("*.md")])
        return f"no such page: {target}{did_you_mean(near)}"
    if name == _GENERATED and book.game.cards:
        return _no_anchor(target, gallery_anchors(book.game))
    if name == _TAKE_HOME and not anchor:
        return None
    there = next(found for found in book.tongues if found.lang == lang)
    if name not in there.pages:
        told = name in PAGES or bool(book.having(name))
        known = [f"{page}.md" for page in (*there.pages, *([_GENERATED] if book.game.cards else []))]
        return None if told else f"no such page: {target}{did_you_mean(nearest(posixpath.basename(address), known))}"
    spots = there.spots.get(anchor, [])
    if not anchor or anchor in book.missing or any(spot.page == name for spot in spots):
        return None
    if spots:
        return f"no #{anchor} on {name}.md; it is on {spots[0].page}.md"
    return _no_anchor(target, there.spots)


def _no_anchor(target: str, known: Iterable[str]) -> str | None:
    """The message that a link's anchor is not among the known ones; None if it is, or if the link has no anchor."""
    anchor, known = target.partition("#")[2], set(known)
    if not anchor or anchor in known:
        return None
    return f"no such anchor: {target}{did_you_mean('#' + near for near in nearest(anchor, known))}"


def gallery_anchors(game: Game) -> set[str]:
    """The anchors of the page that hooks/gallery.py makes: cards, teams, and the card types of each team."""
    teams = {card.team or "free" for card in game.cards.values()}
    return {*game.cards, *teams, *(f"{card.team or 'free'}-{card.type}" for card in game.cards.values())}


# --- agreement of the languages ---


def stale(book: Book) -> Iterator[Finding]:
    """Find the rules whose paragraph in another language has changed since the two were last compared."""
    told: set[str] = set()
    for tongue in book.tongues:
        others = [other for other in book.tongues if other is not tongue]
        never: dict[str, list[Block]] = {}
        for rule, spot in tongue.rules.items():
            if not all(rule in other.rules for other in others):
                continue
            now = [other.rules[rule].block.hash for other in others]
            then = (spot.block.agrees or "").split("-")
            if len(then) != len(now) or not spot.block.agrees:
                if rule not in told:
                    never.setdefault(spot.page, []).append(spot.block)
                told.add(rule)
                continue
            changed = [language(o.lang) for o, old, new in zip(others, then, now, strict=True) if old != new]
            if changed:
                what = (
                    f"stale: {rule}: the {' and the '.join(changed)} has changed since this agreed with it;"
                    f" read both, then `fitil site agree {book.game.id}/{rule}`"
                )
                yield Finding(tongue.path(spot.page), spot.block.attributes_line, "stale", what)
        for page, blocks in never.items():
            yield _never(book, tongue, page, blocks, others)


def _never(book: Book, tongue: Tongue, page: str, blocks: Sequence[Block], others: Sequence[Tongue]) -> Finding:
    whom = " and the ".join(language(other.lang) for other in others)
    if len(blocks) == 1:
        which, name = str(blocks[0].id), f"{book.game.id}/{blocks[0].id}"
    else:
        which, name = f"{len(blocks)} rules ({blocks[0].id} … {blocks[-1].id})", book.game.id
    what = f"never compared with the {whom}: {which}; read both, then `fitil site agree {name}`"
    return Finding(tongue.path(page), blocks[0].attributes_line, "never-compared", what)


def language(lang: str) -> str:
    """The English name of a language."""
    return LANGUAGES[lang].name if lang in LANGUAGES else lang
