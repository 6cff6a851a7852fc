from tests.cli.competition.conftest import RunCommand


def test_a_schedule_shows_player_board_turn_and_juror(spring: RunCommand) -> None:
    (ring,) = spring("schedule").record["rings"]
    assert len(ring["places"]) == 30
    assert set(ring["places"][0]) == {"wave", "round", "board", "slider", "turn", "juror"}


def test_a_schedule_shows_open_places_and_spare_jurors(run_command: RunCommand) -> None:
    run_command("new", "--seed", "1")
    run_command("enter", "Anna, Bram, Cas, Dirk, Els")
    run_command("start", "--boards", "2", "--groups", "3")
    out = run_command("schedule", as_text=True).out
    assert "(open)" in out
    assert "Spare in half 1: " in out


def test_only_open_places_are_shown_or_where_one_player_has_to_be(spring: RunCommand) -> None:
    opened = spring("schedule", "--open").record["rings"][0]["places"]
    assert opened
    assert {place["juror"] for place in opened} == {None}
    own = spring("schedule", "--of", "Anna").record["rings"][0]["places"]
    assert [place["turn"] for place in own if place["slider"] == "Anna"] == list(range(1, 11))
    assert all("Anna" in (place["slider"], place["juror"]) for place in own)


def test_who_has_stopped_slides_no_more_turns_than_are_written(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    spring("withdraw", "Anna", "--reason", "ill")
    places = spring("schedule").record["rings"][0]["places"]
    assert [place["turn"] for place in places if place["slider"] == "Anna"] == [1]
    assert "Anna" not in {place["juror"] for place in places}


def test_before_the_draw_there_is_no_schedule(run_command: RunCommand) -> None:
    run_command("new")
    assert run_command("schedule").record["rings"] == []
