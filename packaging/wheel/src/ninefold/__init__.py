"""Runs the program `ninefold` that is installed with this package."""
import os, sysconfig


def find_executable():
    """Returns the path of the program."""
    here = os.path.dirname(os.path.abspath(__file__))
    user = sysconfig.get_preferred_scheme("user") if hasattr(sysconfig, "get_preferred_scheme") else f"{os.name}_user"
    folders = [
        sysconfig.get_path("scripts"),
        sysconfig.get_path("scripts", scheme=user),
        # Installed with --target.
        os.path.join(os.path.dirname(here), "bin"),
        # Installed with --prefix: PREFIX/lib/pythonX.Y/site-packages.
        os.path.join(here, *[os.pardir] * 4, "bin"),
    ]
    for folder in folders:
        path = os.path.join(folder, "ninefold")
        if os.path.isfile(path):
            return os.path.normpath(path)
    raise FileNotFoundError("ninefold is in none of these folders: " + ", ".join(folders))
