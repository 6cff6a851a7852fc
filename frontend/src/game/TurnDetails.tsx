import { ruling } from "../rules/ruling";
import { score } from "../rules/score";
import { edition, game, nameOf } from "../state/game";
import { type Entry, isEntry, type Line } from "../sync/apiTypes";
import { cite, language, list, say } from "../text/language";
import { ruled, sourced } from "../text/rulingText";
import { breakdown } from "../text/scoreText";

/** Why a turn is worth what it is worth: its sets and extras, its sub-turns, what happened, who wrote it. */
export function TurnStory({ entry }: { entry: Entry }) {
  const rules = edition.value;
  if (!rules) return null;
  const last = entry.tally ? score(entry.tally, rules) : null;
  const { counts } = entry;
  return (
    <div class="story">
      <p>{last ? breakdown(last, entry.bonus, rules) : say("web.entry.only-total")}</p>
      {entry.bonus.length > 0 && <p>{cite(say("web.history.bonus-why"), rules.bonus.article)}</p>}
      {counts.length > 1 && (
        <ul>
          {counts.map(({ subturn, tally }) => (
            <li key={subturn}>
              {say("web.history.subturn", {
                subturn,
                tally: tally.join("\u00a0–\u00a0"),
                points: score(tally, rules).points,
              })}
            </li>
          ))}
        </ul>
      )}
      {entry.occurrences.map((each, place) => (
        <p key={place}>
          {say("web.history.occurrence", {
            subturn: each.subturn,
            incident: say(`incident.${each.incident}`),
            ruling: ruled(ruling(each.incident, rules)),
          })}
        </p>
      ))}
      {entry.discs != null && entry.discs < rules.discs_per_turn.value && (
        <p>{say("web.incident.played-with", { discs: entry.discs })}</p>
      )}
      {entry.reason && <p>{say("web.history.reason", { reason: entry.reason })}</p>}
      {entry.at && <p class="soft">{written(entry)}</p>}
    </div>
  );
}

function written({ at, by }: Line): string {
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" });
  const when = time.format(new Date(at));
  return by !== "guest" ? say("web.history.written-by", { when, by }) : say("web.history.written", { when });
}

/** An entry in a few words. */
export const inShort = (line: Line): string =>
  isEntry(line)
    ? say("web.history.turn", { name: nameOf(line.player), turn: line.turn, points: line.points })
    : sentenceOf(line);

/** An entry that is no turn, in one sentence, with the article where one says so. */
export function sentenceOf(line: Line): string {
  const rules = edition.value;
  const found = line.incident && rules ? ruling(line.incident, rules) : null;
  const facts = {
    name: line.player ? nameOf(line.player) : (line.name ?? ""),
    turn: line.turn ?? 0,
    incident: line.incident ? say(`incident.${line.incident}`) : "",
    renamed: line.name ?? "",
    points: line.points ?? 0,
    teams: list(game.value?.teams.map((team) => team.name) ?? []),
  };
  const sentence = say(`web.event.${line.type.replaceAll("_", "-")}`, facts);
  return found ? sourced(sentence, found) : sentence;
}
