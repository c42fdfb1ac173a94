"""The modes of a game (`modes` in its `game.yaml`): how many decks are brought, and what each of them must then be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cards import Deck, FitilError, Game, Mode, UnknownName, game_ids, load_game, messages, nearest, starter_refs
from cards.told import language
from rules_checker.setup.engines import one_game
from rules_checker.setup.sizes import size_of, teams_held


def mode_called(game: Game, name: str) -> Mode:
    """The mode of that name, or of GAME/NAME; raises `UnknownName`, with the rule about the nearest one."""
    name = name.removeprefix(f"{game.id}/")
    if name in game.modes:
        return game.modes[name]
    near = nearest(name, game.modes) or tuple(mode for mode in game.modes if name in game.modes[mode].setup.values())
    if not game.modes:
        raise FitilError(f"{game.id} has only one mode: leave out --mode").coded("only-one-mode", game=game.id)
    rule = game.modes[next(iter(near), next(iter(game.modes)))].rule
    unknown = UnknownName("mode", name, near, known=game.modes)
    message = f"[{rule}] {unknown} (`fitil games {game.id}` lists them all)"
    raise FitilError(message).coded("unknown-mode", **unknown.params, rule=rule, game=game.id)


def way_named(refs: Sequence[str], mode: str = "") -> tuple[str, str] | None:
    """The game and the mode, where `GAME` or `GAME/MODE` alone stands for decks; None if decks or files are named.

    A `mode` named besides counts more. Of a game to which nobody brings a deck it is the first where none is named, and
    whatever stands after its name is meant for one; else it may be empty.
    """
    called, _, name = refs[0].partition("/") if len(refs) == 1 else ("", "", "")
    if called not in game_ids() or Path(refs[0]).exists():
        return None
    game = load_game(called)
    if name and name not in game.modes and game.deck_rules:
        decks = [deck for of, _, deck in (ref.partition("/") for ref in starter_refs()) if of == called]
        if name in decks or not {*nearest(name, (*game.modes, *decks), 1)} & game.modes.keys():
            return None  # a starter deck, or meant for one
    usual = "" if game.deck_rules else next(iter(game.modes), "")
    return called, mode.rpartition("/")[2] or name or usual


def ways(game: Game) -> tuple[str, ...]:
    """The modes that are played differently: not those which only say how many copies of the game are at the table."""
    return tuple(name for name, mode in game.modes.items() if mode.boxes is None or mode.setup)


def in_mode(game: Game, name: str) -> Game:
    """The game with decks that must be what a mode asks for; raises as `mode_called` does."""
    mode, rules = mode_called(game, name), game.deck_rules
    if rules and mode.cards is not None and mode.cards_rule:
        rules = replace(rules, size=mode.cards, size_rule=mode.cards_rule, learning_rule=None)
    if rules and mode.brought[0]:
        rules = replace(rules, decks=mode.decks, decks_rule=mode.rule, opponent_rule=mode.rule)
    if rules and rules.teams and mode.boxes:
        rules = replace(rules, teams=replace(rules.teams, boxes=mode.boxes, shared_rule=mode.boxes_rule))
    return replace(game, deck_rules=rules)


def of_mode(named: str, decks: Sequence[Deck]) -> tuple[Game, Mode]:
    """The game and the mode of some decks, from `NAME` or (needed where there are no decks) `GAME/NAME`.

    Raises `FitilError`, with the rule, if there is no such mode, or if the decks are not what it asks for.
    """
    game_id, _, name = named.rpartition("/")
    if not (game_id or decks) and name in game_ids() and (own := [*load_game(name).modes]):
        told = f"{name!r} is a game: name one of its modes, such as {f'{name}/{own[0]}'!r}"
        raise FitilError(told).coded("name-its-mode", name=name, mode=f"{name}/{own[0]}")
    if not (game_id or decks):
        raise FitilError(f"without decks the mode needs its game: --mode GAME/{name}").coded(
            "mode-needs-game", name=name
        )
    game = load_game(game_id or one_game(decks))
    if decks and one_game(decks) != game.id:
        raise FitilError(f"{decks[0].ref} is no deck of {game.id}").coded(
            "deck-of-other", deck=decks[0].ref, game=game.id
        )
    mode = mode_called(game, name)
    least, most = mode.brought
    if not least <= len(decks) <= most:
        wanted = f"{least}" if least == most else f"{least} to {most}"
        message = f"[{mode.rule}] the mode {name} takes {wanted} decks, not {len(decks)}"
        exact = "yes" if least == most else "no"
        raise FitilError(message).coded(
            "mode-decks", rule=mode.rule, name=name, least=least, most=most, exact=exact, n=len(decks)
        )
    for deck in decks:
        if mode.cards is not None and (size := size_of(game, deck)) != mode.cards:
            raise FitilError(f"[{mode.cards_rule}] {deck.ref}: {size} cards; the mode {name} takes {mode.cards}").coded(
                "mode-size", rule=mode.cards_rule, deck=deck.ref, n=size, name=name, size=mode.cards
            )
    if mode.boxes is not None:
        _enough_boxes(game, name, mode, decks)
    return game, mode


def _enough_boxes(game: Game, name: str, mode: Mode, decks: Sequence[Deck]) -> None:
    """Refuse decks which share teams more often than there are boxes, with the mode in which they could be played."""
    boxes, held = mode.boxes or 0, teams_held(game, decks)
    for team in game.teams:
        if held[team] > boxes:
            refs = [deck.ref for deck in decks if teams_held(game, [deck])[team]]
            others = [f"--mode {other}" for other, one in game.modes.items() if (one.boxes or 0) >= held[team]]
            message = (
                f"[{mode.boxes_rule}] {', '.join(refs)}: all have {team}, and the mode {name} has {boxes} of the game"
            )
            called = messages(game, language())(f"team-{team}") if language() in game.langs else team
            raise FitilError("; ".join([message, *others[:1]])).coded(
                "mode-shared", rule=mode.boxes_rule, decks=refs, team=called, name=name, n=boxes, nearest=others[:1]
            )
