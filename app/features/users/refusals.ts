import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";

/** Why a user could not be changed, with the way out. */
export function whyNot(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "last_admin") return "This is the last admin. Make somebody else an admin first.";
  if (code === "own_account") return "This is your own account. Another admin can do it.";
  if (code === "not_found") return "This user is not there any more.";
  return explain(error);
}
