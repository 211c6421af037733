"""The HTTP calls, one module for each thing they are about: whoever has `ROUTES` is served."""
