"""PRINT: cards → printable sheets."""
