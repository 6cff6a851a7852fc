import { useSignal } from "@preact/signals";
import { isEffective, isTurnLine, turnIn } from "../sheet/entries";
import { game, mayEnter, playerName, submitChange } from "../state/game";
import { startCorrecting } from "../state/turnEntry";
import type { Game, Line, TurnLine } from "../sync/apiTypes";
import { formatNumber, translate } from "../text/language";
import { bonusText } from "../text/scoreText";
import { eventText, shortText, TurnDetails, tallyText } from "./TurnDetails";

const SHOWN_LINES = 12;
/** Types with a place of their own on the page, or none. */
const HIDDEN_TYPES = ["game_started", "entry_undone", "link_issued", "link_revoked", "starter_drawn"];

/** The entries, newest first; what no longer counts stays, struck through. */
export function History() {
  const showsAll = useSignal(false);
  const open = game.value;
  const firstTurn = open?.entries.findIndex(isPlayed) ?? -1;
  const lines = (open?.entries ?? [])
    .filter((line) => !HIDDEN_TYPES.includes(line.type))
    .filter((line) => line.type !== "player_added" || line.undone || line.sequence > firstTurn + 1)
    .toReversed();
  if (!open || firstTurn < 0) return null;
  const shown = showsAll.value ? lines : lines.slice(0, SHOWN_LINES);
  return (
    <section class="card history" aria-labelledby="history">
      <h2 id="history">{translate("web.history.title")}</h2>
      <ol reversed>
        {shown.map((line) => (
          <li key={line.sequence} class={isEffective(line) ? "" : "undone"}>
            {isTurnLine(line) ? (
              <TurnEntry line={line} />
            ) : (
              <p class="event">{[eventText(line), unsentText(line)].filter(Boolean).join(", ")}</p>
            )}
            {mayEnter.value && !line.unsent && <UndoButton line={line} game={open} />}
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <button type="button" class="second" onClick={() => (showsAll.value = true)}>
          {translate("web.history.all", { count: lines.length })}
        </button>
      )}
    </section>
  );
}

/** True for a turn that was recorded or void: then the game has begun. */
const isPlayed = (line: Line) => isTurnLine(line) || line.type === "turn_voided";

/** One line that opens into the explanation of the turn. */
function TurnEntry({ line }: { line: TurnLine }) {
  return (
    <details class="told">
      <summary>
        <b class="points" translate={false}>
          {formatNumber(line.points)}
        </b>
        <span class="who">{playerName(line.player)}</span>
        <small>{summaryText(line)}</small>
      </summary>
      <TurnDetails line={line} />
      {mayEnter.value && isEffective(line) && !line.unsent && (
        <button type="button" class="second" onClick={() => openCorrection(line)}>
          {translate("web.correct.open")}
        </button>
      )}
    </details>
  );
}

function openCorrection(line: TurnLine): void {
  startCorrecting(line);
  document.getElementById("content")?.focus();
  scrollTo({ top: 0 });
}

function summaryText(line: TurnLine): string {
  const parts = [
    translate("web.entry.turn", { turn: line.turn }),
    line.tally ? tallyText(line.tally) : translate("web.history.total"),
    line.bonus.length ? bonusText(line.bonus) : "",
    unsentText(line),
    line.corrects ? translate("web.history.corrected") : "",
    line.undone ? translate("web.history.no-longer") : "",
    line.struck ? translate("web.history.struck") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

const unsentText = ({ unsent }: Line) =>
  unsent ? translate(unsent === "line" ? "web.history.unsent" : `web.history.${unsent}-unsent`) : "";

/** Undoes an entry, or redoes an undone one; missing where another turn has taken the place. */
function UndoButton({ line, game }: { line: Line; game: Game }) {
  const undoing = game.entries.findLast(
    (other) => other.type === "entry_undone" && other.undoes === line.sequence && !other.undone,
  );
  const placeTaken = isTurnLine(line) && turnIn(game, line) !== undefined;
  if (line.struck || (line.undone && (!undoing || placeTaken))) return null;
  const action = line.undone ? "redo" : "undo";
  const what = shortText(line);
  const sequence = line.undone ? undoing?.sequence : line.sequence;
  const done = translate(`web.history.${line.undone ? "redone" : "undone"}`, { what });
  return (
    <button
      type="button"
      class="second turnabout"
      aria-label={translate(`web.history.${action}-what`, { what })}
      title={translate(`web.history.${action}`)}
      onClick={() => void submitChange("/undo", { sequence }, done)}
    >
      <span class="arrow" aria-hidden="true">
        {line.undone ? "↷" : "↶"}
      </span>{" "}
      <span class="word">{translate(`web.history.${action}`)}</span>
    </button>
  );
}
