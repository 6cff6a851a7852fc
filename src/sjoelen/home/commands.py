"""Commands of a game at home: each returns events, or refuses."""

from collections.abc import Iterable
from typing import Any

from sjoelen.home.consistency import check_consistency
from sjoelen.home.draw import Dice, draw
from sjoelen.home.error import (
    BeginningStays,
    GameHasEnded,
    HandicapOutOfRange,
    InTwoTeams,
    LinkNotUndone,
    PlayerHasLeft,
    TeamEmpty,
    TurnAlreadyRecorded,
    TurnChangedMeanwhile,
    TurnsOutOfRange,
    TurnsPlayedBeforeDraw,
    UnknownEntry,
    UnknownPlayer,
)
from sjoelen.home.events import (
    EntryUndone,
    GameEnded,
    GameStarted,
    HandicapSet,
    HomeEvent,
    LinkIssued,
    LinkRevoked,
    PlayerAdded,
    PlayerLeft,
    PlayerRejoined,
    PlayerRenamed,
    StarterDrawn,
    Team,
    TeamsFormed,
    TurnCorrected,
    TurnDeclaredVoid,
    TurnRecorded,
)
from sjoelen.home.game import HomeGame, evolve
from sjoelen.home.turn_order import MOST_TURNS, is_complete, last_turn
from sjoelen.rules.builtin_editions import edition as edition_of
from sjoelen.rules.edition import Edition
from sjoelen.rules.error import IncidentVoidsNothing, NothingToCorrect, TurnAfterLast, TurnBeforeFirst
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Consequence
from sjoelen.rules.ruling import incident_from, ruling
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord, with_subturn_numbers

MOST_HANDICAP = 99  # ours: two thirds of a perfect turn
Events = tuple[HomeEvent, ...]


def start(edition: str, house_rules: Iterable[str], turns: int | None = None) -> Events:
    """Agree on the rules, and on a number of turns or to play on until you stop.

    Raises UnknownEdition, UnknownHouseRule, HouseRulesClash, TurnsOutOfRange.
    """
    rules = tuple(house_rules)
    agreement = apply_house_rules(edition_of(edition), rules)
    if turns is not None:
        if not 1 <= turns <= MOST_TURNS:
            raise TurnsOutOfRange(turns=turns, most=MOST_TURNS)
        apply_house_rules(edition_of(edition), (*rules, f"turns-{turns}"))
    return (GameStarted(agreement.id, agreement.house_rules, turns),)


def add_player(game: HomeGame, player: str, name: str | None = None) -> Events:
    """Let someone join, also later; raises TooManyPlayers, PlayerAlreadyIn."""
    return _consistent(game, PlayerAdded(player, name or player))


def rename(game: HomeGame, player: str, name: str) -> Events:
    """Rename a player; raises UnknownPlayer."""
    _require_player(game, player)
    return (PlayerRenamed(player, name),)


def leave(game: HomeGame, player: str) -> Events:
    """Let a player stop; one who has left stays away. Raises UnknownPlayer."""
    _require_player(game, player)
    return () if player in game.left else (PlayerLeft(player),)


def rejoin(game: HomeGame, player: str) -> Events:
    """Let a player who left play on; one who plays stays. Raises UnknownPlayer."""
    _require_player(game, player)
    return (PlayerRejoined(player),) if player in game.left else ()


def set_handicap(game: HomeGame, player: str, points: int) -> Events:
    """Give a player points on top of each turn, or take them; raises UnknownPlayer, HandicapOutOfRange."""
    _require_player(game, player)
    if abs(points) > MOST_HANDICAP:
        raise HandicapOutOfRange(points=points, most=MOST_HANDICAP)
    return (HandicapSet(player, points),)


def form_teams(game: HomeGame, teams: Iterable[Team]) -> Events:
    """Form teams, or none; raises UnknownPlayer, TeamEmpty, InTwoTeams."""
    formed, placed = tuple(teams), set[str]()
    for team in formed:
        if not team.players:
            raise TeamEmpty
        for player in team.players:
            _require_player(game, player)
            if player in placed:
                raise InTwoTeams(player=player)
            placed.add(player)
    return (TeamsFormed(formed),)


def draw_starter(game: HomeGame, dice: Dice) -> Events:
    """Draw who starts (R70) of those who play.

    Raises NobodyToDraw, StarterAlreadyDrawn, TurnsPlayedBeforeDraw, GameHasEnded.
    """
    _require_going(game)
    if game.recorded:
        raise TurnsPlayedBeforeDraw(turns=len(game.recorded))
    playing = [player for player in game.players if player not in game.left]
    return accept_draw(game, draw(playing, dice))


def accept_draw(game: HomeGame, player: str) -> Events:
    """Let a drawn player start; raises UnknownPlayer, PlayerHasLeft, StarterAlreadyDrawn."""
    _require_playing(game, player)
    return _consistent(game, StarterDrawn(player))


def end(game: HomeGame) -> Events:
    """End the game, also before all turns are played; a game that is over stays as it is."""
    return () if is_complete(game) else (GameEnded(),)


