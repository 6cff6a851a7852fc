import { useSignal } from "@preact/signals";
import { lineOf } from "../sheet/unsentChanges";
import { change, game, link, mayEnter } from "../state/game";
import type { Player } from "../sync/apiTypes";
import { waiting } from "../sync/outbox";
import { say } from "../text/language";
import { TeamsForm } from "./TeamsForm";
import { sentenceOf } from "./TurnDetails";

const LONGEST = 40;

/** Who plays: join, rename, leave and come back, points given, and teams. */
export function Players() {
  const on = game.value;
  if (!on || !mayEnter.value) return null;
  return (
    <details class="card players">
      <summary>{say("web.players.title")}</summary>
      <AddPlayer />
      <ul>
        {on.players.map((player) => (
          <li key={player.id}>
            <details>
              <summary>
                {player.name || "?"}
                {player.left && <small> {say("web.standing.left")}</small>}
              </summary>
              <Rename player={player} />
              <Handicap player={player} />
              <LeaveOrRejoin player={player} />
            </details>
          </li>
        ))}
        {waiting()
          .filter((each) => each.path === "/players")
          .map((each) => (
            <li key={each.key} class="soft">
              {sentenceOf(lineOf(each))}, {say("web.history.unsent")}
            </li>
          ))}
      </ul>
      {on.players.length > 2 && <TeamsForm />}
    </details>
  );
}

interface LineProps {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly send: (text: string) => void;
}

/** One field and the button that sends it. */
function OneLine({ label, button, value, numeric, send }: LineProps) {
  const text = useSignal(value);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() !== "") send(text.value.trim());
    text.value = value;
  };
  return (
    <form class="inline" onSubmit={submit}>
      <label class="field">
        <span>{label}</span>
        <input
          type="text"
          maxLength={LONGEST}
          autocomplete="off"
          inputMode={numeric ? "numeric" : "text"}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="second">
        {button}
      </button>
    </form>
  );
}

/** Makes a change of the players, which is said as the line that the history will have of it. */
function seat(path: string, body: object): void {
  const plain = { path, body, spoken: "", points: null };
  const line = lineOf({ ...plain, key: "", name: "", link: link.value, refusal: null });
  void change(path, body, sentenceOf(line));
}

function AddPlayer() {
  return (
    <OneLine
      label={say("web.game.add-player")}
      button={say("web.game.add")}
      value=""
      send={(name) => seat("/players", { name })}
    />
  );
}

function Rename({ player }: { player: Player }) {
  return (
    <OneLine
      key={player.name}
      label={say("web.game.name")}
      button={say("web.players.rename")}
      value={player.name}
      send={(name) => seat(`/players/${player.id}/name`, { name })}
    />
  );
}

function Handicap({ player }: { player: Player }) {
  const given = game.value?.handicaps[player.id] ?? 0;
  const send = (text: string) => {
    const points = Number(text.replace("−", "-"));
    if (Number.isInteger(points)) seat(`/players/${player.id}/handicap`, { points });
  };
  return (
    <OneLine
      key={given}
      label={say("web.players.handicap")}
      button={say("web.players.give")}
      value={String(given)}
      numeric
      send={send}
    />
  );
}

function LeaveOrRejoin({ player }: { player: Player }) {
  const way = player.left ? "rejoin" : "leave";
  return (
    <button type="button" class="second" onClick={() => seat(`/players/${player.id}/${way}`, {})}>
      {say(`web.players.${way}`, { name: player.name })}
    </button>
  );
}
