"""What people say around the cards of a list: who speaks, what is in doubt, what is elsewhere, whom somebody plays."""
