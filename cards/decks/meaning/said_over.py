"""What is said over a list that is there: above one that somebody quotes, or in a later message of a chat.

Its own author changes it (`phrases.set_out`), which is carried out and told; others repeat what is in it, which says
nothing. The text is read without either; where that cannot be done, it is read as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cards.database import game_ids, load_game
from cards.decks.deck_read import DeckRead, Unread
from cards.decks.listing import changes_list
from cards.decks.lists.around import marks
from cards.decks.lists.talk import answers, chat
from cards.decks.meaning.again import names_own
from cards.decks.meaning.remarked import only_remarks, reacts
from cards.decks.names.called import may_be_in_name
from cards.decks.names.stems import PREPOSITIONS
from cards.decks.phrases.corrected import Correction, told
from cards.decks.phrases.set_out import hints_at_change, set_out
from cards.decks.phrases.tokens import TOKEN, number_of
from cards.decks.words.seen import seen
from cards.errors import DataError, FitilError, Said
from cards.expressions import expression
from cards.names import normalise

_NAME = expression(r"(?<![\w@.])(?!(?:On|At|In|Wrote|В|От)(?!\w))[A-ZА-ЯЁא-ת][^\W\d_]+(?![\w@])")
"""A word that may be somebody's name."""
_MOST_ROWS = 3
"""Most lines of a message that says something of a list."""
Read = Callable[[str], tuple[DeckRead, ...]]


class _Over(NamedTuple):
    """What is said of a list: the lines on which it stands, whose words it is, and by whom; nobody's, in a mail."""

    rows: Sequence[int]
    said: str
    who: str = ""
    turn: bool = False
    """True in a chat if somebody else spoke right before."""
    answered: bool = False
    """True for a question in a chat behind which somebody else speaks."""
    above: str = ""
    """What stands above a quotation and says who wrote that."""


def with_said_over(text: str, path: Path, read: Read) -> tuple[DeckRead, ...] | None:
    """The lists of a text as they are with what is said over them; None for a text in which nothing is."""
    rows = text.splitlines()
    over = [*(_in_chat(rows) if chat.is_chat(text) else _in_mail(rows))]
    while over:
        try:
            reads = read(_without(rows, over))
        except FitilError:
            return None
        done = [one for one in over if _done(reads, one)]
        if len(done) == len(over):
            for one in over:
                reads = _done(reads, one) or ()
            return reads or None
        if not done:
            return _asked(read(text), over, path)
        over = done
    return None


def _asked(reads: tuple[DeckRead, ...], over: Sequence[_Over], path: Path) -> tuple[DeckRead, ...]:
    """The lists of a text as they are read as a whole, with a fault for what may change one and was passed over."""
    return tuple(replace(one, faults=(*one.faults, *_passed_over(one, over, path))) for one in reads)


def _passed_over(read: DeckRead, over: Sequence[_Over], path: Path) -> Iterator[DataError]:
    unread = {line.number for line in read.unread}
    if read.deck is None or read.faults:
        return
    for one in over:
        is_own = normalise(one.who) in ("", normalise(read.player))
        tokens = TOKEN.findall(seen(normalise(one.said)))
        if is_own and unread.issuperset(one.rows) and names_own(load_game(read.deck.game), tokens, read.deck.cards):
            yield DataError(path, str(why := changes_list(one.said)), one.rows[0]).like(why)


def _without(rows: Sequence[str], over: Sequence[_Over]) -> str:
    """The text without what is said so: a message of which only its head stays says nothing."""
    left = [*rows]
    for number in (row for one in over for row in one.rows):
        said = chat.said_on(rows[number - 1])
        left[number - 1] = rows[number - 1][: len(rows[number - 1]) - len(said)] if said != rows[number - 1] else ""
    return "\n".join(left)


def _in_chat(rows: Sequence[str]) -> Iterator[_Over]:
    """Yield the short messages below the first that may say something of a list."""
    heard = [*chat.messages(enumerate(rows, 1))]
    for before, message, *after in zip(heard, heard[1:], [*heard[2:], *heard[:1]], strict=False):
        said = [(number, line) for number, line in message.lines if line.strip()]
        if message.who and 0 < len(said) <= _MOST_ROWS:
            whole = "\n".join(line for _, line in said)
            if _may_be_over(whole):
                is_last = message is heard[-1]
                answered = "?" in whole and not is_last and after[0].who != message.who
                yield _Over([number for number, _ in said], whole, message.who, before.who != message.who, answered)


