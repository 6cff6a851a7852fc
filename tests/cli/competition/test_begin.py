import pytest

from tests.cli.competition.conftest import Act


def test_a_competition_begins_with_its_format_rules_and_seed(act: Act) -> None:
    done = act(
        "new", "--title", "Spring cup", "--format", "series-2x10", "--seed", "7", "--house", "no-bonus"
    )
    assert done.record == {
        "competition": "spring",
        "title": "Spring cup",
        "format": "series-2x10",
        "edition": "ans-2026",
        "house_rules": ["no-bonus"],
        "points": [],
        "sorting": "family",
        "seed": 7,
    }
    assert act("new").error["key"] == "competition-exists"


def test_a_draw_shows_rings_groups_and_how_long_it_takes(spring: Act) -> None:
    (ring,) = spring("schedule").record["rings"]
    assert ring["minutes"] == 100
    assert spring("start").error["key"] == "series-already-drawn"


def test_a_row_too_short_for_the_turns_says_so_before_the_start(act: Act) -> None:
    act("new", "--seed", "7")
    act("enter", "Anna, Bram")
    done = act("start", "--boards", "5", spoken=True)
    assert done.out.splitlines()[-1].startswith("Note: 10 turns on a ring of 5")


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["--sorting", "shoe-size"], 2, "bad-option"),
        (["--format", "nope"], 4, "unknown-format"),
        (["--edition", "nope"], 4, "unknown-edition"),
        (["--house", "nope"], 4, "unknown-house-rule"),
        (["--seed", "x"], 2, "not-a-count"),
        (["--title", " "], 2, "name-empty"),
    ],
)
def test_what_cannot_begin_is_refused(act: Act, words: list[str], code: int, key: str) -> None:
    done = act("new", *words)
    assert (done.code, done.error["key"]) == (code, key)
    assert act("standing").error["key"] == "unknown-competition"


def test_pools_are_drawn_before_their_cards_and_halves_follow(act: Act) -> None:
    act("new", "--format", "pools-knockouts", "--seed", "7")
    act("enter", "Anna, Bram, Cas, Dirk")
    started = act("start").record
    assert (started["stage"], [part["name"] for part in started["parts"]]) == (1, ["1"])
    assert started["rings"][0]["groups"]
    assert act("advance").error["key"] == "standing-unfinished"
    for player, points in (("Anna", 100), ("Bram", 95), ("Cas", 90), ("Dirk", 85)):
        for turn in range(1, 6):
            act("record", player, str(turn), "--total", str(points))
    out = act("advance", spoken=True).out
    assert out == "Winners' bracket: Anna, Bram\nLosers' bracket: Cas, Dirk\n"
    assert act("advance").error["key"] == "no-stage-left"
    assert "Winners' bracket\nRound 1, to 13 points" in act("bracket", spoken=True).out
    assert act("standing", "--stage", "1").record["standing"][0]["name"] == "Anna"
    assert act("standing", "--stage", "3").error["key"] == "stage-not-begun"
    assert act("record", "Anna", "1", "--total", "90", "--series", "2").error["key"] == "no-cards"
    correction = ("correct", "Dirk", "1", "--ruling", "--total", "148", "--reason", "misread")
    assert "begin stage 2 again" in act(*correction, spoken=True).err
    assert act("standing").record["stage"] == 1


def test_a_class_without_anybody_is_told(act: Act) -> None:
    act("new", "--format", "series-classes-knockout", "--seed", "7")
    act("enter", "Anna")
    act("classes", "--limit", "A=130", "--limit", "B=0")
    for turn in range(1, 11):
        act("record", "Anna", str(turn), "--total", "90")
    assert act("advance", spoken=True).out == "Class A: nobody\nClass B: Anna\nClass X: nobody\n"


def test_everybody_meets_without_a_draw(act: Act) -> None:
    act("new", "--format", "all-against-all", "--seed", "7")
    act("enter", "Anna, Bram")
    assert act("start").error["key"] == "no-stage-left"


def test_a_competition_agrees_on_what_a_duel_is_worth(act: Act) -> None:
    assert act("new", "--format", "all-against-all", "--points", "3, 1, 0").record["points"] == [3, 1, 0]
    act("enter", "Anna, Bram")
    act("meeting", "Anna", "Bram", "100", "90")
    assert act("standing").record["standing"][0]["score"] == {"numerator": 3, "denominator": 1}


@pytest.mark.parametrize(
    ("points", "key"),
    [("1,2,3", "points-impossible"), ("3,1", "points-impossible"), ("a,b,c", "not-a-count")],
)
def test_points_that_make_no_sense_are_refused(act: Act, points: str, key: str) -> None:
    assert act("new", "--format", "all-against-all", "--points", points).error["key"] == key
