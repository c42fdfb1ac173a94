"""The gallery: a page for every game with cards, to look through them all, and what its pages show of each card.

The page is made from `gallery.md.jinja`. What cards can be chosen by comes from the game's data: team, type,
rarity, uniqueness, properties, abilities and each of the printed numbers; `assets/js/gallery.js` does the choosing.
What cards say and are is half of such a page, and mostly nobody opens or looks for it: it goes into a script beside the
page, which that one loads when it is asked for, with the cards that rules lead to. A card that stands open says it in
the page.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from math import inf
from typing import Any

from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards import Card, Game, Lang, card_text, in_own_words, keyword_name, load_game, messages, plural, type_line
from cards.ledger import cards_of, parse_page
from generator.face import cut_of

from ..given import CardGallery, Facet, Pictured, ShownCard
from ..site import Site
from ..steps import on_files, on_page_content

NAMED_AT_RULE = 8
"""A rule names the cards that it concerns if they are no more than this, and else leads to them in the gallery."""
PAGE, TEXTS = "gallery.md", "gallery/texts.js"
"""The page in its game's folder, and what its cards say and are."""
OF_A_GROUP = ("team", "type")
"""What all cards of a group in the page are alike in."""
_TAGS = {"keyword": "b", "strong": "b", "reminder": "i", "flavour": "em"}
_SHAPES = {0.6: "low", 0.9: "wide", 1.2: "square", 2.0: "", inf: "tall"}
"""What faces are called that are, as a share of their width, less high than this; most are about 1.4 times as high."""
_SAID = re.compile(
    r'(<h4 id="([^"]+)"(?:(?!<h4 ).)*?)<details>\s*<summary>[^<]*</summary>(.*?)</details>\s*', re.DOTALL
)


@on_files(needs=["faces"], gives=["galleries"])
def add_galleries(site: Site) -> None:
    """Add the gallery of each game that has cards, and pages in this language."""
    site.galleries = {}
    for game in map(load_game, site.faces):
        words = in_own_words(game, site.lang, site.extra.words)
        site.galleries[game.id] = gallery = _gallery(game, site.lang, words, _rule_links(site.files, game))
        sizes = site.faces[game.id]
        facts = _facts(game, site.lang, gallery) | {"sizes": sizes, "shapes": _shapes(sizes)}
        page = site.templates.get_template("gallery.md.jinja").render(facts, words=words)
        site.add(f"{game.id}/{PAGE}", page.lstrip())


@on_page_content(needs=["tied"])
def put_texts_apart(html: str, page: Page, site: Site) -> str:
    """Put what the cards of a gallery say, other than those that stand open, into the script, and what they are."""
    game, _, name = page.file.src_uri.partition("/")
    if name != PAGE:
        return html
    texts: dict[str, str] = {}

    def apart(found: re.Match[str]) -> str:
        texts[found[2]] = re.sub(r"\s*\n\s*", " ", found[3]).strip()
        return found[1]

    html = _SAID.sub(apart, html)
    gallery = site.galleries[game]
    own = {
        card.id: {key: values for key, values in card.facets.items() if key not in OF_A_GROUP}
        for card in gallery.shown.values()
    }
    said = json.dumps([texts, gallery.many, own], ensure_ascii=False, separators=(",", ":"))
    site.add(f"{game}/{TEXTS}", f"fitil.gallery.tell({said[1:-1]})\n")
    return html


def _gallery(game: Game, lang: Lang, words: Mapping[str, Any], links: Mapping[str, str]) -> CardGallery:
    concerned = cards_of(game)
    many = {rule: cards for rule, cards in concerned.items() if len(cards) > NAMED_AT_RULE}
    shown = {card.id: _shown(game, card, lang, words, links) for card in game.cards.values()}
    return CardGallery(shown, _facets(game, lang, words, shown), concerned, many)


def _rule_links(files: Files, game: Game) -> dict[str, str]:
    """The address of each rule, as seen from the game's first page."""
    return {
        rule.id or "": f"{page.url.removeprefix(f'{game.id}/')}#{rule.id}"
        for page in files.documentation_pages()
        if page.src_uri.startswith(f"{game.id}/")
        for rule in parse_page(page.content_string).rules
    }


def _facts(game: Game, lang: Lang, gallery: CardGallery) -> dict[str, Any]:
    """The variables of the template: the cards by team and type, and what they can be chosen and sorted by."""
    say, shown, facets = messages(game, lang), gallery.shown, gallery.facets
    groups: dict[str, dict[str, list[ShownCard]]] = {}
    kinds = {card.type for card in game.cards.values()}
    for team in (*game.teams, "free"):
        for kind in game.types:
            cards = [shown[c.id] for c in game.cards.values() if (c.team or "free", c.type) == (team, kind)]
            if cards:
                groups.setdefault(team, {})[kind] = cards
    return {
        "title": game.title[lang],
        "total": len(shown),
        "facets": facets,
        "sorts": {key: facets[key].label for key in _numbers(game) if key in facets},
        "headings": {kind: plural(game, kind, lang) for kind in game.types if kind in kinds},
        "about": {team: game.teams[team].identity.get(lang, "") if team in game.teams else "" for team in groups},
        "teams": {team: say(f"team-{team}") if game.teams else "" for team in groups},
        "groups": groups,
        "in_teams": bool(game.teams),
    }


