"""Commands for those who run a house: `cocarde serve`, `cocarde admin`, and where their settings come from."""
