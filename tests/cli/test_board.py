from pathlib import Path

from tests.cli.conftest import Sjoelen


def test_a_group_without_a_command_prints_its_commands(sjoelen: Sjoelen) -> None:
    assert (sjoelen("board").code, sjoelen("board").out) == (0, sjoelen("board", "--help").out)
    assert (sjoelen("board", "--json").code, sjoelen("board", "--json").error["key"]) == (2, "word-missing")


def test_a_board_lists_every_measure_with_its_source(sjoelen: Sjoelen) -> None:
    lines = [" ".join(line.split()) for line in sjoelen("board", "show", "--lang", "en").out.splitlines()]
    assert lines[0] == "Match board"
    assert "Length of the board 2000 mm ± 3 art. 2.2; 2.7.1 length_mm" in lines
    guessed = lines.index("Height of a gate 20 mm 16–30 estimate gate_height_mm")
    assert lines[guessed + 1] == "the bar's underside; a disc of 13 mm passes with room to spare"
    lines = [" ".join(line.split()) for line in sjoelen("board", "show", "--lang", "nl").out.splitlines()]
    assert lines[0] == "Wedstrijdbak"
    assert "Een gave schijf doorstaat botsingen tot 40 m/s 20–80 schatting break_mps" in lines
    assert "Zwaartekracht 9,812 m/s² 9,78–9,84 schatting gravity_mps2" in lines
    record = sjoelen("board", "show", "family", "--json").record
    assert record["home"]["friction_slow"]["assumed"] is True


def test_an_inspected_board_says_what_is_out_of_tolerance(sjoelen: Sjoelen, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("length_mm = 2004\ndivider_mm = 12.5\ndisc_mass_g = 16.5\n", encoding="utf-8")
    run = sjoelen("board", "inspect", str(file), "--lang", "en")
    assert run.code == 3
    assert run.out.splitlines() == [
        "Length of the board (length_mm): 2004 mm is 1 mm too much; 2000 ± 3 is allowed (art. 2.2; 2.7.1)",
        "Thickness of a divider (divider_mm): 12.5 mm is within tolerance; 12 ± 1 is allowed (art. 2.4)",
        "Weight of a disc (disc_mass_g): 16.5 g is 0.5 g too little; 20 ± 3 is allowed (art. 2.5)",
    ]
    file.write_text("length_mm = 2003\n", encoding="utf-8")
    assert sjoelen("board", "inspect", str(file), "--json").record["findings"][0]["excess"] == 0


def test_a_missing_file_is_reported(sjoelen: Sjoelen) -> None:
    assert sjoelen("board", "inspect", "nowhere.toml", "--json").error["key"] == "unknown-file"
    assert sjoelen("board", "show", "pub", "--json").error["key"] == "no-such-board"


def test_a_board_is_fitted_to_measured_slides_and_written(sjoelen: Sjoelen, tmp_path: Path) -> None:
    stops, mine = tmp_path / "stops.toml", tmp_path / "mine.toml"
    stops.write_text("[[stop]]\nspeed = 1.2\nway = 0.6\n" * 3, encoding="utf-8")
    run = sjoelen("board", "fit", str(stops), "--write", str(mine), "--lang", "en")
    assert run.out.startswith("friction is 1.")
    assert "fitted to 3 slides" in mine.read_text(encoding="utf-8")
    out = sjoelen("board", "show", str(mine), "--lang", "nl").out
    assert "fitted to 3 slides measured on this board" in out
    assert "hout op hout, rand tegen rand" in out
    assert sjoelen("board", "fit", str(stops), "--json").record["friction"]["value"] > 1.0


def test_rebounds_and_knocks_tell_how_springy_a_board_is(sjoelen: Sjoelen, tmp_path: Path) -> None:
    file = tmp_path / "measured.toml"
    bounce = "speed = 2.2\nto = 1.154\nway = 0.1\n"
    file.write_text(
        "[[stop]]\nspeed = 1.2\nway = 0.6\n" * 3
        + ("[[rebound]]\n" + bounce) * 3
        + "[[knock]]\nspeed = 1.6\nto = 0.4\nway = 0.6\n" * 4,
        encoding="utf-8",
    )
    lines = sjoelen("board", "fit", str(file), "--lang", "en").out.splitlines()
    assert [line.partition(" is ")[0] for line in lines[:3]] == [
        "friction",
        "the springiness of wood",
        "the springiness of discs",
    ]
