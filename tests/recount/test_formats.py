from sjoelen.recount.formats import FORMATS, KNOCKOUT
from sjoelen.tournament.format import FORMAT_IDS, format_of


def test_the_oracle_has_written_down_every_format_for_itself() -> None:
    assert {*FORMATS, KNOCKOUT} == set(FORMAT_IDS)
    for name, form in FORMATS.items():
        ours = format_of(name)
        assert (form["series"], form["turns"], form["best"], form["unit"], form["ties"]) == (
            ours.series,
            ours.turns,
            ours.best,
            ours.unit,
            list(ours.ties),
        )
