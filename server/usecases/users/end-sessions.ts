import { listIdentities } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { listSessions } from "#server/usecases/users/list-sessions.ts";

/** Signs a person out everywhere, the device that asks for it included. @returns how many sign-ins ended */
export async function endSessions(app: UseCases, userId: string): Promise<number> {
  const { length } = await listSessions(app, userId);
  for (const account of await listIdentities(app.engine.read, userId))
    await app.identity.endSessions(account);
  return length;
}
