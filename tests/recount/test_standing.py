import pytest

from sjoelen.cli.competition.oracle import compare_standings
from sjoelen.desk.competition_encoding import encode_event
from sjoelen.generator.competition import generate_competition
from sjoelen.tournament.competition.builtin_formats import parse_own_format
from sjoelen.tournament.competition.format import Format
from tests.tournament.competition.own_formats import OWN_FORMATS

SEEDS = 60  # five thousand by hand: docs/developers/recount.md


def events_of(seed: int, format_: Format | None = None) -> list[dict[str, object]]:
    facts = map(encode_event, generate_competition(seed, format_))
    return [{"type": fact.type, "payload": fact.payload} for fact in facts]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_recount_gives_the_same_standing(seed: int) -> None:
    ours, theirs, wrong = compare_standings(events_of(seed))
    assert ours == theirs
    assert wrong == 0


@pytest.mark.parametrize("text", OWN_FORMATS)
@pytest.mark.parametrize("seed", range(20))
def test_an_own_format_is_recounted_from_the_file_alone(text: str, seed: int) -> None:
    ours, theirs, wrong = compare_standings(events_of(seed, parse_own_format(text)))
    assert ours == theirs
    assert wrong == 0


def test_generated_competitions_have_every_type_of_event() -> None:
    types = {event["type"] for seed in range(SEEDS) for event in events_of(seed)}
    assert types >= {
        *("turn_entered", "turn_corrected", "turn_crossed_out", "dispute_decided", "replay_ordered"),
        *("replay_entered", "turn_ruled", "player_withdrew", "player_absent", "decider_played"),
        *("stage_begun", "leg_played", "leg_corrected", "line_up_sealed", "line_up_opened"),
    }
