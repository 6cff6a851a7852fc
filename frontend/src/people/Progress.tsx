import { averageText } from "../game/Standing";
import type { Card } from "../sync/apiTypes";
import { translate } from "../text/language";

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 12;
/** The number of turns of the running mean. */
const WINDOW = 5;

/** Every turn as a disc and the running mean as a line, oldest first. */
export function Progress({ progress, name }: { progress: Card["progress"]; name: string }) {
  const points = progress.map((turn) => turn.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const x = (place: number) => MARGIN + (place * (WIDTH - 2 * MARGIN)) / Math.max(1, points.length - 1);
  const y = (value: number) =>
    HEIGHT - MARGIN - ((value - least) * (HEIGHT - 2 * MARGIN)) / Math.max(1, most - least);
  const means = points.map((_, place) => {
    const recent = points.slice(Math.max(0, place - WINDOW + 1), place + 1);
    return recent.reduce((sum, value) => sum + value, 0) / recent.length;
  });
  const last = points.slice(-WINDOW);
  const lately = { numerator: last.reduce((sum, value) => sum + value, 0), denominator: last.length };
  const facts = { name, turns: points.length, least, most, lately: averageText(lately) };
  return (
    <figure class="progress">
      <figcaption>{translate("web.people.progress")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={translate("web.people.progress-said", facts)}
      >
        {points.map((value, place) => (
          <circle key={place} class="turn" cx={x(place)} cy={y(value)} r="4" />
        ))}
        <polyline class="mean" points={means.map((mean, place) => `${x(place)},${y(mean)}`).join(" ")} />
      </svg>
      <small>{translate("web.people.progress-range", { least, most })}</small>
    </figure>
  );
}
