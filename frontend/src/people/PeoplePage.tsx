import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Trouble } from "../components/ErrorMessage";
import { sentence } from "../sync/api";
import type { Notebook } from "../sync/apiTypes";
import { readNotebook, write } from "../sync/notebook";
import { language, say } from "../text/language";
import { PersonCard } from "./PersonCard";

export type Change = (what: "merge" | "unmerge" | "erase", body: object) => Promise<void>;

/** Everybody whom this browser knows from its games, each with a card. */
export function PeoplePage() {
  const notebook = useSignal<Notebook | null>(null);
  const trouble = useSignal<string | null>(null);
  const attempt = async (work: () => Promise<Notebook>) => {
    trouble.value = null;
    try {
      notebook.value = await work();
    } catch (raised) {
      trouble.value = sentence(raised);
    }
  };
  useEffect(() => void attempt(readNotebook), []);
  useEffect(() => {
    document.title = `${say("web.people.title")} · sjoelen`;
  }, [language.value]);
  const people = notebook.value?.people ?? [];
  return (
    <div class="people">
      <h1>{say("web.people.title")}</h1>
      <Trouble sentence={trouble.value} />
      {notebook.value && people.length === 0 && <p>{say("web.people.nobody")}</p>}
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          others={people.filter((other) => other.id !== person.id)}
          change={(what, body) => attempt(() => write(what, body))}
        />
      ))}
    </div>
  );
}
