"""A page for every card, every team, every two teams that are a deck and every starter deck, framed by `frames.py`.

What a page says comes from the data alone: from the card, from the rules that its words and properties name, from the
pages that name the card, from the starter decks.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations
from typing import Any
from urllib.parse import urlsplit

from mkdocs.utils import get_relative_url

from cards import (
    Card,
    Deck,
    Game,
    Lang,
    card_text,
    count,
    in_own_words,
    load_deck,
    load_game,
    messages,
    plain,
    plural,
    starter_refs,
)
from cards.decks import MARK, cards_of, deck_code, teams_of
from cards.languages import LANGS, LANGUAGES, RTL
from cards.ledger import mentions, read_book, rules_of
from cards.model import ANY_TYPE, companies
from rules_checker.judging import together_row

from ..given import Facet, ShownCard
from ..site import Site
from ..steps import on_files
from . import frames

ROOT = "../../"
"""From a page here to the game's first page."""
MOST_BESIDE = 12
"""So many cards at most are shown as the company of one."""
PAPERS = {"a4": "A4", "letter": "Letter"}
"""The sheets in which starter decks are taken home, as `<deck>-<sheet>.pdf`."""

_ISOLATES = re.compile("[\u2066\u2069]")


@on_files(needs=["faces", "galleries", "pdf_sizes", "framed"])
def add_pages(site: Site) -> None:
    """Add the pages of each game that has cards, and pages in this language."""
    lang = site.lang
    for game in map(load_game, site.faces):
        maker = CardPageMaker(game, site)
        for card in game.cards.values():
            path, text = f"{game.id}/cards/{card.id}", plain(card_text(game, card, lang))
            frames.add(site, path, maker.name(card.id), text, partial(maker.card, card.id))
        for team, name in maker.teams.items():
            identity = game.teams[team].identity.get(lang, "") if team in game.teams else ""
            frames.add(site, f"{game.id}/teams/{team}", name, identity, partial(maker.team, team))
        for pair, name in maker.pairs.items():
            together = " ".join(game.teams[team].identity.get(lang, "") for team in pair)
            frames.add(site, f"{game.id}/pairs/{'-'.join(pair)}", name, together, partial(maker.pair, pair))
        for deck in maker.decks:
            path, plan = f"{game.id}/decks/{deck.ref}", deck.plan.get(lang, "")
            frames.add(site, path, deck.name[lang], plan, partial(maker.deck, deck.ref))
        if maker.decks:
            site.add(f"{game.id}/decks.md", maker.list_of_decks())


