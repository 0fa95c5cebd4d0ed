"""Lower a checked rulebook to the locations and guarded transitions of a machine."""
