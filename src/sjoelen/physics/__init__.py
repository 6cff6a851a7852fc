"""Where do the discs stop?"""
