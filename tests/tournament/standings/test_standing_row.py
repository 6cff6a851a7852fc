from sjoelen.tournament.standings.standing_row import Status


def test_playing_is_the_first_status() -> None:
    assert list(Status) == ["playing", "unplayed", "absent", "withdrawn"]
