"""Run the `tribonian` command as `python -m tribonian`."""

import sys

from tribonian.cli import main

if __name__ == "__main__":
    sys.exit(main())
