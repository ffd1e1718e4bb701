import { listIdentities } from "#server/database/users.ts";
import type { LiveSession } from "#server/identity/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** Where a person is signed in, the latest seen first. */
export async function listSessions(app: UseCases, userId: string): Promise<LiveSession[]> {
  const accounts = await listIdentities(app.engine.read, userId);
  const lists = await Promise.all(accounts.map((account) => app.identity.listSessions(account)));
  return lists.flat().sort((one, other) => other.seenAt - one.seenAt);
}
