"""The board: measured dimensions, condition, built-in boards, and the arrays made of them."""
