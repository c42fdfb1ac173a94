"""Text → glyphs in lines: fonts, shaping, breaking, fitting into boxes."""
