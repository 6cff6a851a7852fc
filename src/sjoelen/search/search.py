"""The search over clauses, incidents and disputes, in the reader's language."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import edition as edition_by_id
from sjoelen.rules.disputes import Dispute, dispute
from sjoelen.rules.edition import Edition
from sjoelen.rules.house_rules import apply_house_rules
from sjoelen.rules.incident import Incident
from sjoelen.rules.ruling import incident_from
from sjoelen.rules.statements import INCIDENT, clause_of, stands_in
from sjoelen.search.clause_sentences import answer_sentences, citation, verdict_in
from sjoelen.search.entries import Entry, entries
from sjoelen.search.ranking import Ranking, WeightedWords
from sjoelen.search.stems import stems

TITLE, WORDS, SENTENCE = 3.0, 2.0, 1.0  # a word of a title weighs more than one of a sentence
BEST, NEAREST = 3, 5
INDEXES_KEPT = 64  # every edition in two languages, and some house rules
COVERAGE_MIN = 0.3  # the share of a query that an answer covers; below it nothing fits
RELEVANCE_MIN = 0.5  # the share of the best answer's relevance that a further match has


@dataclass(frozen=True, slots=True)
class CitedSentence:
    """A sentence of an edition with its citation; `subject` is its clause or incident, if any."""

    subject: str | None
    sentence: str
    citation: str


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry with its title and sentences in the reader's language."""

    entry: Entry
    title: str
    sentences: tuple[CitedSentence, ...]


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best entries for a query, or the nearest ones when none of them fits."""

    fits: bool
    hits: tuple[Hit, ...]

    def record(self) -> dict[str, Any]:
        """Return the answers as JSON values."""
        answers = [
            {
                "id": hit.entry.id,
                "clauses": hit.entry.clauses,
                "title": hit.title,
                "sentences": [asdict(part) for part in hit.sentences],
            }
            for hit in self.hits
        ]
        return {"fits": self.fits, "answers": answers}


def search(query: str, edition: Edition, language: str) -> SearchResult:
    """Return the three best answers of an edition, or the nearest five if nothing fits."""
    hits, ranking = _index(edition.id, edition.house_rules, language)
    ranked = ranking.rank(stems(query, language))
    fits = max(text.coverage for text in ranked[:BEST]) >= COVERAGE_MIN
    return SearchResult(fits, tuple(hits[text.place] for text in ranked[: BEST if fits else NEAREST]))


def matching_disputes(query: str, edition: Edition, language: str) -> tuple[str, ...]:
    """Return the ids of the disputes that a query is about, the best first."""
    return tuple(hit.entry.id for hit in _matching(query, edition, language) if _question(hit.entry))


def matching_incidents(query: str, edition: Edition, language: str) -> tuple[Incident, ...]:
    """Return the incidents that a query is about, the best first."""
    subjects = [subject for hit in _matching(query, edition, language) for subject in hit.entry.subjects]
    slugs = [subject.removeprefix(INCIDENT) for subject in subjects if subject.startswith(INCIDENT)]
    return tuple(map(incident_from, dict.fromkeys(slugs)))


def _matching(query: str, edition: Edition, language: str) -> list[Hit]:
    """Return the entries that a query is about: those that fit nearly as well as the best, in order."""
    hits, ranking = _index(edition.id, edition.house_rules, language)
    ranked = ranking.rank(stems(query, language))
    least = RELEVANCE_MIN * ranked[0].relevance
    return [hits[text.place] for text in ranked if text.coverage >= COVERAGE_MIN and text.relevance >= least]


@lru_cache(maxsize=INDEXES_KEPT)
def _index(edition_id: str, house_rules: tuple[str, ...], language: str) -> tuple[list[Hit], Ranking]:
    rules = apply_house_rules(edition_by_id(edition_id), house_rules)
    hits = [_hit(entry, rules, language) for entry in entries()]
    return hits, _ranking(hits, language)


def _hit(entry: Entry, edition: Edition, language: str) -> Hit:
    return Hit(entry, say(entry.title, language), tuple(_sentences(entry, edition, language)))


def _sentences(entry: Entry, edition: Edition, language: str) -> Iterator[CitedSentence]:
    if (question := _question(entry)) is not None:
        for answer in answer_sentences(question, edition, language):
            yield CitedSentence(answer["subject"], answer["sentence"], answer["citation"])
    covered = [ground.subject for ground in question.grounds] if question else []
    for subject in entry.subjects:
        if subject not in covered and stands_in(subject, edition):
            where = citation(clause_of(edition, subject), language)
            yield CitedSentence(subject, verdict_in(edition, subject, language), where)


def _question(entry: Entry) -> Dispute | None:
    """Return the dispute that an entry is about."""
    return dispute(entry.id) if entry.title == f"dispute.{entry.id}" else None


def _ranking(documents: list[Hit], language: str) -> Ranking:
    return Ranking([_weighted_words(document, language) for document in documents])


def _weighted_words(document: Hit, language: str) -> WeightedWords:
    weights: defaultdict[str, float] = defaultdict(float)
    texts = [
        (document.title, TITLE),
        (document.entry.words.get(language, ""), WORDS),
        (document.entry.id, SENTENCE),
        *((part.sentence, SENTENCE) for part in document.sentences),
    ]
    for text, weight in texts:
        for stem in dict.fromkeys(stems(text, language)):
            weights[stem] += weight
    return weights
