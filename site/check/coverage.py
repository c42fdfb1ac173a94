"""What the ledger has is told: rules, examples, rulings, terms."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cards import Finding, did_you_mean, nearest
from cards.errors import Said
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
        said = f"{len(missing)} of {len(rules)} rules are on no page yet"
        what = Said(said, "site-untold-rules", n=len(missing), of=len(rules))
        yield Finding(book.ledger, 1, "untold-rules", what)
        return
    for rule in missing:
        what = Said(f"the rule {rule} is on no page", "site-untold-rule", rule=rule)
        yield Finding(book.ledger, book.lines.get(rule, 1), "untold-rule", what)


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
            near = nearest(block.id, book.game.rules)
            what = Said(
                f"there is no rule {block.id!r}{did_you_mean(near)}", "unknown-rule", name=block.id, nearest=near
            )
            yield Finding(page.path, at, "no-such-rule", what)
        elif rule.kind == "ruling":
            said = f"{block.id} is a ruling: a section of questions.md with a `!!! ruling`"
            yield Finding(page.path, at, "is-a-ruling", Said(said, "site-is-a-ruling", rule=block.id))
        elif rule.off_page:
            said = f"{block.id} belongs on no page (off_page: {rule.off_page})"
            what = Said(said, "site-off-page", rule=block.id, reason=f"off_page: {rule.off_page}")
            yield Finding(page.path, at, "off-page", what)
        first = tongue.rules[block.id]
        if first.block is not block:
            place = f"{first.page}.md:{first.block.attributes_line}"
            what = Said(f"duplicate rule {block.id!r}, first in {place}", "site-twin-rule", rule=block.id, place=place)
            yield Finding(page.path, at, "twin-rule", what)
        if headed < 2:
            said = f"the rule {block.id} is under no ## section, so it would have no number"
            yield Finding(page.path, at, "outside-sections", Said(said, "site-outside-sections", rule=block.id))


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
            form = f"### … {{#{anchor}}}"
            told_as = f"the example of {rule.id} is not on examples.md: {form}"
            what = Said(told_as, "site-untold-example", rule=rule.id, form=form)
            yield Finding(book.ledger, book.lines.get(rule.id, 1), "untold-example", what)
            continue
        for tongue in tongues:
            section = tongue.pages["examples"].section(anchor)
            said = {int(number) for block in section for number in re.findall(r"\d+", block.words)}
            if (one := _ONE_AS_WORD.get(tongue.lang)) and any(one.search(block.words) for block in section):
                said.add(1)
            if section and (unsaid := [number for number in numbers(rule.example) if number not in said]):
                listed = ", ".join(map(str, unsaid))
                told_as = f"#{anchor} does not say {listed} (as numerals); the ledger: {rule.example}"
                what = Said(told_as, "site-unsaid-number", anchor=f"#{anchor}", numbers=unsaid, ledger=(rule.example,))
                yield Finding(tongue.path("examples"), section[0].line, "unsaid-number", what)
    own = set()
    for tongue in tongues:
        page = tongue.pages["examples"]
        for block in page.anchors:
            if block.kind != "heading" or not (block.id or "").startswith("ex."):
                continue
            if not any(link.picture for inner in page.section(block.id or "") for link in inner.links):
                what = Said(f"#{block.id} has no picture", "site-no-picture", anchor=f"#{block.id}")
                yield Finding(page.path, block.line, "no-picture", what)
            rule_id = (block.id or "").removeprefix("ex.")
            known = book.game.rules.get(rule_id)
            if known is None:
                own.add(rule_id)
            elif not known.example:
                told_as = f"the ledger has no example of {rule_id}; give your own example its own slug"
                yield Finding(page.path, block.line, "no-such-example", Said(told_as, "site-no-example", rule=rule_id))
    if len(own) < OWN_EXAMPLES:
        form = "### … {#ex.own-slug}"
        told_as = f"{len(own)} examples beyond the ledger's; there should be at least {OWN_EXAMPLES} ({form})"
        what = Said(told_as, "site-few-examples", n=len(own), least=OWN_EXAMPLES, form=form)
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
            form = f"### …? {{#{gap}}}"
            what = Said(f"the gap {gap} is not on questions.md: {form}", "site-untold-gap", rule=gap, form=form)
            yield Finding(book.ledger, book.lines.get(gap, 1), "untold-gap", what)
            continue
        for tongue in tongues:
            section = tongue.pages["questions"].section(gap)
            if section and not any(block.kind == "admonition" and block.name == "ruling" for block in section):
                what = Said(f"#{gap} has no `!!! ruling`", "site-no-ruling", anchor=f"#{gap}")
                yield Finding(tongue.path("questions"), section[0].line, "no-ruling", what)
    for tongue in tongues:
        for block in tongue.pages["questions"].anchors:
            if (block.id or "").startswith("gap.") and block.id not in gaps:
                near = nearest(block.id or "", gaps)
                what = Said(
                    f"there is no gap {block.id!r}{did_you_mean(near)}", "site-no-gap", name=block.id, nearest=near
                )
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
            said = f"the term {term.id} ({names}) is not on glossary.md"
            what = Said(said, "site-untold-term", name=term.id, names=(names,))
            yield Finding(path, term.line, "untold-term", what)
    for tongue in tongues:
        page = tongue.pages["glossary"]
        for block in page.blocks:
            if "term" not in block.classes or not block.id:
                continue
            at = block.attributes_line
            if block.id not in terms:
                near = nearest(block.id, terms)
                what = Said(
                    f"there is no term {block.id!r}{did_you_mean(near)}", "site-no-term", name=block.id, nearest=near
                )
                yield Finding(page.path, at, "no-such-term", what)
                continue
            word = terms[block.id].heading(tongue.lang)
            bold = re.match(r"\*\*(.+?)\*\*", block.text)
            if bold is None or bold[1] not in (word, word[0].upper() + word[1:]):
                found = f"«{bold[1]}»" if bold else "no bold word"
                said = f"{block.id} is «{word}» in the term base, but here begins with {found}"
                begins = (bold[1],) if bold else Said("no bold word", "site-no-bold-word")
                what = Said(said, "site-other-name", anchor=block.id, word=(word,), found=begins)
                yield Finding(page.path, block.line, "other-name", what)
