import resource

from sjoelen.assemble.server import CONNECTIONS_MAX, PatientProtocol, raise_descriptors, web_server
from sjoelen.desk.ports import Ports
from sjoelen.web.app import create_app


def test_the_server_waits_for_nobody_without_end(ports: Ports) -> None:
    config = web_server(create_app(ports), port=0).config
    assert config.http is PatientProtocol
    assert (config.limit_concurrency, config.timeout_graceful_shutdown is not None) == (CONNECTIONS_MAX, True)


def test_there_is_a_descriptor_for_each_connection() -> None:
    raise_descriptors()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft >= min(CONNECTIONS_MAX, hard)
