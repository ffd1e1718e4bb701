import type { ApiKey } from "#contract/api-keys.ts";
import { listApiKeys } from "#server/database/api-keys.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { createApiKey, readScopes, revokeApiKey } from "#server/usecases/people/api-keys.ts";
import { ok } from "#server/usecases/result.ts";

type ProgramCalls = "listApiKeys" | "createApiKey" | "revokeApiKey";

export const programHandlers: Pick<Handlers, ProgramCalls> = {
  async listApiKeys(app) {
    return ok((await listApiKeys(app.engine.read)).map(toApiKey));
  },

  async createApiKey(app, incoming) {
    const made = await createApiKey(app, signedIn(incoming).userId, incoming.body);
    return made.ok ? ok({ insertedId: made.value.id, key: made.value.key }) : made;
  },

  async revokeApiKey(app, incoming) {
    return ok({ modifiedCount: await revokeApiKey(app, signedIn(incoming).userId, incoming.params.id) });
  },
};

function toApiKey(row: Awaited<ReturnType<typeof listApiKeys>>[number]): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    start: row.start,
    scopes: readScopes(row.scopes),
    madeBy: row.deleted_at === null ? row.maker : null,
    createdAt: instant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : instant(row.last_used_at),
    revokedAt: row.revoked_at === null ? null : instant(row.revoked_at),
  };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
