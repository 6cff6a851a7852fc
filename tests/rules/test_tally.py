import pytest

from sjoelen.rules.error import NegativeCount, NotACount, NotFourCounts
from sjoelen.rules.tally import NOTHING, Tally, count_from


@pytest.mark.parametrize("text", ["9 5 7 5", "9,5,7,5", "9, 5, 7, 5", "9;5;7;5", "  9\t5 7  5 ", "+9 5 7 5"])
def test_four_counts_are_read_with_spaces_commas_or_semicolons(text: str) -> None:
    assert Tally.parse(text) == Tally((9, 5, 7, 5))


def test_words_of_a_command_line_are_read_together() -> None:
    assert Tally.parse(["9", "5", "7", "5"]) == Tally.parse(["9,5", "7,5"]) == Tally((9, 5, 7, 5))


@pytest.mark.parametrize(
    "text",
    [
        "9 5 7 x",
        "9 5 7 1.5",
        "9,,7,5",
        "1_0 1 1 1",
        "٣ 1 1 1",
        "1e1 1 1 1",
        "",
        f"9 5 7 {10**18}",
        ",5,7,5",
    ],
)
def test_what_is_no_whole_number_is_no_count(text: str) -> None:
    with pytest.raises(NotACount):
        Tally.parse(text)


@pytest.mark.parametrize(("text", "counts"), [("9 5 7", 3), ("9 5 7 5 1", 5), ("9", 1)])
def test_a_tally_has_four_counts(text: str, counts: int) -> None:
    with pytest.raises(NotFourCounts) as refused:
        Tally.parse(text)
    assert refused.value.facts == {"counts": counts}


def test_a_count_is_never_below_zero() -> None:
    with pytest.raises(NegativeCount) as refused:
        Tally.parse("-1 5 5 5")
    assert refused.value.facts == {"count": -1}


@pytest.mark.parametrize("count", [True, 1.0, "1", None])
def test_only_an_integer_is_a_count(count: object) -> None:
    with pytest.raises(NotACount) as refused:
        Tally((count, 1, 1, 1))  # type: ignore[arg-type]
    assert refused.value.facts == {"text": str(count)}


def test_a_tally_knows_its_discs_sets_and_extras() -> None:
    tally = Tally((9, 5, 7, 6))
    assert (tally.discs, tally.sets, tally.extras, str(tally)) == (27, 5, (4, 0, 2, 1), "9-5-7-6")


def test_all_compartments_are_empty_at_first() -> None:
    assert Tally((0, 0, 0, 0)) == NOTHING


def test_a_million_million_is_a_count_like_any_other() -> None:
    assert Tally.parse(f"{10**12} 0 0 0").discs == 10**12


def test_a_refused_word_is_repeated() -> None:
    with pytest.raises(NotACount) as refused:
        count_from("zeven")
    assert refused.value.facts == {"text": "zeven"}
