"""What is said of a card beside it, and bears on none: `1 Корова - куда без неё`, `Барон (сильнее всех на свете)`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cards.database import game_ids, of_games
from cards.decks.listing import changes_list
from cards.decks.lists.around import dress
from cards.decks.lists.around.labels import (
    SUFFIX,
    has_number,
    holds_card,
    is_known,
    names_card,
    names_form,
    without_translation,
)
from cards.decks.names.called import may_be_in_name
from cards.decks.names.headings import is_about, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_card, is_form, is_lead, is_same_card
from cards.decks.names.mentions import of_all
from cards.decks.names.stems import stems
from cards.decks.words import counted, numbers_said, updates
from cards.decks.words.fillers import AROUND, bears_on_cards
from cards.decks.words.maybes import begins_by_taking_back, is_aside, takes_back
from cards.decks.words.seen import seen, words_of
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_IF_SO = {"если", "или", "либо", "или,", "if", "or", "אם", "או"}
"""What puts in doubt what is said beside it."""
NOT = {"не", "ни", "без", "not", "no", "לא", "בלי"}
_REMARKS = expression(
    r"\s*(?:[-–—=(\[{<#←,;:!.…*]|(?<=[-–—=])>|//)+\s*(?=[^\W\d]|№)|(?<=\w)\s*[!.…]+\s*(?=[^\W\d])"
    r"|\s*[(\[]\s*(?=\d{1,2} [^\W\d])"
    r"|(?<=[^\W\d]{2})\s+(?=(?:он|она|они|это|he|she|it|they|הוא|היא|הם|הן|זה) [^\W\d])"
)
"""What stands between a card and what is said of it."""
_THOUGHT = expression(r"^(.*?\S)(\s+[-–—]+\s+|\s*\()([^()]*)\)?$")
_BRACKETS = expression(r"[(\[](?P<inside>[^()\[\]]*)[)\]]")
_NUMBER = expression(r"[\d½¼¾⅓⅔]")
_COUNT_LAST = expression(r"[^\W\d]\s+[x×х]?\d{1,2}\s*$")
_LEAST_OF_WORD = 4
"""Fewest letters of a word by which another card is told."""
_LEAST_THOUGHT = 2
"""Fewest words of what is thought of a card: one may be anybody's name."""
_DOUBTS = {
    "потерян", "потеряна", "потерялся", "потерялась", "порван", "порвана",
    "lost", "missing", "אבד", "אבדה", "נעלם", "חסר", "חסרה",
    "нет", "нету", "пока", "если", "или", "либо", "может", "вернее", "точнее", "хотя", "кроме", "лишь", "только",
    "no", "none", "if", "or", "may", "rather", "actually", "except", "only", "yet",
    "אין", "אולי", "או", "אם", "בעצם", "רק", "חוץ", "עדיין",
}  # fmt: skip
"""Words that put in doubt what they are said of."""
_GONE = expression(
    r"(?<!\w)(?:отда[лмю]\w*|прода[лмю]\w*|подар\w+|потеря\w+|порва\w+|сгоре\w+|сж[её]г\w*|одолж\w+|вернул\w*|пропал\w*|утонул\w*"
    r"|украли|съел\w*|gave|given|sold|lent|lost|tore|torn|burnt|burned|stolen|returned"
    r"|נתתי|מכרתי|השאלתי|איבדתי|נקרע\w*|נשרפ\w*|החזרתי|מסרתי|נגנב\w*)(?!\w)"
)
"""What says of copies that they are there no more."""
_PLAIN = (
    r"(?:обычн\w+|прост(?:ой|ая|ые|ых|ую|ого)|обыкновенн\w+|стандартн\w+|usual|regular"
    r"|normal|plain|simple|basic|standard|ordinary|ה?רגיל(?:ה|ים|ות)?|ה?פשוט(?:ה|ים|ות)?)"
)
"""What says that a card is the usual one, of which it has one."""
_USUAL = expression(
    r"(?:не|not|rather than|לא)(?: (?:the|that|на|тот|та|את))? (?P<other>[^\W\d]+(?:[ -][^\W\d]+){0,2}?)(?: one)?,? "
    rf"(?:(?:а|но|but|אלא) )?(?:the )?{_PLAIN}(?: ones?)?"
)
"""What says of a card that it is no other one."""
_IS_PLAIN = expression(rf"[ (,]*(?<!\w){_PLAIN}(?!\w)\)?", re.I)
_NO_OTHER = expression(
    r"\s*[,;(–—-]\s*(?:(?:а|and) )?(?:не|not|לא) "
    r"(?:(?:the|those|that|one|тот|та|те|той|тех|той|того|זה|זאת|זו|אלה|אלו|את),? )*(?P<other>[^\d,;()]{2,40}?)\W*$",
    re.I,
)
"""That a card is the usual one, as is said beside its name, and behind that which other one it is not."""
_BECAME = expression(
    r"(?<!\w)(?:до|to|ל-?) ?(?:[1-9]|од\w+|дв\w+|тр[её]х|one|two|three|אחד|אחת|שניים|שתיים|שלוש\w?)(?!\w)"
)
"""What may say how many there are now, as it became so."""
_BRACKET_LAST = expression(r"(?P<card>[^()]*\d[^()]*?)\s*\((?P<said>[^()]+)\)")
_GLUED = expression(r"(?P<card>[^\W\d].*?\s[x×х*]?\d{1,2})\s+(?P<said>[^\W\d][^\d]*)", re.I)
_NEEDED = expression(
    r"(?<!\w)(?:(?:куда|как|никуда|никак)(?: же)? без (?:не[ёе]|него|них)"
    r"|(?:нельзя|никак|никуда|не жить|не прожить) без [^\W\d]+"
    r"|без [^\W\d]+ (?:(?:мне|нам|же|тут|ведь) )?(?:нельзя|никак|никуда|не жить|не прожить|плохо|скучно|грустно)"
    r"|can'?t (?:\w+ ){0,2}without (?:it|her|him|them|\w+)|(?:lost|nothing|sad|boring) without \w+"
    r"|אי אפשר (?:בלעדי\w+|בלי [א-ת]+)|בלי [א-ת]+ (?:אי אפשר|אין (?:טעם|חיים)|זה לא זה)|אין כמו\w+"
    r"|больше (?:у меня )?нету?|нету? больше|больше (?:не влез\w*|не нашл\w*|не нашел)"
    r"|(?:have |got |there are )?no more"
    r"|don'?t have (?:any )?more|אין (?:לי |לנו )?(?:עוד|יותר))(?!\w)",
    re.I,
)
"""What is said of cards that cannot be left out, and that there are no more of."""
_ONLY = expression(r"(?<!\w)(?:только|лишь|всего|ровно|רק|בדיוק|only|just|exactly) (?P<number>\w+)(?!\w)", re.I)
"""How many there are of a card, as is said beside it again."""
_MOST_ASKED = 2
"""Most words of a question beside a card that asks about it: `да?`."""
_MOST_REMARKS, _LONGEST_REMARKED, _LEAST_SAID = 6, 300, 3
"""Most places where a remark may begin, most letters of a line with one, and fewest words around a number in one."""


