"""The rules of Courtisans, a module for each chapter."""
