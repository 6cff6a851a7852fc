from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sjoelen.desk.error import KeyReused, StreamMoved
from sjoelen.desk.ports import EncodedEvent, Link, Moment, Name, Request
from sjoelen.storage.error import BrokenChain
from sjoelen.storage.log import SqlLog
from tests.databases import Fresh

ASKED = Request("/api/v1/games", "k1", '{"turns":3}')


def test_an_answer_is_kept_for_the_same_request(log: SqlLog) -> None:
    with log.writing() as transaction:
        assert transaction.stored_response(ASKED) is None
        transaction.store_response(ASKED, '{"id":"a"}')
    with log.reading() as transaction:
        assert transaction.stored_response(ASKED) == '{"id":"a"}'


def test_a_key_belongs_to_one_request(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction.store_response(ASKED, "{}")
        with pytest.raises(KeyReused):
            transaction.stored_response(Request(ASKED.scope, ASKED.key, '{"turns":4}'))


def test_a_key_counts_within_its_own_address(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction.store_response(ASKED, "{}")
        assert transaction.stored_response(Request("/api/v1/games/a/turns", ASKED.key, ASKED.content)) is None


def test_no_address_and_no_key_is_kept(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction.store_response(Request("/api/v1/games/secret-link/turns", "secret-key", "{}"), "{}")
        rows = transaction._connection.exec_driver_sql("SELECT * FROM answer").all()
    assert "secret" not in str(rows)


NAMES = [Name("n1", "anna", "a", "Anna"), Name("n2", "anna", "b", "An"), Name("n3", "bram", "a", "Bram")]


def test_a_person_is_forgotten_beside_the_streams_that_are_named(log: SqlLog) -> None:
    with log.writing() as transaction:
        transaction.write_names(NAMES)
        transaction.write_names([])
        assert transaction.names_about("a") == (NAMES[0], NAMES[2])
        transaction.erase("anna", ["a"])
    with log.reading() as transaction:
        assert transaction.names(["n1", "n2", "n3", "n4"]) == {"n2": "An", "n3": "Bram"}


def test_an_erased_name_is_not_left_in_the_file(tmp_path: Path) -> None:
    erased, log = "Very Secret Name", SqlLog(tmp_path / "sjoelen.db")
    with log.writing() as transaction:
        transaction.write_names([Name("n", "p", "a", erased)])
    with log.writing() as transaction:
        transaction.erase("p", ["a"])
    log.close()
    assert erased.encode() not in (tmp_path / "sjoelen.db").read_bytes()


def test_a_link_opens_its_stream_until_it_is_revoked(log: SqlLog) -> None:
    link = Link("hash", "a", "look", "2026-09-01T18:30:00.000000Z")
    with log.writing() as transaction:
        transaction.write_link(link)
        assert (
            transaction.link("hash"),
            transaction.link("other"),
            transaction.links("a"),
            transaction.links("b"),
        ) == (
            link,
            None,
            (link,),
            (),
        )
        transaction.revoke_link("hash")
    with log.reading() as transaction:
        assert transaction.link("hash") == replace(link, revoked=True)


def test_only_what_is_new_is_read(log: SqlLog) -> None:
    moment = Moment(datetime(2026, 9, 1, tzinfo=UTC), "UTC")
    with log.writing() as transaction:
        assert transaction.last("a") == 0
        sealed = transaction.append(
            "a", 0, [EncodedEvent("x", 1, {}), EncodedEvent("y", 1, {})], by="guest", moment=moment
        )
        assert [envelope.sequence for envelope in sealed] == [1, 2]
    with log.reading() as transaction:
        assert transaction.last("a") == 2
        assert transaction.read("a") == sealed
        assert transaction.read("a", after=1) == sealed[1:]


def test_a_stream_from_elsewhere_is_taken_in_whole_or_not_at_all(log: SqlLog, fresh: Fresh) -> None:
    moment = Moment(datetime(2026, 9, 1, tzinfo=UTC), "UTC")
    with log.writing() as transaction:
        sealed = transaction.append(
            "a", 0, [EncodedEvent("x", 1, {}), EncodedEvent("y", 1, {})], by="guest", moment=moment
        )
    with pytest.raises(StreamMoved), log.writing() as transaction:
        transaction.adopt(sealed)
    with fresh() as place:
        other = SqlLog(place)
        with pytest.raises(BrokenChain), other.writing() as transaction:
            transaction.adopt(sealed[1:])
        with other.writing() as transaction:
            transaction.adopt(sealed)
        assert other.verify("a") == 2
        other.close()
