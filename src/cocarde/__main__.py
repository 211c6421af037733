"""`python -m cocarde` is the command `cocarde`."""

from cocarde.cli import main

main()
