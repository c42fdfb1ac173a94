"""Russian: six cases, three genders, animacy, and numerals that govern their nouns."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from cards.language.grammar.phrase import OURS, Grammar, NounPhrase, Phrase, make_phrase, with_icon
from cards.model import Lexicon, Noun

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
_GEN = CASES.index("gen")
_ADJECTIVE = ("ая", "яя", "ое", "ее", "ый", "ий", "ой")
"""What adjectives end in."""
_AFTER_SO = re.compile(r"в[сз]|[сзшж][^аеёиоуыэюя]")  # «со всех», «со своего»


def inflect(lexicon: Lexicon, np: NounPhrase) -> Phrase:
    """The six cases of `np`, and two more forms: `off` («с» or «со» with the genitive) and `apiece` («по»)."""
    noun = lexicon.nouns[np.noun]
    plural = np.quantity in ("all", "any", "plural") or (
        isinstance(np.quantity, int) and plural_category(np.quantity) != "one"
    )
    forms = {case: _in_case(lexicon, np, noun, index) for index, case in enumerate(CASES)}
    fewer = np.up_to and isinstance(np.quantity, int)  # no «до» after «с»
    off = _counted(lexicon, np, noun, int(np.quantity), _GEN, bare=False) if fewer else forms["gen"]
    forms["apiece"] = _apiece(lexicon, np, noun)
    forms["off"] = ("со " if _AFTER_SO.match(off) else "с ") + off
    tail = _tail(lexicon, np)
    # after a numeral from five on, «до …» and «любое число» the verb may be singular or plural; plural is always right
    return make_phrase(
        lexicon, {case: form + tail for case, form in forms.items()}, "pl" if plural else "sg", noun.gender
    )


def _in_case(lexicon: Lexicon, np: NounPhrase, noun: Noun, case: int) -> str:
    quantity, up_to = np.quantity, np.up_to
    if quantity == "any":
        number = lexicon.nouns["number"]
        return " ".join(
            [_adjective(lexicon, "any", number, "n", case), number.sg[case], _words(lexicon, np, noun, "pl", _GEN)]
        )
    if isinstance(quantity, int) and (quantity != 1 or np.digit or up_to):
        return _counted(lexicon, np, noun, quantity, case)
    number_: Literal["sg", "pl"] = "pl" if quantity in ("all", "plural") else "sg"
    lead = [_adjective(lexicon, str(quantity), noun, number_, case)] if quantity in ("all", "each") else []
    return " ".join([*lead, _words(lexicon, np, noun, number_, case)])


def _counted(lexicon: Lexicon, np: NounPhrase, noun: Noun, n: int, case: int, *, bare: bool = True) -> str:
    """A counted noun: «2 крипа», «до 3 карт», «не более чем 3 крипам»; `bare` means without a preposition before it."""
    straight = CASES[case] in ("nom", "acc")
    if np.up_to:
        if straight or (case == _GEN and bare):
            return f"до {n} {_words(lexicon, np, noun, 'sg' if plural_category(n) == 'one' else 'pl', _GEN)}"
        return f"не более чем {n} {_words(lexicon, np, noun, 'sg' if plural_category(n) == 'one' else 'pl', case)}"
    category = plural_category(n)
    if category == "one":
        return f"{n} {_words(lexicon, np, noun, 'sg', case)}"
    if not straight:
        return f"{n} {_words(lexicon, np, noun, 'pl', case)}"
    if category == "few" and not (noun.animate and CASES[case] == "acc"):
        # «2 верхние карты» but «2 закрученных дела»: with a feminine noun the adjective stays in the nominative
        return f"{n} {_words(lexicon, np, noun, 'sg', _GEN, adjectives=('pl', 0 if noun.gender == 'f' else _GEN))}"
    return f"{n} {_words(lexicon, np, noun, 'pl', _GEN)}"


def _apiece(lexicon: Lexicon, np: NounPhrase, noun: Noun) -> str:
    """An amount for each of several: «по 1 жизни», «по 2 жизни», «по 5 жизней»; "all" needs no «по»."""
    if not isinstance(np.quantity, int):
        return _in_case(lexicon, np, noun, CASES.index("acc"))
    one = plural_category(np.quantity) == "one"
    return "по " + _in_case(lexicon, np, noun, CASES.index("dat" if one else "nom"))


def _words(
    lexicon: Lexicon,
    np: NounPhrase,
    noun: Noun,
    number: Literal["sg", "pl"],
    case: int,
    *,
    adjectives: tuple[Literal["sg", "pl"], int] | None = None,
) -> str:
    """The adjectives and the noun in agreement, unless `adjectives` gives the adjectives' own number and case."""
    other = "rest" if np.quantity == "all" else "other"  # «все остальные» rather than «все другие»
    names = [
        *([other] if "other" in np.adjectives else []),
        *_owner(lexicon, np),
        *(a for a in np.adjectives if a != "other"),
    ]
    said = (noun.pl if number == "pl" else noun.sg)[case]
    form = with_icon(noun, _with_own(noun, said, adjectives[1]) if adjectives else said, figure=np.digit)
    return " ".join([*(_adjective(lexicon, name, noun, *(adjectives or (number, case))) for name in names), form])


def _with_own(noun: Noun, said: str, case: int) -> str:
    """A noun of several words, «победного очка», its own adjectives in this case of the plural: «победных очка»."""
    own = next((at for at, word in enumerate(noun.sg[0].split()) if not word.endswith(_ADJECTIVE)), 0)
    return " ".join([*noun.pl[case].split()[:own], *said.split()[own:]]) if own else said


def _owner(lexicon: Lexicon, np: NounPhrase) -> list[str]:
    """The owner as an adjective, «чужого приспешника с силой 3»: behind the noun the rest would seem the owner's.

    «Каждое действие» is of everybody, and does not say so twice.
    """
    named = np.owner not in ("any", np.quantity) and np.owner in (*OURS, *lexicon.adjectives)
    return [np.owner] if named and np.zone is None else []


def _tail(lexicon: Lexicon, np: NounPhrase) -> str:
    words = []
    if np.team:
        words.append(lexicon.teams[np.team])
    if np.owner not in (*OURS, "any", *lexicon.adjectives) and np.zone is None:
        words.append(lexicon.owners[np.owner])
    if np.tail:
        words.append(np.tail)
    if np.zone:
        words.append(lexicon.zones[np.zone][np.place][np.owner])
    return "".join(f" {word}" for word in words)


def _adjective(lexicon: Lexicon, name: str, noun: Noun, number: str, case: int) -> str:
    adjective = lexicon.adjectives[name]
    table: Mapping[str, tuple[str, ...]] = lexicon.declensions[adjective.like or ""]  # type: ignore[assignment]  # Literal keys
    column = number if number == "pl" else noun.gender
    ending = table[column][case]
    if ending == "-":
        ending = table[column][_GEN if noun.animate else 0]
    return adjective.stem + ending


def plural_category(n: int) -> str:
    """The CLDR category of a whole number in Russian: `one` (1, 21), `few` (2–4, 22–24), `many`."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


GRAMMAR = Grammar(cases=CASES, inflect=inflect, reflexive=True)
