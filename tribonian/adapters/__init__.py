"""Engines inside the libraries of others: PettingZoo and OpenSpiel.

Each adapter takes the module of a generated engine; none is part of an engine, and none knows a book.
May import: nothing.
"""
