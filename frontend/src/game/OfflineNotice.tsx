import { useSignal } from "@preact/signals";
import { keys } from "../storage/keys";
import { readItem, writeItem } from "../storage/localStorage";
import { canCachePages } from "../sync/offlineCache";
import { translate } from "../text/language";

/** A notice, until it is read, that this browser cannot show the page again during an outage. */
export function OfflineNotice() {
  const read = useSignal(readItem(keys.offlineNoticeRead, false));
  if (read.value || canCachePages()) return null;
  const close = () => {
    read.value = true;
    writeItem(keys.offlineNoticeRead, true);
  };
  return (
    <div class="unkept">
      <p>{translate("web.sync.unkept")}</p>
      <button type="button" class="plain" onClick={close}>
        {translate("web.sync.unkept-read")}
      </button>
    </div>
  );
}
