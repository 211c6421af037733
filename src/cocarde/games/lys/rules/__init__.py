"""The rules of Le Lys et la Cocarde, a module for each chapter."""
