import { expect, test } from "vitest";
import { keys } from "./keys";

test("the names of stored items are those of earlier releases", () => {
  const names = Object.values(keys).map((key) => (typeof key === "string" ? key : key("LINK")));
  expect(names.sort()).toEqual([
    "clock.LINK",
    "device",
    "draft.LINK",
    "dropped",
    "games",
    "links.LINK",
    "notebook",
    "noted",
    "outbox.LINK.",
    "pace",
    "picture.LINK",
    "scene",
    "sound",
    "theme",
    "unanswered",
    "unkept-told",
    "vibration",
  ]);
});
