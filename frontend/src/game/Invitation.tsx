import { useSignal } from "@preact/signals";
import { translate } from "../text/language";

/** Hosts that only this device reaches. */
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** One link to hand over: as a QR code, to copy, or to send. */
export function Invitation({ token }: { token: string }) {
  const copied = useSignal(false);
  const address = `${location.origin}/games/${token}`;
  const copy = async (event: Event) => {
    const field = (event.currentTarget as HTMLElement).parentElement?.querySelector("input");
    field?.select();
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      // on plain http there is no clipboard; the address is selected, ready to be copied by hand
    }
  };
  return (
    <div class="invitation">
      {LOOPBACK_HOSTS.includes(location.hostname) && <p class="notice">{translate("web.share.only-here")}</p>}
      <img src={`/api/v1/games/${token}/qr.svg`} alt={translate("web.share.qr")} width="240" height="240" />
      <div class="inline">
        <label class="field">
          <span>{translate("web.share.address")}</span>
          <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" class="second" onClick={(event) => void copy(event)}>
          {translate(copied.value ? "web.share.copied" : "web.share.copy")}
        </button>
      </div>
      <p>
        {translate("web.share.television")}{" "}
        <a href={`${address}/display?theme=dark`}>{`${address}/display`}</a>
      </p>
      {"share" in navigator && (
        <button
          type="button"
          class="second"
          onClick={() => void navigator.share({ url: address }).catch(() => {})}
        >
          {translate("web.share.send")}
        </button>
      )}
    </div>
  );
}
