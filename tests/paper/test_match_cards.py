import re
from datetime import UTC, datetime

import pytest

from sjoelen.desk.competition_view import CompetitionView
from sjoelen.desk.person import Person
from sjoelen.locale.say import LANGUAGES
from sjoelen.paper.match_cards import cards_page, heading_of, printed_card
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.cup_rules import declare_cup_rule
from sjoelen.tournament.direction.people import regroup, substitute
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.people.category import Category
from sjoelen.tournament.rings.events import RingDrawn
from tests.tournament.competitions import new_competition, with_events, with_results

PRINTED = datetime(2026, 9, 1, 20, 30, tzinfo=UTC)
LONG = "Wilhelmina-Mathilde van Wassenaer-Wynmaw"
REASON = (
    "The juror read the lowest compartment from the wrong side, which three people saw and the player said."
)
SIZES_PT = {"A5": (420, 595), "A4": (595, 842)}


def played() -> Competition:
    cup = new_competition("series-1x10", "anna", "bram")
    cup = with_events(
        cup,
        (RingDrawn(1, 1, ("1", "2"), (("anna",), ("bram",))),),
        regroup(cup, "anna", "A", Category.YOUTH),
        declare_cup_rule(cup, ["crossed_out"], None, "stamps were stolen", by="North"),
    )
    cup = with_results(cup, {"anna": [104]})
    facts = card_commands.correct_turn(
        cup.card("anna", 1),
        CardSlot("anna", 1, 1),
        TurnRecord(total=110),
        cup.edition,
        by="leader",
        reason="<misread>",
    )
    return with_events(cup, facts)


def page(language: str = "en") -> str:
    people = {"anna": Person("Anna", "de", "Boer", "De <Schijf>", "0107"), "bram": Person("Bram")}
    view = CompetitionView("cup", "Cup & Co", played(), people)
    card = printed_card(view, "anna", 1, language)
    heading = heading_of(view, 1, code="00c5 90f0 6bdb", printed=PRINTED)
    return cards_page(heading, [card], paper="A5", language=language)


def test_a_card_holds_what_was_written_and_what_was_crossed_out() -> None:
    text = page()
    assert "<s>104</s><strong>110</strong>" in text
    assert re.search(r'class="stamp">stamp</span>\s*&lt;misread&gt;', text)
    for sentence in (
        "Anna de Boer",
        "De &lt;Schijf&gt; · 0107 · A · youth",
        "Cup &amp; Co",
        "00c5 90f0 6bdb",
        "ring 1",
    ):
        assert sentence in text
    assert "Cup rule of North: A crossing-out. stamps were stolen" in text
    assert "2026-09-01 20:30" in text
    assert text.count("<tr>") == 11


def test_who_takes_a_card_over_is_named_where_they_begin() -> None:
    replaced = with_events(played(), substitute(played(), "anna", "els", 1, 4))
    view = CompetitionView(
        "cup", "Cup", replaced, {"anna": Person("Anna"), "els": Person("Els"), "bram": Person("Bram")}
    )
    card = printed_card(view, "anna", 1, "en")
    assert [row.takes_over for row in card.rows] == ["", "", "", "Els", "", "", "", "", "", ""]
    assert not card.dense
    text = cards_page(heading_of(view, 1, code="", printed=PRINTED), [card], paper="A4", language="en")
    assert text.count("Els plays from here on") == 1


def test_a_card_needs_no_script_and_nothing_from_elsewhere() -> None:
    assert not re.search(r"<script|<link|<img|https?:|@import|url\(", page())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_in_the_language_of_its_reader(language: str) -> None:
    assert f'<html lang="{language}">' in page(language)
    assert {"nl": "jeugd", "en": "youth"}[language] in page(language)
