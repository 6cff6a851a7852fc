import { useSignal } from "@preact/signals";
import { standing } from "../sheet/turnOrder";
import { change, game, mayEnter, nameOf } from "../state/game";
import { startCorrecting } from "../state/turnEntry";
import { type Entry, isEntry, type Line, stands } from "../sync/apiTypes";
import { number, say } from "../text/language";
import { inShort, sentenceOf, TurnStory } from "./TurnDetails";

const SHOWN = 12;
/** What has a place of its own on the page, or none. */
const ELSEWHERE = ["game_started", "entry_undone", "link_issued", "link_revoked", "starter_drawn"];

/** Everything that was written, the newest first; what no longer counts stays, struck through. */
export function History() {
  const all = useSignal(false);
  const on = game.value;
  const firstTurn = on?.entries.findIndex(isPlayed) ?? -1;
  const lines = (on?.entries ?? [])
    .filter((line) => !ELSEWHERE.includes(line.type))
    .filter((line) => line.type !== "player_added" || line.undone || line.sequence > firstTurn + 1)
    .toReversed();
  if (!on || firstTurn < 0) return null;
  const shown = all.value ? lines : lines.slice(0, SHOWN);
  return (
    <section class="card history" aria-labelledby="history">
      <h2 id="history">{say("web.history.title")}</h2>
      <ol reversed>
        {shown.map((line) => (
          <li key={line.sequence} class={stands(line) ? "" : "undone"}>
            {isEntry(line) ? (
              <Told entry={line} />
            ) : (
              <p class="event">{[sentenceOf(line), unsentOf(line)].filter(Boolean).join(", ")}</p>
            )}
            {mayEnter.value && !line.unsent && <Turnabout line={line} />}
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <button type="button" class="second" onClick={() => (all.value = true)}>
          {say("web.history.all", { count: lines.length })}
        </button>
      )}
    </section>
  );
}

/** One line that opens into the explanation of the turn. */
function Told({ entry }: { entry: Entry }) {
  return (
    <details class="told">
      <summary>
        <b class="points">{number(entry.points)}</b>
        <span class="who">{nameOf(entry.player)}</span>
        <small>{how(entry)}</small>
      </summary>
      <TurnStory entry={entry} />
      {mayEnter.value && stands(entry) && !entry.unsent && (
        <button type="button" class="second" onClick={() => openCorrection(entry)}>
          {say("web.correct.open")}
        </button>
      )}
    </details>
  );
}

function openCorrection(entry: Entry): void {
  startCorrecting(entry);
  document.getElementById("content")?.focus();
  scrollTo({ top: 0 });
}

function how(entry: Entry): string {
  const bonus = entry.bonus.length
    ? say("web.score.bonus", { bonus: entry.bonus.join("\u00a0+\u00a0") })
    : "";
  const parts = [
    say("web.entry.turn", { turn: entry.turn }),
    entry.tally?.join("\u00a0–\u00a0") ?? say("web.history.total"),
    bonus,
    unsentOf(entry),
    entry.corrects ? say("web.history.corrected") : "",
    entry.undone ? say("web.history.no-longer") : "",
    entry.struck ? say("web.history.struck") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Written down or void: the game has begun. */
const isPlayed = (line: Line) => isEntry(line) || line.type === "turn_voided";

const unsentOf = ({ unsent }: Line) =>
  unsent ? say(unsent === "line" ? "web.history.unsent" : `web.history.${unsent}-unsent`) : "";

/** Undo what stands, redo what was undone; not offered where another turn has taken the place. */
function Turnabout({ line }: { line: Line }) {
  const on = game.value;
  const undoing = on?.entries.findLast(
    (other) => other.type === "entry_undone" && other.undoes === line.sequence && !other.undone,
  );
  const back = line.undone && undoing !== undefined;
  const taken = isEntry(line) && on && standing(on, line) !== undefined;
  if (!on || line.struck || (line.undone && (!undoing || taken))) return null;
  const way = back ? "redo" : "undo";
  const what = inShort(line);
  return (
    <button
      type="button"
      class="second turnabout"
      aria-label={say(`web.history.${way}-what`, { what })}
      title={say(`web.history.${way}`)}
      onClick={() =>
        void change(
          "/undo",
          { sequence: back ? undoing.sequence : line.sequence },
          say(`web.history.${back ? "redone" : "undone"}`, { what }),
        )
      }
    >
      <span class="arrow" aria-hidden="true">
        {back ? "↷" : "↶"}
      </span>{" "}
      <span class="word">{say(`web.history.${way}`)}</span>
    </button>
  );
}
