"""The ranking of texts for a query, by BM25: rare words weigh more, repeated words ever less.

Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log

SATURATION = 1.2  # k1 of the source, its middle value
LENGTH = 0.3  # b: the texts are short, a long one has more synonyms and no more subjects
TYPING_ERROR, PART = 0.8, 0.5  # the weight of a word that is nearly, or partly, the query's
PART_LETTERS_MIN, ERROR_LETTERS_MIN = 4, 5

WeightedWords = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A text by its place, its relevance, and the share of the query's weight that it covers, 0 to 1."""

    place: int
    relevance: float
    coverage: float


class Ranking:
    """Texts as weighted words, ready to be ranked."""

    def __init__(self, texts: Sequence[WeightedWords]) -> None:
        self._texts = texts
        lengths = [sum(text.values()) for text in texts]
        mean = sum(lengths) / len(lengths)
        self._norms = [SATURATION * (1 - LENGTH + LENGTH * length / mean) for length in lengths]
        vocabulary = {word for text in texts for word in text}
        self._rarity = {word: self._rarity_of(sum(word in text for text in texts)) for word in vocabulary}

    def rank(self, query: Sequence[str]) -> list[Ranked]:
        """Return all texts, the most relevant first; equal ones in their order."""
        words = [(word, dict(self._variants(word))) for word in dict.fromkeys(query)]
        ranked = [self._ranked(place, words) for place in range(len(self._texts))]
        return sorted(ranked, key=lambda text: -text.relevance)

    def _ranked(self, place: int, words: Sequence[tuple[str, Mapping[str, float]]]) -> Ranked:
        relevance = covered = whole = 0.0
        for word, variants in words:
            scores = [
                (weight * self._rarity[variant] * self._saturated(place, variant), weight)
                for variant, weight in variants.items()
                if variant in self._texts[place]
            ]
            score, weight = max(scores, default=(0.0, 0.0))
            rarity = self._rarity.get(word, self._rarity_of(0))
            relevance, covered, whole = relevance + score, covered + weight * rarity, whole + rarity
        return Ranked(place, relevance, covered / whole if whole else 0.0)

    def _saturated(self, place: int, word: str) -> float:
        frequency = self._texts[place][word]
        return frequency * (SATURATION + 1) / (frequency + self._norms[place])

    def _rarity_of(self, texts: int) -> float:
        return log(1 + (len(self._texts) - texts + 0.5) / (texts + 0.5))

    def _variants(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the words of the texts that a word of the query may stand for, with their weights."""
        if word in self._rarity:
            yield word, 1.0
            return
        for candidate in self._rarity:
            if len(word) >= ERROR_LETTERS_MIN and word[0] == candidate[0] and differ_by_one(word, candidate):
                yield candidate, TYPING_ERROR
            elif _is_part(candidate, word) or _is_part(word, candidate):
                yield candidate, PART


def differ_by_one(a: str, b: str) -> bool:
    """Tell whether one letter is added, left out, replaced, or exchanged with its neighbour."""
    if abs(len(a) - len(b)) > 1:
        return False
    start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    rest, other = a[start:], b[start:]
    exchanged = rest[:2] == other[:2][::-1] and rest[2:] == other[2:]
    return exchanged or rest[1:] == other[1:] or rest[1:] == other or rest == other[1:]


def _is_part(part: str, whole: str) -> bool:
    """Tell whether a compound begins or ends with a word."""
    return len(part) >= PART_LETTERS_MIN and (whole.startswith(part) or whole.endswith(part))
