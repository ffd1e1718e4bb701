import { afterAll, beforeAll, beforeEach } from "vitest";
import { webhookEvents } from "#domain/webhooks.ts";
import { call } from "#tests/support/calls.ts";
import type { Person } from "#tests/support/people.ts";
import { createReceiver } from "#tests/support/receiver.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/**
 * Another program beside a given salon. At the start of each test, no webhook address points to it.
 * @returns an object whose program exists when the file's first test or hook runs
 */
export function givenProgram(salon: TestSalon, owner: Person) {
  const program = createReceiver();
  beforeAll(() => program.open());
  afterAll(() => program.close());
  beforeEach(async () => {
    for (const { _id } of await call(salon, "listWebhooks", {}, owner))
      await call(salon, "removeWebhook", { params: { id: _id } }, owner);
    await salon.drain();
    program.received.length = 0;
    program.answers = 204;
  });
  return {
    program,
    addWebhook: (events = [...webhookEvents]) =>
      call(salon, "createWebhook", { body: { url: program.url, events } }, owner),
    messagesTo: (id: string) => call(salon, "listWebhookMessages", { params: { id } }, owner),
    stateOf: async (id: string) =>
      (await call(salon, "listWebhooks", {}, owner)).find(({ _id }) => _id === id),
    /** The messages as they were received. */
    told: () => program.received.map(({ body }) => JSON.parse(body)),
  };
}
