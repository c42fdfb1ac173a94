"""The Race, as the tests play it."""
