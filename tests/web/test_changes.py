import json
from types import MappingProxyType

from sjoelen.web.changes import json_response


def test_what_the_desk_shows_goes_as_it_is() -> None:
    answer = json_response({"points": 116, "rulings": MappingProxyType({"left-board": 1})}, 201)
    assert (answer.status_code, answer.media_type) == (201, "application/json")
    assert json.loads(bytes(answer.body)) == {"points": 116, "rulings": {"left-board": 1}}
