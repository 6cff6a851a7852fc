import pytest

from sjoelen.recount.formats import FORMATS
from sjoelen.tournament.competition.builtin_formats import format_ids, format_of
from sjoelen.tournament.competition.format import Stage

OF_CARDS = ("best", "unit", "scoring")
OF_DUELS = ("meetings", "points")


def test_the_oracle_has_written_down_every_format_for_itself() -> None:
    assert set(FORMATS) == set(format_ids())


@pytest.mark.parametrize("name", format_ids())
def test_what_it_wrote_down_is_what_our_file_says(name: str) -> None:
    ours, theirs = format_of(name), FORMATS[name]
    assert (ours.turns, ours.team_size) == (theirs["turns"], theirs["team_size"])
    for stage, told in zip(ours.stages, theirs["stages"], strict=True):
        for key, value in told.items():
            said = getattr(stage, key)
            assert (list(said) if isinstance(said, tuple) else said) == value
        assert {key for key in (*OF_CARDS, *OF_DUELS) if _is_said(stage, key)} <= told.keys()


def _is_said(stage: Stage, key: str) -> bool:
    return bool(getattr(stage, key) != Stage.__dataclass_fields__[key].default)
