"""What a list means in a game: the cards and teams that its names name, and the lines that name none."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from cards.database import of_games
from cards.decks.called import card_called, card_in_form, leads, name_index
from cards.decks.lists.listing import PLACES, ListedCard, Listing, Place, Sum
from cards.decks.teams import cards_of, team_called, team_index
from cards.errors import MOST_FAULTS, DataError, FitilError, Said, UnknownName, in_one, short
from cards.model import MOST_CARDS, MOST_COPIES, Card, Deck, Game
from cards.names import normalise
from cards.records import dataclass

if TYPE_CHECKING:
    from cards.decks.guess import Guess
    from cards.decks.lists.talk import Names
    from cards.decks.taken import TakenCard

_NUMBER = re.compile(r"-?\d+")


class Unread(NamedTuple):
    """A line that is not among a deck's cards: it is talk, or `aside`, where a player keeps what is not in the deck."""

    number: int
    text: str
    aside: bool


@dataclass(frozen=True, slots=True)
class DeckRead:
    """The result of reading a deck: the deck as far as it could be read (None if not at all), and the faults.

    `player` is whose it is and `team` that player's, if the list says so. `unread` are the lines that are no cards of
    the deck, and `columns` those of a form's table in which it was found (`Listing`). `remarks` say what is odd in a
    list that was read all the same, such as a card on two of its lines.
    """

    ref: str
    deck: Deck | None
    faults: tuple[FitilError, ...] = ()
    player: str = ""
    team: str = ""
    unread: tuple[Unread, ...] = ()
    columns: tuple[tuple[str, tuple[str, ...]], ...] = ()
    remarks: tuple[Said, ...] = ()

    def whole(self) -> Deck:
        """The whole deck; raises its faults as one `FitilError` if there are any."""
        if self.deck is None or self.faults:
            raise in_one(self.faults)
        return self.deck


def looked_up(listing: Listing, game: Game, ref: str, *, alone: bool = True) -> DeckRead:
    """Look up the names in a list: the deck, and the faults of all lines in order."""
    from cards.decks.taken import TakenCard, told_again  # most decks are no lists

    faults = list(listing.faults)
    told = len(faults) + MOST_FAULTS
    slots: dict[str, list[str]] = {name: [] for name in (game.deck_rules.slots if game.deck_rules else ())}
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    listing, guess = _prepared(game, listing)
    entries, unread, doubts, sums = _sorted_out(listing, game, guess, alone=alone)
    faults += doubts
    titles, mixed = _titles(game, entries)
    faults += [DataError(listing.path, str(why), line).like(why) for line, why in mixed]
    beside = [(one, one not in titles) for one in entries if one in titles or _is_none(game, one)]  # `0 Ёж` is aside
    unread += tuple(Unread(one.line or 0, one.text or f"0 {one.readings[0].name}", aside) for one, aside in beside)
    entries = [entry for entry in entries if entry not in titles and not _is_none(game, entry)]
    taken: list[TakenCard] = []
    named = {entry.place for entry in entries}
    size = 0
    for entry in entries:
        try:
            if team := _team_meant(game, entry):
                named_cards, slot = cards_of(game, [team]), None
            else:
                card_id, copies = guess(entry) or _meant(game, entry, most=3 if len(faults) < told else 0)
                if game.types[game.cards[card_id].type].piece_rule and (listing.made or entry.place == "side"):
                    continue  # it lies on the table, and in no deck
                if entry.place == "side" and not _leads_from_side(game, card_id, named):
                    unread += (Unread(entry.line or 0, entry.text or f"{copies} {entry.readings[-1].name}", True),)
                    continue
                named_cards, slot = {card_id: copies}, _slot(game, game.cards[card_id], entry, copies, named)
        except FitilError as error:
            fault = DataError(listing.path, str(error), entry.line)
            faults.append(fault.like(error))
            continue
        size += sum(named_cards.values())
        if size > MOST_CARDS:
            much = DataError(listing.path, f"holds more than {MOST_CARDS:,} cards: too many for a deck", entry.line)
            faults.append(much.coded("too-many-in-list", most=MOST_CARDS))
            break
        for card_id, copies in named_cards.items():
            taken.append(TakenCard(entry, card_id, copies, slot or ""))
            if slot:
                slots[slot] += [card_id] * copies
            else:
                cards[card_id] = cards.get(card_id, 0) + copies
            if entry.line is not None and (
                slot or card_id not in lines
            ):  # of a card the first line, of a slot the last
                lines[slot or card_id] = entry.line
    deck = Deck(
        ref=ref,
        game=game.id,
        cards=guess.corrected(cards, faults, listing),
        slots={name: tuple(found) for name, found in slots.items() if found},
        name=dict.fromkeys(game.langs, listing.name) if listing.name else {},
        lines=lines,
        path=listing.path,
    )
    faults += told_again(game, taken, listing.said, listing.path, are_read=not faults)
    faults.sort(key=lambda fault: fault.line or 0)
    doubts, remarks = ([], ()) if listing.made or faults else _odd(listing, guess, taken, sums, unread)
    faults += doubts
    return DeckRead(ref, deck, tuple(faults), listing.player, listing.team, unread, listing.columns, remarks)


