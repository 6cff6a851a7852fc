import pytest

from sjoelen.desk.error import KeyReused
from sjoelen.desk.ports import Request
from sjoelen.storage.log import SqlLog

ASKED = Request("/api/v1/games", "k1", '{"turns":3}', "guest")


def test_an_answer_is_kept_for_the_same_request(log: SqlLog) -> None:
    with log.writing() as book:
        assert book.answer(ASKED) is None
        book.write_answer(ASKED, '{"id":"a"}')
    with log.reading() as book:
        assert book.answer(ASKED) == '{"id":"a"}'


def test_a_key_belongs_to_one_request(log: SqlLog) -> None:
    with log.writing() as book:
        book.write_answer(ASKED, "{}")
        with pytest.raises(KeyReused):
            book.answer(Request(ASKED.scope, ASKED.key, '{"turns":4}', "guest"))


def test_a_key_counts_within_its_own_address(log: SqlLog) -> None:
    with log.writing() as book:
        book.write_answer(ASKED, "{}")
        assert book.answer(Request("/api/v1/games/a/turns", ASKED.key, ASKED.content, "guest")) is None


def test_a_name_can_be_erased_and_the_answers_that_told_it_too(log: SqlLog) -> None:
    with log.writing() as book:
        book.write_names({"p_1": "Anna", "p%1": "Bram"})
        book.write_answer(ASKED, '{"players":[{"id":"p_1","name":"Anna"}]}')
        other = Request("/b", "k", "", "guest")
        book.write_answer(other, '{"players":[{"id":"p%1","name":"Bram"}]}')
        book.erase("p_1")
    with log.reading() as book:
        assert book.names(["p_1", "p%1", "nobody"]) == {"p%1": "Bram"}
        assert book.answer(ASKED) is None
        assert book.answer(other) is not None
