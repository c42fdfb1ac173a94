"""Builds the rules site, and serves it while somebody writes.

The command line loads this package by its path, as `site` is the name of a standard module and can be no package here.
"""

from .builder import MARKER, SiteBuild, build
from .place import Placed
from .server import CHANGES, RELOAD, Handler, LiveHandler, Server
from .watching import Served, serve

__all__ = [
    "CHANGES",
    "MARKER",
    "RELOAD",
    "Handler",
    "LiveHandler",
    "Placed",
    "Served",
    "Server",
    "SiteBuild",
    "build",
    "serve",
]
