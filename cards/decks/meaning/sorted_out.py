"""The entries of a list, sorted: those to be looked up as cards, talk, what is set aside, and what is in doubt."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from cards.database import of_games
from cards.decks.deck_read import Unread
from cards.decks.listing import PLACES, ListedCard, Listing, Reading, Sum, changes_list
from cards.decks.names.called import card_likely, leads, name_index
from cards.decks.names.teams import team_index
from cards.errors import DataError, Said
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

if TYPE_CHECKING:
    from cards.decks.meaning.guess import Guess
    from cards.decks.meaning.talk import Names


_LEAST = 3
"""Fewest cards of a list that may lack one."""
_TITLE_PARTS = expression(r"\s+[-–—|]+\s+|[,:]\s+")


class SortedOut(NamedTuple):
    """The entries to be looked up; the lines that are talk, or are not in the deck by what stands there; the faults of
    those that are neither; and the sums that the list says to have.
    """

    entries: list[ListedCard]
    unread: tuple[Unread, ...]
    doubts: list[DataError]
    sums: dict[int, Sum]


def sorted_out(listing: Listing, game: Game, guess: Guess, *, alone: bool) -> SortedOut:
    """Sort the entries of a list.

    Of somebody in a chat who names no card nothing is sure to be a list; a text that is `alone` is meant as one.
    """
    if not any(entry.loose or entry.place == "aside" for entry in listing.entries):  # as programs write
        return SortedOut(listing.entries, (), [], listing.sums)
    return _Sorter(listing, game, guess, alone=alone).sort()


class _Sorter:
    """Sorts the entries of one list, from the first to the last."""

    def __init__(self, listing: Listing, game: Game, guess: Guess, *, alone: bool) -> None:
        from cards.decks.meaning.sums import sizes_of
        from cards.decks.meaning.talk import is_title

        self.path, self.game, self.guess, self.alone = listing.path, game, guess, alone
        self.entries, self.parted, self.said = listing.entries, listing.parted, listing.said
        self.cards = [at for at, one in enumerate(self.entries) if one.place != "aside" and not one.loose]
        self.at_cards = frozenset(self.cards)
        self.led = not self.cards or any(_is_lead_of(game, self.entries[at]) for at in self.cards)
        self.single = any(
            not (re.search(r"\d", self.entries[at].text) or _is_lead_of(game, self.entries[at]))
            for at in self.cards[1:]
        )
        """Whether some cards have no number."""
        in_deck = (at for at in self.cards if self.entries[at].place == "list" and not _leads(game, self.entries[at]))
        self.first = next(in_deck, 0)
        above = self.entries[max(self.first - 1, 0) : self.first]
        self.grouped = any(one.loose and is_title(one.text) for one in above)
        self.sizes = sizes_of(game, self.entries, guess)
        self.excused = _excused(game, listing, self.sizes, len(self.cards), alone=alone)
        self.since = 0
        """Where the cards right above a line begin."""
        self.lacking: list[ListedCard] = []
        """Entries that may be a card which the list lacks, if nothing else is wrong with their lines."""
        self.found = SortedOut([], (), [], dict(listing.sums))
        self.unread: list[Unread] = []
        if game.deck_rules is None and not self.cards:
            # no deck, in which something were not: what is to be printed, under its heading
            self.entries = [replace(one, place="list") if one.place == "aside" else one for one in self.entries]

    def sort(self) -> SortedOut:
        """Sort all entries."""
        for at, entry in enumerate(self.entries):
            self._sort(at, entry)
        told = {fault.line for fault in self.found.doubts}
        self.found.entries.extend(one for one in self.lacking if one.line not in told)
        return self.found._replace(unread=tuple(self.unread))

    def _sort(self, at: int, entry: ListedCard) -> None:
        from cards.decks.meaning.talk import could_be_card
        from cards.decks.names.mentions import of_game
        from cards.decks.phrases.amended import may_amend
        from cards.decks.phrases.phrase import says_nothing
        from cards.decks.phrases.short_names import told_number
        from cards.decks.words.keyboard import about_typing
        from cards.decks.words.maybes import is_aside
        from cards.decks.words.seen import seen
        from cards.decks.words.updates import changes, is_update  # of lists that programs write nothing is talk

        game, guess, words = self.game, self.guess, normalise(entry.text)
        after = bool(self.cards) and at > self.cards[0]
        names = of_game(game.id).find(seen(entry.text)) if entry.loose else []
        absent = entry.loose and after and (guess.is_so(entry) or guess.says_absent(entry))
        says = entry.loose and not absent and (after or bool(names)) and (changes(words) or is_update(words))
        says = says and not self._is_of_life(entry, named=bool(names), after=after)
        over = _heads_team(game, self.entries[at : at + 2]) or (not after and guess.titles_lead(entry))
        may_correct = entry.loose and may_amend(game, words, changes=says)
        if may_correct and after and not absent and guess.corrects(entry):
            return
        if entry.loose and after and self._counts_so_far(entry):
            return
        doubted = guess.doubted(entry) if entry.loose and after and not absent else None
        doubted = None if doubted and self._is_asked(entry) else doubted
        lies = entry.loose and not says and (absent or _lies_on_table(game, entry))
        sums_up = entry.loose and not (says or over or doubted or any(len(one.name) > 2 for one in names))
        over, total = self._summed(at, entry, over=over, sums_up=bool(self.cards) and sums_up, names=bool(names))
        is_title = entry.loose and not after and _names_game(game, entry.text)
        is_card = not (says or over or total or lies or is_title or (entry.loose and says_nothing(entry.text))) and (
            could_be_card(
                entry,
                _names(game.id),
                is_list=bool(self.cards) or self.alone,
                among=self.single and self.cards[0] < at < self.cards[-1],
            )
            or (entry.loose and guess.may_be(entry, after=after or not self.cards))
        )
        is_card = is_card and not self._signs(at)
        talk = entry.loose and not is_card
        if talk and entry.place != "aside" and not (over or total or lies or (self._is_sum(at) and not says)):
            why = self._wrong_with(at, entry, after=after, may_correct=may_correct) or doubted
            why = why or self._team(at, entry)
            if not why and (numbered := told_number(game, entry.text)):
                why = None if about_typing(words) else numbered
            why = None if why and self._is_of_life(entry, named=bool(names), after=after) else why
            asked = why is not None and after and self._is_asked(entry)
            if why and not asked and (not self._is_excused(why, entry) or is_aside(words)):
                if str(why) not in (fault.message for fault in self.found.doubts if fault.line == entry.line):
                    self.found.doubts.append(DataError(self.path, str(why), entry.line).like(why))
                return
            if after and not why and (lacks := self._lacks(at)):
                self.lacking.append(replace(entry, readings=(Reading(lacks, "1"),)))
                return
            lies = asked or (why is not None and why.code == "names-card")
        if entry.place == "aside" or talk:
            self.unread.append(Unread(entry.line or 0, entry.text, entry.place == "aside" or lies))
        else:
            self.found.entries.append(entry)

    def _lacks(self, at: int) -> str:
        """What a line of talk says that may be a card which the list lacks; empty for any other."""
        least, _ = self.game.deck_rules.sizes if self.game.deck_rules else (0, 0)
        cards = [self.entries[at] for at in self.cards]
        if not _LEAST <= min(self.sizes) < least or any(map(str.isdigit, "".join(one.text for one in cards))):
            return ""
        from cards.decks.meaning import missing  # few lists lack a card

        return (
            missing.may_be_card(self.game, self.entries, at, self.at_cards)
            if not _are_some_teams(self.game, cards)
            else ""
        )

    def _is_of_life(self, entry: ListedCard, *, named: bool, after: bool) -> bool:
        """True for a line that speaks only of somebody's own life, in which no card is named, not by a short name."""
        from cards.decks.words.life import is_of_life  # few lists have a line that has to be asked about

        return not named and is_of_life(normalise(entry.text)) and not (after and self.guess.doubted(entry))

    def _counts_so_far(self, entry: ListedCard) -> bool:
        """True for a line that says how many cards the list has, and how many a deck has besides; that is told."""
        from cards.decks.words.so_far import so_far

        if not (said := so_far(entry.text)) or said.number not in self.sizes:
            return False
        least, most = self.game.deck_rules.sizes if self.game.deck_rules else (0, 0)
        if said.missing and not least <= said.number + said.missing <= most + 1:
            return False
        self.unread.append(Unread(entry.line or 0, entry.text, aside=False))
        if entry.line:
            self.found.sums[entry.line] = Sum(said.number)
        return True

    def _summed(self, at: int, entry: ListedCard, *, over: bool, sums_up: bool, names: bool) -> tuple[bool, int]:
        """Whether an entry stands over cards, and the sum of those above it; what it says of either is noted."""
        from cards.decks.meaning.sums import sum_above
        from cards.decks.words.numbers_said import sum_in, sum_over, sum_said

        total = below = 0
        if sums_up:
            above = self.entries[self.since : at]
            total = sum_said(entry.text, self.sizes) or sum_above(self.game, entry, above, self.sizes)
            below = 0 if total or names else sum_over(entry.text)
        below = below or (sum_in(entry.text) if over else 0)
        over |= below > 0
        self.since = at + 1 if entry.loose or entry.place == "aside" else self.since
        if entry.line and (total or below):
            self.found.sums[entry.line] = Sum(total or below, over=over)
        return over, total

    def _signs(self, at: int) -> bool:
        """True for a given name alone at the end, below talk, as somebody signs whose list has a number for each; and
        for one with a class or an age.
        """
        entry = self.entries[at]
        if entry.loose and (whole := self.said.get(entry.line or 0, entry.text)) != entry.text:
            from cards.decks.names.kin import is_said_of

            if is_said_of(entry.text, whole.strip()):
                return True
        is_last = all(one.place == "aside" for one in self.entries[at + 1 :])
        if not (entry.loose and at and is_last and self.entries[at - 1].loose) or self.single:
            return False
        from cards.decks.names.given_names import is_given

        return is_given(entry.text.strip(" .!"))

    def _is_sum(self, at: int) -> bool:
        from cards.decks.meaning.sums import is_sum

        return is_sum(self.entries, at)

    def _wrong_with(self, at: int, entry: ListedCard, *, after: bool, may_correct: bool) -> Said | None:
        """What is wrong with a line that is no card."""
        from cards.decks.meaning.talk import changes_number, is_unfinished, speaks_vaguely, wrong_with
        from cards.decks.words.updates import is_no_list

        if self.cards and not after and (is_no_list(said := normalise(entry.text)) or is_unfinished(said)):
            return changes_list(entry.text)
        from cards.decks.names.mentions import of_game
        from cards.decks.phrases.amended import puts_another_number
        from cards.decks.phrases.phrase import told_card

        corrects = after and may_correct
        heads = _stands_over(self.entries, at) in self.at_cards
        groups = self.grouped or at < self.first
        finder, whole = of_game(self.game.id), self.parted.get(entry.line or 0, "")
        why = wrong_with(entry, finder, after=after, heads=heads, groups=groups, whole=whole) or told_card(
            self.game,
            entry.text,
            among=(bool(self.cards) and entry.line in self.parted) or corrects,
            leads=not (self.led or after) or entry.text.rstrip().endswith(":"),
            likely=corrects and puts_another_number(normalise(entry.text)),
        )
        said = normalise(entry.text)
        is_vague = not why and after and not heads and speaks_vaguely(said, finder)
        return changes_list(entry.text) if is_vague or (not why and after and changes_number(said)) else why

    def _team(self, at: int, entry: ListedCard) -> Said | None:
        """What is wrong with a line of talk below teams that names one of the game's, in whatever form."""
        from cards.decks.names.team_forms import team_told
        from cards.decks.phrases.team_changes import names_team

        after = bool(self.cards) and at > self.cards[0]
        if not (after or _name_teams(self.game, self.entries[:at]) or _are_somebodys(self.game, entry.text)):
            return None
        return team_told(entry.text, name) if (name := names_team(self.game, normalise(entry.text))) else None

    def _is_asked(self, entry: ListedCard) -> bool:
        """True for a question whether cards of the list are allowed, which changes nothing in it."""
        return "?" in entry.text and self.guess.asks_of_own(entry)

    def _is_excused(self, why: Said, entry: ListedCard) -> bool:
        """True for what does no harm: it is `excused`, or says beside somebody's teams which others he would have
        taken, or beside all whole teams that they are as the last time.
        """
        from cards.decks.words.updates import says_as_before, says_wish

        cards = [self.entries[at] for at in self.cards]
        wished = why.code == "names-team" and says_wish(entry.text)
        as_before = why.code == "changes-list" and says_as_before(entry.text) and _are_all_teams(self.game, cards)
        beside = entry.line in {one.line for one in cards}
        return (beside and (wished or as_before)) or why.code in self.excused


