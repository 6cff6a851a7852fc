"""Who reads the answer: in which language, as sentences or as JSON."""

import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import click

from sjoelen.cli.error import OutputRefused
from sjoelen.error import SjoelenError
from sjoelen.locale.say import LANGUAGES, can_say, format_fact, say
from sjoelen.rules.edition import HOUSE, OURS

LOCALE_VARIABLES = ("SJOELEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
PLACEHOLDER = re.compile(r"[A-Z][A-Z_]+")
MOST_REPEATED = 200  # longer than any path people have, shorter than a screen


@dataclass(frozen=True, slots=True)
class Reader:
    """A language of the catalogues, and whether a program reads."""

    language: str
    as_json: bool

    def say(self, key: str, /, **facts: object) -> str:
        """The sentence of this key in the reader's language."""
        return say(key, self.language, **facts)

    def placeholders(self, text: str) -> str:
        """The text with each word that stands for something, in capitals, in the reader's language."""

        def here(word: re.Match[str]) -> str:
            key = f"phrase.{word[0]}"
            return self.say(key) if can_say(key, self.language) else word[0]

        return PLACEHOLDER.sub(here, text)


def reader_of(words: Sequence[str], environment: Mapping[str, str]) -> Reader:
    """The reader, from the words of a command line before they are parsed: refusals speak it too."""
    return Reader(_asked(words) or _of_environment(environment) or LANGUAGES[0], "--json" in words)


def this_reader() -> Reader:
    """The reader of the running command."""
    reader: Reader = click.get_current_context().find_root().obj
    return reader


def answer(record: Mapping[str, Any], lines: Iterable[str]) -> None:
    """Print the record for a program, or the lines for people."""
    if this_reader().as_json:
        _print(json.dumps(record))
    else:
        for line in lines:
            _print(line)


def _print(line: str) -> None:
    """Who reads no further is no fault; a disk that takes no more is OutputRefused."""
    try:
        click.echo(line)
    except BrokenPipeError:
        raise
    except OSError:
        raise OutputRefused from None


def refuse(reader: Reader, error: SjoelenError) -> None:
    """Print a refusal: JSON on the output, a sentence beside it; who does not read it has the exit code."""
    with suppress(OSError):
        if reader.as_json:
            click.echo(json.dumps({"error": refusal_record(error)}))
        else:
            click.echo(refusal_sentence(reader, error), err=True)


def hang_up() -> None:
    """Drop what could not be printed, so that the interpreter does not complain of it at its end."""
    for output in filter(None, (sys.stdout, sys.stderr)):
        try:
            output.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())


def refusal_record(error: SjoelenError) -> dict[str, Any]:
    """Family, key, article and facts; never translated."""
    return {"family": error.family, "key": error.key, "article": error.article, "facts": error.facts}


def refusal_sentence(reader: Reader, error: SjoelenError) -> str:
    """The sentence and, where an article forbids it, the article; what was typed is repeated on one line."""
    facts = {name: _on_one_line(format_fact(fact, reader.language)) for name, fact in error.facts.items()}
    sentence = reader.say(error.key, **facts)
    return f"{sentence} ({cited(reader, error.article)})" if error.article else sentence


def _on_one_line(fact: object) -> object:
    """A text without what steers a terminal or cannot be encoded, and not endless."""
    if not isinstance(fact, str):
        return fact
    text = UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", fact)
    return text if len(text) <= MOST_REPEATED else f"{text[: MOST_REPEATED - 1]}…"


def cited(reader: Reader, article: str, follows: str | None = None) -> str:
    """An article as people cite it; `follows`: the edition that a silent one takes its rule from."""
    if article == HOUSE:
        return reader.say("cite.house")
    if follows:
        return reader.say("cite.follows", edition=reader.say(f"edition.{follows}"))
    if article == OURS:
        return reader.say("cite.ours")
    numbered = article[0].isdigit()
    return reader.say("cite.article" if numbered else "cite.heading", article=article)


def _asked(words: Sequence[str]) -> str | None:
    for word, following in pairwise([*words, ""]):
        language = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and language in LANGUAGES:
            return language
    return None


def _of_environment(environment: Mapping[str, str]) -> str | None:
    for variable in LOCALE_VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return None
