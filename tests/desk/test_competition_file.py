import json
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from sjoelen.desk.competition import execute, new_competition, show_competition, stream_of
from sjoelen.desk.competition_encoding import decode_event, encode_event
from sjoelen.desk.competition_file import FILE_FORMAT, export_competition, import_competition
from sjoelen.desk.competition_people import Registration, enter_people, erase_person
from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.error import (
    CompetitionExists,
    FactFromTheFuture,
    FileAltered,
    FileContradictsItself,
    FileFromTheFuture,
    FileTorn,
)
from sjoelen.desk.person import Person
from sjoelen.desk.ports import Envelope, Ports
from sjoelen.desk.sealed_file import checksum, read_file, write_file
from sjoelen.error import SjoelenError, UnexpectedError
from sjoelen.generator.competition import generate_competition
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.storage.envelope import FIRST_HASH, hash_of, seal
from sjoelen.storage.error import BrokenChain
from sjoelen.storage.log import SqlLog
from sjoelen.tournament.competition.builtin_formats import format_of, parse_own_format
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.stages.standing import standing_of
from tests.conftest import NumberedIds, SteadyClock
from tests.databases import Fresh
from tests.desk.mutations import mutations
from tests.tournament.competition.own_formats import CUP


@pytest.fixture
def elsewhere(fresh: Fresh) -> Iterator[Ports]:
    with fresh() as place:
        log = SqlLog(place)
        yield Ports(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311
        log.close()


def names(view: CompetitionView) -> dict[str, str]:
    return {player: view.name_of(player) for player in view.people}


@pytest.fixture
def text(ports: Ports) -> str:
    new_competition(ports, "spring", "Spring cup", direction.create(format_of("series-1x10"), 1), by="desk")
    enter_people(
        ports,
        "spring",
        [Registration(Person("Anna")), Registration(Person("Bram"), group="youth")],
        by="desk",
    )
    record(ports, "1", 1, 104)
    correct(ports, "1", 1, 110)
    return export_competition(ports, "spring")


def record(ports: Ports, number: str, turn: int, points: int) -> None:
    execute(
        ports,
        "spring",
        lambda view: card_commands.enter_turn(
            view.competition.card(view.entrant(number).player, 1),
            CardSlot(view.entrant(number).player, 1, turn),
            TurnRecord(total=points),
            view.competition.edition,
            board="1",
            juror=None,
        ),
        by="desk",
    )


def correct(ports: Ports, number: str, turn: int, points: int) -> None:
    execute(
        ports,
        "spring",
        lambda view: card_commands.correct_turn(
            view.competition.card(view.entrant(number).player, 1),
            CardSlot(view.entrant(number).player, 1, turn),
            TurnRecord(total=points),
            view.competition.edition,
            by="desk",
            reason="misread",
        ),
        by="desk",
    )


def test_a_competition_arrives_as_it_left(ports: Ports, elsewhere: Ports, text: str) -> None:
    arrival = import_competition(elsewhere, text)
    assert arrival.new
    assert arrival.view == show_competition(elsewhere, "spring") == show_competition(ports, "spring")
    stream = stream_of("spring")
    assert elsewhere.log.head(stream) == ports.log.head(stream)
    record(elsewhere, "2", 1, 90)
    assert export_competition(elsewhere, "spring") != text


def test_the_very_same_is_not_taken_in_twice(ports: Ports, text: str) -> None:
    arrival = import_competition(ports, text)
    assert not arrival.new
    assert arrival.view == show_competition(ports, "spring")
    assert export_competition(ports, "spring") == text


def test_another_one_of_the_name_is_not_overwritten(ports: Ports, elsewhere: Ports, text: str) -> None:
    record(ports, "2", 1, 90)
    new_competition(elsewhere, "spring", "Other", direction.create(format_of("series-1x10"), 2), by="desk")
    for place in (ports, elsewhere):
        before = export_competition(place, "spring")
        with pytest.raises(CompetitionExists):
            import_competition(place, text)
        assert export_competition(place, "spring") == before


def test_who_was_erased_stays_erased(ports: Ports, elsewhere: Ports, text: str) -> None:
    assert "Bram" in text
    erase_person(ports, "spring", "Bram")
    import_competition(ports, text)
    assert names(show_competition(ports, "spring")) == {"id-1": "Anna", "id-2": ""}
    later = export_competition(ports, "spring")
    assert "Bram" not in later
    import_competition(elsewhere, later)
    assert names(show_competition(elsewhere, "spring")) == {"id-1": "Anna", "id-2": ""}
    assert elsewhere.log.head(stream_of("spring")) == ports.log.head(stream_of("spring"))


def test_a_format_that_cannot_be_played_is_not_taken_in(ports: Ports, elsewhere: Ports) -> None:
    chosen = parse_own_format(CUP)
    new_competition(ports, "spring", "Spring cup", direction.create(chosen, 1), by="desk")
    text = export_competition(ports, "spring")

    def endless(events: Any) -> None:
        events[1]["payload"]["format"]["turns"] = 0

    def late(events: Any) -> None:
        events.append({**events[1]})

    for change, leaf in ((endless, FileContradictsItself), (late, FileContradictsItself)):
        with pytest.raises(leaf):
            import_competition(elsewhere, forged(text, change))
    assert import_competition(elsewhere, text).view.competition.format == chosen


@pytest.mark.parametrize("seed", range(12))
def test_whatever_can_happen_in_a_competition_can_travel(elsewhere: Ports, seed: int) -> None:
    events, moment = list[Envelope](), SteadyClock().now()
    for event in generate_competition(seed):
        end = (events[-1].sequence, events[-1].hash) if events else (0, FIRST_HASH)
        events.append(seal(encode_event(event), stream_of("c"), end, by="x", moment=moment))
    view = import_competition(elsewhere, write_file(FILE_FORMAT, events, [])).view
    assert view.competition.events == len(events)


def altered(text: str, change: Callable[[Any], None]) -> str:
    """The file with a change, and with a check sum that fits."""
    content = json.loads(text)
    change(content)
    content["check"] = checksum({name: value for name, value in content.items() if name != "check"})
    return json.dumps(content)


def forged(text: str, change: Callable[[Any], None]) -> str:
    """A change in a chain that holds."""

    def chain(content: Any) -> None:
        change(content["events"])
        previous = "0" * 64
        for number, event in enumerate(content["events"], 1):
            event.update(sequence=number, previous_hash=previous)
            event["hash"] = previous = hash_of(Envelope(**event))

    return altered(text, chain)


def swap(first: int, second: int) -> Callable[[Any], None]:
    def change(events: Any) -> None:
        events[first], events[second] = events[second], events[first]

    return change


WRONG: list[tuple[Callable[[str], str], type[SjoelenError]]] = [
    (lambda text: text[: len(text) // 2], FileTorn),
    (lambda _: '{"format": "sjoelen-game", "version": 1}', FileTorn),
    (lambda text: text.replace("Anna", "Anno"), FileAltered),
    (lambda text: altered(text, lambda content: content.update(version=2)), FileFromTheFuture),
    (lambda text: altered(text, lambda content: content["events"].pop(2)), BrokenChain),
    (
        lambda text: altered(text, lambda content: content["events"][3]["payload"].update(points=148)),
        BrokenChain,
    ),
    (lambda text: forged(text, lambda events: events[2].update(type="disc_eaten")), FactFromTheFuture),
    (lambda text: forged(text, lambda events: events[2].update(version=9)), FactFromTheFuture),
    (lambda text: forged(text, lambda events: events[2].update(payload={})), FileAltered),
    (lambda text: forged(text, lambda events: events.pop(0)), FileContradictsItself),
    (lambda text: forged(text, lambda events: events.insert(1, dict(events[0]))), FileContradictsItself),
    (lambda text: forged(text, lambda events: events.insert(2, dict(events[1]))), FileContradictsItself),
    (lambda text: forged(text, lambda events: events.pop(1)), FileContradictsItself),
    (lambda text: forged(text, swap(3, 4)), FileContradictsItself),
]


@pytest.mark.parametrize(("harm", "refusal"), WRONG)
def test_a_file_that_was_harmed_is_refused_and_leaves_no_trace(
    elsewhere: Ports, text: str, *, harm: Callable[[str], str], refusal: type[SjoelenError]
) -> None:
    with pytest.raises(refusal):
        import_competition(elsewhere, harm(text))
    with elsewhere.log.reading() as transaction:
        assert (transaction.last(stream_of("spring")), transaction.names_about(stream_of("spring"))) == (
            0,
            (),
        )


def test_a_name_that_belongs_to_another_competition_is_not_taken_over(elsewhere: Ports, text: str) -> None:
    import_competition(elsewhere, text)

    def call_it_autumn(events: Any) -> None:
        for event in events:
            event["stream"] = stream_of("autumn")

    other = forged(text, call_it_autumn)
    with pytest.raises(FileAltered):
        import_competition(elsewhere, other)


def test_a_file_is_told_by_its_envelopes(text: str) -> None:
    content = json.loads(text)
    assert list(content) == ["format", "version", "events", "names", "check"]
    envelope = Envelope(**content["events"][0])
    assert asdict(envelope) == content["events"][0]


GOLDEN = Path(__file__).parent / "golden" / "competition_v1.json"
GOLDEN_HEAD = "3e35f6dd24dde85d1c90b19d8ce4594227f9ecf76ed5dc15b91e6ee8ad7080ba"


def test_a_file_of_the_first_version_is_read_for_ever(elsewhere: Ports) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    view = import_competition(elsewhere, text).view
    assert (view.title, view.competition.events, len(view.competition.entrants)) == ("Golden cup", 72, 4)
    assert elsewhere.log.head(stream_of("golden")) == GOLDEN_HEAD
    assert json.loads(export_competition(elsewhere, "golden")) == json.loads(text)


def test_what_the_first_version_told_is_told_the_same_today() -> None:
    for event in read_file(FILE_FORMAT, GOLDEN.read_text(encoding="utf-8"))[0]:
        fact = encode_event(decode_event(event))
        content = json.loads(json.dumps(fact.payload))
        assert {name: content[name] for name in event.payload} == event.payload, event.type


@pytest.mark.parametrize("seed", range(1, 9))
def test_whatever_leaf_of_a_file_is_changed_it_is_stored_or_refused(
    ports: Ports, tmp_path: Path, seed: int
) -> None:
    stream = stream_of("cup")
    facts = map(encode_event, generate_competition(seed))
    with ports.log.writing() as transaction:
        transaction.append(stream, 0, facts, by="desk", moment=SteadyClock().now())
    text = export_competition(ports, "cup")
    for number, (change, file) in enumerate(mutations(text, seed, number=60)):
        log = SqlLog(tmp_path / f"{number}.db")
        place = Ports(log, SteadyClock(), random.Random(1), NumberedIds())  # noqa: S311
        try:
            competition = import_competition(place, file).view.competition
        except UnexpectedError:
            raise AssertionError(change) from None
        except SjoelenError:
            assert log.streams() == (), change
        else:
            for stage in range(1, competition.stage + 1):
                standing_of(competition, stage=stage)
        log.close()
