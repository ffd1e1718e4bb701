import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";

const most: Record<string, number> = {
  email: 254,
  name: 200,
  password: 1000,
  newPassword: 1000,
  // A passkey's response, signed by its authenticator.
  response: 20_000,
};
/** The limit for everything else: addresses of pages and pictures, tokens, codes, and messages of a sign-in window. */
const mostOfOthers = 2000;

/** Refuses input that is longer than the contract allows, before anything reads or stores it. */
export function boundInput(): BetterAuthPlugin {
  return {
    id: "bound-input",
    hooks: {
      before: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async ({ body, query }) => {
            for (const [field, value] of [...Object.entries(body ?? {}), ...Object.entries(query ?? {})]) {
              const written = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
              if (written.length <= (most[field] ?? mostOfOthers)) continue;
              const code = field === "email" ? "INVALID_EMAIL" : "TOO_LONG";
              throw new APIError("BAD_REQUEST", { code, message: `${field} is too long` });
            }
          }),
        },
      ],
    },
  };
}
