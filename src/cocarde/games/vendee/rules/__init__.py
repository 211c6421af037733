"""The rules of Vendée Militaire, a module for each chapter."""
