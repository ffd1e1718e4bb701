import { expect, test } from "vitest";
import { createTurns } from "#server/http/turns.ts";

test("a person has one turn at a time", () => {
  const turns = createTurns({ most: 8, ofNetwork: 3 });
  const first = turns.take("nadia", "a");
  expect(turns.take("nadia", "b")).toEqual({ ok: false, why: "own" });
  if (first.ok) first.done();
  expect(turns.take("nadia", "b")).toMatchObject({ ok: true });
});

test("a network leaves turns for others, and the total is limited", () => {
  const turns = createTurns({ most: 5, ofNetwork: 3 });
  const take = (person: string, network: string | null) => turns.take(person, network).ok;
  expect(["a1", "a2", "a3", "a4"].map((person) => take(person, "a"))).toEqual([true, true, true, false]);
  expect(["b1", "b2", "b3"].map((person) => take(person, "b"))).toEqual([true, true, false]);
});

test("when networks can't be told apart, only the total is limited", () => {
  const turns = createTurns({ most: 5, ofNetwork: 3 });
  const people = ["1", "2", "3", "4", "5", "6"];
  expect(people.map((person) => turns.take(person, null).ok)).toEqual([true, true, true, true, true, false]);
});
