import { useSignal } from "@preact/signals";
import type { Player } from "../keep/wire";
import { say } from "../language";
import { TeamsForm } from "./TeamsForm";
import { busy, change, game, mayEnter } from "./table";

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
  readonly send: (text: string) => Promise<boolean>;
}

/** One field and the button that sends it. */
function OneLine({ label, button, value, numeric, send }: LineProps) {
  const text = useSignal(value);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.value.trim() !== "" && (await send(text.value.trim()))) text.value = value;
  };
  return (
    <form class="inline" onSubmit={(event) => void submit(event)}>
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
      <button type="submit" class="second" aria-busy={busy.value}>
        {button}
      </button>
    </form>
  );
}

function AddPlayer() {
  return (
    <OneLine
      label={say("web.game.add-player")}
      button={say("web.game.add")}
      value=""
      send={async (name) => (await change("/players", { name })) !== null}
    />
  );
}

function Rename({ player }: { player: Player }) {
  return (
    <OneLine
      label={say("web.game.name")}
      button={say("web.players.rename")}
      value={player.name}
      send={async (name) => (await change(`/players/${player.id}/name`, { name })) !== null}
    />
  );
}

function Handicap({ player }: { player: Player }) {
  const given = game.value?.handicaps[player.id] ?? 0;
  const send = async (text: string) => {
    const points = Number(text.replace("−", "-"));
    if (!Number.isInteger(points)) return false;
    return (await change(`/players/${player.id}/handicap`, { points })) !== null;
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
    <button
      type="button"
      class="second"
      aria-busy={busy.value}
      onClick={() => void change(`/players/${player.id}/${way}`, {})}
    >
      {say(`web.players.${way}`, { name: player.name })}
    </button>
  );
}