def _shapes(sizes: Mapping[str, Pictured]) -> dict[str, str]:
    """What the shape of each card's face is called; empty is the usual one."""
    high = {card: face.height / face.width for card, face in sizes.items()}
    return {card: next(name for most, name in _SHAPES.items() if share < most) for card, share in high.items()}


def _numbers(game: Game) -> list[str]:
    """The names of the numbers that cards in decks print."""
    kinds = [kind for kind in game.types.values() if not kind.starting]
    return list(dict.fromkeys(name for kind in kinds for name in kind.numbers))


def _facets(game: Game, lang: Lang, words: Mapping[str, Any], shown: Mapping[str, ShownCard]) -> dict[str, Facet]:
    """What cards can be chosen by: for each facet its name, and its values with their names and how many cards."""
    say = messages(game, lang)
    teams = [team for team in (*game.teams, "free") if say.has(f"team-{team}")]
    triggers = [name for name, trigger in game.vocabulary.triggers.items() if trigger.heading]
    named = {
        "team": (words["team"], {team: say(f"team-{team}") for team in teams}),
        "type": (words["type"], {kind: say(f"type-{kind}") for kind in game.types}),
        "rarity": (words["rarity"], {rarity: say(f"rarity-{rarity}") for rarity in game.rarities}),
        "unique": (words["uniqueness"], {"yes": say("unique")} if say.has("unique") else {}),
        "keyword": (words["keywords"], {name: _property(game, name, lang) for name in game.keywords}),
        "ability": (words["ability"], {name: say(f"ability-{name}") for name in triggers}),
    }
    for number in _numbers(game):
        printed = sorted({card.numbers[number] for card in game.cards.values() if number in card.numbers})
        named[number] = (_number(game, number, lang, words), {str(value): str(value) for value in printed})
    counts = Counter((key, value) for card in shown.values() for key, own in card.facets.items() for value in own)
    found: dict[str, Facet] = {}
    for key, (label, values) in named.items():
        used = {value: (name, counts[key, value]) for value, name in values.items() if counts[key, value]}
        if any(number < len(shown) for _, number in used.values()):
            found[key] = Facet(label[:1].upper() + label[1:], used)
    return found


def _headed(game: Game, card: Card, lang: Lang) -> list[str]:
    """The triggers whose headings a card prints: also over what always holds, if that has the words of one."""
    say = messages(game, lang)
    always = {say("always", type=card.type, word=one.name) for one in card.modifiers} if say.has("always") else ()
    named = {name: say(f"ability-{name}") for name, trigger in game.vocabulary.triggers.items() if trigger.heading}
    found = [ability.trigger for ability in card.abilities]
    return list(dict.fromkeys([*found, *(name for name, said in named.items() if said in always)]))


def _property(game: Game, name: str, lang: Lang) -> str:
    """The name of a property without its number: «БЛОК X»."""
    return messages(game, lang)(f"keyword-{name}", x="X" if game.keywords[name].x else 0)


def _number(game: Game, name: str, lang: Lang, words: Mapping[str, Any]) -> str:
    say = messages(game, lang)
    return say(f"number-{name}") if say.has(f"number-{name}") else str(words["numbers"].get(name, name))


def _shown(game: Game, card: Card, lang: Lang, words: Mapping[str, Any], links: Mapping[str, str]) -> ShownCard:
    say = messages(game, lang)
    named = game.words[lang][card.id]
    rules = {keyword_name(game, keyword, lang): game.keywords[keyword.id].rule for keyword in card.keywords}
    traits = [type_line(game, card, lang)]
    traits += [say(f"rarity-{card.rarity}")] if card.rarity and len(game.rarities) > 1 else []
    traits += [say("unique")] if card.unique else []
    facets = {
        "team": [card.team or "free"],
        "type": [card.type],
        "rarity": [card.rarity] if card.rarity else [],
        "unique": ["yes"] if card.unique else [],
        "keyword": list(dict.fromkeys(keyword.id for keyword in card.keywords)),
        "ability": _headed(game, card, lang),
        **{name: [str(card.numbers[name])] for name in _numbers(game) if name in card.numbers},
    }
    return ShownCard(
        id=card.id,
        name=named.name,
        flavour=named.flavour,
        traits=traits,
        numbers=[(_number(game, name, lang, words), value) for name, value in card.numbers.items()],
        text=[[(_TAGS.get(run.style), run.text) for run in paragraph] for paragraph in card_text(game, card, lang)],
        rules={name: links[rule] for name, rule in rules.items() if rule in links},
        facets={key: own for key, own in facets.items() if own},
        round=cut_of(game, card).round,
    )
