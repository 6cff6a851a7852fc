import { type Entry, isEntry } from "../keep/wire";
import { number, say } from "../language";
import { busy, counted, game, nameOf, undo } from "./play";

/** Every turn that was recorded, the newest first; what was undone stays, struck through. */
export function History() {
  const on = game.value;
  const turns = on?.entries.filter(isEntry) ?? [];
  if (!on || turns.length === 0) return null;
  return (
    <section class="card history" aria-labelledby="history">
      <h2 id="history">{say("web.history.title")}</h2>
      <ol reversed>
        {turns.toReversed().map((entry) => (
          <li key={entry.sequence} class={entry.undone ? "undone" : ""}>
            <Told entry={entry} />
            {entry.undone ? <Redo entry={entry} /> : <Undo entry={entry} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ entry }: { entry: Entry }) {
  return (
    <div class="told">
      <b class="points">{number(entry.points)}</b>
      <span class="who">{nameOf(entry.player)}</span>
      <small>{how(entry)}</small>
    </div>
  );
}

function how(entry: Entry): string {
  const counts = entry.tally?.join("\u00a0–\u00a0") ?? say("web.history.total");
  const bonus = entry.bonus.length
    ? say("web.score.bonus", { bonus: entry.bonus.join("\u00a0+\u00a0") })
    : "";
  const parts = [say("web.entry.turn", { turn: entry.turn }), counts, bonus];
  return [...parts, entry.undone ? say("web.history.no-longer") : ""].filter(Boolean).join(", ");
}

function Undo({ entry }: { entry: Entry }) {
  const facts = { name: nameOf(entry.player), turn: entry.turn, points: entry.points };
  return (
    <button
      type="button"
      class="second"
      aria-busy={busy.value}
      aria-label={say("web.history.undo-what", facts)}
      title={say("web.history.undo")}
      onClick={() => void undo(entry.sequence, say("web.history.undone", facts))}
    >
      <span class="arrow" aria-hidden="true">
        ↶
      </span>{" "}
      <span class="word">{say("web.history.undo")}</span>
    </button>
  );
}

/** Undoing the undoing; not offered when another count has taken the place. */
function Redo({ entry }: { entry: Entry }) {
  const on = game.value;
  const facts = { name: nameOf(entry.player), turn: entry.turn, points: entry.points };
  const taken = on && counted(on).some((other) => other.player === entry.player && other.turn === entry.turn);
  const undoing = on?.entries.findLast(
    (other) => other.type === "entry_undone" && other.undoes === entry.sequence && !other.undone,
  );
  if (!on || taken || !undoing) return null;
  return (
    <button
      type="button"
      class="second"
      aria-busy={busy.value}
      aria-label={say("web.history.redo-what", facts)}
      title={say("web.history.redo")}
      onClick={() => void undo(undoing.sequence, say("web.history.redone", facts))}
    >
      <span class="arrow" aria-hidden="true">
        ↷
      </span>{" "}
      <span class="word">{say("web.history.redo")}</span>
    </button>
  );
}
