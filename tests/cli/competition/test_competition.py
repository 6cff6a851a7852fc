from tests.cli.conftest import Sjoelen


def test_a_group_without_a_command_prints_its_commands(sjoelen: Sjoelen) -> None:
    assert (sjoelen("competition").code, sjoelen("competition").out) == (
        0,
        sjoelen("competition", "--help").out,
    )
    error = sjoelen("competition", "--json").error
    assert (error["family"], error["key"]) == ("invalid", "word-missing")
