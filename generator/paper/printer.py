"""The settings of a user's own printer, stored in the user's configuration folder."""

from __future__ import annotations

import os
from dataclasses import asdict, replace
from pathlib import Path

from cards import DataError, FitilError
from cards.model import Record
from cards.records import dataclass
from cards.whole_file import write_whole
from generator.paper.sheet import Sheet

FURTHEST = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Config(Record):
    """The offset that puts backs behind fronts, in mm to the right and down, for portrait and for landscape paper."""

    upright: tuple[float, float] = (0.0, 0.0)
    lying: tuple[float, float] = (0.0, 0.0)

    def offset_of(self, sheet: Sheet) -> tuple[float, float]:
        """The offset of backs on a sheet's paper."""
        return self.upright if _way(sheet) == "upright" else self.lying

    def with_offset(self, sheet: Sheet, offset: tuple[float, float]) -> Config:
        """The configuration with another offset for paper in the sheet's orientation."""
        return replace(self, **{_way(sheet): offset})


def config_path() -> Path:
    """The configuration file: in the folder `FITIL_CONFIG` if set, else in the system's folder for such files."""
    if folder := os.environ.get("FITIL_CONFIG"):
        return Path(folder) / "config.yaml"
    import platformdirs

    return Path(platformdirs.user_config_dir("fitil")) / "config.yaml"


def load_config() -> Config:
    """Load the user's configuration, or the defaults if there is none; raises `DataError` for a faulty file."""
    path = config_path()
    if not path.exists():
        return Config()
    from cards.database import load_or_make, stamp

    return load_or_make("config", stamp([path]), lambda: _read(path))  # to read YAML takes a fifth of a warm print


def _read(path: Path) -> Config:
    from cards.database import read, read_yaml

    config = read(read_yaml(path), Config)
    try:
        return _checked(config)
    except FitilError as error:
        raise DataError(path, str(error)).like(error) from None


def save_config(config: Config) -> Path:
    """Store the configuration and return its path; raises `FitilError` for absurd offsets, or if it cannot write."""
    import yaml

    path = config_path()
    offsets = {way: list(offset) for way, offset in asdict(_checked(config)).items()}
    text = yaml.safe_dump(offsets, default_flow_style=None)
    write_whole(path, text.encode())
    return path


def _checked(config: Config) -> Config:
    for offset in (config.upright, config.lying):
        if not all(abs(shift) <= FURTHEST for shift in offset):  # NaN is refused too
            raise FitilError(
                f"an offset is at most {FURTHEST:g} mm either way, not {offset[0]:g} and {offset[1]:g}"
            ).coded("offset-too-large", most=FURTHEST, x=f"{offset[0]:g}", y=f"{offset[1]:g}")
    return config


def _way(sheet: Sheet) -> str:
    return "upright" if sheet.paper[0] <= sheet.paper[1] else "lying"
