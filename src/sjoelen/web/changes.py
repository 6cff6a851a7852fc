"""Requests that change something: their headers, and the documented responses."""

from hashlib import sha256
from typing import Annotated, Any

from fastapi import Depends, Header, Request, Response
from pydantic import BaseModel

from sjoelen.desk import ports
from sjoelen.desk.serialization import to_json
from sjoelen.web.responses import ErrorResponse

VISIBLE = "^[!-~]+$"
Answers = dict[int | str, dict[str, Any]]


def response_reference(shape: type, description: str) -> dict[str, Any]:
    """Refer to the schema of a response; describing it at each route would slow the start."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{shape.__name__}"}}}
    return {"description": description, "content": content}


INVALID: Answers = {400: response_reference(ErrorResponse, "Cannot be read")}
UNKNOWN: Answers = {404: response_reference(ErrorResponse, "Is not there")}
FORBIDDEN: Answers = {403: response_reference(ErrorResponse, "The link does not go so far")}
REFUSED: Answers = {
    **INVALID,
    **FORBIDDEN,
    **UNKNOWN,
    409: response_reference(ErrorResponse, "An article forbids it, or someone was first"),
    413: response_reference(ErrorResponse, "Too large"),
}

TOO_MANY: Answers = {429: response_reference(ErrorResponse, "Too many tries in a minute")}


class Change:
    """The headers of a change: the idempotency key, and the device that sends it."""

    def __init__(
        self,
        request: Request,
        key: Annotated[str, Header(alias="Idempotency-Key", min_length=16, max_length=200, pattern=VISIBLE)],
        device: Annotated[str, Header(alias="Device", max_length=64, pattern="^[!-~]*$")] = "",
    ) -> None:
        self._path, self._key, self._device = request.url.path, key, device

    def request_for(self, body: BaseModel) -> ports.Request:
        """Return the request as the desk takes it; a key belongs to the device that sent it."""
        sender = sha256(self._device.encode()).hexdigest()
        return ports.Request(f"{self._path}\0{sender}", self._key, body.model_dump_json(), self._device)


Changes = Annotated[Change, Depends()]


def command_responses(shape: type, more: Answers | None = None) -> dict[str, Any]:
    """Return the status and the documented responses of a route that changes something."""
    done = {201: response_reference(shape, "Done, now or before")}
    return {"status_code": 201, "responses": {**done, **REFUSED, **(more or {})}}


def json_response(view: object, status: int = 200) -> Response:
    """Return a view of the desk as JSON."""
    return Response(to_json(view), status, media_type="application/json")


def peer_of(request: Request) -> str:
    """Return the address of the machine that sent the request."""
    return request.client.host if request.client else ""