@of_games(4096)
def without_remark(line: str) -> str:
    """A card with its number, without what is said of it that bears on no card: `1 Корова - куда без неё`."""
    if len(line) > _LONGEST_REMARKED or not (
        any(map(str.isdigit, line)) or (line.rstrip(" .!").endswith(")") and counted.numbers_of(line))
    ):
        return line
    if (match := SUFFIX.fullmatch(line)) and match["in"] and is_lead(normalise(match["name"])):
        said = normalise(match["in"])  # of a lead there is one, whatever numbers it has
        if len(re.findall(r"[^\W\d]+", said)) > 1 and not (is_aside(said) or holds_card(said) or updates.changes(said)):
            return match["name"]
    if bare := _lessened(line):
        return bare
    found = (match for match in _REMARKS.finditer(line) if match[0] != "-")  # that is part of a word: `Робот-пыл.`
    cuts = [(match.start(), match.end()) for match in found][:_MOST_REMARKS]
    for start, end in reversed(cuts):
        card, said = line[:start].rstrip(" !"), line[end:]
        if _has_number(card):
            return line if is_of_note(_without_same(said, card)) and not _is_harmless(said, card) else card
    return _without_glued(line)


def _lessened(line: str) -> str:
    """A card with its number, without how many there were before and how many of those went, in brackets behind it."""
    match = _BRACKET_LAST.fullmatch(line) if "," in line else None
    if not match or not has_number(match["card"]) or not names_card(match["card"]):
        return ""
    from cards.decks.lists.around.looks import says_before

    return match["card"] if says_before(match["said"], _copies(match["card"])) else ""


