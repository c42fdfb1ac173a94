"""How long it takes until everybody has seen an answer, and what a table takes of memory.

    python -m tests.rules_checker.club.load [--onlookers 200] [--tables 50]

One table has a person on each seat and many who look on; then there are many tables, each some answers old.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psutil

from rules_checker.club.club import Club
from rules_checker.club.databases import open_store
from rules_checker.club.evening import begin
from rules_checker.club.keys import ONLOOKERS
from rules_checker.club.table import Clock
from tests.rules_checker.club.chaos import PORTS, Servers, chosen, state
from tests.rules_checker.club.serving import Phone

PORT, SEATS, ANSWERS, WAIT_S = PORTS[0], 4, 40, 60
NUMBER = b'"club":{"number":'
"""What stands before the number of a state, near the end of its line."""


async def news(port: int, address: str, lang: str) -> AsyncIterator[int]:
    """The number of each state that a phone is told; phones read the rest of it on processors of their own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4_000_000)
    writer.write(f"GET /club/{address}/news?lang={lang}&seen=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if (at := line.rfind(NUMBER)) >= 0:
                yield int(line[at + len(NUMBER) :].partition(b",")[0])
    finally:
        writer.close()


def processor_s(process: psutil.Process) -> float:
    """The seconds that a process has had a processor, to the nanosecond where the system tells it."""
    tasks = [*Path(f"/proc/{process.pid}/task").glob("*/schedstat")]
    if not tasks:
        used = process.cpu_times()
        return float(used.user + used.system)
    return sum(int(one.read_text().split()[0]) for one in tasks) / 1e9


async def watched(club: Club, room: str, onlookers: int, server: psutil.Process) -> list[tuple[float, float]]:
    """The seconds from each answer until the last who looks has been told of it, and the server's processor for it."""
    seats = [str(seat) for seat in range(SEATS)]
    places = [(seat, "he") for seat in seats] + [(ONLOOKERS, ("he", "ru")[at % 2]) for at in range(onlookers)]
    numbers = [-1] * len(places)
    told = asyncio.Condition()

    async def follow(at: int) -> None:
        seat, lang = places[at]
        async for number in news(PORT, club.address(room, seat), lang):
            async with told:
                numbers[at] = number
                told.notify_all()

    async def everybody(number: int) -> None:
        async with told:
            await asyncio.wait_for(told.wait_for(lambda: min(numbers) >= number), WAIT_S)

    tasks = [asyncio.create_task(follow(at)) for at in range(len(places))]
    phones = [Phone(PORT, club.address(room, seat)) for seat in seats]
    times: list[tuple[float, float]] = []
    for _ in range(ANSWERS):
        table = await asyncio.to_thread(club.table, room)
        await everybody(table.number)
        if not table.waits:
            break
        seat, point = next(iter(table.waits.items()))
        assert point.s.ask
        count = len(point.record.answers)
        index = chosen(1, count, len(point.s.ask.options))
        start, used = time.perf_counter(), processor_s(server)
        await asyncio.to_thread(lambda s=seat, n=count, i=index: phones[s].do("answer", count=n, undone=0, index=i))
        await everybody(table.number + 1)
        times.append((time.perf_counter() - start, processor_s(server) - used))
    for task in tasks:
        task.cancel()
    return times


def played(club: Club, seed: int, answers: int) -> None:
    """A table that is some answers old, as a server has it."""
    room = club.begin(begin("smashup", "", [], ["me"] * SEATS, seed=seed), Clock())
    phones = {seat: Phone(PORT, club.address(room, str(seat))) for seat in range(SEATS)}
    for phone in phones.values():
        phone.do("sit")
    for _ in range(answers):
        seat, point = next(iter(club.table(room).waits.items()))
        assert point.s.ask
        count = len(point.record.answers)
        phones[seat].do("answer", count=count, undone=0, index=chosen(seed, count, len(point.s.ask.options)))
    for phone in phones.values():
        state(phone)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--onlookers", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "club.db"
        club, servers = Club(open_store(path)), Servers(path, 0)
        with servers.serving():
            room = club.begin(begin("smashup", "", [], ["me"] * SEATS, seed=1), Clock())
            for seat in range(SEATS):
                phone = Phone(PORT, club.address(room, str(seat)))
                while tried_once(phone)[0] != 200:
                    time.sleep(0.1)
            process = servers.running[0]
            assert process
            times = asyncio.run(watched(club, room, asked.onlookers, process))
            walls, used = ([1000 * one for one in sorted(found)] for found in zip(*times, strict=True))
            middle = len(times) // 2
            print(f"{SEATS} seats, {asked.onlookers} onlookers, {len(times)} answers, load {os.getloadavg()[0]:.1f}")
            print(f"all were told after {walls[middle]:.0f} ms, at most {walls[-1]:.0f} ms")
            print(f"the server's processor was used for {used[middle]:.0f} ms an answer, at most {used[-1]:.0f} ms")
            played(club, 100, 20)
            before = process.memory_info().rss
            for number in range(asked.tables):
                played(club, 101 + number, 20)
            grown = (process.memory_info().rss - before) / asked.tables / 1_000_000
            print(f"{asked.tables} tables of 20 answers: {grown:.2f} MB each")
        club.store.close()


def tried_once(phone: Phone) -> tuple[int, dict[str, Any]]:
    """Sit down, if the server is there."""
    try:
        return phone.do("sit")
    except OSError:
        return 0, {}


if __name__ == "__main__":
    main()
