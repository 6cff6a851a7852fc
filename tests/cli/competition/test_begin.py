import pytest

from tests.cli.competition.conftest import RunCommand


def test_a_competition_begins_with_its_format_rules_and_seed(run_command: RunCommand) -> None:
    done = run_command(
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
    assert run_command("new").error["key"] == "competition-exists"


def test_a_draw_shows_rings_groups_and_how_long_it_takes(spring: RunCommand) -> None:
    (ring,) = spring("schedule").record["rings"]
    assert ring["minutes"] == 100
    assert spring("start").error["key"] == "series-already-drawn"


def test_a_row_too_short_for_the_turns_says_so_before_the_start(run_command: RunCommand) -> None:
    run_command("new", "--seed", "7")
    run_command("enter", "Anna, Bram")
    done = run_command("start", "--boards", "5", as_text=True)
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
def test_what_cannot_begin_is_refused(run_command: RunCommand, words: list[str], code: int, key: str) -> None:
    done = run_command("new", *words)
    assert (done.code, done.error["key"]) == (code, key)
    assert run_command("standing").error["key"] == "unknown-competition"


def test_pools_are_drawn_before_their_cards_and_halves_follow(run_command: RunCommand) -> None:
    run_command("new", "--format", "pools-knockouts", "--seed", "7")
    run_command("enter", "Anna, Bram, Cas, Dirk")
    started = run_command("start").record
    assert (started["stage"], [part["name"] for part in started["parts"]]) == (1, ["1"])
    assert started["rings"][0]["groups"]
    assert run_command("advance").error["key"] == "standing-unfinished"
    for player, points in (("Anna", 100), ("Bram", 95), ("Cas", 90), ("Dirk", 85)):
        for turn in range(1, 6):
            run_command("record", player, str(turn), "--total", str(points))
    out = run_command("advance", as_text=True).out
    assert out == "Winners' bracket: Anna, Bram\nLosers' bracket: Cas, Dirk\n"
    assert run_command("advance").error["key"] == "no-stage-left"
    assert "Winners' bracket\nRound 1, to 13 points" in run_command("bracket", as_text=True).out
    assert run_command("standing", "--stage", "1").record["standing"][0]["name"] == "Anna"
    assert run_command("standing", "--stage", "3").error["key"] == "stage-not-begun"
    assert run_command("record", "Anna", "1", "--total", "90", "--series", "2").error["key"] == "no-cards"
    correction = ("correct", "Dirk", "1", "--ruling", "--total", "148", "--reason", "misread")
    assert "begin stage 2 again" in run_command(*correction, as_text=True).err
    assert run_command("standing").record["stage"] == 1


def test_a_class_without_players_is_listed(run_command: RunCommand) -> None:
    run_command("new", "--format", "series-classes-knockout", "--seed", "7")
    run_command("enter", "Anna")
    run_command("classes", "--limit", "A=130", "--limit", "B=0")
    for turn in range(1, 11):
        run_command("record", "Anna", str(turn), "--total", "90")
    assert run_command("advance", as_text=True).out == "Class A: nobody\nClass B: Anna\nClass X: nobody\n"


def test_everybody_meets_without_a_draw(run_command: RunCommand) -> None:
    run_command("new", "--format", "all-against-all", "--seed", "7")
    run_command("enter", "Anna, Bram")
    assert run_command("start").error["key"] == "no-stage-left"


def test_a_competition_agrees_on_what_a_duel_is_worth(run_command: RunCommand) -> None:
    assert run_command("new", "--format", "all-against-all", "--points", "3, 1, 0").record["points"] == [
        3,
        1,
        0,
    ]
    run_command("enter", "Anna, Bram")
    run_command("meeting", "Anna", "Bram", "100", "90")
    assert run_command("standing").record["standing"][0]["score"] == {"numerator": 3, "denominator": 1}


@pytest.mark.parametrize(
    ("points", "key"),
    [("1,2,3", "points-impossible"), ("3,1", "points-impossible"), ("a,b,c", "not-a-count")],
)
def test_points_that_make_no_sense_are_refused(run_command: RunCommand, points: str, key: str) -> None:
    assert run_command("new", "--format", "all-against-all", "--points", points).error["key"] == key
