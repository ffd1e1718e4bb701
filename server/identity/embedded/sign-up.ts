import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { checkedProfile } from "#server/identity/embedded/record-hooks.ts";

/**
 * Validates a sign-up against the contract before looking up the address. For a known address, no account is created,
 * so an error found only while creating one would reveal which addresses are known.
 */
export function checkSignUpFirst(): BetterAuthPlugin {
  return {
    id: "check-sign-up-first",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-up/email",
          handler: createAuthMiddleware(async ({ body }) => ({
            context: { body: { ...body, ...checkedProfile(body ?? {}) } },
          })),
        },
      ],
    },
  };
}
