"""The API keeps to its own document, whatever it is sent."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.types import ASGIApp, Receive, Scope, Send

from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def at_localhost(app: ASGIApp) -> ASGIApp:
    """The application as a browser on the machine itself reaches it."""

    async def with_host(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [header for header in scope.get("headers", ()) if header[0] != b"host"]
        await app({**scope, "headers": [*headers, (b"host", b"localhost")]}, receive, send)

    return with_host


def test_every_answer_is_one_that_the_document_tells(ports: Ports) -> None:
    schema = schemathesis.openapi.from_asgi("/api/v1/openapi.json", at_localhost(create_app(ports)))
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 30
    for operation in operations:

        @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def ask(case: Any) -> None:
            case.call_and_validate(checks=CHECKS)

        ask()
