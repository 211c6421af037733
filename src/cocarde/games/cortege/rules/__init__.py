"""The rules of Le Cortège, a module for each chapter."""
