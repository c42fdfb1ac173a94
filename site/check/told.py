"""What the ledger has is told: rules, examples, rulings, terms."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards import Finding, did_you_mean, nearest
from cards.ledger import Book, Tongue

OWN_EXAMPLES = 5

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


def ledger(book: Book) -> Iterator[Finding]:
    """Check that every rule that belongs on a page is on one."""
    rules = [rule for rule in book.game.rules.values() if rule.kind != "ruling" and not rule.off_page]
    missing = [rule.id for rule in rules if not any(rule.id in tongue.rules for tongue in book.tongues)]
    book.missing |= set(missing)
    if not book.having("rules"):
        yield Finding(book.ledger, 1, "untold-rules", f"{len(missing)} of {len(rules)} rules are on no page yet")
        return
    for rule in missing:
        yield Finding(book.ledger, book.lines.get(rule, 1), "untold-rule", f"the rule {rule} is on no page")


def rules(book: Book, tongue: Tongue, name: str) -> Iterator[Finding]:
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


def examples(book: Book) -> Iterator[Finding]:
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


def rulings(book: Book) -> Iterator[Finding]:
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


def glossary(book: Book) -> Iterator[Finding]:
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
