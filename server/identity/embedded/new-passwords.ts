import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";

/** In characters. A shorter password is refused as too short. */
export const shortestPassword = 6;

/** The paths where a password is set, each with its field. */
const fields: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Refuses a new password that attackers try first. Existing passwords keep working. */
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

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the 49,000 most common in leaked lists, regardless of case. The list is on this machine,
 * so no part of a password leaves it.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= import("@zxcvbn-ts/language-common")
    .then(({ dictionary }) => new Set(dictionary["passwords-common"]))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  const common = await loading;
  return common.has(password) || common.has(password.toLowerCase());
}
