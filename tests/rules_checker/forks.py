"""Runs scenarios and tests with a broken engine, for `mutate.py`: a process that has imported all else forks for each.

    python -m tests.rules_checker.forks SCENARIO …

It is started in the folder of a copy of `rules_checker`, and plays these scenarios to have read the games. Then each
line of its input is an `Errand`, and each line of its output is the exit code of one.
"""

import json
import os
import resource
import signal
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest  # the forks of those that run tests have it, too

MEMORY = 4 << 30
"""Bytes: a break that fills the memory ends here."""
CRASHED, FAILED, STOPPED = 1, 3, 4
"""Exit codes of a fork: it has crashed, a scenario failed, or the engine stopped with an exception."""


class Errand(NamedTuple):
    """Scenarios to play until one fails, or arguments of pytest if they are `tests`.

    What is said goes into the file `said`, and after `seconds` of the processor it hangs.
    """

    said: str
    seconds: int
    tests: bool
    given: Sequence[str]


def forked(errand: Errand) -> int | None:
    """Carry out an errand in a fork; return its exit code, that of a signal below 0, or None if it hung."""
    child = os.fork()
    if not child:
        code = CRASHED
        try:
            said = os.open(errand.said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(said, 1)
            os.dup2(said, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (errand.seconds, resource.RLIM_INFINITY))
            code = int(pytest.main([*errand.given])) if errand.tests else played(errand.given)
        except BaseException:  # whatever it is, this fork ends here
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return None if ended == -signal.SIGXCPU else ended


def played(names: Sequence[str]) -> int:
    """Play scenarios with the engine of this folder until one fails, and say the name of each before."""
    import rules_checker
    from cards import DataError
    from rules_checker.record.scenario import run

    assert Path(rules_checker.__file__ or "").is_relative_to(Path.cwd()), "not the copy that was broken"
    for name in names:
        print(name, flush=True)
        try:
            failed = run(Path(name))
        except (ImportError, NameError):
            raise  # no break of a rule, but a mistake in writing it
        except DataError:  # what the script answers is not asked or offered
            return FAILED
        except Exception as error:
            print(type(error).__name__, flush=True)
            return STOPPED
        if failed:
            return FAILED
    return 0


def main() -> None:
    """Read the games, forget the engine, and carry out errands."""
    from rules_checker.record.scenario import run

    for name in sys.argv[1:]:
        run(Path(name))
    for name in [name for name in sys.modules if name.partition(".")[0] == "rules_checker"]:
        del sys.modules[name]
    for line in sys.stdin:
        print(json.dumps(forked(Errand(*json.loads(line)))), flush=True)


if __name__ == "__main__":
    main()