def _name_teams(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for entries of which one is a whole team; alone on a line, it may be talk as well."""
    teams = team_index(game.id)
    return any(normalise(name) in teams for entry in entries for name, _ in entry.readings)


def _are_somebodys(game: Game, line: str) -> bool:
    """True for a line with several teams behind somebody's name, of which he takes one or the other: `Бен: роботы или
    пираты`.
    """
    who, colon, teams = line.partition(":")
    if not colon or not team_index(game.id):
        return False
    from cards.decks.phrases.team_changes import teams_said
    from cards.decks.words.people import name_alone

    return bool(name_alone(who.strip())) and sum(bool(team) for team, _ in teams_said(game, normalise(teams))) > 1


def _are_all_teams(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for entries that are just as many whole teams as make a deck."""
    whole = game.deck_rules.teams if game.deck_rules else None
    return whole is not None and len(entries) == whole.count and all(_name_teams(game, [one]) for one in entries)


def _are_some_teams(game: Game, entries: Sequence[ListedCard]) -> bool:
    return bool(team_index(game.id)) and _name_teams(game, entries)


def _stands_over(entries: Sequence[ListedCard], at: int) -> int:
    """Which entry is the next that is no talk; none for the last talk."""
    return next((to for to in range(at + 1, len(entries)) if not entries[to].loose), len(entries))


def _excused(game: Game, listing: Listing, sizes: Collection[int], cards: int, *, alone: bool) -> set[str]:
    """The codes of what is wrong with lines of talk that does no harm in this list."""
    from cards.decks.meaning.sums import is_summed_up

    excused = {"unknown-heading"} if _is_whole(game, sizes) else set[str]()  # with what is below the deck is whole
    excused |= set() if alone or cards else {"what-number"}  # said by somebody in a chat who names no card
    return excused | (
        {"unknown-heading", "names-card", "what-number"} if is_summed_up(listing, sizes, cards) else set()
    )


def _is_whole(game: Game, sizes: Collection[int]) -> bool:
    """True for a list with exactly as many cards as a deck of the game must have."""
    least, most = game.deck_rules.sizes if game.deck_rules else (0, 1)
    return least == most and min(sizes) == most


def _lies_on_table(game: Game, entry: ListedCard) -> bool:
    """True for a line that only speaks of what lies on the table, and is in no deck: `מבצר/מצודה רגילים`."""
    if game.deck_rules is None:
        return False
    from cards.decks.names.mentions import of_game
    from cards.decks.words.seen import seen

    named = [card for mention in of_game(game.id).find(seen(entry.text)) for _, card in mention.cards]
    return bool(named) and all(card in game.cards and game.types[game.cards[card].type].piece_rule for card in named)


def _names_game(game: Game, line: str) -> bool:
    """True for a title of which one part is the game's, and no other has a card or a number: `Анкета — Boomb.it`."""
    from cards.decks.lists.around.labels import holds_card
    from cards.decks.phrases.tokens import untitled

    parts = [part for part in map(str.strip, _TITLE_PARTS.split(line)) if part]
    others = [part for part in parts if re.search(r"\w", untitled(game, part))]
    is_titled = len(others) == len(parts) - 1 > 0 and not any(card_likely(game.id, one) for one in others)
    return is_titled and not any(re.search(r"\d", one) or holds_card(one) for one in others)


def _heads_team(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for the name of a team over a card, as a heading: `Роботы (20):`."""
    from cards.decks.lists.around.labels import heading

    if len(entries) < 2 or not entries[0].loose or entries[1].loose or entries[1].place == "aside":
        return False
    said, _ = heading(entries[0].text) or ("", False)
    teams, index = team_index(game.id), name_index(game.id)
    names = [normalise(name) for name, _ in entries[1].readings]
    below = {game.cards[index[name][0]].team for name in names if name in index}
    team, _ = teams.get(normalise(said), ("", ""))
    return teams.keys().isdisjoint(names) and team in below


def _is_lead_of(game: Game, entry: ListedCard) -> bool:
    """True for an entry of a card that lies apart from the deck, by its place or by its name."""
    return entry.place not in PLACES or _leads(game, entry)


def _leads(game: Game, entry: ListedCard) -> bool:
    """True for an entry that names a card of a slot, such as a hero, without saying so."""
    return leads(game, (name for name, _ in entry.readings))


def may_be_card(game: Game, entry: ListedCard) -> bool:
    """True for an entry that is a card, or could be meant as one, wherever it stands."""
    from cards.decks.meaning.talk import could_be_card

    return not entry.loose or could_be_card(entry, _names(game.id), is_list=True, among=False)


@of_games()
def _names(game_id: str) -> Names:
    from cards.decks.meaning.talk import Names

    return Names(name_index(game_id).keys() | team_index(game_id).keys())
