"""Read rulebook text and return a checked rulebook or diagnostics."""
