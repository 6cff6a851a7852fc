import { useSignal } from "@preact/signals";
import { Choice } from "../components/Choice";
import { Trouble } from "../components/ErrorMessage";
import { defaultEdition, editions, houseRules } from "../rules/edition";
import { post, sentence } from "../sync/api";
import type { Game, NewGame, Person } from "../sync/apiTypes";
import { know } from "../sync/knownGames";
import { ownNotebook } from "../sync/notebook";
import { say, sayEdition, sayRule } from "../text/language";
import { type Named, Names } from "./Names";

/** Turns for each player; null plays on until you stop. */
const TURNS = [1, 3, 5, 10, null];

/** Names the players, agrees on the rules, and starts. */
export function NewGameForm({ known }: { known: readonly Person[] }) {
  const names = useSignal<readonly Named[]>([{ name: "" }, { name: "" }]);
  const turns = useSignal<number | null>(5);
  const edition = useSignal(defaultEdition);
  const rules = useSignal<readonly string[]>([]);
  const trouble = useSignal<string | null>(null);
  const busy = useSignal(false);

  const start = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    const players = names.value
      .map(({ name, person }) => (person ? { person } : { name: name.trim() }))
      .filter(({ name }) => name !== "");
    if (players.length === 0) {
      trouble.value = say("web.new.nobody");
      return;
    }
    busy.value = true;
    trouble.value = null;
    try {
      const notebook = await ownNotebook();
      const agreed: NewGame = {
        edition: edition.value,
        turns: turns.value,
        house_rules: rules.value,
        players,
        ...(notebook ? { notebook } : {}),
      };
      const game = await post<Game>("/games", agreed);
      if (!game.link) return;
      know(game, game.link);
      location.assign(`/games/${game.link}`);
    } catch (raised) {
      trouble.value = sentence(raised);
      busy.value = false;
    }
  };

  return (
    <form class="new-game" onSubmit={(event) => void start(event)} noValidate>
      <Names names={names} known={known} />
      <Turns chosen={turns.value} choose={(value) => (turns.value = value)} />
      <label class="field">
        <span>{say("web.new.edition")}</span>
        <select value={edition.value} onChange={(event) => (edition.value = event.currentTarget.value)}>
          {editions.map((each) => (
            <option key={each.id} value={each.id}>
              {sayEdition(each)}
            </option>
          ))}
        </select>
      </label>
      <HouseRules chosen={rules.value} choose={(value) => (rules.value = value)} />
      <Trouble sentence={trouble.value} />
      <button type="submit" class="main" aria-busy={busy.value}>
        {say(busy.value ? "web.new.starting" : "web.new.start")}
      </button>
    </form>
  );
}

function Turns({ chosen, choose }: { chosen: number | null; choose: (turns: number | null) => void }) {
  return (
    <fieldset class="field">
      <legend>{say("web.new.turns")}</legend>
      <div class="choices">
        {TURNS.map((turns) => (
          <Choice key={turns} name="turns" checked={chosen === turns} choose={() => choose(turns)}>
            {turns ?? say("web.new.any")}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface HouseRulesProps {
  readonly chosen: readonly string[];
  readonly choose: (rules: readonly string[]) => void;
}

function HouseRules({ chosen, choose }: HouseRulesProps) {
  const toggle = (rule: string) =>
    choose(chosen.includes(rule) ? chosen.filter((other) => other !== rule) : [...chosen, rule]);
  return (
    <details class="field">
      <summary>{say("web.new.house-rules")}</summary>
      <div class="ticks">
        {houseRules.map((rule) => (
          <label class="tick" key={rule}>
            <input type="checkbox" checked={chosen.includes(rule)} onChange={() => toggle(rule)} />
            <span>{sayRule(rule)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
