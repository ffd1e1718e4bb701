import { IdentityError, type IdentityErrorCode } from "#app/lib/identity/identity-error.ts";

const codes: Record<string, IdentityErrorCode> = {
  "auth/invalid-credential": "wrong_credentials",
  "auth/wrong-password": "wrong_credentials",
  "auth/user-not-found": "wrong_credentials",
  "auth/user-disabled": "account_closed",
  "auth/email-already-in-use": "account_exists",
  "auth/account-exists-with-different-credential": "account_not_linked",
  "auth/invalid-email": "invalid_email",
  "auth/weak-password": "weak_password",
  "auth/popup-blocked": "popup_blocked",
  "auth/popup-closed-by-user": "popup_closed",
  "auth/cancelled-popup-request": "popup_closed",
  "auth/user-cancelled": "popup_closed",
  "auth/invalid-action-code": "link_over",
  "auth/expired-action-code": "link_over",
  "auth/too-many-requests": "too_many_requests",
  "auth/network-request-failed": "provider_down",
  "auth/internal-error": "provider_down",
  "auth/timeout": "provider_down",
};

/** Waits for a call of Firebase's SDK and translates its errors. @param instead translations for this call only */
export async function firebaseCall<Answer>(
  call: Promise<Answer>,
  instead: Partial<Record<IdentityErrorCode, IdentityErrorCode>> = {},
): Promise<Answer> {
  try {
    return await call;
  } catch (cause) {
    const code = codes[codeOf(cause)] ?? "unavailable";
    throw new IdentityError(instead[code] ?? code, { cause });
  }
}

/** Whether the address has no account. Nobody may learn this. */
export function isUnknownUser(error: unknown): boolean {
  return codeOf(error) === "auth/user-not-found";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
