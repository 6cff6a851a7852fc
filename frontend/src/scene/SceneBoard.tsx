import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Board, DiscVerdict } from "../sync/apiTypes";
import { translate } from "../text/language";
import type { Disc, Point, Rest } from "./scene";
import { verdictText } from "./verdictText";

const FINE_MM = 1;
const COARSE_MM = 10;
const FIELD_SHOWN = 400;
const BESIDE = 18;
const VALUES = 40;
const HIT_RADIUS = 34;
const MARK_ASIDE = 22;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface SceneBoardProps {
  readonly board: Board;
  readonly values: readonly number[];
  readonly discs: readonly Disc[];
  readonly rests: readonly Rest[];
  readonly verdicts: readonly DiscVerdict[];
  readonly selected: number;
  readonly select: (place: number) => void;
  readonly add: (point: Point) => void;
  /** Moves a disc; `begins` is true for the first of several moves. */
  readonly move: (place: number, point: Point, begins: boolean) => void;
  readonly remove: (place: number) => void;
}

/** The board from above; discs are put down, dragged, and moved by the arrow keys. */
export function SceneBoard(props: SceneBoardProps) {
  const { board, discs } = props;
  const whole = useSignal(false);
  const drawing = useRef<SVGSVGElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    // a disc that comes to lie on top is drawn last, and a node that is moved loses the focus
    if (pressed.current === null) return;
    drawing.current?.querySelector<SVGElement>(`[data-place="${pressed.current}"]`)?.focus();
    pressed.current = null;
  });
  const bottom = whole.value ? board.end - board.start : board.end - board.gates + FIELD_SHOWN;
  const pointAt = (event: MouseEvent): Point => {
    const matrix = drawing.current?.getScreenCTM();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return { x, y: board.end - y };
  };
  const chosen = props.verdicts[props.selected];
  const order = discs.map((_, place) => place).sort((a, b) => topOf(props, a) - topOf(props, b));
  return (
    <div class="scene-plan">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no group of fields */}
      <svg
        ref={drawing}
        class="scene-board"
        viewBox={`${-BESIDE} ${-VALUES} ${board.width + 2 * BESIDE} ${bottom + VALUES}`}
        role="group"
        aria-label={translate("web.scene.board")}
      >
        <Wood board={board} values={props.values} add={(event) => props.add(pointAt(event))} />
        {order.map((place) => (
          <BoardDisc key={place} {...props} place={place} pointAt={pointAt} pressed={pressed} />
        ))}
        {order.map((place) => (
          <Mark key={place} board={board} disc={discs[place]} verdict={props.verdicts[place]} />
        ))}
      </svg>
      <p class="scene-chosen" role="status">
        {chosen && `${discName(props.selected)}: ${verdictText(chosen)}`}
      </p>
      <button
        type="button"
        class="second"
        aria-pressed={whole.value}
        onClick={() => {
          whole.value = !whole.value;
        }}
      >
        {translate("web.scene.whole")}
      </button>
      <p class="scene-keys">{translate("web.scene.keys")}</p>
    </div>
  );
}

const discName = (place: number) => translate("web.scene.disc", { disc: place + 1 });
const topOf = ({ rests }: SceneBoardProps, place: number) => rests[place]?.high ?? 0;

interface WoodProps {
  readonly board: Board;
  readonly values: readonly number[];
  readonly add: (event: MouseEvent) => void;
}

function Wood({ board, values, add }: WoodProps) {
  const openings = board.wood.filter(({ support, low }) => support === "bar" && low > 0);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button adds a disc without a mouse */}
      <rect
        class="scene-floor"
        x={0}
        y={0}
        width={board.width}
        height={board.end - board.start}
        onClick={add}
      />
      <path class="scene-line" d={`M0 ${board.end}H${board.width}`} />
      {board.wood.map((box) => (
        <rect
          key={`${box.left} ${box.front} ${box.low}`}
          class={box.low > 0 ? "scene-opening" : "scene-wood"}
          x={box.left}
          y={board.end - box.rear}
          width={box.right - box.left}
          height={box.rear - box.front}
        />
      ))}
      {openings.map(({ left, right }, place) => (
        <text key={left} class="scene-value" x={(left + right) / 2} y={-8}>
          {values[place]}
        </text>
      ))}
    </>
  );
}

type BoardDiscProps = SceneBoardProps & {
  readonly place: number;
  readonly pointAt: (event: MouseEvent) => Point;
  /** The disc that the arrow keys move. */
  readonly pressed: { current: number | null };
};

function BoardDisc({ place, pointAt, pressed, ...props }: BoardDiscProps) {
  const grip = useRef<Point | null>(null);
  const moved = useRef(false);
  const [disc, rest, verdict] = [props.discs[place], props.rests[place], props.verdicts[place]];
  if (!disc || !rest || disc.history.off) return null;
  const { board, select, move, remove } = props;
  const begin = (event: PointerEvent) => {
    const point = pointAt(event);
    grip.current = { x: point.x - disc.x, y: point.y - disc.y };
    moved.current = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    select(place);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const point = pointAt(event);
    move(place, { x: point.x - grip.current.x, y: point.y - grip.current.y }, !moved.current);
    moved.current = true;
  };
  const release = () => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const [across, along] = MOVES[event.key] ?? [];
    if (across !== undefined && along !== undefined) {
      pressed.current = place;
      const step = event.shiftKey ? COARSE_MM : FINE_MM;
      move(place, { x: disc.x + across * step, y: disc.y + along * step }, !event.repeat);
    } else if (event.key === "Delete" || event.key === "Backspace") remove(place);
    else return;
    event.preventDefault();
  };
  const name = discName(place);
  const raised = rest.support === "floor" ? "" : rest.low > 0 ? "raised" : "raised tilted";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      class={`scene-disc ${raised} ${place === props.selected ? "chosen" : ""}`}
      transform={`translate(${disc.x} ${board.end - disc.y})`}
      role="button"
      tabIndex={0}
      data-place={place}
      aria-label={verdict ? `${name}: ${verdictText(verdict)}` : name}
      aria-pressed={place === props.selected}
      onFocus={() => select(place)}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      <circle class="scene-hit" r={HIT_RADIUS} />
      <circle class="scene-face" r={board.radius} />
      <text y={8}>{place + 1}</text>
    </g>
  );
}

interface MarkProps {
  readonly board: Board;
  readonly disc: Disc | undefined;
  readonly verdict: DiscVerdict | undefined;
}

/** The value for which a disc counts, or a cross; beside the disc, whose name says it in words. */
function Mark({ board, disc, verdict }: MarkProps) {
  if (!disc || !verdict || disc.history.off) return null;
  const value = verdict.counts_in;
  const place = `translate(${disc.x + MARK_ASIDE} ${board.end - disc.y - MARK_ASIDE})`;
  return (
    <g class={value === null ? "scene-mark out" : "scene-mark in"} transform={place}>
      <circle r={13} />
      {value === null ? <path d="M-6 -6L6 6M6 -6L-6 6" /> : <text y={6}>{value}</text>}
    </g>
  );
}
