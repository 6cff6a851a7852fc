"""How the documentation is built."""

from sjoelen import __version__

project = "sjoelen"
author = "The sjoelen maintainers"
copyright = "2026, The sjoelen maintainers"  # noqa: A001 Sphinx's own name
version = release = __version__
language = "en"

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_title = f"sjoelen {__version__}"
