import { betterAuth } from "better-auth";
import { authOptions, type EmbeddedOptions } from "#server/identity/embedded/options.ts";

export type Auth = ReturnType<typeof createAuth>;

/** better-auth, set up for this salon. Importing this file loads the library. */
export function createAuth(options: EmbeddedOptions) {
  return betterAuth(authOptions(options));
}
