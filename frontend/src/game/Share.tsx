import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../components/Choice";
import { Dialog } from "../components/Dialog";
import { ErrorMessage } from "../components/ErrorMessage";
import { Invitation } from "../share/Invitation";
import { OtherDevices } from "../share/OtherDevices";
import { isOwner, link, mayEnter } from "../state/game";
import { errorSentence, getJson, postOnce } from "../sync/api";
import type { Link, Links, Strength } from "../sync/apiTypes";
import { issuedLinks, issueLink } from "../sync/issuedLinks";
import { SendToTelevision } from "../television/SendToTelevision";
import { language, translate } from "../text/language";

const STRENGTHS: readonly Strength[] = ["look", "enter", "own"];

/** Links and QR codes for playing together, in three strengths; each link can be revoked. */
export function Share() {
  const open = useSignal(false);
  const strength = mayEnter.value ? "enter" : "look";
  return (
    <>
      <button type="button" class="second" onClick={() => (open.value = true)}>
        {translate("web.share.open")}
      </button>
      {open.value && (
        <Dialog title={translate("web.share.title")} close={() => (open.value = false)}>
          <OtherDevices />
          {isOwner.value ? <IssueLinks /> : <Invitation token={link.value} strength={strength} />}
        </Dialog>
      )}
    </>
  );
}

function IssueLinks() {
  const strength = useSignal<Strength>("enter");
  const links = useSignal<readonly Link[]>([]);
  const issued = useSignal(issuedLinks(link.value));
  const error = useSignal<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    error.value = null;
    try {
      await work();
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  const refresh = async () => {
    links.value = (await getJson<Links>(`/games/${link.value}/links`)).links;
  };
  const issue = () =>
    attempt(async () => {
      await issueLink(link.value, strength.value);
      issued.value = issuedLinks(link.value);
      await refresh();
    });
  const revoke = (id: string) =>
    attempt(async () => {
      await postOnce(`/games/${link.value}/links/revoke`, { link_id: id });
      await refresh();
    });
  useEffect(() => void attempt(refresh), []);

  const current = issued.value[strength.value];
  const usable = current && links.value.some(({ id, revoked }) => id === current.id && !revoked);
  return (
    <div class="share">
      <fieldset class="field">
        <legend>{translate("web.share.who")}</legend>
        <div class="choices">
          {STRENGTHS.map((option) => (
            <Choice
              key={option}
              name="strength"
              checked={strength.value === option}
              choose={() => (strength.value = option)}
            >
              {translate(`web.share.${option}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <p>{translate(`web.share.${strength.value}-means`)}</p>
      {usable ? (
        <Invitation token={current.link} strength={strength.value} />
      ) : (
        <button type="button" class="main" onClick={() => void issue()}>
          {translate("web.share.make")}
        </button>
      )}
      <ErrorMessage sentence={error.value} />
      <SendToTelevision onSent={() => void attempt(refresh)} />
      <LinkList links={links.value} revoke={(id) => void revoke(id)} />
    </div>
  );
}

function LinkList({ links, revoke }: { links: readonly Link[]; revoke: (id: string) => void }) {
  const others = links.filter((other) => !other.revoked && !other.mine);
  if (others.length === 0) return null;
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" });
  return (
    <section class="links">
      <h3>{translate("web.share.given")}</h3>
      <ul>
        {others.map(({ id, strength, at: issuedAt }) => (
          <li key={id}>
            <span>
              {translate(`web.share.${strength}`)} <small>{time.format(new Date(issuedAt))}</small>
            </span>
            <button type="button" class="second" onClick={() => revoke(id)}>
              {translate("web.share.revoke")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
