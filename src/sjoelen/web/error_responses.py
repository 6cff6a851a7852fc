"""Error responses: family, key, article, facts, and the sentence in the reader's language."""

from collections.abc import Mapping
from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from sjoelen.desk.error import SomethingBroke
from sjoelen.error import SjoelenError
from sjoelen.locale.say import say
from sjoelen.web.error import (
    DeviceUnreadable,
    FieldMissing,
    FieldUnknown,
    FieldUnreadable,
    IdempotencyKeyMissing,
    MethodNotAllowed,
    NotAWholeNumber,
    NotJson,
    RequestUnreadable,
    UnknownAddress,
)
from sjoelen.web.language import language_of
from sjoelen.web.response_headers import SECURITY_HEADERS
from sjoelen.web.responses import ErrorDetail

PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>sjoelen</title><p>{sentence}</p><p><a href="/">{back}</a></p></html>
"""
BY_KIND = {
    "missing": FieldMissing,
    "extra_forbidden": FieldUnknown,
    "int_type": NotAWholeNumber,
    "int_parsing": NotAWholeNumber,
    "int_parsing_size": NotAWholeNumber,
    "int_from_float": NotAWholeNumber,
}


def error_detail(error: SjoelenError, language: str) -> ErrorDetail:
    """Return the body of an error response."""
    return ErrorDetail(
        family=error.family,
        key=error.key,
        article=error.article,
        facts=error.facts,
        sentence=say(error.key, language, article=error.article, **error.facts),
    )


def error_response(
    request: Request, error: SjoelenError, headers: Mapping[str, str] | None = None
) -> Response:
    """Return the error as JSON, or as a page for a browser that asked for a page."""
    if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
        language = language_of(request)
        sentence = escape(say(error.key, language, article=error.article, **error.facts))
        page = PAGE.format(language=language, sentence=sentence, back=say("web.read.play", language))
        return HTMLResponse(page, error.status, headers)
    body = error_detail(error, language_of(request)).model_dump(mode="json")
    return JSONResponse({"error": body}, error.status, headers)


def install(app: FastAPI) -> None:
    """Register handlers that answer every error, also of the framework, in one schema."""
    app.add_exception_handler(SjoelenError, _ours)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _framework)
    app.add_exception_handler(Exception, _unexpected)


def _ours(request: Request, error: Exception) -> Response:
    assert isinstance(error, SjoelenError)  # noqa: S101 - registered for it alone
    return error_response(request, error)


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101
    return error_response(request, _first_of(error.errors()))


def _framework(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101
    match error.status_code:
        case 404:
            refusal: SjoelenError = UnknownAddress()
        case 405:
            refusal = MethodNotAllowed(method=request.method)
        case _:
            refusal = RequestUnreadable()
    return error_response(request, refusal, error.headers)


def _unexpected(request: Request, _error: Exception) -> Response:
    return error_response(request, SomethingBroke(), SECURITY_HEADERS)


def _first_of(errors: Any) -> SjoelenError:
    kind, place = errors[0]["type"], errors[0]["loc"]
    if kind == "json_invalid":
        return NotJson()
    if place[0] == "header":
        return DeviceUnreadable() if place[1] == "Device" else IdempotencyKeyMissing()
    field = ".".join(str(part) for part in place[1:]) or str(place[0])
    return BY_KIND.get(kind, FieldUnreadable)(field=field.encode(errors="replace").decode())
