import { beforeEach, expect, test, vi } from "vitest";
import { NoAnswerError } from "./api";
import {
  discard,
  enqueue,
  isUnstored,
  loadOutbox,
  sendWaiting,
  setRefusal,
  type UnsentChange,
  unsentChanges,
  waitingChanges,
} from "./outbox";

/** A browser's storage: what is kept are its own names. */
function storage(): object {
  const kept: Record<string, string> = {};
  const hidden = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => delete kept[name],
  };
  return new Proxy(kept, { get: (_, name) => Reflect.get(hidden, name) ?? Reflect.get(kept, name) });
}

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
}

let sent: Sent[] = [];
/** What the server answers: a status, or nothing. */
let answers: (number | null)[] = [];

async function fetched(address: string, request: RequestInit): Promise<Response> {
  const headers = request.headers as Record<string, string>;
  const path = address.replace("/api/v1/games/g", "").replace(/\?.*/, "");
  sent.push({ path, body: JSON.parse(String(request.body)), key: String(headers["Idempotency-Key"]) });
  const status = answers.shift() ?? null;
  if (status === null) throw new TypeError("no answer");
  const error = { family: "conflict", key: "already-undone", article: null, facts: {}, sentence: "!" };
  return Response.json(status < 400 ? { sequence: sent.length } : { error }, { status });
}

const change = (path: string, body: object = {}) => enqueue("g", { path, body, spoken: path, points: null });
const paths = () => sent.map(({ path }) => path);
const send = () => sendWaiting("g", () => {});

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  for (const item of unsentChanges.value) discard(item);
  [sent, answers] = [[], []];
});

test("whatever was changed is sent in its order, each once, under its own key", async () => {
  change("/undo", { sequence: 4 });
  change("/players/a/name", { name: "Bea" });
  change("/turns/correct", { turn: 1 });
  answers = [201, 201, 201];
  const arrived: string[] = [];
  await sendWaiting("g", (_, item) => void arrived.push(item.spoken));
  expect(paths()).toEqual(["/undo", "/players/a/name", "/turns/correct"]);
  expect(arrived).toEqual(paths());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(unsentChanges.value).toEqual([]);
  loadOutbox("g");
  expect(unsentChanges.value).toEqual([]);
});

test("without an answer everything stays, and is sent again under the same key, also after a reload", async () => {
  change("/undo", { sequence: 4 });
  change("/teams", { teams: [] });
  answers = [null];
  await expect(send()).rejects.toThrow(NoAnswerError);
  unsentChanges.value = [];
  loadOutbox("g");
  expect(waitingChanges().map(({ path }) => path)).toEqual(["/undo", "/teams"]);
  answers = [201, 201];
  await send();
  expect(paths()).toEqual(["/undo", "/undo", "/teams"]);
  expect(sent[0]).toEqual(sent[1]);
});

test("what is refused waits for people and holds nothing up, also after a reload", async () => {
  change("/undo", { sequence: 4 });
  change("/players/a/leave");
  answers = [409, 201];
  await send();
  expect(paths()).toEqual(["/undo", "/players/a/leave"]);
  unsentChanges.value = [];
  loadOutbox("g");
  expect(unsentChanges.value.map(({ path, refusal }) => [path, refusal?.key])).toEqual([
    ["/undo", "already-undone"],
  ]);
  await send();
  expect(sent.length).toBe(2);
});

test("what people try again is sent under the key it had", async () => {
  change("/undo", { sequence: 4 });
  answers = [409, 201];
  await send();
  setRefusal(unsentChanges.value[0] as UnsentChange, null);
  await send();
  expect(sent[0]).toEqual(sent[1]);
  expect(unsentChanges.value).toEqual([]);
});

test("a second tap on the same thing is no second change, the same thing later is one", () => {
  for (const way of ["leave", "leave", "rejoin", "leave"]) change(`/players/a/${way}`);
  expect(waitingChanges().map(({ path }) => path.split("/").at(-1))).toEqual(["leave", "rejoin", "leave"]);
});

test("a clock that is set back changes no order", () => {
  vi.useFakeTimers({ now: 2_000_000_000_000 });
  change("/players/a/leave");
  vi.setSystemTime(1_900_000_000_000);
  change("/players/a/rejoin");
  vi.useRealTimers();
  loadOutbox("g");
  expect(waitingChanges().map(({ path }) => path)).toEqual(["/players/a/leave", "/players/a/rejoin"]);
});

test("a turn that an earlier release kept is sent as it was meant", async () => {
  const turn = { player: "a", turn: 1, total: 99 };
  const old = { key: "k1", name: "outbox.g.1790000000000.k1", link: "g", turn, points: 99, refusal: null };
  localStorage.setItem(`sjoelen.${old.name}`, JSON.stringify(old));
  loadOutbox("g");
  expect(waitingChanges()).toMatchObject([{ path: "/turns", body: turn, points: 99, spoken: "" }]);
  answers = [201];
  await send();
  expect(sent).toEqual([{ path: "/turns", body: turn, key: "k1" }]);
});

test("what this browser cannot keep is held as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  change("/undo", { sequence: 4 });
  loadOutbox("g");
  expect(waitingChanges().map(isUnstored)).toEqual([true]);
});