@dataclass
class CardPageMaker:
    """Makes the pages about the cards of one game in one language; a deck's `ref` here is its name without the game."""

    game: Game
    site: Site

    def __post_init__(self) -> None:
        gallery = self.site.galleries[self.game.id]
        self.lang, self.shown, self.facets = self.site.lang, gallery.shown, gallery.facets
        self.words = in_own_words(self.game, self.lang, self.site.extra.words)
        self.say = messages(self.game, self.lang)
        self.order = [card.id for card in self.game.cards.values()]

    def name(self, card_id: str) -> str:
        """The name of a card."""
        return self.game.words[self.lang][card_id].name

    @cached_property
    def teams(self) -> dict[str, str]:
        """The names of the teams that have cards; cards of no team are `free`."""
        used = {card.team or "free" for card in self.game.cards.values()} if self.game.teams else set()
        return {team: self.say(f"team-{team}") for team in (*self.game.teams, "free") if team in used}

    @cached_property
    def decks(self) -> list[Deck]:
        """The starter decks."""
        refs = [ref for ref in starter_refs() if ref.startswith(f"{self.game.id}/")]
        return [replace(load_deck(ref), ref=ref.partition("/")[2]) for ref in refs]

    # --- pages -------------------------------------------------------------------------------------------------------

    def card(self, card_id: str) -> str:
        """The page of a card."""
        card, at = self.game.cards[card_id], self.order.index(card_id)
        company = self._companies[card_id]
        beside = list(dict.fromkeys([*company.of, *company.by]))
        beside.sort(key=lambda other: self.game.cards[other].team != card.team)
        rules = [*rules_of(self.game, card), *self._mentions.get(card_id, ())]
        told = [*self._mentions.get(card_id, ()), *self._citing(rules_of(self.game, card))]
        others = [lang for lang in LANGS if lang != self.lang]
        return self._page(
            "card",
            card=self.shown[card_id],
            before=self.shown[self.order[at - 1]],
            after=self.shown[self.order[(at + 1) % len(self.order)]],
            others=[self._twin(card_id, lang) for lang in others],
            facts=list(self._card_facts(card)),
            rules=self._places(rules, "rule"),
            told=[
                ("examples", self.words["in_examples"], self._places(told, "example", "section")),
                ("rulings", self.words["in_rulings"], self._places(told, "ruling", "question")),
            ],
            decks=[
                {"id": deck.ref, "name": deck.name[self.lang], "copies": deck.cards.get(card_id)}
                for deck in self.decks
                if card_id in deck.cards or card_id in deck.apart
            ],
            kinds=[(plural(self.game, kind, self.lang), f"{ROOT}gallery/?type={kind}") for kind in company.kinds],
            alike=self._row([other for other in company.alike if other not in beside][: MOST_BESIDE // 2]),
            beside=self._row(beside[:MOST_BESIDE]),
            link=self._workshop_of(card),
        )

    def _workshop_of(self, card: Card) -> str:
        """What opens the workshop with just this card in a deck, where decks are made of single cards; else nothing."""
        rules = self.game.deck_rules
        if not rules or rules.teams or self.game.types[card.type].piece_rule:
            return ""
        slot = rules.slot_of(card)
        apart, inside = {slot: (card.id,)} if slot else {}, {} if slot else {card.id: 1}
        return self._opening(Deck(ref=card.id, game=self.game.id, cards=inside, slots=apart), self.name(card.id))

    def _opening(self, deck: Deck, name: str) -> str:
        """What opens the workshop with a deck; nothing of a game that has none."""
        return f"{ROOT}workshop/{MARK}{deck_code(deck, name)}" if self.game.deck_rules else ""

    def team(self, team: str) -> str:
        """The page of a team."""
        cards = [card for card in self.game.cards.values() if (card.team or "free") == team]
        copies = self._copies(team)
        kinds = Counter(dict.fromkeys(self.game.types, 0))
        for card in cards:
            kinds[card.type] += copies.get(card.id, 1)
        found = Counter(keyword.id for card in cards for keyword in card.keywords)
        facet = self.facets.get("keyword", Facet("", {}))
        return self._page(
            "team",
            id=team,
            name=self.teams[team],
            teams=self.teams,
            about=self.game.teams[team].identity.get(self.lang, "") if team in self.game.teams else "",
            counts=[(kind, count(self.game, kind, kinds[kind], self.lang)) for kind in self.game.types if kinds[kind]],
            keywords=[(key, facet.values[key][0], number) for key, number in found.most_common()],
            curves=self._curves({card.id: copies.get(card.id, 1) for card in cards}),
            copies=copies,
            pairs=[(name, f"{ROOT}pairs/{'-'.join(pair)}/") for pair, name in self.pairs.items() if team in pair],
            decks=[
                {"id": deck.ref, "name": deck.name[self.lang], "plan": deck.plan.get(self.lang)}
                for deck in self.decks
                if team in self._teams_of(deck)
            ],
            groups=self._groups([card.id for card in cards]),
        )

    def _copies(self, team: str) -> dict[str, int]:
        """How many of each card a team has, where decks are whole teams; nothing where it is the player's choice."""
        rules = self.game.deck_rules
        return cards_of(self.game, [team]) if rules and rules.teams else {}

    @cached_property
    def pairs(self) -> dict[tuple[str, str], str]:
        """Every two teams that are a deck, where decks are two whole teams: what such a deck is called."""
        rules = self.game.deck_rules
        pairs = combinations(self.game.teams, 2) if rules and rules.teams and rules.teams.count == 2 else ()
        return {pair: " + ".join(self.teams[team] for team in pair) for pair in pairs}

    def pair(self, teams: tuple[str, str]) -> str:
        """The page of two teams as a deck."""
        deck = Deck(ref="+".join(teams), game=self.game.id, cards=cards_of(self.game, teams))
        return self._page(
            "pair",
            name=self.pairs[teams],
            about={team: self.game.teams[team].identity.get(self.lang, "") for team in teams},
            together=together_row(self.game, deck, self.lang),
            link=self._opening(deck, self.pairs[teams]),
            **self._of_deck(deck),
        )

    def deck(self, ref: str) -> str:
        """The page of a starter deck."""
        at = next(at for at, deck in enumerate(self.decks) if deck.ref == ref)
        deck = self.decks[at]
        around = [self.decks[at - 1], self.decks[(at + 1) % len(self.decks)]]
        sizes = self.site.pdf_sizes
        papers = {said: f"{self.game.id}/print/{ref}-{sheet}.pdf" for sheet, said in PAPERS.items()}
        return self._page(
            "deck",
            name=deck.name[self.lang],
            plan=deck.plan.get(self.lang, ""),
            before={"id": around[0].ref, "name": around[0].name[self.lang]},
            after={"id": around[1].ref, "name": around[1].name[self.lang]},
            papers=[
                (self.words["paper"].replace("{sheet}", said), sizes[path], f"{ROOT}print/{self._handed(path, ref)}")
                for said, path in papers.items()
                if path in sizes
            ],
            link=self._opening(deck, deck.name[self.lang]),
            **self._of_deck(deck),
        )

    def _handed(self, path: str, ref: str) -> str:
        """Where a PDF of a deck is had, from the page of what can be taken home: the file, or the place to make it."""
        return path.rpartition("/")[2] if self.site.pdf_sizes[path] else f"#{ref}"

    def _of_deck(self, deck: Deck) -> dict[str, Any]:
        """What the pages of all decks tell: its teams, its numbers, its cards."""
        kinds = Counter(dict.fromkeys(self.game.types, 0))
        for card_id, many in deck.cards.items():
            kinds[self.game.cards[card_id].type] += many
        return {
            "id": deck.ref,
            "total": count(self.game, ANY_TYPE, deck.size, self.lang),
            "counts": [count(self.game, kind, number, self.lang) for kind, number in kinds.items() if number],
            "teams": {team: self.teams[team] for team in self._teams_of(deck)},
            "curves": self._curves(deck.cards),
            "groups": self._groups([*deck.apart, *deck.cards]),
            "copies": Counter(deck.apart) + Counter(deck.cards),
            "listing": self._listing(deck),
        }

    def list_of_decks(self) -> str:
        """The page that lists the starter decks, in Markdown."""
        decks = [
            {
                "id": deck.ref,
                "name": deck.name[self.lang],
                "plan": deck.plan.get(self.lang, ""),
                "card": self.shown[next(iter((*deck.apart, *deck.cards)))],
            }
            for deck in self.decks
        ]
        title = self.game.title[self.lang]
        return self._page("decks", file="decks.md.jinja", decks=decks, title=title).lstrip()

    def _page(self, name: str, /, file: str = "", **facts: Any) -> str:
        template = self.site.templates.get_template(file or f"{name}.html.jinja")
        sizes = self.site.faces[self.game.id]
        fixed = {"words": self.words, "game": self.game.id, "lang": self.lang, "root": ROOT, "sizes": sizes}
        return str(template.render(fixed | facts))

    # --- parts -------------------------------------------------------------------------------------------------------

    def _twin(self, card_id: str, lang: Lang) -> dict[str, str]:
        """What leads to a card in another language: the address of its page and of its face there."""
        there = f"{ROOT}../../{lang}/{self.game.id}"
        return {
            "lang": lang,
            "dir": "rtl" if lang in RTL else "ltr",
            "name": LANGUAGES[lang].own_name,
            "card": self.game.words[lang][card_id].name,
            "page": f"{there}/cards/{card_id}/",
            "face": f"{there}/{self.site.faces[self.game.id][card_id].address}",
        }

    def _card_facts(self, card: Card) -> Iterable[tuple[str, object, str]]:
        """Yield what is known of a card, as name, value and link: team, numbers, how many a deck may have."""
        words, team = self.words, card.team or "free"
        if team in self.teams:
            yield words["team"], self.teams[team], f"{ROOT}teams/{team}/"
        yield words["type"], self.say(f"type-{card.type}"), f"{ROOT}gallery/?type={card.type}"
        for (label, value), key in zip(self.shown[card.id].numbers, card.numbers, strict=True):
            yield label[:1].upper() + label[1:], value, f"{ROOT}gallery/?{key}={value}" if key in self.facets else ""
        limits = self.game.deck_rules.limits if self.game.deck_rules else ()
        if found := min((limit for limit in limits if limit.takes(card)), key=lambda limit: limit.most, default=None):
            there = self._links.get(found.rule)
            yield words["copies"], words["up_to"].replace("{n}", str(found.most)), there["link"] if there else ""
        if len(self.game.sets) > 1:
            yield words["set"], self.game.sets[card.set].get(self.lang, card.set), ""
        if card.revised:
            yield words["revised"], card.revised, ""

    def _groups(self, ids: Sequence[str]) -> list[tuple[str, str, list[ShownCard]]]:
        """These cards by type: the type, its name in the plural, and its cards."""
        kinds = {kind: [i for i in dict.fromkeys(ids) if self.game.cards[i].type == kind] for kind in self.game.types}
        return [(kind, plural(self.game, kind, self.lang), self._row(own)) for kind, own in kinds.items() if own]

    def _row(self, ids: Iterable[str]) -> list[ShownCard]:
        return [self.shown[card_id] for card_id in ids]

    def _curves(self, copies: Mapping[str, int]) -> list[dict[str, Any]]:
        """How these cards spread over the first number that their types print: a chart for each such number."""
        spread: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for card_id, many in copies.items():
            card = self.game.cards[card_id]
            number = next(iter(self.game.types[card.type].numbers), "")
            if number in card.numbers and not self.game.types[card.type].starting:
                spread[number][card.numbers[number]] += many
        return [
            {
                "label": self.facets[number].label,
                "columns": [
                    (value, found[value], count(self.game, ANY_TYPE, found[value], self.lang))
                    for value in range(min(found), max(found) + 1)
                ],
                "most": max(found.values()),
            }
            for number, found in spread.items()
            if number in self.facets and len(found) > 1
        ]

    def _teams_of(self, deck: Deck) -> list[str]:
        """The teams of a deck: all that it has whole, or those of the cards that lie apart from it, or else of most."""
        if whole := teams_of(self.game, deck):
            return list(whole)
        apart = {self.game.cards[card_id].team for card_id in deck.apart}
        if not apart:
            spread = Counter({card: many for card, many in deck.cards.items() if self.game.cards[card].team})
            apart = {self.game.cards[card_id].team for card_id, _ in spread.most_common(1)}
        return [team for team in self.teams if team in apart]

    def _listing(self, deck: Deck) -> str:
        """The deck as people paste it: a line for each card, or each whole team."""
        if whole := teams_of(self.game, deck):
            return "\n".join(self.teams[team] for team in whole)
        slots = self.game.deck_rules.slots if self.game.deck_rules else {}
        apart = [
            f"{self.say(f'type-{slots[slot].type}')}: {self.name(card)}"
            for slot, cards in deck.slots.items()
            for card in cards
        ]
        return "\n".join([*apart, *(f"{many} {self.name(card)}" for card, many in deck.cards.items())])

    # --- what pages say of cards -------------------------------------------------------------------------------------

    @cached_property
    def _companies(self) -> Any:
        return companies(self.game)

    @cached_property
    def _mentions(self) -> dict[str, list[str]]:
        """The anchors that name each card."""
        return mentions(read_book(self.game.id, self.site.docs.parents[1]))

    @cached_property
    def _links(self) -> dict[str, dict[str, Any]]:
        """What stands at each anchor of the game's pages, as the search has read it."""
        found: dict[str, dict[str, Any]] = {}
        for url, (page, entries) in self.site.read[self.game.id].items():
            if url.count("/") > 2:
                continue  # a page of this kind
            for entry in entries:
                text, links = entry.written()
                found[entry.anchor] = {
                    "kind": entry.kind,
                    "number": entry.number,
                    "heading": " ".join(entry.heading.split()),
                    "text": list(self._linked(text, links, url)),
                    "page": page.title,
                    "link": f"{ROOT}{url.removeprefix(f'{self.game.id}/')}#{entry.anchor}",
                    "cites": [target.partition("#")[2] for target in entry.targets],
                }
        return found

    def _linked(self, text: str, links: Iterable[tuple[str, int, int]], url: str) -> Iterable[tuple[str, str]]:
        """Yield the text of an entry of the page at `url` in parts, each with where it leads, if it does."""
        at = 0
        for target, start, end in (*links, ("", len(text), len(text))):
            address = urlsplit(target)
            there = f"{posixpath.normpath(posixpath.join(url, address.path))}/" if address.path else url
            link = get_relative_url(there, f"{self.game.id}/cards/~/") + f"#{address.fragment}" if target else ""
            yield _ISOLATES.sub("", text[at:start]), ""
            yield _ISOLATES.sub("", text[start:end]), link
            at = end

    def _places(self, anchors: Iterable[str], *kinds: str) -> list[dict[str, Any]]:
        """What stands at those of these anchors that are of such a kind, each once."""
        found = [self._links[anchor] for anchor in dict.fromkeys(anchors) if anchor in self._links]
        return [entry for entry in found if entry["kind"] in kinds]

    def _citing(self, rules: Sequence[str]) -> list[str]:
        """The rulings and questions that cite one of these rules."""
        own = set(rules)
        return [
            anchor
            for anchor, entry in self._links.items()
            if anchor in own or (entry["kind"] in ("ruling", "question") and own.intersection(entry["cites"]))
        ]
