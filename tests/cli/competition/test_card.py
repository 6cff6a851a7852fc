from pathlib import Path

from tests.cli.competition.conftest import RunCommand


def test_a_card_shows_every_turn_with_its_board_and_result(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    record = spring("card", "Anna").record
    assert (record["number"], record["name"], record["total"], len(record["turns"])) == (1, "Anna", 100, 10)
    assert record["turns"][0]["state"] == "recorded"
    assert len({cell["board"] for cell in record["turns"]}) == 10
    assert record["holder"]["as"] in ("juror", "ring_leader")
    assert spring("card", "Anna", as_text=True).out.splitlines()[-2] == "Total 100"


def test_a_card_names_its_holder(spring: RunCommand) -> None:
    assert spring("card", "Anna").record["holder"] == {"as": "ring_leader", "name": None, "board": None}
    assert "The card is with the ring leader." in spring("card", "Anna", as_text=True).out
    for turn in (1, 2, 3):
        spring("record", "Anna", str(turn), "--total", "100")
        record = spring("card", "Anna").record
        coming = record["turns"][turn]
        if coming["juror"]:
            assert record["holder"] == {"as": "juror", "name": coming["juror"], "board": coming["board"]}
        else:
            assert record["holder"]["as"] == "ring_leader"


def test_beside_a_correction_a_card_shows_what_was_written(spring: RunCommand) -> None:
    spring("record", "Anna", "1", "--total", "100")
    spring("correct", "Anna", "1", "--total", "104", "--reason", "misread")
    (turn, *_) = spring("card", "Anna").record["turns"]
    assert (turn["points"], turn["struck"], turn["mark"], turn["reason"]) == (
        104,
        [100],
        "stamped",
        "misread",
    )
    assert "stamped, was 100, misread" in spring("card", "Anna", as_text=True).out


def test_cards_are_printed_one_or_all(spring: RunCommand, tmp_path: Path) -> None:
    single, everybody = tmp_path / "anna.html", tmp_path / "all.html"
    record = spring("card", "Anna", "--print", str(single)).record
    assert (record["cards"], record["paper"], record["code"]) == (1, "A5", spring("verify").record["code"])
    assert record["code"] in single.read_text(encoding="utf-8")
    assert spring("cards", "--print", str(everybody), "--paper", "A4").record["cards"] == 3
    assert everybody.read_text(encoding="utf-8").count("<section") == 3
    assert spring("cards").error["key"] == "word-missing"
    assert spring("cards", "--print", str(single), "--paper", "A3").error["key"] == "bad-option"
    assert "1 card on A5" in spring("card", "Anna", "--print", str(single), as_text=True).out


def test_a_card_is_handed_in_once_every_turn_has_its_result(spring: RunCommand) -> None:
    early = spring("hand-in", "Anna")
    assert (early.code, early.error["key"], early.error["article"]) == (3, "card-not-finished", "7.5")
    for turn in range(1, 11):
        spring("record", "Anna", str(turn), "--total", "100")
    assert spring("hand-in", "Anna").record["total"] == 1000
    assert spring("card", "Anna").record["handed_in"]
