from sjoelen.tournament.standings.standing_row import Status


def test_playing_comes_before_every_way_of_not_playing() -> None:
    assert list(Status) == ["playing", "unplayed", "absent", "withdrawn"]
