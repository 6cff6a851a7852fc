import { useEffect, useRef } from "preact/hooks";
import { HouseRules } from "../components/HouseRules";
import { UndoOffer } from "../components/UndoOffer";
import generated from "../generated/editions.json";
import { sides } from "../sheet/result";
import { busy, endGame, game, link, mayEnter, playOn, requestGame } from "../state/game";
import { addKnownGame } from "../sync/knownGames";
import { ensureNotebook } from "../sync/notebook";
import { translate } from "../text/language";
import { resultText } from "../text/resultText";
import { CourseChart } from "./CourseChart";

/** The end: the winners, the course of the game, the form, and a rematch. */
export function GameResult() {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = game.value;
  const complete = open?.complete ?? false;
  useEffect(() => {
    if (complete && document.activeElement === document.body) heading.current?.focus();
  }, [complete]);
  if (!open || !complete) return null;
  return (
    <section class="card finish">
      <h2 ref={heading} tabIndex={-1}>
        {resultText(open) ?? translate("web.finish.nothing")}
      </h2>
      <EndNotes />
      <UndoOffer place="entry" />
      <HouseRules rules={open.house_rules} />
      <CourseChart />
      {mayEnter.value && (
        <button type="button" class="main" aria-busy={busy.value} onClick={() => void startRematch()}>
          {translate("web.finish.rematch")}
        </button>
      )}
      {open.ended && mayEnter.value && (
        <button type="button" class="second" onClick={playOn}>
          {translate("web.finish.play-on")}
        </button>
      )}
      <a class="second" href={`/games/${link.value}/form`}>
        {translate("web.finish.form")}
      </a>
      <a class="second" href="/">
        {translate("web.game.new")}
      </a>
    </section>
  );
}

/** What somebody may wonder about: turns that differ in number, and the last possible turn. */
function EndNotes() {
  const open = game.value;
  if (!open) return null;
  const turns = new Set(sides(open).map((side) => side.turns));
  const most = generated.turns_max;
  return (
    <>
      {open.ended && turns.size > 1 && <p>{translate("web.finish.unequal")}</p>}
      {open.turns === null && !open.ended && <p>{translate("web.finish.last-possible", { most })}</p>}
    </>
  );
}

/** Ends a game that goes on: it can be taken back, so nobody is asked twice. */
export function EndButton() {
  const open = game.value;
  if (!open || !mayEnter.value || open.complete || !open.standing.some(({ turns }) => turns > 0)) return null;
  return (
    <button type="button" class="second" onClick={endGame}>
      {translate("web.finish.end")}
    </button>
  );
}

/** A new game of the same people by the same rules. */
async function startRematch(): Promise<void> {
  const notebook = await ensureNotebook();
  const rematch = await requestGame("/rematch", notebook ? { notebook } : {});
  if (!rematch?.link) return;
  addKnownGame(rematch, rematch.link);
  location.assign(`/games/${rematch.link}`);
}
