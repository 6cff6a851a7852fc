"""The bracket of a knock-out, its bouts of two players, and the legs of a bout."""
