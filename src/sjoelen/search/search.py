"""The search over clauses, incidents and disputes, in the reader's language."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from sjoelen.locale.say import say
from sjoelen.rules.builtin_editions import editions
from sjoelen.rules.edition import Edition
from sjoelen.search.clause_sentences import citation, clause_of, verdict_in
from sjoelen.search.entries import Entry, entries
from sjoelen.search.ranking import Ranking, WeightedWords
from sjoelen.search.stems import stems

TITLE, WORDS, SENTENCE = 3.0, 2.0, 1.0  # a word of a title weighs more than one of a sentence
BEST, NEAREST = 3, 5
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
    documents = [_hit(entry, edition, language) for entry in entries()]
    ranked = _ranking(documents, language).rank(stems(query, language))
    fits = max(text.coverage for text in ranked[:BEST]) >= COVERAGE_MIN
    return SearchResult(fits, tuple(documents[text.place] for text in ranked[: BEST if fits else NEAREST]))


def matching_disputes(query: str, edition: Edition, language: str) -> tuple[str, ...]:
    """Return the ids of the disputes that a query is about, the best first."""
    documents = [
        _hit(entry, edition, language) for entry in entries() if entry.title == f"dispute.{entry.id}"
    ]
    ranked = _ranking(documents, language).rank(stems(query, language))
    least = RELEVANCE_MIN * ranked[0].relevance
    return tuple(
        documents[text.place].entry.id
        for text in ranked
        if text.coverage >= COVERAGE_MIN and text.relevance >= least
    )


def _hit(entry: Entry, edition: Edition, language: str) -> Hit:
    return Hit(entry, say(entry.title, language), tuple(_sentences(entry, edition, language)))


def _sentences(entry: Entry, edition: Edition, language: str) -> Iterator[CitedSentence]:
    for subject in entry.subjects:
        where = citation(clause_of(edition, subject), language)
        yield CitedSentence(subject, verdict_in(edition, subject, language), where)
    if entry.sources:
        sentence = say(f"{entry.title}.sentence", language)
        yield CitedSentence(None, sentence, _source_citation(entry, edition, language))


def _source_citation(entry: Entry, edition: Edition, language: str) -> str:
    """Return the article of the edition, or the edition that has one."""
    places = dict(source.split(" ", 1) for source in reversed(entry.sources))
    for source in edition.sources[::-1]:
        if source in places:
            kind = "cite.article" if places[source][0].isdigit() else "cite.heading"
            return say(kind, language, article=places[source])
    other = next(other for other in editions() if set(other.sources) & set(places))
    return say("cite.follows", language, edition=say(f"edition.{other.id}", language))


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
