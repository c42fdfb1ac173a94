"""What a viewer is shown, on whatever screen: the table, the question, what has happened, how it ended."""
