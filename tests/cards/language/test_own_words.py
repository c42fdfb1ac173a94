"""What each game calls by a name of its own: all forms of it, as in its term base, in the places that texts leave."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from cards import GAMES, DataError, FitilError, Game, game_ids, in_own_words, load_game, messages, own_words, read_game
from cards.language import lexicon, needed_nouns
from cards.language.own_words import OWN
from cards.ledger import load_terms
from cards.tools import lint

ROOT = Path(__file__).resolve().parents[3]
OF_CARDS = [game for game in map(load_game, game_ids()) if game.cards]
SPOKEN_HERE = [(game, lang) for game in OF_CARDS for lang in game.langs]


@pytest.mark.parametrize(
    ("game", "lang", "said", "told"),
    [
        ("boombit", "ru", "Страница {team_gen}: {name}", "Страница команды: {name}"),
        ("deckbattle", "ru", "Страница {team_gen}: {name}", "Страница острова: {name}"),
        (
            "boombit",
            "ru",
            "{Starter-deck_pl}, открыть {starter-deck_acc}",
            "Стартовые колоды, открыть стартовую колоду",
        ),
        ("deckbattle", "ru", "по {team_pl_dat}", "по островам"),
        ("boombit", "he", "להתחיל מ{starter-deck}", "להתחיל מחפיסה מוכנה"),
        ("deckbattle", "he", "ומה עושות {keyword_pl_def}", "ומה עושות היכולות המיוחדות"),
    ],
)
def test_a_text_is_told_in_the_words_of_its_game(game: str, lang: str, said: str, told: str) -> None:
    assert in_own_words(load_game(game), lang, said) == told
    assert in_own_words(load_game(game), lang, {"a": [said, 1]}) == {"a": [told, 1]}


def test_a_place_that_names_no_form_is_refused() -> None:
    with pytest.raises(FitilError, match=r"\{team_genn\}.*team_gen"):
        in_own_words(load_game("boombit"), "ru", "{team_genn}")


@pytest.mark.parametrize(("game", "lang"), SPOKEN_HERE, ids=lambda one: getattr(one, "id", one))
def test_every_noun_is_a_term_of_the_game_and_none_is_a_wrong_word_for_another(game: Game, lang: str) -> None:
    nouns = lexicon(game, lang).nouns
    assert needed_nouns(game) <= nouns.keys()
    terms = load_terms(game.id)
    own = {name: nouns[name].sg[0] for name in OWN if name in nouns}
    forms = {form for term in terms for form in term.forms[lang].values()}
    avoided = {word for term in terms if not term.common for word in term.avoid} - forms
    assert avoided.isdisjoint(own.values())
    islands = {"team", "opening-hand", "set"}  # the seed's rules have no islands; they are our decks'
    assert {word for name, word in own.items() if game.id == "boombit" or name not in islands} <= forms


@pytest.fixture
def nameless(tmp_path: Path) -> Game:
    """Boomb.it without its noun for a team."""
    shutil.copytree(GAMES / "boombit", tmp_path / "boombit")
    path = tmp_path / "boombit" / "locale" / "ru" / "nouns.yaml"
    path.write_text(re.sub(r"\n  team: .*", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    return read_game(tmp_path / "boombit")


def test_a_game_must_say_what_it_calls_its_teams(nameless: Game) -> None:
    with pytest.raises(DataError, match=r"locale/ru/nouns\.yaml.*'team'"):
        own_words(nameless, "ru")
    assert [(one.lang, one.what) for one in lint(nameless) if one.code == "missing-noun"] == [
        ("ru", "the noun 'team' is missing")
    ]


def texts_of_every_game(lang: str) -> dict[str, Any]:
    """The words of the site's pages and of those for makers of cards, as they are written for every game."""

    class Tolerant(yaml.SafeLoader):
        pass

    folder = ROOT / "site" / lang
    config = yaml.load((folder / "mkdocs.yml").read_text(encoding="utf-8"), Tolerant)
    making = yaml.safe_load((folder / "making.yaml").read_text(encoding="utf-8"))
    return {"extra": config["extra"], "making": making}


@pytest.mark.parametrize(("game", "lang"), SPOKEN_HERE, ids=lambda one: getattr(one, "id", one))
def test_no_page_of_a_game_speaks_in_the_words_of_another(game: Game, lang: str) -> None:
    texts = in_own_words(game, lang, texts_of_every_game(lang))
    told, mine = json.dumps(texts, ensure_ascii=False), own_words(game, lang)
    has = needed_nouns(game)  # what it does not have is on none of its pages
    assert not [place for place in re.findall(r"\{([\w-]+)\}", told) if place.partition("_")[0].casefold() in has]
    for other in OF_CARDS:
        for place, form in own_words(other, lang).items():
            # «команда» is a command, too, and «אי» a negation; who makes cards writes abilities in every game
            if form not in mine.values() and not place.casefold().startswith(("set", "team", "ability")):
                assert not re.search(rf"(?<![\w-]){form}(?![\w-])", told), (other.id, place, form)
    words: Any = texts["extra"]["words"]
    called = {
        mine[place] for place in ("team", "team_gen", "team_pl_dat", "team_def", "team_pl", "Team") if place in mine
    }
    for key in ("team", "by_team", "about_team", "print_team"):
        assert any(form in words[key] for form in called), words[key]


@pytest.mark.parametrize(("game", "lang"), SPOKEN_HERE, ids=lambda one: getattr(one, "id", one))
def test_the_names_of_teams_agree_with_what_a_team_is_called(game: Game, lang: str) -> None:
    """An island is called an island on every card."""
    if game.id == "deckbattle":
        one = lexicon(game, lang).nouns["team"].sg[0]
        assert all(one in messages(game, lang)(f"team-{team}") for team in game.teams)
