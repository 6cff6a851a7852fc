"""TypeScript as tokens, for the laws about its names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

NAME = re.compile(r"[A-Za-z_$][\w$]*")
SKIPPED = re.compile(
    r"""\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\d[\w.]*""",
    re.DOTALL,
)
REGULAR_EXPRESSION = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
BEFORE_REGULAR_EXPRESSION = {"", "(", ",", "=", ":", "[", "!", "&", "|", "?", "{", ";", ">", "return"}
OPENING, CLOSING = "([{", ")]}"


@dataclass(frozen=True, slots=True)
class Token:
    """A name or a sign, its place in the text, and the bracket around it."""

    text: str
    place: int
    bracket: str


def tokens(source: str) -> Iterator[Token]:
    """All names and signs, without comments, strings and regular expressions.

    Text between the tags of an element would be read as names: the project has none, texts are in catalogues.
    """
    brackets, place, before = [""], 0, ""
    while place < len(source):
        skipped = SKIPPED.match(source, place)
        if skipped is None and before in BEFORE_REGULAR_EXPRESSION:
            skipped = REGULAR_EXPRESSION.match(source, place)
        if skipped:
            is_value = not (skipped[0].isspace() or skipped[0].startswith(("//", "/*")))
            place, before = skipped.end(), '"' if is_value else before
        elif source[place] == "`" or (source[place] == "}" and brackets[-1] == "`"):
            if source[place] == "}":
                brackets.pop()
            place, is_open = end_of_template_part(source, place + 1)
            brackets += ["`"] if is_open else []
            before = "(" if is_open else '"'
        else:
            name = NAME.match(source, place)
            text = name[0] if name else source[place]
            if text in CLOSING and len(brackets) > 1:
                brackets.pop()
            yield Token(text, place, brackets[-1])
            if text in OPENING:
                brackets.append(text)
            place, before = place + len(text), text


def end_of_template_part(source: str, place: int) -> tuple[int, bool]:
    """The place after this part of a template string, and True if an expression begins there."""
    while source[place] != "`":
        if source.startswith("${", place):
            return place + 2, True
        place += 2 if source[place] == "\\" else 1
    return place + 1, False


def names(source: str) -> list[str]:
    """Every name as often as it stands, without properties: those can be fields of stored data."""
    all_tokens = list(tokens(source))
    padded = [Token("", 0, ""), *all_tokens, Token("", 0, ""), Token("", 0, "")]
    return [
        token.text
        for before, token, after, second in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
        if NAME.fullmatch(token.text) and before.text != "." and not is_key(token, after, second)
    ]


def is_key(token: Token, after: Token, second: Token) -> bool:
    """True for the key of a property, `key:` or `key?:` between braces."""
    return token.bracket == "{" and (after.text == ":" or (after.text == "?" and second.text == ":"))
