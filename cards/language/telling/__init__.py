"""Vocabulary → sentences: noun phrases, then verbs, then whole abilities; each module builds on the one before."""
