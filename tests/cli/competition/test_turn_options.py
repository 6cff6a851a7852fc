import pytest

from sjoelen.cli.competition.turn_options import read_turn
from sjoelen.cli.error import NoSuchOption, WordMissing
from sjoelen.error import SjoelenError
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts


def test_a_turn_is_typed_as_counts_or_as_a_total() -> None:
    assert read_turn(("9", "5,7", "5"), None, None, (), declined=False) == last_counts(Tally((9, 5, 7, 5)))
    assert read_turn((), "104", None, (), declined=False) == TurnRecord(total=104)
    record = read_turn(("7,7,9,7",), None, "1", ("4,1",), declined=False)
    assert record == last_counts(Tally((7, 7, 9, 7)), 1, (4, 1), bonus_declined=False)


@pytest.mark.parametrize(("counts", "leaf"), [((), WordMissing), (("--x",), NoSuchOption)])
def test_what_is_no_turn_is_refused(counts: tuple[str, ...], leaf: type[SjoelenError]) -> None:
    with pytest.raises(leaf):
        read_turn(counts, None, None, (), declined=False)
