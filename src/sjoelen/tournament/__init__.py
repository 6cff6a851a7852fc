"""Who plays where, who leads, why?"""
