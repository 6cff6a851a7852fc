from typing import Any

from starlette.testclient import TestClient


def document(client: TestClient) -> dict[str, Any]:
    body: dict[str, Any] = client.get("/api/v1/openapi.json").json()
    return body


def test_every_answer_has_its_shape_in_the_document(client: TestClient) -> None:
    for path in document(client)["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                (media, content), *others = answer["content"].items()
                shape = content["schema"].get("$ref", media).rsplit("/", 1)[1]
                assert (shape == "ErrorResponse") == (int(status) >= 400)
                assert others == []


def test_the_document_names_no_status_that_is_never_given(client: TestClient) -> None:
    api_document = document(client)
    statuses = {
        status
        for path in api_document["paths"].values()
        for operation in path.values()
        for status in operation["responses"]
    }
    assert statuses == {"200", "201", "400", "403", "404", "409", "413", "429"}
    assert "HTTPValidationError" not in api_document["components"]["schemas"]


def test_every_change_asks_for_its_key(client: TestClient) -> None:
    paths = document(client)["paths"]
    posts = {path: operations["post"] for path, operations in paths.items() if "post" in operations}
    changes = {path: operation for path, operation in posts.items() if not path.endswith("/judge")}
    assert len(changes) == len(posts) - 2
    for operation in changes.values():
        keys = [parameter for parameter in operation["parameters"] if parameter["name"] == "Idempotency-Key"]
        assert [key["required"] for key in keys] == [True]
