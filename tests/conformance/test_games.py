"""Each case of the game at home in the conformance files."""

from typing import Any

from sjoelen.desk.game_view import PlayerPlace, Ratio, TeamPlace
from sjoelen.home.game import HomeGame
from sjoelen.home.ranking import sides
from sjoelen.home.turn_order import is_complete
from tests.conformance.cases import Case, cases_of
from tests.conformance.games import open_turns, play, play_unsent, shown

REQUIRED = {
    "next_player": {"next"},
    "ranking": {"standing", "team_standing"},
    "result": {"leaders", "result"},
}


@cases_of(*REQUIRED, "unsent")
def test_a_game_stands_as_the_case_says(case: Case) -> None:
    game = play_unsent(play(case), case.get("unsent", ()))
    results = results_of(game)
    compared = results.keys() & case.keys()
    assert REQUIRED.get(case["kind"], {"unsent"}) & case.keys()
    assert {key: results[key] for key in compared} == {key: case[key] for key in compared}


def results_of(game: HomeGame) -> dict[str, Any]:
    """Every result that a case can ask for."""
    view = shown(game)
    return {
        "next": {"player": view.next.player, "turn": view.next.turn} if view.next else {},
        "open_turns": open_turns(game),
        "complete": view.complete,
        "standing": [place_of(place) for place in view.standing],
        "team_standing": [team_place_of(place) for place in view.team_standing],
        "leaders": [*view.leader.teams, *view.leader.players] if view.leader else [],
        "by": view.leader.by if view.leader else 0,
        **result_of(game),
        "names": [player.name for player in view.players],
        "left": [player.id for player in view.players if player.left],
        "handicaps": view.handicaps,
        "entries": len(view.entries),
        "undone": [line.sequence for line in view.entries if line.undone],
        "struck": [line.sequence for line in view.entries if line.struck],
    }


def result_of(game: HomeGame) -> dict[str, Any]:
    if not is_complete(game) or not game.recorded:
        return {"result": "none", "winners": [], "points": 0}
    best, *others = sides(game)
    winners = [best.identity, *(side.identity for side in others if side.points == best.points)]
    kind = "alone" if not others else "shared" if len(winners) > 1 else "won"
    return {"result": kind, "winners": winners, "points": best.points}


def place_of(place: PlayerPlace) -> dict[str, Any]:
    extra = {"handicap": place.handicap, "left": place.left}
    best = {} if place.best is None else {"best": place.best}
    common = {"rank": place.rank, "points": place.points, "turns": place.turns, "behind": place.behind}
    return {"player": place.player, **common, **average_of(place.average), **best, **present(extra)}


def team_place_of(place: TeamPlace) -> dict[str, Any]:
    common = {"rank": place.rank, "points": place.points, "turns": place.turns, "behind": place.behind}
    return {"team": place.team, **common, **average_of(place.average)}


def average_of(average: Ratio | None) -> dict[str, Any]:
    return {} if average is None else {"average": [average.numerator, average.denominator]}


def present(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}
