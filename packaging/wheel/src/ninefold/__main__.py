"""`python -m ninefold` is the same as `ninefold`."""
import os, sys

from ninefold import find_executable

executable = find_executable()
os.execv(executable, [executable, *sys.argv[1:]])
