"""What is printed: the tables of the rulebook as files, as rows and as small integers."""
