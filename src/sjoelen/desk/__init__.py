"""May this person do this now?"""
