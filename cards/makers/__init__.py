"""THE MAKERS: programs that write what the search knows, run by whoever changes it; no command and no page loads them.

`python -m cards.makers.weigh` learns `site/weights.yaml` from the tables of `questions/`.
"""
