"""THE MAKERS: programs that write data of games, run by whoever makes one; no command and no page loads them.

`python -m rules_checker.makers.puzzles GAME` finds positions to solve.
"""
