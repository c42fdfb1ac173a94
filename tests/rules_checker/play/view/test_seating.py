"""Whom a game is told to: a person is told of as the reader and bots as bots, in the story and in questions."""

import random
import re
from typing import Any

import pytest

from cards import load_game
from rules_checker.judging import ANYBODY, Seating, seated
from rules_checker.play.game.positions import choice
from rules_checker.play.game.seats import PERSON
from rules_checker.play.game.session import Session
from rules_checker.play.view.ending import result
from rules_checker.play.view.news import whole
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
from rules_checker.record import tell_story
from rules_checker.setup import engine_ids, load_engine, random_setup
from tests.rules_checker.play.playing import at_table

BY_LETTER = {"ru": re.compile(r"грок\w* [А-Е]\b"), "he": re.compile("שחקן [א-ו]׳")}
YOU_AND_BOT = Seating(0, (1,))

langs = pytest.mark.parametrize("lang", BY_LETTER)
games = pytest.mark.parametrize("game_id", engine_ids())


def session(game_id: str, *names: str) -> Session:
    """A game of people and bots at random, those named first."""
    game, rng = load_game(game_id), random.Random(7)
    setup = random_setup(game, rng)
    seats = load_engine(game_id).seats(setup)
    return at_table(game, setup, 7, [*names, *["random"] * seats][:seats])


@games
@langs
def test_nobody_is_called_by_a_letter_alone_where_one_person_plays_with_bots(game_id: str, lang: str) -> None:
    at, rng = session(game_id, PERSON), random.Random(7)
    words, said = words_for(at, lang), dict[str, None]()
    while at.s.ask:
        if not at.bots_turn:
            said |= dict.fromkeys([words.question(at.question()), *offered(words, at.engine, at.s)])
        at.answer(choice(at.now) if at.bots_turn else rng.randrange(len(at.s.ask.options)))
    chapters = whole(words, at)
    said |= dict.fromkeys(text for one in chapters for text in (one.heading, *(line.text for line in one.lines)))
    said[result(words, at)] = None
    assert [text for text in said if BY_LETTER[lang].search(text)] == []


@langs
def test_those_who_play_at_one_screen_are_players_by_their_letters_among_bots(lang: str) -> None:
    at = session("cosmic", PERSON, PERSON)
    names = [words_for(at, lang).seat(player) for player in range(len(at.record.names))]
    assert [bool(BY_LETTER[lang].search(name)) for name in names[:3]] == [True, True, False]


def line(game_id: str, what: str, lang: str, seating: Seating, **params: Any) -> str:
    """What is told of a single entry of a log."""
    ((chapter,),) = (tell_story(load_game(game_id), [(what, "some.rule", params)], lang, seating=seating),)
    return chapter.lines[0].text


@pytest.mark.parametrize(
    ("lang", "player", "seating", "told"),
    [
        ("ru", 0, ANYBODY, "Бомба «{}» игрока А взрывается"),
        ("ru", 0, YOU_AND_BOT, "Ваша бомба «{}» взрывается"),
        ("ru", 1, YOU_AND_BOT, "Бомба «{}» бота взрывается"),
        ("ru", 2, Seating(0, (1, 2)), "Бомба «{}» бота В взрывается"),
        ("he", 0, ANYBODY, "הפצצה ״{}״ של שחקן א׳ מתפוצצת"),
        ("he", 0, YOU_AND_BOT, "הפצצה ״{}״ שלכם מתפוצצת"),
        ("he", 1, YOU_AND_BOT, "הפצצה ״{}״ של הבוט מתפוצצת"),
    ],
)
def test_what_somebody_has_is_yours_or_the_bots(lang: str, player: int, seating: Seating, told: str) -> None:
    game = load_game("boombit")
    bomb = next(card for card in game.cards.values() if card.type == "bomb")
    said = line("boombit", "explodes", lang, seating, player=player, card=bomb.id)
    assert said == told.format(game.words[lang][bomb.id].name)


@pytest.mark.parametrize(
    ("lang", "you", "bot"),
    [
        ("ru", "Вы перемешиваете колоду", "Бот перемешивает колоду"),
        ("he", "אתם מערבבים את החפיסה", "הבוט מערבב את החפיסה"),
    ],
)
def test_a_verb_has_the_person_of_who_does_it(lang: str, you: str, bot: str) -> None:
    told = [line("smashup", "shuffles", lang, YOU_AND_BOT, player=player) for player in (0, 1)]
    assert told == [you, bot]


def test_a_name_has_the_cases_that_a_language_has() -> None:
    assert seated(1, "ru", "owner", YOU_AND_BOT) == {
        "owner_who": "Бот",
        "owner_seat": "Б",
        "owner_is": "bot",
        "owner_against": "you",
        "owner_who_low": "бот",
        "owner_who_gen": "бота",
        "owner_who_dat": "боту",
        "owner_who_whom": "Боту",
        "owner_who_ins": "ботом",
    }
    assert seated(0, "he", seating=YOU_AND_BOT)["who_to"] == "לכם"
    assert seated(0, "en") == {"who": "Player A", "seat": "A", "is": "player", "against": "nobody"}
