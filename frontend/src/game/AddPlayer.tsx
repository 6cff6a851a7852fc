import { useSignal } from "@preact/signals";
import { say } from "../language";
import { addPlayer, busy, game } from "./play";

/** Somebody joins while the game is on. */
export function AddPlayer() {
  const name = useSignal("");
  const open = useSignal(false);
  if (!game.value || game.value.complete) return null;
  const add = async (event: Event) => {
    event.preventDefault();
    if (name.value.trim() === "" || !(await addPlayer(name.value.trim()))) return;
    name.value = "";
    open.value = false;
  };
  return (
    <details
      class="card joins"
      open={open.value}
      onToggle={(event) => (open.value = event.currentTarget.open)}
    >
      <summary>{say("web.game.add-player")}</summary>
      <form onSubmit={(event) => void add(event)}>
        <input
          type="text"
          maxLength={40}
          value={name.value}
          aria-label={say("web.game.name")}
          placeholder={say("web.game.name")}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="second" aria-busy={busy.value}>
          {say("web.game.add")}
        </button>
      </form>
    </details>
  );
}
