import re

import pytest

from sjoelen.desk import home_game, links
from sjoelen.desk.error import LinkTooWeak, TooManyTries, UnknownCode, UnknownGame, UnknownTelevision
from sjoelen.desk.ports import Ports
from sjoelen.desk.televisions import (
    NEW_CODES_MAX,
    WRONG_CODES_MAX,
    send_game,
    show_code,
    show_television,
)
from tests.desk.games import link_of, new_game, new_request

PEER = "192.168.1.9"


def test_a_television_gets_a_link_to_look_and_no_more(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    waiting = show_code(ports, new_request(), PEER)
    assert re.fullmatch(r"\d{6}", waiting.code)
    assert show_television(ports, waiting.television) == waiting
    spelled = f"{waiting.code[:3]} {waiting.code[3:]}"
    sent = send_game(ports, new_request(), own, spelled, PEER)
    link = show_television(ports, waiting.television).link
    assert link == sent.link
    assert home_game.show_game(ports, sent.link).strength == "look"
    with pytest.raises(LinkTooWeak):
        home_game.draw_starter(ports, new_request(), sent.link)
    links.revoke_link(ports, new_request(), own, sent.id)
    with pytest.raises(UnknownGame):
        home_game.show_game(ports, sent.link)


@pytest.mark.parametrize("strength", ["look", "enter"])
def test_only_an_owner_sends_a_game(ports: Ports, strength: str) -> None:
    own = link_of(new_game(ports, "Anna"))
    weak = links.issue_link(ports, new_request(), own, strength).link
    waiting = show_code(ports, new_request(), PEER)
    for token, refusal in ((weak, LinkTooWeak), ("guessed", UnknownGame)):
        with pytest.raises(refusal):
            send_game(ports, new_request(), token, waiting.code, PEER)
        with pytest.raises(refusal):  # a right is asked before the code: nobody without one tries codes
            send_game(ports, new_request(), token, "no code", PEER)
    assert show_television(ports, waiting.television).link is None


def test_a_code_says_nothing_about_its_television(ports: Ports) -> None:
    waiting = show_code(ports, new_request(), PEER)
    for guess in (waiting.code, "", "guessed"):
        with pytest.raises(UnknownTelevision):
            show_television(ports, guess)


def test_the_same_request_has_one_effect(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    wait = new_request("wait")
    waiting = show_code(ports, wait, PEER)
    assert show_code(ports, wait, PEER) == waiting
    send = new_request("send")
    sent = send_game(ports, send, own, waiting.code, PEER)
    assert send_game(ports, send, own, waiting.code, PEER) == sent
    assert len(links.list_links(ports, own).links) == 2


def test_wrong_codes_are_limited_and_issue_no_link(ports: Ports) -> None:
    own = link_of(new_game(ports, "Anna"))
    waiting = show_code(ports, new_request(), PEER)
    for _ in range(WRONG_CODES_MAX):
        with pytest.raises(UnknownCode):
            send_game(ports, new_request(), own, "none", PEER)
    with pytest.raises(TooManyTries):
        send_game(ports, new_request(), own, waiting.code, PEER)
    assert len(links.list_links(ports, own).links) == 1
    send_game(ports, new_request(), own, waiting.code, "192.168.1.10")


def test_new_codes_are_limited(ports: Ports) -> None:
    for _ in range(NEW_CODES_MAX):
        show_code(ports, new_request(), PEER)
    with pytest.raises(TooManyTries):
        show_code(ports, new_request(), PEER)
    show_code(ports, new_request(), "192.168.1.10")