def _is_lessened_wrong(line: str) -> bool:
    """True for a card beside which it is said so, with numbers by which it had another one now."""
    match = _BRACKET_LAST.fullmatch(line) if "," in line else None
    if not match or _lessened(line):
        return False
    from cards.decks.lists.around.looks import says_lessened

    return says_lessened(match["said"])


def is_known_but_remark(line: str) -> bool:
    """True for a line that is understood, or that is but for what is said of its card."""
    return is_known(line) or ("(" in line and is_known(without_remark(line)))


def _is_harmless(said: str, card: str) -> bool:
    """True for a remark with a number or a doubt that changes nothing for all that."""
    from cards.decks.lists.around.looks import changes_nothing, says_before, says_now  # few lists have any

    copies = _copies(card)
    if says_before(said, copies) or says_now(normalise(said)) == copies != "":
        return True
    if _is_the_usual(said, card):
        return True
    words = normalise(said).strip(" ()[]{}.!")
    if takes_back(words) or _GONE.search(words):
        return False
    return changes_nothing(said, copies) or _is_of_some(words, copies)


def _is_of_some(said: str, copies: str) -> bool:
    """True for what is said (normalised) of some copies that leaves all in the deck: `2 of them with a stain`."""
    from cards.decks.lists.around.looks import of_some
    from cards.decks.words.dangers import is_dangerous

    what = of_some(said, copies)
    if not what or is_of_note(what) or is_dangerous(what, of_changes=False):
        return False
    return all(section(word) in (None, "list") for word in words_of(what))


def _is_the_usual(said: str, card: str) -> bool:
    """True for what says of a card that it is the usual one, and not some other, by words that its name has not."""
    match = _USUAL.fullmatch(normalise(said).strip(" ()[]{}.!"))
    name = next(
        (name for name, _ in counted.readings(card) if is_card(normalise(name)) or is_form(normalise(name))), ""
    )
    return match is not None and name != "" and {*stems(name)}.isdisjoint(stems(match["other"]))


def _without_any(line: str) -> str:
    """A card with its number, without what is said of it, and then without what is said before it."""
    for said in (line, dress.without_before(line)):
        if (bare := without_remark(said)) != said:
            return bare
    return _without_usual(line)


def _without_usual(line: str) -> str:
    """A card with its number, without that it is the usual one, and not some other by words that its name has not:
    `2 обычных сапёра, не тех, что на пенсии`.
    """
    if len(line) > _LONGEST_REMARKED or not _IS_PLAIN.search(line) or is_card(normalise(line)):
        return line
    bare = dress.without_before(_IS_PLAIN.sub(" ", line, count=1).strip())
    other = _NO_OTHER.search(bare)
    if other and _tells_another(other["other"]):
        card = bare[: other.start()]
        name = next((name for name, copies in counted.readings(card) if copies not in ("", "1")), card)
        bare = card if {*stems(name)}.isdisjoint(stems(other["other"])) else bare
    return bare if _has_number(bare) else line


def _tells_another(said: str) -> bool:
    """True for words of which one may be in the name of a card, and none says anything else of cards."""
    words = words_of(normalise(said))
    bare = {word[at:] for word in words for at in range(3 if "א" <= word[:1] <= "ת" else 1)}
    in_names = (len(word) >= _LEAST_OF_WORD and may_be_in_name(game, word) for word in bare for game in game_ids())
    bears = is_aside(normalise(said)) or takes_back(normalise(said)) or bears_on_cards(words)
    return not (bears or any(map(counted.is_number, words))) and any(in_names)


def _has_number(card: str) -> bool:
    """True for a card with its number, in digits or, behind it, in words."""
    if has_number(card):
        return True
    is_spelt = not any(map(str.isdigit, card)) and bool(counted.numbers_of(card))
    return is_spelt and has_number(dress.undressed(card).line)


