"""Output for the reader: sentences in a language, or JSON."""

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
from sjoelen.search.clause_sentences import citation_text

LOCALE_VARIABLES = ("SJOELEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
PLACEHOLDER = re.compile(r"[A-Z][A-Z_]+")
ECHO_SIGNS_MAX = 200  # longer than any path people have, shorter than a screen


@dataclass(frozen=True, slots=True)
class Reader:
    """The language of the output, and whether a program reads it as JSON."""

    language: str
    as_json: bool

    def say(self, key: str, /, **facts: object) -> str:
        """Return the sentence of this key in the reader's language."""
        return say(key, self.language, **facts)

    def placeholders(self, text: str) -> str:
        """Translate the placeholders of a text, the words in capitals."""

        def translate(word: re.Match[str]) -> str:
            key = f"phrase.{word[0]}"
            return self.say(key) if can_say(key, self.language) else word[0]

        return PLACEHOLDER.sub(translate, text)


def reader_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Reader:
    """Return the reader from unparsed arguments and environment variables.

    Errors of parsing need it too.
    """
    return Reader(
        _language_option(arguments) or _environment_language(environment) or LANGUAGES[0],
        "--json" in arguments,
    )


def this_reader() -> Reader:
    """Return the reader of the running command."""
    reader: Reader = click.get_current_context().find_root().obj
    return reader


def answer(record: Mapping[str, Any], lines: Iterable[str]) -> None:
    """Print the record as JSON for a program, or the lines for people."""
    if this_reader().as_json:
        _print(json.dumps(record))
    else:
        for line in lines:
            _print(line)


def _print(line: str) -> None:
    """Print a line; raises BrokenPipeError if the reader has closed it, else OutputRefused."""
    try:
        click.echo(line)
    except BrokenPipeError:
        raise
    except OSError:
        raise OutputRefused from None


def print_error(reader: Reader, error: SjoelenError) -> None:
    """Print an error as JSON to stdout, or as a sentence to stderr."""
    with suppress(OSError):
        if reader.as_json:
            click.echo(json.dumps({"error": error_record(error)}))
        else:
            click.echo(error_sentence(reader, error), err=True)


def discard_unprinted_output() -> None:
    """Discard buffered output that cannot be written, to avoid an error at exit."""
    for output in filter(None, (sys.stdout, sys.stderr)):
        try:
            output.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())


def error_record(error: SjoelenError) -> dict[str, Any]:
    """Return family, key, article and facts of an error, untranslated."""
    return {"family": error.family, "key": error.key, "article": error.article, "facts": error.facts}


def error_sentence(reader: Reader, error: SjoelenError) -> str:
    """Return the sentence of an error on one line, with its article if it has one."""
    facts = {name: _on_one_line(format_fact(fact, reader.language)) for name, fact in error.facts.items()}
    sentence = reader.say(error.key, **facts)
    return f"{sentence} ({cited(reader, error.article)})" if error.article else sentence


def _on_one_line(fact: object) -> object:
    """Replace unprintable signs and shorten a text to ECHO_SIGNS_MAX signs."""
    if not isinstance(fact, str):
        return fact
    text = UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", fact)
    return text if len(text) <= ECHO_SIGNS_MAX else f"{text[: ECHO_SIGNS_MAX - 1]}…"


def cited(reader: Reader, article: str) -> str:
    """Return the citation of an article for people."""
    return citation_text(article, reader.language)


def _language_option(arguments: Sequence[str]) -> str | None:
    for word, following in pairwise([*arguments, ""]):
        language = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and language in LANGUAGES:
            return language
    return None


def _environment_language(environment: Mapping[str, str]) -> str | None:
    for variable in LOCALE_VARIABLES:
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return None
