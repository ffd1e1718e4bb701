import type { UseCases } from "#server/usecases/context.ts";
import { removeUser } from "#server/usecases/people/remove-user.ts";
import type { Result } from "#server/usecases/result.ts";

/**
 * Deletes one's own account. Refuses the last admin.
 * @returns how many were deleted
 */
export function leaveSalon(app: UseCases, userId: string): Promise<Result<number>> {
  const lastAdmin = "You are the last admin. Make somebody else an admin first.";
  return removeUser(app, { id: userId, actorId: userId, action: "leave", lastAdmin });
}
