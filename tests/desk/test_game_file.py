import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sjoelen.desk import home_game, links, player_commands, turn_commands
from sjoelen.desk.error import FactFromTheFuture, FileAltered, FileFromTheFuture, FileTorn, GameAlreadyHere
from sjoelen.desk.game_file import export_game, import_game
from sjoelen.desk.ports import Envelope, Ports
from sjoelen.desk.sealed_file import checksum
from sjoelen.error import SjoelenError, UnexpectedError
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.storage.envelope import hash_of
from sjoelen.storage.error import BrokenChain
from sjoelen.storage.log import SqlLog
from tests.conftest import NumberedIds, SteadyClock
from tests.databases import Fresh
from tests.desk.games import link_of, new_game, new_request, the_stream, write
from tests.desk.mutations import mutations


@pytest.fixture
def elsewhere(fresh: Fresh) -> Iterator[Ports]:
    with fresh() as place:
        log = SqlLog(place)
        yield Ports(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311
        log.close()


@pytest.fixture
def own(ports: Ports) -> str:
    game = new_game(ports, "Anna", "Bram")
    link, (anna, bram) = link_of(game), (player.id for player in game.players)
    write(ports, link, (anna, 1), last_counts(Tally((9, 5, 7, 5))))
    turn_commands.correct_turn(
        ports, new_request(), link, (anna, 1), TurnRecord(total=120), reason="miscounted"
    )
    write(ports, link, (bram, 1), last_counts(Tally((7, 7, 9, 7)), 2, bonus=(4,)))
    player_commands.rename(ports, new_request(), link, bram, "Bram de Boer")
    player_commands.set_handicap(ports, new_request(), link, bram, 4)
    return link


def test_a_game_arrives_as_it_left(ports: Ports, elsewhere: Ports, own: str) -> None:
    text, request = export_game(ports, own), new_request("in")
    imported, original = import_game(elsewhere, request, text), home_game.show_game(ports, own)
    assert (imported.id, imported.players, imported.standing) == (
        original.id,
        original.players,
        original.standing,
    )
    assert imported.entries[:-1] == original.entries
    assert import_game(elsewhere, request, text) == imported
    assert home_game.show_game(elsewhere, link_of(imported)).strength == "own"
    assert isinstance(elsewhere.log, SqlLog)
    assert elsewhere.log.verify(the_stream(elsewhere.log)) == imported.sequence


def test_the_links_of_before_do_not_open_it_elsewhere(ports: Ports, elsewhere: Ports, own: str) -> None:
    look = links.issue_link(ports, new_request(), own, "look").link
    new_link = link_of(import_game(elsewhere, new_request(), export_game(ports, own)))
    assert new_link != look
    assert len(links.list_links(elsewhere, new_link).links) == 1


def test_a_game_that_is_here_is_not_overwritten(ports: Ports, own: str) -> None:
    text = export_game(ports, own)
    write(ports, own, (home_game.show_game(ports, own).players[0].id, 2), TurnRecord(total=90))
    before = home_game.show_game(ports, own)
    with pytest.raises(GameAlreadyHere):
        import_game(ports, new_request(), text)
    assert home_game.show_game(ports, own) == before


def altered(text: str, change: Callable[[Any], None], *, seal: bool = True) -> str:
    """The file with a change, and with a check sum that fits unless it is not sealed again."""
    content = json.loads(text)
    change(content)
    if seal:
        content["check"] = checksum({name: value for name, value in content.items() if name != "check"})
    return json.dumps(content)


def forged(text: str, change: Callable[[Any], None]) -> str:
    """A change in a chain that holds."""

    def chain(content: Any) -> None:
        change(content["events"])
        previous = "0" * 64
        for event in content["events"]:
            event["previous_hash"] = previous
            event["hash"] = previous = hash_of(Envelope(**event))

    return altered(text, chain)


def raise_a_turn(events: Any) -> None:
    turn = next(event for event in events if event["type"] == "turn_recorded")
    turn["payload"]["points"] = 148


WRONG: list[tuple[Callable[[str], str], type[SjoelenError]]] = [
    (lambda text: text[: len(text) // 2], FileTorn),
    (lambda _: "", FileTorn),
    (lambda _: "[]", FileTorn),
    (lambda _: '{"format": "chess", "version": 1}', FileTorn),
    (lambda text: text.replace("Anna", "Anno"), FileAltered),
    (lambda text: altered(text, lambda content: content.update(version=2)), FileFromTheFuture),
    (lambda text: altered(text, lambda content: content.update(extra=1)), FileAltered),
    (lambda text: altered(text, lambda content: content.update(events=[])), FileAltered),
    (
        lambda text: altered(text, lambda content: content["events"][0].update(stream="notebook/x")),
        FileAltered,
    ),
    (lambda text: forged(text, lambda events: events[0].update(type="disc_eaten")), FactFromTheFuture),
    (lambda text: forged(text, lambda events: events[0].update(payload={})), FileAltered),
    (lambda text: forged(text, lambda events: events.insert(0, events[1])), BrokenChain),
    (lambda text: altered(text, lambda content: content["names"][0].append(1.5)), FileTorn),
    (lambda text: altered(text, lambda content: content["events"].pop(4)), BrokenChain),
    (lambda text: altered(text, lambda content: content["events"][3].update(by="me")), BrokenChain),
    (lambda text: forged(text, raise_a_turn), FileAltered),
]


@pytest.mark.parametrize(("harm", "refusal"), WRONG)
def test_a_file_that_was_harmed_is_refused_and_leaves_no_trace(
    ports: Ports, elsewhere: Ports, own: str, *, harm: Callable[[str], str], refusal: type[SjoelenError]
) -> None:
    with pytest.raises(refusal):
        import_game(elsewhere, new_request(), harm(export_game(ports, own)))
    assert isinstance(elsewhere.log, SqlLog)
    assert elsewhere.log.streams() == ()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_leaf_of_a_file_is_changed_it_is_stored_or_refused(
    ports: Ports, tmp_path: Path, own: str, seed: int
) -> None:
    text = export_game(ports, own)
    for number, (change, file) in enumerate(mutations(text, seed, number=150)):
        log = SqlLog(tmp_path / f"{number}.db")
        place = Ports(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311
        try:
            imported = import_game(place, new_request(), file)
        except UnexpectedError:
            raise AssertionError(change) from None
        except SjoelenError:
            assert log.streams() == (), change
        else:
            shown = home_game.show_game(place, link_of(imported))
            assert (shown.entries, shown.standing) == (imported.entries, imported.standing), change
        log.close()


def started(payload: dict[str, Any]) -> Callable[[Any], None]:
    return lambda events: events[0]["payload"].update(payload)


def last(type_: str, payload: dict[str, Any]) -> Callable[[Any], None]:
    """Append an event of the same stream."""

    def change(events: Any) -> None:
        events.append(
            {**events[-1], "sequence": len(events) + 1, "type": type_, "version": 1, "payload": payload}
        )

    return change


BOUNDLESS: dict[str, Callable[[Any], None]] = {
    "10^30 turns": started({"turns": 10**30}),
    "no such edition": started({"edition": "ans-1999"}),
    "two starts": last("game_started", {"edition": "ans-2026", "house_rules": [], "turns": None}),
    "undoing the start": last("entry_undone", {"sequence": 1}),
    "strangers in a team": last("teams_formed", {"teams": [{"team": "t", "players": ["nobody"]}]}),
    "a stranger who starts": last("starter_drawn", {"player": "nobody"}),
    "a handicap beyond all": last("handicap_set", {"player": "nobody", "points": 10**9}),
}


@pytest.mark.parametrize("what", list(BOUNDLESS))
def test_what_a_live_game_would_refuse_is_refused_in_a_file(
    ports: Ports, elsewhere: Ports, own: str, what: str
) -> None:
    with pytest.raises((FileAltered, FileTorn)):
        import_game(elsewhere, new_request(), forged(export_game(ports, own), BOUNDLESS[what]))


@pytest.mark.parametrize("turn", [0, -5, 100, 10**12])
def test_a_turn_beyond_every_match_is_refused(ports: Ports, elsewhere: Ports, own: str, turn: int) -> None:
    def change(events: Any) -> None:
        next(event for event in events if event["type"] == "turn_recorded")["payload"]["turn"] = turn

    with pytest.raises(FileAltered):
        import_game(elsewhere, new_request(), forged(export_game(ports, own), change))
