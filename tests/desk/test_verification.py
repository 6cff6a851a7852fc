from sjoelen.desk.ports import Ports
from sjoelen.desk.verification import has_code, short_code, verify_log
from tests.desk.games import new_game


def test_home_games_are_verified_too(ports: Ports) -> None:
    assert verify_log(ports.log) == ()
    new_game(ports, "Anna", "Bram")
    (stream,) = verify_log(ports.log)
    assert (stream.broken, stream.events > 2) == (None, True)
    assert has_code(ports.log, stream.code)
    assert not has_code(ports.log, "0000 0000 0000")


def test_a_code_is_read_in_groups_of_four() -> None:
    assert short_code("0123456789abcdef" * 4) == "0123 4567 89ab"
