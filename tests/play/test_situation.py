from pathlib import Path

import pytest

from sjoelen.error import SjoelenError
from sjoelen.physics.error import BrokenScene, SceneFieldWrong
from sjoelen.play.error import SituationWrong
from sjoelen.play.situation import parse_situation, summary_of
from sjoelen.rules.builtin_editions import edition, editions
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import UnknownEdition, UnknownGate
from sjoelen.rules.house_rules import apply_house_rules

FILES = sorted((Path(__file__).parents[2] / "scenes" / "verdicts").glob("*.toml"))
ON_A_BOARD = {"R8", "R9", "R10", "R11", "R12", "R15", "R16", "R24b"} | {
    f"R{number}" for number in range(20, 32)
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("book", editions(), ids=lambda book: str(book.id))
def test_the_verdict_is_the_expected_one_in_every_edition(path: Path, book: Edition) -> None:
    situation = parse_situation(path.read_text(encoding="utf-8"))
    (expected,) = (expected for expected in situation.expected if book.id in expected.editions)
    summary = summary_of(situation.verdict(book), book)
    assert (summary.tally, summary.disc, summary.void) == (expected.tally, expected.disc, expected.void)
    assert not situation.disagreements(book)


def test_every_clause_about_discs_on_a_board_has_its_situation() -> None:
    clauses_of_files = (parse_situation(path.read_text(encoding="utf-8")).clauses for path in FILES)
    assert {clause for clauses in clauses_of_files for clause in clauses} >= ON_A_BOARD


def test_a_file_with_another_tally_disagrees() -> None:
    text = FILES[0].read_text(encoding="utf-8") + "[[verdict]]\ntally = [9, 0, 0, 0]\n"
    (differing,) = parse_situation(text).disagreements(edition())
    assert differing.tally == (9, 0, 0, 0)


def test_a_file_with_other_stacks_disagrees() -> None:
    text = (FILES[0].parent / "eight-to-stack.toml").read_text(encoding="utf-8")
    situation = parse_situation(text.replace("[3, 1, 4]", "[4, 3, 1]"))
    assert [book.id for book in editions() if situation.disagreements(book)] == [
        "ans-2026",
        "system-20-2",
        "six-pack",
    ]


def test_without_stacking_there_are_no_stacks() -> None:
    situation = parse_situation((FILES[0].parent / "eight-to-stack.toml").read_text(encoding="utf-8"))
    assert situation.stacks(apply_house_rules(edition(), ["no-stacking"])) == ()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[scene", BrokenScene),
        ("", SituationWrong),
        ("[scene]\n[[verdict]]\ntally = [1]\n", SituationWrong),
        ('[[verdict]]\ntally = [0, 0, 0, 0]\neditions = ["pub"]\n', UnknownEdition),
        ("[scene]\n[weather]\n", SituationWrong),
        ("[scene]\n[[disc]]\nx = 0.2\n", SceneFieldWrong),
        ("[scene]\n[[disc]]\nx = 0.2\ny = 1.0\nwet = true\n", SceneFieldWrong),
        ('[scene]\n[[disc]]\noff = "moon"\n', SituationWrong),
        ('[scene]\n[[disc]]\noff = "wall"\ngate = 5\n', UnknownGate),
        ("[scene]\n[[verdict]]\ntally = 3\n", SituationWrong),
        (
            '[scene]\n[[verdict]]\ntally = [0, 0, 0, 0]\ndisc = [{ number = 1, fate = "lost" }]\n',
            SituationWrong,
        ),
    ],
)
def test_a_file_that_is_no_situation_is_refused(text: str, error: type[SjoelenError]) -> None:
    with pytest.raises(error):
        parse_situation(text)
