import { expect, test } from "vitest";
import { ok, refuse } from "#server/usecases/result.ts";
import { createKeptAnswers } from "./kept-answers.ts";

const rule = { freshMs: 1000, shows: ["pages" as const] };

test("what is kept is bounded by its size, and the oldest goes first", async () => {
  const kept = createKeptAnswers(salon(), rule, 100);
  for (const question of ["a", "b", "c"]) await kept.make(question, async () => ok("x".repeat(40)));
  expect(kept.find("a")).toBeUndefined();
  expect(String(await kept.find("b"))).toContain("xxx");
  expect(String(await kept.find("c"))).toContain("xxx");
});

test("an answer that is larger than all that may be kept is given and not kept", async () => {
  const kept = createKeptAnswers(salon(), rule, 100);
  expect(String(await kept.make("a", async () => ok("x".repeat(500))))).toHaveLength(502);
  expect(kept.find("a")).toBeUndefined();
});

test("a caller who asks while an answer is made waits for the same one, and a refusal is not kept", async () => {
  const kept = createKeptAnswers(salon(), rule);
  const made = kept.make("a", async () => refuse("not_found"));
  expect(kept.find("a")).toBe(made);
  await made;
  expect(kept.find("a")).toBeUndefined();
});

test("a thousand questions at once are answered, and not all of them are kept", async () => {
  const kept = createKeptAnswers(salon(), rule);
  const questions = Array.from({ length: 1000 }, (_, index) => String(index));
  await Promise.all(questions.map((question) => kept.make(question, async () => ok(question))));
  expect(questions.filter((question) => kept.find(question))).toHaveLength(500);
});

function salon() {
  return { now: () => 0, engine: { subscribe: () => () => undefined } };
}
