"""Which language to speak when nobody said."""

from __future__ import annotations

import os
from collections.abc import Sequence

from cards.errors import UnknownName
from cards.model import Lang
from cards.names import nearest


def preferred(available: Sequence[Lang]) -> Lang:
    """The first language of the user's locale that is `available`, else the first available one."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        for locale in os.environ.get(variable, "").split(":"):
            if (lang := {"iw": "he"}.get(locale[:2], locale[:2])) in available:
                return lang
    return available[0]


def known_language(lang: str | None, langs: Sequence[Lang]) -> Lang | None:
    """The language asked for, if any; raises `UnknownName` where it is none of `langs`."""
    if lang is not None and lang not in langs:
        raise UnknownName("language", lang, nearest(lang, langs) or tuple(langs))
    return lang
