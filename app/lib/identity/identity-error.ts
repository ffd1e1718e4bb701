export type IdentityErrorCode =
  | "wrong_credentials"
  | "account_exists"
  | "see_your_mail"
  | "account_not_linked"
  | "invalid_email"
  | "invalid_name"
  | "invalid_picture"
  | "weak_password"
  | "common_password"
  | "too_many_guesses"
  | "wrong_password"
  | "no_password"
  | "passwords_elsewhere"
  | "account_closed"
  | "no_email"
  | "second_factor"
  | "wrong_code"
  | "codes_over"
  | "locked"
  | "login_again"
  | "passkey_refused"
  | "passkey_unknown"
  | "no_passkeys"
  | "link_over"
  | "too_many_requests"
  | "popup_blocked"
  | "popup_closed"
  | "no_cookies"
  | "provider_down"
  | "network"
  | "unavailable";

/** Why a sign-in, sign-up or profile change did not happen. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = "IdentityError";
    this.code = code;
  }
}

/** The identity provider's error code, or undefined if the error is not from it. */
export function identityCode(error: unknown): IdentityErrorCode | undefined {
  return error instanceof IdentityError ? error.code : undefined;
}
