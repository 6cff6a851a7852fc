import pytest

from sjoelen.rules.builtin_editions import edition, editions
from sjoelen.rules.disputes import Answer, Reply, answers, dispute, disputes
from sjoelen.rules.error import UnknownDispute
from sjoelen.rules.house_rules import apply_house_rules

ANS = edition("ans-2026")


def test_every_question_and_every_row_of_the_source_is_there() -> None:
    assert [question.id for question in disputes()] == [
        *("half-in-gate", "finger-sweep", "slide-again", "straighten", "stack", "polish", "how-many-turns"),
        *("over-gate-bar", "back-past-line", "off-the-board", "into-other-compartment", "out-of-compartment"),
        *("disc-breaks", "more-discs", "fewer-discs"),
        *("two-at-once", "before-permission", "touching-bar"),
    ]


def test_every_edition_replies_to_every_question() -> None:
    for rules in editions():
        for question in disputes():
            result = answers(question, rules)
            assert len(result) == len(question.grounds)
            assert result[0].reply is not None


def test_an_answer_is_yes_or_no_with_its_reason_and_article() -> None:
    assert answers(dispute("over-gate-bar"), ANS) == (
        Answer("incident.over-gate-bar", Reply.NO, "aside", (), "3.2.5.2; 5.1.3"),
    )


@pytest.mark.parametrize(
    ("name", "question", "reply"),
    [
        ("ans-2026", "out-of-compartment", Reply.YES),
        ("english", "out-of-compartment", Reply.NO),
        ("ans-2026", "fewer-discs", Reply.YES),
        ("club-short", "fewer-discs", Reply.NO),
        ("english", "before-permission", Reply.UNFORESEEN),
    ],
)
def test_editions_reply_by_their_own_rules(name: str, question: str, reply: Reply) -> None:
    assert answers(dispute(question), edition(name))[0].reply is reply


def test_a_disc_on_a_wall_counts_on_a_condition_where_the_edition_names_one() -> None:
    _, on_wall = answers(dispute("into-other-compartment"), edition("ans-classic"))
    assert on_wall.reply is Reply.DEPENDS


def test_a_house_rule_turns_the_answer_round() -> None:
    (answer,) = answers(dispute("finger-sweep"), apply_house_rules(ANS, ["finger-sweep"]))
    assert (answer.reply, answer.verdict, answer.article) == (Reply.YES, "counts", "R75")


def test_how_many_turns_is_agreed_at_home_and_ruled_in_a_match() -> None:
    home, match = answers(dispute("how-many-turns"), ANS)
    assert (home.reply, home.verdict, home.numbers) == (Reply.NO, "free", ())
    assert (match.reply, match.verdict, match.numbers) == (Reply.YES, "numbers", (10,))


def test_a_silent_answer_cites_the_edition_it_follows() -> None:
    (answer,) = answers(dispute("disc-breaks"), edition("english"))
    assert answer.article == "ans-2026: 6.4"


def test_an_unknown_question_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownDispute) as refused:
        dispute("who-cleans-up")
    assert refused.value.facts == {
        "dispute": "who-cleans-up",
        "known": tuple(question.id for question in disputes()),
    }
