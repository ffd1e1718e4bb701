import { audit } from "#server/database/audit.ts";
import { enqueue } from "#server/database/outbox.ts";
import { salonId } from "#server/database/salon.ts";
import { countAdmins, findUser, listIdentities, removePerson } from "#server/database/users.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Deletes a user: a tombstone stays, so that money and past visits keep their place; the person, the accounts
 * and the sessions go. Coming visits keep their contact until they are over.
 * @returns how many were deleted
 */
export async function deleteUser(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  if (actorId === id) return refuse("own_account", "You can't delete your own account here.");
  const outcome = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const user = await findUser(tx, id);
    if (!user) return refuse("not_found", "There is no such user.");
    if (user.role === "admin" && (await countAdmins(tx)) === 1) {
      return refuse("last_admin", "This is the last admin. Make somebody else an admin first.");
    }
    const identities = await listIdentities(tx, id);
    await removePerson(tx, id, app.now());
    await enqueue(
      tx,
      { kind: "forget_cards", payload: { userId: id }, cause: `forget_cards:${id}` },
      app.now(),
    );
    await audit(tx, { actorId, action: "delete_user", subjectId: id }, app.now());
    return ok(identities);
  });
  if (!outcome.ok) return outcome;
  for (const account of outcome.value) await app.identity.endSessions(account);
  return ok(1);
}