def _copies(card: str) -> str:
    """How many copies a card has; empty for what is none."""
    return next((copies for name, copies in counted.readings(card) if is_card(normalise(name))), "")


def _without_glued(line: str) -> str:
    """A card with its number, without what is said behind that of how it looks, with no sign before it."""
    match = _GLUED.fullmatch(line)
    if not match or not (names_card(match["card"]) and has_number(match["card"])):
        return line
    return match["card"] if len(words_of(match["said"])) > 1 and _is_harmless(match["said"], match["card"]) else line


def remark_in(line: str) -> str:
    """What is said of a card beside it, which is left out; empty for any other line, and for marks of foils."""
    bare = next((said for said in (line, dress.without_before(line)) if without_remark(said) != said), "")
    said = bare.removeprefix(without_remark(bare)).strip(" -–—=<>#←,;:!.…*/()[]{}") if bare else ""
    return "" if said.isupper() and said.isascii() else said


def said_around(line: str, name: str) -> str:
    """What is said on a line behind a card's name, if that is more than a word."""
    said = line.partition(name)[2].strip(" -–—=<>#←,;:!.…*/()[]{}")
    return said if len(words_of(said)) > 1 else ""


def taken_back(line: str) -> Said | None:
    """What is wrong with a card of which it is said behind it that it goes: `1 Корова - не беру`; None for others."""
    if len(line) > _LONGEST_REMARKED:
        return None
    cuts = [match for match in _REMARKS.finditer(line) if match[0] != "-" and match.start()][:_MOST_REMARKS]
    found = (
        one for one in cuts if begins_by_taking_back(normalise(line[one.end() :])) and names_card(line[: one.start()])
    )
    if (cut := next(found, None)) is None:
        return changes_list(line) if _is_lessened_wrong(line) else None
    from cards.decks.lists.around.looks import says_before, says_now
    from cards.decks.lists.around.struck import card_struck

    copies, said = _copies(line[: cut.start()]), line[cut.end() :]
    is_so = says_before(said, copies) or says_now(normalise(said)) == copies != "" or card_struck(line)
    return None if is_so else changes_list(line)


def _without_same(said: str, card: str) -> str:
    """A remark without what says again how many there are of its card: `Карусель × 1 – только одна`."""
    copies = _copies(card)
    for match in _ONLY.finditer(said):
        if (counted.spelt(match["number"]) or match["number"]) == copies:
            return f"{said[: match.start()]} {said[match.end() :]}"
    return said


_INSTEAD = ("вместо", "instead of", "במקום", "был", "стоял", "was ", "used to be", "היה ", "הייתה", "היתה")


def for_another(line: str) -> tuple[str, str]:
    """A card without for which other one it is there, and what is said of that (`looks.for_another`)."""
    if not any(word in line.lower() for word in _INSTEAD):
        return line, ""
    from cards.decks.lists.around import looks

    return looks.for_another(line)


def without_turn(line: str) -> tuple[str, str]:
    """A card without a harmless turn of phrase behind it, and that turn: `Громила (не судите строго)`,
    `4 Cow - no rush`; any other line as it is.
    """
    card, _, said = next(iter(_THOUGHT.findall(line)), ("", "", "")) if len(line) <= _LONGEST_REMARKED else ("", "", "")
    bears = said and (bears_on_cards(words_of(words := normalise(said))) or is_aside(words))
    if not bears or not (names_card(card) or is_lead(normalise(card.rpartition(":")[2]))):
        return line, ""
    from cards.decks.words.turns import without_turns

    others = words_of(normalise(without_turns(said)))
    return (card, said) if AROUND.issuperset(others) else (line, "")


def without_thought(line: str, *, least: int = _LEAST_THOUGHT) -> str:
    """A card without a number, without what is thought of it, in so many words at `least`: `Аннигиляция - сильнее всего
    на свете`.
    """
    card, sign, said = next(iter(_THOUGHT.findall(line)), ("", "", ""))
    words = words_of(normalise(said))
    is_thought = len(words) >= least and not bears_on_cards(words) and not is_of_note(said)
    name = normalise(card)
    return (
        card
        if sign and is_thought and is_card(name) and not is_lead(name) and not any(map(counted.is_number, words))
        else line
    )


