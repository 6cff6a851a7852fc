"""Events stored in a chain per second, and the time to verify a long chain."""

import statistics
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.bench_store import bare_row
from benchmarks.measure import RESULTS, machine, seconds_of
from sjoelen.desk.competition_encoding import encode_event
from sjoelen.desk.ports import EncodedEvent, Moment
from sjoelen.storage.log import SqlLog
from sjoelen.tournament.match_card.events import CardCounts, CardSlot, TurnEntered
from tools.postgres import server

STREAM, MOMENT = "competition/spring", Moment(datetime(2026, 9, 1, 18, 30, tzinfo=UTC), "Europe/Amsterdam")
SQLITE, POSTGRES = "SQLite, WAL, synchronous=FULL", "PostgreSQL on a socket, synchronous_commit=on"
HALF = 10  # the turns of one half at ten boards are written together
SINGLES, HALVES, LONG, LOOKS = 3000, 600, 100_000, 15
SINGLE, GROUPED, VERIFIED_S = 1000, 3000, 0.5


def main() -> None:
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        bare = 1 / statistics.median(seconds_of(bare_row(Path(folder) / "bare.db"), SINGLES))
        measurements = {SQLITE: measured(Path(folder) / "sjoelen.db")}
    with server() as address:
        measurements[POSTGRES] = measured(address)
    single, grouped, verified_s = measurements[SQLITE]
    goals_met = (single >= SINGLE, grouped >= GROUPED, verified_s < VERIFIED_S)
    lines = [
        "# Facts in the chain",
        "",
        machine(),
        "",
        f"| where | single, a second | grouped, a second | {LONG:,} verified, s |",
        "| --- | --- | --- | --- |",
        f"| one bare row in SQLite with the same promises | {bare:,.0f} | | |",
        *(
            f"| {arrays} | {single_rate:,.0f} | {many:,.0f} | {s:.2f} |"
            for arrays, (single_rate, many, s) in measurements.items()
        ),
        f"| wanted on SQLite | ≥ {SINGLE:,} | ≥ {GROUPED:,} | < {VERIFIED_S} |",
        "| | " + " | ".join("kept" if is_kept else "missed" for is_kept in goals_met) + " |",
        "",
        f"Medians; each is acknowledged after its commit. Grouped: {HALF} turns, a half at ten boards, in",
        "one transaction. A fact is a turn with its four counts. Verified: read from the database, hashed",
        "and compared. How fast the disk syncs decides over the first two: the bare row tells what it did.",
    ]
    (RESULTS / "append.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


def measured(place: Path | str) -> tuple[float, float, float]:
    """Return single and grouped events per second, and the seconds to verify many."""
    log = SqlLog(place)

    def write(facts: int) -> None:
        with log.writing() as transaction:
            last = transaction.last(STREAM)
            transaction.append(STREAM, last, map(turn, range(last, last + facts)), by="ring-1", moment=MOMENT)

    single = 1 / statistics.median(seconds_of(lambda: write(1), SINGLES))
    grouped = HALF / statistics.median(seconds_of(lambda: write(HALF), HALVES))
    write(LONG - log.verify(STREAM))
    verified_s = statistics.median(seconds_of(lambda: log.verify(STREAM), LOOKS))
    log.close()
    return single, grouped, verified_s


def turn(number: int) -> EncodedEvent:
    slot = CardSlot(f"player-{number % 130:018d}", 1, number % 10 + 1)
    counts = CardCounts((7, 6, 7, 5), 3)
    return encode_event(TurnEntered(slot, "3", f"player-{(number + 1) % 130:018d}", counts, 110))
