import { listIdentities } from "#server/database/users.ts";
import type { LiveSession } from "#server/identity/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Where a person is signed in, the most recently seen first. */
export async function listSessions(app: UseCases, userId: string): Promise<LiveSession[]> {
  const accounts = await listIdentities(app.engine.read, userId);
  const lists = await Promise.all(accounts.map((account) => app.identity.listSessions(account)));
  return lists.flat().sort((one, other) => other.seenAt - one.seenAt);
}

/** Ends one of a user's own sign-ins and its bearer tokens. Refuses a session that is not a live one of that user. */
export async function endSession(app: UseCases, userId: string, sessionId: string): Promise<Result<number>> {
  for (const account of await listIdentities(app.engine.read, userId)) {
    if (await app.identity.endSession(account, sessionId)) return ok(1);
  }
  return refuse("not_found", "This device is signed out already.");
}

/**
 * Signs a person out everywhere.
 * @param keptId a session to keep
 * @returns how many sign-ins ended
 */
export async function endSessions(app: UseCases, userId: string, keptId: string | null): Promise<number> {
  let count = 0;
  for (const account of await listIdentities(app.engine.read, userId)) {
    const sessions = await app.identity.listSessions(account);
    for (const { id } of sessions.filter((session) => session.id !== keptId)) {
      if (await app.identity.endSession(account, id)) count += 1;
    }
  }
  return count;
}
