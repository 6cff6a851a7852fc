"""Random competitions, played by dice, to test the standings on."""
