"""Request schemas: the bodies that a client sends."""

from dataclasses import replace
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from sjoelen.desk.live_counts import LiveCount
from sjoelen.desk.name import CHARACTERS_MAX
from sjoelen.home.commands import MOST_HANDICAP
from sjoelen.home.consistency import MOST_PLAYERS
from sjoelen.home.turn_order import MOST_TURNS
from sjoelen.rules.builtin_editions import DEFAULT_EDITION
from sjoelen.rules.error import TallyOrTotal
from sjoelen.rules.ruling import incident_from
from sjoelen.rules.tally import COMPARTMENTS, Tally
from sjoelen.rules.turn_record import Occurrence, TurnRecord

MOST_ITEMS = 200  # in a list; no rule allows so many


def _encodable(text: str) -> str:
    text.encode()  # half a surrogate pair is a ValueError
    return text


Text = Annotated[str, AfterValidator(_encodable)]


class RequestBody(BaseModel):
    """A request body; unknown fields and converted types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def documented(**hints: Any) -> Any:
    """Document a bound of a field; the rules check it and give the error."""
    return Field(json_schema_extra=hints)


def bounded(most: int = MOST_ITEMS) -> Any:
    """Bound a list before any work is done on it; the rules give the error of a limit below that."""
    return Field(max_length=MOST_ITEMS, json_schema_extra={"maxItems": most})


NameText = Annotated[Text, documented(minLength=1, maxLength=CHARACTERS_MAX)]
Count = Annotated[int, documented(minimum=0)]
TurnNumber = Annotated[int, documented(minimum=1, maximum=MOST_TURNS)]
Subturn = Annotated[int, documented(minimum=1)]
FourCounts = Annotated[list[Count], documented(minItems=COMPARTMENTS, maxItems=COMPARTMENTS)]


class EmptyBody(RequestBody):
    """An empty object."""


class SceneBody(RequestBody):
    """The text of a scene file, and the edition that judges it."""

    toml: Text
    edition: Text = DEFAULT_EDITION


class NewPlayer(RequestBody):
    """A player who joins: a name, or a person of the notebook."""

    name: NameText | None = None
    person: Text | None = None
    notebook: Text | None = None


class NewGamePlayer(RequestBody):
    """A player of a new game: a name, or a person of the notebook of the request."""

    name: NameText | None = None
    person: Text | None = None


class NewGame(RequestBody):
    """Rules and players of a new game; without `turns` the game has no fixed end."""

    edition: Text = DEFAULT_EDITION
    turns: Annotated[int, documented(minimum=1, maximum=MOST_TURNS)] | None = None
    house_rules: Annotated[list[Text], bounded()] = []
    players: Annotated[list[NameText | NewGamePlayer], bounded(MOST_PLAYERS)] = []
    notebook: Text | None = None


class NewName(RequestBody):
    """A new name."""

    name: NameText


class NewHandicap(RequestBody):
    """Points to add to each turn."""

    points: Annotated[int, documented(minimum=-MOST_HANDICAP, maximum=MOST_HANDICAP)]


class NewTeam(RequestBody):
    """Players who add up their points."""

    name: NameText
    players: Annotated[list[Text], bounded(MOST_PLAYERS)]


class NewTeams(RequestBody):
    """All teams; an empty list dissolves them."""

    teams: Annotated[list[NewTeam], bounded(MOST_PLAYERS)]


class SubturnCounts(RequestBody):
    """Cumulative counts after this sub-turn, in board order."""

    subturn: Subturn
    tally: FourCounts


class OccurrenceBody(RequestBody):
    """An incident in a sub-turn, at the gate of this value."""

    subturn: Subturn
    incident: Text
    gate: int | None = None


class TurnBody(RequestBody):
    """A turn as far as it is known; `bonus` holds the gate of each bonus slide, 0 for a miss."""

    counts: Annotated[list[SubturnCounts], bounded()] = []
    occurrences: Annotated[list[OccurrenceBody], bounded()] = []
    bonus: Annotated[list[Count], bounded()] = []
    decline_bonus: bool = False
    discs: Annotated[int, documented(minimum=1)] | None = None

    def record(self) -> TurnRecord:
        """Return the turn record; raises UnknownIncident and the errors of a tally."""
        return TurnRecord(
            counts=tuple((count.subturn, Tally(tuple(count.tally))) for count in self.counts),
            occurrences=tuple(
                Occurrence(body.subturn, incident_from(body.incident), body.gate) for body in self.occurrences
            ),
            bonus=tuple(self.bonus),
            bonus_declined=self.decline_bonus,
            discs=self.discs,
        )


class TurnPreviewBody(TurnBody):
    """A turn to preview, with the rules of the game."""

    edition: Text = DEFAULT_EDITION
    house_rules: Annotated[list[Text], bounded()] = []


class NewTurn(TurnBody):
    """Counts after some sub-turns, or the last ones only as `tally`, or only a total.

    `tally` is the count after sub-turn `after`, by default the last. `expects` is the entry that the client
    saw for this turn.
    """

    player: Text
    turn: TurnNumber
    tally: FourCounts | None = None
    after: Subturn | None = None
    total: Count | None = None
    expects: Annotated[int, documented(minimum=1)] | None = None

    def record(self) -> TurnRecord:
        """Return the turn record; raises TallyOrTotal and what the base class raises."""
        record = super().record()
        if self.tally is None:
            if self.after is not None:
                raise TallyOrTotal
            return replace(record, total=self.total)
        if self.counts:
            raise TallyOrTotal
        return replace(record, counts=((self.after, Tally(tuple(self.tally))),), total=self.total)


class LiveCountBody(RequestBody):
    """A turn that is being played, as far as it is counted; without `tally` and `total` nothing is shown."""

    player: Text
    turn: TurnNumber
    subturn: Subturn = 1
    tally: FourCounts | None = None
    bonus: list[Count] = []
    total: Count | None = None

    def count(self) -> LiveCount:
        """Return the count as the desk takes it."""
        tally = None if self.tally is None else tuple(self.tally)
        return LiveCount(self.player, self.turn, self.subturn, tally, tuple(self.bonus), self.total)


class Correction(NewTurn):
    """The corrected turn, and the reason."""

    reason: NameText | None = None


class VoidTurn(RequestBody):
    """A turn that does not count, and the incident that made it void."""

    player: Text
    turn: TurnNumber
    incident: Text


class Undo(RequestBody):
    """The entry to undo."""

    sequence: Annotated[int, documented(minimum=1)]


class IssueLink(RequestBody):
    """The strength of a new link: look, enter or own."""

    strength: Annotated[Text, documented(enum=["look", "enter", "own"])]


class RevokeLink(RequestBody):
    """The id of the link to revoke."""

    link_id: Text


class Rematch(RequestBody):
    """The notebook that lists the new game, if any."""

    notebook: Text | None = None


class NoteLink(RequestBody):
    """The link of a game in the notebook."""

    link: Text


class PersonBody(RequestBody):
    """The person that the request is about."""

    person: Text


class Merge(RequestBody):
    """The entry `person` is the same person as `into`."""

    person: Text
    into: Text


class GameFile(RequestBody):
    """The text of an exported file."""

    file: Text


class NetworkSwitch(RequestBody):
    """True to let other devices in the network reach the server, false to keep them out."""

    open: bool


class TelevisionCode(RequestBody):
    """The code that a television shows."""

    code: Text