def _odd(
    listing: Listing, guess: Guess, taken: Sequence[TakenCard], sums: Mapping[int, Sum], unread: Sequence[Unread]
) -> tuple[list[DataError], tuple[Said, ...]]:
    """What is odd in a list that was read: the faults of what leaves in doubt how, or else what is said of it."""
    from cards.decks.taken import in_doubt, repeated, wrong_sums

    bounds = {*listing.heard, *(line.number for line in unread)}
    wrong = [*wrong_sums(guess.game, taken, sums, bounds, listing.said)]
    if doubts := in_doubt(taken, wrong, listing.path):
        return doubts, ()
    return [], (*listing.remarks, *_beside(listing), *guess.told(), *repeated(taken), *wrong)


def _beside(listing: Listing) -> Iterator[Said]:
    """Yield what is said of the words beside cards that were left out."""
    if listing.beside:
        said = ", ".join(map(short, listing.beside))
        lines = [Said(text, "said-beside", text=short(text)) for text in listing.beside]
        yield Said(f"said beside cards, and changes nothing: {said}", "beside-cards", lines=lines)


def _titles(game: Game, entries: Sequence[ListedCard]) -> tuple[list[ListedCard], list[tuple[int | None, Said]]]:
    """The entries with a whole team's name that are only a title over its cards, and what is wrong with such as may be
    either.
    """
    if not (game.deck_rules and game.deck_rules.teams):
        return [], []
    index, teams = name_index(game.id), team_index(game.id)
    known = [{normalise(one.name) for one in entry.readings} for entry in entries]
    singly = {index[name][0] for names in known for name in names & index.keys() if teams.keys().isdisjoint(names)}
    titles: list[ListedCard] = []
    wrong: list[tuple[int | None, Said]] = []
    for entry, names in zip(entries, known, strict=True):
        cards = cards_of(game, [teams[name][0] for name in sorted(names & teams.keys())[:1]])
        named = len(singly & cards.keys())
        if 2 * named >= len(cards) > 0:
            titles.append(entry)
        elif named:
            said = short(entry.readings[0].name)
            what = f"{said!r} is a whole team, some of whose cards stand here, too: if it is a title, leave it out"
            wrong.append((entry.line, Said(what, "team-and-cards", name=said)))
    return titles, wrong


@of_games()
def _names(game_id: str) -> Names:
    from cards.decks.lists.talk import Names

    return Names(name_index(game_id).keys() | team_index(game_id).keys())


def _prepared(game: Game, listing: Listing) -> tuple[Listing, Guess]:
    """A list, of which what is in somebody's own words is the cards of which it tells; and what its lines may mean."""
    from cards.decks.guess import Guess

    if any(entry.loose for entry in listing.entries):
        from cards.decks.led import with_lead
        from cards.decks.spoken import read_in_words

        listing = with_lead(read_in_words(listing, game), game)
    return listing, Guess(game, listing.entries)


