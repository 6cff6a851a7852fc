import { sendFailures } from "../state/game";
import { connectionLost, lastMessageAt, outage } from "../sync/liveUpdates";
import { isUnstored, unsentChanges, waitingChanges } from "../sync/outbox";
import { language, translate } from "../text/language";

/** Failures to send before they are shown: a device that wakes up has fewer. */
const SHOWN_FAILURES_MIN = 3;

/** A lost connection and unsent changes, once they last longer than a device takes to wake up. */
export function SyncStatus() {
  const count = waitingChanges().length;
  const parts = [
    connectionLost.value ? connectionText(lastMessageAt.value) : "",
    count && (connectionLost.value || sendFailures.value >= SHOWN_FAILURES_MIN)
      ? translate("web.sync.unsent", { count })
      : "",
    unsentChanges.value.some(isUnstored) ? translate("web.sync.fleeting") : "",
  ].filter(Boolean);
  return (
    <div role="alert" class={parts.length ? "sync" : "unseen"}>
      {parts.join(" ")}
    </div>
  );
}

function connectionText(messageAt: number | null): string {
  if (!messageAt) return translate("web.sync.never");
  const format = new Intl.DateTimeFormat(language.value, { timeStyle: "medium" });
  const time = format.format(new Date(messageAt));
  return translate(outage.value === "fault" ? "web.sync.fault" : "web.sync.lost", { time });
}
