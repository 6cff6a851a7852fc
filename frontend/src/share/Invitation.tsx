import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Strength } from "../sync/apiTypes";
import { qrCode, sharedOrigin } from "../sync/network";
import { announce } from "../text/announce";
import { translate } from "../text/language";
import { copyText } from "./copy";

interface InvitationProps {
  readonly token: string;
  readonly strength: Strength;
}

/** One link to hand over: as a QR code, to copy, or to send. Only a link to look has an address for a television. */
export function Invitation({ token, strength }: InvitationProps) {
  const address = `${sharedOrigin.value ?? location.origin}/games/${token}`;
  return (
    <div class="invitation">
      <img src={qrCode(`/games/${token}/qr.svg`)} alt={translate("web.share.qr")} width="240" height="240" />
      <Address label={translate("web.share.address")} address={address} />
      {strength === "look" && (
        <Address label={translate("web.share.television")} address={`${address}/display`} />
      )}
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

type Copied = "web.share.copied" | "web.share.select" | null;

function Address({ label, address }: { label: string; address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<Copied>(null);
  const copy = async () => {
    if (!field.current) return;
    copied.value = (await copyText(field.current)) ? "web.share.copied" : "web.share.select";
    announce(translate(copied.value));
  };
  return (
    <div>
      <div class="inline">
        <label class="field">
          <span>{label}</span>
          <input
            ref={field}
            type="text"
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <button type="button" class="second" onClick={() => void copy()}>
          {translate(copied.value === "web.share.copied" ? copied.value : "web.share.copy")}
        </button>
      </div>
      {copied.value === "web.share.select" && <p class="notice">{translate(copied.value)}</p>}
    </div>
  );
}
