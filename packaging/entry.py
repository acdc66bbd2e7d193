"""What the frozen program starts: the same as the `otryad` command, or `-m module` as the program starts itself."""

import multiprocessing
import runpy
import sys

from app.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-m"]:
        module = sys.argv[2]
        sys.argv[:3] = [module]
        runpy.run_module(module, run_name="__main__")
    else:
        sys.exit(main())
