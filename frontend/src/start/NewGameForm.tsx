import { useSignal } from "@preact/signals";
import { Choice } from "../components/Choice";
import { ErrorMessage } from "../components/ErrorMessage";
import { defaultEdition, editions, houseRules } from "../rules/edition";
import { errorSentence, postOnce } from "../sync/api";
import type { Game, NewGame, Person } from "../sync/apiTypes";
import { addKnownGame } from "../sync/knownGames";
import { ensureNotebook } from "../sync/notebook";
import { editionName, houseRuleName, translate } from "../text/language";
import { type NewPlayer, PlayerNames } from "./PlayerNames";

/** Turns for each player; null: until you stop. */
const TURN_CHOICES = [1, 3, 5, 10, null];

/** The form of a new game: its players and its rules. */
export function NewGameForm({ knownPeople }: { knownPeople: readonly Person[] }) {
  const players = useSignal<readonly NewPlayer[]>([{ name: "" }, { name: "" }]);
  const turns = useSignal<number | null>(5);
  const edition = useSignal(defaultEdition);
  const rules = useSignal<readonly string[]>([]);
  const error = useSignal<string | null>(null);
  const busy = useSignal(false);

  const start = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    const named = players.value
      .map(({ name, person }) => (person ? { person } : { name: name.trim() }))
      .filter(({ name }) => name !== "");
    if (named.length === 0) {
      error.value = translate("web.new.nobody");
      return;
    }
    busy.value = true;
    error.value = null;
    try {
      const notebook = await ensureNotebook();
      const body: NewGame = {
        edition: edition.value,
        turns: turns.value,
        house_rules: rules.value,
        players: named,
        ...(notebook ? { notebook } : {}),
      };
      const game = await postOnce<Game>("/games", body);
      if (!game.link) return;
      addKnownGame(game, game.link);
      location.assign(`/games/${game.link}`);
    } catch (caught) {
      error.value = errorSentence(caught);
      busy.value = false;
    }
  };

  return (
    <form class="new-game" onSubmit={(event) => void start(event)} noValidate>
      <PlayerNames players={players} knownPeople={knownPeople} />
      <Turns chosen={turns.value} choose={(value) => (turns.value = value)} />
      <label class="field">
        <span>{translate("web.new.edition")}</span>
        <select value={edition.value} onChange={(event) => (edition.value = event.currentTarget.value)}>
          {editions.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {editionName(choice)}
            </option>
          ))}
        </select>
      </label>
      <HouseRules chosen={rules.value} choose={(value) => (rules.value = value)} />
      <ErrorMessage sentence={error.value} />
      <button type="submit" class="main" aria-busy={busy.value}>
        {translate(busy.value ? "web.new.starting" : "web.new.start")}
      </button>
    </form>
  );
}

function Turns({ chosen, choose }: { chosen: number | null; choose: (turns: number | null) => void }) {
  return (
    <fieldset class="field">
      <legend>{translate("web.new.turns")}</legend>
      <div class="choices">
        {TURN_CHOICES.map((turns) => (
          <Choice key={turns} name="turns" checked={chosen === turns} choose={() => choose(turns)}>
            {turns ?? translate("web.new.any")}
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
      <summary>{translate("web.new.house-rules")}</summary>
      <div class="ticks">
        {houseRules.map((rule) => (
          <label class="tick" key={rule}>
            <input type="checkbox" checked={chosen.includes(rule)} onChange={() => toggle(rule)} />
            <span>{houseRuleName(rule)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
