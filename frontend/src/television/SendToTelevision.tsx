import { useSignal } from "@preact/signals";
import { ErrorMessage } from "../components/ErrorMessage";
import { link } from "../state/game";
import { errorSentence, postOnce } from "../sync/api";
import type { IssuedLink } from "../sync/apiTypes";
import { sharedOrigin } from "../sync/network";
import { announce } from "../text/announce";
import { translate } from "../text/language";

/** Sends the game to the television that shows a code; it gets a link to look, and no other right. */
export function SendToTelevision({ onSent }: { onSent: () => void }) {
  const code = useSignal("");
  const sent = useSignal(false);
  const error = useSignal<string | null>(null);
  const send = async (event: Event) => {
    event.preventDefault();
    if (code.value.trim() === "") return;
    error.value = null;
    try {
      await postOnce<IssuedLink>(`/games/${link.value}/television`, { code: code.value });
      sent.value = true;
      code.value = "";
      announce(translate("web.tv.sent"));
      onSent();
    } catch (caught) {
      sent.value = false;
      error.value = errorSentence(caught);
    }
  };
  return (
    <section class="to-television">
      <h3>{translate("web.tv.title")}</h3>
      {sharedOrigin.value && (
        <p>{translate("web.tv.how", { address: `${sharedOrigin.value.replace(/^http:\/\//, "")}/tv` })}</p>
      )}
      <form class="inline" onSubmit={(event) => void send(event)}>
        <label class="field">
          <span>{translate("web.tv.code")}</span>
          <input
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={9}
            value={code.value}
            onInput={(event) => (code.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="second">
          {translate("web.tv.send")}
        </button>
      </form>
      {sent.value && <p class="notice">{translate("web.tv.sent")}</p>}
      <ErrorMessage sentence={error.value} />
    </section>
  );
}
