import { useEffect, useRef } from "preact/hooks";
import { UndoOffer } from "../components/UndoOffer";
import { turnIn } from "../sheet/entries";
import { lineOf, turnOf } from "../sheet/unsentChanges";
import { game, playerName, sendUnsent, submitChange, undoChange } from "../state/game";
import { offerUndo } from "../state/undoOffers";
import type { NewTurn, TurnLine } from "../sync/apiTypes";
import { discard, restoreChange, setRefusal, type UnsentChange, unsentChanges } from "../sync/outbox";
import { cite, translate } from "../text/language";
import { shortText } from "./TurnDetails";

/** Changes that the server refused: people decide, nothing is thrown away by itself. */
export function RefusedChanges() {
  const refused = unsentChanges.value.filter((change) => change.refusal !== null);
  return (
    <>
      {refused.map((change) => (
        <Decision key={change.key} change={change} />
      ))}
      <UndoOffer place="conflicts" takesFocus />
    </>
  );
}

/** Discards a refused change, and offers to have the question back; `answer` is the change that was sent instead. */
function decide(change: UnsentChange, sentence: string, answer?: string): void {
  discard(change);
  const undo = () => {
    if (answer !== undefined) undoChange(answer);
    restoreChange(change);
  };
  offerUndo("conflicts", () => sentence, undo);
}

function Decision({ change }: { change: UnsentChange }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), []);
  const turn = turnOf(change);
  const recorded = turn && game.value && turnIn(game.value, turn);
  return (
    <section class="card conflict" role="alert" ref={card}>
      {turn && recorded ? (
        <TurnConflict change={change} turn={turn} recorded={recorded} />
      ) : (
        <OtherRefusal change={change} />
      )}
    </section>
  );
}

interface TurnConflictProps {
  readonly change: UnsentChange;
  readonly turn: NewTurn & { readonly points: number };
  readonly recorded: TurnLine;
}

/** Two devices recorded the same turn. */
function TurnConflict({ change, turn: { points, ...turn }, recorded }: TurnConflictProps) {
  const facts = { name: playerName(turn.player), turn: turn.turn, mine: points, theirs: recorded.points };
  const sendMine = () => {
    const body = { ...turn, expects: recorded.sequence, reason: translate("web.conflict.reason") };
    const done = translate("web.correct.done", { ...facts, points });
    decide(change, done, submitChange("/turns/correct", body, done, points));
  };
  return (
    <>
      <h2>{translate("web.conflict.title", facts)}</h2>
      <p>{translate("web.conflict.both", facts)}</p>
      <div class="inline">
        <button type="button" class="second" onClick={sendMine}>
          {translate("web.conflict.mine", facts)}
        </button>
        <button
          type="button"
          class="second"
          onClick={() => decide(change, translate("web.undo.theirs", facts))}
        >
          {translate("web.conflict.theirs", facts)}
        </button>
      </div>
    </>
  );
}

/** Any other refusal: its reason, and a choice. */
function OtherRefusal({ change }: { change: UnsentChange }) {
  const sendAgain = () => {
    setRefusal(change, null);
    void sendUnsent();
  };
  return (
    <>
      <h2>{translate("web.conflict.refused", { what: changeText(change) })}</h2>
      <p>{cite(change.refusal?.sentence ?? "", change.refusal?.article ?? null)}</p>
      <div class="inline">
        <button type="button" class="second" onClick={sendAgain}>
          {translate("web.conflict.again")}
        </button>
        <button
          type="button"
          class="second"
          onClick={() => decide(change, translate("web.undo.dropped", { what: changeText(change) }))}
        >
          {translate("web.conflict.drop")}
        </button>
      </div>
    </>
  );
}

/** The change in a few words. */
function changeText(change: UnsentChange): string {
  const line = lineOf(change);
  const undone = lineWith(line.undoes);
  if (!undone) return shortText(line);
  const redone = lineWith(undone.undoes);
  const action = redone ? "redo" : "undo";
  return translate(`web.history.${action}-what`, { what: shortText(redone ?? undone) });
}

const lineWith = (sequence: number | null | undefined) =>
  game.value?.entries.find((line) => line.sequence === sequence);
