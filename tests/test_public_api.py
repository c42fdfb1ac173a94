"""The public names of the packages are a list that is changed only on purpose."""

import inspect

import cards

PUBLIC = [
    "GAMES",
    "Card",
    "CardType",
    "DataError",
    "DataErrors",
    "Deck",
    "DeckRules",
    "Finding",
    "FitilError",
    "Game",
    "Keyword",
    "Lang",
    "Mode",
    "Messages",
    "Paragraph",
    "Rule",
    "Run",
    "Team",
    "UnknownName",
    "Words",
    "card_called",
    "card_courses",
    "card_text",
    "count",
    "did_you_mean",
    "game_ids",
    "game_of",
    "in_own_words",
    "keyword_name",
    "load_deck",
    "load_game",
    "messages",
    "nearest",
    "normalise",
    "plain",
    "own_words",
    "plural",
    "read_game",
    "starter_refs",
    "type_line",
]
VALUES = {"GAMES", "Lang", "Paragraph"}  # a path and two type aliases, which cannot have docstrings


def test_these_are_the_public_names_of_cards() -> None:
    assert sorted(cards.__all__) == sorted(PUBLIC)
    assert all(hasattr(cards, name) for name in PUBLIC)


def test_every_public_name_has_a_docstring() -> None:
    for name in set(PUBLIC) - VALUES:
        thing = getattr(cards, name)
        own = thing.__dict__.get("__doc__") if inspect.isclass(thing) else thing.__doc__
        assert own, f"cards.{name} has no docstring"
        assert not own.startswith(f"{name}("), f"cards.{name} has only the docstring that dataclasses make"


def test_every_public_method_of_public_classes_has_a_docstring() -> None:
    for name in set(PUBLIC) - VALUES:
        thing = getattr(cards, name)
        if not inspect.isclass(thing) or not thing.__module__.startswith("cards."):
            continue
        for member, value in vars(thing).items():
            if inspect.isfunction(value) and not member.startswith("_"):
                assert value.__doc__, f"cards.{name}.{member} has no docstring"
