"""One against one until one is left: seeds, byes, legs of 2, 1 or 0 points, and a deciding leg."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

Leg = tuple[int, int]
DECIDER_POINTS_MAX = 28  # six discs in one sub-turn: a set, and two in the 4


@dataclass(frozen=True, slots=True)
class Bout:
    """Two players of a round, from 1; None is a bye in the first round, later a place not yet won.

    `legs` and `deciders` hold the points that the one and the other slid. `target`: points that win.
    `withdrawn`: who of the two withdrew, the first to do so first.
    """

    round: int
    number: int
    one: str | None
    other: str | None
    target: int
    legs: tuple[Leg, ...] = ()
    deciders: tuple[Leg, ...] = ()
    is_bye: bool = False
    withdrawn: tuple[str, ...] = ()

    @property
    def score(self) -> tuple[int, int]:
        """Two points a leg won, one each for a drawn one."""
        won = [(2, 0) if one > other else (0, 2) if other > one else (1, 1) for one, other in self.legs]
        return sum(points for points, _ in won), sum(points for _, points in won)

    @property
    def needs_decider(self) -> bool:
        """Whether both reached the target together, and no deciding leg has told them apart."""
        one, other = self.score
        return one == other >= self.target and self.winner is None

    @property
    def winner(self) -> str | None:
        """Who goes on, None as long as nobody does."""
        if self.is_bye:
            return self.one or self.other
        return self._by_legs or self._by_walkover

    @property
    def _by_legs(self) -> str | None:
        one, other = self.score
        decided = [(one, other), *self.deciders] if max(one, other) >= self.target else []
        apart = next((each for each in decided if each[0] != each[1]), None)
        if apart is None:
            return None
        return self.one if apart[0] > apart[1] else self.other

    @property
    def _by_walkover(self) -> str | None:
        """Who withdrew first loses; the other goes on, even if only to withdraw later."""
        if not self.one or not self.other or not self.withdrawn:
            return None
        return self.other if self.withdrawn[0] == self.one else self.one

    @property
    def is_walkover(self) -> bool:
        """Whether it was won as the other withdrew."""
        return self._by_legs is None and self._by_walkover is not None

    @property
    def loser(self) -> str | None:
        """Who is out, None before there is a winner and in a bye."""
        if self.winner is None or self.is_bye:
            return None
        return self.other if self.winner == self.one else self.one


@dataclass(frozen=True, slots=True)
class BoutLegs:
    """What was played between two players in a round: legs and deciding legs as the first of them saw it."""

    legs: tuple[Leg, ...] = ()
    deciders: tuple[Leg, ...] = ()


def first_round_pairs(players: Sequence[str]) -> list[tuple[str | None, str | None]]:
    """The pairs of the first round: the best meets the last, and the best two can only meet in the final.

    Where players lack, the best seeds have a bye.
    """
    size = 2
    while size < len(players):
        size *= 2
    order = [1]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) + 1 - each)]
    places = [players[seed - 1] if seed <= len(players) else None for seed in order]
    return list(zip(places[::2], places[1::2], strict=True))


def rounds(
    players: Sequence[str],
    targets: Sequence[int],
    played: Mapping[tuple[int, str, str], BoutLegs],
    withdrawn: Sequence[str] = (),
) -> list[list[Bout]]:
    """Every round with its bouts, as far as they are known; `played` by round and players, either way round.

    `targets`: points that win a bout in the last rounds, the final's last; earlier rounds have the first.
    Who is `withdrawn`, the first to withdraw first, loses what the legs do not decide.
    """
    if not players:
        return []
    pairs, tree = first_round_pairs(players), list[list[Bout]]()
    count = len(pairs).bit_length()
    for number in range(1, count + 1):
        target = targets[max(0, len(targets) - 1 - (count - number))]
        bouts = [_bout(number, place, pair, target, played) for place, pair in enumerate(pairs, 1)]
        bouts = [replace(bout, withdrawn=_of_the_two(bout, withdrawn)) for bout in bouts]
        tree.append(bouts)
        winners = [bout.winner for bout in bouts]
        pairs = list(zip(winners[::2], winners[1::2], strict=False))
    return tree


def _of_the_two(bout: Bout, withdrawn: Sequence[str]) -> tuple[str, ...]:
    return tuple(player for player in withdrawn if player in (bout.one, bout.other))


def final_ranks(tree: Sequence[Sequence[Bout]]) -> dict[str, int]:
    """The final rank of everyone who is out, and of the winner: who lost in the same round shares a rank."""
    ranks: dict[str, int] = {}
    for number, bouts in enumerate(reversed(tree)):
        for bout in bouts:
            if bout.loser is not None:
                ranks[bout.loser] = 2**number + 1
    if tree and (champion := tree[-1][0].winner) and not _is_hollow(tree[-1][0]):
        ranks[champion] = 1
    return ranks


def _is_hollow(bout: Bout) -> bool:
    """Whether its winner withdrew as well, without having slid for it."""
    return bout.winner in bout.withdrawn and (bout.is_bye or bout.is_walkover)


def _bout(
    number: int,
    place: int,
    pair: tuple[str | None, str | None],
    target: int,
    played: Mapping[tuple[int, str, str], BoutLegs],
) -> Bout:
    one, other = pair
    if one is None or other is None:
        return Bout(number, place, one, other, target, is_bye=number == 1)
    if (number, one, other) in played:
        told = played[number, one, other]
        return Bout(number, place, one, other, target, told.legs, told.deciders)
    told = played.get((number, other, one), BoutLegs())
    return Bout(number, place, one, other, target, _turned(told.legs), _turned(told.deciders))


def _turned(legs: Sequence[Leg]) -> tuple[Leg, ...]:
    return tuple((other, one) for one, other in legs)
