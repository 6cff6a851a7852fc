"""Cases of the conformance files by chance, answered by Python."""

from collections.abc import Callable
from random import Random
from typing import Any

from sjoelen.error import SjoelenError
from sjoelen.home.events import EntryUndone, PlayerAdded, TeamsFormed
from sjoelen.home.game import HomeGame, LogEntry
from sjoelen.rules.bonus import slides_due
from sjoelen.rules.builtin_editions import EDITION_IDS
from sjoelen.rules.choices import BonusProcedure
from sjoelen.rules.commands import declare_void
from sjoelen.rules.incident import Detail, Incident
from sjoelen.rules.reachable import reach
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.tip import tip
from sjoelen.rules.turn import Turn
from sjoelen.rules.turn_points import points_of
from sjoelen.rules.turn_record import TurnRecord, reconstruct
from tests.conformance.cases import Case, record_of, rules_of
from tests.conformance.games import Event, play, play_unsent
from tests.conformance.test_games import results_of

HOUSE_RULES = ("no-bonus", "discs-20", "no-stacking", "reslide")
PLAYERS = ("a", "b", "c", "d")


def rules_by_chance(chance: Random) -> Case:
    chosen = [rule for rule in HOUSE_RULES if chance.random() < 0.15]
    return {"edition": chance.choice(EDITION_IDS), "house_rules": chance.sample(chosen, len(chosen))}


