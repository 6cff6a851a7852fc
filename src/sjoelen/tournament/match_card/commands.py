"""Commands of a match card: each returns events, or raises an error that cites the article."""

from sjoelen.rules.edition import Edition
from sjoelen.rules.error import NothingToCorrect, TurnAfterLast, TurnBeforeFirst
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import ruling
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord
from sjoelen.tournament.error import (
    CardNotFinished,
    CorrectionTooLate,
    NotDisputed,
    NothingAnnounced,
    NotOneOfTheWritten,
    OwnCard,
    ReplayNotOrdered,
    ReplayTooEarly,
    StampedStands,
    TurnAlreadySettled,
    WrongBoard,
)
from sjoelen.tournament.match_card.card import CellState, MatchCard
from sjoelen.tournament.match_card.events import (
    CardCounts,
    CardEvent,
    CardHandedIn,
    CardSlot,
    CardTurnCorrected,
    DisputeDecided,
    ReplayEntered,
    ReplayOrdered,
    TurnAnnounced,
    TurnCrossedOut,
    TurnEntered,
    TurnRuled,
)


def announce_turn(
    card: MatchCard, slot: CardSlot, record: TurnRecord, edition: Edition, *, board: str, juror: str | None
) -> tuple[CardEvent, ...]:
    """Announce a score, which counts once the player agrees. Raises what `enter_turn` raises."""
    _check_entry(card, slot, edition, juror)
    return (TurnAnnounced(slot, board, juror, _card_counts(record), points_of(record, edition)),)


def agree_turn(card: MatchCard, slot: CardSlot) -> tuple[CardEvent, ...]:
    """Enter the announced score; raises NothingAnnounced."""
    announced = card.cell(slot.turn).announced
    if announced is None:
        raise NothingAnnounced(turn=slot.turn)
    return (TurnEntered(slot, announced.board, announced.juror, announced.told, announced.points),)


def enter_turn(
    card: MatchCard, slot: CardSlot, record: TurnRecord, edition: Edition, *, board: str, juror: str | None
) -> tuple[CardEvent, ...]:
    """Enter a score that the player agreed to; a second, different score makes the turn disputed.

    Raises TurnBeforeFirst, TurnAfterLast, OwnCard, TurnAlreadySettled and what `points_of` raises.
    """
    _check_entry(card, slot, edition, juror)
    points, cell = points_of(record, edition), card.cell(slot.turn)
    if cell.state is CellState.RECORDED and cell.points == points:
        return ()
    return (TurnEntered(slot, board, juror, _card_counts(record), points),)


def correct_turn(
    card: MatchCard, slot: CardSlot, record: TurnRecord, edition: Edition, *, by: str, reason: str
) -> tuple[CardEvent, ...]:
    """Correct a score with a stamp, before the player slides at the next board (R53).

    Raises NothingToCorrect, CorrectionTooLate and what `points_of` raises.
    """
    article = edition.corrected_by.article
    if not card.cell(slot.turn).entries:
        raise NothingToCorrect(turn=slot.turn)
    if card.cell(slot.turn + 1).entries:
        raise CorrectionTooLate(article, turn=slot.turn)
    return (CardTurnCorrected(slot, points_of(record, edition), by, reason, article),)


def cross_out(
    card: MatchCard, slot: CardSlot, legible: tuple[int, ...], edition: Edition
) -> tuple[CardEvent, ...]:
    """Enter the legible numbers of a crossed-out turn, of which the lowest counts (R54).

    Raises NothingToCorrect, StampedStands and what `points_of` raises.
    """
    cell = card.cell(slot.turn)
    if not legible:
        raise NothingToCorrect(turn=slot.turn)
    if isinstance(cell.verdict, CardTurnCorrected):
        raise StampedStands(edition.corrected_by.article, turn=slot.turn, points=cell.verdict.points)
    numbers = tuple(sorted(points_of(TurnRecord(total=points), edition) for points in legible))
    return (TurnCrossedOut(slot, numbers, edition.crossed_out.article),)


