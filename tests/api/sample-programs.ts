import { randomUUID } from "node:crypto";
import type { Loose } from "#tests/support/calls.ts";
import { addKey } from "#tests/support/programs.ts";
import type { TestSalon } from "#tests/support/salon.ts";

/** Something well-formed to send with each call about other programs. */
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
};

/** Samples are made many times in one salon, which has a bounded number of keys. */
async function revokeAll({ app }: TestSalon): Promise<void> {
  await app.engine.write.updateTable("api_keys").set({ revoked_at: app.now() }).execute();
}
