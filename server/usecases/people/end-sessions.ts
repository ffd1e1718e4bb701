import { listIdentities } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Signs a person out everywhere.
 * @param keptId a session that stays
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
