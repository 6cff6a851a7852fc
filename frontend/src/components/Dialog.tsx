import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { translate } from "../text/language";

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog: Escape, the cross and a tap beside it close it. */
export function Dialog({ title, close, children }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => sheet.current?.showModal(), []);
  const tap = (event: MouseEvent) => event.target === sheet.current && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={sheet} class="sheet" aria-labelledby={heading} onClose={close} onClick={tap}>
      <div class="sheet-inner">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="quiet" aria-label={translate("web.page.close")} onClick={close}>
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
