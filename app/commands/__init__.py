"""The commands of `otryad` that need no window; `app/cli.py` names them."""
