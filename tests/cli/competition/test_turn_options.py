import pytest

from sjoelen.cli.competition.turn_options import read_written
from sjoelen.cli.error import NoSuchOption, WordMissing
from sjoelen.error import SjoelenError
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_points import Counts, Total


def test_a_turn_is_typed_as_counts_or_as_a_total() -> None:
    assert read_written(("9", "5,7", "5"), None, None, (), declined=False) == Counts(Tally((9, 5, 7, 5)))
    assert read_written((), "104", None, (), declined=False) == Total(104)
    told = read_written(("7,7,9,7",), None, "1", ("4,1",), declined=False)
    assert told == Counts(Tally((7, 7, 9, 7)), 1, (4, 1), bonus_declined=False)


@pytest.mark.parametrize(("counts", "leaf"), [((), WordMissing), (("--x",), NoSuchOption)])
def test_what_is_no_turn_is_refused(counts: tuple[str, ...], leaf: type[SjoelenError]) -> None:
    with pytest.raises(leaf):
        read_written(counts, None, None, (), declined=False)
