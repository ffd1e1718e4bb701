import { z } from "zod";
import { ApiKey, NewApiKey } from "#contract/api-keys.ts";
import { id } from "#contract/fields.ts";

const byId = z.strictObject({ id });

/** What the owner lets other programs do. */
export const programCalls = {
  listApiKeys: {
    summary: "Keys of other programs, those that work first, 100 at most",
    answer: z.array(ApiKey),
  },
  createApiKey: {
    summary: "Make a key for another program, and show it this once",
    body: NewApiKey,
    answer: z.object({ insertedId: id, key: z.string() }),
  },
  revokeApiKey: {
    summary: "Revoke a key: it opens nothing from now on",
    params: byId,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
};
