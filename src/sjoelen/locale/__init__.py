"""How is it said?"""
