"""The API of notebooks: which games one browser knows, and the people in them."""

from fastapi import APIRouter, Response

from sjoelen.desk import notebook_commands
from sjoelen.desk.card import PersonCard, show_card
from sjoelen.desk.notebook_commands import NewNotebook, Notes
from sjoelen.desk.ports import Desk
from sjoelen.web.changes import REFUSED, UNKNOWN, Changes, as_json, changing
from sjoelen.web.requests import AboutPerson, Merge, NoteLink, Nothing


def notebooks(desk: Desk) -> APIRouter:
    """Every address of a notebook, at this desk."""
    router = APIRouter(tags=["notebooks"])
    _games(router, desk)
    _people(router, desk)
    return router


def _games(router: APIRouter, desk: Desk) -> None:
    @router.post("/notebooks", status_code=201, response_model=NewNotebook, responses=REFUSED)
    def new_notebook(change: Changes, body: Nothing) -> Response:
        """Begin a notebook; whoever has its token can read it."""
        return as_json(notebook_commands.new_notebook(desk, change.asking(body)), 201)

    @router.get("/notebooks/{notebook}", response_model=Notes, responses=UNKNOWN)
    def show_notebook(notebook: str) -> Response:
        """Games and people, the newest first."""
        return as_json(notebook_commands.show_notes(desk, notebook))

    @router.post("/notebooks/{notebook}/games", **changing(Notes))
    def note_game(notebook: str, change: Changes, body: NoteLink) -> Response:
        """Put a game on the list."""
        return as_json(notebook_commands.note(desk, change.asking(body), notebook, body.link), 201)

    @router.post("/notebooks/{notebook}/drop", **changing(Notes))
    def drop_game(notebook: str, change: Changes, body: NoteLink) -> Response:
        """Take a game off the list; the game itself stays."""
        return as_json(notebook_commands.drop(desk, change.asking(body), notebook, body.link), 201)


def _people(router: APIRouter, desk: Desk) -> None:
    @router.get("/notebooks/{notebook}/people/{person}", response_model=PersonCard, responses=UNKNOWN)
    def show_person(notebook: str, person: str) -> Response:
        """A person's card over all games of the notebook."""
        return as_json(show_card(desk, notebook, person))

    @router.post("/notebooks/{notebook}/merge", **changing(Notes))
    def merge_people(notebook: str, change: Changes, body: Merge) -> Response:
        """Let two entries be one person."""
        return as_json(
            notebook_commands.merge(desk, change.asking(body), notebook, body.person, body.into), 201
        )

    @router.post("/notebooks/{notebook}/unmerge", **changing(Notes))
    def unmerge_person(notebook: str, change: Changes, body: AboutPerson) -> Response:
        """Let an entry be a person of its own again."""
        return as_json(notebook_commands.unmerge(desk, change.asking(body), notebook, body.person), 201)

    @router.post("/notebooks/{notebook}/erase", **changing(Notes))
    def erase_person(notebook: str, change: Changes, body: AboutPerson) -> Response:
        """Forget a person's names in the games that the notebook owns; the points stay."""
        return as_json(notebook_commands.erase(desk, change.asking(body), notebook, body.person), 201)
