"""Speed of the rules."""

from benchmarks.measure import report, seconds_of
from sjoelen.rules.builtin_editions import DEFAULT_EDITION, edition, packaged_text
from sjoelen.rules.explain import explain
from sjoelen.rules.parse import parse_edition
from sjoelen.rules.reachable import reach
from sjoelen.rules.score import score
from sjoelen.rules.tally import Tally
from sjoelen.rules.turn import new_turn
from sjoelen.rules.turn_record import TurnRecord, reconstruct


def main() -> None:
    rules, tally = edition(DEFAULT_EDITION), Tally((9, 5, 7, 5))
    text = packaged_text(f"editions/{DEFAULT_EDITION}.toml")
    account = TurnRecord(((1, Tally((5, 6, 7, 5))), (2, Tally((7, 7, 9, 7)))), bonus=(2,))
    measured = {
        "a tally's score": seconds_of(lambda: score(tally, rules), 2000),
        "a whole turn told, with a bonus": seconds_of(lambda: reconstruct(account, rules), 2000),
        "what a new turn can reach": seconds_of(lambda: reach(new_turn(rules)), 200),
        "a wrong score explained": seconds_of(lambda: explain(tally, rules, 66), 200),
        "an edition read from its text": seconds_of(lambda: parse_edition(text), 200),
    }
    print(report("rules", "The rules", measured))
