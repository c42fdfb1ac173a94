"""RULES: deck checks, and the engine that plays turns."""
