"""Is this count possible, what follows, what is it worth, and which article says so?"""
