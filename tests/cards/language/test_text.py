"""The texts of the real cards; and every word of the vocabulary has its sentence."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cards import Game, card_text, game_ids, keyword_name, load_game, messages, plain, type_line
from cards.language import needed_messages
from cards.model import Card, Keyword
from tests.cards.said import card_of

GOLDEN = Path(__file__).parent / "golden"
TEXTS = [(game_id, lang) for game_id in game_ids() if load_game(game_id).cards for lang in load_game(game_id).langs]


@pytest.mark.parametrize("game_id, lang", TEXTS)
def test_texts_are_as_recorded(game_id: str, lang: str, golden: Callable[[Path, str], None]) -> None:
    game = load_game(game_id)
    lines = [
        " | ".join(
            [
                card.id,
                game.words[lang][card.id].name,
                type_line(game, card, lang),
                plain(card_text(game, card, lang)).replace("\n", " / "),
            ]
        )
        for card in game.cards.values()
    ]
    golden(GOLDEN / f"{game_id}.{lang}.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("game_id, lang", TEXTS)
def test_every_verb_event_condition_and_modifier_has_its_message(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    say = messages(game, lang)
    assert {message for message in needed_messages(game) if not say.has(message)} == set()


@pytest.mark.parametrize("game_id, lang", TEXTS)
def test_every_word_of_the_game_has_its_message(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    say = messages(game, lang)
    wanted = {f"type-{kind}" for kind in game.types} | {f"team-{team}" for team in game.teams}
    wanted |= {f"rarity-{rarity}" for rarity in game.rarities} | {f"keyword-{keyword}" for keyword in game.keywords}
    wanted |= {f"subtype-{subtype}" for card in game.cards.values() for subtype in card.subtypes}
    assert {message for message in wanted if not say.has(message)} == set()
    for keyword, rule in game.keywords.items():
        assert rule.type_line or say.has(f"keyword-{keyword}", "reminder"), keyword


def boombit() -> Game:
    return load_game("boombit")


@pytest.mark.parametrize("lang, name", [("ru", "БЛОК 4"), ("he", "חסימה 4")])
def test_a_property_is_named_with_its_number(lang: str, name: str) -> None:
    assert keyword_name(boombit(), Keyword("block", 4), lang) == name


def test_styles_are_kept_apart() -> None:
    (paragraph,) = card_text(boombit(), boombit().cards["firebird"], "ru")
    assert [run.style for run in paragraph] == ["keyword", "plain", "reminder"]
    assert paragraph[0].text == "НАПАЛМ"


def bomb(**said: Any) -> Card:
    return card_of(boombit(), type="bomb", team="classics", **said)


def spell(*effects: dict[str, Any]) -> str:
    """What a spell with these effects says in Russian."""
    game = load_game("deckbattle")
    return plain(
        card_text(game, card_of(game, type="spell", abilities=[{"trigger": "cast", "effects": effects}]), "ru")
    )


DAMAGE = {"do": "damage", "amount": 3, "to": {"type": "creature", "of": "any"}}


@pytest.mark.parametrize(
    "effects, said",
    [
        (
            [DAMAGE, {"do": "damage-beside", "amount": 2, "where": "adjacent"}],
            "Нанесите существу 3 урона, а соседним с ним — по 2.",
        ),
        (
            [DAMAGE, {"do": "damage-beside", "amount": 1, "where": "parallel"}, {"do": "change-lane"}],
            "Нанесите существу 3 урона, и ещё 1 — существу на параллельном месте другой линии, "
            "затем поставьте его позади всех на другой линии того же владения.",
        ),
        (
            [DAMAGE, {"do": "change-lane"}, {"do": "damage-beside", "amount": 2, "where": "adjacent"}],
            "Нанесите существу 3 урона, затем поставьте его позади всех на другой линии того же владения, "
            "затем нанесите соседним с ним существам по 2 урона.",
        ),
    ],
)
def test_only_what_happens_afterwards_is_told_with_then(effects: list[dict[str, Any]], said: str) -> None:
    assert spell(*effects) == said


def test_an_aura_is_named_and_gives_its_ability_to_the_neighbours_alone() -> None:
    game = load_game("deckbattle")
    baron = card_text(game, game.cards["baron"], "ru")
    assert plain(baron) == "Аура: Ярость (Эту способность получают соседние существа, но не оно само.)"
    assert [run.style for run in baron[0]] == ["keyword", "plain", "reminder"]


CREEPS = {"type": "creep", "of": "opponent"}

# what a card says, in both languages
SAID: list[tuple[Card, str, str]] = [
    (
        bomb(price=[{"do": "damage", "to": {**CREEPS, "count": "each", "state": "damaged", "other": True}}]),
        "ЦЕНА: Нанесите 1 повреждение каждому другому повреждённому крипу противника.",
        "מחיר: גרמו נקודת נזק אחת לכל קריפ פגוע אחר של היריב.",
    ),
    (
        bomb(price=[{"do": "break", "what": {**CREEPS, "count": "all", "state": "damaged"}}]),
        "ЦЕНА: Сломайте всех повреждённых крипов противника.",
        "מחיר: שברו את כל הקריפים הפגועים של היריב.",
    ),
    (
        bomb(price=[{"do": "damage", "amount": 2, "to": {**CREEPS, "count": 2, "up_to": True}}]),
        "ЦЕНА: Нанесите по 2 повреждения не более чем 2 крипам противника.",
        "מחיר: גרמו 2 נקודות נזק לעד 2 קריפים של היריב.",
    ),
    (
        bomb(price=[{"do": "break", "what": {"type": "creep", "count": "any"}}]),
        "ЦЕНА: Сломайте любое число своих крипов.",
        "מחיר: שברו מספר כלשהו של קריפים שלכם.",
    ),
    (
        bomb(price=[{"do": "remove-to-void", "what": {"zone": "discard", "count": 3, "up_to": True}}]),
        "ЦЕНА: Удалите до 3 карт со своей свалки в пустоту.",
        "מחיר: הסירו עד 3 קלפים מהמזבלה שלכם לתהום.",
    ),
    (
        bomb(price=[{"do": "repair", "amount": "all", "on": {"type": "creep", "count": "all"}}]),
        "ЦЕНА: Снимите со всех своих крипов все повреждения.",
        "מחיר: הסירו את כל נקודות הנזק מכל הקריפים שלכם.",
    ),
    (
        bomb(price=[{"do": "repair", "amount": 1, "on": {"type": "bomb", "count": 2}}]),
        "ЦЕНА: Снимите с 2 своих бомб по 1 повреждению.",
        "מחיר: הסירו נקודת נזק אחת מ-2 פצצות שלכם.",
    ),
    (
        bomb(price=[{"do": "search", "what": {"type": "bomb", "zone": "deck", "count": 2}}]),
        "ЦЕНА: Найдите в своей колоде 2 бомбы и возьмите их в руку.",
        "מחיר: חפשו בחפיסה 2 פצצות והוסיפו אותן אל היד.",
    ),
    (
        bomb(price=[{"do": "twist", "what": {"type": "bomb", "of": "any", "team": "free", "keyword": "napalm"}}]),
        "ЦЕНА: Закрутите свободную бомбу со свойством НАПАЛМ.",
        "מחיר: הטו פצצה חופשית עם התכונה נפאלם.",
    ),
    (
        bomb(price=[{"do": "untwist", "what": {"type": "creep", "state": "undamaged", "other": True}}]),
        "ЦЕНА: Раскрутите другого своего неповреждённого крипа.",
        "מחיר: יישרו קריפ אחר שלכם שלא נפגע.",
    ),
    (
        bomb(modifiers=[{"always": "power", "by": {"per": {"type": "bomb", "zone": "discard"}}, "of": "this"}]),
        "Сила взрыва этой бомбы увеличивается на 1 за каждую бомбу на вашей свалке.",
        "עוצמת הפיצוץ של הפצצה הזאת גדלה ב-1 עבור כל פצצה במזבלה שלכם.",
    ),
    (
        bomb(modifiers=[{"always": "power", "by": -1, "of": {"type": "bomb", "of": "opponent", "count": "all"}}]),
        "Сила взрыва всех бомб противника уменьшается на 1.",
        "עוצמת הפיצוץ של כל פצצה של היריב קטנה ב-1.",
    ),
    (
        bomb(
            abilities=[
                {
                    "trigger": "enter",
                    "condition": {"when": "have", "what": {"type": "creep", "zone": "discard"}, "at_least": 2},
                    "may": True,
                    "effects": [{"do": "draw", "amount": 2}],
                }
            ]
        ),
        "ВХОД: Если на вашей свалке есть хотя бы 2 крипа, вы можете взять 2 карты.",
        "כניסה: אם יש במזבלה שלכם לפחות 2 קריפים, אתם רשאים לשלוף 2 קלפים.",
    ),
    (
        bomb(
            abilities=[
                {
                    "trigger": "blast",
                    "condition": {"when": "have", "what": {**CREEPS, "state": "damaged"}, "at_most": 0},
                    "effects": [{"do": "attack", "amount": 2}],
                }
            ]
        ),
        "ВЗРЫВ: Если в игре у противника нет повреждённых крипов, атакуйте на 2.",
        "פיצוץ: אם ליריב אין במשחק קריפים פגועים, תקפו בעוצמה 2.",
    ),
    (
        bomb(
            abilities=[
                {
                    "trigger": "turn",
                    "cost": [{"do": "discard", "amount": 2}],
                    "effects": [{"do": "top-to-discard", "by": "opponent", "of": "opponent", "amount": 2}],
                }
            ]
        ),
        "ХОД: Скиньте 2 карты, чтобы противник переместил 2 верхние карты своей колоды на свалку.",
        "מהלך: השליכו 2 קלפים כדי שהיריב יעביר למזבלה 2 קלפים מראש החפיסה שלו.",
    ),
    (
        bomb(
            abilities=[
                {
                    "trigger": "reaction",
                    "event": {"on": "discards"},
                    "condition": {"when": "this-is", "state": "twisted"},
                    "effects": [{"do": "damage", "amount": {"per": {"zone": "discard"}, "times": 2}, "to": {**CREEPS}}],
                }
            ]
        ),
        "РЕАКЦИЯ: Когда вы скидываете карту и эта бомба закручена, "
        "нанесите крипу противника по 2 повреждения за каждую карту на своей свалке.",
        "תגובה: כאשר אתם משליכים קלף, כל עוד הפצצה הזאת מוטה, "
        "גרמו לקריפ של היריב 2 נקודות נזק עבור כל קלף במזבלה שלכם.",
    ),
    (
        bomb(modifiers=[{"always": "life", "by": 2, "of": {"type": "creep", "count": "all"}}]),
        "Все ваши крипы получают ещё по 2 жизни.",
        "לכל קריפ שלכם יש עוד 2 נקודות חיים.",
    ),
    (
        bomb(price=[{"do": "return-to-hand", "what": {"type": "bomb", "team": "foreign", "count": 2, "other": True}}]),
        "ЦЕНА: Верните 2 другие свои бомбы чужой команды в руку.",
        "מחיר: החזירו 2 פצצות זרות אחרות שלכם אל היד.",
    ),
    (
        bomb(price=[{"do": "twist", "what": {"type": "bomb", "team": "own"}}]),
        "ЦЕНА: Закрутите свою бомбу вашей команды.",
        "מחיר: הטו פצצה שלכם מקבוצתכם.",
    ),
]


@pytest.mark.parametrize("card, russian, hebrew", SAID, ids=[russian for _, russian, _ in SAID])
def test_behaviour_is_said_like_this(card: Card, russian: str, hebrew: str) -> None:
    assert plain(card_text(boombit(), card, "ru")) == russian
    assert plain(card_text(boombit(), card, "he")) == hebrew


HIT = {"do": "damage", "amount": 3, "to": {"type": "creature", "of": "any"}}
BESIDE = {"do": "damage-beside", "amount": 1, "where": "adjacent"}
PARALLEL = {"do": "damage-beside", "amount": 2, "where": "parallel"}
MOVE = {"do": "change-lane"}


@pytest.mark.parametrize(
    "effects, hebrew",
    [
        ([HIT, BESIDE], "גרמו ליצור 3 נקודות נזק, ולכל אחד מהיצורים הסמוכים לו נקודת נזק אחת."),
        ([HIT, MOVE], "גרמו ליצור 3 נקודות נזק, ואז העבירו אותו לסוף הנתיב האחר בממלכה שלו."),
        (
            [HIT, PARALLEL, MOVE],
            "גרמו ליצור 3 נקודות נזק, וליצור שבמקום המקביל בנתיב האחר 2 נקודות נזק, "
            "ואז העבירו אותו לסוף הנתיב האחר בממלכה שלו.",
        ),
        (
            [HIT, MOVE, BESIDE],
            "גרמו ליצור 3 נקודות נזק, ואז העבירו אותו לסוף הנתיב האחר בממלכה שלו, "
            "ואז גרמו לכל אחד מהיצורים הסמוכים לו נקודת נזק אחת.",
        ),
        (
            [{"do": "destroy", "what": {"type": "creature", "of": "any"}}, BESIDE],
            "השמידו יצור, וגרמו לכל אחד מהיצורים הסמוכים לו נקודת נזק אחת.",
        ),
    ],
)
def test_damage_that_a_spell_does_at_once_has_no_then_in_hebrew(effects: list[dict[str, Any]], hebrew: str) -> None:
    game = load_game("deckbattle")
    spell = card_of(game, type="spell", abilities=[{"trigger": "cast", "effects": effects}])
    assert plain(card_text(game, spell, "he")) == hebrew


def test_an_aura_is_named_on_its_card_in_hebrew() -> None:
    game = load_game("deckbattle")
    assert plain(card_text(game, game.cards["alpha"], "he")) == "הילה: ליצורים הסמוכים ליצור הזה יש היכולת ניקוב."
