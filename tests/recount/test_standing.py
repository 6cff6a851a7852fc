import pytest

from sjoelen.cli.competition.oracle import compared
from sjoelen.desk.competition_encoding import encode_event
from sjoelen.generator.competition import generate_competition

SEEDS = 60  # five thousand by hand: docs/developers/recount.md


def written(seed: int) -> list[dict[str, object]]:
    return [
        {"type": fact.type, "payload": fact.payload} for fact in map(encode_event, generate_competition(seed))
    ]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_naive_recount_comes_to_the_same_standing(seed: int) -> None:
    ours, theirs, wrong = compared(written(seed))
    assert ours == theirs
    assert wrong == 0


def test_invented_competitions_have_every_trouble() -> None:
    types = {event["type"] for seed in range(SEEDS) for event in written(seed)}
    assert types >= {
        *("turn_entered", "turn_corrected", "turn_crossed_out", "dispute_decided", "replay_ordered"),
        *("replay_entered", "turn_ruled", "player_withdrew", "player_absent", "decider_played"),
        *("stage_begun", "leg_played", "leg_corrected", "line_up_sealed", "line_up_opened"),
    }
