from tests.cli.competition.conftest import Act


def test_a_schedule_says_who_where_which_turn_and_as_whom(spring: Act) -> None:
    (ring,) = spring("schedule").record["rings"]
    assert len(ring["places"]) == 30
    assert set(ring["places"][0]) == {"wave", "round", "board", "slider", "turn", "juror"}


def test_an_open_place_is_shown_and_so_is_who_is_free(act: Act) -> None:
    act("new", "--seed", "1")
    act("enter", "Anna, Bram, Cas, Dirk, Els")
    act("start", "--boards", "2", "--groups", "3")
    out = act("schedule", spoken=True).out
    assert "(open)" in out
    assert "Spare in wave 1: " in out


def test_before_the_draw_there_is_no_schedule(act: Act) -> None:
    act("new")
    assert act("schedule").record["rings"] == []
