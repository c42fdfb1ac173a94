"""What to print: decks, whole teams and sets, single cards, each as often as asked, in the order asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cards import (
    Card,
    Deck,
    FitilError,
    Game,
    Lang,
    UnknownName,
    card_called,
    game_ids,
    game_of,
    load_deck,
    load_game,
    nearest,
    normalise,
    starter_refs,
)
from cards.database import forgotten, with_own
from cards.decks import FREE, name_index, team_named, team_names
from cards.errors import in_no_game, short
from cards.language import aids_path, tables_path
from cards.model import MOST_CARDS, MOST_COPIES
from cards.records import dataclass
from generator.job.leaving_out import COUNTED, counted, left_out

_MOST_LETTERS = 80
"""Most letters of names joined by plus signs."""
ALL = "all"
"""The name of a whole game in that of a file."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The cards to print, in order, each as often as it is printed; `decks` are the decks that some of them come from.

    `copies` is how many times everything is repeated; `beside` are games of which something besides cards is printed;
    `whole` are those asked for by their own names, of which all is printed.
    """

    cards: tuple[tuple[Game, Card], ...]
    decks: tuple[Deck, ...]
    name: str
    copies: int = 1
    beside: tuple[Game, ...] = ()
    whole: tuple[Game, ...] = ()

    @property
    def games(self) -> tuple[Game, ...]:
        """The games of the cards, and of what is printed beside them."""
        return tuple({game.id: game for game in (*(game for game, _ in self.cards), *self.beside)}.values())

    def piles(self) -> Iterator[tuple[Deck | None, tuple[tuple[Game, Card], ...]]]:
        """Yield the cards of each deck, then those asked for besides; all of it `copies` times."""
        once = len(self.cards) // self.copies
        for start in range(0, len(self.cards), once):
            left = self.cards[start : start + once]
            for deck in self.decks:
                if size := len(card_ids(deck)):
                    yield deck, left[:size]
                left = left[size:]
            for game in self.games:
                if of_game := tuple(one for one in left if one[0].id == game.id):
                    yield None, of_game


def select(
    decks: Sequence[str | Deck] = (),
    *,
    game: str | None = None,
    teams: Sequence[str] = (),
    sets: Sequence[str] = (),
    cards: Sequence[str] = (),
    without: Sequence[str] = (),
    pieces: bool = False,
    copies: int = 1,
    beside: Sequence[str] = (),
) -> Selection:
    """Resolve what was asked for: decks or references to them, teams, set ids, and cards as `NAME` or `NAME=COPIES`.

    Of what is there then, cards are left out that are named in `without`: `NAME` is every copy, `NAME=2` two of them.

    A game's own name stands for the whole of it: all starter decks, and the pieces (without decks, all its cards).
    What lies apart from a deck comes first; `pieces` adds the cards that lie on the table, of each game once. `beside`
    names what else to print for the game, with or without cards.
    Raises `UnknownName`, `DataError` or `FitilError` for anything that does not exist, and if nothing was asked for.
    """
    if game is not None:
        load_game(game)  # an unknown game is reported even where nothing depends on it
    whole = tuple(load_game(deck) for deck in decks if isinstance(deck, str) and _is_game(deck))
    if whole and (teams or sets or cards):
        told = f"{whole[0].id!r} is a game, not a deck: for some of its cards write --game {whole[0].id}"
        raise FitilError(told).coded("game-for-deck", name=whole[0].id)
    piles = [_decks(deck) for deck in decks]
    loaded = [deck for pile in piles for deck in pile]
    chosen = [(load_game(deck.game), card_id) for deck in loaded for card_id in card_ids(deck)]
    chosen += [(g, card.id) for g in whole for card in (g.pieces if _decks(g.id) else g.whole)]
    if teams or sets or cards:
        chosen += _named(_games(game, loaded), teams, sets, cards)
        teams = [team_named(chosen[-1][0], team) for team in teams]
    if pieces and not whole:
        chosen += _pieces([g for g, _ in chosen] or [_one(_with_pieces(_games(game, loaded)))])
    if without:
        chosen, loaded = left_out(chosen, loaded, without)
    if len(chosen) * copies > MOST_CARDS:
        raise FitilError(
            f"{len(chosen) * copies:,} cards are too many for one print of at most {MOST_CARDS:,}: print several files"
        ).coded("too-many-cards-to-print", n=len(chosen) * copies, most=MOST_CARDS)
    others = (_one(_with_all(beside, _games(game, loaded))),) if beside and not chosen else ()
    if not (chosen or others):
        raise FitilError("nothing to print: name a deck, or ask for a --team, a --set or a --card").coded(
            "nothing-asked"
        )
    games = [g.id for g in whole]
    names = [ALL if deck in games else file_name(pile[0]) for deck, pile in zip(decks, piles, strict=True)]
    more = [*(["pieces"] if pieces else []), *(["without"] if without else [])]
    name = _joined(list(dict.fromkeys([*names, *teams, *sets, *(["cards"] if cards else []), *more, *beside])))
    found = tuple((g, g.cards[card_id]) for g, card_id in chosen)
    return Selection(found * copies, tuple(loaded), name, copies, others, whole)


def _is_game(ref: str) -> bool:
    """True for the name of a game that has cards, unless it is a file, too."""
    return ref in game_ids() and (not Path(ref).exists() or Path(ref).is_dir()) and bool(load_game(ref).cards)


def _decks(deck: str | Deck) -> list[Deck]:
    """The deck, loaded; of a game's name its starter decks."""
    if isinstance(deck, Deck):
        return [deck]
    if _is_game(deck):
        return [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{deck}/")]
    try:
        return [load_deck(deck)]
    except FitilError as fault:
        if fault.code not in ("unknown-deck", "no-such-deck"):
            raise
        if card := _card_for_deck(deck):
            raise card from None
        if not isinstance(fault, UnknownName):
            raise
        # the nearest may be a game, which nobody else takes for a deck
        near = () if "/" in deck else nearest(deck, filter(_is_game, game_ids()))
        raise UnknownName(fault.kind, deck, near or fault.nearest, see=fault.see) from None


def _card_for_deck(ref: str) -> FitilError | None:
    """The fault of a card's name in the place of a deck's, with the command that prints the card."""
    import shlex

    named, _, name = ref.rpartition("/")
    if named and named not in game_ids():
        return None
    games = [game.id for game in _games(named or None, ())]
    found = [(game, ids[0]) for game in games if (ids := name_index(game).get(normalise(name)))]
    of_own = "" if found else forgotten(name)
    if of_own is None:
        return None
    game, card = found[0] if len(found) == 1 else (named, name)
    words = ["fitil", "print", *(["--cards", of_own] if of_own else []), *(["--game", game] if game else [])]
    command = f"{shlex.join([*words, '--card', card])}{with_own()}"
    told = f"{short(name)!r} is a card, not a deck: `{command}` prints it"
    return FitilError(told).coded("card-for-deck", name=short(name), command=command)


def _joined(names: list[str]) -> str:
    """The names as one, and the number of those that would make it too long to be part of a file's name."""
    most = next((most for most in range(len(names), 1, -1) if len("+".join(names[:most])) <= _MOST_LETTERS), 1)
    left = len(names) - most
    return "+".join([*names[:most], *([f"{left}-more"] if left else [])])


def file_name(deck: Deck) -> str:
    """The name of a deck's file, or of the teams that it is, without folder and suffix."""
    if deck.ref == "-":
        return "pasted"
    return deck.path.stem if deck.path else deck.ref.rpartition("/")[2]


def deck_name(deck: Deck, lang: Lang) -> str:
    """The deck's name, preferably in `lang`; without one its file's, or for a pasted deck its first card's."""
    if deck.name:
        return deck.name.get(lang) or next(iter(deck.name.values()))
    if deck.ref == "-" and deck.apart:
        return game_of(deck).words[lang][deck.apart[0]].name
    return file_name(deck)


def card_ids(deck: Deck) -> list[str]:
    """The id of every card of a deck, repeated for each copy, those that lie apart from it first."""
    return [*deck.apart, *(card_id for card_id, copies in deck.cards.items() for _ in range(copies))]


def _games(name: str | None, decks: Sequence[Deck]) -> list[Game]:
    """The games that teams, sets and cards may be of: the one named, the decks', or all that have cards."""
    if name is not None:
        return [load_game(name)]
    games = [load_game(game_id) for game_id in dict.fromkeys(deck.game for deck in decks) or game_ids()]
    return [game for game in games if game.cards]


def _with_all(kinds: Sequence[str], games: Sequence[Game]) -> Sequence[Game]:
    """Of several games, those that have all of these kinds of things to print beside their cards."""
    return [game for game in games if all(has_beside(game, kind) for kind in kinds)] or games


def has_beside(game: Game, kind: str) -> bool:
    """Whether a game has `aids`, `tokens` or `tables` to print beside its cards."""
    if kind == "tokens":
        from generator.face import has_tokens

        return has_tokens(game)
    path = {"aids": aids_path, "tables": tables_path}[kind]
    return any(path(game, lang).exists() for lang in game.langs)


def _with_pieces(games: Sequence[Game]) -> Sequence[Game]:
    """Of several games, those that have pieces."""
    return [game for game in games if game.pieces] or games


def _pieces(games: Sequence[Game]) -> list[tuple[Game, str]]:
    """The pieces of these games; raises `FitilError` for a game that has none."""
    found: list[tuple[Game, str]] = []
    for game in {game.id: game for game in games}.values():
        if not game.pieces:
            raise FitilError(f"{game.id} has no pieces beside its decks: leave out --pieces").coded(
                "no-pieces", game=game.id
            )
        found += [(game, card.id) for card in game.pieces]
    return found


def _one(games: Sequence[Game]) -> Game:
    if len(games) != 1:
        raise FitilError(f"which game? Add --game: {', '.join(sorted(game.id for game in games))}").coded(
            "which-game", games=", ".join(sorted(game.id for game in games))
        )
    return games[0]


def _named(
    games: Sequence[Game], teams: Sequence[str], sets: Sequence[str], cards: Sequence[str]
) -> list[tuple[Game, str]]:
    """The cards of these teams and sets, and those named, in the one game that has them all."""
    games = [game for game in games if _has(game, teams, sets, cards)] or games  # of the rest nothing need be told
    found: list[list[tuple[Game, str]]] = []
    faults: list[FitilError] = []
    unknown: dict[str, UnknownName] = {}
    for game in games:
        try:
            named = [card.id for team in teams for card in _of_team(game, team)]
            named += [card.id for name in sets for card in _of_set(game, name)]
            named += [card_id for text in cards for card_id in _counted(game, text)]
            found += [[(game, card_id) for card_id in named]] if named else []
        except UnknownName as fault:
            unknown[game.id] = fault
            faults.append(fault)
        except FitilError as fault:
            faults.append(fault)
    if not found and len(apart := _apart(games, cards)) > 1:
        said = ", ".join(f"{name} ({game})" for name, game in apart)
        raise FitilError(f"cards are of different games: {said}; print a file of each").coded(
            "cards-of-games", cards=[f"{name} ({game})" for name, game in apart]
        )
    if not found and faults:
        alike = len({(fault.kind, fault.name) for fault in unknown.values()}) == 1 < len(unknown) == len(faults)
        raise in_no_game(unknown) if alike else faults[0]
    if len(found) != 1:
        game = _one(games)
        if [team_named(game, team) for team in teams] == [FREE] and not sets:
            raise FitilError(f"nothing to print: {game.id} has no cards of no team").coded("nothing-free", game=game.id)
        raise FitilError(f"nothing to print: {game.id} has no cards of {', '.join([*teams, *sets])}").coded(
            "nothing-of", game=game.id, of=", ".join([*teams, *sets])
        )
    return found[0]


def _apart(games: Sequence[Game], cards: Sequence[str]) -> list[tuple[str, str]]:
    """Cards that are all known, but in no game together: the first of each game, with its game; else nothing."""
    found: dict[str, str] = {}
    for text in cards:
        name = match["name"] if (match := COUNTED.fullmatch(text)) else text
        where = [game.id for game in games if normalise(name) in name_index(game.id)]
        if not where:
            return []
        found.setdefault(where[0], name)
    return [(name, game) for game, name in found.items()]


def _has(game: Game, teams: Sequence[str], sets: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether a game has all that is named."""
    known = name_index(game.id) if cards else {}
    names = (match["name"] if (match := COUNTED.fullmatch(text)) else text for text in cards)
    there = all(normalise(team) in team_names(game.id) for team in teams) and game.sets.keys() >= {*sets}
    return there and all(normalise(name) in known for name in names)


def _of_team(game: Game, name: str) -> list[Card]:
    """The cards of a team, without those that only lie on the table; of a team that has no others, these."""
    team = team_named(game, name)
    own = [card for card in game.whole if (card.team or FREE) == team]
    return [card for card in own if card not in game.pieces] or (own if team != FREE else [])


def _of_set(game: Game, name: str) -> list[Card]:
    if name not in game.sets:
        raise UnknownName("set", name, nearest(name, game.sets), known=game.sets, game=game.id)
    return [card for card in game.whole if card.set == name]


def _counted(game: Game, text: str) -> list[str]:
    match = COUNTED.fullmatch(text)
    name, digits = (match["name"], match["copies"]) if match else (text, "1")
    copies = counted(digits)
    if not 1 <= copies <= MOST_COPIES:
        raise FitilError(f"{short(text)!r}: print 1 to {MOST_COPIES} copies of a card").coded(
            "copies-to-print", text=short(text), most=MOST_COPIES
        )
    card_id = card_called(game, name)
    return [game.reverses.get(card_id, card_id)] * copies
