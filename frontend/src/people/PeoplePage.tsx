import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readNotebook, write } from "../keep/notebook";
import { sentence } from "../keep/request";
import type { Notebook } from "../keep/wire";
import { language, say } from "../language";
import { Trouble } from "../look/Trouble";
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
