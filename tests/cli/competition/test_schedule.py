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
    assert "Spare in half 1: " in out


def test_only_open_places_are_shown_or_where_one_player_has_to_be(spring: Act) -> None:
    opened = spring("schedule", "--open").record["rings"][0]["places"]
    assert opened
    assert {place["juror"] for place in opened} == {None}
    own = spring("schedule", "--of", "Anna").record["rings"][0]["places"]
    assert [place["turn"] for place in own if place["slider"] == "Anna"] == list(range(1, 11))
    assert all("Anna" in (place["slider"], place["juror"]) for place in own)


def test_who_has_stopped_slides_no_more_turns_than_are_written(spring: Act) -> None:
    spring("record", "Anna", "1", "--total", "100")
    spring("withdraw", "Anna", "--reason", "ill")
    places = spring("schedule").record["rings"][0]["places"]
    assert [place["turn"] for place in places if place["slider"] == "Anna"] == [1]
    assert "Anna" not in {place["juror"] for place in places}


def test_before_the_draw_there_is_no_schedule(act: Act) -> None:
    act("new")
    assert act("schedule").record["rings"] == []
