from sjoelen.rules.tally import Tally
from sjoelen.rules.turn_record import TurnRecord, last_counts
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction.decision_chain import Facts
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.direction.printed_card import CardLine, CardMark, card_lines
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.card import CellState
from sjoelen.tournament.match_card.events import CardSlot
from sjoelen.tournament.rings.events import RingDrawn
from tests.tournament.competitions import new_competition, with_events

HALL = with_events(
    new_competition("series-1x10", "anna", "bram"), (RingDrawn(1, 1, ("1", "2"), (("anna",), ("bram",))),)
)
SLOT = CardSlot("anna", 1, 1)


def enter(competition: Competition, points: int | Tally, turn: int = 1) -> Competition:
    record = last_counts(points) if isinstance(points, Tally) else TurnRecord(total=points)
    card = competition.card("anna", 1)
    slot = CardSlot("anna", 1, turn)
    facts = card_commands.enter_turn(card, slot, record, competition.edition, board="1", juror="bram")
    return with_events(competition, facts)


def corrected(competition: Competition, points: int) -> Competition:
    card, rules = competition.card("anna", 1), competition.edition
    return with_events(
        competition,
        card_commands.correct_turn(
            card, SLOT, TurnRecord(total=points), rules, by="leader", reason="misread"
        ),
    )


def first(competition: Competition) -> CardLine:
    return next(iter(card_lines(competition, "anna", 1)))


def after(competition: Competition, facts: Facts) -> CardLine:
    return first(with_events(competition, facts))


def test_an_empty_card_names_the_board_and_the_juror_of_each_turn() -> None:
    lines = list(card_lines(HALL, "anna", 1))
    assert [(line.turn, line.board, line.juror) for line in lines[:3]] == [
        (1, "1", "bram"),
        (2, "2", None),
        (3, "1", "bram"),
    ]
    assert {(line.points, line.running, line.struck, line.mark) for line in lines} == {(None, None, (), None)}
    undrawn = first(new_competition("series-1x10", "anna"))
    assert (undrawn.board, undrawn.juror) == ("", None)


def test_counts_are_in_board_order_and_totals_accumulate() -> None:
    lines = list(card_lines(enter(enter(HALL, Tally((9, 5, 7, 5))), 100, 2), "anna", 1))
    assert (lines[0].counts, lines[0].points, lines[1].counts) == ((9, 5, 7, 5), 116, None)
    assert [line.running for line in lines[:3]] == [116, 216, None]


def test_a_stamped_correction_shows_all_crossed_out_numbers() -> None:
    line = first(corrected(corrected(enter(HALL, 104), 100), 105))
    assert (line.points, line.struck, line.mark) == (105, (104, 100), CardMark.STAMPED)
    assert (line.by, line.reason, line.counts) == ("leader", "misread", None)


def test_the_lowest_legible_number_of_a_crossed_out_turn_counts() -> None:
    competition = enter(HALL, 104)
    card, rules = competition.card("anna", 1), competition.edition
    line = after(competition, card_commands.cross_out(card, SLOT, (104, 98), rules))
    assert (line.points, line.struck, line.mark, line.by) == (98, (104,), CardMark.CROSSED_OUT, "")


def test_a_disputed_turn_strikes_nothing_until_it_is_decided() -> None:
    disputed = enter(enter(HALL, 104), 98)
    line = first(disputed)
    assert (line.state, line.points, line.struck, line.running) == (CellState.DISPUTED, None, (), None)
    decided = after(disputed, card_commands.decide_dispute(disputed.card("anna", 1), SLOT, 98, by="leader"))
    assert (decided.points, decided.struck, decided.mark) == (98, (104,), CardMark.DECIDED)


def test_a_replay_strikes_the_void_turn_even_with_equal_points() -> None:
    competition = enter(HALL, 104)
    for turn in range(2, 11):
        competition = enter(competition, 90, turn)
    rules = competition.edition
    ordered = with_events(
        competition,
        card_commands.order_replay(
            competition.card("anna", 1), SLOT, rules, by="leader", reason="a disc broke"
        ),
    )
    due = first(ordered)
    assert (due.state, due.points, due.struck, due.reason) == (
        CellState.REPLAY_DUE,
        None,
        (104,),
        "a disc broke",
    )
    again = card_commands.enter_replay(
        ordered.card("anna", 1), SLOT, last_counts(Tally((9, 5, 7, 1))), rules, board="1", juror=None
    )
    line = after(ordered, again)
    assert (line.points, line.struck, line.mark, line.counts) == (72, (104,), CardMark.REPLAYED, (9, 5, 7, 1))
    assert (line.juror, line.by) == (None, "leader")


def test_a_ruling_may_exclude_a_turn() -> None:
    competition = enter(HALL, 104)
    line = after(
        competition, card_commands.rule_turn(SLOT, None, competition.edition, by="m", reason="unforeseen")
    )
    assert (line.points, line.struck, line.mark, line.running) == (None, (104,), CardMark.RULED, 0)


def test_a_score_that_was_only_announced_does_not_count() -> None:
    announced = card_commands.announce_turn(
        HALL.card("anna", 1), SLOT, TurnRecord(total=104), HALL.edition, board="2", juror="bram"
    )
    line = after(HALL, announced)
    assert (line.board, line.state, line.points, line.struck) == ("2", CellState.ANNOUNCED, None, ())


def test_each_line_names_the_player_of_its_turn() -> None:
    replaced = with_events(HALL, substitute(HALL, "anna", "els", 1, 4))
    assert [line.player for line in card_lines(replaced, "anna", 1)] == ["anna"] * 3 + ["els"] * 7
