import { beforeEach, expect, test, vi } from "vitest";
import { NoAnswerError } from "./api";
import {
  discard,
  enqueue,
  isUnstored,
  loadOutbox,
  resolveUndo,
  restoreChange,
  sendWaiting,
  setRefusal,
  type UnsentChange,
  unsentChanges,
  waitingChanges,
} from "./outbox";

/** A local storage: its own keys are the names of its items. */
function fakeStorage(): object {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, text: string) => Object.assign(items, { [name]: text }),
    removeItem: (name: string) => delete items[name],
  };
  return new Proxy(items, { get: (_, name) => Reflect.get(methods, name) ?? Reflect.get(items, name) });
}

interface RequestRecord {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
}

let requests: RequestRecord[] = [];
/** The status of each answer of the server; null: no answer. */
let statuses: (number | null)[] = [];

async function fakeFetch(url: string, request: RequestInit): Promise<Response> {
  const headers = request.headers as Record<string, string>;
  const path = url.replace("/api/v1/games/g", "").replace(/\?.*/, "");
  requests.push({ path, body: JSON.parse(String(request.body)), key: String(headers["Idempotency-Key"]) });
  const status = statuses.shift() ?? null;
  if (status === null) throw new TypeError("no answer");
  const error = { family: "conflict", key: "name-taken", article: null, facts: {}, sentence: "!" };
  return Response.json(status < 400 ? { sequence: requests.length } : { error }, { status });
}

const change = (path: string, body: object = {}) => enqueue("g", { path, body, spoken: path, points: null });
const paths = () => requests.map(({ path }) => path);
const send = () => sendWaiting("g", () => {});
const reload = () => {
  unsentChanges.value = [];
  loadOutbox("g");
};

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("fetch", fakeFetch);
  vi.stubGlobal("navigator", {});
  for (const item of unsentChanges.value) discard(item);
  [requests, statuses] = [[], []];
});

test("changes are sent in their order, each once, under its own key", async () => {
  change("/undo", { sequence: 4 });
  change("/players/a/name", { name: "Bea" });
  change("/turns/correct", { turn: 1 });
  statuses = [201, 201, 201];
  const delivered: string[] = [];
  await sendWaiting("g", (_, item) => void delivered.push(item.spoken));
  expect(paths()).toEqual(["/undo", "/players/a/name", "/turns/correct"]);
  expect(delivered).toEqual(paths());
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  expect(unsentChanges.value).toEqual([]);
  reload();
  expect(unsentChanges.value).toEqual([]);
});

test("without an answer all changes stay, and are sent again under the same key, also after a reload", async () => {
  change("/undo", { sequence: 4 });
  change("/teams", { teams: [] });
  statuses = [null];
  await expect(send()).rejects.toThrow(NoAnswerError);
  reload();
  expect(waitingChanges().map(({ path }) => path)).toEqual(["/undo", "/teams"]);
  statuses = [201, 201];
  await send();
  expect(paths()).toEqual(["/undo", "/undo", "/teams"]);
  expect(requests[0]).toEqual(requests[1]);
});

test("a refused change waits for people and holds no other back, also after a reload", async () => {
  change("/undo", { sequence: 4 });
  change("/players/a/leave");
  statuses = [409, 201];
  await send();
  expect(paths()).toEqual(["/undo", "/players/a/leave"]);
  reload();
  const refusals = unsentChanges.value.map(({ path, refusal }) => [path, refusal?.key]);
  expect(refusals).toEqual([["/undo", "name-taken"]]);
  await send();
  expect(requests.length).toBe(2);
});

test("a change that people send once more has the key that it had", async () => {
  change("/undo", { sequence: 4 });
  statuses = [409, 201];
  await send();
  setRefusal(unsentChanges.value[0] as UnsentChange, null);
  await send();
  expect(requests[0]).toEqual(requests[1]);
  expect(unsentChanges.value).toEqual([]);
});

test("a second tap on the same button is no second change, the same change later is one", () => {
  for (const action of ["leave", "leave", "rejoin", "leave"]) change(`/players/a/${action}`);
  const actions = waitingChanges().map(({ path }) => path.split("/").at(-1));
  expect(actions).toEqual(["leave", "rejoin", "leave"]);
});

test("a clock that is set back changes no order", () => {
  vi.useFakeTimers({ now: 2_000_000_000_000 });
  change("/players/a/leave");
  vi.setSystemTime(1_900_000_000_000);
  change("/players/a/rejoin");
  vi.useRealTimers();
  reload();
  expect(waitingChanges().map(({ path }) => path)).toEqual(["/players/a/leave", "/players/a/rejoin"]);
});

test("a turn that an earlier release stored is sent as it was meant", async () => {
  const turn = { player: "a", turn: 1, total: 99 };
  const old = { key: "k1", name: "outbox.g.1790000000000.k1", link: "g", turn, points: 99, refusal: null };
  localStorage.setItem(`sjoelen.${old.name}`, JSON.stringify(old));
  reload();
  expect(waitingChanges()).toMatchObject([{ path: "/turns", body: turn, points: 99, spoken: "" }]);
  statuses = [201];
  await send();
  expect(requests).toEqual([{ path: "/turns", body: turn, key: "k1" }]);
});

test("a change that this browser cannot store is held while the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  change("/undo", { sequence: 4 });
  loadOutbox("g");
  expect(waitingChanges().map(isUnstored)).toEqual([true]);
});

test("the undoing of an unsent change is sent with the number of its entry", async () => {
  const key = change("/turns");
  enqueue("g", { path: "/undo", body: {}, spoken: "", points: null, undoes: key });
  reload();
  statuses = [201, 201];
  await sendWaiting("g", (_, { key: delivered }) => resolveUndo(delivered, 7));
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ["/turns", {}],
    ["/undo", { sequence: 7 }],
  ]);
});

test("the undoing of a change that was refused is not sent", async () => {
  const key = change("/turns");
  enqueue("g", { path: "/undo", body: {}, spoken: "", points: null, undoes: key });
  statuses = [409];
  await send();
  expect(paths()).toEqual(["/turns"]);
  expect(unsentChanges.value.map(({ path }) => path)).toEqual(["/turns"]);
});

test("a discarded change comes back in its place", () => {
  change("/turns");
  change("/leave");
  const [turn] = unsentChanges.value;
  if (turn) discard(turn);
  if (turn) restoreChange(turn);
  expect(unsentChanges.value.map(({ path }) => path)).toEqual(["/turns", "/leave"]);
  reload();
  expect(unsentChanges.value.map(({ path }) => path)).toEqual(["/turns", "/leave"]);
});
