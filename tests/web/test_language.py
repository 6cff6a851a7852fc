import pytest
from starlette.testclient import TestClient

from sjoelen.desk.ports import Ports
from sjoelen.settings import BadSetting
from sjoelen.web.app import create_app


def language_of_answer(
    client: TestClient, path: str = "/nothing", accepted: str = "", cookie: str = ""
) -> str:
    sentence: str = client.get(path, headers={"accept-language": accepted, "cookie": cookie}).json()["error"][
        "sentence"
    ]
    return {"Op": "nl", "There": "en"}[sentence.split(maxsplit=1)[0]]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "nl"),
        ("en", "en"),
        ("en-GB,en;q=0.9,nl;q=0.8", "en"),
        ("nl;q=0.5, en;q=0.8", "en"),
        ("de, fr;q=0.9, en;q=0.1", "en"),
        ("de", "nl"),
        ("en;q=0, nl", "nl"),
        ("en;q=x", "nl"),
        ("*", "nl"),
        (";;,,==", "nl"),
    ],
)
def test_the_browser_s_own_languages_are_heard(client: TestClient, accepted: str, language: str) -> None:
    assert language_of_answer(client, accepted=accepted) == language


def test_a_cookie_goes_before_the_browser_and_the_address_before_both(client: TestClient) -> None:
    assert language_of_answer(client, "/nothing", "nl", "lang=en") == "en"
    assert language_of_answer(client, "/nothing?lang=nl", "en", "lang=en") == "nl"
    assert language_of_answer(client, "/nothing?lang=xx", "nl", "lang=en") == "en"


def test_who_says_nothing_hears_the_server_s_own_language(ports: Ports) -> None:
    assert language_of_answer(TestClient(create_app(ports, "en"), base_url="http://localhost")) == "en"


def test_a_language_that_is_not_offered_is_no_setting(ports: Ports) -> None:
    with pytest.raises(BadSetting):
        create_app(ports, "fr")
