from starlette.testclient import TestClient


def test_every_part_stands_under_one_address(client: TestClient) -> None:
    paths = client.get("/api/v1/openapi.json").json()["paths"]
    assert {path.split("/")[3] for path in paths} >= {"editions", "games", "judge", "notebooks"}
    assert all(path.startswith("/api/v1/") for path in paths)
