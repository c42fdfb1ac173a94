"""Card lookup by name in any language of a game, or by id, in any spelling."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set as AbstractSet
from typing import TypeVar

from cards.database import code_stamp, forgotten, load_game, load_or_make, of_games, own_mark, stamp_here
from cards.decks.names.stems import PREPOSITIONS, consonants, heard, sounds, stems, stems_but, stems_of_name
from cards.errors import UnknownName
from cards.model import Game
from cards.names import nearest, normalise

T = TypeVar("T")

_JOINED, _LEAST_JOINED = "בהוכלמש", 2
"""What Hebrew joins to a word, and letters that the word has more than."""
_LEAST_LETTERS, _LEAST_WORD, _MOST_LETTERS = 4, 4, 60
"""Fewest letters of what may be part of a name, and of the words in it; and most letters of what is looked for."""
_LEAST_ROOT = 5
_LEAST_CUT = 6
"""Fewest letters of a word that a longer one of a name begins with."""
_LETTERS_A_SLIP, _LEAST_SLIPPED, _MOST_WRONG = 7, 5, 3
"""In how many letters one may be wrong, fewest in which one may be missing or turned, and most wrong ones of a name."""
_CUT_LAST = r"\w \w{1,2}$"
"""A name whose last word is cut short, with its point lost: `Подрывник на п`."""
_SAID = frozenset(
    ["вам", "мне", "что", "час", "раз", "сам", "так", "или", "дел", "под", "три", "בין", "הכי", "מאז", "אין"]
)
"""Short words that stand in names, and in whatever else is said."""
_COMPARING = frozenset(["больше", "меньше", "יותר", "פחות"])
"""What compares numbers, though a name may begin so."""
_SILENT = {"א": "ה", "ה": "א"}
"""The letters of Hebrew that are not heard at the end of a word: `פרא`."""
_SIGNS = "!?…."
"""What a name may end in, and people leave out."""


@of_games()
def name_index(game_id: str) -> Mapping[str, tuple[str, str]]:
    """Every id and name of the game's cards, normalised → the card's id and the name as it is written."""
    game = load_game(game_id)
    return _kept("names", game, lambda: _index(game))


def _kept(what: str, game: Game, make: Callable[[], T]) -> T:
    """What is made of the names of a game's cards, as it was made before of the same names by the same code."""
    names = [f"{card}\t{one.name}" for words in game.words.values() for card, one in words.items()]
    key = stamp_here((), "\n".join([*game.cards, *names]), [code_stamp()])
    return load_or_make(f"{what}-{game.id}{own_mark(game.folder)}", key, make)


def _index(game: Game) -> dict[str, tuple[str, str]]:
    from cards.decks.names.otherwise import unhyphened, with_title  # what is made of names is kept

    index = {card_id.replace("-", " "): (card_id, card_id) for card_id in game.cards}
    index |= {card_id: (card_id, card_id) for card_id in game.cards}
    for words in game.words.values():
        index |= {normalise(entry.name): (card_id, entry.name) for card_id, entry in words.items()}
    index |= {said: found for name, found in index.items() if "-" in name for said in unhyphened(name)} | index
    signed = {name.rstrip(_SIGNS): found for name, found in index.items() if name[-1] in _SIGNS}
    called = Counter(
        name.partition(",")[0] for name in index
    )  # `Малхолланд, Главный Инженер` is called by the first name
    first = {short: found for name, found in index.items() if called[short := name.partition(",")[0]] == 1}
    titled = {said: found for name, found in index.items() if (said := with_title(name)) != name}
    return titled | first | signed | index


def card_called(game: Game, *names: str, most: int = 3) -> str:
    """The id of the card that has the first known of these names, in any language.

    If none is known, raises `UnknownName` for the last of them, which offers up to `most` similar names.
    """
    index = name_index(game.id)
    for name in names:
        if found := index.get(normalise(name)):
            return found[0]
    if folder := forgotten(names[-1]):
        raise UnknownName("card", names[-1], see=f"fitil cards --cards {folder}")
    near = dict(index[match] for match in nearest(names[-1], index, most)) if most else {}
    raise UnknownName("card", names[-1], tuple(near.values()))


