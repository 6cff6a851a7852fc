const WIDTH = 60;
const HEIGHT = 64;
const DISC = 9;
/** Discs side by side, by how many have to fit. */
const ROWS: readonly (readonly [discs: number, across: number])[] = [
  [9, 3],
  [16, 4],
  [30, 6],
];
const MOST = 30;

interface CompartmentProps {
  readonly discs: number;
  readonly sets: number;
  /** How many lay here before this sub-turn: the others are new. */
  readonly before: number;
  readonly refused: boolean;
}

/** A compartment seen from above: the discs of complete sets plain, the extra ones marked, new ones ringed. */
export function Compartment(props: CompartmentProps) {
  const discs = Number.isInteger(props.discs) ? Math.min(MOST, Math.max(0, props.discs)) : 0;
  const across = ROWS.find(([most]) => discs <= most)?.[1] ?? 6;
  const pitch = WIDTH / across;
  return (
    <svg
      class={props.refused ? "compartment refused" : "compartment"}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {Array.from({ length: discs }, (_, place) => (
        <Disc
          key={place}
          x={pitch * ((place % across) + 0.5)}
          y={pitch * (Math.floor(place / across) + 0.5)}
          scale={(pitch / 2 - 0.6) / DISC}
          kind={`disc${place >= props.sets ? " extra" : ""}${props.before && place >= props.before ? " new" : ""}`}
        />
      ))}
    </svg>
  );
}

function Disc({ x, y, scale, kind }: { x: number; y: number; scale: number; kind: string }) {
  return (
    <g class={kind} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <circle class="rim" r={DISC} />
      <circle class="dish" r={DISC * 0.62} />
      {kind.includes("extra") && <circle class="mark" r={DISC * 0.2} />}
    </g>
  );
}
