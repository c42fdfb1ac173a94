"""Of the algorithms, none that is not asked for by its own name."""
