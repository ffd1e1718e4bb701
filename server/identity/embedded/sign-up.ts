import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { checkedProfile } from "#server/identity/embedded/record-hooks.ts";

/**
 * Holds what a sign-up says against the contract before the address is looked at. A known address is answered without
 * making an account, so a fault that is only found while making one would tell which addresses are known.
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
