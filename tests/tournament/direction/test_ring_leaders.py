import pytest

from sjoelen.error import SjoelenError
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.direction.ring_leaders import leader_of, name_leader
from sjoelen.tournament.error import LeaderSlides, SeriesOutOfRange, UnknownRing
from sjoelen.tournament.rings.events import RingDrawn, RingLeaderNamed
from tests.tournament.competitions import new_competition, with_events

HALL = with_events(
    new_competition("series-1x10", "anna", "bram", "cas"),
    (RingDrawn(1, 1, ("1", "2"), (("anna",), ("bram", "cas"))),),
)


def test_a_ring_has_a_leader_for_all_waves_or_for_one() -> None:
    assert name_leader(HALL, "els", 1, 1) == (RingLeaderNamed(1, 1, "els"),)
    led = with_events(HALL, name_leader(HALL, "els", 1, 1), name_leader(HALL, "anna", 1, 1, 2))
    assert [leader_of(led, 1, 1, wave) for wave in (1, 2)] == ["els", "anna"]
    assert leader_of(HALL, 1, 1, 1) is None


def test_a_leader_does_not_slide_in_the_same_wave() -> None:
    led = with_events(HALL, name_leader(HALL, "anna", 1, 1))
    assert [leader_of(led, 1, 1, wave) for wave in (1, 2)] == [None, "anna"]
    with pytest.raises(LeaderSlides):
        name_leader(HALL, "anna", 1, 1, 1)
    replaced = with_events(HALL, substitute(HALL, "anna", "els", 1, 4))
    with pytest.raises(LeaderSlides):
        name_leader(replaced, "els", 1, 1, 1)


@pytest.mark.parametrize(
    ("series", "ring", "wave", "error"),
    [
        (2, 1, None, SeriesOutOfRange),
        (1, 2, None, UnknownRing),
        (1, 1, 3, UnknownRing),
        (1, 1, 0, UnknownRing),
    ],
)
def test_an_unknown_ring_has_no_leader(
    series: int, ring: int, wave: int | None, *, error: type[SjoelenError]
) -> None:
    with pytest.raises(error):
        name_leader(HALL, "els", series, ring, wave)
