"""Games by the thousand: simulation, fuzzing, and which rules carry code and tests."""
