import pytest

from tests.cli.conftest import Sjoelen


def test_a_number_of_players_draws_a_number(sjoelen: Sjoelen) -> None:
    drawn = {
        sjoelen("who-starts", "3", "--seed", str(seed), "--json").record["starter"] for seed in range(40)
    }
    assert drawn == {1, 2, 3}


@pytest.mark.parametrize("words", [["Anna, Bram, Cas"], ["Anna", "Bram", "Cas"], ["Anna,Bram,", "Cas"]])
def test_names_draw_a_name(sjoelen: Sjoelen, words: list[str]) -> None:
    record = sjoelen("who-starts", *words, "--json").record
    assert record["players"] == ["Anna", "Bram", "Cas"]
    assert record["starter"] in record["players"]


def test_a_seed_repeats_a_draw(sjoelen: Sjoelen) -> None:
    once, again = (sjoelen("who-starts", "Anna, Bram, Cas", "--seed", "7").out for _ in range(2))
    assert once == again


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        (["0"], 2, "nobody-to-draw"),
        (["-2"], 2, "nobody-to-draw"),
        ([","], 2, "nobody-to-draw"),
        (["2.5"], 2, "not-a-count"),
        (["Anna, anna"], 5, "name-taken"),
        (["Anna", "x" * 200], 2, "name-too-long"),
        (["Anna", "--seed", "x"], 2, "not-a-count"),
        (["Anna", "--surprise"], 2, "no-such-option"),
    ],
)
def test_a_draw_needs_players(sjoelen: Sjoelen, words: list[str], code: int, key: str) -> None:
    done = sjoelen("who-starts", *words, "--json")
    assert (done.code, done.error["key"]) == (code, key)


def test_the_first_player_is_printed(sjoelen: Sjoelen) -> None:
    assert sjoelen("who-starts", "Jan-Piet", "--lang", "en").out == "Jan-Piet starts.\n"
    assert sjoelen("who-starts", "1", "--lang", "en").out == "Player 1 starts.\n"
    assert sjoelen("who-starts", "👵, 👴", "--seed", "1").code == 0
