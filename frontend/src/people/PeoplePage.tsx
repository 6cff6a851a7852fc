import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorMessage } from "../components/ErrorMessage";
import { errorSentence } from "../sync/api";
import type { Notebook } from "../sync/apiTypes";
import { changeNotebook, readNotebook } from "../sync/notebook";
import { language, translate } from "../text/language";
import { PersonCard } from "./PersonCard";

export type ChangePeople = (action: "merge" | "unmerge" | "erase", body: object) => Promise<void>;

/** The people of this browser's games, each with a card. */
export function PeoplePage() {
  const notebook = useSignal<Notebook | null>(null);
  const error = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<Notebook>) => {
    error.value = null;
    try {
      notebook.value = await work();
    } catch (caught) {
      error.value = errorSentence(caught);
    }
  };
  useEffect(() => void attempt(readNotebook), []);
  useEffect(() => {
    document.title = `${translate("web.people.title")} · sjoelen`;
  }, [language.value]);
  const people = notebook.value?.people ?? [];
  return (
    <div class="people">
      <h1>{translate("web.people.title")}</h1>
      <ErrorMessage sentence={error.value} />
      {notebook.value && people.length === 0 && <p>{translate("web.people.nobody")}</p>}
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          others={people.filter((other) => other.id !== person.id)}
          change={(action, body) => attempt(() => changeNotebook(action, body))}
        />
      ))}
    </div>
  );
}
