from pathlib import Path

import pytest

from tests.cli.conftest import Sjoelen

VERDICTS = Path(__file__).parents[2] / "scenes" / "verdicts"
STRAYED = str(VERDICTS / "in-another-compartment.toml")


def test_a_situation_is_judged_in_every_edition(sjoelen: Sjoelen) -> None:
    run = sjoelen("scene", STRAYED, "--lang", "en")
    assert run.code == 0
    assert "ANS rules of play, 2026.09: 0-1-1-0 is worth 7" in run.out
    assert "English rules: 0-0-1-0 is worth 4" in run.out
    assert "art. 3.2.5.3" in run.out


@pytest.mark.parametrize("path", sorted(VERDICTS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_situation_has_its_title_in_the_language_of_the_reader(sjoelen: Sjoelen, path: Path) -> None:
    dutch, english = (
        sjoelen("scene", str(path), "--lang", language).out.splitlines()[0] for language in ("nl", "en")
    )
    title = sjoelen("scene", str(path), "--json").record["title"]
    assert dutch.startswith(title["nl"])
    assert english.startswith(title["en"])
    assert dutch != english


def test_a_situation_is_judged_in_the_editions_that_are_named(sjoelen: Sjoelen) -> None:
    verdicts = sjoelen("scene", STRAYED, "--edition", "english", "--json").record["verdicts"]
    assert [verdict["edition"] for verdict in verdicts] == ["english"]
    assert verdicts[0]["discs"][0] == {
        "disc": 1,
        "place": "compartment",
        "incident": "other-compartment",
        "gate": 3,
        "fate": "aside",
        "article": "Play",
        "counts_in": None,
        "reason": "incident",
        "lath_mm": 244.0,
    }


def test_a_disc_is_said_to_count_in_its_own_compartment_not_where_it_lies(sjoelen: Sjoelen) -> None:
    run = sjoelen("scene", STRAYED, "--lang", "en", "--edition", "ans-2026")
    assert "  disc 1: in the compartment of 4" in run.out.splitlines()
    assert "  disc 1: counts in the 3. A disc in a compartment" in run.out


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("path", sorted(VERDICTS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_disc_counts_or_does_not_with_a_reason_and_an_article(
    sjoelen: Sjoelen, path: Path, language: str
) -> None:
    out, record = (sjoelen("scene", str(path), *words) for words in (("--lang", language), ("--json",)))
    verdicts = record.record["verdicts"]
    for paragraph, verdict in zip(out.out.split("\n\n")[1:], verdicts, strict=True):
        if verdict["void"]:
            continue
        counts, counts_not = {"nl": ("telt in de", "telt niet."), "en": ("counts in the", "does not count.")}[
            language
        ]
        lines = [
            line.split(": ", 1)
            for line in paragraph.splitlines()[1:]
            if ": " + counts in line or ": " + counts_not in line
        ]
        discs = {int(number): text for names, text in lines for number in names.split(" ", 3)[3].split(", ")}
        assert discs.keys() == {disc["disc"] for disc in verdict["discs"]}
        for disc in verdict["discs"]:
            expected = f"{counts} {disc['counts_in']}." if disc["counts_in"] else counts_not
            assert discs[disc["disc"]].startswith(expected)
            assert discs[disc["disc"]].endswith(")")
        tally = [sum(disc["counts_in"] == gate for disc in verdict["discs"]) for gate in (2, 3, 4, 1)]
        assert tally == verdict["tally"]


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("path", sorted(VERDICTS.glob("*.toml")), ids=lambda path: path.stem)
def test_every_situation_has_a_sentence(sjoelen: Sjoelen, path: Path, language: str) -> None:
    run = sjoelen("scene", str(path), "--lang", language)
    assert (run.code, run.err) == (0, "")
    assert "{" not in run.out
    assert "incident." not in run.out


def test_the_stacks_are_listed_for_each_edition(sjoelen: Sjoelen) -> None:
    run = sjoelen("scene", str(VERDICTS / "eight-to-stack.toml"), "--lang", "en")
    stacks = [line.rsplit(" ", 1)[1] for line in run.out.splitlines() if "back wall" in line]
    assert stacks == ["3-1-4", "4-3-1", "4-3-1", "4-4", "3-1-4", "3-1-4"]


def test_a_void_turn_is_worth_nothing(sjoelen: Sjoelen) -> None:
    run = sjoelen("scene", str(VERDICTS / "broken.toml"), "--edition", "ans-2026", "--lang", "en")
    assert "the turn is void" in run.out
    record = sjoelen("scene", str(VERDICTS / "broken.toml"), "--json").record
    assert {verdict["points"] for verdict in record["verdicts"]} == {None}


def test_a_file_that_differs_from_the_verdict_is_reported(sjoelen: Sjoelen, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        "[scene]\n[[disc]]\nx = 0.2\ny = 0.8\n[[verdict]]\ntally = [1, 0, 0, 0]\n", encoding="utf-8"
    )
    run = sjoelen("scene", str(file), "--lang", "en")
    assert run.code == 5
    assert "The file expects something else" in run.out


def test_a_situation_is_drawn(sjoelen: Sjoelen, tmp_path: Path) -> None:
    drawing = tmp_path / "scene.svg"
    assert sjoelen("scene", STRAYED, "--svg", str(drawing)).code == 0
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("[scene", 2, "broken-scene"),
        ("", 2, "situation-wrong"),
        ("[scene]\n[[disc]]\nx = 9\ny = 0\n", 2, "disc-off-board"),
        (None, 4, "unknown-file"),
    ],
)
def test_what_is_no_situation_is_refused(
    sjoelen: Sjoelen, tmp_path: Path, text: str | None, code: int, key: str
) -> None:
    file = tmp_path / "bad.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    run = sjoelen("scene", str(file), "--json")
    assert (run.code, run.record["error"]["key"]) == (code, key)
