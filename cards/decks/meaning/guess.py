"""What the lines of a list are likely to mean that name no card as it is called, and how that is told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from cards.decks.listing import PLACES, ListedCard, Listing, changes_list, read_as
from cards.decks.names.called import card_by_initials, card_in_form, card_likely, leads, name_index
from cards.decks.names.stems import may_be_plural
from cards.decks.names.teams import cards_of, team_index
from cards.errors import DataError, Said, short
from cards.model import Game
from cards.names import normalise

if TYPE_CHECKING:
    from cards.decks.phrases.corrected import Correction

_LEAST_KNOWN, _LEAST_SINGLE, _MOST_GUESSES = 5, 3, 100
_MOST_WRONG = 2
"""Fewest cards that a list names rightly, if others may be guessed; of one where each of the others means one; and most
names of which it is tried.
"""


_LEAST_IN_BLOCK = 2


def _is_slip(game: Game, text: str, card: str) -> bool:
    """True for a name of a card with a few letters wrong, and no given name of somebody."""
    from rapidfuzz.distance import OSA  # on the error path only

    from cards.decks.names.given_names import is_given

    said = normalise(text)
    near = (OSA.distance(said, normalise(words[card].name), score_cutoff=_MOST_WRONG) for words in game.words.values())
    return min(near, default=_MOST_WRONG + 1) <= _MOST_WRONG and not is_given(said)


class Guess:
    """The cards that the lines of a list are likely to mean, where it names so many others rightly that it is sure to
    be one; none that it names besides, and none for two lines.
    """

    def __init__(self, game: Game, entries: Sequence[ListedCard]) -> None:
        self.game, self.index, self.entries = game, name_index(game.id), entries
        self.taken: set[str] | None = None
        self.is_sure = self.is_counted = False
        self.above: frozenset[ListedCard] | None = None
        """The entries above the first card, if one of them may name the lead."""
        self.led: set[tuple[str, str]] | None = None
        """The leads that lines name as such, each with its game."""
        self.tried = set[str]()
        self.made: list[str] = []
        self.corrections: list[Correction] = []
        self.after: list[dict[str, int]] = []
        """The cards of the list after each correction."""
        self.corrected_at = -2
        """Which entry was the last correction."""

    def _look(self) -> set[str]:
        """The cards that the list names, of which it is seen how sure it is; only where there is something to guess."""
        if self.taken is None:
            named = ((one, self._known(one)) for one in self.entries if one.place != "aside")
            known = [(one, name) for one, name in named if name is not None]
            self.taken = {self.index[name][0] for _, name in known}
            likely = self._are_likely() if len(known) < _LEAST_KNOWN else []
            self.is_sure = len(self.taken | {*likely}) >= _LEAST_KNOWN
            if not self.is_sure and len(self.taken) >= _LEAST_SINGLE:
                slips = self._slips()
                self.is_sure = 0 < len(slips) <= len(self.taken) and len(self.taken | slips) >= _LEAST_KNOWN
            least, _ = self.game.deck_rules.sizes if self.game.deck_rules else (_LEAST_KNOWN, 0)
            self.is_sure = self.is_sure or len(self._block()) >= max(least, _LEAST_KNOWN)
            numbered = sum(_says_number(one, name) for one, name in known) + len(likely)
            self.is_counted = 2 * numbered > len(known) + len(likely)
        return self.taken

    def _are_likely(self) -> list[str]:
        """The cards that lines with a number are likely to mean, each line one of its own; none if many mean none."""
        found: list[str] = []
        lines = 0
        for entry in self.entries:
            if entry.place == "aside" or self._known(entry) is not None:
                continue
            names = [one.name for one in entry.readings if _says_number(entry, one.name)]
            lines += bool(names)
            if not names and not found and entry.loose and (lead := self._slipped_lead(entry)):
                found.append(lead)
                continue
            if lines > _MOST_GUESSES:
                return []
            cards = (card_likely(self.game.id, name) or (self._by_ear(name), ()) for name in names)
            found += [one for one in (next((card for card, _ in cards if card), ""),) if one]
        once = len({*found}) == len(found)
        return found if once and 2 * len(found) > lines else []

    def _slips(self) -> set[str]:
        """The cards that are likely meant by what stands among those that are known, in a list without any numbers;
        none if one of them means none, or what another does.
        """
        kept = [one for one in self.entries if one.place != "aside"]
        known = [at for at, one in enumerate(kept) if self._known(one) is not None]
        lines = {kept[at].line for at in known}
        if any(_says_number(one, self._known(one) or "") for one in kept):
            return set()
        between = [
            one
            for at, one in enumerate(kept)
            if self._known(one) is None and (known[0] < at < known[-1] or one.line in lines)
        ]
        found = [card_likely(self.game.id, one.readings[0].name) for one in between[:_MOST_GUESSES]]
        cards = [card for card, others in filter(None, found) if not others]
        are_beside = all(one.line in lines for one in between)  # on a line of its own it may be talk
        is_sure = are_beside and len({*cards}) == len(between) and (self.taken or set()).isdisjoint(cards)
        return {*cards} if is_sure else set()

    def _block(self) -> set[str]:
        """The cards of a list without any numbers, one after the other, each of which is known or is likely meant by
        all of a line or a part of one; none if one among them means none, or what another does. As many as a deck has
        are sure to be one.
        """
        kept = [one for one in self.entries if one.place != "aside"]
        if len(kept) > _MOST_GUESSES:
            return set()
        found: list[str] = []
        known = 0
        for entry in kept:
            name = self._known(entry)
            likely = None if name is not None or _says_number(entry, "") else card_likely(self.game.id, entry.text)
            card = self.index[name][0] if name is not None else likely[0] if likely and not likely[1] else ""
            if name is not None and any(copies not in ("", "1") for _, copies in entry.readings):
                return set()
            known += name is not None
            found.append(card if not (card and likely) or _is_slip(self.game, entry.text, card) else "")
        first, last = (
            next((at for at in order if found[at]), 0) for order in (range(len(found)), range(len(found))[::-1])
        )
        cards = found[first : last + 1]
        is_block = known >= _LEAST_IN_BLOCK and all(cards) and len({*cards}) == len(cards)
        return {*cards} if is_block else set()

    def _slipped_lead(self, entry: ListedCard) -> str:
        """The lead for which all of the line right above the first card is likely meant; empty for any other line."""
        rules = self.game.deck_rules
        above = [*takewhile(lambda one: one.loose or one.place == "aside", self.entries)]
        last = next((one for one in reversed(above) if one.place != "aside"), None)
        likely = card_likely(self.game.id, entry.text) if rules and entry is last else None
        return likely[0] if likely and rules and rules.slot_of(self.game.cards[likely[0]]) else ""

    def _known(self, entry: ListedCard) -> str | None:
        return next((name for name in (normalise(one.name) for one in entry.readings) if name in self.index), None)

    def number(self, entry: ListedCard) -> int:
        """How many there are of a card that a line with a number is likely to mean; 0 for none."""
        found = self._likely(entry)
        return found[1] if found and self.is_counted else 0

    def size(self, entry: ListedCard) -> int:
        """How many cards a line adds to a list: a card's name with a slip, in a list without numbers, is one."""
        return self.number(entry) or (0 if self.is_counted or self._likely(entry) is None else 1)

    def may_be(self, entry: ListedCard, *, after: bool) -> bool:
        """True for a line that is likely to mean a card: with a number, or the lead above the other cards."""
        return self.number(entry) > 0 if after else self._lead_slot(entry) != "" and self._likely(entry) is not None

    def titles_lead(self, entry: ListedCard) -> bool:
        """True for a title that names only the lead, which has a line of its own below, or the team that it is of:
        `Громила и компания`.
        """
        if not entry.loose or self.game.deck_rules is None or _says_number(entry, ""):
            return False
        from cards.decks.meaning.led import is_team_of_lead

        if is_team_of_lead(self.game, entry.text, self.entries):
            return True
        if self.led is None:
            named = (self._known(one) for one in self.entries if one.place in self.game.deck_rules.slots)
            self.led = {(self.game.id, self.index[name][0]) for name in named if name is not None}
        from cards.decks.names.mentions import of_game
        from cards.decks.words.seen import seen

        found = of_game(self.game.id).find(seen(entry.text)) if self.led else []
        return bool(found) and not any(one.cards.isdisjoint(self.led) for one in found)

    def _lead_slot(self, entry: ListedCard) -> str:
        """The slot of the lead that a line above all cards may name, where no other line does; else empty."""
        if not entry.loose or entry.place != "list" or self.game.deck_rules is None or _says_number(entry, ""):
            return ""
        slots = self.game.deck_rules.slots
        if self.above is None:
            kept = [one for one in self.entries if one.place != "aside"]
            named = [name for one in kept for name, _ in one.readings]
            is_led = len(slots) != 1 or any(one.place in slots for one in kept) or leads(self.game, named)
            self.above = frozenset(() if is_led else takewhile(lambda one: self._known(one) is None, kept))
        return next(iter(slots)) if entry in self.above else ""

    def __call__(self, entry: ListedCard) -> tuple[str, int] | None:
        """The card that an entry is likely to mean and how many, if it names none that is known."""
        if (found := self._likely(entry)) is None:
            return None
        name, copies, card = found
        self._look().add(card)
        called = [words[card].name for words in self.game.words.values()]
        likest = max(called, key=lambda one: len({*normalise(one)} & {*normalise(name)}))
        self.made.append(read_as(short(name), likest))
        return card, copies

    def _likely(self, entry: ListedCard) -> tuple[str, int, str] | None:
        if self._known(entry) is not None:
            return None
        taken = self._look()
        slot = self._lead_slot(entry) if entry.place in PLACES else entry.place
        for name, copies in entry.readings:
            if not re.fullmatch(r"[1-9]\d?", copies) or _holds_number(entry, name):
                continue
            if entry.loose and self.is_counted and not slot and not _says_number(entry, name):
                continue
            if not self.is_sure or len(self.tried | {name}) > _MOST_GUESSES:
                break
            self.tried.add(name)
            card, others = card_likely(self.game.id, name, slot) or ("", frozenset())
            if not (card or slot) and _says_number(entry, name):
                card = self._by_ear(name) or card_by_initials(self.game.id, name)
            others -= {card}
            is_free = card not in taken and (not others or others <= taken or not may_be_plural(name))
            if card and is_free and (copies == "1" or not card_in_form(self.game.id, name)):
                return name, int(copies), card
        return None

    def _by_ear(self, name: str) -> str:
        """The card whose name sounds as what stands beside a number; empty for none."""
        from cards.decks.names.by_ear import card_by_ear  # few lists are spelt so

        return card_by_ear(self.game.id, name)

    def says_absent(self, entry: ListedCard) -> bool:
        """True for a line that only says of cards that they are not in the deck, and the list has none of them."""
        from cards.decks.meaning.again import names_own
        from cards.decks.names.mentions import of_game
        from cards.decks.phrases.corrected import says_out
        from cards.decks.phrases.team_changes import are_not_taken, names_team, takes_back
        from cards.decks.phrases.tokens import TOKEN, card_at
        from cards.decks.words.counted import numbers_of
        from cards.decks.words.fillers import denies_cards
        from cards.decks.words.maybes import comes_after_all, doubts
        from cards.decks.words.seen import seen

        said = normalise(entry.text)
        if team_index(self.game.id) and are_not_taken(self.game, entry.text, self._among().keys()):
            return True
        tokens = TOKEN.findall(seen(said))
        if re.search(r"(?<!\w)(?:[Уу] [А-ЯЁ]|אצל |[A-Z][a-z]+(?:'s| has| plays)(?!\w))", entry.text):
            return False  # it is said of somebody else
        if numbers_of(said) or "?" in said or not (denies_cards(tokens) or says_out(said)):
            return False
        if takes_back(tokens) or names_team(self.game, said) or comes_after_all(said):
            return False
        if doubts(said) and names_own(self.game, tokens, self._look()):
            return False  # it may go for another
        named = {card for found in of_game(self.game.id).find(seen(entry.text)) for _, card in found.cards}
        named |= {found.card for at in range(len(tokens)) if (found := card_at(self.game, tokens, at))}
        teams = cards_of(self.game, self._among().keys() & self.game.teams.keys())
        return bool(named) and self._look().isdisjoint(named) and teams.keys().isdisjoint(named)

    def doubted(self, entry: ListedCard) -> Said | None:
        """What is wrong with a line of talk that may change a card of the list, or take back a correction above it."""
        from cards.decks.meaning.again import told_beside

        corrected = any(said.says_any and said.line < (entry.line or 0) for said in self.corrections)
        return told_beside(self.game, entry.text, self._look(), corrected=corrected)

    def asks_of_own(self, entry: ListedCard) -> bool:
        """True for a line that only asks whether cards of the list are allowed, as many as it has, or says so of them:
        `можно ли две Жар-птицы, раз они чужие?`, say.
        """
        from cards.decks.phrases.corrected import heads_changes
        from cards.decks.phrases.tokens import TOKEN, card_at, number_of
        from cards.decks.words.harmless import asks_whether_allowed
        from cards.decks.words.seen import seen
        from cards.decks.words.updates import changes

        among, own, is_of_own = self._among(), self._look(), False
        for sentence in filter(str.strip, re.split(r"(?<=[.!?])\s+", seen(normalise(entry.text)))):
            tokens = TOKEN.findall(sentence)
            named = {found.card for at in range(len(tokens)) if (found := card_at(self.game, tokens, at))}
            numbers = {number for token in tokens if (number := number_of(token))}
            if changes(sentence) or any(map(heads_changes, tokens)) or (numbers and not named):
                return False
            is_of_own |= bool(named)
            has = {among.get(card, 0) for card in named}
            if named and not (named <= own and asks_whether_allowed(sentence) and numbers <= has):
                return False
        return is_of_own

    def _is_somebodys(self, entry: ListedCard) -> bool:
        """True for a line right below a name with a colon, whose it is: that may be another's list, unless the same
        name stands above the cards.
        """
        from cards.decks.words.fillers import CORRECTING
        from cards.decks.words.people import name_alone
        from cards.decks.words.updates import is_update

        at = self.entries.index(entry)
        above = self.entries[at - 1].text.strip() if at and self.entries[at - 1].loose else ""
        said = normalise(above.rstrip(":"))
        if said in (normalise(one.text.rstrip(": ")) for one in self.entries[: max(at - 1, 0)] if one.loose):
            return False
        return above.endswith(":") and bool(name_alone(above[:-1])) and not (said in CORRECTING or is_update(said))

    def corrects(self, entry: ListedCard) -> bool:
        """True for a line that is a correction, understood to its last word, which is kept."""
        from cards.decks.phrases.amended import amended, refers_back
        from cards.decks.phrases.corrected import applied, understood
        from cards.decks.phrases.team_changes import teams_changed

        if self._is_somebodys(entry):
            return False
        before = among = self._among()
        for said in self.corrections:
            before, among = among, applied(said, among, self.game) or among
        where = entry.line or 0
        ways = (teams_changed, amended, understood)
        found = next(filter(None, (way(self.game, entry.text, where, among) for way in ways)), None)
        at = self.entries.index(entry)
        if not found and self.corrected_at == at - 1 >= 0 and refers_back(entry.text):
            last = self.corrections[-1]
            if found := amended(self.game, f"{last.text}. {entry.text}", last.line, before):
                self.corrections.pop()
        if found and not self._among(after=entry).keys().isdisjoint(card for card, _, _ in found.changes):
            return False  # what is named only below was not corrected yet
        self.corrections += [found] if found else []
        self.corrected_at = at if found else self.corrected_at
        return found is not None

    def _among(self, *, after: ListedCard | None = None) -> dict[str, int]:
        """The cards of the list with their copies, as far as they are named as they are called; and its teams. Of those
        `after` an entry, if one is given.
        """
        among: dict[str, int] = {}
        teams = team_index(self.game.id)
        for one in self.entries[self.entries.index(after) + 1 :] if after else self.entries:
            if team := next((found[0] for said, _ in one.readings if (found := teams.get(normalise(said)))), ""):
                among[team] = 1
            name = self._known(one)
            copies = next((n for said, n in one.readings if normalise(said) == name), "")
            if name is not None and one.place == "list" and copies.isdecimal():
                among[self.index[name][0]] = among.get(self.index[name][0], 0) + int(copies[:3])
        return among

    def is_so(self, entry: ListedCard) -> bool:
        """True for a line that says only what was changed before, as the list shows already."""
        from cards.decks.phrases.corrected import is_so, says_done, understood

        if not says_done(normalise(entry.text)):
            return False
        found = understood(self.game, entry.text, entry.line or 0)
        return found is not None and is_so(found, self._among())

    def corrected(self, cards: dict[str, int], faults: list[DataError], listing: Listing) -> dict[str, int]:
        """The cards with the corrections of the list; one that cannot be made is a fault."""
        announced = all(not said.says_any for said in self.corrections)
        for said in self.corrections:
            from cards.decks.phrases.corrected import applied

            changed = applied(said, cards, self.game) if said.says_any or announced else cards
            if changed is None:
                why = changes_list(said.text)
                faults.append(DataError(listing.path, str(why), said.line).like(why))
            cards = cards if changed is None else changed
            self.after.append(cards)
        return cards

    def told(self) -> Iterator[Said]:
        """Yield what is said of how names were read that are written in another way, and of what was corrected."""
        for said, now in zip(self.corrections, self.after, strict=True):
            if not said.says_any:
                continue
            from cards.decks.phrases.corrected import told

            lines = [*told(said, self.game, now)]
            yield Said(
                f"corrected as line {said.line} says: {', '.join(lines)}", "corrected", line=said.line, lines=lines
            )
        if self.made:
            so = f"read so: {', '.join(self.made)}"
            yield Said(so, "read-so", lines=self.made)


def _holds_number(entry: ListedCard, name: str) -> bool:
    """True of a name in which a number stands that is a count by another reading: `alarm clock 2`, where only `alarm
    clock` is near a card.
    """
    return any(one.copies in name.split() and len(one.name) < len(name) for one in entry.readings)


def _says_number(entry: ListedCard, name: str) -> bool:
    """True if there is a number in an entry beside the name of its card, in digits or in words."""
    from cards.decks.words.counted import numbers_of  # of exact lists nothing is guessed

    return bool(numbers_of(normalise(entry.text).replace(normalise(name), " ", 1)))
