"""Lists in lines, as they are pasted: `4 Корова`, `Корова x4`, `4 шт. Корова`, under headings and numbered, or not.

They come out of chats and mails, with talk around them, several in a text, or all in one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from cards.decks.listing import MOST_NAME, ListedCard, Listing, Place, Sum
from cards.decks.lists.around import dress, labels, remarks, retracted, rows, run, struck
from cards.decks.lists.lines.heard import NEXT, heard
from cards.decks.lists.lines.owned import OwnedLists
from cards.decks.lists.talk import (
    chat,
    game_title,
    in_doubt,
    minds,
    noted,
    played,
    sentences,
    swapped,
    team_talk,
    teams_played,
)
from cards.decks.names.headings import (
    ABOUT,
    FAMILY,
    GIVEN,
    NAME,
    PLAYER,
    SEATS,
    TEAM,
    is_about,
    is_deck,
    is_more,
    is_total,
    names_player,
    section,
    set_aside_behind,
)
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.known import is_card, is_lead, is_of_table
from cards.decks.words import counted, maybes, numbers_said, playing, so_far, updates
from cards.expressions import expression
from cards.names import normalise

_TOGETHER = expression(r"\s*[,;+&/]\s*")  # between teams that are named on one line
_MOST_TOLD = 12  # lines of who tells that his team was taken meanwhile
_LEAST_SAID = 2  # by whoever says in the end what it is


def read_lines(lines: Iterable[tuple[int, str]], path: Path) -> Listing:
    """Parse numbered lines as one list; a name above its cards is the player's."""
    reader = _Reader(path, several=True)
    reader.hear(lines)
    listing = reader.lists.all[0]
    listing.player = listing.player or reader.lists.titles[0]
    return listing


def read(text: str, path: Path) -> Listing:
    """Parse a text as one list, whatever it holds."""
    reader = _Reader(path)
    reader.hear(enumerate(text.splitlines(), 1))
    return reader.listing


def read_all(text: str, path: Path) -> list[Listing]:
    """Parse the lists in a text: of everybody who speaks in a chat, and one after another."""
    said: dict[str, list[tuple[int, str]]] = {}
    messages = [*chat.messages(enumerate(text.splitlines(), 1))]
    if len({message.who for message in messages}) > 1:
        from cards.decks.lists.talk import granted  # where only one speaks nobody answers

        messages = granted.answered(messages)
    for message in messages:
        said.setdefault(message.who, []).extend([*message.lines, (message.lines[-1][0], NEXT)])
    found: list[Listing] = []
    for who, lines in said.items():
        gone = _gone(lines, who) if len(lines) > _LEAST_SAID else ()
        reader = _Reader(path, several=True, who=who)
        reader.hear([one for one in lines if one[0] not in gone or one[1] == NEXT])
        for number, line in lines:
            if number in gone and line != NEXT:
                reader.lists.all[0].take([(line, "1")], number, "aside", line)
        for listing in reader.lists.all:
            listing.player = listing.player or who[:MOST_NAME]
        found += reader.lists.all
    found.sort(key=lambda listing: next((one.line or 0 for one in listing.entries if _is_taken(one)), 0))
    return minds.moved(found)


def _names(word: str, value: str) -> bool:
    """True for what a form calls the name of whoever plays, and that name: `Имя ребёнка: Лёва`."""
    return names_player(word) and labels.is_player(value) and not teams_played.names_some_team(value)


def _gone(lines: Sequence[tuple[int, str]], who: str) -> Sequence[int]:
    """The numbers of those lines for which the last that names teams stands, of somebody in a chat, or where somebody
    else has one of those that were named before.
    """
    teams = teams_played.teams_named
    if not who and (len(lines) > _MOST_TOLD or not swapped.taken_meanwhile(lines, teams, team_talk.are_gone)):
        return ()
    gone = swapped.in_the_end(lines, teams)
    head, colon, _ = next((line for number, line in lines if number in gone), "").partition(":")
    return gone if who or not colon or game_title.titled(swapped.without_me(head)) else ()


