"""Lists that are being filled, card by card: what each line adds, and where the next list begins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cards.decks.listing import MOST_NAME, Listing, Place
from cards.decks.lists.around import labels, remarks
from cards.decks.lists.lines.each import Each
from cards.decks.lists.lines.several import Several
from cards.decks.lists.lines.under import APART, Under
from cards.decks.lists.talk import chat, game_title, noted, team_talk, teams_played
from cards.decks.names.headings import FAMILY, GIVEN, OF_PLAYERS, WRITERS
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_lead, is_likely
from cards.decks.words import counted
from cards.errors import Said
from cards.names import normalise


class Filling:
    """Lists being filled, with what the lines above say of the next one."""

    def __init__(self, path: Path, *, several: bool = False, who: str = "") -> None:
        self.path, self.several, self.lists = path, several, Several(path, who)
        self.under, self.each, self.again = Under(), Each(), chat.Again()
        self.about = self.in_rows = False
        self.writer = ""
        """Who sends it, as a label says; whoever plays may be another."""
        self.slot_heading: tuple[str, str, int] | None = None
        self.games: frozenset[str] = frozenset()  # of the lines, as it seems

    @property
    def listing(self) -> Listing:
        """The list that is being read."""
        return self.lists.all[-1]

    def is_wrong(self, why: Said | None, number: int) -> bool:
        """True for a line with which something is wrong, which is reported."""
        if why:
            self.listing.fault(str(why), number, why.code, **why.params)
        return why is not None

    def leads(self, text: str) -> bool:
        """True for a line that is the lead of a list."""
        return any(is_lead(normalise(name), self.games) for name, _ in counted.readings(text))

    def begin(self, at: int) -> None:
        """Begin the next list, with the entries from there on."""
        self.under.close(self.listing)
        self.lists.begin(at)
        self.again.begin()
        self.under.opens("list")
        self.each.stop()

    def opens(self, place: Place, line: str, number: int) -> None:
        """Begin below a heading that stands alone."""
        self.under.close(self.listing)
        self.under.opens(place, line, number)
        if self.lists.cards:
            self.under.heads()

    def pause(self, line: str) -> None:
        """Note that nothing stands on a line, or that the next message begins."""
        if line:
            self.again.next()
        self.lists.pause()
        self.under.pause()
        self.each.pause(self.listing)

    def end(self) -> None:
        """Report a slot's heading at the end of the list, if no name follows it, and give every list its player."""
        self.each.end(self.listing)
        self.under.close(self.listing)
        if self.slot_heading:
            slot, line, number = self.slot_heading
            self.listing.fault(f"{line!r} must be followed by the {slot}'s name", number, "name-follows", text=line)
        self.lists.end(self.writer)

    def titled(self, title: str, number: int) -> None:
        """Take the title of a game, of which there is the next list of whoever has the one above it in another game."""
        if self.is_next_game(title):
            several = len({one.player for one in self.lists.all}) > 1  # of whom each has a list of one game
            if teams_played.team_alone(self.lists.titles[-1]):
                self.lists.titles[-1] = ""  # it is one of the teams above
            who = "" if several else self.listing.player or game_title.but_title(self.lists.titles[-1])
            self.begin(len(self.listing.entries))
            self.listing.game, self.listing.player = (title, number), who
        self.listing.game = self.listing.game or (title, number)

    def is_next_game(self, title: str) -> bool:
        """True for the title of another game than that of the cards above it, or of the teams."""
        if not self.several or not noted.is_of_next_game(title, self.listing):
            return False
        return self.lists.cards > 0 or any(teams_played.team_alone(one.text) for one in self.listing.entries)

    def named(self, line: str, value: str, number: int, *, is_section: bool) -> None:
        """Take the name of the deck, unless it may be its only card."""
        if is_section and labels.is_known(value):
            self.is_wrong(labels.heading_or_card(line, value), number)
        self.listing.name = self.listing.name or value[:MOST_NAME]

    def player_is(self, word: str, value: str, number: int) -> None:
        """Take whose the list is, or the next one if this one has cards."""
        name = re.sub(r"\s*<[^<>]*@[^<>]*>", "", value).strip(f"{labels.QUOTES}:")[:MOST_NAME]
        if self.several and self.lists.cards and word not in FAMILY:
            self.begin(len(self.listing.entries))
        now = self.listing.player
        if word in OF_PLAYERS:
            now = "" if now == self.writer else now
            self.is_wrong(self.lists.is_of(name), number)
        self.writer = name if word in WRITERS else self.writer
        halves = (name, now) if word in GIVEN else (now, name)
        self.listing.player = " ".join(filter(None, halves)) if word in FAMILY | GIVEN else now or name

    def card(self, text: str, number: int, place: Place, *, loose: bool = False, written: str = "") -> None:
        """List a card and its copies, in whatever way they are written; `written` is the whole line, if it was more."""
        if counted.is_count(text) and not re.fullmatch(
            rf"\d\d+\s*(?:{counted.PIECE})?", text, re.I
        ):  # that may be how many there are in all
            if not noted.sums_up(self.listing, text, number):
                self.listing.nameless(text, number)
            return
        readings = remarks.readings_of(text)
        known = next((name for name, _ in readings if is_card(normalise(name))), None)
        if self.each.copies and place == "list" and known == text and not is_lead(normalise(text), self.games):
            readings = self.each.counts(text, number, self.listing)
        elif (known, self.each.copies) in readings:
            self.each.is_said_again()
        elif self.each.copies and place == "list" and not known and self._is_short(text):
            text = self.each.counted(text, number, self.listing)  # a short name, or one in another form
            readings, written = remarks.readings_of(text), ""
        if known is not None and place != "aside" and self.several:
            leads = is_lead(normalise(known), self.games)
            if not leads:
                self.again.card(known, number, self.listing)
            lead = place in slot_words().values() or leads
            if (at := self.lists.begins_at(lead=lead)) is not None:
                self.begin(at)
            self.lists.card(lead=lead)
        self.listing.take(readings, number, place, written or text, loose=loose and known is None)
        is_form = known is None and labels.names_form(text)
        if is_form and place == "list" and self.several:
            self.lists.card(lead=False)
        elif known is None and not (is_form and place in APART):
            self.lists.fresh = True
            self.under.names(number, lambda: counted.begins_with_count(text) or self.is_likely(text))
        if place == self.under.place and (known is not None or not counted.begins_with_count(text)):
            if known or (is_form and place in APART):
                self.under.card(number, self.listing)
            else:
                self.under.ends(text, number)

    def _is_short(self, text: str) -> bool:
        """True for what may be a card without a number, though it is not called so."""
        return not counted.numbers_of(text) and self.is_likely(text)

    def is_likely(self, text: str) -> bool:
        """True for what is the name of a card, or may be meant so."""
        return is_likely(normalise(text), self.games)

    def teams(self, names: Sequence[str], number: int, place: Place, line: str = "") -> None:
        """List whole teams of cards, and what their line says besides of others."""
        if self.is_wrong(team_talk.told_again(line, names, self.listing.entries), number):
            return
        for name in names:
            self.card(name, number, place)
        for said in teams_played.decided(line)[1]:
            self.card(said.strip(" ,.;"), number, "aside")
        self.listing.remarks += team_talk.told_teams(line, names)
        noted.sums(self.listing, line, number)
        self.lists.cards += len(names) if place != "aside" else 0
