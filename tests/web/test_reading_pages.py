import pytest
from starlette.testclient import TestClient

from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import EDITION_IDS, edition
from sjoelen.rules.disputes import disputes
from sjoelen.rules.statements import sections, subjects_of, turn_steps
from sjoelen.search.clause_sentences import clause_fields, title_of
from sjoelen.search.search import NEAREST

languages = pytest.mark.parametrize("language", ["nl", "en"])


@languages
@pytest.mark.parametrize("name", EDITION_IDS)
def test_every_edition_is_read_whole_with_where_it_stands(
    client: TestClient, name: str, language: str
) -> None:
    page = client.get(f"/rules/{name}", params={"lang": language}).text
    rules = edition(name)
    assert page.count('<th scope="row">') == sum(len(subjects_of(section, rules)) for section in sections())
    assert title_of("discs_per_turn", language) in page
    assert f'<html lang="{language}" ' in page
    assert "<script" not in page


@languages
@pytest.mark.parametrize("name", EDITION_IDS)
def test_a_turn_is_read_step_by_step(client: TestClient, name: str, language: str) -> None:
    page = client.get(f"/rules/{name}/turn", params={"lang": language}).text
    assert page.count("<h2>") == len(turn_steps())
    assert say("statement.permission.sentence", language) in page


def test_every_edition_is_found_from_the_rules(client: TestClient) -> None:
    page = client.get("/rules").text
    assert [name for name in EDITION_IDS if f"/rules/{name}" not in page] == []


def test_an_edition_that_is_not_there_is_not_found(client: TestClient) -> None:
    assert client.get("/rules/ans-1999").status_code == 404


@languages
def test_only_what_differs_is_laid_side_by_side(client: TestClient, language: str) -> None:
    parameters = {"a": "ans-2026", "b": "club-short", "lang": language}
    page = client.get("/rules/difference", params=parameters).text
    assert 0 < page.count('<th scope="row">') < len(clause_fields())
    same = client.get("/rules/difference", params={**parameters, "b": "ans-2026"}).text
    assert say("web.read.no-difference", language) in same


@languages
def test_disputes_are_searched_in_the_reader_s_language(client: TestClient, language: str) -> None:
    whole = client.get("/disputes", params={"lang": language}).text
    assert whole.count("<article") == len(disputes())
    word = {"nl": "vinger", "en": "finger"}[language]
    matches = client.get("/disputes", params={"lang": language, "q": word.upper()}).text
    assert 0 < matches.count("<article") < len(disputes())
    nothing = client.get("/disputes", params={"lang": language, "q": "<zzz>"}).text
    assert "&lt;zzz&gt;" in nothing
    assert nothing.count("<article") == NEAREST


@languages
def test_counting_is_told_in_one_picture(client: TestClient, language: str) -> None:
    page = client.get("/counting", params={"lang": language}).text
    assert page.count('class="set"') == 20
    assert page.count('class="extra"') == 6
    assert "116" in page
