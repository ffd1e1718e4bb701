import type { Role } from "#domain/access.ts";
import { forgetLeftAccount } from "#server/database/left-accounts.ts";
import { enqueue, finishWork } from "#server/database/outbox.ts";
import { salonId } from "#server/database/salon.ts";
import { removeTextLinks } from "#server/database/text-links.ts";
import { countAdmins, findUser, insertIdentity, listIdentities } from "#server/database/users.ts";
import type { Account } from "#server/identity/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { forgetUser } from "#server/usecases/people/forget-user.ts";
import { hasAnother } from "#server/usecases/people/roles.ts";
import { subjectsOfGuest } from "#server/usecases/post/subject-of-notices.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Deletes another user's account, as if that user had. Refuses the actor's own account, the last admin, and somebody
 * whose role has changed since it was seen.
 * @param from the role that was seen; absent: not compared
 * @returns how many were deleted
 */
export async function deleteUser(
  app: UseCases,
  actorId: string,
  id: string,
  from?: Role,
): Promise<Result<number>> {
  if (actorId === id) return refuse("own_account", "You can't delete your own account here.");
  const lastAdmin = "This is the last admin. Make somebody else an admin first.";
  return await removeUser(app, { id, actorId, action: "delete_user", from, lastAdmin });
}

/**
 * Deletes one's own account. Refuses the last admin.
 * @returns how many were deleted
 */
export function leaveSalon(app: UseCases, userId: string): Promise<Result<number>> {
  const lastAdmin = "You are the last admin. Make somebody else an admin first.";
  return removeUser(app, { id: userId, actorId: userId, action: "leave", lastAdmin });
}

/** How long the first try may take before the queue tries again. */
const secondTryMs = 60_000;

interface Removal {
  id: string;
  actorId: string;
  action: "leave" | "delete_user";
  from?: Role | undefined;
  /** The refusal if this is the last admin. */
  lastAdmin: string;
}

/**
 * Removes a person from the salon, no matter who asks for it. The user becomes a tombstone, so that money and past
 * visits stay in the books. Reviews lose name and picture. Accounts, passwords, passkeys, sessions and saved cards are
 * deleted. Coming visits keep their contact until they are over. Refuses the last admin.
 * @returns how many were removed
 */
async function removeUser(
  app: UseCases,
  { id, actorId, action, from, lastAdmin }: Removal,
): Promise<Result<number>> {
  const now = app.now();
  const outcome = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    await app.engine.lock(tx, "users", id);
    const user = await findUser(tx, id);
    if (!user) return refuse("not_found", "There is no such user.");
    if (from !== undefined && user.role !== from) return hasAnother;
    if (user.role === "admin" && (await countAdmins(tx)) === 1) return refuse("last_admin", lastAdmin);
    const accounts = await listIdentities(tx, id);
    const contacts = await forgetUser(tx, { id, actorId, action }, now);
    await removeTextLinks(
      tx,
      contacts.flatMap((contact) => subjectsOfGuest(app, contact)),
    );
    for (const { provider, subject } of accounts) {
      // Their sign-ins live until identity removes them. Until then, keep them from creating a new user.
      await insertIdentity(tx, { provider, subject, userId: id }, now);
      const cause = removalOf(id, { provider, subject });
      const runAt = now + secondTryMs;
      await enqueue(tx, { kind: "remove_account", payload: { provider, subject }, cause, runAt }, now);
    }
    return ok(accounts);
  });
  if (!outcome.ok) return outcome;
  for (const account of outcome.value) {
    await removeAccount(app, account);
    await finishWork(app.engine.write, removalOf(id, account), app.now());
  }
  return ok(1);
}

/** Removes a former user's account at the identity provider. Idempotent. */
export async function removeAccount(
  app: Pick<UseCases, "engine" | "identity">,
  account: Account,
): Promise<void> {
  await app.identity.removeAccount(account);
  await forgetLeftAccount(app.engine.write, account);
}

function removalOf(userId: string, { provider, subject }: Account): string {
  return `remove_account:${userId}:${provider}:${subject}`;
}
