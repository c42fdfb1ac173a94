# What became of characters, in the statistics of games.

fates = who
fate-escaped = escaped
fate-killed = eliminated
fate-stayed = in the maze
