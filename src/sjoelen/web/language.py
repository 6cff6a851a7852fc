"""The language of the reader."""

from starlette.requests import Request

from sjoelen.locale.say import LANGUAGES


def language_of(request: Request) -> str:
    """Return the language of ?lang=, the cookie `lang` or Accept-Language, else the server's default."""
    chosen = request.query_params.get("lang"), request.cookies.get("lang")
    accepted = _by_preference(request.headers.get("accept-language", ""))
    wanted = (tag.lower().split("-")[0] for tag in (*chosen, *accepted) if tag)
    default: str = request.app.state.language
    return next((language for language in wanted if language in LANGUAGES), default)


def _by_preference(header: str) -> list[str]:
    weighed = [_weighed(part) for part in header.split(",") if part.strip()]
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]


def _weighed(part: str) -> tuple[float, str]:
    tag, _, weight = part.strip().partition(";q=")
    try:
        return (float(weight) if weight else 1.0, tag.strip())
    except ValueError:
        return (0.0, tag)
