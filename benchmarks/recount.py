"""python -m benchmarks.recount [N]: compute the standings of N random competitions twice."""

import sys
import time
from collections import Counter

from benchmarks.measure import RESULTS, machine
from sjoelen.cli.competition.oracle import compare_standings
from sjoelen.desk.competition_encoding import encode_event
from sjoelen.generator.competition import generate_competition


def main(competitions: int) -> int:
    began, types, differing = time.perf_counter(), Counter[str](), list[int]()
    for seed in range(competitions):
        facts = [encode_event(event) for event in generate_competition(seed)]
        types.update(fact.type for fact in facts)
        events = [{"type": fact.type, "payload": fact.payload} for fact in facts]
        ours, theirs, wrong = compare_standings(events)
        if ours != theirs or wrong:
            differing.append(seed)
        if sys.stderr.isatty():
            print(f"\r{seed + 1} of {competitions}", end="", file=sys.stderr)
    lines = [
        "# The recount",
        "",
        f"{machine()}; {time.perf_counter() - began:.0f} s",
        "",
        f"Seeds 0 to {competitions - 1}: {competitions - len(differing)} agree, {len(differing)} differ.",
        *(f"Seed {seed} differs." for seed in differing),
        "",
        "| event | how many |",
        "| --- | --- |",
        *(f"| {name} | {count:,} |" for name, count in types.most_common()),
    ]
    (RESULTS / "recount.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(lines[4])
    return bool(differing)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
