import pytest

from sjoelen.cli.error import NoSuchOption
from sjoelen.cli.tallies import read_tally, refuse_options
from sjoelen.rules.error import NegativeCount
from sjoelen.rules.tally import Tally


def test_words_make_a_tally() -> None:
    assert read_tally(["9", "5,7", "5"]) == Tally((9, 5, 7, 5))


def test_minus_one_is_a_count_below_zero_and_no_option() -> None:
    with pytest.raises(NegativeCount):
        read_tally(["-1", "5", "5", "5"])


@pytest.mark.parametrize(
    ("word", "option"), [("--jsn", "--jsn"), ("-x", "-x"), ("--claim=3", "--claim"), ("-", "-")]
)
def test_a_mistyped_option_is_called_an_option(word: str, option: str) -> None:
    with pytest.raises(NoSuchOption) as refused:
        refuse_options(["5", word])
    assert refused.value.facts == {"option": option}
