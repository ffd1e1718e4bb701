import { listIdentities } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Ends one of a person's own sign-ins; its bearer tokens count no more. Refuses a session that isn't a live one of hers. */
export async function endSession(app: UseCases, userId: string, sessionId: string): Promise<Result<number>> {
  for (const account of await listIdentities(app.engine.read, userId)) {
    if (await app.identity.endSession(account, sessionId)) return ok(1);
  }
  return refuse("not_found", "This device is signed out already.");
}
