from sjoelen.desk.encryption import digest, unveil, veil


def test_what_is_veiled_is_read_with_its_key_alone() -> None:
    veiled = veil("a-link", "key")
    assert unveil(veiled, "key") == "a-link"
    assert "a-link" not in veiled
    assert bytes.fromhex(veiled) != bytes.fromhex(veil("a-link", "other key"))


def test_nothing_stays_nothing() -> None:
    assert unveil(veil("", "key"), "key") == ""


def test_a_digest_tells_tokens_apart() -> None:
    assert digest("a") != digest("b")
    assert len(digest("a")) == 64
