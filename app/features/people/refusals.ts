import { ApiError } from "#app/lib/api-error.ts";
import { explain } from "#app/lib/explain.ts";
import { usersTexts } from "#app/texts/en/users.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Why a user could not be changed, with the way out. */
export function whyNot(error: unknown): string {
  const texts = textsNow(usersTexts);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "last_admin") return texts.lastAdmin;
  if (code === "own_account") return texts.ownAccount;
  if (code === "not_found") return texts.gone;
  return explain(error);
}
