from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest

from sjoelen.desk.encryption import decrypt, digest, encrypt


def test_a_text_is_read_with_its_secret_alone() -> None:
    ciphertext = encrypt("a-link", "secret")
    assert decrypt(ciphertext, "secret") == "a-link"
    assert decrypt(ciphertext, "another secret") is None
    assert "a-link" not in ciphertext


def test_one_text_is_never_encrypted_alike_twice() -> None:
    assert encrypt("a-link", "secret") != encrypt("a-link", "secret")


def test_an_altered_text_is_not_read() -> None:
    content = urlsafe_b64decode(encrypt("a-link", "secret"))
    for place in range(len(content)):
        altered = bytearray(content)
        altered[place] ^= 1
        assert decrypt(urlsafe_b64encode(altered).decode(), "secret") is None


@pytest.mark.parametrize("nonsense", ["gAAAA", "gAAAAé", "zz", "a", "é"])
def test_nonsense_is_not_read(nonsense: str) -> None:
    assert decrypt(nonsense, "secret") is None


@pytest.mark.parametrize(("ciphertext", "text"), [("95d6ce54ffd1", "a-link"), ("ae946196", "Zoë"), ("", "")])
def test_a_text_of_the_first_version_is_read_for_ever(ciphertext: str, text: str) -> None:
    assert decrypt(ciphertext, "key") == text


def test_a_text_of_the_first_version_is_read_with_its_secret_alone() -> None:
    assert decrypt("95d6ce54ffd1", "another key") != "a-link"


def test_a_digest_tells_tokens_apart() -> None:
    assert digest("a") != digest("b")
    assert len(digest("a")) == 64
