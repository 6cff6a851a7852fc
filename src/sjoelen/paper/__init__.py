"""How does it look on paper and in a spreadsheet?"""
