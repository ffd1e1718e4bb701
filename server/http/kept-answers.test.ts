import { expect, test } from "vitest";
import { createKeptAnswers, type Sendable } from "#server/http/kept-answers.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Refusal, refuse } from "#server/usecases/result.ts";

const rule = { freshMs: 1000, shows: ["listServices" as const] };
const hours = { ...rule, showsHours: true as const };

test("the cache is limited in size, and drops the oldest answer first", async () => {
  const kept = createKeptAnswers(salon(), rule, 100);
  for (const question of ["a", "b", "c"]) await kept.make(question, async () => ok("x".repeat(40)));
  expect(kept.find("a")).toBeUndefined();
  expect(textOf(await kept.find("b"))).toContain("xxx");
  expect(textOf(await kept.find("c"))).toContain("xxx");
});

test("an answer larger than the cache is sent and not cached", async () => {
  const kept = createKeptAnswers(salon(), rule, 100);
  expect(textOf(await kept.make("a", async () => ok("x".repeat(500))))).toHaveLength(502);
  expect(kept.find("a")).toBeUndefined();
});

test("a cached answer is sent with its headers", async () => {
  const kept = createKeptAnswers(salon(), rule);
  await kept.make("a", async (setHeader) => {
    setHeader("link", "the rest");
    return ok("");
  });
  const found = await kept.find("a");
  expect(found?.ok && [...found.headers]).toEqual([["link", "the rest"]]);
});

test("concurrent callers share one answer, and a refusal is not cached", async () => {
  const kept = createKeptAnswers(salon(), rule);
  const made = kept.make("a", async () => refuse("not_found"));
  expect(kept.find("a")).toBe(made);
  await made;
  expect(kept.find("a")).toBeUndefined();
});

test("a thousand questions at once are answered, and not all of them are cached", async () => {
  const kept = createKeptAnswers(salon(), rule);
  const questions = Array.from({ length: 1000 }, (_, index) => String(index));
  await Promise.all(questions.map((question) => kept.make(question, async () => ok(question))));
  expect(questions.filter((question) => kept.find(question))).toHaveLength(500);
});

test("a change drops the answers for its time, and those for any time", async () => {
  const { app, announce } = announcing();
  const kept = createKeptAnswers(app, hours);
  await kept.make("tuesday", async () => ok("", { from: 10, to: 20 }));
  await kept.make("thursday", async () => ok("", { from: 30, to: 40 }));
  await kept.make("full", async () => ok(""));
  announce("availability", { from: 20, to: 20 });
  announce("pages", ["listReviews"]);
  expect(["tuesday", "thursday", "full"].filter((question) => kept.find(question))).toHaveLength(3);
  announce("availability", { from: 15, to: 16 });
  expect(["tuesday", "thursday", "full"].filter((question) => kept.find(question))).toEqual(["thursday"]);
  announce("availability");
  expect(kept.find("thursday")).toBeUndefined();
});

test("a change drops the answers that show it, even if it does not say what it changes", async () => {
  const { app, announce } = announcing();
  const kept = createKeptAnswers(app, rule);
  for (const about of [["readSalon", "listServices"], undefined]) {
    await kept.make("all", async () => ok(""));
    announce("availability");
    announce("pages", ["readSalon"]);
    expect(kept.find("all")).toBeDefined();
    announce("pages", about);
    expect(kept.find("all")).toBeUndefined();
  }
});

test("an answer computed during a change is only cached if the change does not affect it", async () => {
  const { app, announce } = announcing();
  const kept = createKeptAnswers(app, hours);
  const { promise, resolve } = Promise.withResolvers<void>();
  const make = (question: string, from: number) =>
    kept.make(question, async () => {
      await promise;
      return ok(question, { from, to: from + 10 });
    });
  const made = [make("tuesday", 10), make("thursday", 30)];
  announce("availability", { from: 15, to: 16 });
  // A caller who asks after the change must not get what was read before it.
  expect(kept.find("thursday")).toBeUndefined();
  resolve();
  expect((await Promise.all(made)).map(textOf)).toEqual(['"tuesday"', '"thursday"']);
  expect(kept.find("tuesday")).toBeUndefined();
  expect(textOf(await kept.find("thursday"))).toBe('"thursday"');
});

function announcing() {
  type Listener = Parameters<UseCases["engine"]["subscribe"]>[0];
  let announce: Listener = () => undefined;
  const subscribe = (listener: Listener) => {
    announce = listener;
    return () => undefined;
  };
  const app = { now: () => 0, engine: { subscribe, hears: () => true } };
  return { app, announce: (...told: Parameters<Listener>) => announce(...told) };
}

function salon() {
  return { now: () => 0, engine: { subscribe: () => () => undefined, hears: () => true } };
}

function textOf(answer: Sendable | Refusal | undefined): string {
  return answer?.ok ? String(answer.body) : "";
}
