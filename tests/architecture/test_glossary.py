"""The rooms of the game call each thing by one term: the glossary's."""

import re
from pathlib import Path

import pytest

from tests.architecture.source import SRC, label, modules, tree
from tests.architecture.test_words import docstrings, identifiers

OTHER_WORDS = {
    "average": {"mean"},
    "board": {"sjoelbak"},
    "bonus": {"premium"},
    "check line": {"baseline", "foul"},
    "compartment": {"bin", "box", "pocket"},
    "deciding leg": {"shootout", "tiebreaker"},
    "disc": {"disk", "puck", "stone"},
    "divider": {"partition", "separator"},
    "extra disc": {"leftover", "loose"},
    "gate": {"arch", "goal", "hole"},
    "gate bar": {"crossbar", "gatebar"},
    "house rule": {"homebrew"},
    "juror": {"referee", "umpire"},
    "knock-out": {"elimination", "playoff"},
    "match card": {"scorecard"},
    "match management": {"organizer", "organiser"},
    "pair": {"couple", "duo"},
    "practice disc": {"warmup"},
    "push-off bar": {"starter bar"},
    "replay": {"rerun"},
    "set": {"quartet"},
    "slide": {"shot", "throw", "toss"},
    "stack": {"pile"},
    "standing": {"leaderboard"},
    "sub-turn": {"inning", "frame"},
    "void": {"annulled", "cancelled"},
}
BANNED = {word: term for term, words in OTHER_WORDS.items() for word in words}
ROOMS = ("rules", "home", "tournament", "generator", "recount")
GAMES = [path for room in ROOMS for path in modules(SRC / room)]


def words(name: str) -> set[str]:
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))


@pytest.mark.parametrize("path", GAMES, ids=label)
def test_a_name_uses_the_term_of_the_glossary(path: Path) -> None:
    names = {*identifiers(tree(path)), path.stem}
    assert {name: BANNED[word] for name in names for word in words(name) & BANNED.keys()} == {}


@pytest.mark.parametrize("path", GAMES, ids=label)
def test_a_docstring_uses_the_term_of_the_glossary(path: Path) -> None:
    text = " ".join(docstrings(tree(path))).lower()
    assert {word: term for word, term in BANNED.items() if re.search(rf"\b{word}s?\b", text)} == {}


def test_every_other_word_stands_for_one_term() -> None:
    assert len(BANNED) == sum(map(len, OTHER_WORDS.values()))
