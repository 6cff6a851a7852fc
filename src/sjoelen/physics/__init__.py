"""Engine: where and when the discs of a slide stop."""
