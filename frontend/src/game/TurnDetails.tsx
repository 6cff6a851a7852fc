import type { Edition, Tally } from "../rules/edition";
import { ruling } from "../rules/ruling";
import { score } from "../rules/score";
import { isTurnLine } from "../sheet/entries";
import { edition, game, playerName } from "../state/game";
import type { Line, TurnLine } from "../sync/apiTypes";
import { cite, formatList, language, translate } from "../text/language";
import { rulingText } from "../text/rulingText";
import { scoreText } from "../text/scoreText";

/** The explanation of a turn's points: sets and extras, sub-turns, incidents, and who wrote it. */
export function TurnDetails({ line }: { line: TurnLine }) {
  const rules = edition.value;
  if (!rules) return null;
  return (
    <div class="story">
      <p>
        {line.tally
          ? scoreText(score(line.tally, rules), line.bonus, rules)
          : translate("web.entry.only-total")}
      </p>
      {line.bonus.length > 0 && <p>{cite(translate("web.history.bonus-why"), rules.bonus.article)}</p>}
      {line.counts.length > 1 && (
        <ul>
          {line.counts.map(({ subturn, tally }) => (
            <li key={subturn}>{subturnText(subturn, tally, rules)}</li>
          ))}
        </ul>
      )}
      {line.occurrences.map(({ subturn, incident }, place) => (
        <p key={place}>
          {translate("web.history.occurrence", {
            subturn,
            incident: translate(`incident.${incident}`),
            ruling: rulingText(incident, subturn, rules),
          })}
        </p>
      ))}
      {line.discs != null && line.discs < rules.discs_per_turn.value && (
        <p>{translate("web.incident.played-with", { discs: line.discs })}</p>
      )}
      {line.reason && <p>{translate("web.history.reason", { reason: line.reason })}</p>}
      {line.at && <p class="soft">{authorText(line)}</p>}
    </div>
  );
}

const subturnText = (subturn: number, tally: Tally, rules: Edition): string =>
  translate("web.history.subturn", { subturn, tally: tallyText(tally), points: score(tally, rules).points });

export const tallyText = (tally: Tally): string => tally.join("\u00a0–\u00a0");

/** The time of a line, and its device where one is known. */
function authorText(line: Line): string {
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" });
  const when = format.format(new Date(line.at));
  return line.by === "guest"
    ? translate("web.history.written", { when })
    : translate("web.history.written-by", { when, by: line.by });
}

/** A line in a few words. */
export const shortText = (line: Line): string =>
  isTurnLine(line)
    ? translate("web.history.turn", { name: playerName(line.player), turn: line.turn, points: line.points })
    : eventText(line);

/** A line that is no turn in one sentence, with the article where one says so. */
export function eventText(line: Line): string {
  const rules = edition.value;
  const cause = line.incident && rules ? ruling(line.incident, rules) : null;
  const facts = {
    name: line.player ? playerName(line.player) : (line.name ?? ""),
    turn: line.turn ?? 0,
    incident: line.incident ? translate(`incident.${line.incident}`) : "",
    renamed: line.name ?? "",
    points: line.points ?? 0,
    teams: formatList(game.value?.teams.map((team) => team.name) ?? []),
  };
  const sentence = translate(`web.event.${line.type.replaceAll("_", "-")}`, facts);
  return cause ? cite(sentence, cause.article) : sentence;
}
