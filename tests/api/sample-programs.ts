import { randomUUID } from "node:crypto";
import { deleteWebhook, listMessages, listWebhooks } from "#server/database/webhooks.ts";
import { sendTest } from "#server/usecases/programs/send-messages.ts";
import { createWebhook } from "#server/usecases/programs/webhooks.ts";
import type { Loose } from "#tests/support/calls.ts";
import { addPerson } from "#tests/support/people.ts";
import { addKey } from "#tests/support/programs.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** A valid request for each call about other programs. */
export const programSamples = {
  listApiKeys: (): Loose => ({}),
  createApiKey: async (salon: TestSalon): Promise<Loose> => {
    await revokeAll(salon);
    return { body: { name: `Program ${randomUUID()}`, scopes: ["catalogue:read"] } };
  },
  revokeApiKey: async (salon: TestSalon): Promise<Loose> => {
    await revokeAll(salon);
    return { params: { id: (await addKey(salon, ["catalogue:read"])).id } };
  },
  listWebhooks: (): Loose => ({}),
  createWebhook: async (salon: TestSalon): Promise<Loose> => {
    await removeWebhooks(salon);
    return { body: listens };
  },
  changeWebhook: async (salon: TestSalon): Promise<Loose> => ({
    params: { id: await someWebhook(salon) },
    body: { ...listens, isOn: true },
  }),
  removeWebhook: async (salon: TestSalon): Promise<Loose> => ({ params: { id: await someWebhook(salon) } }),
  renewWebhookSecret: async (salon: TestSalon): Promise<Loose> => ({
    params: { id: await someWebhook(salon) },
  }),
  testWebhook: async (salon: TestSalon): Promise<Loose> => ({ params: { id: await someWebhook(salon) } }),
  listWebhookMessages: async (salon: TestSalon): Promise<Loose> => ({
    params: { id: await someWebhook(salon) },
  }),
  repeatWebhookMessage: async (salon: TestSalon): Promise<Loose> => {
    const id = await someWebhook(salon);
    await sendTest(salon.app, (await addPerson(salon)).userId, id);
    const [message] = await listMessages(salon.app.engine.read, id, 1);
    return { params: { id: message?.id ?? "" } };
  },
};

/** Nobody listens there. */
const listens = { url: "http://127.0.0.1:9/hooks", events: ["booking.created" as const] };

async function someWebhook(salon: TestSalon): Promise<string> {
  await removeWebhooks(salon);
  const { userId } = await addPerson(salon);
  const made = await createWebhook(salon.app, userId, listens);
  if (!made.ok) throw new Error("The address was refused.");
  return made.value.id;
}

async function removeWebhooks({ app }: TestSalon): Promise<void> {
  for (const { id } of await listWebhooks(app.engine.read)) await deleteWebhook(app.engine.write, id);
}

/** Samples are made many times in one salon, and the number of keys is limited. */
async function revokeAll({ app }: TestSalon): Promise<void> {
  await app.engine.write.updateTable("api_keys").set({ revoked_at: app.now() }).execute();
}
