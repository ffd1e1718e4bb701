import { audit } from "#server/database/audit.ts";
import { enqueue } from "#server/database/outbox.ts";
import { forgetReviewer } from "#server/database/reviews.ts";
import { salonId } from "#server/database/salon.ts";
import { countAdmins, findUser, listIdentities, removePerson } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Deletes one's own account: the user becomes a tombstone, her reviews lose name and picture, her sign-in goes.
 * Coming visits keep their contact until they are over. Refuses the last admin.
 * @returns how many were deleted
 */
export async function leaveSalon(app: UseCases, userId: string): Promise<Result<number>> {
  const outcome = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const user = await findUser(tx, userId);
    if (!user) return refuse("not_found", "There is no such user.");
    if (user.role === "admin" && (await countAdmins(tx)) === 1) {
      return refuse("last_admin", "You are the last admin. Make somebody else an admin first.");
    }
    const identities = await listIdentities(tx, userId);
    await removePerson(tx, userId, app.now());
    await enqueue(
      tx,
      { kind: "forget_cards", payload: { userId }, cause: `forget_cards:${userId}` },
      app.now(),
    );
    await forgetReviewer(tx, userId);
    await audit(tx, { actorId: userId, action: "leave", subjectId: userId }, app.now());
    return ok(identities);
  });
  if (!outcome.ok) return outcome;
  for (const account of outcome.value) await app.identity.removeAccount(account);
  return ok(1);
}
