"""Tribonian: rulebooks as checked, proved and playable programs.

Holds the version and nothing else, so that every other module may import it.
"""

__version__ = "0.1.0"
