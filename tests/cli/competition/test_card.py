from tests.cli.competition.conftest import Act


def test_a_card_shows_every_turn_with_its_board_and_result(spring: Act) -> None:
    spring("record", "Anna", "1", "--total", "100")
    record = spring("card", "Anna").record
    assert (record["number"], record["name"], record["total"], len(record["turns"])) == (1, "Anna", 100, 10)
    assert record["turns"][0]["state"] == "recorded"
    assert len({cell["board"] for cell in record["turns"]}) == 10
    assert spring("card", "Anna", spoken=True).out.splitlines()[-1] == "Total 100"


def test_a_card_is_handed_in_once_every_turn_has_its_result(spring: Act) -> None:
    early = spring("hand-in", "Anna")
    assert (early.code, early.error["key"], early.error["article"]) == (3, "card-not-finished", "7.5")
    for turn in range(1, 11):
        spring("record", "Anna", str(turn), "--total", "100")
    assert spring("hand-in", "Anna").record["total"] == 1000
    assert spring("card", "Anna").record["handed_in"]
