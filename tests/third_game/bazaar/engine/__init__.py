"""The Bazaar, as the tests play it."""
