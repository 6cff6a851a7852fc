"""Motion out of the plane: load, landing, resting on others, and the effects behind them."""
