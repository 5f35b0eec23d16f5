"""Measures whole runs, as users experience them: `scripts/bench whole`."""
