import { explainIdentity } from "#app/features/sign-in/sentences.ts";
import { hasCode } from "#app/lib/api-error.ts";
import { profileTexts } from "#app/texts/en/dashboard/profile.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Says why something about one's own account failed, and what to do. */
export function explainProfile(error: unknown): string {
  const texts = textsNow(profileTexts);
  if (hasCode(error, "last_admin")) return texts.lastAdmin;
  return explainIdentity(error);
}
