import { heardAt, lost } from "../keep/live";
import { drop, isFleeting, type Unsent, unsent } from "../keep/outbox";
import { language, say, sayCount } from "../language";
import { standing } from "./sheet";
import { change, game, nameOf } from "./table";

/** What is unsent and how old the picture is, once that lasts longer than a wake-up. */
export function Sync() {
  const waiting = unsent.value.filter((each) => each.refusal === null).length;
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: "medium" });
  const parts = [
    lost.value && heardAt.value
      ? say("web.sync.lost", { time: time.format(new Date(heardAt.value)) })
      : lost.value
        ? say("web.sync.never")
        : "",
    lost.value && waiting ? sayCount("web.sync.unsent", waiting) : "",
    unsent.value.some(isFleeting) ? say("web.sync.fleeting") : "",
  ].filter(Boolean);
  return (
    <div role="alert" class={parts.length ? "sync" : "unseen"}>
      {parts.join(" ")}
    </div>
  );
}

/** Turns that the server did not take: people decide, nothing is thrown away by itself. */
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
  const { turn, points, refusal } = item;
  const there = game.value && standing(game.value, turn);
  const facts = { name: nameOf(turn.player), turn: turn.turn, mine: points, theirs: there?.points ?? 0 };
  const takeMine = async () => {
    const body = { ...turn, expects: there?.sequence ?? null, reason: say("web.conflict.reason") };
    if (await change("/turns/correct", body, say("web.correct.done", { ...facts, points }))) drop(item);
  };
  return (
    <section class="card conflict" role="alert">
      <h2>{say(there ? "web.conflict.title" : "web.conflict.refused", facts)}</h2>
      {there ? <p>{say("web.conflict.both", facts)}</p> : <p>{refusal?.sentence}</p>}
      <div class="inline">
        {there && (
          <button type="button" class="second" onClick={() => void takeMine()}>
            {say("web.conflict.mine", facts)}
          </button>
        )}
        <button type="button" class="second" onClick={() => drop(item)}>
          {say(there ? "web.conflict.theirs" : "web.conflict.drop", facts)}
        </button>
      </div>
    </section>
  );
}
