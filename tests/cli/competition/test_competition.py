from tests.cli.conftest import Sjoelen


def test_who_names_no_command_hears_which_there_are(sjoelen: Sjoelen) -> None:
    assert (sjoelen("competition").code, sjoelen("competition").out) == (
        0,
        sjoelen("competition", "--help").out,
    )
    error = sjoelen("competition", "--json").error
    assert (error["family"], error["key"]) == ("invalid", "word-missing")
