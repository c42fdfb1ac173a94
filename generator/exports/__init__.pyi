from .kinds import KINDS as KINDS, ExportKind as ExportKind, kind_called as kind_called
