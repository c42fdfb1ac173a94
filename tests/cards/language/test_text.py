"""Texts of the real cards, and that no word of the vocabulary is left without its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from cards import Game, card_text, game_ids, keyword_name, load_game, messages, plain, type_line
from cards.model import Card, Keyword, vocabulary as words

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


def tags(union: Any, key: str) -> Iterator[str]:
    """Every word that tells a member of a union of the vocabulary."""
    members = get_args(get_args(union)[0])
    assert members
    for member in members:
        yield from get_args(get_type_hints(member)[key])


def words_in(record: type, field: str) -> set[str]:
    return set(get_args(get_type_hints(record)[field]))


@pytest.mark.parametrize("game_id, lang", TEXTS)
def test_every_verb_event_condition_and_modifier_has_its_message(game_id: str, lang: str) -> None:
    say = messages(load_game(game_id), lang)
    wanted = {*tags(words.Effect, "do"), *tags(words.Modifier, "always")} - {"grant", "cannot"}
    wanted |= {"grant-keywords", "grant-ability"} | {f"cannot-{act}" for act in words_in(words.Cannot, "act")}
    wanted |= {f"would-{would}" for would in words_in(words.Instead, "would")}
    wanted |= {f"event-{tag}" for tag in tags(words.Event, "on")}
    wanted |= {f"if-{tag}" for tag in tags(words.Condition, "when")}
    wanted |= {f"ability-{trigger}" for trigger in get_args(words.Trigger) if trigger != "play"}
    assert {message for message in wanted if not say.has(message)} == set()


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
    return Card(id="some-bomb", type="bomb", team="classics", set="some-set", **said)


CREEPS = {"type": "creep", "of": "opponent"}

# what a card says, in both languages
SAID: list[tuple[Card, str, str]] = [
    (
        bomb(price=(words.Damage(to=words.Cards(**CREEPS, count="each", state="damaged", other=True)),)),
        "ЦЕНА: Нанесите 1 повреждение каждому другому повреждённому крипу противника.",
        "מחיר: גרמו נקודת נזק אחת לכל קריפ פגוע אחר של היריב.",
    ),
    (
        bomb(price=(words.Break(what=words.Cards(**CREEPS, count="all", state="damaged")),)),
        "ЦЕНА: Сломайте всех повреждённых крипов противника.",
        "מחיר: שברו את כל הקריפים הפגועים של היריב.",
    ),
    (
        bomb(price=(words.Damage(amount=2, to=words.Cards(**CREEPS, count=2, up_to=True)),)),
        "ЦЕНА: Нанесите по 2 повреждения не более чем 2 крипам противника.",
        "מחיר: גרמו 2 נקודות נזק לעד 2 קריפים של היריב.",
    ),
    (
        bomb(price=(words.Break(what=words.Cards(type="creep", count="any")),)),
        "ЦЕНА: Сломайте любое число своих крипов.",
        "מחיר: שברו מספר כלשהו של קריפים שלכם.",
    ),
    (
        bomb(price=(words.RemoveToVoid(what=words.Cards(zone="discard", count=3, up_to=True)),)),
        "ЦЕНА: Удалите до 3 карт со своей свалки в пустоту.",
        "מחיר: הסירו עד 3 קלפים מהמזבלה שלכם לתהום.",
    ),
    (
        bomb(price=(words.Repair(amount="all", on=words.Cards(type="creep", count="all")),)),
        "ЦЕНА: Снимите со всех своих крипов все повреждения.",
        "מחיר: הסירו את כל נקודות הנזק מכל הקריפים שלכם.",
    ),
    (
        bomb(price=(words.Repair(amount=1, on=words.Cards(type="bomb", count=2)),)),
        "ЦЕНА: Снимите с 2 своих бомб по 1 повреждению.",
        "מחיר: הסירו נקודת נזק אחת מ-2 פצצות שלכם.",
    ),
    (
        bomb(price=(words.Search(what=words.Cards(type="bomb", zone="deck", count=2)),)),
        "ЦЕНА: Найдите в своей колоде 2 бомбы и возьмите их в руку.",
        "מחיר: חפשו בחפיסה 2 פצצות והוסיפו אותן אל היד.",
    ),
    (
        bomb(price=(words.Twist(what=words.Cards(type="bomb", of="any", team="free", keyword="napalm")),)),
        "ЦЕНА: Закрутите свободную бомбу со свойством НАПАЛМ.",
        "מחיר: הטו פצצה חופשית עם התכונה נפאלם.",
    ),
    (
        bomb(price=(words.Untwist(what=words.Cards(type="creep", state="undamaged", other=True)),)),
        "ЦЕНА: Раскрутите другого своего неповреждённого крипа.",
        "מחיר: יישרו קריפ אחר שלכם שלא נפגע.",
    ),
    (
        bomb(modifiers=(words.Power(by=words.Per(per=words.Cards(type="bomb", zone="discard")), of="this"),)),
        "Сила взрыва этой бомбы увеличивается на 1 за каждую бомбу на вашей свалке.",
        "עוצמת הפיצוץ של הפצצה הזאת גדלה ב-1 עבור כל פצצה במזבלה שלכם.",
    ),
    (
        bomb(modifiers=(words.Power(by=-1, of=words.Cards(type="bomb", of="opponent", count="all")),)),
        "Сила взрыва всех бомб противника уменьшается на 1.",
        "עוצמת הפיצוץ של כל פצצה של היריב קטנה ב-1.",
    ),
    (
        bomb(
            abilities=(
                words.Ability(
                    trigger="enter",
                    condition=words.Have(what=words.Cards(type="creep", zone="discard"), at_least=2),
                    may=True,
                    effects=(words.Draw(amount=2),),
                ),
            )
        ),
        "ВХОД: Если на вашей свалке есть хотя бы 2 крипа, вы можете взять 2 карты.",
        "כניסה: אם יש במזבלה שלכם לפחות 2 קריפים, אתם רשאים לשלוף 2 קלפים.",
    ),
    (
        bomb(
            abilities=(
                words.Ability(
                    trigger="blast",
                    condition=words.Have(what=words.Cards(**CREEPS, state="damaged"), at_most=0),
                    effects=(words.Attack(amount=2),),
                ),
            )
        ),
        "ВЗРЫВ: Если в игре у противника нет повреждённых крипов, атакуйте на 2.",
        "פיצוץ: אם ליריב אין במשחק קריפים פגועים, תקפו בעוצמה 2.",
    ),
    (
        bomb(
            abilities=(
                words.Ability(
                    trigger="turn",
                    cost=(words.Discard(amount=2),),
                    effects=(words.TopToDiscard(by="opponent", of="opponent", amount=2),),
                ),
            )
        ),
        "ХОД: Скиньте 2 карты, чтобы противник переместил 2 верхние карты своей колоды на свалку.",
        "מהלך: השליכו 2 קלפים כדי שהיריב יעביר למזבלה 2 קלפים מראש החפיסה שלו.",
    ),
    (
        bomb(
            abilities=(
                words.Ability(
                    trigger="reaction",
                    event=words.PlayerEvent(on="discards"),
                    condition=words.ThisIs(state="twisted"),
                    effects=(
                        words.Damage(
                            amount=words.Per(per=words.Cards(zone="discard"), times=2), to=words.Cards(**CREEPS)
                        ),
                    ),
                ),
            )
        ),
        "РЕАКЦИЯ: Когда вы скидываете карту и эта бомба закручена, "
        "нанесите крипу противника по 2 повреждения за каждую карту на своей свалке.",
        "תגובה: כאשר אתם משליכים קלף, כל עוד הפצצה הזאת מוטה, "
        "גרמו לקריפ של היריב 2 נקודות נזק עבור כל קלף במזבלה שלכם.",
    ),
    (
        bomb(modifiers=(words.Life(by=2, of=words.Cards(type="creep", count="all")),)),
        "Все ваши крипы получают ещё по 2 жизни.",
        "לכל קריפ שלכם יש עוד 2 נקודות חיים.",
    ),
    (
        bomb(price=(words.ReturnToHand(what=words.Cards(type="bomb", team="foreign", count=2, other=True)),)),
        "ЦЕНА: Верните 2 другие свои бомбы чужой команды в руку.",
        "מחיר: החזירו 2 פצצות זרות אחרות שלכם אל היד.",
    ),
]


@pytest.mark.parametrize("card, russian, hebrew", SAID, ids=[russian for _, russian, _ in SAID])
def test_behaviour_is_said_like_this(card: Card, russian: str, hebrew: str) -> None:
    assert plain(card_text(boombit(), card, "ru")) == russian
    assert plain(card_text(boombit(), card, "he")) == hebrew


def test_the_tags_are_read_off_the_vocabulary() -> None:
    assert {"draw", "damage"} < set(tags(words.Effect, "do"))
    assert get_origin(get_args(words.Effect)[0]) is not None
