"""A deck as a table: its cards by type in two columns, and below them the numbers that a judge compares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cards import Card, Deck, FitilError, Game, Lang, Team, messages, plural
from cards.decks import ToldVerdict
from generator.accessories.form import FAINT, INK, PAPER, SOFT, Bilingual
from generator.display import Box
from generator.face import template_of
from generator.typesetting import BOLD, REGULAR

CENTRE = 6.0
"""The space between the columns, in mm."""
TALLEST, LEAST = 6.2, 3.4
"""The greatest and the least height of a row, in mm; the fuller the page, the lower the rows."""
TOTALS_MM = 11.5


class DeckTable:
    """The table of a deck on a form, between `left` and `left + width` mm."""

    def __init__(self, form: Bilingual, game: Game, deck: Deck, left: float, width: float) -> None:
        self.form, self.game, self.deck, self.left, self.width = form, game, deck, left, width
        self.lead = next((game.cards[card_id] for card_id in deck.apart), None)
        self.team: Team = game.palette(self.lead) if self.lead else game.neutral
        self.marks = template_of(game).rarity_icons

    def draw(self, y: float, height: float) -> float:
        """Draw all cards by type, in two columns, each with a box to tick; return the y where they end.

        Raises `FitilError` for more cards than the height has lines for.
        """
        entries = _entries(self.game, self.deck, self.form.lang)
        cut = column_break(entries)
        count = max(cut, len(entries) - cut, 1)
        step = min(TALLEST, height / count)
        if step < LEAST:
            most = int(height / LEAST) * 2
            raise FitilError(f"{self.deck.ref}: has more cards than the {most} lines of a page").coded(
                "too-many-for-form", name=self.deck.ref, most=most
            )
        width = (self.width - CENTRE) / 2
        for start, column in ((0, entries[:cut]), (1, entries[cut:])):
            for row, entry in enumerate(column):
                box = Box(self.left + start * (width + CENTRE), y + row * step, width, step)
                if isinstance(entry, Card):
                    self._card(entry, box)
                else:
                    self._group(entry, box)
        return y + count * step

    def _group(self, kind: str, box: Box) -> None:
        copies = sum(n for card_id, n in self.deck.cards.items() if self.game.cards[card_id].type == kind)
        bar = Box(box.x, box.y + 0.35, box.w, box.h - 0.5)
        self.form.panel(bar, self.team.dark, corner=0.8)
        inner = Box(bar.x + 2, bar.y, bar.w - 14, bar.h)
        names = [plural(self.game, kind, lang) for lang in self.form.langs]
        self.form.both(names, inner, min(9.0, box.h * 1.75), color=PAPER, soft=self.team.light, small=0.74)
        number = Box(bar.right - 12, bar.y, 10, bar.h)
        self.form.text(str(copies), number, min(9.5, box.h * 1.8), style=BOLD, color=PAPER, align="end")

    def _card(self, card: Card, box: Box) -> None:
        form, size = self.form, min(9.4, box.h * 1.8)
        tick = min(3.0, box.h * 0.58)
        form.panel(Box(box.x + 0.8, box.y + (box.h - tick) / 2, tick, tick), None, INK, 0.22, corner=0.4)
        copies = Box(box.x + 4.6, box.y, 6.4, box.h)
        form.text(f"{self.deck.cards[card.id]}×", copies, size, style=BOLD, align="middle")
        foreign = self.lead is not None and card.team not in (None, self.lead.team)
        side = min(4.4, box.h * 0.86)
        marks = 5.0 if foreign else 0.0
        if foreign:
            team = self.game.palette(card)
            mark = Box(box.right - side - 0.2, box.y + (box.h - side) / 2, side, side)
            form.spot(team.emblem, mark, team.light, team.dark)
        star = min(2.9, box.h * 0.56)
        if rarity := self.marks.get(card.rarity or ""):
            form.icon(rarity, Box(box.right - marks - star - 0.8, box.y + (box.h - star) / 2, star, star), INK)
        names = [self.game.words[lang][card.id].name for lang in form.langs]
        room = Box(box.x + 11.6, box.y, box.w - 11.6 - star - 2.2 - marks, box.h)
        form.both(names, room, size, style=REGULAR, apart=True)
        form.line(box.x, box.right, box.bottom, FAINT, 0.15)

    def totals(self, y: float, judged: Mapping[Lang, ToldVerdict]) -> float:
        """Draw the numbers that a judge compares, with the table's marks for them; return the y where they end."""
        form = self.form
        summary = judged[form.lang].summary
        cells: list[tuple[str | None, int, Sequence[str], bool]] = [
            (None, summary["size"], form.words("total-size"), False),
            *(
                (rarity, n, [_of_rarity(self.game, rarity, lang) for lang in form.langs], False)
                for rarity, n in summary["rarities"].items()
            ),
        ]
        cells += [
            (None, several[0].number, [count.label for count in several], several[0].marked)
            for several in zip(*(judged[lang].counts for lang in form.langs), strict=True)
        ]
        width = self.width / len(cells)
        form.panel(Box(self.left, y, self.width, TOTALS_MM), None, INK, 0.35, corner=2)
        for at, (rarity, number, labels, marked) in enumerate(cells):
            box = Box(self.left + at * width, y, width, TOTALS_MM)
            if at:
                form.panel(Box(box.x, y + 2, 0.2, TOTALS_MM - 4), FAINT)
            form.text(str(number), Box(box.x, y + 0.6, width, 5.6), 13.5, style=BOLD, align="middle")
            label = Box(box.x + 0.8, y + 5.8, width - 1.6, 3.0)
            form.text(labels[0], label, 6.4, least=4.6, align="middle")
            if len(labels) > 1:
                form.text(labels[1], label.moved(0, 2.5), 5.4, least=4, color=SOFT, align="middle", lang=form.langs[1])
            mark = Box(box.x + width / 2 + 4, y + 2, 2.8, 2.8)
            if rarity and rarity in self.marks:
                form.icon(self.marks[rarity], mark, INK)
            elif marked:
                form.panel(mark, self.game.neutral.light, INK, 0.2, oval=True)
        return y + TOTALS_MM


def _entries(game: Game, deck: Deck, lang: Lang) -> list[str | Card]:
    """The lines of the table: each type, followed by its cards sorted by name."""
    entries: list[str | Card] = []
    for kind in game.types:
        cards = [game.cards[card_id] for card_id in deck.cards if game.cards[card_id].type == kind]
        if cards:
            entries += [kind, *sorted(cards, key=lambda card: game.words[lang][card.id].name.casefold())]
    return entries


def column_break(entries: Sequence[str | Card]) -> int:
    """The index at which the second column begins: near the middle, preferably before a type, never just after one."""

    def cost(at: int) -> float:
        if at and isinstance(entries[at - 1], str):
            return len(entries) + 1.0
        return max(at, len(entries) - at) - (2.5 if at < len(entries) and isinstance(entries[at], str) else 0)

    return min(range(1, len(entries) + 1), key=cost, default=0)


def begun(said: str) -> str:
    """The sentence with its first letter capitalised."""
    return said[:1].upper() + said[1:]


def _of_rarity(game: Game, rarity: str, lang: Lang) -> str:
    """What cards of a rarity are called beneath their number: as several are, if the game says that (`.many`)."""
    say, name = messages(game, lang), f"rarity-{rarity}"
    return begun(say(name, "many") if say.has(name, "many") else say(name))
