"""Links that hold a deck: `links.json` is what Python and the page's script both read and write."""

import json
from pathlib import Path

import pytest
import zxingcpp
from hypothesis import given, strategies as st
from PIL import Image

from cards import Deck, FitilError, load_deck, load_game, starter_refs
from cards.decks import MARK, deck_code, deck_link, deck_list, qr_code, read_deck
from cards.decks.deck import parse_text
from cards.decks.link import MOST_LETTERS, linked, read_code
from cards.languages import LANGS
from tests.program import bare, fitil

TABLE = json.loads((Path(__file__).parent / "links.json").read_text())
SITE = "https://fitil.example/cards/"
GAME = load_game("boombit")


def contents(deck):
    return deck.game, dict(deck.cards), {slot: tuple(held) for slot, held in deck.slots.items() if held}


@pytest.mark.parametrize("row", TABLE["written"], ids=lambda row: row["code"][:20])
def test_a_deck_has_the_code_of_the_table(row):
    deck = row["deck"]
    told = Deck(ref="", game=deck["game"], cards=deck["cards"], slots=deck["slots"])
    assert deck_code(told, deck["name"]) == row["code"]


@pytest.mark.parametrize("row", [*TABLE["written"], *TABLE["read"]], ids=lambda row: row.get("why", row["code"][:20]))
def test_a_code_is_the_deck_of_the_table(row):
    listing, name = read_code(row["code"])
    cards, slots = {}, {}
    for entry in listing.entries:
        ((card_id, copies),) = entry.readings
        if entry.place == "deck":
            cards[card_id] = cards.get(card_id, 0) + int(copies)
        else:
            slots.setdefault(entry.place, []).append(card_id)
    assert {"game": listing.game[0], "name": name, "cards": cards, "slots": slots} == row["deck"]


@pytest.mark.parametrize("row", TABLE["refused"], ids=lambda row: row["why"])
def test_a_code_that_cannot_be_read_is_refused_as_the_table_says(row):
    with pytest.raises(FitilError) as told:
        read_code(row["code"])
    assert told.value.code == row["wrong"]
    assert told.value.params.get("version") == row.get("version")


IDS = st.sampled_from([card.id for card in GAME.cards.values() if card.type != "hero"])
HEROES = st.sampled_from([card.id for card in GAME.cards.values() if card.type == "hero"])


@given(cards=st.dictionaries(IDS, st.integers(1, 99), max_size=20), heroes=st.lists(HEROES, max_size=1), name=st.text())
def test_a_link_opens_as_the_deck_it_was_made_of(cards, heroes, name):
    slots = {"hero": tuple(heroes)} if heroes else {}
    deck = Deck(ref="", game="boombit", cards=cards, slots=slots)
    link = deck_link(deck, SITE, name)
    assert link.isascii()
    assert not set(link) & set(" \n\"'<>()*")
    opened = load_deck(link)
    assert contents(opened) == contents(deck)
    again = deck_link(opened, SITE, opened.name.get("ru", ""))
    assert again == link
    assert deck_link(Deck(ref="", game="boombit", cards=dict(reversed(cards.items())), slots=slots), SITE, name) == link


@given(st.text())
def test_whatever_a_code_is_it_is_read_or_refused(code):
    try:
        read_code(code)
    except FitilError as error:
        assert error.code in {"damaged-link", "other-link"}


def test_a_link_may_have_the_words_of_a_message_around_it():
    link = deck_link(load_deck("boombit/classics"), SITE)
    read = parse_text(f"Моя колода:\n{link} — смотри", Path("a.txt"), "a").whole()
    assert contents(read) == contents(load_deck("boombit/classics"))
    listed = parse_text(f"# {link}\n3 cow", Path("a.txt"), "a").whole()
    assert contents(listed) == ("boombit", {"cow": 3}, {})
    with pytest.raises(FitilError, match="2 decks"):
        parse_text(f"{link}\n{deck_link(load_deck('boombit/mekha'), SITE)}", Path("a.txt"), "a")


def test_megabytes_are_refused_at_once():
    assert linked("http://" * 200_000) is None
    for long in ("x" * MOST_LETTERS + "x", "%" * 2_000_000):
        with pytest.raises(FitilError) as told:
            linked(f"{SITE}{MARK}{long}")
        assert told.value.code == "long-link"


@pytest.mark.parametrize(("lang", "said"), [("ru", "нет карты «cowz»"), ("he", "אין קלף בשם ״cowz״")])
def test_a_card_that_is_not_known_is_told_in_the_readers_language_and_the_rest_is_read(lang, said):
    deck = Deck(ref="", game="boombit", cards={"cowz": 2, "cow": 2})
    link = deck_link(deck, SITE)
    assert read_deck(link).deck.cards == {"cow": 2}
    done = fitil("check", link, "--lang", lang)
    assert done.returncode == 2
    assert said in bare(done.stderr)


@pytest.mark.parametrize("lang", LANGS)
def test_share_prints_a_link_that_check_takes(lang, tmp_path):
    done = fitil("share", "boombit/mekha", "--lang", lang, "-o", "code.png", cwd=tmp_path, FITIL_ADDRESS=SITE)
    link = done.stdout.strip()
    assert contents(load_deck(link)) == contents(load_deck("boombit/mekha"))
    assert load_deck(link).name[lang] == load_deck("boombit/mekha").name[lang]
    assert fitil("check", link).returncode == 0
    (seen,) = zxingcpp.read_barcodes(Image.open(tmp_path / "code.png"))
    assert contents(load_deck(seen.text)) == contents(load_deck(link))
    listed = fitil("share", "boombit/mekha", "--list", "--lang", lang).stdout
    assert listed == deck_list(load_deck("boombit/mekha"), lang)
    assert contents(parse_text(listed, Path("a"), "a").whole()) == contents(load_deck(link))


@pytest.mark.parametrize(
    ("words", "site", "said"),
    [
        (["share"], "", "--site"),
        (["share"], "javascript:x", "not the address"),
        (["share", "--lang", "ru"], "", "ссылке нужен адрес сайта с мастерской"),
        (["share", "--lang", "he"], "javascript:x", "״javascript:x״ אינה כתובת של אתר"),
        (["registration", "--lang", "ru"], "javascript:x", "«javascript:x» — не адрес сайта"),
        (["share", "--lang", "he", "-o", "code.gif"], SITE, "code.gif: קוד QR נכתב רק לקובץ"),
    ],
)
def test_what_cannot_be_a_link_is_told_in_the_language_asked_for(words, site, said):
    done = fitil(*words, "boombit/mekha", FITIL_ADDRESS=site)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert said in bare(done.stderr)


def test_the_code_of_a_starter_deck_is_smaller_than_its_list():
    for ref in starter_refs():
        code = qr_code(deck_link(load_deck(ref), SITE))
        assert code.error in "MQH"
        assert len(code.matrix) <= 65
    assert qr_code(deck_link(Deck(ref="", game="x", cards={f"{'x' * 40}-{n}": 1 for n in range(90)}), SITE)) is None
