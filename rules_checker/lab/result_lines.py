"""Results of many games as lines for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cards import Game, Lang, messages
from rules_checker.engine import SEATS
from rules_checker.judging import card_name, own_phrases, seated
from rules_checker.lab.result_tables import LabWords

if TYPE_CHECKING:
    from rules_checker.lab.swap import Swap

Told = Mapping[str, Any]
FEWEST = 100
"""The fewest games with a card, and without it, of which its impact is shown."""


class Telling:
    """Results of a game's decks in a language. `names` are those of the decks, by what they were asked for by; decks
    that are `swapped` have no seat of their own.
    """

    def __init__(self, game: Game, lang: Lang, names: Mapping[str, str], *, swapped: bool = False) -> None:
        self.game, self.words, self.names, self.swapped = game, LabWords(lang), names, swapped

    def deck(self, ref: str) -> str:
        """The name of a deck, or of a seat that nobody brought one for."""
        if ref in SEATS and ref not in self.names:
            return seated(SEATS.index(ref), self.words.lang)["who"]
        return self.names.get(ref, ref)

    def sides(self, refs: Sequence[str]) -> list[str]:
        """The names of a match's decks, in their order; those that several have, with their seats, or else numbered."""
        names = [self.deck(ref) for ref in refs]
        return [
            name
            if names.count(name) == 1
            else f"{at + 1}. {name}"
            if self.swapped
            else self.words("deck-of", deck=name, **seated(at, self.words.lang))
            for at, name in enumerate(names)
        ]

    def match(self, told: Told) -> Iterator[str]:
        """A single match: who won, how it went, what cards had to do with it."""
        yield self.words.line(self.words("games", n=told["games"]))
        yield from self.words.table(*self.shares(told))
        yield from self.course(told)
        for head, rows in self.sitting(told):
            yield ""
            yield from self.words.table(head, rows)
        for name, deck in zip(self.sides([deck["deck"] for deck in told["cards"]]), told["cards"], strict=True):
            if not deck["cards"]:
                continue  # a seat that the rules play draws nothing
            yield ""
            yield self.words.line(self.words("cards-of", deck=name))
            yield from self.words.table(*self.cards(deck["cards"]))
        yield ""
        yield from map(self.words.line, self.cautions())

    def cautions(self) -> tuple[str, str]:
        """What the columns of a table of cards mean, and what they do not."""
        return self.words("cards-columns", fewest=FEWEST), self.words("cards-caution")

    def shares(self, told: Told) -> tuple[list[str], list[list[str]]]:
        """The head and the rows of a match's table: what each deck won; its place and points, if there are any."""
        say = self.words
        sums = [(name, f"col-{name[:-1]}") for name in ("places", "scores") if name in told]
        decks = [deck["deck"] for deck in told["cards"]]
        seats = all(deck in SEATS for deck in decks)
        head = [say("col-player" if seats else "col-deck"), say("col-won"), say("col-share"), say("col-interval")]
        rows = [
            [
                name,
                say("whole", value=told["wins"][at]),
                say.percent(told["wins"][at] / told["games"]),
                say.range(told["intervals"][at]),
                *(say("whole", value=told[name]["mean"][at]) for name, _ in sums),
            ]
            for at, name in enumerate(self.sides(decks))
        ]
        return [*head, *(say(column) for _, column in sums)], rows

    def sitting(self, told: Told) -> Iterator[tuple[list[str], list[list[str]]]]:
        """The head and the rows of more tables: what each seat won, whoever played with what, and what became of it."""
        say = self.words
        share = [say("col-share"), say("col-interval")]
        if "by_seat" in told:
            yield (
                [say("col-seat"), say("col-won"), *share],
                [
                    [seated(seat, say.lang)["who"], say("whole", value=row["won"]), *self._share(row)]
                    for seat, row in enumerate(told["by_seat"])
                ],
            )
        if "by_what_sits" in told:
            yield (
                [say("col-what-sits"), say("col-games"), say("col-won"), *share],
                [
                    [
                        self.thing(row["what"]),
                        say("whole", value=row["seats"]),
                        say("whole", value=row["won"]),
                        *self._share(row),
                    ]
                    for row in told["by_what_sits"]
                ],
            )
        if "fates" in told:
            fates = sorted({fate for row in told["fates"] for fate in row["fates"]})
            yield (
                [self._own("fates"), *(self._own(f"fate-{fate}") for fate in fates)],
                [
                    [self.thing(row["what"]), *(say.percent(row["fates"].get(fate, 0) / row["of"]) for fate in fates)]
                    for row in told["fates"]
                ],
            )

    def _own(self, message: str) -> str:
        """A message of the game's own about its statistics; else as the game says it."""
        own = own_phrases(self.game.id, self.words.lang, "lab")
        return own(message) if own else message.removeprefix("fate-")

    def _share(self, row: Told) -> tuple[str, str]:
        return self.words.percent(row["share"]), self.words.range(row["interval"])

    def thing(self, what: str) -> str:
        """What somebody played with in words: the name of a card or a team; else as the game says it."""
        if what in self.game.teams and self.words.lang in self.game.langs:
            return messages(self.game, self.words.lang)(f"team-{what}")
        return self._card(what) if what in self.game.cards else what

    def course(self, told: Told) -> Iterator[str]:
        """How games went, whoever won."""
        say, turns = self.words, told["turns"]
        lines = [say("drawn-games", n=told["draws"])]
        if "joint" in told:
            lines.append(say("joint-games", n=told["joint"]))
        if sum(told.get("wins", [1])):
            range_ = say.range(told["first_player_interval"])
            lines.append(say("first-player", share=say.percent(told["first_player_wins"]), range=range_))
        mean, median = (say("whole", value=turns[name]) for name in ("mean", "median"))
        lines.append(say("turns", mean=mean, median=median, shortest=turns["shortest"], longest=turns["longest"]))
        if told["endings"]:
            lines.append(say("ended", rules=self.endings(told)))
        speed = {"speed": say("whole", value=told["games_per_s"])} if told["games_per_s"] else {}
        answers, digest = say("whole", value=told["answers"]), say.ltr(told["digest"])
        lines.append(say("speed" if speed else "speed-kept", answers=answers, digest=digest, **speed))
        if told["stopped"]:
            lines.append(say("stopped"))
        yield from map(say.line, lines)

    def endings(self, told: Told) -> str:
        """How games ended, as the table says it of one, each with its rule and its share of them."""
        ends = [
            self.words(
                "with-share",
                name=f"{self._how(rule)} {self.words.ltr(f'[{rule}]')}",
                share=self.words.percent(n / told["games"]),
            )
            for rule, n in told["endings"].items()
        ]
        return "; ".join(ends)

    def _how(self, rule: str) -> str:
        message, table = f"end-{rule.replace('.', '-')}", own_phrases(self.game.id, self.words.lang, "play")
        if table and table.has(message):
            return table(message, side="neither")
        return self.game.rules[rule].gloss.rstrip(".") if rule in self.game.rules else ""

    def cards(self, rows: Sequence[Told]) -> tuple[list[str], list[list[str]]]:
        """The head and the rows of a table of a deck's cards; those of which too few games tell anything come last."""
        say = self.words
        rows = sorted(rows, key=lambda row: not any(map(_enough, row["impact"].values())))
        names = ("card", "drawn", "drawn-impact", "played", "played-impact", "left")
        return [say(f"col-{name}") for name in names], [
            [
                card_name(self.game, row["card"], say.lang),
                say("whole", value=row["drawn"]),
                say.impact(_told(row["impact"]["drawn"])),
                say("whole", value=row["played"]),
                say.impact(_told(row["impact"]["played"])),
                say.percent(row["left"] / row["drawn"]) if row["drawn"] else "–",
            ]
            for row in rows
        ]

    def field(self, told: Told) -> Iterator[str]:
        """Many decks: the matrix of what each wins against each, with its share of all; how it went."""
        say = self.words
        yield say.line(f"{say('games', n=told['games'])}, {say('decks', n=len(told['decks']))}")
        yield from say.table(*self.matrix(told))
        yield from self.course(told)
        for head, rows in self.sitting(told):
            yield ""
            yield from self.words.table(head, rows)
        if "advice" in told:
            yield ""
            yield from map(say.line, self.advice(told["advice"]))

    def advice(self, advice: Told) -> Iterator[str]:
        """What a deck loses to, which cards stay in hand, and which swap helps."""
        say = self.words
        losses = [
            say("with-share", name=self.deck(row["deck"]), share=say.percent(row["share"])) for row in advice["loses"]
        ]
        yield say("loses", decks=", ".join(losses)) if losses else say("loses-to-none")
        left = [
            say("with-share", name=self._card(row["card"]), share=say.percent(row["share"])) for row in advice["left"]
        ]
        if left:
            yield say("stuck", cards=", ".join(left))
        swap = advice["swap"]
        if swap is None:
            yield say("no-swap-found")
        else:
            yield f"{say('best-swap', swap=self._swapped(swap))}: {self._gain(swap)}"

    def improved(self, swaps: Sequence[Swap], gain: Told) -> Iterator[str]:
        """The swaps that make a deck better, and by how much."""
        say = self.words
        if not swaps:
            yield say.line(say("no-swap-found"))
            return
        yield from (say.line(self._swapped(swap._asdict())) for swap in swaps)
        yield say.line(self._gain(gain))
        if gain["gain"] <= 0:
            yield say.line(say("not-better"))

    def _card(self, card: str) -> str:
        return card_name(self.game, card, self.words.lang)

    def _swapped(self, swap: Told) -> str:
        copies = swap["copies"]
        return self.words("swap", copies=copies, out=self._card(swap["out"]), into=self._card(swap["into"]))

    def _gain(self, told: Told) -> str:
        """What games say that had no part in choosing: how many more are won, and whether that is sure."""
        say = self.words
        low, high = told["interval"]
        sure = "gain-sure" if low > 0 else "gain-none" if high < 0 else "gain-unsure"
        impact = say.impact({"value": told["gain"], "interval": told["interval"]})
        return f"{say('gain', gain=impact, games=say('games', n=told['games']))}; {say(sure)}"

    def matrix(self, told: Told) -> tuple[list[str], list[list[str]]]:
        """The head and the rows of the table of all decks; columns are decks by number, where two play."""
        say = self.words
        cells = pairs(told)
        decks = told["decks"] if cells else []
        head = [say("col-deck"), *(str(at) for at, _ in enumerate(decks, 1))]
        rows = [
            [
                f"{at}. {self.deck(row['deck'])}",
                *(self.cell(cells.get((row["deck"], column["deck"]))) for column in decks),
                say.percent(row["share"]),
                say.range(row["interval"]),
            ]
            for at, row in enumerate(told["decks"], 1)
        ]
        return [*head, say("col-field"), say("col-interval")], rows

    def cell(self, share: float | None) -> str:
        """A share in a cell of the matrix."""
        return "·" if share is None else self.words.ltr(self.words("rounded", value=share))


def _enough(found: Told | None) -> bool:
    """True for an impact of which there are enough games with the card and without it to speak of."""
    return found is not None and min(found["of"]) >= FEWEST


def _told(found: Told | None) -> Told | None:
    return found if _enough(found) else None


def pairs(told: Told) -> dict[tuple[str, str], float]:
    """The share of games that one deck won against another, where two play."""
    found: dict[tuple[str, str], float] = {}
    for pairing in told["pairings"]:
        if len(pairing["decks"]) == 2:
            one, other = pairing["decks"]
            found[one, other], found[other, one] = (won / pairing["games"] for won in pairing["wins"])
    return found