def decide_dispute(card: MatchCard, slot: CardSlot, points: int, *, by: str) -> tuple[CardEvent, ...]:
    """Decide which of the different entries is valid; raises NotDisputed, NotOneOfTheWritten."""
    cell = card.cell(slot.turn)
    if cell.state is not CellState.DISPUTED:
        raise NotDisputed(turn=slot.turn)
    if points not in cell.entered_points:
        raise NotOneOfTheWritten(turn=slot.turn, points=points, written=cell.entered_points)
    return (DisputeDecided(slot, points, by),)


def order_replay(
    card: MatchCard, slot: CardSlot, edition: Edition, *, by: str, reason: str
) -> tuple[CardEvent, ...]:
    """Order a replay of the turn; raises NothingToCorrect if it was never played."""
    if not card.cell(slot.turn).entries:
        raise NothingToCorrect(turn=slot.turn)
    return (ReplayOrdered(slot, by, reason, ruling(Incident.BROKEN_DISC, edition).article),)


def enter_replay(
    card: MatchCard, slot: CardSlot, record: TurnRecord, edition: Edition, *, board: str, juror: str | None
) -> tuple[CardEvent, ...]:
    """Enter the replay, which follows the last turn on the same board (R57).

    Raises ReplayNotOrdered, ReplayTooEarly, WrongBoard, OwnCard and what `points_of` raises.
    """
    cell, article = card.cell(slot.turn), edition.replay_moment.article
    if cell.state is not CellState.REPLAY_DUE:
        raise ReplayNotOrdered(turn=slot.turn)
    waiting = [turn for turn in range(1, card.turns + 1) if not card.cell(turn).entries]
    if waiting:
        raise ReplayTooEarly(article, turn=slot.turn, waiting=tuple(waiting))
    if board != cell.entries[-1].board:
        raise WrongBoard(article, board=board, expected=cell.entries[-1].board)
    _check_juror(slot, edition, juror)
    return (ReplayEntered(slot, board, juror, _card_counts(record), points_of(record, edition)),)


def rule_turn(
    slot: CardSlot, record: TurnRecord | None, edition: Edition, *, by: str, reason: str
) -> tuple[CardEvent, ...]:
    """Rule on a case that the rules do not foresee (R60); raises what `points_of` raises.

    `record` None: the turn is not counted.
    """
    points = None if record is None else points_of(record, edition)
    return (TurnRuled(slot, points, by, reason, edition.unforeseen_decided_by.article),)


def hand_in(card: MatchCard, slot: CardSlot, edition: Edition) -> tuple[CardEvent, ...]:
    """Hand in the finished card: the original goes to the ring leader (R56); raises CardNotFinished."""
    unsettled = tuple(
        turn for turn in range(1, card.turns + 1) if card.cell(turn).state is not CellState.RECORDED
    )
    if unsettled:
        raise CardNotFinished(edition.finished_card.article, turns=unsettled)
    return (CardHandedIn(slot.player, slot.series, edition.finished_card.article),)


def _check_entry(card: MatchCard, slot: CardSlot, edition: Edition, juror: str | None) -> None:
    if slot.turn < 1:
        raise TurnBeforeFirst(turn=slot.turn)
    if slot.turn > card.turns:
        raise TurnAfterLast(edition.turns_per_match.article, turn=slot.turn, turns=card.turns)
    cell = card.cell(slot.turn)
    if cell.verdict is not None or cell.replay is not None:
        raise TurnAlreadySettled(turn=slot.turn, points=cell.points)
    _check_juror(slot, edition, juror)


def _check_juror(slot: CardSlot, edition: Edition, juror: str | None) -> None:
    if juror == slot.player:
        raise OwnCard(edition.juror_card_on_table.article, player=slot.player)


def _card_counts(record: TurnRecord) -> CardCounts:
    """Return the last counts with the bonus slides, because a card has no space for more."""
    if not record.counts:
        return CardCounts()
    subturn, tally = record.counts[-1]
    return CardCounts(tally.counts, subturn, record.bonus, record.bonus_declined)
