import { explain } from "#app/lib/explain.ts";
import { IdentityError, type IdentityErrorCode } from "#app/lib/identity/identity-error.ts";

const sentences: Record<IdentityErrorCode, string> = {
  wrong_credentials: "That e-mail and password do not match. Check both and try again.",
  account_exists: "This e-mail already has an account. Log in instead.",
  account_not_linked:
    "This e-mail already has an account with a password. Log in with e-mail and password instead.",
  invalid_email: "Enter an e-mail address like name@example.com",
  invalid_picture: "Enter the address of a picture",
  weak_password: "Choose a password of 6 to 200 characters.",
  link_over: "This link is used or too old. Ask for a new one.",
  wrong_password: "This is not your current password.",
  no_password: "You sign in with an account of another site, so there is no password to change here.",
  too_many_requests: "Too many tries in a short time. Wait a minute and try again.",
  popup_blocked: "Your browser stopped the sign-in window. Allow pop-ups for this site and try again.",
  popup_closed: "The sign-in window was closed before you were signed in. Try again.",
  network: "We could not reach the salon. Check your connection and try again.",
  unavailable: "Something went wrong on our side. Try again in a moment.",
};

/** What a failed sign-in or sign-up means, and what to do. */
export function explainIdentity(error: unknown): string {
  return error instanceof IdentityError ? sentences[error.code] : explain(error);
}
