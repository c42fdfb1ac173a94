"""Sentences in somebody's own words → cards: `беру четыре кластерные бомбы и корову`, `פקידת רישום אחת ושתי פרות`.

No rule knows the form of such a line. It is read if every word of it is understood and its numbers can belong to its
cards in one way only: a card in whatever form, a number beside it, or what is said around cards of a deck. Anything
else is left to whoever asks. What was read so is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cards.decks.names.game_titles import LEAST_OF_NAME
from cards.decks.names.known import by_itself
from cards.decks.names.mentions import known_words, of_game
from cards.decks.names.stems import stems
from cards.decks.phrases.tokens import (
    ONE_AFTER,
    TOKEN,
    as_written,
    card_at,
    is_said,
    number_of,
    untitled,
    with_one_behind,
)
from cards.decks.words.counted import NUMBER, ORDINALS, PIECE
from cards.decks.words.fillers import RETRACTING, TAKING, WHILE_RETRACTING, denies_cards
from cards.decks.words.numbers_said import SIZES, sum_said, unexplained
from cards.decks.words.people import is_greeting
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes, is_update
from cards.errors import Said, short
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_CLAUSES = expression(r"(?<!\d)[.,;:!?\n]+(?=\s|$)|[;:\n]|\s[-–—]\s")
_ENDS = (".", "!", "?", ";", "")
"""What ends a sentence."""
_DASHED = expression(rf"\s[-–—]\s(?=(?:по )?(?:{NUMBER})(?:\s+{PIECE})?\s*(?:[,.;!]|$|(?:и|and)\s|ו))", re.I)
"""What stands between a card and its number behind it, and parts no sentence."""
_GLUED = expression(r"(?<=[^\W\d])-(?=\d{1,2}(?!\w|-))")
_AND_NUMBER = expression(r"(?<!\w)ו-?(?=\d{1,2}(?!\w))")
"""What Hebrew joins to the number behind it: `ו4 פרות`."""
_ONCE = expression(r"(?<!\w)(?:ו?פעם אחת|один раз|one time)(?!\w)", re.I)
_TIMES = expression(rf"(?<!\w)(?P<number>ו?(?:{NUMBER})) (?:פעמים|раза?|times)(?!\w)", re.I)
"""Copies, as people say it before a card: `פעם אחת הבלופ הגדול`, `четыре раза Корова`."""
_OF_EACH = expression(
    rf"(?:^|\s)(?:(?:(?:кажд\w+|всех|все|всё) )?по (?P<ru>{NUMBER})|(?P<en>{NUMBER}) (?:of )?each"
    rf"|(?P<he>{NUMBER}) (?:מ|של )?כל (?:אחד|אחת|קלף)|כל (?:אחד|אחת) (?P<each>{NUMBER}))(?:\s+{PIECE})?$"
)
"""How many there are of each card named before, at the end of a part of a line: `Ёж, Корова — по три`."""
_EACH_BEHIND = expression(
    rf"(?:^|\s)(?:по (?P<ru>{NUMBER})(?:\s+{PIECE})?|(?P<en>{NUMBER}) each of"
    rf"|(?P<he>{NUMBER}) (?:מ|של )?כל (?:אחד|אחת))(?=\s+[^\W\d]|$)"
)
"""The same before them: `по три штуки Ёж, Корова, по две Пуля`."""
EACH = frozenset(["по", "кажд", "каждый", "каждая", "каждой", "каждого", "всех", "each", "of", "כל", "מכל"])
"""The words that say so beside a number."""
_ADDING = expression(
    r"(?<!\w)(?:кроме (?:того|этого)|помимо (?:того|этого)|вдобавок|к тому же"
    r"|besides(?: (?:that|this|those|these))?|in addition|on top of that"
    r"|ו?חוץ מ(?:זה|כך|אלה|אלו)|ו?מלבד (?:זאת|זה|אלה)|ו?בנוסף(?: ל(?:זה|כך|אלה))?|ו?נוסף על כך)"
    rf"(?=,|\s+(?:{NUMBER})\s)",
    re.I,
)
"""What says that more cards of the deck follow."""
_COMMA_NUMBERS = expression(rf"(?:[^\d.,;:!?]{{3,60}}, (?:{NUMBER})[.;]\s*){{2,}}")
"""Cards, each with its number behind a comma and parted from the next by a point: `Корова, четыре. Ёж, три.`"""
_TOTAL = expression(
    r"(?:^|\s)(?:это|итого|всего|вместе|total|in all|זה|סך הכו?ל|סה\"?כ|ביחד)(?: всего)?"
    r" (?P<number>\w+)(?: (?:один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять))?(?: (?:карт|קלפים|cards))?$"
)
"""How many cards there are, at the end of a part of a line."""
_OF_SIZE = expression(
    rf"(?<!\w)(?:на|из|of|with|על|של|מ-?|ב-?)\s?(?P<number>{NUMBER.replace('е', '[её]')})[ -]?"
    r"(?:карт|cards?|קלפים)(?!\w)",
    re.I,
)
"""How many cards there are, in the midst of a line: `колода на десять карт`."""
_ALL_OF_THEM = expression(
    rf"(?<!\w)(?:полн(?:ую|ый|ое|ых|ые|ая)|по максимуму|максимум|full|a full set|מלאה?|מקסימום),?\s+"
    rf"(?=(?:{NUMBER})(?:\s+{PIECE})?\s*(?:[.,;]|$))",
    re.I,
)
"""What is said beside a number of copies that is as high as it may be: `Икру беру полную, четыре`."""
_OWNERS = expression(r"(?<!\w)[A-Za-z]+'s(?!\w)")
_AS_MANY = expression(
    r"(?<!\w)(?:до|максимум|минимум|максимально|примерно|около|почти|свыше|более|раньше|было|были|хотел[аи]?|хочу|думал[аи]?"
    r"|(?:up|down) to|had|used to|was|were|about|around|roughly|almost|nearly|over|under|between|maximum|minimum"
    r"|max|min"
    r"|wanted|should|could|עד|בערך|לפחות|לכל היותר|היו|היה|רציתי|כמעט|מקסימום|מינימום|מעל|סביב|בין)(?!\w)"
)
"""What says of a number that it is not just that many, or was."""
_ENDED = "-"
"""Stands for such a number behind the sentence that says it: no other card has none of its own."""
_TENS = expression(r"\d{2}|\w*(?:дцать|сорок|десят)|twenty|thirty|forty|fifty|[a-z]+teen|עשרים|שלושים|ארבעים|חמישים")
_ORDINAL = expression(
    rf"\W*(?:и |а |ו)?({'|'.join(word for words in ORDINALS for word in words)})(?: [-–—]| это| is| הוא| היא| זה)* "
)
"""The place of a card among the others: the eighth one is named after seven."""
_MOST_TOKENS, _MOST_COPIES = 300, 9
_MEASURE_WORDS = "банка банку банки банок баночка баночку баночки баночек пачка пачку пачки пачек jars jar packs pack"
_MEASURES = frozenset(_MEASURE_WORDS.split())
"""What stands between a number and the card that is counted so: `четыре банки Бабушкиных солений`."""
_RATHER = frozenset(["лучше", "пусть", "будет", "только", "rather", "better", "עדיף", "יהיה"])
"""What somebody says beside the number that he puts right."""


def says_nothing(text: str) -> bool:
    """True for what is said around cards, and has neither a card nor a number in it."""
    words = TOKEN.findall(normalise(seen(text)))
    return 0 < len(words) <= _MOST_TOKENS and all(map(is_said, words))


def cards_in(game: Game, text: str, counts: bool) -> list[tuple[str, int]] | None:
    """The cards of a line with their copies; None unless it is understood to its last word, in one way only.

    Where a list `counts` its copies, a single card without a number is only talked of.
    """
    found = understood(game, text)
    numbered = any(copies for _, copies in found or ())
    greets = is_greeting(text) and TAKING.isdisjoint(TOKEN.findall(normalise(text)))
    if found is not None and not (numbered or len(found) > 1) and (counts or greets):
        return None
    return None if found is None else [(card, copies or 1) for card, copies in found]


def understood(game: Game, text: str, *, likely: bool = False) -> list[tuple[str, int]] | None:
    """The cards of a line with their copies, 0 for a number that is not said; None unless every word is understood.

    Of cards that are `likely` meant a part of the name is enough, beside a number.
    """
    said = normalise(seen(text))
    plain = seen(text)
    for name in reversed(of_game(game.id).find(plain)):  # in which there may be any sign
        plain = f"{plain[: name.start]} {plain[name.end :]}"
    if changes(said) or is_update(said) or "?" in plain:
        return None
    text = with_numbers_apart(text)
    size = _OF_SIZE.search(text)
    text = f"{text[: size.start()]} {text[size.end() :]}" if size else text
    found: list[tuple[str, int]] = []
    sums: list[tuple[int, int]] = []
    """Numbers of cards that are said, and how many cards are named before."""
    sentence, per, forms = 0, "", set[bool]()
    """Where in what is found the cards of a sentence begin; how many there are of each that follows, and whether these
    are called as they are or in another form, of which one that is otherwise may not be meant.
    """
    for written, sign in _clauses(seen(text)):
        before = _each_behind(game, written, sign)
        per, said_so = before or (per, written)
        forms = set[bool]() if before else forms
        each = None if before else _OF_EACH.search(normalise(said_so))
        clause = normalise(said_so)[: each.start()] if each else said_so
        total = _TOTAL.search(normalise(clause))
        total = total if total and (number_of(total["number"]) or _TENS.fullmatch(total["number"])) else None
        clause = normalise(clause)[: total.start()] if total else clause
        nth = _ORDINAL.match(normalise(clause))
        if nth and len(found) + 1 == 1 + next(at for at, words in enumerate(ORDINALS) if nth[1] in words):
            clause = normalise(clause)[nth.end() :]
        cards = _clause(game, untitled(game, clause), likely=likely)
        if cards is None:
            return None
        if isinstance(cards, int):
            sums.append((cards, len(found)))
            continue
        if per and (each or total or any(copies for _, copies in cards) or (per == _ENDED and cards)):
            return None
        called = {card for one in of_game(game.id).find(said_so) for _, card in one.cards} if per else ()
        forms |= {card in called for card, _ in cards if not _is_lead(game, card)} if per else set()
        if len(forms) > 1:
            return None
        found += [(card, 0 if _is_lead(game, card) else int(per)) for card, _ in cards] if per else cards
        per = _ENDED if per and sign in _ENDS else per
        if each and not _share(game, found, sentence, next(filter(None, each.groups()))):
            return None
        sentence = len(found) if sign in _ENDS else sentence
        if sums and cards and sums[-1] != (sum(copies or 1 for _, copies in cards), len(found) - len(cards)):
            return None  # it is not how many there are in the part behind it
        sums = [] if cards else sums
        if total and number_of(total["number"]) not in (0, *_sizes(game, found)):
            return None
    if size and (number_of(normalise(size["number"])) or -1) not in _sizes(game, found):
        return None
    ids = [card for card, _ in found]
    return found if found and not sums and len({*ids}) == len(ids) else None


def says_each(text: str) -> bool:
    """True for what says how many there are of each card behind that: of more of them than a part of it may name."""
    return _EACH_BEHIND.search(normalise(text)) is not None


def bounds_each(text: str) -> bool:
    """True for what says how many there are of each card behind that, if not just that many."""
    found = _EACH_BEHIND.search(said := normalise(text))
    return found is not None and _AS_MANY.search(said[: found.start()]) is not None


def _each_behind(game: Game, clause: str, sign: str) -> tuple[str, str] | None:
    """How many there are of each card that a part of a line names behind that, and the part without it; None where it
    says nothing of the kind, or names cards before it as well.
    """
    said = normalise(clause)
    found = _EACH_BEHIND.search(said)
    above = _clause(game, said[: found.start()], likely=False) if found else None
    if not found or not isinstance(above, list) or not all(_is_lead(game, card) for card, _ in above):
        return None
    if (found.end() == len(said.rstrip()) and sign != ":") or _AS_MANY.search(said[: found.start()]):
        return None
    number = next(filter(None, found.groups()))
    return str(number_of(number)), f"{said[: found.start()]} {said[found.end() :]}"


def _clauses(text: str) -> Iterator[tuple[str, str]]:
    """Yield the parts of a text, each with the sign behind it."""
    at = 0
    for match in _CLAUSES.finditer(text):
        yield text[at : match.start()], match[0].strip()[:1]
        at = match.end()
    yield text[at:], ""


def _share(game: Game, found: list[tuple[str, int]], start: int, number: str) -> bool:
    """Give a number to each of the last cards of a sentence that have none; false if there are no such cards."""
    at = len(found)
    while at > start and not found[at - 1][1] and not _is_lead(game, found[at - 1][0]):
        at -= 1
        found[at] = found[at][0], number_of(number)
    return at < len(found)


def with_numbers_apart(text: str) -> str:
    """A text with nothing but a space between a card and the number behind it: `Корова-4`, `Ёж — три`; and without what
    only says that there are more: `кроме того, три ежа`.
    """
    from cards.decks.phrases.bracketed import opened

    are_parted = ", " in text and ". " in text and _COMMA_NUMBERS.fullmatch(f"{text.rstrip(' .;')}.")
    text = text.replace(",", "") if are_parted else text
    text = _OWNERS.sub(_without_apostrophe, _ALL_OF_THEM.sub("", _ADDING.sub(" ", opened(text))))
    text = _AND_NUMBER.sub("", text)
    return _GLUED.sub(" ", _DASHED.sub(" ", _TIMES.sub(r"\g<number>", _ONCE.sub("1", text))))


def _without_apostrophe(match: re.Match[str]) -> str:
    """A word as names of cards have it, which are without the sign in English: `Granny's`."""
    bare = match[0].replace("'", "")
    return bare if normalise(bare) in known_words() else match[0]


def _sizes(game: Game, found: Sequence[tuple[str, int]]) -> tuple[int, int]:
    """How many cards these are, without those that lie apart from a deck and with them."""
    rules = game.deck_rules
    leads = sum(bool(rules and rules.slot_of(game.cards[card])) for card, _ in found)
    whole = sum(copies or 1 for _, copies in found)
    return whole - leads, whole


def _clause(game: Game, clause: str, *, likely: bool) -> list[tuple[str, int]] | int | None:
    """The cards of a part of a line, 0 for a number that is not said; the number of cards of the next part, if that is
    what it says; None if it is not understood.
    """
    tokens = with_one_behind(game, TOKEN.findall(normalise(clause)))
    if len(tokens) > _MOST_TOKENS:
        return None
    said: list[str | int | None] = []
    leading: list[tuple[str, int]] = []
    unknown = False
    at = 0
    rules = game.deck_rules
    while at < len(tokens):
        if said and (to := _retracted(tokens, at)) > at:
            said.append(None)
            at = to
            continue
        if said and None in said and (to := _same_again(game, said, tokens, at)) > at:
            at = to
            continue
        guess = likely and not (number_of(tokens[at]) or is_said(tokens[at]))
        if named := card_at(game, tokens, at, likely=guess):
            if rules and rules.slot_of(game.cards[named.card]):
                leading.append((named.card, 0))
                said.append("")
            else:
                said.append(named.card)
            at = named.to
            continue
        token = tokens[at]
        at += 1
        number = number_of(token)
        if token in _MEASURES and said and isinstance(said[-1], int) and card_at(game, tokens, at, likely=likely):
            continue
        if 1 <= number <= _MOST_COPIES:
            said.append(-number if token in ONE_AFTER else number)
        elif number or not (is_said(token) or not token.strip("?")):  # there is none but in names
            unknown = True
    items = _put_right(said)
    if items is None:
        return None
    cards = [item for item in items if isinstance(item, str)]
    if not cards and len(items) == 1 and not unknown and isinstance(items[0], int):
        return abs(items[0])
    if not cards:
        return [] if (not items and not unknown) or _is_talk(clause, items) else None
    if 1 < len(items) <= _MOST_COPIES and items == cards[:1] * len(items) and not (unknown or leading):
        return [(cards[0], len(items))]  # `Корова Корова` is two
    assigned = None if unknown else _assigned(items)
    return None if assigned is None else [*leading, *assigned]


def _retracted(tokens: Sequence[str], at: int) -> int:
    """Where what somebody says ends who puts right what he has just said; where it began for anything else."""
    to = next((to for to in range(at, len(tokens)) if tokens[to] not in WHILE_RETRACTING), len(tokens))
    return at if RETRACTING.isdisjoint(tokens[at:to]) else to


def _same_again(game: Game, said: list[str | int | None], tokens: Sequence[str], at: int) -> int:
    """Where a word ends that puts right what was said before, or one of the name of the card of which that was, which
    is said so again: `мокрых фитилей два, нет, мокрый лучше один`; where it began for anything else.
    """
    if tokens[at] in _RATHER:
        return at + 1
    card = next((one for one in said[-3:-1] if isinstance(one, str) and one), "") if said[-1] is None else ""
    if not card or len(tokens[at]) < LEAST_OF_NAME or number_of(tokens[at]) or card_at(game, tokens, at):
        return at
    names = {stem for words in game.words.values() for stem in stems(words[card].name)}
    if not names.issuperset(stems(tokens[at])):
        return at
    said.append(card)
    return at + 1


def _put_right(said: Sequence[str | int | None]) -> list[str | int] | None:
    """The cards and numbers of a part of a line, of those before a None only as what follows puts them right: the same
    card with another number, or another number alone; None where that is not sure.
    """
    items: list[str | int] = []
    at = 0
    while at < len(said):
        item = said[at]
        at += 1
        if item is not None:
            items.append(item)
            continue
        before, after, then = items[-2:], [*said[at : at + 2]], [*said[at + 1 : at + 2]]
        if [*map(type, before)] != [int, str] and [*map(type, before)] != [str, int]:
            return None
        (card,) = (one for one in before if isinstance(one, str))
        is_same = len(after) == 2 and card in after and any(isinstance(one, int) for one in after)
        in_order = [*map(type, before)] == [*map(type, after)] or any(isinstance(one, int) and one < 0 for one in after)
        if is_same and (in_order or any(isinstance(one, int) and one < 0 for one in before)):
            del items[-2:]
        elif isinstance(number := after[0] if after else None, int) and (
            not then or isinstance(then[0], int) == isinstance(before[0], int)
        ):
            items[-2:] = [number if isinstance(one, int) else one for one in before]
            at += 1
        else:
            return None
    return items


def _is_talk(clause: str, items: Sequence[object]) -> bool:
    """True for a part of a line that holds neither cards nor a number of copies."""
    said = normalise(clause)
    return sum_said(said, SIZES) > 0 or (not items and is_greeting(clause) and not unexplained(said).isdecimal())


def _assigned(items: Sequence[str | int]) -> list[tuple[str, int]] | None:
    """The cards with the numbers beside them, each of which belongs to one; None if they can be shared out otherwise.

    Of all ways to share them out the first gives each number to the card before it where it can, the last to the card
    behind it; if these are the same, so are all.
    """
    return _shared_out(items, one_after=False) or _shared_out(items, one_after=True)


def _shared_out(items: Sequence[str | int], *, one_after: bool) -> list[tuple[str, int]] | None:
    """The cards with the numbers beside them; with `one_after` the number that stands behind its noun is always its."""
    ways = []
    for order in (1, -1):
        run = items[::order]
        copies: dict[int, int] = {}
        for at, item in enumerate(run):
            if isinstance(item, str):
                continue
            beside = [to for to in (at - 1, at + 1) if 0 <= to < len(run) and to not in copies]
            beside = [to for to in beside if isinstance(run[to], str) and run[to]]
            if one_after and item < 0 and (before := at - order) in beside:  # `אחת` stands behind its noun
                beside = [before]
            if not beside:
                return None
            copies[beside[0]] = abs(item)
        ways.append({(len(run) - 1 - at if order < 0 else at): number for at, number in copies.items()})
    if ways[0] != ways[1]:
        return None
    return [(item, ways[0].get(at, 0)) for at, item in enumerate(items) if isinstance(item, str) and item]


def _is_lead(game: Game, card: str) -> bool:
    return game.deck_rules is not None and game.deck_rules.slot_of(game.cards[card]) is not None


def told_card(game: Game, text: str, *, among: bool, leads: bool = False, likely: bool = False) -> Said | None:
    """What is wrong with a line of talk that has copies of a card in some form: `две коровы не влезли`; or says that
    somebody takes one: `ещё беру Барона`. What stands `among`
    cards on one line must name none at all, not even one that is `likely` meant, and where a list has none that `leads`
    it, none of these.
    """
    tokens = TOKEN.findall(normalise(seen(text)))[:_MOST_TOKENS]
    among |= not TAKING.isdisjoint(tokens) or denies_cards(tokens)
    for at, token in enumerate(["", *tokens[:-1]]):
        number = number_of(token)
        if not (among or leads or 1 <= number <= _MOST_COPIES) or not (
            named := card_at(game, tokens, at, likely=likely and not (number_of(tokens[at]) or is_said(tokens[at])))
        ):
            continue
        if among or number or _is_lead(game, named.card):
            name = as_written(game, named.card, text)
            write = f"{number} {name}" if 1 <= number <= _MOST_COPIES else by_itself(name)
            what = f"{short(text)!r} names the card {name!r} among other words: write {write!r}, or leave it out"
            return Said(what, "names-card", text=short(text), name=name, write=write)
    return None