def with_thoughts(lines: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    """The lines of a list that has no numbers, where of some cards it is said what is thought of them, without that."""
    bare = [(number, without_thought(line, least=1)) for number, line in lines]
    said = [line[len(card) :] for (_, line), (_, card) in zip(lines, bare, strict=True) if card != line]
    is_told = any(len(words_of(one)) >= _LEAST_THOUGHT for one in said)
    is_counted = any(map(_NUMBER.search, said)) or any(has_number(line) for _, line in lines)
    return bare if is_told and not is_counted else lines


def is_of_note(said: str) -> bool:
    """True for a remark that may say how many there are of a card, or where it is, or puts it in doubt."""
    said = _NEEDED.sub(" ", said)
    if said.rstrip(" )").endswith("?") and len(words_of(said)) <= _MOST_ASKED:
        return True
    words = normalise(said).strip(" ()[]{}.!")
    if not _DOUBTS.isdisjoint(words_of(words)) or takes_back(words) or _GONE.search(words):
        return True
    if _BECAME.search(words):
        return True
    many = any(map(str.isdigit, numbers_said.unexplained(words))) and len(re.findall(r"[^\W\d]+", words)) < _LEAST_SAID
    elsewhere = words in slot_words() or section(words) not in (None, "list") or is_about(words)
    return many or elsewhere or may_bear_on_cards(said, "")


def may_bear_on_cards(text: str, lead: str) -> bool:
    """True for a part of a sentence that may say something of what is in a list, beside its lead and its size."""
    found = of_all().find(seen(text))
    if found and all(is_same_card(one.name, lead) for one in found):
        text = seen(text)[: found[0].start] + seen(text)[found[-1].end :]
    words = normalise(text)
    first, *_ = words.split() or [""]
    doubts = first in NOT | _IF_SO or is_aside(words) or updates.changes(words)
    return doubts or bool(counted.numbers_of(numbers_said.unexplained(words))) or holds_card(text)


def undressed(line: str) -> dress.Undressed:
    """A line that is a card once what stands around it is off, and the card's place; any other as it is."""
    if counted.begins_with_count(said := dress.without_before(line)) and not updates.changes(normalise(line)):
        line = said
    bare = dress.undressed(line)
    if ":" in line and dress.is_bilingual(line) and not counted.numbers_of(line):
        return bare  # a label and one card, in two languages each
    if bare.line == line and (aside := _form_aside(line)):
        return dress.Undressed(aside, "aside")
    if bare.line == line and names_form(said := dress.without_before(line)):
        return dress.Undressed(said)
    if bare.line == line or not names_card(bare.line):
        is_placed = bare.place and names_card(bare.line)
        return bare if is_placed else dress.Undressed(_without_any(line))
    return bare


def _form_aside(line: str) -> str:
    """A card in another form, of which a bracket behind its number says that it is not in the deck: `2 Ежа (запас)`;
    empty for any other line.
    """
    match = _BRACKET_LAST.fullmatch(line) if line.endswith(")") else None
    said = normalise(match["said"]) if match else ""
    is_one = dress.is_set_aside(said) or section(said) in ("side", "aside")
    return match["card"] if match and is_one and names_form(match["card"]) else ""


def readings_of(text: str) -> list[tuple[str, str]]:
    """The readings of a card with its copies; only the text as a whole, where a bracket puts it in doubt."""
    bare = text if names_card(text) else undressed(text).line
    said = without_translation(bare)
    beside = [normalise(found["inside"]) for found in _BRACKETS.finditer(said)]
    doubtful = any(is_aside(words) or is_card(words) for words in beside) and not is_card(normalise(said))
    doubtful = doubtful and holds_card(_BRACKETS.sub(" ", said))  # else the name itself is in them
    if doubtful:
        return [(text, "1")]
    found = [*counted.readings(said)]
    card, sign, thought = next(iter(_THOUGHT.findall(text)), ("", "", ""))
    is_counted = counted.begins_with_count(card) or _COUNT_LAST.search(card) is not None
    if "(" in sign and is_counted and not names_card(text) and not is_of_note(thought):
        found += counted.readings(card)  # of a card whose name has a slip: `Карова 3 (моя любимая)`
    return found
