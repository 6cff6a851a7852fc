from sjoelen.rules.incident import Incident
from tests.cli.conftest import Sjoelen


def test_a_ruling_names_consequence_and_article(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "over-gate-bar", "--json")
    wanted = ("edition", "incident", "consequence", "article", "silent")
    assert {name: done.record[name] for name in wanted} == {
        "edition": "ans-2026",
        "incident": "over-gate-bar",
        "consequence": "aside",
        "article": "3.2.5.2",
        "silent": False,
    }


def test_a_silent_edition_names_the_edition_it_follows(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "broken-disc", "--edition", "english", "--lang", "en")
    assert "this edition is silent; as in ANS rules of play, 2026.09" in done.out
    assert sjoelen("ruling", "broken-disc", "--edition", "english", "--json").record["follows"] == "ans-2026"


def test_without_an_incident_all_are_ruled(sjoelen: Sjoelen) -> None:
    rulings = sjoelen("ruling", "--json").record["rulings"]
    assert [verdict["incident"] for verdict in rulings] == list(Incident)
    assert "(over-gate-bar)" in sjoelen("ruling").out


def test_a_house_rule_rules_otherwise(sjoelen: Sjoelen) -> None:
    record = sjoelen("ruling", "behind-line", "--house", "reslide", "--json").record
    assert (record["consequence"], record["house"]) == ("slid_again", True)


def test_an_unknown_incident_is_unknown(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "meteor", "--json")
    assert (done.code, done.error["key"]) == (4, "unknown-incident")
    assert done.error["facts"]["incident"] == "meteor"
