"""A host as sites have them: it compresses text and lets browsers keep files whose names hold a hash.

`python -m tests.site.hosting output/site 8080` serves a built site, to measure it (Lighthouse) as readers get it.
"""

import gzip
import re
import sys
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TEXT = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest", ".xml"})
FOR_GOOD = re.compile(r"\.[0-9a-f]{10}\.\w+$")


@cache
def compressed(path: Path) -> bytes:
    """The file as it is sent."""
    data = path.read_bytes()
    return gzip.compress(data, 6, mtime=0) if path.suffix in TEXT else data


class Host(SimpleHTTPRequestHandler):
    """Serves a folder."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        code = 200 if path.is_file() else 404
        body = compressed(path) if code == 200 else b""
        self.send_response(code)
        kind = self.guess_type(path)  # a browser wants that of WebAssembly bare
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if path.suffix in TEXT else kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header(
            "Cache-Control", "public, max-age=31536000, immutable" if FOR_GOOD.search(path.name) else "no-cache"
        )
        if path.suffix in TEXT:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *said: object) -> None:
        pass


if __name__ == "__main__":
    with ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), partial(Host, directory=sys.argv[1])) as server:
        server.serve_forever()
