"""Time to compute the standing of a competition of 130 players and 20 turns."""

from benchmarks.measure import milliseconds, report, seconds_of
from sjoelen.tournament.competition.builtin_formats import format_of
from sjoelen.tournament.competition.competition import replay
from sjoelen.tournament.competition.events import CompetitionEvent
from sjoelen.tournament.direction import commands as direction
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnEntered
from sjoelen.tournament.people.events import PlayerEntered
from sjoelen.tournament.stages.standing import standing_of

PLAYERS, SERIES, TURNS, LIMIT_MS = 130, 2, 10, 50


def main() -> None:
    events = played()
    folded = replay(events)
    measured = {
        "folded and ranked": seconds_of(lambda: standing_of(replay(events)), 30),
        "folded": seconds_of(lambda: replay(events), 30),
        "ranked": seconds_of(lambda: standing_of(folded), 30),
    }
    elapsed_ms = milliseconds(measured["folded and ranked"], 0.5)
    verdict = "kept" if elapsed_ms < LIMIT_MS else "missed"
    note = f"{len(events)} events. Wanted: {LIMIT_MS} ms: {verdict}."
    print(report("competition", "130 players, 20 turns each", measured, note))


def played() -> list[CompetitionEvent]:
    events: list[CompetitionEvent] = [*direction.create(format_of("series-2x10"), 1)]
    events += [PlayerEntered(f"p{number}", number, None, None) for number in range(PLAYERS)]
    events += [
        TurnEntered(
            CardSlot(f"p{number}", series, turn), str(turn), None, CardCounts(), 80 + (number * turn) % 60
        )
        for series in range(1, SERIES + 1)
        for turn in range(1, TURNS + 1)
        for number in range(PLAYERS)
    ]
    return events
