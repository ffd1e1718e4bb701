import { expect, test } from "vitest";
import { workOff } from "./rest.ts";

test("work that makes other work for ever is told as left, as is work that stays as it is", async () => {
  let made = 0;
  const more = async () => [`queued: ${++made}`];
  expect(await workOff(more, { calmMs: 60_000, patienceMs: 1 })).toEqual([`queued: ${made}`]);
  expect(await workOff(async () => ["held"], { calmMs: 1, patienceMs: 60_000 })).toEqual(["held"]);
});

test("a round goes on as soon as nothing is left", async () => {
  const turns = [["queued: 1"], ["queued: 2"], []];
  const least = { calmMs: 60_000, patienceMs: 60_000 };
  expect(await workOff(async () => turns.shift() ?? ["asked again"], least)).toEqual([]);
});
