"""temporary"""


def simulate() -> None: ...
