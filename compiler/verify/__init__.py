"""Prove or refute what a rulebook promises about its machine."""
