import { audit } from "#server/database/audit-log.ts";
import { markMessage } from "#server/database/contact-messages.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Marks a visitor's message as handled, or as open again. @returns how many were changed */
export async function handleMessage(
  app: UseCases,
  actorId: string,
  id: string,
  handled: boolean,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await markMessage(tx, id, handled ? app.now() : null);
    if (changed === 0) return refuse("not_found", "There is no such message.");
    const action = handled ? "handle_message" : "reopen_message";
    await audit(tx, { actorId, action, subjectId: id }, app.now());
    return ok(changed);
  });
}
