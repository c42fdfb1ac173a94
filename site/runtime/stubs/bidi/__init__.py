"""python-bidi's pure half, `bidi.algorithm`, without its compiled one, which nothing here calls."""
