import pytest

from sjoelen.tournament.bouts.bracket import Bout, BoutLegs, final_ranks, first_round_pairs, rounds

TARGETS = (9, 11, 13)


def test_the_best_meets_the_last_and_the_best_two_only_in_the_final() -> None:
    assert first_round_pairs(["1", "2", "3", "4", "5", "6", "7", "8"]) == [
        ("1", "8"),
        ("4", "5"),
        ("2", "7"),
        ("3", "6"),
    ]


@pytest.mark.parametrize("count", range(2, 65))
def test_byes_go_to_the_best_seeds_and_every_player_has_one_place(count: int) -> None:
    players = [str(number) for number in range(1, count + 1)]
    pairs = first_round_pairs(players)
    assert sorted(player for pair in pairs for player in pair if player) == sorted(players)
    byes = [first or second for first, second in pairs if first is None or second is None]
    assert sorted(map(int, filter(None, byes))) == list(range(1, len(byes) + 1))


def bout(*legs: tuple[int, int], deciders: tuple[tuple[int, int], ...] = (), target: int = 5) -> Bout:
    return Bout(1, 1, "anna", "bram", target, legs, deciders)


WIN, LOSS, DRAW = (90, 80), (80, 90), (85, 85)


@pytest.mark.parametrize(
    ("played", "score", "winner", "needs_decider"),
    [
        (bout(), (0, 0), None, False),
        (bout(WIN, DRAW), (3, 1), None, False),
        (bout(WIN, DRAW, WIN), (5, 1), "anna", False),
        (bout(LOSS, DRAW, LOSS), (1, 5), "bram", False),
        (bout(WIN, LOSS, WIN, LOSS, DRAW), (5, 5), None, True),
        (bout(WIN, LOSS, WIN, LOSS, DRAW, deciders=((20, 20),)), (5, 5), None, True),
        (bout(WIN, LOSS, WIN, LOSS, DRAW, deciders=((20, 20), (20, 24))), (5, 5), "bram", False),
        (bout(WIN, LOSS, WIN, LOSS, DRAW, deciders=((24, 20),)), (5, 5), "anna", False),
    ],
)
def test_two_points_a_leg_won_one_for_a_draw_and_first_to_the_target(
    played: Bout, score: tuple[int, int], winner: str | None, needs_decider: bool
) -> None:
    assert (played.score, played.winner, played.needs_decider) == (score, winner, needs_decider)
    assert played.loser == {"anna": "bram", "bram": "anna", None: None}[winner]


def test_the_semi_final_and_the_final_need_more_leg_points() -> None:
    tree = rounds([str(number) for number in range(16)], TARGETS, {})
    assert [bouts[0].target for bouts in tree] == [9, 9, 11, 13]
    assert [len(bouts) for bouts in tree] == [8, 4, 2, 1]
    assert [bouts[0].target for bouts in rounds(["a", "b"], TARGETS, {})] == [13]


def test_a_winner_moves_into_the_next_round() -> None:
    wins = BoutLegs(legs=(WIN,) * 6)
    tree = rounds(["a", "b", "c"], TARGETS, {(1, "c", "b"): wins})
    assert [(bout.one, bout.other, bout.winner) for bout in tree[0]] == [("a", None, "a"), ("b", "c", "c")]
    assert (tree[1][0].one, tree[1][0].other, tree[1][0].winner) == ("a", "c", None)


def test_losers_of_the_same_round_share_a_rank() -> None:
    wins = BoutLegs(legs=(WIN,) * 7)
    played = {(1, "a", "d"): wins, (1, "b", "c"): wins, (2, "a", "b"): wins}
    assert final_ranks(rounds(["a", "b", "c", "d"], TARGETS, played)) == {"a": 1, "b": 2, "c": 3, "d": 3}


def test_no_player_gives_no_bout_and_a_single_player_has_a_bye() -> None:
    assert rounds([], TARGETS, {}) == []
    assert final_ranks([]) == {}
    ((bye,),) = rounds(["a"], TARGETS, {})
    assert (bye.is_bye, bye.winner, final_ranks([[bye]])) == (True, "a", {"a": 1})


def test_the_player_who_withdraws_first_loses_a_bout_that_the_legs_do_not_decide() -> None:
    ((walkover,),) = rounds(["a", "b"], TARGETS, {}, withdrawn=["b", "a"])
    assert (walkover.winner, walkover.is_walkover) == ("a", True)
    won = {(1, "a", "b"): BoutLegs(legs=(WIN,) * 7)}
    ((decided,),) = rounds(["a", "b"], TARGETS, won, withdrawn=["a"])
    assert (decided.winner, decided.is_walkover) == ("a", False)
