import { expect, test } from "vitest";
import { webhookEvents } from "#domain/webhooks.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { days, hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { givenProgram } from "#tests/support/webhooks.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const { program, addWebhook, messagesTo, stateOf } = givenProgram(salon, owner);

test("a server with another secret signs nothing that the program would refuse, and says why", async () => {
  const { insertedId: id } = await addWebhook();
  await salon.app.engine.write.updateTable("webhooks").set({ secret_hash: "of before" }).execute();
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  expect(program.received).toEqual([]);
  expect((await messagesTo(id))[0]).toMatchObject({ state: "waiting", error: "secret_changed" });
});

test("a message is retried for a day under one id, then given up", async () => {
  const { insertedId: id } = await addWebhook();
  program.answers = 500;
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  expect((await messagesTo(id))[0]).toMatchObject({ state: "waiting", status: 500, attempts: 1 });
  const began = salon.clock.now();
  for (;;) {
    const [message] = await messagesTo(id);
    if (!message?.nextAt) break;
    await salon.drain();
    expect((await messagesTo(id))[0]?.attempts).toBe(message.attempts);
    salon.clock.advance(Date.parse(message.nextAt) - salon.clock.now());
    await salon.drain();
  }
  expect((await messagesTo(id))[0]).toMatchObject({ state: "failed", status: 500, attempts: 8 });
  expect(salon.clock.now() - began).toBeGreaterThanOrEqual(days(1));
  expect(new Set(program.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(program.received.map(({ body }) => body)).size).toBe(1);
});

test("a failed message is sent again by hand, at once and once, and its address is then in order", async () => {
  const { insertedId: id } = await addWebhook();
  program.answers = 503;
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  expect((await stateOf(id))?.failingSince).not.toBeNull();
  program.answers = 200;
  const [message] = await messagesTo(id);
  const again = { params: { id: message?._id ?? "" } };
  await call(salon, "repeatWebhookMessage", again, owner);
  await salon.drain();
  salon.clock.advance(hours(1));
  await salon.drain();
  expect(program.received).toHaveLength(2);
  expect((await messagesTo(id))[0]).toMatchObject({ state: "sent", status: 200, attempts: 2 });
  expect((await stateOf(id))?.failingSince).toBeNull();
});

test("a failing address is switched off after three days, and the owner is told each time until it is on again", async () => {
  const { insertedId: id } = await addWebhook();
  program.answers = 500;
  await failForThreeDays(id);
  expect(await exceptionsOpen()).toBe(1);
  salon.clock.advance(days(1));
  await salon.drain();
  expect((await messagesTo(id)).every(({ state }) => state === "failed")).toBe(true);
  const body = { url: program.url, events: [...webhookEvents], isOn: true };
  await call(salon, "changeWebhook", { params: { id }, body }, owner);
  expect(await exceptionsOpen()).toBe(0);
  expect(await stateOf(id)).toMatchObject({ offAt: null, failingSince: null });
  await failForThreeDays(id);
  expect(await exceptionsOpen()).toBe(1);
});

/** Delivers to a failing address until it is switched off. */
async function failForThreeDays(id: string): Promise<void> {
  for (let day = 0; day < 3; day++) {
    await call(salon, "testWebhook", { params: { id } }, owner);
    await salon.drain();
    expect((await stateOf(id))?.offAt).toBeNull();
    salon.clock.advance(days(1));
  }
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  expect((await stateOf(id))?.offAt).not.toBeNull();
}

/** How many switched-off addresses the owner is told of. */
async function exceptionsOpen(): Promise<number> {
  const { exceptions } = await call(salon, "listExceptions", {}, owner);
  return exceptions.filter(({ kind, resolvedAt }) => kind === "webhook_off" && resolvedAt === null).length;
}

test("an address that the owner switches off while it fails does not count as failed", async () => {
  const { insertedId: id } = await addWebhook();
  program.answers = 500;
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  const body = { url: program.url, events: [...webhookEvents], isOn: false };
  await call(salon, "changeWebhook", { params: { id }, body }, owner);
  expect(await stateOf(id)).toMatchObject({ offAt: expect.any(String), failingSince: null });
});

test("a slow address does not hold up the salon's own work", async () => {
  const { insertedId: id } = await addWebhook();
  await call(salon, "testWebhook", { params: { id } }, owner);
  expect(await drainOutbox(salon.app, {}, "others")).toBe(0);
  expect(await drainOutbox(salon.app, {}, "mails")).toBe(0);
});

test("messages are removed after thirty days", async () => {
  const { insertedId: id } = await addWebhook();
  await call(salon, "testWebhook", { params: { id } }, owner);
  await salon.drain();
  salon.clock.advance(days(29));
  await tidyUp(salon.app);
  expect(await messagesTo(id)).toHaveLength(1);
  salon.clock.advance(days(2));
  await tidyUp(salon.app);
  expect(await messagesTo(id)).toEqual([]);
});
