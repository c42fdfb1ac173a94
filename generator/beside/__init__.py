"""What lies beside the cards: aids, tokens, registration sheets, lists, boxes."""