def _may_be_over(said: str) -> bool:
    """True for what may change a list, or remark on one: it has a number, or a word of a card's name."""
    tokens = TOKEN.findall(seen(normalise(said)))
    words = [token[len(one) :] for token in tokens for one in ("", "ו", "ה") if token.startswith(one)]
    words = [word for word in words if len(word) > 1 and word not in PREPOSITIONS]
    is_of_cards = any(map(number_of, tokens)) or any(may_be_in_name(game, one) for game in game_ids() for one in words)
    return is_of_cards and (hints_at_change(said) or reacts(said))


def _in_mail(rows: Sequence[str]) -> Iterator[_Over]:
    """Yield what stands above a quotation and may say something of the list there."""
    lines = answers.quoted(enumerate(rows, 1))
    first = next((at for at, (_, line) in enumerate(lines) if marks.is_quoted(line)), 0)
    own = [(number, line) for number, line in lines[:first] if line.strip()]
    said = [at for at, (_, line) in enumerate(own) if hints_at_change(line) or any(map(str.isdigit, line))]
    if said:
        of_it = own[said[0] : said[-1] + 1]
        yield _Over([number for number, _ in of_it], " ".join(line for _, line in of_it), above=lines[first][1])


def _done(reads: Sequence[DeckRead], over: _Over) -> tuple[DeckRead, ...] | None:
    """The lists with what is said over one of them; None if it cannot be done."""
    whose = [at for at, one in enumerate(reads) if normalise(one.player) == normalise(over.who) or not over.who]
    if len(whose) == 1 and (over.who or len(reads) == 1):
        (at,) = whose
        if changed := _changed(reads[at], over):
            return (*reads[:at], changed, *reads[at + 1 :])
    return _remarked(reads, over) if over.who else None


def _remarked(reads: Sequence[DeckRead], over: _Over) -> tuple[DeckRead, ...] | None:
    """The lists, where only a remark is made on one, which is told; None where it may be more than that."""
    decks = [one.deck for one in reads if one.deck and one.deck.cards]
    of_own = [one for one in reads if normalise(one.player) == normalise(over.who)]
    if len({deck.game for deck in decks}) != 1 or (of_own and not over.turn):
        return None
    if over.answered or hints_at_change(over.said):
        return None
    if not only_remarks(load_game(decks[0].game), over.said, [deck.cards for deck in decks]):
        return None
    first, *others = reads
    told = [Unread(number, said, aside=True) for number, said in zip(over.rows, over.said.split("\n"), strict=True)]
    return (replace(first, unread=tuple(sorted([*first.unread, *told]))), *others)


def _is_by(above: str, player: str) -> bool:
    """False where what stands above a quotation names nobody whose name begins as that of the player."""
    names = _NAME.findall(above) if answers.is_attribution(above.lstrip("> ")) else []
    same = [one for one in names if one[0].isascii() == player[:1].isascii()]
    return not player or not same or any(one[0] == player[0] for one in same)


def _changed(read: DeckRead, over: _Over) -> DeckRead | None:
    """A list as its author changes it over it; None if that is not sure."""
    deck = read.deck
    if deck is None or read.faults or not deck.cards or not _is_by(over.above, read.player):
        return None
    game = load_game(deck.game)
    if (made := set_out(game, over.said, deck.cards)) is None:
        return None
    cards = {card: more + deck.cards.get(card, 0) for card, more in made.items()}
    now = {card: copies for card, copies in {**deck.cards, **cards}.items() if copies}
    least, most = game.deck_rules.sizes if game.deck_rules else (0, 0)
    if least <= deck.size <= most < sum(now.values()) or sum(now.values()) < least <= deck.size <= most:
        return None  # a whole deck is whole afterwards
    line = over.rows[0]
    how = Correction(line, over.said, tuple((card, 1 if more > 0 else -1, abs(more)) for card, more in made.items()))
    lines = [*told(how, game, now)]
    said = Said(f"corrected as line {line} says: {', '.join(lines)}", "corrected", line=line, lines=lines)
    return replace(read, deck=replace(deck, cards=now), remarks=(*read.remarks, said))
