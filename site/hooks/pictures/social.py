"""What messengers show of a card's page: its face, before itself enlarged and dimmed.

They take pictures by a whole address only, so there are none where the site's address is not known.
"""

from __future__ import annotations

from pathlib import Path

from cards.database import kept_folder, key_of

from ..site import Site, code_of
from ..steps import on_files

SIZE_PX = 1200, 630
"""The size of the pictures, which messengers ask for."""
MARGIN_PX = 24
QUALITY = 80


@on_files(needs=["faces"])
def add_pictures(site: Site) -> None:
    """Add a picture for each card that has a face."""
    for game, sizes in site.faces.items() if site.extra.address else ():
        end = f"-{next(iter(sizes.values()))[-1][0]}.webp"
        faces = [
            file for file in site.files if file.src_uri.startswith(f"{game}/faces/") and file.src_uri.endswith(end)
        ]
        sources = {Path(file.src_uri).name.removesuffix(end): Path(str(file.abs_src_path)) for file in faces}
        drawn = [face.parent.name for face in sources.values()]  # the name says what is drawn there
        key = key_of(facts=(drawn, *code_of(__file__)))

        def make(folder: Path, sources: dict[str, Path] = sources) -> None:
            for card, face in sources.items():
                _draw(face, folder / f"{card}.jpg")

        folder = kept_folder(f"social-{game}-{site.lang}", key, make)
        for card in sources:
            site.add(f"{game}/cards/{card}/social.jpg", folder / f"{card}.jpg")


def _draw(face: Path, to: Path) -> None:
    from PIL import Image, ImageEnhance, ImageFilter, ImageOps

    with Image.open(face) as opened:
        card = opened.convert("RGBA")  # a disc has nothing beside it
    ground = ImageEnhance.Brightness(
        ImageOps.fit(card.convert("RGB"), SIZE_PX).filter(ImageFilter.GaussianBlur(28))
    ).enhance(0.45)
    high = SIZE_PX[1] - 2 * MARGIN_PX
    card = ImageOps.contain(card, (SIZE_PX[0] - 2 * MARGIN_PX, high), Image.Resampling.LANCZOS)
    ground.paste(card, ((SIZE_PX[0] - card.width) // 2, (SIZE_PX[1] - card.height) // 2), card)
    ground.save(to, "JPEG", quality=QUALITY, optimize=True)
