"""Lists in tables: a row a card, blocks beside each other, or a row a list, as forms write them."""
