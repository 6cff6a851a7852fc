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
  useEffect(() => showOnTop(sheet.current), []);
  const tap = (event: MouseEvent) => event.target === sheet.current && close();
  return (
    <dialog
      ref={sheet}
      class="sheet"
      aria-labelledby={heading}
      onClose={close}
      onClick={tap}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
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

/** Modal where the browser can do that, else a plain box over the page. */
function showOnTop(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  if ("showModal" in dialog) dialog.showModal();
  else showInBox(dialog);
}

function showInBox(box: HTMLElement): void {
  box.classList.add("box");
  box.setAttribute("open", "");
  box.setAttribute("role", "dialog");
  box.querySelector("button")?.focus();
}
