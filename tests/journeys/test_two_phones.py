"""Two phones at one game, in any order of taps: nothing lost, nothing doubled, nothing decided by chance."""

import random
from collections import Counter
from contextlib import ExitStack
from itertools import count
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from starlette.testclient import TestClient

from sjoelen.assemble.ports import SecretIds, SystemClock
from sjoelen.desk.ports import Ports
from sjoelen.storage.log import SqlLog
from sjoelen.web.app import create_app
from tests.databases import Fresh

TURNS, PLAYERS = 3, ("Anna", "Bram", "Cas")
REFUSALS = {400, 404, 409}
phones = st.integers(0, 1)
seats = st.integers(0, 2)
turns = st.integers(1, TURNS)
totals = st.integers(0, 147)

Json = dict[str, Any]


def standing(game: Json) -> list[Json]:
    """The turns that count, counted naively."""
    turns = [entry for entry in game["entries"] if entry["type"] in ("turn_recorded", "turn_corrected")]
    return [entry for entry in turns if not entry["undone"] and not entry["struck"]]


class TwoPhones(RuleBasedStateMachine):
    """Each phone acts on the picture that it last saw, which may be old."""

    def __init__(self, fresh: Fresh) -> None:
        super().__init__()
        self.fresh, self.resources = fresh, ExitStack()

    @initialize()
    def begin(self) -> None:
        self.log = SqlLog(self.resources.enter_context(self.fresh()))
        self.resources.callback(self.log.close)
        dice = random.Random(1)  # noqa: S311 - a draw to be repeated
        self.client = TestClient(
            create_app(Ports(self.log, SystemClock(), dice, SecretIds())), base_url="http://localhost"
        )
        self.keys = count()
        answer = self.post("/games", {"turns": TURNS, "players": PLAYERS})
        own = answer["link"]
        self.links = (own, self.post(f"/games/{own}/links", {"strength": "enter"})["link"])
        self.players = [player["id"] for player in answer["players"]]
        self.seen = [self.look(0), self.look(1)]

    def teardown(self) -> None:
        self.resources.close()

    def post(self, path: str, body: object, key: str | None = None) -> Json:
        headers = {"Idempotency-Key": (key or f"k{next(self.keys)}").ljust(16, "-"), "Device": path}
        answer = self.client.post(f"/api/v1{path}", json=body, headers=headers)
        assert answer.status_code == 201 or answer.status_code in REFUSALS, answer.text
        content: Json = answer.json()
        return content

    def look(self, phone: int) -> Json:
        game: Json = self.client.get(f"/api/v1/games/{self.links[phone]}").json()
        return game

    def change(self, phone: int, path: str, body: object, key: str | None = None) -> Json:
        """Ask for it; what is refused leaves the game as it was, what is done is one entry."""
        before = self.look(phone)
        answer = self.post(f"/games/{self.links[phone]}{path}", body, key)
        after = self.look(phone)
        if "error" in answer:
            assert after == before
        else:
            assert answer == after
            same = after["sequence"] == before["sequence"]  # the same points, told by both phones
            assert after == before if same else after["sequence"] == before["sequence"] + 1
            assert [entry["sequence"] for entry in after["entries"]] == list(range(1, after["sequence"] + 1))
            self.seen[phone] = after
        return answer

    def entry(self, game: Json, player: str, turn: int) -> Json | None:
        """What counts for this turn."""
        turns = [entry for entry in standing(game) if (entry["player"], entry["turn"]) == (player, turn)]
        return turns[0] if turns else None

    @rule(phone=phones)
    def wake_up(self, phone: int) -> None:
        self.seen[phone] = self.look(phone)

    @rule(phone=phones, seat=seats, turn=turns, total=totals)
    def record(self, phone: int, seat: int, turn: int, total: int) -> None:
        player, before = self.players[seat], self.look(phone)
        body = {"player": player, "turn": turn, "total": total}
        answer = self.change(phone, "/turns", body)
        there = self.entry(before, player, turn)
        gone = next((seat["left"] for seat in before["players"] if seat["id"] == player), True)
        if same := there is not None and there["points"] == total:
            assert answer == before
        elif there and not gone:
            assert answer["error"]["key"] == "turn-already-recorded"
            assert answer["error"]["facts"]["points"] == there["points"]
            assert answer["error"]["facts"]["entry"] == there["sequence"]
        assert ("error" in answer) == (not same and bool(there or gone))

    @rule(phone=phones, seat=seats, turn=turns)
    def tap_twice(self, phone: int, seat: int, turn: int) -> None:
        body = {"player": self.players[seat], "turn": turn, "tally": [5, 5, 6, 5]}
        key = f"double-{next(self.keys)}"
        first = self.change(phone, "/turns", body, key)
        again = self.post(f"/games/{self.links[phone]}/turns", body, key)
        assert again == first
        assert self.look(phone)["sequence"] == first.get("sequence", self.look(phone)["sequence"])

    @rule(phone=phones, seat=seats, turn=turns, total=totals)
    def correct_what_was_seen(self, phone: int, seat: int, turn: int, total: int) -> None:
        player = self.players[seat]
        seen = self.entry(self.seen[phone], player, turn)
        if seen is None:
            return
        now = self.entry(self.look(phone), player, turn)
        body = {"player": player, "turn": turn, "total": total, "expects": seen["sequence"], "reason": "?"}
        answer = self.change(phone, "/turns/correct", body)
        if now is None:
            assert answer["error"]["key"] == "nothing-to-correct"
        elif now["sequence"] != seen["sequence"]:
            assert answer["error"]["key"] == "turn-changed-meanwhile"
        else:
            assert self.entry(answer, player, turn)["points"] == total  # type: ignore[index]

    @rule(phone=phones, seat=seats, turn=turns)
    def declare_void(self, phone: int, seat: int, turn: int) -> None:
        player, before = self.players[seat], self.look(phone)
        body = {"player": player, "turn": turn, "incident": "broken-disc"}
        answer = self.change(phone, "/turns/void", body)
        if "error" not in answer:
            assert answer["standing"] == before["standing"]
            assert self.entry(answer, player, turn) is None

    @rule(phone=phones, back=st.integers(0, 6))
    def undo_or_redo(self, phone: int, back: int) -> None:
        self.change(phone, "/undo", {"sequence": self.seen[phone]["sequence"] - back})

    @rule(phone=phones, seat=seats, name=st.sampled_from(["Anna", "anna ", "Bram", "Zoë", "x" * 41, ""]))
    def rename(self, phone: int, seat: int, name: str) -> None:
        self.change(phone, f"/players/{self.players[seat]}/name", {"name": name})

    @rule(phone=phones, seat=seats, way=st.sampled_from(["leave", "rejoin"]))
    def come_and_go(self, phone: int, seat: int, way: str) -> None:
        self.change(phone, f"/players/{self.players[seat]}/{way}", {})

    @invariant()
    def both_see_one_game(self) -> None:
        first, second = self.look(0), self.look(1)
        assert {**first, "strength": ""} == {**second, "strength": ""}

    @invariant()
    def what_counts_adds_up(self) -> None:
        game = self.look(0)
        counts = standing(game)
        assert max(Counter((entry["player"], entry["turn"]) for entry in counts).values(), default=1) == 1
        for place in game["standing"]:
            mine = [entry["points"] for entry in counts if entry["player"] == place["player"]]
            assert (place["points"], place["turns"]) == (sum(mine), len(mine))
        names = [player["name"].casefold() for player in game["players"]]
        assert len(set(names)) == len(names)

    @invariant()
    def the_chain_holds(self) -> None:
        (stream,) = self.log.streams()
        assert self.log.verify(stream) == self.look(0)["sequence"]


def test_two_phones_at_one_game_lose_nothing_and_double_nothing(fresh: Fresh) -> None:
    patient = settings(max_examples=12, stateful_step_count=25, deadline=None)
    run_state_machine_as_test(lambda: TwoPhones(fresh), settings=patient)  # type: ignore[arg-type]
