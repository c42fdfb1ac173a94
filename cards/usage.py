"""What is wrong with a command as it was typed: Click's error as something `Said`, told in every language.

Click's own sentences are its errors' English text, but for numbers, of which it speaks in formulas. What goes into ours
is read from the error and its parameter; only the value that was typed stands nowhere but in the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from cards.errors import MOST_MEANT, FitilError, Said
from cards.names import nearest


def usage(error: Any) -> Said:
    """The error of a command's words, as one line."""
    english = " ".join(error.format_message().split())
    message, context = getattr(error, "message", ""), getattr(error, "ctx", None)
    match type(error).__name__:
        case "NoSuchOption" if re.fullmatch(r"-\d+", error.option_name):
            what = f"{error.option_name}: no number is negative here, write it without the minus"
            return Said(what, "no-minus", option=error.option_name)
        case "NoSuchOption":
            params = context.command.params if context else []
            known = [one for param in params for one in param.opts if one.startswith("-")]  # an argument is no option
            near = tuple(nearest(error.option_name, known, whole=True))[:MOST_MEANT]
            return Said(english, "no-such-option", option=error.option_name, nearest=near)
        case "MissingParameter":
            if error.param.param_type_name == "argument":
                return Said(english, "missing-argument", name=_called(error.param), argument=_kind_of(error.param))
            return Said(english, "missing-option", name=_called(error.param))
        case "BadOptionUsage":
            code = "takes-no-value" if "not take a value" in english else "needs-value"
            return Said(english, code, option=error.option_name)
        case "BadParameter":
            return _bad_value(english, message, error.param)
        case "NoArgsIsHelpError":  # its text is the whole help
            return Said("Missing command.", "missing-command")
        case "UsageError" if context and hasattr(context.command, "commands"):
            typed = re.search(r"'(.*?)'", message)
            if not typed:
                return Said(english, "missing-command")
            near = tuple(nearest(typed[1], context.command.commands, whole=True))[:MOST_MEANT]
            return Said(english, "no-such-command", name=typed[1], nearest=near)
        case "UsageError" if typed := re.search(r" \((.*)\)$", message):
            return Said(english, "extra-arguments", words=typed[1], n=len(typed[1].split()))
    return Said(english)


def refuse_option_for_value(command: Any, words: Sequence[str]) -> None:
    """Raise `FitilError` for an option that is followed by another instead of its value, which Click takes for it."""
    names = ["fitil"]
    for word in words:
        if below := getattr(command, "commands", {}).get(word):
            command, names = below, [*names, word]
    options = {name: one for one in command.params if one.param_type_name == "option" for name in one.opts}
    written = words[: words.index("--")] if "--" in words else words
    for word, after in pairwise(written):
        if word in options and after.startswith("--") and after in options and not options[word].is_flag:
            what = Said(f"Option {word!r} requires an argument.", "needs-value", option=word)
            at = " ".join(names)
            raise FitilError(f"{what} (see `{at} --help`)").coded("see-help", what=what, at=at)


def _bad_value(english: str, message: str, param: Any) -> Said:
    """A value that an option or an argument does not take: what it takes, or what its own check says of it."""
    name: str | Said = _called(param)
    if param.param_type_name == "argument":
        name = Said(name, "argument", name=name, argument=_kind_of(param))
    kind, value = param.type, message.partition(" is not ")[0].strip("'")
    if isinstance(message, Said):
        return Said(english, "bad-value", name=name, why=message)
    if choices := getattr(kind, "choices", None):
        words = [str(getattr(choice, "value", choice)) for choice in choices]
        near = tuple(nearest(value, words, whole=True))[:MOST_MEANT]
        return Said(english, "not-a-choice", name=name, value=value, choices=", ".join(words), nearest=near)
    if value.lstrip("+-").replace(".", "", 1).isdigit() and getattr(kind, "min", None) is not None:
        least, most = kind.min, kind.max
        if most is None:
            return Said(
                f"{name}: {value} should be at least {least}", "below", name=name, value=value, least=str(least)
            )
        should = f"{name}: {value} should be from {least} to {most}"
        return Said(should, "not-between", name=name, value=value, least=str(least), most=str(most))
    return Said(f"{name}: {value!r} is not a number", "not-a-number", name=name, value=value)


def _kind_of(param: Any) -> str:
    """What an argument is, in a word by which a message chooses: of one that may be either of two, as it is told."""
    kind = "-or-".join(_called(param).lower().split("|"))
    return f"{kind}-file" if kind == "other" and param.type.name == "path" else kind


def _called(param: Any) -> str:
    """An option by its longest name, an argument as the help has it, without what says how often it may come."""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.metavar or param.name.upper()).strip("[].")
