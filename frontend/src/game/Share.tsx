import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice } from "../components/Choice";
import { Dialog } from "../components/Dialog";
import { Trouble } from "../components/ErrorMessage";
import { link, owns } from "../state/game";
import { recall, remember } from "../storage/localStorage";
import { get, post, sentence } from "../sync/api";
import type { Links as Given, IssuedLink, Link, Strength } from "../sync/apiTypes";
import { language, say } from "../text/language";
import { Invitation } from "./Invitation";

const STRENGTHS: readonly Strength[] = ["look", "enter", "own"];

/** Playing together: a link and its QR code, in three strengths, each of which can be taken back. */
export function Share() {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="second" onClick={() => (open.value = true)}>
        {say("web.share.open")}
      </button>
      {open.value && (
        <Dialog title={say("web.share.title")} close={() => (open.value = false)}>
          {owns.value ? <Issue /> : <Invitation token={link.value} />}
        </Dialog>
      )}
    </>
  );
}

type Issued = Readonly<Partial<Record<Strength, IssuedLink>>>;

function Issue() {
  const strength = useSignal<Strength>("enter");
  const links = useSignal<readonly Link[]>([]);
  const issued = useSignal<Issued>(recall<Issued>(`links.${link.value}`, {}));
  const trouble = useSignal<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    trouble.value = null;
    try {
      await work();
    } catch (raised) {
      trouble.value = sentence(raised);
    }
  };
  const refresh = async () => {
    links.value = (await get<Given>(`/games/${link.value}/links`)).links;
  };
  const issue = () =>
    attempt(async () => {
      const made = await post<IssuedLink>(`/games/${link.value}/links`, { strength: strength.value });
      issued.value = { ...issued.value, [made.strength]: made };
      remember(`links.${link.value}`, issued.value);
      await refresh();
    });
  const revoke = (id: string) =>
    attempt(async () => {
      await post(`/games/${link.value}/links/revoke`, { link_id: id });
      await refresh();
    });
  useEffect(() => void attempt(refresh), []);

  const made = issued.value[strength.value];
  const usable = made && links.value.some((each) => each.id === made.id && !each.revoked);
  return (
    <div class="share">
      <fieldset class="field">
        <legend>{say("web.share.who")}</legend>
        <div class="choices">
          {STRENGTHS.map((each) => (
            <Choice
              key={each}
              name="strength"
              checked={strength.value === each}
              choose={() => (strength.value = each)}
            >
              {say(`web.share.${each}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <p>{say(`web.share.${strength.value}-means`)}</p>
      {usable ? (
        <Invitation token={made.link} />
      ) : (
        <button type="button" class="main" onClick={() => void issue()}>
          {say("web.share.make")}
        </button>
      )}
      <Trouble sentence={trouble.value} />
      <Links links={links.value} revoke={(id) => void revoke(id)} />
    </div>
  );
}

function Links({ links, revoke }: { links: readonly Link[]; revoke: (id: string) => void }) {
  const valid = links.filter((each) => !each.revoked && !each.mine);
  if (valid.length === 0) return null;
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" });
  return (
    <section class="links">
      <h3>{say("web.share.given")}</h3>
      <ul>
        {valid.map((each) => (
          <li key={each.id}>
            <span>
              {say(`web.share.${each.strength}`)} <small>{time.format(new Date(each.at))}</small>
            </span>
            <button type="button" class="second" onClick={() => revoke(each.id)}>
              {say("web.share.revoke")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
