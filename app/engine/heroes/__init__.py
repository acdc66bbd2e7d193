"""«Берсерк. Герои»: state, turn, queue, acts, combat, keywords, edition."""
