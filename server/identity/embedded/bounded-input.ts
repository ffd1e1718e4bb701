import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";

const most: Record<string, number> = { email: 254, name: 200, password: 1000, newPassword: 1000 };
/** Of any other text: addresses of pages and pictures, tokens, codes. */
const mostOfOthers = 2000;

/** Refuses texts that are longer than the contract allows before anything reads or keeps them. */
export function boundInput(): BetterAuthPlugin {
  return {
    id: "bound-input",
    hooks: {
      before: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async ({ body, query }) => {
            for (const [field, value] of [...Object.entries(body ?? {}), ...Object.entries(query ?? {})]) {
              if (typeof value !== "string" || value.length <= (most[field] ?? mostOfOthers)) continue;
              const code = field === "email" ? "INVALID_EMAIL" : "TOO_LONG";
              throw new APIError("BAD_REQUEST", { code, message: `${field} is too long` });
            }
          }),
        },
      ],
    },
  };
}
