"""The bracket of a knock-out: seeds, byes, bouts, legs of 2, 1 or 0 points, and deciding legs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

Leg = tuple[int, int]
DECIDER_POINTS_MAX = 28  # six discs in one sub-turn: a set, and two in the 4


@dataclass(frozen=True, slots=True)
class Bout:
    """A bout of two players; rounds and numbers start at 1.

    `one`, `other`: None is a bye in the first round, and later a player who is not known yet.
    `legs` and `deciders`: the points that `one` and `other` slid. `target`: the leg points that win.
    `withdrawn`: the players of the bout who withdrew, in the order of withdrawing.
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
        """The leg points of both players: two for a leg won, one each for a drawn leg."""
        gains = [(2, 0) if one > other else (0, 2) if other > one else (1, 1) for one, other in self.legs]
        return sum(points for points, _ in gains), sum(points for _, points in gains)

    @property
    def needs_decider(self) -> bool:
        """True if both players reached the target together and no deciding leg has a winner yet."""
        one, other = self.score
        return one == other >= self.target and self.winner is None

    @property
    def winner(self) -> str | None:
        """The player who advances to the next round, or None."""
        if self.is_bye:
            return self.one or self.other
        return self._by_legs or self._by_walkover

    @property
    def _by_legs(self) -> str | None:
        one, other = self.score
        scores = [(one, other), *self.deciders] if max(one, other) >= self.target else []
        unequal = next((score for score in scores if score[0] != score[1]), None)
        if unequal is None:
            return None
        return self.one if unequal[0] > unequal[1] else self.other

    @property
    def _by_walkover(self) -> str | None:
        """The opponent of the player who withdrew first, even if this opponent withdrew later."""
        if not self.one or not self.other or not self.withdrawn:
            return None
        return self.other if self.withdrawn[0] == self.one else self.one

    @property
    def is_walkover(self) -> bool:
        """True if the winner advances because the opponent withdrew."""
        return self._by_legs is None and self._by_walkover is not None

    @property
    def loser(self) -> str | None:
        """The player who is eliminated; None before there is a winner, and in a bye."""
        if self.winner is None or self.is_bye:
            return None
        return self.other if self.winner == self.one else self.one


@dataclass(frozen=True, slots=True)
class BoutLegs:
    """The legs and deciding legs of two players in a round; the first player's points come first."""

    legs: tuple[Leg, ...] = ()
    deciders: tuple[Leg, ...] = ()


def first_round_pairs(players: Sequence[str]) -> list[tuple[str | None, str | None]]:
    """Return the pairs of the first round, for players in the order of their seeds.

    The best seed meets the last, and the best two can only meet in the final. Missing opponents are byes
    (None) of the best seeds.
    """
    size = 2
    while size < len(players):
        size *= 2
    order = [1]
    while len(order) < size:
        order = [number for seed in order for number in (seed, 2 * len(order) + 1 - seed)]
    slots = [players[seed - 1] if seed <= len(players) else None for seed in order]
    return list(zip(slots[::2], slots[1::2], strict=True))


def rounds(
    players: Sequence[str],
    targets: Sequence[int],
    played: Mapping[tuple[int, str, str], BoutLegs],
    withdrawn: Sequence[str] = (),
) -> list[list[Bout]]:
    """Return the bouts of every round, as far as their players are known.

    `targets`: leg points that win a bout, one for each of the last rounds; earlier rounds use the first.
    `played`: legs by round and two players, in either order. `withdrawn`: players in the order of
    withdrawing; they lose the bouts that the legs do not decide.
    """
    if not players:
        return []
    pairs, tree = first_round_pairs(players), list[list[Bout]]()
    count = len(pairs).bit_length()
    for number in range(1, count + 1):
        target = targets[max(0, len(targets) - 1 - (count - number))]
        bouts = [_bout(number, index, pair, target, played) for index, pair in enumerate(pairs, 1)]
        bouts = [replace(bout, withdrawn=_withdrawn_in(bout, withdrawn)) for bout in bouts]
        tree.append(bouts)
        winners = [bout.winner for bout in bouts]
        pairs = list(zip(winners[::2], winners[1::2], strict=False))
    return tree


def _withdrawn_in(bout: Bout, withdrawn: Sequence[str]) -> tuple[str, ...]:
    return tuple(player for player in withdrawn if player in (bout.one, bout.other))


def final_ranks(tree: Sequence[Sequence[Bout]]) -> dict[str, int]:
    """Return the ranks of the eliminated players and of the champion; losers of a round share a rank."""
    ranks: dict[str, int] = {}
    for number, bouts in enumerate(reversed(tree)):
        for bout in bouts:
            if bout.loser is not None:
                ranks[bout.loser] = 2**number + 1
    if tree and (champion := tree[-1][0].winner) and not _was_never_won(tree[-1][0]):
        ranks[champion] = 1
    return ranks


def _was_never_won(bout: Bout) -> bool:
    """Return True if the winner also withdrew, and has not won the bout by legs."""
    return bout.winner in bout.withdrawn and (bout.is_bye or bout.is_walkover)


def _bout(
    number: int,
    index: int,
    pair: tuple[str | None, str | None],
    target: int,
    played: Mapping[tuple[int, str, str], BoutLegs],
) -> Bout:
    one, other = pair
    if one is None or other is None:
        return Bout(number, index, one, other, target, is_bye=number == 1)
    if (number, one, other) in played:
        record = played[number, one, other]
        return Bout(number, index, one, other, target, record.legs, record.deciders)
    record = played.get((number, other, one), BoutLegs())
    return Bout(number, index, one, other, target, _swap(record.legs), _swap(record.deciders))


def _swap(legs: Sequence[Leg]) -> tuple[Leg, ...]:
    return tuple((other, one) for one, other in legs)
