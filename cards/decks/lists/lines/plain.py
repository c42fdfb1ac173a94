"""Lists in lines, as they are pasted: `4 Корова`, `Корова x4`, `4 шт. Корова`, under headings and numbered, or not.

They come out of chats and mails, with talk around them, several in a text, or all in one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from cards.decks.listing import MOST_NAME, Listing, Place, Sum
from cards.decks.lists.around import dress, labels, remarks, rows, run
from cards.decks.lists.lines.each import Each
from cards.decks.lists.lines.heard import NEXT, heard
from cards.decks.lists.lines.several import Several
from cards.decks.lists.lines.under import Under
from cards.decks.lists.talk import chat, game_title, in_doubt, minds, noted, played, sentences, team_talk
from cards.decks.names.headings import ABOUT, FAMILY, GIVEN, NAME, PLAYER, SEATS, TEAM, is_about, is_total, section
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.known import have_decks, is_card, is_lead, is_of_table, is_part_of_lead
from cards.decks.words import counted, maybes, numbers_said, people, updates
from cards.errors import Said
from cards.names import normalise

_TOGETHER = re.compile(r"\s*[,;+&/]\s*")  # between teams that are named on one line
_LEAST_CARDS = 5  # of a list on one line


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
    for message in chat.messages(enumerate(text.splitlines(), 1)):
        said.setdefault(message.who, []).extend([*message.lines, (message.lines[-1][0], NEXT)])
    found: list[Listing] = []
    for who, lines in said.items():
        reader = _Reader(path, several=True, who=who)
        reader.hear(lines)
        for listing in reader.lists.all:
            listing.player = listing.player or who[:MOST_NAME]
        found += reader.lists.all
    found.sort(key=lambda listing: next((one.line or 0 for one in listing.entries if not one.loose), 0))
    return minds.moved(found)


class _Reader:
    """Lists being read, with the heading above the next line of the last one."""

    def __init__(self, path: Path, *, several: bool = False, who: str = "") -> None:
        self.path, self.several, self.lists = path, several, Several(path, who)
        self.under, self.each, self.again = Under(), Each(), chat.Again()
        self.about = self.signing = self.in_rows = False
        self.slot_heading: tuple[str, str, int] | None = None
        self.games: frozenset[str] = frozenset()  # of the lines, as it seems

    @property
    def listing(self) -> Listing:
        """The list that is being read."""
        return self.lists.all[-1]

    def hear(self, raw: Iterable[tuple[int, str]]) -> None:
        """Read the lines of lists."""
        found = heard(raw, self.listing, self.path)
        self.games, self.in_rows = found.games, rows.are_rows((line for _, line in found.lines), labels.is_known)
        for number, line in found.apart:
            self._card(line, number, "aside")
        for number, line, whole in found.struck:
            self.listing.take([(line, "1")], number, "aside", whole)
        for number, line in found.lines:
            self.take(line, number)
        self.lists.all[0].faults += found.faults
        self.end()

    def take(self, line: str, number: int) -> None:
        """Read a line, or a part of one."""
        if not line or line == NEXT:
            self._pause(line)
            return
        wrong = labels.wrong_with(line) or remarks.taken_back(line) or run.either_of(line, self.under.place)
        if self._is_wrong(wrong, number) or self._is_beside(line, number):
            return
        if not labels.is_known(line):
            self.listing.beside += filter(None, [remarks.remark_in(line)])
            written, (line, place) = line, remarks.undressed(line)
            if place:
                self._card(line, number, place, written=written)
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
        if word in ("game", "игра", "משחק"):
            self.listing.game = value, number
        elif word in PLAYER | GIVEN | FAMILY or (word in SEATS and labels.is_player(value)):
            self._player(word, value)
        elif place := run.opened(word, value):
            self._take_below(place, line, value, number)
        elif word in NAME:
            self._named(line, value, number, is_section=section(word) is not None)
        elif word == "sb":
            self._card(value, number, "side")
        elif word and word in slot_words():
            self._card(played.played(value) or value, number, slot_words()[word])
            noted.sums(self.listing, value, number, numbers_said.SIZES)
        elif word and word in team_words():
            named = played.teams_in(value) or _TOGETHER.split(value.strip("[]"))
            self._teams([name.strip(labels.QUOTES) for name in named], number, team_words()[word])
        elif word in TEAM:
            self.listing.team = self.listing.team or labels.unquoted(value)[:MOST_NAME]
        elif names := played.teams_in(line):
            self._teams(names, number, "list", line)
        elif (word and is_about(word)) or is_total(normalise(line)) or labels.is_numbered(line):
            self.slot_heading = None
        elif self.slot_heading:
            slot, _, _ = self.slot_heading
            self.slot_heading = None
            self._card(line, number, slot)
        elif marked := labels.marked(line):
            self._card(marked[1], number, marked[0])
        elif word and not maybes.is_aside(word) and labels.is_known(value) and labels.is_item(line, value):
            self.take(value, number)
        else:
            self._said(line, number)

    def _take_below(self, place: Place, line: str, value: str, number: int) -> None:
        """Read what stands behind its heading, on the same line."""
        self.under.opens(place, line, number)
        self.take(value, number)
        self.under.ends(line, number)

    def _is_wrong(self, why: Said | None, number: int) -> bool:
        """True for a line with which something is wrong, which is reported."""
        if why:
            self.listing.fault(str(why), number, why.code, **why.params)
        return why is not None

    def _is_beside(self, line: str, number: int) -> bool:
        """True for what speaks of the table or of changes, for a game's title, and for what its heading sets aside."""
        if value := maybes.set_aside_behind(line):
            self._take_below("aside", line, value, number)
            return True
        if self.lists.cards and updates.is_update(normalise(line)):
            self._card(line, number, "list", loose=True)
            return True
        if title := game_title.titled(line) if re.search(r"\d", line) else "":
            self._titled(title, number)
            self.listing.heard.add(number)
            return True
        loose = played.changes_teams(line, self.listing.entries)
        found = loose or (self.lists.cards > 0 and is_of_table(line) and not counted.numbers_of(line))
        if found:
            self._card(line, number, self.under.place if loose else "aside", loose=loose)
        return found

    def _is_of_several(self, line: str, number: int) -> bool:
        """True for a line that numbers one of several lists, `Order 2: the club`, or has a card that may be in none."""
        if self._is_wrong(in_doubt.wrong_with(line), number):
            return True
        called = labels.of_several(line) if self.several else None
        if called is None:
            return False
        if self.lists.cards:
            self.listing.heard.add(number)
            self._begin(len(self.listing.entries))
        self.listing.heard.add(number)
        self.listing.player = self.listing.player or called[:MOST_NAME]
        return True

    def _is_several(self, line: str, number: int) -> bool:
        """True for a line that says several things, which are taken one by one."""
        if self._is_of_sides(line, number):
            return True
        if parts := sentences.apart(line):
            for part, place in parts:
                if place:
                    self._card(part, number, place)
                else:
                    self.take(part, number)
            return True
        row, doubt = rows.parts(line, labels.is_known, in_rows=self.in_rows)
        for part in row:
            self.take(part, number)
        if row or self._is_wrong(doubt, number):
            return True
        if (found := counted.of_each(line)) and (self._stands_over() or not counted.is_count(line)):
            copies, rest = found
            self.each.begin(copies, line, number, self.listing)
            self.lists.fresh = True
            if rest:
                self.take(rest, number)
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
        if run.opened(word, value) == "list" and len(run.parts(value, labels.is_known)) > 1:
            self.under.opens("list")
            self.take(value, number)
            return True
        says_several = ":" in line or "," in line or len(counted.numbers_of(line)) > 1
        if not (says_several or labels.holds_card(line) or played.teams_in(line)):
            return False
        several: Sequence[str] = played.lead_of_list(line) or ()
        if not several and self.slot_heading is None and not labels.is_known(line) and labels.may_be_several(line):
            if self._is_whose(line, number):
                return True
            several = run.parts(line.rstrip(" ."), labels.is_known) or run.named_parts(line)
            several = run.shared(line, several, self._leads)
        if len(several) > 1 and dress.is_bilingual(line) and len(counted.numbers_of(line)) < 2:
            return False  # one card, and its name in another language
        cards = [one for one in several if not self._leads(one)]
        if self._is_wrong(run.wrong_with(line, several, cards, counts=self.listing.counts), number):
            return True
        if several:
            self.listing.parted.setdefault(number, line)
        is_bare = not counted.numbers_of(line)  # one of each: what else is said beside one bears on no number
        for part in several:
            self.take(remarks.without_thought(part) if is_bare else part, number)
        return bool(several)

    def _is_of_sides(self, line: str, number: int) -> bool:
        """True for a line with teams by their numbers, or with those of several people, each of which is a list."""
        if teams := played.teams_numbered(line):
            self._teams(teams, number, "list")
            return True
        sides, besides = played.sides_in(line) if self.several else ((), ())
        for side in sides:
            if self.lists.cards:
                self._begin(len(self.listing.entries))
            self.listing.player = side.who[:MOST_NAME]
            self._teams(side.teams, number, "list")
        for said in besides:
            self._said(said, number)
        return bool(sides)

    def _stands_over(self) -> bool:
        """False for a line below a card of which it may be said how many there are."""
        last = self.listing.entries[-1] if self.listing.entries else None
        bare = last is not None and not last.loose and not counted.numbers_of(last.text) and not self._leads(last.text)
        return self.lists.fresh and (bool(self.each.copies) or not bare)

    def end(self) -> None:
        """Report a slot's heading at the end of the list, if no name follows it, and give every list its player."""
        self.each.end(self.listing)
        if self.slot_heading:
            slot, line, number = self.slot_heading
            self.listing.fault(f"{line!r} must be followed by the {slot}'s name", number, "name-follows", text=line)
        self.lists.end()

    def _leads(self, text: str) -> bool:
        """True for a line that is the lead of a list."""
        return any(is_lead(normalise(name), self.games) for name, _ in counted.readings(text))

    def _is_whose(self, line: str, number: int) -> bool:
        """True for a line with a list behind whoever's it is, which is taken: several such lines are as many lists.

        A list with a lead begins with that, so fewer cards may be some of it.
        """
        if not (found := labels.whose(line)):
            return False
        whose, said = found
        if behind := game_title.titled_behind(whose):
            whose, name, others = behind
            self.listing.player = self.listing.player or name[:MOST_NAME]
            for other in others:
                self._said(other, number)
        if title := game_title.titled(whose):
            self._titled(title, number)
        if title or played.player_before(said, named=False):
            self.listing.player = self.listing.player or played.player_before(said, named=True)[:MOST_NAME]
            self.take(said, number)
            return True
        teams = played.teams_in(said)
        several = teams or run.parts(said, labels.is_known)
        if not several or labels.holds_card(whose) or any(map(self._leads, several)):
            return False
        is_list = not self.lists.leads and (bool(teams) or len(several) >= _LEAST_CARDS)
        if self.several and self.lists.cards and is_list and have_decks(self.games):
            self._begin(len(self.listing.entries))
        if is_list and is_part_of_lead(normalise(whose), self.games):
            self._said(whose, number)
        elif is_list and (name := labels.title(whose)) and people.name_alone(name):
            self.listing.player = self.listing.player or name
        else:
            self._said(f"{whose}:", number)
        self.take(said, number)
        return True

    def _titled(self, title: str, number: int) -> None:
        """Take the title of a game, of which there is the next list of whoever has the one above it in another game."""
        if self.several and self.lists.cards and noted.is_of_next_game(title, self.listing):
            who = self.listing.player or game_title.but_title(self.lists.titles[-1])
            self._begin(len(self.listing.entries))
            self.listing.game, self.listing.player = (title, number), who
        self.listing.game = self.listing.game or (title, number)

    def _named(self, line: str, value: str, number: int, *, is_section: bool) -> None:
        """Take the name of the deck, unless it may be its only card."""
        if is_section and labels.is_known(value):
            self._is_wrong(labels.heading_or_card(line, value), number)
        self.listing.name = self.listing.name or value[:MOST_NAME]

    def _player(self, word: str, value: str) -> None:
        """Take whose the list is, or the next one if this one has cards."""
        name = re.sub(r"\s*<[^<>]*@[^<>]*>", "", value).strip(f"{labels.QUOTES}:")[:MOST_NAME]
        if self.several and self.lists.cards and word not in FAMILY:
            self._begin(len(self.listing.entries))
        now = self.listing.player
        halves = (name, now) if word in GIVEN else (now, name)
        self.listing.player = " ".join(filter(None, halves)) if word in FAMILY | GIVEN else now or name

    def _pause(self, line: str) -> None:
        """Note that nothing stands on a line, or that the next message begins."""
        if line:
            self.again.next()
        self.lists.pause()
        self.under.pause()
        self.each.pause(self.listing)

    def _begin(self, at: int) -> None:
        """Begin the next list, with the entries from there on."""
        self.lists.begin(at)
        self.again.begin()
        self.under.opens("list")
        self.each.stop()

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
            self._card(said, number, "list")
            return True
        if is_card(words):
            return colon and self._is_wrong(labels.heading_or_card(line, said), number)
        if words in slot_words():
            self.slot_heading = slot_words()[words], line, number
        elif place := self.under.place_of(words.strip("[]() ")):
            self.about = words == ABOUT
            self.under.opens(place, line, number)
            if said_sum := numbers_said.sum_in(line):
                self.listing.sums[number] = Sum(said_sum, over=True)
        elif colon and (title := game_title.titled(said)):
            self._titled(title, number)
        elif colon:
            self._said(line, number)
        else:
            return False
        self.listing.heard.add(number)
        return True

    def _said(self, line: str, number: int) -> None:
        """Take a line that is a card, or talk."""
        if led := played.led(line):
            before, name = led
            self.lists.fresh = True
            if updates.replaces(normalise(before)):  # what it says of this list is told
                self.listing.take([(before, "1")], number, "list", before, loose=True)
            self._card(name, number, "list")
            self.lists.titles[-1] = labels.title(before) or self.lists.titles[-1]
            return
        who, lead = played.played_by(line)
        if self.under.place != "aside" and (name := played.played(line, titled=not self.lists.cards) or lead):
            self.listing.player = self.listing.player or who[:MOST_NAME]
            self._card(name, number, "list")
            noted.sums(self.listing, line, number, numbers_said.SIZES)
            return
        was_signing, self.signing = self.signing, people.is_signing(line)
        if (owner := people.owner_in(line)) and is_lead(normalise(owner)):
            self._card(owner, number, "list")
            return
        if owner:
            self.listing.heard.add(number)
            self._player("", owner)
            return
        name = people.player_in(line) or (people.name_alone(line) if was_signing else "")
        if name and not self.listing.player and not (len(self.lists.all) > 1 and self.lists.titles[-1]):
            self.listing.player = name[:MOST_NAME]
        if (team := people.team_in(line)) and not self.listing.team:
            self.listing.team = team
        self._card(line, number, self.under.place, loose=True)
        says = re.search(r"[^\W\d_]", numbers_said.unexplained(normalise(line))) is not None  # more than a telephone
        if says and not self.lists.cards and not self.lists.leads and not is_card(normalise(line)):
            self.lists.titles[-1] = labels.title(line)

    def _card(self, text: str, number: int, place: Place, *, loose: bool = False, written: str = "") -> None:
        """List a card and its copies, in whatever way they are written; `written` is the whole line, if it was more."""
        if counted.is_count(text) and not re.fullmatch(
            rf"\d\d+\s*(?:{counted.PIECE})?", text, re.I
        ):  # that may be how many there are in all
            self.listing.nameless(text, number)
            return
        readings = remarks.readings_of(text)
        known = next((name for name, _ in readings if is_card(normalise(name))), None)
        if self.each.copies and place == "list" and known == text and not is_lead(normalise(text), self.games):
            readings = self.each.counts(text, number, self.listing)
        elif (known, self.each.copies) in readings:
            self.each.is_said_again()
        if known is not None and place != "aside" and self.several:
            leads = is_lead(normalise(known), self.games)
            if not leads:
                self.again.card(known, number, self.listing)
            lead = place in slot_words().values() or leads
            if (at := self.lists.begins_at(lead=lead)) is not None:
                self._begin(at)
            self.lists.card(lead=lead)
        self.listing.take(readings, number, place, written or text, loose=loose and known is None)
        if known is None:
            self.lists.fresh = True
        if place == self.under.place and (known is not None or not counted.begins_with_count(text)):
            self.under.card(number, self.listing) if known else self.under.ends(text, number)

    def _teams(self, names: Sequence[str], number: int, place: Place, line: str = "") -> None:
        """List whole teams of cards, and what their line says besides of others."""
        if self._is_wrong(team_talk.told_again(line, names, self.listing.entries), number):
            return
        for name in names:
            self._card(name, number, place)
        for said in played.decided(line)[1]:
            self._card(said.strip(" ,.;"), number, "aside")
        self.listing.remarks += team_talk.told_slips(line)
        noted.sums(self.listing, line, number)
        self.lists.cards += len(names)
