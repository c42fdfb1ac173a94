"""What a user's own printer needs, kept between runs in the user's configuration folder."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from pathlib import Path

from cards import FitilError
from cards.vocabulary import Record
from generator.files import write_whole

FURTHEST = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Config(Record):
    """`back_offset` is how far back pages are moved, in mm to the right and down, to lie behind the fronts."""

    back_offset: tuple[float, float] = (0.0, 0.0)


def config_path() -> Path:
    """The configuration file: in the folder `FITIL_CONFIG` if that is set, else where the system keeps such things."""
    if folder := os.environ.get("FITIL_CONFIG"):
        return Path(folder) / "config.yaml"
    import platformdirs

    return Path(platformdirs.user_config_dir("fitil")) / "config.yaml"


def load_config() -> Config:
    """The user's configuration; `DataError` for a faulty file, the defaults where there is none."""
    path = config_path()
    if not path.exists():
        return Config()
    from cards.schema import read
    from cards.yaml_source import read_yaml

    return _checked(read(read_yaml(path), Config))


def save_config(config: Config) -> Path:
    """Keeps the configuration and tells where; `FitilError` for what no printer needs, or if it cannot be written."""
    import yaml

    path = config_path()
    text = yaml.safe_dump({"back_offset": list(_checked(config).back_offset)}, default_flow_style=None)
    write_whole(path, text.encode())
    return path


def _checked(config: Config) -> Config:
    if not all(abs(shift) <= FURTHEST for shift in config.back_offset):
        raise FitilError(f"a back offset is at most {FURTHEST:g} mm either way, not {asdict(config)['back_offset']}")
    return config
