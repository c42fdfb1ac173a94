"""What a list means in a game: the cards and teams that its names name, and the lines that name none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import ListedCard, Listing, Sum
from cards.decks.meaning.named import card_meant, is_none, leads_from_side, slot_meant, team_meant
from cards.decks.meaning.sorted_out import sorted_out
from cards.decks.names.called import name_index
from cards.decks.names.teams import cards_of, team_index
from cards.errors import MOST_FAULTS, DataError, FitilError, Said, short
from cards.model import MOST_CARDS, Deck, Game
from cards.names import normalise

if TYPE_CHECKING:
    from cards.decks.meaning.guess import Guess
    from cards.decks.meaning.taken import TakenCard


def looked_up(listing: Listing, game: Game, ref: str, *, alone: bool = True) -> DeckRead:
    """Look up the names in a list: the deck, and the faults of all lines in order."""
    from cards.decks.meaning.taken import TakenCard, told_again  # most decks are no lists

    slots: dict[str, list[str]] = {name: [] for name in (game.deck_rules.slots if game.deck_rules else ())}
    cards: dict[str, int] = {}
    lines: dict[str, int] = {}
    listing, guess = _prepared(game, listing)
    faults = list(listing.faults)
    told = len(faults) + MOST_FAULTS
    entries, unread, doubts, sums = sorted_out(listing, game, guess, alone=alone)
    faults += doubts
    titles, mixed = _titles(game, entries)
    faults += [DataError(listing.path, str(why), line).like(why) for line, why in mixed]
    beside = [(one, one not in titles) for one in entries if one in titles or is_none(game, one)]  # `0 Ёж` is aside
    unread += tuple(Unread(one.line or 0, one.text or f"0 {one.readings[0].name}", aside) for one, aside in beside)
    entries = [entry for entry in entries if entry not in titles and not is_none(game, entry)]
    taken: list[TakenCard] = []
    named = {entry.place for entry in entries}
    size = 0
    for entry in entries:
        try:
            if team := team_meant(game, entry):
                named_cards, slot = cards_of(game, [team]), None
            else:
                card_id, copies = guess(entry) or card_meant(game, entry, most=3 if len(faults) < told else 0)
                if game.types[game.cards[card_id].type].piece_rule and (listing.made or entry.place == "side"):
                    continue  # it lies on the table, and in no deck
                if entry.place == "side" and not leads_from_side(game, card_id, named):
                    unread += (Unread(entry.line or 0, entry.text or f"{copies} {entry.readings[-1].name}", True),)
                    continue
                named_cards, slot = {card_id: copies}, slot_meant(game, game.cards[card_id], entry, copies, named)
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
    faults = sorted(_each_once(game, faults, cards, listing.said), key=lambda fault: fault.line or 0)
    doubts, remarks = ([], ()) if listing.made or faults else _odd(listing, guess, taken, sums, unread, size=deck.size)
    faults += doubts or ([] if faults else _lost_lead(listing, game, deck, unread))
    return DeckRead(ref, deck, tuple(faults), listing.player, listing.team, unread, listing.columns, remarks)


def _lost_lead(listing: Listing, game: Game, deck: Deck, unread: Sequence[Unread]) -> list[DataError]:
    """The fault of a line that may name the lead which a deck is without."""
    in_words = any(one.code == "read-so" for one in listing.remarks)
    slots = game.deck_rules.slots if game.deck_rules else {}
    if deck.slots or not (slots and deck.cards and (unread or in_words)):
        return []
    from cards.decks.meaning import lost_leads  # few lists are without a lead

    return lost_leads.asked_about(game, unread, listing.said if in_words else {}, listing.path)


def _each_once(
    game: Game, faults: Sequence[DataError], cards: Mapping[str, int], lines: Mapping[int, str]
) -> list[DataError]:
    """Faults, each told once: a name that there is not is no other fault than that of the text in which it stands."""
    if faults and lines:
        from cards.decks.meaning.certain import told_as_changes  # most lists have no faults

        faults = [*told_as_changes(game, cards, faults, lines)]
    quoted = {(one.line, str(one.params["text"])) for one in faults if one.line and "text" in one.params}
    told = {(one.line, one.message): one for one in faults}
    return [
        one
        for one in told.values()
        if one.code != "unknown-card"
        or not any(line == one.line and one.params["name"] in text for line, text in quoted)
    ]


def _odd(
    listing: Listing,
    guess: Guess,
    taken: Sequence[TakenCard],
    sums: Mapping[int, Sum],
    unread: Sequence[Unread],
    *,
    size: int,
) -> tuple[list[DataError], tuple[Said, ...]]:
    """What is odd in a list that was read, of this `size`: the faults of what leaves in doubt how, or else what is said
    of it.
    """
    from cards.decks.meaning.taken import in_doubt, repeated, wrong_sums

    bounds = {*listing.heard, *(line.number for line in unread)}
    wrong = [*wrong_sums(guess.game, taken, sums, bounds, listing.said)]
    doubts = in_doubt(taken, wrong, listing.path)
    if listing.kinds:
        from cards.decks.meaning import kinds_counted  # few lists have such a line

        doubts += kinds_counted.in_doubt(guess.game, listing, taken, wrong, bounds)
    if doubts:
        return doubts, ()
    remarks = (*listing.remarks, *_beside(listing), *guess.told(), *repeated(taken), *wrong)
    if not remarks:
        return [], ()
    from cards.decks.meaning.outcome import told_of  # most decks are read as they are written

    return [], told_of(guess.game, remarks, size)


def _beside(listing: Listing) -> Iterator[Said]:
    """Yield what is said of the words beside cards that were left out."""
    if listing.beside:
        said = ", ".join(map(short, listing.beside))
        lines = [Said(text, "said-beside", text=short(text)) for text in listing.beside]
        yield Said(f"said beside cards, and changes nothing: {said}", "beside-cards", lines=lines)


def _titles(game: Game, entries: Sequence[ListedCard]) -> tuple[list[ListedCard], list[tuple[int | None, Said]]]:
    """The entries with a lead's or a whole team's name that are only a title over their cards, and what is wrong with
    such as may be either.
    """
    if not (game.deck_rules and game.deck_rules.teams):
        return _led_again(game, entries), []
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


def _led_again(game: Game, entries: Sequence[ListedCard]) -> list[ListedCard]:
    """The entries above all cards that name without a number the lead that another line names, too: `БАБА ТИНА —
    контроль`, over `Герой: Баба Тина`; that is what the list is called.
    """
    rules, index = game.deck_rules, name_index(game.id)
    above: list[tuple[ListedCard, str]] = []
    for entry in entries if rules and rules.slots else ():
        card = next((index[name][0] for name in map(normalise, dict(entry.readings)) if name in index), "")
        if not (card and rules and rules.slot_of(game.cards[card])):
            break
        above.append((entry, card))
    placed = {card: entry for entry, card in above if entry.place != "list"}
    leading = {card: entry for entry, card in reversed(above)} | placed
    return [one for one, card in above if one.place == "list" and one is not leading[card] and _is_bare(one)]


def _is_bare(entry: ListedCard) -> bool:
    """True for an entry of which no reading has a number of copies but one."""
    return {copies for _, copies in entry.readings} <= {"", "1"} and not re.match(r"\W*\d", entry.text)


def _prepared(game: Game, listing: Listing) -> tuple[Listing, Guess]:
    """A list, of which what is in somebody's own words is the cards of which it tells; and what its lines may mean."""
    from cards.decks.meaning.guess import Guess

    if any(entry.loose for entry in listing.entries):
        from cards.decks.meaning.led import with_lead
        from cards.decks.meaning.spoken import read_in_words

        listing = with_lead(read_in_words(listing, game), game)
    return listing, Guess(game, listing.entries)
