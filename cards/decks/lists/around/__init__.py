"""What stands around a card on its line: marks, labels, numbers, remarks, and the signs that programs write."""
