"""The rules of La Tribune, played."""
