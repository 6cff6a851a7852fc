import { useSignal } from "@preact/signals";
import { recall, remember } from "../storage/localStorage";
import { keepsPages } from "../sync/offlineCache";
import { say } from "../text/language";

/** Where the browser cannot keep the page itself, that is said once, until somebody has read it. */
export function Unkept() {
  const told = useSignal(recall("unkept-told", false));
  if (told.value || keepsPages()) return null;
  const close = () => {
    told.value = true;
    remember("unkept-told", true);
  };
  return (
    <div class="unkept">
      <p>{say("web.sync.unkept")}</p>
      <button type="button" class="plain" onClick={close}>
        {say("web.sync.unkept-read")}
      </button>
    </div>
  );
}
