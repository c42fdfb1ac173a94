"""Names as people type them: normalised for comparison, and the nearest right ones to a misspelt one."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from cards.expressions import expression

_SAME = {"״": '"', "׳": "'", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "–": "-", "—": "-", "־": "-"}
_NO_LETTER = expression(r"[^\w\x00-\x7f\u0306]")
"""What may be a mark above a letter, but for that of й: no mark is a character of words."""
_MOST_LETTERS = 100
"""The longest name whose form is kept: longer ones are no names, and would only fill memory."""


def normalise(name: str) -> str:
    """The form that all spellings of a name share: case, spaces, niqqud, ё and the kinds of quotes do not count."""
    return _normalised(name) if len(name) <= _MOST_LETTERS else _normalised.__wrapped__(name)


@lru_cache(maxsize=8192)  # reading a list asks for the same few hundred names again and again
def _normalised(name: str) -> str:
    if name.isascii():
        return " ".join(name.lower().split())
    folded = unicodedata.normalize("NFKD", name).casefold()  # some letters have a case only once decomposed
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", folded))
    visible = unicodedata.normalize("NFKC", _NO_LETTER.sub(_plain, decomposed))
    if not visible.isprintable():
        visible = "".join(ch for ch in visible if unicodedata.category(ch) != "Cf")
    return " ".join(visible.split())


def _plain(sign: re.Match[str]) -> str:
    """A sign as all of its kind are compared; nothing for a mark."""
    return _SAME.get(sign[0]) or ("" if unicodedata.combining(sign[0]) else sign[0])


def is_name(text: str) -> bool:
    """True for the name of something that is printed: a line of visible characters, and what joins or parts them."""
    return bool(normalise(text)) and not _hides(re.sub(_SHAPING, "", text), ("Cc", "Cf", "Cs", "Zl", "Zp"))


def is_prose(text: str) -> bool:
    """True for a text of visible characters, which may have several lines and marks of direction, but turns nothing."""
    return not _hides(text.replace("\n", " "), ("Cc", "Cs", "Zl", "Zp")) and not _TURNING.intersection(text)


_OF_ASIA = "[\u0600-\u109f\u1780-\u1cff\ua840-\uabff]"
_SHAPING = f"(?<={_OF_ASIA})[\u200b-\u200d](?={_OF_ASIA})"
"""Between letters of Asia: where a word may be broken without a space, and which of them are joined or are not."""
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The characters that have all text after them run in another direction, until one ends that."""


def _hides(text: str, kinds: tuple[str, ...]) -> bool:
    return not text.isprintable() and any(unicodedata.category(char) in kinds for char in text)


def nearest(name: str, known: Iterable[str], most: int = 2, *, least: int = 64, whole: bool = False) -> tuple[str, ...]:
    """Up to `most` of the `known` names that may have been meant by `name`, the likeliest first.

    `least` is the least similarity, out of 100. Names that were meant as a `whole`, as those that somebody types, are
    not near if only letters in the midst of a word are; of what people write in their lists, that may be all there is.
    """
    from rapidfuzz import fuzz, process  # on the error path only

    # a letter is part of most names, and meant by none but the shortest
    pool = [one for one in dict.fromkeys(known) if len(one) > 1 or len(name) < 3]
    if 2 < len(wanted := normalise(name)) < 5 and (having := [one for one in pool if _has_word(one, wanted)]):
        turned = [one for one in pool if sorted(normalise(one)) == sorted(wanted)]  # two letters have changed places
        return tuple((turned or having)[:most])
    if fuzz.WRatio.__module__.endswith("_py"):  # compiled, it is quicker than any choice before it
        pool = _possible(name[:200], pool, least)
    # part of a long name may have been typed, but a few letters are part of too many names
    scorer = fuzz.WRatio if len(normalise(name)) > 4 else fuzz.ratio
    found = process.extract(name[:200], pool, scorer=scorer, processor=normalise, limit=most + 2, score_cutoff=least)
    # a short name that is like part of a long one was hardly meant, unless it is like a word there
    like = _is_near_by_words if whole else _is_like_a_word
    found = [match for match in found if like(match[0], name, least)]
    # of equally near names, the one of about the same length
    found = sorted(found, key=lambda match: (-match[1], abs(len(match[0]) - len(name))))[:most]
    return tuple(match for match, score, _ in found if score >= found[0][1] - 8)


def _is_like_a_word(name: str, typed: str, least: int) -> bool:
    """True unless a name is one word, less than half of what was typed, and near to none of the words there."""
    from rapidfuzz import fuzz

    word, whole = normalise(name), normalise(typed[:200])
    if " " in word or 2 * len(word) > len(whole):
        return True
    return any(fuzz.ratio(word, other) >= least for other in re.split(r"[^\w'\"]+", whole))


def _is_near_by_words(name: str, typed: str, least: int) -> bool:
    """True if a name is near to what was typed as a whole, has it as a part, or is near to it by a word."""
    from rapidfuzz import fuzz

    word, whole = normalise(name), normalise(typed[:200])
    if whole in word or fuzz.ratio(word, whole) >= least:
        return True
    words = [[one for one in re.split(r"[^\w'\"]+", text) if len(one) > 2] for text in (word, whole)]
    return any(fuzz.ratio(one, other) >= least for one in words[0] for other in words[1])


def _has_word(name: str, word: str) -> bool:
    """True for a name of several words of which this (normalised) is one."""
    words = re.findall(r"\w+", normalise(name))
    return len(words) > 1 and word in words


def _possible(name: str, known: Sequence[str], least: int) -> list[str]:
    """The names that can reach a similarity of `least` at all: they share a word, or enough letters.

    Of strings that share letters at a share r of the shorter one, no part of the scorer says more than 2r / (1 + r);
    that of their words, which it takes once each, weighs 0.95. Where the scorer is pure Python, as in a page, this
    saves most of its time.
    """
    wanted = normalise(name)
    words = dict.fromkeys(wanted.split())
    typed = [(Counter(form).items(), len(form)) for form in {wanted, " ".join(words)}]
    score = min(1.0, least / 95)
    share = score / (2 - score)

    def fits(other: str) -> bool:
        if not words.keys().isdisjoint(other.split()):
            return True
        return any(
            sum(min(copies, other.count(letter)) for letter, copies in letters) >= share * min(length, len(other))
            for letters, length in typed
        )

    return [one for one in known if fits(normalise(one))]
