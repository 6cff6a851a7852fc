import pytest

from sjoelen.rules.incident import Incident
from tests.cli.conftest import Sjoelen


def test_a_ruling_names_consequence_and_article(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "over-gate-bar", "--json")
    wanted = ("edition", "incident", "consequence", "by", "article", "label")
    assert {name: done.record[name] for name in wanted} == {
        "edition": "ans-2026",
        "incident": "over-gate-bar",
        "consequence": "aside",
        "by": "jury",
        "article": "3.2.5.2; 5.1.3",
        "label": "article",
    }


def test_a_silent_edition_names_the_edition_it_follows(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "broken-disc", "--edition", "english", "--lang", "en")
    assert "our reading, as in ANS rules of play, 2026.09: art. 6.4" in done.out
    record = sjoelen("ruling", "broken-disc", "--edition", "english", "--json").record
    assert (record["article"], record["label"]) == ("ans-2026: 6.4", "reading")


def test_a_ruling_says_when_and_by_whom(sjoelen: Sjoelen) -> None:
    assert (
        "When: after the jury's permission, by the player."
        in sjoelen("ruling", "behind-line", "--lang", "en").out
    )
    assert "who acts: our reading" in sjoelen("ruling", "broken-disc", "--lang", "en").out


@pytest.mark.parametrize(
    ("words", "incident"),
    [
        (["schijf", "uit", "de", "bak", "gevlogen"], "left-board"),
        (["kapotte", "schijf"], "broken-disc"),
        (["gespeeld", "met", "31", "schijven"], "too-many-discs"),
        (["over", "de", "poortenbalk", "gesprongen"], "over-gate-bar"),
    ],
)
def test_an_incident_is_found_by_what_people_say(sjoelen: Sjoelen, words: list[str], incident: str) -> None:
    assert sjoelen("ruling", *words, "--json").record["rulings"][0]["incident"] == incident


def test_without_an_incident_all_are_ruled(sjoelen: Sjoelen) -> None:
    rulings = sjoelen("ruling", "--json").record["rulings"]
    assert [verdict["incident"] for verdict in rulings] == list(Incident)
    assert "(over-gate-bar)" in sjoelen("ruling").out


def test_a_house_rule_rules_otherwise(sjoelen: Sjoelen) -> None:
    record = sjoelen("ruling", "behind-line", "--house", "reslide", "--json").record
    assert (record["consequence"], record["label"]) == ("slid_again", "house")


def test_an_unknown_incident_is_unknown(sjoelen: Sjoelen) -> None:
    done = sjoelen("ruling", "meteor", "--json")
    assert (done.code, done.error["key"]) == (4, "unknown-incident")
    assert done.error["facts"]["incident"] == "meteor"
