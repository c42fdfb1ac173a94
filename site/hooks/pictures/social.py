"""What messengers show of a card's page: its face, before itself enlarged and dimmed.

They take pictures by a whole address only, so there are none where the site's address is not known.
"""

from __future__ import annotations

from pathlib import Path

from cards import load_game
from cards.database import kept_folder, key_of
from generator.face import cut_of

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
        own = load_game(game)
        discs = {card for card in sources if cut_of(own, own.cards[card]).round}
        drawn = [face.parent.name for face in sources.values()]  # the name says what is drawn there
        key = key_of(facts=(drawn, sorted(discs), *code_of(__file__)))

        def make(folder: Path, sources: dict[str, Path] = sources, discs: set[str] = discs) -> None:
            for card, face in sources.items():
                _draw(face, folder / f"{card}.jpg", disc=card in discs)

        folder = kept_folder(f"social-{game}-{site.lang}", key, make)
        for card in sources:
            site.add(f"{game}/cards/{card}/social.jpg", folder / f"{card}.jpg")


def _draw(face: Path, to: Path, *, disc: bool) -> None:
    """Draw the picture of a face; beside a disc the ground is seen."""
    from PIL import Image, ImageDraw, ImageEnhance, ImageFilter, ImageOps

    with Image.open(face) as opened:
        card = opened.convert("RGB")
    ground = ImageEnhance.Brightness(ImageOps.fit(card, SIZE_PX).filter(ImageFilter.GaussianBlur(28))).enhance(0.45)
    high = SIZE_PX[1] - 2 * MARGIN_PX
    card = ImageOps.contain(card, (SIZE_PX[0] - 2 * MARGIN_PX, high), Image.Resampling.LANCZOS)
    mask = Image.new("L", card.size, 0 if disc else 255)
    if disc:
        ImageDraw.Draw(mask).ellipse((0, 0, card.width - 1, card.height - 1), fill=255)
    ground.paste(card, ((SIZE_PX[0] - card.width) // 2, (SIZE_PX[1] - card.height) // 2), mask)
    ground.save(to, "JPEG", quality=QUALITY, optimize=True)