def record_turn(
    game: HomeGame, player: str, turn: int, record: TurnRecord, expects: int | None = None
) -> Events:
    """Record a turn, in any order, each once; `expects`: the entry that was seen in its place.

    The same points once more, from another device, are the same fact. Raises UnknownPlayer, PlayerHasLeft,
    TurnBeforeFirst, TurnAfterLast, TurnAlreadyRecorded, TurnChangedMeanwhile, GameHasEnded and what
    `points_of` raises.
    """
    if _stands_already(game, player, turn, record):
        return ()
    _require_open(game, player, turn)
    if expects is not None:
        raise TurnChangedMeanwhile(**_conflict_facts(game, player, turn))
    points = points_of(record, game.edition)
    return (TurnRecorded(player, turn, points=points, **_event_fields(record, game.edition)),)


def correct_turn(
    game: HomeGame,
    player: str,
    turn: int,
    record: TurnRecord,
    *,
    reason: str | None = None,
    expects: int | None = None,
) -> Events:
    """Record a turn anew; `expects`: the entry that was seen in its place.

    Another device that corrected it to the same points made the same correction.
    Raises UnknownPlayer, NothingToCorrect, TurnChangedMeanwhile and what `points_of` raises.
    """
    _require_player(game, player)
    entry = game.standing_entries.get((player, turn))
    if entry is None:
        raise NothingToCorrect(player=player, turn=turn)
    if expects not in (None, entry.sequence):
        if _stands_already(game, player, turn, record):
            return ()
        raise TurnChangedMeanwhile(**_conflict_facts(game, player, turn))
    points = points_of(record, game.edition)
    return (
        TurnCorrected(
            player,
            turn,
            points=points,
            corrects=entry.sequence,
            reason=reason,
            **_event_fields(record, game.edition),
        ),
    )


def void_turn(game: HomeGame, player: str, turn: int, incident: str) -> Events:
    """Declare a turn void that is not recorded yet; at home it is played again at once.

    Raises UnknownPlayer, PlayerHasLeft, TurnBeforeFirst, TurnAfterLast, TurnAlreadyRecorded, GameHasEnded,
    UnknownIncident, IncidentVoidsNothing.
    """
    _require_open(game, player, turn)
    ruled = ruling(incident, game.edition)
    if ruled.consequence is not Consequence.REPLAY:
        raise IncidentVoidsNothing(ruled.article, incident=incident_from(incident))
    return (TurnDeclaredVoid(player, turn, incident),)


def undo(game: HomeGame, sequence: int) -> Events:
    """Undo an entry; undoing an undoing lets the entry count again; an undone entry stays so.

    Raises UnknownEntry, BeginningStays, LinkNotUndone and, when what then counts does not fit, what
    `check_consistency` raises.
    """
    if not 1 <= sequence <= len(game.entries):
        raise UnknownEntry(entry=sequence)
    entry = game.entries[sequence - 1]
    if entry.undone:
        return ()
    if isinstance(entry.event, GameStarted):
        raise BeginningStays(entry=sequence)
    if isinstance(entry.event, LinkIssued | LinkRevoked):
        raise LinkNotUndone(entry=sequence)
    return _consistent(game, EntryUndone(sequence))


def _consistent(game: HomeGame, event: HomeEvent) -> Events:
    """Return the event, when the game after it is consistent."""
    check_consistency(game, evolve(game, event))
    return (event,)


def _require_player(game: HomeGame, player: str) -> None:
    if player not in game.players:
        raise UnknownPlayer(player=player)


def _require_playing(game: HomeGame, player: str) -> None:
    _require_player(game, player)
    if player in game.left:
        raise PlayerHasLeft(player=player)


def _require_going(game: HomeGame) -> None:
    if game.ended:
        raise GameHasEnded


def _stands_already(game: HomeGame, player: str, turn: int, record: TurnRecord) -> bool:
    recorded = game.recorded.get((player, turn))
    return recorded is not None and recorded.points == points_of(record, game.edition)


def _require_open(game: HomeGame, player: str, turn: int) -> None:
    _require_going(game)
    _require_playing(game, player)
    _require_turn(game, turn)
    if (player, turn) in game.recorded:
        raise TurnAlreadyRecorded(**_conflict_facts(game, player, turn))


def _require_turn(game: HomeGame, turn: int) -> None:
    if turn < 1:
        raise TurnBeforeFirst(turn=turn)
    if turn > (last := last_turn(game)):
        raise TurnAfterLast(game.edition.friendly_turns.article, turn=turn, turns=last)


def _conflict_facts(game: HomeGame, player: str, turn: int) -> dict[str, str | int | None]:
    entry, recorded = game.standing_entries.get((player, turn)), game.recorded.get((player, turn))
    points = recorded.points if recorded else None
    return {"player": player, "turn": turn, "points": points, "entry": entry.sequence if entry else None}


def _event_fields(record: TurnRecord, edition: Edition) -> dict[str, Any]:
    """Return the record as the fields of an event."""
    counts = with_subturn_numbers(record, edition).counts
    return {
        "counts": tuple((number, tally.counts) for number, tally in counts),
        "occurrences": tuple(
            (occurrence.subturn, str(occurrence.incident), occurrence.gate)
            for occurrence in record.occurrences
        ),
        "bonus": record.bonus,
        "bonus_declined": record.bonus_declined,
        "discs": record.discs,
        "total": record.total,
    }
