import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { isCommonPassword } from "#server/identity/common-passwords.ts";

/** Characters; a shorter one is refused as too short. */
export const shortestPassword = 6;

/** Where a password is set, and the field that it comes in. */
const fields: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Refuses a new password that guesses begin with. Passwords that are in use already go on working. */
export function refuseCommonPasswords(): BetterAuthPlugin {
  return {
    id: "refuse-common-passwords",
    hooks: {
      before: [
        {
          matcher: ({ path = "" }) => path in fields,
          handler: createAuthMiddleware(async ({ path, body }) => {
            const password: unknown = body?.[fields[path] ?? ""];
            if (typeof password !== "string" || password.length < shortestPassword) return;
            if (!(await isCommonPassword(password))) return;
            throw new APIError("BAD_REQUEST", {
              code: "PASSWORD_TOO_COMMON",
              message: "This password is on the lists that guesses begin with. Choose another one",
            });
          }),
        },
      ],
    },
  };
}
