"""Several lists in one text: where one ends and the next begins, and whose each is."""

from __future__ import annotations

from pathlib import Path

from cards.decks.listing import Listing
from cards.decks.lists.around import labels
from cards.decks.words.people import name_alone
from cards.errors import Said, short
from cards.names import normalise


def two_players(one: str, other: str) -> Said:
    """What is wrong with a list that is said to be of two people."""
    told = f"one list has two names, {short(one)!r} and {short(other)!r}: leave that of whoever plays it"
    return Said(told, "two-players", name=short(one), other=short(other))


class Several:
    """The lists read so far; the last one is being read.

    A list of a game whose decks have a lead begins with that, or has it below its other cards.
    """

    def __init__(self, path: Path, who: str) -> None:
        self.path, self.who = path, who
        self.all = [Listing(path)]
        self.titles = [""]
        """What stands above each list."""
        self.leads = self.cards = 0
        """How many of the last list's leads, and of its other cards, have been read."""
        self.fresh = True
        """Whether something stands between the last card and the next line: an empty line, talk, a heading."""
        self._tail = self._block = self._since_lead = 0
        self._lead_first = False
        self._named: list[str] = []
        self._above: list[str] = []

    def is_of(self, player: str) -> Said | None:
        """Note whose the list is as its label says; what is wrong where that said somebody else's name before."""
        said, self._named = self._named, [*self._named, player]
        words = {*normalise(player).split()}
        other = next((one for one in said if words.isdisjoint(normalise(one).split())), None)
        return two_players(other, player) if other else None

    def pause(self) -> None:
        """Note that nothing stands on a line."""
        entries = self.all[-1].entries
        above = entries[self._tail :]
        if not (len(above) == 1 and self._tail == self._block and above[0].loose and labels.title(above[0].text)):
            self._tail = len(entries)
        self.fresh, self._block = True, len(entries)

    def begins_at(self, *, lead: bool) -> int | None:
        """The entry with which the next list begins before a card, None if the card is of the same list."""
        if lead and self.leads and self.cards and (self.fresh or self._since_lead):
            return self._tail if self._lead_first else self._since_lead or self._tail
        return None

    def begin(self, at: int) -> None:
        """Begin the next list, with the entries from there on."""
        last = self.all[-1]
        self.all.append(Listing(self.path, last.entries[at:], said=last.said))
        del last.entries[at:]
        names = (labels.title(one.text) for one in reversed(self.all[-1].entries) if one.loose)
        self.titles.append(next(filter(None, names), ""))
        self._named, self._above = [], self._named[:1]
        self.fresh = True
        self.leads = self._tail = self._block = self._since_lead = 0
        self.cards = sum(not one.loose and one.place != "aside" for one in self.all[-1].entries)

    def card(self, *, lead: bool) -> None:
        """Count a card that comes next, a lead or another."""
        entries = self.all[-1].entries
        if lead:
            self._lead_first = not self.cards if not self.leads else self._lead_first
            self.leads += 1
            self._since_lead = 0
        else:
            if self.leads and self.fresh and not self._lead_first and not self._since_lead:
                self._since_lead = len(entries) - (entries[-1].loose and bool(labels.title(entries[-1].text)))
            self.cards += 1
        self.fresh, self._tail = False, len(entries) + 1

    def end(self, writer: str) -> None:
        """Give every list its player: names stand above the lists, or below them.

        Who sent all of them, the `writer`, plays none of them if there is a name above each.
        """
        if len(self.all) > 1 and not self.cards and not self.leads:
            last = self.all.pop()
            title = self.titles.pop()
            self.all[-1].entries += last.entries
            if self._named and self._above and self.all[0].player:
                self._named, name = self._above, self._named[0]
                if why := self.is_of(name):
                    self.all[-1].fault(str(why), None, why.code, **why.params)
            if last.player and not self.all[0].player:  # the names stand below the lists
                for listing, after in zip(self.all, [*self.all[1:], last], strict=True):
                    listing.player, listing.team = after.player, after.team
            elif last.player and not self.all[-1].player:
                self.all[-1].player, self.all[-1].team = last.player, last.team
            self.titles[-1] = self.titles[-1] or title
        if len(self.all) > 1 and not self.who:
            from cards.decks.lists.talk.game_title import titled

            if writer and self.all[0].player == writer and all(map(name_alone, self.titles)):
                self.all[0].player = ""
            for listing, title in zip(self.all, self.titles, strict=True):
                if title and not titled(title) and not listing.player:
                    listing.player = title
                    listing.entries = [
                        one for one in listing.entries if not (one.loose and one.text.rstrip(":") == title)
                    ]
