import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorMessage } from "../components/ErrorMessage";
import { OtherDevices } from "../share/OtherDevices";
import { errorSentence, getJson, newIdempotencyKey, postWithKey, RefusedError } from "../sync/api";
import type { Television } from "../sync/apiTypes";
import { isThisMachineOnly, qrCode, sharedOrigin } from "../sync/network";
import { language, translate } from "../text/language";
import { codeText } from "./code";

const POLL_MS = 2_000;

/** A television that waits: it shows a code, and opens the game that an owner sends to it. */
export function WaitingTelevision() {
  const television = useSignal<Television | null>(null);
  const error = useSignal<string | null>(null);
  useEffect(() => {
    document.title = `${translate("web.tv.title")} · sjoelen`;
  }, [language.value]);
  useEffect(() => {
    let timer: number | undefined;
    const look = async () => {
      try {
        const waiting = television.value;
        television.value = waiting
          ? await getJson<Television>(`/televisions/${waiting.television}`)
          : await postWithKey<Television>("/televisions", {}, newIdempotencyKey());
        error.value = null;
        const { link } = television.value;
        if (link) return location.replace(`/games/${link}/display?theme=dark`);
      } catch (caught) {
        const expired = caught instanceof RefusedError && caught.refusal.family === "unknown";
        if (expired) television.value = null;
        error.value = expired ? null : errorSentence(caught);
      }
      timer = window.setTimeout(() => void look(), POLL_MS);
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  const code = television.value?.code;
  return (
    <div class="waiting-television">
      <h1>{translate("web.tv.heading")}</h1>
      {isThisMachineOnly() && !sharedOrigin.value && <OtherDevices />}
      {code ? <ShownCode code={code} /> : <p>{translate("web.tv.waiting")}</p>}
      <ErrorMessage sentence={error.value} />
    </div>
  );
}

function ShownCode({ code }: { code: string }) {
  return (
    <>
      {sharedOrigin.value && (
        <img
          src={qrCode("/qr.svg", { television: code })}
          alt={translate("web.share.qr")}
          width="320"
          height="320"
        />
      )}
      <p class="code">{codeText(code)}</p>
      <p>
        {sharedOrigin.value
          ? `${translate("web.tv.scan")} ${translate("web.tv.type")}`
          : translate("web.tv.type-only")}
      </p>
    </>
  );
}
