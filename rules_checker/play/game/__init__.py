"""The game that is played: what was answered so far, who sits where, and the line along which it may be played."""
