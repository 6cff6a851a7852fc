from tests.cli.conftest import Sjoelen


def test_a_question_is_answered_with_the_sentence_and_its_article(sjoelen: Sjoelen) -> None:
    done = sjoelen("ask", "may I stack the discs", "--lang", "en")
    assert done.code == 0
    title, sentence, *_ = done.out.splitlines()
    assert title == "Must the discs be stacked between sub-turns?"
    assert sentence.endswith("[art. 3.2.7]")


def test_words_need_no_quotes(sjoelen: Sjoelen) -> None:
    assert sjoelen("ask", "mag", "stapelen").out == sjoelen("ask", "mag stapelen").out != ""


def test_the_edition_answers(sjoelen: Sjoelen) -> None:
    record = sjoelen("ask", "stapelen", "--edition", "english", "--lang", "nl", "--json").record
    assert (record["edition"], record["language"], record["fits"]) == ("english", "nl", True)
    assert (record["answers"][0]["id"], record["answers"][0]["clauses"]) == ("stack", ["R12"])


def test_the_nearest_answers_follow_a_notice_when_nothing_fits(sjoelen: Sjoelen) -> None:
    done = sjoelen("ask", "abracadabra", "--lang", "en")
    assert done.code == 0
    assert done.out.startswith("Nothing fits this question well.")
    record = sjoelen("ask", "abracadabra", "--json").record
    assert (record["fits"], len(record["answers"])) == (False, 5)
