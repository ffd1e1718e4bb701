import { ApiError } from "#app/lib/api-error.ts";
import { IdentityError, type IdentityErrorCode } from "#app/lib/identity/identity-error.ts";
import { signOutWhenRefused } from "#app/lib/secured-api.ts";

/** The identity error for each code of the server. */
export const refusalsOfSignIn: Record<string, IdentityErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong_credentials",
  INVALID_EMAIL: "invalid_email",
  PASSWORD_TOO_SHORT: "weak_password",
  PASSWORD_TOO_LONG: "weak_password",
  PASSWORD_TOO_COMMON: "common_password",
  TOO_MANY_GUESSES: "too_many_guesses",
  INVALID_TOKEN: "link_over",
  TOKEN_EXPIRED: "link_over",
  USER_NOT_FOUND: "link_over",
  INVALID_NAME: "invalid_name",
  INVALID_PICTURE: "invalid_picture",
  INVALID_PASSWORD: "wrong_password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "no_password",
  PROVIDER_NOT_FOUND: "provider_down",
  INVALID_CODE: "wrong_code",
  INVALID_BACKUP_CODE: "wrong_code",
  INVALID_TWO_FACTOR_COOKIE: "codes_over",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "codes_over",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
  SESSION_NOT_FRESH: "login_again",
  PASSKEY_NOT_FOUND: "passkey_unknown",
  AUTHENTICATION_FAILED: "passkey_unknown",
  PASSKEY_NOT_UNLOCKED: "passkey_refused",
};

/** Sends one request to the product's own identity endpoints. The session itself is in a cookie. */
export async function askIdentity<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await reach(path, body);
  const answer = await response.json().catch(() => null);
  // The session was ended on another device. A wrong password or code has a code of its own.
  if (answer?.code === "UNAUTHORIZED") await signOutWhenRefused(new ApiError(401, "unauthenticated"));
  if (!response.ok) throw new IdentityError(codeOf(response.status, answer));
  return answer as Answer;
}

async function reach(path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(
      `/api/auth${path}`,
      body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    );
  } catch (error) {
    throw new IdentityError("network", { cause: error });
  }
}

function codeOf(status: number, answer: { code?: string } | null): IdentityErrorCode {
  const known = refusalsOfSignIn[answer?.code ?? ""];
  if (status === 429 && known === undefined) return "too_many_requests";
  return known ?? "unavailable";
}
