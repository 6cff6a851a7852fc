"""The API of notebooks: the games that one browser knows, and their players."""

from fastapi import APIRouter, Response

from sjoelen.desk import notebook_commands
from sjoelen.desk.card import PersonCard, show_card
from sjoelen.desk.notebook_commands import NewNotebook, NotebookView
from sjoelen.desk.ports import Ports
from sjoelen.web.changes import REFUSED, UNKNOWN, Changes, command_responses, json_response
from sjoelen.web.requests import EmptyBody, Merge, NoteLink, PersonBody


def notebooks(ports: Ports) -> APIRouter:
    """Return the routes of a notebook."""
    router = APIRouter(tags=["notebooks"])
    _games(router, ports)
    _people(router, ports)
    return router


def _games(router: APIRouter, ports: Ports) -> None:
    @router.post("/notebooks", status_code=201, response_model=NewNotebook, responses=REFUSED)
    def new_notebook(change: Changes, body: EmptyBody) -> Response:
        """Create a notebook; its token gives access to it."""
        return json_response(notebook_commands.new_notebook(ports, change.request_for(body)), 201)

    @router.get("/notebooks/{notebook}", response_model=NotebookView, responses=UNKNOWN)
    def show_notebook(notebook: str) -> Response:
        """Return the games and people of a notebook, the newest first."""
        return json_response(notebook_commands.show_notebook(ports, notebook))

    @router.post("/notebooks/{notebook}/games", **command_responses(NotebookView))
    def note_game(notebook: str, change: Changes, body: NoteLink) -> Response:
        """Add a game to the list."""
        return json_response(
            notebook_commands.add_game(ports, change.request_for(body), notebook, body.link), 201
        )

    @router.post("/notebooks/{notebook}/drop", **command_responses(NotebookView))
    def drop_game(notebook: str, change: Changes, body: NoteLink) -> Response:
        """Remove a game from the list; the game itself stays."""
        return json_response(
            notebook_commands.remove_game(ports, change.request_for(body), notebook, body.link), 201
        )


def _people(router: APIRouter, ports: Ports) -> None:
    @router.get("/notebooks/{notebook}/people/{person}", response_model=PersonCard, responses=UNKNOWN)
    def show_person(notebook: str, person: str) -> Response:
        """Return the card of a person over all games of the notebook."""
        return json_response(show_card(ports, notebook, person))

    @router.post("/notebooks/{notebook}/merge", **command_responses(NotebookView))
    def merge_people(notebook: str, change: Changes, body: Merge) -> Response:
        """Merge two entries into one person."""
        return json_response(
            notebook_commands.merge(ports, change.request_for(body), notebook, body.person, body.into), 201
        )

    @router.post("/notebooks/{notebook}/unmerge", **command_responses(NotebookView))
    def unmerge_person(notebook: str, change: Changes, body: PersonBody) -> Response:
        """Separate an entry that was merged."""
        return json_response(
            notebook_commands.unmerge(ports, change.request_for(body), notebook, body.person), 201
        )

    @router.post("/notebooks/{notebook}/erase", **command_responses(NotebookView))
    def erase_person(notebook: str, change: Changes, body: PersonBody) -> Response:
        """Forget a person's names in the games that the notebook owns; the points stay."""
        return json_response(
            notebook_commands.erase(ports, change.request_for(body), notebook, body.person), 201
        )
