"""The browser for the tests: the system's Chromium, or the one that Playwright downloaded."""

from __future__ import annotations

import os
import shutil
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from playwright.sync_api import Page

NOTED = """addEventListener("securitypolicyviolation", event => {
  (window.refused ||= []).push(`${event.violatedDirective} ${event.blockedURI}`)
})"""
"""A script for a page: it notes what the policy refuses, in `window.refused`."""
UNWANTED = (
    *(
        "WebUIOmniboxPopup",
        "WebUIOmniboxAimPopup",
    ),  # or each window loads two pages for an address bar that nobody sees
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "PreconnectToSearch", "SpareRendererForSitePerProcess"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"),
)
"""What Chromium is to leave out: what we do not want, and what Playwright does not, as only one such list counts."""
FLAGS = (
    "--no-sandbox",
    f"--disable-features={','.join(UNWANTED)}",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TEST_FLAGS = (*FLAGS, "--js-flags=--liftoff-only")
"""To compile Pyodide better would take longer than any page of a test runs; for benches it is what readers have."""


def patience_s() -> int:
    """How long a page or a program may take that is asked now, in seconds: a busy machine is slow, not wrong.

    It is asked anew by each test, as a machine may become busy in the course of a run; twice as long as even a busy
    machine takes, since load is told a minute late.
    """
    return round(min(300, 60 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))))


def patience_ms() -> int:
    """The same, as Playwright counts."""
    return 1000 * patience_s()


def executable() -> str | None:
    """The path of a Chromium, or None if there is none yet (`make browser` installs one)."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def seen(page: Page, part: str = "") -> Image.Image:
    """What a page shows in its window, or of the part that a selector finds, once it has been painted.

    A browser that has painted nothing yet may refuse ("Unable to capture screenshot"), and does as told the next time.
    """
    from playwright.sync_api import Error

    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown = page.locator(part) if part else page
    try:
        shot = shown.screenshot()
    except Error as refusal:
        if "Unable to capture screenshot" not in refusal.message:
            raise
        shot = shown.screenshot()
    return Image.open(BytesIO(shot)).convert("RGB")


if __name__ == "__main__":
    sys.exit(0 if executable() else 1)