def tally_by_chance(chance: Random, discs: int) -> list[int]:
    """Four counts that hold all discs, most of them, or any number; sometimes nearly level."""
    total = chance.choice((discs, discs, chance.randint(max(0, discs - 4), discs), chance.randint(0, discs)))
    if chance.random() < 0.5:
        counts = [total // 4] * 4
        for _ in range(total % 4):
            counts[chance.randrange(4)] += 1
        return counts
    cuts = sorted(chance.randint(0, total) for _ in range(3))
    return [after - before for before, after in zip([0, *cuts], [*cuts, total], strict=True)]


def turn_by_chance(chance: Random) -> Case:
    case = rules_by_chance(chance)
    rules = rules_of(case)
    discs = rules.discs_per_turn.value
    subturns: list[list[int]] = []
    while len(subturns) < chance.randint(0, rules.subturns.value):
        before = subturns[-1] if subturns else [0, 0, 0, 0]
        added = tally_by_chance(chance, max(0, discs - sum(before)))
        subturns.append([count + more for count, more in zip(before, added, strict=True)])
        if chance.random() < 0.15:
            place = chance.randrange(4)
            subturns[-1][place] = max(0, subturns[-1][place] + chance.randint(-2, 1))
    if chance.random() < 0.3 and rules.bonus.value.at_score == 148 and subturns:
        subturns[-1] = [7, 7, 9, 7]
    case["subturns"] = subturns
    if subturns and chance.random() < 0.4:
        case["incidents"] = [incident_by_chance(chance, rules.gate_values.value, len(subturns))]
    if subturns and chance.random() < 0.3:
        case["bonus"] = [chance.choice((0, 1, 2, 3, 4)) for _ in range(chance.randint(1, 3))]
    return case


def incident_by_chance(chance: Random, gates: tuple[int, ...], subturns: int) -> Event:
    incident = chance.choice(
        [incident for incident in Incident if not incident.startswith(("broken", "too"))]
    )
    gate = {"gate": chance.choice(gates)} if incident.needs is Detail.GATE else {}
    return {"subturn": chance.randint(1, subturns), "incident": str(incident), **gate}


def refusal_of(error: SjoelenError) -> Case:
    return {"error": error.key, "family": error.family, "facts": error.facts}


def answered(case: Case, answer: Callable[[], Case]) -> Case:
    try:
        return case | answer()
    except SjoelenError as error:
        return case | refusal_of(error)


def reconstructed(case: Case) -> Turn:
    return reconstruct(record_of(case), rules_of(case))[1]


def standing_turn(chance: Random) -> tuple[Case, Turn]:
    """A turn that can be."""
    while True:
        case = turn_by_chance(chance)
        try:
            return case, reconstructed(case)
        except SjoelenError:
            continue


def turn_case(chance: Random) -> Case:
    case = turn_by_chance(chance)
    if not case["subturns"]:
        return turn_case(chance)

    def answer() -> Case:
        turn = reconstructed(case)
        return {"points": turn.points, "ended": turn.ended, "bonus_discs": turn.bonus_granted}

    return answered(case, answer)


def score_case(chance: Random) -> Case:
    case = rules_by_chance(chance)
    rules = rules_of(case)
    tally = tally_by_chance(chance, rules.discs_per_turn.value + 1)

    def answer() -> Case:
        result = score(Tally(tuple(tally)), rules)
        return {"sets": result.sets, "extras": result.extras, "points": result.points}

    return answered(case | {"tally": tally}, answer)


def total_case(chance: Random) -> Case:
    case = rules_by_chance(chance) | {"total": chance.randint(-1, 170)}

    def answer() -> Case:
        points_of(TurnRecord(total=case["total"]), rules_of(case))
        return {}

    return answered(case, answer)


def reach_case(chance: Random) -> Case:
    case, turn = standing_turn(chance)
    possible = reach(turn)
    return case | {"least": possible.least, "most": possible.most, "in_hand": turn.in_hand}


def tip_case(chance: Random) -> Case:
    case, turn = standing_turn(chance)
    advice = tip(turn)
    if advice is None:
        return case | {"tip": "none"}
    return case | {"tip": advice.kind, "gates": advice.gates, "missing": advice.missing}


def bonus_case(chance: Random) -> Case:
    case, turn = standing_turn(chance)
    case.pop("bonus", None)
    bonus = turn.edition.bonus
    optional = bonus.value.procedure is BonusProcedure.OPTIONAL
    return case | {
        "slides": slides_due(turn),
        "optional": optional,
        "article": bonus.article_of(f"after_subturn_{turn.subturn}"),
    }


def void_case(chance: Random) -> Case:
    case, turn = standing_turn(chance)
    case["subturns"] = case["subturns"] or [[0, 0, 0, 0]]
    incident = chance.choice(list(Incident))

    def answer() -> Case:
        declare_void(reconstructed(case) if not turn.counts else turn, incident)
        return {}

    return answered(case | {"incident": str(incident)}, answer)


def game_case(chance: Random) -> Case:
    players = PLAYERS[: chance.randint(1, len(PLAYERS))]
    case: Case = {"edition": "ans-2026", "players": list(players), "events": []}
    if chance.random() < 0.8:
        case["turns"] = chance.randint(1, 3)
    game = play(case)
    for _ in range(chance.randint(0, 12)):
        event = event_by_chance(chance, game)
        after = play_unsent(game, [event])
        if after is not game:
            case["events"].append(event)
            game = after
    case["unsent"] = []
    for _ in range(chance.randint(0, 6)):
        event = event_by_chance(chance, game)
        case["unsent"].append(event)
        game = play_unsent(game, [event])
    return case | results_of(game)


def event_by_chance(chance: Random, game: HomeGame) -> Event:
    player = chance.choice(game.players or PLAYERS)
    turn = chance.randint(1, game.agreement.turns or 3)
    slot = {"player": player, "turn": turn}
    correctable = game.standing_entries.get((player, turn))
    corrects = correctable.sequence if correctable and chance.random() < 0.8 else 5
    events: list[Event] = [
        *([{"type": "turn_recorded", **slot, "total": chance.randint(0, 120)}] * 4),
        {"type": "turn_corrected", **slot, "total": chance.randint(0, 120), "corrects": corrects},
        {"type": "turn_voided", **slot, "incident": "broken-disc"},
        {"type": "player_left", "player": player},
        {"type": "player_rejoined", "player": player},
        {"type": "player_renamed", "player": player, "name": f"{player}{chance.randint(0, 9)}"},
        {"type": "handicap_set", "player": player, "points": chance.randint(-20, 20)},
        *([{"type": "entry_undone", "undoes": sequence} for sequence in undoable(chance, game)] * 3),
    ]
    if len(game.players) > 1 and not any(entry.undone for entry in joinings(game)):
        halves = [("one", game.players[::2]), ("two", game.players[1::2])]
        teams = [{"name": name, "players": list(players)} for name, players in halves]
        events.append({"type": "teams_formed", "teams": teams})
    return chance.choice(events)


def undoable(chance: Random, game: HomeGame) -> list[int]:
    """Entries that can be undone: no teams, and no joining after teams, since a device has no past teams."""
    fixed: set[int] = {entry.sequence for entry in game.entries if isinstance(entry.event, TeamsFormed)}
    if fixed:
        fixed |= {entry.sequence for entry in joinings(game)}
    choices = {entry.sequence for entry in game.entries} - fixed
    undone_of = {
        entry.sequence: entry.event.sequence for entry in game.entries if isinstance(entry.event, EntryUndone)
    }
    return [chance.choice([entry for entry in choices if undone_of.get(entry) not in fixed])]


def joinings(game: HomeGame) -> list[LogEntry]:
    return [entry for entry in game.entries if isinstance(entry.event, PlayerAdded)]


CASES: dict[str, tuple[int, Callable[[Random], Case]]] = {
    "score": (2000, score_case),
    "total": (1000, total_case),
    "turn": (4000, turn_case),
    "bonus_due": (1000, bonus_case),
    "reach": (1000, reach_case),
    "tip": (3000, tip_case),
    "void": (1000, void_case),
    "unsent": (2000, game_case),
}


def cases_by_chance(seed: int) -> dict[str, list[dict[str, Any]]]:
    chance = Random(seed)  # noqa: S311 - cases to be repeated
    return {kind: [make(chance) for _ in range(number)] for kind, (number, make) in CASES.items()}
