"""Boomb.it."""
