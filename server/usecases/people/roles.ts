import { revokeKeysOf } from "#server/database/api-keys.ts";
import { audit } from "#server/database/audit-log.ts";
import { forgetInvitations } from "#server/database/invitations.ts";
import { salonId } from "#server/database/salon.ts";
import { countAdmins, findUser, type UserRow, updateUser } from "#server/database/users.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Makes a user an admin.
 * @param actorId null when it is done from the command line
 * @returns how many were changed: 0 for a user who already is one
 */
export async function makeAdmin(
  app: DatabaseAndClock,
  actorId: string | null,
  id: string,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "users", id);
    const user = await findUser(tx, id);
    if (!user) return refuse("not_found", "There is no such user.");
    if (user.role === "admin") return ok(0);
    await updateUser(tx, id, { role: "admin" });
    await audit(tx, { actorId, action: "make_admin", subjectId: id }, app.now());
    return ok(1);
  });
}

/** The person's role is not the one that was seen. */
export const hasAnother = refuse(
  "wrong_state",
  "Somebody has given this person another role meanwhile. Look again.",
);

/**
 * Makes a user staff or a customer. Refuses the actor's own account, the last admin, and somebody whose role has
 * changed since it was seen.
 * @param change.from the role that was seen; absent: not compared
 * @returns how many were changed: 0 for somebody who already has the role
 */
export async function changeRole(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { role, from }: { role: "staff" | "customer"; from?: UserRow["role"] | undefined },
): Promise<Result<number>> {
  if (actorId === id) return refuse("own_account", "You can't change your own role.");
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    await app.engine.lock(tx, "users", id);
    const user = await findUser(tx, id);
    if (!user) return refuse("not_found", "There is no such user.");
    if (user.role === role) return ok(0);
    if (from !== undefined && user.role !== from) return hasAnother;
    if (user.role === "admin" && (await countAdmins(tx)) === 1) {
      return refuse("last_admin", "This is the last admin. Make somebody else an admin first.");
    }
    await updateUser(tx, id, { role });
    // Invitations to or from this person, and their keys, would undo the change.
    await forgetInvitations(tx, { email: user.email });
    await forgetInvitations(tx, { invitedBy: id });
    await revokeKeysOf(tx, id, app.now());
    await audit(tx, { actorId, action: `make_${role}`, subjectId: id }, app.now());
    return ok(1);
  });
}
