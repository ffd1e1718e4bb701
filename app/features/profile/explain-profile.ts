import { explainIdentity } from "#app/features/identity/sentences.ts";
import { ApiError } from "#app/lib/api-error.ts";

/** Why something about one's own account did not happen, and what to do. */
export function explainProfile(error: unknown): string {
  if (error instanceof ApiError && error.code === "last_admin")
    return "You are the last admin. Make somebody else an admin first.";
  return explainIdentity(error);
}
