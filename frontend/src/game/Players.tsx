import { useSignal } from "@preact/signals";
import { UndoOffer } from "../components/UndoOffer";
import { lineOf } from "../sheet/unsentChanges";
import { game, link, mayEnter, requestError, submitChange, undoChange } from "../state/game";
import { offerUndo } from "../state/undoOffers";
import type { Player } from "../sync/apiTypes";
import { waitingChanges } from "../sync/outbox";
import { translate } from "../text/language";
import { TeamsForm } from "./TeamsForm";
import { eventText } from "./TurnDetails";

const NAME_LENGTH_MAX = 40;

/** The players: adding, renaming, leaving and rejoining, handicaps, and teams. */
export function Players() {
  const open = game.value;
  if (!open || !mayEnter.value) return null;
  return (
    <details class="card players">
      <summary>{translate("web.players.title")}</summary>
      <UndoOffer place="players" />
      <AddPlayer />
      <ul>
        {open.players.map((player) => (
          <li key={player.id}>
            <details>
              <summary>
                {player.name || "?"}
                {player.left && <small> {translate("web.standing.left")}</small>}
              </summary>
              <Rename player={player} />
              <Handicap player={player} />
              <LeaveOrRejoin player={player} />
            </details>
          </li>
        ))}
        {waitingChanges()
          .filter(({ path }) => path === "/players")
          .map((change) => (
            <li key={change.key} class="soft">
              {eventText(lineOf(change))}, {translate("web.history.unsent")}
            </li>
          ))}
      </ul>
      {open.players.length > 2 && <TeamsForm />}
    </details>
  );
}

interface FieldFormProps {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly send: (text: string) => void;
}

/** One field and the button that sends it. */
function FieldForm({ label, button, value, numeric, send }: FieldFormProps) {
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
          maxLength={NAME_LENGTH_MAX}
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

/** Submits a change of the players; it is announced as the history will show it, and can be undone. */
function submitPlayerChange(path: string, body: object): void {
  const change = { path, body, spoken: "", points: null };
  const line = lineOf({ ...change, key: "", name: "", link: link.value, refusal: null });
  const done = eventText(line);
  const key = submitChange(path, body, done);
  offerUndo(
    "players",
    () => done,
    () => undoChange(key),
  );
}

function AddPlayer() {
  return (
    <FieldForm
      label={translate("web.game.add-player")}
      button={translate("web.game.add")}
      value=""
      send={(name) => submitPlayerChange("/players", { name })}
    />
  );
}

function Rename({ player }: { player: Player }) {
  return (
    <FieldForm
      key={player.name}
      label={translate("web.game.name")}
      button={translate("web.players.rename")}
      value={player.name}
      send={(name) => submitPlayerChange(`/players/${player.id}/name`, { name })}
    />
  );
}

function Handicap({ player }: { player: Player }) {
  const handicap = game.value?.handicaps[player.id] ?? 0;
  const send = (text: string) => {
    const points = Number(text.trim().replace("−", "-").replace(",", ".") || Number.NaN);
    if (!Number.isInteger(points)) requestError.value = translate("not-a-count", { text });
    else submitPlayerChange(`/players/${player.id}/handicap`, { points });
  };
  return (
    <FieldForm
      key={handicap}
      label={translate("web.players.handicap")}
      button={translate("web.players.give")}
      value={String(handicap)}
      numeric
      send={send}
    />
  );
}

function LeaveOrRejoin({ player }: { player: Player }) {
  const action = player.left ? "rejoin" : "leave";
  return (
    <button
      type="button"
      class="second"
      onClick={() => submitPlayerChange(`/players/${player.id}/${action}`, {})}
    >
      {translate(`web.players.${action}`, { name: player.name })}
    </button>
  );
}
