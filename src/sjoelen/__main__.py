"""python -m sjoelen"""

from sjoelen.cli import main

main()
