"""Vocabulary → sentences: noun phrases, then verbs, then whole abilities; each module stands on the one before."""
