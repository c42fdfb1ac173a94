from .kinds import KINDS as KINDS
