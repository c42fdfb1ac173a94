"""What pages say: numbers of rules, links of words, lines that break well, what the search knows."""