def leads(game: Game, names: Iterable[str]) -> bool:
    """True if one of these is the name of a card of a slot, such as a hero."""
    known = (name_index(game.id).get(normalise(name)) for name in names)
    rules = game.deck_rules
    return rules is not None and any(found and rules.slot_of(game.cards[found[0]]) for found in known)


@of_games(4096)  # a line is looked at as many a name
def card_in_form(game_id: str, name: str) -> str | None:
    """The id of the card of which a name is a form that stands after a number: `3 коровы`, `5 сапёров`, `4 פרות`.

    Its words may stand in another order, as in catalogues: `Бомба стойкая`. None for a name as it is written, and for
    what may be a form of the names of several cards.
    """
    if normalise(name) in name_index(game_id) or not re.search(r"[а-яёא-ת]$|\w \w|[a-z]{2}s$", name, re.I):
        return None
    known, bare = stem_index(game_id), _stems_of_names(game_id)
    found = known.get(stems(name)) or known.get(
        stems_but(name, bare.__contains__)  # `5 коров`: that is no ending
    )
    return next(iter(found)) if found and len(found) == 1 else None


@of_games(1024)
def card_likely(game_id: str, name: str, slot: str = "") -> tuple[str, frozenset[str]] | None:
    """The id of the only card that a name can be meant for, of those of a `slot` if it names one; None for any other.

    Besides, the cards for which it could be meant if that is not so sure.

    It is some words of that card's name, in whatever form, and of no other's: `Кластерная`; or has a few letters wrong,
    where no other name is nearly as near: `Сборная Бонба`.
    """
    wanted, rules = normalise(name), load_game(game_id).deck_rules
    if wanted in _COMPARING:
        return None
    cards = load_game(game_id).cards
    pool = {card for card in cards if not slot or (rules and rules.slot_of(cards[card]) == slot)}
    if len(very := {*_short_words(game_id).get(wanted, ())} & pool) == 1:
        return very.pop(), frozenset()
    turned = f"{wanted[:-1]}{_SILENT.get(wanted[-1:], '')}"
    if len(wanted) == _LEAST_LETTERS - 1 == len(turned) and (silent := name_index(game_id).get(turned)):
        return (silent[0], frozenset()) if silent[0] in pool else None
    if not _LEAST_LETTERS - (name.isupper() or wanted in _initials(game_id)) <= len(wanted) <= _MOST_LETTERS:
        return None
    in_digits = _with_digits(game_id).get(_in_digits(wanted), frozenset()) if re.search(r"\d", wanted) else frozenset()
    if len(in_digits & pool) == 1:
        return next(iter(in_digits & pool)), frozenset()
    name = name.upper() if wanted in _initials(game_id) else name
    if len(as_sounded := _as_sounded(game_id).get(consonants(wanted), frozenset()) & pool) == 1:
        return next(iter(as_sounded)), frozenset()
    if len(alike := (_heard_alike(game_id).get(sounds(wanted)) or _of_diminutive(game_id, wanted)) & pool) == 1:
        return next(iter(alike)), frozenset()
    words = _begun(name)
    from cards.decks.words.made_of import root_of

    part = _parts(game_id, words, pool)
    if not part and (
        "." in name or re.search(_CUT_LAST, name)
    ):  # where a word is cut short, so may be the last, with its point lost before a number
        words = _begun(f"{name}.")
        part = _parts(game_id, words, pool)
    if not part and " " not in name and len(wanted) >= _LEAST_CUT:
        part = _parts(game_id, _begun(f"{name}."), pool)  # what is cut short may look like a form of another word
    part = part or {*_by_root(game_id).get(root_of(wanted), ())} & pool
    part = part or ({*_words_as_sounded(game_id).get(consonants(wanted), ())} & pool)
    if len(part) > 1:  # of one of them it may be the very words: `Короткий`, not `Короткое`
        said = {*wanted.split()}
        very = {card for one, (card, _) in name_index(game_id).items() if card in part and said.issubset(one.split())}
        return (very.pop(), frozenset(part)) if len(very) == 1 else None
    part = part or {
        card
        for word in words
        for known, ids in _of_several(game_id).get(word, {}).items()
        if _is_but_one(words, known)
        for card in ids & pool
    }
    if len(part) == 1:
        return part.pop(), frozenset()
    from rapidfuzz import process  # on the error path only
    from rapidfuzz.distance import OSA

    digits = re.sub(r"\D", "", wanted)
    most = min(max(len(wanted) // _LETTERS_A_SLIP, len(wanted) >= _LEAST_SLIPPED), _MOST_WRONG)
    named = _by_digits(game_id).get(digits, {})
    known = {one: card for one, card in named.items() if abs(len(one) - len(wanted)) <= most + 1 and card in pool}
    near = [
        found
        for form in {wanted, wanted.replace("-", "")}  # nobody knows where hyphens stand
        for found in process.extract(form, [*known], scorer=OSA.distance, score_cutoff=most + 1, limit=None)
    ]
    found: dict[str, tuple[int, str]] = {}
    for one, wrong, _ in near:
        found[known[one]] = min(found.get(known[one], (wrong, one)), (wrong, one))
    (wrong, one), *others = sorted(found.values()) or [(most + 1, "")]
    if wrong > most or any(other <= wrong + 1 for other, _ in others):
        return None
    is_word = len(wanted) < _LETTERS_A_SLIP and len(one) == len(wanted) and sorted(one) != sorted(wanted)
    if is_word and (len(wanted) < _LEAST_SLIPPED or heard(wanted) != heard(one)):
        return None  # another letter makes other words of short ones: `Корона`
    return known[one], frozenset()


def _parts(game_id: str, words: Collection[str], pool: AbstractSet[str]) -> set[str]:
    """The cards of a pool with names of which these words are a part."""
    likely = _beginning(game_id).get(max(words, key=len)[0], {}) if words else {}
    return {card for known, ids in likely.items() if _is_part(words, known) for card in ids & pool}


@of_games()
def _by_root(game_id: str) -> Mapping[str, AbstractSet[str]]:
    """What words in Russian of names begin with, of so many letters → the cards with such words."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        for word in re.findall(r"[а-я]{5,}", name):
            for to in range(_LEAST_ROOT, len(word)):
                found[word[:to]].add(card_id)
    return found


def _in_digits(name: str) -> str:
    """A name (normalised) with its numbers in digits, whatever Hebrew joins to them: `פצצה בשלושה עותקים`."""
    from cards.decks.words.counted import spelt

    words = [re.sub(r"^([בהולמכ])-?(?=\d)", r"\1", word) for word in name.split()]
    joined = [(word[:1], word[1:]) if spelt(word[1:]) and word[0] in "בהולמכ" else ("", word) for word in words]
    return " ".join(f"{before}{spelt(word) or word}" for before, word in joined)


def _of_diminutive(game_id: str, name: str) -> AbstractSet[str]:
    """The cards that have one word for a name, of which this (normalised) is the diminutive: `ёжик`."""
    from cards.decks.words.made_of import undiminished

    stem = undiminished(name)
    return stem_index(game_id).get(stems(stem), frozenset()) if stem != name and len(stem) > 1 else frozenset()


@of_games()
def _heard_alike(game_id: str) -> defaultdict[str, frozenset[str]]:
    """The names as they are heard → the cards that are called so."""
    found: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for name, (card_id, _) in name_index(game_id).items():
        found[sounds(name)] |= {card_id}
    return found


@of_games()
def _short_words(game_id: str) -> Mapping[str, AbstractSet[str]]:
    """The words of so few letters that stand in names, and say nothing by themselves → the cards that are called so."""
    from cards.decks.words.counted import is_number
    from cards.decks.words.fillers import AROUND, BEARING

    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        for word in re.findall(r"[^\W\d_]+", name):
            is_said = word in AROUND or word in BEARING or word in _SAID or word in PREPOSITIONS or is_number(word)
            if len(word) == _LEAST_LETTERS - 1 and not word.isascii() and not is_said:
                found[word].add(card_id)
    return found


@of_games()
def _with_digits(game_id: str) -> Mapping[str, frozenset[str]]:
    """The names that have numbers in words, with those in digits → the cards that are called so."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        if (said := _in_digits(name)) != name:
            found[said].add(card_id)
    return {said: frozenset(cards) for said, cards in found.items()}


@of_games()
def _initials(game_id: str) -> frozenset[str]:
    """The words of names that are all in capitals, normalised: `ОТК`."""
    names = (words.name for said in load_game(game_id).words.values() for words in said.values())
    words = (word for name in names if not name.isupper() for word in re.findall(r"[^\W\d_]{3,}", name))
    return frozenset(normalise(word) for word in words if word.isupper())


@of_games()
def _as_sounded(game_id: str) -> Mapping[str, frozenset[str]]:
    """The names in Hebrew without those letters → the cards that are called so."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        if said := consonants(name):
            found[said].add(card_id)
    return {said: frozenset(cards) for said, cards in found.items()}


@of_games()
def _words_as_sounded(game_id: str) -> Mapping[str, frozenset[str]]:
    """The words of names of several in Hebrew without those letters → the cards that are called so: `מתביתת`."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, _) in name_index(game_id).items():
        for word in name.split() if " " in name else ():
            if said := consonants(word):
                found[said].add(card_id)
    return {said: frozenset(cards) for said, cards in found.items()}


@of_games()
def _by_initials(game_id: str) -> Mapping[str, str]:
    """The initials of names of several words, which are no word and no other name's → the card that is called so."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, (card_id, written) in name_index(game_id).items():
        words = re.findall(r"[^\W\d_]+", name) if written != card_id else []
        for some in (words, [word for word in words if word not in PREPOSITIONS]):
            if len(some) > 1:
                found["".join(word[0] for word in some)].add(card_id)
    known = {word for name in name_index(game_id) for word in re.findall(r"[^\W\d_]+", name)}
    return {said: next(iter(cards)) for said, cards in found.items() if len(cards) == 1 and said not in known}


def card_by_initials(game_id: str, name: str) -> str:
    """The id of the only card whose name has these initials: `кз` for `Короткое Замыкание`; empty for none."""
    from cards.decks.words.counted import is_piece
    from cards.decks.words.fillers import AROUND, BEARING

    said = normalise(name).replace(".", "").replace(" ", "")
    is_said = said in AROUND or said in BEARING or said in PREPOSITIONS or said in _SAID or is_piece(said)
    return "" if is_said or not said.isalpha() else _by_initials(game_id).get(said, "")


def _begun(name: str) -> frozenset[str]:
    """The words of a name, by what all their forms share; of those that are cut short, what there is: `Кл. Бомба`.

    None for words that are all too short to be of one card only, but for a word that is all in capitals: `ОТК`.
    """
    cut = [f"{one or other}." for one, other in re.findall(r"([^\W\d]+)\.(?=\s|$)|([א-ת]+)'(?=\s|$)", normalise(name))]
    whole = re.sub(r"[^\W\d]+\.(?=\s|$)|[א-ת]+'(?=\s|$)|[.,!?()]|(?<=\d)[\"']+", " ", normalise(name)).split()
    lengths = [*map(len, [*whole, *cut])]
    is_long = max(lengths, default=0) >= _LEAST_WORD or (len(lengths) > 1 and sum(lengths) > _LEAST_LETTERS)
    if not is_long and not (name.isupper() and len(whole) == 1):
        return frozenset()
    return frozenset([*cut, *filter(None, stems(" ".join(whole)))] if whole else cut)


def _is_part(words: Collection[str], known: Sequence[str]) -> bool:
    """True if each of these words is one of a name's, or begins as one does and is no shorter than it has to be.

    Beside a whole word it may be as short as those of nicknames: `Зина Штамповна`.
    """
    beside = any(word in known for word in words)
    least = _LEAST_WORD - beside
    return bool(words) and all(
        word in known
        or _is_joined(word, known, _LEAST_JOINED - beside)
        or (
            word.endswith(".")
            and any(one.startswith((word[:-1], re.sub("^ה(?=[א-ת])", "", word[:-1]))) for one in known)
        )
        or (len(word) >= least and any(one.startswith(word) for one in known))
        or (
            len(words) > 1 and len(word) > _LEAST_WORD + 1 and word[:-1] in known
        )  # the end of one form may be part of another
        for word in words
    )


def _is_joined(word: str, known: Sequence[str], least: int) -> bool:
    """True for a word of Hebrew, of more letters than the least, that one of a name's has behind a letter joined to it:
    `שעון` of `לשעון`.
    """
    return len(word) > least and any(one[:1] in _JOINED and one[1:] == word for one in known)


def _is_but_one(words: Collection[str], known: Sequence[str]) -> bool:
    """True for a name of three words and more of which all but one are these, beside which there is one at most."""
    same = {*words}.intersection(known)
    return len(known) > 2 and len(same) >= len({*known}) - 1 and len({*words}) - len(same) <= 1


@of_games()
def stem_index(game_id: str) -> Mapping[tuple[str, ...], frozenset[str]]:
    """What all forms of a name share, word by word → the cards of the game that are called so."""
    return _kept("stems", load_game(game_id), lambda: _stemmed(name_index(game_id)))


def _stemmed(index: Mapping[str, tuple[str, str]]) -> dict[tuple[str, ...], frozenset[str]]:
    found: defaultdict[tuple[str, ...], set[str]] = defaultdict(set)
    for name, (card_id, _) in index.items():
        for shared in stems_of_name(name):
            found[shared].add(card_id)
    return {shared: frozenset(cards) for shared, cards in found.items()}


@of_games()
def _of_several(game_id: str) -> Mapping[str, Mapping[tuple[str, ...], frozenset[str]]]:
    """What all forms of a name of three words and more share → the cards that are called so, by every word there."""
    found: defaultdict[str, dict[tuple[str, ...], frozenset[str]]] = defaultdict(dict)
    for known, cards in stem_index(game_id).items():
        for word in known if len(known) > 2 else ():
            found[word][known] = cards
    return found


@of_games()
def _by_digits(game_id: str) -> Mapping[str, Mapping[str, str]]:
    """The names (normalised) and the cards that are called so, by the digits in them."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for name, (card_id, _) in name_index(game_id).items():
        found[re.sub(r"\D", "", name)][name] = card_id
    return found


@of_games()
def _beginning(game_id: str) -> Mapping[str, Mapping[tuple[str, ...], frozenset[str]]]:
    """What all forms of a name share → the cards that are called so, by every letter with which a word there begins,
    or goes on behind one that is joined to it in Hebrew.

    With the letter of Hebrew's article, which a name may lack, there are all.
    """
    found: defaultdict[str, dict[tuple[str, ...], frozenset[str]]] = defaultdict(dict)
    for known, cards in stem_index(game_id).items():
        for word in filter(None, known):
            found[word[0]][known] = cards
            if word[0] in _JOINED and len(word) > _LEAST_JOINED + 1:
                found[word[1]][known] = cards
    return {**found, "ה": stem_index(game_id)}


@of_games(8192)
def may_be_in_name(game_id: str, word: str) -> bool:
    """True for a word (normalised) that may stand in the name of a card, in some form; anything else is in no name."""
    known = _stems_of_names(game_id)
    return not word or word in PREPOSITIONS or word in known or known.issuperset(stems(word))


@of_games()
def _stems_of_names(game_id: str) -> frozenset[str]:
    return frozenset(stem for name in stem_index(game_id) for stem in name)
