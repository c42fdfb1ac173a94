from .kinds import KINDS as KINDS, Kind as Kind, kind_called as kind_called
