from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from sjoelen.web.body_limit import MOST_BYTES

HEADERS = {"Idempotency-Key": "k" * 16, "Content-Type": "application/json"}


def drops(size: int) -> Iterator[bytes]:
    """A body without a declared length."""
    yield from (b" " for _ in range(size))


@pytest.mark.parametrize("body", [b" " * (MOST_BYTES + 1), drops(MOST_BYTES + 1)])
def test_a_body_that_is_too_large_is_refused(client: TestClient, body: bytes | Iterator[bytes]) -> None:
    answer = client.post("/api/v1/games?lang=en", content=body, headers=HEADERS)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "body-too-large")


def test_the_largest_body_is_read(client: TestClient) -> None:
    answer = client.post("/api/v1/games", content=b"{}" + b" " * (MOST_BYTES - 2), headers=HEADERS)
    assert answer.status_code == 201
