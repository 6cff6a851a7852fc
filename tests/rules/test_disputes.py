import pytest

from sjoelen.rules.builtin_editions import edition, editions
from sjoelen.rules.disputes import Answer, Standing, answers, dispute, disputes
from sjoelen.rules.error import UnknownDispute
from sjoelen.rules.house_rules import apply_house_rules

ANS = edition("ans-2026")


def test_every_question_and_every_row_of_the_source_is_there() -> None:
    assert [question.id for question in disputes()] == [
        *("half-in-gate", "finger-sweep", "slide-again", "straighten", "stack", "polish", "how-many-turns"),
        *("over-gate-bar", "back-past-line", "off-the-board", "into-other-compartment", "out-of-compartment"),
        *("disc-breaks", "more-discs", "fewer-discs"),
    ]


def test_every_edition_answers_every_question() -> None:
    for rules in editions():
        for question in disputes():
            assert len(answers(question, rules)) == len(question.subjects)


def test_an_answer_says_that_it_is_a_rule_and_which_article() -> None:
    assert answers(dispute("half-in-gate"), ANS) == (
        Answer("doubtful_disc", "moves_is_out", (), Standing.RULE, "3.2.6", False, None),
    )


def test_an_agreed_house_rule_answers_as_a_house_rule() -> None:
    (answer,) = answers(dispute("finger-sweep"), apply_house_rules(ANS, ["finger-sweep"]))
    assert (answer.verdict, answer.standing, answer.article) == ("counts", Standing.HOUSE, "R75")
    (answer,) = answers(dispute("back-past-line"), apply_house_rules(ANS, ["reslide"]))
    assert (answer.verdict, answer.standing) == ("slid_again", Standing.HOUSE)


def test_how_many_turns_is_agreed_at_home_and_ruled_in_a_match() -> None:
    home, match = answers(dispute("how-many-turns"), ANS)
    assert (home.standing, home.verdict, home.numbers) == (Standing.HOUSE, "free", ())
    assert (match.standing, match.verdict, match.numbers) == (Standing.RULE, "numbers", (10,))


def test_a_silent_answer_says_whom_it_follows() -> None:
    (answer,) = answers(dispute("disc-breaks"), edition("english"))
    assert (answer.silent, answer.follows, answer.article) == (True, "ans-2026", "R60")


def test_an_unknown_question_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownDispute) as refused:
        dispute("who-cleans-up")
    assert refused.value.facts == {
        "dispute": "who-cleans-up",
        "known": tuple(question.id for question in disputes()),
    }
