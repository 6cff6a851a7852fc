from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from sjoelen.desk import home_game, links, player_commands, turn_commands
from sjoelen.desk.error import LastOwnLink, LinkTooWeak, StrengthUnknown, UnknownGame, UnknownLink
from sjoelen.desk.links import Strength
from sjoelen.desk.player_commands import Newcomer
from sjoelen.desk.ports import Ports
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.log import SqlLog
from tests.desk.games import link_of, new_game, new_request, the_stream

Use = Callable[[Ports, str], Any]
USES: list[tuple[Strength, Use]] = [
    (Strength.LOOK, home_game.show_game),
    (Strength.LOOK, links.link_state),
    (
        Strength.ENTER,
        lambda ports, link: player_commands.add_player(ports, new_request(), link, Newcomer("Zoë")),
    ),
    (Strength.ENTER, lambda ports, link: player_commands.rename(ports, new_request(), link, "id-2", "Zoë")),
    (Strength.ENTER, lambda ports, link: player_commands.leave(ports, new_request(), link, "id-2")),
    (Strength.ENTER, lambda ports, link: player_commands.set_handicap(ports, new_request(), link, "id-2", 3)),
    (Strength.ENTER, lambda ports, link: player_commands.form_teams(ports, new_request(), link, [])),
    (Strength.ENTER, lambda ports, link: home_game.draw_starter(ports, new_request(), link)),
    (Strength.ENTER, lambda ports, link: home_game.end_game(ports, new_request(), link)),
    (
        Strength.ENTER,
        lambda ports, link: turn_commands.record_turn(
            ports, new_request(), link, ("id-2", 1), TurnRecord(total=9)
        ),
    ),
    (Strength.ENTER, lambda ports, link: home_game.undo_entry(ports, new_request(), link, 2)),
    (Strength.ENTER, lambda ports, link: home_game.rematch(ports, new_request(), link)),
    (Strength.OWN, links.list_links),
    (Strength.OWN, lambda ports, link: links.issue_link(ports, new_request(), link, "look")),
]


@pytest.mark.parametrize(("needed", "use"), USES)
def test_a_link_goes_as_far_as_its_strength(ports: Ports, needed: Strength, use: Use) -> None:
    own = link_of(new_game(ports, "Anna"))
    for strength in Strength:
        link = links.issue_link(ports, new_request(), own, strength).link
        if strength.reaches(needed):
            use(ports, link)
            break
        with pytest.raises(LinkTooWeak):
            use(ports, link)


@pytest.mark.parametrize("use", [use for _, use in USES])
def test_a_guessed_a_revoked_and_another_kind_of_token_are_refused_alike(ports: Ports, use: Use) -> None:
    own = link_of(new_game(ports, "Anna"))
    revoked = links.issue_link(ports, new_request(), own, "own")
    links.revoke_link(ports, new_request(), own, revoked.id)
    refusals = []
    for token in ("guessed", revoked.link, "id-1", revoked.id, ""):
        with pytest.raises(UnknownGame) as caught:
            use(ports, token)
        refusals.append((caught.value.key, caught.value.facts))
    assert refusals == [("unknown-game", {})] * 5


def test_only_the_hash_of_a_link_is_kept(ports: Ports, log: SqlLog) -> None:
    own = link_of(new_game(ports, "Anna", request=new_request("key-of-the-client")))
    look = links.issue_link(ports, new_request("another-key"), own, "look").link
    with log.reading() as transaction:
        queries = [f"SELECT * FROM {table}" for table in TABLES]  # noqa: S608
        tables = [transaction._connection.exec_driver_sql(query).all() for query in queries]
    stored = str(tables)
    assert [token for token in (own, look) if f"'{token}'" in stored or f'"{token}"' in stored] == []


TABLES = ("event", "name", "link", "answer")


def test_the_same_request_gets_the_same_link(ports: Ports) -> None:
    request = new_request("new")
    game = new_game(ports, "Anna", request=request)
    assert new_game(ports, "Anna", request=request) == game
    again = partial(links.issue_link, ports, new_request("issue"), link_of(game), "look")
    assert again() == again()


def test_who_was_shut_out_gets_no_old_answer_either(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    enter = links.issue_link(ports, new_request(), own, "enter")
    request = new_request("k")
    home_game.draw_starter(ports, request, enter.link)
    links.revoke_link(ports, new_request(), own, enter.id)
    with pytest.raises(UnknownGame):
        home_game.draw_starter(ports, request, enter.link)


def test_links_are_listed_and_revoked_by_their_hash(ports: Ports, log: SqlLog) -> None:
    own = link_of(new_game(ports, "Anna"))
    look = links.issue_link(ports, new_request(), own, "look")
    first, second = links.list_links(ports, own).links
    assert (first.strength, first.mine, second.id, second.mine) == ("own", True, look.id, False)
    request = new_request("revoke")
    listed = links.revoke_link(ports, request, own, look.id)
    assert links.revoke_link(ports, request, own, look.id) == listed
    assert [link.revoked for link in listed.links] == [False, True]
    assert log.verify(the_stream(log)) == 5


def test_the_last_link_of_an_owner_stays(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    (mine,) = links.list_links(ports, own).links
    with pytest.raises(LastOwnLink):
        links.revoke_link(ports, new_request(), own, mine.id)
    other = links.issue_link(ports, new_request(), own, "own").link
    links.revoke_link(ports, new_request(), other, mine.id)
    with pytest.raises(UnknownGame):
        links.list_links(ports, own)


def test_a_link_of_another_game_is_not_revoked(ports: Ports) -> None:
    own, other = link_of(new_game(ports, "Anna")), link_of(new_game(ports, "Bram"))
    theirs = links.issue_link(ports, new_request(), other, "look")
    with pytest.raises(UnknownLink):
        links.revoke_link(ports, new_request(), own, theirs.id)
    with pytest.raises(StrengthUnknown):
        links.issue_link(ports, new_request(), own, "all")
    assert home_game.show_game(ports, theirs.link).strength == "look"
