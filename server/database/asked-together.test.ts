import { expect, test } from "vitest";
import { askedTogether } from "#server/database/asked-together.ts";

const database = {};
const patient = { patienceMs: 60_000 };

/** A database that answers when it is told to. */
function slowDatabase() {
  const sent: { questions: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = (_: object, questions: readonly string[]) =>
    new Promise<string[]>((resolve, fail) => {
      sent.push({ questions, fail, answer: () => resolve(questions.map((one) => one.toUpperCase())) });
    });
  return { sent, ask };
}

test("a question is sent at once while few are on their way, and what waits is asked together", async () => {
  const { sent, ask } = slowDatabase();
  const find = askedTogether(ask, { atOnce: 2, together: 3, ...patient });
  const answers = Promise.all(["a", "b", "c", "d", "e", "f"].map((one) => find(database, one)));
  expect(sent.map(({ questions }) => questions)).toEqual([["a"], ["b"]]);
  sent[1]?.answer();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]?.questions).toEqual(["c", "d", "e"]);
  sent[0]?.answer();
  await expect.poll(() => sent.length).toBe(4);
  for (const { answer } of sent) answer();
  expect(await answers).toEqual(["A", "B", "C", "D", "E", "F"]);
});

test("an answer is never older than its question", async () => {
  const { sent, ask } = slowDatabase();
  const find = askedTogether(ask, { atOnce: 1, together: 10, ...patient });
  const first = find(database, "a");
  const again = find(database, "a");
  expect(sent).toHaveLength(1);
  sent[0]?.answer();
  await first;
  expect(sent.map(({ questions }) => questions)).toEqual([["a"], ["a"]]);
  sent[1]?.answer();
  await again;
});

test("a failure is that of the questions that were asked together, and the others are asked", async () => {
  const { sent, ask } = slowDatabase();
  const find = askedTogether(ask, { atOnce: 1, together: 2, ...patient });
  const answers = Promise.allSettled(["a", "b", "c", "d"].map((one) => find(database, one)));
  sent[0]?.answer();
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.fail(new Error("away"));
  await expect.poll(() => sent.length).toBe(3);
  sent[2]?.answer();
  expect((await answers).map(({ status }) => status)).toEqual([
    "fulfilled",
    ...["rejected", "rejected"],
    "fulfilled",
  ]);
});

test("questions that hang hold up others only for a moment", async () => {
  const { sent, ask } = slowDatabase();
  const find = askedTogether(ask, { atOnce: 1, together: 2, patienceMs: 10 });
  const answers = ["a", "b", "c", "d"].map((one) => find(database, one));
  await expect.poll(() => sent.map(({ questions }) => questions)).toEqual([["a"], ["b", "c"], ["d"]]);
  for (const { answer } of sent) answer();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D"]);
});
