"""The last page of a print of what has changed: which cards to take out of the earlier one, replace, and add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cards import Game, Lang
from cards.languages import RTL
from generator.display import Item, LayoutFinding
from generator.face import Look, template_of
from generator.flow import Block, Heading, HeadingStyle, PageStyle, Para, Table, Text, as_text, compose
from generator.job.manifest import Change
from generator.typesetting import BOLD, LRM, Style, direction
from generator.words import words

_HEADINGS = (
    HeadingStyle(size=1.7, above=0, below=0.6, color="dark", bar=True),
    HeadingStyle(size=1.2, above=1.4, below=0.4, color="dark"),
)
_TICK = "⭘"  # of the type itself: a page has no other
_USUAL = 210.0
"""The width of paper, in mm, for which margins and type are stated here; on smaller paper they are scaled down."""


def removal_pages(
    changed: Change, games: Sequence[Game], look: Look, paper: tuple[float, float]
) -> tuple[list[list[Item]], tuple[LayoutFinding, ...]]:
    """Instructions for the earlier print, as pages of items to draw, and the findings."""
    scale = min(1.0, max(0.45, min(paper) / _USUAL))
    page = PageStyle(
        width=paper[0],
        height=paper[1],
        top=18 * scale,
        bottom=17 * scale,
        inner=16 * scale,
        outer=16 * scale,
        size_pt=max(6.2, 10.5 * scale),
        base=direction(look.lang),
        lang=look.lang,
        sided=False,
        numbers=False,
        headings=_HEADINGS,
    )
    document = compose(list(_blocks(changed, games, look, scale)), page)
    return [found.items for found in document.pages], document.findings


def _blocks(changed: Change, games: Sequence[Game], look: Look, scale: float) -> Iterator[Block]:
    say = words(look.lang)
    replaced = [card for card in changed.remove if card in changed.add]
    gone = [card for card in changed.remove if card not in changed.add]
    new = [card for card in changed.add if card not in changed.remove]
    yield Heading(text=as_text(say("removal-title")))
    yield Para(text=as_text(say("removal-how")))
    for key, found in (("replace", replaced), ("remove", gone), ("add", new)):
        if not found:
            continue
        yield Heading(text=as_text(say(f"removal-{key}")), level=2)
        rows = [_row(card, changed, games, look) for card in found]
        header = ["", "removal-old" * bool(key != "add"), "removal-new" * bool(key != "remove"), "removal-card"]
        columns = [at for at, title in enumerate(header) if title or at == 0]
        yield Table(
            header=tuple(as_text(say(header[at]) if header[at] else "") for at in columns),
            rows=tuple(tuple(row[at] for at in columns) for row in rows),
            align=tuple("start" if at in (0, 3) else "middle" for at in columns),
            widths=(max(5.4, 9 * scale), *(22 * scale for at in columns if at in (1, 2)), None),
        )


def _row(card: str, changed: Change, games: Sequence[Game], look: Look) -> tuple[Text, ...]:
    """A box to tick, the numbers of old and of new copies, and the card's name in the languages of the print."""
    now = called(card, games, look.lang)
    old = changed.names.get(card, now)  # which stands on the paper that is to be found
    becomes = f" {'←' if look.lang in RTL else '→'} {now}" if card in changed.add and old != now else ""
    names = as_text(f"{old}{becomes}", BOLD)
    if look.second:
        names = (*names, *as_text(f"   {called(card, games, look.second)}", Style(color="soft", scale=0.85)))
    return (
        as_text(_TICK),
        as_text(f"{LRM}{changed.remove.get(card, 0)}×{LRM}", BOLD),
        as_text(f"{LRM}{changed.add.get(card, 0)}×{LRM}", BOLD),
        names,
    )


def called(card: str, games: Sequence[Game], lang: Lang) -> str:
    """The name of what a print calls `game/id`: a card, aid, table sheet or token; its id as words if that is gone."""
    game_id, _, card_id = card.partition("/")
    known: Mapping[str, Game] = {game.id: game for game in games}
    if game_id in known and card_id in known[game_id].words[lang]:
        return known[game_id].words[lang][card_id].name
    kind, _, rest = card_id.partition("-")
    number = rest.partition("-")[0]
    if kind in ("aid", "table") and number.isdecimal():
        return f"{words(lang)(f'removal-{kind}')} {number}"
    spaced = card_id.replace("-", " ")
    if game_id in known and any(token.id == card_id for token in template_of(known[game_id]).tokens):
        return f"{words(lang)('removal-token')}: {spaced}"
    return spaced
