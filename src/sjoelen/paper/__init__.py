"""Print match cards, and read the tables that spreadsheets write."""
