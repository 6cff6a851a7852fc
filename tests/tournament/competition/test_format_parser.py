import pytest

from sjoelen.tournament.competition.format import Division, Procedure, Stage
from sjoelen.tournament.competition.format_parser import parse_format
from sjoelen.tournament.error import FormatBroken, FormatFieldMissing, FormatFieldUnknown, FormatFieldWrong
from sjoelen.tournament.standings.ties import TieBreak
from tests.tournament.competition.own_formats import CUP, EVENINGS


def test_a_format_is_read_stage_by_stage() -> None:
    cup = parse_format(CUP)
    assert (cup.id, cup.edition, cup.turns) == ("village-cup", "ans-2026", 5)
    assert cup.stages[0] == Stage(
        Procedure.SUM, Division.POOLS, size=3, best=4, ties=(TieBreak.HIGHEST_TURN, TieBreak.LOT)
    )


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        (CUP.replace("turns = 5\n", ""), "turns", 1),
        (CUP.replace('procedure = "duels"\n', ""), "stage 2.procedure", 18),
        (CUP.replace("points = [3, 1, 0]\n", ""), "stage 2.points", 18),
        (CUP.replace("size = 3\n", ""), "stage 1.size", 8),
        (CUP.partition("[[stage]]")[0], "stage", 1),
    ],
)
def test_a_missing_field_is_named_with_the_line_of_its_table(text: str, field: str, line: int) -> None:
    with pytest.raises(FormatFieldMissing) as refused:
        parse_format(text)
    assert refused.value.facts == {"field": field, "line": line}


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        (CUP.replace("turns = 5", "turns = 5\nboards = 10"), "boards", 7),
        (CUP.replace("[[stage]]\n", "[[stage]]\nturns = 3\n"), "stage 1.turns", 9),
        (EVENINGS.replace("[title]", "[colour]"), "colour", 26),
    ],
)
def test_an_unknown_field_is_named_with_its_line(text: str, field: str, line: int) -> None:
    with pytest.raises(FormatFieldUnknown) as refused:
        parse_format(text)
    assert (refused.value.facts["field"], refused.value.facts["line"]) == (field, line)


@pytest.mark.parametrize(
    ("old", "new", "field", "line"),
    [
        ("turns = 5", 'turns = "5"', "turns", 6),
        ("turns = 5", "turns = true", "turns", 6),
        ("turns = 5", "turns = -1", "turns", 6),
        ("turns = 5", "turns = 5.0", "turns", 6),
        ('id = "village-cup"', "id = 7", "id", 1),
        ('title = "Village cup"', 'title = ""', "title", 2),
        ('title = "Village cup"', "title.en = 3", "title", 2),
        ('title = "Village cup"', "title = {}", "title", 2),
        ('contestant = "person"', 'contestant = "dog"', "contestant", 4),
        ("points = [3, 1, 0]", "points = 3", "stage 2.points", 22),
        ("points = [3, 1, 0]", 'points = [3, "1", 0]', "stage 2.points", 22),
        ('procedure = "duels"', "procedure = 1", "stage 2.procedure", 19),
        ('    "lot",\n', '    "dice",\n', "stage 1.ties", 13),
    ],
)
def test_a_value_of_another_kind_is_named_with_its_line(old: str, new: str, field: str, line: int) -> None:
    with pytest.raises(FormatFieldWrong) as refused:
        parse_format(CUP.replace(old, new, 1))
    assert (refused.value.facts["field"], refused.value.facts["line"]) == (field, line)


def test_a_title_under_a_header_of_its_own_is_found_there() -> None:
    with pytest.raises(FormatFieldWrong) as refused:
        parse_format(EVENINGS.replace('nl = "Drie avonden"', "nl = 3"))
    assert (refused.value.facts["field"], refused.value.facts["line"]) == ("title", 26)


@pytest.mark.parametrize("text", ["stage = 3", 'stage = ["sum"]'])
def test_stages_are_tables(text: str) -> None:
    with pytest.raises(FormatFieldWrong) as refused:
        parse_format(f"turns = 1\n{text}")
    assert (refused.value.facts["field"], refused.value.facts["line"]) == ("stage", 2)


@pytest.mark.parametrize(
    ("text", "line"),
    [("id = \n", 1), ('id = "x"\ntitle = "y', 2), ("", None), ("turns = " + "9" * 5000, 1)],
)
def test_what_is_no_toml_is_refused_with_its_line(text: str, line: int | None) -> None:
    with pytest.raises(FormatBroken if line else FormatFieldMissing) as refused:
        parse_format(text)
    assert refused.value.facts["line"] == (line or 1)
