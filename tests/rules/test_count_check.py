import pytest

from sjoelen.error import SjoelenError
from sjoelen.rules.builtin_editions import edition
from sjoelen.rules.error import DiscsLieAside, RestoredDiscMissing, TooManyDiscs, UnexplainedShrink
from sjoelen.rules.incident import Incident
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord, reconstruct

HALF = (5, 5, 5, 5)


def count_turn(
    name: str, *counts: tuple[int, ...], happened: tuple[Occurrence, ...] = (), discs: int = 30
) -> None:
    record = TurnRecord(
        tuple((n, Tally(counted)) for n, counted in enumerate(counts, 1)), happened, discs=discs
    )
    reconstruct(record, edition(name))


def refused(*words: object, **more: object) -> SjoelenError:
    with pytest.raises(SjoelenError) as caught:
        count_turn(*words, **more)  # type: ignore[arg-type]
    return caught.value


REMOVERS = (
    Incident.OUT_OF_BOARD,
    Incident.BACK_OVER_BAR,
    Incident.OTHER_COMPARTMENT,
    Incident.SAME_COMPARTMENT,
    Incident.ON_WALL,
)


@pytest.mark.parametrize("incident", [Incident.BACK_THROUGH_GATE, *REMOVERS])
@pytest.mark.parametrize("name", ["ans-classic", "english", "club-short"])
def test_a_count_goes_down_with_the_incident_that_explains_it(name: str, incident: Incident) -> None:
    count_turn(name, HALF, (5, 5, 4, 5), happened=(Occurrence(2, incident, 4),))


@pytest.mark.parametrize("name", ["ans-2026", "system-20-2"])
def test_rolling_back_through_the_gate_explains_a_loss_in_every_edition(name: str) -> None:
    four = (4, 4, 4, 4)
    discs = edition(name).discs_per_turn.value
    count_turn(
        name, four, (4, 4, 4, 3), happened=(Occurrence(2, Incident.BACK_THROUGH_GATE, 1),), discs=discs
    )


@pytest.mark.parametrize("incident", REMOVERS)
def test_where_the_edition_restores_no_such_incident_explains_a_loss(incident: Incident) -> None:
    error = refused("ans-2026", HALF, (5, 5, 4, 5), happened=(Occurrence(2, incident, 4),))
    assert isinstance(error, UnexplainedShrink)
    assert error.facts == {"gate": 4, "before": 5, "after": 4, "explained": 0}
    assert error.article == "5.1.3"


@pytest.mark.parametrize("incident", [Incident.LEFT_BOARD, Incident.OVER_GATE_BAR, Incident.BEHIND_LINE])
def test_a_disc_that_was_in_no_compartment_explains_no_loss(incident: Incident) -> None:
    assert isinstance(
        refused("english", HALF, (5, 5, 4, 5), happened=(Occurrence(2, incident, 4),)), UnexplainedShrink
    )


@pytest.mark.parametrize(
    "occurrence",
    [Occurrence(2, Incident.BACK_THROUGH_GATE, 3), Occurrence(1, Incident.BACK_THROUGH_GATE, 4)],
)
def test_an_incident_at_another_gate_or_before_the_last_count_explains_nothing(
    occurrence: Occurrence,
) -> None:
    assert isinstance(refused("ans-2026", HALF, (5, 5, 4, 5), happened=(occurrence,)), UnexplainedShrink)


def test_each_incident_explains_one_disc() -> None:
    twice = (Occurrence(2, Incident.BACK_THROUGH_GATE, 2),) * 2
    count_turn("ans-2026", HALF, (3, 5, 5, 5), happened=twice)
    error = refused("ans-2026", HALF, (2, 5, 5, 5), happened=twice)
    assert error.facts == {"gate": 2, "before": 5, "after": 2, "explained": 2}


def test_a_turn_played_with_fewer_discs_counts_no_more_than_those() -> None:
    error = refused("ans-2026", (7, 7, 9, 7), discs=29)
    assert isinstance(error, TooManyDiscs)
    assert (error.facts, error.article) == ({"discs": 30, "most": 29}, "3.2.1")


def test_a_disc_laid_aside_lies_in_no_compartment() -> None:
    aside = (Occurrence(1, Incident.LEFT_BOARD),) * 2
    count_turn("ans-2026", (7, 7, 7, 7), happened=aside)
    error = refused("ans-2026", (7, 7, 8, 7), happened=aside)
    assert isinstance(error, DiscsLieAside)
    assert error.facts == {"discs": 29, "aside": 2, "most": 30}
    assert error.article == "3.2.5.1"


def test_a_disc_laid_aside_is_back_in_the_next_sub_turn() -> None:
    count_turn("ans-2026", HALF, (7, 7, 9, 7), happened=(Occurrence(1, Incident.LEFT_BOARD),))


def test_a_restored_disc_counts_in_its_compartment() -> None:
    restored = (Occurrence(1, Incident.OUT_OF_BOARD, 3),) * 2
    count_turn("ans-2026", (0, 2, 0, 0), happened=restored)
    error = refused("ans-2026", (0, 1, 0, 0), happened=restored)
    assert isinstance(error, RestoredDiscMissing)
    assert error.facts == {"gate": 3, "restored": 2, "counted": 1}
    assert error.article == "3.2.5.1"


def test_different_incidents_may_befall_one_disc() -> None:
    count_turn(
        "ans-2026",
        (0, 1, 0, 0),
        happened=(Occurrence(1, Incident.ON_WALL, 3), Occurrence(1, Incident.OUT_OF_BOARD, 3)),
    )
    count_turn(
        "ans-2026",
        (7, 7, 8, 7),
        happened=(Occurrence(1, Incident.OVER_GATE_BAR), Occurrence(1, Incident.LEFT_BOARD)),
    )


def test_a_restored_disc_may_have_rolled_back_through_its_gate() -> None:
    both = (Occurrence(1, Incident.OUT_OF_BOARD, 3), Occurrence(1, Incident.BACK_THROUGH_GATE, 3))
    count_turn("ans-2026", (0, 0, 0, 0), happened=both)
