"""The deck check's verdict on a deck's page: legal, or each rule that the deck breaks; and the deck as a QR code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cards import Deck, Lang
from cards.decks import ToldVerdict, ToldViolation, deck_link, qr_code
from cards.errors import Said
from generator.accessories.deck_code import deck_text, draw_code
from generator.accessories.deck_table import begun
from generator.accessories.form import BAD, GOOD, INK, PAPER, SOFT, Bilingual
from generator.display import Box
from generator.typesetting import BOLD
from generator.words import words

VERDICT_MM = 47.5
"""The panel's least height, in mm."""
CODE_MM = 42.0
_HEAD, _RULE_MM, _MORE_MM = 13.6, 3.3, 4.0
_TOLD_PT = (8.2, 6.4)
_Told = tuple[ToldViolation, list[str], list[float], float]


class VerdictPanel:
    """The verdict on a deck in each language, on a form between `left` and `left + width` mm.

    The code is a link into the workshop of a `site`, without one the deck's list. With `signed`, the panel of a legal
    deck says what the player's signature stands for.
    """

    def __init__(
        self,
        form: Bilingual,
        deck: Deck,
        judged: Mapping[Lang, ToldVerdict],
        left: float,
        width: float,
        *,
        signed: bool,
        site: str = "",
    ) -> None:
        self.form, self.deck, self.judged = form, deck, judged
        self.left, self.width, self.signed = left, width, signed
        self.coded = deck_link(deck, site) if site else deck_text(deck)
        self.code_said = "registration-link" if site else "registration-code"

    def draw(self, y: float, room: float) -> float:
        """Draw the verdict and the deck's QR code from `y` on, in `room` mm of height; return the y where they end."""
        form, judgement = self.form, self.judged[self.form.lang]
        width = self.width - CODE_MM - 4
        told = list(self._told(width - 11))
        wanted = _HEAD + sum(height for *_, height in told) + 2
        box = Box(self.left, y, width, min(room, max(VERDICT_MM, wanted)))
        color = GOOD if judgement.legal else BAD
        form.panel(box, None, color, 0.5, corner=2)
        form.panel(Box(box.x + 3, y + 3, 9, 9), color, oval=True)
        form.icon("check" if judgement.legal else "cross", Box(box.x + 4.4, y + 4.4, 6.2, 6.2), PAPER)
        verdicts = [begun(self.judged[lang].verdict) for lang in form.langs]
        form.both(verdicts, Box(box.x + 14.5, y + 2.6, width - 18, 9.8), 15, color=color, small=0.56)
        inner = Box(box.x + 3, y + _HEAD, width - 6, box.h - _HEAD - 1.5)
        if told:
            self._breaches(inner, told)
        else:
            self._sound(inner)
        self._code(Box(self.left + self.width - CODE_MM, y, CODE_MM, CODE_MM))
        return box.bottom

    def _told(self, width: float) -> Iterator[_Told]:
        """Every breach in the page's languages, errors first, and its height when set in `width` mm."""
        judged = (sorted(self.judged[lang].breaches, key=_gravity) for lang in self.form.langs)
        for breaches in zip(*judged, strict=True):
            texts = [f"{breach.message}. {breach.fix}." for breach in breaches]
            tall = [
                self.form.height_of(text, width, size, lang)
                for text, size, lang in zip(texts, _TOLD_PT, self.form.langs, strict=False)
            ]
            yield breaches[0], texts, tall, _RULE_MM + sum(tall) + 1.2

    def _breaches(self, room: Box, told: Sequence[_Told]) -> None:
        """Draw as many breaches as fit, and the number of those left out."""
        form, y, left = self.form, room.y, len(told)
        for breach, texts, tall, height in told:
            if y + height > room.bottom - (_MORE_MM if left > 1 else 0) + 1.2:
                break
            severe = breach.severity == "error"
            form.icon("cross" if severe else "exclamation", Box(room.x, y + 0.2, 3, 3), BAD if severe else SOFT)
            form.text(breach.rule, Box(room.x + 5, y, room.w - 5, _RULE_MM), 6.6, style=BOLD, color=SOFT)
            below = y + _RULE_MM
            for text, size, tallness, lang in zip(texts, _TOLD_PT, tall, form.langs, strict=False):
                place = Box(room.x + 5, below, room.w - 5, tallness + 0.05)
                form.text(text, place, size, color=INK if lang == form.lang else SOFT, lines=None, lang=lang)
                below += tallness
            y += height
            left -= 1
        if left:
            more = Box(room.x + 5, room.bottom - _MORE_MM, room.w - 5, _MORE_MM)
            form.both(form.words("registration-more", n=left), more, 7.4)

    def _sound(self, room: Box) -> None:
        """Draw the note on a sound deck: what the signature means, or how the deck is played."""
        y = room.y + 1
        for said in zip(*map(self._praise, self.form.langs), strict=False):
            for text, lang, size in zip(said, self.form.langs, (9.0, 7.2), strict=False):
                height = self.form.height_of(text, room.w, size, lang) + 0.05
                if y + height > room.bottom:
                    return
                color = INK if lang == self.form.lang else SOFT
                self.form.text(text, Box(room.x, y, room.w, height), size, color=color, lines=None, lang=lang)
                y += height + 0.4
            y += 1.6

    def _praise(self, lang: Lang) -> list[str]:
        say = words(lang)
        more = say("registration-signed") if self.signed else self.deck.plan.get(lang, "")
        return [say("registration-checked", command="fitil check"), *filter(None, [more])]

    def _code(self, box: Box) -> None:
        form, code = self.form, qr_code(self.coded)
        if code is None:
            form.find(
                "no-code",
                Said(
                    f"{len(self.coded)} characters are too many for a QR code: the page has none",
                    "no-code-on-page",
                    n=len(self.coded),
                ),
            )
            return
        form.items.append(draw_code(code, form.placed(box)))
        said = Box(box.x - 2, box.bottom - 0.6, box.w + 4, 3.2)
        for lang, size in zip(form.langs, (6.2, 5.4), strict=False):
            text = words(lang)(self.code_said)
            color = INK if lang == form.lang else SOFT
            form.text(text, said, size, least=4.4, color=color, align="middle", lang=lang)
            said = said.moved(0, 2.9)


def _gravity(breach: ToldViolation) -> bool:
    return breach.severity == "warning"
