"""Why a ready-made deck is taken or changed so, as far as that is only somebody's taste: `паразит ей противный`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cards.decks.phrases.corrected import short_name
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.ready.titles import words_in
from cards.expressions import expression
from cards.model import Deck, Game

_TASTES = expression(
    r"(?<!\w)(?:(?:очень |так |уж |сильно |долго |об этом |о нём |о ней )*"
    r"(?:про|по|у)?(?:прос(?:ил|ит)\w?|захотел\w?|хочет(?:ся)?|мечта(?:л\w?|ет)|умолял\w?)"
    r"|(?:совсем |очень |больше |так |уже )*(?:не )?(?:нрав(?:ит|ят)ся|понравил\w+|люб(?:ит|лю|им)"
    r"|бо(?:ится|юсь)|выносит|жале(?:ет|ем|ю)|обожа(?:ет|ем|ю)|жаль|жалко)"
    r"|(?:очень |так |уже |совсем |просто )*(?:надоел\w?|бесит|раздражает|пугает|смешит|радует"
    r"|(?:противн|страшн|скучн|смешн|мил|красив|любим|симпатичн|забавн|ужасн|слаб|сильн)"
    r"(?:ый|ой|ая|ое|ые|ую|ого|ен|на|но|ны|а|о|ы))"
    r"|(?:really |very much |just |so )*(?:begged|asked|asks|insisted|insists|wants|wanted|likes|loves|hates|prefers"
    r"|adores|pities|feels sorry for)"
    r"|(?:really )?(?:doesn't|does not|don't|do not) like"
    r"|(?:is |are |was )?(?:too |so |very |really )*(?:scary|boring|funny|cute|gross|yucky|ugly|favou?rite)"
    r"|(?:ממש |כל כך )*(?:ביקשה?|התחננה?|רוצה|רצתה|התעקשה?)(?: מאוד| ממש| כל כך)?"
    r"|(?:ממש |כל כך )*(?:לא )?(?:אוהבת?|שונאת?|סובלת?|מפחדת?|מתה?|מרחמת?(?: על)?|מעריצה?)(?: מאוד| ממש)?"
    r"|(?:ממש |כל כך )*(?:נמאסה?|מגעילה?|מפחידה?|משעממת?|מצחיקה?|חמודה?|מעצבנת?|יפה|אהובה?))(?!\w)"
)
"""What somebody likes or not, or asks for."""
_BESIDE_WORDS = """
    он она они я мы ей ему им мне нам его её ее их нас потому что так как ведь просто уж очень это этот эта у мой моя
    he she they i we him her them it his my because cause as just so very really this that one to for of about
    сын сыну дочь дочка дочке дочери внук внуку внучка внучке муж мужу жена жене ребенок ребенку дети детям младшая
    младший son daughter wife husband grandson granddaughter kid kids הבן הבת שלי שלנו אשתי בעלי הנכד הנכדה הילדה הילד
    הילדים הוא היא הם הן אני לו לה להם לי את אותו אותה אותם כי פשוט מאוד ממש זה זאת על של מ ב
"""
_BESIDE = frozenset(_BESIDE_WORDS.split())


def says_taste(game: Game, deck: Deck, said: str, changes: Iterable[str]) -> bool:
    """True for a part (normalised) that says no more than what somebody likes or not, or has asked for, and names no
    card but those that the `changes` before it name.
    """
    if not _TASTES.search(said):
        return False
    found = _cards_in(game, deck, TOKEN.findall(_TASTES.sub(" ", said)))
    return found is not None and found <= cards_named(game, deck, changes)


def cards_named(game: Game, deck: Deck, said: Iterable[str]) -> set[str]:
    """All cards that are named in some parts of lines."""
    return {card for one in said for card in _named(game, deck, words_in(one))}


def _cards_in(game: Game, deck: Deck, tokens: Sequence[str]) -> set[str] | None:
    """The cards among some words; None if one of these is unknown."""
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        if tokens[at] in _BESIDE or not re.search(r"\w", tokens[at]):
            at += 1
        elif named := named_card(game, deck, tokens, at):
            found.add(named[0])
            at = named[1]
        else:
            return None
    return found


def _named(game: Game, deck: Deck, tokens: list[str]) -> set[str]:
    """All cards that are named among some words."""
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        named = None if is_said(tokens[at]) or number_of(tokens[at]) else named_card(game, deck, tokens, at)
        found |= {named[0]} if named else set()
        at = named[1] if named else at + 1
    return found


def named_card(game: Game, deck: Deck, tokens: Sequence[str], at: int) -> tuple[str, int] | None:
    """The card of the deck that begins there, or any other, and which token is next."""
    short = short_name(game, deck.cards, tokens, at)
    if (named := card_at(game, tokens, at)) and not (short and short[1] > named.to):
        return named.card, named.to
    if short:
        return short
    likely = card_at(game, tokens, at, likely=True)
    return (likely.card, likely.to) if likely else None
