import pytest

from sjoelen.recount.formats import FORMATS
from sjoelen.tournament.competition.builtin_formats import format_ids, format_of
from sjoelen.tournament.competition.format import Stage

OF_CARDS = ("best", "unit", "scoring")
OF_DUELS = ("meetings", "points")


def test_the_recount_has_its_own_copy_of_every_format() -> None:
    assert set(FORMATS) == set(format_ids())


@pytest.mark.parametrize("name", format_ids())
def test_the_copy_of_a_format_equals_the_format_file(name: str) -> None:
    ours, theirs = format_of(name), FORMATS[name]
    assert (ours.turns, ours.team_size) == (theirs["turns"], theirs["team_size"])
    for stage, rules in zip(ours.stages, theirs["stages"], strict=True):
        for key, value in rules.items():
            own_value = getattr(stage, key)
            assert (list(own_value) if isinstance(own_value, tuple) else own_value) == value
        assert {key for key in (*OF_CARDS, *OF_DUELS) if _is_set(stage, key)} <= rules.keys()


def _is_set(stage: Stage, key: str) -> bool:
    return bool(getattr(stage, key) != Stage.__dataclass_fields__[key].default)
