import pytest

from sjoelen.desk import home_game, links
from sjoelen.desk.error import UnknownGame
from sjoelen.desk.ports import Ports
from sjoelen.desk.watched_game import open_to_watch, watched_game
from tests.desk.games import link_of, new_game, new_request


def test_viewers_see_the_game_as_their_link_shows_it(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna", "Bram"))
    look = links.issue_link(ports, new_request(), own, "look")
    opened = open_to_watch(ports, look.link)
    assert watched_game(ports, opened.stream, opened.strength).view == home_game.show_game(ports, look.link)
    assert opened.last == home_game.show_game(ports, look.link).sequence


def test_a_revoked_link_is_known_by_its_hash_and_opens_nothing(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    look = links.issue_link(ports, new_request(), own, "look")
    opened = open_to_watch(ports, look.link)
    links.revoke_link(ports, new_request(), own, look.id)
    assert watched_game(ports, opened.stream, opened.strength).revoked == {opened.hash}
    with pytest.raises(UnknownGame):
        open_to_watch(ports, look.link)
