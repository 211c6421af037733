"""G-17 to G-29: cases, their hearing, and what awaits those who sat in power."""
