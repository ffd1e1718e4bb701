import { expect, test } from "vitest";
import { enqueue } from "#server/database/outbox.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { givenSalon } from "#tests/support/given.ts";

const salon = givenSalon();

test("a mail that its server delays does not hold up the next ones", async () => {
  const { app } = salon;
  await salon.drain();
  const numbers = Array.from({ length: 6 }, (_, index) => String(index));
  await app.engine.transaction(async (tx) => {
    for (const number of numbers) {
      await enqueue(tx, anyWork("mail_numbered", `numbered:${number}`, { number }), app.now());
    }
  });
  const begun: string[] = [];
  const others = Promise.withResolvers<void>();
  const send = async ({ number = "" }: Record<string, string>) => {
    begun.push(number);
    if (begun.length === 4) others.resolve();
    await others.promise;
    return null;
  };
  expect(await drainOutbox(app, { mail_numbered: send }, "mails")).toBe(6);
  expect(begun.toSorted()).toEqual(numbers);
});
