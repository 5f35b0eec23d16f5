"""What the `check-*` scripts need and `scripts/setup` does not install. Imported, not run."""
import os
import shutil


def skip(what, missing):
    """Says that something is not checked, in the form that `scripts/report-skips` repeats at the end of a run."""
    print(f"skipped: {what}: {missing}", flush=True)


def program(what, name, package):
    """The path of a program, or None after a line that says what is skipped without it."""
    path = shutil.which(name)
    if not path:
        skip(what, f"{name} is not installed (Debian: {package})")
    return path


def browser(what):
    """Chromium's path and the function that starts playwright, or None twice after a line that says what is skipped."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        skip(what, "chromium is not installed (Debian: chromium)")
        return None, None
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        skip(what, "python3 has no playwright (PyPI: playwright)")
        return None, None
    return chromium, sync_playwright
