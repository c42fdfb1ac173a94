"""The words of the games in lists: names of cards, teams and kinds of cards, in any form, and the headings of decks."""
