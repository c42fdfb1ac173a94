"""Whose the lists in lines are: players before them, their leads and their teams."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from cards.decks.listing import MOST_NAME
from cards.decks.lists.around import labels, run
from cards.decks.lists.lines.filling import Filling
from cards.decks.lists.talk import game_title, noted, played, teams_played
from cards.decks.names.given_names import is_given
from cards.decks.names.known import have_decks, is_card, is_lead, is_part_of_lead
from cards.decks.names.team_forms import team_told
from cards.decks.words import numbers_said, people, updates
from cards.errors import Said
from cards.names import normalise

_LEAST_CARDS = 5  # of a list on one line


class OwnedLists(Filling, ABC):
    """Lists of several people being read."""

    @abstractmethod
    def take(self, line: str, number: int) -> None:
        """Read a line."""

    def _next(self) -> None:
        """Begin the next list, if this one has cards."""
        if self.several and self.lists.cards:
            self.begin(len(self.listing.entries))

    def _is_of_player(self, line: str, number: int) -> bool:
        """True for a line with somebody's name, his lead and his list."""
        if not self.several or not (found := played.player_of_list(line)):
            return False
        who, lead, rest = found
        self._next()
        self.listing.player = who[:MOST_NAME]
        self.card(lead, number, "list")
        self.take(rest, number)
        return True

    def _is_of_sides(self, line: str, number: int) -> bool:
        """True for a line with teams by their numbers, or with those of several people, each of which is a list."""
        if teams := teams_played.teams_numbered(line):
            self.teams(teams, number, "list")
            return True
        if not self.several or not teams_played.names_some_team(line):
            return False
        from cards.decks.lists.talk.sides import sides_in  # few lists are of teams

        sides, besides = sides_in(line)
        for side in sides:
            if self.lists.cards:
                self.begin(len(self.listing.entries))
            self.listing.player = side.who[:MOST_NAME]
            self.teams(side.teams, number, "list")
        for said in besides:
            self._said(said, number)
        return bool(sides)

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
            self.titled(title, number)
        if title or played.player_before(said, named=False):
            self.listing.player = self.listing.player or played.player_before(said, named=True)[:MOST_NAME]
            self.take(said, number)
            return True
        alone = teams_played.team_alone(said) if people.name_alone(whose) and self._has_teams() else ""
        teams = teams_played.teams_in(said) or [one for one in [alone] if one]
        several = teams or run.parts(said, labels.is_known)
        if not several or labels.holds_card(whose) or any(map(self.leads, several)):
            return False
        is_list = not self.lists.leads and (bool(teams) or len(several) >= _LEAST_CARDS)
        if teams and self.is_wrong(self._beside_nobodys(whose, line, teams[0]), number):
            return True
        if self.several and self.lists.cards and is_list and have_decks(self.games):
            self.begin(len(self.listing.entries))
        if is_list and is_part_of_lead(normalise(whose), self.games):
            self._said(whose, number)
        elif normalise(whose) in people.SIGNING:
            self._said(f"{whose}:", number)
        elif is_list and (name := labels.title(whose)) and people.name_alone(name):
            now = self.listing.player
            self.listing.player = name if now == self.writer else now or name  # who sends a list may play none
        else:
            self._said(f"{whose}:", number)
        if alone:
            self.teams(teams, number, self.under.place)
        else:
            self.take(said, number)
        return True

    def _beside_nobodys(self, whose: str, line: str, team: str) -> Said | None:
        """What is wrong with teams behind what is no name, where those above are of nobody, either: `whoops: robots and
        pirates` may be instead of those.
        """
        is_nobodys = not (self.listing.player or game_title.but_title(self.lists.titles[-1]))
        name = labels.title(whose)
        is_name = bool(name) and (bool(people.name_alone(name)) or is_given(name.split()[0].capitalize()))
        return team_told(line, team) if self._has_teams() and is_nobodys and not is_name else None

    def _has_teams(self) -> bool:
        """True where somebody's teams are read already, so that one alone behind a name is somebody else's."""
        read = [one for one in self.listing.entries if not one.loose]
        return any(teams_played.team_alone(name) for one in read[:1] for name, _ in one.readings)

    def _said(self, line: str, number: int) -> None:
        """Take a line that is a card, or talk."""
        if led := played.led(line):
            before, name = led
            self.lists.fresh = True
            if updates.replaces(normalise(before)):  # what it says of this list is told
                self.listing.take([(before, "1")], number, "list", before, loose=True)
            self.card(name, number, "list")
            self.lists.titles[-1] = labels.title(before) or self.lists.titles[-1]
            return
        who, lead = played.played_by(line, self.lists.who)
        if self.under.place != "aside" and (name := played.played(line, titled=not self.lists.cards) or lead):
            self.listing.player = self.listing.player or who[:MOST_NAME]
            self.card(name, number, "list")
            noted.sums(self.listing, line, number, numbers_said.SIZES)
            return
        if (owner := people.owner_in(line)) and is_lead(normalise(owner)):
            self.card(owner, number, "list")
            return
        if owner:
            self.listing.heard.add(number)
            self.player_is("", owner, number)
            return
        if (team := people.team_in(line)) and not self.listing.team:
            self.listing.team = team
        self.card(line, number, self.under.place, loose=True)
        says = re.search(r"[^\W\d_]", numbers_said.unexplained(normalise(line))) is not None  # more than a telephone
        if says and not self.lists.cards and not self.lists.leads and not is_card(normalise(line)):
            self.lists.titles[-1] = labels.title(line)
