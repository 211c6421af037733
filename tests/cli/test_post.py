"""The options of `cocarde serve` about letters: what is given is used, what cannot be used is refused in one line."""

from __future__ import annotations

import pytest

from cocarde.cli.post import PASSWORD, post_of
from cocarde.core.errors import BadInput

SENDER = "Cocarde <cocarde@games.example>"


def test_a_house_without_a_mail_server_still_calls_webhooks() -> None:
    post = post_of("http://127.0.0.1:8765/", "", 587, "starttls", "", "")
    assert (post.address, post.smtp) == ("http://127.0.0.1:8765", None)


def test_the_password_comes_from_the_environment_and_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD, "open sesame")
    smtp = post_of("https://games.example", "mail.example", 465, "tls", "cocarde", SENDER).smtp
    assert smtp is not None
    assert (smtp.host, smtp.port, smtp.tls, smtp.user, smtp.password) == (
        "mail.example", 465, "tls", "cocarde", "open sesame",
    )  # fmt: skip
    assert "open sesame" not in repr(smtp)


@pytest.mark.parametrize(
    ("url", "tls", "sender", "wrong"),
    [
        ("games.example", "tls", SENDER, "--url"),
        ("ftp://games.example", "tls", SENDER, "--url"),
        ("https://games.example", "ssl", SENDER, "--smtp-tls"),
        ("https://games.example", "tls", "", "--smtp-from"),
    ],
)
def test_what_cannot_be_used_is_named(url: str, tls: str, sender: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        post_of(url, "mail.example", 587, tls, "", sender)
