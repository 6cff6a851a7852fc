import { say, sayCount } from "../language";
import { Trouble } from "../look/Trouble";
import { Board } from "./Board";
import { BonusQuestions } from "./BonusQuestions";
import { Chalkboard } from "./Chalkboard";
import {
  busy,
  change,
  choosePlayer,
  clear,
  draft,
  game,
  justRecorded,
  openTurn,
  record,
  slot,
  trouble,
  verdict,
} from "./play";

/** One turn on its way to the score: counts or a total, the bonus, and "record". */
export function EntryForm() {
  const [now, on] = [slot.value, verdict.value];
  if (!now || !on) return null;
  const submit = async (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = document.activeElement instanceof HTMLInputElement;
    await record();
    if (typed && justRecorded.value) form.querySelector<HTMLInputElement>("input[inputmode]")?.focus();
  };
  return (
    <form class="card entry" onSubmit={(event) => void submit(event)} noValidate autocomplete="off">
      <WhoseTurn />
      {draft.value.by === "counts" ? <Board verdict={on} /> : <Total />}
      <BonusQuestions verdict={on} />
      <Chalkboard verdict={on} />
      <Trouble sentence={trouble.value} />
      <button type="submit" class="main" aria-disabled={on.stage !== "ready"} aria-busy={busy.value}>
        {busy.value ? say("web.entry.saving") : recordLabel()}
      </button>
      <Otherwise />
    </form>
  );
}

function recordLabel(): string {
  const on = verdict.value;
  if (on?.stage !== "ready") return say("web.entry.record");
  return sayCount("web.entry.record-points", on.points);
}

function WhoseTurn() {
  const [now, on] = [slot.value, game.value];
  if (!now || !on) return null;
  const open = on.players.filter((player) => player.id === now.player || openTurn(on, player.id) !== null);
  return (
    <div class="whose">
      <h2>
        <label for="player">{say("web.entry.whose")}</label>
      </h2>
      <select id="player" value={now.player} onChange={(event) => choosePlayer(event.currentTarget.value)}>
        {open.map((player) => (
          <option key={player.id} value={player.id}>
            {player.name}
          </option>
        ))}
      </select>
      <p>
        {on.turns === null
          ? say("web.entry.turn", { turn: now.turn })
          : say("web.entry.turn-of", { turn: now.turn, turns: on.turns })}
      </p>
    </div>
  );
}

/** Counts are the rule, a total is for who counted already. */
function Otherwise() {
  const other = draft.value.by === "counts" ? "total" : "counts";
  return (
    <div class="otherwise">
      <button type="button" class="plain" onClick={() => change({ by: other })}>
        {say(`web.entry.by-${other}`)}
      </button>
      <button type="button" class="plain" onClick={() => clear()}>
        {say("web.entry.clear")}
      </button>
    </div>
  );
}

function Total() {
  return (
    <label class="field total">
      <span>{say("web.entry.total")}</span>
      <input
        type="text"
        inputMode="numeric"
        maxLength={6}
        aria-invalid={verdict.value?.stage === "refused"}
        aria-describedby="verdict"
        value={draft.value.total}
        onInput={(event) => change({ total: event.currentTarget.value })}
      />
    </label>
  );
}