def _sorted_out(
    listing: Listing, game: Game, guess: Guess, *, alone: bool
) -> tuple[list[ListedCard], tuple[Unread, ...], list[DataError], dict[int, Sum]]:
    """The entries that are to be looked up, the lines that are talk, or are not in the deck by what stands there; the
    faults of those that are neither; and the sums that the list says to have.

    Of somebody in a chat who names no card nothing is sure to be a list; a text that is `alone` is meant as one.
    """
    if not any(entry.loose or entry.place == "aside" for entry in listing.entries):
        return listing.entries, (), [], listing.sums
    from cards.decks.amended import may_amend, puts_another_number
    from cards.decks.lists.maybes import is_aside
    from cards.decks.lists.mentions import of_game, seen
    from cards.decks.lists.talk import (
        changes,
        could_be_card,
        is_title,
        is_update,
        sum_in,
        sum_over,
        sum_said,
        wrong_with,
    )  # of lists that programs write nothing is talk
    from cards.decks.phrase import says_nothing, told_card
    from cards.decks.sums import is_sum, sizes_of, sum_above

    entries, since = listing.entries, 0
    """Where the cards right above a line begin."""
    cards = [at for at, one in enumerate(entries) if one.place != "aside" and not one.loose]
    led = not cards or any(_is_lead_of(game, listing.entries[at]) for at in cards)
    single = any(not (re.search(r"\d", entries[at].text) or _is_lead_of(game, entries[at])) for at in cards[1:])
    first = next(
        (at for at in cards if listing.entries[at].place == "list" and not _leads(game, listing.entries[at])), 0
    )
    grouped = any(one.loose and is_title(one.text) for one in listing.entries[max(first - 1, 0) : first])
    sizes = sizes_of(game, listing.entries, guess)
    sums = dict(listing.sums)
    excused = _excused(game, listing, sizes, len(cards), alone=alone)
    kept, unread, doubts, at_cards = list[ListedCard](), list[Unread](), list[DataError](), frozenset(cards)
    if (
        game.deck_rules is None and not cards
    ):  # no deck, in which something were not: what is to be printed, under its heading
        entries = [replace(one, place="list") if one.place == "aside" else one for one in entries]
    for at, entry in enumerate(entries):
        after = bool(cards) and at > cards[0]
        named = of_game(game.id).find(seen(entry.text)) if entry.loose else []
        absent = entry.loose and after and (guess.is_so(entry) or guess.says_absent(entry))
        said = (
            entry.loose
            and not absent
            and (after or bool(named))
            and (changes(normalise(entry.text)) or is_update(normalise(entry.text)))
        )
        over = _heads_team(game, entries[at : at + 2]) or (not after and guess.titles_lead(entry))
        may_correct = entry.loose and may_amend(game, normalise(entry.text), changes=said)
        if may_correct and after and not absent and guess.corrects(entry):
            continue
        doubted = guess.doubted(entry) if entry.loose and after and not absent else None
        lies = entry.loose and not said and (absent or _lies_on_table(game, entry))
        sums_up = (
            bool(cards) and entry.loose and not (said or over or doubted or any(len(one.name) > 2 for one in named))
        )
        total = sums_up and (sum_said(entry.text, sizes) or sum_above(game, entry, entries[since:at], sizes))
        below = (sums_up and not (total or named) and sum_over(entry.text)) or (over and sum_in(entry.text))
        over |= below > 0
        since = at + 1 if entry.loose or entry.place == "aside" else since
        if entry.line and (total or below):
            sums[entry.line] = Sum(total or below, over=over)
        is_card = not (said or over or total or lies or (entry.loose and says_nothing(entry.text))) and (
            could_be_card(
                entry, _names(game.id), is_list=bool(cards) or alone, among=single and cards[0] < at < cards[-1]
            )
            or (entry.loose and guess.may_be(entry, after=after or not cards))
        )
        talk = entry.loose and not is_card
        if talk and entry.place != "aside" and not (over or total or lies or is_sum(entries, at)):
            why = (
                wrong_with(
                    entry,
                    of_game(game.id),
                    after=after,
                    heads=_stands_over(entries, at) in at_cards,
                    groups=grouped or at < first,
                )
                or told_card(
                    game,
                    entry.text,
                    among=(bool(cards) and entry.line in listing.parted) or (after and may_correct),
                    leads=not (led or after),
                    likely=after and may_correct and puts_another_number(normalise(entry.text)),
                )
                or doubted
                or (_told_team(game, entry) if after or _name_teams(game, entries[:at]) else None)
            )
            if why and (
                not _is_excused(why, entry, excused, entries, cards, game=game) or is_aside(normalise(entry.text))
            ):
                doubts.append(DataError(listing.path, str(why), entry.line).like(why))
                continue
            lies = why is not None and why.code == "names-card"
        if entry.place == "aside" or talk:
            unread.append(Unread(entry.line or 0, entry.text, entry.place == "aside" or lies))
        else:
            kept.append(entry)
    return kept, tuple(unread), doubts, sums


