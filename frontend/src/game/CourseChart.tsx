import { game } from "../state/game";
import { formatNumber, translate } from "../text/language";
import { type Course, runningTotals } from "./runningTotals";

const WIDTH = 300;
const PLOT = { left: 34, right: 166, top: 10, bottom: 24, height: 170 };
const LABEL_PITCH = 17;
const NAME_LENGTH_MAX = 9;
/** Without colours: each line has its own dashes and its own mark. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "1 4", "12 4"];
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "M-4-4h8v8h-8z",
  "M0-5 5 4-5 4z",
  "M0-5 5 0 0 5-5 0z",
  "M-5 4 0-4 5 4z",
];
const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const TICKS_MAX = 5;

/** The running totals as a drawing, and as a table for those who want the numbers. */
export function CourseChart() {
  const courses = game.value ? runningTotals(game.value) : [];
  const turns = Math.max(0, ...courses.map(({ totals }) => totals.length));
  if (turns < 2) return null;
  return (
    <figure class="course">
      <figcaption>{translate("web.course.title")}</figcaption>
      <Drawing courses={courses} turns={turns} />
      <details>
        <summary>{translate("web.course.numbers")}</summary>
        <Numbers courses={courses} turns={turns} />
      </details>
    </figure>
  );
}

interface CoursesProps {
  readonly courses: readonly Course[];
  readonly turns: number;
}

function Drawing({ courses, turns }: CoursesProps) {
  const all = courses.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const height = Math.max(PLOT.height, courses.length * LABEL_PITCH);
  const x = (turn: number) => PLOT.left + (turn / turns) * (PLOT.right - PLOT.left);
  const y = (points: number) => PLOT.top + height * (1 - (points - least) / (most - least));
  const step = STEPS.find((size) => (most - least) / size <= TICKS_MAX) ?? most;
  const ticks = Array.from({ length: TICKS_MAX + 1 }, (_, place) => place * step).filter(
    (tick) => tick <= most,
  );
  const labels = spread(courses.map(({ totals }) => y(totals.at(-1) ?? 0)));
  return (
    <svg
      role="img"
      aria-label={translate("web.course.title")}
      viewBox={`0 0 ${WIDTH} ${PLOT.top + height + PLOT.bottom}`}
      class="notranslate"
    >
      {ticks.map((tick) => (
        <g key={tick} class="tick-line">
          <path d={`M${PLOT.left} ${y(tick)}H${PLOT.right}`} />
          <text x={PLOT.left - 4} y={y(tick) + 4} text-anchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {[1, turns].map((turn) => (
        <text key={turn} x={x(turn)} y={PLOT.top + height + 17} text-anchor="middle">
          {translate("web.entry.turn", { turn })}
        </text>
      ))}
      {courses.map((course, place) => {
        const points = [0, ...course.totals].map((total, turn) => [x(turn), y(total)] as const);
        const [endX, endY] = points.at(-1) ?? [0, 0];
        const label = labels[place] ?? 0;
        return (
          <g key={course.id} class="course-line">
            <path
              d={`M${points.map(([left, top]) => `${left} ${top}`).join("L")}`}
              stroke-dasharray={DASHES[place % DASHES.length]}
            />
            <path class="leader-line" d={`M${endX} ${endY}L${PLOT.right + 8} ${label}`} />
            {[...points.slice(1), [PLOT.right + 14, label] as const].map(([left, top], index) => (
              <path
                key={index}
                class="mark-shape"
                transform={`translate(${left} ${top})`}
                d={MARKS[place % MARKS.length]}
              />
            ))}
            <text x={PLOT.right + 23} y={label + 4}>
              {shortName(course.name)} {formatNumber(course.totals.at(-1) ?? 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The heights of the labels, from the top down, moved apart where lines end together. */
function spread(heights: readonly number[]): readonly number[] {
  const bottom = Math.max(PLOT.top + PLOT.height, PLOT.top + heights.length * LABEL_PITCH);
  const placed: number[] = [];
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -LABEL_PITCH) + LABEL_PITCH));
  const roomBelow = (place: number) => bottom - (heights.length - 1 - place) * LABEL_PITCH;
  return placed.map((height, place) => Math.min(height, roomBelow(place)));
}

const shortName = (name: string): string =>
  name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX - 1).trimEnd()}…` : name;

function Numbers({ courses, turns }: CoursesProps) {
  return (
    <div class="course-numbers">
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("web.standing.turns")}</th>
            {courses.map(({ id, name }) => (
              <th scope="col" key={id} translate={false}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate={false}>
          {Array.from({ length: turns }, (_, place) => (
            <tr key={place}>
              <th scope="row">{formatNumber(place + 1)}</th>
              {courses.map(({ id, totals }) => (
                <td key={id}>{place < totals.length ? formatNumber(totals[place] ?? 0) : "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
