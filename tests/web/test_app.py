from typing import Any

from starlette.testclient import TestClient


def document(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/v1/openapi.json").json()
    return found


def test_every_answer_has_its_shape_in_the_document(client: TestClient) -> None:
    for path in document(client)["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                (media, told), *others = answer["content"].items()
                shape = told["schema"].get("$ref", media).rsplit("/", 1)[1]
                assert (shape == "ErrorResponse") == (int(status) >= 400)
                assert others == []


def test_the_document_names_no_status_that_is_never_given(client: TestClient) -> None:
    told = document(client)
    statuses = {
        status
        for path in told["paths"].values()
        for operation in path.values()
        for status in operation["responses"]
    }
    assert statuses == {"200", "201", "400", "403", "404", "409", "413"}
    assert "HTTPValidationError" not in told["components"]["schemas"]


def test_every_change_asks_for_its_key(client: TestClient) -> None:
    paths = document(client)["paths"]
    posts = {path: operations["post"] for path, operations in paths.items() if "post" in operations}
    changes = {path: operation for path, operation in posts.items() if not path.endswith("/judge")}
    assert len(changes) == len(posts) - 1
    for operation in changes.values():
        keys = [each for each in operation["parameters"] if each["name"] == "Idempotency-Key"]
        assert [key["required"] for key in keys] == [True]
