"""Hebrew: two genders, the article on nouns and adjectives, «את» before a definite object, prefixed prepositions."""

from __future__ import annotations

from cards.language.grammar.phrase import OURS, Grammar, NounPhrase, Phrase, make_phrase, with_icon
from cards.model import Lexicon

_PREFIXES = {"dat": "ל", "from": "מ", "in": "ב"}
_POINTING = ("this", "that")
_FOR = " ל-"
"""What stands between a noun and a number of what it is for: `חדר ל-2 דסקיות`."""


def inflect(lexicon: Lexicon, np: NounPhrase) -> Phrase:
    """The forms of `np`: `nom`, `acc` with «את» if definite, `dat` `from` `in` prefixed, `def` with the article."""
    noun = lexicon.nouns[np.noun]
    plural = np.quantity in ("all", "any", "plural") or (isinstance(np.quantity, int) and np.quantity != 1)
    definite = np.definite or np.quantity == "all"
    core = _core(lexicon, np, plural=plural, definite=definite)
    lead = _lead(lexicon, np)
    text = " ".join([*lead, core])
    forms = {"nom": text, "acc": f"את {text}" if definite else text}
    forms["def"] = " ".join([*lead, _core(lexicon, np, plural=plural, definite=True)])
    for case, letter in _PREFIXES.items():
        if np.up_to and isinstance(np.quantity, int) and case != "dat":  # «לעד» is idiomatic, «מעד» is not
            counted = " ".join([*lead[1:], core])
            forms[case] = f"{_prefixed(letter, counted, article=False)} {lexicon.quantities['at-most']}"
        else:
            forms[case] = _prefixed(letter, text, article=definite and not lead)
    return make_phrase(lexicon, forms, "pl" if plural else "sg", noun.gender)


def _lead(lexicon: Lexicon, np: NounPhrase) -> list[str]:
    if np.quantity == "plural":
        return []
    if isinstance(np.quantity, str):
        return [lexicon.quantities[np.quantity]]
    words = [lexicon.quantities["up-to"]] if np.up_to else []
    return words if np.quantity == 1 else [*words, str(np.quantity)]


def _core(lexicon: Lexicon, np: NounPhrase, *, plural: bool, definite: bool) -> str:
    noun = lexicon.nouns[np.noun]
    form = (noun.pl if plural else noun.sg)[1 if definite else 0]
    one = np.quantity == 1 and (np.digit or np.up_to)  # "one" is a word that follows its noun
    form, of, use = form.partition(_FOR) if one else (form, "", "")  # and stands before what it is for
    words = [with_icon(noun, form, figure=np.digit and not one)]
    column = (2 if plural else 0) + (1 if noun.gender == "f" else 0)
    if one:
        words += [lexicon.adjectives["one"].forms[column], f"{of}{use}".strip()]
    # «אחר» and the demonstrative follow other adjectives, and a clause («שלא נפגע») follows the owner
    clauses = [name for name in np.adjectives if lexicon.adjectives[name].fixed and name not in _POINTING]
    plain = [name for name in np.adjectives if name not in clauses]
    for name in sorted(plain, key=lambda a: (a in _POINTING, a == "other")):
        adjective = lexicon.adjectives[name]
        words.append(("ה" if definite and not adjective.fixed else "") + adjective.forms[column])
    whose = [lexicon.owners[np.owner]] if np.owner != "any" and np.zone is None else []
    team = [lexicon.teams[np.team]] if np.team else []
    words += [*whose, *team] if np.owner in OURS else [*team, *whose]
    words += [lexicon.adjectives[name].forms[column] for name in clauses]
    if np.tail:
        words.append(np.tail)
    if np.zone:
        words.append(lexicon.zones[np.zone][np.place][np.owner])
    return " ".join(word for word in words if word)


def _prefixed(letter: str, text: str, *, article: bool) -> str:
    """The text with a prefixed preposition: «ל» and «ב» absorb the article, «מ» keeps it; figures need a hyphen."""
    if text[0].isdigit():
        return f"{letter}-{text}"
    if article and letter != "מ" and text.startswith("ה"):
        return letter + text[1:]
    return letter + text


GRAMMAR = Grammar(cases=("nom", "def"), inflect=inflect)  # of a noun, without and with the article
