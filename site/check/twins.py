"""The languages beside each other: the same pages and anchors, and rules that agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cards import Finding
from cards.errors import Said
from cards.languages import LANGUAGES
from cards.ledger import Block, Book, Tongue

PAGES = ("index", "learn", "rules", "examples", "questions", "pieces", "glossary", "summary")
"""The pages of every game. A game may have more."""


def missing_pages(tongues: Sequence[Tongue], wanted: Sequence[str]) -> Iterator[Finding]:
    """Check that there are these pages, and in every language those that one has."""
    names = dict.fromkeys((*wanted, *(name for tongue in tongues for name in tongue.pages)))
    for name in names:
        absent = [tongue for tongue in tongues if name not in tongue.pages]
        if len(absent) == len(tongues):
            where = ", ".join(tongue.lang for tongue in absent)
            what = Said(f"the page is not written yet (in {where})", "site-unwritten-page", langs=where)
            yield Finding(absent[0].path(name), 1, "unwritten-page", what)
        else:
            for tongue in absent:
                there = next(other for other in tongues if name in other.pages)
                said = f"the page is missing; it exists in {language(there.lang)}"
                yield Finding(tongue.path(name), 1, "missing-page", Said(said, "site-missing-page", lang=there.lang))


def twin_anchors(tongues: Sequence[Tongue], missing: set[str]) -> Iterator[Finding]:
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
    said = f"#{anchor} is missing; the {language(other.lang)} page has it in line {line}"
    told: dict[str, str | int] = {"anchor": f"#{anchor}", "lang": other.lang, "line": line}
    what = Said(said, "site-missing-anchor", **told)
    if elsewhere := tongue.spots.get(anchor):
        here = f"{elsewhere[0].page}.md:{elsewhere[0].block.line}"
        what = Said(f"{said} (here it is in {here})", "site-misplaced-anchor", **told, here=here)
    return Finding(tongue.path(name), before[-1] if before else 1, "missing-anchor", what)


def _order(name: str, tongues: Sequence[Tongue], ids: Mapping[str, list[str]]) -> Iterator[Finding]:
    first, *others = tongues
    for other in others:
        for at, (mine, theirs) in enumerate(zip(ids[other.lang], ids[first.lang], strict=False)):
            if mine != theirs:
                line = other.pages[name].anchors[at].line
                said = f"#{mine} is where the {language(first.lang)} page has #{theirs}"
                what = Said(said, "site-out-of-order", anchor=f"#{mine}", lang=first.lang, there=f"#{theirs}")
                yield Finding(other.path(name), line, "out-of-order", what)
                break


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
            changed = [other.lang for other, old, new in zip(others, then, now, strict=True) if old != new]
            if changed:
                name, whose = f"{book.game.id}/{rule}", " and the ".join(map(language, changed))
                said = (
                    f"stale: {rule}: the {whose} has changed since this agreed with it;"
                    f" read both, then `fitil site agree {name}`"
                )
                what = Said(said, "site-stale", rule=rule, langs=changed, name=name)
                yield Finding(tongue.path(spot.page), spot.block.attributes_line, "stale", what)
        for page, blocks in never.items():
            yield _never(book, tongue, page, blocks, others)


def _never(book: Book, tongue: Tongue, page: str, blocks: Sequence[Block], others: Sequence[Tongue]) -> Finding:
    langs = [other.lang for other in others]
    whom = " and the ".join(map(language, langs))
    if len(blocks) == 1:
        which, name = str(blocks[0].id), f"{book.game.id}/{blocks[0].id}"
    else:
        which, name = f"{len(blocks)} rules ({blocks[0].id} … {blocks[-1].id})", book.game.id
    said = f"never compared with the {whom}: {which}; read both, then `fitil site agree {name}`"
    first, last = (str(blocks[at].id) for at in (0, -1))
    what = Said(said, "site-never-compared", n=len(blocks), first=first, last=last, langs=langs, name=name)
    return Finding(tongue.path(page), blocks[0].attributes_line, "never-compared", what)


def language(lang: str) -> str:
    """The English name of a language."""
    return LANGUAGES[lang].name if lang in LANGUAGES else lang
