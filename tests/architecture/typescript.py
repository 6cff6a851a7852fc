"""TypeScript as tokens, for the laws about its names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

NAME = re.compile(r"[A-Za-z_$][\w$]*")
SKIPPED = re.compile(
    r"""\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\d[\w.]*""",
    re.DOTALL,
)
REGEX = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
BEFORE_REGEX = {"", "(", ",", "=", ":", "[", "!", "&", "|", "?", "{", ";", ">", "return"}
OPENERS, CLOSERS = "([{", ")]}"


@dataclass(frozen=True, slots=True)
class Token:
    """A name or a sign, where it starts, and the bracket that it stands in."""

    text: str
    start: int
    bracket: str


def tokens(source: str) -> Iterator[Token]:
    """All names and signs, without comments, strings and regular expressions.

    Text between the tags of an element is read as names: the project has none, texts are in catalogues.
    """
    brackets, place, before = [""], 0, ""
    while place < len(source):
        if (skipped := SKIPPED.match(source, place)) or (
            before in BEFORE_REGEX and (skipped := REGEX.match(source, place))
        ):
            before = before if skipped[0].isspace() or skipped[0].startswith(("//", "/*")) else '"'
            place = skipped.end()
            continue
        if source[place] == "`" or (source[place] == "}" and brackets[-1] == "`"):
            if source[place] == "}":
                brackets.pop()
            place, opened = end_of_template_part(source, place + 1)
            if opened:
                brackets.append("`")
            before = "(" if opened else '"'
            continue
        name = NAME.match(source, place)
        text = name[0] if name else source[place]
        if text in CLOSERS and len(brackets) > 1:
            brackets.pop()
        yield Token(text, place, brackets[-1])
        if text in OPENERS:
            brackets.append(text)
        place, before = place + len(text), text


def end_of_template_part(source: str, place: int) -> tuple[int, bool]:
    """The place after the part of a template, and True if an expression begins there."""
    while source[place] != "`":
        if source.startswith("${", place):
            return place + 2, True
        place += 2 if source[place] == "\\" else 1
    return place + 1, False


def names(source: str) -> set[str]:
    """Every name that the source gives or uses, without properties: those can be fields of stored data."""
    found = list(tokens(source))
    ends = Token("", len(source), "")
    return {
        token.text
        for before, token, after, later in zip(
            [ends, *found], found, [*found[1:], ends], [*found[2:], ends, ends], strict=False
        )
        if NAME.fullmatch(token.text) and before.text != "." and not is_key(token, after, later)
    }


def is_key(token: Token, after: Token, later: Token) -> bool:
    """True for the key of a property, `key:` or `key?:` between braces."""
    return token.bracket == "{" and (after.text == ":" or (after.text == "?" and later.text == ":"))
