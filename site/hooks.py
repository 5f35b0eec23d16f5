"""Changes the pages that mkdocs writes: `site/pages.py` names this file in the configuration."""
import re

SHIM = re.compile(r'<script src="https://unpkg\.com/iframe-worker/shim"></script>')


def on_post_page(output, page, config):
    """Makes the search of files work without the script that the theme loads from elsewhere."""
    root = "../" * page.url.count("/")
    return SHIM.sub(f'<script src="{root}assets/worker.js"></script>', output)
