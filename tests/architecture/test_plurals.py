"""A sentence that puts a number beside a noun has plural forms, and says which number chooses them."""

import re
from string import Formatter

import pytest

from tests.architecture.catalogue import DOMAINS, LANGUAGES, catalogue

# what sentences count; a third language adds its own nouns
NOUNS = {
    "en": "cards?|cells?|characters?|contacts?|discs?|events?|lines?|minutes|places|players?|points?|"
    "series|sets?|slides?|stages?|sub-turns?|turns?",
    "nl": "aantal(len)?|beurt(en)?|bonusschij(f|ven)|botsing(en)?|cel(len)?|contact(en)?|gebeurtenis(sen)?|"
    "kaart(en)?|minuten|onderbeurt(en)?|plaatsen|proefschij(f|ven)|punt(en)?|regels?|schij(f|ven)|"
    "schui(f|ven)|series?|setjes?|spelers?|tekens?",
}
PLURALS = {
    "en": "cards|discs|events|lines|players|points|slides|stages|sub-turns|turns",
    "nl": "beurten|bonusschijven|gebeurtenissen|kaarten|onderbeurten|punten|regels|schijven|schuiven|spelers",
}
ARE = {"en": "there are", "nl": "er zijn|dat zijn|zijn er|zijn het|het zijn er"}

FIXED = "always the same number, more than one"
FRACTION = "may be a fraction"
RANGE = "the greater number of a range"
SECOND = "stands beside the number that chooses the form, and is more than one"
VERB = "a verb, no noun"
EXCEPTIONS = {
    "clause.set_value.number": FIXED,
    "cells-too-many": SECOND,
    "cli.knockout-round": FIXED,
    "cli.leads-wave": VERB,
    "cli.placed-late": VERB,
    "cli.ring-drawn": SECOND,
    "cli.ring-takes": FIXED,
    "cli.turn-bonus-left": FIXED,
    "cli.why.points": FRACTION,
    "cli.why.tied": FRACTION,
    "handicap-out-of-range": FIXED,
    "restored-disc-missing": SECOND,
    "score-stands": FIXED,
    "statement.example.sentence": FIXED,
    "turns-out-of-range": FIXED,
    "web.bonus.after": FIXED,
    "web.count.caption": FIXED,
    "web.count.picture": FIXED,
    "web.count.sets": FIXED,
    "web.count.sum": FIXED,
    "web.incident.miscounted": FIXED,
    "web.people.progress-range": RANGE,
    "web.people.progress-said": RANGE,
}
CATALOGUES = [(language, domain) for language in LANGUAGES for domain in DOMAINS]
everywhere = pytest.mark.parametrize(("language", "domain"), CATALOGUES)


def counting(language: str) -> re.Pattern[str]:
    """A number before a noun, after a plural and a colon, or after "there are"."""
    return re.compile(
        rf"\{{\w+\}} ({NOUNS[language]})\b"
        rf"|(^|[.;] )({PLURALS[language]})\b[^.;:{{]*: \{{\w+\}}"
        rf"|\b({ARE[language]}) \{{\w+\}}",
        re.IGNORECASE,
    )


def chosen_by(text: str) -> list[str]:
    """The numbers that choose a plural form."""
    return [name for _, name, style, _ in Formatter().parse(text) if name and style == "n"]


@everywhere
def test_a_number_beside_a_noun_chooses_a_plural_form(language: str, domain: str) -> None:
    pattern = counting(language)
    without_plural = {
        key: text
        for key, forms in catalogue(language, domain).items()
        for text in forms
        if pattern.search(text) and key not in EXCEPTIONS
    }
    assert without_plural == {}


@everywhere
def test_plural_forms_are_chosen_by_one_number_that_every_form_names(language: str, domain: str) -> None:
    numbers = {key: [chosen_by(text) for text in forms] for key, forms in catalogue(language, domain).items()}
    wrong = {
        key: names
        for key, names in numbers.items()
        if len(names[0]) != (len(names) > 1) or any(other != names[0] for other in names)
    }
    assert wrong == {}


def test_no_exception_is_left_over() -> None:
    keys = {
        key
        for language, domain in CATALOGUES
        for key, forms in catalogue(language, domain).items()
        if any(counting(language).search(text) for text in forms)
    }
    assert set(EXCEPTIONS) - keys == set()


@pytest.mark.parametrize(
    "sentence",
    ["Er zijn {n} bonusschijven", "telt {n} beurten", "Onderbeurten in een beurt: {n}.", "nog {n} punten"],
)
def test_a_sentence_without_a_form_for_one_is_found(sentence: str) -> None:
    assert counting("nl").search(sentence)
    assert not counting("nl").search(sentence.replace("{n}", "{n:n}"))
