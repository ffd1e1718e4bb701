import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { holdsZero } from "#domain/null-character.ts";

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

/** Passwords are stored only as their hashes. */
const hashed = new Set(["password", "newPassword", "currentPassword"]);

/**
 * Refuses input that is longer than the contract allows, or that a database can't store, before anything reads or
 * stores it.
 */
export function boundInput(): BetterAuthPlugin {
  return {
    id: "bound-input",
    hooks: {
      before: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async ({ body, path, query }) => {
            for (const [field, value] of [...Object.entries(body ?? {}), ...Object.entries(query ?? {})]) {
              // A person's name becomes one line without control characters. A passkey's is stored as it is.
              const isCleaned = hashed.has(field) || (field === "name" && !path.startsWith("/passkey/"));
              const isUnstorable = !isCleaned && holdsZero(value);
              const written = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
              if (!isUnstorable && written.length <= (most[field] ?? mostOfOthers)) continue;
              const code = field === "email" ? "INVALID_EMAIL" : isUnstorable ? "NO_TEXT" : "TOO_LONG";
              const why = isUnstorable ? "holds a character that can't be stored" : "is too long";
              throw new APIError("BAD_REQUEST", { code, message: `${field} ${why}` });
            }
          }),
        },
      ],
    },
  };
}
