"""What is known of tokens and of the squares where they are, and which of them may be together."""

from __future__ import annotations

from rules_checker.games.twister.cards import EVERYONE, OWN
from rules_checker.games.twister.state import GONE, NOBODY, Position

Crowd = dict[int, list[int]]
"""The tokens on squares, by square."""


def crowd(s: Position) -> Crowd:
    """All tokens on squares."""
    found: Crowd = {}
    for own in s.tokens:
        for token in own:
            at = s.at[token]
            if at >= 0:
                if at in found:
                    found[at].append(token)
                else:
                    found[at] = [token]
    return found


def on(s: Position, square: int) -> list[int]:
    """The tokens on a square."""
    return [token for own in s.tokens for token in own if s.at[token] == square]


def carrier(s: Position, token: int) -> int:
    """The character that carries a token; `NOBODY` if none does."""
    return s.carries.index(token) if token in s.carries else NOBODY


def loose(s: Position, token: int) -> bool:
    """True of a token that nobody holds: what a wounded character has lies on its square (`gap.wounded-actions`)."""
    holder = carrier(s, token)
    return holder == NOBODY or s.wounded[holder]


def protected(s: Position, character: int) -> bool:
    """True of a character that may be on a pit, by itself or by what carries it."""
    if s.defs[character].walks_pits and (not s.wounded[character] or roped(s, character)):
        return True
    load = s.carries[character]
    if load != NOBODY and s.defs[load].crosses_pits:
        return True
    holder = carrier(s, character)
    return holder != NOBODY and not s.wounded[holder] and protected(s, holder)


def roped(s: Position, character: int) -> bool:
    """True of a wounded character that has a rope: it, or nobody, holds one on its square (`gap.thief-rope`)."""
    return any(s.defs[one].crosses_pits and loose(s, one) for one in on(s, s.at[character]))


def room_for(s: Position, tokens: list[int]) -> bool:
    """True of tokens that may share a square at the end of an action (`gap.golden-rule-two`)."""
    if len(tokens) < 2:
        return True
    if len(tokens) > s.numbers.tokens:
        return False
    characters = [one for one in tokens if s.defs[one].is_character]
    if len(characters) < 2:
        return len(characters) == 1
    one, other = characters
    return s.owner[one] == s.owner[other] and (s.wounded[one] or s.wounded[other])


def at_rest(s: Position, square: int, tokens: list[int]) -> bool:
    """True of tokens that may be on a square at the end of an action: few enough, and none where it would fall."""
    if not room_for(s, tokens):
        return False
    if not s.maze.is_pit(square):
        return True
    return all(not s.defs[one].is_character or protected(s, one) for one in tokens)


def bridged(s: Position, tokens: list[int]) -> bool:
    """True of a pit that may be passed because of what is there: a rope, or a Thief, whom opponents do not pass."""
    for token in tokens:
        bridge = s.defs[token].bridges
        if bridge == EVERYONE and loose(s, token):
            return True
        if bridge == OWN and not s.wounded[token]:
            return True
    return False


def able(s: Position, character: int) -> bool:
    """True of a character on the board that may act in this turn."""
    return s.at[character] >= 0 and not s.wounded[character] and character not in s.rested


def budget(s: Position, character: int) -> int:
    """The action points that a character may use: those of its own potion, and those of the card."""
    return s.points + s.tonics.get(character, 0)


def spend(s: Position, character: int) -> None:
    """Pay an action point for a character: of its own potion first, as nobody else can use that."""
    if s.tonics.get(character, 0):
        s.tonics[character] -= 1
        s.cite("obj.speed-mix", "obj.speed-track")
    else:
        s.points -= 1


def power(s: Position, character: int, *, attacks: bool) -> int:
    """What a character adds in a fight; one that is wounded has no strength left, and its armor yet."""
    own = 0 if s.wounded[character] else s.defs[character].strength
    load = s.carries[character]
    if load == NOBODY:
        return own
    return own + (s.defs[load].attack if attacks else s.defs[load].defence)


def uses(s: Position, character: int) -> frozenset[str]:
    """What a character can do with the object that it carries."""
    load = s.carries[character]
    if load == NOBODY or s.defs[load].is_character:
        return frozenset()
    if s.defs[load].only_wizard and s.defs[character].kind != "wizard":
        return frozenset()
    return s.defs[load].acts


def attackable(s: Position, player: int) -> list[int]:
    """The other player's characters that a player may attack now."""
    return [one for one in s.characters(1 - player) if not barred(s, one) and attackers(s, player, one)]


def barred(s: Position, target: int) -> bool:
    """True of a wounded character that was wounded, or attacked, in this turn."""
    return s.wounded[target] and (target in s.hurt or target in s.struck)


def attackers(s: Position, player: int, target: int) -> tuple[int, ...]:
    """All of a player's characters that can attack one (`group.all-join`)."""
    beside = [*s.maze.neighbours(s.at[target])]
    return tuple([one for one in s.characters(player) if s.at[one] in beside and able(s, one)])


def defenders(s: Position, target: int, against: tuple[int, ...]) -> tuple[int, ...]:
    """The character attacked, and those of its side that help it (`gap.group-defenders`)."""
    beside = {square for one in against for square in s.maze.neighbours(s.at[one])}
    others = s.characters(s.owner[target])
    return (target, *[one for one in others if one != target and not s.wounded[one] and s.at[one] in beside])


def first_in_line(s: Position, square: int, side: int) -> int:
    """The first character straight ahead; of two, whoever stands (`gap.fireball-two`). `NOBODY` if there is none."""
    there = crowd(s)
    for ahead in s.maze.line(square, side):
        characters = [one for one in there.get(ahead, ()) if s.defs[one].is_character]
        if characters:
            return next((one for one in characters if not s.wounded[one]), characters[0])
    return NOBODY


def leave_game(s: Position, token: int) -> None:
    """Take a token off the board."""
    holder = carrier(s, token)
    if holder != NOBODY:
        s.carries[holder] = NOBODY
    s.carries[token], s.at[token], s.wounded[token] = NOBODY, GONE, False
