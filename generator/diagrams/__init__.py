"""Explaining pictures as data (`site/pictures`) → display lists."""
