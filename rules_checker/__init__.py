"""RULES: deck checks, and engines that play games."""
