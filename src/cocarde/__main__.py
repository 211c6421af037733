"""`python -m cocarde` is the command `cocarde`."""

from cocarde.cli import main

if __name__ == "__main__":
    main()
