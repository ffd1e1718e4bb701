import { explain } from "#app/lib/explain.ts";
import { IdentityError } from "#app/lib/identity/identity-error.ts";
import { identityErrorTexts } from "#app/texts/en/shared/identity-errors.ts";
import { textsNow } from "#app/texts/use-texts.ts";

/** Says what a failed sign-in or sign-up means, and what to do. */
export function explainIdentity(error: unknown): string {
  return error instanceof IdentityError ? textsNow(identityErrorTexts)[error.code] : explain(error);
}
