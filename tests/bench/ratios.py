"""What the benches found: each figure a share of its peer's processor time in the same run, so that less is better.

Of two machines, or of a quiet and a busy one, seconds cannot be compared; shares of processor time nearly can, on one
kind of machine. Those of the last commit that kept them are in `ratios.tsv`, by kind.
"""

import json
import os
import platform
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOUND = ROOT / "output" / "bench.json"
KEPT = Path(__file__).with_name("ratios.tsv")
WORSE = 1.15
"""How much more of its peer's time than the kept ratio is worse."""


def machine() -> str:
    """The kind of this machine: its processor, the number of cores, the Python, and the processor's family and model.

    Where machines are lent, processors of many models have one name, and are not alike: on one of two it took half as
    much again of the peer's time.
    """
    told = Path("/proc/cpuinfo")
    text = told.read_text(encoding="utf-8") if told.exists() else ""
    model = re.search(r"^model name\s*: (.+)$", text, re.MULTILINE)
    name = model[1] if model else platform.processor() or platform.machine()
    python = ".".join(platform.python_version_tuple()[:2])
    numbers = re.findall(r"^(?:cpu family|model)\s*: (\d+)$", text, re.MULTILINE)[:2]
    kind = f"{' '.join(name.split())} x{os.cpu_count()} Python {python}"
    return f"{kind} model {'/'.join(numbers)}" if numbers else kind


def shares(ours: Sequence[float], peers: Sequence[float]) -> list[float]:
    """What each round took as a share of the peer's round beside it, whatever else the machine did meanwhile."""
    return [own / other for own, other in zip(ours, peers, strict=True)]


def found() -> dict[str, Any]:
    """What the benches of the last run found, from `output/bench.json`."""
    return json.loads(FOUND.read_text(encoding="utf-8")) if FOUND.exists() else {}


def tell(bench: str, ratios: Mapping[str, Iterable[float]]) -> None:
    """Write what a bench found: of each figure the median of its rounds, the least and the most, beside the load."""
    rounds = {name: sorted(each) for name, each in ratios.items()}
    told = {
        name: {"ratio": round(each[len(each) // 2], 4), "from": round(each[0], 4), "to": round(each[-1], 4)}
        for name, each in rounds.items()
    }
    load = round(os.getloadavg()[0], 2)
    whole = found() | {bench: {"machine": machine(), "load": load, "ratios": told}}
    FOUND.parent.mkdir(parents=True, exist_ok=True)
    FOUND.write_text(json.dumps(whole, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def kept() -> dict[tuple[str, str], float]:
    """The ratios in the tree, by the kind of machine and their name."""
    rows = [line.split("\t") for line in KEPT.read_text(encoding="utf-8").splitlines()[1:]]
    return {(kind, name): float(ratio) for kind, name, ratio in rows}


def keep() -> None:
    """Write what was found into the tree, instead of what it has for this kind of machine."""
    now = {(machine(), name): figure["ratio"] for name, figure in figures()}
    rows = sorted({key: ratio for key, ratio in kept().items() if key[0] != machine()} | now)
    table = kept() | now
    lines = ["machine\tfigure\tratio", *(f"{kind}\t{name}\t{table[kind, name]:.3g}" for kind, name in rows)]
    KEPT.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def figures() -> Iterator[tuple[str, dict[str, float]]]:
    """Yield every figure that was found, by its name: its `ratio`, `from` its best round `to` its worst."""
    for bench, told in found().items():
        for name, figure in told["ratios"].items():
            yield f"{bench}: {name}", figure


def of_kind(kind: str, known: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The ratios that are kept for a kind of machine, by name; a row serves all whose name begins as its own does."""
    rows = sorted((len(of), name, ratio) for (of, name), ratio in known.items() if kind.startswith(of))
    return {name: ratio for _, name, ratio in rows}  # that of the longest name comes last


def worse(
    figures: Iterable[tuple[str, Mapping[str, float]]], known: Mapping[tuple[str, str], float], kind: str
) -> dict[str, str]:
    """What to say of each figure whose best round is worse than what is kept; of one not kept nothing is known."""
    before = of_kind(kind, known)
    return {
        name: f"{name}: {figure['ratio']:.2f} of its peer's time, {before[name]:.2f} when it was kept"
        for name, figure in figures
        if figure["from"] > WORSE * before.get(name, float("inf"))
    }
