import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../components/Choice";
import { ErrorMessage } from "../components/ErrorMessage";
import { errorSentence } from "../sync/api";
import {
  chooseAddress,
  isThisMachineOnly,
  loadNetwork,
  network,
  sharedOrigin,
  switchNetwork,
} from "../sync/network";
import { translate } from "../text/language";

/** On the machine itself: a switch that lets other devices in, what it opens, and the addresses for them. */
export function OtherDevices() {
  const error = useSignal<string | null>(null);
  const attempt = async (work: Promise<void>) => {
    error.value = null;
    await work.catch((caught) => (error.value = errorSentence(caught)));
  };
  useEffect(() => void attempt(loadNetwork()), []);
  if (!isThisMachineOnly()) return null;
  const { open, switchable, addresses } = network.value ?? { open: false, switchable: false, addresses: [] };
  return (
    <div class="other-devices">
      {switchable ? (
        <label class="tick switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={open}
            checked={open}
            onChange={(event) => void attempt(switchNetwork(event.currentTarget.checked))}
          />
          <span>
            {translate("web.network.allow")} <small>{translate("web.network.means")}</small>
          </span>
        </label>
      ) : (
        network.value && !open && <p class="notice">{translate("web.network.fixed-closed")}</p>
      )}
      {addresses.length > 1 && <Addresses addresses={addresses} />}
      <ErrorMessage sentence={error.value} />
    </div>
  );
}

function Addresses({ addresses }: { addresses: readonly string[] }) {
  return (
    <fieldset class="field">
      <legend>{translate("web.network.addresses")}</legend>
      <div class="choices">
        {addresses.map((address) => (
          <Choice
            key={address}
            name="address"
            checked={address === `${sharedOrigin.value}/`}
            choose={() => chooseAddress(address)}
          >
            {address.replace(/^http:\/\/|\/$/g, "")}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
