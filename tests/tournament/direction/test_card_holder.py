from hypothesis import given
from hypothesis import strategies as st

from sjoelen.tournament.competition.competition import Competition, replay
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.card_holder import CardHolder, HolderRole, card_holder
from sjoelen.tournament.direction.people import substitute
from sjoelen.tournament.direction.ring_leaders import name_leader
from sjoelen.tournament.direction.seats import juror_of
from sjoelen.tournament.match_card import commands as card_commands
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnAnnounced, TurnEntered
from sjoelen.tournament.rings.events import RingDrawn
from sjoelen.tournament.rings.ring import draw_rings
from sjoelen.tournament.rings.schedule import schedule
from tests.tournament.competitions import new_competition, with_events, with_results

HALL = with_events(
    new_competition("series-1x10", "anna", "bram", "cas", "dirk"),
    (RingDrawn(1, 1, ("1", "2"), (("anna", "bram"), ("cas", "dirk"))),),
)


def test_the_juror_hands_the_card_to_the_juror_of_the_next_board() -> None:
    with_leader = with_events(HALL, name_leader(HALL, "els", 1, 1))
    holders = [
        card_holder(with_results(with_leader, {"anna": [100] * turns}), "anna", 1) for turns in range(11)
    ]
    assert holders[0] == holders[10] == CardHolder(HolderRole.RING_LEADER, "els")
    assert holders[1:4] == [
        CardHolder(HolderRole.JUROR, "dirk", "2"),
        CardHolder(HolderRole.JUROR, "cas", "1"),
        CardHolder(HolderRole.JUROR, "dirk", "2"),
    ]


def test_a_card_is_at_its_first_board_once_its_wave_has_begun() -> None:
    assert card_holder(HALL, "bram", 1) == CardHolder(HolderRole.RING_LEADER)
    announced = replay([TurnAnnounced(CardSlot("anna", 1, 1), "1", "cas", CardCounts(), 100)], HALL)
    assert card_holder(announced, "bram", 1) == CardHolder(HolderRole.JUROR, "dirk", "2")
    assert card_holder(announced, "anna", 1) == CardHolder(HolderRole.JUROR, "cas", "1")
    assert card_holder(announced, "cas", 1) == CardHolder(HolderRole.RING_LEADER)


def test_the_ring_leader_holds_cards_handed_in_and_cards_of_withdrawn_players() -> None:
    full = with_results(HALL, {"anna": [100] * 10})
    facts = card_commands.hand_in(full.card("anna", 1), CardSlot("anna", 1, 10), full.edition)
    assert card_holder(with_events(full, facts), "anna", 1) == CardHolder(HolderRole.RING_LEADER)
    begun_wave = with_results(HALL, {"anna": [100]})
    gone = with_events(begun_wave, direction.withdraw(begun_wave, "anna", "ill"))
    assert card_holder(gone, "anna", 1) == CardHolder(HolderRole.RING_LEADER)


def test_the_ring_leader_holds_a_card_without_a_juror_unless_they_play_on_it() -> None:
    alone = with_events(new_competition("series-1x10", "anna"), (RingDrawn(1, 1, ("1",), (("anna",),)),))
    assert card_holder(with_results(alone, {"anna": [100]}), "anna", 1) == CardHolder(HolderRole.RING_LEADER)
    replaced = with_events(alone, substitute(alone, "anna", "els", 1, 1), name_leader(alone, "els", 1, 1))
    assert card_holder(replaced, "anna", 1) == CardHolder(HolderRole.RING_LEADER, None)
    assert card_holder(new_competition("series-1x10", "anna"), "anna", 1) == CardHolder(HolderRole.MANAGEMENT)


def test_nobody_ever_holds_or_judges_their_own_card_from_one_player_to_two_hundred() -> None:
    for count in range(1, 201):
        names = [f"p{number}" for number in range(count)]
        (ring,) = draw_rings(names, [list("0123456789")], seed=count)
        places = schedule(ring, 10)
        judging = {(place.wave, place.juror) for place in places}
        assert not judging & {(place.wave, place.slider) for place in places}
        hall = with_events(
            new_competition("series-1x10", *names), (RingDrawn(1, 1, ring.boards, ring.groups),)
        )
        for player in {ring.groups[0][0], ring.groups[-1][-1]}:
            own = [place for place in places if place.slider == player]
            for turns in (1, 6):
                holder = card_holder(with_results(hall, {player: [100] * turns}), player, 1)
                expected = own[turns].juror
                assert holder.person == expected != player
                assert holder.board == (own[turns].board if expected else None)


@st.composite
def halls(draw: st.DrawFn) -> Competition:
    """Build a competition with substitutes, a ring leader, withdrawn players and turns in any order."""
    names = [f"p{number}" for number in range(draw(st.integers(1, 13)))]
    competition = new_competition("series-1x10", *names)
    boards = [str(number) for number in range(draw(st.integers(1, 6)))]
    groups = draw(st.none() | st.integers(1, 3))
    competition = with_events(competition, direction.draw_series(competition, 1, [boards], groups))
    replaced = draw(st.lists(st.sampled_from(names), unique=True, max_size=3))
    for player, other in zip(replaced, ("els", "fred", "gea"), strict=False):
        competition = with_events(
            competition, substitute(competition, player, other, 1, draw(st.integers(1, 10)))
        )
    leader = draw(st.sampled_from([*names, "els", "fred"]))
    competition = with_events(competition, name_leader(competition, leader, 1, 1))
    for player in draw(st.lists(st.sampled_from(names), unique=True, max_size=2)):
        competition = with_events(competition, direction.withdraw(competition, player, "ill"))
    slots = draw(st.lists(st.tuples(st.sampled_from(names), st.integers(1, 10)), unique=True, max_size=60))
    return replay(
        [TurnEntered(CardSlot(player, 1, turn), "", None, CardCounts(), 100) for player, turn in slots],
        competition,
    )


@given(halls())
def test_no_one_holds_or_judges_a_card_they_play_on_after_any_change_of_people(
    hall: Competition,
) -> None:
    for player, entrant in hall.entrants.items():
        assert card_holder(hall, player, 1).person not in entrant.on_card(1)
    for place in schedule(hall.rings[1, 1], 10):
        juror = juror_of(hall, 1, place)
        assert juror is None or juror != hall.entrants[place.slider].player_of_turn(1, place.turn)
