# What became of characters, in the statistics of games.

fate-escaped = escaped
fate-killed = eliminated
fate-stayed = in the maze
