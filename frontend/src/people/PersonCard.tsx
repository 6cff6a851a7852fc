import { useSignal } from "@preact/signals";
import { ErrorMessage } from "../components/ErrorMessage";
import { averageText } from "../game/Standing";
import { defaultEdition, editions } from "../rules/edition";
import { errorSentence } from "../sync/api";
import type { Card, Person, Ratio } from "../sync/apiTypes";
import { fetchCard } from "../sync/notebook";
import { formatList, formatNumber, translate } from "../text/language";
import type { ChangePeople } from "./PeoplePage";
import { Progress } from "./Progress";

interface PersonCardProps {
  readonly person: Person;
  readonly others: readonly Person[];
  readonly change: ChangePeople;
}

/** One person over all games; opening it fetches the card. */
export function PersonCard({ person, others, change }: PersonCardProps) {
  const card = useSignal<Card | null>(null);
  const error = useSignal<string | null>(null);
  const fetchDetails = async () => {
    try {
      card.value = await fetchCard(person.id);
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  return (
    <details class="card person" onToggle={(event) => event.currentTarget.open && void fetchDetails()}>
      <summary>
        <span>{person.name || "?"}</span>
        <small>{translate("web.people.turns", { count: person.turns })}</small>
      </summary>
      <ErrorMessage sentence={error.value} />
      {card.value && <Figures card={card.value} name={person.name} />}
      <Identity person={person} others={others} change={change} />
    </details>
  );
}

function Figures({ card, name }: { card: Card; name: string }) {
  const spread = card.spread ? Math.sqrt(card.spread.numerator / card.spread.denominator) : null;
  const figures = [
    ["average", averageText(card.average)],
    ["best", card.best === null ? "–" : formatNumber(card.best)],
    ["worst", card.worst === null ? "–" : formatNumber(card.worst)],
    ["spread", spread === null ? "–" : formatNumber(spread, 1)],
  ] as const;
  return (
    <>
      <dl class="figures">
        {figures.map(([key, value]) => (
          <div key={key}>
            <dt>{translate(`web.people.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.habits && <Habits habits={card.habits} />}
      {card.progress.length > 1 && <Progress progress={card.progress} name={name} />}
    </>
  );
}

/** The average number of discs that end in each compartment. */
function Habits({ habits }: { habits: readonly Ratio[] }) {
  const gates = editions.find(({ id }) => id === defaultEdition)?.gate_values.value ?? [];
  const means = habits.map(({ numerator, denominator }) => numerator / denominator);
  const most = Math.max(1, ...means);
  return (
    <figure class="habits">
      <figcaption>{translate("web.people.habits")}</figcaption>
      <ol>
        {means.map((mean, place) => (
          <li key={gates[place]}>
            <b>{formatNumber(mean, 1)}</b>
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
              <rect class="bar" y={40 - (40 * mean) / most} width="10" height={(40 * mean) / most} />
            </svg>
            <span>{translate("web.people.compartment", { gate: gates[place] })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Merges two entries of one person, separates them again, or erases a person for good. */
function Identity({ person, others, change }: PersonCardProps) {
  const into = useSignal("");
  const confirming = useSignal(false);
  return (
    <div class="identity">
      {others.length > 0 && (
        <div class="inline">
          <label class="field">
            <span>{translate("web.people.same-as")}</span>
            <select value={into.value} onChange={(event) => (into.value = event.currentTarget.value)}>
              <option value="">–</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name} ({translate("web.people.turns", { count: other.turns })})
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            class="second"
            aria-disabled={into.value === ""}
            onClick={() => into.value && void change("merge", { person: person.id, into: into.value })}
          >
            {translate("web.people.merge")}
          </button>
        </div>
      )}
      {person.merged.map((other) => (
        <button
          type="button"
          class="second"
          key={other.id}
          onClick={() => void change("unmerge", { person: other.id })}
        >
          {translate("web.people.unmerge", { name: other.name })}
        </button>
      ))}
      {confirming.value ? (
        <div class="inline">
          <button type="button" class="danger" onClick={() => void change("erase", { person: person.id })}>
            {translate("web.people.erase-sure", { name: formatList([person.name]) })}
          </button>
          <button type="button" class="second" onClick={() => (confirming.value = false)}>
            {translate("web.people.keep")}
          </button>
        </div>
      ) : (
        <button type="button" class="plain" onClick={() => (confirming.value = true)}>
          {translate("web.people.erase")}
        </button>
      )}
    </div>
  );
}
