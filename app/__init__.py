"""«Отряд»: the desktop table for «Берсерк. Герои»."""

__version__ = "0.1.0"
