import { isThisMachineOnly, network, qrCode, sharedOrigin } from "../sync/network";
import { translate } from "../text/language";
import { OtherDevices } from "./OtherDevices";

/** On the first page of the machine itself: other phones may come in, by this address. */
export function OtherPhones() {
  if (!isThisMachineOnly()) return null;
  const origin = sharedOrigin.value;
  return (
    <section class="card phones" aria-labelledby="other-phones">
      <h2 id="other-phones">{translate("web.network.title")}</h2>
      <OtherDevices />
      {origin ? (
        <div class="invitation">
          <p>{translate("web.network.open")}</p>
          <img src={qrCode("/qr.svg")} alt={translate("web.share.qr")} width="240" height="240" />
          <p class="address">{`${origin}/`}</p>
        </div>
      ) : (
        network.value?.switchable && <p class="soft">{translate("web.network.closed")}</p>
      )}
    </section>
  );
}
