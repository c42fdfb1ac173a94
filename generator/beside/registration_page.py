"""A deck on one page: its cards in a table, what the check says of it, and the deck itself as a QR code.

The registration sheet of a tournament has fields for the player and for the judge; a plain list has not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cards import Card, Deck, FitilError, Game, Lang, Team, messages, plural
from generator.beside.deck_code import deck_name, deck_text, digest, drawn, qr_code
from generator.beside.form import BAD, FAINT, GOOD, INK, PAPER, SOFT, Form
from generator.beside.judgement import Breach, Judge
from generator.geometry import Box
from generator.template import template_of
from generator.words import words

MARGIN, GAP, CENTRE = 12.0, 3.0, 6.0
TALLEST, LEAST = 6.2, 3.4
"""The height of the table's rows in mm: as the page is empty or full."""
CODE_MM = 36.0
_HEAD, _NAME, _FIELDS, _HERO, _TOTALS, _VERDICT, _JUDGE, _FOOT = 15.0, 12.0, 21.0, 13.0, 11.5, 41.5, 19.0, 8.5
_VERDICT_HEAD, _RULE_MM, _MORE_MM = 13.6, 3.3, 4.0
_TOLD_PT = (8.2, 6.4)
_TOTALLED = ("size", "own", "free", "foreign", "penalty")
_Told = tuple[Breach, list[str], list[float], float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """How the pages are made: the languages, large and small, the paper in mm, and whether there are fields to fill."""

    lang: Lang
    second: Lang | None
    paper: tuple[float, float]
    fields: bool = True
    note: str = ""


class RegistrationPage:
    """One deck's page, drawn from the top down."""

    def __init__(self, game: Game, deck: Deck, sheet: Sheet, judge: Judge) -> None:
        self.game, self.deck, self.sheet = game, deck, sheet
        self.langs: tuple[Lang, ...] = tuple(filter(None, (sheet.lang, sheet.second)))
        self.judged = {lang: judge(game, deck, lang) for lang in self.langs}
        self.judgement = self.judged[sheet.lang]
        hero = next((game.cards[card_id] for card_id in deck.heroes), None)
        self.hero = hero
        self.team: Team = game.palette(hero) if hero else game.neutral
        self.marks = template_of(game).rarity_icons
        self.name = deck_name(game, deck, sheet.lang)
        self.form = Form(sheet.paper[0], sheet.lang, f"{game.id}/{deck.ref}")
        self.left, self.right = MARGIN, sheet.paper[0] - MARGIN
        self.width = self.right - self.left

    def draw(self) -> None:
        """Draws the whole page; what room the table leaves goes to the verdict's list, then to the judge's notes."""
        foot = self.sheet.paper[1] - _FOOT
        judge = _JUDGE + GAP if self.sheet.fields else 0.0
        y = self._head(MARGIN - 2) + GAP
        y = self._called(y) + GAP * 0.6
        if self.sheet.fields:
            y = self._fields(y) + GAP
        y = self._heroes(y) + GAP
        y = self._table(y, foot - judge - _VERDICT - _TOTALS - 2 * GAP - y) + GAP
        y = self._totals(y) + GAP
        y = self._verdict(y, foot - judge - y) + GAP
        if self.sheet.fields:
            self._judge(y, foot - y)

    # --- words -------------------------------------------------------------------------------------------------------

    def _said(self, key: str) -> list[str]:
        """A message of the print shop in the page's languages."""
        return [words(lang)(key) for lang in self.langs]

    def _both(
        self,
        said: Sequence[str],
        box: Box,
        size: float,
        *,
        style: str = "bold",
        color: str = INK,
        soft: str = SOFT,
        small: float = 0.72,
        apart: bool = False,
        lines: int = 1,
    ) -> None:
        """The first language at the start of a box, the second beside it (or `apart`, at its end), on one baseline."""
        first, *others = said
        room = box.w * (0.62 if others and others[0] != first else 1)
        least = size * (0.6 if lines == 1 else 0.35)
        place = Box(box.x, box.y, room, box.h)
        used = self.form.text(first, place, size, least=least, style=style, color=color, lines=lines)
        if others and others[0] != first:
            x = box.x + used + 1.8
            rest = Box(x, box.y, box.right - x, box.h)
            self.form.text(
                others[0],
                rest,
                min(size * small, 9.0),
                least=4.6,
                color=soft,
                align="end" if apart else "start",
                lines=2 if apart else lines,
                lang=self.langs[1],
            )

    # --- the page, from the top --------------------------------------------------------------------------------------

    def _head(self, y: float) -> float:
        form, team = self.form, self.team
        form.panel(Box(self.left, y, self.width, _HEAD), INK, corner=2.2)
        form.panel(Box(self.left + 1.2, y + 1.2, self.width - 2.4, _HEAD - 2.4), team.main, corner=1.4)
        key = "registration-title" if self.sheet.fields else "decklist-title"
        side = _HEAD + 1.6
        badge = Box(self.right - side - 3, y - 0.8, side, side)
        title = Box(self.left + 5, y + 1, badge.x - self.left - 10, _HEAD - 2)
        self._both(self._said(key), title, 19, color=PAPER, soft=team.light, small=0.5)
        form.text(
            self.game.title[self.sheet.lang],
            Box(badge.x - 52, y + 1, 48, _HEAD - 2),
            15,
            style="bold",
            color=PAPER,
            align="end",
        )
        form.spot(team.emblem, badge, team.light, team.dark)
        return y + _HEAD

    def _called(self, y: float) -> float:
        names = [deck_name(self.game, self.deck, lang) for lang in self.langs]
        self._both(names, Box(self.left, y, self.width * 0.66, _NAME), 23, small=0.5, lines=2)
        say, title = words(self.sheet.lang), self.game.title[self.sheet.lang]
        corner = Box(self.right - self.width * 0.34, y + 1.2, self.width * 0.34, 4.4)
        version = say("registration-version", game=title, version=self.game.version)
        self.form.text(version, corner, 8, color=SOFT, align="end")
        hashed = digest(self.deck)
        below = corner.moved(0, 4.8)
        wide = self.form.text(hashed, below, 9.5, style="bold", align="end", lang="")
        before = Box(below.x, below.y, below.w - wide - 1.6, below.h)
        self.form.text(say("registration-digest"), before, 8, color=SOFT, align="end")
        return y + _NAME

    def _fields(self, y: float) -> float:
        """Lines to write on: who plays, where, when, and that it is so."""
        wide = (self.width - CENTRE) * 0.58
        narrow = self.width - CENTRE - wide
        for row, keys in enumerate((("player", "date"), ("event", "signature"))):
            top = y + row * _FIELDS / 2
            for key, x, w in zip(keys, (self.left, self.left + wide + CENTRE), (wide, narrow), strict=True):
                self._both(self._said(f"field-{key}"), Box(x, top, w, 3.8), 7.8, small=0.8)
                self.form.line(x, x + w, top + _FIELDS / 2 - 0.6, INK, 0.25)
        return y + _FIELDS

    def _heroes(self, y: float) -> float:
        form, team, hero = self.form, self.team, self.hero
        box = Box(self.left, y, self.width, _HERO)
        form.panel(box, team.light, team.dark, 0.35, corner=2)
        kinds = [kind for kind, info in self.game.types.items() if info.starting]
        labels = [messages(self.game, lang)(f"type-{kind}") for kind in kinds[:1] for lang in self.langs]
        if labels:
            self._both(labels, Box(box.x + 4, y + 1.2, 60, 3.4), 7, color=team.dark, soft=team.dark)
        if hero is None:
            form.line(box.x + 4, box.x + 90, box.bottom - 2.4, INK, 0.25)
            return box.bottom
        names = [self.game.words[lang][hero.id].name for lang in self.langs]
        self._both(names, Box(box.x + 4, y + 4.6, box.w * 0.56, _HERO - 5.4), 14.5, soft=SOFT, small=0.6)
        teams = [messages(self.game, lang)(f"team-{hero.team or 'free'}") for lang in self.langs]
        at = box.right - 4
        for icon_name, key, color in (("hand-of-cards", "hand", team.dark), ("heart", "lives", "#d7343b")):
            if (number := hero.numbers.get(key)) is not None:
                form.text(str(number), Box(at - 6, y, 6, _HERO), 14, style="bold", align="end")
                form.icon(icon_name, Box(at - 13, y + _HERO / 2 - 3.2, 6.4, 6.4), color)
                at -= 18
        form.panel(Box(at - 0.2, y + 2.6, 0.25, _HERO - 5.2), team.dark)
        side = 8.6
        form.spot(team.emblem, Box(at - 4 - side, y + (_HERO - side) / 2, side, side), PAPER, team.main)
        words_at = Box(at - 6 - side - 40, y + 2.4, 40, 4.6)
        alone = len(teams) == 1
        form.text(teams[0], words_at.moved(0, 1.9 * alone), 9, style="bold", color=team.dark, align="end")
        if not alone:
            form.text(teams[1], words_at.moved(0, 4.2), 6.4, color=team.dark, align="end", lang=self.langs[1])
        return box.bottom

    def _table(self, y: float, height: float) -> float:
        """All cards by type, in two columns, each with a box to tick."""
        entries = _entries(self.game, self.deck, self.sheet.lang)
        cut = _column_break(entries)
        count = max(cut, len(entries) - cut, 1)
        step = min(TALLEST, height / count)
        if step < LEAST:
            most = int(height / LEAST) * 2
            raise FitilError(f"{self.deck.ref}: has more cards than the {most} lines of a page hold")
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
        names = [plural(self.game, kind, lang) for lang in self.langs]
        self._both(names, inner, min(9.0, box.h * 1.75), color=PAPER, soft=self.team.light, small=0.74)
        number = Box(bar.right - 12, bar.y, 10, bar.h)
        self.form.text(str(copies), number, min(9.5, box.h * 1.8), style="bold", color=PAPER, align="end")

    def _card(self, card: Card, box: Box) -> None:
        form, size = self.form, min(9.4, box.h * 1.8)
        tick = min(3.0, box.h * 0.58)
        form.panel(Box(box.x + 0.8, box.y + (box.h - tick) / 2, tick, tick), None, INK, 0.22, corner=0.4)
        copies = Box(box.x + 4.6, box.y, 6.4, box.h)
        form.text(f"{self.deck.cards[card.id]}×", copies, size, style="bold", align="middle")
        foreign = self.hero is not None and self.game.foreign(card, self.hero)
        side = min(4.4, box.h * 0.86)
        marks = 5.0 if foreign else 0.0
        if foreign:
            team = self.game.palette(card)
            mark = Box(box.right - side - 0.2, box.y + (box.h - side) / 2, side, side)
            form.spot(team.emblem, mark, team.light, team.dark)
        star = min(2.9, box.h * 0.56)
        if rarity := self.marks.get(card.rarity or ""):
            form.icon(rarity, Box(box.right - marks - star - 0.8, box.y + (box.h - star) / 2, star, star), INK)
        names = [self.game.words[lang][card.id].name for lang in self.langs]
        room = Box(box.x + 11.6, box.y, box.w - 11.6 - star - 2.2 - marks, box.h)
        self._both(names, room, size, style="regular", apart=True)
        form.line(box.x, box.right, box.bottom, FAINT, 0.15)

    def _totals(self, y: float) -> float:
        """The numbers that a judge compares; where the table has a mark for them, they tell what it means."""
        form, summary = self.form, self.judgement.summary
        cells = [(key, summary[key], self._said(f"total-{key}")) for key in _TOTALLED if summary.get(key) is not None]
        for rarity, n in reversed(summary["rarities"].items()):
            cells.insert(1, (rarity, n, [_begun(messages(self.game, lang)(f"rarity-{rarity}")) for lang in self.langs]))
        width = self.width / len(cells)
        form.panel(Box(self.left, y, self.width, _TOTALS), None, INK, 0.35, corner=2)
        for at, (key, number, labels) in enumerate(cells):
            box = Box(self.left + at * width, y, width, _TOTALS)
            if at:
                form.panel(Box(box.x, y + 2, 0.2, _TOTALS - 4), FAINT)
            form.text(str(number), Box(box.x, y + 0.6, width, 5.6), 13.5, style="bold", align="middle")
            label = Box(box.x + 0.8, y + 5.8, width - 1.6, 3.0)
            form.text(labels[0], label, 6.4, least=4.6, align="middle")
            if len(labels) > 1:
                form.text(labels[1], label.moved(0, 2.5), 5.4, least=4, color=SOFT, align="middle", lang=self.langs[1])
            mark = Box(box.x + width / 2 + 4, y + 2, 2.8, 2.8)
            if key in self.marks:
                form.icon(self.marks[key], mark, INK)
            elif key == "foreign":
                form.panel(mark, self.game.neutral.light, INK, 0.2, oval=True)
        return y + _TOTALS

    def _verdict(self, y: float, room: float) -> float:
        """What the check says, and the deck as a code."""
        form, judgement = self.form, self.judgement
        width = self.width - CODE_MM - 4
        told = list(self._told(width - 11))
        wanted = _VERDICT_HEAD + sum(height for *_, height in told) + 2
        box = Box(self.left, y, width, min(room, max(_VERDICT, wanted)))
        color = GOOD if judgement.legal else BAD
        form.panel(box, None, color, 0.5, corner=2)
        form.panel(Box(box.x + 3, y + 3, 9, 9), color, oval=True)
        form.icon("check" if judgement.legal else "cross", Box(box.x + 4.4, y + 4.4, 6.2, 6.2), PAPER)
        verdicts = [_begun(self.judged[lang].verdict) for lang in self.langs]
        self._both(verdicts, Box(box.x + 14.5, y + 2.6, width - 18, 9.8), 15, color=color, small=0.56)
        inner = Box(box.x + 3, y + _VERDICT_HEAD, width - 6, box.h - _VERDICT_HEAD - 1.5)
        if told:
            self._breaches(inner, told)
        else:
            self._sound(inner)
        self._code(Box(self.right - CODE_MM, y, CODE_MM, CODE_MM))
        return box.bottom

    def _told(self, width: float) -> Iterator[_Told]:
        """Every breach in the page's languages, errors first, and how tall it stands in a width."""
        judged = (sorted(self.judged[lang].breaches, key=_gravity) for lang in self.langs)
        for breaches in zip(*judged, strict=True):
            texts = [f"{breach.message}. {breach.fix}." for breach in breaches]
            tall = [
                self.form.height_of(text, width, size, lang)
                for text, size, lang in zip(texts, _TOLD_PT, self.langs, strict=False)
            ]
            yield breaches[0], texts, tall, _RULE_MM + sum(tall) + 1.2

    def _breaches(self, room: Box, told: Sequence[_Told]) -> None:
        """As many as fit; how many are left out is said."""
        form, y, left = self.form, room.y, len(told)
        for breach, texts, tall, height in told:
            if y + height > room.bottom - (_MORE_MM if left > 1 else 0) + 1.2:
                break
            severe = breach.severity == "error"
            form.icon("cross" if severe else "exclamation", Box(room.x, y + 0.2, 3, 3), BAD if severe else SOFT)
            form.text(breach.rule, Box(room.x + 5, y, room.w - 5, _RULE_MM), 6.6, style="bold", color=SOFT)
            below = y + _RULE_MM
            for text, size, tallness, lang in zip(texts, _TOLD_PT, tall, self.langs, strict=False):
                place = Box(room.x + 5, below, room.w - 5, tallness + 0.05)
                form.text(text, place, size, color=INK if lang == form.lang else SOFT, lines=None, lang=lang)
                below += tallness
            y += height
            left -= 1
        if left:
            more = Box(room.x + 5, room.bottom - _MORE_MM, room.w - 5, _MORE_MM)
            self._both([words(lang)("registration-more", n=left) for lang in self.langs], more, 7.4)

    def _sound(self, room: Box) -> None:
        """That there is nothing to say against the deck; what a signature means, or how the deck is played."""
        y = room.y + 1
        for said in zip(*map(self._praise, self.langs), strict=False):
            for text, lang, size in zip(said, self.langs, (9.0, 7.2), strict=False):
                height = self.form.height_of(text, room.w, size, lang) + 0.05
                if y + height > room.bottom:
                    return
                color = INK if lang == self.form.lang else SOFT
                self.form.text(text, Box(room.x, y, room.w, height), size, color=color, lines=None, lang=lang)
                y += height + 0.4
            y += 1.6

    def _praise(self, lang: Lang) -> list[str]:
        say = words(lang)
        more = say("registration-signed") if self.sheet.fields else self.deck.plan.get(lang, "")
        return [say("registration-checked", command="fitil check"), *filter(None, [more])]

    def _code(self, box: Box) -> None:
        form, code = self.form, qr_code(self.deck)
        if code is None:
            form.find(f"{len(deck_text(self.deck))} letters are too many for a QR code: the page has none")
            return
        form.items.append(drawn(code, form.placed(box)))
        said = Box(box.x - 2, box.bottom - 0.6, box.w + 4, 3.2)
        for lang, size in zip(self.langs, (6.2, 5.4), strict=False):
            text = words(lang)("registration-code")
            color = INK if lang == self.form.lang else SOFT
            self.form.text(text, said, size, least=4.4, color=color, align="middle", lang=lang)
            said = said.moved(0, 2.9)

    def _judge(self, y: float, height: float) -> None:
        """Boxes for the judge, and lines for notes in what is left of the page."""
        form = self.form
        width = (self.width - 2 * GAP) / 3
        form.panel(Box(self.left - 2, y - 0.6, self.width + 4, height + 0.6), self.team.light, corner=2.6)
        for at, key in enumerate(("checked", "count", "penalties")):
            box = Box(self.left + at * (width + GAP), y + 1.4, width, _JUDGE - 3.4)
            form.panel(box, PAPER, INK, 0.3, corner=1.6)
            self._both(self._said(f"judge-{key}"), Box(box.x + 2, box.y + 0.6, width - 4, 4.2), 7.8, small=0.8)
        notes_box = Box(self.left, y + _JUDGE - 0.4, self.width, height - _JUDGE - 1)
        if notes_box.h < 9:
            return
        form.panel(notes_box, PAPER, INK, 0.3, corner=1.6)
        self._both(self._said("judge-notes"), Box(notes_box.x + 2, notes_box.y + 0.6, width - 4, 4.2), 7.8, small=0.8)
        ruled = notes_box.y + 9
        while ruled < notes_box.bottom - 3:
            form.line(notes_box.x + 2, notes_box.right - 2, ruled, FAINT, 0.2)
            ruled += 7


def _entries(game: Game, deck: Deck, lang: Lang) -> list[str | Card]:
    """The lines of the table: each type, and its cards by name."""
    entries: list[str | Card] = []
    for kind in game.types:
        cards = [game.cards[card_id] for card_id in deck.cards if game.cards[card_id].type == kind]
        if cards:
            entries += [kind, *sorted(cards, key=lambda card: game.words[lang][card.id].name.casefold())]
    return entries


def _column_break(entries: Sequence[str | Card]) -> int:
    """Where the second column begins: near the middle, best before a type, never right after one."""

    def cost(at: int) -> float:
        if at and isinstance(entries[at - 1], str):
            return len(entries) + 1.0
        return max(at, len(entries) - at) - (2.5 if at < len(entries) and isinstance(entries[at], str) else 0)

    return min(range(1, len(entries) + 1), key=cost, default=0)


def _gravity(breach: Breach) -> bool:
    return breach.severity == "warning"


def _begun(said: str) -> str:
    return said[:1].upper() + said[1:]
