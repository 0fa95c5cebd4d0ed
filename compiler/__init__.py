"""Turn a checked rulebook into a machine, proofs about it and the contents of files."""
