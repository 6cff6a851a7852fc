import pytest

from tests.cli.conftest import Sjoelen


def test_a_wrong_score_is_traced_to_its_slip(sjoelen: Sjoelen) -> None:
    done = sjoelen("explain", "9", "5", "7", "5", "--claimed", "66", "--json")
    assert done.code == 0
    assert done.record["slips"] == [{"slip": "set_as_ten", "gates": [], "discs": 0}]
    assert (done.record["points"], done.record["set_points"], done.record["claimed"]) == (116, 100, 66)


@pytest.mark.parametrize(
    ("claimed", "sentence"),
    [
        ("116", "116 is right."),
        ("66", "each set was counted as 10 instead of 20"),
        ("108", "the extra discs in compartment 2 were forgotten"),
        ("100", "the extra discs in compartment 2 and compartment 4 were forgotten"),
        ("3", "none of the known slips"),
    ],
)
def test_the_slip_is_printed(sjoelen: Sjoelen, claimed: str, sentence: str) -> None:
    assert sentence in sjoelen("explain", "9", "5", "7", "5", "--claimed", claimed, "--lang", "en").out


def test_without_a_claim_only_the_score_is_explained(sjoelen: Sjoelen) -> None:
    done = sjoelen("explain", "9,5,7,5", "--lang", "en")
    assert done.out.splitlines()[0] == "9-5-7-5: 116 points"
    assert sjoelen("explain", "9,5,7,5", "--json").record["claimed"] is None


@pytest.mark.parametrize(("claimed", "key"), [("-1", "not-a-score"), ("x", "not-a-count")])
def test_a_claim_is_a_score(sjoelen: Sjoelen, claimed: str, key: str) -> None:
    done = sjoelen("explain", "9,5,7,5", "--claimed", claimed, "--json")
    assert (done.code, done.error["key"]) == (2, key)
