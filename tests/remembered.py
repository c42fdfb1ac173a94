"""Whether a test has games or cards besides the project's, so that what is remembered of them must be forgotten."""

import os


def others() -> bool:
    """True while there are games or cards besides the project's."""
    return bool(os.environ.get("FITIL_GAMES") or os.environ.get("FITIL_CARDS"))