def _is_taken(entry: ListedCard) -> bool:
    return not entry.loose and entry.place != "aside"


class _Reader(OwnedLists):
    """Lists being read, line by line."""

    def hear(self, raw: Iterable[tuple[int, str]]) -> None:
        """Read the lines of lists."""
        found = heard(raw, self.listing, self.path)
        self.games, self.in_rows = found.games, rows.are_rows((line for _, line in found.lines), labels.is_known)
        for number, line in found.apart:
            self.card(line, number, "aside")
        for number, line, whole in found.struck:
            self.listing.take([(line, "1")], number, "aside", whole)
        for number, line in found.lines:
            self.take(line, number)
        self.lists.all[0].faults += found.faults
        self.end()

    def take(self, line: str, number: int) -> None:
        """Read a line, or a part of one."""
        if not line or line == NEXT:
            self.pause(line)
            return
        wrong = (
            labels.wrong_with(line := self._alone(line))
            or remarks.taken_back(line)
            or retracted.wrong_with(line)
            or run.either_of(line, self.under.place)
        )
        if self.is_wrong(wrong, number) or self._is_name(line, number) or self._is_beside(line, number):
            return
        if not labels.is_known(line):
            written, (line, place) = line, remarks.undressed(line)
            self.listing.beside += [] if place == "aside" else filter(None, [remarks.remark_in(written)])
            if place:
                self.card(line, number, place, written=written)
                return
        if self._is_several(line, number) or self._is_of_several(line, number):
            return
        if self._is_heading(line, number):
            self.lists.fresh = True  # what follows stands below a heading
            self.each.stop()
            return
        if self.about and line.casefold().startswith("name "):
            return  # the name of the deck, which Arena writes under `About`
        self.about = False
        word, value = labels.labelled(line)
        noted.hear_of(self.listing, word, line, number)
        if word in labels.GAMES:
            self.listing.game = game_title.labelled(value), number
        elif word in PLAYER | GIVEN | FAMILY or _names(word, value) or (word in SEATS and labels.is_player(value)):
            self.player_is(word, value, number)
        elif place := run.opened(word, value, self.under.place):
            self._take_below(place, line, value, number)
        elif word in NAME:
            self.named(line, value, number, is_section=section(word) is not None)
        elif word == "sb":
            self.card(value, number, "side")
        elif word and word in slot_words():
            self._lead(value, number, slot_words()[word])
            noted.sums(self.listing, value, number, numbers_said.SIZES)
        elif word and word in team_words():
            named = teams_played.teams_in(value) or _TOGETHER.split(value.strip("[]"))
            self.teams([name.strip(labels.QUOTES) for name in named], number, team_words()[word])
        elif word in TEAM:
            self.listing.team = self.listing.team or labels.unquoted(value)[:MOST_NAME]
        elif names := teams_played.teams_in(line):
            self.teams(names, number, self.under.place_behind(number), line)
        elif (word and is_about(word)) or is_total(normalise(line)) or labels.is_numbered(line):
            self.slot_heading = None
        elif self.slot_heading:
            slot, _, _ = self.slot_heading
            self.slot_heading = None
            self.card(line, number, slot)
        elif marked := labels.marked(line):
            self.card(marked[1], number, marked[0])
        elif word and not maybes.is_aside(word) and labels.is_known(value) and labels.is_item(line, value):
            self.take(value, number)
        else:
            self._said(line, number)

    def _lead(self, value: str, number: int, place: Place) -> None:
        """Read the lead that stands behind the word for it; what is said of it is told."""
        lead = played.played(value) or value
        self.listing.beside += filter(None, [remarks.said_around(value, lead)])
        self.card(lead, number, place)

    def _alone(self, line: str) -> str:
        """A line without a harmless turn, and without for which card another is there, which are told."""
        line, turn = remarks.without_turn(line)
        line, said = remarks.for_another(line)
        self.listing.beside += filter(None, [turn, said])
        return line

    def _take_below(self, place: Place, line: str, value: str, number: int) -> None:
        """Read what stands behind its heading, on the same line."""
        self.under.opens(place, line, number)
        self.take(value, number)
        self.under.ends(line, number)

    def _is_name(self, line: str, number: int) -> bool:
        """True for what the deck is called, in whatever language, behind a label that is none of cards."""
        label, colon, _ = line.partition(":")
        if not colon or normalise(label) not in NAME:
            return False
        word, value = labels.labelled(line)
        if not value or section(word) is not None:
            return False
        self.named(line, value, number, is_section=False)
        return True

    def _is_beside(self, line: str, number: int) -> bool:
        """True for what speaks of the table, of changes or of what is missing, for a game's title, and for what is set
        aside by its heading.
        """
        if card := struck.card_struck(line):
            self.card(card, number, "aside", written=line)
            return True
        if value := set_aside_behind(line):
            self._take_below("aside", line, value, number)
            return True
        if self.lists.cards and (updates.is_update(normalise(line)) or so_far.so_far(line)):
            self.card(line, number, "list", loose=True)
            return True
        if title := game_title.titled(line) if re.search(r"\d", line) else "":
            self.titled(title, number)
            self.listing.heard.add(number)
            return True
        loose = teams_played.changes_teams(line, self.listing.entries)
        is_plan = playing.tells_plan(line) and not labels.names_lead(line)
        found = loose or is_plan or (self.lists.cards > 0 and is_of_table(line) and not counted.numbers_of(line))
        if found:
            self.card(line, number, self.under.place if loose else "aside", loose=loose)
        return found

    def _is_of_several(self, line: str, number: int) -> bool:
        """True for a line that numbers one of several lists, `Order 2: the club`, or has a card that may be in none."""
        if self.is_wrong(in_doubt.wrong_with(line), number):
            return True
        called = labels.of_several(line) if self.several else None
        if called is None:
            return False
        if self.lists.cards:
            self.listing.heard.add(number)
            self.begin(len(self.listing.entries))
        self.listing.heard.add(number)
        self.listing.player = self.listing.player or called[:MOST_NAME]
        return True

    def _is_several(self, line: str, number: int) -> bool:
        """True for a line that says several things, which are taken one by one."""
        if self._is_of_sides(line, number) or self._is_of_player(line, number):
            return True
        if parts := sentences.apart(line):
            for part, place in parts:
                if place:
                    self.card(part, number, place)
                else:
                    self.take(part, number)
            return True
        row, doubt = rows.parts(line, labels.is_known, in_rows=self.in_rows)
        for part in row:
            self.take(part, number)
        if row or self.is_wrong(doubt, number):
            return True
        if (found := counted.of_each(line)) and (self._stands_over() or not counted.is_count(line)):
            copies, rest = found
            self.each.begin(copies, line, number, self.listing)
            self.lists.fresh = True
            for part in run.likely_parts(rest, self.is_likely) or filter(None, [rest]):
                self.take(part, number)
            return True
        those, copies = counted.each_of_those(line) or ("", "")
        if short := run.likely_parts(those, self.is_likely):
            self.listing.parted.setdefault(number, line)
            for part in short:
                self.take(part if self.leads(part) else f"{copies} {part}", number)
            return True
        said = counted.of_each_after(line)
        if said and (played.played(said[0]) or not labels.holds_card(said[0])):
            self.take(said[0], number)
            self.each.begin(said[1], line, number, self.listing)
            return True
        summed = labels.summed_up(line)
        if (summed and len(run.parts(summed[0], labels.is_known)) > 1) or (summed := sentences.sized(line)):
            self.listing.sums[number] = Sum(summed[1])
            self.take(summed[0], number)
            return True
        word, value = labels.labelled(line)
        if section(word) == "list" and any(map(labels.is_known, counts := run.counted_parts(value))):
            self.under.opens("list")
            self.listing.parted.setdefault(number, line)
            for part in counts:  # `Бомбы: 4 кластерные, 2 пороховые`: each is one, however it is called
                self.take(part, number)
            return True
        if run.opened(word, value, self.under.place) == "list" and len(run.parts(value, labels.is_known)) > 1:
            self.under.opens("list")
            self.take(value, number)
            return True
        says_several = ":" in line or "," in line or len(counted.numbers_of(line)) > 1
        if not (says_several or labels.holds_card(line) or teams_played.teams_in(line)):
            return False
        several = self._of_lead(line)
        if not several and self.slot_heading is None and not labels.is_known(line) and labels.may_be_several(line):
            if self._is_whose(line, number):
                return True
            several = run.parts(line.rstrip(" ."), remarks.is_known_but_remark) or run.named_parts(line)
            several = run.shared(line, several, self.leads)
        if len(several) > 1 and dress.is_bilingual(line) and len(counted.numbers_of(line)) < 2:
            return False  # one card, and its name in another language
        cards = [one for one in several if not self.leads(one)]
        if self.is_wrong(run.wrong_with(line, several, cards, counts=self.listing.counts), number):
            return True
        if several:
            self.listing.parted.setdefault(number, line)
        is_bare = not counted.numbers_of(line)  # one of each: what else is said beside one bears on no number
        for part in several:
            self.take(remarks.without_thought(part) if is_bare else part, number)
        return bool(several)

    def _of_lead(self, line: str) -> Sequence[str]:
        """The parts of a line with a lead and its list, which begins the next one; none for any other line."""
        several = played.lead_of_list(line) or ()
        if several and self.lists.leads:
            self._next()
        return several

    def _stands_over(self) -> bool:
        """False for a line below a card of which it may be said how many there are."""
        last = self.listing.entries[-1] if self.listing.entries else None
        bare = last is not None and not last.loose and not counted.numbers_of(last.text) and not self.leads(last.text)
        return self.lists.fresh and (bool(self.each.copies) or not bare)

    def _goes_on(self, line: str, words: str) -> int:
        """The number in a heading that goes on with the deck, `Прочее [6]`, below one of what is in it; else 0."""
        return numbers_said.sum_in(line) if self.under.place == "list" and is_more(words) else 0

    def _is_heading(self, line: str, number: int) -> bool:
        """True for a heading, which is remembered: a known one, or any line that ends in a colon."""
        found = labels.heading(line)
        if labels.are_headings(line):
            self.under.opens("list")  # their cards stand beside each other
            self.listing.heard.add(number)
            return True
        if labels.are_titles(line):
            self.listing.heard.add(number)
            return True
        if not found:
            return False
        said, colon = found
        words = normalise(said)
        if colon and is_lead(words, self.games):
            self.card(said, number, "list")
            return True
        if is_card(words):
            return colon and self.is_wrong(labels.heading_or_card(line, said), number)
        if words in slot_words():
            self.slot_heading = slot_words()[words], line, number
        elif place := self.under.place_of(words.strip("[]() "), colon=colon):
            self.about = words == ABOUT
            self.opens(place, line, number)
            numbered = place == "list" and not (colon or is_deck(words)) and any(map(str.isdigit, line))
            if said_sum := numbers_said.sum_in(line):
                self.listing.sums[number] = Sum(said_sum, over=True)
            self.listing.kinds += [(number, line)] if numbered else []
        elif not colon and (more := self._goes_on(line, words)):
            self.listing.sums[number] = Sum(more, over=True)
        elif (colon or labels.is_dressed(line)) and (title := game_title.titled(said)):
            self.titled(title, number)
        elif colon:
            self._said(line, number)
        elif (title := game_title.titled(said)) and self.is_next_game(title):
            self.titled(title, number)
            self.card(line, number, "list", loose=True)
            return True
        else:
            return False
        self.listing.heard.add(number)
        return True
