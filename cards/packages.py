"""What our packages are called: in a checkout as their folders, in a wheel below `fitil`, which owns no other name."""

PACKAGES = ("cards", "generator", "rules_checker")
ABOVE = __name__.removesuffix("cards.packages")
"""What comes before the name of each: nothing, or `fitil.`."""
_BELOW = "fitil."


def in_checkout(module: str) -> str:
    """The name that a module of ours has in a checkout; other modules' names stay."""
    return module.removeprefix(_BELOW)


def is_ours(module: str) -> bool:
    """True for a module of one of our packages, by either of its names."""
    return in_checkout(module).partition(".")[0] in PACKAGES