def _name_teams(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for entries of which one is a whole team; alone on a line, it may be talk as well."""
    teams = team_index(game.id)
    return any(normalise(name) in teams for entry in entries for name, _ in entry.readings)


def _are_all_teams(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for entries that are just as many whole teams as make a deck."""
    whole = game.deck_rules.teams if game.deck_rules else None
    return whole is not None and len(entries) == whole.count and all(_name_teams(game, [one]) for one in entries)


def _is_excused(
    why: Said,
    entry: ListedCard,
    excused: Collection[str],
    entries: Sequence[ListedCard],
    cards: Sequence[int],
    *,
    game: Game,
) -> bool:
    """True for what does no harm: it is `excused`, or says beside somebody's teams which others he would have taken, or
    beside all whole teams that they are as the last time.
    """
    from cards.decks.lists.talk import says_as_before, says_wish

    beside = entry.line in {entries[at].line for at in cards}
    wished = why.code == "names-team" and says_wish(entry.text)
    as_before = why.code == "changes-list" and says_as_before(entry.text)
    as_before = as_before and _are_all_teams(game, [entries[at] for at in cards])
    return (beside and (wished or as_before)) or why.code in excused


def _told_team(game: Game, entry: ListedCard) -> Said | None:
    """What is wrong with a line of talk below teams that names one of the game's, in whatever form."""
    from cards.decks.lists.sections import team_told
    from cards.decks.team_changes import names_team

    if not (name := names_team(game, normalise(entry.text))):
        return None
    return team_told(entry.text, name)


def _stands_over(entries: Sequence[ListedCard], at: int) -> int:
    """Which entry is the next that is no talk; none for the last talk."""
    return next((to for to in range(at + 1, len(entries)) if not entries[to].loose), len(entries))


def _excused(game: Game, listing: Listing, sizes: Collection[int], cards: int, *, alone: bool) -> set[str]:
    """The codes of what is wrong with lines of talk that does no harm in this list."""
    from cards.decks.sums import is_summed_up

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
    from cards.decks.lists.mentions import of_game, seen

    named = [card for mention in of_game(game.id).find(seen(entry.text)) for _, card in mention.cards]
    return bool(named) and all(card in game.cards and game.types[game.cards[card].type].piece_rule for card in named)


def _heads_team(game: Game, entries: Sequence[ListedCard]) -> bool:
    """True for the name of a team over a card, as a heading: `Роботы (20):`."""
    from cards.decks.lists.labels import heading

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
    from cards.decks.lists.talk import could_be_card

    return not entry.loose or could_be_card(entry, _names(game.id), is_list=True, among=False)


def _team_meant(game: Game, entry: ListedCard) -> str | None:
    """The id of the team that an entry names, where decks are made of whole teams; None if it names a card.

    Raises `UnknownName` for one that is nearer to a team than to a card, or that stands where only teams do.
    """
    whole = game.deck_rules and game.deck_rules.teams
    if not whole:
        return None
    only = entry.place == whole.called
    for reading in entry.readings:
        if found := team_index(game.id).get(normalise(reading.name)):
            return found[0]
        if not only and normalise(reading.name) in name_index(game.id):
            return None
    return team_called(game, entry.readings[0].name, only=only)


def _meant(game: Game, entry: ListedCard, most: int) -> tuple[str, int]:
    """The id of the card that an entry names, and the number of copies; raises `FitilError`.

    The error offers up to `most` names for an unknown one, or the way to write a line that cannot be understood.
    """
    known = name_index(game.id)
    *_, last = entry.readings
    name, copies = next((reading for reading in entry.readings if normalise(reading.name) in known), last)
    try:
        several = (copies not in ("", "1") or "-" in name) and card_in_form(game.id, name)
        card_id = several or card_called(game, name, most=most)
    except UnknownName as unknown:
        from cards.decks.again import told_unknown  # on the error path only

        if why := told_unknown(game, entry.text, unknown.nearest):
            raise FitilError(str(why)).like(why) from None
        raise
    if not _NUMBER.fullmatch(copies):
        told = f"how many of {short(name)!r}? {short(copies)!r} is not a number"
        raise FitilError(told).coded("how-many", name=short(name), copies=short(copies) or "none")
    number = int(copies) if len(copies) < 10 else 0
    if not 1 <= number <= MOST_COPIES:
        told = f"{short(copies)} is not a valid number of copies: write 1 to {MOST_COPIES}"
        raise FitilError(told).coded("bad-copies", copies=short(copies), most=MOST_COPIES)
    return card_id, number


def _is_none(game: Game, entry: ListedCard) -> bool:
    """True for a card that has the number nought."""
    known = next((one for one in entry.readings if normalise(one.name) in name_index(game.id)), None)
    return known is not None and known.copies.isdecimal() and known.copies.strip("0") == ""


def _leads_from_side(game: Game, card_id: str, named: Collection[Place]) -> bool:
    """True for a card at the side of a deck that other programs keep there, such as a hero; no other belongs to it."""
    slot = game.deck_rules and game.deck_rules.slot_of(game.cards[card_id])
    return bool(slot) and slot not in named


def _slot(game: Game, card: Card, entry: ListedCard, copies: int, named: Collection[Place]) -> str | None:
    """The slot that an entry belongs in, or None: in the deck. A card goes to its slot unless the list names another.

    `named` are the places in the list. Raises `FitilError` for a card without a place.
    """
    rules = game.deck_rules
    slots = rules.slots if rules else {}
    own = rules.slot_of(card) if rules else None
    name = short(entry.readings[-1].name)
    if entry.place in slots:
        slot = entry.place
    elif own and (entry.place == "side" or (entry.place == "list" and own not in named)):
        slot = own
    elif entry.place not in PLACES:
        told = f"a deck of {game.id} has no {entry.place}, so {name!r} has no place in it"
        raise FitilError(told).coded("no-such-slot", name=name)
    else:
        return None
    if copies > (most := slots[slot].count):
        told = f"a deck has {'one' if most == 1 else most} {slot}, not {copies} of {name!r}"
        raise FitilError(told).coded("too-many-in-slot", name=name, n=copies, most=most)
    return slot
