"""The open system for sjoelen, Dutch shuffleboard."""

__version__ = "0.1.0"
