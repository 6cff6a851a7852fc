"""Random legs of bouts and duels, and random line-ups."""

from functools import partial
from random import Random

from sjoelen.tournament.bouts.bracket import Bout
from sjoelen.tournament.competition.competition import Competition
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.direction.decision_chain import Decision, Facts
from sjoelen.tournament.duels import knockout_commands
from sjoelen.tournament.duels.duel import Meeting, meetings
from sjoelen.tournament.duels.duel_commands import correct_meeting, current_duels, play_meeting
from sjoelen.tournament.league.line_up import Fixture, open_line_up, rule_line_up, seal_line_up

LEG_POINTS = (80, 88, 96)
OFTEN, SELDOM = 0.95, 0.02


def bout_decisions(_: Competition, dice: Random) -> list[Decision]:
    """Return decisions for the legs of a knock-out, complete or not, with rare withdrawals."""
    return [partial(_continue_knockout, dice=dice)] * dice.choice((5, 400))


def line_up_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """Return decisions that seal and open the line-ups of the duels; a few are set by a ruling."""
    decisions: list[Decision] = []
    for duel in (duel for duel in current_duels(competition) if duel.unnamed):
        line_ups = [
            (Fixture(duel.one, duel.other, team), _random_line_up(competition, team, dice))
            for team in (duel.one, duel.other)
        ]
        decisions += [
            partial(seal_line_up, fixture=fixture, players=players, word="w") for fixture, players in line_ups
        ]
        decisions += [_opening_decision(fixture, players, dice) for fixture, players in line_ups]
    return decisions


def meeting_decisions(competition: Competition, dice: Random) -> list[Decision]:
    """Return decisions for meetings in random order, with corrections, open meetings and withdrawals."""
    all_meetings, share = list(meetings(current_duels(competition))), dice.choice((0.7, 1))
    dice.shuffle(all_meetings)
    played = [meeting for meeting in all_meetings if dice.random() < share]
    decisions: list[Decision] = [partial(_play_meeting, meeting=meeting, dice=dice) for meeting in played]
    decisions += [
        partial(_correct_meeting, meeting=meeting, dice=dice)
        for meeting in dice.sample(played, len(played) // 5)
    ]
    if dice.random() < 0.3:  # noqa: PLR2004 now and then
        decisions.insert(dice.randrange(len(decisions) + 1), partial(_withdraw, dice=dice))
    return decisions


def _continue_knockout(competition: Competition, dice: Random) -> Facts:
    trees = knockout_commands.brackets(competition).values()
    bouts = [bout for tree in trees for bouts in tree for bout in bouts if bout.one and bout.other]
    waiting = [bout for bout in bouts if not bout.winner]
    played = [bout for bout in bouts if bout.legs]
    if not waiting:
        return ()
    if dice.random() < SELDOM:
        return _withdraw(competition, dice)
    if not played or dice.random() < OFTEN:
        return _play_leg(competition, dice.choice(waiting), dice)
    return _correct_leg(competition, dice.choice(played), dice)


def _withdraw(competition: Competition, dice: Random) -> Facts:
    return direction.withdraw(competition, dice.choice(list(competition.entrants)), "ill")


def _random_line_up(competition: Competition, team: str, dice: Random) -> list[str]:
    own = [player for player, entrant in competition.entrants.items() if entrant.team == team]
    return dice.sample(own, min(len(own), competition.format.team_size))


def _opening_decision(fixture: Fixture, players: list[str], dice: Random) -> Decision:
    if dice.random() < 0.1:  # noqa: PLR2004 a captain who lost the word
        return partial(rule_line_up, fixture=fixture, players=players, by="direction", reason="lost")
    return partial(open_line_up, fixture=fixture, players=players, word="w")


def _play_meeting(competition: Competition, meeting: Meeting, dice: Random) -> Facts:
    pair, points = (
        dice.sample([meeting.one, meeting.other], 2),
        (dice.choice(LEG_POINTS), dice.choice(LEG_POINTS)),
    )
    return play_meeting(competition, pair[0], pair[1], points, meeting.round)


def _correct_meeting(competition: Competition, meeting: Meeting, dice: Random) -> Facts:
    points = (dice.choice(LEG_POINTS), dice.choice(LEG_POINTS))
    return correct_meeting(
        competition, meeting.one, meeting.other, points, round_=meeting.round, by="leader", reason="misread"
    )


def _play_leg(competition: Competition, bout: Bout, dice: Random) -> Facts:
    pair = dice.sample([bout.one or "", bout.other or ""], 2)
    decides = bout.needs_decider
    points = (
        dice.choice(LEG_POINTS) // (4 if decides else 1),
        dice.choice(LEG_POINTS) // (4 if decides else 1),
    )
    return knockout_commands.play_leg(competition, pair[0], pair[1], points, decides=decides)


def _correct_leg(competition: Competition, bout: Bout, dice: Random) -> Facts:
    points = (dice.choice(LEG_POINTS), dice.choice(LEG_POINTS))
    number = dice.randrange(1, len(bout.legs) + 1)
    return knockout_commands.correct_leg(
        competition,
        bout.one or "",
        bout.other or "",
        points,
        number=number,
        decides=False,
        by="leader",
        reason="misread",
    )
