"""Lists whose own note says what its signs stand for: a plus for what is taken, a line through what is not."""

from __future__ import annotations

from cards.expressions import expression
from cards.names import normalise

_IS = r"[ \t]{0,3}(?:[-–—=:]{1,3}|это|значит|is|means|זה)[ \t]{0,3}"
_IN = (
    r"(?:беру|бер[её]м|взял[аи]?|есть|да|в (?:колоде|деке|деле)|in|yes|take|taking|taken|in the deck"
    r"|לוקחת?|לקחתי|בפנים|כן|יש|בחפיסה)"
)
_OUT = (
    r"(?:не (?:беру|бер[её]м|взял[аи]?|в колоде)|нет|мимо|без|out|no|not (?:take|taking|taken|in(?: the deck)?)"
    r"|don't take|לא(?: לוקחת?| לקחתי| בפנים| בחפיסה)?|בחוץ|אין)"
)
_PLUS = rf"[«\"']?(?:плюс|plus|פלוס|\+)[»\"']?{_IS}{_IN}"
_MINUS = rf"[«\"']?(?:минус|minus|מינוס|[-−–])[»\"']?{_IS}{_OUT}"
_AND = r"[ \t]{0,3}[,;.]?[ \t]{1,3}(?:а |и |and |ו-?)?"
_ENDS = r"[ \t]{0,3}[)\]]?[.!]?[ \t]{0,3}$"
_NOTE = expression(rf"(?im)^[ \t]{{0,9}}[(\[]?[ \t]{{0,3}}(?:{_PLUS}{_AND}{_MINUS}|{_MINUS}{_AND}{_PLUS}){_ENDS}")
"""What says what the signs before the cards stand for."""
_LONGEST_NOTE = 80
_LINE = expression(r"(?P<sign>[+−–—-])\s*(?P<said>\S.*)")


_STRUCK_OUT = expression(
    r"\W*(?:(?:все |всё |то,? |те,? )?(?:что |которые |кого )?(?:за|пере|вы)ч[её]ркн\w+"
    r"|(?:everything |what(?:'s| is) |anything |those )?(?:that (?:is|are) )?(?:crossed|struck) ?(?:out|through)"
    r"|strikethroughs?|(?:כל )?(?:מה|מי) ש(?:מחוק|נמחק|מסומן)|ה?מחוקים)\W*(?:это |тех |те |is |are |means |זה )?"
    r"(?:не (?:входит|входят|ид[её]т|идут|бер[уе]м?|считается|считаются|считать|считайте|играет|играют|в колоде)"
    r"|нет|мимо|вне колоды|(?:not |isn't |aren't )(?:in|taken|included|part of it|counted)(?: the (?:deck|list))?"
    r"|out|doesn't count|don't count|לא (?:נכנס|נכנסים|בפנים|נחשב|נספר|בחפיסה|משחק)|בחוץ)\W*"
)
"""What says that what is struck out is not in the deck."""


def tells_of_struck(line: str) -> bool:
    """True for a note which says that what is struck out is not in the deck, and nothing else."""
    return len(line) <= _LONGEST_NOTE and _STRUCK_OUT.fullmatch(normalise(line)) is not None


def with_signs_meant(text: str) -> str:
    """A text with such a note: what has a minus in the list below is marked as what is struck out, and plus signs are
    left out; any other text as it stands.
    """
    note = _NOTE.search(text) if "+" in text else None
    if note is None:
        return text
    below = text[note.end() :].splitlines(keepends=True)
    signed = [at for at, line in enumerate(below) if _LINE.fullmatch(line.strip())]
    first = signed[0] if signed else 0
    to = next((at for at in range(first, len(below)) if not below[at].strip()), len(below))  # the list ends there
    return "".join([text[: note.start()], *map(_meant, below[:to]), *below[to:]])


def _meant(line: str) -> str:
    found = _LINE.fullmatch(line.strip())
    if found is None:
        return line
    from cards.decks.files.book import STRUCK

    end = line[len(line.rstrip("\r\n")) :]
    said = found["said"]
    return f"{said}{end}" if found["sign"] == "+" else f"{STRUCK}{said}{STRUCK}{end}"
