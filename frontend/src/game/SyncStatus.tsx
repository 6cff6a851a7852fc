import { useEffect, useRef } from "preact/hooks";
import { standing } from "../sheet/turnOrder";
import { lineOf, turnOf } from "../sheet/unsentChanges";
import { change, failures, game, nameOf, sendUnsent } from "../state/game";
import type { Entry, NewTurn } from "../sync/apiTypes";
import { heardAt, lost } from "../sync/liveUpdates";
import { drop, isFleeting, refuse, type Unsent, unsent, waiting } from "../sync/outbox";
import { cite, language, say, sayCount } from "../text/language";
import { inShort } from "./TurnDetails";

/** So many times in a row nothing could be sent: longer than a wake-up takes. */
const FAILURES_MIN = 3;

/** What is unsent and how old the picture is, once that lasts longer than a wake-up. */
export function Sync() {
  const count = waiting().length;
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: "medium" });
  const parts = [
    lost.value && heardAt.value
      ? say("web.sync.lost", { time: time.format(new Date(heardAt.value)) })
      : lost.value
        ? say("web.sync.never")
        : "",
    count && (lost.value || failures.value >= FAILURES_MIN) ? sayCount("web.sync.unsent", count) : "",
    unsent.value.some(isFleeting) ? say("web.sync.fleeting") : "",
  ].filter(Boolean);
  return (
    <div role="alert" class={parts.length ? "sync" : "unseen"}>
      {parts.join(" ")}
    </div>
  );
}

/** Changes that the server did not take: people decide, nothing is thrown away by itself. */
export function Disputed() {
  const refused = unsent.value.filter((each) => each.refusal !== null);
  return (
    <>
      {refused.map((item) => (
        <Question key={item.key} item={item} />
      ))}
    </>
  );
}

function Question({ item }: { item: Unsent }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), []);
  const turn = turnOf(item);
  const there = turn && game.value && standing(game.value, turn);
  return (
    <section class="card conflict" role="alert" ref={card}>
      {turn && there ? <Twice item={item} turn={turn} there={there} /> : <NotDone item={item} />}
    </section>
  );
}

interface TwiceProps {
  readonly item: Unsent;
  readonly turn: NewTurn & { readonly points: number };
  readonly there: Entry;
}

/** Two devices wrote one turn. */
function Twice({ item, turn: { points, ...turn }, there }: TwiceProps) {
  const facts = { name: nameOf(turn.player), turn: turn.turn, mine: points, theirs: there.points };
  const takeMine = () => {
    const body = { ...turn, expects: there.sequence, reason: say("web.conflict.reason") };
    void change("/turns/correct", body, say("web.correct.done", { ...facts, points }), points);
    drop(item);
  };
  return (
    <>
      <h2>{say("web.conflict.title", facts)}</h2>
      <p>{say("web.conflict.both", facts)}</p>
      <div class="inline">
        <button type="button" class="second" onClick={takeMine}>
          {say("web.conflict.mine", facts)}
        </button>
        <button type="button" class="second" onClick={() => drop(item)}>
          {say("web.conflict.theirs", facts)}
        </button>
      </div>
    </>
  );
}

/** Whatever else could not be done: why, and what now. */
function NotDone({ item }: { item: Unsent }) {
  const again = () => {
    refuse(item, null);
    void sendUnsent();
  };
  return (
    <>
      <h2>{say("web.conflict.refused", { what: whatOf(item) })}</h2>
      <p>{cite(item.refusal?.sentence ?? "", item.refusal?.article ?? null)}</p>
      <div class="inline">
        <button type="button" class="second" onClick={again}>
          {say("web.conflict.again")}
        </button>
        <button type="button" class="second" onClick={() => drop(item)}>
          {say("web.conflict.drop")}
        </button>
      </div>
    </>
  );
}

/** The change in a few words. */
function whatOf(item: Unsent): string {
  const line = lineOf(item);
  const undone = entryAt(line.undoes);
  if (!undone) return inShort(line);
  const redone = entryAt(undone.undoes);
  const way = redone ? "redo" : "undo";
  return say(`web.history.${way}-what`, { what: inShort(redone ?? undone) });
}

const entryAt = (sequence: number | null | undefined) =>
  game.value?.entries.find((line) => line.sequence === sequence);
