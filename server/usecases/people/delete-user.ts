import type { UseCases } from "#server/usecases/context.ts";
import { removeUser } from "#server/usecases/people/remove-user.ts";
import { type Result, refuse } from "#server/usecases/result.ts";

/**
 * Deletes somebody else's account, as if that person had left. Refuses one's own account and the last admin.
 * @returns how many were deleted
 */
export async function deleteUser(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  if (actorId === id) return refuse("own_account", "You can't delete your own account here.");
  const lastAdmin = "This is the last admin. Make somebody else an admin first.";
  return await removeUser(app, { id, actorId, action: "delete_user", lastAdmin });
}
