"""The rules of Guillotine, a module for each phase."""
