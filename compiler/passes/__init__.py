"""Rewrite a machine into a simpler machine with the same plays."""
