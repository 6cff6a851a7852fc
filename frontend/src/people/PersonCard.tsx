import { useSignal } from "@preact/signals";
import { Trouble } from "../components/ErrorMessage";
import { average } from "../game/Standing";
import { defaultEdition, editions } from "../rules/edition";
import { sentence } from "../sync/api";
import type { Card, Person } from "../sync/apiTypes";
import { cardOf } from "../sync/notebook";
import { list, number, say, sayCount } from "../text/language";
import type { Change } from "./PeoplePage";
import { Progress } from "./Progress";

interface PersonCardProps {
  readonly person: Person;
  readonly others: readonly Person[];
  readonly change: Change;
}

/** One person over all games: opened, the card is fetched. */
export function PersonCard({ person, others, change }: PersonCardProps) {
  const card = useSignal<Card | null>(null);
  const trouble = useSignal<string | null>(null);
  const look = async () => {
    try {
      card.value = await cardOf(person.id);
    } catch (raised) {
      trouble.value = sentence(raised);
    }
  };
  return (
    <details class="card person" onToggle={(event) => event.currentTarget.open && void look()}>
      <summary>
        <span>{person.name || "?"}</span>
        <small>{sayCount("web.people.turns", person.turns)}</small>
      </summary>
      <Trouble sentence={trouble.value} />
      {card.value && <Figures card={card.value} name={person.name} />}
      <Identity person={person} others={others} change={change} />
    </details>
  );
}

function Figures({ card, name }: { card: Card; name: string }) {
  const spread = card.spread ? Math.sqrt(card.spread.numerator / card.spread.denominator) : null;
  const figures = [
    ["average", average(card.average)],
    ["best", card.best === null ? "–" : number(card.best)],
    ["worst", card.worst === null ? "–" : number(card.worst)],
    ["spread", spread === null ? "–" : number(spread, 1)],
  ] as const;
  return (
    <>
      <dl class="figures">
        {figures.map(([key, told]) => (
          <div key={key}>
            <dt>{say(`web.people.${key}`)}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      {card.habits && <Habits habits={card.habits} />}
      {card.progress.length > 1 && <Progress progress={card.progress} name={name} />}
    </>
  );
}

/** How many discs end in each compartment, on average. */
function Habits({ habits }: { habits: readonly { numerator: number; denominator: number }[] }) {
  const gates = editions.find((each) => each.id === defaultEdition)?.gate_values.value ?? [];
  const means = habits.map((each) => each.numerator / each.denominator);
  const most = Math.max(1, ...means);
  return (
    <figure class="habits">
      <figcaption>{say("web.people.habits")}</figcaption>
      <ol>
        {means.map((mean, place) => (
          <li key={gates[place]}>
            <b>{number(mean, 1)}</b>
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
              <rect class="bar" y={40 - (40 * mean) / most} width="10" height={(40 * mean) / most} />
            </svg>
            <span>{say("web.people.compartment", { gate: gates[place] })}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Two entries that are one person, parted again, or erased for good. */
function Identity({ person, others, change }: PersonCardProps) {
  const into = useSignal("");
  const sure = useSignal(false);
  return (
    <div class="identity">
      {others.length > 0 && (
        <div class="inline">
          <label class="field">
            <span>{say("web.people.same-as")}</span>
            <select value={into.value} onChange={(event) => (into.value = event.currentTarget.value)}>
              <option value="">–</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name} ({sayCount("web.people.turns", other.turns)})
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
            {say("web.people.merge")}
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
          {say("web.people.unmerge", { name: other.name })}
        </button>
      ))}
      {sure.value ? (
        <div class="inline">
          <button type="button" class="danger" onClick={() => void change("erase", { person: person.id })}>
            {say("web.people.erase-sure", { name: list([person.name]) })}
          </button>
          <button type="button" class="second" onClick={() => (sure.value = false)}>
            {say("web.people.keep")}
          </button>
        </div>
      ) : (
        <button type="button" class="plain" onClick={() => (sure.value = true)}>
          {say("web.people.erase")}
        </button>
      )}
    </div>
  );
}
