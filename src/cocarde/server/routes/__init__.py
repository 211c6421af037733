"""The HTTP calls, one module for each thing they are about."""
