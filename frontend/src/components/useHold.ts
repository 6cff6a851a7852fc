import { useRef } from "preact/hooks";

const HOLD_MS = 450;
const REPEAT_MS = 180;

/** Handlers of a button that acts once when tapped, and again and again while it is held. */
export function useHold(action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(action);
  const held = useRef(false);
  latest.current = action;
  const repeat = () => {
    held.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  const release = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release, // the finger scrolls
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      if (!held.current) latest.current();
      held.current = false;
    },
  };
}
