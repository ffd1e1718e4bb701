import { audit } from "#server/database/audit-log.ts";
import { repeatMail } from "#server/database/outbox.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Has a mail that was not sent tried again at once. Its name stays, so a mailbox that has it shows no second one. */
export async function sendAgain(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    const changed = await repeatMail(tx, id, app.now());
    if (changed === 0) return refuse("not_found", "There is no such mail that waits to be sent.");
    await audit(tx, { actorId, action: "send_again", subjectId: id }, app.now());
    return ok(changed);
  });
}
