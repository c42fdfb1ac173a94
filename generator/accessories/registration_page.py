"""A deck on one page: its cards in a table, the check's verdict, and the deck itself as a QR code.

A tournament's registration sheet has fields for the player and the judge; a plain list has none.
"""

from __future__ import annotations

from typing import NamedTuple

from cards import Deck, Game, Lang, Team, messages
from cards.decks import Judge, fingerprint
from cards.errors import short
from cards.records import dataclass
from generator.accessories.deck_table import CENTRE, TOTALS_MM, DeckTable
from generator.accessories.form import FAINT, INK, PAPER, SOFT, Bilingual
from generator.accessories.verdict_panel import VERDICT_MM, VerdictPanel
from generator.display import Box
from generator.face import template_of
from generator.job import deck_name
from generator.typesetting import BOLD
from generator.words import words

MARGIN, GAP = 12.0, 3.0
_HEAD, _NAME, _FIELDS, _LEAD, _JUDGE, _FOOT = 15.0, 12.0, 21.0, 13.0, 19.0, 8.5
"""The heights of the page's parts, in mm."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RegistrationLayout:
    """The settings of the pages: main and second language, the paper in mm, whether there are fields to fill.

    `site` is the address whose workshop opens the QR code's deck; if empty, the code is the deck's list.
    """

    lang: Lang
    second: Lang | None
    paper: tuple[float, float]
    fields: bool = True
    site: str = ""
    note: str = ""


class Entered(NamedTuple):
    """A deck that is entered, with its game; `player` is whose it is and `team` theirs, empty if nobody said so."""

    game: Game
    deck: Deck
    player: str = ""
    team: str = ""


class RegistrationPage:
    """One deck's page, drawn from the top down."""

    def __init__(self, entered: Entered, sheet: RegistrationLayout, judge: Judge) -> None:
        game, deck, player, club = entered
        self.game, self.deck, self.sheet, self.player, self.club = game, deck, sheet, short(player), short(club)
        self.form = Bilingual(sheet.paper[0], sheet.lang, f"{game.id}/{deck.ref}", second=sheet.second)
        self.judged = {lang: judge(game, deck, lang) for lang in self.form.langs}
        self.judgement = self.judged[sheet.lang]
        lead = next((game.cards[card_id] for card_id in deck.apart), None)
        self.lead = lead
        self.team: Team = game.palette(lead) if lead else game.neutral
        self.name = deck_name(deck, sheet.lang)
        self.left, self.right = MARGIN, sheet.paper[0] - MARGIN
        self.width = self.right - self.left

    def draw(self) -> None:
        """Draw the whole page; what space the table leaves goes to the verdict's list, then to the judge's notes."""
        foot = self.sheet.paper[1] - _FOOT
        judge = _JUDGE + GAP if self.sheet.fields else 0.0
        y = self._head(MARGIN - 2) + GAP
        y = self._called(y) + GAP * 0.6
        if self.sheet.fields:
            y = self._fields(y) + GAP
        y = self._lead(y) + GAP
        table = DeckTable(self.form, self.game, self.deck, self.left, self.width)
        y = table.draw(y, foot - judge - VERDICT_MM - TOTALS_MM - 2 * GAP - y) + GAP
        y = table.totals(y, self.judged) + GAP
        verdict = VerdictPanel(
            self.form, self.deck, self.judged, self.left, self.width, signed=self.sheet.fields, site=self.sheet.site
        )
        y = verdict.draw(y, foot - judge - y) + GAP
        if self.sheet.fields:
            self._judge(y, foot - y)

    # --- the page, from the top --------------------------------------------------------------------------------------

    def _head(self, y: float) -> float:
        form, team = self.form, self.team
        form.panel(Box(self.left, y, self.width, _HEAD), INK, corner=2.2)
        form.panel(Box(self.left + 1.2, y + 1.2, self.width - 2.4, _HEAD - 2.4), team.main, corner=1.4)
        key = "registration-title" if self.sheet.fields else "decklist-title"
        side = _HEAD + 1.6
        badge = Box(self.right - side - 3, y - 0.8, side, side)
        title = Box(self.left + 5, y + 1, badge.x - self.left - 10, _HEAD - 2)
        form.both(form.words(key), title, 19, color=PAPER, soft=team.light, small=0.5)
        form.text(
            self.game.title[self.sheet.lang],
            Box(badge.x - 52, y + 1, 48, _HEAD - 2),
            15,
            style=BOLD,
            color=PAPER,
            align="end",
        )
        form.spot(team.emblem, badge, team.light, team.dark)
        return y + _HEAD

    def _called(self, y: float) -> float:
        names = [deck_name(self.deck, lang) for lang in self.form.langs]
        self.form.both(names, Box(self.left, y, self.width * 0.66, _NAME), 23, small=0.5, lines=2)
        say, title = words(self.sheet.lang), self.game.title[self.sheet.lang]
        corner = Box(self.right - self.width * 0.34, y + 1.2, self.width * 0.34, 4.4)
        version = say("registration-version", game=title, version=self.game.version)
        self.form.text(version, corner, 8, color=SOFT, align="end")
        hashed = fingerprint(self.deck)
        below = corner.moved(0, 4.8)
        wide = self.form.text(hashed, below, 9.5, style=BOLD, align="end", lang="")
        before = Box(below.x, below.y, below.w - wide - 1.6, below.h)
        self.form.text(say("registration-digest"), before, 8, color=SOFT, align="end")
        return y + _NAME

    def _fields(self, y: float) -> float:
        """Lines to write on: the player (whose name and team may be known), the event, the date, and the signature."""
        wide = (self.width - CENTRE) * 0.58
        narrow = self.width - CENTRE - wide
        for row, keys in enumerate((("player", "date"), ("event", "signature"))):
            top = y + row * _FIELDS / 2
            for key, x, w in zip(keys, (self.left, self.left + wide + CENTRE), (wide, narrow), strict=True):
                self.form.both(self.form.words(f"field-{key}"), Box(x, top, w, 3.8), 7.8, small=0.8)
                self.form.line(x, x + w, top + _FIELDS / 2 - 0.6, INK, 0.25)
        written = Box(self.left + 1, y + 3.8, wide - 2, _FIELDS / 2 - 4.8)
        if self.club:
            beside = Box(self.left + wide * 0.62, y, wide * 0.38, 3.8)
            self.form.both(self.form.words("field-team"), beside, 7.8, small=0.8)
            self.form.text(self.club, Box(beside.x, written.y, beside.w - 1, written.h), 12, least=5, lines=2)
            written = Box(written.x, written.y, wide * 0.6 - 2, written.h)
        self.form.text(self.player, written, 14, least=5, style=BOLD, lines=2)
        return y + _FIELDS

    def _lead(self, y: float) -> float:
        """A band for the card that the deck is built around; nothing where the game has no slot for one."""
        form, team, lead = self.form, self.team, self.lead
        rules = self.game.deck_rules
        kinds = [slot.type for slot in rules.slots.values()] if rules else []
        if not kinds and not lead:
            return y - GAP
        box = Box(self.left, y, self.width, _LEAD)
        form.panel(box, team.light, team.dark, 0.35, corner=2)
        labels = [messages(self.game, lang)(f"type-{kind}") for kind in kinds[:1] for lang in form.langs]
        if labels:
            form.both(labels, Box(box.x + 4, y + 1.2, 60, 3.4), 7, color=team.dark, soft=team.dark)
        if lead is None:
            form.line(box.x + 4, box.x + 90, box.bottom - 2.4, INK, 0.25)
            return box.bottom
        names = [self.game.words[lang][lead.id].name for lang in form.langs]
        form.both(names, Box(box.x + 4, y + 4.6, box.w * 0.56, _LEAD - 5.4), 14.5, soft=SOFT, small=0.6)
        teams = [messages(self.game, lang)(f"team-{lead.team or 'free'}") for lang in form.langs]
        at = box.right - 4
        for key, mark in template_of(self.game).number_marks.items():
            if (number := lead.numbers.get(key)) is not None:
                form.text(str(number), Box(at - 6, y, 6, _LEAD), 14, style=BOLD, align="end")
                form.icon(mark.icon, Box(at - 13, y + _LEAD / 2 - 3.2, 6.4, 6.4), mark.color or team.dark)
                at -= 18
        form.panel(Box(at - 0.2, y + 2.6, 0.25, _LEAD - 5.2), team.dark)
        side = 8.6
        form.spot(team.emblem, Box(at - 4 - side, y + (_LEAD - side) / 2, side, side), PAPER, team.main)
        words_at = Box(at - 6 - side - 40, y + 2.4, 40, 4.6)
        alone = len(teams) == 1
        form.text(teams[0], words_at.moved(0, 1.9 * alone), 9, style=BOLD, color=team.dark, align="end")
        if not alone:
            form.text(teams[1], words_at.moved(0, 4.2), 6.4, color=team.dark, align="end", lang=form.langs[1])
        return box.bottom

    def _judge(self, y: float, height: float) -> None:
        """Boxes for the judge, and lines for notes on the rest of the page."""
        form = self.form
        width = (self.width - 2 * GAP) / 3
        form.panel(Box(self.left - 2, y - 0.6, self.width + 4, height + 0.6), self.team.light, corner=2.6)
        for at, key in enumerate(("checked", "count", "penalties")):
            box = Box(self.left + at * (width + GAP), y + 1.4, width, _JUDGE - 3.4)
            form.panel(box, PAPER, INK, 0.3, corner=1.6)
            form.both(form.words(f"judge-{key}"), Box(box.x + 2, box.y + 0.6, width - 4, 4.2), 7.8, small=0.8)
        notes_box = Box(self.left, y + _JUDGE - 0.4, self.width, height - _JUDGE - 1)
        if notes_box.h < 9:
            return
        form.panel(notes_box, PAPER, INK, 0.3, corner=1.6)
        form.both(form.words("judge-notes"), Box(notes_box.x + 2, notes_box.y + 0.6, width - 4, 4.2), 7.8, small=0.8)
        ruled = notes_box.y + 9
        while ruled < notes_box.bottom - 3:
            form.line(notes_box.x + 2, notes_box.right - 2, ruled, FAINT, 0.2)
            ruled += 7
