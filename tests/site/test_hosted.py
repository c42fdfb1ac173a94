"""What a club must have room for: the whole site on its host, which is small enough for a free one."""

from collections import Counter
from pathlib import Path

from tests.budget import LONG

MOST_BYTES, MOST_FILES = 100_000_000, 3_000


@LONG
def test_a_host_has_room_for_the_whole_site(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file()]
    kinds: Counter[str] = Counter()
    for path in files:
        kinds[path.suffix] += path.stat().st_size
    assert kinds.total() <= MOST_BYTES, kinds.most_common()
    assert len(files) <= MOST_FILES, Counter(path.suffix for path in files).most_common()
