"""A drawing that no vector says, drawn by the browser of a page: in its size, cropped about its centre."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from tests.generator.own.test_door import FADED

SITE = Path(__file__).resolve().parents[2] / "site"
DRAWN = """async ([svg, style]) => {
  const [{drawn}, {brought}] = await Promise.all(
    ["/assets/js/workshop/drawing.js", "/runtime/pixels.js"].map((file) => import(file)),
  )
  const wish = {file: "a.svg", size: [300, 100], ground: "#ffffff", style, drawing: true}
  const {files} = await brought({kept: wish}, () => new TextEncoder().encode(svg), drawn)
  const bytes = files.get("kept")
  if (style === "lines") return [bytes.length, bytes.filter((light) => light < 99).length > 0]
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(300, 100), context = canvas.getContext("2d")
  context.drawImage(picture, 0, 0)
  return [[6, 50], [294, 50], [6, 2], [6, 97]].map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and keeps what was asked for."""

    asked: ClassVar[list[str]] = []

    def log_message(self, *_: Any) -> None:
        self.asked.append(self.path)


@pytest.fixture
def served() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize(
    "root",
    [
        'viewBox="0 0 30 20"',
        'width="30" height="20"',
        'width="7.9375mm" height="5.2916667mm"',
        'style="width:9px;fill:none" viewBox="0 0 30 20" preserveAspectRatio="xMinYMin meet"',
    ],
)
def test_a_drawing_fills_its_place(context: Callable[..., Any], served: str, root: str) -> None:
    page = context().new_page()
    page.goto(f"{served}assets/js/types.d.ts")
    svg = FADED.replace('viewBox="0 0 30 20"', root)
    left, right, above, below = page.evaluate(DRAWN, [svg, "colour"])
    assert left[0] > 180 > 90 > left[2] and right[2] > 180 > 90 > right[0]
    assert max(above[1], below[1]) < 90, "it leaves nothing white"
    (one, *_) = page.evaluate(DRAWN, [svg, "grey"])
    assert one[0] == one[1] == one[2]
    assert page.evaluate(
        DRAWN, [FADED.replace("url(#g)", "none").replace("<text", '<circle cx="15" cy="10" r="4"/><text'), "lines"]
    ) == [30_000, True]


def test_what_a_drawing_asks_for_is_not_fetched_and_what_it_says_is_not_run(
    context: Callable[..., Any], served: str
) -> None:
    page = context().new_page()
    page.goto(f"{served}assets/js/types.d.ts")
    more = '<script>window.parent.ran = top.ran = 1</script><image href="/secret.png" width="9" height="9"/></svg>'
    page.evaluate(DRAWN, [FADED.replace("</svg>", more).replace("<svg ", '<svg onload="ran = 1" '), "colour"])
    assert page.evaluate("window.ran") is None and "/secret.png" not in Quiet.asked


def test_what_cannot_be_drawn_leaves_its_ground(context: Callable[..., Any], served: str) -> None:
    page = context().new_page()
    page.goto(f"{served}assets/js/types.d.ts")
    assert page.evaluate(DRAWN, ["no drawing", "colour"]) == [[255, 255, 255]] * 4
